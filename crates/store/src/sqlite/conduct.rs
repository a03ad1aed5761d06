//! How people get on with each other, in the store of one machine.

use super::{Sqlite, all, one, run};
use crate::conduct::{self as sql, Conduct, ModerationRow, ReportColumns};
use crate::sql::signed;
use crate::{PersonId, ReportRow, Result, SanctionKind, SanctionRow};
use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

fn person(row: &Row<'_>) -> Result<PersonId> {
    Ok(PersonId(row.get(0)?))
}

fn report(row: &Row<'_>) -> Result<ReportRow> {
    let columns = ReportColumns {
        id: row.get(0)?,
        at_ms: row.get(1)?,
        reporter: row.get(2)?,
        about: row.get(3)?,
        table: row.get(4)?,
        reason: row.get(5)?,
        said: row.get(6)?,
        closed_ms: row.get(7)?,
        closed_by: row.get(8)?,
    };
    Ok(columns.into())
}

fn sanction(row: &Row<'_>) -> Result<SanctionRow> {
    Ok(SanctionRow {
        person: PersonId(row.get(0)?),
        kind: row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?.parse()?,
        until_ms: row.get(2)?,
        reason: row.get(3)?,
        at_ms: row.get(4)?,
    })
}

fn moderation(row: &Row<'_>) -> Result<ModerationRow> {
    Ok(ModerationRow {
        id: row.get(0)?,
        at_ms: row.get(1)?,
        moderator: PersonId(row.get(2)?),
        deed: row.get(3)?,
        about: PersonId(row.get(4)?),
        reason: row.get(5)?,
        until_ms: row.get(6)?,
    })
}

#[async_trait]
impl Conduct for Sqlite {
    async fn block(&self, person: &PersonId, other: &PersonId, since_ms: Option<i64>) -> Result<()> {
        let (person, other) = (person.0.clone(), other.0.clone());
        self.write(move |connection| match since_ms {
            Some(since_ms) => run(connection, sql::BLOCK, params![person, other, since_ms]).map(drop),
            None => run(connection, sql::UNBLOCK, params![person, other]).map(drop),
        })
        .await
    }

    async fn blocked_by(&self, who: &PersonId) -> Result<Vec<PersonId>> {
        let who = who.0.clone();
        self.readers.ask(move |connection| all(connection, sql::BLOCKED_BY, [who], person)).await
    }

    async fn who_blocked(&self, whom: &PersonId) -> Result<Vec<PersonId>> {
        let whom = whom.0.clone();
        self.readers.ask(move |connection| all(connection, sql::WHO_BLOCKED, [whom], person)).await
    }

    async fn put_report(&self, report: ReportRow) -> Result<()> {
        self.write(move |connection| {
            let (closed_ms, closed_by) = report.closed.unzip();
            let row = params![
                report.id,
                report.at_ms,
                report.reporter.0,
                report.about.0,
                report.table.map(|table| table.0),
                report.reason,
                report.said,
                closed_ms,
                closed_by.map(|person| person.0),
            ];
            run(connection, sql::PUT_REPORT, row).map(drop)
        })
        .await
    }

    async fn report(&self, id: &str) -> Result<Option<ReportRow>> {
        let id = id.to_owned();
        let read = move |connection: &Connection| one(connection, &sql::report_by_id(), [id], report);
        self.readers.ask(read).await
    }

    async fn reports(&self, most: u64) -> Result<Vec<ReportRow>> {
        let read = move |connection: &Connection| all(connection, &sql::reports(), [signed(most)], report);
        self.readers.ask(read).await
    }

    async fn reports_of(&self, reporter: &PersonId) -> Result<Vec<ReportRow>> {
        let reporter = reporter.0.clone();
        let read = move |connection: &Connection| all(connection, &sql::reports_of(), [reporter], report);
        self.readers.ask(read).await
    }

    async fn put_sanction(&self, sanction: SanctionRow) -> Result<()> {
        self.write(move |connection| {
            let SanctionRow { person, kind, until_ms, reason, at_ms } = sanction;
            let row = params![person.0, kind.word(), until_ms, reason, at_ms];
            run(connection, sql::PUT_SANCTION, row).map(drop)
        })
        .await
    }

    async fn lift_sanction(&self, person: &PersonId, kind: SanctionKind) -> Result<()> {
        let person = person.0.clone();
        let lift =
            move |connection: &Connection| run(connection, sql::LIFT_SANCTION, [&*person, kind.word()]);
        self.write(move |connection| lift(connection).map(drop)).await
    }

    async fn sanctions(&self) -> Result<Vec<SanctionRow>> {
        self.readers.ask(move |connection| all(connection, sql::SANCTIONS, [], sanction)).await
    }

    async fn note_moderation(&self, deed: ModerationRow) -> Result<()> {
        self.write(move |connection| {
            let ModerationRow { id, at_ms, moderator, deed, about, reason, until_ms } = deed;
            let row = params![id, at_ms, moderator.0, deed, about.0, reason, until_ms];
            run(connection, sql::NOTE_MODERATION, row).map(drop)
        })
        .await
    }

    async fn moderation(&self, most: u64) -> Result<Vec<ModerationRow>> {
        self.readers.ask(move |connection| all(connection, sql::MODERATION, [signed(most)], moderation)).await
    }
}
