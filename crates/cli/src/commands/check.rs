//! `crossroads check`.

use anyhow::Result;
use std::path::PathBuf;
use std::process::ExitCode;

/// Check games of Railroad Ink that a file holds, tile by tile.
///
/// FILE is a JSON array of objects with an id; the README names the fields. Prints a JSON object a line.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads check railroad-ink games.json")]
pub struct Args {
    /// The game; only Railroad Ink has such files.
    #[arg(value_enum)]
    game: super::RailroadInkOnly,
    /// The file to read.
    file: PathBuf,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    super::for_each_entry(&args.file, |entry| entry.check())
}
