//! First games with a coach: each is played to its end as the coach wants it, and otherwise. A rule that changes what comes up
//! in a lesson is told here.
//!
//! When something is said is decided here as it is on the page (`web/src/coach/lesson.ts`); both read the same cases.

use crossroads_bots::lessons::{self, Lesson};
use crossroads_bots::player::Patience;
use crossroads_bots::roster::{self, AnyPlayer};
use crossroads_engine::erased::AnyTable;
use crossroads_engine::{Lang, Seat, Seed, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");
const LEARNER: Seat = Seat(0);
/// More decisions than these are no first game of ten minutes.
const MOST_DECISIONS: usize = 200;

/// A table as its first seat sees it.
struct Facts {
    view: Value,
    legal: Vec<Value>,
}

impl Facts {
    fn of(table: &dyn AnyTable) -> Facts {
        let view = serde_json::from_str(table.view(Viewer::Seat(LEARNER)).view.get()).unwrap();
        let legal: Vec<Value> = serde_json::from_str(table.legal(LEARNER).get()).unwrap();
        Facts { view, legal }
    }

    fn may(&self, kind: &str) -> bool {
        self.legal.iter().any(|action| is_of_kind(action, kind))
    }

    fn at(&self, path: &str) -> Value {
        let mut steps = path.split('.').map(|part| if part == "mine" { "0" } else { part });
        let found = steps.try_fold(&self.view, |value, part| {
            value.get(part).or_else(|| value.get(part.parse::<usize>().ok()?))
        });
        found.cloned().unwrap_or(Value::Null)
    }
}

fn is_of_kind(value: &Value, kind: &str) -> bool {
    value.as_str() == Some(kind) || value.get(kind).is_some()
}

fn strings(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// Whether something is to be said now.
fn holds(when: &Value, facts: &Facts) -> bool {
    match when.as_array() {
        Some(any) => any.iter().any(|one| is_so(one, facts)),
        None => is_so(when, facts),
    }
}

fn is_so(when: &Value, facts: &Facts) -> bool {
    let legal = when.get("legal").is_none_or(|kinds| strings(kinds).iter().any(|kind| facts.may(kind)));
    let never = when.get("never").is_some_and(|kinds| strings(kinds).iter().any(|kind| facts.may(kind)));
    let mut places = when["view"].as_object().into_iter().flatten();
    legal && !never && places.all(|(path, expected)| meets(&facts.at(path), expected))
}

fn meets(value: &Value, expected: &Value) -> bool {
    if !expected.is_object() {
        return value == expected;
    }
    if let Some(kind) = expected["kind"].as_str() {
        return is_of_kind(value, kind);
    }
    if let Some(some) = expected["some"].as_bool() {
        return value.is_null() != some;
    }
    if let Some(item) = expected.get("has") {
        return value.as_array().is_some_and(|list| list.contains(item));
    }
    let number = value.as_i64();
    let within = |bound: &str, fits: fn(i64, i64) -> bool| {
        expected[bound].as_i64().is_none_or(|bound| number.is_some_and(|number| fits(number, bound)))
    };
    within("least", |number, least| number >= least) && within("most", |number, most| number <= most)
}

/// The coach of the page, without the page.
struct Coach<'a> {
    moments: Vec<&'a Value>,
    said: Vec<&'a str>,
    now: Option<&'a Value>,
}

impl<'a> Coach<'a> {
    fn new(moments: &'a Value) -> Coach<'a> {
        Coach { moments: moments.as_array().unwrap().iter().collect(), said: Vec::new(), now: None }
    }

    /// Looks at the table; what is only read is heard at once.
    fn look(&mut self, facts: &Facts) {
        loop {
            if self.now.is_some_and(|moment| moment["reads"] == true || !holds(&moment["when"], facts)) {
                self.now = None;
            }
            // With its last word a lesson is over.
            if self.now.is_some()
                || self.said.last() == self.moments.last().map(|it| it["id"].as_str().unwrap()).as_ref()
            {
                return;
            }
            let said = &self.said;
            let fresh = |moment: &&&Value| !said.contains(&moment["id"].as_str().unwrap());
            let found = self.moments.iter().filter(fresh).find(|moment| holds(&moment["when"], facts));
            let Some(found) = found else { return };
            self.now = Some(found);
            self.said.push(found["id"].as_str().unwrap());
        }
    }

    /// What it wants to be done now, if that can be done.
    fn wants(&self, legal: &[Value]) -> Option<Value> {
        let wishes = self.now?["does"].as_array()?;
        wishes.iter().find_map(|wish| {
            let fits = |action: &&Value| {
                *action == wish || wish.as_str().is_some_and(|kind| is_of_kind(action, kind))
            };
            legal.iter().find(fits).cloned()
        })
    }
}

/// Who acts first where several may.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Haste {
    Learner,
    Bots,
}

fn open(game: &str, options: &Value, seats: u8, seed: Seed) -> Box<dyn AnyTable> {
    roster::game(game).unwrap().new_table(options, seats, seed).unwrap().0
}

fn hired(game: &str, seats: u8, names: &[String], luck: u64) -> Vec<Box<dyn AnyPlayer>> {
    // Whoever learns knows nothing; where the coach wants nothing, they do what a friend would.
    let names = std::iter::once("greedy").chain(names.iter().rev().map(String::as_str));
    names.take(usize::from(seats)).map(|name| roster::any_bot(game, name, luck).unwrap()).collect()
}

/// Plays until the coach has said everything, or to the end; returns how many decisions the learner took.
fn play(
    table: &mut dyn AnyTable,
    players: &mut [Box<dyn AnyPlayer>],
    coach: &mut Coach<'_>,
    haste: Haste,
) -> usize {
    let patience = Patience::samples(8);
    let mut decisions = 0;
    loop {
        let facts = Facts::of(table);
        coach.look(&facts);
        let waiting = table.to_act();
        let mut seats: Vec<Seat> = waiting.iter().collect();
        if haste == Haste::Bots {
            seats.reverse();
        }
        let Some(&seat) = seats.first() else { return decisions };
        if coach.said.len() == coach.moments.len() && coach.now.is_none() {
            return decisions;
        }
        let wanted = (seat == LEARNER).then(|| coach.wants(&facts.legal)).flatten();
        let action = wanted.or_else(|| players[seat.index()].choose(table, seat, &patience)).unwrap();
        table.act(seat, &action).unwrap();
        decisions += usize::from(seat == LEARNER);
    }
}

fn each_lesson(mut what: impl FnMut(&'static str, Lesson)) {
    for game in roster::GAMES.iter().map(|game| game.info().id) {
        let source = fs::read_to_string(format!("{GAMES}/{game}/lessons/first.json")).unwrap();
        what(game, lessons::read(&source).unwrap());
    }
}

#[test]
fn a_lesson_says_everything_to_whoever_does_what_it_asks() {
    each_lesson(|game, lesson| {
        let count = lesson.moments.as_array().unwrap().len();
        assert!((10..=16).contains(&count), "{game}: {count} moments");
        for haste in [Haste::Learner, Haste::Bots] {
            let mut table = open(game, &lesson.options, lesson.seats, lesson.seed);
            let mut players = hired(game, lesson.seats, &lesson.bots, 0);
            let mut coach = Coach::new(&lesson.moments);
            let decisions = play(&mut *table, &mut players, &mut coach, haste);
            let meant: Vec<&str> =
                coach.moments.iter().map(|moment| moment["id"].as_str().unwrap()).collect();
            assert_eq!(
                coach.said, meant,
                "{game}, {haste:?} first: in this order, after {decisions} decisions"
            );
            assert!(decisions <= MOST_DECISIONS, "{game}: {decisions} decisions");
        }
    });
}

/// The bots of a lesson draw no luck of their own: what is asked for comes up for everybody.
#[test]
fn a_lesson_is_the_same_for_everybody() {
    each_lesson(|game, lesson| {
        let ends: BTreeSet<String> = [1, 2]
            .map(|luck| {
                let mut table = open(game, &lesson.options, lesson.seats, lesson.seed);
                let mut players = hired(game, lesson.seats, &lesson.bots, luck);
                play(&mut *table, &mut players, &mut Coach::new(&lesson.moments), Haste::Bots);
                table.state_hash()
            })
            .into();
        assert_eq!(ends.len(), 1, "{game}");
    });
}

/// Whoever does something else that the rules allow is never told what is not so, and comes to the end as well.
#[test]
fn a_lesson_survives_whoever_does_something_else() {
    each_lesson(|game, lesson| {
        for stream in 0..6 {
            let mut table = open(game, &lesson.options, lesson.seats, lesson.seed);
            let mut players = hired(game, lesson.seats, &lesson.bots, stream);
            players[0] = roster::any_bot(game, "random", stream).unwrap();
            let mut coach = Coach::new(&lesson.moments);
            let patience = Patience::samples(1);
            for _ in 0..4_000 {
                let facts = Facts::of(&*table);
                coach.look(&facts);
                let Some(seat) = table.to_act().iter().next() else { break };
                let action = players[seat.index()].choose(&*table, seat, &patience).unwrap();
                table.act(seat, &action).unwrap();
            }
            assert!(table.to_act().is_empty(), "{game}: it ends");
            assert!(coach.said.len() * 2 >= coach.moments.len(), "{game}: only {:?} came up", coach.said);
            assert_eq!(
                coach.said.last(),
                Some(&coach.moments.last().unwrap()["id"].as_str().unwrap()),
                "{game}"
            );
        }
    });
}

/// What an expansion or a module brings comes up where it is on the table.
#[test]
fn every_module_is_met_on_a_table_that_has_it() {
    each_lesson(|game, lesson| {
        for (name, module) in lesson.modules.as_object().unwrap() {
            let moments = &module["moments"];
            let count = moments.as_array().unwrap().len();
            assert!((2..=3).contains(&count), "{game}/{name}: {count} moments");
            let seats = module["seats"].as_u64().unwrap_or(2) as u8;
            let mut table = open(game, &module["options"], seats, Seed::from_number(1));
            let facts = Facts::of(&*table);
            assert!(holds(&module["when"], &facts), "{game}/{name}: it is not on its own table");
            let usual = open(game, &json!({}), 2, Seed::from_number(1));
            assert!(!holds(&module["when"], &Facts::of(&*usual)), "{game}/{name}: it is on every table");
            let bots = vec!["greedy".to_owned(); usize::from(seats)];
            let mut players = hired(game, seats, &bots, 0);
            let mut coach = Coach::new(moments);
            play(&mut *table, &mut players, &mut coach, Haste::Bots);
            assert_eq!(coach.said.len(), count, "{game}/{name}: only {:?} came up", coach.said);
        }
    });
}

/// What is said is there in every language, and nothing else.
#[test]
fn a_lesson_has_words_in_every_language() {
    each_lesson(|game, lesson| {
        let places = fs::read_to_string(format!("{GAMES}/../../web/src/games/{game}/coach.ts")).unwrap();
        let ids = |moments: &Value, module: &str| -> Vec<String> {
            let moments = moments.as_array().unwrap().iter();
            moments.map(|moment| format!("{module}{}", moment["id"].as_str().unwrap())).collect()
        };
        let mut all = ids(&lesson.moments, "");
        for (name, module) in lesson.modules.as_object().unwrap() {
            all.extend(ids(&module["moments"], &format!("{name}/")));
        }
        for id in &all {
            let is_placed = places.lines().any(|line| {
                let line = line.trim_start();
                line.starts_with(&format!("{id}:")) || line.starts_with(&format!("\"{id}\":"))
            });
            assert!(is_placed, "{game}: {id} has no place on the board");
        }
        for lang in Lang::ALL {
            let words = fs::read_to_string(format!("{GAMES}/{game}/lessons/{lang}.ftl")).unwrap();
            let known: Vec<&str> =
                words.lines().filter_map(|line| line.split_once(" =")?.0.strip_prefix("coach-")).collect();
            for id in all.iter().map(|id| id.replace('/', "-")) {
                assert!(known.contains(&id.as_str()), "{game}, {lang}: coach-{id} is missing");
            }
            for name in known {
                let is_said = all.iter().any(|id| name.starts_with(&id.replace('/', "-")));
                assert!(is_said, "{game}, {lang}: nobody says coach-{name}");
            }
        }
    });
}

#[test]
fn the_page_and_this_test_agree_when_something_is_said() {
    let cases: Value = serde_json::from_str(include_str!("data/coach.json")).unwrap();
    let facts = Facts { view: cases["view"].clone(), legal: cases["legal"].as_array().unwrap().clone() };
    for case in cases["cases"].as_array().unwrap() {
        assert_eq!(holds(&case["when"], &facts), case["holds"] == true, "{}", case["when"]);
    }
}
