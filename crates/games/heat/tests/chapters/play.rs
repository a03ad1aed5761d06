//! HEAT-5: playing cards, and the cluttered hand.

use super::scene::{A, B, Commit, EndReact, lay, race, shift};
use crossroads_heat::data::Track;
use crossroads_heat::events::Event;
use crossroads_heat::state::Phase;

/// HEAT-5.1, HEAT-3.2
#[test]
fn exactly_as_many_cards_are_laid_as_the_gear_says() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").gear(A, 2).hand(A, "1 2 3 4").begin();
    scene.does(A, shift(3)).does(A, lay("1")).does(A, lay("2"));
    scene.refuses(A, Commit, "HEAT-5.1").refuses(A, lay("1"), "HEAT-5.1").refuses(A, lay("u5"), "HEAT-5.1");
    scene.does(A, lay("4")).refuses(A, lay("3"), "HEAT-5.1").does(A, Commit);
    assert_eq!(scene.played(A), "1 2 4");
}

/// HEAT-5.2, HEAT-14.3
#[test]
fn every_kind_of_card_may_be_laid_but_heat() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").gear(A, 3).hand(A, "1 u0 u5 stress heat").begin();
    scene.does(A, shift(4)).refuses(A, lay("heat"), "HEAT-5.2");
    assert_eq!(scene.legal(A), ["1", "u0", "u5", "stress"].map(lay));
}

/// HEAT-5.3
#[test]
fn laid_cards_cannot_be_changed_once_planning_has_ended() {
    let mut scene = race(Track::Usa, 2).at(A, "20R").at(B, "10L").hand(A, "1").hand(B, "2 4").begin();
    scene.plans(B, 1, "2").plans(A, 1, "1");
    scene.refuses(B, lay("4"), "HEAT-3.10").refuses(B, Commit, "HEAT-3.10");
    scene.ends_turn(A);
    assert_eq!(scene.played(B), "2");
}

/// HEAT-5.4, HEAT-13.7
#[test]
fn the_order_of_laid_cards_decides_only_the_top_of_the_discard_pile() {
    let end = |ids: &str| {
        let mut scene = race(Track::Usa, 1)
            .at(A, "20R")
            .gear(A, 2)
            .hand(A, "1 4 2")
            .deck(A, "2 2 2 2 2 2 2")
            .drives(2, ids);
        scene.ends_turn(A);
        scene
    };
    let (one, other) = (end("1 4"), end("4 1"));
    assert_eq!((one.discarded(A), other.discarded(A)), ("1 4".into(), "4 1".into()));
    assert_eq!((one.at(A), one.hand(A)), (other.at(A), other.hand(A)));
    // Equal cards are offered once.
    let scene = {
        let mut scene = race(Track::Usa, 1).at(A, "20R").hand(A, "1 1 1 2 2").begin();
        scene.does(A, shift(2));
        scene
    };
    assert_eq!(scene.legal(A), [lay("1"), lay("2")]);
}

/// HEAT-5.5, HEAT-5.6, HEAT-5.8, HEAT-S18
#[test]
fn a_cluttered_hand_lays_itself_and_the_car_stays() {
    let setting = race(Track::Usa, 1)
        .at(A, "20R")
        .gear(A, 3)
        .hand(A, "4 heat heat heat heat heat heat")
        .deck(A, "1 2 3");
    let mut scene = setting.clone().engine(A, 0).begin();
    assert_eq!(scene.legal(A), [2, 3, 4].map(shift));
    scene.does(A, shift(2)).refuses(A, lay("4"), "HEAT-5.5");
    assert_eq!(scene.legal(A), [Commit]);
    scene.does(A, Commit);
    assert_eq!((scene.at(A), scene.gear(A)), ("20R".into(), 1));
    assert_eq!((scene.discarded(A), scene.hand(A)), ("4 heat".into(), "1 2 heat heat heat heat heat".into()));
    // With heat in the engine first gear is in reach, and it can be filled.
    let mut scene = setting.engine(A, 1).begin();
    for gear in [2, 3, 4] {
        scene.refuses(A, shift(gear), "HEAT-5.6");
    }
    scene.plans(A, 1, "4");
    assert_eq!((scene.engine(A), scene.at(A)), (0, "24R".into()));
}

/// HEAT-5.7
#[test]
fn a_hand_that_is_too_short_even_with_heat_is_laid_whole() {
    let mut scene = race(Track::Usa, 1)
        .at(A, "20R")
        .gear(A, 4)
        .engine(A, 0)
        .hand(A, "4 heat")
        .deck(A, "1 1 1 1 1 1 1")
        .begin();
    scene.does(A, shift(3));
    assert_eq!(scene.state.drivers[A].laid.len(), 2);
    scene.does(A, Commit);
    assert_eq!((scene.engine(A), scene.discarded(A)), (0, "4 heat".into()), "never from the engine");
    // A two-gear shift is paid as always.
    let mut scene = race(Track::Usa, 1).at(A, "20R").gear(A, 4).engine(A, 1).hand(A, "heat").begin();
    scene.does(A, shift(2)).does(A, Commit);
    assert_eq!((scene.engine(A), scene.gear(A)), (0, 1));
    assert_eq!(scene.chance.shuffles, 0);
}

/// HEAT-5.8, HEAT-5.9, HEAT-5.10, HEAT-8.7
#[test]
fn a_cluttered_turn_has_no_other_step_and_no_symbol_works() {
    // A is last of all and would have adrenaline; B stands beside.
    let mut scene = race(Track::Usa, 1)
        .at(A, "20L")
        .gear(A, 4)
        .engine(A, 0)
        .hand(A, "stress heat heat heat")
        .deck(A, "4 3 2 1 1 1")
        .parked("20R")
        .begin();
    scene.does(A, shift(3)).does(A, Commit);
    assert_eq!((scene.state.round, scene.state.phase), (2, Phase::Planning), "the turn is over at once");
    assert!(!scene.told.iter().any(|event| matches!(event, Event::Found { .. } | Event::Moved { .. })));
    assert_eq!((scene.at(A), scene.hand(A)), ("20L".into(), "1 1 1 2 3 4 heat".into()));
    scene.refuses(A, EndReact, "HEAT-3.10");
}
