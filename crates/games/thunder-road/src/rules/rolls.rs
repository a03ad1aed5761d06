//! Dice that somebody may roll again: every such roll lies on the stack and climbs a ladder of those who may (IX-2.7,
//! IX-2.8); when nobody is left to be asked, it stands.

use super::{Play, leaders, readings, slams, upgrades};
use crate::data::{Command, Damage, Leader, RigCommand, Upgrade, VehicleId};
use crate::events::{Event, Told};
use crate::setup::Options;
use crate::state::{Frame, Open, Question, Roll, Rung};
use crossroads_engine::{Chance, Seat, Sink, never};

impl Rung {
    /// Whether anybody at a table can stand on it.
    fn is_there(self, options: &Options) -> bool {
        match self {
            Rung::Size => true,
            Rung::TargetingComputer => options.big_rig,
            Rung::OpenEngineBay => options.carnage,
            Rung::BumperCar | Rung::SteadyHand | Rung::Fireproof | Rung::Omen => options.leaders,
            Rung::TracerRounds => options.upgrades,
        }
    }
}

/// The two road vehicles of a slam that was rolled.
fn slammed(roll: Roll) -> Option<(VehicleId, VehicleId)> {
    match roll {
        Roll::Slam { top, bottom, .. } | Roll::BigShove { top, bottom, .. } => Some((top, bottom)),
        Roll::Shot { .. }
        | Roll::Fire { .. }
        | Roll::Oil { .. }
        | Roll::Shrapnel { .. }
        | Roll::Dazed { .. }
        | Roll::Stagger { .. }
        | Roll::Blast { .. }
        | Roll::Ramp { .. }
        | Roll::Quake { .. }
        | Roll::Pit { .. }
        | Roll::Missiles { .. }
        | Roll::Road { .. } => None,
    }
}

/// Who may roll dice again on a rung of the ladder.
pub(crate) fn may_reroll(open: &Open, roll: Roll, rung: Rung) -> Option<Seat> {
    let slam = slammed(roll);
    let seat = match rung {
        Rung::Size => slams::may_reroll(open, slam?.0, slam?.1),
        Rung::BumperCar => {
            let (top, bottom) = slam?;
            leaders::bumper_car(open, top, bottom, slams::may_reroll(open, top, bottom))
        }
        Rung::TargetingComputer | Rung::OpenEngineBay | Rung::SteadyHand | Rung::TracerRounds => {
            shot_again(open, roll, rung)
        }
        Rung::Fireproof => {
            let Roll::Fire { who, .. } = roll else { return None };
            let owner = open.player_of(who)?;
            (open.led_by(owner, Leader::EmBerco) && !open.gangs[owner].ability_used).then_some(owner)
        }
        // Any dice that fall in the turn (CS-4.10); the road die falls in none.
        Rung::Omen => {
            let falls_in_turn = !matches!(roll, Roll::Road { .. });
            (falls_in_turn && open.works(Command::Omen)).then_some(open.turn.seat)
        }
    };
    let is_rammed =
        |seat: &Seat| slam.is_some_and(|(top, bottom)| upgrades::is_rammed(open, *seat, top, bottom));
    seat.filter(|seat| !is_rammed(seat))
}

/// Whether the shooter may roll a shot again on a rung (IX-2.7). All of these but the computer need a miss.
fn shot_again(open: &Open, roll: Roll, rung: Rung) -> Option<Seat> {
    let Roll::Shot { by, target, face, .. } = roll else { return None };
    let missed = !readings::hits(open, target, face);
    let may = match rung {
        Rung::TargetingComputer => {
            by == Some(VehicleId::RIG) && open.rig_works(RigCommand::TargetingComputer)
        }
        Rung::OpenEngineBay => missed && open.has(target, Damage::OpenEngineBay),
        Rung::SteadyHand => {
            let is_movers = by.is_some() && by == open.turn.mover;
            missed && is_movers && open.turn_led_by(Leader::WongLeiKong) && !open.turn.done.steady_hand
        }
        Rung::TracerRounds => missed && by.is_some_and(|by| open.wears(by, Upgrade::TracerRounds)),
        Rung::Size | Rung::BumperCar | Rung::Fireproof | Rung::Omen => false,
    };
    // Mostly that is whose turn it is, but somebody may shoot back (EA-5.6).
    may.then(|| by.and_then(|by| open.owner(by)).unwrap_or(open.turn.seat))
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// Dice have been rolled: the first who may roll them again is asked, from this rung on; if nobody may, they stand.
    pub fn climb(&mut self, roll: Roll, from: usize) {
        let open = self.open();
        let rungs = Rung::ALL.get(from..).unwrap_or_default();
        let asks = |rung: &&Rung| rung.is_there(&open.options) && may_reroll(open, roll, **rung).is_some();
        match rungs.iter().find(asks) {
            Some(rung) => self.push(Frame::Ask(Question::Reroll { roll, rung: *rung })),
            None if self.open().options.one_shots => self.hear_roll(roll),
            None => self.stands(roll),
        }
    }

    /// The dice stand, and what they say comes to pass.
    pub fn stands(&mut self, roll: Roll) {
        match roll {
            Roll::Slam { top, bottom, moves, direction } => self.part(top, bottom, moves, direction),
            Roll::BigShove { top, bottom, direction } => {
                self.push(Frame::Ask(Question::BigShove { top, bottom, direction }));
            }
            Roll::Shot { by, target, aim, face } => self.strike(by, target, aim, face),
            Roll::Fire { who, face } => self.burn(who, face),
            Roll::Oil { who, direction } => self.slide_on_oil(who, direction),
            Roll::Shrapnel { car, direction } => self.shrapnel_hits(car, direction),
            Roll::Dazed { car, moves } => self.push(Frame::Suffer { who: car, dazed: moves }),
            Roll::Stagger { car, direction } => self.stagger(car, direction),
            Roll::Blast { car, direction, spaces } => self.blast(car, direction, spaces),
            Roll::Ramp { who, spaces } => self.jump_off(who, spaces),
            Roll::Quake { direction } => self.shake(direction),
            Roll::Pit { who, face } => self.pit_trap(who, face),
            Roll::Missiles { face } => self.missiles_hit(face),
            Roll::Road { die } => self.open_round(die),
        }
    }

    /// The same dice once more.
    pub fn roll_again(&mut self, roll: Roll) -> Roll {
        match roll {
            Roll::Slam { top, bottom, .. } => self.roll_slam(top, bottom),
            Roll::BigShove { top, bottom, .. } => self.roll_shove(top, bottom),
            Roll::Shot { by, target, aim, .. } => self.roll_shot(by, target, aim),
            Roll::Fire { who, .. } => self.roll_fire(who),
            Roll::Oil { who, .. } => self.roll_oil(who),
            Roll::Shrapnel { car, .. } => self.roll_shrapnel(car),
            Roll::Dazed { car, .. } => self.roll_dazed(car),
            Roll::Stagger { car, .. } => self.roll_stagger(car),
            Roll::Blast { car, .. } => self.roll_blast(car),
            Roll::Ramp { who, .. } => self.roll_ramp(who),
            Roll::Quake { .. } => self.roll_quake(),
            Roll::Pit { who, .. } => self.roll_pit(who),
            Roll::Missiles { .. } => self.roll_missiles(),
            Roll::Road { .. } => self.roll_road(),
        }
    }

    /// All dice of the roll together, once for each who may; the last result stands (TR-10.4). A reroll reopens nothing for who
    /// has answered (IX-2.8).
    pub fn answer_roll(&mut self, question: Option<Question>, again: bool) {
        let Some(Question::Reroll { roll, rung }) = question else {
            return never!("nobody is asked for a reroll");
        };
        let Some(seat) = may_reroll(self.open(), roll, rung) else {
            return never!("nobody may roll {roll:?} again");
        };
        self.tell(match (roll, again) {
            (Roll::Slam { .. } | Roll::BigShove { .. }, true) => Event::SlamRerolled { seat },
            (Roll::Slam { .. } | Roll::BigShove { .. }, false) => Event::SlamKept { seat },
            (Roll::Shot { .. }, true) => Event::ShotRerolled { seat },
            (Roll::Shot { .. }, false) => Event::ShotKept { seat },
            (_, true) => Event::RollRerolled { seat },
            (_, false) => Event::RollKept { seat },
        });
        if again {
            self.use_rung(seat, rung);
        }
        let roll = if again { self.roll_again(roll) } else { roll };
        self.climb(roll, rung as usize + 1);
    }

    /// What can be used once a turn or a round is used.
    fn use_rung(&mut self, seat: Seat, rung: Rung) {
        let open = self.open_mut();
        match rung {
            Rung::Omen => open.turn.works.remove(Command::Omen),
            Rung::SteadyHand => open.turn.done.steady_hand = true,
            Rung::Fireproof => open.gangs[seat].ability_used = true,
            Rung::Size
            | Rung::TargetingComputer
            | Rung::OpenEngineBay
            | Rung::BumperCar
            | Rung::TracerRounds => {}
        }
    }
}
