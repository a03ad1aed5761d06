//! How people get on with each other: who has blocked whom, what was complained of, who looks after it, and what somebody may not
//! do. What is not allowed is known by heart, since it is asked for with every request; the rest is asked of the store.

use crate::clock::Now;
use crate::error::{Fault, TableFault};
use crate::secrets;
use crossroads_store::{
    ModerationRow, PersonId, ReportRow, Result as Stored, SanctionKind, SanctionRow, Store, TableId,
};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The longest reason that can be given, in characters.
const LONGEST_REASON: usize = 500;
/// How many people somebody can have blocked.
const MOST_BLOCKED: usize = 500;
/// How much of what was said at a table is kept with a report.
const SAID: u64 = 50;
/// How many reports and deeds a moderator is shown.
const SHOWN: u64 = 200;
/// The longest time that is not for ever, in hours: ten years.
const LONGEST_HOURS: u32 = 87_600;

/// Who may do what, and who looks after it.
#[derive(Clone)]
pub struct Manners(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    now: Now,
    moderators: HashMap<PersonId, String>,
    /// Names of moderators by which nobody signs in.
    strangers: Vec<String>,
    sanctions: Mutex<HashMap<(PersonId, SanctionKind), SanctionRow>>,
}

/// Something that was said, as a report keeps it. Names are looked up when somebody reads it, so that whoever is forgotten is
/// forgotten here too.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Said {
    /// When.
    pub at_ms: i64,
    /// By whom.
    pub person: String,
    /// What.
    pub text: String,
}

/// For how long somebody may not do something, and why.
#[derive(Clone, Debug)]
pub struct Sentence {
    /// What.
    pub kind: SanctionKind,
    /// For how many hours; for ever if nothing is said.
    pub hours: Option<u32>,
    /// Why.
    pub reason: String,
}

impl Manners {
    /// What is known of people's conduct, with the moderators of these names. A name by which nobody signs in is nobody's:
    /// whoever takes it later must not become a moderator by it.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn open(store: Arc<dyn Store>, names: &[String]) -> Stored<Manners> {
        let (mut moderators, mut strangers) = (HashMap::new(), Vec::new());
        for name in names {
            match store.person_by_login(name.trim()).await? {
                Some(person) => drop(moderators.insert(person.id, person.name)),
                None => strangers.push(name.clone()),
            }
        }
        for name in &strangers {
            tracing::warn!(?name, "nobody signs in by the name of a moderator");
        }
        let rows = store.sanctions().await?;
        let sanctions = rows.into_iter().map(|row| ((row.person.clone(), row.kind), row)).collect();
        let (now, sanctions) = (Now::new(), Mutex::new(sanctions));
        Ok(Manners(Arc::new(Inner { store, now, moderators, strangers, sanctions })))
    }

    /// Where people rest too: everybody who knows of manners knows of it.
    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    /// The names of the moderators, and those by which nobody signs in.
    pub fn moderators(&self) -> (Vec<&str>, &[String]) {
        let mut names: Vec<&str> = self.0.moderators.values().map(String::as_str).collect();
        names.sort_unstable();
        (names, &self.0.strangers)
    }

    /// Whether somebody looks after manners.
    pub fn moderates(&self, person: &PersonId) -> bool {
        self.0.moderators.contains_key(person)
    }

    /// What somebody may not do now, if anything of this kind.
    fn sanction(&self, person: &PersonId, kind: SanctionKind) -> Option<SanctionRow> {
        let sanctions = self.0.sanctions.lock().unwrap_or_else(PoisonError::into_inner);
        let row = sanctions.get(&(person.clone(), kind))?;
        row.until_ms.is_none_or(|until_ms| until_ms > self.0.now.ms()).then(|| row.clone())
    }

    /// Somebody wants to come in.
    ///
    /// # Errors
    /// A moderator has barred them.
    pub fn must_be_welcome(&self, person: &PersonId) -> Result<(), Fault> {
        match self.sanction(person, SanctionKind::Ban) {
            Some(SanctionRow { until_ms, reason, .. }) => Err(Fault::Banned { until_ms, reason }),
            None => Ok(()),
        }
    }

    /// Somebody wants to say something.
    ///
    /// # Errors
    /// A moderator has silenced them.
    pub fn must_be_free_to_speak(&self, person: &PersonId) -> Result<(), Fault> {
        match self.sanction(person, SanctionKind::Mute) {
            Some(_) => Err(TableFault::Forbidden("a moderator has silenced you").into()),
            None => Ok(()),
        }
    }

    /// Whom somebody has blocked.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn blocked_by(&self, person: &PersonId) -> Result<Vec<String>, Fault> {
        Ok(self.0.store.blocked_by(person).await?.into_iter().map(|person| person.0).collect())
    }

    /// Somebody does not want to hear of another from now on, or does again.
    ///
    /// # Errors
    /// It is themselves, or they have blocked very many.
    pub async fn block(&self, person: &PersonId, other: &PersonId, blocked: bool) -> Result<(), Fault> {
        if person == other {
            return Err(TableFault::NotNow("nobody blocks themselves").into());
        }
        if blocked && self.0.store.blocked_by(person).await?.len() >= MOST_BLOCKED {
            return Err(TableFault::TooMany.into());
        }
        Ok(self.0.store.block(person, other, blocked.then(|| self.0.now.ms())).await?)
    }

    /// Somebody complains of another. What was said last at the table is kept with it.
    ///
    /// # Errors
    /// The reason is no good, it is themselves, or there is no such table.
    pub async fn complain(
        &self,
        reporter: &PersonId,
        about: &PersonId,
        table: Option<TableId>,
        reason: &str,
    ) -> Result<(), Fault> {
        if reporter == about {
            return Err(TableFault::NotNow("nobody reports themselves").into());
        }
        let reason = checked(reason)?;
        let said = match &table {
            Some(table) => {
                if table.0.contains('\0') || self.0.store.table(table).await?.is_none() {
                    return Err(TableFault::NotFound("table").into());
                }
                self.0.store.chat(table, SAID).await?
            }
            None => Vec::new(),
        };
        let said =
            said.into_iter().map(|line| Said { at_ms: line.at_ms, person: line.person.0, text: line.text });
        let report = ReportRow {
            id: secrets::id(),
            at_ms: self.0.now.ms(),
            reporter: reporter.clone(),
            about: about.clone(),
            table,
            reason,
            said: serde_json::to_string(&said.collect::<Vec<_>>()).map_err(|_| Fault::Store)?,
            closed: None,
        };
        tracing::info!(report = %report.id, by = %reporter, %about, "somebody was reported");
        Ok(self.0.store.put_report(report).await?)
    }

    /// What somebody has complained of.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn reports_of(&self, person: &PersonId) -> Result<Vec<ReportRow>, Fault> {
        Ok(self.0.store.reports_of(person).await?)
    }

    /// What there is for moderators to see: reports, what people may not do now, and what was done.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn overview(&self) -> Result<(Vec<ReportRow>, Vec<SanctionRow>, Vec<ModerationRow>), Fault> {
        let now_ms = self.0.now.ms();
        let mut sanctions = self.0.store.sanctions().await?;
        sanctions.retain(|row| row.until_ms.is_none_or(|until_ms| until_ms > now_ms));
        Ok((self.0.store.reports(SHOWN).await?, sanctions, self.0.store.moderation(SHOWN).await?))
    }

    /// A moderator is done with a report.
    ///
    /// # Errors
    /// There is no such report, or it is closed.
    pub async fn close(&self, moderator: &PersonId, report: &str, reason: &str) -> Result<(), Fault> {
        let reason = checked(reason)?;
        if report.contains('\0') {
            return Err(TableFault::NotFound("report").into());
        }
        let row = self.0.store.report(report).await?.ok_or(TableFault::NotFound("report"))?;
        if row.closed.is_some() {
            return Err(TableFault::NotNow("the report is closed").into());
        }
        let about = row.about.clone();
        let closed = Some((self.0.now.ms(), moderator.clone()));
        self.0.store.put_report(ReportRow { closed, ..row }).await?;
        self.note(moderator, "close", about, reason, None).await
    }

    /// A moderator takes something from somebody.
    ///
    /// # Errors
    /// It is a moderator, or the reason or the time is no good.
    pub async fn sentence(
        &self,
        moderator: &PersonId,
        person: &PersonId,
        sentence: Sentence,
    ) -> Result<(), Fault> {
        let Sentence { kind, hours, reason } = sentence;
        let reason = checked(&reason)?;
        if self.moderates(person) {
            return Err(TableFault::NotNow("moderators do not judge moderators").into());
        }
        if hours.is_some_and(|hours| !(1..=LONGEST_HOURS).contains(&hours)) {
            return Err(TableFault::NotAcceptable("a time has 1 to 87600 hours").into());
        }
        let at_ms = self.0.now.ms();
        let until_ms = hours.map(|hours| at_ms.saturating_add(i64::from(hours) * 3_600_000));
        let row = SanctionRow { person: person.clone(), kind, until_ms, reason: reason.clone(), at_ms };
        self.0.store.put_sanction(row.clone()).await?;
        let key = (person.clone(), kind);
        self.0.sanctions.lock().unwrap_or_else(PoisonError::into_inner).insert(key, row);
        self.note(moderator, kind.word(), person.clone(), reason, until_ms).await
    }

    /// A moderator gives it back.
    ///
    /// # Errors
    /// Nothing was taken, or the reason is no good.
    pub async fn pardon(
        &self,
        moderator: &PersonId,
        person: &PersonId,
        kind: SanctionKind,
        reason: &str,
    ) -> Result<(), Fault> {
        let reason = checked(reason)?;
        if self.sanction(person, kind).is_none() {
            return Err(TableFault::NotNow("nothing was taken from them").into());
        }
        self.0.store.lift_sanction(person, kind).await?;
        let key = (person.clone(), kind);
        self.0.sanctions.lock().unwrap_or_else(PoisonError::into_inner).remove(&key);
        let deed = match kind {
            SanctionKind::Mute => "unmute",
            SanctionKind::Ban => "unban",
        };
        self.note(moderator, deed, person.clone(), reason, None).await
    }

    async fn note(
        &self,
        moderator: &PersonId,
        deed: &str,
        about: PersonId,
        reason: String,
        until_ms: Option<i64>,
    ) -> Result<(), Fault> {
        tracing::info!(by = %moderator, deed, %about, "a moderator did something");
        let (id, at_ms) = (secrets::id(), self.0.now.ms());
        let (moderator, deed) = (moderator.clone(), deed.to_owned());
        let row = ModerationRow { id, at_ms, moderator, deed, about, reason, until_ms };
        Ok(self.0.store.note_moderation(row).await?)
    }
}

/// A reason as it is kept.
fn checked(reason: &str) -> Result<String, Fault> {
    let reason = reason.trim();
    if reason.is_empty() || reason.chars().count() > LONGEST_REASON || reason.contains('\0') {
        return Err(TableFault::NotAcceptable("a reason has 1 to 500 characters").into());
    }
    Ok(reason.to_owned())
}
