//! `crossroads licences`: whose work the program carries, and on which terms.

use anyhow::Result;
use std::io::Write as _;
use std::process::ExitCode;

/// Print the licences of everything that this program is made of.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads licences | less")]
pub struct Args {}

pub fn run(Args {}: &Args) -> Result<ExitCode> {
    std::io::stdout().lock().write_all(crossroads_page::LICENCES.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
