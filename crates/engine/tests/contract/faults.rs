//! The suite is only worth something if it finds faults.

use crate::picks::*;
use crossroads_engine::{Chance, Quick, conformance};

/// Whether the suite objects to the game with this fault.
fn objects<const FAULT: u8>() -> bool {
    std::panic::catch_unwind(|| conformance::check::<Picks<FAULT>>(0..40)).is_err()
}

#[test]
fn an_honest_game_passes() {
    conformance::check::<Picks<NONE>>(0..200);
}

#[test]
fn every_fault_is_found() {
    let found = [
        ("a view that leaks", objects::<VIEW_LEAKS>()),
        ("a list with an illegal action", objects::<LISTS_TOO_MUCH>()),
        ("a list that lacks a legal action", objects::<LISTS_TOO_LITTLE>()),
        ("a refusal that changes the state", objects::<REFUSAL_CHANGES>()),
        ("a roll that can be taken back", objects::<ROLL_CAN_BE_TAKEN_BACK>()),
        ("a table that never ends", objects::<NEVER_ENDS>()),
        ("an event that leaks", objects::<EVENT_LEAKS>()),
        ("a seat that acts out of turn", objects::<OUT_OF_TURN>()),
        ("a resampled state with another view", objects::<RESAMPLE_FORGETS>()),
        ("a play that depends on listeners", objects::<SILENCE_MATTERS>()),
        ("dice that fall for show", objects::<ROLLS_FOR_SHOW>()),
        ("an undo that leads astray", objects::<UNDO_LEADS_ASTRAY>()),
        ("an action listed twice", objects::<TWICE_LISTED>()),
        ("a state that loses something in bytes", objects::<BYTES_LOSE_SOMETHING>()),
        ("an end without an outcome", objects::<NO_OUTCOME>()),
        ("an event that depends on another seat's secret", objects::<CHANGE_TELLS_THE_PICK>()),
        ("a view that depends on another seat's secret", objects::<CHANGE_COSTS_THE_PICK>()),
        ("an act besides that is listed and refused", objects::<CHANGE_IS_REFUSED>()),
        ("a free-form act that is listed", objects::<SKETCH_IS_LISTED>()),
        ("a refused free-form act that changes the state", objects::<REFUSED_SKETCH_CHANGES>()),
        ("a free-form act that all see and nobody hears of", objects::<SKETCH_IS_SILENT>()),
        ("a list after the end", objects::<LISTS_AFTER_THE_END>()),
    ];
    let missed: Vec<&str> = found.iter().filter(|(_, found)| !found).map(|(fault, _)| *fault).collect();
    assert!(missed.is_empty(), "the suite missed: {missed:?}");
}

#[test]
fn bytes_of_any_kind_do_no_harm() {
    let mut chance = Quick::new(3);
    for length in 0..400 {
        let bytes: Vec<u8> = (0..length).map(|_| chance.below(256) as u8).collect();
        conformance::feed_bytes::<Picks<NONE>>(&bytes);
    }
}
