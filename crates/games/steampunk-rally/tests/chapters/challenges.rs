//! SR-17: challenges.

use super::scene::*;

/// SR-17.1, SR-17.2, SR-17.6, SR-17.7
#[test]
fn a_generator_gives_a_die_for_a_cog_as_often_as_one_pays() {
    for (course, middles, space, colour) in [
        (Course::Alps, [1, 2, 3], "alps-m2.4", Heat),
        (Course::Alps, [1, 2, 5], "alps-m5.6", Steam),
        (Course::Skyrail, [1, 2, 5], "skyrail-m5.6", Electric),
    ] {
        let mut scene = in_phase(2, Phase::Vent).track(course, middles).at(A, space).cogs(A, 2);
        scene.does_all(A, &[PayCog, PayCog]).refuses(A, PayCog, "SR-17.2");
        assert_eq!(scene.pool_of(A, colour), [0, 0], "{space}");
    }
    race(2).cogs(A, 1).refuses(A, PayCog, "SR-17.6");
    // A generator without dice takes no cog (SR-16.6).
    let mut dry = race(2).at(A, "alps-m2.4").cogs(A, 1).pool(B, Heat, &[1; 36]);
    dry.refuses(A, PayCog, "SR-16.6");
}

/// SR-17.3, SR-17.4, SR-S21
#[test]
fn a_pause() {
    let scene = |options: Options| {
        Scene::new(options, 2)
            .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("gold-rocket-boosters", -1, 0)])
            .pool(A, Heat, &[1])
            .at(A, "alps-m2.3")
            .cogs(A, 2)
    };
    let options = Options { inventors: Inventors::Deal, ..Options::default() };
    let mut pausing = scene(options);
    pausing.does_all(
        A,
        &[Place { part: 1, colour: Heat, value: 1 }, Fire, Apply(Effect::Damage), Apply(Effect::Damage)],
    );
    pausing.stands(A, "alps-m2.4");
    pausing.rolls(A, PayCog, &[3]).rolls(A, PayCog, &[6]);
    // Without a cog left there is nothing to pause for: the move is finished.
    pausing.stands(A, "alps-m2.6");
    assert_eq!((pausing.pool_of(A, Heat), pausing.seen(A).gauge), (vec![3, 6], -3));
    let mut again = scene(options).pool(A, Heat, &[5]);
    again.does_all(A, &[Place { part: 1, colour: Heat, value: 1 }, Fire, Apply(Effect::Motion)]);
    again.refuses(A, Place { part: 1, colour: Heat, value: 5 }, "SR-4.7");
    let mut driving_by = scene(Options { pause_on_pass: PauseOnPass::No, ..options });
    driving_by.does_all(A, &[Place { part: 1, colour: Heat, value: 1 }, Fire, Apply(Effect::Motion)]);
    driving_by.refuses(A, PayCog, "SR-17.4");
}

/// SR-17.4, SR-17.8
#[test]
fn motion_from_rails_is_made_before_the_rest_of_the_batch() {
    let mut scene = race(2)
        .track(Course::Alps, [4, 1, 2])
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("copper-blast-pipe", 1, 0)])
        .pool(A, Steam, &[1, 2])
        .at(A, "alps-m4.1");
    scene.does_all(A, &[Place { part: 1, colour: Steam, value: 1 }, Fire, Apply(Effect::Motion), PayDie(2)]);
    scene.stands(A, "alps-m4.5");
    scene.does(A, Apply(Effect::Motion));
    scene.stands(A, "alps-m4.6");
}

/// SR-17.5
#[test]
fn a_challenge_may_be_used_after_going_back() {
    let mut scene = race(2).track(Course::Skyrail, [1, 4, 2]).at(A, "skyrail-m4.4").cogs(A, 1);
    scene = scene.token("skyrail-m4.2", 0).stash(B, "boost-tailwind").stash(A, "boost-tailwind");
    scene.does(A, Done).does(B, Done);
    scene.stands(A, "skyrail-m4.2");
    scene.does(A, PayCog);
    assert_eq!(scene.pool_of(A, Electric), [0]);
}

/// SR-17.8, SR-17.10, SR-S22
#[test]
fn rails_outside_the_race() {
    let mut scene = in_phase(2, Phase::Pick(0))
        .track(Course::Alps, [4, 1, 2])
        .hand(A, ["gold-aerostat", "", "", ""])
        .pool(A, Steam, &[0])
        .at(A, "alps-m4.2");
    scene.refuses(A, PayDie(3), "SR-17.2").does(A, PayDie(0));
    scene.stands(A, "alps-m4.5");
    assert_eq!((scene.seen(A).gauge, scene.pool_of(A, Steam).len()), (-3, 0));
    let mut smooth = race(2).track(Course::Skyrail, [3, 1, 2]).pool(A, Electric, &[4]).at(A, "skyrail-m3.2a");
    smooth.does(A, PayDie(4));
    smooth.stands(A, "skyrail-m3.6");
    assert_eq!(smooth.seen(A).gauge, 0);
    race(2).pool(A, Steam, &[1]).refuses(A, PayDie(1), "SR-17.8");
}

/// SR-17.9, SR-17.10
#[test]
fn the_pony_is_ridden_once_in_a_game() {
    let mut scene = race(2).track(Course::Skyrail, [2, 1, 3]).pool(A, Steam, &[1, 6]).pool(A, Electric, &[2]);
    scene = scene.at(A, "skyrail-m2.5").token("skyrail-m2.3", 4);
    scene.does(A, PayDie(6));
    assert_eq!((scene.seen(A).cogs, scene.pool_of(A, Steam)), (4, vec![1]));
    scene.refuses(A, PayDie(1), "SR-17.9");
    scene = scene.at(A, "skyrail-m2.3");
    scene.refuses(A, PayDie(2), "SR-17.9");
}

/// SR-17.11, SR-17.16
#[test]
fn a_glacier_takes_a_die_or_deals_its_terrain() {
    let scene = || {
        race(2)
            .track(Course::Alps, [3, 1, 2])
            .at(A, "alps-m3.2a")
            .pool(A, Heat, &[2])
            .stash(A, "boost-nitroglycerin")
    };
    let mut paying = scene();
    paying.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Motion)]);
    paying.refuses(A, PayGlacier(5), "SR-17.11").does(A, PayGlacier(2));
    assert_eq!((paying.seen(A).gauge, paying.pool_of(A, Heat).len()), (0, 0));
    let mut taking = scene();
    taking.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Motion), TakeTerrain]);
    assert_eq!((taking.seen(A).gauge, taking.pool_of(A, Heat).len()), (-2, 1));
    let mut smooth = scene().stash(A, "boost-tailwind");
    smooth.does(A, play("boost-tailwind"));
    assert_eq!(smooth.seen(A).gauge, 0, "smooth motion meets no glacier");
}

/// SR-17.12, SR-17.13, SR-S23
#[test]
fn nobody_ends_the_race_on_a_jump() {
    let mut scene = race(2).track(Course::Alps, [5, 1, 2]).at(A, "alps-m5.3a").stash(B, "boost-tailwind");
    scene.does(A, Done);
    scene.stands(A, "alps-m5.3a");
    scene.does(B, Done);
    scene.stands(A, "alps-m5.1");
    let mut after = in_phase(2, Phase::Damage).track(Course::Alps, [5, 1, 2]).at(A, "alps-m5.3a");
    after = after.stash(A, "boost-tailwind").stash(B, "boost-tailwind");
    after.does(A, Done).does(B, Done);
    after.stands(A, "alps-m5.3a");
}

/// SR-17.14, SR-17.15, SR-S24
#[test]
fn the_crowd_looks_at_valves() {
    let square = [
        ("marie-curie-cockpit", 0, 0),
        ("silver-galvanic-cell", 1, 0),
        ("gold-caterpillar-tracks", 0, 1),
        ("gold-spring-stilts", 1, 1),
    ];
    let scene = |cogs| {
        race(2)
            .track(Course::Alps, [4, 1, 2])
            .machine(A, &square)
            .at(A, "alps-m4.5")
            .cogs(A, cogs)
            .stash(A, "boost-tailwind")
    };
    // Four complete valves; only the cockpit's upper half is open, and it counts.
    let mut tight = scene(9);
    assert_eq!(tight.view(Viewer::Seat(A)).own.unwrap().forecast.crowd, 4);
    tight.does(A, play("boost-tailwind"));
    assert_eq!(tight.seen(A).cogs, 5, "smooth motion meets crowds");
    let mut loose = scene(9);
    loose.lays(A, &[(0, 0), (1, 1), (0, 1), (1, 0)]).does(A, play("boost-tailwind"));
    assert_eq!(loose.seen(A).cogs, 7, "three open halves");
    let mut poor = scene(1);
    poor.does(A, play("boost-tailwind"));
    poor.stands(A, "alps-m4.7");
    assert_eq!(poor.seen(A).cogs, 0);
}

/// SR-17.14, SR-17.15
#[test]
fn an_open_half_counts_where_it_touches_a_card_and_a_closed_machine_pays_five() {
    let toll = |machine: &[(&str, i8, i8)]| {
        let scene = race(2).track(Course::Alps, [4, 1, 2]).machine(A, machine).at(A, "alps-m4.5").cogs(A, 9);
        let mut scene = scene.stash(A, "boost-tailwind");
        scene.does(A, play("boost-tailwind"));
        9 - scene.seen(A).cogs
    };
    let cockpit = ("nikola-tesla-cockpit", 0, 0);
    let closed = [cockpit, ("gold-kite-sail", 0, -1), ("gold-propeller", 1, 0), ("gold-pulse-jet", -1, 0)];
    assert_eq!(toll(&closed), 5);
    // The last part's left half touches the blank side of the kite.
    let touching = [
        cockpit,
        ("gold-kite-sail", 0, -1),
        ("gold-spring-stilts", 1, 0),
        ("gold-pulse-jet", -1, 0),
        ("silver-galvanic-cell", 1, -1),
    ];
    assert_eq!(toll(&touching), 4);
}

/// SR-17.14
#[test]
fn five_open_valves_please_every_crowd() {
    let mut scene = race(2)
        .track(Course::Alps, [4, 1, 2])
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("copper-radiator", 1, 0)])
        .at(A, "alps-m4.5")
        .cogs(A, 3)
        .stash(A, "boost-tailwind");
    scene.does(A, play("boost-tailwind"));
    assert_eq!(scene.seen(A).cogs, 3);
}

/// SR-17.5, SR-17.10, SR-11.2
#[test]
fn a_challenge_is_used_also_when_done_and_in_another_seats_turn() {
    let scene = |phase| {
        let scene = in_phase(2, phase).at(A, "alps-m2.4").cogs(A, 1);
        scene.stash(B, "boost-tailwind").stash(A, "boost-tailwind")
    };
    let mut done = scene(Phase::Vent);
    done.does(A, Done).does(A, PayCog);
    let mut turn = scene(Phase::BoostTurn(B));
    turn.does(A, PayCog).refuses(A, play("boost-tailwind"), "SR-6.10");
    for scene in [done, turn] {
        assert_eq!((scene.pool_of(A, Heat), scene.asked()), (vec![0], vec![B]));
    }
}

/// SR-15.5, SR-17.14
#[test]
fn terrain_comes_before_the_crowd() {
    // The last damage blows the bare cockpit up: a machine that is gone has no crowd to please.
    let scene =
        race(2).at(A, "alps-start.2").token("alps-start.3", 5).cogs(A, 5).stash(A, "boost-nitroglycerin");
    let mut blown = scene.gauge(A, -7);
    assert_eq!(blown.state.open.track.row(blown.space("alps-start.3")).terrain, 1);
    blown.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Motion)]);
    assert_eq!((blown.seen(A).gauge, blown.seen(A).cogs), (0, 5));
}

/// SR-17.16, SR-17.12
#[test]
fn who_falls_back_from_a_jump_onto_a_crowd_pays() {
    let mut scene =
        race(2).track(Course::Alps, [5, 1, 2]).token("alps-m5.1", 5).at(A, "alps-m5.3a").cogs(A, 9);
    scene = scene.stash(B, "boost-tailwind");
    let toll = scene.view(Viewer::Seat(A)).own.unwrap().forecast.crowd;
    scene.does(A, Done).does(B, Done);
    scene.stands(A, "alps-m5.1");
    assert!(toll > 0 && scene.seen(A).cogs == 9 - u16::from(toll));
    // Who stood there before does not pay again.
    let mut stays =
        race(2).track(Course::Alps, [5, 1, 2]).token("alps-m5.1", 5).at(A, "alps-m5.1").cogs(A, 9);
    stays = stays.stash(B, "boost-tailwind");
    stays.does(A, Done).does(B, Done);
    assert_eq!(stays.seen(A).cogs, 9);
}

/// SR-17.16
#[test]
fn who_is_put_on_a_crowd_pays_nothing() {
    let mut scene =
        race(2).track(Course::Alps, [4, 1, 2]).at(A, "alps-finish.1").at(B, "alps-m4.7").cogs(A, 5);
    scene = scene.gauge(A, -7).stash(A, "boost-nitroglycerin");
    scene.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Damage)]);
    scene.stands(A, "alps-m4.6");
    assert_eq!(scene.seen(A).cogs, 5);
}
