//! The engine's promises, on random tables of every kind.

use crossroads_engine::conformance;
use crossroads_steampunk_rally::SteampunkRally;

#[test]
fn steampunk_rally_keeps_the_contract() {
    conformance::check::<SteampunkRally>(0..120);
}

/// Two halves, so that two cores share them.
mod slow {
    use super::*;

    #[test]
    fn steampunk_rally_keeps_the_contract_on_many_tables() {
        conformance::check::<SteampunkRally>(120..260);
    }

    #[test]
    fn steampunk_rally_keeps_the_contract_on_many_more_tables() {
        conformance::check::<SteampunkRally>(260..400);
    }
}
