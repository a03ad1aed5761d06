//! Every message has words in every language, is handed what its words ask for, and is said by somebody.

use super::random_table;
use crate::dice::{Chance, Quick, Seed};
use crate::game::Game;
use crate::options::OptionKind;
use crate::seat::{Seat, Viewer};
use crate::table::Table;
use crate::words::{Arg, Lang, Message, Piece};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The messages of a catalogue, each with the names of its arguments.
pub type Catalogue = BTreeMap<String, BTreeSet<String>>;

/// Reads a catalogue.
///
/// # Panics
/// When a message has words twice.
pub fn catalogue(source: &str) -> Catalogue {
    let mut messages = Catalogue::new();
    let mut current = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" = ").filter(|_| !line.starts_with([' ', '}'])) {
            assert!(!messages.contains_key(id), "{id} has words twice");
            id.clone_into(&mut current);
            messages.insert(current.clone(), BTreeSet::new());
        }
        let names = line.split('$').skip(1);
        let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        messages.entry(current.clone()).or_default().extend(names.map(name));
    }
    messages.remove("");
    messages
}

/// Checks the words of a game whose messages are named in `source`, the text of its `words.rs`, and plays these tables to
/// hear them. Answers how many different messages were heard.
///
/// # Panics
/// When something is missing or nobody says it.
pub fn check<G: Game>(source: &str, tables: Range<u64>) -> usize {
    let english = catalogue(G::INFO.messages.en);
    for lang in [Lang::Ru, Lang::Uk] {
        let other = catalogue(G::INFO.messages.get(lang));
        let ids = |messages: &Catalogue| messages.keys().cloned().collect::<Vec<String>>();
        assert_eq!(ids(&english), ids(&other), "{lang}");
        for (id, names) in &english {
            assert_eq!(names, &other[id], "{lang}: {id}");
        }
    }
    check_source(source, &english);
    check_options::<G>(&english);
    tables.fold(BTreeSet::new(), |said, number| hear_a_table::<G>(number, &english, said)).len()
}

fn check_source(source: &str, english: &Catalogue) {
    let quoted = source.split('"').skip(1).step_by(2).filter(|it| it.contains('-'));
    for id in quoted {
        assert!(english.contains_key(id), "{id} has no words");
    }
    // What begins with `page-` is for the browser client, whose own tests look for it.
    let elsewhere = |id: &str| ["option-", "sheet-", "page-"].iter().any(|start| id.starts_with(start));
    for id in english.keys().filter(|id| !elsewhere(id)) {
        assert!(source.contains(&format!("\"{id}\"")), "{id} is said nowhere");
    }
}

/// Every option has a name, a help and names for its choices, and nothing else is called an option.
fn check_options<G: Game>(english: &Catalogue) {
    let mut wanted = BTreeSet::new();
    for row in G::INFO.options {
        wanted.extend([format!("option-{}", row.id), format!("option-{}-help", row.id)]);
        if let OptionKind::Choice(choices) = row.kind {
            wanted.extend(choices.iter().map(|choice| format!("option-{}-{choice}", row.id)));
        }
    }
    let said: BTreeSet<String> = english.keys().filter(|id| id.starts_with("option-")).cloned().collect();
    assert_eq!(wanted, said);
}

fn hear_a_table<G: Game>(
    number: u64,
    english: &Catalogue,
    mut said: BTreeSet<&'static str>,
) -> BTreeSet<&'static str> {
    let mut hear = |message: &Message| hear(message, english, &mut said);
    let mut chance = Quick::new(number);
    let (options, seats) = random_table::<G>(&mut chance);
    let (mut table, events) =
        Table::<G>::new(options, seats, Seed::from_number(number)).expect("options were checked");
    events.iter().map(G::told).for_each(|told| hear(&told));
    let mut legal = Vec::new();
    loop {
        let waiting: Vec<Seat> = G::to_act(table.state()).iter().collect();
        let Some(&seat) = chance.pick(&waiting) else { return said };
        legal.clear();
        G::legal_actions(table.state(), seat, &mut legal);
        let view = G::view(table.state(), Viewer::Seat(seat));
        hear(&G::prompt(&view).expect("who has to act is asked for something"));
        for span in G::text(&view, &legal).iter().flatten() {
            if let Piece::Said(message) = &span.piece {
                hear(message);
            }
        }
        legal.iter().flat_map(G::choice).for_each(|step| hear(&step));
        let action = *chance.pick(&legal).expect("who has to act can");
        for event in table.act(seat, action).expect("listed, so taken") {
            hear(&G::told(&event));
            if let Some(cut) = G::cut(&event, Viewer::Spectator) {
                hear(&G::told(&cut));
            }
        }
    }
}

fn hear(message: &Message, english: &Catalogue, said: &mut BTreeSet<&'static str>) {
    said.insert(message.id);
    let wanted = english.get(message.id);
    assert!(wanted.is_some(), "{} has no words", message.id);
    for name in wanted.into_iter().flatten() {
        assert!(message.args.iter().any(|(given, _)| given == name), "{} lacks {name}", message.id);
    }
    for (_, arg) in &message.args {
        if let Arg::Message(inner) = arg {
            hear(inner, english, said);
        }
    }
}
