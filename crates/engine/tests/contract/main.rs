//! The contract, tried on the smallest game that has everything in it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod faults;
mod picks;
mod tables;
