//! A client that sends bytes instead of sense, for tests and for fuzzing.
//!
//! It speaks to a whole server in the same process, over a pipe instead of a wire: from the first byte of a connection,
//! or over a socket that is open and follows a table.

use crate::hall::NewTable;
use crate::settings::Settings;
use crate::{App, api, connection};
use axum::Router;
use crossroads_store::{PersonRow, Store, TableId};
use serde_json::json;
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex, split};
use tokio::sync::watch;

/// In the bytes this stands for the id of the table.
const TABLE: &[u8] = b"TABLE";
/// Between two messages.
const NEXT: u8 = 0xff;
/// How much fits into the pipe.
const PIPE: usize = 64 * 1024;

/// A server with a table, and somebody who may do anything there.
pub struct Probe {
    app: App,
    router: Router,
    person: PersonRow,
    token: String,
    table: TableId,
    // The bell must not ring before the end.
    _close: watch::Sender<bool>,
}

impl Probe {
    /// Opens a server on a store and starts a table for one on it.
    ///
    /// # Errors
    /// The store objects, or there is no game for one.
    pub async fn open(store: Arc<dyn Store>) -> Result<Probe, Box<dyn std::error::Error>> {
        let (close, closing) = watch::channel(false);
        let settings =
            Settings { messages_a_second: u32::MAX, chat_in_a_row: u32::MAX, ..Settings::default() };
        let app = App::open(settings, store, closing).await?;
        let (person, token) = app.people.welcome_guest(None).await?;
        let game = crossroads_bots::roster::GAMES.first().ok_or("there is no game")?.info();
        let wish: NewTable = serde_json::from_value(json!({ "game": game.id, "seats": game.least_seats }))?;
        let table = TableId(app.hall.create(&person, wish).await?.id);
        let host = person.id.0.clone();
        app.hall.ask(&table, move |room, step| room.start(&host, step)).await?;
        Ok(Probe { router: api::router(app.clone()), app, person, token, table, _close: close })
    }

    /// Sends bytes. The first says how: as a connection, as frames of a socket, or as texts over a socket.
    pub async fn feed(&self, bytes: &[u8]) {
        let Some((how, rest)) = bytes.split_first() else { return };
        let (here, there) = duplex(PIPE);
        let talk = connection::talk_here(there, &self.app, self.router.clone());
        let send = async {
            match how % 3 {
                0 => say(here, &[], rest).await,
                1 => say(here, &self.handshake(), rest).await,
                _ => say(here, &self.handshake(), &texts(&self.with_table(rest))).await,
            }
        };
        tokio::join!(talk, send);
    }

    /// Whether the table still answers an honest person.
    pub async fn is_well(&self) -> bool {
        let person = self.person.id.0.clone();
        let look = self.app.hall.ask(&self.table, move |room, _| room.look(Some(&person)));
        look.await.is_ok()
    }

    fn handshake(&self) -> Vec<u8> {
        let token = &self.token;
        let head = "GET /api/socket HTTP/1.1\r\nhost: probe\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
                    sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        format!("{head}authorization: Bearer {token}\r\n\r\n").into_bytes()
    }

    fn with_table(&self, bytes: &[u8]) -> Vec<u8> {
        let mut filled = Vec::with_capacity(bytes.len());
        let mut rest = bytes;
        while let Some((first, after)) = rest.split_first() {
            if let Some(after) = rest.strip_prefix(TABLE) {
                filled.extend(self.table.0.as_bytes());
                rest = after;
            } else {
                filled.push(*first);
                rest = after;
            }
        }
        filled
    }
}

/// Sends all of it, reads whatever is answered, and leaves.
async fn say(stream: DuplexStream, first: &[u8], then: &[u8]) {
    let (mut answers, mut questions) = split(stream);
    let speak = async move {
        let _ = questions.write_all(first).await;
        let _ = questions.write_all(then).await;
        let _ = questions.shutdown().await;
    };
    let hear = async move {
        let mut heard = [0; 4096];
        while answers.read(&mut heard).await.is_ok_and(|count| count > 0) {}
    };
    tokio::join!(speak, hear);
}

/// Each part as a text frame of a client; the mask is all zeros, so that the bytes are what they are.
fn texts(bytes: &[u8]) -> Vec<u8> {
    let mut frames = Vec::new();
    for text in bytes.split(|byte| *byte == NEXT) {
        let length = u16::try_from(text.len()).unwrap_or(u16::MAX);
        frames.extend([0x81, 0xfe]);
        frames.extend(length.to_be_bytes());
        frames.extend([0; 4]);
        frames.extend(&text[..usize::from(length)]);
    }
    frames
}
