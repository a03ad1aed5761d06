//! What a seat may do, and who may do something now: the decision catalogue of the rules, read forwards.
//!
//! [`crate::rules::refusals`] reads the same catalogue backwards, for what is not in the list.

use crate::data::{Command, Damage, Direction, ROWS, Space, VehicleId};
use crate::rules::{commands, shooting, slams};
use crate::state::{Frame, Open, Phase, Place, Step};
use crossroads_engine::{Few, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Action {
    /// Puts a die on a car for its normal move (TR-7.6).
    Assign {
        /// The car.
        car: VehicleId,
        /// The value of the die.
        die: u8,
    },
    /// Puts a die in the coast slot of a car (TR-7.7).
    Coast {
        /// The car.
        car: VehicleId,
        /// The value of the die.
        die: u8,
    },
    /// Puts a die on a command (TR-7.10).
    Command {
        /// The command.
        command: Command,
        /// The value of the die.
        die: u8,
    },
    /// Uses no command in this turn.
    NoCommand,
    /// Places the chopper (TR-8.4).
    PlaceChopper(Space),
    /// The chopper shoots at this road vehicle (TR-8.5).
    ChopperShot(VehicleId),
    /// The chopper does not shoot.
    ChopperHold,
    /// Repairs a damage token (TR-8.12).
    Repair {
        /// The car.
        car: VehicleId,
        /// The kind of token.
        damage: Damage,
    },
    /// Enters the board in this row (TR-9.6).
    Enter(u8),
    /// Drives one space (TR-9.2).
    Step(Direction),
    /// Goes through an occupied space (TR-8.9).
    DriftThrough,
    /// Slams although it could go through.
    DriftSlam,
    /// Takes the road die bonus (TR-9.10).
    TakeBonus,
    /// Does without it.
    DeclineBonus,
    /// Lets the slam dice lie.
    KeepSlam,
    /// Rolls the slam dice again (TR-10.4).
    RerollSlam,
    /// The mover shoots at this road vehicle (TR-11.2).
    Shoot(VehicleId),
    /// The mover does not shoot.
    HoldFire,
}

/// The one seat that holds a decision: the owner of the larger vehicle in a slam, or whose turn it is.
pub fn asked(open: &Open) -> Option<Seat> {
    match (open.phase, open.next_work()) {
        (Phase::Over { .. }, _) => None,
        (Phase::Racing, Some(Frame::AskReroll { top, bottom, .. })) => slams::may_reroll(open, top, bottom),
        (Phase::Racing, _) => Some(open.turn.seat),
    }
}

/// The seats that hold a decision; never more than one.
pub fn to_act(open: &Open) -> SeatSet {
    asked(open).map_or(SeatSet::EMPTY, SeatSet::only)
}

/// Appends every legal action of a seat.
pub fn legal(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    if asked(open) != Some(seat) {
        return;
    }
    match open.next_work() {
        Some(Frame::AskReroll { .. }) => return into.extend([Action::KeepSlam, Action::RerollSlam]),
        Some(Frame::AskDrift { .. }) => return into.extend([Action::DriftThrough, Action::DriftSlam]),
        _ => {}
    }
    match open.turn.step {
        Step::Assign => {
            for car in VehicleId::gang(seat).filter(|car| can_be_assigned(open, *car)) {
                into.extend(distinct_dice(open, seat).iter().map(|die| Action::Assign { car, die: *die }));
            }
        }
        Step::Coast => {
            for car in VehicleId::gang(seat).filter(|car| can_coast(open, *car)) {
                into.extend(distinct_dice(open, seat).iter().map(|die| Action::Coast { car, die: *die }));
            }
        }
        Step::Command => {
            into.extend(
                commands::available(open, seat).map(|(command, die)| Action::Command { command, die }),
            );
            into.push(Action::NoCommand);
        }
        Step::PlaceChopper => {
            into.extend(Space::all().filter(|space| open.is_empty(*space)).map(Action::PlaceChopper));
        }
        Step::ChopperShot => {
            into.extend(shooting::targets(open, open.gangs[seat].chopper, None).map(Action::ChopperShot));
            into.push(Action::ChopperHold);
        }
        Step::Repair => {
            into.extend(commands::repairs(open, seat).map(|(car, damage)| Action::Repair { car, damage }));
        }
        Step::Drive => match open.turn.mover.and_then(|mover| open.car(mover)).map(|car| car.place) {
            Some(Place::Waiting) => into.extend((0..ROWS).map(Action::Enter)),
            _ => into.extend(Direction::ARC.map(Action::Step)),
        },
        Step::RoadBonus => into.extend([Action::TakeBonus, Action::DeclineBonus]),
        Step::Shoot => {
            let from = open.turn.mover.and_then(|mover| open.space_of(mover));
            into.extend(shooting::targets(open, from, open.turn.mover).map(Action::Shoot));
            into.push(Action::HoldFire);
        }
        Step::Begin | Step::Depart | Step::End => {}
    }
}

/// The unused dice of a seat, each value once.
pub(crate) fn distinct_dice(open: &Open, seat: Seat) -> Few<u8, 4> {
    let mut values = Few::default();
    for die in open.gangs[seat].dice.iter() {
        if values.last() != Some(die) {
            values.push(*die);
        }
    }
    values
}

/// Whether a car can get a die for its normal move (TR-7.6).
pub(crate) fn can_be_assigned(open: &Open, car: VehicleId) -> bool {
    open.car(car).is_some_and(|car| car.is_operable() && car.die.is_none())
}

/// Whether a car can coast (TR-7.7, TR-7.8).
pub(crate) fn can_coast(open: &Open, car: VehicleId) -> bool {
    open.car(car).is_some_and(|car| car.is_operable() && car.die.is_some() && car.coasts < MOST_COASTS)
}

/// How often a car may coast in a round (TR-7.8).
pub const MOST_COASTS: u8 = 2;
