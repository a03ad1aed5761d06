//! Scenarios, one file a chapter of the rules. The first line of a scenario's comment names what it shows.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a scenario that cannot go on has failed")]

mod bad_input;
mod championship;
mod components;
mod corners;
mod draft;
mod expansions;
mod finish;
mod forecast;
mod garage;
mod gears;
mod hand;
mod hindsight;
mod legends;
mod movement;
mod play;
mod plus;
mod printed;
mod react;
mod round;
mod scene;
mod setup;
mod slipstream;
mod sponsors;
mod told;
mod weather;
