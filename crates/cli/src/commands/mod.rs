//! One file a command. Each has its arguments and a `run` that answers the exit status; what it returns as an error
//! is one line on stderr and exit status 2.

pub mod bench;
pub mod check;
pub mod conform;
pub mod copies;
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
use serde_json::{Map, Value};
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

/// What the tables are played with; the defaults if nothing is said.
#[derive(Default, clap::Args)]
pub struct Chosen {
    /// Options that people know by one name, such as `maximum_chrome` of thunder-road. A name that does not exist is
    /// answered with those that do.
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// Options as JSON, such as '{"expansion":"lava"}'; they come on top of a preset.
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
}

impl Chosen {
    /// Whether anything was said.
    pub(crate) fn is_empty(&self) -> bool {
        self.preset.is_none() && self.options.is_none()
    }

    /// The options that a table of this game is made with.
    pub(crate) fn options(&self, info: &GameInfo) -> Result<Value> {
        let mut options = self.preset(info)?;
        if let Some(own) = &self.options {
            let own: Map<String, Value> = serde_json::from_str(own).context("--options is no JSON object")?;
            options.extend(own);
        }
        Ok(options.into())
    }

    fn preset(&self, info: &GameInfo) -> Result<Map<String, Value>> {
        let Some(name) = &self.preset else { return Ok(Map::new()) };
        let preset = info.presets.iter().find(|preset| preset.id == name).with_context(|| {
            let known: Vec<&str> = info.presets.iter().map(|preset| preset.id).collect();
            format!("no preset `{name}` of {}; there is {}", info.id, known.join(", "))
        })?;
        Ok(preset.options())
    }
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
