//! How people get on with each other, in the store of several machines.

use super::Postgres;
use crate::conduct::{self as sql, Conduct, ModerationRow, ReportColumns};
use crate::sql::signed;
use crate::{PersonId, ReportRow, Result, SanctionKind, SanctionRow};
use async_trait::async_trait;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

fn person(row: &Row) -> Result<PersonId> {
    Ok(PersonId(row.try_get(0)?))
}

fn report(row: &Row) -> Result<ReportRow> {
    let columns = ReportColumns {
        id: row.try_get(0)?,
        at_ms: row.try_get(1)?,
        reporter: row.try_get(2)?,
        about: row.try_get(3)?,
        table: row.try_get(4)?,
        reason: row.try_get(5)?,
        said: row.try_get(6)?,
        closed_ms: row.try_get(7)?,
        closed_by: row.try_get(8)?,
    };
    Ok(columns.into())
}

fn sanction(row: &Row) -> Result<SanctionRow> {
    Ok(SanctionRow {
        person: PersonId(row.try_get(0)?),
        kind: row.try_get::<_, &str>(1)?.parse()?,
        until_ms: row.try_get(2)?,
        reason: row.try_get(3)?,
        at_ms: row.try_get(4)?,
    })
}

fn moderation(row: &Row) -> Result<ModerationRow> {
    Ok(ModerationRow {
        id: row.try_get(0)?,
        at_ms: row.try_get(1)?,
        moderator: PersonId(row.try_get(2)?),
        deed: row.try_get(3)?,
        about: PersonId(row.try_get(4)?),
        reason: row.try_get(5)?,
        until_ms: row.try_get(6)?,
    })
}

#[async_trait]
impl Conduct for Postgres {
    async fn block(&self, person: &PersonId, other: &PersonId, since_ms: Option<i64>) -> Result<()> {
        let done = match since_ms {
            Some(since_ms) => self.run(sql::BLOCK, &[&person.0, &other.0, &since_ms]).await,
            None => self.run(sql::UNBLOCK, &[&person.0, &other.0]).await,
        };
        done.map(drop)
    }

    async fn blocked_by(&self, who: &PersonId) -> Result<Vec<PersonId>> {
        self.all(sql::BLOCKED_BY, &[&who.0], person).await
    }

    async fn who_blocked(&self, whom: &PersonId) -> Result<Vec<PersonId>> {
        self.all(sql::WHO_BLOCKED, &[&whom.0], person).await
    }

    async fn put_report(&self, report: ReportRow) -> Result<()> {
        let (closed_ms, closed_by) = report.closed.unzip();
        let (table, closed_by) = (report.table.map(|table| table.0), closed_by.map(|person| person.0));
        let row: [&(dyn ToSql + Sync); 9] = [
            &report.id,
            &report.at_ms,
            &report.reporter.0,
            &report.about.0,
            &table,
            &report.reason,
            &report.said,
            &closed_ms,
            &closed_by,
        ];
        self.run(sql::PUT_REPORT, &row).await.map(drop)
    }

    async fn report(&self, id: &str) -> Result<Option<ReportRow>> {
        self.one(&sql::report_by_id(), &[&id], report).await
    }

    async fn reports(&self, most: u64) -> Result<Vec<ReportRow>> {
        self.all(&sql::reports(), &[&signed(most)], report).await
    }

    async fn reports_of(&self, reporter: &PersonId) -> Result<Vec<ReportRow>> {
        self.all(&sql::reports_of(), &[&reporter.0], report).await
    }

    async fn put_sanction(&self, sanction: SanctionRow) -> Result<()> {
        let SanctionRow { person, kind, until_ms, reason, at_ms } = sanction;
        self.run(sql::PUT_SANCTION, &[&person.0, &kind.word(), &until_ms, &reason, &at_ms]).await.map(drop)
    }

    async fn lift_sanction(&self, person: &PersonId, kind: SanctionKind) -> Result<()> {
        self.run(sql::LIFT_SANCTION, &[&person.0, &kind.word()]).await.map(drop)
    }

    async fn sanctions(&self) -> Result<Vec<SanctionRow>> {
        self.all(sql::SANCTIONS, &[], sanction).await
    }

    async fn note_moderation(&self, deed: ModerationRow) -> Result<()> {
        let ModerationRow { id, at_ms, moderator, deed, about, reason, until_ms } = deed;
        let row: [&(dyn ToSql + Sync); 7] = [&id, &at_ms, &moderator.0, &deed, &about.0, &reason, &until_ms];
        self.run(sql::NOTE_MODERATION, &row).await.map(drop)
    }

    async fn moderation(&self, most: u64) -> Result<Vec<ModerationRow>> {
        self.all(sql::MODERATION, &[&signed(most)], moderation).await
    }
}
