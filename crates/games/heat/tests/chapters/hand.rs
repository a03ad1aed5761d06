//! HEAT-12 to HEAT-15: discarding, drawing, shuffling, Heat, starting upgrades.

use super::scene::{A, Boost, Cool, EndDiscard, EndReact, discard, lay, race, shift};
use crossroads_engine::{Game, Quick, Silent};
use crossroads_heat::Heat;
use crossroads_heat::data::{Card, Track};
use crossroads_heat::events::Event;
use crossroads_heat::setup::Options;

/// HEAT-12.1, HEAT-12.4
#[test]
fn any_number_of_cards_may_be_discarded_or_none() {
    let setting = race(Track::Usa, 1).at(A, "20R").hand(A, "1 2 2 3").deck(A, "4 4 4 4 4 4 4").drives(1, "1");
    let mut scene = setting.clone();
    scene.does(A, EndReact);
    assert_eq!(scene.legal(A), [discard("2"), discard("3"), EndDiscard]);
    scene.refuses(A, discard("4"), "HEAT-12.1");
    scene.does(A, discard("2")).does(A, discard("2")).does(A, discard("3"));
    assert_eq!(scene.hand(A), "4 4 4 4 4 4 4", "with an empty hand the step is over");
    let mut scene = setting;
    scene.does(A, EndReact).does(A, EndDiscard);
    assert_eq!(scene.hand(A), "2 2 3 4 4 4 4");
}

/// HEAT-12.2, HEAT-14.3
#[test]
fn stress_and_heat_are_never_discarded() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").hand(A, "1 u0 u5 stress heat").drives(1, "1");
    scene.does(A, EndReact);
    scene.refuses(A, discard("stress"), "HEAT-12.2").refuses(A, discard("heat"), "HEAT-12.2");
    assert_eq!(scene.legal(A), [discard("u0"), discard("u5"), EndDiscard]);
}

/// HEAT-12.3
#[test]
fn cards_are_discarded_one_by_one_in_any_order_before_all_eyes() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").hand(A, "1 2 3").drives(1, "1");
    scene.does(A, EndReact).does(A, discard("3"));
    assert_eq!(scene.told.last(), Some(&Event::Discarded { seat: A, card: Card::BASIC[2] }));
    assert_eq!(scene.discarded(A), "3");
}

/// HEAT-13.1, HEAT-13.2, HEAT-13.3, HEAT-S20
#[test]
fn the_play_area_is_discarded_first_and_takes_part_in_the_shuffle_of_step_nine() {
    let mut scene = race(Track::Usa, 1)
        .at(A, "14R")
        .gear(A, 3)
        .hand(A, "1 1 1 2 2 2 3")
        .deck(A, "4")
        .discard(A, "u5 u0 3 3 4 4 heat heat stress stress")
        .drives(3, "1 1 1");
    scene.ends_turn(A);
    assert_eq!(scene.hand(A), "2 2 2 3 4 u0 u5");
    assert_eq!((scene.state.drivers[A].deck.len(), scene.discarded(A)), (11, String::new()));
    assert!(scene.deck(A).ends_with("1 1 1"), "the cards just played are in the new deck");
}

/// HEAT-13.4
#[test]
fn an_empty_deck_is_renewed_only_when_a_card_is_needed() {
    let mut scene = race(Track::Usa, 1).at(A, "14R").hand(A, "1 2 3 3").deck(A, "4").drives(1, "1");
    scene.does(A, Boost);
    assert_eq!((scene.deck(A), scene.chance.shuffles), (String::new(), 0), "empty, and not shuffled yet");
    scene.does(A, EndReact).does(A, discard("2")).does(A, EndDiscard);
    assert_eq!(scene.hand(A), "1 2 3 3 4 heat", "the cards discarded meanwhile take part");
    assert_eq!(scene.chance.shuffles, 1);
}

/// HEAT-13.5
#[test]
fn a_hand_of_seven_draws_nothing_and_a_larger_one_keeps_all() {
    let mut scene =
        race(Track::Usa, 1).at(A, "20R").hand(A, "1 2 2 2 3 3 3 4 4").deck(A, "4 4").drives(1, "1");
    scene.ends_turn(A);
    assert_eq!((scene.hand(A), scene.deck(A)), ("2 2 2 3 3 3 4 4".into(), "4 4".into()));
}

/// HEAT-13.6
#[test]
fn a_driver_without_cards_to_draw_goes_on_with_fewer() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").hand(A, "1 2").deck(A, "").drives(1, "1");
    scene.ends_turn(A);
    assert_eq!(
        (scene.hand(A), scene.deck(A), scene.discarded(A)),
        ("1 2".into(), String::new(), String::new())
    );
}

/// HEAT-13.7
#[test]
fn the_play_area_goes_to_the_pile_in_the_order_it_came() {
    let mut scene = race(Track::Usa, 1)
        .at(A, "14R")
        .gear(A, 2)
        .hand(A, "stress 4 1 1 1 1 1")
        .deck(A, "2 3 3 3 3 3")
        .drives(2, "stress 4");
    scene.does(A, Boost).ends_turn(A);
    assert_eq!(scene.discarded(A), "heat stress 4 2 3");
}

/// HEAT-14.1, HEAT-14.6
#[test]
fn paid_heat_goes_to_the_discard_pile_and_the_engine_has_no_upper_limit() {
    let mut scene = race(Track::Usa, 1).at(A, "14R").hand(A, "1 heat heat heat").deck(A, "2").drives(1, "1");
    scene.does(A, Cool).does(A, Cool).does(A, Cool);
    assert_eq!(scene.engine(A), 9);
    scene.does(A, Boost);
    assert_eq!((scene.engine(A), scene.discarded(A)), (8, "heat".into()));
}

/// HEAT-14.2
#[test]
fn heat_on_the_discard_pile_is_drawn_again() {
    let mut scene =
        race(Track::Usa, 1).at(A, "20R").hand(A, "1").deck(A, "").discard(A, "heat").drives(1, "1");
    scene.ends_turn(A);
    assert_eq!(scene.hand(A), "1 heat");
}

/// HEAT-15.2
#[test]
fn the_zero_and_the_five_are_laid_added_up_and_discarded_like_basic_cards() {
    let mut scene = race(Track::Usa, 1).at(A, "14R").hand(A, "u0 u5 u5").drives(2, "u0 u5");
    assert_eq!((scene.speed(), scene.at(A)), (5, "19R".into()));
    scene.does(A, EndReact).does(A, discard("u5"));
    let mut scene = race(Track::Usa, 1).at(A, "14R").hand(A, "u0 u5").begin();
    scene.does(A, shift(1));
    assert_eq!(scene.legal(A), [lay("u0"), lay("u5")]);
}

/// HEAT-15.3, HEAT-2.6
#[test]
fn the_starting_heat_begins_in_the_deck_and_belongs_to_the_engine_once_cooled() {
    let state = Heat::setup(&Options::default(), 2, &mut Quick::new(2), &mut Silent);
    let driver = &state.drivers[A];
    assert_eq!(driver.deck.iter().chain(driver.hand.iter()).filter(|card| **card == Card::HEAT).count(), 1);
    let mut scene = race(Track::Usa, 1).at(A, "14R").hand(A, "1 heat").drives(1, "1");
    scene.does(A, Cool);
    assert_eq!((scene.engine(A), scene.hand(A)), (7, String::new()));
}
