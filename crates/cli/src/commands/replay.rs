//! `crossroads replay`: a record told step by step.

use super::find_game;
use crate::files;
use crate::hindsight::hindsight;
use crate::words::{Words, faint};
use anyhow::{Result, bail};
use crossroads_engine::erased::{AnyEntry, AnyEvents, AnyGame, AnyStep, AnyTable};
use crossroads_engine::{Lang, Message, Outcome, Seat, Text, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

/// Tell a record step by step, with the boards at the end or after a chosen step.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads replay table.json --to 12 --boards")]
pub struct Args {
    /// The record.
    file: PathBuf,
    /// Stop after this many entries.
    #[arg(long)]
    to: Option<usize>,
    /// Show the boards after every entry.
    #[arg(long)]
    boards: bool,
    /// The language: en, ru or uk.
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Print one JSON object a step instead of words (docs/record-format.md), secrets included.
    #[arg(long, conflicts_with_all = ["boards", "lang"])]
    json: bool,
}

/// A step of a record as data. The fields are a format that others read.
#[derive(Serialize)]
struct StepTold {
    /// How many entries of the log had been carried out: 0 when the table has just been set up.
    entry: usize,
    /// Who did it; nobody set the table up.
    seat: Option<Seat>,
    /// What was done, as the record has it.
    #[serde(rename = "do")]
    done: Option<Value>,
    /// What happened, in order, with everything that was hidden from some.
    events: Vec<Value>,
    /// The seats that hold a decision now.
    to_act: Vec<Seat>,
    /// The hash of the state now.
    hash: String,
    /// How it ended, once it has.
    outcome: Option<Outcome>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let record = files::read_record(&args.file)?;
    let game = find_game(record.get("game").and_then(|game| game.as_str()).unwrap_or_default())?;
    if args.json {
        return as_data(args, game, &record);
    }
    let mut words = Words::new(game.info(), args.lang);
    let seats = record.get("seats").and_then(Value::as_u64).unwrap_or(0).min(8);
    words.names = (1..=seats)
        .map(|number| words.say(&Message::new("cli-person").with("number", number as i64)))
        .collect();
    let (mut told, mut entries) = (String::new(), 0);
    let mut last_boards = String::new();
    let done = game.replay(&record, &mut |entry, table, events| {
        if args.to.is_some_and(|to| entries > to) {
            return;
        }
        tell(&words, entries, entry, events, table, &mut told);
        last_boards = boards(&words, table);
        if args.boards {
            told.push_str(&last_boards);
        }
        entries += 1;
    });
    let mut out = anstream::stdout().lock();
    write!(out, "{told}")?;
    if !args.boards {
        write!(out, "{last_boards}")?;
    }
    match done {
        // Whoever stops before the end does not want to know how it went on.
        Ok(table) if args.to.is_none_or(|to| to >= table.log_len()) => {
            write!(out, "{}", hindsight(&words, &*table))?;
            Ok(ExitCode::SUCCESS)
        }
        Ok(_) => Ok(ExitCode::SUCCESS),
        Err(error) => bail!("{error}"),
    }
}

/// The record as a line of JSON a step.
fn as_data(args: &Args, game: &dyn AnyGame, record: &Value) -> Result<ExitCode> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let (mut number, mut written) = (0, Ok(()));
    let done = game.replay(record, &mut |entry, table, events| {
        if args.to.is_some_and(|to| number > to) || written.is_err() {
            return;
        }
        let (seat, done) = match entry {
            Some(AnyEntry { seat, done }) => (Some(seat), Some(as_recorded(done))),
            None => (None, None),
        };
        let told = StepTold {
            entry: number,
            seat,
            done,
            events: events.uncut(),
            to_act: table.to_act().iter().collect(),
            hash: table.state_hash(),
            outcome: table.outcome(),
        };
        number += 1;
        written =
            serde_json::to_writer(&mut out, &told).map_err(std::io::Error::from).and_then(|()| writeln!(out));
    });
    written?;
    out.flush()?;
    if let Err(error) = done {
        bail!("{error}");
    }
    Ok(ExitCode::SUCCESS)
}

/// A step in the words of a record.
fn as_recorded(step: AnyStep) -> Value {
    match step {
        AnyStep::Act { action, .. } => json!({ "act": action }),
        AnyStep::Undo => json!("undo"),
        AnyStep::Rewind(to) => json!({ "rewind": to }),
    }
}

/// What happened at an entry. A replay is for everybody, so it tells each seat's own events as that seat saw them.
fn tell(
    words: &Words,
    number: usize,
    entry: Option<AnyEntry>,
    events: &dyn AnyEvents,
    table: &dyn AnyTable,
    told: &mut String,
) {
    let viewer = entry.as_ref().map_or(Viewer::Spectator, |entry| Viewer::Seat(entry.seat));
    if let Some(AnyEntry { seat, done }) = entry {
        let message = match done {
            AnyStep::Act { path, .. } => Message::new("cli-entry").with("choice", words.path(&path)),
            AnyStep::Undo => Message::new("cli-entry-undo"),
            AnyStep::Rewind(to) => Message::new("cli-entry-rewind").with("to", to as i64),
        };
        let message = message.with("number", number as i64).with("seat", seat);
        let _ = writeln!(told, "{}", words.say(&message));
    }
    let dim = faint();
    for seen in events.seen_by(viewer) {
        let _ = writeln!(told, "   {dim}{}{dim:#}", words.story_line(&seen));
    }
    if table.outcome().is_some() {
        let _ = write!(told, "{}", result(words, table));
    }
}

/// Every seat's own board, or the one that all see.
fn boards(words: &Words, table: &dyn AnyTable) -> String {
    let viewers: Vec<Viewer> = match table.outcome() {
        // After the end nothing is hidden, and every view shows every board.
        Some(_) => vec![Viewer::Spectator],
        None => Seat::all(table.seats()).map(Viewer::Seat).collect(),
    };
    let mut boards: Vec<Text> = viewers.into_iter().map(|viewer| table.text(viewer, &[])).collect();
    boards.dedup();
    boards.iter().flatten().map(|line| words.paint(line) + "\n").collect()
}

/// The places at the end, best first, with their score sheets.
pub fn result(words: &Words, table: &dyn AnyTable) -> String {
    let mut text = String::new();
    let Some(outcome) = table.outcome() else { return text };
    let mut order: Vec<usize> = (0..outcome.standings.len()).collect();
    order.sort_by_key(|seat| outcome.standings[*seat].place);
    for seat in order {
        let standing = &outcome.standings[seat];
        let place =
            |id| Message::new(id).with("place", i64::from(standing.place)).with("seat", Seat(seat as u8));
        // A game without a score sheet is won or lost, and has no points.
        if standing.sheet.is_empty() {
            let _ = writeln!(text, "{}", words.say(&place("cli-place")));
            continue;
        }
        let message = place("cli-result").with("points", i64::from(standing.points));
        let lines: Vec<String> = standing
            .sheet
            .iter()
            .map(|line| format!("{} {}", words.say_id(&format!("sheet-{}", line.line)), line.points))
            .collect();
        let _ = writeln!(text, "{} ({})", words.say(&message), lines.join(", "));
    }
    text
}
