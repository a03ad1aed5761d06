//! What a store promises, and that it keeps it when it is killed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod alone;
mod callbacks;
mod conduct;
mod copies;
mod durability;
mod encryption;
mod suite;
mod versions;
