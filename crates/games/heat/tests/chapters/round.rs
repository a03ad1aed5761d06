//! HEAT-3: the round and its order.

use super::scene::{
    A, B, Boost, C, Commit, Cool, D, DeclineSlipstream, EndDiscard, EndReact, Slipstream, lay, race, shift,
};
use crossroads_engine::{Applied, Game, Seat, SeatSet, Seed, Table, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::data::Track;
use crossroads_heat::events::Event;
use crossroads_heat::setup::Options;
use crossroads_heat::state::{CarId, Phase, Plan, Step};

/// HEAT-3.1, HEAT-3.3
#[test]
fn a_turn_goes_through_its_steps_and_the_next_one_follows() {
    let mut scene = race(Track::Usa, 2)
        .at(A, "20R")
        .at(B, "15R")
        .hand(A, "4 1 1")
        .deck(A, "2 2 2 2 2")
        .hand(B, "3 3 1")
        .begin();
    scene.plans(A, 1, "4").plans(B, 2, "3 3");
    assert_eq!(scene.waits(), Some((A, Step::React)));
    scene.does(A, EndReact);
    assert_eq!(scene.waits(), Some((A, Step::Discard)), "nobody is near, and no line was crossed");
    scene.does(A, EndDiscard);
    assert_eq!(scene.hand(A), "1 1 2 2 2 2 2", "step 9 is always done");
    assert_eq!(scene.waits(), Some((B, Step::React)));
    assert_eq!(scene.at(B), "21R", "B moves only now");
}

/// HEAT-3.2, HEAT-3.10
#[test]
fn all_plan_at_the_same_time_gear_first_then_cards() {
    let mut scene = race(Track::Usa, 3).hand(A, "1 2").hand(B, "1 2").hand(C, "1 2").begin();
    assert_eq!(Heat::to_act(&scene.state), SeatSet::first(3));
    scene.refuses(B, lay("1"), "HEAT-3.2").refuses(B, Commit, "HEAT-3.2");
    scene.does(B, shift(1)).refuses(B, shift(2), "HEAT-3.10");
    scene.does(C, shift(2)).does(B, lay("2")).does(B, Commit);
    assert_eq!(Heat::to_act(&scene.state).iter().collect::<Vec<_>>(), [A, C]);
    scene.refuses(B, lay("1"), "HEAT-3.10");
}

/// HEAT-3.3, HEAT-3.4, HEAT-3.5
#[test]
fn the_car_furthest_ahead_goes_first_and_passing_does_not_change_the_order() {
    let mut scene = race(Track::Usa, 3)
        .at(A, "20L")
        .at(B, "20R")
        .at(C, "19R c2")
        .hand(A, "1")
        .hand(B, "1")
        .hand(C, "4")
        .begin();
    scene.plans(A, 1, "1").plans(B, 1, "1").plans(C, 1, "4");
    // C is a lap ahead, and on space 20 the race line runs on the right.
    assert_eq!(scene.order(), [CarId(2), CarId(1), CarId(0)]);
    scene.ends_turn(C).ends_turn(B).does(A, EndReact);
    assert_eq!(scene.at(A), "21L", "B took the race line of space 21");
}

/// HEAT-3.4, HEAT-S3
#[test]
fn on_one_space_the_car_on_the_race_line_is_ahead() {
    let setting = race(Track::GreatBritain, 4).at(A, "37R").at(B, "37L").at(C, "38R").at(D, "38L");
    let scene = setting.begin();
    assert_eq!(scene.view(Viewer::Spectator).running.to_vec(), [CarId(3), CarId(2), CarId(0), CarId(1)]);
    // A fifth car on an empty space 38 stands on the left.
    let fifth = race(Track::GreatBritain, 1).at(A, "36R").hand(A, "2").drives(1, "2");
    assert_eq!(fifth.at(A), "38L");
}

/// HEAT-3.6
#[test]
fn round_one_goes_in_the_order_of_the_grid() {
    let (table, events) = Table::<Heat>::new(Options::default(), 5, Seed::from_number(9)).unwrap();
    let Event::GridDrawn { cells } = &events[0] else { panic!("the grid comes first") };
    let running = Heat::view(table.state(), Viewer::Spectator).running;
    let racers: Vec<_> = running.iter().map(|car| table.state().racer(*car)).collect();
    assert_eq!(racers, cells.to_vec());
}

/// HEAT-3.7
#[test]
fn rounds_follow_each_other_and_a_finished_car_plans_no_more() {
    let mut scene = race(Track::Usa, 2).at(A, "69L c2").at(B, "20R").hand(A, "4").hand(B, "1 1").begin();
    scene.plans(A, 1, "4").plans(B, 1, "1");
    scene.ends_turn(A).ends_turn(B);
    assert_eq!((scene.state.round, scene.state.phase), (2, Phase::Planning));
    assert_eq!(Heat::to_act(&scene.state), SeatSet::only(B));
    scene.refuses(A, shift(1), "HEAT-3.10");
}

/// HEAT-3.8, HEAT-5.3
#[test]
fn plans_stay_hidden_until_all_have_committed_and_cards_until_their_turn() {
    let mut scene = race(Track::Usa, 2)
        .at(A, "20R")
        .at(B, "10L")
        .gear(B, 2)
        .hand(A, "1 1 1")
        .hand(B, "4 4 3 3 1")
        .begin();
    scene.plans(B, 4, "4 4 3 3");
    let seen = scene.view(Viewer::Seat(A)).drivers[B];
    assert_eq!((seen.ready, seen.gear.number(), seen.hand, seen.laid, seen.engine), (true, 2, 5, 0, 6));
    scene.plans(A, 1, "1");
    let seen = scene.view(Viewer::Seat(A)).drivers[B];
    assert_eq!((seen.gear.number(), seen.hand, seen.laid, seen.engine), (4, 1, 4, 5), "shown and paid");
    assert_eq!(seen.top.map(|card| card.to_string()), Some("heat".into()));
    assert!(seen.played.is_empty());
    scene.refuses(B, lay("1"), "HEAT-3.10");
    scene.ends_turn(A);
    assert_eq!(scene.played(B), "4 4 3 3");
}

/// HEAT-3.9
#[test]
fn a_plan_can_be_taken_back_until_the_last_driver_has_committed() {
    let (mut table, _) = Table::<Heat>::new(Options::default(), 2, Seed::from_number(3)).unwrap();
    let plan = |table: &mut Table<Heat>, seat: Seat| {
        let mut legal = Vec::new();
        while !table.state().drivers[seat].plan.is_ready() && table.state().phase == Phase::Planning {
            legal.clear();
            Heat::legal_actions(table.state(), seat, &mut legal);
            table.act(seat, legal[0]).unwrap();
        }
    };
    plan(&mut table, A);
    assert!(table.state().drivers[A].plan.is_ready());
    assert_eq!(table.undo(A), Ok(Commit));
    while table.undo(A).is_ok() {}
    assert_eq!(table.state().drivers[A].plan, Plan::Open);
    assert_eq!(table.state().drivers[A].hand.len(), 7);
    plan(&mut table, A);
    plan(&mut table, B);
    assert!(table.undo(A).is_err() && table.undo(B).is_err(), "gears and cards have been shown");
}

/// HEAT-3.10
#[test]
fn an_action_counts_only_in_its_step_and_from_the_seat_that_is_asked() {
    let mut scene = race(Track::Usa, 2).at(A, "20R").at(B, "10L").hand(A, "1 1").hand(B, "1 1").begin();
    for early in [Cool, Boost, EndReact, Slipstream(2), DeclineSlipstream, EndDiscard] {
        scene.refuses(A, early, "HEAT-3.10");
    }
    scene.plans(A, 1, "1").plans(B, 1, "1");
    for late in [shift(1), lay("1"), Commit, Slipstream(2), EndDiscard] {
        scene.refuses(A, late, "HEAT-3.10");
    }
    scene.refuses(B, EndReact, "HEAT-3.10").refuses(Seat(7), EndReact, "HEAT-3.10");
}

/// HEAT-3.11
#[test]
fn a_step_is_passed_over_only_if_open_facts_leave_no_choice() {
    // Cooldown and a hand without Heat: still asked, with nothing to do but end.
    let setting =
        race(Track::Usa, 2).at(A, "20R").at(B, "40R").hand(B, "1").hand(A, "1 2 3 4 4").engine(A, 0);
    let mut scene = setting.clone().at(B, "10L").begin();
    scene.plans(A, 2, "1 2").plans(B, 1, "1");
    assert_eq!((scene.waits(), scene.legal(A)), (Some((A, Step::React)), vec![EndReact]));
    // Third gear, an empty engine, not last: everybody can see that there is nothing to choose.
    let mut scene = setting.gear(A, 2).at(B, "10L").begin();
    scene.plans(A, 3, "1 2 3").plans(B, 1, "1");
    assert_eq!(scene.waits(), Some((A, Step::Discard)));
    // The hand may be discarded from, so that is asked even if it holds nothing but stress.
    let mut scene = race(Track::Usa, 1).at(A, "20R").hand(A, "1 stress").drives(1, "1");
    scene.does(A, EndReact);
    assert_eq!(scene.legal(A), [EndDiscard]);
    assert_eq!(scene.act(A, EndDiscard), Applied::CLOSED);
}
