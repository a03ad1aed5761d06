//! What a client can send that cannot be: each is refused with its clause and changes nothing.

use super::scene::{A, B, Boost, C, Commit, lay, race, shift};
use crossroads_engine::erased::{AnyGame, Erased};
use crossroads_engine::{Game, OptionsError, Seed};
use crossroads_heat::Heat;
use crossroads_heat::data::Track;
use crossroads_heat::rules::Why;
use serde_json::{Value, json};

/// The clause by which a table is not made.
fn not_made(options: &Value, seats: u8) -> &'static str {
    match Erased::<Heat>::new().new_table(options, seats, Seed::from_number(1)).err() {
        Some(
            OptionsError::Value { clause, .. }
            | OptionsError::Seats { clause, .. }
            | OptionsError::Clash { clause, .. },
        ) => clause,
        other => panic!("{other:?}"),
    }
}

/// HEAT-1.1, HEAT-2.1, HEAT-2.2, LEG-1: a table that cannot be.
#[test]
fn a_table_that_cannot_be_is_not_made() {
    assert_eq!(not_made(&json!({ "track": "monaco" }), 2), "HEAT-1.1");
    assert_eq!(not_made(&json!({ "track": 3 }), 2), "HEAT-1.1");
    assert_eq!(not_made(&json!({}), 9), "HEAT-2.1");
    assert_eq!(not_made(&json!({ "cars": 9 }), 2), "LEG-1", "a base board has eight cells");
    assert_eq!(not_made(&json!({ "track": "japan", "cars": 10 }), 2), "LEG-1", "there are nine colours");
    assert_eq!(not_made(&json!({ "laps": 200 }), 2), "HEAT-2.2");
    assert_eq!(not_made(&json!({ "weather": "yes" }), 2), "WEA-1");
}

/// HEAT-5.1, HEAT-5.2, HEAT-3.10: cards that are not there, cards that are Heat, and being ready twice.
#[test]
fn a_plan_that_cannot_be_is_refused() {
    let mut scene = race(Track::Usa, 2).hand(A, "1 2 heat").hand(B, "4 4").begin();
    scene.does(A, shift(2));
    scene.refuses(A, lay("4"), "HEAT-5.1").refuses(A, lay("heat"), "HEAT-5.2").refuses(A, Commit, "HEAT-5.1");
    scene.does(A, lay("1")).does(A, lay("2")).does(A, Commit);
    scene.refuses(A, Commit, "HEAT-3.10");
}

/// HEAT-3.10: a second gear, which a driver is told apart from what is not asked for at all.
#[test]
fn a_gear_that_is_chosen_is_not_chosen_again() {
    let mut scene = race(Track::Usa, 2).hand(A, "1 2").hand(B, "4 4").begin();
    scene.does(A, shift(2)).refuses(A, shift(1), "HEAT-3.10");
    let again = Heat::apply(&mut scene.state, A, shift(1), &mut scene.chance, &mut scene.told);
    assert_eq!(again.map_err(|refusal| refusal.why), Err(Why::AlreadyShifted));
}

/// HEAT-9.7, HEAT-3.10: a boost without heat, a turn that is another's, and a seat that is not there.
#[test]
fn a_turn_that_cannot_be_is_refused() {
    let mut scene =
        race(Track::Usa, 2).at(A, "20R").at(B, "10R").engine(A, 0).hand(A, "1 2").hand(B, "1 2").begin();
    scene.refuses(C, shift(1), "HEAT-3.10").plans(A, 1, "1").plans(B, 1, "1");
    scene.refuses(A, Boost, "HEAT-9.7").refuses(B, Boost, "HEAT-3.10").refuses(C, Boost, "HEAT-3.10");
}
