//! The words that `docs/glossary.md` forbids, looked for in every catalogue and rule page.
//!
//! A forbidden word stands in the glossary itself, in the row of the word that is used instead: `` `ru:клапан*` ``, with
//! its language and with a star for any ending. Which texts it is forbidden in follows from the section it stands in.

use crate::tidy::read;
use anyhow::{Result, ensure};
use crossroads_engine::Lang;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::path::{Path, PathBuf};

/// Catalogues that belong to no game.
const SHELL: [&str; 3] = ["web/src/messages", "crates/cli/messages", "crates/server/messages"];

/// A word, or a few in a row, that must not be used.
struct Ban {
    /// As the glossary writes it.
    written: String,
    lang: String,
    /// The game it is forbidden in; everywhere if none.
    game: Option<String>,
    words: Vec<Word>,
}

/// A word of a ban: its letters, and whether any ending may follow.
struct Word {
    letters: String,
    any_ending: bool,
}

/// Looks through all texts, those of the games in these folders among them, and names every place where a forbidden word is used, and how many words were looked for.
///
/// # Errors
/// A text cannot be read, or a game has no section in the glossary.
pub fn check(root: &Path, games: &[PathBuf]) -> Result<(usize, Vec<String>)> {
    let names: Vec<String> =
        games.iter().filter_map(|game| Some(game.file_name()?.to_str()?.to_owned())).collect();
    let glossary = read(&root.join("docs/glossary.md"))?;
    for name in &names {
        let has_section = glossary.lines().filter_map(section).any(|title| title.starts_with(name));
        ensure!(has_section, "docs/glossary.md has no section about {name}");
    }
    let bans = bans(&glossary, &names);
    let mut faults = Vec::new();
    let mut look = |folder: &Path, lang: &str, game: Option<&str>| -> Result<()> {
        let here: Vec<&Ban> = bans
            .iter()
            .filter(|ban| ban.lang == lang && (ban.game.is_none() || ban.game.as_deref() == game))
            .collect();
        let catalogue = folder.join(format!("{lang}.ftl"));
        if catalogue.exists() {
            for (id, text) in sayings(&read(&catalogue)?)? {
                faults.extend(found(&here, &text).map(|ban| fault(&catalogue, &id, ban)));
            }
        }
        let page = folder.join(format!("{lang}.md"));
        if page.exists() {
            for (number, line) in read(&page)?.lines().enumerate() {
                let place = format!("line {}", number + 1);
                faults.extend(found(&here, &without_quoted(line)).map(|ban| fault(&page, &place, ban)));
            }
        }
        Ok(())
    };
    for lang in Lang::ALL.map(Lang::code) {
        for folder in SHELL {
            look(&root.join(folder), lang, None)?;
        }
        for (game, name) in games.iter().zip(&names) {
            for folder in ["messages", "rules", "lessons"] {
                look(&game.join(folder), lang, Some(name))?;
            }
        }
    }
    Ok((bans.len(), faults))
}

fn fault(file: &Path, place: &str, ban: &Ban) -> String {
    format!("{}: {place}: the glossary forbids `{}`", file.display(), ban.written)
}

/// The title of the section that begins with this line, written as ids are: `heat:-pedal-to-the-metal`.
fn section(line: &str) -> Option<String> {
    let (_, title) = line.strip_prefix("## ")?.split_once(". ")?;
    Some(title.to_lowercase().replace(' ', "-"))
}

/// The bans of a glossary.
fn bans(glossary: &str, games: &[String]) -> Vec<Ban> {
    let mut bans = Vec::new();
    let mut game = None;
    for line in glossary.lines() {
        if let Some(title) = section(line) {
            // A section that is about no game is about everything.
            game = games.iter().find(|game| title.starts_with(*game)).cloned();
        }
        if !line.starts_with('|') {
            continue;
        }
        // What stands between backticks is every second piece.
        for written in line.split('`').skip(1).step_by(2) {
            if let Some((lang, phrase)) = written.split_once(':')
                && Lang::ALL.map(Lang::code).contains(&lang)
            {
                let words = pieces(phrase).into_iter().map(Word::read).collect();
                let game = game.clone();
                bans.push(Ban { written: phrase.to_owned(), lang: lang.to_owned(), game, words });
            }
        }
    }
    bans
}

impl Word {
    fn read(piece: String) -> Word {
        match piece.strip_suffix('*') {
            Some(letters) => Word { letters: letters.to_owned(), any_ending: true },
            None => Word { letters: piece, any_ending: false },
        }
    }

    fn is(&self, piece: &str) -> bool {
        if self.any_ending { piece.starts_with(&self.letters) } else { piece == self.letters }
    }
}

/// A text as words in small letters and single signs, without spaces.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut in_word = false;
    for letter in text.to_lowercase().chars() {
        let of_word = letter.is_alphanumeric() || "’'-*".contains(letter);
        match pieces.last_mut() {
            Some(word) if in_word && of_word => word.push(letter),
            _ if letter.is_whitespace() => {}
            _ => pieces.push(letter.to_string()),
        }
        in_word = of_word;
    }
    pieces
}

/// The bans that a text breaks.
fn found<'a>(bans: &[&'a Ban], text: &str) -> impl Iterator<Item = &'a Ban> {
    let pieces = pieces(text);
    let breaks = move |ban: &&&'a Ban| {
        let mut places = pieces.windows(ban.words.len());
        places.any(|place| ban.words.iter().zip(place).all(|(word, piece)| word.is(piece)))
    };
    let broken: Vec<&'a Ban> = bans.iter().filter(breaks).copied().collect();
    broken.into_iter()
}

/// A line of a rule page without what it only quotes: `*деталь*` is the printed word.
fn without_quoted(line: &str) -> String {
    let line = line.replace("**", "");
    line.split('*').step_by(2).collect::<Vec<_>>().join(" ")
}

/// The messages of a catalogue with everything they say in any case.
fn sayings(source: &str) -> Result<Vec<(String, String)>> {
    let resource = fluent_syntax::parser::parse(source)
        .map_err(|(_, errors)| anyhow::anyhow!("a catalogue is not Fluent: {errors:?}"))?;
    let mut sayings = Vec::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = message.value
        {
            let mut text = String::new();
            say(&pattern, &mut text);
            sayings.push((message.id.name.to_owned(), text));
        }
    }
    Ok(sayings)
}

/// Appends what a pattern says. What is put in stands as a sign that is no word, and so does the end of a case.
fn say(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value }
            | PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    text.push('|');
                    say(&variant.value, text);
                }
                text.push('|');
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => text.push('§'),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLOSSARY: &str = "## 2. The shell\n| die | Never `ru:кость` |\n## 4. Steampunk Rally\n\
        | valve | Never `ru:клапан*` `ru:средн* фрагмент*` |\n";

    fn broken(game: Option<&str>, text: &str) -> Vec<String> {
        let bans = bans(GLOSSARY, &["steampunk-rally".to_owned()]);
        let here: Vec<&Ban> =
            bans.iter().filter(|ban| ban.game.is_none() || ban.game.as_deref() == game).collect();
        found(&here, text).map(|ban| ban.written.clone()).collect()
    }

    #[test]
    fn a_ban_holds_for_its_game_whole_words_and_any_ending() {
        let rally = Some("steampunk-rally");
        assert_eq!(broken(rally, "Открытые Клапаны считаются."), ["клапан*"]);
        assert_eq!(broken(None, "Открытые клапаны считаются."), [""; 0]);
        assert_eq!(broken(None, "Кость брошена"), ["кость"]);
        assert_eq!(broken(rally, "плоскость, костью"), [""; 0]);
        assert_eq!(broken(rally, "три средних фрагмента"), ["средн* фрагмент*"]);
        assert_eq!(broken(rally, "средних: фрагмента"), [""; 0]);
    }

    #[test]
    fn everything_a_message_can_say_is_looked_at() {
        let sayings =
            sayings("a = { $n ->\n    [one] клапан\n   *[other] { $клап }ан\n} и кость\n# клапан\n");
        assert!(sayings.is_err(), "an argument has Latin letters");
        let sayings =
            super::sayings("a = { $n ->\n    [one] клапан\n   *[other] пар\n} и кость\n# клапан\n").unwrap();
        assert_eq!(sayings.len(), 1);
        assert_eq!(broken(Some("steampunk-rally"), &sayings[0].1), ["кость", "клапан*"]);
    }

    #[test]
    fn a_quoted_word_is_no_use_of_it() {
        assert!(!without_quoted("**SR-1** вентиль (в книге *клапан*) открыт").contains("клапан"));
    }
}
