//! `crossroads simulate`: whole tables between bots.

use super::{Chosen, bot_names, find_game};
use crate::{files, railroad_ink};
use anyhow::{Context, Result, bail};
use crossroads_bots::Seen;
use crossroads_bots::arena::{self, Pairing, Report, Think};
use crossroads_bots::roster::{self, Roster, WithGame};
use crossroads_engine::{Game, Seed, Table};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Play whole tables between bots and report what came of them.
#[derive(clap::Args)]
#[command(
    after_help = "Example: crossroads simulate railroad-ink --seats 2 --bot greedy,random --games 20 --seed 7"
)]
pub struct Args {
    /// The game, such as railroad-ink.
    game: String,
    /// How many seats each table has.
    #[arg(long, default_value_t = 1)]
    seats: u8,
    /// The bot of every seat, or one for each, separated by commas.
    #[arg(long, default_value = "random")]
    bot: String,
    /// How many tables are played.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The number from which all chance follows: the dice, and what bots draw while they think.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    chosen: Chosen,
    /// How long a bot may think about a decision, in milliseconds. If not said, each takes what it likes.
    #[arg(long, value_name = "MS", conflicts_with = "samples")]
    think: Option<u64>,
    /// On how many drawn tables a searching bot tries its ideas out, instead of by the clock: the same seed then gives
    /// the same play on every machine.
    #[arg(long, value_name = "N")]
    samples: Option<u32>,
    /// A file of dice sequences: one solo table is played for each, and the totals are listed.
    #[arg(long)]
    dice: Option<PathBuf>,
    /// A folder into which a record of every table is written.
    #[arg(long, conflicts_with = "dice")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

/// What came of it. The fields and their order are a format that others read.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    games: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    seats: Vec<SeatAnswer<'a>>,
    pairings: Vec<PairingAnswer<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    totals: Option<Vec<i32>>,
}

#[derive(Serialize)]
struct SeatAnswer<'a> {
    bot: &'a str,
    mean_score: f64,
    sd: f64,
    wins: u64,
    /// Among all who were placed, also those that nobody plays.
    mean_place: f64,
}

/// How often a seat of one bot was ahead of a seat of another at the same table.
#[derive(Serialize)]
struct PairingAnswer<'a> {
    bot: &'a str,
    against: &'a str,
    pairs: u64,
    ahead: u64,
    level: u64,
    share: f64,
}

impl<'a> From<Pairing<'a>> for PairingAnswer<'a> {
    fn from(pairing: Pairing<'a>) -> Self {
        let Pairing { bot, against, pairs, ahead, level } = pairing;
        PairingAnswer { bot, against, pairs, ahead, level, share: ahead as f64 / pairs.max(1) as f64 }
    }
}

impl Args {
    fn thinking(&self) -> Think {
        match (self.think, self.samples) {
            (Some(ms), _) => Think::Time(Duration::from_millis(ms)),
            (None, Some(samples)) => Think::Samples(samples),
            (None, None) => Think::Freely,
        }
    }
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let info = find_game(&args.game)?.info();
    let seats = if args.dice.is_some() { 1 } else { args.seats };
    let bots = bot_names(&args.bot, seats, info)?;
    let started = Instant::now();
    let report = match &args.dice {
        Some(path) => with_dice(args, &bots, path)?,
        None => roster::with_game(&args.game, Simulation { args, bots: &bots }).context("no such game")??,
    };
    let seconds = started.elapsed().as_secs_f64();
    let games = report.seats.first().map_or(0, |seat| seat.points.len() as u64);
    let seats = report.seats.iter().zip(&bots).map(|(seat, bot)| {
        let (mean_score, sd) = seat.mean_and_deviation();
        SeatAnswer { bot, mean_score, sd, wins: seat.wins, mean_place: seat.mean_place() }
    });
    let answer = Answer {
        game: info.id,
        games,
        decisions: report.decisions,
        seconds,
        decisions_per_second: report.decisions as f64 / seconds.max(1e-9),
        seats: seats.collect(),
        pairings: report.pairings(&bots).into_iter().map(PairingAnswer::from).collect(),
        totals: args.dice.as_ref().map(|_| report.seats[0].points.clone()),
    };
    print(&answer, args.json)?;
    Ok(ExitCode::SUCCESS)
}

fn print(answer: &Answer<'_>, as_json: bool) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if as_json {
        writeln!(out, "{}", serde_json::to_string(answer)?)?;
        return Ok(());
    }
    writeln!(
        out,
        "{}: {} games, {} decisions in {:.2} s ({:.0} a second)",
        answer.game, answer.games, answer.decisions, answer.seconds, answer.decisions_per_second
    )?;
    writeln!(out, "{:>4}  {:<10} {:>8} {:>7} {:>7} {:>6}", "seat", "bot", "mean", "sd", "wins", "place")?;
    for (seat, row) in answer.seats.iter().enumerate() {
        let SeatAnswer { bot, mean_score, sd, wins, mean_place } = row;
        writeln!(out, "{:>4}  {bot:<10} {mean_score:>8.2} {sd:>7.2} {wins:>7} {mean_place:>6.2}", seat + 1)?;
    }
    for PairingAnswer { bot, against, pairs, ahead, level, share } in &answer.pairings {
        let percent = 100.0 * share;
        writeln!(out, "{bot} ahead of {against}: {percent:.1} % ({ahead} of {pairs} pairs, {level} level)")?;
    }
    if let Some(totals) = &answer.totals {
        writeln!(out, "totals: {totals:?}")?;
    }
    Ok(())
}

/// A bar on a terminal, nothing elsewhere.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} tables, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

struct Simulation<'a> {
    args: &'a Args,
    bots: &'a [&'a str],
}

impl WithGame for Simulation<'_> {
    type Output = Result<Report>;

    fn with<G: Roster>(self) -> Result<Report> {
        let options: G::Options = serde_json::from_value(self.args.chosen.options(&G::INFO)?)?;
        G::check_options(&options, self.bots.len() as u8)?;
        let seed = Seed::from_number(self.args.seed);
        let think = self.args.thinking();
        let series =
            arena::Series { options, bots: self.bots.to_vec(), tables: self.args.games, seed, think };
        let bar = progress(self.args.games);
        let report = if let Some(folder) = &self.args.records {
            recorded::<G>(&series, folder, &bar)?
        } else {
            // Telling the bar of every table would cost more than a table of fast bots.
            let mut drawn = Instant::now();
            arena::series::<G>(&series, |done| {
                if done % 64 == 0 || drawn.elapsed().as_millis() > 200 {
                    drawn = Instant::now();
                    bar.set_position(done);
                }
            })
            .context("no such bot")?
        };
        bar.finish_and_clear();
        Ok(report)
    }
}

/// The same tables, played on real ones that keep a record.
fn recorded<G: Roster>(
    series: &arena::Series<'_, G::Options>,
    folder: &Path,
    bar: &ProgressBar,
) -> Result<Report> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let seats = series.bots.len();
    let mut report = Report::new(seats);
    let mut legal = Vec::new();
    for number in 0..series.tables {
        let seed = series.seed.nth(number);
        let mut players = arena::seat_bots::<G>(&series.bots, &seed).context("no such bot")?;
        let (mut table, _) = Table::<G>::new(series.options.clone(), seats as u8, seed)?;
        while let Some(seat) = G::to_act(table.state()).iter().next() {
            legal.clear();
            G::legal_actions(table.state(), seat, &mut legal);
            let patience = series.think.patience();
            let action = players[seat.index()].choose(&Seen::new(table.state(), seat, &legal, &patience));
            if table.act(seat, action).is_err() {
                bail!("the bot of seat {seat} chose an illegal action");
            }
        }
        if let Some(outcome) = G::outcome(table.state()) {
            report.add(&outcome, table.len() as u64);
        }
        let path = folder.join(format!("{}-{number}.json", G::INFO.id));
        let text = serde_json::to_string(&table.record())?;
        std::fs::write(&path, text).with_context(|| path.display().to_string())?;
        bar.inc(1);
    }
    Ok(report)
}

/// One solo table of Railroad Ink for each sequence of dice in a file.
fn with_dice(args: &Args, bots: &[&str], path: &Path) -> Result<Report> {
    use crossroads_railroad_ink::RailroadInk;
    if args.game != RailroadInk::INFO.id || !args.chosen.is_empty() {
        bail!("--dice is for the base game of {}", RailroadInk::INFO.id);
    }
    let sequences = railroad_ink::dice_sequences(&files::read_json(path)?)?;
    let bar = progress(sequences.len() as u64);
    let mut report = Report::new(1);
    let mut legal = Vec::new();
    let seed = Seed::from_number(args.seed);
    for (number, mut dice) in (0..).zip(sequences) {
        let mut players = arena::seat_bots::<RailroadInk>(bots, &seed.nth(number)).context("no such bot")?;
        let (outcome, decisions) =
            arena::play::<RailroadInk>(&<_>::default(), &mut players, &mut dice, &mut legal, args.thinking());
        if let Some(outcome) = outcome {
            report.add(&outcome, decisions);
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(report)
}
