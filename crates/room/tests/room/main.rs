//! All tests of rooms in one binary.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod hostile;
mod kept;
mod messages;
mod pausing;
mod pieces;
mod secrets;
mod store;
mod truth;
mod wishes;
mod world;
mod worlds;
