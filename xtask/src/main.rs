//! What a contributor runs: `cargo xtask test` is every check there is, `cargo xtask tidy` the ones about words and
//! clauses, `cargo xtask records` writes the recorded tables anew,
//! `cargo xtask types` the types of the browser client.

mod checks;
mod clauses;
mod postgres;
mod records;
mod schemathesis;
mod system;
mod tidy;
mod web;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The tools of the project.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Every check: format, lints, tests, scenarios, conformance, docs, tidy. Ends with `N passed, N failed`.
    Test {
        /// Leave out what is slow.
        #[arg(long)]
        quick: bool,
    },
    /// Clauses and their citations, the same clauses in every language, and what game crates must not use.
    Tidy,
    /// Writes the recorded tables of every game anew: after a change that raised a rules version, and only then.
    Records,
    /// Writes the TypeScript types of the browser client anew, after a change of what travels.
    Types,
}

fn main() -> Result<ExitCode> {
    let root = root();
    let good = match Cli::parse().task {
        Task::Test { quick } => checks::run(&root, quick)?,
        Task::Tidy => {
            let report = tidy::check(&root)?;
            report.lines.iter().for_each(|line| println!("{line}"));
            report.faults.iter().for_each(|fault| eprintln!("tidy: {fault}"));
            report.faults.is_empty()
        }
        Task::Records => {
            records::write(&root)?;
            true
        }
        Task::Types => checks::types(&root)?,
    };
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}
