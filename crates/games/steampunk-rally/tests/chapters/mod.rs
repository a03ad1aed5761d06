//! Scenarios, one file a chapter of the rules. The first line above a test names the clauses and worked scenarios it
//! proves; it would fail if they were not kept.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod scene;

mod bad_input;
mod boosts;
mod building;
mod challenges;
mod components;
mod damage;
mod decks;
mod draft;
mod effects;
mod forecast;
mod hindsight;
mod race;
mod rounds;
mod setup;
mod twin;
mod vent;
mod victory;
