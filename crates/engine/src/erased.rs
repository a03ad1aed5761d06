//! The same table for readers that must not know games by name: a server, a terminal, a replay viewer.
//!
//! Actions, events and views are JSON here. The typed forms in [`crate::game`] and [`crate::table`] are the fast
//! ones; this is the one that travels.

use crate::dice::{Commitment, Seed};
use crate::game::{Game, GameInfo};
use crate::hindsight::Hindsight;
use crate::options::{self, OptionsError};
use crate::outcome::Outcome;
use crate::record::{self, Entry, Record, RecordError, Step};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::{ActError, Table, UndoRefused};
use crate::words::{ChoicePath, Message, Text};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use ts_rs::TS;

/// A game that makes tables.
pub trait AnyGame: Send + Sync + fmt::Debug {
    /// Name, size, version, rulebook, words.
    fn info(&self) -> &'static GameInfo;

    /// A fresh table. Options that are not named keep their default.
    ///
    /// # Errors
    /// The options are malformed, or a clause forbids them.
    fn new_table(&self, options: &Value, seats: u8, seed: Seed) -> Result<Opened, OptionsError>;

    /// Plays a record again, telling `watch` what happened.
    ///
    /// # Errors
    /// The record is malformed, or breaks at an entry.
    fn replay(&self, record: &Value, watch: &mut Watch<'_>) -> Result<Box<dyn AnyTable>, AnyRecordError>;
}

/// A fresh table, and what happened on it before the first decision.
pub type Opened = (Box<dyn AnyTable>, Box<dyn AnyEvents>);

/// Who follows a replay: the entry (none at setup), the table after it, and what happened.
pub type Watch<'a> = dyn FnMut(Option<AnyEntry>, &dyn AnyTable, &dyn AnyEvents) + 'a;

/// An entry of a replayed log.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyEntry {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub done: AnyStep,
}

/// A step of a replayed log.
#[derive(Clone, PartialEq, Debug)]
pub enum AnyStep {
    /// An action, as data and as a choice.
    Act {
        /// What a client would send.
        action: Value,
        /// Where it stands in a menu.
        path: ChoicePath,
    },
    /// An undo.
    Undo,
    /// The table went back to where it was after so many entries.
    Rewind(usize),
}

/// A record that cannot be read or does not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnyRecordError {
    /// It is not a record of this game at all.
    #[error("not a record: {0}")]
    Malformed(String),
    /// It is one, but not an honest one.
    #[error(transparent)]
    Broken(#[from] RecordError),
}

/// What happened, before it is cut for somebody.
pub trait AnyEvents: Send + Sync {
    /// Whether this viewer may know of any of it.
    fn is_seen_by(&self, viewer: Viewer) -> bool;

    /// What this viewer may know of it, in order.
    fn seen_by(&self, viewer: Viewer) -> Vec<SeenEvent>;

    /// All of it as data, secrets included: for whoever holds the record.
    fn uncut(&self) -> Vec<Value>;
}

/// An event as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct SeenEvent {
    /// The event as data.
    #[ts(type = "unknown")]
    pub event: Value,
    /// The event as a line of the log.
    pub told: Message,
    /// How many effects led to it within its story; absent for none.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u8>", optional)]
    pub level: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(level: &u8) -> bool {
    *level == 0
}

/// What one viewer sees of a table.
#[derive(Clone, Debug)]
pub struct Sight {
    /// What it may know, as JSON.
    pub view: Box<RawValue>,
    /// What is asked of it.
    pub prompt: Option<Message>,
}

/// An action that may be taken now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The action to send back.
    pub action: Value,
    /// Where it stands in a menu.
    pub path: ChoicePath,
}

/// Why an action was not carried out.
#[derive(Clone, PartialEq, Debug)]
pub enum AnyActError {
    /// The table has no such seat.
    NoSuchSeat,
    /// It is no action of this game.
    Malformed(String),
    /// The rules forbid it.
    Refused {
        /// The clause that forbids it.
        clause: &'static str,
        /// The typed reason.
        why: Value,
        /// The reason in words.
        reason: Message,
    },
}

/// An entry that cannot follow on a table's log: a broken store, or another rules version.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {number} of the log cannot be carried out again: {why}")]
pub struct RedoError {
    /// Which entry.
    pub number: usize,
    /// What is wrong with it.
    pub why: String,
}

/// A table of some game.
pub trait AnyTable: Send + fmt::Debug {
    /// The game it is a table of.
    fn info(&self) -> &'static GameInfo;
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// How many entries its log has.
    fn log_len(&self) -> usize;
    /// The hash of its seed.
    fn commitment(&self) -> Commitment;
    /// The seats for which the table waits; empty once it is over.
    fn to_act(&self) -> SeatSet;
    /// What this seat may do now, whether the table waits for it or not.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// What speaks for an action of this seat, as far as the seat may know. Nothing speaks for what is no action.
    fn because(&self, seat: Seat, action: &Value) -> Option<Message>;
    /// Carries out an action.
    ///
    /// # Errors
    /// The table is untouched if the action is malformed or refused.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn AnyEvents>, AnyActError>;
    /// The last entry of the log as bytes, for a store.
    fn last_entry(&self) -> Option<Vec<u8>>;
    /// Carries out an entry that a store kept.
    ///
    /// # Errors
    /// The bytes are no entry that this table can carry out next.
    fn redo(&mut self, entry: &[u8]) -> Result<Box<dyn AnyEvents>, RedoError>;
    /// The hash of the state after the last entry of the log, if it is one after which a record notes it.
    fn last_hash(&self) -> Option<String>;
    /// Goes back to where the table was after so many entries; see [`Table::rewind`].
    ///
    /// # Errors
    /// The table is untouched if it is over or its log is not that long.
    fn rewind(&mut self, seat: Seat, to: usize) -> Result<(), UndoRefused>;
    /// Takes back the seat's last open action.
    ///
    /// # Errors
    /// The table is untouched if nothing of the seat's is open.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefused>;
    /// Whether the seat has something to take back.
    fn can_undo(&self, seat: Seat) -> bool;
    /// The place in the log of the last action of a seat that was not taken back since.
    fn last_act_of(&self, seat: Seat) -> Option<usize>;
    /// The last entry of the log, without saying which action it was.
    fn last_done(&self) -> Option<(Seat, Step<()>)>;
    /// What this viewer sees.
    fn view(&self, viewer: Viewer) -> Sight;
    /// What this seat may do now, as a JSON list of actions.
    fn legal(&self, seat: Seat) -> Box<RawValue>;
    /// The text twin of the board with these actions lit. What is no action lights nothing.
    fn text(&self, viewer: Viewer, lit: &[Value]) -> Text;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// What is told of it, once it is over. It carries everything out again, which takes its time.
    fn hindsight(&self) -> Option<Hindsight>;
    /// The hash of its state.
    fn state_hash(&self) -> String;
    /// The table as a record, seed included.
    fn record(&self) -> Value;
    /// A copy that plays on by itself: for somebody who thinks while the table goes on.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// The typed table inside, for readers that do know the game.
    fn as_any(&self) -> &dyn Any;
}

/// The erased form of a typed game.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The game without its name.
    pub const fn new() -> Self {
        Erased(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> fmt::Debug for Erased<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::INFO.id)
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn new_table(&self, options: &Value, seats: u8, seed: Seed) -> Result<Opened, OptionsError> {
        options::check_values(G::INFO.options, options)?;
        let options = serde_json::from_value(options.clone())
            .map_err(|error| OptionsError::Malformed(error.to_string()))?;
        let (table, events) = Table::<G>::new(options, seats, seed)?;
        Ok((Box::new(table), Box::new(Events::<G>(events))))
    }

    fn replay(&self, record: &Value, watch: &mut Watch<'_>) -> Result<Box<dyn AnyTable>, AnyRecordError> {
        // Options and actions of other rules may not even be readable: the version is the better answer then.
        let recorded = record.get("rules_version").and_then(Value::as_u64).and_then(|it| it.try_into().ok());
        if let Some(recorded) = recorded.filter(|recorded| *recorded != G::INFO.rules_version) {
            return Err(RecordError::RulesVersion { recorded, ours: G::INFO.rules_version }.into());
        }
        let record: Record<G::Options, G::Action> = serde_json::from_value(record.clone())
            .map_err(|error| AnyRecordError::Malformed(error.to_string()))?;
        let table = record::replay::<G>(&record, |entry, table, events| {
            let entry = entry.map(|entry| AnyEntry {
                seat: entry.seat,
                done: match entry.step {
                    Step::Act(action) => AnyStep::Act { action: json(&action), path: G::choice(&action) },
                    Step::Undo => AnyStep::Undo,
                    Step::Rewind(to) => AnyStep::Rewind(to),
                },
            });
            watch(entry, table, &Events::<G>(events.to_vec()));
        })?;
        Ok(Box::new(table))
    }
}

struct Events<G: Game>(Vec<G::Event>);

impl<G: Game> AnyEvents for Events<G> {
    fn is_seen_by(&self, viewer: Viewer) -> bool {
        self.0.iter().any(|event| G::cut(event, viewer).is_some())
    }

    fn seen_by(&self, viewer: Viewer) -> Vec<SeenEvent> {
        let seen = self.0.iter().filter_map(|event| G::cut(event, viewer));
        seen.map(|event| SeenEvent { event: json(&event), told: G::told(&event), level: G::level(&event) })
            .collect()
    }

    fn uncut(&self) -> Vec<Value> {
        self.0.iter().map(json).collect()
    }
}

/// Wire types are plain data with string keys, so turning one into JSON cannot fail.
fn json(data: &impl Serialize) -> Value {
    serde_json::to_value(data).unwrap_or(Value::Null)
}

/// The same, straight to text that need not be read again to be passed on.
fn raw(data: &impl Serialize) -> Box<RawValue> {
    to_raw_value(data).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

impl<G: Game> AnyTable for Table<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn seats(&self) -> u8 {
        Table::seats(self)
    }

    fn log_len(&self) -> usize {
        self.len()
    }

    fn commitment(&self) -> Commitment {
        Table::commitment(self)
    }

    fn to_act(&self) -> SeatSet {
        G::to_act(self.state())
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut legal = Vec::new();
        G::legal_actions(self.state(), seat, &mut legal);
        let view = G::view(self.state(), Viewer::Seat(seat));
        legal
            .iter()
            .map(|action| Choice { action: json(action), path: G::choice_in(&view, action) })
            .collect()
    }

    fn because(&self, seat: Seat, action: &Value) -> Option<Message> {
        let action = serde_json::from_value(action.clone()).ok()?;
        G::because(&G::view(self.state(), Viewer::Seat(seat)), &action)
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Box<dyn AnyEvents>, AnyActError> {
        let action = serde_json::from_value(action.clone())
            .map_err(|error| AnyActError::Malformed(error.to_string()))?;
        match Table::act(self, seat, action) {
            Ok(events) => Ok(Box::new(Events::<G>(events))),
            Err(ActError::NoSuchSeat) => Err(AnyActError::NoSuchSeat),
            Err(ActError::Refused(refusal)) => Err(AnyActError::Refused {
                clause: refusal.clause,
                why: json(&refusal.why),
                reason: G::reason(refusal.why),
            }),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefused> {
        Table::undo(self, seat).map(|_| ())
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Table::can_undo(self, seat)
    }

    fn last_entry(&self) -> Option<Vec<u8>> {
        // An entry is plain data; postcard has nothing to object to.
        self.log().last().and_then(|entry| postcard::to_stdvec(entry).ok())
    }

    fn last_hash(&self) -> Option<String> {
        Table::last_hash(self).map(str::to_owned)
    }

    fn redo(&mut self, entry: &[u8]) -> Result<Box<dyn AnyEvents>, RedoError> {
        let number = self.len();
        let entry: Entry<G::Action> =
            postcard::from_bytes(entry).map_err(|error| RedoError { number, why: error.to_string() })?;
        let events = self.take(entry.seat, entry.step);
        let events = events.map_err(|error| RedoError { number, why: format!("{error:?}") })?;
        Ok(Box::new(Events::<G>(events)))
    }

    fn rewind(&mut self, seat: Seat, to: usize) -> Result<(), UndoRefused> {
        Table::rewind(self, seat, to)
    }

    fn last_act_of(&self, seat: Seat) -> Option<usize> {
        Table::last_act_of(self, seat)
    }

    fn last_done(&self) -> Option<(Seat, Step<()>)> {
        self.log().last().map(|entry| (entry.seat, entry.step.without_action()))
    }

    fn view(&self, viewer: Viewer) -> Sight {
        let view = G::view(self.state(), viewer);
        Sight { view: raw(&view), prompt: G::prompt(&view) }
    }

    fn legal(&self, seat: Seat) -> Box<RawValue> {
        let mut legal = Vec::new();
        G::legal_actions(self.state(), seat, &mut legal);
        raw(&legal)
    }

    fn text(&self, viewer: Viewer, lit: &[Value]) -> Text {
        let lit: Vec<G::Action> =
            lit.iter().filter_map(|action| serde_json::from_value(action.clone()).ok()).collect();
        G::text(&G::view(self.state(), viewer), &lit)
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.state())
    }

    fn hindsight(&self) -> Option<Hindsight> {
        Table::hindsight(self)
    }

    fn state_hash(&self) -> String {
        record::state_hash::<G>(self.state())
    }

    fn record(&self) -> Value {
        json(&Table::record(self))
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
