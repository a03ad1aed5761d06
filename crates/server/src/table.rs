//! One task owns one table. It reads one kind of message, changes the table, writes the change to the store, and only
//! then tells anybody.

use crate::clock::{Now, SeatClock};
use crate::error::Fault;
use crate::feed::{self, Feed};
use crate::hall::Hall;
use crate::head::{Head, Line, Sitter, StandInCause};
use crate::history::Past;
use crate::metrics::Metrics;
use crate::protocol::{ChatTold, ClockTold, Frame, RewindTold, SeatTold, TableTold, Told, Update, frame};
use crate::ratings;
use crate::thinking::{Thinking, Thought};
use crossroads_bots::player::Patience;
use crossroads_bots::roster::{self, AnyPlayer};
use crossroads_engine::erased::{AnyActError, AnyEvents, AnyGame, AnyTable, Sight};
use crossroads_engine::words::Text;
use crossroads_engine::{Message, Seat, SeatSet, Viewer};
use crossroads_store::{ChatRow, LogRow, PersonId, PersonRow, Status, Store, TableId, TableRow};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

/// The longest thing that can be said at once, in characters.
const LONGEST_CHAT: usize = 500;
/// How many people a host can mute.
const MOST_MUTED: usize = 64;
/// How much of the chat somebody is told who comes to a table.
const CHAT_TOLD: u64 = 50;
/// How many messages may wait for a table.
pub const MAILBOX: usize = 64;

/// Where messages for a table go. They are boxed: the room for those that may wait is taken as long as a table is awake.
pub type Mailbox = mpsc::Sender<Box<Command>>;

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// What a table can be asked.
pub enum Command {
    /// What is known of it, as this person may know it.
    Info(Option<PersonId>, Reply<TableTold>),
    /// To let a person sit down: in this seat or any, with the secret of the invitation if the table is not listed.
    Sit(Box<PersonRow>, Option<Seat>, Option<String>, Reply<()>),
    /// To let a person leave before the start.
    StandUp(PersonId, Reply<()>),
    /// To let the host send a seat away before the start, or put a bot there.
    Place(PersonId, Seat, Option<String>, Reply<()>),
    /// To let the host start.
    Start(PersonId, Reply<()>),
    /// To follow it.
    Watch(Watcher, Option<(i64, u64)>, Reply<()>),
    /// To follow it no more.
    Unwatch(u64),
    /// An action.
    Act(PersonId, Value, Reply<()>),
    /// An undo.
    Undo(PersonId, Reply<()>),
    /// A wish to go back further, or an answer to one.
    Rewind(PersonId, bool, Reply<()>),
    /// To give up.
    Resign(PersonId, Reply<()>),
    /// To say something.
    Chat(Box<PersonRow>, String, Reply<()>),
    /// To let the host mute somebody, or no more.
    Mute(PersonId, PersonId, bool, Reply<()>),
    /// To play again with the same people.
    Rematch(PersonId, Reply<String>),
    /// The record of a table that is over.
    Record(Reply<Value>),
    /// Who is to act.
    ToAct(Reply<SeatSet>),
    /// What a person may see of the board now, as the socket would send it.
    Look(Option<PersonId>, Reply<Box<RawValue>>),
    /// The same as text.
    Text(Option<PersonId>, Reply<Text>),
    /// Whether an action could be taken, and if not, why.
    Why(PersonId, Value, Reply<()>),
    /// What it takes to tell how it came to this: with the own eyes, or with those of a seat.
    Past(Option<PersonId>, Option<Seat>, Reply<Past>),
    /// What it takes to think for a person: a copy of the table, the seat, and a bot.
    Ponder(PersonId, Reply<Riddle>),
    /// A bot has thought, or has been stopped.
    Thought(Seat, Option<Thought>),
    /// Somebody wants to be forgotten: another name stands in the seat from now on.
    Forget(PersonId, Reply<()>),
    /// To look at its clocks.
    Nudge,
}

/// A decision to think about, and who is to think.
pub struct Riddle {
    /// A copy of the table.
    pub table: Box<dyn AnyTable>,
    /// Whose decision it is.
    pub seat: Seat,
    /// Who thinks.
    pub bot: Box<dyn AnyPlayer>,
}

/// Somebody who follows a table.
#[derive(Clone)]
pub struct Watcher {
    /// The number of the socket.
    pub socket: u64,
    /// Who it is.
    pub person: Option<PersonId>,
    /// Where messages go.
    pub outlet: Outlet,
}

/// A bounded queue to a socket. Whoever reads too slowly is cut off.
#[derive(Clone)]
pub struct Outlet {
    queue: mpsc::Sender<Frame>,
    overflow: Arc<Notify>,
}

impl Outlet {
    /// An outlet, the end from which the socket takes messages, and the bell that rings when it is too slow.
    pub fn new(most: usize) -> (Outlet, mpsc::Receiver<Frame>, Arc<Notify>) {
        let (queue, rest) = mpsc::channel(most);
        let overflow = Arc::new(Notify::new());
        (Outlet { queue, overflow: overflow.clone() }, rest, overflow)
    }

    /// Sends a message, or rings the bell.
    pub fn send(&self, frame: Frame) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(frame) {
            self.overflow.notify_one();
        }
    }
}

/// What every table needs.
pub struct Surroundings {
    /// Where tables rest.
    pub store: Arc<dyn Store>,
    /// What time it is.
    pub now: Now,
    /// Where bots think.
    pub thinking: Thinking,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How long a table stays awake when nobody looks.
    pub sleep_after: Duration,
    /// Turns true when the server is going down.
    pub closing: watch::Receiver<bool>,
}

/// The owner of one table.
pub struct Actor {
    id: TableId,
    row: TableRow,
    head: Head,
    game: &'static dyn AnyGame,
    play: Option<Play>,
    lines: u64,
    chat: u64,
    watchers: Vec<Watcher>,
    epoch: i64,
    around: Arc<Surroundings>,
    hall: Hall,
    mailbox: Mailbox,
    busy: Instant,
}

/// What a table that has started has.
struct Play {
    table: Box<dyn AnyTable>,
    /// One a seat, and the last one for spectators.
    feeds: Vec<Feed>,
    clocks: Vec<SeatClock>,
    stand_ins: Vec<Option<StandInCause>>,
    bots: Vec<Option<Box<dyn AnyPlayer>>>,
    /// Seats whose bot is thinking, and how to stop it.
    thinking: Vec<Option<Patience>>,
    /// Who wants to go back further than undo, and who has agreed.
    rewind: Option<(Seat, SeatSet)>,
}

impl Actor {
    /// Wakes a table from the store.
    ///
    /// # Errors
    /// There is no such table, or the store or the log is broken.
    pub async fn wake(
        id: TableId,
        around: Arc<Surroundings>,
        hall: Hall,
        mailbox: Mailbox,
    ) -> Result<Actor, Fault> {
        let row = around.store.table(&id).await?.ok_or(Fault::NotFound("table"))?;
        let head: Head = serde_json::from_str(&row.head).map_err(|error| broken(&id, &error))?;
        // The row's own copy is written anew with every save.
        let row = TableRow { head: String::new(), ..row };
        let game = roster::game(&row.game).ok_or(Fault::NotFound("game"))?;
        let chat = around.store.chat(&id, 1).await?.last().map_or(0, |line| line.number + 1);
        let epoch = around.now.ms();
        let mut actor = Actor {
            id,
            row,
            head,
            game,
            play: None,
            lines: 0,
            chat,
            watchers: Vec::new(),
            epoch,
            around,
            hall,
            mailbox,
            busy: Instant::now(),
        };
        if actor.row.status != Status::Open {
            actor.play_log().await?;
        }
        Ok(actor)
    }

    /// Sets the table up and carries out its log again.
    async fn play_log(&mut self) -> Result<(), Fault> {
        let started_ms = self.row.created_ms;
        let mut play = self.set_up(started_ms)?;
        let log = self.around.store.log(&self.id, 0).await?;
        self.lines = log.len() as u64;
        for row in log {
            let line = Line::from_bytes(&row.line).map_err(|error| broken(&self.id, &error))?;
            match line {
                Line::Entry(bytes) => {
                    let before = play.table.to_act();
                    let events = play.table.redo(&bytes).map_err(|error| broken(&self.id, &error))?;
                    self.turn_clocks(&mut play, before, &*events, row.at_ms);
                }
                Line::StandIn { seat, cause } => play.stand_ins[seat.index()] = Some(cause),
                Line::Back { seat } => play.stand_ins[seat.index()] = None,
            }
        }
        self.play = Some(play);
        // Killed between the last action and the note of its outcome?
        self.note_the_end().await
    }

    fn set_up(&self, now_ms: i64) -> Result<Play, Fault> {
        let seats = self.head.seats.len();
        let (table, _) = self
            .game
            .new_table(&self.head.options, seats as u8, self.head.seed)
            .map_err(|error| Fault::Options(error.to_string()))?;
        let mut play = Play {
            feeds: (0..=seats).map(|_| Feed::default()).collect(),
            clocks: vec![SeatClock::new(self.head.clock); seats],
            stand_ins: vec![None; seats],
            bots: (0..seats).map(|_| None).collect(),
            thinking: vec![None; seats],
            rewind: None,
            table,
        };
        let to_act = play.table.to_act();
        for (seat, clock) in play.clocks.iter_mut().enumerate() {
            clock.turn(self.head.clock, now_ms, false, to_act.contains(Seat(seat as u8)));
        }
        Ok(play)
    }

    /// A seat's clock runs while the table waits for it, and starts anew when the others can see that somebody who was
    /// waited for did something; what is done in secret must not show on a clock either. What a seat does besides, while it
    /// is not waited for, gives nobody time.
    fn turn_clocks(&self, play: &mut Play, before: SeatSet, events: &dyn AnyEvents, at_ms: i64) {
        let was_waited_for = play.table.last_actor().is_some_and(|seat| before.contains(seat));
        let visible = was_waited_for && !events.seen_by(Viewer::Spectator).is_empty();
        let to_act = play.table.to_act();
        for (seat, clock) in play.clocks.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            let acted = visible && before.contains(seat);
            clock.turn(self.head.clock, at_ms, acted, to_act.contains(seat));
        }
    }

    /// Lives until nobody looks for a while, the server closes, or the store fails.
    pub async fn live(mut self: Box<Self>, mut messages: mpsc::Receiver<Box<Command>>, generation: u64) {
        let mut closing = self.around.closing.clone();
        self.let_bots_think();
        loop {
            let deadline = self.next_deadline();
            let idle = self.watchers.is_empty() && self.is_quiet();
            // A table that is over has nothing more to do.
            let over = self.row.status == Status::Over;
            let bed_time = self.busy + if over { Duration::from_secs(1) } else { self.around.sleep_after };
            let healthy = tokio::select! {
                message = messages.recv() => match message {
                    Some(command) => Box::pin(self.answer(*command)).await,
                    None => break,
                },
                () = sleep_until(deadline.unwrap_or(bed_time)), if deadline.is_some() => Box::pin(self.ring()).await,
                () = sleep_until(bed_time), if idle => break,
                _ = closing.changed() => break,
            };
            if !healthy {
                self.tell_all(&Told::Failed { id: None, error: Fault::Store.told() });
                break;
            }
        }
        self.stop_thinking();
        // From here on nothing is written. Whoever asks from now on wakes the table anew.
        self.hall.retire(&self.id, generation, self.next_deadline_ms());
        messages.close();
        while let Ok(command) = messages.try_recv() {
            self.hall.forward(&self.id, *command);
        }
    }

    fn is_quiet(&self) -> bool {
        self.play.as_ref().is_none_or(|play| play.thinking.iter().all(Option::is_none))
    }

    /// Answers a message; `false` if the store failed in the middle of a change, so that the table must be read anew.
    async fn answer(&mut self, command: Command) -> bool {
        self.busy = Instant::now();
        match command {
            Command::Info(person, reply) => {
                let _ = reply.send(Ok(self.told(person.as_ref())));
            }
            Command::Sit(person, seat, invite, reply) => {
                return finish(reply, self.sit(person, seat, invite.as_deref()).await);
            }
            Command::StandUp(person, reply) => return finish(reply, self.stand_up(&person).await),
            Command::Place(by, seat, bot, reply) => return finish(reply, self.place(&by, seat, bot).await),
            Command::Start(by, reply) => return finish(reply, self.start(&by).await),
            Command::Watch(watcher, last, reply) => return finish(reply, self.watch(watcher, last).await),
            Command::Unwatch(socket) => self.unwatch(socket),
            Command::Act(person, action, reply) => return finish(reply, self.act(&person, &action).await),
            Command::Undo(person, reply) => return finish(reply, self.undo(&person).await),
            Command::Rewind(person, agree, reply) => return finish(reply, self.rewind(&person, agree).await),
            Command::Resign(person, reply) => return finish(reply, self.resign(&person).await),
            Command::Chat(person, text, reply) => return finish(reply, self.chat(&person, text).await),
            Command::Mute(by, person, muted, reply) => {
                return finish(reply, self.mute(&by, person, muted).await);
            }
            Command::Rematch(person, reply) => return finish(reply, self.rematch(&person).await),
            Command::Record(reply) => {
                let _ = reply.send(self.record());
            }
            Command::ToAct(reply) => {
                let to_act = self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.table.to_act());
                let _ = reply.send(Ok(to_act));
            }
            Command::Look(person, reply) => {
                let _ = reply.send(self.look(person.as_ref()));
            }
            Command::Text(person, reply) => {
                let _ = reply.send(self.text(person.as_ref()));
            }
            Command::Why(person, action, reply) => {
                let _ = reply.send(self.why(&person, &action));
            }
            Command::Past(person, seat, reply) => {
                let _ = reply.send(self.past(person.as_ref(), seat));
            }
            Command::Ponder(person, reply) => {
                let _ = reply.send(self.ponder(&person));
            }
            Command::Thought(seat, thought) => return self.hear_thought(seat, thought).await,
            Command::Forget(person, reply) => return finish(reply, self.forget(&person).await),
            Command::Nudge => {}
        }
        true
    }

    // ---- before the start ----

    async fn sit(
        &mut self,
        person: Box<PersonRow>,
        seat: Option<Seat>,
        invite: Option<&str>,
    ) -> Result<(), Fault> {
        self.must_be_open()?;
        if self.head.seat_of(&person.id).is_some() {
            return Err(Fault::NotNow("you sit here already"));
        }
        if !self.row.listed && invite != Some(self.head.invite.as_str()) && person.id.0 != self.head.host {
            return Err(Fault::Forbidden("this table is by invitation"));
        }
        let seat = seat.or_else(|| self.head.free_seat()).ok_or(Fault::NotNow("every seat is taken"))?;
        match self.head.seats.get_mut(seat.index()) {
            Some(free @ Sitter::Nobody) => *free = Sitter::Person { id: person.id.0, name: person.name },
            Some(_) => return Err(Fault::NotNow("the seat is taken")),
            None => return Err(Fault::NotFound("seat")),
        }
        self.save_and_tell().await?;
        if self.head.starts_when_full && self.head.free_seat().is_none() {
            return self.begin().await;
        }
        Ok(())
    }

    async fn stand_up(&mut self, person: &PersonId) -> Result<(), Fault> {
        self.must_be_open()?;
        let seat = self.head.seat_of(person).ok_or(Fault::Forbidden("you do not sit here"))?;
        self.head.seats[seat.index()] = Sitter::Nobody;
        self.save_and_tell().await
    }

    async fn place(&mut self, by: &PersonId, seat: Seat, bot: Option<String>) -> Result<(), Fault> {
        self.must_be_open()?;
        self.must_be_host(by)?;
        if let Some(name) = &bot
            && roster::any_bot(&self.head.game, name, 0).is_none()
        {
            return Err(Fault::NotFound("bot"));
        }
        let place = self.head.seats.get_mut(seat.index()).ok_or(Fault::NotFound("seat"))?;
        *place = bot.map_or(Sitter::Nobody, |name| Sitter::Bot { name });
        self.save_and_tell().await
    }

    async fn start(&mut self, by: &PersonId) -> Result<(), Fault> {
        self.must_be_open()?;
        self.must_be_host(by)?;
        if self.head.free_seat().is_some() {
            return Err(Fault::NotNow("a seat is free"));
        }
        self.begin().await
    }

    async fn begin(&mut self) -> Result<(), Fault> {
        let now_ms = self.around.now.ms();
        let play = self.set_up(now_ms)?;
        // The clocks of a table that wakes are counted from here.
        self.row.created_ms = now_ms;
        self.row.status = Status::Running;
        self.play = Some(play);
        self.save_and_tell().await?;
        self.tell_updates(None);
        self.let_bots_think();
        Ok(())
    }

    /// Another table for the same people and bots. Whoever asks second gets the same one.
    async fn rematch(&mut self, person: &PersonId) -> Result<String, Fault> {
        if self.head.seat_of(person).is_none() {
            return Err(Fault::Forbidden("you did not sit here"));
        }
        if self.row.status != Status::Over {
            return Err(Fault::NotNow("the table is not over"));
        }
        if let Some(again) = &self.head.rematch {
            return Ok(again.clone());
        }
        let mut seats = self.head.seats.clone();
        for seat in seats.iter_mut().filter(|sitter| **sitter == Sitter::Gone) {
            *seat = Sitter::Nobody;
        }
        let head = Head {
            seats,
            host: person.0.clone(),
            rematch_of: Some(self.id.0.clone()),
            outcome: None,
            resigned: Vec::new(),
            ratings: Vec::new(),
            ..self.head.clone()
        };
        let again = self.hall.lay(head, false).await?;
        self.head.rematch = Some(again.0.clone());
        self.save_and_tell().await?;
        Ok(again.0)
    }

    /// Somebody is forgotten who sits or sat here. A running table goes on with a bot in the seat.
    async fn forget(&mut self, person: &PersonId) -> Result<(), Fault> {
        let Some(seat) = self.head.seat_of(person) else { return Ok(()) };
        let is_open = self.row.status == Status::Open;
        self.head.seats[seat.index()] = if is_open { Sitter::Nobody } else { Sitter::Gone };
        self.save_and_tell().await?;
        self.let_bots_think();
        Ok(())
    }

    fn must_be_open(&self) -> Result<(), Fault> {
        if self.row.status == Status::Open { Ok(()) } else { Err(Fault::NotNow("the table has started")) }
    }

    fn must_be_host(&self, person: &PersonId) -> Result<(), Fault> {
        if person.0 == self.head.host { Ok(()) } else { Err(Fault::Forbidden("only the host may")) }
    }

    // ---- play ----

    async fn act(&mut self, person: &PersonId, action: &Value) -> Result<(), Fault> {
        let seat = self.acting_seat(person).await?;
        self.act_in(seat, action).await
    }

    /// The seat of a person who may act; one who comes back takes over from the bot.
    async fn acting_seat(&mut self, person: &PersonId) -> Result<Seat, Fault> {
        let seat = self.head.seat_of(person).ok_or(Fault::Forbidden("you do not sit here"))?;
        let Some(play) = &self.play else { return Err(Fault::NotNow("the table has not started")) };
        match play.stand_ins[seat.index()] {
            Some(StandInCause::Resigned) => return Err(Fault::NotNow("you have resigned")),
            Some(StandInCause::Clock) => self.come_back(seat).await?,
            None => {}
        }
        Ok(seat)
    }

    async fn come_back(&mut self, seat: Seat) -> Result<(), Fault> {
        self.write(&Line::Back { seat }).await?;
        let (rule, now_ms) = (self.head.clock, self.around.now.ms());
        if let Some(play) = &mut self.play {
            play.stand_ins[seat.index()] = None;
            if let Some(patience) = play.thinking[seat.index()].take() {
                patience.cancel();
            }
            let holds = play.table.to_act().contains(seat);
            play.clocks[seat.index()].turn(rule, now_ms, true, holds);
        }
        self.tell_table();
        Ok(())
    }

    /// Carries out an action, stores it, and tells.
    async fn act_in(&mut self, seat: Seat, action: &Value) -> Result<(), Fault> {
        let began = Instant::now();
        let Some(play) = &mut self.play else { return Err(Fault::NotNow("the table has not started")) };
        let before = play.table.to_act();
        let events = play.table.act(seat, action).map_err(refused)?;
        self.write_entry().await?;
        self.after_step(seat, before, &*events).await?;
        self.around.metrics.moved(self.game.info().id, began.elapsed());
        Ok(())
    }

    /// Whether an action could be taken now. What may be done is listed, so a copy of the table can try it without
    /// telling anything that is not known.
    fn why(&self, person: &PersonId, action: &Value) -> Result<(), Fault> {
        let seat = self.head.seat_of(person).ok_or(Fault::Forbidden("you do not sit here"))?;
        let Some(play) = &self.play else { return Err(Fault::NotNow("the table has not started")) };
        play.table.copy().act(seat, action).map_err(refused)?;
        Ok(())
    }

    /// What is needed to think for a person who is waited for.
    fn ponder(&self, person: &PersonId) -> Result<Riddle, Fault> {
        let seat = self.head.seat_of(person).ok_or(Fault::Forbidden("you do not sit here"))?;
        let Some(play) = &self.play else { return Err(Fault::NotNow("the table has not started")) };
        if !play.table.to_act().contains(seat) {
            return Err(Fault::NotNow("you hold no decision"));
        }
        let bot = roster::any_bot(&self.head.game, self.stand_in_bot(), luck(&*play.table, seat));
        Ok(Riddle { table: play.table.copy(), seat, bot: bot.ok_or(Fault::NotFound("bot"))? })
    }

    /// With whose eyes somebody may look back: with the own or, when the table is over, with everybody's.
    fn past(&self, person: Option<&PersonId>, seat: Option<Seat>) -> Result<Past, Fault> {
        if self.play.is_none() {
            return Err(Fault::NotNow("the table has not started"));
        }
        let own = person.and_then(|person| self.head.seat_of(person));
        let viewer = match seat.or(own) {
            None => Viewer::Spectator,
            Some(seat) if seat.index() >= self.head.seats.len() => return Err(Fault::NotFound("seat")),
            Some(seat) if own == Some(seat) || self.row.status == Status::Over => Viewer::Seat(seat),
            Some(_) => return Err(Fault::Forbidden("the table is not over")),
        };
        Ok(Past { table: self.id.0.clone(), head: self.head.clone(), viewer })
    }

    async fn undo(&mut self, person: &PersonId) -> Result<(), Fault> {
        let seat = self.acting_seat(person).await?;
        let Some(play) = &mut self.play else { return Err(Fault::NotNow("the table has not started")) };
        if self.row.status == Status::Over {
            return Err(Fault::NotNow("the table is over"));
        }
        play.table.undo(seat).map_err(|_| Fault::NotNow("nothing can be taken back"))?;
        self.write_entry().await?;
        // A bot goes on with its thought: what it knows cannot have changed.
        self.tell_updates(None);
        Ok(())
    }

    /// Going back further than undo: everybody else who plays has to agree.
    async fn rewind(&mut self, person: &PersonId, agree: bool) -> Result<(), Fault> {
        let seat = self.acting_seat(person).await?;
        let others = self.people_playing();
        let Some(play) = &mut self.play else { return Err(Fault::NotNow("the table has not started")) };
        if self.row.status == Status::Over {
            return Err(Fault::NotNow("the table is over"));
        }
        let (asks, mut agreed) = match play.rewind {
            Some(wish) => wish,
            None if agree => (seat, SeatSet::EMPTY),
            None => return Err(Fault::NotNow("nobody wants to go back")),
        };
        if !agree {
            play.rewind = None;
            self.tell_table();
            return Ok(());
        }
        agreed.insert(seat);
        play.rewind = Some((asks, agreed));
        if others.iter().any(|other| !agreed.contains(other)) {
            self.tell_table();
            return Ok(());
        }
        play.rewind = None;
        let to = play.table.last_act_of(asks).ok_or(Fault::NotNow("nothing can be taken back"))?;
        play.table.rewind(asks, to).map_err(|_| Fault::NotNow("nothing can be taken back"))?;
        self.write_entry().await?;
        self.stop_thinking();
        self.tell_table();
        self.tell_updates(None);
        self.let_bots_think();
        Ok(())
    }

    /// The seats of people who have not resigned and for whom no bot stands in.
    fn people_playing(&self) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for (place, sitter) in self.head.seats.iter().enumerate() {
            let away = self.play.as_ref().is_some_and(|play| play.stand_ins[place].is_some());
            if matches!(sitter, Sitter::Person { .. }) && !away {
                seats.insert(Seat(place as u8));
            }
        }
        seats
    }

    async fn resign(&mut self, person: &PersonId) -> Result<(), Fault> {
        let seat = self.head.seat_of(person).ok_or(Fault::Forbidden("you do not sit here"))?;
        if self.row.status != Status::Running {
            return Err(Fault::NotNow("the table is not running"));
        }
        self.stand_in(seat, StandInCause::Resigned).await
    }

    async fn stand_in(&mut self, seat: Seat, cause: StandInCause) -> Result<(), Fault> {
        self.write(&Line::StandIn { seat, cause }).await?;
        if let Some(play) = &mut self.play {
            play.stand_ins[seat.index()] = Some(cause);
        }
        self.tell_table();
        self.let_bots_think();
        Ok(())
    }

    /// What follows from every step: clocks, the end, updates, bots.
    async fn after_step(
        &mut self,
        actor: Seat,
        before: SeatSet,
        events: &dyn AnyEvents,
    ) -> Result<(), Fault> {
        let at_ms = self.around.now.ms();
        if let Some(mut play) = self.play.take() {
            self.turn_clocks(&mut play, before, events, at_ms);
            self.play = Some(play);
        }
        let was = self.row.status;
        self.note_the_end().await?;
        self.tell_updates(Some((actor, events)));
        if self.row.status != was {
            self.tell_table();
        }
        self.let_bots_think();
        Ok(())
    }

    /// Writes the outcome into the head when the table is over.
    async fn note_the_end(&mut self) -> Result<(), Fault> {
        let outcome = self.play.as_ref().and_then(|play| play.table.outcome());
        if let (Some(outcome), Status::Running) = (outcome, self.row.status) {
            self.row.status = Status::Over;
            self.head.outcome = serde_json::to_value(&outcome).ok();
            let causes = self.play.iter().flat_map(|play| &play.stand_ins);
            let resigned =
                (0..).map(Seat).zip(causes).filter(|(_, cause)| **cause == Some(StandInCause::Resigned));
            self.head.resigned = resigned.map(|(seat, _)| seat).collect();
            self.save().await?;
            // The table is over whether or not the ratings can be written; they can be computed anew.
            match ratings::note(&*self.around.store, &mut self.head).await {
                Ok(true) => self.save().await?,
                Ok(false) => {}
                Err(error) => tracing::error!(table = %self.id, %error, "ratings were not written"),
            }
        }
        Ok(())
    }

    // ---- clocks ----

    /// When the next seat of a person runs out of time.
    fn next_deadline_ms(&self) -> Option<i64> {
        let play = self.play.as_ref().filter(|_| self.row.status == Status::Running)?;
        let waiting = self.people_playing().iter().filter(|seat| play.table.to_act().contains(*seat));
        waiting.filter_map(|seat| play.clocks[seat.index()].deadline(self.head.clock)).min()
    }

    fn next_deadline(&self) -> Option<Instant> {
        self.next_deadline_ms().map(|ms| self.around.now.at(ms))
    }

    /// The time of a seat is up: a bot stands in.
    async fn ring(&mut self) -> bool {
        let now_ms = self.around.now.ms();
        let late: Vec<Seat> = match &self.play {
            Some(play) => self
                .people_playing()
                .iter()
                .filter(|seat| play.table.to_act().contains(*seat))
                .filter(|seat| {
                    play.clocks[seat.index()].deadline(self.head.clock).is_some_and(|at| at <= now_ms)
                })
                .collect(),
            None => Vec::new(),
        };
        for seat in late {
            if self.stand_in(seat, StandInCause::Clock).await.is_err() {
                return false;
            }
        }
        true
    }

    // ---- bots ----

    /// Sets every bot that is waited for to think, off the async threads and not more than the server allows.
    fn let_bots_think(&mut self) {
        if self.row.status != Status::Running {
            return;
        }
        let stand_in = self.stand_in_bot();
        let Some(play) = &mut self.play else { return };
        for seat in play.table.to_act().iter() {
            if play.thinking[seat.index()].is_some() {
                continue;
            }
            let name = match (&self.head.seats[seat.index()], play.stand_ins[seat.index()]) {
                (Sitter::Bot { name }, _) => name.as_str(),
                (Sitter::Person { .. }, Some(_)) | (Sitter::Gone, _) => stand_in,
                _ => continue,
            };
            let player = play.bots[seat.index()].take();
            let hire = || roster::any_bot(&self.head.game, name, luck(&*play.table, seat));
            let Some(player) = player.or_else(hire) else {
                continue;
            };
            let patience = Patience::endless();
            play.thinking[seat.index()] = Some(patience.clone());
            let (table, mailbox, thinking) =
                (play.table.copy(), self.mailbox.clone(), self.around.thinking.clone());
            tokio::spawn(async move {
                let thought = thinking.think(table, player, seat, patience).await;
                let _ = mailbox.send(Box::new(Command::Thought(seat, thought))).await;
            });
        }
    }

    /// What bots think about is no more.
    fn stop_thinking(&mut self) {
        for patience in self.play.iter_mut().flat_map(|play| &mut play.thinking).filter_map(Option::take) {
            patience.cancel();
        }
    }

    /// The bot that stands in for people: the strongest there is.
    fn stand_in_bot(&self) -> &'static str {
        roster::bots(&self.head.game).last().map_or("random", |row| row.name)
    }

    async fn hear_thought(&mut self, seat: Seat, thought: Option<Thought>) -> bool {
        let Some(play) = &mut self.play else { return true };
        // A thought that was stopped may have been begun anew by now.
        let Some(Thought { action, player }) = thought else { return true };
        if play.thinking[seat.index()].take().is_none() {
            return true;
        }
        play.bots[seat.index()] = player;
        if !play.table.to_act().contains(seat) {
            return true;
        }
        let done = match action {
            Some(action) => self.act_in(seat, &action).await,
            None => Ok(()),
        };
        match done {
            Err(Fault::Store | Fault::Stale) => return false,
            Err(fault) => {
                // The table has moved on meanwhile; the bot thinks again.
                tracing::debug!(table = %self.id, %fault, "a bot's thought came too late");
                self.let_bots_think();
            }
            Ok(()) => {}
        }
        true
    }

    // ---- writing ----

    async fn write_entry(&mut self) -> Result<(), Fault> {
        let entry = self.play.as_ref().and_then(|play| play.table.last_entry()).ok_or(Fault::Store)?;
        self.write(&Line::Entry(entry)).await
    }

    async fn write(&mut self, line: &Line) -> Result<(), Fault> {
        let row = LogRow { number: self.lines, at_ms: self.around.now.ms(), line: line.to_bytes() };
        self.around.store.append(&self.id, vec![row]).await.map_err(|error| {
            tracing::error!(table = %self.id, %error, "a step could not be stored");
            Fault::Store
        })?;
        self.lines += 1;
        Ok(())
    }

    async fn save(&mut self) -> Result<(), Fault> {
        self.row.people = self.head.people();
        self.row.updated_ms = self.around.now.ms();
        let head = serde_json::to_string(&self.head).map_err(|_| Fault::Store)?;
        self.around.store.save_table(TableRow { head, ..self.row.clone() }).await.map_err(|error| {
            tracing::error!(table = %self.id, %error, "a table could not be stored");
            Fault::Store
        })?;
        self.row.version += 1;
        Ok(())
    }

    async fn save_and_tell(&mut self) -> Result<(), Fault> {
        self.save().await?;
        self.tell_table();
        Ok(())
    }

    // ---- telling ----

    async fn watch(&mut self, watcher: Watcher, last: Option<(i64, u64)>) -> Result<(), Fault> {
        self.watchers.retain(|other| other.socket != watcher.socket);
        self.watchers.push(watcher.clone());
        if let Some(seat) = watcher.person.as_ref().and_then(|person| self.head.seat_of(person)) {
            let stands_in = self.play.as_ref().and_then(|play| play.stand_ins[seat.index()]);
            if stands_in == Some(StandInCause::Clock) {
                self.come_back(seat).await?;
            }
        }
        self.tell_table();
        for line in self.around.store.chat(&self.id, CHAT_TOLD).await? {
            let told = self.chat_told(&line);
            watcher.outlet.send(frame(&Told::Chat(&told)));
        }
        let place = self.feed_of(watcher.person.as_ref());
        let epoch = self.epoch;
        let Some(play) = &mut self.play else { return Ok(()) };
        let missed =
            last.filter(|(known, _)| *known == epoch).and_then(|(_, number)| play.feeds[place].since(number));
        if let Some(missed) = missed {
            for update in missed {
                watcher.outlet.send(update);
            }
        } else if let Some(update) = self.fresh_update(place) {
            watcher.outlet.send(update);
        }
        Ok(())
    }

    fn unwatch(&mut self, socket: u64) {
        self.watchers.retain(|watcher| watcher.socket != socket);
        self.tell_table();
    }

    /// The feed of a person: that of the own seat, or that of the spectators.
    fn feed_of(&self, person: Option<&PersonId>) -> usize {
        person.and_then(|person| self.head.seat_of(person)).map_or(self.head.seats.len(), Seat::index)
    }

    fn viewer(&self, place: usize) -> Viewer {
        if place < self.head.seats.len() { Viewer::Seat(Seat(place as u8)) } else { Viewer::Spectator }
    }

    /// Sends everybody what they may know of a step: an action with its events, or something that led back.
    fn tell_updates(&mut self, step: Option<(Seat, &dyn AnyEvents)>) {
        for place in 0..=self.head.seats.len() {
            let looking: Vec<Outlet> = self
                .watchers
                .iter()
                .filter(|watcher| self.feed_of(watcher.person.as_ref()) == place)
                .map(|watcher| watcher.outlet.clone())
                .collect();
            if looking.is_empty() {
                self.pass_by(place, step);
                continue;
            }
            if let Some(update) = self.next_update(place, step) {
                for outlet in &looking {
                    outlet.send(update.clone());
                }
            }
        }
    }

    /// Nobody of this kind looks: a step that they may know of makes the feed forget. One that is secret leaves it as it is,
    /// just as if somebody had looked and been sent nothing.
    fn pass_by(&mut self, place: usize, step: Option<(Seat, &dyn AnyEvents)>) {
        let Some(feed) = self.play.as_ref().map(|play| &play.feeds[place]) else { return };
        if feed.is_forgotten() {
            return;
        }
        let viewer = self.viewer(place);
        let may_know = match step {
            Some((actor, events)) => viewer.is(actor) || !events.seen_by(viewer).is_empty(),
            None => self.picture(place).is_none_or(|picture| feed.differs(&picture.parts())),
        };
        if may_know && let Some(play) = &mut self.play {
            play.feeds[place].forget();
        }
    }

    /// The next update of a feed, if there is anything new in it.
    fn next_update(&mut self, place: usize, step: Option<(Seat, &dyn AnyEvents)>) -> Option<Frame> {
        let viewer = self.viewer(place);
        let seen = step.map(|(_, events)| events.seen_by(viewer)).unwrap_or_default();
        // Who is told nothing of another's action sees nothing change: games promise that, and their conformance suite
        // holds them to it. So nobody has to look.
        if seen.is_empty() && step.is_some_and(|(actor, _)| !viewer.is(actor)) {
            return None;
        }
        let picture = self.picture(place)?;
        let play = self.play.as_mut()?;
        if !play.feeds[place].is_news(&picture.parts(), !seen.is_empty()) {
            return None;
        }
        let update = self.update(place, &picture, &seen)?;
        let play = self.play.as_mut()?;
        play.feeds[place].keep(update.clone());
        Some(update)
    }

    /// The whole picture for somebody who has seen nothing yet.
    fn fresh_update(&mut self, place: usize) -> Option<Frame> {
        let picture = self.picture(place)?;
        // If nobody of this kind looked until now, this is a new picture for the feed too.
        self.play.as_mut()?.feeds[place].is_news(&picture.parts(), false);
        self.update(place, &picture, &[])
    }

    fn picture(&self, place: usize) -> Option<Picture> {
        let play = self.play.as_ref()?;
        let viewer = self.viewer(place);
        let nothing = || RawValue::from_string("[]".to_owned()).ok();
        let legal = viewer.seat().map_or_else(nothing, |seat| Some(play.table.legal(seat)))?;
        let can_undo = viewer.seat().is_some_and(|seat| play.table.can_undo(seat));
        let Sight { view, prompt } = play.table.view(viewer);
        Some(Picture { view, prompt, legal, can_undo })
    }

    fn update(
        &self,
        place: usize,
        picture: &Picture,
        events: &[crossroads_engine::erased::SeenEvent],
    ) -> Option<Frame> {
        let play = self.play.as_ref()?;
        let clocks: Vec<ClockTold> = match self.head.clock {
            crate::clock::ClockRule::None => Vec::new(),
            rule @ crate::clock::ClockRule::Each { .. } => {
                let told = |(seat, clock): (usize, &SeatClock)| ClockTold {
                    seat: Seat(seat as u8),
                    bank_ms: clock.bank_ms(),
                    deadline_ms: clock.deadline(rule),
                };
                play.clocks.iter().enumerate().map(told).collect()
            }
        };
        Some(frame(&Told::Update(Update {
            table: &self.id.0,
            epoch: self.epoch,
            number: play.feeds[place].number(),
            seat: self.viewer(place).seat(),
            events,
            view: &picture.view,
            legal: &picture.legal,
            prompt: picture.prompt.clone(),
            can_undo: picture.can_undo,
            to_act: play.table.to_act().iter().collect(),
            clocks: &clocks,
        })))
    }

    fn look(&self, person: Option<&PersonId>) -> Result<Box<RawValue>, Fault> {
        #[derive(Deserialize)]
        struct Told {
            update: Box<RawValue>,
        }
        let place = self.feed_of(person);
        let picture = self.picture(place).ok_or(Fault::NotNow("the table has not started"))?;
        let update = self.update(place, &picture, &[]).ok_or(Fault::Store)?;
        Ok(serde_json::from_str::<Told>(&update).map_err(|_| Fault::Store)?.update)
    }

    fn text(&self, person: Option<&PersonId>) -> Result<Text, Fault> {
        let play = self.play.as_ref().ok_or(Fault::NotNow("the table has not started"))?;
        Ok(play.table.text(self.viewer(self.feed_of(person)), &[]))
    }

    fn told(&self, person: Option<&PersonId>) -> TableTold {
        let here = |id: &str| {
            self.watchers.iter().any(|watcher| watcher.person.as_ref().is_some_and(|person| person.0 == id))
        };
        let seat_told = |(place, sitter): (usize, &Sitter)| SeatTold {
            sitter: sitter.clone(),
            present: matches!(sitter, Sitter::Person { id, .. } if here(id)),
            stand_in: self.play.as_ref().and_then(|play| play.stand_ins[place]),
        };
        let may_invite =
            person.is_some_and(|person| person.0 == self.head.host || self.head.seat_of(person).is_some());
        let rewind = self.play.as_ref().and_then(|play| play.rewind);
        TableTold {
            id: self.id.0.clone(),
            game: self.head.game.clone(),
            status: self.row.status.word(),
            listed: self.row.listed,
            options: self.head.options.clone(),
            seats: self.head.seats.iter().enumerate().map(seat_told).collect(),
            host: self.head.host.clone(),
            clock: self.head.clock,
            commitment: self.head.seed.commitment().to_string(),
            outcome: self.head.outcome.clone(),
            rematch: self.head.rematch.clone(),
            muted: self.head.muted.clone(),
            rewind: rewind.map(|(asks, agreed)| RewindTold { asks, agreed: agreed.iter().collect() }),
            invite: may_invite.then(|| self.head.invite.clone()),
        }
    }

    /// Tells everybody who sits where; the invitation only those who may invite.
    fn tell_table(&self) {
        for watcher in &self.watchers {
            let told = self.told(watcher.person.as_ref());
            watcher.outlet.send(frame(&Told::Table(&told)));
        }
    }

    fn tell_all(&self, told: &Told<'_>) {
        let frame = frame(told);
        for watcher in &self.watchers {
            watcher.outlet.send(frame.clone());
        }
    }

    /// The host lets somebody speak no more, or again.
    async fn mute(&mut self, by: &PersonId, person: PersonId, muted: bool) -> Result<(), Fault> {
        self.must_be_host(by)?;
        if person == *by {
            return Err(Fault::NotNow("nobody mutes themselves"));
        }
        self.head.muted.retain(|other| *other != person.0);
        if muted {
            if self.head.muted.len() >= MOST_MUTED {
                return Err(Fault::TooMany);
            }
            self.head.muted.push(person.0);
        }
        self.save_and_tell().await
    }

    async fn chat(&mut self, person: &PersonRow, text: String) -> Result<(), Fault> {
        if self.head.muted.contains(&person.id.0) {
            return Err(Fault::Forbidden("the host has muted you"));
        }
        let text = text.trim().to_owned();
        if text.is_empty() || text.chars().count() > LONGEST_CHAT || text.contains('\0') {
            return Err(Fault::NotAcceptable("a message has 1 to 500 characters"));
        }
        let line =
            ChatRow { number: self.chat, at_ms: self.around.now.ms(), person: person.id.clone(), text };
        self.around.store.add_chat(&self.id, line.clone()).await?;
        self.chat += 1;
        self.around.metrics.chat.inc();
        let told = ChatTold { name: person.name.clone(), ..self.chat_told(&line) };
        self.tell_all(&Told::Chat(&told));
        Ok(())
    }

    fn chat_told(&self, line: &ChatRow) -> ChatTold {
        let named = self.head.seats.iter().find_map(|sitter| match sitter {
            Sitter::Person { id, name } if *id == line.person.0 => Some(name.clone()),
            _ => None,
        });
        ChatTold {
            table: self.id.0.clone(),
            number: line.number,
            at_ms: line.at_ms,
            person: line.person.0.clone(),
            name: named.unwrap_or_default(),
            text: line.text.clone(),
        }
    }

    fn record(&self) -> Result<Value, Fault> {
        match &self.play {
            Some(play) if self.row.status == Status::Over => Ok(play.table.record()),
            _ => Err(Fault::NotNow("a record holds the seed, so it is for tables that are over")),
        }
    }
}

/// What a viewer sees of a table, before it is put into a message.
struct Picture {
    view: Box<RawValue>,
    /// Follows from the view.
    prompt: Option<Message>,
    legal: Box<RawValue>,
    can_undo: bool,
}

impl Picture {
    fn parts(&self) -> [&str; 3] {
        [self.view.get(), self.legal.get(), if self.can_undo { "u" } else { "" }]
    }
}

/// Sends an answer; `false` if the store failed, so that the table must be read anew.
/// Where the luck of a bot comes from that is hired now: from what its seat sees and from nothing else, so that what it does
/// tells nobody of what others did in secret.
fn luck(table: &dyn AnyTable, seat: Seat) -> u64 {
    let Sight { view, .. } = table.view(Viewer::Seat(seat));
    feed::hash(&[view.get()])
}

fn finish<T>(reply: Reply<T>, answer: Result<T, Fault>) -> bool {
    let healthy = !matches!(answer, Err(Fault::Store));
    let _ = reply.send(answer);
    healthy
}

fn refused(error: AnyActError) -> Fault {
    match error {
        AnyActError::NoSuchSeat => Fault::NotFound("seat"),
        AnyActError::Malformed(error) => Fault::Malformed(error),
        AnyActError::Refused { clause, why, reason } => {
            Fault::Refused { clause, why, reason: Box::new(reason) }
        }
    }
}

fn broken(id: &TableId, error: &dyn std::fmt::Display) -> Fault {
    tracing::error!(table = %id, %error, "a table cannot be woken");
    Fault::Store
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossroads_engine::Seed;
    use serde_json::json;

    #[test]
    fn a_hired_bot_has_its_luck_from_what_its_seat_sees() {
        let heat = roster::game("heat").expect("HEAT is here");
        let (mut table, _) = heat.new_table(&json!({}), 2, Seed([1; 32])).expect("a table for two");
        let (ana, bo) = (Seat(0), Seat(1));
        let before = [ana, bo].map(|seat| luck(&*table, seat));
        assert!(table.act(bo, &json!({ "shift_gear": 2 })).is_ok(), "a secret gear");
        let after = [ana, bo].map(|seat| luck(&*table, seat));
        assert_eq!(before[0], after[0], "Ana cannot know of it, and no more can her hint");
        assert_ne!(before[1], after[1], "Bo can");
    }
}
