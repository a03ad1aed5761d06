//! Which games there are, and which bots play them.

use crate::player::Player;
use crate::railroad_ink;
use crate::random::Random;
use crossroads_engine::Game;
use crossroads_railroad_ink::RailroadInk;

/// A bot that can be asked for by name.
#[derive(Clone, Copy, Debug)]
pub struct BotRow {
    /// The name on the command line and in a lobby.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
}

/// A game with its bots.
pub trait Roster: Game {
    /// The bots, from the weakest to the strongest.
    const BOTS: &'static [BotRow];

    /// The bot with this name, thinking with this stream of chance.
    fn bot(name: &str, stream: u64) -> Option<Box<dyn Player<Self>>>;
}

impl Roster for RailroadInk {
    const BOTS: &'static [BotRow] = &[
        BotRow { name: "random", about: "takes any legal action" },
        BotRow {
            name: "greedy",
            about: "weighs exits, open ends, lines and errors; plays the last round exactly",
        },
    ];

    fn bot(name: &str, stream: u64) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(stream))),
            "greedy" => Some(Box::new(railroad_ink::Greedy::new())),
            _ => None,
        }
    }
}
