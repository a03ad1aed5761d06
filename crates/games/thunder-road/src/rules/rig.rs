//! BR: the turn of the rig, what it meets, and what becomes of it. Its slams are with the others ([`super::slams`]), its
//! steps too ([`super::movement`]).

use super::{Play, commands, readings};
use crate::actions::distinct_dice;
use crate::data::{
    Crew, Direction, Hazard, RIG_DAMAGEABLE, RigCommand, SHOOTING_DIE, Section, ShotFace, Space, Terrain,
    VehicleId, Vehicles,
};
use crate::events::{Declined, Event, Fate, Told};
use crate::rules::quake::first_in_board_order;
use crate::state::{Cause, Drive, Frame, Open, Phase, Question, RigDie, Roll, Step, Way};
use crossroads_engine::{Chance, Seat, Sink, never};

/// Where the cowcatcher shoves (BR-8.10).
pub const ASIDE: [Direction; 2] = [Direction::FrontLeft, Direction::FrontRight];

/// Whether a die goes on the power steering: once a round, before the first section gets its die (BR-2.1).
pub fn may_steer(open: &Open) -> bool {
    open.rig.steering.is_none() && open.turn.mover.is_none() && !open.gangs[open.turn.seat].dice.is_empty()
}

/// Every command with every die that may go on it: sections without a die (BR-2.2), repairs only with a 3 (BR-2.4), damaged
/// and idle ones too (BR-2.5, BR-2.6).
pub fn dice(open: &Open) -> impl Iterator<Item = (RigCommand, u8)> {
    let dice = distinct_dice(open, open.turn.seat);
    let commands =
        RigCommand::ALL.into_iter().filter(|command| open.rig.dice[command.section() as usize].is_none());
    commands.flat_map(move |command| {
        (0..dice.len()).map(move |nth| (command, dice[nth])).filter(move |(_, die)| command.takes(*die))
    })
}

/// The damaged commands of a section (BR-8.3).
pub(crate) fn repairs(open: &Open, section: Section) -> impl Iterator<Item = RigCommand> {
    let of_section = RigCommand::damageable().filter(move |command| command.section() == section);
    of_section.filter(|command| !open.rig.works(*command))
}

/// The empty spaces of the rear arc, if there is a token to drop (BR-8.1): without a rear section on the board there is no
/// arc (BR-3.9).
pub fn drops(open: &Open) -> impl Iterator<Item = Space> {
    drops_behind(open, open.space_of(VehicleId::section(Section::Rear)))
}

/// The empty spaces of the rear arc of a space, if there is a token to drop (IX-7.1).
pub(crate) fn drops_behind(open: &Open, rear: Option<Space>) -> impl Iterator<Item = Space> {
    let behind = readings::BEHIND_ARC.into_iter().filter_map(move |way| rear?.neighbour(way));
    behind.filter(move |space| has_token(open) && open.is_empty(*space))
}

/// Whether there is a token to drop: in the pile, or on the discard that makes a new one (IX-7.1).
pub(crate) fn has_token(open: &Open) -> bool {
    let discarded: u8 = open.road.discard.iter().sum();
    open.road.pile > 0 || discarded > 0 || open.road.unseen_discard > 0
}

/// Who says where the cowcatcher shoves a road vehicle: its owner, or for one without an owner in the game the rig's
/// (BR-8.10, BR-8.11).
pub(crate) fn shoves(open: &Open, who: VehicleId) -> Seat {
    open.player_of(who).unwrap_or(open.turn.seat)
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// A die on the power steering is the steering of the round (BR-2.1).
    pub fn steer(&mut self, die: u8) {
        let open = self.open_mut();
        let seat = open.turn.seat;
        open.gangs[seat].dice.take(die);
        open.rig.steering = Some(die);
        self.tell(Event::Steered { seat, die });
        self.go_on(Step::RigDie);
    }

    /// A die on a command gives the moves of the turn and makes the command work (BR-2.3, BR-3.1), if it is not damaged
    /// now (BR-2.5, BR-2.8).
    pub fn rig_die(&mut self, command: RigCommand, die: u8) {
        let open = self.open_mut();
        let seat = open.turn.seat;
        open.gangs[seat].dice.take(die);
        open.rig.dice[command.section() as usize] = Some(RigDie { command, die });
        let works = open.rig.works(command);
        open.turn.mover = Some(VehicleId::RIG);
        open.turn.drive = Drive { moves: die, ..Drive::default() };
        open.turn.rig = works.then_some(command);
        self.tell(Event::RigDiePlaced { seat, command, die, works });
        self.go_on(Step::Depart);
        if works {
            self.activate(command);
        }
        self.hear_sweep_of_rig(command.section());
    }

    /// A command works: repair and airstrike at once, the others during the move or after it (BR-2.7).
    pub fn activate(&mut self, command: RigCommand) {
        match command {
            RigCommand::RepairRear | RigCommand::RepairMiddle | RigCommand::RepairFront => {
                let section = command.section();
                if repairs(self.open(), section).next().is_some() {
                    self.push(Frame::Ask(Question::RigRepair { section }));
                }
            }
            RigCommand::Airstrike if commands::can_fly(self.open()) => {
                self.begin_airstrike();
            }
            RigCommand::Airstrike
            | RigCommand::HazardDropper
            | RigCommand::TargetingComputer
            | RigCommand::TractionDrive
            | RigCommand::MissileLauncher
            | RigCommand::Cowcatcher => {}
        }
    }

    /// The cowcatcher works once a turn (BR-8.12).
    pub fn use_cowcatcher(&mut self) {
        let open = self.open_mut();
        for works in [&mut open.turn.rig, &mut open.bounties.rig] {
            *works = works.filter(|command| *command != RigCommand::Cowcatcher);
        }
    }

    /// One damage of a section less (BR-8.3).
    pub fn repair_rig(&mut self, command: RigCommand) {
        let mark = command.damage_index().and_then(|index| self.open_mut().rig.damage[index].take());
        if let Some(damage) = mark {
            self.return_damage(damage);
        }
        self.tell(Event::RigRepaired { command });
    }

    /// The rig takes a damage, and its owner says where (BR-7.1, BR-7.2).
    pub fn hurt_rig(&mut self) {
        if self.open().space_of(VehicleId::RIG).is_some() {
            self.push(Frame::Ask(Question::RigDamage));
        }
    }

    /// The rig takes so many damages together with what happens to others (IX-2.12): if they are its last, there is nothing
    /// to choose, and it goes with them.
    pub fn hurt_rig_together(&mut self, damages: u8) {
        if damages == 0 || self.open().space_of(VehicleId::RIG).is_none() {
            return;
        }
        if usize::from(self.open().rig.damages() + damages) >= RIG_DAMAGEABLE {
            return self.remove(VehicleId::RIG, Fate::BrokenUp);
        }
        (0..damages).for_each(|_| self.hurt_rig());
    }

    /// A command takes a damage; with all six of them damaged the rig is gone (BR-7.4).
    pub fn damage_rig(&mut self, command: RigCommand) {
        let Some(index) = command.damage_index() else {
            return never!("{command:?} is never damaged");
        };
        if self.open().space_of(VehicleId::RIG).is_none() || !self.open().rig.works(command) {
            return;
        }
        let mark = self.take_minor();
        self.open_mut().rig.damage[index] = Some(mark);
        self.tell(Event::RigDamaged { command });
        if usize::from(self.open().rig.damages()) == RIG_DAMAGEABLE {
            self.eliminate(VehicleId::RIG, Fate::BrokenUp);
        }
    }

    /// What the front section meets in a space that it has come into (BR-4): impassable ground or a token, then the other
    /// ground and a road vehicle that is there. Whatever would stop or move the rig, or be its end, damages it once and is
    /// flattened (BR-4.1, BR-4.2, BR-4.3).
    pub fn rig_meets(&mut self, space: Space, looked: Terrain) {
        let who = VehicleId::RIG;
        let (by, way) = (Cause::Driven, Way::step(Direction::Front));
        // Behind what follows comes the rest.
        self.push(Frame::Meet { who, space, by, way });
        if looked == Terrain::Impassable {
            self.flatten(space);
            return self.hurt_rig();
        }
        let hazard = self.turn_up(space);
        self.pay_for_find(who, space, by, looked);
        match hazard {
            Some(Hazard::Oil | Hazard::LaidOil) => {
                self.flatten(space);
                self.hurt_rig();
            }
            Some(Hazard::Road) if self.is_mined(space, Hazard::Road) => {
                self.use_up(who, space, Hazard::Road);
                self.hurt_rig();
            }
            // Damage and stop are one event (BR-4.7).
            Some(hazard @ (Hazard::Mine | Hazard::LaidMine)) => {
                self.use_up(who, space, hazard);
                self.hurt_rig();
            }
            // The wreck appears under the front section (BR-4.8).
            Some(Hazard::Wreck) => {
                self.use_up(who, space, Hazard::Wreck);
                // Where no figure is left the token would only stop it (TR-1.12).
                if self.lay_wreck(space).is_none() {
                    self.hurt_rig();
                }
            }
            Some(Hazard::PitTrap) => {
                let roll = self.roll_pit(who);
                self.climb(roll, 0);
            }
            Some(Hazard::Earthquake) => {
                self.use_up(who, space, Hazard::Earthquake);
                self.quake();
            }
            Some(Hazard::Sandworm) => {
                self.use_up(who, space, Hazard::Sandworm);
                self.sandworm();
            }
            // These only say what the ground is.
            Some(Hazard::Road | Hazard::Mud | Hazard::Glass | Hazard::Ramp | Hazard::Fire) | None => {}
        }
    }

    /// Road and mud act as usual and stay (BR-4.5); all other ground of Carnage but salt is flattened (IX-4.1, IX-4.2). Then a
    /// road vehicle that is there.
    pub fn rig_meets_ground(&mut self, space: Space, by: Cause, way: Way) {
        let who = VehicleId::RIG;
        match self.open().terrain(space) {
            Terrain::Sludge | Terrain::Glass | Terrain::Ramp | Terrain::Fire => {
                self.push(Frame::Meet { who, space, by, way });
                self.flatten(space);
                self.hurt_rig();
            }
            Terrain::Road | Terrain::OffRoad | Terrain::Mud | Terrain::Impassable | Terrain::Salt => {
                self.meet_vehicle(who, space, by);
            }
        }
    }

    /// A space becomes off-road, and its token goes to the discard (BR-4.2).
    pub fn flatten(&mut self, space: Space) {
        if let Some(hazard) = self.open().token(space).and_then(|token| token.face) {
            self.discard(hazard);
        }
        self.open_mut().road.ground.mark_off_road(space);
        self.tell(Event::Flattened { space });
    }

    /// The choppers in whose spaces a section stands go home; answers how many they are (BR-4.4).
    pub fn send_home_over_rig(&mut self) -> u8 {
        let mut over_rig = 0;
        for seat in self.open().in_game().iter() {
            let open = self.open();
            let under = open.gangs[seat].chopper.map(|space| open.others_in(space, Vehicles::NONE));
            if under.is_some_and(|under| under.0 & Vehicles::RIG.0 != 0) {
                self.open_mut().gangs[seat].chopper = None;
                self.tell(Event::ChopperReturned { seat });
                over_rig += 1;
            }
        }
        over_rig
    }

    /// The owner may drop a token behind the rig (BR-8.1).
    pub fn ask_for_drop(&mut self) {
        self.push(Frame::Ask(Question::DropHazard));
    }

    /// A random token, which nobody sees, face down (BR-8.1, IX-7.1).
    pub fn drop_hazard(&mut self, space: Option<Space>) {
        let seat = self.open().turn.seat;
        let Some(space) = space else {
            return self.tell(Event::Declined { seat, what: Declined::Drop });
        };
        let Some(hazard) = self.draw_hazard() else {
            return never!("there is no token to drop");
        };
        self.note_shown();
        self.state.hidden.faces.push((space, hazard));
        self.open_mut().road.ground.lay(space);
        self.tell(match self.open().crew(seat) {
            Crew::Rig => Event::HazardDropped { seat, space },
            Crew::Cars | Crew::Bikes => Event::RoadblockPlaced { seat, space },
        });
    }

    /// One roll for everything on the space two ahead and its neighbours, also beyond the front edge (BR-8.6, BR-8.7).
    pub fn launch_missiles(&mut self) {
        let roll = self.roll_missiles();
        self.climb(roll, 0);
    }

    /// Throws the shooting die of the missiles (BR-8.6).
    pub fn roll_missiles(&mut self) -> Roll {
        let face = self.roll(SHOOTING_DIE);
        self.tell(Event::MissilesLaunched { face });
        Roll::Missiles { face }
    }

    /// All hits together, then what follows, in board order (BR-8.7, BR-8.9). Upgrades that are about size and slots count, those
    /// about being chosen or about tokens do not (IX-6.3).
    pub fn missiles_hit(&mut self, face: ShotFace) {
        let Some(front) = self.open().space_of(VehicleId::RIG) else { return };
        let centre = front.point().along(Direction::Front, 2);
        let is_near = |space: Space| {
            centre == space.point() || Direction::ALL.iter().any(|way| centre.step(*way) == space.point())
        };
        let open = self.open();
        let near = open.on_board().filter(|(_, space)| is_near(*space)).map(|(who, _)| who);
        let mut hit: Vehicles = near.filter(|who| readings::hits(open, *who, face)).collect();
        hit = hit.without(Vehicles::RIG);
        let standings = self.standings();
        while let Some((who, _)) = first_in_board_order(self.open(), hit) {
            hit = hit.without(Vehicles::only(who));
            self.tell(Event::MissileHit { target: who });
            match who.wreck_index() {
                Some(_) => self.remove(who, Fate::Destroyed),
                None => self.hurt_a_little(who),
            }
        }
        self.see_who_is_out_after(standings);
        if self.open().phase == Phase::Racing {
            self.see_to_final_tile();
        }
    }

    /// The road vehicle before the cowcatcher goes aside; this is no slam, and the rig goes on (BR-8.10). It meets its new space
    /// as after a push (BR-8.11).
    pub fn shove(&mut self, question: Option<Question>, direction: Direction) {
        let Some(Question::Shove { who }) = question else {
            return never!("nobody is shoved");
        };
        let Some(space) = self.open().space_of(who) else {
            return never!("{who:?} is shoved off the board");
        };
        self.tell(Event::Shoved { who, direction });
        let to = space.point().step(direction);
        self.push(Frame::Arrive { who, to, by: Cause::Shoved, way: Way::step(direction) });
    }
}
