//! A store in memory that can be slow to believe: it keeps what a real one would keep, and fails when it is told to.

use crossroads_engine::Seed;
use crossroads_room::clock::ClockRule;
use crossroads_room::head::{Head, Sitter};
use crossroads_room::line::Line;
use crossroads_room::{ChatLine, Fault, Resting, Room, Stage, Step};
use serde_json::Value;

/// How a write goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Nothing is written, and the writer hears so.
    Refused,
    /// It is written, but the writer hears that it is not.
    Unheard,
}

/// What is stored of one table.
#[derive(Clone)]
pub struct Store {
    head: String,
    started: Option<bool>,
    since_ms: i64,
    pub log: Vec<(i64, Vec<u8>)>,
    pub chat: Vec<ChatLine>,
}

/// A write that was not confirmed.
#[derive(Debug)]
pub struct NotWritten;

impl Store {
    /// A table that nobody has started yet.
    pub fn of(head: &Head) -> Store {
        let head = serde_json::to_string(head).unwrap();
        Store { head, started: None, since_ms: 0, log: Vec::new(), chat: Vec::new() }
    }

    /// The room as it would wake now.
    pub fn wake(&self, step: &mut Step) -> Result<Room, Fault> {
        let rest = Resting {
            id: "t".to_owned(),
            listed: true,
            started: self.started,
            since_ms: self.since_ms,
            head: self.head(),
            chat: self.chat.clone(),
        };
        Room::wake(rest, self.lines(0), step)
    }

    pub fn head(&self) -> Head {
        serde_json::from_str(&self.head).unwrap()
    }

    /// Whether it has started.
    pub fn is_started(&self) -> bool {
        self.started.is_some()
    }

    /// The log from this line on.
    pub fn lines(&self, from: usize) -> Vec<(i64, Line)> {
        let log = self.log.get(from..).unwrap_or_default();
        log.iter().map(|(at_ms, line)| (*at_ms, Line::from_bytes(line).unwrap())).collect()
    }

    /// Writes what a step wants to be stored, in its order, with troubles at the writes that `trouble` names.
    pub fn keep(
        &mut self,
        room: &Room,
        step: &Step,
        mut trouble: impl FnMut() -> Option<Trouble>,
    ) -> Result<(), NotWritten> {
        let mut write = |writes: bool, store: &mut Store, put: &dyn Fn(&mut Store)| {
            let trouble = if writes { trouble() } else { None };
            if writes && trouble != Some(Trouble::Refused) {
                put(store);
            }
            trouble.map_or(Ok(()), |_| Err(NotWritten))
        };
        write(!step.lines.is_empty(), self, &|store| {
            store.log.extend(step.lines.iter().map(|line| (step.now_ms, line.to_bytes())));
        })?;
        write(step.chat.is_some(), self, &|store| store.chat.extend(step.chat.clone()))?;
        write(step.saves, self, &|store| {
            store.head = serde_json::to_string(room.head()).unwrap();
            store.since_ms = room.since_ms();
            store.started = match room.stage() {
                Stage::Gathering => None,
                Stage::Playing(_) => Some(false),
                Stage::Ended(_) => Some(true),
                Stage::Kept { ended } => Some(*ended),
            };
        })
    }

    /// Another version of the rules has been played here.
    pub fn pretend_other_rules(&mut self) {
        let mut head: Value = serde_json::from_str(&self.head).unwrap();
        head["rules_version"] = 4711.into();
        self.head = head.to_string();
    }

    /// It was written before versions were noted.
    pub fn pretend_no_version(&mut self) {
        let mut head: Value = serde_json::from_str(&self.head).unwrap();
        head.as_object_mut().unwrap().remove("rules_version");
        self.head = head.to_string();
    }
}

/// The head of a table that is about to be played.
pub fn head(game: &str, seats: usize, clock: ClockRule, seed: u64) -> Head {
    let options = serde_json::json!({});
    let sitters = vec![Sitter::Nobody; seats];
    Head {
        invite: "i".to_owned(),
        clock,
        nonces: Some(vec![None; seats]),
        starts_when_full: true,
        ..Head::new(game.to_owned(), options, sitters, "p0".to_owned(), Seed::from_number(seed))
    }
}
