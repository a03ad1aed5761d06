//! SR-13 and SR-16: when cards or dice run short.

use super::scene::*;
use crossroads_steampunk_rally::machine::is_whole;

/// A table at the end of a round whose silver deck and pile hold so many cards.
fn short(seats: u8, deck: u8, pile: u8) -> Scene {
    let mut scene = in_phase(seats, Phase::Storage).stash(A, "boost-tailwind");
    Seat::all(seats).skip(1).for_each(|seat| scene.racer(seat).done = true);
    let mut all = Cards::default();
    scene.state.hidden.decks.pour(Deck::Silver, &mut all);
    for count in 0..deck + pile {
        let heap = if count < deck { &mut scene.state.hidden.decks } else { &mut scene.state.open.piles };
        heap.add(Deck::Silver.card(usize::from(count) % 14));
    }
    scene
}

fn silver(mut scene: Scene, seat: Seat, count: i8) -> Scene {
    let row = (1..=count).map(|column| ("silver-boiler", column, 0));
    let cards: Vec<_> = [("marie-curie-cockpit", 0, 0)].into_iter().chain(row).collect();
    // Only the counts of the scenario matter: what the machine takes does not come from the short deck.
    (0..count).for_each(|_| scene.state.hidden.decks.add(card("silver-boiler")));
    scene.machine(seat, &cards)
}

/// SR-13.2, SR-13.5
#[test]
fn a_short_deck_is_shuffled_with_its_pile() {
    let mut scene = short(5, 3, 9);
    scene.goes_on(A, Done);
    assert_eq!(scene.phase_now(), Phase::Pick(0));
    let left = scene.state.hidden.decks.count(Deck::Silver);
    assert_eq!(
        (left, scene.state.open.piles.count(Deck::Silver)),
        (6, 1),
        "twelve, one turned up, five dealt"
    );
    let mut enough = short(5, 5, 9);
    enough.goes_on(A, Done);
    assert_eq!(enough.state.open.piles.count(Deck::Silver), 9, "five are enough");
}

/// SR-13.3, SR-13.4, SR-13.5, SR-13.6, SR-S19
#[test]
fn seats_discard_down_to_four_of_a_short_deck() {
    let scene = |pile: u8| {
        let mut scene = short(8, 3, pile);
        scene = silver(scene, A, 6);
        scene = silver(scene, B, 3);
        Seat::all(8).skip(2).for_each(|seat| {
            let filled = silver(scene.clone(), seat, 4);
            scene = filled;
        });
        let mut total = Cards::default();
        scene.state.hidden.decks.pour(Deck::Silver, &mut total);
        (0..3).for_each(|design| scene.state.hidden.decks.add(Deck::Silver.card(design)));
        scene
    };
    let mut seven = scene(4);
    seven.goes_on(A, Done);
    assert_eq!((seven.phase_now(), seven.asked()), (Phase::Shortage(Deck::Silver), vec![A]));
    seven.refuses(A, LosePart(0), "SR-13.3").refuses(A, DiscardBoost(card("boost-tailwind")), "SR-13.3");
    seven.does(A, LosePart(6)).goes_on(A, LosePart(5));
    assert_eq!((seven.seen(A).parts(), seven.phase_now()), (4, Phase::Pick(0)));
    let left = |scene: &Scene| {
        (scene.state.hidden.decks.count(Deck::Silver), scene.state.open.piles.count(Deck::Silver))
    };
    assert_eq!(left(&seven), (0, 1), "nine, one turned up, eight dealt");
    let mut six = scene(3);
    six.goes_on(A, Done).does(A, LosePart(6)).goes_on(A, LosePart(5));
    assert_eq!(left(&six), (0, 0), "eight, none turned up, eight dealt");
    // What a discard leaves hanging is rejoined: the machine obeys SR-12 throughout.
    let mut hanging = scene(4);
    hanging.goes_on(A, Done).does(A, LosePart(1));
    assert!(hanging.told.contains(&Event::Arranged { seat: A }) && is_whole(&hanging.seen(A).machine));
    hanging.goes_on(A, LosePart(1));
    assert_eq!((hanging.seen(A).parts(), is_whole(&hanging.seen(A).machine)), (4, true));
}

/// SR-13.7
#[test]
fn short_decks_are_seen_to_one_by_one() {
    let gold = [("gold-ion-thrusters", 3), ("gold-hover-jets", 2)];
    let silver = [("silver-boiler", 3), ("silver-leyden-bank", 2)];
    let row = |parts: [(&'static str, usize); 2], way: i8| {
        let ids = parts.into_iter().flat_map(|(id, copies)| std::iter::repeat_n(id, copies));
        ids.zip(1..).map(move |(id, column)| (id, way * column, 0))
    };
    let cockpit = [("ada-lovelace-cockpit", 0, 0)].into_iter();
    let cards: Vec<_> = cockpit.chain(row(gold, 1)).chain(row(silver, -1)).collect();
    let mut scene = in_phase(2, Phase::Storage).machine(A, &cards).stash(A, "boost-tailwind").done(B);
    for deck in [Deck::Gold, Deck::Silver] {
        scene.state.hidden.decks.pour(deck, &mut Cards::default());
        scene.state.hidden.decks.add(deck.card(0));
    }
    scene.goes_on(A, Done);
    assert_eq!(scene.phase_now(), Phase::Shortage(Deck::Gold));
    scene.goes_on(A, LosePart(5));
    assert_eq!(scene.phase_now(), Phase::Shortage(Deck::Silver));
    scene.refuses(A, LosePart(4), "SR-13.3").goes_on(A, LosePart(9));
    assert_eq!((scene.phase_now(), scene.seen(A).parts()), (Phase::Pick(0), 8));
}

/// SR-13.3, SR-13.4
#[test]
fn a_stash_counts_for_the_boost_deck() {
    let mut scene = in_phase(2, Phase::Storage).done(B);
    for id in ["boost-tailwind", "boost-headwind", "boost-avalanche", "boost-overclock", "boost-spare-gears"]
    {
        scene = scene.stash(A, id);
    }
    let mut rest = Cards::default();
    scene.state.hidden.decks.pour(Deck::Black, &mut rest);
    scene.state.hidden.decks.add(card("boost-tailwind"));
    scene.goes_on(A, Done);
    assert_eq!(scene.phase_now(), Phase::Shortage(Deck::Black));
    scene.goes_on(A, DiscardBoost(card("boost-headwind")));
    assert_eq!((scene.phase_now(), scene.state.hidden.stashes[A].len()), (Phase::Pick(0), 4));
}

/// SR-16.1, SR-16.3, SR-16.5, SR-S26
#[test]
fn dice_in_slots_are_only_markers() {
    let parts = [("ada-lovelace-cockpit", 0, 0), ("gold-ion-thrusters", 1, 0), ("hertha-ayrton-part", 2, 0)];
    let mut scene = in_phase(2, Phase::Vent)
        .machine(A, &parts)
        .slots(A, 1, &[6, 5, 4])
        .slots(A, 2, &[3, 2, 1])
        .pool(B, Electric, &[1; 30])
        .stash(A, "boost-bottled-lightning")
        .cogs(A, 1);
    scene.does(A, play("boost-bottled-lightning"));
    assert_eq!(scene.state.open.dice_held(Electric), 33, "the bank was empty, and yet three came");
    assert_eq!((scene.seen(A).machine[1].dice, scene.seen(A).machine[2].dice), ([6, 5, 4, 0], [3, 2, 1, 0]));
    scene.does(A, Vent { part: 2, colour: Electric, value: 1 });
    assert_eq!(scene.seen(A).machine[2].filled(), 2, "a stand-in is vented like a die");
}

/// SR-16.6, SR-14.17
#[test]
fn the_last_die_is_the_last() {
    let mut scene = race(2).pool(B, Electric, &[1; 34]).stash(A, "boost-bottled-lightning");
    scene.rolls(A, play("boost-bottled-lightning"), &[2, 2]);
    assert_eq!(scene.pool_of(A, Electric), [2, 2], "the third is lost");
    let mut seats =
        race(2).pool(B, Heat, &[1; 33]).stash(A, "boost-coal-delivery").stash(B, "boost-coal-delivery");
    seats.rolls(B, play("boost-coal-delivery"), &[1, 1, 1]).does(A, play("boost-coal-delivery"));
    assert!(seats.pool_of(A, Heat).is_empty(), "the action that arrived first got them");
}
