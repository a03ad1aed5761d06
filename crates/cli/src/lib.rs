//! The `crossroads` program: serve, play, simulate, measure, replay, verify, read the rules.
//!
//! A library, so that it is compiled beside the server and not after it; `main.rs` only calls [`run`].
//!
//! This file is the command line; each command has a file of its own in `commands`. What a command needs of games
//! it finds in the roster of the bots; only `railroad_ink` knows that game's file formats.

mod commands;
mod files;
mod hindsight;
mod railroad_ink;
mod words;

use clap::{Parser, Subcommand};
#[cfg(feature = "load")]
use commands::load;
use commands::{
    bench, check, conform, copies, licences, play, ratings, replay, rules, score, serve, simulate, solve,
    verify,
};
use std::process::ExitCode;

/// One example for each command, and what happens without one.
const EXAMPLES: &str = "\
Examples:
  crossroads                                   (the server; it prints the address to open)
  crossroads play railroad-ink --people 2 --bots greedy --lang uk
  crossroads serve --listen 127.0.0.1:8080 --data ./data
  crossroads ratings railroad-ink
  crossroads backup --data ./data tables-monday.db
  crossroads simulate railroad-ink --seats 2 --bot greedy,random --games 20 --seed 7
  crossroads bench railroad-ink --json
  crossroads replay table.json --to 12 --boards
  crossroads verify table.json
  crossroads rules railroad-ink RI-4.9 --lang ru
  crossroads score railroad-ink boards.json --longest trail
  crossroads check railroad-ink games.json
  crossroads solve railroad-ink positions.json
  crossroads licences | less

Every command explains itself: crossroads simulate --help";

/// Road games with their rules enforced: with friends and bots, in the terminal, and as a library for research.
#[derive(Parser)]
#[command(name = "crossroads", version, arg_required_else_help = false)]
#[command(after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
#[expect(clippy::large_enum_variant, reason = "there is one, for as long as the program runs")]
enum Command {
    Play(play::Args),
    Serve(serve::Args),
    Ratings(ratings::Args),
    Backup(copies::BackupArgs),
    Restore(copies::RestoreArgs),
    Simulate(simulate::Args),
    Bench(bench::Args),
    Conform(conform::Args),
    #[cfg(feature = "load")]
    Load(load::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Rules(rules::Args),
    Score(score::Args),
    Check(check::Args),
    Solve(solve::Args),
    Licences(licences::Args),
}

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    let command = Cli::parse().command.unwrap_or_else(|| Command::Serve(serve::Args::default()));
    let done = match command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(args),
        Command::Ratings(args) => ratings::run(&args),
        Command::Backup(args) => copies::backup(&args),
        Command::Restore(args) => copies::restore(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Conform(args) => conform::run(&args),
        #[cfg(feature = "load")]
        Command::Load(args) => load::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Score(args) => score::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Licences(args) => licences::run(&args),
    };
    match done {
        Ok(code) => code,
        // A reader that has seen enough (`| head`) is no failure of ours.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("crossroads: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Only what was being printed can break so; a socket that breaks is wrapped in an error of its own.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
}
