//! The program of somebody else that checks the HTTP API against its description, in a folder of its own below `target`.

use crate::system::quietly;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What it consists of, to the version.
const REQUIREMENTS: &str = "xtask/schemathesis.txt";

/// The program, installed if it is not there yet; a line says so if that cannot be done.
pub fn find(root: &Path) -> Option<PathBuf> {
    match try_find(root) {
        Ok(program) => Some(program),
        Err(why) => {
            println!("xtask: no schemathesis, so the API is not checked against its description: {why:#}");
            None
        }
    }
}

fn try_find(root: &Path) -> Result<PathBuf> {
    let folder = root.join("target/schemathesis");
    let program = folder.join("bin/schemathesis");
    let installed = folder.join("installed.txt");
    let wanted = std::fs::read_to_string(root.join(REQUIREMENTS)).context(REQUIREMENTS)?;
    if std::fs::read_to_string(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(program);
    }
    println!("xtask: installing schemathesis with pip");
    quietly(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    let mut install = Command::new(folder.join("bin/pip"));
    quietly(install.args(["install", "--quiet", "--requirement"]).arg(root.join(REQUIREMENTS)))?;
    std::fs::write(&installed, wanted)?;
    Ok(program)
}
