//! The server as its clients meet it: over HTTP and WebSocket, on a real store.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod accounts;
mod client;
mod conduct;
mod fairness;
mod forgetting;
mod headers;
mod hindsight;
mod hostile;
mod lessons;
mod limits;
mod mail;
mod people;
mod previews;
mod probing;
mod programs;
mod push;
mod secrecy;
mod standing;
mod tables;
mod troubles;
mod trust;
mod upgrade;
mod weeks;
