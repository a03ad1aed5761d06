//! `crossroads rules`: the rulebook, clause by clause.

use super::find_game;
use crate::words::{faint, strong};
use anyhow::{Context, Result};
use crossroads_engine::Lang;
use crossroads_engine::clauses::{Clause, Rulebook};
use std::io::Write;
use std::process::ExitCode;

/// Read the rules of a game: all of them, a chapter, or one clause.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads rules railroad-ink RI-4.9 --lang uk")]
pub struct Args {
    /// The game, such as railroad-ink.
    game: String,
    /// A clause (RI-4.9) or a chapter (RI-4).
    clause: Option<String>,
    /// The language: en, ru or uk.
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let info = find_game(&args.game)?.info();
    let book = Rulebook::parse(info.rules.get(args.lang));
    let mut out = anstream::stdout().lock();
    let Some(wanted) = &args.clause else {
        let bold = strong();
        writeln!(out, "{bold}{}{bold:#}\n\n{}", book.title, book.introduction)?;
        for chapter in &book.chapters {
            write_chapter(&mut out, &chapter.title, &chapter.clauses)?;
        }
        return Ok(ExitCode::SUCCESS);
    };
    let is_chapter = |title: &str| title.split(' ').next().is_some_and(|id| id.eq_ignore_ascii_case(wanted));
    if let Some(chapter) = book.chapters.iter().find(|chapter| is_chapter(&chapter.title)) {
        write_chapter(&mut out, &chapter.title, &chapter.clauses)?;
    } else {
        let clause = book.clause(wanted).with_context(|| format!("{} has no clause `{wanted}`", info.id))?;
        writeln!(out, "{}", clause_line(clause))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn write_chapter(out: &mut impl Write, title: &str, clauses: &[Clause]) -> Result<()> {
    let (bold, dim) = (strong(), faint());
    writeln!(out, "\n{bold}{title}{bold:#}\n")?;
    let mut section = &None;
    for clause in clauses {
        if clause.section != *section {
            section = &clause.section;
            writeln!(out, "{dim}{}{dim:#}", section.as_deref().unwrap_or_default())?;
        }
        writeln!(out, "{}", clause_line(clause))?;
    }
    Ok(())
}

/// A clause with its number in bold. Markdown's own marks stay: they read well as they are.
pub fn clause_line(clause: &Clause) -> String {
    let bold = strong();
    let ruling = if clause.ruling { " (ruling)" } else { "" };
    format!("{bold}{}{bold:#}{ruling} {}", clause.id, clause.text)
}
