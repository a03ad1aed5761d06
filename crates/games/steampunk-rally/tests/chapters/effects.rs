//! SR-14 and SR-15: race effects and terrain.

use super::scene::*;

fn with(part: &str) -> Scene {
    race(2).machine(A, &[("ada-lovelace-cockpit", 0, 0), (part, 1, 0)])
}

/// SR-14.1, SR-14.4, SR-14.5
#[test]
fn a_die_gained_in_the_race_is_rolled_at_once() {
    let mut part = with("silver-steam-dynamo").pool(A, Steam, &[2]);
    part.does(A, Place { part: 1, colour: Steam, value: 2 }).rolls(A, Fire, &[5]);
    assert_eq!(part.pool_of(A, Electric), [5]);
    let mut boost = race(2).stash(A, "boost-coal-delivery");
    boost.rolls(A, play("boost-coal-delivery"), &[1, 2, 3]);
    let mut mine = race(2).at(A, "alps-m2.4").cogs(A, 1);
    mine.rolls(A, PayCog, &[6]);
    assert_eq!((boost.pool_of(A, Heat), mine.pool_of(A, Heat)), (vec![1, 2, 3], vec![6]));
}

/// SR-14.6, SR-14.3, SR-S7
#[test]
fn a_slot_freed_is_a_slot() {
    let mut scene = race(2)
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("gold-caterpillar-tracks", -1, 0)])
        .pool(A, Steam, &[4, 4, 5, 6])
        .at(A, "alps-end.1");
    let second = ChooseGroup { card: card("gold-caterpillar-tracks"), group: 1 };
    let discard = |value| DiscardDie { part: 1, colour: Steam, value };
    for _ in 0..2 {
        scene.fires(A, 1, &[4]).does_all(A, &[second, Apply(Effect::Motion)]);
        scene.refuses(A, discard(5), "SR-14.6").does(A, discard(4));
    }
    scene.does_all(
        A,
        &[
            Place { part: 1, colour: Steam, value: 5 },
            Place { part: 1, colour: Steam, value: 6 },
            Fire,
            second,
            second,
        ],
    );
    scene.does_all(A, &[Apply(Effect::Motion), Apply(Effect::Motion), discard(6), discard(5)]);
    scene.stands(A, "alps-end.5");
    assert_eq!(scene.seen(A).machine[1].filled(), 0);
    assert_eq!(scene.state.open.dice_held(Steam), 0, "four steam dice are back in the bank");
}

/// SR-14.6, SR-7.14
#[test]
fn discarding_a_die_is_optional() {
    let mut scene = race(2).machine(A, &[("ada-lovelace-cockpit", 0, 0), ("elijah-mccoy-part", 0, 1)]).pool(
        A,
        Steam,
        &[4],
    );
    scene.fires(A, 1, &[4]).does_all(A, &[Apply(Effect::DiscardSteam), Decline]);
    assert_eq!(scene.seen(A).machine[1].filled(), 1);
}

/// SR-14.7, SR-14.8, SR-14.10, SR-S5
#[test]
fn order_saves_a_part() {
    let scene = || {
        race(2)
            .machine(
                A,
                &[("marie-curie-cockpit", 0, 0), ("copper-radiator", 1, 0), ("copper-flywheel", 2, 0)],
            )
            .gauge(A, -7)
            .stash(A, "boost-nitroglycerin")
    };
    let mut saved = scene();
    saved.racer(A).work.push(Frame::Batch(Batch::of(&[(Effect::Damage, 1), (Effect::Reinforce, 1)], 1)));
    let mut lost = saved.clone();
    saved.does(A, Apply(Effect::Reinforce));
    assert_eq!((saved.seen(A).gauge, saved.seen(A).parts()), (-7, 2));
    lost.does_all(A, &[Apply(Effect::Damage), LosePart(2)]);
    assert_eq!((lost.seen(A).gauge, lost.seen(A).parts()), (-6, 1));
}

/// SR-14.10, SR-14.11, SR-S6
#[test]
fn above_three_comes_a_cog() {
    let mut scene = race(2).gauge(A, 2).stash(A, "boost-emergency-plating");
    scene.does(A, play("boost-emergency-plating"));
    assert_eq!((scene.seen(A).gauge, scene.seen(A).cogs), (3, 3), "one up, three cogs");
}

/// SR-14.12, SR-14.13, SR-15.1, SR-15.2, SR-15.3
#[test]
fn plain_motion_takes_the_terrain_of_every_space_it_enters() {
    let mut plain = race(2).at(A, "alps-start.2").stash(A, "boost-nitroglycerin");
    plain.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Damage), Apply(Effect::Damage)]);
    plain.stands(A, "alps-m1.2");
    assert_eq!(plain.seen(A).gauge, -4, "two of the card, and one each on start.3 and m1.2");
    let mut smooth = race(2).at(A, "alps-start.2").stash(A, "boost-tailwind");
    smooth.does(A, play("boost-tailwind"));
    smooth.stands(A, "alps-m1.1");
    assert_eq!(smooth.seen(A).gauge, 0);
}

/// SR-14.14, SR-S20
#[test]
fn at_a_fork_the_seat_chooses_and_pawns_share_spaces() {
    let scene = || race(2).at(A, "alps-m1.3").at(B, "alps-m1.5a").stash(A, "boost-nitroglycerin");
    let drive = |way: &str| {
        let mut scene = scene();
        scene.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Motion)]);
        let (wrong, way) = (scene.space("alps-m1.7"), scene.space(way));
        scene.refuses(A, Way(wrong), "SR-14.14").does_all(A, &[Way(way), Apply(Effect::Motion)]);
        scene
    };
    let short = drive("alps-m1.4b");
    short.stands(A, "alps-m1.7");
    assert_eq!(short.seen(A).gauge, -3);
    let long = drive("alps-m1.4a");
    long.stands(A, "alps-m1.5a").stands(B, "alps-m1.5a");
    assert_eq!(long.seen(A).gauge, 0);
}

/// SR-14.15, SR-14.17
#[test]
fn at_the_end_of_the_track_motion_does_nothing() {
    let mut scene = race(2).at(A, "alps-end.8").stash(A, "boost-tailwind");
    scene.does(A, play("boost-tailwind"));
    scene.stands(A, "alps-end.9");
    assert!(scene.told.contains(&Event::EffectSkipped { seat: A, effect: Effect::Smooth }));
}

/// SR-14.18, SR-15.4
#[test]
fn going_back_meets_no_terrain() {
    let mut scene =
        race(2).track(Course::Alps, [5, 1, 2]).at(A, "alps-m5.2a").stash(A, "boost-tailwind").done(B);
    scene.does(A, Done);
    scene.stands(A, "alps-m5.1");
    assert_eq!(scene.seen(A).gauge, 0, "terrain 1 is printed there");
}

/// SR-15.5
#[test]
fn terrain_hurts_point_by_point() {
    let parts = [("ada-lovelace-cockpit", 0, 0), ("copper-radiator", 1, 0), ("copper-flywheel", 2, 0)];
    let mut scene = race(2)
        .machine(A, &[&parts[..], &[("copper-gyrostat", -1, 0)]].concat())
        .gauge(A, -7)
        .at(A, "alps-m2.2")
        .stash(A, "boost-nitroglycerin");
    scene.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Motion), LosePart(2), LosePart(2)]);
    assert_eq!(scene.cards_of(A), ["ada-lovelace-cockpit", "copper-radiator"], "terrain 2 breaks two parts");
}

/// SR-15.5, SR-9.8
#[test]
fn terrain_comes_before_the_crowd() {
    let scene = |gauge| {
        let scene = race(2).token("alps-start.3", 5).at(A, "alps-start.2").gauge(A, gauge).cogs(A, 5);
        let mut scene = scene.stash(A, "boost-nitroglycerin");
        scene.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Motion)]);
        scene
    };
    let whole = scene(0);
    let place = |what: fn(&Event) -> bool| whole.told.iter().position(what);
    let hurt = place(|event| matches!(event, Event::GaugeFell { .. }));
    assert!(hurt.is_some() && hurt < place(|event| matches!(event, Event::CrowdPaid { .. })));
    assert_eq!(whole.seen(A).cogs, 3, "three open halves of the cockpit");
    let exploded = scene(-7);
    assert_eq!(exploded.seen(A).cogs, 5, "a machine that explodes has no crowd to please");
}
