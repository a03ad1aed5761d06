//! The hall knows which tables are awake and wakes the others. `starting` is what it does first, `making` how tables come to
//! be, `reading` what can be asked, `forgetting` and `sweeping` what is kept no longer.

mod forgetting;
mod making;
mod reading;
mod starting;
mod sweeping;

pub use making::NewTable;
use sweeping::Keep;

use crate::calling::Calling;
use crate::clock::Now;
use crate::errand::{Asked, Errand};
use crate::error::{Fault, StartError, TableFault};
use crate::metrics::Metrics;
use crate::outlet::Outlet;
use crate::people::People;
use crate::settings::Settings;
use crate::table::{Actor, MAILBOX, Mailbox, Message, Surroundings};
use crate::thinking::Thinking;
use crossroads_engine::{SeatSet, Seed};
use crossroads_room::{Room, Step};
use crossroads_store::{Store, TableId};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::task::AbortHandle;
use tokio::time::Instant;

/// Every table.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    awake: Mutex<HashMap<TableId, Handle>>,
    /// Sleeping tables on which a clock runs: each has one alarm.
    alarms: Mutex<HashMap<TableId, AbortHandle>>,
    /// For whom tables wait, awake or asleep, so that a list has to wake none.
    waiting: Mutex<HashMap<TableId, Waiting>>,
    generations: AtomicU64,
    tables_made: AtomicU64,
    tables_a_person: u64,
    /// When it was tried last whether tables can be saved, and whether they could.
    could_save: tokio::sync::Mutex<Option<(Instant, bool)>>,
    /// A place for each who looks back at a whole table.
    looking_back: Semaphore,
    /// Held by the one who is looking for a quick match: of two who come together one would not find the other.
    matching: tokio::sync::Mutex<()>,
    seed_series: Option<Seed>,
    around: Arc<Surroundings>,
    people: People,
}

/// For whom a running table waits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Waiting {
    /// Who is to act.
    pub to_act: SeatSet,
    /// Whose person has resigned.
    pub resigned: SeatSet,
    /// Whether it waits until somebody is back.
    pub paused: bool,
}

impl Waiting {
    /// What a table says of itself.
    pub(crate) fn of(room: &Room) -> Waiting {
        Waiting { to_act: room.to_act(), resigned: room.resigned(), paused: room.is_paused() }
    }
}

struct Handle {
    generation: u64,
    mailbox: Mailbox,
}

/// How many look back at a whole table at once.
const LOOKING_BACK: usize = 2;

impl Hall {
    /// Opens the hall and looks after the clocks of tables that were running.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn open(
        store: Arc<dyn Store>,
        people: People,
        settings: &Settings,
        metrics: Arc<Metrics>,
        closing: watch::Receiver<bool>,
    ) -> Result<Hall, StartError> {
        let around = Surroundings {
            store: store.clone(),
            now: Now::new(),
            thinking: Thinking::new(settings.bot_threads, settings.bot_time, metrics.clone()),
            calling: Calling::open(store.clone(), settings, metrics.clone(), closing.clone())?,
            metrics,
            keys: settings.keys.clone(),
            rating: tokio::sync::Mutex::default(),
            sleep_after: Duration::from_millis(settings.sleep_after_ms),
            closing,
        };
        let hall = Hall(Arc::new(Inner {
            awake: Mutex::default(),
            alarms: Mutex::default(),
            waiting: Mutex::default(),
            generations: AtomicU64::new(0),
            tables_made: AtomicU64::new(0),
            tables_a_person: settings.tables_a_person,
            could_save: tokio::sync::Mutex::default(),
            looking_back: Semaphore::new(LOOKING_BACK),
            matching: tokio::sync::Mutex::default(),
            seed_series: settings.seed_series.map(Seed::from_number),
            around: Arc::new(around),
            people,
        }));
        for table in starting::look_through(&*store, &settings.keys).await? {
            hall.forward(&table, Box::new(Message::Nudge));
        }
        tokio::spawn(sweeping::now_and_then(hall.0.around.clone(), Keep::of(settings)));
        Ok(hall)
    }

    /// Who calls people back.
    pub fn calling(&self) -> &Calling {
        &self.0.around.calling
    }

    /// Who is who.
    pub fn people(&self) -> &People {
        &self.0.people
    }

    /// Asks a table for something and waits for its answer, which comes when everything that it changes is stored.
    ///
    /// # Errors
    /// Whatever the table answers, or that the server is closing.
    pub async fn ask<T: Send + 'static>(
        &self,
        id: &TableId,
        work: impl FnOnce(&mut Room, &mut Step) -> Result<T, TableFault> + Send + 'static,
    ) -> Result<T, Fault> {
        self.send(id, work, Message::Ask).await
    }

    /// The same for a socket that is told from now on what happens there.
    ///
    /// # Errors
    /// Whatever the table answers, or that the server is closing.
    pub async fn watch<T: Send + 'static>(
        &self,
        id: &TableId,
        outlet: (u64, Outlet),
        work: impl FnOnce(&mut Room, &mut Step) -> Result<T, TableFault> + Send + 'static,
    ) -> Result<T, Fault> {
        self.send(id, work, |errand| Message::Watch(outlet, errand)).await
    }

    async fn send<T: Send + 'static>(
        &self,
        id: &TableId,
        work: impl FnOnce(&mut Room, &mut Step) -> Result<T, TableFault> + Send + 'static,
        message: impl FnOnce(Box<dyn Errand>) -> Message,
    ) -> Result<T, Fault> {
        // Ids are our own letters; whatever else a client names never reaches the store.
        if !id.0.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
            return Err(TableFault::NotFound("table").into());
        }
        let (reply, answer) = oneshot::channel();
        let message = Box::new(message(Box::new(Asked::new(work, reply))));
        self.mailbox(id).send(message).await.map_err(|_| Fault::Closing)?;
        // Whoever took the message is gone; how far they had come nobody knows.
        answer.await.map_err(|_| Fault::Unknown)?
    }

    /// Passes a message on without waiting.
    pub fn forward(&self, id: &TableId, message: Box<Message>) {
        let mailbox = self.mailbox(id);
        tokio::spawn(async move { mailbox.send(message).await });
    }

    /// The mailbox of a table, which is woken if it sleeps.
    fn mailbox(&self, id: &TableId) -> Mailbox {
        let mut awake = self.0.awake.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(handle) = awake.get(id).filter(|handle| !handle.mailbox.is_closed()) {
            return handle.mailbox.clone();
        }
        self.set_alarm(id, None);
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        let generation = self.0.generations.fetch_add(1, Ordering::Relaxed);
        awake.insert(id.clone(), Handle { generation, mailbox: mailbox.clone() });
        tokio::spawn(self.clone().run(id.clone(), generation, mailbox.clone(), messages));
        mailbox
    }

    async fn run(
        self,
        id: TableId,
        generation: u64,
        mailbox: Mailbox,
        mut messages: mpsc::Receiver<Box<Message>>,
    ) {
        let began = Instant::now();
        // A future is as large as the largest thing it ever waits for.
        match Box::pin(Actor::wake(id.clone(), self.0.around.clone(), self.clone(), mailbox)).await {
            Ok(actor) => {
                self.0.around.metrics.wake_time.observe(began.elapsed().as_secs_f64());
                // A task of its own: it lives long and mostly waits, and this one has grown with what it waited for.
                tokio::spawn(actor.live(messages, generation));
            }
            Err(fault) => {
                self.retire(&id, generation, None);
                messages.close();
                while let Some(message) = messages.recv().await {
                    if let Message::Ask(errand) | Message::Watch(_, errand) = *message {
                        errand.answer(Err(fault.clone()));
                    }
                }
            }
        }
    }

    /// A table goes to sleep. If a clock runs on it, it is woken in time.
    pub(crate) fn retire(&self, id: &TableId, generation: u64, deadline_ms: Option<i64>) {
        let mut awake = self.0.awake.lock().unwrap_or_else(PoisonError::into_inner);
        if awake.get(id).is_some_and(|handle| handle.generation == generation) {
            awake.remove(id);
        }
        // Somebody may have woken it anew already; then it looks after its clocks itself.
        if !awake.contains_key(id) {
            self.set_alarm(id, deadline_ms.filter(|_| !*self.0.around.closing.borrow()));
        }
    }

    /// Wakes a table at that time, and at no other.
    fn set_alarm(&self, id: &TableId, deadline_ms: Option<i64>) {
        let mut alarms = self.0.alarms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(alarm) = alarms.remove(id) {
            alarm.abort();
        }
        if let Some(deadline_ms) = deadline_ms {
            let (hall, table) = (self.clone(), id.clone());
            let at = hall.0.around.now.at(deadline_ms);
            let alarm = tokio::spawn(async move {
                tokio::time::sleep_until(at).await;
                hall.forward(&table, Box::new(Message::Nudge));
            });
            alarms.insert(id.clone(), alarm.abort_handle());
        }
    }

    /// For whom a table waits from now on.
    pub(crate) fn note_waiting(&self, id: &TableId, seats: Waiting) {
        let mut waiting = self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if seats.to_act.is_empty() {
            waiting.remove(id);
        } else if waiting.get(id) != Some(&seats) {
            waiting.insert(id.clone(), seats);
        }
    }

    /// For whom a table waits. Every running table is woken once when the server starts, and is remembered from then on.
    pub fn waiting(&self, id: &TableId) -> Waiting {
        let waiting = self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.get(id).copied().unwrap_or_default()
    }

    /// How many tables are awake.
    pub fn awake(&self) -> usize {
        self.0.awake.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Nothing is written or read any more.
    pub(crate) async fn close_store(&self) {
        self.0.around.store.close().await;
    }

    /// Waits until every table has gone to sleep; the caller has rung the bell.
    pub async fn close(&self) {
        while self.awake() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let mut alarms = self.0.alarms.lock().unwrap_or_else(PoisonError::into_inner);
        alarms.drain().for_each(|(_, alarm)| alarm.abort());
    }
}
