//! One file a command. Each has its arguments and a `run` that answers the exit status; what it returns as an error
//! is one line on stderr and exit status 2.

pub mod bench;
pub mod check;
pub mod conform;
pub mod licences;
#[cfg(feature = "load")]
pub mod load;
pub mod play;
pub mod ratings;
pub mod replay;
pub mod rules;
pub mod score;
pub mod serve;
pub mod simulate;
pub mod solve;
pub mod verify;

use crate::files;
use crate::railroad_ink::{self, Answer, Entry};
use anyhow::{Context, Result, bail};
use crossroads_bots::roster;
use crossroads_engine::erased::AnyGame;
use crossroads_engine::game::GameInfo;
use serde_json::Value;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

/// The game with this id, or a line that names those there are.
pub(crate) fn find_game(id: &str) -> Result<&'static dyn AnyGame> {
    roster::game(id).with_context(|| {
        let known: Vec<&str> = roster::GAMES.iter().map(|game| game.info().id).collect();
        format!("no game `{id}`; there is {}", known.join(", "))
    })
}

/// Options as JSON, or the defaults.
pub(crate) fn parse_options(text: Option<&str>) -> Result<Value> {
    text.map_or(Ok(Value::Object(serde_json::Map::new())), |text| {
        serde_json::from_str(text).context("--options is not JSON")
    })
}

/// A bot's name for each seat: one name serves all seats, else there is one a seat.
pub(crate) fn bot_names<'a>(names: &'a str, seats: u8, info: &GameInfo) -> Result<Vec<&'a str>> {
    let names: Vec<&str> = names.split(',').collect();
    let seats = usize::from(seats);
    for name in &names {
        if roster::any_bot(info.id, name, 0).is_none() {
            bail!("no bot `{name}` for {}", info.id);
        }
    }
    match names[..] {
        [name] => Ok(vec![name; seats]),
        _ if names.len() == seats => Ok(names),
        _ => bail!("{} bots for {seats} seats: name one for all, or one for each", names.len()),
    }
}

/// The one game that other programs have written boards and games down for.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum RailroadInkOnly {
    RailroadInk,
}

/// Answers every entry of a Railroad Ink file with a line. A file with a bad entry gets no line at all.
pub(crate) fn for_each_entry(path: &Path, answer: impl Fn(&Entry<'_>) -> Result<Answer>) -> Result<ExitCode> {
    let file = files::read_json(path)?;
    let answers: Vec<Answer> = railroad_ink::entries(&file)?.iter().map(answer).collect::<Result<_>>()?;
    let mut out = std::io::stdout().lock();
    for answer in &answers {
        writeln!(out, "{}", serde_json::to_string(answer)?)?;
    }
    Ok(ExitCode::SUCCESS)
}
