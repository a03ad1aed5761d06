//! FF-2 and FF-5: the second die of the bikes, the order of two bikes, and bikes that come back.

use super::{Play, commands};
use crate::actions::{Action, can_be_assigned, can_coast, distinct_dice};
use crate::data::{Space, VehicleId};
use crate::events::{Event, Told};
use crate::rules::readings;
use crate::rules::round::has_car_to_assign;
use crate::state::{Car, Drive, Manner, Mover, Open, Place, Step};
use crossroads_engine::{Chance, Seat, Sink, never};

/// The bikes that can take the second die of a turn, and whether they coast with it: those without a die (FF-2.1), then
/// those that can coast (FF-2.3), the bike of the first die only if no other has room (FF-2.4).
fn rides(open: &Open, seat: Seat) -> impl Iterator<Item = (VehicleId, Manner)> {
    let first = open.turn.mover;
    let manner = if has_car_to_assign(open, seat) { Manner::Normal } else { Manner::Coasting };
    let fits = move |bike: VehicleId| match manner {
        Manner::Normal => can_be_assigned(open, bike),
        Manner::Coasting => can_coast(open, bike),
    };
    let others = open.vehicles(seat).any(|bike| Some(bike) != first && fits(bike));
    let bikes = open.vehicles(seat).filter(move |bike| fits(*bike) && (!others || Some(*bike) != first));
    bikes.map(move |bike| (bike, manner))
}

/// Whether a bike of a seat other than this one has room for a die in its coast slot (FF-2.4).
pub(crate) fn other_has_room(open: &Open, seat: Seat, bike: VehicleId) -> bool {
    open.turn.mover == Some(bike) && rides(open, seat).any(|(other, _)| other != bike)
}

/// Whether the second die can go anywhere (FF-2.5).
pub(crate) fn has_second(open: &Open) -> bool {
    let seat = open.turn.seat;
    let has_die = !open.gangs[seat].dice.is_empty();
    open.turn.second.is_none()
        && has_die
        && (rides(open, seat).next().is_some() || commands::are_offered(open))
}

/// Appends everything the second die can be used for: a bike, or once a round a command instead (FF-2.2). Where no bike has
/// room, the command can be done without.
pub(crate) fn seconds(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let dice = distinct_dice(open, seat);
    for (car, manner) in rides(open, seat) {
        into.extend(dice.iter().map(|die| match manner {
            Manner::Normal => Action::Assign { car, die: *die },
            Manner::Coasting => Action::Coast { car, die: *die },
        }));
    }
    if commands::are_offered(open) {
        into.extend(commands::available(open, seat).map(|(command, die)| Action::Command { command, die }));
    }
    if may_do_without(open, seat) {
        into.push(Action::NoCommand);
    }
}

/// Whether the second die may stay unused: no bike has room for it (FF-2.5).
pub(crate) fn may_do_without(open: &Open, seat: Seat) -> bool {
    rides(open, seat).next().is_none()
}

/// The bikes of a seat that are eliminated.
pub fn eliminated(open: &Open, seat: Seat) -> impl Iterator<Item = VehicleId> {
    let bikes = open.vehicles(seat).filter(|who| who.bike_index().is_some());
    bikes.filter(|bike| open.place(*bike) == Place::Gone)
}

/// Where a bike can come back: the empty spaces in the front arc of the rearmost operable bike, of any of them on a tie
/// (FF-5.3).
pub fn respawn_spaces(open: &Open, seat: Seat) -> impl Iterator<Item = Space> {
    let spaces =
        || open.vehicles(seat).filter(|bike| open.is_operable(*bike)).filter_map(|bike| open.space_of(bike));
    let rearmost = spaces().map(Space::forwardness).min();
    let beside: crossroads_engine::Few<Space, 15> = spaces()
        .filter(|space| Some(space.forwardness()) == rearmost)
        .flat_map(|space| readings::arc(Some(space)).map(|(_, space)| space))
        .filter(|space| open.is_empty(*space))
        .collect();
    (0..beside.len()).filter(move |nth| !beside[..*nth].contains(&beside[*nth])).map(move |nth| beside[nth])
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The second die goes on a bike too; both are given before anything happens (FF-2.6).
    pub fn second(&mut self, who: VehicleId, moves: u8, manner: Manner) {
        self.open_mut().turn.second = Some(Mover { who, moves, manner });
        self.go_on(Step::FirstBike);
    }

    /// Which of the two moves first (FF-2.6).
    pub fn first_bike(&mut self, who: VehicleId) {
        let turn = &mut self.open_mut().turn;
        let (Some(mover), Some(second)) = (turn.mover, turn.second) else {
            return never!("two bikes are not assigned");
        };
        if who == second.who {
            let Drive { moves, manner, .. } = turn.drive;
            turn.second = Some(Mover { who: mover, moves, manner });
            turn.mover = Some(who);
            turn.drive = Drive { moves: second.moves, manner: second.manner, ..Drive::default() };
        }
        self.tell(Event::WentFirst { bike: who });
        self.go_on(Step::Command);
    }

    /// The other bike moves and shoots (FF-2.6), if it still can; its die stays used (FF-2.7).
    pub fn next_mover(&mut self) {
        let open = self.open_mut();
        let Some(Mover { who, moves, manner }) = open.turn.second.take() else {
            return never!("there is no second bike");
        };
        open.turn.mover = Some(who);
        open.turn.drive = Drive { moves, manner, ..Drive::default() };
        self.go_on(Step::Depart);
    }

    /// An eliminated bike comes back undamaged and without a die (FF-5.3, FF-5.4); it is placed and meets nothing (IX-3.1).
    pub fn respawn(&mut self, bike: VehicleId, space: Space) {
        let open = self.open_mut();
        open.put(bike, Place::On(space));
        if let Some(car) = open.car_mut(bike) {
            *car = Car::default();
        }
        self.tell(Event::Respawned { bike, space });
    }
}
