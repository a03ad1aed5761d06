//! Records: a table written down so that anybody can play it again. The format is in `docs/record-format.md`.

mod seal;
mod strict;

pub use seal::{Chained, Origin, Played, Seal, Sitting, Who, chain};
pub use strict::parse;

use crate::dice::{Commitment, Seed, sha256};
use crate::game::Game;
use crate::options::OptionsError;
use crate::seat::Seat;
use crate::table::{ActError, StepError, Table, UndoRefused};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the record format that this program writes. It reads the one before too, which said of no table that it
/// is over.
pub const FORMAT: u32 = 2;

/// A state hash is noted after every so many entries, and after the last one of a finished table.
pub const HASH_EVERY: usize = 16;

/// A table written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<O, A> {
    /// The version of this format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules that was played.
    pub rules_version: u32,
    /// The options the table was made with.
    pub options: O,
    /// How many seats it had.
    pub seats: u8,
    /// Where its dice came from.
    pub seed: Seed,
    /// The hash that was published before the first roll: of the seed or, where `dice` says what went into it, of the
    /// server's secret.
    pub commitment: Commitment,
    /// What went into the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Origin>,
    /// Whether the table is over. Records of format 1 do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<bool>,
    /// Which table it was, who sat there and when it was played, if a server says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Played>,
    /// What was done.
    pub log: Vec<Entry<A>>,
    /// What the state was then.
    pub hashes: Vec<HashMark>,
    /// The server's word for all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
}

/// One entry of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<A> {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    #[serde(rename = "do")]
    pub step: Step<A>,
}

/// What a seat does to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step<A> {
    /// An action of the game.
    Act(A),
    /// The seat's last open action is taken back.
    Undo,
    /// The table goes back to where it was after so many entries, further than an undo may: everybody has agreed.
    Rewind(usize),
}

impl<A> Step<A> {
    /// The same without saying which action it was.
    pub fn without_action(&self) -> Step<()> {
        match self {
            Step::Act(_) => Step::Act(()),
            Step::Undo => Step::Undo,
            Step::Rewind(to) => Step::Rewind(*to),
        }
    }
}

/// What the state was after so many entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HashMark {
    /// How many entries had been carried out.
    pub after: usize,
    /// The first half of the SHA-256 of the postcard bytes of the state's [canonical form](Game::canon), in hexadecimal
    /// digits.
    pub hash: String,
}

/// The hash of a state that a record notes.
pub fn state_hash<G: Game>(state: &G::State) -> String {
    // A state is plain data without maps or skipped fields; postcard has nothing to object to.
    let bytes = postcard::to_stdvec(&G::canon(state)).unwrap_or_default();
    hex::encode(&sha256(&[&bytes])[..16])
}

/// Why a record is not an honest account of a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The record is of a format this program does not know.
    #[error("record format {0} is unknown, or has other fields; this program reads formats 1 and {FORMAT}")]
    Format(u32),
    /// The record belongs to another game.
    #[error("the record is of `{0}`, not of this game")]
    Game(String),
    /// The rules have changed since.
    #[error("played by rules version {recorded}, this program plays version {ours}")]
    RulesVersion {
        /// The version in the record.
        recorded: u32,
        /// The version of this program.
        ours: u32,
    },
    /// The seed is not the one that was promised.
    #[error("the seed does not match the commitment that was published")]
    Seed,
    /// What a server says of the table does not fit the rest.
    #[error("what the record says of the table does not fit its log: {0}")]
    Table(&'static str),
    /// It ends before its end, or after it.
    #[error("the record says that the table is {}over, and its log that it is {}over", not(*.said), not(!*.said))]
    End {
        /// What the record says.
        said: bool,
    },
    /// The table could not have been made.
    #[error("the table cannot be set up: {0}")]
    Options(#[from] OptionsError),
    /// The first entry that does not hold, and why.
    #[error("breaks at entry {at}: {why}")]
    Entry {
        /// The entry, counted from 0.
        at: usize,
        /// What is wrong with it.
        why: Break,
    },
}

/// What is wrong with an entry of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Break {
    /// The rules refuse it.
    Refused {
        /// The clause that forbids it.
        clause: String,
    },
    /// The table has no such seat.
    NoSuchSeat,
    /// Nothing was left to take back.
    Undo,
    /// The state after it is another one than the record says.
    Hash,
    /// A record notes the state after it, and this one does not.
    Unmarked,
    /// There is no such entry, but the record notes a state after it.
    Missing,
}

fn not(is: bool) -> &'static str {
    if is { "" } else { "not " }
}

impl fmt::Display for Break {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Break::Refused { clause } => write!(f, "the rules refuse it ({clause})"),
            Break::NoSuchSeat => f.write_str("the table has no such seat"),
            Break::Undo => f.write_str("there was nothing to take back"),
            Break::Hash => f.write_str("the state after it is not the one the record notes"),
            Break::Unmarked => f.write_str("the state after it has to be noted, and is not"),
            Break::Missing => f.write_str("the record notes a state after it, but it is missing"),
        }
    }
}

impl<O, A> Record<O, A> {
    /// What can be said about a record before any rule is asked.
    ///
    /// # Errors
    /// The record is of another format, game or version, or breaks its own promise about the seed.
    fn check_head<G: Game>(&self) -> Result<(), RecordError> {
        let has_newer = self.dice.is_some() || self.table.is_some() || self.seal.is_some();
        let is_known = match self.format {
            1 => self.over.is_none() && !has_newer,
            FORMAT => self.over.is_some(),
            _ => false,
        };
        if !is_known {
            return Err(RecordError::Format(self.format));
        }
        if self.game != G::INFO.id {
            return Err(RecordError::Game(self.game.clone()));
        }
        if self.rules_version != G::INFO.rules_version {
            let (recorded, ours) = (self.rules_version, G::INFO.rules_version);
            return Err(RecordError::RulesVersion { recorded, ours });
        }
        let secret = match (&self.dice, &self.table) {
            (None, _) => self.seed,
            (Some(dice), Some(table)) if dice.nonces.len() == usize::from(self.seats) => {
                if dice.secret.mixed(&table.id, &dice.nonces) != self.seed {
                    return Err(RecordError::Seed);
                }
                dice.secret
            }
            (Some(_), _) => {
                return Err(RecordError::Table("the dice belong to a table and to each of its seats"));
            }
        };
        if secret.commitment() != self.commitment {
            return Err(RecordError::Seed);
        }
        match &self.table {
            Some(table) if table.times.len() != self.log.len() => {
                Err(RecordError::Table("each entry has a time"))
            }
            Some(table) if table.seats.len() != usize::from(self.seats) => {
                Err(RecordError::Table("somebody sits in each seat"))
            }
            _ => Ok(()),
        }
    }
}

/// Plays a record again, telling `watch` what happened at each entry.
///
/// # Errors
/// Names the first entry at which the record is not what the rules and the dice make of it.
pub fn replay<G: Game>(
    record: &Record<G::Options, G::Action>,
    mut watch: impl FnMut(Option<&Entry<G::Action>>, &Table<G>, &[G::Event]),
) -> Result<Table<G>, RecordError> {
    record.check_head::<G>()?;
    let (mut table, events) = Table::<G>::new(record.options.clone(), record.seats, record.seed)?;
    watch(None, &table, &events);
    let mut marks = record.hashes.iter().peekable();
    for (at, entry) in record.log.iter().enumerate() {
        let broken = |why| RecordError::Entry { at, why };
        let events = table.take(entry.seat, entry.step).map_err(|error| match error {
            StepError::Act(ActError::NoSuchSeat) => broken(Break::NoSuchSeat),
            StepError::Act(ActError::Refused(refusal)) => {
                broken(Break::Refused { clause: refusal.clause.to_owned() })
            }
            StepError::Undo(UndoRefused) => broken(Break::Undo),
        })?;
        // The table notes its states as it is played. A record has the same notes, no fewer and no more.
        match (table.last_hash(), marks.next_if(|mark| mark.after <= at + 1)) {
            (None, None) => {}
            (Some(hash), Some(mark)) if mark.after == at + 1 && mark.hash == hash => {}
            (Some(_), None) => return Err(broken(Break::Unmarked)),
            (_, Some(_)) => return Err(broken(Break::Hash)),
        }
        watch(Some(entry), &table, &events);
    }
    if let Some(mark) = marks.next() {
        return Err(RecordError::Entry { at: mark.after.saturating_sub(1), why: Break::Missing });
    }
    match record.over {
        Some(said) if said != table.is_over() => Err(RecordError::End { said }),
        _ => Ok(table),
    }
}
