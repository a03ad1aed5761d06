//! The bots of Railroad Ink.
//!
//! Reading order: `greedy` is the player, `plan` finds ways to play a round, `evaluation` describes the boards
//! they lead to and `weights` weighs them; `last_round` plays the last round exactly, on a `sketch` of the
//! board.

mod evaluation;
mod greedy;
pub mod last_round;
mod plan;
mod sketch;
mod weights;

pub use greedy::Greedy;
