//! What a plan would lead to, told before it is committed: always what the rules then do.

use super::scene::{A, Cool, EndReact, Scene, Setting, cards, gear, lay, place, race, shift};
use crossroads_engine::Viewer;
use crossroads_heat::data::{Colour, Track};
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

#[test]
fn what_the_gear_cools_pays_for_the_corner() {
    // Limit 2 after 20: Speed 3 costs 1 heat. The engine is empty, but first gear cools what is in hand.
    let with_hand = |hand| race(Track::France, 1).at(A, "18R").gear(A, 1).engine(A, 0).hand(A, hand);
    let told = |hand| forecast(&with_hand(hand).begin().view(Viewer::Seat(A)), gear(1), &cards("3")).unwrap();
    assert_eq!((told("3 4 heat").least.heat, told("3 4 heat").spin_out_percent), (1, 0));
    assert_eq!(told("3 4").spin_out_percent, 100, "there is nothing to cool");
    let mut scene = with_hand("3 4 heat").drives(1, "3");
    scene.does(A, Cool).does(A, EndReact);
    assert_eq!(scene.at(A), "21R", "the corner is paid, and nobody spins out");
}

#[test]
fn nobody_is_warned_of_a_corner_that_is_paid() {
    let mut scene = race(Track::France, 1).at(A, "18R").engine(A, 1).hand(A, "3 4").drives(1, "3");
    let spins_out = |scene: &Scene| scene.view(Viewer::Seat(A)).turn.unwrap().spins_out;
    assert!(!spins_out(&scene));
    scene.does(A, EndReact);
    assert_eq!(scene.engine(A), 0);
    assert!(!spins_out(&scene), "the engine is empty, and nothing more is to be paid");
}

#[test]
fn whoever_drives_before_is_not_in_the_way_of_a_forecast_and_whoever_stands_there_is() {
    let setting = race(Track::GreatBritain, 1).at(A, "42L").gear(A, 3).engine(A, 5).hand(A, "4 3 1 2");
    let told = |setting: Setting| {
        let view = setting.begin().view(Viewer::Seat(A));
        forecast(&view, gear(3), &cards("4 3 1")).unwrap().most
    };
    let driving = setting.clone().legend(Colour::White, "50L").legend(Colour::Purple, "50R");
    assert_eq!(told(driving), told(setting.clone()));
    assert_eq!(told(setting.all_parked(&["50L", "50R"])).to, place("49R"));
}
