//! The bots of HEAT.
//!
//! Reading order: `course` is the way to the finish and `pace` how long it takes from everywhere; `cockpit` makes the
//! decisions of a driver by it, from what a `hand` can lay; `greedy` drives so, `search` tries its ideas out against
//! the others; `weights` holds what both weigh.

mod cockpit;
mod course;
mod greedy;
mod hand;
mod pace;
mod search;
mod weights;

pub use greedy::Greedy;
pub use search::{Search, THINK};
