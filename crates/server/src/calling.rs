//! How people are called back to a table that waits for them: a message to their browsers, an e-mail. Both only to who has asked
//! for it, at tables by days, once a turn, and not while they look on ([`minds`]).
//!
//! A call is a courtesy and no part of the game: a table never waits for it. Calls are bounded in number, in time and in
//! tries, and for each person one is spoken at a time, so that nobody's slow push service holds up other people's calls. Who looks before a call has arrived is not called any more. What a server had not sent when it was
//! stopped is lost.

pub mod addresses;
pub mod line;
pub mod mail;
pub mod minds;
mod pushing;
pub mod seal;
pub mod vapid;
pub mod words;

use crate::clock::Now;
use crate::error::{Fault, StartError, TableFault};
use crate::keys::Keys;
use crate::metrics::Metrics;
use crate::outlet::Outlet;
use crate::people::SESSION_MS;
use crate::settings::Settings;
use crossroads_room::Room;
use crossroads_store::{MailRow, PersonId, Store, SubscriptionRow, TableId};
use line::Line;
use mail::Mailer;
use minds::Minds;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{Semaphore, watch};
use words::Words;

/// How many calls may be under way, those that wait for another try included; and how many to one person.
const UNDER_WAY: usize = 1024;
const UNDER_WAY_TO_ONE: usize = 25;
/// How many of them may be spoken at the same time.
const AT_ONCE: usize = 64;

/// Whoever calls people back.
#[derive(Clone)]
pub struct Calling(Arc<Inner>);

struct Inner {
    minds: Mutex<Minds>,
    store: Arc<dyn Store>,
    keys: Arc<Keys>,
    now: Now,
    line: Line,
    mailer: Option<Mailer>,
    contact: Option<String>,
    pauses: Vec<Duration>,
    under_way: Arc<Semaphore>,
    places: Semaphore,
    /// Of each person with calls under way: held while one is spoken.
    to_one: Mutex<HashMap<String, Weak<tokio::sync::Mutex<()>>>>,
    metrics: Arc<Metrics>,
    closing: watch::Receiver<bool>,
}

/// What somebody is to be told.
#[derive(Clone, Debug)]
pub struct Call {
    /// Who.
    pub person: PersonId,
    /// Which table waits for them.
    pub table: TableId,
    /// What is played there.
    pub title: &'static str,
    /// With whom.
    pub company: Vec<String>,
    /// Until when, in milliseconds since 1970.
    pub deadline_ms: Option<i64>,
}

/// A call in words.
pub struct Said {
    /// The headline.
    pub title: String,
    /// What else there is to say.
    pub body: String,
}

impl Call {
    /// The call in somebody's language. It says nothing that a stranger could not see in the list of tables.
    pub fn said(&self, words: &Words, now_ms: i64) -> Said {
        let names = self.company.join(", ");
        let with = (!names.is_empty()).then(|| words.say("call-with", &[("names", names.into())]));
        let left = self.deadline_ms.and_then(|until| words.time_left(left(until, now_ms)));
        Said {
            title: words.say("call-title", &[("game", self.title.into())]),
            body: [with, left].into_iter().flatten().collect::<Vec<_>>().join(" "),
        }
    }
}

fn left(until_ms: i64, now_ms: i64) -> Duration {
    Duration::from_millis(until_ms.saturating_sub(now_ms).max(0) as u64)
}

impl Calling {
    /// Whoever calls people back to the tables of this store.
    ///
    /// # Errors
    /// The settings of e-mail make no sense.
    pub fn open(
        store: Arc<dyn Store>,
        settings: &Settings,
        metrics: Arc<Metrics>,
        closing: watch::Receiver<bool>,
    ) -> Result<Calling, StartError> {
        let keys = settings.keys.clone();
        let mailer = |mail| Mailer::new(mail, keys.clone(), store.clone());
        let mailer = settings.mail.as_ref().map(mailer).transpose()?;
        let named = settings.hosts.first().map(|host| format!("https://{host}"));
        let contact = settings.site.clone().or(named);
        Ok(Calling(Arc::new(Inner {
            minds: Mutex::default(),
            now: Now::new(),
            line: Line::new(settings.push_anywhere),
            mailer,
            contact,
            pauses: settings.call_pauses.clone(),
            under_way: Arc::new(Semaphore::new(UNDER_WAY)),
            places: Semaphore::new(AT_ONCE),
            to_one: Mutex::default(),
            keys,
            store,
            metrics,
            closing,
        })))
    }

    /// A table stands so now. Whoever it begins to wait for is called.
    pub fn note(&self, room: &Room, woken: bool) {
        let (id, players) = (TableId(room.id().to_owned()), room.players());
        let to_call = self.minds().note(&id, &players, room.head().clock.is_by_days(), woken);
        for person in to_call {
            let deadline_ms = players.iter().find(|one| one.person == person).and_then(|one| one.deadline_ms);
            let company = room.company_of(&person);
            let call = Call {
                person: PersonId(person),
                table: id.clone(),
                title: room.game().title,
                company,
                deadline_ms,
            };
            self.begin(call);
        }
    }

    /// Somebody has looked at a table without following it.
    pub fn has_looked(&self, id: &TableId, person: &str) {
        self.minds().has_looked(id, person);
    }

    /// A socket hears from now on which tables wait for its person.
    pub fn listen(&self, person: &str, socket: u64, outlet: Outlet) {
        self.minds().listen(person, socket, outlet);
    }

    /// A socket that listened is closed.
    pub fn leave(&self, person: &str, socket: u64) {
        self.minds().leave(person, socket);
    }

    /// Forgets what is known of tables that are not kept any more.
    pub fn keep_only(&self, running: &HashSet<TableId>) {
        self.minds().keep_only(running);
    }

    /// Whoever writes e-mails, if there is one.
    ///
    /// # Errors
    /// The server writes none.
    pub fn mailer(&self) -> Result<&Mailer, Fault> {
        self.0.mailer.as_ref().ok_or_else(|| TableFault::NotFound("e-mail").into())
    }

    /// What time it is, in milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        self.0.now.ms()
    }

    /// Whether a browser's address at its push service is one that we would speak to.
    ///
    /// # Errors
    /// It is not.
    pub fn check(&self, endpoint: &str) -> Result<(), Fault> {
        let checked = self.0.line.address(endpoint);
        checked.map(drop).map_err(|_| TableFault::NotAcceptable("that is no push service").into())
    }

    /// Where somebody wants to be called.
    ///
    /// # Errors
    /// The store objects.
    pub async fn subscriptions(&self, person: &PersonId) -> Result<Vec<SubscriptionRow>, Fault> {
        let since_ms = self.0.now.ms().saturating_sub(SESSION_MS);
        Ok(self.0.store.subscriptions_of(person, since_ms).await?)
    }

    /// Calls somebody at this browser from now on.
    ///
    /// # Errors
    /// The store objects.
    pub async fn subscribe(&self, subscription: SubscriptionRow) -> Result<(), Fault> {
        Ok(self.0.store.put_subscription(subscription).await?)
    }

    /// And no more.
    ///
    /// # Errors
    /// The store objects.
    pub async fn unsubscribe(&self, session: &[u8]) -> Result<(), Fault> {
        Ok(self.0.store.delete_subscription(session).await?)
    }

    /// Where somebody has been written to, also by a server that does not write e-mails any more.
    ///
    /// # Errors
    /// The store objects.
    pub async fn address_of(&self, person: &PersonId) -> Result<Option<MailRow>, Fault> {
        Ok(self.0.store.mail_of(person).await?)
    }

    /// Forgets where somebody has been written to.
    ///
    /// # Errors
    /// The store objects.
    pub async fn forget_address(&self, person: &PersonId) -> Result<(), Fault> {
        match &self.0.mailer {
            Some(mailer) => mailer.forget(person).await,
            None => Ok(self.0.store.delete_mail(person).await?),
        }
    }

    fn minds(&self) -> MutexGuard<'_, Minds> {
        self.0.minds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(&self, call: Call) {
        let to_one = self.to_one(&call.person.0);
        let place = self.0.under_way.clone().try_acquire_owned();
        let Some(place) = place.ok().filter(|_| Arc::strong_count(&to_one) <= UNDER_WAY_TO_ONE) else {
            self.0.metrics.called("dropped");
            return;
        };
        let calling = self.clone();
        tokio::spawn(async move {
            let _place = place;
            let mut closing = calling.0.closing.clone();
            tokio::select! {
                () = calling.carry_out(&call, &to_one) => {}
                _ = closing.wait_for(|closing| *closing) => {}
            }
        });
    }

    /// What is held while somebody is spoken to.
    fn to_one(&self, person: &str) -> Arc<tokio::sync::Mutex<()>> {
        let mut all = self.0.to_one.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = all.get(person).and_then(Weak::upgrade) {
            return known;
        }
        if all.len() > UNDER_WAY {
            all.retain(|_, known| known.strong_count() > 0);
        }
        let fresh = Arc::default();
        all.insert(person.to_owned(), Arc::downgrade(&fresh));
        fresh
    }

    /// Tells all of somebody's browsers, and writes to them.
    async fn carry_out(&self, call: &Call, to_one: &tokio::sync::Mutex<()>) {
        let subscriptions = match self.subscriptions(&call.person).await {
            Ok(subscriptions) => subscriptions,
            Err(error) => return tracing::warn!(%error, "nobody knows where to call somebody"),
        };
        let pushes = subscriptions.iter().map(|subscription| self.push(call, subscription, to_one));
        futures_util::future::join(futures_util::future::join_all(pushes), self.write(call, to_one)).await;
    }

    async fn write(&self, call: &Call, to_one: &tokio::sync::Mutex<()>) {
        let Some(mailer) = &self.0.mailer else { return };
        let sent = async {
            let Some(person) = self.0.store.person(&call.person).await? else { return Ok(false) };
            let _turn = to_one.lock().await;
            let _place = self.0.places.acquire().await;
            if !self.minds().is_called(&call.table, &call.person.0) {
                return Ok(false);
            }
            mailer.call(call, &person.name, self.0.now.ms()).await
        };
        match sent.await {
            Ok(true) => self.0.metrics.called("written"),
            Ok(false) => {}
            Err::<_, Fault>(_) => self.0.metrics.called("failed"),
        }
    }
}
