//! SR-4 and SR-10: steps, who waits for whom, and the end of a round.

use super::scene::*;
use crossroads_engine::{Game, Quick, Seed, Silent, Table};
use crossroads_steampunk_rally::SteampunkRally;

/// SR-4.1, SR-4.2, SR-4.3, SR-10.1, SR-10.6
#[test]
fn a_round_is_draft_vent_race_damage_and_its_end() {
    let mut scene = in_phase(2, Phase::Pick(3));
    for seat in [A, B] {
        scene = scene.hand(seat, ["", "", "", "boost-tailwind"]);
    }
    assert_eq!(scene.asked(), [A, B]);
    scene.does(B, Pick(Deck::Black)).does(A, Pick(Deck::Black));
    assert_eq!(scene.phase_now(), Phase::Use(3));
    scene.does(A, Stash).does(B, GainCogs);
    assert_eq!(scene.phase_now(), Phase::BoostTurn(A));
    scene.does(A, Done);
    assert_eq!(scene.phase_now(), Phase::Vent);
    scene.does(A, Done);
    assert_eq!(scene.phase_now(), Phase::Race(None));
    scene.does(A, Done).does(B, Done);
    assert_eq!(scene.phase_now(), Phase::Damage);
    scene.does(A, Done);
    assert_eq!(scene.phase_now(), Phase::Storage);
    scene.goes_on(A, Done);
    assert_eq!((scene.phase_now(), scene.state.open.round), (Phase::Pick(0), 4));
    assert!(!scene.state.open.clockwise, "the token is turned over");
}

/// SR-4.4, SR-4.5
#[test]
fn nobody_goes_on_before_all_are_done_and_done_can_be_taken_back() {
    let mut scene = race(3).cogs(A, 1).pool(A, Steam, &[3]);
    scene.does(A, Done).does(B, Done);
    assert_eq!((scene.phase_now(), scene.asked()), (Phase::Race(None), vec![C]));
    scene.refuses(A, Raise { colour: Steam, value: 3 }, "SR-4.5").refuses(A, Done, "SR-4.5");
    scene.refuses(C, NotDone, "SR-4.5").does(A, NotDone).does(A, Raise { colour: Steam, value: 3 });
    assert_eq!(scene.asked(), [A, C]);
    let options = Options { inventors: Inventors::Deal, ..Options::default() };
    let (mut table, _) = Table::<SteampunkRally>::new(options, 2, Seed::from_number(1)).unwrap();
    table.act(A, Pick(Deck::Gold)).unwrap();
    assert_eq!(table.undo(A), Ok(Pick(Deck::Gold)), "a step back takes it back too");
    table.act(A, Pick(Deck::Silver)).unwrap();
    table.act(B, Pick(Deck::Silver)).unwrap();
    assert!(table.undo(A).is_err() && table.undo(B).is_err(), "the last seat has made it");
}

/// SR-4.6, SR-4.7, SR-14.16
#[test]
fn a_batch_comes_first_and_holds_nobody_else_up() {
    let mut scene = race(2)
        .machine(A, &[("marie-curie-cockpit", 0, 0), ("marie-curie-part", 1, 0)])
        .pool(A, Heat, &[1])
        .pool(B, Steam, &[2])
        .cogs(A, 1)
        .cogs(B, 1);
    scene.fires(A, 1, &[1]);
    scene.refuses(A, Done, "SR-4.7").refuses(A, SwitchOff, "SR-4.7").refuses(A, Discard(1), "SR-4.7");
    scene.does(B, Raise { colour: Steam, value: 2 }).does(B, Done);
    scene.does(A, ChooseGroup { card: card("marie-curie-part"), group: 0 });
    scene.does(A, Apply(Effect::Damage));
    assert_eq!((scene.seen(A).gauge, scene.asked()), (-1, vec![A]));
    scene.stands(A, "alps-start.0");
}

/// SR-4.8
#[test]
fn what_another_does_waits_for_the_end_of_a_batch() {
    let mut scene = race(2)
        .machine(A, &[("marie-curie-cockpit", 0, 0), ("marie-curie-part", 1, 0)])
        .pool(A, Heat, &[1])
        .stash(B, "boost-disintegration-ray");
    scene.fires(A, 1, &[1]).does(B, play_on("boost-disintegration-ray", A));
    assert_eq!(scene.seen(A).gauge, 0);
    scene.does(B, Done);
    scene.does(A, ChooseGroup { card: card("marie-curie-part"), group: 0 }).does(A, Apply(Effect::Motion));
    assert_eq!(scene.seen(A).gauge, 0, "the batch is not over");
    scene.does(A, Apply(Effect::Motion));
    assert_eq!(scene.seen(A).gauge, -5, "two down by the batch, then three by the ray");
}

/// SR-4.9, SR-S10, SR-6.5, SR-6.8
#[test]
fn the_nearest_seat_with_a_stash_begins() {
    let order = |clockwise: bool| {
        let mut scene = in_phase(4, Phase::Use(3));
        (scene.state.open.gap, scene.state.open.clockwise) = (B, clockwise);
        for (seat, boost) in [(A, "boost-second-wind"), (B, "boost-second-wind"), (C, "boost-tailwind")] {
            scene = scene.stash(seat, boost);
        }
        scene = scene.hand(A, ["gold-aerostat", "", "", ""]).done(B).done(C).done(D);
        scene.state.hidden.picks[A] = Some(Deck::Gold);
        scene.does(A, GainCogs);
        let mut turns = Vec::new();
        while let Phase::BoostTurn(seat) = scene.phase_now() {
            turns.push(seat);
            assert_eq!(scene.asked(), [seat]);
            scene.does(seat, Done);
        }
        turns
    };
    assert_eq!(order(true), [C, A, B], "an unplayable card gets its turn too");
    assert_eq!(order(false), [B, A, C]);
}

/// SR-4.10
#[test]
fn first_races_may_go_in_turn() {
    let options = Options { first_races_in_turn: true, inventors: Inventors::Deal, ..Options::default() };
    let mut scene = Scene::new(options, 3).phase(Phase::Vent).stash(A, "boost-tailwind").done(B).done(C);
    scene.state.open.round = 2;
    scene.does(A, Done);
    assert_eq!((scene.phase_now(), scene.asked()), (Phase::Race(Some(A)), vec![A]));
    scene = scene.stash(C, "boost-spare-gears").stash(A, "boost-spare-gears");
    scene.refuses(B, SwitchOff, "SR-4.10").does(C, play("boost-spare-gears")).does(A, Done);
    assert_eq!((scene.asked(), scene.seen(C).cogs), (vec![B], 5), "boosts are for any time");
    scene.refuses(A, NotDone, "SR-4.5").does(A, play("boost-tailwind"));
    scene.refuses(A, SwitchOff, "SR-4.10").does(B, Done).does(C, Done);
    assert_eq!(scene.phase_now(), Phase::Damage);
    let mut later = Scene::new(options, 3).phase(Phase::Vent).done(B).done(C);
    later.does(A, Done);
    assert_eq!(later.phase_now(), Phase::Race(None), "round 3 is raced together");
}

/// SR-4.11
#[test]
fn steps_back_end_where_dice_fell_or_another_was_touched() {
    let closes = |scene: &Scene, seat: Seat, action: Action| {
        let mut state = scene.state;
        SteampunkRally::apply(&mut state, seat, action, &mut Quick::new(1), &mut Silent).unwrap().closes
    };
    let scene = race(3).cogs(A, 1).pool(A, Steam, &[3]).stash(A, "boost-disintegration-ray");
    assert!(!closes(&scene, A, Raise { colour: Steam, value: 3 }).contains(A));
    let rolled = closes(&scene, A, Reroll { colour: Steam, value: 3 });
    assert!(rolled.contains(A) && !rolled.contains(B));
    let touched = closes(&scene, A, play_on("boost-disintegration-ray", B));
    assert!(touched.contains(A) && touched.contains(B) && !touched.contains(C));
    let mut using = in_phase(3, Phase::Use(0)).hand(A, ["gold-aerostat", "", "", "boost-tailwind"]);
    using.state.hidden.picks[A] = Some(Deck::Gold);
    let revealed = closes(&using, A, GainCogs);
    assert!(revealed.contains(A) && !revealed.contains(B), "all have seen the card");
    using.state.hidden.picks[A] = Some(Deck::Black);
    assert!(closes(&using, A, Stash).is_empty(), "nobody has seen this one");
    let drawing = in_phase(3, Phase::Pick(0)).hand(A, ["gold-aerostat", "", "", ""]);
    let mut drawing = drawing.stash(A, "boost-night-shift");
    drawing.does(A, play("boost-night-shift"));
    assert!(closes(&drawing, A, DrawFrom(Deck::Gold)).contains(A), "a card was drawn");
}

/// SR-10.2, SR-10.3, SR-10.4, SR-10.5, SR-10.7, SR-7.2
#[test]
fn unused_dice_are_stored_or_lost_and_cogs_are_kept() {
    let mut scene = in_phase(2, Phase::Damage)
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("silver-fire-chest", 1, 0)])
        .pool(A, Heat, &[5, 2, 2])
        .pool(A, Steam, &[6])
        .stash(A, "boost-tailwind")
        .cogs(A, 3)
        .done(B);
    scene.racer(A).bulb = false;
    scene.does(A, Done);
    assert!(scene.seen(A).bulb, "all bulbs are turned on");
    let store = |part, colour| Store { part, colour };
    scene.refuses(A, store(0, Heat), "SR-10.7").refuses(A, store(1, Steam), "SR-10.7");
    scene.does(A, store(1, Heat)).does(A, store(1, Heat)).refuses(A, store(1, Heat), "SR-10.7");
    scene.goes_on(A, Done);
    assert_eq!((scene.seen(A).machine[1].stored.of(Heat), scene.seen(A).cogs), (2, 3));
    assert!(scene.pool_of(A, Heat).is_empty() && scene.pool_of(A, Steam).is_empty());
    let mut next = in_phase(2, Phase::Vent)
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("silver-fire-chest", 1, 0)])
        .stored(A, 1, Heat, 2)
        .done(B);
    next.rolls(A, Done, &[6, 1]);
    assert_eq!((next.pool_of(A, Heat), next.seen(A).machine[1].stored.total()), (vec![1, 6], 0));
}

/// SR-10.3, SR-10.7, SR-7.1, SR-7.2, SR-6.4, SR-16.5
#[test]
fn any_part_may_have_storage_slots_of_whichever_colour() {
    let store = |part, colour| Store { part, colour };
    // The boiler burns heat and keeps steam; the toolbox works by the bulb and keeps one die of any colour.
    let cards = [("ada-lovelace-cockpit", 0, 0), ("silver-boiler", 1, 0), ("copper-toolbox", -1, 0)];
    let mut scene = in_phase(2, Phase::Storage)
        .machine(A, &cards)
        .pool(A, Heat, &[5])
        .pool(A, Steam, &[6, 2])
        .pool(A, Electric, &[1])
        .stash(B, "boost-tailwind");
    scene.refuses(A, store(1, Heat), "SR-10.7").does(A, store(1, Steam)).refuses(
        A,
        store(1, Steam),
        "SR-10.7",
    );
    for colour in Colour::ALL {
        assert!(scene.offers(A, store(2, colour)), "{colour:?}");
    }
    scene.does(A, store(2, Electric)).refuses(A, store(2, Steam), "SR-10.7");
    assert_eq!(scene.told, [Event::Stored { seat: A, card: card("copper-toolbox"), colour: Electric }]);
    assert_eq!([Steam, Heat, Electric].map(|colour| scene.state.open.dice_held(colour)), [2, 1, 1]);
    let mut next = in_phase(2, Phase::Vent).machine(A, &cards).cogs(A, 1).done(B);
    next.racer(A).machine = scene.seen(A).machine;
    next.refuses(A, Vent { part: 1, colour: Steam, value: 1 }, "SR-6.4");
    next.rolls(A, Done, &[4, 3]);
    assert_eq!(
        (next.pool_of(A, Steam), next.pool_of(A, Electric), next.pool_of(A, Heat)),
        (vec![4], vec![3], vec![])
    );
    assert!(next.seen(A).machine.iter().all(|part| part.stored.is_empty()));
}
