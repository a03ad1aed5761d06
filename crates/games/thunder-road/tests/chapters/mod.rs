//! Scenarios, one file a chapter of the rules. The first line above a test names the clauses and worked scenarios it
//! proves; it would fail if they were not kept.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod scene;

mod advance;
mod arrival;
mod commands;
mod components;
mod damage;
mod gangs;
mod hazards;
mod house_rules;
mod movement;
mod outlook;
mod rounds;
mod setup;
mod shooting;
mod slams;
mod terrain;
mod twin;
mod victory;
