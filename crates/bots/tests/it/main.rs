//! The bots of every game: how strong they are, that they finish whatever is agreed on, and that they peek at nothing.
//!
//! Strength is measured in samples, never by the clock, so that a busy machine changes no result.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod arena;
mod contest;
mod gym;
mod heat;
mod lessons;
mod presets;
mod railroad_ink_greedy;
mod railroad_ink_last_round;
mod roster;
mod steampunk_rally;
mod thunder_road;
