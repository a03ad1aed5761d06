//! EA-6: bonus commands, one more command for each command board. They are used like all others ([`crate::rules::commands`]);
//! here is what is their own.

use crate::data::{AmmoDeck, BONUS_COMMANDS, Command, Crew, Direction, Slot, Space, VehicleId};
use crate::events::{Event, Told};
use crate::rules::{Play, rig};
use crate::state::{Cause, Frame, MOST_TOKENS, Open, Place, Question, Way};
use crossroads_engine::{Chance, Few, Seat, Sink, never};

/// How far a radar sees (EA-6.5).
const RADAR: u8 = 3;

/// Whether a crew can use a bonus command: an assigned bike never has damage, and size decides nothing in its slams (EA-6.2).
fn suits(crew: Crew, command: Command) -> bool {
    match crew {
        Crew::Cars => true,
        Crew::Bikes => !matches!(command, Command::QuickFix | Command::RamPlate),
        Crew::Rig => false,
    }
}

/// Other cars of a seat that a cable can tow: operable and on the board (EA-6.4).
pub(crate) fn towable(open: &Open, seat: Seat) -> impl Iterator<Item = VehicleId> {
    let others = open.vehicles(seat).filter(|who| Some(*who) != open.turn.mover);
    others.filter(|who| open.is_operable(*who) && open.space_of(*who).is_some())
}

/// The tokens that lie face down up to three spaces from the mover, counted along neighbours (EA-6.5).
pub(crate) fn on_radar(open: &Open) -> impl Iterator<Item = Space> {
    let from = open.turn.mover.and_then(|mover| open.space_of(mover));
    let down = open.road.tokens().filter(|token| token.face.is_none()).map(|token| token.space);
    down.filter(move |space| from.is_some_and(|from| steps_between(from, *space) <= RADAR))
}

/// How many steps along neighbours lead from one space to another: each lane is half a space, and what is left goes along
/// the lane.
fn steps_between(from: Space, to: Space) -> u8 {
    let lanes = from.row().abs_diff(to.row());
    let halves = from.forwardness().abs_diff(to.forwardness());
    lanes + halves.saturating_sub(lanes).div_ceil(2)
}

/// Two operable cars of a seat on one tile (EA-6.10).
pub(crate) fn swaps(open: &Open, seat: Seat) -> impl Iterator<Item = (VehicleId, VehicleId)> {
    let tile = move |who: VehicleId| open.space_of(who).filter(|_| open.is_operable(who)).map(Space::tile);
    open.vehicles(seat).flat_map(move |one| {
        let others = open.vehicles(seat).filter(move |other| other.0 > one.0);
        others
            .filter(move |other| tile(one).is_some() && tile(one) == tile(*other))
            .map(move |other| (one, other))
    })
}

/// Whether the assigned car has exactly one damage (EA-6.7).
pub(crate) fn can_be_fixed(open: &Open) -> bool {
    open.turn.mover.and_then(|mover| open.car(mover)).is_some_and(|car| car.damage.len() == 1)
}

/// Where cargo can be dumped: the empty spaces of the mover's rear arc, as long as there is a token (EA-6.3).
pub(crate) fn dumps(open: &Open) -> impl Iterator<Item = Space> {
    rig::drops_behind(open, open.turn.mover.and_then(|mover| open.space_of(mover)))
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// A card face up for every command board; the rig has none (EA-6.1). One that a crew cannot use is put away (EA-6.2).
    pub fn deal_bonus_commands(&mut self) {
        if !self.open().options.bonus_commands {
            return;
        }
        let mut deck = AmmoDeck::WHOLE;
        for seat in Seat::all(self.open().seats()) {
            let crew = self.open().crew(seat);
            if crew == Crew::Rig {
                continue;
            }
            let slot = loop {
                let Some(card) = deck.draw(self.chance) else {
                    return never!("more command boards than bonus commands");
                };
                let slot: Slot = BONUS_COMMANDS[card % BONUS_COMMANDS.len()];
                if suits(crew, slot.command) {
                    break slot;
                }
            };
            self.open_mut().gangs[seat].bonus = Some(slot.command);
            self.tell(Event::BonusDealt { seat, command: slot.command });
        }
    }

    /// Another car of the seat moves one space in its front arc (EA-6.4): without cost, and it is no move of its own.
    pub fn tow_by_cable(&mut self, who: VehicleId, direction: Direction) {
        let Some(space) = self.open().space_of(who) else {
            return never!("{who:?} is towed off the board");
        };
        self.begin_chain();
        let to = space.point().step(direction);
        self.push(Frame::Arrive { who, to, by: Cause::Towed, way: Way::step(direction) });
    }

    /// All tokens in reach are looked at (EA-6.5): which, everybody sees, and what they are, one seat (IX-7.2). Then one of
    /// them may go.
    pub fn radar(&mut self) {
        let seat = self.open().turn.seat;
        let spaces: Few<Space, MOST_TOKENS> = on_radar(self.open()).collect();
        self.note_shown();
        for space in spaces.iter() {
            self.note_looked(seat, *space);
            let face = self.state.hidden.faces.iter().find(|(at, _)| at == space).map(|(_, face)| *face);
            self.tell(Event::Looked { seat, space: *space, face });
        }
        self.push(Frame::Ask(Question::Radar));
    }

    /// One of the tokens goes, and is shown (EA-6.5).
    pub fn radar_discards(&mut self, space: Option<Space>) {
        let seat = self.open().turn.seat;
        let Some(space) = space else {
            return self.tell(Event::RadarKept { seat });
        };
        let faces = &mut self.state.hidden.faces;
        let Some(place) = faces.iter().position(|(at, _)| *at == space) else {
            return never!("no token lies on {space}");
        };
        let (_, hazard) = faces[place];
        faces.remove(place);
        self.open_mut().road.ground.clear(space);
        self.forget_looked(space);
        self.note_shown();
        self.tell(Event::RadarDiscarded { seat, space, hazard });
        self.discard(hazard);
    }

    /// Two cars of the seat swap places; they are placed and meet nothing (EA-6.10, IX-3.1).
    pub fn switcheroo(&mut self, one: VehicleId, other: VehicleId) {
        let (Some(here), Some(there)) = (self.open().space_of(one), self.open().space_of(other)) else {
            return never!("{one:?} and {other:?} are not on the board");
        };
        let open = self.open_mut();
        open.put(one, Place::On(there));
        open.put(other, Place::On(here));
        self.tell(Event::Switched { one, other });
    }

    /// The only damage of the assigned car goes (EA-6.7), as by a repair (IX-2.9).
    pub fn quick_fix(&mut self) {
        let damaged =
            self.open().turn.mover.and_then(|who| Some((who, *self.open().car(who)?.damage.first()?)));
        match damaged {
            Some((who, damage)) => self.repair(who, damage),
            None => never!("nothing is damaged"),
        }
    }
}
