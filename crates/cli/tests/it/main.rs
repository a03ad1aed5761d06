//! The program as people, scripts and the browser client meet it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod allocations;
mod commands;
mod killed;
mod screens;
mod terminal;
mod types;
