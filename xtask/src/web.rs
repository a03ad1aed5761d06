//! The browser client: its types, its tests, and the tests that play through the page in Chromium.

use crate::checks::{Extent, cargo};
use crate::phases::{Count, Phases};
use crate::rust_tests::{WINDOW, window};
use crate::system::{self, is_root, quietly};
use anyhow::{Context, Result, ensure};
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Where Debian puts its browser, the more wanted first; `CROSSROADS_CHROMIUM` names another one. The one without windows shows the
/// same pages in two thirds of the time.
const CHROMIUM: [&str; 2] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/// Whether the client can be checked here: installs what its lock files name. What cannot be checked is said in a line,
/// and it is no failure.
///
/// # Errors
///
/// npm cannot install what the lock files name.
pub fn installed(root: &Path) -> Result<bool> {
    let web = root.join("web");
    if let Err(why) = quietly(npm(&web).arg("--version")) {
        println!("xtask: no Node.js, so the browser client is not checked: {why:#}");
        return Ok(false);
    }
    install(&web)?;
    install(&web.join("e2e"))?;
    Ok(true)
}

/// Checks the client without a browser. It goes on beside other checks, so its words come in one piece.
///
/// # Errors
///
/// A check cannot be run at all.
pub fn check(root: &Path) -> Result<Phases> {
    let (web, mut phases) = (root.join("web"), Phases::default());
    phases.time("client: format and lints", |count| {
        whole("lints of the client", npm(&web).args(["run", "lint"]), count)
    })?;
    phases.time("client: types", |count| {
        whole("types of the client", npm(&web).args(["run", "check"]), count)?;
        whole("types of the tests in the browser", npm(&web.join("e2e")).args(["run", "check"]), count)
    })?;
    phases.time("client: tests", |count| counted("tests of the client", npm(&web).arg("test"), count))?;
    Ok(phases)
}

/// Plays through the page in Chromium, at a server of `program`, which carries the page.
///
/// # Errors
///
/// The tests cannot be run at all.
pub fn play(root: &Path, program: &Path, extent: Extent, phases: &mut Phases) -> Result<()> {
    phases.time("browser", |count| match chromium() {
        Ok(chromium) => {
            let mut test = in_browser(root, program, &chromium);
            test.env(WINDOW, window(root).to_string());
            if extent == Extent::Long {
                test.env("CROSSROADS_LONG", "1");
            }
            counted("tests in the browser", &mut test, count)
        }
        Err(why) => {
            println!("xtask: no Chromium, so nobody plays through the page: {why:#}");
            Ok(())
        }
    })
}

/// Takes a picture of every screen, to be looked at.
///
/// # Errors
///
/// There is no browser or no program to show.
pub fn take_pictures(root: &Path) -> Result<bool> {
    ensure!(installed(root)?, "pictures are taken with Node.js");
    ensure!(cargo(root, &["build", "--locked"])?, "there is nothing to take a picture of");
    let mut test = in_browser(root, &root.join("target/debug/crossroads"), &chromium()?);
    test.args(["--", "screens.spec.ts"]).env("CROSSROADS_PICTURES", "1");
    let good = test.status().context("the tests in the browser")?.success();
    println!("xtask: the pictures are in web/e2e/screenshots");
    Ok(good)
}

fn in_browser(root: &Path, program: &Path, chromium: &Path) -> Command {
    let mut test = npm(&root.join("web/e2e"));
    test.arg("test").env("CROSSROADS_BIN", program).env("CROSSROADS_CHROMIUM", chromium);
    test
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
fn whole(name: &str, command: &mut Command, count: &mut Count) -> Result<()> {
    let output = command.output().with_context(|| name.to_owned())?;
    say(name, &output);
    count.add(name, output.status.success());
    Ok(())
}

/// A check that counts its tests in its last lines.
fn counted(name: &str, command: &mut Command, count: &mut Count) -> Result<()> {
    println!("xtask: {name}");
    let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| name.to_owned())?;
    let output = child.stdout.take().context("it has no output")?;
    let failed_before = count.failed;
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        if let Some((passed, failed)) = numbers(&line) {
            count.passed += passed;
            count.failed += failed;
        }
    }
    // What does not even start has counted nothing.
    if !child.wait()?.success() && count.failed == failed_before {
        count.add(name, false);
    }
    Ok(())
}

fn say(name: &str, output: &Output) {
    let words = [&output.stdout, &output.stderr].map(|words| String::from_utf8_lossy(words));
    println!("xtask: {name}\n{}", words.concat().trim_end());
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
    let usual = || CHROMIUM.map(PathBuf::from).into_iter().find(|chromium| chromium.is_file());
    if let Some(usual) = usual() {
        return Ok(usual);
    }
    ensure!(cfg!(unix), "CROSSROADS_CHROMIUM names none");
    ensure!(is_root()?, "there is none of {CHROMIUM:?}");
    system::install("chromium-headless-shell").or_else(|_| system::install("chromium"))?;
    usual().with_context(|| format!("Chromium is installed, but there is none of {CHROMIUM:?}"))
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
