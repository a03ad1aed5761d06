//! The decisions of the Big Rig: steering, section commands, where damage goes.

use super::driver::{best, dice as unused, distinct, strikes};
use super::outlook::Outlook;
use super::route::{Purse, Route};
use super::weights::{COWCATCHER, DROPPED, MISSILES, SECOND_DIE};
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::{RigCommand, Section, VehicleId};
use crossroads_thunder_road::rules::rig;

/// How much the rig would miss a command, so that equal hurts are told apart.
pub fn worth(command: RigCommand) -> f32 {
    let rank = match command {
        RigCommand::TractionDrive => 6.0,
        RigCommand::MissileLauncher => 5.0,
        RigCommand::Airstrike => 4.0,
        RigCommand::HazardDropper => 3.0,
        RigCommand::Cowcatcher => 2.0,
        RigCommand::TargetingComputer => 1.0,
        RigCommand::RepairRear | RigCommand::RepairMiddle | RigCommand::RepairFront => 0.0,
    };
    rank * 0.0005
}

/// Which die steers: what the other three bring, on the way that the steering allows.
pub fn steering(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let dice = unused(outlook);
    let mut route = Route::of(outlook, VehicleId::RIG);
    let mut all = Vec::new();
    for (nth, die) in distinct(&dice) {
        let mut left = dice.clone();
        left.remove(nth);
        let furthest = left.iter().copied().max().unwrap_or(0);
        let first = route.best(Purse::of_rig(furthest, die, false));
        let moves: u8 = left.iter().sum();
        all.push((Action::Steer(die), first + 0.004 * f32::from(moves)));
    }
    all
}

/// Every command with every die: the best way with its moves, and what the command adds.
pub fn dice(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let open = outlook.open;
    let steering = open.rig.steering.unwrap_or(0);
    let strike = best(strikes(outlook)).map_or(0.0, |(_, gain)| gain);
    let mended = outlook.standing.repaired(VehicleId::RIG).chance(outlook.me) - outlook.now;
    let mut route = Route::of(outlook, VehicleId::RIG);
    let mut all = Vec::new();
    for (command, die) in rig::dice(open) {
        let works = open.rig.works(command);
        let traction = works && command == RigCommand::TractionDrive;
        let way = route.best(Purse::of_rig(die, steering, traction));
        let section = command.section();
        let is_damaged = RigCommand::damageable().any(|it| it.section() == section && !open.rig.works(it));
        let more = match command {
            _ if !works => 0.0,
            RigCommand::RepairRear | RigCommand::RepairMiddle | RigCommand::RepairFront if is_damaged => {
                mended
            }
            RigCommand::Airstrike => strike,
            RigCommand::HazardDropper => DROPPED,
            RigCommand::MissileLauncher if open.round > 1 => MISSILES,
            RigCommand::Cowcatcher => COWCATCHER,
            RigCommand::TargetingComputer => SECOND_DIE * 0.01,
            // What is whole needs no repair, and the way knows the traction drive.
            RigCommand::RepairRear
            | RigCommand::RepairMiddle
            | RigCommand::RepairFront
            | RigCommand::TractionDrive
            | RigCommand::MissileLauncher => 0.0,
        };
        all.push((Action::RigDie { command, die }, way + more));
    }
    all
}

/// The damaged commands of a section, the dearest first.
pub fn repairs(outlook: &Outlook<'_>, section: Section) -> Vec<(Action, f32)> {
    let damaged =
        RigCommand::damageable().filter(|it| it.section() == section && !outlook.open.rig.works(*it));
    damaged.map(|command| (Action::RepairRig(command), worth(command))).collect()
}

/// Where a damage goes: to what is missed least, best in a section that has its die already.
pub fn damages(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let rig = &outlook.open.rig;
    let working = RigCommand::damageable().filter(|command| rig.works(*command));
    let missed = |command: RigCommand| if rig.dice[command.section() as usize].is_some() { 0.5 } else { 1.0 };
    working.map(|command| (Action::DamageRig(command), -worth(command) * missed(command))).collect()
}

/// Where a token is dropped: anywhere behind.
pub fn drops(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let behind = rig::drops(outlook.open).map(|space| (Action::DropHazard(space), DROPPED));
    behind.chain([(Action::DropNone, 0.0)]).collect()
}

/// Which way somebody is shoved.
pub fn shoves(outlook: &Outlook<'_>, who: VehicleId) -> Vec<(Action, f32)> {
    let Some(space) = outlook.open.space_of(who) else { return Vec::new() };
    let shove = |way| (Action::Shove(way), outlook.thrown(who, space, way));
    rig::ASIDE.map(shove).into_iter().collect()
}
