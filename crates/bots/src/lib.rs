//! Players that need no hands, and the arena in which they meet.
//!
//! A bot knows what its seat may know and nothing else: it is handed a [`Seen`], which keeps the true state to
//! itself. It draws chance from a stream of its own, so thinking never moves the table's dice.
//!
//! Reading order: [`player`] says what a bot is, [`random`] is the simplest one, [`contest`] is how those that search pick
//! the best of their ideas; [`heat`], [`railroad_ink`], [`steampunk_rally`] and [`thunder_road`] hold the bots of these
//! games, [`arena`] plays tables, [`roster`] lists the games with their bots, [`lessons`] how each is played for the first time.

pub mod arena;
pub mod contest;
pub mod heat;
pub mod lessons;
pub mod player;
pub mod railroad_ink;
pub mod random;
pub mod roster;
pub mod steampunk_rally;
pub mod thunder_road;

pub use player::{Patience, Player, Seen};
pub use roster::{Bot, BotRow, Roster};
