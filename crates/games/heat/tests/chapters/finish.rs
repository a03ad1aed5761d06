//! HEAT-16: finish and ranking.

use super::scene::{
    A, B, Boost, C, Commit, DeclineSlipstream, EndDiscard, EndReact, Retire, lay, race, shift,
};
use crossroads_engine::{Game, Seat, Seed, Table};
use crossroads_heat::Heat;
use crossroads_heat::data::{Colour, Track};
use crossroads_heat::setup::Options;
use crossroads_heat::state::{Phase, Status};

/// HEAT-16.1
#[test]
fn a_race_of_two_laps_ends_with_the_third_crossing() {
    for (crossings, racing) in [(0, true), (1, true), (2, false)] {
        let mut scene =
            race(Track::Usa, 1).at(A, &format!("69L c{crossings}")).hand(A, "1").parked("30L").drives(1, "1");
        scene.ends_turn(A);
        assert_eq!(scene.state.is_racing(A), racing);
    }
}

/// HEAT-16.2, HEAT-16.6, HEAT-16.8, HEAT-16.11
#[test]
fn earlier_rounds_rank_ahead_and_the_race_goes_on_until_all_are_in() {
    let mut scene = race(Track::Usa, 2)
        .at(A, "69R c2")
        .at(B, "63L c2")
        .hand(A, "1")
        .hand(B, "4 4 4 4")
        .deck(B, "1 1 1 1 1 1 1")
        .begin();
    scene.plans(A, 1, "1").plans(B, 1, "4");
    scene.ends_turn(A);
    assert_eq!(scene.status(A), Status::Finished, "still on the track until the round ends");
    scene.ends_turn(B);
    assert_eq!((scene.status(A), scene.status(B)), (Status::Placed(1), Status::Racing));
    assert_eq!(Heat::outcome(&scene.state), None);
    scene.plans(B, 3, "4 4 4").ends_turn(B);
    assert_eq!((scene.status(B), scene.state.phase), (Status::Placed(2), Phase::Over));
    let outcome = Heat::outcome(&scene.state).unwrap();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [A]);
    let standings: Vec<_> = outcome.standings.iter().map(|it| (it.place, it.points)).collect();
    assert_eq!(standings, [(1, 9), (2, 6)]);
}

/// HEAT-16.3, HEAT-16.7, HEAT-10.7, HEAT-S14
#[test]
fn in_a_photo_finish_the_car_furthest_ahead_wins_whoever_moved_first() {
    let setting = race(Track::Usa, 2)
        .at(A, "66L c2")
        .at(B, "66R c2")
        .engine(B, 2)
        .hand(A, "4 2")
        .hand(B, "4 2 3")
        .deck(B, "1");
    let mut scene = setting.begin();
    scene.plans(A, 2, "4 2").plans(B, 2, "4 2").ends_turn(A);
    assert_eq!((scene.at(A), scene.at(B)), ("3L".into(), "3R".into()));
    let mut plain = scene.clone();
    plain.ends_turn(B);
    assert_eq!((plain.status(A), plain.status(B)), (Status::Placed(1), Status::Placed(2)), "the race line");
    assert!(
        !plain.told.iter().any(|event| format!("{event:?}").contains("Slipstream")),
        "and none is offered"
    );
    scene.does(B, Boost);
    assert_eq!((scene.at(B), scene.engine(B)), ("4L".into(), 1));
    scene.ends_turn(B);
    assert_eq!((scene.status(A), scene.status(B)), (Status::Placed(2), Status::Placed(1)));
}

/// HEAT-16.4, HEAT-16.7, HEAT-S13
#[test]
fn corners_beyond_the_finish_do_not_count_and_steps_eight_and_nine_are_skipped() {
    let mut scene = race(Track::Usa, 2)
        .at(A, "65L c2")
        .at(B, "20R")
        .gear(A, 4)
        .hand(A, "u5 4 4 4 1 1 1")
        .deck(A, "2 2 2 2")
        .hand(B, "1 1")
        .begin();
    scene.plans(A, 4, "u5 4 4 4").plans(B, 1, "1");
    assert_eq!((scene.at(A), scene.crossings(A)), ("13R".into(), 3));
    scene.does(A, EndReact);
    assert_eq!((scene.status(A), scene.engine(A)), (Status::Finished, 6));
    assert_eq!((scene.hand(A), scene.deck(A)), ("1 1 1".into(), "2 2 2 2".into()));
    assert_eq!(scene.waits().map(|(seat, _)| seat), Some(B));
}

/// HEAT-16.5
#[test]
fn lines_before_the_finish_count_in_the_turn_of_the_finish() {
    // The limit of 2 after space 57 of USA, crossed on the way to the finish.
    let mut scene =
        race(Track::Usa, 1).at(A, "57R c2").gear(A, 4).hand(A, "4 4 3 3").parked("30L").drives(4, "4 4 3 3");
    assert_eq!(scene.crossings(A), 3);
    scene.state.drivers[A].engine = 12;
    scene.does(A, EndReact);
    assert_eq!((scene.engine(A), scene.status(A)), (0, Status::Placed(1)));
}

/// HEAT-16.6
#[test]
fn a_finished_car_blocks_and_gives_slipstream_until_the_round_ends() {
    let mut scene = race(Track::Usa, 2).at(A, "69L c2").at(B, "67L c1").hand(A, "1").hand(B, "2").begin();
    scene.plans(A, 1, "1").plans(B, 1, "2").ends_turn(A);
    assert_eq!((scene.at(A), scene.at(B)), ("1L".into(), "69L".into()));
    scene.does(B, EndReact).does(B, DeclineSlipstream);
    assert_eq!(scene.status(A), Status::Placed(1), "B had nothing to discard, so the round is over");
    assert!(!scene.state.cars[0].is_on_track());
}

/// HEAT-16.8
#[test]
fn no_two_cars_share_a_place() {
    let mut scene = race(Track::Usa, 3)
        .at(A, "69L c2")
        .at(B, "69R c2")
        .at(C, "68L c2")
        .hand(A, "1")
        .hand(B, "1")
        .hand(C, "2")
        .begin();
    scene.plans(A, 1, "1").plans(B, 1, "1").plans(C, 1, "2").ends_turn(A).ends_turn(B).ends_turn(C);
    assert_eq!([A, B].map(|seat| scene.at(seat)), ["1L", "1R"]);
    // C found space 1 full and did not cross the line.
    assert_eq!((scene.at(C), scene.status(C)), ("69L".into(), Status::Racing));
    assert_eq!([A, B].map(|seat| scene.status(seat)), [Status::Placed(1), Status::Placed(2)]);
}

/// HEAT-16.9, HEAT-S16, HEAT-8.3
#[test]
fn a_driver_may_retire_once_a_car_has_finished_and_takes_the_lowest_place() {
    let setting = race(Track::Usa, 3)
        .at(A, "30R")
        .at(B, "25R")
        .at(C, "20R")
        .hand(A, "1 1")
        .hand(B, "1 1")
        .hand(C, "1 1")
        .with(|options| options.retire = true);
    let mut early = setting.clone().begin();
    early.refuses(A, Retire, "HEAT-16.9");
    let mut without = setting.clone().with(|options| options.retire = false).placed(1).begin();
    without.refuses(A, Retire, "HEAT-16.9");
    let mut scene = setting.placed(1).begin();
    scene.does(B, shift(1)).does(B, lay("1")).does(B, Retire).refuses(B, Commit, "HEAT-3.10");
    scene.does(C, Retire);
    assert_eq!(scene.status(B), Status::Racing, "nothing happens before planning ends");
    scene.plans(A, 1, "1");
    assert_eq!([B, C].map(|seat| scene.status(seat)), [Status::Placed(3), Status::Placed(4)]);
    assert_eq!(scene.order().len(), 1);
    assert!(
        scene.legal(A).contains(&super::scene::TakeAdrenaline),
        "the last who still races has adrenaline"
    );
}

/// HEAT-16.9, HEAT-3.9
#[test]
fn retiring_may_be_taken_back_until_the_last_driver_has_committed() {
    let options = Options { retire: true, laps: 1, cars: 2, ..Options::default() };
    let (mut table, _) = Table::<Heat>::new(options, 3, Seed::from_number(2)).unwrap();
    let legal = |table: &Table<Heat>, seat| {
        let mut legal = Vec::new();
        Heat::legal_actions(table.state(), seat, &mut legal);
        legal
    };
    // Three drivers who take the first thing that is offered, until somebody may retire.
    let (first, other) = loop {
        let seats: Vec<Seat> = Heat::to_act(table.state()).iter().collect();
        if let [first, other] = seats[..]
            && legal(&table, first).contains(&Retire)
        {
            break (first, other);
        }
        let action = legal(&table, seats[0])[0];
        table.act(seats[0], action).unwrap();
    };
    table.act(first, Retire).unwrap();
    assert!(table.state().drivers[first].plan.is_ready());
    assert_eq!(table.undo(first), Ok(Retire));
    assert!(!table.state().drivers[first].plan.is_ready() && table.state().is_racing(first));
    // With the last plan it is final.
    table.act(first, Retire).unwrap();
    table.act(other, Retire).unwrap();
    assert!(table.undo(first).is_err() && !table.state().is_racing(first));
}

/// HEAT-16.9
#[test]
fn when_all_retire_the_race_is_over() {
    let mut scene = race(Track::Usa, 2).with(|options| options.retire = true).placed(1).begin();
    scene.does(A, Retire).does(B, Retire);
    assert_eq!(scene.state.phase, Phase::Over);
    assert_eq!([A, B].map(|seat| scene.status(seat)), [Status::Placed(2), Status::Placed(3)]);
}

/// HEAT-16.10, HEAT-16.11
#[test]
fn a_single_driver_wins_only_ahead_of_all_legends() {
    let end = |at: &str| {
        let mut scene =
            race(Track::Usa, 1).at(A, at).hand(A, "4").legend(Colour::Red, "69R c2").legend_card(1).begin();
        scene.plans(A, 1, "4").ends_turn(A);
        while let Some(action) = scene.legal(A).last().copied() {
            scene.does(A, action);
            assert!(action != EndDiscard || scene.state.round < 50);
        }
        Heat::outcome(&scene.state).unwrap()
    };
    let lost = end("69L c2");
    assert_eq!((lost.standings[0].place, lost.winners().count()), (2, 0));
    let mut scene = race(Track::Usa, 1).at(A, "69L c2").hand(A, "4").legend(Colour::Red, "20R").begin();
    scene.plans(A, 1, "4").ends_turn(A);
    assert_eq!(scene.status(A), Status::Placed(1));
    assert_eq!(Heat::outcome(&scene.state).unwrap().winners().collect::<Vec<_>>(), [A]);
}
