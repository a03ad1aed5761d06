//! What a client is told when something does not work. Every error has a code that a program can read.

use crate::calling::mail::MailError;
use crate::keys::OtherKeys;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
pub use crossroads_room::Fault as TableFault;
use crossroads_room::FaultTold;
use crossroads_store::StoreError;
use serde_json::json;
use std::collections::BTreeMap;
use utoipa::IntoResponses;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address is taken or not ours.
    #[error("cannot listen: {0}")]
    Listen(std::io::Error),
    /// The store objects.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// E-mails cannot be written as was said.
    #[error(transparent)]
    Mail(#[from] MailError),
    /// Tables of the store were sealed with other keys.
    #[error(transparent)]
    Keys(#[from] OtherKeys),
}

/// Why a request was not done.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    /// It was not granted at a table, or for a reason that tables have too.
    #[error(transparent)]
    Table(#[from] TableFault),
    /// Nobody is signed in.
    #[error("sign in first")]
    NotSignedIn,
    /// Name or password are wrong.
    #[error("name or password are wrong")]
    WrongPassword,
    /// A moderator has barred them.
    #[error("barred from this server")]
    Banned {
        /// Until when, in milliseconds since 1970; for ever if nothing is said.
        until_ms: Option<i64>,
        /// Why.
        reason: String,
    },
    /// The name is somebody else's.
    #[error("the name is taken")]
    NameTaken,
    /// The client acted on a picture that has changed since.
    #[error("the table has moved on since")]
    Stale,
    /// The message is too large.
    #[error("the message is too large")]
    TooLarge,
    /// The message does not come.
    #[error("the message did not come in time")]
    TooSlow,
    /// The request comes from another page.
    #[error("another page's request")]
    WrongOrigin,
    /// The request names a server that this one is not.
    #[error("no server of this name")]
    WrongHost,
    /// There is no such way to ask for this.
    #[error("not to be asked so")]
    WrongMethod,
    /// The server goes down.
    #[error("the server is closing")]
    Closing,
    /// The store cannot write or read; nothing was done.
    #[error("the store is out of order")]
    Store,
    /// Something went wrong so late that it may have been done, or a part of it.
    #[error("it may have been done or not: look again")]
    Unknown,
}

impl Fault {
    /// The code that a program reads.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::Table(fault) => fault.code(),
            Fault::NotSignedIn => "not_signed_in",
            Fault::WrongPassword => "wrong_password",
            Fault::Banned { .. } => "banned",
            Fault::NameTaken => "name_taken",
            Fault::Stale => "stale",
            Fault::TooLarge => "too_large",
            Fault::TooSlow => "too_slow",
            Fault::WrongOrigin => "wrong_origin",
            Fault::WrongHost => "wrong_host",
            Fault::WrongMethod => "wrong_method",
            Fault::Closing => "closing",
            Fault::Store => "store",
            Fault::Unknown => "unknown",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Fault::Table(fault) => match fault {
                TableFault::Malformed(_) | TableFault::NotAcceptable(_) | TableFault::Options(_) => {
                    StatusCode::BAD_REQUEST
                }
                TableFault::Forbidden(_) => StatusCode::FORBIDDEN,
                TableFault::NotFound(_) => StatusCode::NOT_FOUND,
                TableFault::NotNow(_) => StatusCode::CONFLICT,
                TableFault::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
                TableFault::TooMany => StatusCode::TOO_MANY_REQUESTS,
                TableFault::Broken(_) => StatusCode::SERVICE_UNAVAILABLE,
            },
            Fault::NotSignedIn | Fault::WrongPassword => StatusCode::UNAUTHORIZED,
            Fault::WrongOrigin | Fault::Banned { .. } => StatusCode::FORBIDDEN,
            Fault::NameTaken | Fault::Stale => StatusCode::CONFLICT,
            Fault::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Fault::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Fault::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Fault::Closing | Fault::Store | Fault::Unknown => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The fault as it travels.
    pub fn told(&self) -> FaultTold {
        match self {
            Fault::Table(fault) => fault.told(),
            other => {
                let why = match other {
                    Fault::Banned { until_ms, reason } => {
                        Some(json!({ "until_ms": until_ms, "reason": reason }))
                    }
                    _ => None,
                };
                FaultTold { code: other.code(), text: other.to_string(), clause: None, why, reason: None }
            }
        }
    }
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
                if other.may_have_written() { Fault::Unknown } else { Fault::Store }
            }
        }
    }
}
