//! What a seat may do, and who may do something now: the decision catalogue of the rules, read forwards.
//!
//! [`crate::rules::refusals`] reads the same catalogue backwards, for what is not in the list.

use crate::data::{Command, Damage, Direction, MOST_DICE, ROWS, RigCommand, Space, VehicleId};
use crate::rules::{bikes, commands, movement, rig, rolls, shooting};
use crate::state::{Open, Place, Question};
use crossroads_engine::{Few, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One decision of one seat. New kinds stand behind the old ones, since stored tables name them by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Action {
    /// Puts a die on a car or a bike for its normal move (TR-7.6, FF-2.1).
    Assign {
        /// The car.
        car: VehicleId,
        /// The value of the die.
        die: u8,
    },
    /// Puts a die in the coast slot of a car or a bike (TR-7.7, FF-2.3).
    Coast {
        /// The car.
        car: VehicleId,
        /// The value of the die.
        die: u8,
    },
    /// Puts a die on a command (TR-7.10, FF-2.2).
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
    /// Repairs a damage token (TR-8.12, FF-5.5).
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
    /// Goes through an occupied space (TR-8.9, FF-3.1).
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
    /// Puts a die of this value on the power steering of the rig (BR-2.1).
    Steer(u8),
    /// Puts a die on a command of the rig (BR-2.2).
    RigDie {
        /// The command.
        command: RigCommand,
        /// The value of the die.
        die: u8,
    },
    /// This of two bikes moves first (FF-2.6).
    FirstBike(VehicleId),
    /// Puts an eliminated bike back (FF-5.3).
    Respawn {
        /// The bike.
        bike: VehicleId,
        /// Where.
        space: Space,
    },
    /// Repairs a command of the rig (BR-8.3).
    RepairRig(RigCommand),
    /// A command of the rig takes the damage (BR-7.2).
    DamageRig(RigCommand),
    /// The mover shoots at this command of the rig (BR-6.3).
    ShootRig(RigCommand),
    /// The chopper shoots at this command of the rig (BR-6.3).
    ChopperShotRig(RigCommand),
    /// Lets the shooting die lie.
    KeepShot,
    /// Rolls the shooting die again (BR-8.2, CD-5.18).
    RerollShot,
    /// Drops a hazard token behind the rig (BR-8.1).
    DropHazard(Space),
    /// Drops none.
    DropNone,
    /// The cowcatcher shoves the road vehicle that way (BR-8.10).
    Shove(Direction),
    /// This of two bikes is moved by the slam (FF-3.6).
    GiveWay(VehicleId),
}

/// The one seat that holds a decision: mostly whose turn it is.
pub fn asked(open: &Open) -> Option<Seat> {
    let in_turn = open.turn.seat;
    Some(match open.question()? {
        // Who may roll again: the owner of the larger vehicle of a slam, or the shooter.
        Question::Reroll { roll, rung } => rolls::may_reroll(open, roll, rung)?,
        Question::GiveWay { top, .. } => open.owner(top).unwrap_or(in_turn),
        Question::Shove { who } => rig::shoves(open, who),
        Question::RigDamage => open.owner(VehicleId::RIG).unwrap_or(in_turn),
        _ => in_turn,
    })
}

/// The seats that hold a decision; never more than one.
pub fn to_act(open: &Open) -> SeatSet {
    asked(open).map_or(SeatSet::EMPTY, SeatSet::only)
}

/// Appends every legal action of a seat.
pub fn legal(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let Some(question) = open.question().filter(|_| asked(open) == Some(seat)) else { return };
    match question {
        Question::Steer => into.extend(distinct_dice(open, seat).iter().map(|die| Action::Steer(*die))),
        Question::RigDie => {
            into.extend(rig::dice(open).map(|(command, die)| Action::RigDie { command, die }));
        }
        Question::Assign => {
            for car in open.vehicles(seat).filter(|car| can_be_assigned(open, *car)) {
                into.extend(distinct_dice(open, seat).iter().map(|die| Action::Assign { car, die: *die }));
            }
        }
        Question::Coast => {
            for car in open.vehicles(seat).filter(|car| can_coast(open, *car)) {
                into.extend(distinct_dice(open, seat).iter().map(|die| Action::Coast { car, die: *die }));
            }
        }
        Question::Second => bikes::seconds(open, seat, into),
        Question::FirstBike => {
            let second = open.turn.second.map(|second| second.who);
            into.extend(open.turn.mover.into_iter().chain(second).map(Action::FirstBike));
        }
        Question::Command => {
            into.extend(
                commands::available(open, seat).map(|(command, die)| Action::Command { command, die }),
            );
            into.push(Action::NoCommand);
        }
        Question::PlaceChopper => into.extend(open.empty_spaces().map(Action::PlaceChopper)),
        Question::ChopperShot => {
            let shots = shooting::targets(open, None);
            into.extend(shots.map(|aim| aim.shot(Action::ChopperShot, Action::ChopperShotRig)));
            into.push(Action::ChopperHold);
        }
        Question::Repair => {
            into.extend(commands::repairs(open, seat).map(|(car, damage)| Action::Repair { car, damage }));
        }
        Question::RigRepair { section } => into.extend(rig::repairs(open, section).map(Action::RepairRig)),
        Question::Respawn => {
            for bike in bikes::eliminated(open, seat) {
                into.extend(bikes::respawn_spaces(open, seat).map(|space| Action::Respawn { bike, space }));
            }
        }
        Question::Drive => match open.turn.mover.map(|mover| open.place(mover)) {
            Some(Place::Waiting) => into.extend((0..ROWS).map(Action::Enter)),
            _ => into.extend(movement::ways(open).map(Action::Step)),
        },
        Question::RoadBonus => into.extend([Action::TakeBonus, Action::DeclineBonus]),
        Question::DropHazard => {
            into.extend(rig::drops(open).map(Action::DropHazard));
            into.push(Action::DropNone);
        }
        Question::Shoot => {
            let shots = shooting::targets(open, open.turn.mover);
            into.extend(shots.map(|aim| aim.shot(Action::Shoot, Action::ShootRig)));
            into.push(Action::HoldFire);
        }
        Question::Drift { .. } => into.extend([Action::DriftThrough, Action::DriftSlam]),
        Question::Reroll { roll: crate::state::Roll::Slam { .. }, .. } => {
            into.extend([Action::KeepSlam, Action::RerollSlam]);
        }
        Question::Reroll { roll: crate::state::Roll::Shot { .. }, .. } => {
            into.extend([Action::KeepShot, Action::RerollShot]);
        }
        Question::GiveWay { top, bottom, .. } => into.extend([top, bottom].map(Action::GiveWay)),
        Question::Shove { .. } => into.extend(rig::ASIDE.map(Action::Shove)),
        Question::RigDamage => {
            into.extend(RigCommand::damageable().filter(|it| open.rig.works(*it)).map(Action::DamageRig));
        }
    }
}

/// The unused dice of a seat, each value once.
pub(crate) fn distinct_dice(open: &Open, seat: Seat) -> Few<u8, MOST_DICE> {
    let mut values = Few::default();
    for die in open.gangs[seat].dice.iter() {
        if values.last() != Some(die) {
            values.push(*die);
        }
    }
    values
}

/// Whether a car or a bike can get a die for its normal move (TR-7.6, FF-2.1).
pub(crate) fn can_be_assigned(open: &Open, car: VehicleId) -> bool {
    open.is_operable(car) && open.car(car).is_some_and(|car| car.die.is_none())
}

/// Whether a car or a bike can coast (TR-7.7, TR-7.8, FF-2.3).
pub(crate) fn can_coast(open: &Open, car: VehicleId) -> bool {
    let most = car.kind().row().coasts;
    open.is_operable(car) && open.car(car).is_some_and(|car| car.die.is_some() && car.coasts < most)
}
