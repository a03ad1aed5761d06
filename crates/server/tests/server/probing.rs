//! Bytes instead of sense, over a connection and over an open socket: the same that the fuzz target does for hours.

use crossroads_engine::{Chance, Quick};
use crossroads_server::probe::Probe;
use crossroads_store::Sqlite;
use std::sync::Arc;

/// Messages that mean something, for garbling.
const SENSE: [&str; 8] = [
    r#"{"id":1,"do":{"watch":{"table":"TABLE","epoch":5,"number":3}}}"#,
    r#"{"id":2,"do":{"act":{"table":"TABLE","action":"finish"}}}"#,
    r#"{"id":3,"do":{"act":{"table":"TABLE","action":{"draw_route":"13RRHR"}}}}"#,
    r#"{"id":4,"do":{"undo":{"table":"TABLE"}}}"#,
    r#"{"id":5,"do":{"rewind":{"table":"TABLE","agree":true}}}"#,
    r#"{"id":6,"do":{"chat":{"table":"TABLE","text":"hello"}}}"#,
    r#"{"id":7,"do":{"mute":{"table":"TABLE","person":"x","muted":true}}}"#,
    r#"{"id":8,"do":"ping"}"#,
];

#[tokio::test]
async fn whatever_comes_the_table_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("crossroads.db")).unwrap();
    let probe = Probe::open(Arc::new(store)).await.unwrap();
    let mut chance = Quick::new(11);
    for _ in 0..600 {
        probe.feed(&garbled(&mut chance)).await;
        assert!(probe.is_well().await);
    }
}

/// A few messages with some bytes changed, sent in one of the three ways.
fn garbled(chance: &mut Quick) -> Vec<u8> {
    let mut bytes = vec![chance.below(3) as u8];
    for _ in 0..=chance.below(5) {
        let from = bytes.len();
        bytes.extend(SENSE[chance.below(SENSE.len() as u32) as usize].as_bytes());
        for _ in 0..chance.below(4) {
            let place = from + chance.below((bytes.len() - from) as u32) as usize;
            bytes[place] = chance.below(256) as u8;
        }
        bytes.push(0xff);
    }
    bytes
}
