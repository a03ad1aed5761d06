//! What the server tells.

use crate::clock::ClockRule;
use crate::fault::FaultTold;
use crate::head::Sitter;
use crate::line::StandInCause;
use crate::rating::{Counted, Unrated};
use crossroads_engine::dice::Nonce;
use crossroads_engine::erased::SeenEvent;
use crossroads_engine::{Message, Outcome, Seat};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::ops::Not;
use ts_rs::TS;

/// A message of the server.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Told<'a> {
    /// The first message: who the server takes the client for.
    Hello {
        /// Who.
        person: Option<PersonTold>,
    },
    /// The request with this number was done.
    Done {
        /// Its number.
        id: u64,
    },
    /// The request with this number was not done.
    Failed {
        /// Its number; none if the message could not be read at all.
        id: Option<u64>,
        /// Why.
        error: FaultTold,
    },
    /// Who sits where, and what else is known of a table.
    Table(&'a TableTold),
    /// What has changed on a board.
    Update(Update<'a>),
    /// Somebody said something.
    Chat(&'a ChatTold),
    /// At which tables it is the own turn, for whoever wants to hear that.
    Waiting {
        /// Which tables.
        tables: &'a [String],
    },
    /// The server could not write and reads the table anew: whoever follows it is to follow it again.
    ComeBack {
        /// Which table.
        table: &'a str,
    },
    /// The server goes down; it will be back.
    Closing,
}

/// A person as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol.ts")]
pub struct PersonTold {
    /// Who.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether it has no password.
    pub guest: bool,
    /// Whether they look after manners here.
    #[serde(skip_serializing_if = "Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub moderates: bool,
}

/// What has changed on a board, for one kind of viewer.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Update<'a> {
    /// Which table.
    pub table: &'a str,
    /// How many steps this kind of viewer has been able to see since the start.
    pub number: u64,
    /// The viewer's seat, if it has one.
    pub seat: Option<Seat>,
    /// What happened, cut for this viewer.
    pub events: &'a [SeenEvent],
    /// Where the table went back to before that, if something was taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub back_to: Option<BackTo>,
    /// What the viewer may know now.
    #[ts(type = "unknown")]
    pub view: &'a RawValue,
    /// What the viewer may do now.
    #[ts(type = "unknown[]")]
    pub legal: &'a RawValue,
    /// What is asked of the viewer.
    pub prompt: Option<Message>,
    /// Whether the viewer's last action can be taken back.
    pub can_undo: bool,
    /// For whom the table waits. Others may still find something in `legal`.
    pub to_act: Vec<Seat>,
    /// How the clocks stand, if the table has any.
    pub clocks: Vec<ClockTold>,
}

/// Where a table went back to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct BackTo {
    /// The update after which everything is gone.
    pub number: u64,
    /// Updates after it that are not gone: what others did meanwhile.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u64>>", optional)]
    pub keeps: Vec<u64>,
}

/// How a seat's clock stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol.ts")]
pub struct ClockTold {
    /// Whose.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// What is left of the bank, in milliseconds.
    pub bank_ms: u64,
    /// When the time is up, in milliseconds since 1970.
    pub deadline_ms: Option<i64>,
}

/// What is known of a table beside its board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol.ts")]
#[expect(clippy::struct_excessive_bools, reason = "each can be so without the others")]
pub struct TableTold {
    /// Which table.
    pub id: String,
    /// The game.
    pub game: String,
    /// What the game is called.
    pub title: String,
    /// `open`, `running` or `over`.
    pub status: &'static str,
    /// Whether it was played by other rules than the server's, so that there is no board to see.
    pub other_rules: bool,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Its options.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// Whether they bring no words of their own: what every table of the game says is all that this one says.
    pub plain: bool,
    /// Who sits where.
    pub seats: Vec<SeatTold>,
    /// Who made it.
    pub host: String,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// The hash of the secret that the server adds to the dice.
    pub commitment: String,
    /// What the person in each seat has added to the dice, once the table has started.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Option<String>>))]
    #[ts(as = "Option<Vec<Option<String>>>", optional)]
    pub nonces: Vec<Option<Nonce>>,
    /// How it ended: a standing for each seat.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Object>>))]
    #[ts(as = "Option<Outcome>")]
    pub outcome: Option<Value>,
    /// The table on which it is played again.
    pub rematch: Option<String>,
    /// Whom the host has muted.
    pub muted: Vec<String>,
    /// Whether it counts who wins.
    #[serde(skip_serializing_if = "Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// Why it does not count, if it does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unrated: Option<Unrated>,
    /// Whether hints are offered to everybody, so that it does not count who wins.
    #[serde(skip_serializing_if = "Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub assisted: bool,
    /// Whether whoever plays here may ask for hints.
    #[serde(skip_serializing_if = "Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// Whether it waits, clocks and all, until one of its people is back.
    #[serde(skip_serializing_if = "Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub paused: bool,
    /// What it means for the rating of each seat, once it is over; null where that is not known (yet).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Option<Counted>>>", optional)]
    pub counted: Vec<Option<Counted>>,
    /// How the clocks stand: they change without an update when the table pauses and goes on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ClockTold>>", optional)]
    pub clocks: Vec<ClockTold>,
    /// Who wants to go back further than undo, and who has agreed.
    pub rewind: Option<RewindTold>,
    /// The secret of the invitation link; only those at the table are told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
}

/// Who sits in a seat, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol.ts")]
pub struct SeatTold {
    /// Who.
    #[serde(flatten)]
    pub sitter: Sitter,
    /// The colour of the seat and of all that is its own on the board: `red`, `blue` and so on.
    pub colour: String,
    /// Whether the person is looking at the table.
    pub present: bool,
    /// Whether a bot acts for the person, and why.
    pub stand_in: Option<StandInCause>,
}

/// A wish to go back further than undo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol.ts")]
pub struct RewindTold {
    /// Who wants it.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub asks: Seat,
    /// Who has agreed.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub agreed: Vec<Seat>,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ChatTold {
    /// Which table.
    pub table: String,
    /// Its number.
    pub number: u64,
    /// When.
    pub at_ms: i64,
    /// By whom.
    pub person: String,
    /// The name of whom.
    pub name: String,
    /// What.
    pub text: String,
}
