//! The engine's promises, on random tables of every kind.

use crossroads_engine::conformance::{self, Window};
use crossroads_railroad_ink::RailroadInk;

const TABLES: Window = Window { gate: 300, long: 3_500 };

#[test]
fn railroad_ink_keeps_the_contract() {
    conformance::check::<RailroadInk>(TABLES.first_half());
}

/// The other half, so that two cores share them.
mod slow {
    use super::*;

    #[test]
    fn railroad_ink_keeps_the_contract_on_as_many_tables_more() {
        conformance::check::<RailroadInk>(TABLES.second_half());
    }
}
