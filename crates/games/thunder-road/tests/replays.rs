//! Finished tables must replay to the same end for ever; a rule that changes them raises the rules version. The files
//! in `records/` are written by `cargo xtask records` and by nobody else.

use crossroads_engine::conformance::records::replay_all;
use crossroads_thunder_road::ThunderRoad;
use std::path::Path;

#[test]
fn every_recorded_table_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let names = replay_all::<ThunderRoad>(&folder);
    assert_eq!(names, ["four", "line", "runway", "two"], "one table for each way to play and to end");
}
