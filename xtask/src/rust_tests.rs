//! The tests of the workspace: with nextest where the machine has it, which shares all tests of all crates between the
//! cores, and with cargo's own runner elsewhere.

use crate::checks::{Extent, command};
use crate::phases::Count;
use crate::system::quietly;
use anyhow::{Context, Result};
use std::env;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

/// The variable that tells every test where what is drawn by lot begins.
pub const WINDOW: &str = "CROSSROADS_WINDOW";

/// How the tests are run.
pub struct Tests<'a> {
    root: &'a Path,
    extent: Extent,
    nextest: bool,
    window: u32,
}

/// What tests find beside them, if it can be had.
pub struct Surroundings<'a> {
    pub postgres: Option<&'a str>,
    pub schemathesis: Option<&'a Path>,
}

impl<'a> Tests<'a> {
    pub fn new(root: &'a Path, extent: Extent) -> Tests<'a> {
        let nextest = quietly(&mut command(root, &["nextest", "--version"])).is_ok();
        let window = window(root);
        println!(
            "xtask: random tables from number {window} on (CROSSROADS_WINDOW={window} plays them again)"
        );
        Tests { root, extent, nextest, window }
    }

    /// Compiles what tests need, and no examples, which the lints have seen, so that the time for that shows by itself.
    pub fn build(&self) -> Result<bool> {
        let args: &[&str] = if self.nextest {
            &["nextest", "run", "--no-run", "--workspace", "--tests", "--locked"]
        } else {
            &["test", "--no-run", "--workspace", "--tests", "--locked"]
        };
        Ok(command(self.root, args).status().context("cargo")?.success())
    }

    /// Runs all tests but the examples in documents.
    pub fn run(&self, surroundings: &Surroundings<'_>, count: &mut Count) -> Result<()> {
        let mut test = if self.nextest {
            let mut test = command(self.root, &["nextest", "run", "--workspace", "--tests", "--locked"]);
            test.arg("--no-fail-fast");
            test.args(["--status-level", "slow", "--final-status-level", "slow"]);
            if self.extent == Extent::Quick {
                test.args(["--filterset", "not test(/(^|::)slow::/)"]);
            }
            test
        } else {
            let mut test = command(self.root, &["test", "--workspace", "--tests", "--locked"]);
            test.arg("--no-fail-fast");
            if self.extent == Extent::Quick {
                test.args(["--", "--skip", "slow::"]);
            }
            test
        };
        test.env(WINDOW, self.window.to_string());
        if self.extent == Extent::Long {
            test.env("CROSSROADS_LONG", "1");
        }
        if let Some(postgres) = surroundings.postgres {
            test.env("CROSSROADS_TEST_POSTGRES", postgres);
        }
        if let Some(schemathesis) = surroundings.schemathesis {
            test.env("CROSSROADS_SCHEMATHESIS", schemathesis);
        }
        counted(&mut test, self.nextest, count)
    }

    /// Runs the examples in documents, which nextest does not know.
    pub fn run_examples(&self, count: &mut Count) -> Result<()> {
        counted(&mut command(self.root, &["test", "--doc", "--workspace", "--locked"]), false, count)
    }
}

/// Where what is drawn by lot begins at this commit: elsewhere at each, so that many commits try many tables. `CROSSROADS_WINDOW`
/// says it where an earlier run is to be played again.
pub fn window(root: &Path) -> u32 {
    if let Some(said) = env::var(WINDOW).ok().and_then(|said| said.parse().ok()) {
        return said;
    }
    let head = quietly(Command::new("git").args(["rev-parse", "HEAD"]).current_dir(root)).unwrap_or_default();
    u32::from_str_radix(head.get(..7).unwrap_or_default(), 16).unwrap_or(0)
}

/// Runs tests, passes their words on and counts. nextest speaks on stderr, cargo's own runner on stdout.
fn counted(test: &mut Command, nextest: bool, count: &mut Count) -> Result<()> {
    if nextest {
        test.stderr(Stdio::piped());
    } else {
        test.stdout(Stdio::piped());
    }
    let mut child = test.spawn().context("cargo")?;
    let output: Box<dyn Read> = if nextest {
        Box::new(child.stderr.take().context("the tests have no output")?)
    } else {
        Box::new(child.stdout.take().context("the tests have no output")?)
    };
    let failed_before = count.failed;
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        if line.starts_with("test result: ") || line.trim_start().starts_with("Summary [") {
            count.passed += number_before(&line, " passed");
            count.failed += number_before(&line, " failed") + number_before(&line, " timed out");
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
    let Some((before, _)) = text.split_once(word) else { return 0 };
    before.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::number_before;

    #[test]
    fn results_are_counted() {
        let cargo =
            "test result: ok. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.08s";
        assert_eq!((number_before(cargo, " passed"), number_before(cargo, " failed")), (12, 3));
        let nextest =
            "     Summary [   4.110s] 37 tests run: 35 passed (1 slow), 1 failed, 1 timed out, 2 skipped";
        assert_eq!((number_before(nextest, " passed"), number_before(nextest, " failed")), (35, 1));
        assert_eq!((number_before(nextest, " timed out"), number_before(nextest, " flaky")), (1, 0));
    }
}
