//! The contract that every Crossroads game keeps.
//!
//! A game is a pure, deterministic state machine:
//!
//! ```text
//! state + (seat, action) + dice  →  state' + events      or a refusal that names the rule
//! ```
//!
//! Everything else in Crossroads reads that machine. This crate says what the machine looks like from outside
//! and knows no game; there is no I/O here, no clock, and no randomness but the one that is handed in.
//!
//! Reading order: [`game`] is the contract itself, [`seat`] and [`dice`] are its nouns, [`table`] plays one game
//! with a log and undo, [`record`] writes that log down and replays it, [`hindsight`] is what is told of a table that
//! is over, [`erased`] is the same table for readers that must not know games by name, and [`conformance`] proves that
//! a game keeps the contract.

pub mod clauses;
pub mod conformance;
pub mod dice;
pub mod erased;
pub mod few;
pub mod game;
pub mod hindsight;
mod listed;
mod never;
pub mod options;
pub mod outcome;
pub mod record;
pub mod refusal;
pub mod seat;
pub mod table;
mod typescript;
pub mod words;

pub use dice::{Chance, Commitment, Dice, Quick, Scripted, Seed};
pub use few::Few;
pub use game::{Applied, Game, GameInfo, Silent, Sink};
pub use hindsight::{Figure, Hindsight, Moment, TurningPoint};
pub use options::{OptionKind, OptionRow, OptionsError, Preset, Setting};
pub use outcome::{Outcome, SheetLine, Standing};
pub use record::{Record, RecordError};
pub use refusal::Refusal;
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use table::{ActError, Table, UndoRefused};
pub use words::{Arg, Lang, Line, Message, Span, Style, Text};
