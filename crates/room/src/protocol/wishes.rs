//! What clients want.

use serde::Deserialize;
use serde_json::Value;
use ts_rs::TS;

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
    /// To follow a table. With the number of the last update seen, only what was missed is sent, if it is still known.
    Watch {
        /// Which table.
        table: String,
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
        /// A key of the client's own, so that trying again does nothing twice.
        #[serde(default)]
        #[ts(optional)]
        key: Option<String>,
    },
    /// To take back the own last action.
    Undo {
        /// Which table.
        table: String,
        /// A key of the client's own, so that trying again does nothing twice.
        #[serde(default)]
        #[ts(optional)]
        key: Option<String>,
    },
    /// To do several things in the own seat one after the other: all of them, or none if one of them is refused.
    Play {
        /// Which table.
        table: String,
        /// What is to be done, in order.
        deeds: Vec<Deed>,
        /// A key of the client's own, so that trying again does nothing twice.
        #[serde(default)]
        #[ts(optional)]
        key: Option<String>,
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
    /// To hear at which of the own tables it is one's turn: now, and whenever that changes.
    Waiting,
    /// To see whether anybody is there.
    Ping,
}

/// What can be done in a seat.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Deed {
    /// An action, one of those in `legal` at that moment.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    Act(#[ts(type = "unknown")] Value),
    /// The own last action is taken back.
    Undo,
}
