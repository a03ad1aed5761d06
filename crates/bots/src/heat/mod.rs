//! The bots of HEAT.
//!
//! Reading order: `course` is the way to the finish and `pace` how long it takes from everywhere; `cockpit` makes the
//! decisions of a driver by it, from what a `hand` can lay; `greedy` drives so; `rollout` draws tables anew and lets
//! quick drivers drive on, on which `search` tries ideas out; `garage` rates upgrades; `weights` holds what all weigh.

mod cockpit;
mod course;
mod garage;
mod greedy;
pub mod hand;
mod pace;
mod rollout;
mod search;
mod weights;

pub use greedy::Greedy;
pub use search::{Search, THINK};
