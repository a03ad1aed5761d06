//! Which clause refuses an action: the decision catalogue of the rules, read backwards.
//!
//! An action that breaks a clause of its own row is refused by the first one it breaks, also while something else is
//! asked; one that breaks none is refused by TR-7.5 if it is not what is asked. [`crate::actions::legal`] lists
//! exactly what passes here.

use super::{Why, commands, shooting};
use crate::actions::{Action, MOST_COASTS, asked};
use crate::data::{Command, Damage, Direction, ROWS, Space, VehicleId};
use crate::rules::movement::bonus_is_lost;
use crate::rules::round::has_car_to_assign;
use crate::state::{Car, Frame, Manner, Open, Place, Step};
use crossroads_engine::{Refusal, Seat, never};

type Checked = Result<(), Refusal<Why>>;

/// Refuses with this clause unless something holds.
fn demand(holds: bool, clause: &'static str, why: Why) -> Checked {
    if holds { Ok(()) } else { Err(Refusal::at(clause, why)) }
}

/// Whether a seat may do this now.
///
/// # Errors
/// Names the clause that forbids it.
pub(crate) fn check(open: &Open, seat: Seat, action: Action) -> Checked {
    let reroll_asked = matches!(open.next_work(), Some(Frame::AskReroll { .. }));
    let is_asked = asked(open) == Some(seat);
    if let Action::KeepSlam | Action::RerollSlam = action {
        return demand(reroll_asked && is_asked, "TR-10.4", Why::NoReroll);
    }
    // Only the player whose turn it is acts, except for rerolls.
    demand(is_asked && !reroll_asked, "TR-7.5", Why::NotNow)?;
    let step = match action {
        Action::Assign { car, die } => check_assign(open, seat, car, die)?,
        Action::Coast { car, die } => check_coast(open, seat, car, die)?,
        Action::Command { command, die } => check_command(open, seat, command, die)?,
        Action::NoCommand => Step::Command,
        Action::PlaceChopper(space) => check_chopper(open, space)?,
        Action::ChopperShot(target) => check_chopper_shot(open, seat, Some(target))?,
        Action::ChopperHold => check_chopper_shot(open, seat, None)?,
        Action::Repair { car, damage } => check_repair(open, seat, car, damage)?,
        Action::Enter(row) => check_entry(open, row)?,
        Action::Step(direction) => check_step(open, direction)?,
        Action::DriftThrough | Action::DriftSlam => {
            let drifts = matches!(open.next_work(), Some(Frame::AskDrift { .. }));
            return demand(drifts, "TR-8.10", Why::NoDrift);
        }
        Action::TakeBonus | Action::DeclineBonus => check_bonus(open)?,
        Action::Shoot(target) => check_shot(open, Some(target))?,
        Action::HoldFire => check_shot(open, None)?,
        Action::KeepSlam | Action::RerollSlam => {
            never!("an answer to a slam was checked above");
            return demand(false, "TR-10.4", Why::NoReroll);
        }
    };
    demand(open.turn.step == step && open.stack.is_empty(), "TR-7.5", Why::NotNow)
}

/// A car of the seat's gang.
fn own(open: &Open, seat: Seat, car: VehicleId) -> Option<&Car> {
    open.car(car).filter(|_| car.owner() == Some(seat))
}

fn has_die(open: &Open, seat: Seat, die: u8) -> Checked {
    demand(open.gangs[seat].dice.contains(&die), "TR-7.13", Why::NoSuchDie)
}

fn check_assign(open: &Open, seat: Seat, car: VehicleId, die: u8) -> Result<Step, Refusal<Why>> {
    let car = own(open, seat, car).ok_or(Refusal::at("TR-7.6", Why::NotYourCar))?;
    demand(car.die.is_none(), "TR-7.6", Why::HasDie)?;
    demand(!car.inoperable, "TR-3.7", Why::Inoperable)?;
    demand(car.place != Place::Gone, "TR-3.10", Why::Eliminated)?;
    has_die(open, seat, die)?;
    Ok(Step::Assign)
}

fn check_coast(open: &Open, seat: Seat, car: VehicleId, die: u8) -> Result<Step, Refusal<Why>> {
    demand(!has_car_to_assign(open, seat), "TR-7.7", Why::UnmovedCar)?;
    let car = own(open, seat, car).ok_or(Refusal::at("TR-7.7", Why::NotYourCar))?;
    demand(car.coasts < MOST_COASTS, "TR-7.8", Why::CoastedTwice)?;
    demand(!car.inoperable, "TR-3.7", Why::Inoperable)?;
    demand(car.place != Place::Gone, "TR-3.10", Why::Eliminated)?;
    has_die(open, seat, die)?;
    Ok(Step::Coast)
}

fn check_command(open: &Open, seat: Seat, command: Command, die: u8) -> Result<Step, Refusal<Why>> {
    demand(!open.gangs[seat].commanded, "TR-7.10", Why::OneCommand)?;
    let coasts = open.turn.drive.manner == Manner::Coasting || open.turn.step == Step::Coast;
    demand(!coasts, "TR-7.11", Why::NoCommandCoasting)?;
    demand(command.takes(die), "TR-8.2", Why::WrongValue)?;
    demand(commands::can_act(open, seat, command), "TR-8.3", Why::NothingToActOn)?;
    has_die(open, seat, die)?;
    Ok(Step::Command)
}

fn check_chopper(open: &Open, space: Space) -> Result<Step, Refusal<Why>> {
    demand(open.is_empty(space), "TR-8.4", Why::NotEmpty)?;
    Ok(Step::PlaceChopper)
}

fn check_chopper_shot(open: &Open, seat: Seat, target: Option<VehicleId>) -> Result<Step, Refusal<Why>> {
    demand(open.round > 1, "TR-11.1", Why::FirstRound)?;
    let mut targets = shooting::targets(open, open.gangs[seat].chopper, None);
    demand(target.is_none_or(|target| targets.any(|it| it == target)), "TR-11.3", Why::NotInArc)?;
    Ok(Step::ChopperShot)
}

fn check_repair(open: &Open, seat: Seat, car: VehicleId, damage: Damage) -> Result<Step, Refusal<Why>> {
    let there = commands::repairs(open, seat).any(|token| token == (car, damage));
    demand(there, "TR-8.12", Why::NoSuchToken)?;
    Ok(Step::Repair)
}

/// Where the mover is, if a car has been chosen.
fn mover_place(open: &Open) -> Option<Place> {
    open.turn.mover.and_then(|mover| open.car(mover)).map(|car| car.place)
}

fn check_entry(open: &Open, row: u8) -> Result<Step, Refusal<Why>> {
    let waits = mover_place(open) == Some(Place::Waiting);
    demand(waits && row < ROWS, "TR-9.6", Why::NoEntry)?;
    Ok(Step::Drive)
}

fn check_step(open: &Open, direction: Direction) -> Result<Step, Refusal<Why>> {
    demand(Direction::ARC.contains(&direction), "TR-9.2", Why::OutsideArc)?;
    // A car that waits enters first.
    demand(mover_place(open) != Some(Place::Waiting), "TR-9.6", Why::NoEntry)?;
    Ok(Step::Drive)
}

/// A car may not stop early.
fn all_moves_used(open: &Open) -> Checked {
    demand(open.turn.mover.is_none() || open.turn.drive.moves == 0, "TR-9.3", Why::MovesLeft)
}

fn check_bonus(open: &Open) -> Result<Step, Refusal<Why>> {
    demand(open.turn.mover.is_some(), "TR-7.5", Why::NotNow)?;
    all_moves_used(open)?;
    demand(open.turn.drive.on_road, "TR-9.10", Why::LeftRoad)?;
    demand(!bonus_is_lost(open), "TR-9.13", Why::Stopped)?;
    demand(open.turn.drive.manner == Manner::Normal, "TR-9.14", Why::CoastingBonus)?;
    Ok(Step::RoadBonus)
}

fn check_shot(open: &Open, target: Option<VehicleId>) -> Result<Step, Refusal<Why>> {
    all_moves_used(open)?;
    demand(open.round > 1, "TR-11.1", Why::FirstRound)?;
    demand(shooting::is_able(open), "TR-11.2", Why::CannotShoot)?;
    let from = open.turn.mover.and_then(|mover| open.space_of(mover));
    let mut targets = shooting::targets(open, from, open.turn.mover);
    demand(target.is_none_or(|target| targets.any(|it| it == target)), "TR-11.3", Why::NotInArc)?;
    Ok(Step::Shoot)
}
