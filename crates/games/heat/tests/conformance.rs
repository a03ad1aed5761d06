//! The engine's promises, on random tables of every kind.

use crossroads_engine::conformance;
use crossroads_heat::Heat;

#[test]
fn heat_keeps_the_contract() {
    conformance::check::<Heat>(0..200);
}

/// Two halves, so that two cores share them.
mod slow {
    use super::*;

    #[test]
    fn heat_keeps_the_contract_on_many_tables() {
        conformance::check::<Heat>(200..1_100);
    }

    #[test]
    fn heat_keeps_the_contract_on_many_more_tables() {
        conformance::check::<Heat>(1_100..2_000);
    }
}
