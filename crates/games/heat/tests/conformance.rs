//! The engine's promises, on random tables of every kind.

use crossroads_engine::conformance::{self, Window};
use crossroads_heat::Heat;

const TABLES: Window = Window { gate: 300, long: 2_000 };

#[test]
fn heat_keeps_the_contract() {
    conformance::check::<Heat>(TABLES.first_half());
}

/// The other half, so that two cores share them.
mod slow {
    use super::*;

    #[test]
    fn heat_keeps_the_contract_on_as_many_tables_more() {
        conformance::check::<Heat>(TABLES.second_half());
    }
}
