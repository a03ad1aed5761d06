//! Finished tables must replay to the same end for ever; a rule that changes them raises the rules version.

use crate::game::Game;
use crate::record::{self, Record};
use std::path::Path;

/// Replays every record in a folder; answers their names in order.
///
/// # Panics
/// When one of them cannot be read, does not replay, or is not finished.
pub fn replay_all<G: Game>(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).expect("there is a folder of records") {
        let path = entry.expect("a folder can be read").path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read(&path).expect("a record can be read");
        let record: Record<G::Options, G::Action> =
            serde_json::from_slice(&text).unwrap_or_else(|error| panic!("{name} is no record: {error}"));
        let table = record::replay::<G>(&record, |_, _, _| {});
        let table = table.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(G::outcome(table.state()).is_some(), "{name} is not finished");
        let noted = record.hashes.last().map(|mark| mark.after);
        assert_eq!(noted, Some(record.log.len()), "the end of {name} is not noted");
        names.push(name);
    }
    names.sort();
    names
}
