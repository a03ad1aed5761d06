//! One task owns one table. It reads one kind of message, lets the room change, and carries out what follows: first it
//! stores, only then it tells, and then bots think. That order stands in one place, `Actor::carry_out`.

use crate::calling::Calling;
use crate::clock::Now;
use crate::errand::Errand;
use crate::error::{Fault, TableFault};
use crate::hall::{Hall, Waiting};
use crate::keys::Keys;
use crate::metrics::{Held, Metrics};
use crate::outlet::Outlet;
use crate::thinking::Thinking;
use crate::{ratings, rows};
use crossroads_engine::Seat;
use crossroads_room::line::Line;
use crossroads_room::protocol::{Frame, Told};
use crossroads_room::{CHAT_TOLD, Room, Stage, Step, Thought};
use crossroads_store::{LogRow, PersonId, Status, Store, StoreError, TableId, TableRow};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::time::{Instant, sleep_until};

/// How many messages may wait for a table.
pub const MAILBOX: usize = 64;

/// Where messages for a table go. They are boxed: the room for 32 that may wait is taken as long as a table is awake.
pub type Mailbox = mpsc::Sender<Box<Message>>;

/// A message for a table.
pub enum Message {
    /// Somebody wants something.
    Ask(Box<dyn Errand>),
    /// The same, from a socket that will be told what happens.
    Watch((u64, Outlet), Box<dyn Errand>),
    /// A bot has thought, or has been stopped.
    Thought(Seat, Option<Box<Thought>>),
    /// To look at its clocks.
    Nudge,
}

/// What every table needs.
pub struct Surroundings {
    /// Where tables rest.
    pub store: Arc<dyn Store>,
    /// What time it is.
    pub now: Now,
    /// With what secrets are sealed.
    pub keys: Arc<Keys>,
    /// Where bots think.
    pub thinking: Thinking,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Who calls people back.
    pub calling: Calling,
    /// Held by the one table that is being rated.
    pub rating: Mutex<()>,
    /// How long a table stays awake when nobody looks.
    pub sleep_after: Duration,
    /// Turns true when the server is going down.
    pub closing: watch::Receiver<bool>,
}

/// The owner of one table.
pub struct Actor {
    id: TableId,
    room: Room,
    /// How often the row was written.
    version: u64,
    /// How many lines the log has.
    lines: u64,
    /// How much has been written since it woke.
    writes: u64,
    outlets: Vec<(u64, Outlet)>,
    around: Arc<Surroundings>,
    hall: Hall,
    mailbox: Mailbox,
    busy: Instant,
    /// Whether nothing has happened since it woke.
    woken: bool,
    _awake: Held,
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
    ) -> Result<Box<Actor>, Fault> {
        let store = &around.store;
        let row = store.table(&id).await?.ok_or(TableFault::NotFound("table"))?;
        let chat = store.chat(&id, CHAT_TOLD as u64).await?;
        let log = match row.status {
            Status::Open => Vec::new(),
            Status::Running | Status::Over => store.log(&id, 0).await?,
        };
        let (version, lines) = (row.version, log.len() as u64);
        let mut step = Step::at(around.now.ms());
        let room = rows::wake(row, chat, &log, &around.keys, &mut step).inspect_err(|error| {
            tracing::error!(table = %id, %error, "a table cannot be woken");
        })?;
        let awake = Held::new(&around.metrics.tables_awake);
        let mut actor = Box::new(Actor {
            id,
            room,
            version,
            lines,
            writes: 0,
            outlets: Vec::new(),
            around,
            hall,
            mailbox,
            busy: Instant::now(),
            woken: true,
            _awake: awake,
        });
        actor.carry_out(step).await?;
        actor.woken = false;
        Ok(actor)
    }

    /// Lives until nobody looks for a while, the server closes, or the store fails.
    pub async fn live(mut self: Box<Self>, mut messages: mpsc::Receiver<Box<Message>>, generation: u64) {
        let mut closing = self.around.closing.clone();
        loop {
            let deadline = self.room.alarm().map(|ms| self.around.now.at(ms));
            // A table that is over has nothing more to do.
            let over = matches!(self.room.stage(), Stage::Ended(_) | Stage::Kept { .. });
            let bed_time = self.busy + if over { Duration::from_secs(1) } else { self.around.sleep_after };
            let stored = tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => Box::pin(self.hear(*message)).await,
                    None => break,
                },
                () = sleep_until(deadline.unwrap_or(bed_time)), if deadline.is_some() => Box::pin(self.ring()).await,
                () = sleep_until(bed_time), if self.room.is_quiet() => break,
                _ = closing.changed() => break,
            };
            if stored.is_err() {
                // What the room believes is not what is stored, so it is read anew; who looks on comes back for that.
                let mut step = Step::default();
                self.room.tell_all(&Told::ComeBack { table: &self.id.0 }, &mut step);
                self.tell(step.told);
                break;
            }
        }
        self.room.stop_thinking();
        // From here on nothing is written. Whoever asks from now on wakes the table anew.
        self.hall.retire(&self.id, generation, self.room.alarm());
        messages.close();
        while let Ok(message) = messages.try_recv() {
            self.hall.forward(&self.id, message);
        }
    }

    /// Does what a message wants.
    ///
    /// # Errors
    /// Something of it could not be stored, so that the table must be read anew.
    async fn hear(&mut self, message: Message) -> Result<(), Fault> {
        self.busy = Instant::now();
        let mut step = Step::at(self.around.now.ms());
        match message {
            Message::Ask(errand) => self.run(errand, step).await,
            Message::Watch(outlet, errand) => {
                self.outlets.retain(|(socket, _)| *socket != outlet.0);
                self.outlets.push(outlet);
                self.run(errand, step).await
            }
            Message::Thought(seat, thought) => {
                if let Err(fault) = self.room.hear_thought(seat, thought.map(|thought| *thought), &mut step) {
                    // The table has moved on meanwhile.
                    tracing::debug!(table = %self.id, %fault, "a bot's thought came too late");
                }
                self.carry_out(step).await
            }
            Message::Nudge => Ok(()),
        }
    }

    async fn run(&mut self, mut errand: Box<dyn Errand>, mut step: Step) -> Result<(), Fault> {
        errand.run(&mut self.room, &mut step);
        let stored = self.carry_out(step).await;
        errand.answer(stored.clone());
        stored
    }

    /// The time of a seat is up.
    async fn ring(&mut self) -> Result<(), Fault> {
        let mut step = Step::at(self.around.now.ms());
        self.room.ring(&mut step);
        self.carry_out(step).await
    }

    /// Carries out what follows from a change. Nothing is told that is not stored.
    async fn carry_out(&mut self, mut step: Step) -> Result<(), Fault> {
        let writes = self.writes;
        if let Err(fault) = self.store(&mut step).await {
            // A change of which something is stored may be half done: nobody can say that it was not.
            return Err(if self.writes == writes { fault } else { Fault::Unknown });
        }
        self.hall.note_waiting(&self.id, Waiting::of(&self.room));
        self.around.calling.note(&self.room, self.woken);
        self.tell(step.told);
        let watched = !self.outlets.is_empty();
        for riddle in step.think {
            let (mailbox, thinking) = (self.mailbox.clone(), self.around.thinking.clone());
            let host = self.room.head().host.clone();
            tokio::spawn(async move {
                let seat = riddle.seat;
                let thought = thinking.think(riddle, &host, watched).await.map(Box::new);
                let _ = mailbox.send(Box::new(Message::Thought(seat, thought))).await;
            });
        }
        for _ in 0..step.moves {
            self.around.metrics.moved(self.room.game().id, self.busy.elapsed());
        }
        Ok(())
    }

    /// Stores what follows from a change, in its order.
    async fn store(&mut self, step: &mut Step) -> Result<(), Fault> {
        if let Some((id, head)) = step.lay.take() {
            self.hall.lay(TableId(id), *head, false).await?;
            self.writes += 1;
        }
        self.append(std::mem::take(&mut step.lines), step.now_ms).await?;
        if let Some(line) = step.chat.take() {
            self.around.store.add_chat(&self.id, rows::chat_row(line)).await?;
            self.writes += 1;
            self.around.metrics.chat.inc();
        }
        if step.saves {
            self.save(step.now_ms).await?;
        }
        if step.ended {
            self.rate(step).await?;
        }
        Ok(())
    }

    async fn append(&mut self, lines: Vec<Line>, at_ms: i64) -> Result<(), Fault> {
        if lines.is_empty() {
            return Ok(());
        }
        let rows: Vec<LogRow> = (self.lines..)
            .zip(&lines)
            .map(|(number, line)| LogRow { number, at_ms, line: line.to_bytes() })
            .collect();
        let appended = self.around.store.append(&self.id, rows).await;
        appended.map_err(|error| self.not_stored(&error))?;
        self.lines += lines.len() as u64;
        self.writes += 1;
        Ok(())
    }

    async fn save(&mut self, now_ms: i64) -> Result<(), Fault> {
        let (head, status) = (self.room.head(), rows::status(self.room.stage()));
        let row = TableRow {
            id: self.id.clone(),
            game: head.game.clone(),
            status,
            listed: self.room.is_listed(),
            people: head.people().map(|person| PersonId(person.to_owned())).collect(),
            head: rows::written(&self.id.0, head, &self.around.keys, status == Status::Over)?,
            version: self.version,
            created_ms: self.room.since_ms(),
            updated_ms: now_ms,
        };
        let saved = self.around.store.save_table(row).await;
        saved.map_err(|error| self.not_stored(&error))?;
        self.version += 1;
        self.writes += 1;
        Ok(())
    }

    fn not_stored(&self, error: &StoreError) -> Fault {
        tracing::error!(table = %self.id, %error, "a table could not be stored");
        if error.may_have_written() { Fault::Unknown } else { Fault::Store }
    }

    /// Rates the people at a table that has just ended. It is over whether or not that can be written: ratings can be
    /// computed anew.
    async fn rate(&mut self, step: &mut Step) -> Result<(), Fault> {
        let mut head = self.room.head().clone();
        let around = self.around.clone();
        let _alone = around.rating.lock().await;
        match ratings::note(&*self.around.store, &mut head).await {
            Ok(true) => {
                self.room.rate(head.ratings, head.changes, step);
                self.save(step.now_ms).await
            }
            Ok(false) => Ok(()),
            Err(error) => {
                tracing::error!(table = %self.id, %error, "ratings were not written");
                Ok(())
            }
        }
    }

    fn tell(&mut self, told: Vec<(u64, Frame)>) {
        for (socket, frame) in told {
            if let Some((_, outlet)) = self.outlets.iter().find(|(number, _)| *number == socket) {
                outlet.send(frame);
            }
        }
        self.outlets.retain(|(socket, _)| self.room.is_watched_by(*socket));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size_of_future<A, B, C, F>(_: fn(A, B, C) -> F) -> usize {
        size_of::<F>()
    }

    /// There is one of these for every table that is awake, most of the time with nothing to do.
    #[test]
    fn a_waiting_table_is_small() {
        let size = size_of_future(Actor::live);
        assert!(size <= 512, "a table's task takes {size} bytes");
    }
}
