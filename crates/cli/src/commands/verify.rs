//! `crossroads verify`: whether a record is an honest account of a table.

use super::find_game;
use crate::files;
use crate::words::Words;
use anyhow::Result;
use crossroads_engine::{Lang, Message};
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

/// Play a record again and say whether it is honest, or at which entry it breaks.
///
/// Exit status 0: honest. 1: not honest. 2: no record at all.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads verify table.json")]
pub struct Args {
    /// The record.
    file: PathBuf,
    /// The language: en, ru or uk.
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let record = files::read_json(&args.file)?;
    let game = find_game(record.get("game").and_then(|game| game.as_str()).unwrap_or_default())?;
    let mut out = anstream::stdout().lock();
    match game.replay(&record, &mut |_, _, _| {}) {
        Ok(table) => {
            let honest = Message::new("cli-honest")
                .with("entries", table.log_len() as i64)
                .with("game", game.info().title.to_owned());
            writeln!(out, "{}", Words::new(game.info(), args.lang).say(&honest))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            writeln!(out, "{error}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}
