//! What the machine has and does: programs that are run, packages that may be installed.

use crate::checks::command;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

/// A program that is built once for a machine, in the version that was tried.
struct CargoTool {
    name: &'static str,
    version: &'static str,
    features: &'static [&'static str],
}

const CARGO_TOOLS: [CargoTool; 4] = [
    CargoTool { name: "cargo-about", version: "0.9.3", features: &["cli"] },
    CargoTool { name: "cargo-deny", version: "0.20.2", features: &[] },
    CargoTool { name: "cargo-fuzz", version: "0.13.2", features: &[] },
    CargoTool { name: "cargo-mutants", version: "27.1.0", features: &[] },
];

/// Makes sure that a tool of cargo's is there; any version will do if the machine has one.
pub fn cargo_tool(root: &Path, name: &str) -> Result<()> {
    let subcommand = name.trim_start_matches("cargo-");
    if quietly(&mut command(root, &[subcommand, "--version"])).is_ok() {
        return Ok(());
    }
    let tool = CARGO_TOOLS.iter().find(|tool| tool.name == name);
    let CargoTool { version, features, .. } =
        tool.with_context(|| format!("no version of {name} is known"))?;
    println!("xtask: {name} is missing; cargo builds it once for this machine");
    let install = ["install", "--locked", name, "--version", version, "--features", &features.join(",")];
    // It is run for seconds: what takes minutes to make it faster is not worth it.
    let mut install = command(root, &install);
    install.envs([("CARGO_PROFILE_RELEASE_LTO", "off"), ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")]);
    quietly(install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"))?;
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
    let last = words.lines().rfind(|line| !line.trim().is_empty());
    bail!("{name} {}: {}", ended(output.status), last.unwrap_or("it does not say why"))
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
