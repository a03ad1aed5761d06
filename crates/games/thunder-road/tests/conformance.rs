//! The engine's promises, on random tables of every kind.

use crossroads_engine::conformance;
use crossroads_thunder_road::ThunderRoad;

#[test]
fn thunder_road_keeps_the_contract() {
    conformance::check::<ThunderRoad>(0..500);
}

/// Two halves, so that two cores share them.
mod slow {
    use super::*;

    #[test]
    fn thunder_road_keeps_the_contract_on_many_tables() {
        conformance::check::<ThunderRoad>(500..2_000);
    }

    #[test]
    fn thunder_road_keeps_the_contract_on_many_more_tables() {
        conformance::check::<ThunderRoad>(2_000..3_500);
    }
}
