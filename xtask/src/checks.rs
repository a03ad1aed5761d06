//! `cargo xtask test`: runs every check, counts, and says where the time went.
//!
//! The client's own checks need Node.js and the others the compiler, so both go on side by side; whatever plays through
//! whole programs waits for both.

use crate::phases::Phases;
use crate::{deny, fuzz, licences, postgres, rust_tests, schemathesis, tidy, wasm, web};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;
use std::thread;

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Without what is slow.
    Quick,
    /// What a change has to pass.
    Gate,
    /// Everything, with as many tables, deaths and weeks as there is time for, and every fuzz target.
    Long,
}

/// Runs all checks; true if all are green.
pub fn run(root: &Path, extent: Extent) -> Result<bool> {
    let mut phases = Phases::default();
    let client = web::installed(root)?;
    thread::scope(|scope| -> Result<()> {
        let beside = client.then(|| scope.spawn(|| web::check(root)));
        check_sources(root, &mut phases)?;
        if let Some(beside) = beside {
            match beside.join() {
                Ok(checked) => phases.append(checked?),
                Err(_) => phases.count("client", |count| count.add("the checks of the client", false)),
            }
        }
        Ok(())
    })?;
    rust_tests(root, extent, &mut phases)?;
    if client && extent != Extent::Quick {
        web::play(root, &root.join("target/debug/crossroads"), extent, &mut phases)?;
    }
    if extent == Extent::Long {
        fuzz::run_all(root, &mut phases)?;
    }
    Ok(phases.finish())
}

/// What reads sources without running them.
fn check_sources(root: &Path, phases: &mut Phases) -> Result<()> {
    phases.time("format", |count| {
        count.add("cargo fmt", cargo(root, &["fmt", "--all", "--check"])?);
        Ok(())
    })?;
    phases.time("tidy", |count| {
        count.add("tidy", tidy::run(root)?);
        count.add("licences", licences::check(root)?);
        Ok(())
    })?;
    phases.time("dependencies", |count| deny::check(root, count))?;
    phases.time("lints", |count| {
        let lints = [
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--locked",
            "--",
            "--deny",
            "warnings",
        ];
        count.add("clippy", cargo(root, &lints)?);
        Ok(())
    })?;
    phases.time("a room in a browser", |count| wasm::check(root, count))?;
    phases.time("docs", |count| {
        let docs = command(root, &["doc", "--workspace", "--no-deps", "--locked"])
            .env("RUSTDOCFLAGS", "--deny warnings")
            .status()
            .context("cargo doc")?;
        count.add("docs", docs.success());
        Ok(())
    })
}

/// Builds and runs all tests of the workspace.
fn rust_tests(root: &Path, extent: Extent, phases: &mut Phases) -> Result<()> {
    let tests = rust_tests::Tests::new(root, extent);
    phases.time("build of tests", |count| {
        count.add("the tests compile", tests.build()?);
        Ok(())
    })?;
    // The store's suite runs on PostgreSQL too, if one can be had.
    let (postgres, schemathesis) =
        phases.time("set-up", |_| Ok((postgres::Private::start()?, schemathesis::find(root))))?;
    let surroundings = rust_tests::Surroundings {
        postgres: postgres.as_ref().map(postgres::Private::url),
        schemathesis: schemathesis.as_deref(),
    };
    phases.time("tests", |count| tests.run(&surroundings, count))?;
    phases.time("doctests", |count| tests.run_examples(count))
}

/// Writes the types of the browser client: a test does, if it is told to.
pub fn types(root: &Path) -> Result<bool> {
    let mut test = command(root, &["test", "--package", "crossroads-cli", "--test", "it", "types::"]);
    Ok(test.env("CROSSROADS_WRITE_TYPES", "1").status().context("cargo test")?.success())
}

pub fn cargo(root: &Path, args: &[&str]) -> Result<bool> {
    println!("xtask: cargo {}", args.join(" "));
    Ok(command(root, args).status().context("cargo")?.success())
}

pub fn command(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.args(args).current_dir(root);
    command
}
