//! SR-11: boosts.

use super::scene::*;

/// SR-11.1, SR-11.2, SR-11.3, SR-11.4
#[test]
fn boosts_are_played_at_any_time_and_as_many_as_one_likes() {
    for phase in [Phase::Vent, Phase::Race(None), Phase::Damage, Phase::Storage, Phase::BoostTurn(A)] {
        let mut scene = in_phase(2, phase).stash(A, "boost-spare-gears").stash(A, "boost-emergency-plating");
        scene.does(A, play("boost-spare-gears")).does(A, play("boost-emergency-plating"));
        assert_eq!((scene.seen(A).cogs, scene.seen(A).gauge), (6, 3), "{phase:?}");
        assert_eq!(scene.state.open.piles.count(Deck::Black), 2);
    }
    let mut picking =
        in_phase(2, Phase::Pick(0)).hand(A, ["gold-aerostat", "", "", ""]).stash(A, "boost-spare-gears");
    picking.does(A, play("boost-spare-gears"));
    let mut busy = race(2)
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("copper-blast-pipe", 1, 0)])
        .pool(A, Steam, &[1])
        .stash(A, "boost-spare-gears");
    busy.fires(A, 1, &[1]).refuses(A, play("boost-spare-gears"), "SR-4.7");
}

/// SR-11.2, SR-4.5
#[test]
fn boosts_are_played_also_after_being_done_as_long_as_the_step_is_open() {
    for phase in [Phase::Vent, Phase::Race(None), Phase::Damage, Phase::Storage] {
        let mut scene = in_phase(2, phase).stash(A, "boost-spare-gears").stash(B, "boost-spare-gears");
        scene.does(A, Done).does(A, play("boost-spare-gears"));
        assert_eq!((scene.seen(A).cogs, scene.asked()), (5, vec![B]), "{phase:?}");
    }
    // Night Shift is good in the draft only; drawn with the last pick it is still good while others use theirs.
    let mut late = Scene::using(2, "boost-night-shift").hand(B, ["gold-propeller", "", "", ""]);
    late.state.hidden.picks[B] = Some(Deck::Gold);
    late.racer(B).done = false;
    late.does_all(A, &[Stash, play("boost-night-shift")]).chances(A, DrawFrom(Deck::Copper), &[0]);
    late.does(A, Construct(cell(1, 0)));
    assert_eq!((late.seen(A).parts(), late.asked()), (1, vec![B]));
}

/// SR-11.5
#[test]
fn what_lasts_lies_open_until_it_ends() {
    let mut scene = race(2)
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("copper-blast-pipe", 1, 0)])
        .pool(A, Steam, &[1])
        .stash(A, "boost-fair-weather")
        .stash(A, "boost-faraday-cage")
        .stash(A, "boost-tailwind")
        .at(A, "alps-start.2")
        .done(B);
    scene.does(A, play("boost-fair-weather")).does(A, play("boost-faraday-cage")).fires(A, 1, &[1]);
    scene.does(A, Apply(Effect::Damage));
    assert_eq!((scene.seen(A).gauge, scene.seen(A).lasting.len()), (-1, 2), "no terrain was met");
    scene.stands(A, "alps-m1.1");
    scene.does(A, Done);
    assert_eq!(
        (scene.seen(A).lasting.len(), scene.state.open.piles.count(Deck::Black)),
        (1, 1),
        "the phase is over"
    );
    scene.does_all(A, &[LosePart(1), Done]).goes_on(A, Done);
    assert_eq!(
        (scene.seen(A).lasting.len(), scene.state.open.piles.count(Deck::Black)),
        (0, 2),
        "the round too"
    );
}

/// SR-11.6
#[test]
fn outside_the_race_dice_lie_unrolled_and_pawns_move_all_the_same() {
    let mut scene = in_phase(2, Phase::Vent).stash(A, "boost-coal-delivery").stash(A, "boost-nitroglycerin");
    scene = scene.at(A, "alps-start.2");
    scene.does(A, play("boost-coal-delivery"));
    assert_eq!(scene.pool_of(A, Heat), [0, 0, 0]);
    scene.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Damage), Apply(Effect::Damage)]);
    scene.stands(A, "alps-m1.2");
    assert_eq!(scene.seen(A).gauge, -4, "two of the card, one each of two spaces");
}

/// SR-11.7
#[test]
fn the_boost_that_arrives_first_works_first() {
    let scene = race(3).stash(A, "boost-faraday-cage").stash(B, "boost-disintegration-ray");
    let mut late = scene.clone();
    late.does(B, play_on("boost-disintegration-ray", A)).does(A, NoAnswer);
    assert_eq!(late.seen(A).gauge, -3);
    let mut early = scene.clone();
    early.does(A, play("boost-faraday-cage")).does(B, play_on("boost-disintegration-ray", A));
    assert_eq!(early.seen(A).gauge, 0);
}

/// SR-11.8
#[test]
fn only_an_answer_answers_and_all_with_a_stash_are_asked() {
    let mut scene = race(4)
        .at(A, "alps-start.0")
        .at(B, "alps-start.2")
        .at(C, "alps-start.2")
        .at(D, "alps-start.2")
        .stash(A, "boost-headwind")
        .stash(B, "boost-faraday-cage")
        .stash(B, "boost-tailwind")
        .stash(C, "boost-tailwind");
    scene.does(A, play("boost-headwind"));
    assert_eq!(scene.seen(D).gauge, -3, "an empty stash is not asked");
    scene.refuses(B, Answer(card("boost-tailwind")), "SR-11.8").refuses(B, Done, "SR-11.8");
    assert_eq!(scene.legal(B), [Answer(card("boost-faraday-cage")), NoAnswer]);
    assert_eq!(scene.legal(C), [NoAnswer], "asked although it holds none");
    scene.does(A, Done).does(B, Answer(card("boost-faraday-cage"))).does(C, NoAnswer);
    assert_eq!((scene.seen(B).gauge, scene.seen(C).gauge), (0, -3));
}

/// SR-11.9, SR-18.2
#[test]
fn places_are_judged_when_the_card_is_played() {
    let mut leader = race(3).at(A, "alps-start.2").at(B, "alps-start.2").stash(A, "boost-headwind");
    leader.refuses(A, play("boost-headwind"), "SR-11.9");
    let steps = |space: &str| {
        let mut scene = race(3).at(A, space).at(B, "alps-m1.7").stash(A, "boost-grappling-hook");
        let before = scene.state.open.steps_to_line(A);
        scene.does(A, play("boost-grappling-hook"));
        before - scene.state.open.steps_to_line(A)
    };
    assert_eq!(steps("alps-start.0"), 3, "last, together with another");
    assert_eq!(steps("alps-start.1"), 1);
    let mut idle = race(2).stash(A, "boost-second-wind");
    idle.does(A, play("boost-second-wind"));
    assert!(idle.seen(A).bulb, "played although nothing comes of it");
}

/// SR-11.10
#[test]
fn a_stash_has_no_limit() {
    let mut scene = Scene::using(2, "boost-tailwind");
    for _ in 0..2 {
        for id in ["boost-avalanche", "boost-overclock", "boost-spare-gears", "boost-headwind"] {
            scene = scene.stash(A, id);
        }
    }
    scene.does(A, Stash);
    assert_eq!(scene.state.hidden.stashes[A].len(), 9);
}

/// SR-11.11, SR-13.7
#[test]
fn a_drawn_part_is_used_like_a_pick() {
    let mut scene =
        in_phase(2, Phase::Pick(0)).hand(A, ["gold-aerostat", "", "", ""]).stash(A, "boost-night-shift");
    scene.does(A, play("boost-night-shift")).refuses(A, DrawFrom(Deck::Black), "SR-11.11");
    let copper = card("copper-gyrostat");
    scene.chances(A, DrawFrom(Deck::Copper), &[0]);
    assert_eq!(scene.view(Viewer::Seat(A)).own.unwrap().drawn, Some(copper));
    assert_eq!(scene.view(Viewer::Seat(B)).own.unwrap().drawn, None);
    scene.refuses(A, Pick(Deck::Gold), "SR-4.7").does(A, Construct(cell(1, 0)));
    assert_eq!((scene.seen(A).parts(), scene.offers(A, Pick(Deck::Gold))), (1, true));
    let mut empty =
        in_phase(2, Phase::Pick(0)).hand(A, ["gold-aerostat", "", "", ""]).stash(A, "boost-night-shift");
    let mut copper = Cards::default();
    empty.state.hidden.decks.pour(Deck::Copper, &mut copper);
    empty.state.open.piles.add(card("copper-flywheel"));
    empty.does(A, play("boost-night-shift")).chances(A, DrawFrom(Deck::Copper), &[0]);
    assert_eq!(empty.state.hidden.drawn[A], Some(card("copper-flywheel")), "the pile is shuffled first");
}

/// SR-11.11, SR-11.9
#[test]
fn nothing_is_drawn_where_deck_and_pile_are_empty() {
    let mut scene =
        in_phase(2, Phase::Pick(0)).hand(A, ["gold-aerostat", "", "", ""]).stash(A, "boost-night-shift");
    let mut gone = Cards::default();
    scene.state.hidden.decks.pour(Deck::Gold, &mut gone);
    scene.state.hidden.decks.pour(Deck::Copper, &mut gone);
    let mut silver = scene.clone();
    silver.does(A, play("boost-night-shift")).refuses(A, DrawFrom(Deck::Gold), "SR-11.11");
    assert_eq!(silver.legal(A), [DrawFrom(Deck::Silver)]);
    scene.state.hidden.decks.pour(Deck::Silver, &mut gone);
    scene.does(A, play("boost-night-shift"));
    assert!(scene.offers(A, Pick(Deck::Gold)), "played although nothing comes of it");
}

/// SR-11.5, SR-15.1
#[test]
fn a_shield_keeps_off_an_avalanche_that_came_before_it() {
    let mut scene = race(2)
        .at(B, "alps-start.2")
        .stash(A, "boost-avalanche")
        .stash(B, "boost-faraday-cage")
        .stash(B, "boost-nitroglycerin");
    scene.does(A, play("boost-avalanche")).does(B, NoAnswer);
    let drive = |mut scene: Scene| {
        scene.does_all(B, &[play("boost-nitroglycerin"), Apply(Effect::Motion)]);
        scene.seen(B).gauge
    };
    assert_eq!(drive(scene.clone()), -2, "one that is printed and one more");
    scene.does(B, play("boost-faraday-cage"));
    assert_eq!(drive(scene), -1);
}

/// SR-11.3, SR-14.3, SR-4.7
#[test]
fn a_boost_with_a_slash_gives_one_of_its_groups() {
    let boost = "boost-pressure-surge";
    let choose = |group| ChooseGroup { card: card(boost), group };
    let scene = || race(2).at(A, "alps-end.1").stash(A, boost).stash(A, "boost-tailwind");
    let mut dice = scene();
    dice.refuses(A, choose(0), "SR-14.3").does(A, play(boost));
    dice.refuses(A, choose(2), "SR-14.3").refuses(A, Apply(Effect::Motion), "SR-14.2");
    dice.refuses(A, Done, "SR-4.7").refuses(A, play("boost-tailwind"), "SR-4.7");
    dice.rolls(A, choose(0), &[2, 4, 6]);
    assert_eq!(dice.pool_of(A, Steam), [2, 4, 6]);
    dice.refuses(A, choose(1), "SR-14.3").stands(A, "alps-end.1");
    let mut drive = scene();
    drive.does_all(A, &[play(boost), choose(1), Apply(Effect::Damage)]);
    assert_eq!((drive.pool_of(A, Steam), drive.seen(A).gauge), (vec![], -2), "terrain 1 is on the way");
    drive.stands(A, "alps-end.3");
    assert_eq!(drive.state.open.piles.of(Deck::Black)[card(boost).design()], 1, "it is resolved and gone");
    let mut cool = in_phase(2, Phase::Damage).gauge(A, -2).stash(A, "boost-coolant-flush").done(B);
    cool.does_all(
        A,
        &[play("boost-coolant-flush"), ChooseGroup { card: card("boost-coolant-flush"), group: 1 }],
    );
    assert_eq!(cool.seen(A).gauge, 0);
}

#[test]
fn every_other_boost_does_what_it_says() {
    let machine = [("ada-lovelace-cockpit", 0, 0), ("copper-blast-pipe", 1, 0), ("copper-gear-train", -1, 0)];
    let scene = || race(3).machine(A, &machine).slots(A, 1, &[5]).slots(A, 2, &[4, 2]);
    let mut flush = scene().stash(A, "boost-coolant-flush");
    let clear = ChooseGroup { card: card("boost-coolant-flush"), group: 0 };
    flush.does_all(A, &[play("boost-coolant-flush"), clear, DiscardDie { part: 1, colour: Steam, value: 5 }]);
    flush.does_all(A, &[DiscardDie { part: 2, colour: Heat, value: 4 }, Decline]);
    assert_eq!(flush.seen(A).machine[2].dice, [2, 0, 0, 0]);
    let mut clock = scene().pool(A, Steam, &[2, 3]).pool(A, Heat, &[6]).stash(A, "boost-clockwork-precision");
    clock.does(A, play("boost-clockwork-precision"));
    clock.refuses(A, SetDie { colour: Heat, value: 6 }, "SR-11.3");
    clock.does(A, SetDie { colour: Steam, value: 2 }).does(A, SetDie { colour: Steam, value: 3 });
    assert_eq!(clock.pool_of(A, Steam), [6, 6]);
    let mut again = scene().pool(A, Steam, &[1]).stash(A, "boost-overclock").at(A, "alps-end.1");
    again.racer(A).machine[1].spent = true;
    again.refuses(A, Place { part: 1, colour: Steam, value: 1 }, "SR-7.12").does(A, play("boost-overclock"));
    again.refuses(A, Refresh(0), "SR-11.3").refuses(A, Refresh(3), "SR-11.3");
    again.does(A, Refresh(1)).fires(A, 1, &[1]);
    let bulb = [("ada-lovelace-cockpit", 0, 0), ("copper-blast-pipe", 1, 0), ("copper-toolbox", -1, 0)];
    let mut dark = race(2).machine(A, &bulb).stash(A, "boost-overclock");
    dark.does(A, play("boost-overclock")).refuses(A, Refresh(2), "SR-11.3");
    let mut thief = scene().cogs(B, 2).stash(A, "boost-industrial-espionage");
    thief.refuses(A, play_on("boost-industrial-espionage", A), "SR-11.1");
    thief
        .refuses(A, play("boost-industrial-espionage"), "SR-11.1")
        .does(A, play_on("boost-industrial-espionage", B));
    assert_eq!((thief.seen(A).cogs, thief.seen(B).cogs), (2, 0));
    let mut rich = scene().cogs(B, 5).stash(A, "boost-industrial-espionage");
    rich.does(A, play_on("boost-industrial-espionage", B));
    assert_eq!((rich.seen(A).cogs, rich.seen(B).cogs), (3, 2), "three at most");
    let mut snow = scene().at(A, "alps-start.2").stash(A, "boost-avalanche").stash(A, "boost-nitroglycerin");
    snow.does_all(A, &[play("boost-avalanche"), play("boost-nitroglycerin"), Apply(Effect::Motion)]);
    assert_eq!((snow.seen(A).gauge, snow.seen(B).avalanches), (-2, 1), "one more where there is an icon");
    let mut wind = scene().stash(A, "boost-second-wind");
    wind.racer(A).bulb = false;
    wind.does(A, play("boost-second-wind"));
    assert!(wind.offers(A, SwitchOff));
}
