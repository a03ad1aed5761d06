//! SR-8 and SR-9: the Damage phase and explosions.

use super::scene::*;

const ROW: [(&str, i8, i8); 3] =
    [("ada-lovelace-cockpit", 0, 0), ("gold-ion-thrusters", 1, 0), ("gold-propeller", 2, 0)];

fn damaged(gauge: i8) -> Scene {
    in_phase(2, Phase::Damage).gauge(A, gauge).stash(B, "boost-tailwind")
}

/// SR-8.1, SR-8.3
#[test]
fn a_gauge_at_or_above_zero_costs_nothing_and_is_kept() {
    for gauge in [0, 2] {
        let mut scene = damaged(gauge).machine(A, &ROW).stash(A, "boost-tailwind");
        let mut generous = scene.clone();
        scene.does(A, Done).does(B, Done);
        assert_eq!(
            (scene.phase_now(), scene.seen(A).gauge, scene.seen(A).parts()),
            (Phase::Storage, gauge, 2)
        );
        generous.refuses(A, LosePart(2), "SR-8.1").discards(A, 2);
        assert_eq!((generous.seen(A).gauge, generous.seen(A).parts()), (gauge, 1), "nothing was owed");
    }
}

/// SR-8.2, SR-8.4, SR-8.5, SR-S13, SR-12.12
#[test]
fn what_hangs_is_rejoined() {
    let mut scene = damaged(-1).machine(A, &ROW);
    scene.does(A, LosePart(1));
    assert_eq!((scene.cards_of(A), scene.seen(A).gauge), (vec!["ada-lovelace-cockpit", "gold-propeller"], 0));
    assert_eq!(scene.seen(A).machine[1].cell, cell(1, 0));
}

/// SR-8.5, SR-12.5, SR-S14
#[test]
fn what_cannot_be_rejoined_is_lost_and_counts() {
    for (gauge, left) in [(-2, 0), (-1, 0)] {
        let machine =
            [("marie-curie-cockpit", 0, 0), ("silver-galvanic-cell", 1, 0), ("gold-arachnolegs", 1, 1)];
        let mut scene = damaged(gauge).machine(A, &machine);
        // No half of the bare cockpit faces down: this one has N, E and W.
        scene.racer(A).machine[0].card = card("nikola-tesla-cockpit");
        scene.does(A, LosePart(1));
        assert_eq!((scene.seen(A).parts(), scene.seen(A).gauge), (left, 0));
        assert!(scene.told.iter().any(|event| matches!(event, Event::PartLost { why: Loss::Loose, .. })));
    }
}

/// SR-8.6, SR-8.8, SR-S15, SR-12.10
#[test]
fn exactly_enough_is_enough() {
    let parts = [("ada-lovelace-cockpit", 0, 0), ("copper-radiator", 1, 0), ("copper-flywheel", 2, 0)];
    let mut scene = damaged(-3).machine(A, &[&parts[..], &[("ada-lovelace-part", -1, 0)]].concat());
    scene.refuses(A, Done, "SR-8.8").does_all(A, &[LosePart(3), LosePart(2), LosePart(1), Done]);
    assert_eq!((scene.seen(A).parts(), scene.seen(A).gauge), (0, 0));
    assert!(!scene.state.open.exploded.contains(A));
    assert_eq!(scene.state.open.piles.count(Deck::Copper), 2, "the personal part went to the box");
    let mut short = damaged(-3).machine(A, &parts).at(A, "alps-m1.2");
    short.does_all(A, &[LosePart(2), LosePart(1), Done]);
    assert!(short.state.open.exploded.contains(A) && short.seen(A).gauge == 0);
}

/// SR-8.7, SR-S27
#[test]
fn a_boost_on_a_seat_that_is_done_undoes_it() {
    let scene = in_phase(3, Phase::Damage)
        .machine(C, &[("nikola-tesla-cockpit", 0, 0), ("copper-radiator", 1, 0)])
        .stash(A, "boost-disintegration-ray")
        .stash(B, "boost-tailwind")
        .done(C);
    let mut unarmed = scene.clone();
    unarmed.does(A, play_on("boost-disintegration-ray", C));
    assert_eq!((unarmed.seen(C).gauge, unarmed.seen(C).done), (-3, false));
    unarmed.refuses(C, Done, "SR-8.8").does(C, LosePart(1));
    let mut armed = scene.stash(C, "boost-tailwind");
    armed.does(A, play_on("boost-disintegration-ray", C));
    assert_eq!(armed.legal(C), [NoAnswer]);
    armed.does(C, NoAnswer);
    assert_eq!(armed.seen(C).gauge, -3);
}

/// SR-8.7, SR-8.8
#[test]
fn who_hurts_itself_after_being_done_is_not_done() {
    let mut scene = damaged(0).machine(A, &ROW).stash(A, "boost-nitroglycerin");
    scene.does(A, Done);
    scene.does_all(A, &[play("boost-nitroglycerin"), Apply(Effect::Damage), Apply(Effect::Damage)]);
    assert_eq!((scene.seen(A).done, scene.asked()), (false, vec![A, B]));
    scene.refuses(A, Done, "SR-8.8");
}

/// SR-8.8, SR-S29
#[test]
fn a_bare_cockpit_can_be_saved_at_the_last_moment() {
    let scene = damaged(-2).stash(A, "boost-emergency-plating");
    let mut saved = scene.clone();
    saved.does(A, play("boost-emergency-plating")).does(A, Done);
    assert_eq!((saved.seen(A).gauge, saved.state.open.exploded.is_empty()), (2, true));
    let mut lost = scene.clone();
    lost.does(A, Done);
    assert!(lost.state.open.exploded.contains(A));
}

/// SR-9.1, SR-9.2, SR-9.4, SR-9.5, SR-9.6, SR-9.8, SR-9.12, SR-14.9, SR-S16
#[test]
fn a_machine_explodes_in_the_race() {
    let mut scene = race(3)
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("gold-rocket-boosters", -1, 0)])
        .pool(A, Heat, &[4, 3])
        .cogs(A, 2)
        .stash(A, "boost-spare-gears")
        .gauge(A, -6)
        .at(A, "alps-m1.2")
        .at(B, "alps-start.3")
        .at(C, "alps-start.2");
    scene.racer(A).bulb = false;
    // Terrain 3 lies on the short branch: −7, a breakdown, and nothing left but the cockpit.
    scene.does_all(
        A,
        &[Place { part: 1, colour: Heat, value: 4 }, Fire, Apply(Effect::Motion), Apply(Effect::Motion)],
    );
    let short = scene.space("alps-m1.4b");
    scene.does(A, Way(short));
    scene.stands(A, "alps-start.1");
    let racer = scene.seen(A);
    assert_eq!((racer.gauge, racer.parts(), racer.cogs, racer.bulb), (0, 0, 2, false));
    assert_eq!((scene.pool_of(A, Heat), scene.state.hidden.stashes[A].len()), (vec![3], 1));
    assert!(racer.work.is_empty() && scene.offers(A, Done), "the third motion and the damage are lost");
}

/// SR-9.3, SR-9.7, SR-9.9, SR-S18
#[test]
fn who_is_last_goes_one_space_back_but_not_beyond_the_start() {
    let exploding = || race(3).gauge(A, -7).stash(A, "boost-nitroglycerin");
    let mut start = exploding();
    start.does(A, play("boost-nitroglycerin")).does(A, Apply(Effect::Damage));
    start.stands(A, "alps-start.0");
    let mut shared = exploding().at(A, "alps-start.3").at(B, "alps-start.3").at(C, "alps-m1.3");
    shared.does(A, play("boost-nitroglycerin")).does(A, Apply(Effect::Damage));
    shared.stands(A, "alps-start.2").stands(B, "alps-start.3");
}

/// SR-9.10
#[test]
fn behind_is_the_shorter_branch_and_nothing_happens_there() {
    let scene = race(2);
    let track = scene.state.open.track;
    let behind = |id: &str| track.row(track.behind(scene.space(id))).id;
    assert_eq!(behind("alps-m1.7"), "alps-m1.4b", "two steps against three");
    assert_eq!(behind("alps-m3.6"), "alps-m3.3a");
    assert_eq!(behind("alps-m1.1"), "alps-start.3");
    let mut blown =
        race(2).gauge(A, -7).stash(A, "boost-nitroglycerin").at(A, "alps-finish.1").at(B, "alps-m1.7");
    blown.does(A, play("boost-nitroglycerin")).does(A, Apply(Effect::Damage));
    blown.stands(A, "alps-m1.4b");
    assert_eq!(blown.seen(A).gauge, 0, "no terrain on arrival");
}

/// SR-9.11, SR-S17
#[test]
fn explosions_of_one_damage_phase_look_at_the_same_places() {
    let mut scene = in_phase(3, Phase::Damage)
        .gauge(A, -1)
        .gauge(C, -1)
        .at(A, "alps-m2.5")
        .at(B, "alps-m1.5a")
        .at(C, "alps-m1.1")
        .stash(B, "boost-tailwind");
    scene.does(A, Done);
    scene.stands(A, "alps-m2.5");
    scene.does(C, Done).does(B, Done);
    scene.stands(A, "alps-start.3").stands(C, "alps-start.3").stands(B, "alps-m1.5a");
}

/// SR-9.11
#[test]
fn a_machine_that_explodes_twice_in_one_damage_phase_moves_its_pawn_once() {
    let mut scene = in_phase(3, Phase::Damage)
        .gauge(A, -1)
        .at(A, "alps-m2.5")
        .at(B, "alps-m1.5a")
        .at(C, "alps-m1.1")
        .stash(B, "boost-disintegration-ray")
        .done(C);
    scene.does(A, Done).does(B, play_on("boost-disintegration-ray", A));
    assert_eq!((scene.seen(A).gauge, scene.seen(A).done), (-3, false));
    scene.does(A, Done);
    assert!(scene.told.contains(&Event::Exploded { seat: A }), "again");
    scene.stands(A, "alps-m2.5");
    scene.goes_on(B, Done);
    scene.stands(A, "alps-start.3");
}
