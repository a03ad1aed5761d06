//! HEAT-8 and HEAT-9: adrenaline, cooldown, boost.

use super::scene::{A, B, Boost, C, Cool, D, EndReact, Scene, TakeAdrenaline, race};
use crossroads_engine::{Seat, Viewer};
use crossroads_heat::data::{Colour, Track};
use crossroads_heat::state::{Phase, Step};

/// Who has adrenaline in a round of these drivers, the leader first, with so many cars that are out of the race.
fn with_adrenaline(drivers: u8, placed: u8) -> Vec<Seat> {
    let mut setting = race(Track::Usa, drivers);
    for seat in Seat::all(drivers) {
        setting = setting.at(seat, &format!("{}R", 48 - 5 * seat.0)).hand(seat, "1");
    }
    let mut scene = (1..=placed).fold(setting, |setting, place| setting.placed(place)).begin();
    for seat in Seat::all(drivers) {
        scene.plans(seat, 1, "1");
    }
    let mut last = Vec::new();
    while let Some((seat, Step::React)) = scene.waits() {
        if scene.legal(seat).contains(&TakeAdrenaline) {
            last.push(seat);
        }
        scene.ends_turn(seat);
        if matches!(scene.state.phase, Phase::Planning | Phase::Over) {
            break;
        }
    }
    last
}

/// HEAT-8.1
#[test]
fn the_last_car_has_adrenaline_and_with_five_starters_the_last_two() {
    assert_eq!(with_adrenaline(4, 0), [D]);
    assert_eq!(with_adrenaline(5, 0), [Seat(3), Seat(4)]);
    let mut scene = race(Track::Usa, 2).at(A, "20R").at(B, "14R").hand(A, "1").hand(B, "1").begin();
    scene.plans(A, 1, "1").plans(B, 1, "1");
    scene.refuses(A, TakeAdrenaline, "HEAT-8.1");
}

/// HEAT-8.2, HEAT-8.3, HEAT-S16
#[test]
fn the_number_of_starters_decides_and_cars_out_of_the_race_take_it_from_nobody() {
    assert_eq!(with_adrenaline(4, 2), [C, D], "six starters, two finished");
    assert_eq!(with_adrenaline(3, 1), [C], "four starters, one finished");
    assert_eq!(with_adrenaline(1, 3), [A], "a last car left alone has it");
    assert_eq!(with_adrenaline(1, 5), [A]);
}

/// HEAT-8.4, HEAT-8.5, HEAT-9.1
#[test]
fn adrenaline_gives_a_space_and_a_cooldown_in_any_order_and_is_not_kept() {
    let setting = race(Track::Usa, 1).at(A, "14R").gear(A, 3).hand(A, "1 1 1 heat 2 2 2").deck(A, "1 1 1 1");
    let mut scene = setting.drives(3, "1 1 1");
    scene.does(A, Cool).does(A, TakeAdrenaline);
    assert_eq!((scene.at(A), scene.speed(), scene.engine(A)), ("18R".into(), 4, 7));
    scene.refuses(A, TakeAdrenaline, "HEAT-9.1").refuses(A, Cool, "HEAT-9.2");
}

/// HEAT-8.5
#[test]
fn adrenaline_that_one_turn_leaves_the_next_one_has_not_got() {
    let setting =
        race(Track::Usa, 1).at(A, "14R").gear(A, 3).hand(A, "1 1 1 heat heat 2 2 2").deck(A, "1 1 1 1");
    let mut scene = setting.drives(3, "1 1 1");
    assert_eq!(scene.view(Viewer::Spectator).turn.unwrap().cooldown, 1);
    scene.ends_turn(A); // neither the space nor the cooldown was used
    scene.plans(A, 3, "2 2 2");
    assert_eq!(scene.view(Viewer::Spectator).turn.unwrap().cooldown, 1, "one again, not two");
    scene.does(A, Cool).refuses(A, Cool, "HEAT-9.2");
    scene.does(A, TakeAdrenaline).refuses(A, TakeAdrenaline, "HEAT-9.1");
    assert_eq!((scene.at(A), scene.speed()), ("24R".into(), 7), "one space more, not two");
}

/// HEAT-8.7, LEG-12
#[test]
fn a_legend_in_last_place_wastes_adrenaline() {
    let mut scene = race(Track::Usa, 1).at(A, "30R").hand(A, "1").legend(Colour::Red, "14R").begin();
    scene.plans(A, 1, "1").refuses(A, TakeAdrenaline, "HEAT-8.1");
}

/// HEAT-9.1
#[test]
fn the_driver_may_stop_reacting_at_any_time() {
    let mut scene = race(Track::Usa, 1).at(A, "14R").hand(A, "1 heat heat").drives(1, "1");
    assert_eq!(scene.legal(A), [Cool, Boost, TakeAdrenaline, EndReact]);
    scene.does(A, Cool).does(A, EndReact);
    assert_eq!(scene.waits(), Some((A, Step::Discard)));
}

/// HEAT-9.2, HEAT-9.4, HEAT-14.4
#[test]
fn first_gear_cools_three_second_one_and_the_others_none() {
    let cooled = |gear: u8, ids: &str| {
        let mut scene = race(Track::Usa, 2)
            .at(A, "20R")
            .at(B, "14R")
            .gear(A, gear)
            .hand(A, &format!("{ids} heat heat heat heat"))
            .hand(B, "1")
            .begin();
        scene.plans(A, gear, ids).plans(B, 1, "1");
        let mut cooled = 0;
        while scene.legal(A).contains(&Cool) {
            scene.does(A, Cool);
            cooled += 1;
        }
        assert_eq!(scene.engine(A), 6 + cooled);
        scene.refuses(A, Cool, "HEAT-9.2");
        cooled
    };
    assert_eq!([cooled(1, "1"), cooled(2, "1 1"), cooled(3, "1 1 1"), cooled(4, "1 1 1 1")], [3, 1, 0, 0]);
}

/// HEAT-9.3
#[test]
fn cooldown_takes_heat_from_hand_only() {
    let mut scene =
        race(Track::Usa, 1).at(A, "14R").hand(A, "1 2").deck(A, "heat").discard(A, "heat").drives(1, "1");
    scene.refuses(A, Cool, "HEAT-9.3");
}

fn cool_boost_cool() -> Scene {
    race(Track::France, 1)
        .at(A, "30L")
        .gear(A, 2)
        .engine(A, 0)
        .hand(A, "2 1 heat heat 3 2 1")
        .deck(A, "4")
        .drives(2, "2 1")
}

/// HEAT-9.5, HEAT-9.7, HEAT-9.9, HEAT-S17
#[test]
fn heat_cooled_in_the_step_may_pay_for_the_boost() {
    let mut scene = cool_boost_cool();
    assert_eq!(scene.at(A), "33L");
    scene.refuses(A, Boost, "HEAT-9.7");
    scene.does(A, Cool).does(A, Boost);
    assert_eq!((scene.engine(A), scene.at(A), scene.speed()), (0, "37L".into(), 7));
    assert_eq!(scene.discarded(A), "heat", "paid before the search");
    scene.does(A, Cool).refuses(A, Cool, "HEAT-9.2").does(A, TakeAdrenaline);
    assert_eq!((scene.engine(A), scene.at(A)), (1, "38L".into()));
    assert_eq!(scene.waits(), Some((A, Step::Discard)), "nothing is left to choose, and no line was crossed");
}

/// HEAT-9.6
#[test]
fn one_boost_a_turn_in_any_gear() {
    for (gear, ids) in [(1, "1"), (2, "1 1"), (3, "1 1 1"), (4, "1 1 1 1")] {
        let mut scene =
            race(Track::Usa, 1).at(A, "14R").gear(A, gear).hand(A, ids).deck(A, "2 2").drives(gear, ids);
        scene.does(A, Boost).refuses(A, Boost, "HEAT-9.6");
        assert_eq!((scene.engine(A), scene.speed()), (5, gear + 2));
    }
}

/// HEAT-9.7, HEAT-14.3, HEAT-14.5
#[test]
fn heat_in_hand_does_not_pay_for_a_boost() {
    let mut scene = race(Track::Usa, 1).at(A, "14R").engine(A, 0).hand(A, "1 heat heat").drives(1, "1");
    scene.refuses(A, Boost, "HEAT-9.7");
}

/// HEAT-9.8
#[test]
fn a_boost_moves_the_car_at_once_and_may_be_blocked() {
    let mut scene = race(Track::Usa, 1)
        .at(A, "14R")
        .hand(A, "1")
        .deck(A, "u5 3")
        .all_parked(&["18L", "18R"])
        .drives(1, "1");
    scene.does(A, Boost);
    assert_eq!((scene.at(A), scene.speed(), scene.discarded(A)), ("17R".into(), 4, "heat u5".into()));
}

/// HEAT-9.9, HEAT-13.2
#[test]
fn the_heat_of_a_boost_is_shuffled_into_the_deck_that_its_search_needs() {
    let mut scene = race(Track::Usa, 1).at(A, "14R").hand(A, "1").deck(A, "").discard(A, "2").drives(1, "1");
    scene.does(A, Boost);
    assert_eq!((scene.speed(), scene.deck(A)), (3, "heat".into()));
}
