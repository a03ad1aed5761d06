//! HEAT-6: revealing and moving.

use super::scene::{A, B, Boost, C, D, DeclineSlipstream, EndReact, Slipstream, TakeAdrenaline, race};
use crossroads_engine::Viewer;
use crossroads_heat::data::Track;
use crossroads_heat::state::CarId;

/// HEAT-6.1, HEAT-6.2
#[test]
fn a_car_moves_exactly_as_far_as_its_cards_add_up_to() {
    let scene = race(Track::Usa, 1)
        .at(A, "14R")
        .gear(A, 3)
        .hand(A, "4 u5 stress 1")
        .deck(A, "2")
        .drives(3, "4 u5 stress");
    assert_eq!((scene.speed(), scene.at(A)), (11, "25R".into()));
}

/// HEAT-6.3, HEAT-6.4, HEAT-6.12
#[test]
fn full_spaces_are_passed_and_the_race_line_is_taken_first() {
    let wall = ["21L", "21R", "22L", "22R", "23L", "23R"];
    let setting = race(Track::Usa, 1).at(A, "20R").hand(A, "4").all_parked(&wall);
    assert_eq!(setting.clone().drives(1, "4").at(A), "24R");
    assert_eq!(setting.parked("24R").drives(1, "4").at(A), "24L");
}

/// HEAT-6.5, HEAT-6.6
#[test]
fn a_blocked_car_takes_the_nearest_free_spot_behind_and_never_loses_its_own() {
    let setting = race(Track::Usa, 1).at(A, "20L").hand(A, "3").all_parked(&["23L", "23R", "22R"]);
    assert_eq!(setting.clone().drives(1, "3").at(A), "22L");
    let setting = setting.all_parked(&["22L", "21L", "21R"]);
    assert_eq!(setting.drives(1, "3").at(A), "20L", "also with the race line of its space free");
}

/// HEAT-6.7, HEAT-10.10, HEAT-S21
#[test]
fn a_car_of_speed_zero_keeps_its_spot_and_may_slipstream() {
    let mut scene = race(Track::Usa, 1).at(A, "30L").hand(A, "u0").parked("31R").drives(1, "u0");
    assert_eq!((scene.speed(), scene.at(A)), (0, "30L".into()));
    scene.does(A, EndReact).does(A, Slipstream(2));
    assert_eq!(scene.at(A), "32R");
}

/// HEAT-6.8, HEAT-6.5, HEAT-S1
#[test]
fn off_the_grid_a_full_space_stops_the_third_car_and_not_its_speed() {
    let mut scene = race(Track::Usa, 4)
        .at(A, "69L c0")
        .at(B, "69R c0")
        .at(C, "68L c0")
        .at(D, "68R c0")
        .hand(A, "4 1")
        .hand(B, "3 1")
        .hand(C, "4 1 1")
        .hand(D, "3 2 1")
        .begin();
    scene.plans(A, 1, "4").plans(B, 2, "3 1").plans(C, 2, "4 1").plans(D, 2, "3 2");
    assert_eq!((scene.at(A), scene.crossings(A)), ("4L".into(), 1));
    scene.ends_turn(A);
    assert_eq!(scene.at(B), "4R");
    scene.ends_turn(B);
    assert_eq!((scene.at(C), scene.speed()), ("3L".into(), 5));
    scene.does(C, EndReact).does(C, Slipstream(2));
    assert_eq!(scene.at(C), "5L");
}

/// HEAT-6.9, HEAT-8.4, HEAT-8.6, HEAT-S2
#[test]
fn adrenaline_against_a_wall_raises_the_speed_and_moves_nothing() {
    let mut scene =
        race(Track::Usa, 1).at(A, "68R c0").hand(A, "3 2 1").all_parked(&["5L", "4L", "4R"]).drives(2, "3 2");
    assert_eq!(scene.at(A), "3L");
    scene.does(A, TakeAdrenaline);
    assert_eq!((scene.at(A), scene.speed()), ("3L".into(), 6));
    scene.does(A, EndReact);
    let mut other = scene.clone();
    scene.does(A, Slipstream(2));
    assert_eq!(scene.at(A), "5R");
    other.does(A, DeclineSlipstream);
    let running = other.view(Viewer::Spectator).running;
    assert_eq!(running.to_vec(), [CarId(1), CarId(2), CarId(3), CarId(0)], "5L, 4L, 4R, 3L");
}

/// HEAT-6.9
#[test]
fn spaces_lost_to_blocking_are_not_made_up() {
    let mut scene =
        race(Track::Usa, 1).at(A, "20R").hand(A, "3").deck(A, "2").all_parked(&["23L", "23R"]).drives(1, "3");
    scene.does(A, Boost);
    assert_eq!((scene.at(A), scene.speed()), ("24R".into(), 5), "two on from space 22");
}

/// HEAT-6.8, HEAT-10.6, HEAT-S7
#[test]
fn a_car_blocked_before_a_corner_has_not_crossed_it_until_it_is_pulled_over() {
    let setting =
        race(Track::Usa, 1).at(A, "46R").gear(A, 2).hand(A, "3 1").all_parked(&["50R", "50L", "49R"]);
    let mut scene = setting.drives(2, "3 1");
    assert_eq!((scene.at(A), scene.speed()), ("49L".into(), 4));
    scene.does(A, EndReact);
    let mut other = scene.clone();
    other.does(A, DeclineSlipstream);
    assert_eq!(other.engine(A), 6);
    scene.does(A, Slipstream(2));
    assert_eq!((scene.at(A), scene.engine(A)), ("51R".into(), 5));
}

/// HEAT-6.10, HEAT-S22
#[test]
fn lapped_cars_take_up_their_spots_and_rank_by_progress() {
    let mut scene = race(Track::Italy, 3)
        .at(A, "36R c2")
        .at(B, "40R")
        .at(C, "40L")
        .hand(A, "4")
        .hand(B, "1")
        .hand(C, "1")
        .begin();
    scene.plans(A, 1, "4").plans(B, 1, "1").plans(C, 1, "1");
    assert_eq!(scene.at(A), "39R");
    let progress: Vec<u16> = scene.state.cars.iter().map(|car| car.spot.progress).collect();
    assert_eq!(progress, [147, 94, 94]);
    assert_eq!(scene.view(Viewer::Spectator).running.to_vec(), [CarId(0), CarId(1), CarId(2)]);
    scene.does(A, EndReact).does(A, Slipstream(2));
    assert_eq!(scene.at(A), "41R");
}

/// HEAT-6.11
#[test]
fn crossing_the_line_counts_once() {
    let scene = race(Track::Italy, 1).at(A, "53R c1").hand(A, "4").drives(1, "4");
    assert_eq!((scene.at(A), scene.crossings(A)), ("3R".into(), 2));
    let scene = race(Track::Italy, 1).at(A, "50R c1").hand(A, "4").drives(1, "4");
    assert_eq!((scene.at(A), scene.crossings(A)), ("54R".into(), 1));
}
