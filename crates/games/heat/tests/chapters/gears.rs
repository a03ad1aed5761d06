//! HEAT-4: shifting gears.

use super::scene::{A, Action, B, Commit, Scene, lay, race, shift};
use crossroads_engine::Viewer;
use crossroads_heat::data::Track;

fn gears(scene: &Scene) -> Vec<u8> {
    let gear = |action: Action| if let Action::ShiftGear(gear) = action { Some(gear.number()) } else { None };
    scene.legal(A).into_iter().filter_map(gear).collect()
}

/// HEAT-4.1, HEAT-4.2, HEAT-4.5, HEAT-S4
#[test]
fn one_gear_is_free_and_two_cost_a_heat() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").gear(A, 2).engine(A, 3).hand(A, "1 1 1 1 2").begin();
    let shifts = scene.view(Viewer::Seat(A)).own.unwrap().shifts;
    assert_eq!(shifts.map(|shift| (shift.heat, shift.legal)), [(0, true), (0, true), (0, true), (1, true)]);
    assert_eq!(gears(&scene), [1, 2, 3, 4]);
    scene.plans(A, 4, "1 1 1 1");
    assert_eq!((scene.engine(A), scene.gear(A), scene.discarded(A)), (2, 4, "heat".into()));
    scene.ends_turn(A);
    assert_eq!(scene.gear(A), 4, "the gear holds");
    let free = race(Track::Usa, 1).at(A, "20R").gear(A, 2).hand(A, "1 1 1").drives(3, "1 1 1");
    assert_eq!((free.engine(A), free.gear(A)), (6, 3));
}

/// HEAT-4.3, HEAT-S4, HEAT-14.5
#[test]
fn a_shift_of_two_gears_is_refused_with_an_empty_engine() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").gear(A, 3).engine(A, 0).hand(A, "1 1 1 1 heat").begin();
    scene.refuses(A, shift(1), "HEAT-4.3");
    assert_eq!(gears(&scene), [2, 3, 4]);
}

/// HEAT-4.4, HEAT-S4
#[test]
fn no_shift_is_longer_than_two_gears() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").gear(A, 1).hand(A, "1 1 1 1 2").begin();
    scene.refuses(A, shift(4), "HEAT-4.4");
    assert_eq!(gears(&scene), [1, 2, 3]);
    assert!(serde_json::from_str::<Action>(r#"{"shift_gear":5}"#).is_err(), "there is no fifth gear");
    assert!(serde_json::from_str::<Action>(r#"{"shift_gear":0}"#).is_err());
}

/// HEAT-4.6
#[test]
fn the_shift_is_paid_when_planning_ends_and_not_before() {
    let mut scene =
        race(Track::Usa, 2).at(A, "20R").at(B, "10L").gear(A, 1).hand(A, "1 1 1").hand(B, "1").begin();
    scene.does(A, shift(3)).does(A, lay("1")).does(A, lay("1")).does(A, lay("1")).does(A, Commit);
    assert_eq!((scene.engine(A), scene.gear(A)), (6, 1), "an open engine betrays no plan");
    scene.plans(B, 1, "1");
    assert_eq!((scene.engine(A), scene.gear(A)), (5, 3));
}
