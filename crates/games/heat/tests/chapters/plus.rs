//! HEAT-7: stress and the plus.

use super::scene::{A, Boost, race};
use crossroads_heat::data::Track;
use crossroads_heat::events::Event;

/// HEAT-7.1, HEAT-7.2, HEAT-7.3, HEAT-7.5, HEAT-S5
#[test]
fn two_searches_throw_four_cards_away_and_find_two() {
    let mut scene = race(Track::Usa, 1)
        .at(A, "13R")
        .gear(A, 3)
        .hand(A, "4 stress stress")
        .deck(A, "heat heat 3 stress u0 1")
        .drives(3, "4 stress stress");
    assert_eq!((scene.speed(), scene.at(A)), (8, "21R".into()));
    assert_eq!(scene.discarded(A), "heat heat stress u0");
    assert_eq!(scene.played(A), "4 stress stress 3 1");
    // In step 9 those five follow; nothing else is left to draw, so all nine come back.
    scene.ends_turn(A);
    assert_eq!((scene.state.drivers[A].hand.len(), scene.state.drivers[A].deck.len()), (7, 2));
}

/// HEAT-7.2, HEAT-15.2
#[test]
fn a_search_throws_the_starting_upgrades_away() {
    let scene = race(Track::Usa, 1).at(A, "13R").hand(A, "stress").deck(A, "u5 u0 2 4").drives(1, "stress");
    assert_eq!((scene.speed(), scene.discarded(A), scene.deck(A)), (2, "u5 u0".into(), "4".into()));
}

/// HEAT-7.4
#[test]
fn the_plus_of_a_laid_card_comes_before_the_move_and_is_no_choice() {
    let scene = race(Track::Usa, 1).at(A, "13R").hand(A, "stress").deck(A, "4").drives(1, "stress");
    let found = scene.told.iter().position(|event| matches!(event, Event::Found { .. }));
    let moved = scene.told.iter().position(|event| matches!(event, Event::Moved { .. }));
    assert!(found.is_some() && found < moved);
    assert_eq!(scene.at(A), "17R");
}

/// HEAT-7.6, HEAT-S6
#[test]
fn a_deck_that_ends_in_a_search_is_made_of_the_discard_pile_alone() {
    let scene = race(Track::Usa, 1)
        .at(A, "13R")
        .engine(A, 5)
        .hand(A, "stress 4 4 3 2 2 1")
        .deck(A, "heat")
        .discard(A, "u5 1 4 3 3 2 1 u0 heat stress stress")
        .drives(1, "stress");
    assert_eq!((scene.speed(), scene.chance.shuffles), (1, 1));
    assert_eq!(scene.discarded(A), "u5");
    assert_eq!(scene.deck(A), "4 3 3 2 1 u0 heat stress stress heat");
    assert_eq!(scene.played(A), "stress 1", "the laid stress is not shuffled");
}

/// HEAT-7.7
#[test]
fn a_search_without_any_basic_card_ends_with_the_deck_and_adds_nothing() {
    let mut scene = race(Track::Usa, 1)
        .at(A, "13R")
        .hand(A, "stress")
        .deck(A, "u0 u5")
        .discard(A, "heat")
        .drives(1, "stress");
    assert_eq!((scene.speed(), scene.at(A), scene.chance.shuffles), (0, "13R".into(), 0));
    assert_eq!((scene.discarded(A), scene.deck(A)), ("heat u0 u5".into(), String::new()));
    assert!(scene.told.contains(&Event::Found { seat: A, card: None }));
    scene.does(A, Boost);
    assert_eq!((scene.speed(), scene.engine(A)), (0, 5), "a boost that finds nothing is paid all the same");
}
