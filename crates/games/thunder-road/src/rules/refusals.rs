//! Which clause refuses an action: the decision catalogue of the rules, read backwards.
//!
//! An action that breaks a clause of its own row is refused by the first one it breaks, also while something else is
//! asked; one that breaks none is refused by TR-7.5 if it is not what is asked. [`crate::actions::legal`] lists
//! exactly what passes here.

use super::movement::{bonus_is_lost, earns_bonus, leads_over_side, rig_steers};
use super::round::has_car_to_assign;
use super::shooting::{self, Aim};
use super::{Why, bikes, commands, readings, rig};
use crate::actions::{Action, asked};
use crate::data::{Command, Crew, Damage, Direction, Kind, ROWS, RigCommand, Space, VehicleId};
use crate::state::{Car, Manner, Open, Place, Question, Roll, Step};
use crossroads_engine::{Refusal, Seat};

type Checked = Result<(), Refusal<Why>>;
/// What has to be asked for an action that breaks no clause of its own row.
type Row = Result<Question, Refusal<Why>>;

/// Refuses with this clause unless something holds.
fn demand(holds: bool, clause: &'static str, why: Why) -> Checked {
    if holds { Ok(()) } else { Err(Refusal::at(clause, why)) }
}

/// Whether a seat may do this now.
///
/// # Errors
/// Names the clause that forbids it.
pub(crate) fn check(open: &Open, seat: Seat, action: Action) -> Checked {
    let question = open.question();
    let is_asked = asked(open) == Some(seat);
    match action {
        Action::KeepSlam | Action::RerollSlam => {
            let rolled = matches!(question, Some(Question::Reroll { roll: Roll::Slam { .. }, .. }));
            return demand(rolled && is_asked, "TR-10.4", Why::NoReroll);
        }
        Action::KeepShot | Action::RerollShot => {
            let rolled = matches!(question, Some(Question::Reroll { roll: Roll::Shot { .. }, .. }));
            return demand(rolled && is_asked, "IX-2.7", Why::NoReroll);
        }
        _ => {}
    }
    // Only the player whose turn it is acts, but for what somebody else is asked.
    let is_roll = matches!(question, Some(Question::Reroll { .. }));
    demand(is_asked && !is_roll, "TR-7.5", Why::NotNow)?;
    let row = match action {
        Action::Assign { car, die } => check_assign(open, seat, car, die)?,
        Action::Coast { car, die } => check_coast(open, seat, car, die)?,
        Action::Command { command, die } => check_command(open, seat, command, die)?,
        Action::NoCommand => check_no_command(open, seat)?,
        Action::PlaceChopper(space) => check_chopper(open, space)?,
        Action::ChopperShot(target) => check_chopper_shot(open, Some(Aim::At(target)))?,
        Action::ChopperShotRig(command) => check_chopper_shot(open, Some(Aim::Command(command)))?,
        Action::ChopperHold => check_chopper_shot(open, None)?,
        Action::Repair { car, damage } => check_repair(open, seat, car, damage)?,
        Action::Enter(row) => check_entry(open, row)?,
        Action::Step(direction) => check_step(open, direction)?,
        Action::DriftThrough | Action::DriftSlam => {
            let drifts = matches!(question, Some(Question::Drift { .. }));
            return demand(drifts, "TR-8.10", Why::NoDrift);
        }
        Action::TakeBonus | Action::DeclineBonus => check_bonus(open)?,
        Action::Shoot(target) => check_shot(open, Some(Aim::At(target)))?,
        Action::ShootRig(command) => check_shot(open, Some(Aim::Command(command)))?,
        Action::HoldFire => check_shot(open, None)?,
        Action::Steer(die) => check_steer(open, seat, die)?,
        Action::RigDie { command, die } => check_rig_die(open, seat, command, die)?,
        Action::FirstBike(bike) => check_first_bike(open, bike)?,
        Action::Respawn { bike, space } => check_respawn(open, seat, bike, space)?,
        Action::RepairRig(command) => return check_rig_repair(open, command),
        Action::DamageRig(command) => check_rig_damage(open, command)?,
        Action::DropHazard(space) => check_drop(open, Some(space))?,
        Action::DropNone => check_drop(open, None)?,
        Action::Shove(direction) => {
            demand(rig::ASIDE.contains(&direction), "BR-8.10", Why::OnlyAside)?;
            let shoves = matches!(question, Some(Question::Shove { .. }));
            return demand(shoves, "TR-7.5", Why::NotNow);
        }
        Action::GiveWay(bike) => {
            let slams = matches!(question, Some(Question::GiveWay { top, bottom, .. }) if bike == top || bike == bottom);
            return demand(slams, "FF-3.6", Why::NotNow);
        }
        Action::KeepSlam | Action::RerollSlam | Action::KeepShot | Action::RerollShot => {
            return demand(false, "TR-7.5", Why::NotNow);
        }
    };
    demand(question == Some(row), "TR-7.5", Why::NotNow)
}

/// A car of the seat's gang, or a bike of its crew.
fn own(open: &Open, seat: Seat, car: VehicleId) -> Option<&Car> {
    open.car(car).filter(|_| open.owner(car) == Some(seat))
}

fn has_die(open: &Open, seat: Seat, die: u8) -> Checked {
    demand(open.gangs[seat].dice.contains(&die), "TR-7.13", Why::NoSuchDie)
}

/// What a die on a car or bike answers: the first die of a turn, or the second of the bikes (FF-2.1).
fn first_or_second(open: &Open, first: Question) -> Question {
    if open.turn.step == Step::Second { Question::Second } else { first }
}

fn check_assign(open: &Open, seat: Seat, who: VehicleId, die: u8) -> Row {
    let car = own(open, seat, who).ok_or(Refusal::at("TR-7.6", Why::NotYourCar))?;
    demand(car.die.is_none(), "TR-7.6", Why::HasDie)?;
    demand(!car.inoperable, "TR-3.7", Why::Inoperable)?;
    demand(open.place(who) != Place::Gone, "TR-3.10", Why::Eliminated)?;
    has_die(open, seat, die)?;
    Ok(first_or_second(open, Question::Assign))
}

fn check_coast(open: &Open, seat: Seat, who: VehicleId, die: u8) -> Row {
    let bikes = open.crew(seat) == Crew::Bikes;
    let unmoved = has_car_to_assign(open, seat);
    if bikes {
        demand(!unmoved, "FF-2.3", Why::UnmovedBike)?;
    } else {
        demand(!unmoved, "TR-7.7", Why::UnmovedCar)?;
    }
    let car = own(open, seat, who).ok_or(Refusal::at("TR-7.7", Why::NotYourCar))?;
    let (clause, why) = if bikes { ("FF-2.3", Why::CoastedFour) } else { ("TR-7.8", Why::CoastedTwice) };
    demand(car.coasts < who.kind().row().coasts, clause, why)?;
    demand(!car.inoperable, "TR-3.7", Why::Inoperable)?;
    demand(open.place(who) != Place::Gone, "TR-3.10", Why::Eliminated)?;
    has_die(open, seat, die)?;
    demand(!bikes::other_has_room(open, seat, who), "FF-2.4", Why::OtherBike)?;
    Ok(first_or_second(open, Question::Coast))
}

fn check_command(open: &Open, seat: Seat, command: Command, die: u8) -> Row {
    demand(!open.gangs[seat].commanded, "TR-7.10", Why::OneCommand)?;
    let coasts = open.turn.drive.manner == Manner::Coasting || open.turn.step == Step::Coast;
    demand(!coasts, "TR-7.11", Why::NoCommandCoasting)?;
    demand(open.crew(seat).takes(command, die), "TR-8.2", Why::WrongValue)?;
    let mover = open.turn.mover;
    demand(mover.is_none_or(|mover| readings::has_radio(open, mover)), "CD-5.14", Why::DeadRadio)?;
    demand(command != Command::Nitro || commands::may_nitro(open), "CD-5.16", Why::CloggedInjector)?;
    if command == Command::Respawn {
        demand(bikes::eliminated(open, seat).next().is_some(), "FF-5.4", Why::NoEliminatedBike)?;
        demand(bikes::respawn_spaces(open, seat).next().is_some(), "FF-5.4", Why::NoRespawnSpace)?;
    }
    demand(commands::can_act(open, seat, command), "TR-8.3", Why::NothingToActOn)?;
    has_die(open, seat, die)?;
    Ok(first_or_second(open, Question::Command))
}

/// Doing without a command; the second die of the bikes stays unused only if no bike has room (FF-2.5).
fn check_no_command(open: &Open, seat: Seat) -> Row {
    if open.turn.step == Step::Second {
        demand(bikes::may_do_without(open, seat), "FF-2.1", Why::UnmovedBike)?;
    }
    Ok(first_or_second(open, Question::Command))
}

fn check_chopper(open: &Open, space: Space) -> Row {
    demand(open.is_empty(space), "TR-8.4", Why::NotEmpty)?;
    Ok(Question::PlaceChopper)
}

/// Whether somebody may shoot there: with a target the clause that forbids it, without one nothing does.
fn check_aim(open: &Open, by: Option<VehicleId>, aim: Option<Aim>) -> Checked {
    let Some(aim) = aim else { return Ok(()) };
    if shooting::targets(open, by).any(|it| it == aim) {
        return Ok(());
    }
    let target = aim.target();
    let in_reach = shooting::targets(open, by).any(|it| it.target() == target);
    match aim {
        Aim::Command(command) => {
            demand(command.damage_index().is_some(), "BR-6.3", Why::NeverDamaged)?;
            demand(!in_reach || open.rig.works(command), "BR-6.3", Why::CommandDamaged)?;
            let mut of_section = RigCommand::damageable().filter(|it| it.section() == command.section());
            demand(of_section.any(|it| open.rig.works(it)), "BR-6.4", Why::SectionSpent)?;
        }
        // Of a section a command is named.
        Aim::At(target) => demand(target.kind() != Kind::Section || !in_reach, "BR-6.3", Why::NotOfSection)?,
    }
    if let Some(by) = by {
        let ahead = readings::arc(open.space_of(by)).any(|(_, space)| open.space_of(target) == Some(space));
        demand(!ahead, "CD-5.5", Why::Windshield)?;
        demand(by.kind() != Kind::Section, "BR-6.1", Why::NotInEitherArc)?;
    }
    demand(false, "TR-11.3", Why::NotInArc)
}

fn check_chopper_shot(open: &Open, aim: Option<Aim>) -> Row {
    demand(open.round > 1, "TR-11.1", Why::FirstRound)?;
    check_aim(open, None, aim)?;
    Ok(Question::ChopperShot)
}

fn check_repair(open: &Open, seat: Seat, car: VehicleId, damage: Damage) -> Row {
    let there = commands::repairs(open, seat).any(|token| token == (car, damage));
    if car.kind() == Kind::Bike {
        demand(there, "FF-5.5", Why::NotInoperable)?;
    }
    demand(there, "TR-8.12", Why::NoSuchToken)?;
    Ok(Question::Repair)
}

/// Where the mover is, if a car has been chosen.
fn mover_place(open: &Open) -> Option<Place> {
    open.turn.mover.map(|mover| open.place(mover))
}

fn check_entry(open: &Open, row: u8) -> Row {
    let waits = mover_place(open) == Some(Place::Waiting);
    demand(waits && row < ROWS, "TR-9.6", Why::NoEntry)?;
    Ok(Question::Drive)
}

fn check_step(open: &Open, direction: Direction) -> Row {
    demand(Direction::ARC.contains(&direction), "TR-9.2", Why::OutsideArc)?;
    // A car that waits enters first.
    demand(mover_place(open) != Some(Place::Waiting), "TR-9.6", Why::NoEntry)?;
    if let Some(mover) = open.turn.mover {
        if mover == VehicleId::RIG {
            demand(rig_steers(open, direction), "BR-3.3", Why::NoSteering)?;
            demand(!leads_over_side(open, direction), "BR-3.5", Why::RigSideEdge)?;
        }
        let steers = readings::steers(open, mover, direction);
        if direction == Direction::FrontRight {
            demand(steers, "CD-5.8", Why::PullsLeft)?;
        } else {
            demand(steers, "CD-5.9", Why::PullsRight)?;
        }
    }
    Ok(Question::Drive)
}

/// A car may not stop early.
fn all_moves_used(open: &Open) -> Checked {
    demand(open.turn.mover.is_none() || open.turn.drive.moves == 0, "TR-9.3", Why::MovesLeft)
}

fn check_bonus(open: &Open) -> Row {
    let Some(mover) = open.turn.mover else { return Err(Refusal::at("TR-7.5", Why::NotNow)) };
    all_moves_used(open)?;
    if mover == VehicleId::RIG {
        demand(earns_bonus(open), "BR-3.7", Why::NoTraction)?;
    }
    demand(earns_bonus(open), "TR-9.10", Why::LeftRoad)?;
    demand(!bonus_is_lost(open), "TR-9.13", Why::Stopped)?;
    demand(open.turn.drive.manner == Manner::Normal, "TR-9.14", Why::CoastingBonus)?;
    demand(readings::has_injector(open, mover), "CD-5.16", Why::CloggedInjector)?;
    Ok(Question::RoadBonus)
}

fn check_shot(open: &Open, aim: Option<Aim>) -> Row {
    all_moves_used(open)?;
    demand(open.round > 1, "TR-11.1", Why::FirstRound)?;
    let mover = open.turn.mover;
    demand(mover.is_none_or(|mover| readings::has_guns(open, mover)), "CD-5.10", Why::JammedGuns)?;
    demand(shooting::is_able(open), "TR-11.2", Why::CannotShoot)?;
    check_aim(open, mover, aim)?;
    Ok(Question::Shoot)
}

fn check_steer(open: &Open, seat: Seat, die: u8) -> Row {
    demand(open.crew(seat) == Crew::Rig && rig::may_steer(open), "BR-2.1", Why::NotNow)?;
    has_die(open, seat, die)?;
    Ok(Question::Steer)
}

fn check_rig_die(open: &Open, seat: Seat, command: RigCommand, die: u8) -> Row {
    demand(open.crew(seat) == Crew::Rig, "BR-2.2", Why::NotNow)?;
    demand(open.rig.dice[command.section() as usize].is_none(), "BR-2.2", Why::SectionUsed)?;
    demand(command.takes(die), "BR-2.4", Why::RepairThree)?;
    has_die(open, seat, die)?;
    Ok(Question::RigDie)
}

fn check_first_bike(open: &Open, bike: VehicleId) -> Row {
    let assigned = open.turn.mover == Some(bike) || open.turn.second.is_some_and(|it| it.who == bike);
    demand(assigned, "FF-2.6", Why::NotYourCar)?;
    Ok(Question::FirstBike)
}

fn check_respawn(open: &Open, seat: Seat, bike: VehicleId, space: Space) -> Row {
    demand(bikes::eliminated(open, seat).any(|it| it == bike), "FF-5.4", Why::NoEliminatedBike)?;
    demand(bikes::respawn_spaces(open, seat).any(|it| it == space), "FF-5.3", Why::NotRespawnSpace)?;
    Ok(Question::Respawn)
}

fn check_rig_repair(open: &Open, command: RigCommand) -> Checked {
    let Some(Question::RigRepair { section }) = open.question() else {
        return demand(false, "TR-7.5", Why::NotNow);
    };
    demand(command.section() == section, "BR-8.3", Why::NotOfSection)?;
    demand(!open.rig.works(command), "BR-8.3", Why::CommandNotDamaged)
}

fn check_rig_damage(open: &Open, command: RigCommand) -> Row {
    demand(command.damage_index().is_some(), "BR-7.1", Why::NeverDamaged)?;
    demand(open.rig.works(command), "BR-7.1", Why::CommandDamaged)?;
    Ok(Question::RigDamage)
}

fn check_drop(open: &Open, space: Option<Space>) -> Row {
    demand(space.is_none_or(|space| rig::drops(open).any(|it| it == space)), "BR-8.1", Why::NotInRearArc)?;
    Ok(Question::DropHazard)
}
