//! What the machine has and does: programs that are run, packages that may be installed.

use crate::checks::command;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

/// The tools that are built once for a machine, each in the version that was tried.
const CARGO_TOOLS: [(&str, &str); 4] =
    [("cargo-about", "ABOUT"), ("cargo-deny", "DENY"), ("cargo-fuzz", "FUZZ"), ("cargo-mutants", "MUTANTS")];

/// Makes sure that a tool of cargo's is there; any version will do if the machine has one.
pub fn cargo_tool(root: &Path, tool: &str) -> Result<()> {
    let subcommand = tool.trim_start_matches("cargo-");
    if quietly(&mut command(root, &[subcommand, "--version"])).is_ok() {
        return Ok(());
    }
    let version = CARGO_TOOLS.iter().find(|(name, _)| *name == tool).map(|(_, version)| *version);
    let version = version.with_context(|| format!("no version of {tool} is known"))?;
    println!("xtask: {tool} is missing; cargo builds it once for this machine");
    quietly(&mut command(root, &["install", "--locked", tool, "--version", version]))?;
    Ok(())
}

/// What a command prints; if it fails, its last words.
pub fn quietly(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output().with_context(|| name.clone())?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let words = String::from_utf8_lossy(&output.stderr);
    bail!("{name} {}: {}", ended(output.status), words.lines().last().unwrap_or("it does not say why"))
}

fn ended(status: ExitStatus) -> String {
    status.code().map_or_else(|| "was killed".to_owned(), |code| format!("ends with {code}"))
}

/// Whether we may install something.
pub fn is_root() -> Result<bool> {
    Ok(quietly(Command::new("id").arg("-u"))?.trim() == "0")
}

/// Installs a package of Debian's.
pub fn install(package: &str) -> Result<()> {
    println!("xtask: {package} is missing; apt-get installs it for the tests");
    quietly(Command::new("apt-get").arg("update"))?;
    let mut install = Command::new("apt-get");
    quietly(install.args(["install", "-y", package]).env("DEBIAN_FRONTEND", "noninteractive"))?;
    Ok(())
}
