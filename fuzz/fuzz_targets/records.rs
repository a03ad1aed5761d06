//! Bytes as a record file: whatever JSON they make, replaying it ends in a verdict, whatever game it is taken for.
#![no_main]

use crossroads_bots::roster::GAMES;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Ok(record) = crossroads_engine::record::parse(bytes) {
        let _ = crossroads_server::keys::sealed_by(&record);
        for game in GAMES {
            let _ = game.replay(&record, &mut |_, _, _| {});
        }
    }
});
