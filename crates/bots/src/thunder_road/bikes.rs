//! The decisions of the Final Five: two dice a turn, and bikes that come back.

use super::driver::{coasts, dice, distinct, repairs, route, strikes};
use super::outlook::Outlook;
use super::route::{Purse, Route};
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::{Command, Crew, Direction, VehicleId};
use crossroads_thunder_road::rules::bikes::{eliminated, respawn_spaces};
use crossroads_thunder_road::state::Manner;

/// Every bike without a die with every die, and what the best way gains.
pub fn assignments(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let open = outlook.open;
    let is_ready =
        |bike: &VehicleId| open.is_operable(*bike) && open.car(*bike).is_some_and(|car| car.die.is_none());
    let dice = dice(outlook);
    let mut all = Vec::new();
    for car in open.vehicles(outlook.me).filter(is_ready) {
        let mut route = Route::of(outlook, car);
        for (_, die) in distinct(&dice) {
            let worth = route.best(route.purse(die, false));
            all.push((Action::Assign { car, die }, worth));
        }
    }
    all
}

/// What the second die can be used for: another bike, a coast, or a command.
pub fn seconds(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let mut all = assignments(outlook);
    if all.is_empty() {
        all = coasts(outlook);
    }
    let strike = best_of(strikes(outlook)).unwrap_or(0.0);
    let repair = best_of(repairs(outlook));
    let respawn = best_of(respawns(outlook));
    let drive = &outlook.open.turn.drive;
    let Some(mut mover) = route(outlook).filter(|_| drive.manner == Manner::Normal) else { return all };
    let plain = mover.best(mover.purse(drive.moves, false));
    for (_, die) in distinct(&dice(outlook)) {
        let mut add = |command, gain: Option<f32>| {
            if let Some(gain) = gain.filter(|_| Crew::Bikes.takes(command, die)) {
                all.push((Action::Command { command, die }, outlook.now + gain));
            }
        };
        add(Command::Airstrike, Some(strike));
        add(Command::Repair, repair);
        add(Command::Respawn, respawn.map(|worth| worth - outlook.now));
        if Crew::Bikes.takes(Command::Nitro, die) {
            let further = mover.best(mover.purse(drive.moves + die, false));
            add(Command::Nitro, Some(further - plain));
        }
    }
    all.push((Action::NoCommand, outlook.now));
    all
}

fn best_of(all: Vec<(Action, f32)>) -> Option<f32> {
    all.into_iter().map(|(_, gain)| gain).reduce(f32::max)
}

/// Of two bikes the one that gains more goes first.
pub fn first(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let open = outlook.open;
    let mut all = Vec::new();
    if let Some(mover) = open.turn.mover {
        all.push((Action::FirstBike(mover), Route::of(outlook, mover).best(Purse::of(open))));
    }
    if let Some(second) = open.turn.second {
        let mut route = Route::of(outlook, second.who);
        let worth = match second.manner {
            Manner::Normal => route.best(route.purse(second.moves, false)),
            Manner::Coasting => route.coasting(),
        };
        all.push((Action::FirstBike(second.who), worth));
    }
    all
}

/// Every way for a bike to come back, the furthest forward first.
pub fn respawns(outlook: &Outlook<'_>) -> Vec<(Action, f32)> {
    let Some(bike) = eliminated(outlook.open, outlook.me).next() else { return Vec::new() };
    let there = |space| outlook.standing.back(bike, super::standing::forward(space)).chance(outlook.me);
    let spaces = respawn_spaces(outlook.open, outlook.me);
    spaces.map(|space| (Action::Respawn { bike, space }, there(space))).collect()
}

/// Which of two bikes a slam moves.
pub fn gives_way(
    outlook: &Outlook<'_>,
    top: VehicleId,
    bottom: VehicleId,
    way: Direction,
) -> Vec<(Action, f32)> {
    let thrown = |bike: VehicleId| {
        let space = outlook.open.space_of(bike);
        (Action::GiveWay(bike), space.map_or(0.0, |space| outlook.thrown(bike, space, way)))
    };
    vec![thrown(top), thrown(bottom)]
}
