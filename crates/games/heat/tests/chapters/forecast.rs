//! What a plan would lead to, told before it is committed: always what the rules then do.

use super::scene::{A, EndReact, cards, gear, lay, place, race, shift};
use crossroads_engine::Viewer;
use crossroads_heat::data::Track;
use crossroads_heat::forecast::forecast;

#[test]
fn a_forecast_without_a_plus_is_what_happens() {
    let setting = race(Track::GreatBritain, 1).at(A, "42L").gear(A, 3).engine(A, 5).hand(A, "4 3 1 2");
    let view = setting.clone().begin().view(Viewer::Seat(A));
    let told = forecast(&view, gear(3), &cards("4 3 1")).unwrap();
    assert_eq!(told.least, told.most);
    assert_eq!((told.least.speed, told.least.to, told.least.heat), (8, place("50R"), 9));
    assert_eq!(told.least.lines.iter().map(|line| line.heat).collect::<Vec<_>>(), [4, 5]);
    assert!(told.least.spins_out && !told.least.finishes && !told.cluttered);
    let mut scene = setting.drives(3, "4 3 1");
    assert_eq!((scene.at(A), scene.speed()), ("50R".into(), 8));
    scene.does(A, EndReact);
    assert_eq!(scene.at(A), "48L");
}

#[test]
fn a_plus_opens_a_range_and_a_shift_has_its_price() {
    let view =
        race(Track::Usa, 1).at(A, "20R").gear(A, 1).hand(A, "4 stress 1").begin().view(Viewer::Seat(A));
    let told = forecast(&view, gear(3), &cards("4 stress")).unwrap();
    assert_eq!((told.shift_heat, told.cards_missing), (1, 1));
    assert_eq!((told.least.speed, told.most.speed), (5, 8));
    assert_eq!((told.least.to, told.most.to), (place("25R"), place("28R")));
}

#[test]
fn nothing_is_foretold_of_what_cannot_be_planned() {
    let view = race(Track::Usa, 1).at(A, "20R").gear(A, 1).hand(A, "4 1").begin().view(Viewer::Seat(A));
    assert_eq!(forecast(&view, gear(4), &cards("4")), None, "out of reach");
    assert_eq!(forecast(&view, gear(2), &cards("4 4")), None, "not in hand");
    assert_eq!(forecast(&view, gear(1), &cards("4 1")), None, "too many");
    let spectator = race(Track::Usa, 1).begin().view(Viewer::Spectator);
    assert_eq!(forecast(&spectator, gear(1), &[]), None);
}

#[test]
fn a_cluttered_hand_goes_nowhere() {
    let setting = race(Track::Usa, 1).at(A, "20R").gear(A, 3).engine(A, 0).hand(A, "4 heat heat heat");
    let told = forecast(&setting.begin().view(Viewer::Seat(A)), gear(2), &[]).unwrap();
    assert!(told.cluttered);
    assert_eq!((told.least.to, told.least.speed), (place("20R"), 0));
}

#[test]
fn the_chance_to_spin_out_counts_what_a_plus_can_find() {
    let mut scene =
        race(Track::France, 1).at(A, "18R").gear(A, 2).engine(A, 1).hand(A, "1 stress 4 3").begin();
    scene.does(A, shift(2)).does(A, lay("1")).does(A, lay("stress"));
    let told = scene.view(Viewer::Seat(A)).own.unwrap().forecast.unwrap();
    // Limit 2 after 20: Speed 4 costs 2, which the engine has not got; Speed 3 and its 1 heat are fine.
    assert_eq!((told.least.spins_out, told.most.spins_out), (false, true));
    assert_eq!(told.spin_out_percent, 44, "two threes and two fours of nine");
}
