//! The server as its clients meet it: over HTTP and WebSocket, on a real store.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod client;
mod hostile;
mod limits;
mod people;
mod probing;
mod programs;
mod secrecy;
mod tables;
mod weeks;
