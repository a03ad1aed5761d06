//! The browser client: its types, its tests, and the tests that play through the page in Chromium.

use crate::system::{self, is_root, quietly};
use anyhow::{Context, Result, ensure};
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where Debian puts its browser; `CROSSROADS_CHROMIUM` names another one.
const CHROMIUM: &str = "/usr/bin/chromium";

/// What one check of the client has come to.
pub struct Outcome {
    /// What was checked.
    pub name: &'static str,
    pub passed: u64,
    pub failed: u64,
}

/// Checks the client; the quick way does not open a browser. What cannot be checked here is said in a line, and it is no
/// failure.
///
/// The tests in the browser play at a server of `program`, which carries the page.
///
/// # Errors
///
/// npm cannot install what the lock files name, or a check cannot be run at all.
pub fn check(root: &Path, program: &Path, quick: bool) -> Result<Vec<Outcome>> {
    let web = root.join("web");
    if let Err(why) = quietly(npm(&web).arg("--version")) {
        println!("xtask: no Node.js, so the browser client is not checked: {why:#}");
        return Ok(Vec::new());
    }
    install(&web)?;
    let mut outcomes = vec![
        whole("types of the client", npm(&web).args(["run", "check"]))?,
        counted("tests of the client", npm(&web).args(["test"]))?,
    ];
    if quick {
        return Ok(outcomes);
    }
    match chromium() {
        Ok(chromium) => {
            let e2e = web.join("e2e");
            install(&e2e)?;
            outcomes.push(whole("types of the tests in the browser", npm(&e2e).args(["run", "check"]))?);
            let mut test = npm(&e2e);
            test.args(["test"]).env("CROSSROADS_BIN", program).env("CROSSROADS_CHROMIUM", chromium);
            outcomes.push(counted("tests in the browser", &mut test)?);
        }
        Err(why) => println!("xtask: no Chromium, so nobody plays through the page: {why:#}"),
    }
    Ok(outcomes)
}

fn npm(folder: &Path) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    // Colours would stand between the numbers and who counts them.
    command.current_dir(folder).env("NO_COLOR", "1").env_remove("FORCE_COLOR");
    // Debian's browser is used, and no other is fetched.
    command.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    command
}

/// Installs what a lock file names, unless that is what was installed last. The build of the page does the same.
fn install(folder: &Path) -> Result<()> {
    let lock = fs::read(folder.join("package-lock.json")).context("package-lock.json")?;
    let installed = folder.join("node_modules/.crossroads-lock");
    if fs::read(&installed).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    println!("xtask: npm ci in {}", folder.display());
    quietly(npm(folder).args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]))?;
    fs::write(&installed, lock).context("the lock file is copied")
}

/// A check that is good or not.
fn whole(name: &'static str, command: &mut Command) -> Result<Outcome> {
    println!("xtask: {name}");
    let good = command.status().with_context(|| name)?.success();
    Ok(Outcome { name, passed: u64::from(good), failed: u64::from(!good) })
}

/// A check that counts its tests in its last lines.
fn counted(name: &'static str, command: &mut Command) -> Result<Outcome> {
    println!("xtask: {name}");
    let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| name)?;
    let output = child.stdout.take().context("it has no output")?;
    let mut outcome = Outcome { name, passed: 0, failed: 0 };
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        if let Some((passed, failed)) = numbers(&line) {
            outcome.passed += passed;
            outcome.failed += failed;
        }
    }
    // What does not even start has counted nothing.
    if !child.wait()?.success() && outcome.failed == 0 {
        outcome.failed = 1;
    }
    Ok(outcome)
}

/// What a line says of tests passed and failed: vitest writes `Tests  1 failed | 41 passed (42)`, and Playwright `1 failed`
/// and `41 passed (3.2m)`, each in a line of its own.
fn numbers(line: &str) -> Option<(u64, u64)> {
    let line = line.trim();
    let counts = line.strip_prefix("Tests ").unwrap_or(line);
    let (mut passed, mut failed) = (0, 0);
    for part in counts.split('|') {
        let mut words = part.split_whitespace();
        let number: u64 = words.next()?.parse().ok()?;
        match words.next()? {
            "passed" => passed += number,
            "failed" | "interrupted" => failed += number,
            "skipped" | "todo" => {}
            _ => return None,
        }
        // More words than a time or a sum in brackets are the name of something.
        if words.any(|word| !word.starts_with('(')) {
            return None;
        }
    }
    Some((passed, failed))
}

/// The browser. As root, and only then, it is installed if it is missing and `apt-get` can be had.
fn chromium() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CROSSROADS_CHROMIUM") {
        let named = PathBuf::from(named);
        ensure!(named.is_file(), "CROSSROADS_CHROMIUM names {}, which is no file", named.display());
        return Ok(named);
    }
    let usual = PathBuf::from(CHROMIUM);
    if usual.is_file() {
        return Ok(usual);
    }
    ensure!(cfg!(unix), "CROSSROADS_CHROMIUM names none");
    ensure!(is_root()?, "there is no {CHROMIUM}");
    system::install("chromium")?;
    ensure!(usual.is_file(), "Chromium is installed, but there is no {CHROMIUM}");
    Ok(usual)
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn results_are_counted() {
        assert_eq!(numbers("      Tests  1 failed | 41 passed | 2 skipped (44)"), Some((41, 1)));
        assert_eq!(numbers("  41 passed (3.2m)"), Some((41, 0)));
        assert_eq!(numbers("  2 failed"), Some((0, 2)));
        assert_eq!(numbers(" Test Files  7 passed (7)"), None);
        assert_eq!(numbers("  2 passed exams are not a result"), None);
        assert_eq!(numbers("  ✓  1 solo.spec.ts:7:1 › 2 failed"), None);
    }
}
