//! The engine's promises, on random tables of every kind.

use crossroads_engine::conformance::{self, Window};
use crossroads_steampunk_rally::SteampunkRally;

const TABLES: Window = Window { gate: 100, long: 400 };

#[test]
fn steampunk_rally_keeps_the_contract() {
    conformance::check::<SteampunkRally>(TABLES.first_half());
}

/// The other half, so that two cores share them.
mod slow {
    use super::*;

    #[test]
    fn steampunk_rally_keeps_the_contract_on_as_many_tables_more() {
        conformance::check::<SteampunkRally>(TABLES.second_half());
    }
}
