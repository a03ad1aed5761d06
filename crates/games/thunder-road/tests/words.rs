//! Every message has words in every language, and is handed what its words ask for.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use crossroads_engine::conformance::random_table;
use crossroads_engine::options::OptionKind;
use crossroads_engine::words::Piece;
use crossroads_engine::{Arg, Chance, Game, Lang, Message, Quick, Seat, Seed, Table, Viewer};
use crossroads_thunder_road::ThunderRoad;
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a catalogue, each with the names of its arguments.
fn catalogue(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in ThunderRoad::INFO.messages.get(lang).lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" = ").filter(|_| !line.starts_with([' ', '}'])) {
            assert!(!messages.contains_key(id), "{lang}: {id} has words twice");
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

#[test]
fn the_languages_have_the_same_messages_with_the_same_arguments() {
    let english = catalogue(Lang::En);
    for lang in [Lang::Ru, Lang::Uk] {
        let other = catalogue(lang);
        let ids = |messages: &BTreeMap<String, _>| messages.keys().cloned().collect::<Vec<String>>();
        assert_eq!(ids(&english), ids(&other), "{lang}");
        for (id, names) in &english {
            assert_eq!(names, &other[id], "{lang}: {id}");
        }
    }
}

#[test]
fn every_id_in_the_source_has_words_and_every_message_is_used() {
    let source = include_str!("../src/words.rs");
    let quoted: BTreeSet<&str> = source.split('"').skip(1).step_by(2).filter(|it| it.contains('-')).collect();
    let english = catalogue(Lang::En);
    for id in &quoted {
        assert!(english.contains_key(*id), "{id} has no words");
    }
    // What begins with `page-` is for the browser client, whose own tests look for it.
    let elsewhere = |id: &str| ["option-", "sheet-", "page-"].iter().any(|start| id.starts_with(start));
    for id in english.keys().filter(|id| !elsewhere(id)) {
        assert!(source.contains(&format!("\"{id}\"")), "{id} is said nowhere");
    }
}

#[test]
fn every_option_has_a_name_a_help_and_names_for_its_choices() {
    let mut wanted = BTreeSet::new();
    for row in ThunderRoad::INFO.options {
        wanted.extend([format!("option-{}", row.id), format!("option-{}-help", row.id)]);
        if let OptionKind::Choice(choices) = row.kind {
            wanted.extend(choices.iter().map(|choice| format!("option-{}-{choice}", row.id)));
        }
    }
    let said: BTreeSet<String> =
        catalogue(Lang::En).into_keys().filter(|id| id.starts_with("option-")).collect();
    assert_eq!(wanted, said);
}

#[test]
fn what_is_said_in_a_race_has_all_its_arguments() {
    let english = catalogue(Lang::En);
    let mut said = BTreeSet::new();
    for number in 0..12 {
        let mut chance = Quick::new(number);
        let (options, seats) = random_table::<ThunderRoad>(&mut chance);
        let (mut table, events) =
            Table::<ThunderRoad>::new(options, seats, Seed::from_number(number)).unwrap();
        for event in &events {
            check(&ThunderRoad::told(event), &english, &mut said);
        }
        let mut legal = Vec::new();
        loop {
            let waiting: Vec<Seat> = ThunderRoad::to_act(table.state()).iter().collect();
            let Some(&seat) = chance.pick(&waiting) else { break };
            legal.clear();
            ThunderRoad::legal_actions(table.state(), seat, &mut legal);
            let view = ThunderRoad::view(table.state(), Viewer::Seat(seat));
            check(&ThunderRoad::prompt(&view).unwrap(), &english, &mut said);
            for span in ThunderRoad::text(&view, &legal).iter().flatten() {
                if let Piece::Said(message) = &span.piece {
                    check(message, &english, &mut said);
                }
            }
            legal.iter().flat_map(ThunderRoad::choice).for_each(|it| check(&it, &english, &mut said));
            let action = *chance.pick(&legal).unwrap();
            for event in table.act(seat, action).unwrap() {
                check(&ThunderRoad::told(&event), &english, &mut said);
                if let Some(cut) = ThunderRoad::cut(&event, Viewer::Spectator) {
                    check(&ThunderRoad::told(&cut), &english, &mut said);
                }
            }
        }
    }
    assert!(said.len() > 60, "{} messages were heard", said.len());
}

fn check(message: &Message, english: &BTreeMap<String, BTreeSet<String>>, said: &mut BTreeSet<&'static str>) {
    said.insert(message.id);
    let wanted = english.get(message.id).unwrap_or_else(|| unreachable!("{} has no words", message.id));
    for name in wanted {
        assert!(message.args.iter().any(|(given, _)| given == name), "{} lacks {name}", message.id);
    }
    for (_, arg) in &message.args {
        if let Arg::Message(inner) = arg {
            check(inner, english, said);
        }
    }
}
