//! Bytes as a hostile client's actions, undos and texts, on tables of every kind. The first byte says which game.
#![no_main]

use crossroads_engine::conformance::feed_bytes;
use crossroads_heat::Heat;
use crossroads_railroad_ink::RailroadInk;
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_thunder_road::ThunderRoad;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| match bytes.split_first() {
    Some((game, bytes)) => match game % 4 {
        0 => feed_bytes::<RailroadInk>(bytes),
        1 => feed_bytes::<Heat>(bytes),
        2 => feed_bytes::<ThunderRoad>(bytes),
        _ => feed_bytes::<SteampunkRally>(bytes),
    },
    None => {}
});
