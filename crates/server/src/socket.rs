//! One socket: requests in, told messages out. Nothing here knows a game, and nothing a client sends is trusted.

use crate::App;
use crate::connection::Peer;
use crate::error::{Fault, TableFault};
use crate::limits::Place;
use crate::metrics::Held;
use crate::outlet::{Inlet, Outlet};
use crate::patience;
use crate::people::{self, Revoked, SignedIn};
use crate::sending::send_all;
use crate::upgrade::Socket;
use axum::Extension;
use axum::body::Bytes;
use crossroads_room::protocol::{Deed, Request, Told, Wish, frame};
use crossroads_room::{Room, Step, Watcher};
use crossroads_store::{PersonId, SessionKind, TableId};
use futures_util::{SinkExt, StreamExt};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};

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
    /// The client does not read fast enough.
    TooSlow,
    /// The client does not read at all: what it was sent last has come to it in part.
    Stuck,
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
            End::TooSlow | End::Stuck => "too_slow",
            End::TooMany => "too_many",
            End::Gone => "gone",
            End::SignedOut => "signed_out",
            End::Closing => "closing",
        }
    }

    /// The code of the close frame; none if there is nobody to send it to.
    const fn close_code(self) -> Option<CloseCode> {
        match self {
            End::Left | End::Broken | End::Gone | End::Stuck => None,
            End::TooLarge => Some(CloseCode::Size),
            End::TooSlow | End::TooMany | End::SignedOut => Some(CloseCode::Policy),
            End::Closing => Some(CloseCode::Restart),
        }
    }
}

/// Who comes over a socket.
pub struct Visitor {
    /// Who it is.
    pub who: Option<SignedIn>,
    /// From where, as far as that is limited.
    pub address: Option<IpAddr>,
    /// As long as the socket is open, its connection counts, and so does the socket.
    pub held: Box<(Option<Extension<Peer>>, [Place; 2])>,
}

/// Serves a socket until one of the two ends goes.
///
/// There is one of these for everybody who looks. What a future is given stays in it, beside what that is moved to, so it is
/// given boxes.
pub async fn serve(mut socket: Box<Socket>, app: App, visitor: Box<Visitor>) {
    let number = SOCKETS.fetch_add(1, Ordering::Relaxed);
    let metrics = app.metrics.clone();
    let mut revocations = app.people.revocations();
    let mut closing = app.closing.clone();
    let (mut session, mut outgoing) = Session::begin(number, app, visitor);
    let mut pings = tokio::time::interval(PING_EVERY);
    pings.reset();
    let mut unanswered = 0;
    let end = loop {
        tokio::select! {
            incoming = socket.next() => match incoming {
                Some(Ok(Message::Text(text))) => {
                    unanswered = 0;
                    // Most sockets are silent most of the time; what an answer takes is put aside meanwhile.
                    if !Box::pin(session.hear(text.as_str())).await {
                        break End::TooMany;
                    }
                }
                Some(Ok(other @ (Message::Binary(_) | Message::Ping(_) | Message::Pong(_)))) => {
                    unanswered = 0;
                    if !session.hear_no_words(&other) {
                        break End::TooMany;
                    }
                }
                // Pieces are put together before they come here.
                Some(Ok(Message::Close(_) | Message::Frame(_))) | None => break End::Left,
                Some(Err(error)) => {
                    tracing::debug!(socket = number, %error, "a socket broke");
                    break if matches!(error, Error::Capacity(_)) { End::TooLarge } else { End::Broken };
                }
            },
            frame = outgoing.recv() => {
                // More than may wait has come, before or while it waits for the other end to read.
                let Some(frame) = frame else { break End::TooSlow };
                match Box::pin(send_all(&mut socket, frame, &mut outgoing)).await {
                    Ok(true) => {}
                    Ok(false) => break End::TooSlow,
                    Err(error) => break if patience::ran_out(&error) { End::Stuck } else { End::Left },
                }
            }
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
    if let (End::TooMany, Some(frame)) = (end, outgoing.try_recv()) {
        // What was said last says why.
        if Box::pin(send_all(&mut socket, frame, &mut outgoing)).await.is_err() {
            return;
        }
    }
    Box::pin(close(socket, end)).await;
}

fn malformed(text: &str) -> Fault {
    TableFault::Malformed(text.to_owned()).into()
}

async fn close(mut socket: Box<Socket>, end: End) {
    let Some(code) = end.close_code() else { return };
    if matches!(end, End::Closing) {
        let _ = socket.send(Message::Text((&*frame(&Told::Closing)).into())).await;
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
    following: Vec<TableId>,
    allowed: DefaultDirectRateLimiter,
    address: Option<IpAddr>,
    _held: Box<(Option<Extension<Peer>>, [Place; 2])>,
    _open: Held,
    /// Whether it wants to hear which tables wait for it.
    listens: bool,
    app: App,
}

impl Session {
    /// Somebody has come, and is greeted.
    #[expect(
        clippy::boxed_local,
        reason = "the box ends here; a future that took things out of it would keep it"
    )]
    fn begin(number: u64, app: App, visitor: Box<Visitor>) -> (Session, Inlet) {
        let Visitor { who, address, held } = *visitor;
        let (outlet, outgoing) = Outlet::new(OUTGOING);
        let person = who.as_ref().map(|who| app.people.told(&who.person));
        outlet.send(frame(&Told::Hello { person }));
        let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let messages = Quota::per_second(at_least_one(app.settings.messages_a_second));
        let session = Session {
            number,
            who,
            outlet,
            // Most follow one table.
            following: Vec::with_capacity(1),
            allowed: RateLimiter::direct(messages),
            address,
            _held: held,
            _open: Held::new(&app.metrics.sockets),
            listens: false,
            app,
        };
        (session, outgoing)
    }

    /// Whether one more frame, of whatever kind, may be heard.
    fn may_go_on(&self) -> bool {
        let may = self.allowed.check().is_ok();
        if !may {
            self.fail(None, &TableFault::TooMany.into());
        }
        may
    }

    /// Hears what is no text; `false` if there have been too many frames.
    fn hear_no_words(&self, message: &Message) -> bool {
        let may = self.may_go_on();
        if may && matches!(message, Message::Binary(_)) {
            self.fail(None, &malformed("text is expected"));
        }
        may
    }

    /// Hears a message; `false` if there have been too many.
    async fn hear(&mut self, text: &str) -> bool {
        if !self.may_go_on() {
            return false;
        }
        match serde_json::from_str::<Request>(text) {
            Ok(Request { id, wish }) => match self.grant(wish).await {
                Ok(()) => self.outlet.send(frame(&Told::Done { id })),
                Err(fault) => self.fail(Some(id), &fault),
            },
            Err(error) => self.fail(None, &malformed(&error.to_string())),
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

    /// Who plays here.
    fn player(&self) -> Result<&SignedIn, Fault> {
        let who = self.who.as_ref().ok_or(Fault::NotSignedIn)?;
        if who.kind == SessionKind::Look {
            return Err(TableFault::Forbidden("this token is for looking only").into());
        }
        Ok(who)
    }

    fn person(&self) -> Result<String, Fault> {
        Ok(self.player()?.person.id.0.clone())
    }

    async fn grant(&mut self, wish: Wish) -> Result<(), Fault> {
        let hall = self.app.hall.clone();
        match wish {
            Wish::Ping => Ok(()),
            Wish::Waiting => {
                let person = self.who.as_ref().ok_or(Fault::NotSignedIn)?.person.id.0.clone();
                hall.calling().listen(&person, self.number, self.outlet.clone());
                self.listens = true;
                Ok(())
            }
            Wish::Watch { table, number } => {
                let id = TableId(table);
                if self.following.len() >= MOST_TABLES && !self.following.contains(&id) {
                    return Err(TableFault::TooMany.into());
                }
                let person = self.who.as_ref().map(|who| who.person.id.0.clone());
                let deaf_to = match &self.who {
                    Some(who) => self.app.manners.blocked_by(&who.person.id).await?,
                    None => Vec::new(),
                };
                let socket = self.number;
                let watch = move |room: &mut Room, step: &mut Step| {
                    room.watch(Watcher { socket, person }, number, &deaf_to, step);
                    Ok(())
                };
                hall.watch(&id, (socket, self.outlet.clone()), watch).await?;
                if !self.following.contains(&id) {
                    self.following.push(id);
                }
                Ok(())
            }
            Wish::Unwatch { table } => {
                let id = TableId(table);
                if let Some(place) = self.following.iter().position(|table| *table == id) {
                    self.following.swap_remove(place);
                    self.unwatch(&id);
                }
                Ok(())
            }
            Wish::Act { table, action, key } => self.play(table, key, vec![Deed::Act(action)]).await,
            Wish::Undo { table, key } => self.play(table, key, vec![Deed::Undo]).await,
            Wish::Play { table, deeds, key } => self.play(table, key, deeds).await,
            Wish::Rewind { table, agree } => {
                let person = self.person()?;
                hall.ask(&TableId(table), move |room, step| room.rewind(&person, agree, step)).await
            }
            Wish::Resign { table } => {
                let person = self.person()?;
                hall.ask(&TableId(table), move |room, step| room.resign(&person, step)).await
            }
            Wish::Mute { table, person, muted } => {
                let by = self.person()?;
                hall.ask(&TableId(table), move |room, step| room.mute(&by, &person, muted, step)).await
            }
            Wish::Chat { table, text } => {
                let person = people::at_table(&self.player()?.person);
                // Too much talk is not heard, but no reason to throw somebody out in the middle of a game.
                if self.app.limits.too_much_chat(&person.id, self.address) {
                    return Err(TableFault::TooMany.into());
                }
                let who = PersonId(person.id.clone());
                self.app.manners.must_be_free_to_speak(&who)?;
                let unheard_by = hall.shunned_by(&who).await?;
                let say = move |room: &mut Room, step: &mut Step| room.say(&person, &text, &unheard_by, step);
                hall.ask(&TableId(table), say).await
            }
        }
    }

    async fn play(&mut self, table: String, key: Option<String>, deeds: Vec<Deed>) -> Result<(), Fault> {
        let person = self.person()?;
        let play = move |room: &mut Room, step: &mut Step| room.play(&person, key.as_deref(), &deeds, step);
        self.app.hall.ask(&TableId(table), play).await
    }

    fn unwatch(&self, id: &TableId) {
        let (hall, socket, id) = (self.app.hall.clone(), self.number, id.clone());
        // Nobody waits for the answer.
        tokio::spawn(async move {
            let unwatch = move |room: &mut Room, step: &mut Step| {
                room.unwatch(socket, step);
                Ok(())
            };
            let _ = hall.ask(&id, unwatch).await;
        });
    }

    fn leave(&mut self) {
        if let Some(who) = self.who.as_ref().filter(|_| self.listens) {
            self.app.hall.calling().leave(&who.person.id.0, self.number);
        }
        for id in std::mem::take(&mut self.following) {
            self.unwatch(&id);
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
        assert!(size <= 768, "a socket's task takes {size} bytes");
    }
}
