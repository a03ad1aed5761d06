//! What a client is told when something does not work. Every error has a code that a program can read.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use crossroads_engine::Message;
use crossroads_store::StoreError;
use serde::Serialize;
use serde_json::Value;

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address is taken or not ours.
    #[error("cannot listen: {0}")]
    Listen(std::io::Error),
    /// The store objects.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a request was not done.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    /// The message cannot be read.
    #[error("malformed: {0}")]
    Malformed(String),
    /// Nobody is signed in.
    #[error("sign in first")]
    NotSignedIn,
    /// Name or password are wrong.
    #[error("name or password are wrong")]
    WrongPassword,
    /// The name is somebody else's.
    #[error("the name is taken")]
    NameTaken,
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
    /// The client acted on a picture that has changed since.
    #[error("the table has moved on since")]
    Stale,
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
    /// Too many messages.
    #[error("too many messages")]
    TooMany,
    /// The server goes down.
    #[error("the server is closing")]
    Closing,
    /// The store cannot write or read; nothing was done.
    #[error("the store is out of order")]
    Store,
}

impl Fault {
    /// The code that a program reads.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::Malformed(_) => "malformed",
            Fault::NotSignedIn => "not_signed_in",
            Fault::WrongPassword => "wrong_password",
            Fault::NameTaken => "name_taken",
            Fault::NotAcceptable(_) => "not_acceptable",
            Fault::NotFound(_) => "not_found",
            Fault::Forbidden(_) => "forbidden",
            Fault::NotNow(_) => "not_now",
            Fault::Options(_) => "options",
            Fault::Stale => "stale",
            Fault::Refused { .. } => "refused",
            Fault::TooMany => "too_many",
            Fault::Closing => "closing",
            Fault::Store => "store",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Fault::Malformed(_) | Fault::NotAcceptable(_) | Fault::Options(_) => StatusCode::BAD_REQUEST,
            Fault::NotSignedIn | Fault::WrongPassword => StatusCode::UNAUTHORIZED,
            Fault::Forbidden(_) => StatusCode::FORBIDDEN,
            Fault::NotFound(_) => StatusCode::NOT_FOUND,
            Fault::NameTaken | Fault::NotNow(_) | Fault::Stale => StatusCode::CONFLICT,
            Fault::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Fault::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Fault::Closing | Fault::Store => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The error as it travels.
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

/// An error as it travels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FaultTold {
    /// The code that a program reads.
    pub code: &'static str,
    /// The same for people who debug.
    pub text: String,
    /// The clause that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<&'static str>,
    /// The typed reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Value>,
    /// The reason in words to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Message>,
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.status(), Json(self.told())).into_response()
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::NameTaken => Fault::NameTaken,
            StoreError::Stale => Fault::Stale,
            other => {
                tracing::error!(error = %other, "the store objects");
                Fault::Store
            }
        }
    }
}
