//! Finished races must replay to the same end for ever; a rule that changes them raises the rules version. The files
//! in `records/` are written by `cargo xtask records` and by nobody else.

use crossroads_engine::conformance::records::replay_all;
use crossroads_heat::Heat;
use std::path::Path;

#[test]
fn every_recorded_race_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let names = replay_all::<Heat>(&folder);
    assert_eq!(
        names,
        ["base", "expansion", "garage", "legends", "retire", "season", "weather"],
        "one race for each way to drive it"
    );
}
