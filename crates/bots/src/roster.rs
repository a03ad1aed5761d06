//! Which games there are, and which bots play them.

use crate::player::{Patience, Player, Seen};
use crate::random::Random;
use crate::{heat, railroad_ink, steampunk_rally, thunder_road};
use crossroads_engine::erased::{AnyGame, AnyTable, Erased};
use crossroads_engine::{Game, Seat, Table};
use crossroads_heat::Heat;
use crossroads_railroad_ink::RailroadInk;
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_thunder_road::ThunderRoad;
use serde_json::Value;

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

impl Roster for Heat {
    const BOTS: &'static [BotRow] = &[
        BotRow { name: "random", about: "takes any legal action" },
        BotRow {
            name: "greedy",
            about: "plans gear and cards by the time that is left to the finish, one round ahead",
        },
        BotRow { name: "search", about: "tries its best ideas out on tables that might be the true one" },
    ];

    fn bot(name: &str, stream: u64) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(stream))),
            "greedy" => Some(Box::new(heat::Greedy::new())),
            "search" => Some(Box::new(heat::Search::new(stream))),
            _ => None,
        }
    }
}

impl Roster for ThunderRoad {
    const BOTS: &'static [BotRow] = &[
        BotRow { name: "random", about: "takes any legal action" },
        BotRow {
            name: "greedy",
            about: "weighs ways, shots and commands by the chance to win, one turn ahead",
        },
    ];

    fn bot(name: &str, stream: u64) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(stream))),
            "greedy" => Some(Box::new(thunder_road::Greedy::new())),
            "search" => Some(Box::new(thunder_road::Search::new(stream))),
            _ => None,
        }
    }
}

impl Roster for SteampunkRally {
    const BOTS: &'static [BotRow] = &[
        BotRow { name: "random", about: "takes any legal action" },
        BotRow {
            name: "greedy",
            about: "rehearses rounds with its machine; weighs parts, dice and damage by the spaces they bring",
        },
        BotRow { name: "search", about: "tries its best ideas out on tables that might be the true one" },
    ];

    fn bot(name: &str, stream: u64) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(stream))),
            "greedy" => Some(Box::new(steampunk_rally::Greedy::new())),
            "search" => Some(Box::new(steampunk_rally::Search::new(stream))),
            _ => None,
        }
    }
}

/// Every game, without its name.
pub const GAMES: &[&dyn AnyGame] = &[
    &Erased::<RailroadInk>::new(),
    &Erased::<Heat>::new(),
    &Erased::<ThunderRoad>::new(),
    &Erased::<SteampunkRally>::new(),
];

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.info().id == id)
}

/// Something that is done with a game, whichever it is, at full speed.
pub trait WithGame {
    /// What comes of it.
    type Output;

    /// Does it with the game `G`.
    fn with<G: Roster>(self) -> Self::Output;
}

/// Does something with the game of this id; `None` if there is no such game.
pub fn with_game<W: WithGame>(id: &str, what: W) -> Option<W::Output> {
    match id {
        "railroad-ink" => Some(what.with::<RailroadInk>()),
        "heat" => Some(what.with::<Heat>()),
        "thunder-road" => Some(what.with::<ThunderRoad>()),
        "steampunk-rally" => Some(what.with::<SteampunkRally>()),
        _ => None,
    }
}

/// A bot for tables whose game is not known by name.
pub trait AnyPlayer: Send {
    /// An action for this seat; `None` if the table is of another game or the seat has nothing to do.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, patience: &Patience) -> Option<Value>;
}

/// The bot with this name for tables of this game.
pub fn any_bot(game: &str, name: &str, stream: u64) -> Option<Box<dyn AnyPlayer>> {
    struct Hire<'a>(&'a str, u64);
    impl WithGame for Hire<'_> {
        type Output = Option<Box<dyn AnyPlayer>>;
        fn with<G: Roster>(self) -> Self::Output {
            let player = G::bot(self.0, self.1)?;
            Some(Box::new(Hired::<G> { player, legal: Vec::new() }))
        }
    }
    with_game(game, Hire(name, stream)).flatten()
}

struct Hired<G: Game> {
    player: Box<dyn Player<G>>,
    legal: Vec<G::Action>,
}

impl<G: Game> AnyPlayer for Hired<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, patience: &Patience) -> Option<Value> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        self.legal.clear();
        G::legal_actions(table.state(), seat, &mut self.legal);
        if self.legal.is_empty() {
            return None;
        }
        let action = self.player.choose(&Seen::new(table.state(), seat, &self.legal, patience));
        serde_json::to_value(action).ok()
    }
}

/// The bots of a game, from the weakest to the strongest.
pub fn bots(game: &str) -> &'static [BotRow] {
    struct List;
    impl WithGame for List {
        type Output = &'static [BotRow];
        fn with<G: Roster>(self) -> &'static [BotRow] {
            G::BOTS
        }
    }
    with_game(game, List).unwrap_or_default()
}
