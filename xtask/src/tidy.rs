//! `cargo xtask tidy`: what no compiler checks.
//!
//! For each game: the rulebook has the same clauses in every language; every clause is cited by a scenario or exempt
//! with a reason; every worked scenario is a test; every id in the code exists. For game crates: nothing that could
//! make two plays of one record differ. For all crates: arrows point the way `ARCHITECTURE.md` draws them. For all texts: no
//! word that the glossary forbids.

use crate::clauses::{Prefixes, cited_by_tests, ids, prefixes};
use crate::glossary;
use anyhow::{Context, Result};
use crossroads_engine::Lang;
use crossroads_engine::clauses::Rulebook;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What tidy has to say.
#[derive(Default)]
struct Report {
    /// A line a game.
    lines: Vec<String>,
    /// What is wrong.
    faults: Vec<String>,
}

/// What a game crate must not name: clocks, files, floats, hash maps, randomness of its own.
const FORBIDDEN: [&str; 14] = [
    "f32",
    "f64",
    "HashMap",
    "HashSet",
    "Instant",
    "SystemTime",
    "std::fs",
    "std::env",
    "std::net",
    "std::thread",
    "getrandom",
    "rand_core",
    "thread_rng",
    "println",
];

/// What nobody may leave behind. Written apart here, so that this file passes.
const UNFINISHED: [&str; 3] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("unimple", "mented!")];

/// Checks everything and says what there is to say; true if nothing is wrong.
pub fn run(root: &Path) -> Result<bool> {
    let report = check(root)?;
    report.lines.iter().for_each(|line| println!("{line}"));
    report.faults.iter().for_each(|fault| eprintln!("tidy: {fault}"));
    Ok(report.faults.is_empty())
}

fn check(root: &Path) -> Result<Report> {
    let mut report = Report::default();
    for game in folders(&root.join("crates/games"))? {
        check_game(&game, &mut report)?;
    }
    for source in sources(&root.join("crates"))?.into_iter().chain(sources(&root.join("xtask"))?) {
        let text = read(&source)?;
        for word in UNFINISHED.iter().filter(|word| text.contains(**word)) {
            report.faults.push(format!("{}: {word}", source.display()));
        }
    }
    check_arrows(root, &mut report)?;
    let (words, forbidden) = glossary::check(root, &folders(&root.join("crates/games"))?)?;
    report.lines.push(format!("glossary: {words} words that nobody uses"));
    report.faults.extend(forbidden);
    Ok(report)
}

fn check_game(folder: &Path, report: &mut Report) -> Result<()> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let rules = folder.join("rules");
    let english = Rulebook::parse(&read(&rules.join("en.md"))?);
    let clauses: Vec<(&str, bool)> = english.clauses().map(|c| (c.id.as_str(), c.ruling)).collect();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let other = Rulebook::parse(&read(&rules.join(format!("{lang}.md")))?);
        let others: Vec<(&str, bool)> = other.clauses().map(|c| (c.id.as_str(), c.ruling)).collect();
        if others != clauses {
            report.faults.push(format!("{name}: rules/{lang}.md holds other clauses than rules/en.md"));
        }
    }
    let known: BTreeSet<String> = clauses.iter().map(|(id, _)| (*id).to_owned()).collect();
    let scenarios = read(&rules.join("scenarios.md"))?;
    let prefixes = prefixes(clauses.iter().map(|(id, _)| *id).chain(first_words(&scenarios, "- **")));
    let scenarios = listed(&scenarios, &prefixes, "- **");
    let exempt = listed(&read(&rules.join("exempt.md"))?, &prefixes, "- ");

    let mut cited = BTreeSet::new();
    for source in sources(folder)? {
        let text = read(&source)?;
        for id in ids(&text, &prefixes) {
            if !known.contains(&id) && !scenarios.contains(&id) {
                report.faults.push(format!("{}: there is no {id}", source.display()));
            }
        }
        if source.starts_with(folder.join("tests/chapters")) {
            cited.extend(cited_by_tests(&text, &prefixes));
        }
        if source.starts_with(folder.join("src")) {
            check_purity(&source, &text, report);
        }
    }
    let uncited: Vec<&String> =
        known.iter().filter(|id| !cited.contains(*id) && !exempt.contains(*id)).collect();
    let cited_clauses = known.iter().filter(|id| cited.contains(*id)).count();
    report.lines.push(format!(
        "{name}: {} clauses, {cited_clauses} cited by scenarios, {} exempt, {} uncited",
        known.len(),
        exempt.len(),
        uncited.len(),
    ));
    let fault = |what: &str, id: &String| format!("{name}: {id} {what}");
    report.faults.extend(uncited.into_iter().map(|id| fault("is cited by no scenario", id)));
    let missing = scenarios.iter().filter(|id| !cited.contains(*id));
    report.faults.extend(missing.map(|id| fault("is a worked scenario, but no test", id)));
    report.faults.extend(
        exempt.iter().filter(|id| !known.contains(*id)).map(|id| fault("is exempt, but unknown", id)),
    );
    report
        .faults
        .extend(exempt.iter().filter(|id| cited.contains(*id)).map(|id| fault("is exempt and cited", id)));
    Ok(())
}

/// What list items begin with.
fn first_words<'a>(text: &'a str, bullet: &str) -> impl Iterator<Item = &'a str> {
    let items = text.lines().filter_map(move |line| line.strip_prefix(bullet));
    items.filter_map(|item| item.split([' ', ':', '*']).next())
}

/// The ids at the beginning of list items.
fn listed(text: &str, prefixes: &Prefixes, bullet: &str) -> BTreeSet<String> {
    first_words(text, bullet).flat_map(|id| ids(id, prefixes)).collect()
}

/// A game crate is a pure function of its input; its tests may do as they like.
fn check_purity(source: &Path, text: &str, report: &mut Report) {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    for (number, line) in code.lines().enumerate() {
        let line = line.split("//").next().unwrap_or_default();
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        for word in FORBIDDEN {
            let named = line.match_indices(word).any(|(at, _)| {
                !line[..at].ends_with(is_word) && !line[at + word.len()..].starts_with(is_word)
            });
            if named {
                let place = format!("{}:{}", source.display(), number + 1);
                report.faults.push(format!("{place}: a game crate must not name `{word}`"));
            }
        }
    }
}

/// Which crates of ours a crate may lean on.
fn check_arrows(root: &Path, report: &mut Report) -> Result<()> {
    let games: Vec<String> = folders(&root.join("crates/games"))?
        .iter()
        .filter_map(|folder| folder.file_name().map(|name| format!("crossroads-{}", name.to_string_lossy())))
        .collect();
    let engine = || vec!["crossroads-engine".to_owned()];
    let mut allowed = BTreeMap::from([
        ("crates/engine".to_owned(), Vec::new()),
        ("crates/bots".to_owned(), [engine(), games.clone()].concat()),
        ("crates/store".to_owned(), Vec::new()),
        ("crates/page".to_owned(), Vec::new()),
        ("crates/room".to_owned(), [engine(), vec!["crossroads-bots".to_owned()]].concat()),
        (
            "crates/server".to_owned(),
            [engine(), ["bots", "room", "store"].map(|name| format!("crossroads-{name}")).to_vec()].concat(),
        ),
    ]);
    for game in &games {
        allowed.insert(format!("crates/games/{}", game.trim_start_matches("crossroads-")), engine());
    }
    for (folder, allowed) in allowed {
        let manifest = read(&root.join(&folder).join("Cargo.toml"))?;
        let dependencies = manifest.split("[dependencies]").nth(1).unwrap_or_default();
        for line in dependencies.lines().filter(|line| line.starts_with("crossroads-")) {
            let name: &str = line.split(['.', ' ', '=']).next().unwrap_or_default();
            if !allowed.iter().any(|allowed| allowed == name) {
                report.faults.push(format!("{folder} must not depend on {name}"));
            }
        }
    }
    Ok(())
}

pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

fn folders(path: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(path).with_context(|| path.display().to_string())? {
        let entry = entry?.path();
        if entry.is_dir() {
            found.push(entry);
        }
    }
    found.sort();
    Ok(found)
}

/// Every Rust source below a folder.
fn sources(path: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(path).with_context(|| path.display().to_string())? {
        let entry = entry?.path();
        if entry.is_dir() {
            found.extend(sources(&entry)?);
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            found.push(entry);
        }
    }
    found.sort();
    Ok(found)
}
