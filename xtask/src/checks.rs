//! `cargo xtask test`: runs every check, counts, and says so in one line.

use crate::{postgres, schemathesis, tidy, web};
use anyhow::{Context, Result};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

#[derive(Default)]
struct Count {
    passed: u64,
    failed: u64,
}

impl Count {
    fn add(&mut self, name: &str, good: bool) {
        if good {
            self.passed += 1;
        } else {
            self.failed += 1;
            eprintln!("xtask: {name} failed");
        }
    }
}

/// Runs all checks; true if all are green.
pub fn run(root: &Path, quick: bool) -> Result<bool> {
    let mut count = Count::default();
    count.add("format", cargo(root, &["fmt", "--all", "--check"])?);
    let lints = ["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"];
    count.add("lints", cargo(root, &lints)?);
    let report = tidy::check(root)?;
    report.lines.iter().for_each(|line| println!("{line}"));
    report.faults.iter().for_each(|fault| eprintln!("tidy: {fault}"));
    count.add("tidy", report.faults.is_empty());
    let docs = command(root, &["doc", "--workspace", "--no-deps", "--locked"])
        .env("RUSTDOCFLAGS", "--deny warnings")
        .status()
        .context("cargo doc")?;
    count.add("docs", docs.success());
    tests(root, quick, &mut count)?;
    for outcome in web::check(root, &root.join("target/debug/crossroads"), quick)? {
        count.passed += outcome.passed;
        count.failed += outcome.failed;
        if outcome.failed > 0 {
            eprintln!("xtask: {} failed", outcome.name);
        }
    }
    println!("{} passed, {} failed", count.passed, count.failed);
    Ok(count.failed == 0)
}

/// Writes the types of the browser client: a test does, if it is told to.
pub fn types(root: &Path) -> Result<bool> {
    let mut test = command(root, &["test", "--package", "crossroads-cli", "--test", "types"]);
    Ok(test.env("CROSSROADS_WRITE_TYPES", "1").status().context("cargo test")?.success())
}

/// All tests of the workspace; slow ones live in modules named `slow`.
fn tests(root: &Path, quick: bool, count: &mut Count) -> Result<()> {
    let mut args = vec!["test", "--workspace", "--locked", "--no-fail-fast"];
    if quick {
        args.extend(["--", "--skip", "slow::"]);
    }
    let mut test = command(root, &args);
    // The store's suite runs on PostgreSQL too, if one can be had.
    let postgres = postgres::Private::start()?;
    if let Some(postgres) = &postgres {
        test.env("CROSSROADS_TEST_POSTGRES", postgres.url());
    }
    if let Some(schemathesis) = schemathesis::find(root) {
        test.env("CROSSROADS_SCHEMATHESIS", schemathesis);
    }
    let mut child = test.stdout(Stdio::piped()).spawn().context("cargo test")?;
    let output = child.stdout.take().context("cargo test has no output")?;
    let failed_before = count.failed;
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        if let Some(result) = line.strip_prefix("test result: ") {
            count.passed += number_before(result, " passed");
            count.failed += number_before(result, " failed");
        }
    }
    // A test that does not compile has no result line.
    if !child.wait()?.success() && count.failed == failed_before {
        count.add("tests", false);
    }
    Ok(())
}

/// The number that stands before a word.
fn number_before(text: &str, word: &str) -> u64 {
    let before = text.split(word).next().unwrap_or_default();
    before.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn cargo(root: &Path, args: &[&str]) -> Result<bool> {
    println!("xtask: cargo {}", args.join(" "));
    Ok(command(root, args).status().context("cargo")?.success())
}

fn command(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.args(args).current_dir(root);
    command
}

#[cfg(test)]
mod tests {
    use super::number_before;

    #[test]
    fn results_are_counted() {
        let line = "ok. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.08s";
        assert_eq!((number_before(line, " passed"), number_before(line, " failed")), (12, 3));
    }
}
