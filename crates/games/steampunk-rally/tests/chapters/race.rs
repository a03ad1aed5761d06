//! SR-7: the Race phase.

use super::scene::*;

fn with(part: &str) -> Scene {
    race(2).machine(A, &[("ada-lovelace-cockpit", 0, 0), (part, 1, 0)])
}

/// SR-7.6, SR-7.8, SR-7.9, SR-7.10, SR-S1
#[test]
fn power_is_a_sum() {
    let mut scene = with("gold-locomotive-front").pool(A, Heat, &[5, 4, 2]).at(A, "alps-end.1");
    scene.fires(A, 1, &[5, 4]);
    scene.stands(A, "alps-end.5");
    assert_eq!(scene.seen(A).machine[1].free(), 1);
    scene.refuses(A, Place { part: 1, colour: Heat, value: 2 }, "SR-7.10");
}

/// SR-7.8, SR-7.9, SR-7.7, SR-S2
#[test]
fn together_or_apart() {
    let scene = with("gold-propeller").pool(A, Steam, &[3, 5]).at(A, "alps-end.1");
    let mut together = scene.clone();
    together.does_all(
        A,
        &[
            Place { part: 1, colour: Steam, value: 3 },
            Place { part: 1, colour: Steam, value: 5 },
            Fire,
            Apply(Effect::Smooth),
        ],
    );
    together.does(A, Apply(Effect::Smooth));
    assert_eq!((together.seen(A).gauge, together.seen(A).space), (2, together.space("alps-end.3")));
    let mut apart = scene.clone();
    apart.fires(A, 1, &[5]).does(A, Apply(Effect::Smooth));
    apart.refuses(A, Place { part: 1, colour: Steam, value: 3 }, "SR-7.10");
}

/// SR-7.6, SR-7.8, SR-7.9, SR-7.10, SR-7.16
#[test]
fn each_slot_has_its_colour_and_the_sum_has_none() {
    let place = |colour, value| Place { part: 1, colour, value };
    let with = |steam: &[u8], heat: &[u8]| {
        with("silver-compound-engine").pool(A, Steam, steam).pool(A, Heat, heat).pool(A, Electric, &[6])
    };
    // A slot of each colour, indicator 4: neither die is enough, both together are enough twice.
    let mut scene = with(&[3, 5], &[5]);
    scene.racer(A).machine[1].cell = cell(0, 1);
    scene.refuses(A, place(Electric, 6), "SR-7.6").does(A, place(Steam, 3)).refuses(A, Fire, "SR-7.10");
    scene.refuses(A, place(Steam, 5), "SR-7.6").does(A, TakeBack);
    assert_eq!((scene.pool_of(A, Steam), scene.pool_of(A, Heat)), (vec![3, 5], vec![5]));
    scene.does_all(A, &[place(Heat, 5), place(Steam, 3), Fire]);
    assert_eq!(scene.seen(A).machine[1].dice, [3, 5, 0, 0], "steam first, whatever is higher");
    assert!(scene.told.contains(&Event::Fired {
        seat: A,
        card: card("silver-compound-engine"),
        power: 8,
        times: 2
    }));
    // What cannot be completed is not begun: the other slot is taken, or no die is there for it.
    with(&[3], &[]).refuses(A, place(Steam, 3), "SR-7.10");
    let mut taken = with(&[3], &[3]);
    taken.racer(A).machine[1].put(Heat, 1);
    taken.refuses(A, place(Steam, 3), "SR-7.10").refuses(A, place(Heat, 3), "SR-7.6");
    with(&[1], &[2]).refuses(A, place(Heat, 2), "SR-7.10");
    // One die alone may do.
    let mut alone = with(&[4], &[]);
    alone.does_all(A, &[place(Steam, 4), Fire]).rolls(A, Apply(Effect::GainHeat), &[1, 1]);
    assert_eq!((alone.seen(A).machine[1].free_of(Steam), alone.seen(A).machine[1].free_of(Heat)), (0, 1));
}

/// SR-7.3, SR-7.4, SR-7.5, SR-S3
#[test]
fn cogs_work_on_the_pool() {
    let mut scene = with("gold-locomotive-front").pool(A, Heat, &[3, 6]).cogs(A, 2).at(A, "alps-end.1");
    scene.refuses(A, Raise { colour: Heat, value: 6 }, "SR-7.4");
    scene.does(A, Raise { colour: Heat, value: 3 }).does(A, Place { part: 1, colour: Heat, value: 4 });
    scene.refuses(A, Reroll { colour: Heat, value: 4 }, "SR-7.5");
    scene.refuses(A, Raise { colour: Heat, value: 6 }, "SR-7.5").does(A, Fire);
    scene.stands(A, "alps-end.3");
    scene.refuses(A, Reroll { colour: Heat, value: 4 }, "SR-7.5");
    scene.rolls(A, Reroll { colour: Heat, value: 6 }, &[1]);
    scene.refuses(A, Reroll { colour: Heat, value: 1 }, "SR-7.3");
}

/// SR-7.11, SR-7.12, SR-S4
#[test]
fn a_star_fires_once() {
    let mut scene = race(2)
        .machine(
            A,
            &[("marie-curie-cockpit", 0, 0), ("copper-radiator", 1, 0), ("gold-rocket-boosters", 0, 0)],
        )
        .pool(A, Heat, &[1, 6])
        .at(A, "alps-end.6");
    scene.racer(A).machine[2].cell = cell(-1, 0);
    scene.racer(A).machine[0].card = card("ada-lovelace-cockpit");
    scene.does(A, Place { part: 2, colour: Heat, value: 1 }).refuses(
        A,
        Place { part: 2, colour: Heat, value: 6 },
        "SR-7.12",
    );
    scene.does_all(A, &[Fire, Apply(Effect::Motion), Apply(Effect::Motion), Apply(Effect::Damage)]);
    scene.does(A, Apply(Effect::Motion));
    assert_eq!(scene.seen(A).gauge, -2);
    scene.refuses(A, Place { part: 2, colour: Heat, value: 6 }, "SR-7.12");
    scene.racer(A).machine[2].dice = [0; 4];
    scene.refuses(A, Place { part: 2, colour: Heat, value: 6 }, "SR-7.12");
}

/// SR-7.1
#[test]
fn all_pools_are_rolled_at_the_start() {
    let mut scene = in_phase(2, Phase::Vent).pool(A, Heat, &[0, 0]).pool(B, Steam, &[0]).done(B);
    scene.rolls(A, Done, &[5, 2, 3]);
    assert_eq!((scene.pool_of(A, Heat), scene.pool_of(B, Steam)), (vec![2, 5], vec![3]));
}

/// SR-7.7, SR-7.16
#[test]
fn one_placement_at_a_time() {
    let mut scene = race(2)
        .machine(
            A,
            &[("ada-lovelace-cockpit", 0, 0), ("copper-gear-train", 1, 0), ("copper-flywheel", -1, 0)],
        )
        .pool(A, Heat, &[3, 3]);
    scene.does(A, Place { part: 1, colour: Heat, value: 3 });
    scene.refuses(A, Place { part: 2, colour: Heat, value: 3 }, "SR-7.7").refuses(A, Done, "SR-7.16");
    scene.refuses(A, Discard(1), "SR-7.16").refuses(A, SwitchOff, "SR-7.16").does(A, TakeBack);
    scene.refuses(A, TakeBack, "SR-7.16").refuses(A, Fire, "SR-7.16").fires(A, 1, &[3]).fires(A, 1, &[3]);
    assert_eq!(scene.seen(A).cogs, 4, "the same part as often as slots allow");
}

/// SR-7.13
#[test]
fn a_placed_die_stays_and_counts_for_nothing() {
    let mut scene = with("copper-gear-train").slots(A, 1, &[6]).pool(A, Heat, &[2]).cogs(A, 1);
    scene.refuses(A, Place { part: 1, colour: Heat, value: 2 }, "SR-7.10");
    assert_eq!(scene.seen(A).machine[1].dice, [6, 0, 0, 0]);
}

/// SR-7.14, SR-14.2
#[test]
fn no_effect_is_left_out() {
    let mut scene = with("gold-pulse-jet").pool(A, Heat, &[3]);
    scene.racer(A).machine[1].cell = cell(-1, 0);
    scene.fires(A, 1, &[3]).refuses(A, Decline, "SR-4.7").refuses(A, Done, "SR-4.7");
    scene.does(A, Apply(Effect::Damage));
    assert_eq!((scene.seen(A).gauge, scene.seen(A).space), (-1, scene.space("alps-start.2")));
}

/// SR-7.15, SR-14.3
#[test]
fn each_copy_chooses_for_itself() {
    let mut scene = with("copper-auxiliary-drive").pool(A, Electric, &[4, 4]);
    scene.fires(A, 1, &[4, 4]);
    let choose = |group| ChooseGroup { card: card("copper-auxiliary-drive"), group };
    scene.refuses(A, choose(2), "SR-14.3").refuses(A, Apply(Effect::Motion), "SR-14.2");
    scene.does(A, choose(0)).does(A, Apply(Effect::Motion)).rolls(A, choose(1), &[6]);
    assert_eq!(scene.pool_of(A, Steam), [6]);
    scene.stands(A, "alps-start.1");
}

/// SR-7.17, SR-7.18, SR-7.19, SR-S8
#[test]
fn the_bulb_takes_all_at_once() {
    let mut scene = race(2)
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("gold-kite-sail", 0, -1), ("copper-radiator", 1, 0)])
        .pool(A, Steam, &[4]);
    scene.refuses(A, Place { part: 0, colour: Steam, value: 4 }, "SR-7.17").refuses(
        A,
        Place { part: 1, colour: Steam, value: 4 },
        "SR-7.17",
    );
    scene.does(A, SwitchOff);
    scene.does(A, ChooseGroup { card: card("ada-lovelace-cockpit"), group: 0 });
    scene.rolls(A, Apply(Effect::GainSteam), &[5]);
    // The smooth motion is all that is left, and comes by itself before anything is placed.
    scene.stands(A, "alps-start.1");
    assert_eq!(scene.pool_of(A, Steam), [4, 5]);
    scene.refuses(A, SwitchOff, "SR-7.19");
    let mut order =
        race(2).machine(A, &[("ada-lovelace-cockpit", 0, 0), ("gold-kite-sail", 0, -1)]).pool(A, Steam, &[4]);
    order.does(A, SwitchOff).refuses(A, Place { part: 1, colour: Steam, value: 4 }, "SR-4.7");
    in_phase(2, Phase::Vent).refuses(A, SwitchOff, "SR-4.4");
}

/// SR-7.20
#[test]
fn effects_outlive_the_part_that_made_them() {
    let mut scene = race(2)
        .machine(
            A,
            &[("ada-lovelace-cockpit", 0, 0), ("copper-blast-pipe", 1, 0), ("copper-radiator", -1, 0)],
        )
        .pool(A, Steam, &[1])
        .gauge(A, -7);
    scene.fires(A, 1, &[1]).does(A, Apply(Effect::Damage)).does(A, LosePart(1));
    scene.stands(A, "alps-start.2");
    assert_eq!(scene.cards_of(A), ["ada-lovelace-cockpit", "copper-radiator"]);
}

/// SR-7.21
#[test]
fn unused_dice_stay_in_the_pool() {
    let mut scene = race(2).pool(A, Heat, &[4]).stash(A, "boost-tailwind").done(B);
    scene.does(A, Done);
    assert_eq!((scene.phase_now(), scene.pool_of(A, Heat)), (Phase::Damage, vec![4]));
}
