//! TR-8: airstrike, nitro, drift and repair.

use super::{Play, shooting};
use crate::actions::distinct_dice;
use crate::data::{Command, Damage, Space, VehicleId};
use crate::events::{Declined, Event, Told};
use crate::state::{Open, Place, Step};
use crossroads_engine::{Chance, Seat, Sink};

/// The commands a seat can use with the dice it has left (TR-8.2, TR-8.3).
pub(crate) fn available(open: &Open, seat: Seat) -> impl Iterator<Item = (Command, u8)> {
    let dice = distinct_dice(open, seat);
    Command::ALL.into_iter().filter(move |command| can_act(open, seat, *command)).flat_map(move |command| {
        let values = dice;
        (0..values.len())
            .map(move |place| (command, values[place]))
            .filter(|(command, die)| command.takes(*die))
    })
}

/// Whether a command has something to act on (TR-8.3).
pub(crate) fn can_act(open: &Open, seat: Seat, command: Command) -> bool {
    match command {
        Command::Airstrike => Space::all().any(|space| open.is_empty(space)),
        Command::Nitro | Command::Drift => true,
        Command::Repair => repairs(open, seat).next().is_some(),
    }
}

/// The damage tokens on a seat's cars on the board, like ones of one car once (TR-8.12).
pub(crate) fn repairs(open: &Open, seat: Seat) -> impl Iterator<Item = (VehicleId, Damage)> {
    let on_board = |who: VehicleId| open.car(who).filter(|car| matches!(car.place, Place::On(_)));
    VehicleId::gang(seat).filter_map(move |who| Some((who, on_board(who)?.damage))).flat_map(
        |(car, tokens)| {
            let is_first = move |place: &usize| !tokens[..*place].contains(&tokens[*place]);
            (0..tokens.len()).filter(is_first).map(move |place| (car, tokens[place]))
        },
    )
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// A die on a command, carried out before the car moves (TR-8.1).
    pub fn command(&mut self, command: Command, die: u8) {
        let open = self.open_mut();
        let seat = open.turn.seat;
        open.gangs[seat].dice.take(die);
        open.gangs[seat].commanded = true;
        open.turn.step = match command {
            Command::Airstrike => Step::PlaceChopper,
            Command::Repair => Step::Repair,
            Command::Nitro => {
                // Part of the normal move, also above six (TR-8.8).
                open.turn.drive.moves += die;
                Step::Depart
            }
            Command::Drift => {
                open.turn.drive.drift = true;
                Step::Depart
            }
        };
        self.tell(Event::Commanded { seat, command, die });
    }

    /// Choosing none is allowed (TR-7.10).
    pub fn no_command(&mut self) {
        let seat = self.open().turn.seat;
        self.open_mut().turn.step = Step::Depart;
        self.tell(Event::Declined { seat, what: Declined::Command });
    }

    /// The chopper goes to an empty space (TR-8.4) and may shoot right away, but not in round 1 (TR-8.5).
    pub fn place_chopper(&mut self, space: Space) {
        let open = self.open_mut();
        let seat = open.turn.seat;
        open.gangs[seat].chopper = Some(space);
        let may_shoot = open.round > 1 && shooting::targets(open, Some(space), None).next().is_some();
        open.turn.step = if may_shoot { Step::ChopperShot } else { Step::Depart };
        self.tell(Event::ChopperPlaced { seat, space });
    }

    /// The chopper shoots, or does not.
    pub fn chopper_shot(&mut self, target: Option<VehicleId>) {
        let seat = self.open().turn.seat;
        self.open_mut().turn.step = Step::Depart;
        match target {
            Some(target) => self.shoot(None, target),
            None => self.tell(Event::Declined { seat, what: Declined::ChopperShot }),
        }
    }

    /// A token goes back into the pile (TR-8.12); with one token left a car is operable at once (TR-8.13).
    pub fn repair(&mut self, car: VehicleId, damage: Damage) {
        self.open_mut().turn.step = Step::Depart;
        if let Some(index) = car.car_index() {
            let dashboard = &mut self.open_mut().cars[index];
            if let Some(place) = dashboard.damage.iter().position(|token| *token == damage) {
                dashboard.damage.remove(place);
                dashboard.inoperable = false;
                self.return_damage(damage);
            }
        }
        self.tell(Event::Repaired { car, damage });
    }
}
