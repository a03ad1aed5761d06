//! The decisions of the Final Five: two dice a turn, and bikes that come back.

use super::commands::Board;
use super::driver::{coasts, dice, distinct};
use super::outlook::Outlook;
use super::route::{Purse, Route};
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::{Direction, VehicleId};
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
            let worth = route.best(route.purse_of(die, 0));
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
    let mover = outlook.open.turn.mover.filter(|_| outlook.open.turn.drive.manner == Manner::Normal);
    let Some(mover) = mover else { return all };
    let mut board = Board::of(outlook, mover);
    for slot in outlook.open.places(outlook.me) {
        for (_, die) in distinct(&dice(outlook)).filter(|(_, die)| outlook.takes(slot.command, *die)) {
            let worth = outlook.now + board.gain(slot.command, die);
            all.push((Action::Command { command: slot.command, die }, worth));
        }
    }
    all.push((Action::NoCommand, outlook.now));
    all
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
            Manner::Normal => route.best(route.purse_of(second.moves, 0)),
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
