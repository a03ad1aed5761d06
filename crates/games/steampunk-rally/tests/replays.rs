//! Finished tables must replay to the same end for ever; a rule that changes them raises the rules version.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

use crossroads_engine::Game;
use crossroads_engine::record::{self, Record};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::setup::Options;
use std::path::Path;

#[test]
fn every_recorded_table_replays_to_its_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let record: Record<Options, Action> = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
        let table = record::replay::<SteampunkRally>(&record, |_, _, _| {});
        let table = table.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(SteampunkRally::outcome(table.state()).is_some(), "{} is not finished", path.display());
        assert_eq!(record.hashes.last().map(|mark| mark.after), Some(record.log.len()), "its end is noted");
        names.push(path.file_stem().unwrap().to_string_lossy().into_owned());
    }
    names.sort();
    assert_eq!(names, ["alps", "eight", "hoverdrome"], "one table for each way to play and to end");
}
