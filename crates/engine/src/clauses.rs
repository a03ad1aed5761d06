//! The rules as clauses: a rulebook that a page shows, a refusal links to and a test can count.
//!
//! A rulebook is a Markdown file that also reads well by itself: `## RI-4 Drawing routes` opens a chapter,
//! `### Networks` a section in it, `- **RI-4.1** …` or `- **RI-4.7 (ruling)** …` a clause, and indented lines
//! go on with it. What stands before the first chapter is the introduction.

/// A game's rulebook in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// The heading of the whole.
    pub title: String,
    /// What stands before the first chapter: words and notation.
    pub introduction: String,
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
}

/// One chapter of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The heading, such as `RI-4 Drawing routes`.
    pub title: String,
    /// The clauses in order.
    pub clauses: Vec<Clause>,
}

/// One numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// The stable id.
    pub id: String,
    /// Whether the rulebook is silent there and the decision is ours.
    pub ruling: bool,
    /// The heading of the section it stands in, if its chapter has sections.
    pub section: Option<String>,
    /// The text: one paragraph, or several lines where it holds a table.
    pub text: String,
}

impl Rulebook {
    /// Reads a rulebook. Lines that are none of the forms above are left out.
    pub fn parse(source: &str) -> Rulebook {
        let mut book = Rulebook { title: String::new(), introduction: String::new(), chapters: Vec::new() };
        let mut section = None;
        for line in source.lines() {
            if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut book.title);
            } else if let Some(title) = line.strip_prefix("## ") {
                section = None;
                book.chapters.push(Chapter { title: title.to_owned(), clauses: Vec::new() });
            } else if let Some(chapter) = book.chapters.last_mut() {
                if let Some(title) = line.strip_prefix("### ") {
                    section = Some(title.to_owned());
                } else if let Some((id, text)) =
                    line.strip_prefix("- **").and_then(|rest| rest.split_once("**"))
                {
                    let (id, ruling) = id.strip_suffix(" (ruling)").map_or((id, false), |id| (id, true));
                    let (id, text) = (id.to_owned(), text.trim().to_owned());
                    chapter.clauses.push(Clause { id, ruling, section: section.clone(), text });
                } else if let Some(clause) = chapter.clauses.last_mut() {
                    go_on(&mut clause.text, line);
                }
            } else {
                book.introduction.push_str(line);
                book.introduction.push('\n');
            }
        }
        let introduction = book.introduction.trim().to_owned();
        Rulebook { introduction, ..book }
    }

    /// Every clause in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.chapters.iter().flat_map(|chapter| &chapter.clauses)
    }

    /// The clause with this id.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id.eq_ignore_ascii_case(id))
    }
}

/// Joins a continuation line to a clause: prose flows on, rows of a table keep their lines.
fn go_on(text: &mut String, line: &str) {
    let Some(line) = line.strip_prefix("  ").map(str::trim_end).filter(|line| !line.is_empty()) else {
        return;
    };
    text.push(if line.starts_with('|') { '\n' } else { ' ' });
    text.push_str(line);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_is_read_clause_by_clause() {
        let book = Rulebook::parse(
            "# Game\n\nWords.\n\n## X-1 First\n\n- **X-1.1** One\n  and on.\n### Part\n- **X-1.2 (ruling)** Two:\n\n  \
             | a | b |\n  |---|---|\n\n## X-2 Second\n",
        );
        assert_eq!((book.title.as_str(), book.introduction.as_str()), ("Game", "Words."));
        assert_eq!(book.chapters.len(), 2);
        let clauses: Vec<_> = book.clauses().map(|c| (c.id.as_str(), c.ruling, c.text.as_str())).collect();
        assert_eq!(clauses, [("X-1.1", false, "One and on."), ("X-1.2", true, "Two:\n| a | b |\n|---|---|")]);
        assert_eq!(book.clause("x-1.2").and_then(|c| c.section.as_deref()), Some("Part"));
    }
}
