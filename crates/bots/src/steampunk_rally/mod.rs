//! The bots of Steampunk Rally.
//!
//! Reading order: `desk` is what a seat has before it; `worth` and `road` say what effects, parts and damage are worth to
//! it, in spaces of the track; `workshop` rehearses rounds with a machine; `draft`, `race` with
//! `dice` and `batch`, `upkeep` and `boosts` make the decisions by them, and `decide` asks the right one; `greedy` plays so; `ideas` are what is worth trying and `rollout` lets a table play on, by
//! which `search` finds the best; `weights` holds what all weigh.

mod batch;
mod boosts;
mod decide;
mod desk;
mod dice;
mod draft;
mod greedy;
mod ideas;
mod race;
mod road;
mod rollout;
mod search;
mod upkeep;
mod weights;
mod workshop;
mod worth;

pub use greedy::Greedy;
pub use search::{Search, THINK};
