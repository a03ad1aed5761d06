//! Bytes as a hostile client's actions, undos and texts, on tables of every kind. The first byte says which game.
#![no_main]

use crossroads_engine::conformance::feed_bytes;
use crossroads_heat::Heat;
use crossroads_railroad_ink::RailroadInk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| match bytes.split_first() {
    Some((game, bytes)) if game % 2 == 0 => feed_bytes::<RailroadInk>(bytes),
    Some((_, bytes)) => feed_bytes::<Heat>(bytes),
    None => {}
});
