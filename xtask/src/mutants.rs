//! `cargo xtask mutants GAME`: breaks the rules of a game in many small ways, drawn by lot, and sees whether its scenarios
//! notice.
//!
//! A whole run over all mutants takes hours. A sample says as much of the scenarios as a poll of voters; the lot is
//! printed, so that the same sample can be drawn again.

use crate::checks::command;
use crate::system::{cargo_tool, quietly};
use anyhow::{Context, Result, ensure};
use crossroads_engine::{Chance, Quick};
use std::fs;
use std::path::Path;

/// What is drawn and run.
#[derive(clap::Args)]
pub struct Args {
    /// The game, such as heat.
    game: String,
    /// How many mutants are drawn.
    #[arg(long, default_value_t = 150)]
    sample: usize,
    /// The number that decides which ones.
    #[arg(long, default_value_t = 1)]
    lot: u64,
    /// Where cargo-mutants writes what it found.
    #[arg(long, default_value = "target/mutants")]
    output: String,
}

/// Draws a sample and runs it; true if no mutant was missed.
pub fn run(root: &Path, args: &Args) -> Result<bool> {
    cargo_tool(root, "cargo-mutants")?;
    let package = format!("crossroads-{}", args.game);
    let rules = format!("crates/games/{}/src/rules/**/*.rs", args.game);
    let chosen = ["mutants", "--package", &package, "--file", &rules];
    let listed = quietly(command(root, &chosen).args(["--list", "--line-col=true"]))?;
    let mut mutants: Vec<&str> = listed.lines().collect();
    ensure!(!mutants.is_empty(), "there are no rules in {rules}");
    let all = mutants.len();
    Quick::new(args.lot).shuffle(&mut mutants);
    mutants.truncate(args.sample);
    println!("xtask: {} of {all} mutants of {}, lot {}", mutants.len(), args.game, args.lot);

    let output = root.join(&args.output).join(&args.game);
    fs::create_dir_all(&output).with_context(|| output.display().to_string())?;
    let names: Vec<String> = mutants.iter().map(|name| format!("^{}$", escaped(name))).collect();
    let mut run = command(root, &chosen);
    run.args(["--re", &names.join("|"), "--profile", "mutants", "--timeout", "60", "--output"]).arg(&output);
    // Scenarios only: a clause that none of them holds is not proved by a random table that happens to trip over it.
    run.args(["--cargo-test-arg=--test", "--cargo-test-arg=it", "--", "--", "chapters::"]);
    Ok(run.status().context("cargo mutants")?.success())
}

/// A name as a regular expression that fits nothing else.
fn escaped(name: &str) -> String {
    let mut escaped = String::new();
    for letter in name.chars() {
        if r"\.+*?()|[]{}^$#&-~".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn a_name_fits_only_itself() {
        assert_eq!(escaped("a.rs:1: replace + -> <T>"), r"a\.rs:1: replace \+ \-> <T>");
    }
}
