//! `crossroads bench`: how fast a game plays.

use super::{Chosen, find_game};
use anyhow::{Context, Result};
use crossroads_bots::roster::{self, Roster, WithGame};
use crossroads_engine::{Chance, Dice, Quick, Seed, Silent};
use serde::Serialize;
use std::hint::black_box;
use std::io::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Measure random play on one core: decisions, games and state copies a second.
///
/// A program that was built to count tells allocations too: `cargo run --release --features count-allocations -- bench`.
/// The allocator that counts is slower than the system's, so the program is shipped without it.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads bench railroad-ink --options '{\"expansion\":\"lava\"}' --json")]
pub struct Args {
    /// The game; all of them if none is named.
    game: Option<String>,
    /// How many seats; the fewest the game takes if not said.
    #[arg(long)]
    seats: Option<u8>,
    #[command(flatten)]
    chosen: Chosen,
    /// How long to measure, in seconds.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Print a JSON object a game and line instead of a table.
    #[arg(long)]
    json: bool,
}

/// What was measured. The fields and their order are a format that others read.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    decisions_per_second: f64,
    games_per_second: f64,
    copies_per_second: f64,
    state_bytes: usize,
    /// Only where the program was built to count.
    #[serde(skip_serializing_if = "Option::is_none")]
    allocations_per_decision: Option<f64>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let games = match &args.game {
        Some(id) => vec![find_game(id)?.info().id],
        None => roster::GAMES.iter().map(|game| game.info().id).collect(),
    };
    let mut out = std::io::stdout().lock();
    for game in games {
        let figures = roster::with_game(game, Bench(args)).context("no such game")??;
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&figures)?)?;
        } else {
            let Figures { game, decisions_per_second, games_per_second, .. } = figures;
            writeln!(out, "{game}: {decisions_per_second:.0} decisions/s, {games_per_second:.0} games/s,")?;
            let counted = figures.allocations_per_decision;
            let counted =
                counted.map_or_else(String::new, |count| format!(", {count} allocations a decision"));
            let Figures { copies_per_second, state_bytes, .. } = figures;
            writeln!(out, "  {copies_per_second:.0} copies/s of {state_bytes} bytes{counted}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

struct Bench<'a>(&'a Args);

impl WithGame for Bench<'_> {
    type Output = Result<Figures>;

    fn with<G: Roster>(self) -> Result<Figures> {
        let Bench(args) = self;
        let options: G::Options = serde_json::from_value(args.chosen.options(&G::INFO)?)?;
        let seats = args.seats.unwrap_or(G::INFO.least_seats);
        G::check_options(&options, seats)?;
        let mut tables = RandomPlay::<G> {
            options,
            seats,
            chooser: Quick::new(1),
            dice: Dice::new(&Seed::from_number(1)),
            legal: Vec::new(),
        };
        let limit = Duration::from_secs_f64(args.seconds.clamp(0.05, 600.0));

        // The first tables make the buffer grow; after that nothing should be allocated at all.
        for _ in 0..200 {
            tables.play();
        }
        let allocations_per_decision = allocations_per_decision(|| (0..200).map(|_| tables.play()).sum());
        let (mut decisions, mut games) = (0, 0_u64);
        let started = Instant::now();
        while started.elapsed() < limit {
            for _ in 0..16 {
                decisions += tables.play();
                games += 1;
            }
        }
        let seconds = started.elapsed().as_secs_f64();
        Ok(Figures {
            game: G::INFO.id,
            decisions_per_second: (decisions as f64 / seconds).round(),
            games_per_second: (games as f64 / seconds).round(),
            copies_per_second: copies_per_second(&tables.midgame(), limit / 4).round(),
            state_bytes: size_of::<G::State>(),
            allocations_per_decision,
        })
    }
}

/// Plays so many decisions; tells allocations where the program was built to count.
#[cfg(feature = "count-allocations")]
#[expect(clippy::unnecessary_wraps, reason = "a program that does not count has nothing to tell")]
fn allocations_per_decision(play: impl FnOnce() -> u64) -> Option<f64> {
    let mut decisions = 0;
    let allocations = allocation_counter::measure(|| decisions = play());
    Some(allocations.count_total as f64 / decisions.max(1) as f64)
}

#[cfg(not(feature = "count-allocations"))]
fn allocations_per_decision(_play: impl FnOnce() -> u64) -> Option<f64> {
    None
}

struct RandomPlay<G: Roster> {
    options: G::Options,
    seats: u8,
    chooser: Quick,
    dice: Dice,
    legal: Vec<G::Action>,
}

impl<G: Roster> RandomPlay<G> {
    /// A whole table; answers how many decisions it took.
    fn play(&mut self) -> u64 {
        let mut state = G::setup(&self.options, self.seats, &mut self.dice, &mut Silent);
        let mut decisions = 0;
        while self.step(&mut state) {
            decisions += 1;
        }
        black_box(G::outcome(&state));
        decisions
    }

    fn step(&mut self, state: &mut G::State) -> bool {
        let Some(seat) = G::to_act(state).iter().next() else { return false };
        self.legal.clear();
        G::legal_actions(state, seat, &mut self.legal);
        let Some(action) = self.chooser.pick(&self.legal).copied() else { return false };
        G::apply(state, seat, action, &mut self.dice, &mut Silent).is_ok()
    }

    /// A state from the middle of a table.
    fn midgame(&mut self) -> G::State {
        let mut state = G::setup(&self.options, self.seats, &mut self.dice, &mut Silent);
        for _ in 0..16 {
            self.step(&mut state);
        }
        state
    }
}

fn copies_per_second<S: Clone>(state: &S, limit: Duration) -> f64 {
    let mut copies = 0_u64;
    let started = Instant::now();
    while started.elapsed() < limit {
        for _ in 0..1024 {
            black_box(black_box(state).clone());
        }
        copies += 1024;
    }
    copies as f64 / started.elapsed().as_secs_f64()
}
