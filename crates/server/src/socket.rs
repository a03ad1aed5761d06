//! One socket: requests in, told messages out. Nothing here knows a game, and nothing a client sends is trusted.

use crate::App;
use crate::connection::Peer;
use crate::error::Fault;
use crate::metrics::Held;
use crate::people::{self, Revoked, SignedIn};
use crate::protocol::{Frame, Request, Told, Wish, frame};
use crate::table::{Command, Outlet, Watcher};
use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use crossroads_store::{PersonId, TableId};
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use std::collections::BTreeSet;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;

/// How many bytes go out together to somebody who plays, and to somebody who only looks. The buffer below keeps the size
/// it once had, and most who look do nothing else.
const TOGETHER: usize = 16 * 1024;
const TOGETHER_IDLE: usize = 2 * 1024;
/// How many messages may wait for a slow reader.
const OUTGOING: usize = 256;
/// How often a silent client is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(25);
/// How many pings may stay unanswered.
const PINGS_MISSED: u32 = 2;
/// How many tables one socket may follow.
const MOST_TABLES: usize = 32;

/// Sockets are numbered, so that a table can tell them apart.
static SOCKETS: AtomicU64 = AtomicU64::new(0);

/// Why a socket is closed.
#[derive(Clone, Copy)]
enum End {
    /// The client left.
    Left,
    /// The connection broke, or what came over it was no WebSocket.
    Broken,
    /// A message was too large.
    TooLarge,
    /// The client does not read.
    TooSlow,
    /// The client sends too much.
    TooMany,
    /// The client does not answer any more.
    Gone,
    /// The session has ended.
    SignedOut,
    /// The server goes down.
    Closing,
}

impl End {
    /// The word in the metrics, and in the close frame if there is one.
    const fn word(self) -> &'static str {
        match self {
            End::Left => "left",
            End::Broken => "broken",
            End::TooLarge => "too_large",
            End::TooSlow => "too_slow",
            End::TooMany => "too_many",
            End::Gone => "gone",
            End::SignedOut => "signed_out",
            End::Closing => "closing",
        }
    }

    /// The code of the close frame; none if there is nobody to send it to.
    const fn close_code(self) -> Option<u16> {
        match self {
            End::Left | End::Broken | End::Gone => None,
            End::TooLarge => Some(close_code::SIZE),
            End::TooSlow | End::TooMany | End::SignedOut => Some(close_code::POLICY),
            End::Closing => Some(close_code::RESTART),
        }
    }
}

/// Whether a message was larger than it may be. The library below tells it in words only.
fn is_too_large(error: &axum::Error) -> bool {
    error.to_string().contains("too long") || error.to_string().contains("too big")
}

/// Who comes over a socket.
pub struct Visitor {
    /// Who it is.
    pub who: Option<SignedIn>,
    /// As long as the socket is open, its connection counts.
    pub peer: Option<Extension<Peer>>,
}

/// Serves a socket until one of the two ends goes.
pub async fn serve(mut socket: WebSocket, app: App, visitor: Visitor) {
    let Visitor { who, peer: _peer } = visitor;
    let number = SOCKETS.fetch_add(1, Ordering::Relaxed);
    let _open = Held::new(&app.metrics.sockets);
    let metrics = app.metrics.clone();
    let mut revocations = app.people.revocations();
    let (outlet, mut outgoing, overflow) = Outlet::new(OUTGOING);
    let person = who.as_ref().map(|who| people::told(&who.person));
    outlet.send(frame(&Told::Hello { person }));
    let mut closing = app.closing.clone();
    let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    let messages = Quota::per_second(at_least_one(app.settings.messages_a_second));
    let chat = Quota::per_second(NonZeroU32::MIN).allow_burst(at_least_one(app.settings.chat_in_a_row));
    let mut session = Session {
        number,
        who,
        outlet,
        following: BTreeSet::new(),
        allowed: RateLimiter::direct(messages),
        may_speak: RateLimiter::direct(chat),
        plays: false,
        app,
    };
    let mut pings = tokio::time::interval(PING_EVERY);
    pings.reset();
    let mut unanswered = 0;
    let end = loop {
        tokio::select! {
            incoming = socket.recv() => match incoming {
                Some(Ok(Message::Text(text))) => {
                    unanswered = 0;
                    // Most sockets are silent most of the time; what an answer takes is put aside meanwhile.
                    if !Box::pin(session.hear(text.as_str())).await {
                        break End::TooMany;
                    }
                }
                Some(Ok(Message::Binary(_))) => session.fail(None, &Fault::Malformed("text is expected".to_owned())),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => unanswered = 0,
                Some(Ok(Message::Close(_))) | None => break End::Left,
                Some(Err(error)) => {
                    tracing::debug!(socket = number, %error, "a socket broke");
                    break if is_too_large(&error) { End::TooLarge } else { End::Broken };
                }
            },
            frame = outgoing.recv() => {
                let Some(frame) = frame else { break End::Left };
                let most = if session.plays { TOGETHER } else { TOGETHER_IDLE };
                if send_all(&mut socket, frame, &mut outgoing, most).await.is_err() {
                    break End::Left;
                }
            }
            () = overflow.notified() => break End::TooSlow,
            revoked = revocations.recv() => {
                if Box::pin(session.is_signed_out(revoked)).await {
                    break End::SignedOut;
                }
            }
            _ = pings.tick() => {
                unanswered += 1;
                if unanswered > PINGS_MISSED || socket.send(Message::Ping(Bytes::new())).await.is_err() {
                    break End::Gone;
                }
            }
            _ = closing.changed() => break End::Closing,
        }
    };
    session.leave();
    metrics.closed(end.word());
    if let (End::TooMany, Ok(frame)) = (end, outgoing.try_recv()) {
        // What was said last says why.
        let _ = send_all(&mut socket, frame, &mut outgoing, TOGETHER_IDLE).await;
    }
    Box::pin(close(socket, end)).await;
}

/// Sends a frame and whatever else waits, as much of it together as may be: an update and the answer to the action that
/// caused it cost half as much together.
async fn send_all(
    socket: &mut WebSocket,
    first: Frame,
    outgoing: &mut mpsc::Receiver<Frame>,
    most: usize,
) -> Result<(), axum::Error> {
    let mut together = first.len();
    socket.feed(Message::Text(first)).await?;
    while let Ok(frame) = outgoing.try_recv() {
        if together + frame.len() > most {
            socket.flush().await?;
            together = 0;
        }
        together += frame.len();
        socket.feed(Message::Text(frame)).await?;
    }
    socket.flush().await
}

async fn close(mut socket: WebSocket, end: End) {
    let Some(code) = end.close_code() else { return };
    if matches!(end, End::Closing) {
        let _ = socket.send(Message::Text(frame(&Told::Closing))).await;
    }
    let goodbye = CloseFrame { code, reason: end.word().into() };
    // Somebody who does not read will not read this either; nobody waits for them.
    let _ = tokio::time::timeout(Duration::from_secs(1), socket.send(Message::Close(Some(goodbye)))).await;
}

/// What is known of the client behind a socket.
struct Session {
    number: u64,
    who: Option<SignedIn>,
    outlet: Outlet,
    following: BTreeSet<TableId>,
    allowed: DefaultDirectRateLimiter,
    may_speak: DefaultDirectRateLimiter,
    /// Whether the client has acted at a table.
    plays: bool,
    app: App,
}

impl Session {
    /// Hears a message; `false` if there have been too many.
    async fn hear(&mut self, text: &str) -> bool {
        if self.allowed.check().is_err() {
            self.fail(None, &Fault::TooMany);
            return false;
        }
        match serde_json::from_str::<Request>(text) {
            Ok(Request { id, wish }) => match self.grant(wish).await {
                Ok(()) => self.outlet.send(frame(&Told::Done { id })),
                Err(fault) => self.fail(Some(id), &fault),
            },
            Err(error) => self.fail(None, &Fault::Malformed(error.to_string())),
        }
        true
    }

    /// Whether it is this client's session that has ended.
    async fn is_signed_out(&self, revoked: Result<Revoked, RecvError>) -> bool {
        let Some(who) = &self.who else { return false };
        match revoked {
            Ok(Revoked::Token(token_hash)) => token_hash == who.token_hash,
            Ok(Revoked::Person(person)) => person == who.person.id,
            // Too many at once to have heard of each.
            Err(_) => !self.app.people.is_signed_in(who).await.unwrap_or(true),
        }
    }

    fn fail(&self, id: Option<u64>, fault: &Fault) {
        self.app.metrics.fault(fault.code());
        self.outlet.send(frame(&Told::Failed { id, error: fault.told() }));
    }

    fn person(&self) -> Result<PersonId, Fault> {
        self.who.as_ref().map(|who| who.person.id.clone()).ok_or(Fault::NotSignedIn)
    }

    async fn grant(&mut self, wish: Wish) -> Result<(), Fault> {
        let hall = self.app.hall.clone();
        match wish {
            Wish::Ping => Ok(()),
            Wish::Watch { table, epoch, number } => {
                let id = TableId(table);
                if self.following.len() >= MOST_TABLES && !self.following.contains(&id) {
                    return Err(Fault::TooMany);
                }
                let person = self.who.as_ref().map(|who| who.person.id.clone());
                let watcher = Watcher { socket: self.number, person, outlet: self.outlet.clone() };
                hall.ask(&id, |reply| Command::Watch(watcher, epoch.zip(number), reply)).await?;
                self.following.insert(id);
                Ok(())
            }
            Wish::Unwatch { table } => {
                let id = TableId(table);
                if self.following.remove(&id) {
                    hall.forward(&id, Command::Unwatch(self.number));
                }
                Ok(())
            }
            Wish::Act { table, action } => {
                let person = self.person()?;
                self.plays = true;
                hall.ask(&TableId(table), |reply| Command::Act(person, action, reply)).await
            }
            Wish::Undo { table } => {
                let person = self.person()?;
                hall.ask(&TableId(table), |reply| Command::Undo(person, reply)).await
            }
            Wish::Rewind { table, agree } => {
                let person = self.person()?;
                hall.ask(&TableId(table), |reply| Command::Rewind(person, agree, reply)).await
            }
            Wish::Resign { table } => {
                let person = self.person()?;
                hall.ask(&TableId(table), |reply| Command::Resign(person, reply)).await
            }
            Wish::Mute { table, person, muted } => {
                let by = self.person()?;
                hall.ask(&TableId(table), |reply| Command::Mute(by, PersonId(person), muted, reply)).await
            }
            Wish::Chat { table, text } => {
                let person = self.who.as_ref().map(|who| who.person.clone()).ok_or(Fault::NotSignedIn)?;
                let person = Box::new(person);
                // Too much talk is not heard, but no reason to throw somebody out in the middle of a game.
                self.may_speak.check().map_err(|_| Fault::TooMany)?;
                hall.ask(&TableId(table), |reply| Command::Chat(person, text, reply)).await
            }
        }
    }

    fn leave(&mut self) {
        for id in std::mem::take(&mut self.following) {
            self.app.hall.forward(&id, Command::Unwatch(self.number));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size_of_future<A, B, C, F>(_: fn(A, B, C) -> F) -> usize {
        size_of::<F>()
    }

    /// There is one of these for everybody who looks, most of the time with nothing to do.
    #[test]
    fn a_waiting_socket_is_small() {
        let size = size_of_future(serve);
        assert!(size <= 2560, "a socket's task takes {size} bytes");
    }
}
