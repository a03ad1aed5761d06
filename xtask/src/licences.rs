//! The licences of the crates that the program is made of: written by cargo-about into a file that is committed, so
//! that building the program needs no tool more. What the browser client is made of, its own build tells.

use crate::checks::command;
use crate::system::{cargo_tool, quietly};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// The package whose program is shipped.
const PROGRAM: &str = "crossroads-cli";

/// Where the licences are kept.
const FILE: &str = "crates/page/licences.txt";

/// Writes the file anew.
pub fn write(root: &Path) -> Result<()> {
    cargo_tool(root, "cargo-about")?;
    let args = [
        "about",
        "generate",
        "--locked",
        "--fail",
        "--config",
        "xtask/about.toml",
        "--manifest-path",
        "crates/cli/Cargo.toml",
        "xtask/licences.hbs",
    ];
    let text = quietly(&mut command(root, &args))?;
    fs::write(root.join(FILE), text).context(FILE)
}

/// Whether every crate of the program is told, in the version that is used.
pub fn check(root: &Path) -> Result<bool> {
    let told = fs::read_to_string(root.join(FILE)).context(FILE)?;
    let told: Vec<&str> = told.lines().collect();
    let args = [
        "tree",
        "--package",
        PROGRAM,
        "--edges",
        "normal,no-proc-macro",
        "--target",
        "all",
        "--prefix",
        "none",
    ];
    let tree = quietly(command(root, &args).args(["--locked", "--format", "{p}"]))?;
    let mut good = true;
    for line in tree.lines() {
        let mut words = line.split_whitespace();
        let (Some(name), Some(version)) = (words.next(), words.next()) else { continue };
        let ours = name.starts_with("crossroads-");
        let entry = format!("{name} {}", version.trim_start_matches('v'));
        if !ours && !told.contains(&entry.as_str()) {
            eprintln!("licences: {entry} is not told in {FILE}: `cargo xtask licences` writes it anew");
            good = false;
        }
    }
    Ok(good)
}
