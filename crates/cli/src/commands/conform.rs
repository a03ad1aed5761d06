//! `crossroads conform`: the engine's conformance suite on as many random tables as one has time for.

use super::find_game;
use anyhow::Result;
use crossroads_bots::roster::{self, Roster, WithGame};
use crossroads_engine::conformance;
use std::ops::Range;
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

/// Try every promise of the engine's contract on random tables of a game, with random options, on all cores.
///
/// A broken promise is told with the number of its table; `--first NUMBER --tables 1` shows it again.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads conform heat --tables 100000")]
pub struct Args {
    /// The game.
    game: String,
    /// How many tables.
    #[arg(long, default_value_t = 2_000)]
    tables: u64,
    /// The number of the first one.
    #[arg(long, default_value_t = 0)]
    first: u64,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let game = find_game(&args.game)?.info().id;
    let started = Instant::now();
    let cores = thread::available_parallelism().map_or(1, usize::from) as u64;
    let end = args.first.saturating_add(args.tables);
    let part = args.tables.div_ceil(cores).max(1);
    let parts: Vec<_> = (0..cores)
        .map(|core| {
            let first = args.first.saturating_add(core * part).min(end);
            let part = first..first.saturating_add(part).min(end);
            thread::spawn(move || roster::with_game(game, Conform(part)))
        })
        .collect();
    // Whoever panicked has said why.
    let broken = parts.into_iter().map(|part| part.join()).filter(|part| part.is_err()).count();
    if broken > 0 {
        return Ok(ExitCode::FAILURE);
    }
    let seconds = started.elapsed().as_secs_f64();
    anstream::println!("{game}: {} random tables keep the contract ({seconds:.0} s)", args.tables);
    Ok(ExitCode::SUCCESS)
}

struct Conform(Range<u64>);

impl WithGame for Conform {
    type Output = ();

    fn with<G: Roster>(self) {
        conformance::check::<G>(self.0);
    }
}
