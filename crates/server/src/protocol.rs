//! What travels over the socket: one JSON object a message, both ways. `docs/protocol.md` tells it as a story.

use crate::clock::ClockRule;
use crate::error::FaultTold;
use crate::head::{Sitter, StandInCause};
use crossroads_engine::erased::SeenEvent;
use crossroads_engine::{Message, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// A message of a client.
#[derive(Clone, Debug, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Request {
    /// The client's own number for it; the answer bears it.
    pub id: u64,
    /// What is wanted.
    #[serde(rename = "do")]
    pub wish: Wish,
}

/// What a client can want.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Wish {
    /// To follow a table. With the epoch and number of the last update seen, only what was missed is sent, if it is
    /// still known.
    Watch {
        /// Which table.
        table: String,
        /// The epoch of the last update seen.
        #[serde(default)]
        #[ts(optional)]
        epoch: Option<i64>,
        /// The number of the last update seen.
        #[serde(default)]
        #[ts(optional)]
        number: Option<u64>,
    },
    /// To follow it no more.
    Unwatch {
        /// Which table.
        table: String,
    },
    /// To take an action in the own seat.
    Act {
        /// Which table.
        table: String,
        /// The action, one of those in `legal`.
        #[ts(type = "unknown")]
        action: Value,
    },
    /// To take back the own last action.
    Undo {
        /// Which table.
        table: String,
    },
    /// To ask everybody to go back further, or to agree or object to that.
    Rewind {
        /// Which table.
        table: String,
        /// `true` asks or agrees, `false` objects.
        agree: bool,
    },
    /// To say something.
    Chat {
        /// Which table.
        table: String,
        /// What.
        text: String,
    },
    /// To let somebody speak no more at the own table, or again.
    Mute {
        /// Which table.
        table: String,
        /// Whom.
        person: String,
        /// Whether they are muted from now on.
        muted: bool,
    },
    /// To give up; a bot plays on.
    Resign {
        /// Which table.
        table: String,
    },
    /// To see whether anybody is there.
    Ping,
}

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
    /// The server goes down; it will be back.
    Closing,
}

/// A person as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export_to = "protocol.ts")]
pub struct PersonTold {
    /// Who.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether it has no password.
    pub guest: bool,
}

/// What has changed on a board, for one kind of viewer.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Update<'a> {
    /// Which table.
    pub table: &'a str,
    /// Changes when the server forgets which updates it has sent.
    pub epoch: i64,
    /// Counts the updates of this kind of viewer.
    pub number: u64,
    /// The viewer's seat, if it has one.
    pub seat: Option<Seat>,
    /// What happened, cut for this viewer.
    pub events: &'a [SeenEvent],
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
    pub clocks: &'a [ClockTold],
}

/// How a seat's clock stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ClockTold {
    /// Whose.
    pub seat: Seat,
    /// What is left of the bank, in milliseconds.
    pub bank_ms: u64,
    /// When the time is up, in milliseconds since 1970.
    pub deadline_ms: Option<i64>,
}

/// What is known of a table beside its board.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[ts(export_to = "protocol.ts")]
pub struct TableTold {
    /// Which table.
    pub id: String,
    /// The game.
    pub game: String,
    /// `open`, `running` or `over`.
    pub status: &'static str,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Its options.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatTold>,
    /// Who made it.
    pub host: String,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// The hash of the seed.
    pub commitment: String,
    /// How it ended: a standing for each seat.
    #[schema(value_type = Option<Vec<Object>>)]
    #[ts(as = "Option<Outcome>")]
    pub outcome: Option<Value>,
    /// The table on which it is played again.
    pub rematch: Option<String>,
    /// Whom the host has muted.
    pub muted: Vec<String>,
    /// Who wants to go back further than undo, and who has agreed.
    pub rewind: Option<RewindTold>,
    /// The secret of the invitation link; only those at the table are told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
}

/// Who sits in a seat, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export_to = "protocol.ts")]
pub struct SeatTold {
    /// Who.
    #[serde(flatten)]
    pub sitter: Sitter,
    /// Whether the person is looking at the table.
    pub present: bool,
    /// Whether a bot acts for the person, and why.
    pub stand_in: Option<StandInCause>,
}

/// A wish to go back further than undo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export_to = "protocol.ts")]
pub struct RewindTold {
    /// Who wants it.
    #[schema(value_type = u8)]
    pub asks: Seat,
    /// Who has agreed.
    #[schema(value_type = Vec<u8>)]
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

/// A message as it goes out.
pub fn frame(told: &Told<'_>) -> Frame {
    // An update is mostly what it only passes on; room for that, so that it need not move while it grows.
    let passed_on = match told {
        Told::Update(update) => update.view.get().len() + update.legal.get().len(),
        _ => 0,
    };
    let mut text = Vec::with_capacity(passed_on + 512);
    // Everything told is plain data with string keys, and that becomes UTF-8.
    let written = serde_json::to_writer(&mut text, told);
    written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default().into()
}

/// A message as it goes out: text that many sockets can share.
pub type Frame = axum::extract::ws::Utf8Bytes;
