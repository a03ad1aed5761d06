//! How people get on with each other: who has blocked whom, what was complained of, and what was done about it.

use crate::{PersonId, ReportRow, Result, SanctionKind, SanctionRow, TableId};
use async_trait::async_trait;

/// Where it is kept how people get on with each other. The promises are those of [`Store`](crate::Store).
///
/// # Errors
///
/// Each method may fail because the database cannot be reached or the store is closed.
#[async_trait]
pub trait Conduct: Send + Sync + 'static {
    /// One person has blocked another from now on, or no more.
    async fn block(&self, person: &PersonId, other: &PersonId, since_ms: Option<i64>) -> Result<()>;
    /// Whom a person has blocked, the first first.
    async fn blocked_by(&self, person: &PersonId) -> Result<Vec<PersonId>>;
    /// Who has blocked a person.
    async fn who_blocked(&self, person: &PersonId) -> Result<Vec<PersonId>>;

    /// Writes a report, new or changed.
    async fn put_report(&self, report: ReportRow) -> Result<()>;
    /// The report with this id.
    async fn report(&self, id: &str) -> Result<Option<ReportRow>>;
    /// Reports: those that are open first, and then the newest first.
    async fn reports(&self, most: u64) -> Result<Vec<ReportRow>>;
    /// What a person has reported, the newest first.
    async fn reports_of(&self, reporter: &PersonId) -> Result<Vec<ReportRow>>;

    /// Writes what somebody may not do, new or changed.
    async fn put_sanction(&self, sanction: SanctionRow) -> Result<()>;
    /// Somebody may do this again.
    async fn lift_sanction(&self, person: &PersonId, kind: SanctionKind) -> Result<()>;
    /// What people may not do, the newest first; also what is over by now.
    async fn sanctions(&self) -> Result<Vec<SanctionRow>>;

    /// Notes what a moderator has done.
    async fn note_moderation(&self, deed: ModerationRow) -> Result<()>;
    /// What moderators have done last, the newest first.
    async fn moderation(&self, most: u64) -> Result<Vec<ModerationRow>>;
}

/// Something that a moderator has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModerationRow {
    /// Which deed.
    pub id: String,
    /// When.
    pub at_ms: i64,
    /// Who; the empty id is somebody who has been forgotten.
    pub moderator: PersonId,
    /// What, in the server's own words.
    pub deed: String,
    /// To whom; the empty id is somebody who has been forgotten.
    pub about: PersonId,
    /// Why.
    pub reason: String,
    /// Until when; for ever, or not for a time, if nothing is said.
    pub until_ms: Option<i64>,
}

pub(crate) const BLOCK: &str = "INSERT INTO blocks (person, blocked, since_ms) VALUES ($1, $2, $3) \
    ON CONFLICT (person, blocked) DO NOTHING";
pub(crate) const UNBLOCK: &str = "DELETE FROM blocks WHERE person = $1 AND blocked = $2";
pub(crate) const BLOCKED_BY: &str = "SELECT blocked FROM blocks WHERE person = $1 ORDER BY since_ms, blocked";
pub(crate) const WHO_BLOCKED: &str = "SELECT person FROM blocks WHERE blocked = $1 ORDER BY person";

const REPORT_COLUMNS: &str = "id, at_ms, reporter, about, table_id, reason, said, closed_ms, closed_by";
pub(crate) const PUT_REPORT: &str = "INSERT INTO reports \
    (id, at_ms, reporter, about, table_id, reason, said, closed_ms, closed_by) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE SET \
    closed_ms = excluded.closed_ms, closed_by = excluded.closed_by";

pub(crate) fn report_by_id() -> String {
    format!("SELECT {REPORT_COLUMNS} FROM reports WHERE id = $1")
}

pub(crate) fn reports() -> String {
    format!("SELECT {REPORT_COLUMNS} FROM reports ORDER BY (closed_ms IS NULL) DESC, at_ms DESC, id LIMIT $1")
}

pub(crate) fn reports_of() -> String {
    format!("SELECT {REPORT_COLUMNS} FROM reports WHERE reporter = $1 ORDER BY at_ms DESC, id")
}

pub(crate) const PUT_SANCTION: &str = "INSERT INTO sanctions (person, kind, until_ms, reason, at_ms) \
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, kind) DO UPDATE SET until_ms = excluded.until_ms, \
    reason = excluded.reason, at_ms = excluded.at_ms";
pub(crate) const LIFT_SANCTION: &str = "DELETE FROM sanctions WHERE person = $1 AND kind = $2";
pub(crate) const SANCTIONS: &str =
    "SELECT person, kind, until_ms, reason, at_ms FROM sanctions ORDER BY at_ms DESC, person, kind";

pub(crate) const NOTE_MODERATION: &str = "INSERT INTO moderation \
    (id, at_ms, moderator, deed, about, reason, until_ms) VALUES ($1, $2, $3, $4, $5, $6, $7)";
pub(crate) const MODERATION: &str = "SELECT id, at_ms, moderator, deed, about, reason, until_ms \
    FROM moderation ORDER BY at_ms DESC, id LIMIT $1";

/// What goes with a person who is forgotten. What others reported stays, with what others said.
pub(crate) const FORGET: [&str; 8] = [
    "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
    "DELETE FROM reports WHERE about = $1",
    "UPDATE reports SET reporter = '' WHERE reporter = $1",
    "UPDATE reports SET closed_by = '' WHERE closed_by = $1",
    "UPDATE reports SET said = replace(said, $1, '') WHERE said LIKE '%' || $1 || '%'",
    "DELETE FROM sanctions WHERE person = $1",
    "UPDATE moderation SET moderator = '' WHERE moderator = $1",
    "UPDATE moderation SET about = '' WHERE about = $1",
];

/// What a report is made of.
pub(crate) struct ReportColumns {
    pub id: String,
    pub at_ms: i64,
    pub reporter: String,
    pub about: String,
    pub table: Option<String>,
    pub reason: String,
    pub said: String,
    pub closed_ms: Option<i64>,
    pub closed_by: Option<String>,
}

impl From<ReportColumns> for ReportRow {
    fn from(row: ReportColumns) -> ReportRow {
        ReportRow {
            id: row.id,
            at_ms: row.at_ms,
            reporter: PersonId(row.reporter),
            about: PersonId(row.about),
            table: row.table.map(TableId),
            reason: row.reason,
            said: row.said,
            closed: row.closed_ms.zip(row.closed_by.map(PersonId)),
        }
    }
}
