//! `crossroads score`.

use anyhow::Result;
use std::path::PathBuf;
use std::process::ExitCode;

/// Score boards of Railroad Ink that a file holds.
///
/// FILE is a JSON array of objects with an id; the README names the fields. Prints a JSON object a line.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads score railroad-ink boards.json --longest trail")]
pub struct Args {
    /// The game; only Railroad Ink has such files.
    #[arg(value_enum)]
    game: super::RailroadInkOnly,
    /// The file to read.
    file: PathBuf,
    /// How a line is counted: no cell twice, or no side twice.
    #[arg(long, value_enum, default_value_t = Longest::Simple)]
    longest: Longest,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Longest {
    Simple,
    Trail,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    use crossroads_railroad_ink::setup;
    let longest = match args.longest {
        Longest::Simple => setup::Longest::Simple,
        Longest::Trail => setup::Longest::Trail,
    };
    super::for_each_entry(&args.file, |entry| entry.score(longest))
}
