//! Why a wish is not granted at a table.

use crossroads_engine::Message;
use crossroads_engine::erased::AnyActError;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// Why a wish was not granted.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    /// The message cannot be read.
    #[error("malformed: {0}")]
    Malformed(String),
    /// A text is too long, too short or has letters it must not have.
    #[error("not acceptable: {0}")]
    NotAcceptable(&'static str),
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// It is not this person's to do.
    #[error("not yours to do: {0}")]
    Forbidden(&'static str),
    /// The table is not where this could be done.
    #[error("not now: {0}")]
    NotNow(&'static str),
    /// The options cannot be played.
    #[error("{0}")]
    Options(String),
    /// The rules forbid it.
    #[error("refused by {clause}")]
    Refused {
        /// The clause.
        clause: &'static str,
        /// The typed reason.
        why: Value,
        /// The reason in words to be.
        reason: Box<Message>,
    },
    /// Too many of something.
    #[error("too many messages")]
    TooMany,
    /// What was stored of the table cannot be carried out again.
    #[error("the log is broken: {0}")]
    Broken(String),
}

impl Fault {
    /// The code that a program reads.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::Malformed(_) => "malformed",
            Fault::NotAcceptable(_) => "not_acceptable",
            Fault::NotFound(_) => "not_found",
            Fault::Forbidden(_) => "forbidden",
            Fault::NotNow(_) => "not_now",
            Fault::Options(_) => "options",
            Fault::Refused { .. } => "refused",
            Fault::TooMany => "too_many",
            Fault::Broken(_) => "store",
        }
    }

    /// The fault as it travels.
    pub fn told(&self) -> FaultTold {
        let (clause, why, reason) = match self {
            Fault::Refused { clause, why, reason } => {
                (Some(*clause), Some(why.clone()), Some((**reason).clone()))
            }
            _ => (None, None, None),
        };
        FaultTold { code: self.code(), text: self.to_string(), clause, why, reason }
    }
}

impl From<AnyActError> for Fault {
    fn from(error: AnyActError) -> Fault {
        match error {
            AnyActError::NoSuchSeat => Fault::NotFound("seat"),
            AnyActError::Malformed(error) => Fault::Malformed(error),
            AnyActError::Refused { clause, why, reason } => {
                Fault::Refused { clause, why, reason: Box::new(reason) }
            }
        }
    }
}

/// A fault as it travels.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol.ts")]
pub struct FaultTold {
    /// The code that a program reads.
    pub code: &'static str,
    /// The same for people who debug.
    pub text: String,
    /// The clause that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<&'static str>,
    /// The typed reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub why: Option<Value>,
    /// The reason in words to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub reason: Option<Message>,
}
