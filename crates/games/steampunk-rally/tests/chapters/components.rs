//! SR-1: the box, counted and walked.

use super::scene::*;
use crossroads_steampunk_rally::arrange;
use crossroads_steampunk_rally::data::{
    ALPS, BOOSTS, CARDS, Challenge, DICE, GAUGE_LEAST, GAUGE_MOST, INVENTORS, InventorRow, PARTS, PartRow,
    SKYRAIL, Source, Storage, TOKENS, TileKind, Works,
};

/// SR-1.5, SR-1.6
#[test]
fn four_decks_of_forty_cards() {
    for deck in Deck::ALL {
        assert_eq!(Cards::all().count(deck), 40, "{deck:?}");
    }
    let makes = |row: &PartRow, effects: &[Effect]| {
        row.effects.iter().any(|group| group.iter().any(|(effect, _)| effects.contains(effect)))
    };
    for row in &PARTS {
        match row.deck.unwrap() {
            Deck::Gold => assert!(makes(row, &[Effect::Motion, Effect::Smooth]), "{}", row.id),
            Deck::Silver => {
                let gains = [Effect::GainSteam, Effect::GainHeat, Effect::GainElectric];
                assert!(makes(row, &gains), "{}", row.id);
            }
            Deck::Copper => assert_eq!(row.valves.count(), 4, "{}", row.id),
            Deck::Black => panic!("a boost among the parts"),
        }
        assert_eq!(row.valves.count() == 4, row.deck == Some(Deck::Copper), "{}", row.id);
    }
}

/// SR-1.7
#[test]
fn a_card_shows_its_corner_its_valves_and_how_it_works() {
    for row in &PARTS {
        assert!(row.valves.count() > 0 && row.corner.colour.is_some(), "{}", row.id);
        if let Works::Dice { slots, indicator } = row.works {
            assert!(
                (1..=4).contains(&slots.total()) && indicator.is_none_or(|it| (1..=6).contains(&it)),
                "{}",
                row.id
            );
        }
    }
    let has = |fits: fn(&PartRow) -> bool| PARTS.iter().any(fits);
    assert!(has(|row| matches!(row.works, Works::Dice { slots, .. } if slots.colours().count() > 1)));
    assert!(has(|row| matches!(row.works, Works::Dice { .. }) && row.storage.total() == 2));
    assert!(has(|row| row.works == Works::Bulb && row.storage != Storage::NONE));
    let any = BOOSTS.iter().all(|row| Colour::ALL.iter().all(|colour| row.corner.offers(*colour)));
    assert!(any, "a boost offers any colour");
}

/// SR-1.8
#[test]
fn every_inventor_has_a_cockpit_that_its_part_can_be_joined_to() {
    assert_eq!(INVENTORS.len(), 16);
    for inventor in Inventor::all() {
        let row = inventor.row().unwrap();
        assert_eq!(row.cockpit.works, Works::Bulb, "{}", row.id);
        assert!(arrange::can_be_arranged([inventor.cockpit(), inventor.part()].into_iter()), "{}", row.id);
    }
}

/// SR-1.10, SR-2.3
#[test]
fn a_track_goes_from_start_to_end_and_its_forks_meet_again() {
    for course in [Course::Alps, Course::Skyrail] {
        let kinds = course.tiles().map(|tile| tile.kind);
        assert_eq!((kinds[0], kinds[6], kinds[7]), (TileKind::Start, TileKind::Finish, TileKind::End));
        assert!(kinds[1..6].iter().all(|kind| *kind == TileKind::Middle));
        for middles in [[1, 2, 3], [4, 5, 1]] {
            let track = Track::new(course, middles);
            let last = Space(track.spaces() - 1);
            let mut reached = vec![Space::START];
            for at in 0.. {
                let Some(space) = reached.get(at).copied() else { break };
                let ahead = track.ahead(space);
                assert_eq!(ahead.is_empty(), space == last, "{}", track.row(space).id);
                for next in ahead.iter().filter(|next| !reached.contains(next)).copied().collect::<Vec<_>>() {
                    assert!(track.behind(next) < next);
                    reached.push(next);
                }
            }
            assert_eq!(reached.len(), usize::from(track.spaces()), "every space is reached");
            assert!((21..=26).contains(&track.steps_to_line(Space::START)));
            assert_eq!(track.steps_to_line(last), -14);
        }
    }
}

/// SR-1.11
#[test]
fn a_token_works_like_a_printed_challenge() {
    assert_eq!(TOKENS.len(), 6);
    let mut scene = race(2).token("alps-m1.1", 2).at(A, "alps-m1.1").cogs(A, 1);
    assert_eq!(scene.state.open.track.challenge(scene.space("alps-m1.1")), Some(Challenge::Generator(Heat)));
    scene.rolls(A, PayCog, &[4]);
    assert_eq!(scene.pool_of(A, Heat), [4]);
}

/// SR-1.2, SR-1.9
#[test]
fn dice_and_gauges_are_as_in_the_box() {
    assert_eq!((DICE, GAUGE_LEAST, GAUGE_MOST), (36, -7, 3));
    assert_eq!(Colour::ALL.len(), 3);
    let mut scene = race(2).cogs(A, 1).pool(A, Steam, &[1]);
    scene.rolls(A, Reroll { colour: Steam, value: 1 }, &[6]);
    assert_eq!(scene.pool_of(A, Steam), [6], "six faces");
}

/// SR-1.12, SR-5.16
#[test]
fn hands_picks_and_stashes_are_secret_but_what_was_seen_stays_known() {
    let mut scene =
        in_phase(3, Phase::Pick(1)).hand(B, ["gold-propeller", "", "copper-flywheel", "boost-tailwind"]);
    for seat in [A, C] {
        scene = scene.hand(seat, ["gold-aerostat", "silver-boiler", "", ""]);
    }
    let known = |scene: &Scene, viewer| scene.view(viewer).hands[B].iter().flatten().count();
    // The hand went from seat 0 to seat 1: these two have seen it, the third has not.
    assert_eq!(known(&scene, Viewer::Seat(A)), 3);
    assert_eq!(known(&scene, Viewer::Seat(B)), 3);
    assert_eq!((known(&scene, Viewer::Seat(C)), known(&scene, Viewer::Spectator)), (0, 0));
    scene.does(B, Pick(Deck::Black));
    assert_eq!(scene.view(Viewer::Seat(A)).own.unwrap().pick, None);
    scene.does(A, Pick(Deck::Gold)).does(C, Pick(Deck::Gold)).does(B, Stash);
    let boost = |scene: &Scene, viewer| scene.view(viewer).stashes[B][0].boost;
    assert_eq!(boost(&scene, Viewer::Seat(A)), Some(card("boost-tailwind")), "each hand has one boost");
    assert_eq!(boost(&scene, Viewer::Seat(C)), None);
    assert_eq!(scene.view(Viewer::Spectator).stashes[B].len(), 1, "how many there are is open");
}

/// SR-1.3, SR-1.4
#[test]
fn cogs_never_run_out() {
    let mut scene =
        race(2).machine(A, &[("ada-lovelace-cockpit", 0, 0), ("copper-toolbox", 1, 0)]).cogs(A, 500);
    scene.does_all(A, &[SwitchOff, ChooseGroup { card: card("ada-lovelace-cockpit"), group: 2 }]);
    assert_eq!(scene.seen(A).cogs, 504);
}

#[test]
fn every_card_is_called_by_its_id_and_says_where_it_comes_from() {
    for number in 0..CARDS {
        let it = Card(number);
        let id = it.part().map(|row| row.id).or(it.boost().map(|row| row.id)).unwrap();
        assert_eq!(Card::named(id), Some(it));
        assert_eq!(crossroads_steampunk_rally::words::card(it).id, id);
    }
    assert_eq!(BOOSTS.iter().map(|row| row.copies).sum::<u8>(), 40);
}

#[test]
fn nothing_is_called_found_that_is_our_own() {
    let is_fan = |row: &&PartRow| matches!(row.source, Source::FoundFan(fields) if !fields.is_empty());
    assert_eq!((PARTS.iter().filter(is_fan).count(), PARTS.len()), (6, 42));
    assert!(PARTS.iter().all(|row| is_fan(&row) || row.source == Source::Designed));
    assert!(BOOSTS.iter().all(|row| row.source == Source::Designed));
    assert!(TOKENS.iter().all(|row| row.source == Source::Designed));
    assert!(ALPS.iter().chain(&SKYRAIL).all(|row| row.source == Source::Designed));
    let stand_ins: Vec<&str> =
        INVENTORS.iter().filter(|row| row.person == Source::StandIn).map(|row| row.id).collect();
    assert_eq!(stand_ins, ["jagadish-chandra-bose"]);
    let found = |row: &&InventorRow| row.cockpit.source != Source::Designed;
    assert_eq!(INVENTORS.iter().filter(found).map(|row| row.id).collect::<Vec<_>>(), ["marie-curie"]);
}
