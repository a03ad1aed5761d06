//! The bot that takes whatever comes: every legal action is as likely as the other.

use crate::player::{Player, Seen};
use crossroads_engine::{Chance, Game, Quick};

/// Plays at random.
pub struct Random(Quick);

impl Random {
    /// A random player with its own stream of chance.
    pub fn new(stream: u64) -> Random {
        Random(Quick::new(stream))
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Action {
        seen.legal()[self.0.below(seen.legal().len() as u32) as usize]
    }
}
