//! The engine's promises, on random tables of every kind.

use crossroads_engine::conformance;
use crossroads_railroad_ink::RailroadInk;

#[test]
fn railroad_ink_keeps_the_contract() {
    conformance::check::<RailroadInk>(0..3_000);
}
