//! CS-4: what the leaders do of their own. Rerolls are rungs of the ladder ([`super::rolls`]), further shots readings
//! ([`super::readings`]); the commands of their boards are carried out with all others ([`super::commands`]).

use super::{Play, readings, rig, shooting};
use crate::data::{
    Cards, Command, Crew, Direction, Leader, MOST_DICE, MOVEMENT_DIE, RIG_DIE, RigCommand, SlamFace, Space,
    Upgrade, VehicleId,
};
use crate::events::{Event, Told};
use crate::rules::movement::mover_can_act;
use crate::rules::shooting::Aim;
use crate::state::{Bonus, Frame, MOST_LOOKED, Open, Question, Secret, Step};
use crossroads_engine::{Chance, Few, Seat, SeatSet, Sink, never};

/// Command tokens that Jury Rigging costs (CS-4.4).
const JURY_RIGGING: u8 = 2;
/// Command tokens that Scrap Run lets one hold (CS-4.8).
const SCRAP_RUN: u8 = 4;
/// Moves that a slingshot gives (CS-4.7).
const SLINGSHOT: u8 = 2;

/// The tokens that a seat could look at: those that lie face down and that it has not looked at (CS-4.10).
pub(crate) fn tokens_to_look_at(open: &Open, seat: Seat) -> impl Iterator<Item = Space> {
    let may = open.led_by(seat, Leader::MadameBoubreaux) && !open.turn.done.second_sight;
    let down = open.road.tokens().filter(|token| token.face.is_none()).map(|token| token.space);
    down.filter(move |space| {
        may && !open.looked.iter().any(|(at, seats)| at == space && seats.contains(seat))
    })
}

/// Whether the turn begins with a look (CS-4.10).
pub(crate) fn may_look(open: &Open) -> bool {
    open.turn_led_by(Leader::MadameBoubreaux) && tokens_to_look_at(open, open.turn.seat).next().is_some()
}

/// Where a roadblock can go: the empty spaces of the mover's rear arc, as long as there is a token (CS-4.2).
pub(crate) fn roadblocks(open: &Open) -> impl Iterator<Item = Space> {
    rig::drops_behind(open, open.turn.mover.and_then(|mover| open.space_of(mover)))
}

/// Whether the mover gets its slingshot: behind a road vehicle, and operable (CS-4.7).
pub(crate) fn has_slingshot(open: &Open) -> bool {
    open.works(Command::Slingshot)
        && mover_can_act(open)
        && open.turn.mover.is_some_and(|mover| {
            let mut ahead = readings::arc(open.space_of(mover));
            ahead.any(|(_, space)| open.other_in(space, Some(mover)).is_some())
        })
}

/// What a spray would hit, to the front left, in front and to the front right (CS-4.9). Nobody is chosen, so a decoy is no
/// help (CS-5.14).
fn spray_targets(open: &Open) -> [Option<VehicleId>; 3] {
    let Some(mover) = open.turn.mover else { return [None; 3] };
    let only_ahead = open.has(mover, crate::data::Damage::ShatteredWindshield);
    let space = open.space_of(mover);
    Direction::ARC.map(|way| {
        let at = space?.neighbour(way).filter(|_| !only_ahead || way == Direction::Front)?;
        let target = open.other_in(at, Some(mover))?;
        shooting::is_target(open, space, target).then_some(target)
    })
}

/// Whether the mover may shoot at everything in its front arc instead of one target (CS-4.9).
pub(crate) fn may_spray(open: &Open) -> bool {
    open.turn_led_by(Leader::MachineGunJoe)
        && open.turn.step != Step::SecondShot
        && spray_targets(open).into_iter().flatten().count() > 1
}

/// Which dice, or cards, can be rolled again: every subset, of equal dice always the first ones (CS-4.7, GE-12).
pub(crate) fn subsets<'a>(
    open: &'a Open,
    secret: &'a Secret,
    seat: Seat,
) -> impl Iterator<Item = u8> + use<'a> {
    let dice = open.gangs[seat].dice;
    let cards: Few<crate::data::CardId, MOST_DICE> = secret.hand().iter().collect();
    let count = if open.plays_cards(seat) { cards.len() } else { dice.len() };
    let is_like = move |one: usize, other: usize| {
        if cards.is_empty() { dice[one] == dice[other] } else { secret.is_like(cards[one], cards[other]) }
    };
    (0..1_u8 << count).filter(move |mask| {
        let has = |place: usize| mask >> place & 1 != 0;
        (1..count).all(|place| !has(place) || !is_like(place - 1, place) || has(place - 1))
    })
}

/// The seat that has a bumper car in a slam and has not rolled it by its size (CS-4.5).
pub(crate) fn bumper_car(
    open: &Open,
    top: VehicleId,
    bottom: VehicleId,
    larger: Option<Seat>,
) -> Option<Seat> {
    let owners = [top, bottom].into_iter().filter_map(|who| open.player_of(who));
    owners.filter(|seat| Some(*seat) != larger).find(|seat| open.led_by(*seat, Leader::Bumpo))
}

/// The owner of a car that two tokens could keep operable (CS-4.4).
pub(crate) fn jury_rigger(open: &Open, who: VehicleId) -> Option<Seat> {
    let owner = open.player_of(who)?;
    (open.led_by(owner, Leader::MsBetty) && open.gangs[owner].tokens >= JURY_RIGGING).then_some(owner)
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The one way a seat gets a command token: without any in the supply it gets none (CS-1.3).
    fn take_token(&mut self, seat: Seat) {
        if self.token_supply() > 0 {
            self.open_mut().gangs[seat].tokens += 1;
            self.tell(Event::TokenTaken { seat });
        }
    }

    /// A shot of the car that was moved has hit: blood rush, once a round (CS-4.1).
    pub fn blood_rush(&mut self, by: Option<VehicleId>) {
        let seat = self.open().turn.seat;
        let is_movers = by.is_some() && by == self.open().turn.mover;
        if is_movers && self.open().led_by(seat, Leader::VinceVamp) && !self.open().gangs[seat].ability_used {
            self.open_mut().gangs[seat].ability_used = true;
            self.take_token(seat);
        }
    }

    /// A road vehicle comes onto a token: scrap, the first time in a turn of its owner (CS-4.8).
    pub fn scrap_run(&mut self, who: VehicleId) {
        let seat = self.open().turn.seat;
        let open = self.open();
        if open.owner(who) == Some(seat) && open.led_by(seat, Leader::Cruft) && !open.turn.done.scrap_run {
            self.open_mut().turn.done.scrap_run = true;
            if self.open().gangs[seat].tokens < SCRAP_RUN {
                self.take_token(seat);
            }
        }
    }

    /// Whoever has a lead foot is asked before the first turn of a round (CS-4.7, IX-2.11).
    pub fn ask_lead_foot(&mut self) {
        let open = self.open();
        let mut feet = open.in_game().iter().filter(|seat| open.led_by(*seat, Leader::CrisCrass));
        if let Some(seat) = feet.next() {
            self.push(Frame::Ask(Question::LeadFoot { seat }));
        }
    }

    /// Some of the movement dice are rolled again, or none (CS-4.7).
    pub fn lead_foot(&mut self, seat: Seat, mask: u8) {
        if mask == 0 {
            return self.tell(Event::DiceKept { seat });
        }
        self.roll_movement_again(seat, mask);
    }

    /// Movement dice are rolled again, those of the rig too (EA-4.11), or cards drawn anew (GE-12): a bit each, in their order.
    pub fn roll_movement_again(&mut self, seat: Seat, mask: u8) {
        let has = |place: usize| mask >> place & 1 != 0;
        if self.open().plays_cards(seat) {
            let hand = self.state.hidden.seats[seat].hand().iter().enumerate();
            let mut cards = Cards::NONE;
            hand.filter(|(place, _)| has(*place)).for_each(|(_, card)| cards.insert(card));
            self.tell(Event::DiceRerolled { seat, count: cards.len() });
            return self.redraw(seat, cards);
        }
        let faces = if self.open().crew(seat) == Crew::Rig { RIG_DIE } else { MOVEMENT_DIE };
        let old = self.open().gangs[seat].dice;
        self.open_mut().gangs[seat].dice.clear();
        self.tell(Event::DiceRerolled { seat, count: mask.count_ones() as u8 });
        for (place, die) in old.iter().enumerate() {
            let die = if has(place) { self.roll(faces) } else { *die };
            self.open_mut().gangs[seat].dice.insert_sorted(die);
        }
        let dice = self.open().gangs[seat].dice;
        self.tell(Event::DiceRolled { seat, dice });
    }

    /// A token that lies face down is looked at: which, all know, and what it is, one seat (CS-4.10, IX-7.2).
    pub fn look_at(&mut self, space: Space) {
        let seat = self.open().turn.seat;
        self.note_shown();
        self.open_mut().turn.done.second_sight = true;
        self.note_looked(seat, space);
        let face = self.state.hidden.faces.iter().find(|(at, _)| *at == space).map(|(_, face)| *face);
        self.tell(Event::Looked { seat, space, face });
        self.start_goes_on();
    }

    /// A seat knows a token that lies face down from now on (IX-7.2).
    pub fn note_looked(&mut self, seat: Seat, space: Space) {
        let looked = &mut self.open_mut().looked;
        if looked.len() == MOST_LOOKED {
            looked.remove(0);
        }
        match looked.iter_mut().find(|(at, _)| *at == space) {
            Some((_, seats)) => seats.insert(seat),
            None => looked.push((space, SeatSet::only(seat))),
        }
    }

    /// A token is no longer face down, or no longer there: what somebody knew of it is nothing special any more (IX-7.2).
    pub fn forget_looked(&mut self, space: Space) {
        let looked = &mut self.open_mut().looked;
        if let Some(place) = looked.iter().position(|(at, _)| *at == space) {
            looked.remove(place);
        }
    }

    /// What else can be done at the start of the turn is asked for, or the turn goes on (IX-2.1).
    pub fn start_goes_on(&mut self) {
        let open = self.open();
        if !may_look(open) && !super::upgrades::has_pit_stop(open) {
            self.start_over();
        }
    }

    /// Two more moves, both to be used, and no bonus after them (CS-4.7).
    pub fn slingshot(&mut self) {
        let turn = &mut self.open_mut().turn;
        turn.works.remove(Command::Slingshot);
        turn.drive.moves = SLINGSHOT;
        turn.drive.bonus = Bonus::Settled;
        turn.step = Step::Drive;
        let car = turn.mover.unwrap_or_default();
        self.tell(Event::Slingshot { car, moves: SLINGSHOT });
    }

    /// Every road vehicle in the front arc of the mover gets an On Fire marker, own ones too; not in round 1 (CS-4.11).
    pub fn flamethrower(&mut self) {
        let Some(mover) = self.open().turn.mover else { return };
        self.tell(Event::FlamesThrown { car: mover });
        for (_, space) in readings::arc(self.open().space_of(mover)) {
            if let Some(target) = self.open().other_in(space, Some(mover)) {
                self.set_on_fire(target);
            }
        }
    }

    /// All targets of the front arc are fixed, then shot at one after another (CS-4.9). It is the whole shot.
    pub fn spray(&mut self) {
        let targets = spray_targets(self.open());
        let Some(from) = self.open().turn.mover.and_then(|mover| self.open().space_of(mover)) else {
            return never!("nobody sprays");
        };
        let seat = self.open().turn.seat;
        self.after_shot_station();
        self.open_mut().turn.shot_at = None;
        self.tell(Event::Sprayed { seat });
        self.push(Frame::Spray { from, targets: targets.map(|target| target.unwrap_or(NOBODY)) });
    }

    /// The next target of a spray; one that has left its space is skipped (CS-4.9), and of a section a command is named.
    pub fn spray_on(&mut self, from: Space, mut targets: [VehicleId; 3]) {
        let Some(place) = targets.iter().position(|target| *target != NOBODY) else { return };
        let target = std::mem::replace(&mut targets[place], NOBODY);
        self.push(Frame::Spray { from, targets });
        if self.open().space_of(target) != from.neighbour(Direction::ARC[place]) {
            return;
        }
        match target.as_section() {
            Some(section) if shooting::is_target(self.open(), Some(from), target) => {
                self.push(Frame::Ask(Question::SprayRig { section }));
            }
            Some(_) => {}
            None => self.shoot(self.open().turn.mover, Aim::At(target)),
        }
    }

    /// The command of a section that a spray is aimed at (CS-4.9).
    pub fn spray_rig(&mut self, command: RigCommand) {
        self.shoot(self.open().turn.mover, Aim::Command(command));
    }

    /// Who is moved by a slam is chosen after the final direction (CS-4.5).
    pub fn big_shove(&mut self, question: Option<Question>, moves: SlamFace) {
        let Some(Question::BigShove { top, bottom, direction }) = question else {
            return never!("nobody shoves");
        };
        let seat = self.open().turn.seat;
        self.tell(Event::BigShoved { seat, top, bottom, moves, direction });
        self.part(top, bottom, moves, direction);
    }

    /// Two tokens, and the last damage token goes back: the car stays operable (CS-4.4, IX-2.9).
    pub fn jury_rig(&mut self, question: Option<Question>, pay: bool) {
        let Some(Question::JuryRig { who }) = question else {
            return never!("no car breaks down");
        };
        let Some(seat) = self.open().player_of(who) else {
            return never!("{who:?} is nobody's");
        };
        if !pay {
            self.tell(Event::TokensKept { seat });
            return self.break_down(who);
        }
        self.open_mut().gangs[seat].tokens -= JURY_RIGGING;
        let last = self.open_mut().car_mut(who).and_then(|car| car.damage.pop());
        if let Some(damage) = last {
            self.repaired(damage);
            self.tell(Event::JuryRigged { car: who, damage });
        }
    }

    /// Whether a car that breaks down has somebody or something to answer that (CS-4.4, CS-5.17).
    pub fn is_answered(&self, who: VehicleId) -> bool {
        let open = self.open();
        jury_rigger(open, who).is_some() || open.wears(who, Upgrade::DeadMansSwitch)
    }
}

/// No road vehicle at all.
pub(crate) const NOBODY: VehicleId = VehicleId(u8::MAX);
