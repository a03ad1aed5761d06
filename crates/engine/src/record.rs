//! Records: a table written down so that anybody can play it again. The format is in `docs/record-format.md`.

use crate::dice::{Commitment, Seed, sha256};
use crate::game::Game;
use crate::options::OptionsError;
use crate::seat::Seat;
use crate::table::{ActError, StepError, Table, UndoRefused};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the record format that this program writes.
pub const FORMAT: u32 = 1;

/// A state hash is noted after every so many entries, and after the last one of a finished table.
pub const HASH_EVERY: usize = 16;

/// A table written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    /// The hash of the seed that was published before the first roll.
    pub commitment: Commitment,
    /// What was done.
    pub log: Vec<Entry<A>>,
    /// What the state was then.
    pub hashes: Vec<HashMark>,
}

/// One entry of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// What the state was after so many entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    #[error("record format {0} is unknown; this program reads format {FORMAT}")]
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
    /// There is no such entry, but the record notes a state after it.
    Missing,
}

impl fmt::Display for Break {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Break::Refused { clause } => write!(f, "the rules refuse it ({clause})"),
            Break::NoSuchSeat => f.write_str("the table has no such seat"),
            Break::Undo => f.write_str("there was nothing to take back"),
            Break::Hash => f.write_str("the state after it is not the one the record notes"),
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
        if self.format != FORMAT {
            return Err(RecordError::Format(self.format));
        }
        if self.game != G::INFO.id {
            return Err(RecordError::Game(self.game.clone()));
        }
        if self.rules_version != G::INFO.rules_version {
            let (recorded, ours) = (self.rules_version, G::INFO.rules_version);
            return Err(RecordError::RulesVersion { recorded, ours });
        }
        if self.seed.commitment() != self.commitment {
            return Err(RecordError::Seed);
        }
        Ok(())
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
        while let Some(mark) = marks.next_if(|mark| mark.after <= at + 1) {
            if mark.after != at + 1 || mark.hash != state_hash::<G>(table.state()) {
                return Err(broken(Break::Hash));
            }
        }
        watch(Some(entry), &table, &events);
    }
    match marks.next() {
        Some(mark) => Err(RecordError::Entry { at: mark.after.saturating_sub(1), why: Break::Missing }),
        None => Ok(table),
    }
}
