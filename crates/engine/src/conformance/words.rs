//! Every message has words in every language, is handed what its words ask for, and is said by somebody.

use super::{pick, random_table};
use crate::dice::{Chance, Quick, Seed};
use crate::game::{Game, Silent};
use crate::hindsight::Hindsight;
use crate::options::OptionKind;
use crate::seat::{Seat, Viewer};
use crate::table::Table;
use crate::words::{Arg, Lang, Message, Piece, Text};
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The messages of a catalogue, each with the names of its arguments. Where the words ask whether a seat is the reader's
/// own (`$seat-mine`), which every renderer tells beside a seat, that stands among them too.
pub type Catalogue = BTreeMap<String, BTreeSet<String>>;

/// Reads a catalogue.
///
/// # Panics
/// When it is not Fluent, or a message has words twice.
pub fn catalogue(source: &str) -> Catalogue {
    let resource = fluent_syntax::parser::parse(source)
        .unwrap_or_else(|(_, errors)| panic!("a catalogue is not Fluent: {errors:?}"));
    let mut messages = Catalogue::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name.to_owned();
        let mut names = BTreeSet::new();
        if let Some(pattern) = &message.value {
            names_in(pattern, &mut names);
        }
        assert!(messages.insert(id, names).is_none(), "{} has words twice", message.id.name);
    }
    messages
}

fn names_in(pattern: &ast::Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        names_in_expression(expression, names);
    }
}

fn names_in_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => names_in_inline(inline, names),
        Expression::Select { selector, variants } => {
            names_in_inline(selector, names);
            for variant in variants {
                names_in(&variant.value, names);
            }
        }
    }
}

fn names_in_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(names.insert(id.name.to_owned())),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                names_in_inline(argument, names);
            }
        }
        InlineExpression::Placeable { expression } => names_in_expression(expression, names),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// Checks the words of a game: plays these tables and hears everything that is said at them, and with it what the game
/// names besides, its cards and reasons and whatever is too rare to be heard. A message without words fails, one that is
/// not handed what its words ask for fails, and so do words that nobody says.
///
/// # Panics
/// When something is missing or nobody says it.
pub fn check<G: Game>(named: impl IntoIterator<Item = Message>, tables: Range<u64>) {
    let english = catalogue(G::INFO.messages.get(Lang::En));
    let mut all_languages = english.clone();
    for lang in Lang::ALL {
        let words = catalogue(G::INFO.messages.get(lang));
        assert_eq!(without_mine(&words), without_mine(&english), "{lang} and English differ");
        for (id, names) in words {
            all_languages.entry(id).or_default().extend(names);
        }
    }
    let always = G::INFO.messages.get(Lang::En).split(BESIDES).next().map(catalogue).unwrap_or_default();
    let mut listener = Listener { words: &all_languages, asked: &all_languages, said: BTreeSet::new() };
    let options = listener.hear_options::<G>();
    for message in named {
        listener.hear(&message);
    }
    for number in tables.clone() {
        listener.hear_a_table::<G>(number, random_table::<G>);
    }
    // The page fetches what stands below the line only where an option asks for it, or with an answer to somebody.
    let mut usual = Listener { words: &always, asked: &all_languages, said: BTreeSet::new() };
    for number in tables.take(USUAL_TABLES) {
        usual.hear_a_table::<G>(number, usual_table::<G>);
    }
    // What begins with `page-` or `brief-` is for the browser client, whose own tests look for it; a sheet names its lines itself.
    let elsewhere = |id: &str| ["sheet-", "page-", "brief-"].iter().any(|start| id.starts_with(start));
    let unsaid: Vec<&str> = english
        .keys()
        .map(String::as_str)
        .filter(|id| !elsewhere(id) && !options.contains(*id) && !listener.said.contains(id))
        .collect();
    assert!(unsaid.is_empty(), "words that nobody says: {unsaid:?}");
}

/// Below this line stands what a table with the options of everybody never says.
const BESIDES: &str = "### Besides";

/// How many tables are heard whose options bring no words of their own.
const USUAL_TABLES: usize = 40;

/// A random table with nothing but options that bring no words of their own.
fn usual_table<G: Game>(chance: &mut Quick) -> (G::Options, u8) {
    loop {
        let (options, seats) = random_table::<G>(chance);
        let mut options = serde_json::to_value(&options).expect("options are JSON");
        for row in G::INFO.options.iter().filter(|row| !row.plain) {
            options[row.id] = row.usual();
        }
        let options: G::Options = serde_json::from_value(options).expect("every value is one of the schema");
        if G::check_options(&options, seats).is_ok() {
            return (options, seats);
        }
    }
}

/// What ends the name of an argument that says whether a seat is the reader's own.
const MINE: &str = "-mine";

/// A catalogue with what every language must ask for alike: one may say «you» where another needs no person at all.
fn without_mine(catalogue: &Catalogue) -> Catalogue {
    let kept =
        |names: &BTreeSet<String>| names.iter().filter(|name| !name.ends_with(MINE)).cloned().collect();
    catalogue.iter().map(|(id, names)| (id.clone(), kept(names))).collect()
}

/// Notes what is said.
struct Listener<'a> {
    /// What the words of any language ask for.
    words: &'a Catalogue,
    /// The same of what is said only when somebody asks for it, as a hint, or is refused something.
    asked: &'a Catalogue,
    said: BTreeSet<&'static str>,
}

impl Listener<'_> {
    fn hear(&mut self, message: &Message) {
        self.hear_in(self.words, message);
    }

    fn hear_in(&mut self, words: &Catalogue, message: &Message) {
        self.said.insert(message.id);
        let wanted = words.get(message.id);
        assert!(wanted.is_some(), "{} has no words", message.id);
        for name in wanted.into_iter().flatten() {
            let is_given = message.args.iter().any(|(given, arg)| match name.strip_suffix(MINE) {
                Some(seat) => given == &seat && matches!(arg, Arg::Seat(_)),
                None => given == name,
            });
            assert!(is_given, "{} lacks {name}", message.id);
        }
        for (_, arg) in &message.args {
            if let Arg::Message(inner) = arg {
                self.hear_in(words, inner);
            }
        }
    }

    fn read(&mut self, text: &Text) {
        for span in text.iter().flatten() {
            if let Piece::Said(message) = &span.piece {
                self.hear(message);
            }
        }
    }

    /// Every option has a name, a help and names for its choices, and every preset a name and a help. Returns their
    /// messages.
    fn hear_options<G: Game>(&self) -> BTreeSet<String> {
        let mut wanted = BTreeSet::new();
        for row in G::INFO.options {
            wanted.extend([format!("option-{}", row.id), format!("option-{}-help", row.id)]);
            if let OptionKind::Choice(choices) = row.kind {
                wanted.extend(choices.iter().map(|choice| row.choice_message(choice)));
            }
        }
        for preset in G::INFO.presets {
            wanted.extend([format!("preset-{}", preset.id), format!("preset-{}-help", preset.id)]);
        }
        for id in &wanted {
            assert!(self.words.contains_key(id), "{id} has no words");
        }
        wanted
    }

    /// What is told of a table that is over is asked for when it is.
    fn look_back<G: Game>(&mut self, table: &Table<G>) {
        let Hindsight { figures, turning_points } = table.hindsight().unwrap_or_default();
        let told = turning_points.into_iter().map(|point| point.told);
        for message in figures.into_iter().map(|figure| figure.name).chain(told) {
            self.hear_in(self.asked, &message);
        }
    }

    /// Plays a table of these options and seats.
    fn hear_a_table<G: Game>(&mut self, number: u64, of: impl Fn(&mut Quick) -> (G::Options, u8)) {
        let mut chance = Quick::new(number);
        let (options, seats) = of(&mut chance);
        let (mut table, events) =
            Table::<G>::new(options, seats, Seed::from_number(number)).expect("options were checked");
        for event in &events {
            self.hear(&G::told(event));
        }
        let (mut legal, mut before) = (Vec::new(), Vec::new());
        loop {
            let waiting: Vec<Seat> = G::to_act(table.state()).iter().collect();
            let Some(&seat) = chance.pick(&waiting) else {
                self.read(&G::text(&G::view(table.state(), Viewer::Spectator), &[]));
                return self.look_back(&table);
            };
            std::mem::swap(&mut legal, &mut before);
            legal.clear();
            G::legal_actions(table.state(), seat, &mut legal);
            let view = G::view(table.state(), Viewer::Seat(seat));
            self.hear(&G::prompt(&view).expect("who has to act is asked for something"));
            // A board says much the same from one decision to the next, and says a lot.
            if chance.below(4) == 0 {
                self.read(&G::text(&view, &legal));
                for because in legal.iter().filter_map(|action| G::because(&view, action)) {
                    self.hear_in(self.asked, &because);
                }
            }
            for step in legal.iter().flat_map(G::choice) {
                self.hear(&step);
            }
            // What was legal a moment ago is a good question to hear a refusal from.
            if let Some(&action) = chance.pick(&before)
                && let Err(refusal) =
                    G::apply(&mut table.state().clone(), seat, action, &mut chance.clone(), &mut Silent)
            {
                self.hear_in(self.asked, &G::reason(refusal.why));
            }
            let action = pick(number, &legal, &mut chance);
            for event in table.act(seat, action).expect("listed, so taken") {
                self.hear(&G::told(&event));
                if let Some(cut) = G::cut(&event, Viewer::Spectator) {
                    self.hear(&G::told(&cut));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_catalogue_knows_the_arguments_of_its_messages() {
        let read = catalogue(
            "one = { $a ->\n    [one] { $b }\n   *[other] { NUMBER($c) }\n}\n# two = { $d }\nthree = 3\n",
        );
        let names = |id: &str| read[id].iter().cloned().collect::<Vec<String>>();
        assert_eq!(read.keys().collect::<Vec<_>>(), ["one", "three"]);
        assert_eq!((names("one"), names("three")), (vec!["a".into(), "b".into(), "c".into()], vec![]));
    }
}
