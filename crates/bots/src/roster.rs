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

/// A bot that can be asked for by name: the one place that says it exists.
pub struct BotRow<G: Game> {
    /// The name on the command line and in a lobby.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// Makes one that thinks with this stream of chance.
    pub hire: fn(u64) -> Box<dyn Player<G>>,
}

/// A game with its bots.
pub trait Roster: Game {
    /// The bots, from the weakest to the strongest.
    const BOTS: &'static [BotRow<Self>];

    /// The first game with a coach, as [`crate::lessons`] reads it.
    const LESSON: &'static str;

    /// The bot with this name, thinking with this stream of chance.
    fn bot(name: &str, stream: u64) -> Option<Box<dyn Player<Self>>> {
        let row = Self::BOTS.iter().find(|row| row.name == name)?;
        Some((row.hire)(stream))
    }
}

impl Roster for RailroadInk {
    const BOTS: &'static [BotRow<Self>] = &[
        random(),
        BotRow {
            name: "greedy",
            about: "weighs exits, open ends, lines and errors; plays the last round exactly",
            hire: |_| Box::new(railroad_ink::Greedy::new()),
        },
    ];
    const LESSON: &'static str = include_str!("../../games/railroad-ink/lessons/first.json");
}

impl Roster for Heat {
    const BOTS: &'static [BotRow<Self>] = &[
        random(),
        BotRow {
            name: "greedy",
            about: "plans gear and cards by the time that is left to the finish, one round ahead",
            hire: |_| Box::new(heat::Greedy::new()),
        },
        BotRow { name: "search", about: TRIES_IDEAS, hire: |stream| Box::new(heat::Search::new(stream)) },
    ];
    const LESSON: &'static str = include_str!("../../games/heat/lessons/first.json");
}

impl Roster for ThunderRoad {
    const BOTS: &'static [BotRow<Self>] = &[
        random(),
        BotRow {
            name: "greedy",
            about: "weighs ways, shots and commands by the chance to win, one turn ahead",
            hire: |_| Box::new(thunder_road::Greedy::new()),
        },
        BotRow {
            name: "search",
            about: TRIES_IDEAS,
            hire: |stream| Box::new(thunder_road::Search::new(stream)),
        },
    ];
    const LESSON: &'static str = include_str!("../../games/thunder-road/lessons/first.json");
}

impl Roster for SteampunkRally {
    const BOTS: &'static [BotRow<Self>] = &[
        random(),
        BotRow {
            name: "greedy",
            about: "rehearses rounds with its machine; weighs parts, dice and damage by the spaces they bring",
            hire: |_| Box::new(steampunk_rally::Greedy::new()),
        },
        BotRow {
            name: "search",
            about: TRIES_IDEAS,
            hire: |stream| Box::new(steampunk_rally::Search::new(stream)),
        },
    ];
    const LESSON: &'static str = include_str!("../../games/steampunk-rally/lessons/first.json");
}

/// What all searching bots do.
const TRIES_IDEAS: &str = "tries its best ideas out on tables that might be the true one";

/// The bot that every game has.
const fn random<G: Game>() -> BotRow<G> {
    BotRow { name: "random", about: "takes any legal action", hire: |stream| Box::new(Random::new(stream)) }
}

/// Makes everything that names all games from one list of them.
macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Every game, without its name.
        pub const GAMES: &[&dyn AnyGame] = &[$(&Erased::<$game>::new()),+];

        /// Does something with the game of this id; `None` if there is no such game.
        pub fn with_game<W: WithGame>(id: &str, what: W) -> Option<W::Output> {
            $(if id == <$game as Game>::INFO.id {
                return Some(what.with::<$game>());
            })+
            None
        }
    };
}

games![RailroadInk, Heat, ThunderRoad, SteampunkRally];

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

/// A bot, without its game.
#[derive(Clone, Copy, Debug)]
pub struct Bot {
    /// The name on the command line and in a lobby.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
}

/// The bots of a game, from the weakest to the strongest.
pub fn bots(game: &str) -> Vec<Bot> {
    struct List;
    impl WithGame for List {
        type Output = Vec<Bot>;
        fn with<G: Roster>(self) -> Vec<Bot> {
            G::BOTS.iter().map(|row| Bot { name: row.name, about: row.about }).collect()
        }
    }
    with_game(game, List).unwrap_or_default()
}
