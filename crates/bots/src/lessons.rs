//! First games with a coach. A lesson is a table that is dealt alike to everybody and whose bots think alike, so that what is
//! worth a word comes up where it was meant to; and the moments at which something is said, each with what has to be so.
//!
//! It is data, beside the rules that it leans on: `lessons/first.json` of each game, with the words in `lessons/*.ftl`. What it
//! is tied to on a board knows the browser client. A test of the program plays every lesson to its end.

use crate::roster::{Roster, WithGame, with_game};
use crossroads_engine::Seed;
use serde_json::Value;

/// A first game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The options of its table.
    pub options: Value,
    /// How many seats; whoever learns has the first.
    pub seats: u8,
    /// Who takes the others. They draw no luck of their own, so that the same play meets the same answers.
    pub bots: Vec<String>,
    /// Where its dice come from. Everybody may know: it is only ever played against bots.
    pub seed: Seed,
    /// When something is said, in order.
    pub moments: Value,
    /// What is said when an expansion or a module is met for the first time, on any table.
    pub modules: Value,
}

/// The first game of the game with this id.
pub fn lesson(game: &str) -> Option<Lesson> {
    struct Find;
    impl WithGame for Find {
        type Output = &'static str;
        fn with<G: Roster>(self) -> &'static str {
            G::LESSON
        }
    }
    read(with_game(game, Find)?)
}

/// A first game as it is written down; none if it is no lesson.
pub fn read(source: &str) -> Option<Lesson> {
    let mut lesson = serde_json::from_str::<Value>(source).ok()?;
    let bots = lesson["bots"].as_array()?;
    let bots: Option<Vec<String>> = bots.iter().map(|bot| Some(bot.as_str()?.to_owned())).collect();
    Some(Lesson {
        bots: bots?,
        seats: lesson["seats"].as_u64()?.try_into().ok()?,
        seed: Seed::from_number(lesson["seed"].as_u64()?),
        options: lesson["options"].take(),
        moments: lesson["moments"].take(),
        modules: lesson["modules"].take(),
    })
}
