//! HEAT-11: corners and spinning out.

use super::scene::{A, B, Boost, EndDiscard, EndReact, Slipstream, TakeAdrenaline, discard, race};
use crossroads_engine::Viewer;
use crossroads_heat::data::Track;
use crossroads_heat::events::{Cost, Event};
use crossroads_heat::state::{Status, Step};

/// HEAT-11.1, HEAT-11.3, HEAT-14.1
#[test]
fn a_line_costs_what_the_speed_is_above_its_limit() {
    // The limit of 3 lies after space 49 of USA.
    let crossing = |ids: &str| {
        let mut scene = race(Track::Usa, 1).at(A, "49R").gear(A, 2).hand(A, ids).drives(2, ids);
        scene.ends_turn(A);
        scene
    };
    assert_eq!(crossing("1 2").engine(A), 6);
    let dear = crossing("4 1");
    assert_eq!((dear.engine(A), dear.at(A)), (4, "54R".into()));
    assert!(dear.told.contains(&Event::HeatPaid { seat: A, heat: 2, cost: Cost::Corner(3) }));
}

/// HEAT-11.1
#[test]
fn a_line_counts_however_it_was_crossed() {
    let setting = race(Track::Usa, 1).at(A, "45R").hand(A, "4").deck(A, "1 1 1");
    let mut boosted = setting.clone().drives(1, "4");
    boosted.does(A, Boost).ends_turn(A);
    assert_eq!((boosted.at(A), boosted.engine(A)), ("50R".into(), 3), "1 for the boost, 2 for Speed 5");
    let mut pushed = setting.clone().drives(1, "4");
    pushed.does(A, TakeAdrenaline).ends_turn(A);
    assert_eq!((pushed.at(A), pushed.engine(A)), ("50R".into(), 4));
    let mut pulled = setting.parked("50R").drives(1, "4");
    pulled.does(A, EndReact).does(A, Slipstream(2)).ends_turn(A);
    assert_eq!((pulled.at(A), pulled.engine(A)), ("51R".into(), 5));
}

/// HEAT-11.2, HEAT-11.5, HEAT-11.8, HEAT-S9
#[test]
fn a_boost_after_a_clean_corner_raises_what_the_corner_costs() {
    let mut scene = race(Track::Italy, 1)
        .at(A, "8R")
        .gear(A, 2)
        .engine(A, 3)
        .hand(A, "3 2 1 1 1 4 4")
        .deck(A, "3 2")
        .drives(2, "3 2");
    assert_eq!((scene.at(A), scene.view(Viewer::Spectator).turn.unwrap().lines[0].heat), ("13R".into(), 0));
    scene.does(A, Boost);
    assert_eq!((scene.at(A), scene.speed(), scene.engine(A)), ("16R".into(), 8, 2));
    assert!(scene.view(Viewer::Spectator).turn.unwrap().spins_out);
    scene.does(A, EndReact);
    assert_eq!((scene.at(A), scene.engine(A), scene.gear(A)), ("10R".into(), 0, 1));
    assert_eq!(scene.hand(A), "1 1 1 4 4 stress");
    scene.does(A, EndDiscard);
    assert_eq!(scene.state.drivers[A].hand.len(), 7);
}

/// HEAT-11.4, HEAT-11.10, HEAT-S10
#[test]
fn two_lines_are_paid_in_driving_order_and_none_after_a_spin_out() {
    let setting = race(Track::GreatBritain, 1).at(A, "42L").gear(A, 3).hand(A, "4 3 1 2 2 2 2");
    let mut scene = setting.clone().engine(A, 5).drives(3, "4 3 1");
    assert_eq!(scene.at(A), "50R");
    scene.does(A, EndReact);
    assert_eq!((scene.at(A), scene.engine(A), scene.gear(A)), ("48L".into(), 0, 1));
    assert_eq!(scene.hand(A), "2 2 2 2 stress stress");
    let mut scene = setting.engine(A, 3).drives(3, "4 3 1");
    scene.does(A, EndReact);
    assert_eq!((scene.at(A), scene.engine(A)), ("43L".into(), 0));
    let corners: Vec<_> = scene
        .told
        .iter()
        .filter(|event| matches!(event, Event::HeatPaid { cost: Cost::Corner(_), .. }))
        .collect();
    assert_eq!(corners, [&Event::HeatPaid { seat: A, heat: 3, cost: Cost::Corner(4) }]);
}

/// HEAT-11.6, HEAT-11.7, HEAT-S11
#[test]
fn without_room_before_the_corner_the_car_goes_further_back_but_not_behind_its_start() {
    let setting = race(Track::France, 1)
        .at(A, "18R")
        .gear(A, 2)
        .engine(A, 2)
        .hand(A, "4 2")
        .all_parked(&["20R", "20L", "19R"]);
    let mut scene = setting.clone().drives(2, "4 2");
    assert_eq!(scene.at(A), "24R");
    scene.does(A, EndReact);
    assert_eq!((scene.at(A), scene.engine(A), scene.hand(A)), ("19L".into(), 0, "stress".into()));
    let mut scene = setting.parked("19L").drives(2, "4 2");
    scene.does(A, EndReact);
    assert_eq!(scene.at(A), "18R");
}

/// HEAT-11.8
#[test]
fn high_gears_bring_two_stress_and_the_lever_goes_to_first() {
    for (gear, ids, stress) in [(1, "u5", 1), (2, "4 1", 1), (3, "3 1 1", 2), (4, "2 1 1 1", 2)] {
        let mut scene =
            race(Track::France, 1).at(A, "19R").gear(A, gear).engine(A, 0).hand(A, ids).drives(gear, ids);
        scene.ends_turn(A);
        assert_eq!((scene.state.drivers[A].stress, scene.gear(A)), (3 + stress, 1), "gear {gear}");
        assert_eq!(scene.state.supply, 34 - stress);
    }
}

/// HEAT-11.9
#[test]
fn an_empty_supply_gives_what_it_has() {
    let mut scene = race(Track::France, 1)
        .at(A, "19R")
        .gear(A, 3)
        .engine(A, 0)
        .supply(1)
        .hand(A, "3 1 1")
        .drives(3, "3 1 1");
    scene.does(A, TakeAdrenaline);
    assert_eq!((scene.hand(A), scene.state.supply), ("stress".into(), 0));
}

/// HEAT-11.11, HEAT-16.5, HEAT-S12
#[test]
fn a_spin_out_leads_back_over_the_line_and_takes_the_crossing() {
    let setting = race(Track::Usa, 1).gear(A, 4).hand(A, "4 4 4 2");
    let mut scene = setting.clone().at(A, "56R").drives(4, "4 4 4 2");
    assert_eq!((scene.at(A), scene.crossings(A)), ("1L".into(), 2));
    scene.does(A, EndReact);
    assert_eq!((scene.at(A), scene.crossings(A), scene.engine(A)), ("57R".into(), 1, 0));
    assert_eq!((scene.hand(A), scene.state.cars[0].spot.progress), ("stress stress".into(), 126));
    let mut scene = setting.at(A, "56R c2").drives(4, "4 4 4 2");
    assert_eq!(scene.crossings(A), 3);
    scene.does(A, EndReact);
    assert_eq!((scene.crossings(A), scene.status(A)), (2, Status::Racing), "the finish is taken back");
}

/// HEAT-11.12, HEAT-13.5, HEAT-S19
#[test]
fn after_a_spin_out_steps_eight_and_nine_follow() {
    let setting = race(Track::Italy, 1)
        .at(A, "18R")
        .engine(A, 2)
        .hand(A, "u5 1 1 2 2 3 3")
        .deck(A, "4 4 4")
        .drives(1, "u5");
    let mut scene = setting.clone();
    assert_eq!(scene.at(A), "23L");
    scene.does(A, EndReact);
    assert_eq!((scene.at(A), scene.engine(A)), ("19R".into(), 0), "paid, not chosen");
    assert_eq!(scene.waits(), Some((A, Step::Discard)));
    let mut other = scene.clone();
    scene.does(A, EndDiscard);
    assert_eq!(scene.hand(A), "1 1 2 2 3 3 stress", "a full hand draws nothing");
    other.does(A, discard("3")).does(A, discard("3")).does(A, EndDiscard);
    assert_eq!(other.hand(A), "1 1 2 2 4 4 stress");
}

/// HEAT-11.12
#[test]
fn a_driver_who_can_pay_is_not_asked() {
    let mut scene = race(Track::France, 2)
        .at(A, "19R")
        .at(B, "2R")
        .engine(A, 3)
        .gear(A, 3)
        .hand(A, "3 1 1")
        .hand(B, "1")
        .begin();
    scene.plans(A, 3, "3 1 1").plans(B, 1, "1");
    scene.does(A, EndReact);
    assert_eq!((scene.engine(A), scene.at(A)), (0, "24R".into()));
    assert_eq!(scene.waits().map(|(seat, _)| seat), Some(B), "A has nothing to discard");
}
