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
mod lessons;
mod logs;
mod screens;
mod servers;
mod terminal;
mod types;
