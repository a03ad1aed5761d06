//! What a client is told when something does not work. Every error has a code that a program can read.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use crossroads_engine::Message;
use crossroads_store::StoreError;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
use utoipa::{IntoResponses, ToSchema};

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
    /// The message is too large.
    #[error("the message is too large")]
    TooLarge,
    /// The request comes from another page.
    #[error("another page's request")]
    WrongOrigin,
    /// There is no such way to ask for this.
    #[error("not to be asked so")]
    WrongMethod,
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
            Fault::TooLarge => "too_large",
            Fault::WrongOrigin => "wrong_origin",
            Fault::WrongMethod => "wrong_method",
            Fault::Closing => "closing",
            Fault::Store => "store",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Fault::Malformed(_) | Fault::NotAcceptable(_) | Fault::Options(_) => StatusCode::BAD_REQUEST,
            Fault::NotSignedIn | Fault::WrongPassword => StatusCode::UNAUTHORIZED,
            Fault::Forbidden(_) | Fault::WrongOrigin => StatusCode::FORBIDDEN,
            Fault::NotFound(_) => StatusCode::NOT_FOUND,
            Fault::NameTaken | Fault::NotNow(_) | Fault::Stale => StatusCode::CONFLICT,
            Fault::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Fault::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Fault::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
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
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
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
    #[schema(value_type = Option<Object>)]
    pub reason: Option<Message>,
}

/// The code of the fault that an answer tells, for whoever counts.
#[derive(Clone, Copy)]
pub struct Code(pub &'static str);

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.status(), Extension(Code(self.code())), Json(self.told())).into_response()
    }
}

/// In the description of the API every request can be answered with a fault.
impl IntoResponses for Fault {
    fn responses() -> BTreeMap<String, RefOr<utoipa::openapi::Response>> {
        let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("FaultTold"))).build();
        let fault = ResponseBuilder::new()
            .description("It was not done; the code says why.")
            .content("application/json", body);
        BTreeMap::from([("default".to_owned(), fault.build().into())])
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
