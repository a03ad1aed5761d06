//! Messages put into words, and text twins into colours.

use anstyle::{AnsiColor, Effects, Style as Ansi};
use crossroads_engine::erased::SeenEvent;
use crossroads_engine::game::GameInfo;
use crossroads_engine::words::{ChoicePath, InLanguages, Piece};
use crossroads_engine::{Arg, Lang, Line, Message, Seat, Style};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::fmt::Write as _;
use unic_langid::LanguageIdentifier;

/// The program's own catalogue.
const OWN: InLanguages = InLanguages {
    en: include_str!("../messages/en.ftl"),
    ru: include_str!("../messages/ru.ftl"),
    uk: include_str!("../messages/uk.ftl"),
};

/// The words of one game in one language, and who sits where.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    /// The names of the seats.
    pub names: Vec<String>,
    /// The seat of who reads, if one person does.
    pub mine: Option<Seat>,
}

impl Words {
    /// The words of a game. A mistake in a catalogue leaves a hole, which a test finds; it never stops a table.
    pub fn new(info: &GameInfo, lang: Lang) -> Words {
        let locale: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // Terminals show the marks that isolate an argument as boxes.
        bundle.set_use_isolating(false);
        for source in [OWN.get(lang), info.messages.get(lang)] {
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Words { bundle, names: Vec::new(), mine: None }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("#{seat}"))
    }

    /// A message in words. What is missing shows as its id between braces.
    pub fn say(&self, message: &Message) -> String {
        self.try_say(message).unwrap_or_else(|hole| format!("{{{hole}}}"))
    }

    /// A message in words, or the id of what the catalogue lacks.
    fn try_say(&self, message: &Message) -> Result<String, String> {
        let hole = || message.id.to_owned();
        let pattern = self.bundle.get_message(message.id).and_then(|found| found.value()).ok_or_else(hole)?;
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            if let Arg::Seat(seat) = arg {
                let mine = if self.mine == Some(*seat) { "yes" } else { "no" };
                args.set(format!("{name}-mine"), mine);
            }
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Code(code) => FluentValue::from(code.clone()),
                Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
                Arg::Message(inner) => FluentValue::from(self.try_say(inner)?),
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let words = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { Ok(words) } else { Err(hole()) }
    }

    /// A message without arguments whose id is put together, such as a line of a score sheet.
    pub fn say_id(&self, id: &str) -> String {
        let pattern = self.bundle.get_message(id).and_then(|found| found.value());
        pattern.map_or_else(
            || format!("{{{id}}}"),
            |pattern| self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned(),
        )
    }

    /// A message as a line of its own. It may begin with a thing, whose name is written small within sentences.
    pub fn line(&self, message: &Message) -> String {
        let line = self.say(message);
        let mut rest = line.chars();
        let first = rest.next().map(char::to_uppercase).into_iter().flatten().collect::<String>();
        first + rest.as_str()
    }

    /// An event as a line of its story, indented by what led to it.
    pub fn story_line(&self, seen: &SeenEvent) -> String {
        format!("{:indent$}{}", "", self.line(&seen.told), indent = 2 * usize::from(seen.level))
    }

    /// A choice as one line.
    pub fn path(&self, path: &ChoicePath) -> String {
        path.iter().map(|step| self.say(step)).collect::<Vec<_>>().join(", ")
    }

    /// A line of a text twin with its colours.
    pub fn paint(&self, line: &Line) -> String {
        let mut painted = String::new();
        for span in line {
            let text = match &span.piece {
                Piece::Drawn(text) => text.clone(),
                Piece::Said(message) => self.say(message),
            };
            let style = ansi(span.style);
            // Writing into a string cannot fail.
            let _ = write!(painted, "{style}{text}{style:#}");
        }
        painted
    }
}

fn ansi(style: Style) -> Ansi {
    match style {
        Style::Plain => Ansi::new(),
        Style::Faint => Ansi::new().effects(Effects::DIMMED),
        Style::Strong => Ansi::new().bold(),
        Style::Lit => AnsiColor::BrightGreen.on_default().effects(Effects::BOLD),
        Style::First => AnsiColor::BrightYellow.on_default(),
        Style::Second => AnsiColor::BrightCyan.on_default(),
        Style::Third => AnsiColor::BrightRed.on_default(),
        Style::Both => AnsiColor::BrightWhite.on_default().effects(Effects::BOLD),
    }
}

/// The style of messages to a player that matter more than the rest.
pub fn strong() -> Ansi {
    ansi(Style::Strong)
}

/// The style of an answer to what a player just asked for.
pub fn notice() -> Ansi {
    AnsiColor::BrightMagenta.on_default()
}

/// The style of what matters less.
pub fn faint() -> Ansi {
    ansi(Style::Faint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossroads_bots::roster;
    use crossroads_engine::conformance::{Window, words};
    use crossroads_engine::erased::{AnyActError, AnyGame};
    use crossroads_engine::{Chance, OptionKind, Quick, Seed, Viewer, options};

    #[test]
    fn the_catalogues_hold_the_same_messages_in_every_language() {
        for catalogue in roster::GAMES.iter().map(|game| game.info().messages).chain([OWN]) {
            let english = words::catalogue(catalogue.en);
            assert!(english.len() > 10);
            for lang in Lang::ALL {
                assert!(
                    FluentResource::try_new(catalogue.get(lang).to_owned()).is_ok(),
                    "{lang} is not Fluent"
                );
                assert_eq!(words::catalogue(catalogue.get(lang)), english, "{lang}");
            }
        }
    }

    #[test]
    fn every_option_is_explained() {
        for game in roster::GAMES {
            for lang in Lang::ALL {
                let words = Words::new(game.info(), lang);
                let has = |id: String| assert!(words.bundle.has_message(&id), "{lang}: {id}");
                for row in game.info().options {
                    has(format!("option-{}", row.id));
                    has(format!("option-{}-help", row.id));
                    if let OptionKind::Choice(choices) = row.kind {
                        for choice in choices {
                            has(row.choice_message(choice));
                        }
                    }
                }
            }
        }
    }

    /// Plays random tables and says everything that can be said in every language.
    #[test]
    fn nothing_that_is_said_lacks_words() {
        for game in roster::GAMES {
            let words = Lang::ALL.map(|lang| Words::new(game.info(), lang));
            for number in (Window { gate: 4, long: 30 }).tables() {
                say_a_table(*game, number, &words);
            }
        }
    }

    fn say_a_table(game: &dyn AnyGame, number: u64, words: &[Words]) {
        let say = |message: &Message| words.iter().for_each(|w| assert_eq!(w.try_say(message).err(), None));
        let mut chance = Quick::new(number);
        let seats = game.info().least_seats + chance.below(2) as u8;
        // Options drawn at random need not go together.
        let (mut table, _) = std::iter::repeat_with(|| options::random(game.info().options, &mut chance))
            .find_map(|chosen| game.new_table(&chosen, seats, Seed::from_number(number)).ok())
            .unwrap();
        while let Some(seat) = table.to_act().iter().next() {
            table.view(Viewer::Seat(seat)).prompt.iter().for_each(say);
            let choices = table.choices(seat);
            choices.iter().flat_map(|choice| &choice.path).for_each(say);
            for line in table.text(Viewer::Seat(seat), &[]).iter().flatten() {
                if let Piece::Said(message) = &line.piece {
                    say(message);
                }
            }
            let choice = chance.pick(&choices).unwrap();
            let events = table.act(seat, &choice.action).unwrap();
            Viewer::all(seats).flat_map(|v| events.seen_by(v)).for_each(|seen| say(&seen.told));
            if let Err(AnyActError::Refused { reason, .. }) = table.act(seat, &choice.action) {
                say(&reason);
            }
        }
        for line in &table.outcome().unwrap().standings[0].sheet {
            let id = format!("sheet-{}", line.line);
            assert!(words.iter().all(|w| w.bundle.has_message(&id)), "{id}");
        }
    }
}
