//! One socket: requests in, told messages out. Nothing here knows a game, and nothing a client sends is trusted.

use crate::App;
use crate::error::Fault;
use crate::people::{self, SignedIn};
use crate::protocol::{Request, Told, Wish, frame};
use crate::table::{Command, Outlet, Watcher};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use crossroads_store::{PersonId, TableId};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use std::collections::BTreeSet;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

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
enum End {
    Left,
    TooSlow,
    TooMany,
    Gone,
    Closing,
}

/// Serves a socket until one of the two ends goes.
pub async fn serve(mut socket: WebSocket, app: App, who: Option<SignedIn>) {
    let number = SOCKETS.fetch_add(1, Ordering::Relaxed);
    let (outlet, mut outgoing, overflow) = Outlet::new(OUTGOING);
    let person = who.as_ref().map(|who| people::told(&who.person));
    outlet.send(frame(&Told::Hello { person }));
    let mut closing = app.closing.clone();
    let per_second = NonZeroU32::new(app.settings.messages_a_second).unwrap_or(NonZeroU32::MIN);
    let mut session = Session {
        number,
        who,
        outlet,
        following: BTreeSet::new(),
        allowed: RateLimiter::direct(Quota::per_second(per_second)),
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
                    if !session.hear(text.as_str()).await {
                        break End::TooMany;
                    }
                }
                Some(Ok(Message::Binary(_))) => session.fail(None, &Fault::Malformed("text is expected".to_owned())),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => unanswered = 0,
                Some(Ok(Message::Close(_))) | None => break End::Left,
                Some(Err(error)) => {
                    tracing::debug!(socket = number, %error, "a socket broke");
                    break End::Left;
                }
            },
            frame = outgoing.recv() => {
                let Some(frame) = frame else { break End::Left };
                if socket.send(Message::Text(frame.to_string().into())).await.is_err() {
                    break End::Left;
                }
            }
            () = overflow.notified() => break End::TooSlow,
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
    if matches!(end, End::TooMany) {
        // What was said last says why.
        while let Ok(frame) = outgoing.try_recv() {
            if socket.send(Message::Text(frame.to_string().into())).await.is_err() {
                return;
            }
        }
    }
    close(socket, end).await;
}

async fn close(mut socket: WebSocket, end: End) {
    let (code, reason) = match end {
        End::Left | End::Gone => return,
        End::TooSlow => (close_code::POLICY, "too_slow"),
        End::TooMany => (close_code::POLICY, "too_many"),
        End::Closing => {
            let _ = socket.send(Message::Text(frame(&Told::Closing).to_string().into())).await;
            (close_code::RESTART, "closing")
        }
    };
    let goodbye = CloseFrame { code, reason: reason.into() };
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

    fn fail(&self, id: Option<u64>, fault: &Fault) {
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
            Wish::Chat { table, text } => {
                let person = self.who.as_ref().map(|who| who.person.clone()).ok_or(Fault::NotSignedIn)?;
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
