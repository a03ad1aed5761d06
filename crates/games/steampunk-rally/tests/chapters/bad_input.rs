//! What a client may send by mistake or on purpose: each is refused by a clause and changes nothing.

use super::scene::*;

const MACHINE: [(&str, i8, i8); 2] = [("ada-lovelace-cockpit", 0, 0), ("copper-gear-train", 1, 0)];

#[test]
fn a_part_where_no_valve_joins() {
    let mut scene = Scene::using(2, "gold-propeller");
    for at in [cell(0, -1), cell(0, 1), cell(-1, 0), cell(5, 5), cell(0, 0), Cell::NOWHERE, Cell(254)] {
        scene.refuses(A, Construct(at), "SR-5.7");
    }
}

#[test]
fn a_die_of_the_wrong_colour_or_none_at_all() {
    let mut scene = race(2).machine(A, &MACHINE).pool(A, Steam, &[5]).pool(A, Heat, &[0]);
    for value in [0, 5, 7, 255] {
        scene.refuses(A, Place { part: 1, colour: Heat, value }, "SR-7.6");
    }
    scene.refuses(A, Place { part: 2, colour: Heat, value: 5 }, "SR-7.6").refuses(
        A,
        Place { part: 255, colour: Heat, value: 5 },
        "SR-7.6",
    );
    scene.refuses(A, Reroll { colour: Steam, value: 5 }, "SR-7.3");
    scene.refuses(A, Raise { colour: Steam, value: 5 }, "SR-7.4");
    scene = scene.cogs(A, 1);
    for value in [0, 5, 7, 255] {
        scene.refuses(A, Reroll { colour: Heat, value }, "SR-7.5");
        scene.refuses(A, Raise { colour: Heat, value }, "SR-7.5");
    }
}

#[test]
fn a_placement_below_the_indicator() {
    // One 2 does not reach 3, two of them do; but not one alone.
    race(2).machine(A, &MACHINE).pool(A, Heat, &[2]).refuses(
        A,
        Place { part: 1, colour: Heat, value: 2 },
        "SR-7.10",
    );
    let mut scene = race(2).machine(A, &MACHINE).pool(A, Heat, &[2, 2]);
    scene.does(A, Place { part: 1, colour: Heat, value: 2 }).refuses(A, Fire, "SR-7.10");
}

#[test]
fn a_full_part() {
    let mut scene = race(2).machine(A, &MACHINE).slots(A, 1, &[1, 1]).pool(A, Heat, &[6]);
    scene.refuses(A, Place { part: 1, colour: Heat, value: 6 }, "SR-7.6");
}

#[test]
fn venting_without_cogs_or_dice() {
    let mut scene = in_phase(2, Phase::Vent).machine(A, &MACHINE).slots(A, 1, &[4]);
    scene.refuses(A, Vent { part: 1, colour: Heat, value: 4 }, "SR-6.1");
    scene = scene.cogs(A, 1);
    for (part, value) in [(1, 3), (0, 1), (9, 4), (1, 0)] {
        scene.refuses(A, Vent { part, colour: Heat, value }, "SR-6.4");
    }
}

#[test]
fn a_boost_in_the_wrong_phase() {
    let mut scene = in_phase(2, Phase::Vent).stash(A, "boost-second-wind").stash(A, "boost-night-shift");
    scene.refuses(A, play("boost-second-wind"), "SR-11.1").refuses(A, play("boost-night-shift"), "SR-11.1");
    scene.refuses(A, play("boost-tailwind"), "SR-5.13").refuses(A, play("gold-propeller"), "SR-5.13");
}

#[test]
fn a_card_that_was_passed_on_is_not_picked_back() {
    let mut scene = in_phase(2, Phase::Pick(1));
    for seat in [A, B] {
        scene = scene.hand(seat, ["gold-propeller", "", "copper-flywheel", "boost-tailwind"]);
    }
    scene.refuses(A, Pick(Deck::Silver), "SR-5.2");
}

#[test]
fn acting_after_done() {
    let mut scene = race(2).machine(A, &MACHINE).pool(A, Heat, &[6]).stash(A, "boost-tailwind");
    scene.does(A, Done);
    for action in [
        Done,
        SwitchOff,
        Place { part: 1, colour: Heat, value: 6 },
        Fire,
        Store { part: 1, colour: Heat },
        GainCogs,
    ] {
        scene.refuses(A, action, "SR-4.5");
    }
}

#[test]
fn a_layout_that_is_none() {
    let mut scene = race(2).machine(A, &MACHINE);
    scene.refuses(A, plan(&[]), "SR-12.13").refuses(A, plan(&[(0, 0)]), "SR-12.13");
    scene.refuses(A, plan(&[(0, 0), (1, 0), (2, 0)]), "SR-4.4").refuses(A, plan(&[OUT, (1, 0)]), "SR-12.11");
    scene.refuses(A, Discard(7), "SR-12.7").refuses(A, Discard(255), "SR-12.7");
    scene.refuses(C, plan(&[(0, 0), (0, 1)]), "SR-4.4");
}

#[test]
fn seats_and_targets_that_are_not_there() {
    let mut scene = race(2).stash(A, "boost-disintegration-ray");
    scene.refuses(Seat(2), Done, "SR-4.4").refuses(Seat(255), SwitchOff, "SR-4.4");
    for on in [A, C, Seat(200)] {
        scene.refuses(A, play_on("boost-disintegration-ray", on), "SR-11.1");
    }
}

#[test]
fn answers_and_choices_that_nobody_asked_for() {
    let mut scene = race(2).machine(A, &MACHINE);
    scene.refuses(A, NoAnswer, "SR-11.8").refuses(A, Decline, "SR-14.2").refuses(A, NotDone, "SR-4.5");
    scene.refuses(A, LosePart(1), "SR-4.4");
    scene.refuses(A, Apply(Effect::Cog), "SR-14.2").refuses(A, Way(Space(200)), "SR-14.14");
    scene.refuses(A, TakeTerrain, "SR-17.11").refuses(A, PayGlacier(1), "SR-17.11");
    scene.refuses(A, ChooseGroup { card: Card(250), group: 9 }, "SR-14.3");
    scene.refuses(A, DiscardDie { part: 1, colour: Heat, value: 1 }, "SR-14.6").refuses(
        A,
        Refresh(1),
        "SR-11.3",
    );
    scene.refuses(A, SetDie { colour: Heat, value: 1 }, "SR-11.3").refuses(
        A,
        DrawFrom(Deck::Gold),
        "SR-11.11",
    );
    scene.refuses(A, DiscardBoost(card("boost-tailwind")), "SR-4.4").refuses(
        A,
        ChooseInventor(Inventor(3)),
        "SR-4.4",
    );
    scene.refuses(A, Store { part: 1, colour: Heat }, "SR-4.4").refuses(A, Stash, "SR-4.4").refuses(
        A,
        ConstructRearranged,
        "SR-4.4",
    );
}
