//! The engine's promises, on random tables of every kind.

use crossroads_engine::conformance;
use crossroads_railroad_ink::RailroadInk;

#[test]
fn railroad_ink_keeps_the_contract() {
    conformance::check::<RailroadInk>(0..500);
}

/// Two halves, so that two cores share them.
mod slow {
    use super::*;

    #[test]
    fn railroad_ink_keeps_the_contract_on_many_tables() {
        conformance::check::<RailroadInk>(500..2_000);
    }

    #[test]
    fn railroad_ink_keeps_the_contract_on_many_more_tables() {
        conformance::check::<RailroadInk>(2_000..3_500);
    }
}
