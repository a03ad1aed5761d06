//! The fuzz targets, each for a while. They need cargo-fuzz and flags that only a nightly compiler takes by itself.

use crate::phases::Phases;
use crate::system::cargo_tool;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

/// How long each target is fed.
const SECONDS: u32 = 600;

/// Feeds every target there is.
pub fn run_all(root: &Path, phases: &mut Phases) -> Result<()> {
    cargo_tool(root, "cargo-fuzz")?;
    let folder = root.join("fuzz/fuzz_targets");
    let mut targets = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        targets.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
    }
    targets.sort();
    phases.time("fuzzing", |count| {
        for target in &targets {
            println!("xtask: {target} is fed for {SECONDS} seconds");
            let fed = Command::new(env!("CARGO"))
                .args(["fuzz", "run", target, "--", &format!("-max_total_time={SECONDS}")])
                .current_dir(root)
                .env("RUSTC_BOOTSTRAP", "1")
                .status()
                .context("cargo fuzz")?;
            count.add(target, fed.success());
        }
        Ok(())
    })
}
