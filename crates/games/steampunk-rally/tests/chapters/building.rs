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
fn a_machine_is_laid_out_anew_in_one_act_with_its_dice() {
    let mut scene = race(2).machine(A, &ROW).slots(A, 1, &[5, 2]);
    scene.refuses(A, plan(&[(-2, 0), (1, 0), (2, 0), (-1, 0)]), "SR-12.1");
    scene.refuses(A, plan(&[(0, 0), (1, 0), (2, 0), (-1, 0)]), "SR-12.4");
    scene.refuses(A, plan(&[(0, 0), (1, 0), (2, 0)]), "SR-12.13");
    scene.lays(A, &[(-2, 0), (-1, 0), (0, 0), (-3, 0)]);
    assert_eq!((scene.seen(A).parts(), scene.seen(A).machine[1].dice), (3, [5, 2, 0, 0]));
    assert_eq!((scene.seen(A).machine[0].cell, &*scene.told), (cell(-2, 0), &[Event::Laid { seat: A }][..]));
    scene.lays(A, &[(0, 0), (1, 0), (2, 0), (-1, 0)]).lays(A, &[(0, 0), (1, 0), (2, 0), (0, 1)]);
}

/// SR-12.12, SR-4.5
#[test]
fn cards_are_moved_and_discarded_at_any_moment_also_when_done() {
    let moved = [(0, 0), (1, 0), (2, 0), (0, 1)];
    for phase in [Phase::Vent, Phase::Race(None), Phase::Damage, Phase::Storage] {
        let mut scene =
            in_phase(2, phase).machine(A, &ROW).stash(A, "boost-tailwind").stash(B, "boost-tailwind");
        scene.does(A, Done).lays(A, &moved).discards(A, 2);
        assert_eq!((scene.seen(A).parts(), scene.asked()), (2, vec![B]), "it stays done");
    }
    let turn = in_phase(2, Phase::BoostTurn(B)).machine(A, &ROW).stash(B, "boost-tailwind");
    turn.clone().lays(A, &moved).discards(A, 1);
    let picking = in_phase(2, Phase::Pick(0)).machine(A, &ROW).hand(A, ["gold-aerostat", "", "", ""]);
    picking.clone().lays(A, &moved).does(A, Pick(Deck::Gold)).discards(A, 3);
    let mut firing = race(2).machine(A, &ROW).pool(A, Heat, &[6]);
    firing.does(A, Place { part: 1, colour: Heat, value: 6 }).refuses(A, plan(&moved), "SR-7.16");
    firing.refuses(A, Discard(1), "SR-7.16");
}

/// SR-12.7, SR-12.8, SR-12.9, SR-13.1
#[test]
fn a_part_given_up_earns_nothing_and_its_dice_go_to_the_bank() {
    let mut scene = race(2).machine(A, &ROW).slots(A, 1, &[5, 2]);
    let mut by_name = scene.clone();
    scene.refuses(A, plan(&[(0, 0), OUT, (2, 0), (-1, 0)]), "SR-12.1");
    scene.lays(A, &[(0, 0), OUT, OUT, (-1, 0)]);
    by_name.discards(A, 1).discards(A, 1);
    for scene in [scene, by_name] {
        assert_eq!(scene.cards_of(A), ["ada-lovelace-cockpit", "ada-lovelace-part"]);
        assert_eq!((scene.seen(A).cogs, scene.pool_of(A, Heat).len()), (0, 0));
        let piles = &scene.state.open.piles;
        assert_eq!((piles.count(Deck::Gold), piles.count(Deck::Copper)), (1, 1), "each to its own pile");
    }
}

/// SR-12.10
#[test]
fn a_personal_part_goes_to_the_box() {
    let mut scene = race(2).machine(A, &ROW);
    scene.discards(A, 3);
    assert_eq!(Deck::ALL.map(|deck| scene.state.open.piles.count(deck)), [0; 4]);
}

/// SR-12.11
#[test]
fn the_cockpit_is_never_given_up() {
    let mut scene = race(2).machine(A, &ROW);
    scene.refuses(A, plan(&[OUT, (1, 0), (2, 0), (-1, 0)]), "SR-12.11").refuses(A, Discard(0), "SR-12.11");
    in_phase(2, Phase::Damage).machine(A, &ROW).gauge(A, -1).refuses(A, LosePart(0), "SR-12.11");
}

/// SR-12.12, SR-14.8
#[test]
fn cards_are_moved_before_a_part_is_lost() {
    let mut scene = race(2).machine(A, &ROW).gauge(A, -7).stash(A, "boost-nitroglycerin");
    scene.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Damage)]);
    scene.lays(A, &[(0, 0), (1, 0), (2, 0), (0, 1)]).does(A, LosePart(1));
    assert_eq!(scene.cards_of(A), ["ada-lovelace-cockpit", "gold-propeller", "ada-lovelace-part"]);
    assert_eq!((scene.seen(A).gauge, is_whole(&scene.seen(A).machine)), (-7, true));
    scene.refuses(A, plan(&[(0, 0), (1, 0), (0, 1)]), "SR-4.7");
}

/// SR-12.5, SR-12.12
#[test]
fn where_not_all_can_be_rejoined_the_seat_says_which_part_goes() {
    // All hang on the copper part; on the bare cockpit there is a half for the propeller only, and none for two sails.
    let machine = [
        ("ada-lovelace-cockpit", 0, 0),
        ("copper-gear-train", 1, 0),
        ("gold-kite-sail", 1, -1),
        ("gold-propeller", 2, 0),
    ];
    let mut scene = race(2).machine(A, &machine);
    scene.discards(A, 1);
    assert_eq!(scene.legal(A), [LosePart(1), LosePart(2)]);
    scene.refuses(A, Discard(1), "SR-12.5");
    scene.refuses(A, Done, "SR-12.5").refuses(A, Arrange, "SR-12.5").refuses(A, SwitchOff, "SR-12.5");
    let mut by_layout = scene.clone();
    scene.does(A, LosePart(1));
    by_layout.lays(A, &[(0, 0), OUT, (1, 0)]);
    for scene in [scene, by_layout] {
        assert_eq!(scene.cards_of(A), ["ada-lovelace-cockpit", "gold-propeller"]);
        assert!(is_whole(&scene.seen(A).machine) && scene.offers(A, Done));
    }
}

/// SR-12.12
#[test]
fn what_still_hangs_together_stays_where_it_lies() {
    let mut scene = race(2).machine(A, &[&ROW[..], &[("copper-flywheel", 1, 1)]].concat());
    scene.discards(A, 1);
    let lies = |place: usize| scene.seen(A).machine[place].cell;
    assert_eq!((lies(0), lies(2)), (cell(0, 0), cell(-1, 0)), "cockpit and personal part");
    assert!(is_whole(&scene.seen(A).machine) && scene.seen(A).parts() == 3);
}

/// SR-12.4, SR-17.14
#[test]
fn the_program_opens_valves_for_a_crowd_and_only_if_it_helps() {
    let square = [
        ("marie-curie-cockpit", 0, 0),
        ("silver-galvanic-cell", 1, 0),
        ("gold-caterpillar-tracks", 0, 1),
        ("gold-spring-stilts", 1, 1),
    ];
    let mut scene = race(2).machine(A, &square);
    assert_eq!(open_valves(&scene.seen(A).machine), 1);
    scene.does(A, Arrange).refuses(A, Arrange, "SR-12.4");
    assert_eq!((open_valves(&scene.seen(A).machine), is_whole(&scene.seen(A).machine)), (3, true));
}

/// SR-12.14
#[test]
fn one_card_to_a_cell_and_places_mean_nothing() {
    let mut scene = race(2).machine(A, &ROW);
    scene.refuses(A, plan(&[(0, 0), (1, 0), (1, 0), (-1, 0)]), "SR-12.14");
    for beyond in [Cell(225), Cell(254)] {
        let cells = [cell(0, 0), cell(1, 0), beyond, cell(-1, 0)];
        scene.refuses(A, Lay(cells.into_iter().collect()), "SR-12.14");
    }
    let edge = Scene::using(2, "copper-flywheel").machine(A, &[("ada-lovelace-cockpit", 6, 0)]);
    let mut edge = edge.stash(B, "boost-tailwind");
    edge.does(A, Construct(cell(7, 0)));
    let middle = Event::Constructed { seat: A, card: card("copper-flywheel"), cell: cell(1, 0) };
    assert!(edge.told.contains(&middle), "it lies in the middle again, and so it is told");
    assert_eq!(edge.seen(A).machine[1].cell, cell(1, 0));
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
    let more: Vec<(i8, i8)> = cards.iter().map(|(_, column, row)| (*column, *row)).collect();
    full.refuses(A, plan(&more), "SR-12.4");
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
        ["silver-boiler", "silver-condenser", "silver-fire-chest", "copper-gear-train", "gold-aerostat"];
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
