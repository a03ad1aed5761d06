//! The engine's promises, on random tables of every kind.

use crossroads_engine::conformance::{self, Window};
use crossroads_thunder_road::ThunderRoad;

const TABLES: Window = Window { gate: 300, long: 3_500 };

#[test]
fn thunder_road_keeps_the_contract() {
    conformance::check::<ThunderRoad>(TABLES.first_half());
}

/// The other half, so that two cores share them.
mod slow {
    use super::*;

    #[test]
    fn thunder_road_keeps_the_contract_on_as_many_tables_more() {
        conformance::check::<ThunderRoad>(TABLES.second_half());
    }
}
