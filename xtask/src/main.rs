//! What a contributor runs: `cargo xtask test` is every check there is; the others are parts of it and writers of what is
//! generated. `cargo xtask --help` lists them.

mod checks;
mod clauses;
mod deny;
mod fuzz;
mod glossary;
mod licences;
mod mutants;
mod phases;
mod postgres;
mod records;
mod rust_tests;
mod schemathesis;
mod system;
mod tidy;
mod wasm;
mod web;

use anyhow::Result;
use checks::Extent;
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
    /// Every check: format, lints, licences, tests, scenarios, conformance, docs, tidy, the page in a real browser. Ends
    /// with a table of phases and `N passed, N failed`.
    Test {
        /// Leave out what is slow.
        #[arg(long, conflicts_with = "long")]
        quick: bool,
        /// Take hours: many more random tables, deaths of servers and weeks of play, and every fuzz target.
        #[arg(long)]
        long: bool,
    },
    /// Clauses and their citations, the same clauses in every language, and what game crates must not use.
    Tidy,
    /// Writes the recorded tables anew: after a change that raised a rules version, and only then.
    Records {
        /// The game; all of them if none is named.
        game: Option<String>,
    },
    /// Writes the TypeScript types of the browser client anew, after a change of what travels.
    Types,
    /// Writes the licences of the crates that the program carries anew, after a change of dependencies.
    Licences,
    /// Takes a picture of every screen of the page, in three widths and two themes, to be looked at.
    Pictures,
    /// Breaks the rules of a game in ways drawn by lot and sees whether its scenarios notice.
    Mutants(mutants::Args),
}

fn main() -> Result<ExitCode> {
    let root = root();
    let good = match Cli::parse().task {
        Task::Test { quick: true, .. } => checks::run(&root, Extent::Quick)?,
        Task::Test { long: true, .. } => checks::run(&root, Extent::Long)?,
        Task::Test { .. } => checks::run(&root, Extent::Gate)?,
        Task::Tidy => tidy::run(&root)?,
        Task::Records { game } => {
            records::write(&root, game.as_deref())?;
            true
        }
        Task::Types => checks::types(&root)?,
        Task::Licences => {
            licences::write(&root)?;
            true
        }
        Task::Pictures => web::take_pictures(&root)?,
        Task::Mutants(args) => mutants::run(&root, &args)?,
    };
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}
