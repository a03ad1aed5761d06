//! From a request to a socket.
//!
//! The socket is set up here and not by the framework, because only so messages can go out past its buffer (`sending.rs`).

use crate::App;
use crate::error::{Fault, TableFault};
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// A socket to a client.
pub type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// How much is read at once. Clients send little, and this is kept for each as long as it is there.
const READ: usize = 256;

/// A request that wants to become a socket.
pub struct Upgrade {
    becomes: OnUpgrade,
    accept: HeaderValue,
}

impl FromRequestParts<App> for Upgrade {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Fault> {
        let malformed = |text: &str| Fault::from(TableFault::Malformed(text.to_owned()));
        let headers = &parts.headers;
        if !names(headers, CONNECTION, "upgrade") || !names(headers, UPGRADE, "websocket") {
            return Err(malformed("this is for sockets"));
        }
        if headers.get(SEC_WEBSOCKET_VERSION).is_none_or(|version| version != "13") {
            return Err(malformed("sockets have version 13"));
        }
        let key = headers.get(SEC_WEBSOCKET_KEY).ok_or_else(|| malformed("a socket has a key"))?;
        let accept = HeaderValue::from_str(&derive_accept_key(key.as_bytes())).map_err(|_| Fault::Closing)?;
        let becomes = parts.extensions.remove::<OnUpgrade>();
        Ok(Upgrade { becomes: becomes.ok_or_else(|| malformed("this connection can be no socket"))?, accept })
    }
}

fn names(headers: &HeaderMap, header: HeaderName, word: &str) -> bool {
    let named = headers.get(header).and_then(|value| value.to_str().ok()).unwrap_or_default();
    named.split(',').any(|named| named.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// The answer with which the connection becomes a socket, which is then served.
    pub fn serve<F: Future<Output = ()> + Send + 'static>(
        self,
        largest_message: usize,
        serve: impl FnOnce(Box<Socket>) -> F + Send + 'static,
    ) -> Response<Body> {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .max_message_size(Some(largest_message))
            .max_frame_size(Some(largest_message));
        let becomes = self.becomes;
        tokio::spawn(async move {
            match becomes.await {
                Ok(stream) => {
                    let stream = TokioIo::new(stream);
                    let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
                    // A task of its own: the one that has waited for the upgrade would be larger.
                    tokio::spawn(serve(Box::new(socket)));
                }
                Err(error) => tracing::debug!(%error, "a connection broke before it was a socket"),
            }
        });
        let mut answer = Response::new(Body::empty());
        *answer.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = answer.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(SEC_WEBSOCKET_ACCEPT, self.accept);
        answer
    }
}
