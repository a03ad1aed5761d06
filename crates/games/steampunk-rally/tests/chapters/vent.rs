//! SR-6: the Vent phase.

use super::scene::*;

const MACHINE: [(&str, i8, i8); 4] = [
    ("ada-lovelace-cockpit", 0, 0),
    ("copper-gear-train", 1, 0),
    ("copper-riveted-plating", -1, 0),
    ("silver-leyden-bank", 2, 0),
];

/// SR-6.1, SR-6.2, SR-6.3, SR-6.4, SR-6.9, SR-S9
#[test]
fn venting_goes_pip_by_pip() {
    let mut scene = in_phase(2, Phase::Vent)
        .machine(A, &MACHINE)
        .slots(A, 1, &[3, 1])
        .slots(A, 2, &[1])
        .stored(A, 3, Electric, 1)
        .cogs(A, 2);
    scene.does_all(A, &[Vent { part: 1, colour: Heat, value: 1 }, Vent { part: 2, colour: Steam, value: 1 }]);
    assert_eq!((scene.seen(A).machine[1].filled(), scene.seen(A).machine[2].filled()), (1, 0));
    assert_eq!(scene.seen(A).cogs, 1, "one cog for two pips");
    scene.refuses(A, Vent { part: 3, colour: Electric, value: 1 }, "SR-6.4");
    scene.does_all(A, &[Vent { part: 1, colour: Heat, value: 3 }, Vent { part: 1, colour: Heat, value: 2 }]);
    assert_eq!(scene.seen(A).machine[1].dice, [1, 0, 0, 0]);
    scene.refuses(A, Vent { part: 1, colour: Heat, value: 1 }, "SR-6.1");
}

/// SR-6.1, SR-6.3, SR-14.6, SR-16.3
#[test]
fn dice_of_two_colours_in_one_part_are_told_apart() {
    let cards = [("ada-lovelace-cockpit", 0, 0), ("silver-compound-engine", 0, 1)];
    let scene = |phase| {
        let mut scene = in_phase(2, phase).machine(A, &cards).cogs(A, 1).stash(A, "boost-coolant-flush");
        scene.racer(A).machine[1].put(Steam, 1);
        scene.racer(A).machine[1].put(Heat, 1);
        scene
    };
    let mut vented = scene(Phase::Vent);
    vented.refuses(A, Vent { part: 1, colour: Electric, value: 1 }, "SR-6.4");
    vented.does(A, Vent { part: 1, colour: Steam, value: 1 });
    assert_eq!(vented.seen(A).machine[1].dice, [0, 1, 0, 0], "the heat die lies where it lay");
    assert_eq!(vented.told, [Event::Vented { seat: A, card: card(cards[1].0), colour: Steam, from: 1 }]);
    let mut cleared = scene(Phase::Race(None));
    cleared.racer(A).work.push(Frame::DiscardDie(Some(Heat)));
    cleared.refuses(A, DiscardDie { part: 1, colour: Steam, value: 1 }, "SR-14.6");
    cleared.does(A, DiscardDie { part: 1, colour: Heat, value: 1 });
    assert_eq!(cleared.seen(A).machine[1].dice, [1, 0, 0, 0]);
    cleared.racer(A).work.push(Frame::Batch(Batch::of(&[(Effect::DiscardHeat, 1)], 1)));
    cleared.does(A, Apply(Effect::DiscardHeat));
    let skipped = Event::EffectSkipped { seat: A, effect: Effect::DiscardHeat };
    assert!(cleared.told.contains(&skipped), "a steam die is none of heat");
}

/// SR-6.9
#[test]
fn a_pip_that_is_not_used_is_lost() {
    let mut scene = in_phase(2, Phase::Vent).machine(A, &MACHINE).slots(A, 1, &[3]).cogs(A, 1).done(B);
    scene.does_all(A, &[Vent { part: 1, colour: Heat, value: 3 }, Done]);
    assert!(!scene.seen(A).spare_pip && scene.seen(A).cogs == 0);
}

/// SR-6.6, SR-6.7
#[test]
fn boosts_of_the_phase_are_good_in_all_of_it_and_in_no_other() {
    let scene = |phase| {
        let scene =
            in_phase(2, phase).machine(A, &MACHINE).slots(A, 1, &[6, 2]).stash(A, "boost-emergency-purge");
        scene.stash(A, "boost-tailwind")
    };
    for phase in [Phase::BoostTurn(A), Phase::Vent] {
        let mut scene = scene(phase);
        assert!(scene.offers(A, play("boost-tailwind")), "ordinary ones too");
        scene.does(A, play("boost-emergency-purge"));
        assert_eq!(scene.seen(A).machine[1].dice, [4, 0, 0, 0]);
    }
    scene(Phase::Race(None)).refuses(A, play("boost-emergency-purge"), "SR-11.1");
}

/// SR-6.10
#[test]
fn while_the_turn_goes_round_the_others_wait() {
    let mut scene = in_phase(2, Phase::BoostTurn(A))
        .machine(B, &[("marie-curie-cockpit", 0, 0), ("copper-gear-train", 1, 0)])
        .slots(B, 1, &[3])
        .cogs(B, 1)
        .stash(A, "boost-disintegration-ray")
        .stash(B, "boost-tailwind");
    scene.refuses(B, play("boost-tailwind"), "SR-6.10").refuses(
        B,
        Vent { part: 1, colour: Heat, value: 3 },
        "SR-6.10",
    );
    scene.refuses(A, Vent { part: 1, colour: Heat, value: 3 }, "SR-4.4");
    scene.lays(B, &[(0, 0), (0, -1)]).discards(B, 1);
    scene.does(A, play_on("boost-disintegration-ray", B)).does(A, Done);
    assert_eq!(scene.phase_now(), Phase::BoostTurn(A), "what was played takes effect first");
    assert_eq!(scene.asked(), [B]);
    scene.does(B, NoAnswer);
    assert_eq!(scene.phase_now(), Phase::BoostTurn(B));
}
