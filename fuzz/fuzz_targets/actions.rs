//! Bytes as a hostile client's actions, undos and texts, on tables of every kind.
#![no_main]

use crossroads_engine::conformance::feed_bytes;
use crossroads_railroad_ink::RailroadInk;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| feed_bytes::<RailroadInk>(bytes));
