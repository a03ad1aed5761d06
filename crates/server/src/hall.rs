//! The hall knows which tables are awake, wakes the others, and makes new ones.

use crate::clock::{ClockRule, Now};
use crate::error::Fault;
use crate::head::{Head, Sitter};
use crate::metrics::{Held, Metrics};
use crate::people::People;
use crate::protocol::TableTold;
use crate::secrets;
use crate::settings::Settings;
use crate::table::{Actor, Command, MAILBOX, Mailbox, Reply, Riddle, Surroundings};
use crate::thinking::Thinking;
use crossroads_bots::player::Patience;
use crossroads_bots::roster;
use crossroads_engine::{Seat, Seed};
use crossroads_store::{
    PersonId, PersonRow, RatingRow, Status, Store, StoreError, TableId, TableQuery, TableRow,
};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::AbortHandle;
use tokio::time::Instant;
use ts_rs::TS;
use utoipa::ToSchema;

/// Every table.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    awake: Mutex<HashMap<TableId, Handle>>,
    /// Sleeping tables on which a clock runs: each has one alarm.
    alarms: Mutex<HashMap<TableId, AbortHandle>>,
    generations: AtomicU64,
    tables_made: AtomicU64,
    seed_series: Option<Seed>,
    around: Arc<Surroundings>,
    people: People,
}

struct Handle {
    generation: u64,
    mailbox: Mailbox,
}

/// What a new table is to be.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Its options; what is not said keeps its default.
    #[serde(default = "no_options")]
    #[schema(value_type = Object)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Value,
    /// How many seats.
    pub seats: u8,
    /// The bots that sit down from the start.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub bots: Vec<String>,
    /// Whether the lobby shows it; otherwise it is by invitation.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub listed: bool,
    /// How long a seat may think.
    #[serde(default = "no_clock")]
    #[ts(optional, as = "Option<ClockRule>")]
    pub clock: ClockRule,
    /// Whether it starts by itself as soon as every seat is taken.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub starts_when_full: bool,
}

/// How many open tables a quick match looks at.
const QUICK_MATCHES: u64 = 50;

/// How often what was left behind is looked for.
const SWEEP_EVERY: Duration = Duration::from_hours(1);

/// How long a seat of a quick match may think: a minute for each decision, and five in all.
const QUICK_CLOCK: ClockRule = ClockRule::Each { decision_ms: 60_000, bank_ms: 300_000 };

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

fn no_clock() -> ClockRule {
    ClockRule::None
}

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
    ) -> Result<Hall, StoreError> {
        let around = Surroundings {
            store: store.clone(),
            now: Now::new(),
            thinking: Thinking::new(settings.bot_threads, settings.bot_time, metrics.clone()),
            metrics,
            sleep_after: Duration::from_millis(settings.sleep_after_ms),
            closing,
        };
        let hall = Hall(Arc::new(Inner {
            awake: Mutex::default(),
            alarms: Mutex::default(),
            generations: AtomicU64::new(0),
            tables_made: AtomicU64::new(0),
            seed_series: settings.seed_series.map(Seed::from_number),
            around: Arc::new(around),
            people,
        }));
        tokio::spawn(sweep(hall.0.around.clone(), settings.keep_open, settings.keep_guests));
        let running = TableQuery { status: Some(Status::Running), ..TableQuery::all() };
        for table in store.tables(running).await? {
            hall.forward(&table.id, Command::Nudge);
        }
        Ok(hall)
    }

    /// Who is who.
    pub fn people(&self) -> &People {
        &self.0.people
    }

    /// Makes a table; the host takes the first seat.
    ///
    /// # Errors
    /// There is no such game, or it cannot be played so.
    pub async fn create(&self, host: &PersonRow, wish: NewTable) -> Result<TableTold, Fault> {
        let game = roster::game(&wish.game).ok_or(Fault::NotFound("game"))?;
        let seed = Seed::from_number(0);
        // Whether it can be played so, the game itself says.
        game.new_table(&wish.options, wish.seats, seed).map_err(|error| Fault::Options(error.to_string()))?;
        let mut seats = vec![Sitter::Nobody; usize::from(wish.seats)];
        if wish.bots.len() >= seats.len() {
            return Err(Fault::Options("no seat is left for a person".to_owned()));
        }
        seats[0] = Sitter::Person { id: host.id.0.clone(), name: host.name.clone() };
        for (place, name) in seats.iter_mut().rev().zip(wish.bots) {
            if roster::any_bot(&wish.game, &name, 0).is_none() {
                return Err(Fault::NotFound("bot"));
            }
            *place = Sitter::Bot { name };
        }
        let head = Head {
            game: wish.game,
            options: wish.options,
            seats,
            host: host.id.0.clone(),
            invite: String::new(),
            clock: wish.clock,
            seed,
            starts_when_full: wish.starts_when_full,
            rematch_of: None,
            rematch: None,
            muted: Vec::new(),
            outcome: None,
            resigned: Vec::new(),
            ratings: Vec::new(),
        };
        let id = self.lay(head, wish.listed).await?;
        self.ask(&id, |reply| Command::Info(Some(host.id.clone()), reply)).await
    }

    /// Lays a table: with a secret invitation and dice of its own.
    ///
    /// # Errors
    /// The store objects.
    pub(crate) async fn lay(&self, head: Head, listed: bool) -> Result<TableId, Fault> {
        let head = Head { invite: secrets::id(), seed: self.next_seed(), ..head };
        let now_ms = self.0.around.now.ms();
        let id = TableId(secrets::id());
        let row = TableRow {
            id: id.clone(),
            game: head.game.clone(),
            status: Status::Open,
            listed,
            people: head.people(),
            head: serde_json::to_string(&head).map_err(|_| Fault::Store)?,
            version: 0,
            created_ms: now_ms,
            updated_ms: now_ms,
        };
        self.0.around.store.create_table(row).await?;
        Ok(id)
    }

    /// Sits somebody down at the first open table of this kind, or makes one; it starts when it is full.
    ///
    /// # Errors
    /// There is no such game, or it is not for so many.
    pub async fn quick_match(&self, person: &PersonRow, game: String, seats: u8) -> Result<TableTold, Fault> {
        let query = TableQuery {
            game: Some(game.clone()),
            status: Some(Status::Open),
            most: QUICK_MATCHES,
            ..<_>::default()
        };
        for row in self.tables(query).await? {
            let Ok(head) = serde_json::from_str::<Head>(&row.head) else { continue };
            let fits = head.starts_when_full && head.seats.len() == usize::from(seats);
            if !fits || head.seat_of(&person.id).is_some() {
                continue;
            }
            // Somebody else may be faster; then the next table is tried.
            let sat =
                self.ask(&row.id, |reply| Command::Sit(Box::new(person.clone()), None, None, reply)).await;
            if sat.is_ok() {
                return self.ask(&row.id, |reply| Command::Info(Some(person.id.clone()), reply)).await;
            }
        }
        let wish = NewTable {
            game,
            options: no_options(),
            seats,
            bots: Vec::new(),
            listed: true,
            clock: QUICK_CLOCK,
            starts_when_full: true,
        };
        self.create(person, wish).await
    }

    fn next_seed(&self) -> Seed {
        match &self.0.seed_series {
            Some(series) => series.nth(self.0.tables_made.fetch_add(1, Ordering::Relaxed)),
            None => secrets::seed(),
        }
    }

    /// Tables that fit a query.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn tables(&self, query: TableQuery) -> Result<Vec<TableRow>, Fault> {
        Ok(self.0.around.store.tables(query).await?)
    }

    /// The best players of a game.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn best(&self, game: &str, most: u64) -> Result<Vec<RatingRow>, Fault> {
        Ok(self.0.around.store.best(game, most).await?)
    }

    /// How well somebody plays a game.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn rating(&self, game: &str, person: &PersonId) -> Result<Option<RatingRow>, Fault> {
        Ok(self.0.around.store.rating(game, person).await?)
    }

    /// Forgets somebody: first every table, then the store.
    ///
    /// # Errors
    /// The store objects.
    pub async fn forget(&self, person: &PersonId) -> Result<(), Fault> {
        let query = TableQuery { person: Some(person.clone()), ..TableQuery::all() };
        for table in self.tables(query).await? {
            self.ask(&table.id, |reply| Command::Forget(person.clone(), reply)).await?;
        }
        self.0.people.forget(person).await
    }

    /// What one viewer has seen of a table from its beginning.
    ///
    /// # Errors
    /// It is not for these eyes, or the log is broken.
    pub async fn history(
        &self,
        id: &TableId,
        person: Option<PersonId>,
        seat: Option<Seat>,
    ) -> Result<Vec<Box<RawValue>>, Fault> {
        let past = self.ask(id, |reply| Command::Past(person, seat, reply)).await?;
        let log = self.0.around.store.log(id, 0).await?;
        // A long table is a lot of work; the async threads have better things to do.
        tokio::task::spawn_blocking(move || past.tell(&log)).await.map_err(|_| Fault::Store)?
    }

    /// What the strongest bot would do in somebody's place.
    ///
    /// # Errors
    /// They hold no decision.
    pub async fn hint(&self, id: &TableId, person: PersonId) -> Result<Value, Fault> {
        let Riddle { table, seat, bot } = self.ask(id, |reply| Command::Ponder(person, reply)).await?;
        let thought = self.0.around.thinking.think(table, bot, seat, Patience::endless()).await;
        thought.and_then(|thought| thought.action).ok_or(Fault::NotNow("you hold no decision"))
    }

    /// Asks a table and waits for its answer.
    ///
    /// # Errors
    /// Whatever the table answers, or that the server is closing.
    pub async fn ask<T>(&self, id: &TableId, question: impl FnOnce(Reply<T>) -> Command) -> Result<T, Fault> {
        // Ids are our own letters; whatever else a client names never reaches the store.
        if !id.0.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
            return Err(Fault::NotFound("table"));
        }
        let (reply, answer) = oneshot::channel();
        self.mailbox(id).send(Box::new(question(reply))).await.map_err(|_| Fault::Closing)?;
        answer.await.map_err(|_| Fault::Closing)?
    }

    /// Passes a message on without waiting.
    pub fn forward(&self, id: &TableId, command: Command) {
        let mailbox = self.mailbox(id);
        tokio::spawn(async move { mailbox.send(Box::new(command)).await });
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
        mut messages: mpsc::Receiver<Box<Command>>,
    ) {
        let began = Instant::now();
        // A future is as large as the largest thing it ever waits for. These live long and mostly wait, so what is done
        // once or seldom is put aside.
        match Box::pin(Actor::wake(id.clone(), self.0.around.clone(), self.clone(), mailbox)).await {
            Ok(actor) => {
                let metrics = &self.0.around.metrics;
                metrics.wake_time.observe(began.elapsed().as_secs_f64());
                let _awake = Held::new(&metrics.tables_awake);
                Box::new(actor).live(messages, generation).await;
            }
            Err(fault) => {
                self.retire(&id, generation, None);
                messages.close();
                while let Some(command) = messages.recv().await {
                    decline(*command, &fault);
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
                hall.forward(&table, Command::Nudge);
            });
            alarms.insert(id.clone(), alarm.abort_handle());
        }
    }

    /// How many tables are awake.
    pub fn awake(&self) -> usize {
        self.0.awake.lock().unwrap_or_else(PoisonError::into_inner).len()
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

/// Now and then forgets what was left behind, until the server closes.
async fn sweep(around: Arc<Surroundings>, keep_open: Duration, keep_guests: Duration) {
    let mut closing = around.closing.clone();
    let mut rounds = tokio::time::interval(SWEEP_EVERY);
    loop {
        tokio::select! {
            _ = rounds.tick() => {}
            _ = closing.changed() => return,
        }
        let before = |keep: Duration| around.now.ms().saturating_sub(keep.as_millis() as i64);
        if let Err(error) = around.store.sweep(before(keep_open), before(keep_guests)).await {
            tracing::warn!(%error, "what was left behind stays");
        }
    }
}

/// Answers a message to a table that could not be woken.
fn decline(command: Command, fault: &Fault) {
    let fault = fault.clone();
    match command {
        Command::Info(_, reply) => drop(reply.send(Err(fault))),
        Command::Rematch(_, reply) => drop(reply.send(Err(fault))),
        Command::Record(reply) => drop(reply.send(Err(fault))),
        Command::ToAct(reply) => drop(reply.send(Err(fault))),
        Command::Look(_, reply) => drop(reply.send(Err(fault))),
        Command::Text(_, reply) => drop(reply.send(Err(fault))),
        Command::Past(_, _, reply) => drop(reply.send(Err(fault))),
        Command::Ponder(_, reply) => drop(reply.send(Err(fault))),
        Command::Sit(_, _, _, reply)
        | Command::StandUp(_, reply)
        | Command::Place(_, _, _, reply)
        | Command::Start(_, reply)
        | Command::Watch(_, _, reply)
        | Command::Act(_, _, reply)
        | Command::Undo(_, reply)
        | Command::Rewind(_, _, reply)
        | Command::Resign(_, reply)
        | Command::Why(_, _, reply)
        | Command::Mute(_, _, _, reply)
        | Command::Forget(_, reply)
        | Command::Chat(_, _, reply) => drop(reply.send(Err(fault))),
        Command::Unwatch(_) | Command::Thought(..) | Command::Nudge => {}
    }
}
