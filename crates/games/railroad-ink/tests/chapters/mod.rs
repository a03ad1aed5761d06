//! Scenarios, one file a chapter of the rules. The first line above a test names the clauses and worked scenarios it
//! proves; it would fail if they were not kept.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod scene;
mod staged;

mod components;
mod drawing;
mod end_of_round;
mod hindsight;
mod lava;
mod meteor;
mod round;
mod scoring;
mod setup;
mod specials;
