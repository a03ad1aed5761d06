//! SR-12: building and rearranging.

use super::scene::*;
use crossroads_engine::{Chance, Quick};
use crossroads_steampunk_rally::arrange::{arrange, can_be_arranged};
use crossroads_steampunk_rally::data::PARTS;
use crossroads_steampunk_rally::machine::is_whole;
use std::time::{Duration, Instant};

const ROW: [(&str, i8, i8); 4] = [
    ("ada-lovelace-cockpit", 0, 0),
    ("copper-gear-train", 1, 0),
    ("gold-propeller", 2, 0),
    ("ada-lovelace-part", -1, 0),
];

/// SR-12.1, SR-12.2, SR-12.3
#[test]
fn parts_hang_together_by_complete_valves_and_may_touch_without() {
    let whole = |cards: &[(&str, i8, i8)]| is_whole(&race(2).machine(A, cards).seen(A).machine);
    assert!(whole(&ROW));
    assert!(!whole(&[("ada-lovelace-cockpit", 0, 0), ("gold-kite-sail", 1, 0)]), "S meets no N");
    assert!(
        !whole(&[("ada-lovelace-cockpit", 0, 0), ("copper-flywheel", 0, -1)]),
        "the cockpit has no valve there"
    );
    // The kite touches the cockpit's blank upper side and hangs on the copper part beside it.
    let touching = [("ada-lovelace-cockpit", 0, 0), ("copper-gear-train", 1, 0), ("copper-flywheel", 1, -1)];
    assert!(whole(&[&touching[..], &[("copper-radiator", 0, -1)]].concat()));
}

/// SR-12.4, SR-12.6, SR-12.13
#[test]
fn cards_are_moved_freely_with_their_dice() {
    let mut scene = race(2).machine(A, &ROW).slots(A, 1, &[5, 2]).stored(A, 1, 0);
    scene.does_all(A, &[Rearrange, Lift(0)]).refuses(A, EndRearranging, "SR-12.13");
    scene.refuses(A, Lift(1), "SR-12.13").does(A, Put(cell(-2, 0))).refuses(A, Done, "SR-12.13");
    scene.refuses(A, EndRearranging, "SR-12.1");
    scene.does_all(A, &[Lift(1), Put(cell(0, 0)), Lift(2), Put(cell(1, 0)), EndRearranging]).refuses(
        A,
        Put(cell(0, 0)),
        "SR-12.13",
    );
    assert_eq!((scene.seen(A).parts(), scene.seen(A).machine[1].dice), (3, [5, 2, 0, 0]));
    scene.refuses(A, Rearrange, "SR-12.13");
}

/// SR-12.4, SR-12.13
#[test]
fn cards_are_not_moved_for_ever() {
    let mut scene = race(2).machine(A, &ROW[..2]);
    scene.does(A, Rearrange);
    for _ in 0..2 {
        scene.does_all(A, &[Lift(1), Put(cell(0, 1)), Lift(1), Put(cell(1, 0))]);
    }
    scene.does_all(A, &[Lift(1), Put(cell(1, 0))]).refuses(A, Lift(1), "SR-12.13").does(A, EndRearranging);
    assert_eq!(scene.seen(A).parts(), 1);
}

/// SR-12.7, SR-12.8, SR-12.9, SR-13.1
#[test]
fn a_part_given_up_earns_nothing_and_its_dice_go_to_the_bank() {
    let mut scene = race(2).machine(A, &ROW).slots(A, 1, &[5, 2]);
    scene.does_all(A, &[Rearrange, Lift(1), GiveUp, Lift(1), GiveUp, EndRearranging]);
    assert_eq!(scene.cards_of(A), ["ada-lovelace-cockpit", "ada-lovelace-part"]);
    assert_eq!((scene.seen(A).cogs, scene.pool_of(A, Heat).len()), (0, 0));
    let piles = &scene.state.open.piles;
    assert_eq!((piles.count(Deck::Gold), piles.count(Deck::Copper)), (1, 1), "each to its own pile");
}

/// SR-12.10
#[test]
fn a_personal_part_goes_to_the_box() {
    let mut scene = race(2).machine(A, &ROW);
    scene.does_all(A, &[Rearrange, Lift(3), GiveUp, EndRearranging]);
    assert_eq!(Deck::ALL.map(|deck| scene.state.open.piles.count(deck)), [0; 4]);
}

/// SR-12.11
#[test]
fn the_cockpit_is_never_given_up() {
    let mut scene = race(2).machine(A, &ROW);
    scene.does_all(A, &[Rearrange, Lift(0)]).refuses(A, GiveUp, "SR-12.11");
    in_phase(2, Phase::Damage).machine(A, &ROW).gauge(A, -1).refuses(A, LosePart(0), "SR-12.11");
}

/// SR-12.12, SR-12.13
#[test]
fn cards_are_moved_before_a_part_is_lost_and_what_hangs_at_the_end_is_gone() {
    let mut scene = race(2).machine(A, &ROW).gauge(A, -7).stash(A, "boost-nitroglycerin");
    scene.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Damage)]);
    assert!(scene.offers(A, Rearrange), "about to lose one");
    scene.does(A, LosePart(1)).does(A, EndRearranging);
    assert_eq!(scene.cards_of(A), ["ada-lovelace-cockpit", "ada-lovelace-part"]);
    assert_eq!(scene.seen(A).gauge, -7);
    scene.refuses(A, Rearrange, "SR-4.7");
}

/// SR-12.14
#[test]
fn one_card_to_a_cell_and_places_mean_nothing() {
    let mut scene = race(2).machine(A, &ROW);
    scene.does_all(A, &[Rearrange, Lift(2)]).refuses(A, Put(cell(1, 0)), "SR-12.14");
    scene.refuses(A, Put(cell(7, 7)), "SR-12.14").refuses(A, Put(Cell::NOWHERE), "SR-12.14");
    let edge = Scene::using(2, "copper-flywheel").machine(A, &[("ada-lovelace-cockpit", 6, 0)]);
    let mut edge = edge.stash(B, "boost-tailwind");
    edge.does(A, Construct(cell(7, 0)));
    assert_eq!(edge.seen(A).machine[1].cell, cell(1, 0), "it lies in the middle again");
    assert!(is_whole(&edge.seen(A).machine));
}

/// SR-12.14
#[test]
fn a_machine_of_twenty_five_cards_is_full() {
    // Copper parts have a valve on each side; the cockpit lies left of them.
    let copper = |at: i8| (Deck::Copper.card(at as usize % 12).part().unwrap().id, 1 + at % 6, at / 6);
    let cards: Vec<_> = [("ada-lovelace-cockpit", 0, 0)].into_iter().chain((0..24).map(copper)).collect();
    let using = |cards| Scene::using(2, "copper-flywheel").machine(A, cards).stash(B, "boost-tailwind");
    let free = cell(7, 0);
    let mut last = using(&cards[..24]);
    last.does(A, Construct(free));
    assert_eq!(last.seen(A).machine.len(), 25);
    let mut full = using(&cards);
    full.refuses(A, Construct(free), "SR-12.14").refuses(A, ConstructRearranged, "SR-12.14");
    full.does(A, Rearrange).refuses(A, Construct(free), "SR-5.7").does(A, EndRearranging);
    full.does(A, GainCogs);
}

/// SR-12.15
#[test]
fn parts_that_show_the_ground_are_placed_like_any_other() {
    let mut scene = Scene::using(2, "gold-caterpillar-tracks").stash(B, "boost-tailwind");
    assert!(scene.offers(A, Construct(cell(-1, 0))) && scene.offers(A, Construct(cell(0, 1))));
    scene.does(A, Construct(cell(-1, 0)));
    assert_eq!(scene.seen(A).parts(), 1);
}

/// What the search finds hangs together, and it finds nearly everything that can be built step by step.
#[test]
fn an_arrangement_is_found_where_one_was_built() {
    let (mut chance, mut whole) = (Quick::new(5), 0);
    for _ in 0..300 {
        let inventor = Inventor(chance.below(16) as u8);
        let mut machine = vec![Part::new(inventor.cockpit(), Cell::MIDDLE)];
        for _ in 0..40 {
            let it = Card(chance.below(PARTS.len() as u32) as u8);
            let mut cells = Vec::new();
            crossroads_steampunk_rally::machine::cells_that_join(&machine, it, |cell| cells.push(cell));
            if let Some(cell) = chance.pick(&cells).filter(|_| machine.len() < 14) {
                machine.push(Part::new(it, *cell));
            }
        }
        let found = arrange(machine.iter().map(|part| part.card));
        let placed = |place: &usize| found.placed & (1 << place) != 0;
        let laid = |place: usize| Part::new(machine[place].card, found.cells[place]);
        let laid: Vec<Part> = (0..machine.len()).filter(placed).map(laid).collect();
        assert!(is_whole(&laid));
        whole += u32::from(laid.len() == machine.len());
    }
    assert!(whole >= 297, "only {whole} of 300");
    assert!(!can_be_arranged([card("ada-lovelace-cockpit"), card("gold-kite-sail")].into_iter()));
}

#[test]
fn an_arrangement_of_fourteen_cards_takes_less_than_a_millisecond() {
    let ids =
        ["gold-kite-sail", "gold-propeller", "gold-pulse-jet", "gold-arachnolegs", "gold-ion-thrusters"];
    let more =
        ["silver-boiler", "silver-condenser", "silver-fire-chest", "silver-compound-engine", "gold-aerostat"];
    let copper = ["copper-flywheel", "copper-radiator", "copper-toolbox"];
    let cards: Vec<Card> =
        ["ada-lovelace-cockpit"].into_iter().chain(ids).chain(more).chain(copper).map(card).collect();
    assert_eq!(cards.len(), 14);
    let start = Instant::now();
    for _ in 0..50 {
        assert!(can_be_arranged(cards.iter().copied()));
    }
    assert!(start.elapsed() < Duration::from_millis(50), "{:?}", start.elapsed() / 50);
}
