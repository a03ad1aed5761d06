//! Bytes as a record file: whatever JSON they make, replaying it ends in a verdict.
#![no_main]

use crossroads_engine::erased::{AnyGame, Erased};
use crossroads_railroad_ink::RailroadInk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Ok(record) = serde_json::from_slice(bytes) {
        let _ = Erased::<RailroadInk>::new().replay(&record, &mut |_, _, _| {});
    }
});
