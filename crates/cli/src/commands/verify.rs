//! `crossroads verify`: whether a record is an honest account of a table.

use super::find_game;
use crate::files;
use crate::words::Words;
use anyhow::Result;
use crossroads_engine::erased::AnyTable;
use crossroads_engine::{Commitment, Lang, Message, Seed};
use crossroads_server::keys::sealed_by;
use serde_json::Value;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

/// Play a record again and say whether it is honest, or at which entry it breaks.
///
/// A record agrees with itself also if somebody made it up as a whole. Two things from outside tell: the commitment that was shown
/// at the table before the first roll, and the public key of the server, which it tells at /api/key.
///
/// Exit status 0: honest. 1: not honest. 2: no record at all.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads verify table.json --commitment 4e75f6e7… --key 1f09c2…")]
pub struct Args {
    /// The record.
    file: PathBuf,
    /// The commitment that was shown at the table: 64 hexadecimal digits.
    #[arg(long, value_name = "HEX")]
    commitment: Option<Commitment>,
    /// The public key of the server that is to have sealed the record: 64 hexadecimal digits.
    #[arg(long, value_name = "HEX")]
    key: Option<Seed>,
    /// The language: en, ru or uk.
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let record = files::read_record(&args.file)?;
    let game = find_game(record.get("game").and_then(|game| game.as_str()).unwrap_or_default())?;
    let words = Words::new(game.info(), args.lang);
    let mut out = anstream::stdout().lock();
    let found = game.replay(&record, &mut |_, _, _| {}).map_err(|error| error.to_string());
    match found.and_then(|table| judge(args, &record, &*table, &words)) {
        Ok(lines) => {
            for line in lines {
                writeln!(out, "{}", words.say(&line))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(why) => {
            writeln!(out, "{why}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}

/// What is to be said of a record that replays; or why it proves nothing.
fn judge(args: &Args, record: &Value, table: &dyn AnyTable, words: &Words) -> Result<Vec<Message>, String> {
    let refuse = |id| Err(words.say(&Message::new(id)));
    if !table.to_act().is_empty() {
        return refuse("cli-not-over");
    }
    let promised = record["commitment"].as_str().and_then(|text| text.parse::<Commitment>().ok());
    if args.commitment.is_some() && args.commitment != promised {
        return refuse("cli-other-commitment");
    }
    let sealed = sealed_by(record).map_err(|error| error.to_string())?;
    let whole = Message::new("cli-honest")
        .with("entries", table.log_len() as i64)
        .with("game", table.info().title.to_owned());
    let word = match (sealed, args.key.map(|key| key.to_string())) {
        (Some(by), Some(wanted)) if by == wanted => Message::new("cli-sealed").with("key", by),
        (Some(_), Some(_)) => return refuse("cli-other-key"),
        (Some(by), None) => Message::new("cli-sealed-by").with("key", by),
        (None, Some(_)) => return refuse("cli-not-sealed"),
        (None, None) => Message::new("cli-unsealed"),
    };
    let dice = match record.get("dice").and_then(|dice| dice["nonces"].as_array()) {
        Some(nonces) => {
            let added = nonces.iter().filter(|nonce| !nonce.is_null()).count();
            Message::new("cli-dice-mixed").with("people", added as i64)
        }
        None => Message::new("cli-dice-alone"),
    };
    Ok(vec![whole, word, dice])
}
