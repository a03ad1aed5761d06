//! The bots of Railroad Ink.

mod evaluation;
pub mod last_round;
mod plan;
mod sketch;

use crate::player::{Player, Seen};
use crossroads_railroad_ink::RailroadInk;
use crossroads_railroad_ink::actions::Action;

/// Placeholder until the next commit.
pub struct Greedy;

impl Greedy {
    /// A greedy player.
    pub fn new() -> Greedy {
        Greedy
    }
}

impl Player<RailroadInk> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, RailroadInk>) -> Action {
        seen.legal()[0]
    }
}
