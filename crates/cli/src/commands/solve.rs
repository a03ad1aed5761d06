//! `crossroads solve`.

use anyhow::Result;
use std::path::PathBuf;
use std::process::ExitCode;

/// Find the exact best total of a last round of Railroad Ink.
///
/// FILE is a JSON array of objects with an id; the README names the fields. Prints a JSON object a line.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads solve railroad-ink positions.json")]
pub struct Args {
    /// The game; only Railroad Ink has such files.
    #[arg(value_enum)]
    game: super::RailroadInkOnly,
    /// The file to read.
    file: PathBuf,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    super::for_each_entry(&args.file, |entry| entry.solve())
}
