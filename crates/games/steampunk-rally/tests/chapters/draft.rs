//! SR-5: the Draft phase.

use super::scene::*;
use crossroads_engine::Game;
use crossroads_steampunk_rally::SteampunkRally;

const HANDS: [[&str; 4]; 3] = [
    ["gold-kite-sail", "silver-boiler", "copper-flywheel", "boost-tailwind"],
    ["gold-propeller", "silver-condenser", "copper-toolbox", "boost-spare-gears"],
    ["gold-aerostat", "silver-fire-chest", "copper-radiator", "boost-avalanche"],
];

fn drafting() -> Scene {
    let scene = in_phase(3, Phase::Pick(0));
    [A, B, C].into_iter().zip(HANDS).fold(scene, |scene, (seat, hand)| scene.hand(seat, hand))
}

/// SR-5.1
#[test]
fn each_seat_draws_a_card_of_each_deck() {
    let mut scene = in_phase(3, Phase::Storage).done(B).done(C);
    scene.goes_on(A, Done);
    assert_eq!(scene.phase_now(), Phase::Pick(0));
    for seat in [A, B, C] {
        assert_eq!(scene.seen(seat).hand, 0b1111);
        let hand = scene.state.hidden.hands[seat];
        assert_eq!(hand.map(Card::deck), Deck::ALL.map(Some));
    }
}

/// SR-5.2, SR-5.3, SR-5.4
#[test]
fn picks_are_secret_until_all_have_picked_and_used_once() {
    let mut scene = drafting();
    scene.does(A, Pick(Deck::Gold)).does(C, Pick(Deck::Black));
    assert!(scene.told.iter().all(|event| !matches!(event, Event::PhaseBegan { .. })));
    scene.refuses(A, GainCogs, "SR-4.5").refuses(B, GainCogs, "SR-4.4");
    scene.refuses(A, Pick(Deck::Gold), "SR-5.3").does(A, Pick(Deck::Silver));
    assert_eq!(scene.view(Viewer::Seat(A)).own.unwrap().pick, Some(Deck::Silver), "it may be changed");
    let changed = Event::PickChanged { seat: A, card: Some(card("silver-boiler")) };
    assert_eq!((scene.told.clone(), SteampunkRally::cut(&changed, Viewer::Seat(B))), (vec![changed], None));
    scene.does(B, Pick(Deck::Copper)).does(A, GainCogs);
    scene.refuses(A, GainCogs, "SR-4.5").refuses(A, GeneratePower(Electric), "SR-4.5");
}

/// SR-5.3, SR-4.5
#[test]
fn a_pick_may_be_changed_also_by_a_seat_that_a_boost_has_struck() {
    let mut scene = drafting().cogs(A, 3).stash(B, "boost-industrial-espionage");
    scene.does(A, Pick(Deck::Silver)).does(B, play_on("boost-industrial-espionage", A));
    assert_eq!((scene.seen(A).cogs, scene.asked()), (0, vec![B, C]));
    scene.does(A, Pick(Deck::Gold)).does(B, Pick(Deck::Gold)).does(C, Pick(Deck::Gold));
    scene.refuses(A, Pick(Deck::Copper), "SR-4.4").does(A, GeneratePower(Electric));
}

/// SR-5.5, SR-12.16
#[test]
fn a_part_is_joined_at_once_and_works() {
    let mut scene = Scene::using(2, "copper-toolbox");
    scene.does(A, Construct(cell(1, 0)));
    assert_eq!(scene.cards_of(A), ["ada-lovelace-cockpit", "copper-toolbox"]);
    assert_eq!(scene.phase_now(), Phase::Race(None), "nobody has anything to vent");
    scene.does_all(A, &[SwitchOff, ChooseGroup { card: card("ada-lovelace-cockpit"), group: 1 }]);
    scene.does(A, Apply(Effect::Reinforce)).does(A, Done);
    assert_eq!((scene.seen(A).cogs, scene.seen(A).gauge), (2, 1));
}

/// SR-5.6, SR-5.7, SR-S12
#[test]
fn a_part_that_does_not_fit_is_used_otherwise() {
    let mut bare = Scene::using(2, "gold-kite-sail");
    assert_eq!(bare.legal(A), [GeneratePower(Electric), GainCogs]);
    bare.refuses(A, plan(&[(0, 0), (0, -1)]), "SR-5.7");
    bare.refuses(A, Construct(cell(0, -1)), "SR-5.7").refuses(A, ConstructRearranged, "SR-5.7");
    let mut scene = Scene::using(2, "gold-kite-sail")
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("copper-radiator", 1, 0)]);
    scene.refuses(A, Construct(cell(0, -1)), "SR-5.7").does(A, Construct(cell(1, -1)));
    assert_eq!(scene.seen(A).parts(), 2);
}

/// SR-5.7, SR-12.13, SR-S28
#[test]
fn a_part_can_be_built_in_between() {
    let machine = [
        ("nikola-tesla-cockpit", 0, 0),
        ("gold-kite-sail", 0, -1),
        ("gold-propeller", 1, 0),
        ("gold-pulse-jet", -1, 0),
    ];
    let mut scene = Scene::using(2, "copper-flywheel").machine(A, &machine);
    assert_eq!(open_valves(&scene.seen(A).machine), 0);
    scene.refuses(A, Construct(cell(2, 0)), "SR-5.7");
    let mut by_program = scene.clone();
    scene.lays(A, &[(0, 0), (0, -1), (2, 0), (-1, 0), (1, 0)]);
    assert_eq!(scene.seen(A).parts(), 4);
    assert_eq!(scene.phase_now(), Phase::Race(None), "the pick is used");
    by_program.does(A, ConstructRearranged);
    assert_eq!(by_program.seen(A).parts(), 4, "the program finds such an arrangement by itself");
}

/// SR-5.7, SR-12.7
#[test]
fn an_old_part_may_be_given_up_for_the_new_one() {
    let machine = [("ada-lovelace-cockpit", 0, 0), ("gold-propeller", 1, 0), ("copper-radiator", -1, 0)];
    let mut scene = Scene::using(2, "copper-flywheel").machine(A, &machine);
    scene.refuses(A, plan(&[(0, 0), OUT, (-1, 0), (2, 0)]), "SR-5.7");
    scene.lays(A, &[(0, 0), OUT, (-1, 0), (1, 0)]);
    assert_eq!(scene.cards_of(A), ["ada-lovelace-cockpit", "copper-radiator", "copper-flywheel"]);
    let built = Event::Constructed { seat: A, card: card("copper-flywheel"), cell: cell(1, 0) };
    assert!(scene.told.contains(&built));
}

/// SR-5.7
#[test]
fn a_construction_that_leaves_the_part_loose_is_refused() {
    let mut scene = Scene::using(2, "gold-kite-sail")
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("copper-radiator", 1, 0)]);
    scene = scene.stash(B, "boost-tailwind");
    scene.refuses(A, plan(&[(0, 0), (1, 0), (0, -1)]), "SR-5.7").refuses(
        A,
        plan(&[(0, 0), (1, 0), OUT]),
        "SR-5.7",
    );
    scene.does(A, GeneratePower(Electric));
    assert_eq!((scene.seen(A).parts(), scene.state.open.piles.count(Deck::Gold)), (1, 1));
}

/// SR-5.8, SR-11.6
#[test]
fn power_is_two_unrolled_dice() {
    let mut scene = Scene::using(2, "gold-propeller").stash(B, "boost-tailwind");
    scene.does(A, GeneratePower(Electric));
    assert_eq!(scene.pool_of(A, Electric), [0, 0]);
    assert_eq!(scene.state.open.piles.parts[0][card("gold-propeller").design()], 1, "its own pile");
}

/// SR-5.9
#[test]
fn a_card_is_worth_two_cogs() {
    let mut scene = Scene::using(2, "copper-flywheel").stash(B, "boost-tailwind");
    scene.does(A, GainCogs);
    assert_eq!((scene.seen(A).cogs, scene.state.open.piles.count(Deck::Copper)), (2, 1));
}

/// SR-5.10, SR-5.11, SR-5.12, SR-5.13
#[test]
fn boosts_are_stashed_parts_are_built_and_either_is_given_up() {
    let boost = Scene::using(2, "boost-tailwind");
    boost.clone().refuses(A, Construct(cell(1, 0)), "SR-5.11").refuses(A, play("boost-tailwind"), "SR-5.13");
    for colour in Colour::ALL {
        let mut scene = boost.clone().stash(B, "boost-tailwind");
        scene.does(A, GeneratePower(colour));
        assert_eq!(scene.pool_of(A, colour), [0, 0], "one colour of its choice");
    }
    let mut stashed = Scene::using(2, "boost-tailwind").hand(B, ["gold-propeller", "", "", ""]);
    stashed.state.hidden.picks[B] = Some(Deck::Gold);
    stashed.racer(B).done = false;
    stashed.does(A, Stash);
    assert_eq!((stashed.phase_now(), stashed.asked()), (Phase::Use(3), vec![B]), "the step is still open");
    stashed.does(A, play("boost-tailwind"));
    stashed.stands(A, "alps-start.2");
    let mut part = Scene::using(2, "gold-propeller");
    part.refuses(A, Stash, "SR-5.11").refuses(A, GeneratePower(Steam), "SR-5.12");
}

/// SR-5.14, SR-5.15, SR-S11
#[test]
fn hands_go_round_in_the_direction_of_the_token() {
    let mut scene = drafting().stash(B, "boost-nitroglycerin");
    let mut holders = Vec::new();
    for step in 0..4_u8 {
        let first_hand =
            |scene: &Scene, seat: Seat| scene.state.hidden.hands[seat][3] == card("boost-tailwind");
        let holder = [A, B, C].into_iter().find(|seat| first_hand(&scene, *seat)).unwrap();
        assert_eq!(scene.seen(holder).hand.count_ones(), 4 - u32::from(step));
        holders.push(holder);
        if step == 1 {
            assert_eq!(scene.state.hidden.stashes[B].len(), 1, "a stash is not passed");
            scene.refuses(B, play("boost-tailwind"), "SR-5.13");
        }
        let deck = Deck::ALL[usize::from(step)];
        for seat in [A, B, C] {
            scene.does(seat, Pick(deck));
        }
        for seat in [A, B, C] {
            scene.does(seat, GainCogs);
        }
    }
    assert_eq!(holders, [A, B, C, A]);
    assert_eq!(scene.phase_now(), Phase::BoostTurn(B), "nothing is left to pass");
}
