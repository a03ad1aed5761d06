//! TR-8 and FF-5: airstrike, nitro, drift, repair and respawn.

use super::shooting::Aim;
use super::{Play, bikes, readings, shooting};
use crate::actions::distinct_dice;
use crate::data::{Command, Damage, Space, VehicleId};
use crate::events::{Declined, Event, Told};
use crate::state::{Frame, Manner, Open, Question, Step};
use crossroads_engine::{Chance, Seat, Sink};

/// Whether a command is asked for: once a round (TR-7.10), not while coasting (TR-7.11), and only if one can be used.
pub(crate) fn are_offered(open: &Open) -> bool {
    let seat = open.turn.seat;
    !open.gangs[seat].commanded
        && open.turn.drive.manner == Manner::Normal
        && available(open, seat).next().is_some()
}

/// The commands a seat can use with the dice it has left (TR-8.2, TR-8.3).
pub(crate) fn available(open: &Open, seat: Seat) -> impl Iterator<Item = (Command, u8)> {
    let (dice, crew) = (distinct_dice(open, seat), open.crew(seat));
    let has_radio = open.turn.mover.is_none_or(|mover| readings::has_radio(open, mover));
    let slots = crew.board().iter().filter(move |slot| has_radio && can_act(open, seat, slot.command));
    slots.flat_map(move |slot| {
        let values = dice;
        (0..values.len())
            .map(move |place| (slot.command, values[place]))
            .filter(move |(_, die)| slot.lowest <= *die && *die <= slot.highest)
    })
}

/// Whether a command has something to act on (TR-8.3), and the car that is assigned may use it (CD-5.16).
pub(crate) fn can_act(open: &Open, seat: Seat, command: Command) -> bool {
    match command {
        Command::Airstrike => Space::all().any(|space| open.is_empty(space)),
        Command::Nitro => may_nitro(open),
        Command::Drift => true,
        Command::Repair => repairs(open, seat).next().is_some(),
        Command::Respawn => {
            bikes::eliminated(open, seat).next().is_some()
                && bikes::respawn_spaces(open, seat).next().is_some()
        }
    }
}

/// Whether the car that is assigned may use nitro (CD-5.16).
pub(crate) fn may_nitro(open: &Open) -> bool {
    open.turn.mover.is_none_or(|mover| readings::has_injector(open, mover))
}

/// What can be taken off a seat's cars or bikes on the board, like ones of one car once (TR-8.12, FF-5.5).
pub(crate) fn repairs(open: &Open, seat: Seat) -> impl Iterator<Item = (VehicleId, Damage)> {
    let on_board = |who: VehicleId| open.space_of(who).and_then(|_| open.car(who));
    open.vehicles(seat).filter_map(move |who| Some((who, on_board(who)?.damage))).flat_map(|(car, tokens)| {
        let is_first = move |place: &usize| !tokens[..*place].contains(&tokens[*place]);
        (0..tokens.len()).filter(is_first).map(move |place| (car, tokens[place]))
    })
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// A die on a command, carried out before the car moves (TR-8.1).
    pub fn command(&mut self, command: Command, die: u8) {
        let open = self.open_mut();
        let seat = open.turn.seat;
        open.gangs[seat].dice.take(die);
        open.gangs[seat].commanded = true;
        self.tell(Event::Commanded { seat, command, die });
        self.go_on(Step::Depart);
        match command {
            Command::Airstrike => self.push(Frame::Ask(Question::PlaceChopper)),
            Command::Repair => self.push(Frame::Ask(Question::Repair)),
            Command::Respawn => self.push(Frame::Ask(Question::Respawn)),
            // Part of the normal move, also above six (TR-8.8).
            Command::Nitro => self.open_mut().turn.drive.moves += die,
            Command::Drift => self.open_mut().turn.drive.drift = true,
        }
    }

    /// Choosing none is allowed (TR-7.10).
    pub fn no_command(&mut self) {
        let seat = self.open().turn.seat;
        self.go_on(Step::Depart);
        self.tell(Event::Declined { seat, what: Declined::Command });
    }

    /// The chopper goes to an empty space (TR-8.4) and may shoot right away, but not in round 1 (TR-8.5).
    pub fn place_chopper(&mut self, space: Space) {
        let open = self.open_mut();
        let seat = open.turn.seat;
        open.gangs[seat].chopper = Some(space);
        self.tell(Event::ChopperPlaced { seat, space });
        let open = self.open();
        if open.round > 1 && shooting::targets(open, None).next().is_some() {
            self.push(Frame::Ask(Question::ChopperShot));
        }
    }

    /// The chopper shoots, or does not.
    pub fn chopper_shot(&mut self, aim: Option<Aim>) {
        let seat = self.open().turn.seat;
        match aim {
            Some(aim) => self.shoot(None, aim),
            None => self.tell(Event::Declined { seat, what: Declined::ChopperShot }),
        }
    }

    /// A token goes back where it came from (TR-8.12, CD-5.2, CD-6.2); with a free slot a car is operable at once
    /// (TR-8.13, FF-4.2).
    pub fn repair(&mut self, car: VehicleId, damage: Damage) {
        if let Some(dashboard) = self.open_mut().car_mut(car)
            && let Some(place) = dashboard.damage.iter().position(|token| *token == damage)
        {
            dashboard.damage.remove(place);
            dashboard.inoperable = false;
            self.repaired(damage);
        }
        self.tell(Event::Repaired { car, damage });
    }
}
