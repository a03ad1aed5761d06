//! Finished tables must replay to the same end for ever; a rule that changes them raises the rules version. The files
//! in `records/` are written by `cargo xtask records` and by nobody else.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use crossroads_engine::Record;
use crossroads_engine::conformance::records::replay_all;
use crossroads_engine::record::replay;
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::events::Event;
use crossroads_thunder_road::setup::Options;
use std::path::{Path, PathBuf};

const NAMES: [&str; 11] =
    ["ammo", "bikes", "carnage", "chrome", "far", "four", "line", "rig", "runway", "shop", "two"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

#[test]
fn every_recorded_table_replays_to_its_end() {
    assert_eq!(replay_all::<ThunderRoad>(&folder()), NAMES, "one table for each way to play and to end");
}

/// What the road went through in a recorded table.
#[derive(Default, PartialEq, Eq, Debug)]
struct Story {
    advances: u8,
    tiles_that_came_back: u8,
    new_hazard_piles: u8,
    finished: bool,
}

fn story(name: &str) -> Story {
    let text = std::fs::read(folder().join(name).with_extension("json")).unwrap();
    let record: Record<Options, Action> = serde_json::from_slice(&text).unwrap();
    let mut story = Story::default();
    let (mut pile, mut unknown) = (0, 0);
    let table = replay::<ThunderRoad>(&record, |_, table, events| {
        let road = &table.state().open.road;
        for told in events {
            match told.event {
                Event::BoardAdvanced { .. } => {
                    story.advances += 1;
                    story.tiles_that_came_back += u8::from(unknown == 0);
                    unknown = road.unknown_tiles;
                }
                Event::Finished { .. } => story.finished = true,
                _ => {}
            }
        }
        story.new_hazard_piles += u8::from(road.pile > pile && story.advances > 0);
        (pile, unknown) = (road.pile, road.unknown_tiles);
    });
    assert!(table.is_ok());
    story
}

/// The records would notice a change of TR-13 and TR-14: boards advance, a tile comes back, the discard becomes a new pile,
/// and cars cross the line.
#[test]
fn the_recorded_tables_go_far_enough() {
    let stories = NAMES.map(story);
    let all = |what: fn(&Story) -> u8| stories.iter().map(what).sum::<u8>();
    assert!(all(|story| story.advances) > 4, "{stories:?}");
    assert!(all(|story| story.tiles_that_came_back) > 0, "{stories:?}");
    assert!(all(|story| story.new_hazard_piles) > 0, "{stories:?}");
    assert!(all(|story| u8::from(story.finished)) > 1, "{stories:?}");
}
