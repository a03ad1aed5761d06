//! The store of one machine: a file.
//!
//! One thread writes ([`writer`]), a few connections read ([`readers`]); here is what they write and read.

mod conduct;
mod copies;
mod readers;
mod writer;

pub use copies::{backup, restore};

use crate::sql::{self, signed, unsigned};
use crate::{
    Before, ChatRow, LogRow, MailRow, PersonId, PersonRow, RatingRow, Result, SessionRow, Store, StoreError,
    SubscriptionRow, TableId, TableQuery, TableRow,
};
use async_trait::async_trait;
use readers::Readers;
use rusqlite::{Connection, OpenFlags, Params, Row, TransactionBehavior, ffi, params, params_from_iter};
use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::task;
use writer::{Undone, Writer};

const MIGRATIONS: [&str; 3] = [
    include_str!("../migrations/sqlite/0001.sql"),
    include_str!("../migrations/sqlite/0002.sql"),
    include_str!("../migrations/sqlite/0003.sql"),
];

/// How long to wait for somebody who holds the database from outside, a backup for example.
const BUSY: Duration = Duration::from_secs(10);

/// More than there are statements.
const STATEMENTS: usize = 96;

const SITTING: &str = "SELECT person FROM sitting WHERE table_id = $1";
const SIT: &str = "INSERT INTO sitting (table_id, person) VALUES ($1, $2)";
const STAND_UP: &str = "DELETE FROM sitting WHERE table_id = $1 AND person = $2";
/// The line before; without it there would be a gap.
const LINE_BEFORE: &str = "SELECT 1 FROM log WHERE table_id = $1 AND number = $2 - 1";
const APPEND: &str = "INSERT INTO log (table_id, number, at_ms, line) VALUES ($1, $2, $3, $4)";
const PUT_RATING: &str = "INSERT INTO ratings (game, person, mean, deviation, tables) \
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, person) DO UPDATE SET mean = excluded.mean, \
    deviation = excluded.deviation, tables = excluded.tables";

/// The store of one machine: a file.
///
/// Dropping it waits until everything has been written; [`Store::close`] does so without holding up a thread.
pub struct Sqlite {
    // Readers go first, so that the writer is the last to close and tidies the write-ahead log away.
    readers: Arc<Readers>,
    writer: Arc<Writer>,
}

impl Sqlite {
    /// Opens a database, or makes one in a folder that exists.
    ///
    /// A file of the same name with `.lock` at its end stays beside it; as long as the store is open it is locked.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] if it is open already, here or in another process; [`StoreError::TooNew`] if a newer program
    /// has written it; otherwise what the system or SQLite object to.
    pub fn open(path: &Path) -> Result<Sqlite> {
        // By its true name, so that a link to a database is not a second database.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let lock = lock(&path)?;
        // SQLite gives its other files the permissions of this one.
        let file = owned(File::options().create(true).append(true)).open(&path);
        drop(file.map_err(|source| StoreError::System { path: path.clone(), source })?);
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut connection = Connection::open_with_flags(&path, flags)?;
        prepare(&connection)?;
        let mode: String =
            connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
        if mode != "wal" {
            return Err(StoreError::Unknown(format!("journal mode {mode}")));
        }
        // A commit is answered when it is on the disk; on a Mac that takes a word more.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "fullfsync", true)?;
        connection.pragma_update(None, "checkpoint_fullfsync", true)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // Secrets that are closed now were open once; what is written over is gone.
        connection.pragma_update(None, "secure_delete", true)?;
        // 16 MiB: the fewer checkpoints, the less is written twice.
        connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
        migrate(&mut connection)?;
        let writer = Writer::start(connection, lock)
            .map_err(|source| StoreError::System { path: path.clone(), source })?;
        Ok(Sqlite { readers: Readers::new(path), writer: Arc::new(writer) })
    }

    async fn write(&self, work: impl FnOnce(&Connection) -> Result<()> + Send + 'static) -> Result<()> {
        self.write_undone(Undone::BySavepoint, work).await
    }

    async fn write_undone(
        &self,
        undone: Undone,
        work: impl FnOnce(&Connection) -> Result<()> + Send + 'static,
    ) -> Result<()> {
        self.writer.queue(Box::new(work), undone)?.await.map_err(|_| StoreError::Unanswered)?
    }
}

/// What every connection needs.
fn prepare(connection: &Connection) -> Result<()> {
    connection.busy_timeout(BUSY)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(())
}

/// A file that, where it is new, nobody but its owner may read: secrets are in it.
fn owned(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Two processes must not both believe that they are the one writer. The lock goes with the process, however it ends.
fn lock(database: &Path) -> Result<File> {
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    let path = PathBuf::from(path);
    let system = |source| StoreError::System { path: path.clone(), source };
    let file = owned(File::options().create(true).write(true).truncate(false)).open(&path).map_err(system)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path)),
        Err(TryLockError::Error(source)) => Err(system(source)),
    }
}

/// Brings a database up to the newest version, or leaves it as it is.
fn migrate(connection: &mut Connection) -> Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(sql::SCHEMA_VERSION)?;
    let found = transaction.query_row(sql::FOUND_VERSION, [], |row| row.get(0))?;
    for (version, migration) in sql::due(&MIGRATIONS, found)? {
        transaction.execute_batch(migration)?;
        transaction.execute(sql::PUT_VERSION, [version])?;
    }
    Ok(transaction.commit()?)
}

/// The constraints of our schema speak in our words.
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error().map(|error| error.extended_code) {
            // The one column that is unique without being a key is the login.
            Some(ffi::SQLITE_CONSTRAINT_UNIQUE) => StoreError::NameTaken,
            Some(ffi::SQLITE_CONSTRAINT_PRIMARYKEY) => StoreError::Stale,
            Some(ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => StoreError::Missing,
            _ => StoreError::Sqlite(error),
        }
    }
}

fn run(connection: &Connection, sql: &str, params: impl Params) -> Result<usize> {
    Ok(connection.prepare_cached(sql)?.execute(params)?)
}

fn all<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: fn(&Row<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    connection.prepare_cached(sql)?.query_and_then(params, read)?.collect()
}

fn one<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: fn(&Row<'_>) -> Result<T>,
) -> Result<Option<T>> {
    connection.prepare_cached(sql)?.query_and_then(params, read)?.next().transpose()
}

fn person(row: &Row<'_>) -> Result<PersonRow> {
    Ok(PersonRow {
        id: PersonId(row.get(0)?),
        name: row.get(1)?,
        password: row.get(2)?,
        created_ms: row.get(3)?,
    })
}

fn session(row: &Row<'_>) -> Result<SessionRow> {
    Ok(SessionRow {
        token_hash: row.get(0)?,
        person: PersonId(row.get(1)?),
        kind: row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?.parse()?,
        label: row.get(3)?,
        created_ms: row.get(4)?,
    })
}

/// A table, its people still to be read.
fn table(row: &Row<'_>) -> Result<TableRow> {
    Ok(TableRow {
        id: TableId(row.get(0)?),
        game: row.get(1)?,
        status: row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?.parse()?,
        listed: row.get(3)?,
        people: BTreeSet::new(),
        head: row.get(4)?,
        version: unsigned(row.get(5)?)?,
        created_ms: row.get(6)?,
        updated_ms: row.get(7)?,
    })
}

fn log_line(row: &Row<'_>) -> Result<LogRow> {
    Ok(LogRow { number: unsigned(row.get(0)?)?, at_ms: row.get(1)?, line: row.get(2)? })
}

fn chat_line(row: &Row<'_>) -> Result<ChatRow> {
    Ok(ChatRow {
        number: unsigned(row.get(0)?)?,
        at_ms: row.get(1)?,
        person: PersonId(row.get(2)?),
        text: row.get(3)?,
    })
}

fn rating(row: &Row<'_>) -> Result<RatingRow> {
    Ok(RatingRow {
        game: row.get(0)?,
        person: PersonId(row.get(1)?),
        mean: row.get(2)?,
        deviation: row.get(3)?,
        tables: unsigned(row.get(4)?)?,
    })
}

fn subscription(row: &Row<'_>) -> Result<SubscriptionRow> {
    Ok(SubscriptionRow {
        session: row.get(0)?,
        endpoint: row.get(1)?,
        public_key: row.get(2)?,
        secret: row.get(3)?,
        lang: row.get(4)?,
        created_ms: row.get(5)?,
    })
}

fn mail(row: &Row<'_>) -> Result<MailRow> {
    Ok(MailRow {
        person: PersonId(row.get(0)?),
        address: row.get(1)?,
        lang: row.get(2)?,
        confirmed: row.get(3)?,
        wanted: row.get(4)?,
        day: row.get(5)?,
        sent: unsigned(row.get(6)?)?,
    })
}

fn sitting(connection: &Connection, id: &TableId) -> Result<BTreeSet<PersonId>> {
    let people = all(connection, SITTING, [&id.0], |row| Ok(PersonId(row.get(0)?)))?;
    Ok(people.into_iter().collect())
}

/// Tables as they are at one moment, with the people as they are at the same moment.
fn tables(connection: &Connection, sql: &str, params: impl Params) -> Result<Vec<TableRow>> {
    let moment = connection.unchecked_transaction()?;
    let mut found = all(&moment, sql, params, table)?;
    for table in &mut found {
        table.people = sitting(&moment, &table.id)?;
    }
    Ok(found)
}

/// Writes who sits at a table, and only what has changed: most often nothing.
fn seat(connection: &Connection, table: &TableRow) -> Result<()> {
    let stored = sitting(connection, &table.id)?;
    for person in stored.difference(&table.people) {
        run(connection, STAND_UP, params![table.id.0, person.0])?;
    }
    for person in table.people.difference(&stored) {
        run(connection, SIT, params![table.id.0, person.0])?;
    }
    Ok(())
}

#[async_trait]
impl Store for Sqlite {
    async fn put_person(&self, person: PersonRow) -> Result<()> {
        self.write(move |connection| {
            let login = person.login();
            let row = params![person.id.0, person.name, login, person.password, person.created_ms];
            run(connection, sql::PUT_PERSON, row).map(drop)
        })
        .await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<PersonRow>> {
        let id = id.clone();
        self.readers.ask(move |connection| one(connection, sql::PERSON, [id.0], person)).await
    }

    async fn person_by_login(&self, name: &str) -> Result<Option<PersonRow>> {
        let login = name.to_lowercase();
        self.readers.ask(move |connection| one(connection, sql::PERSON_BY_LOGIN, [login], person)).await
    }

    async fn registered(&self) -> Result<Vec<(PersonId, String)>> {
        let named = |row: &Row<'_>| Ok((PersonId(row.get(0)?), row.get(1)?));
        self.readers.ask(move |connection| all(connection, sql::REGISTERED, [], named)).await
    }

    async fn delete_person(&self, id: &PersonId) -> Result<()> {
        let id = id.clone();
        self.write(move |connection| {
            sql::delete_person().try_for_each(|part| run(connection, part, [&id.0]).map(drop))
        })
        .await
    }

    async fn sweep(&self, before: Before) -> Result<()> {
        self.write(move |connection| {
            run(connection, sql::SWEEP_OPEN, [before.open_ms])?;
            run(connection, sql::SWEEP_RUNNING, [before.running_ms])?;
            run(connection, sql::SWEEP_OVER, [before.over_ms])?;
            run(connection, sql::SWEEP_GUESTS, [before.guests_ms]).map(drop)
        })
        .await
    }

    async fn put_session(&self, session: SessionRow) -> Result<()> {
        self.write(move |connection| {
            let SessionRow { token_hash, person, kind, label, created_ms } = session;
            let row = params![token_hash, person.0, kind.word(), label, created_ms];
            run(connection, sql::PUT_SESSION, row).map(drop)
        })
        .await
    }

    async fn session(&self, token_hash: &[u8]) -> Result<Option<SessionRow>> {
        let token_hash = token_hash.to_owned();
        self.readers.ask(move |connection| one(connection, sql::SESSION, [token_hash], session)).await
    }

    async fn sessions_of(&self, person: &PersonId) -> Result<Vec<SessionRow>> {
        let person = person.clone();
        self.readers.ask(move |connection| all(connection, sql::SESSIONS_OF, [person.0], session)).await
    }

    async fn delete_session(&self, token_hash: &[u8]) -> Result<()> {
        let token_hash = token_hash.to_owned();
        self.write(move |connection| run(connection, sql::DELETE_SESSION, [token_hash]).map(drop)).await
    }

    async fn create_table(&self, table: TableRow) -> Result<()> {
        self.write(move |connection| {
            let row = params![
                table.id.0,
                table.game,
                table.status.word(),
                table.listed,
                table.head,
                signed(table.version),
                table.created_ms,
                table.updated_ms,
            ];
            run(connection, sql::CREATE_TABLE, row)?;
            seat(connection, &table)
        })
        .await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>> {
        let id = id.clone();
        let sql = format!("SELECT {} FROM tables WHERE id = $1", sql::TABLE_COLUMNS);
        self.readers.ask(move |connection| Ok(tables(connection, &sql, [id.0])?.pop())).await
    }

    async fn save_table(&self, table: TableRow) -> Result<()> {
        self.write(move |connection| {
            let row = params![
                table.game,
                table.status.word(),
                table.listed,
                table.head,
                table.created_ms,
                table.updated_ms,
                table.id.0,
                signed(table.version),
            ];
            if run(connection, sql::SAVE_TABLE, row)? == 0 {
                let exists = connection.prepare_cached(sql::TABLE_EXISTS)?.exists([&table.id.0])?;
                return Err(if exists { StoreError::Stale } else { StoreError::Missing });
            }
            seat(connection, &table)
        })
        .await
    }

    async fn tables(&self, query: TableQuery) -> Result<Vec<TableRow>> {
        let most = signed(query.most);
        let (rest, values) = sql::wanted(query);
        let sql = format!("SELECT {} FROM tables{rest}", sql::TABLE_COLUMNS);
        self.readers
            .ask(move |connection| {
                let values = values.into_iter().map(rusqlite::types::Value::from).chain([most.into()]);
                tables(connection, &sql, params_from_iter(values))
            })
            .await
    }

    async fn append(&self, id: &TableId, lines: Vec<LogRow>) -> Result<()> {
        let id = id.clone();
        // Nearly everything that is written is one line of one table.
        let undone = if lines.len() > 1 { Undone::BySavepoint } else { Undone::ByItself };
        self.write_undone(undone, move |connection| {
            let Some(first) = lines.first().map(|line| line.number) else { return Ok(()) };
            // A number that is taken, the key refuses; that there is no gap, the line before shows.
            let follows =
                first == 0 || connection.prepare_cached(LINE_BEFORE)?.exists(params![id.0, signed(first)])?;
            if !follows || !LogRow::follow(first, &lines) {
                return Err(StoreError::Stale);
            }
            let mut append = connection.prepare_cached(APPEND)?;
            for LogRow { number, at_ms, line } in lines {
                append.execute(params![id.0, signed(number), at_ms, line])?;
            }
            Ok(())
        })
        .await
    }

    async fn log(&self, id: &TableId, from: u64) -> Result<Vec<LogRow>> {
        let id = id.clone();
        self.readers
            .ask(move |connection| all(connection, sql::LOG, params![id.0, signed(from)], log_line))
            .await
    }

    async fn add_chat(&self, id: &TableId, line: ChatRow) -> Result<()> {
        let id = id.clone();
        self.write(move |connection| {
            let ChatRow { number, at_ms, person, text } = line;
            let row = params![id.0, signed(number), at_ms, person.0, text];
            run(connection, sql::ADD_CHAT, row).map(drop)
        })
        .await
    }

    async fn said_by(&self, person: &PersonId) -> Result<Vec<(TableId, ChatRow)>> {
        let person = person.clone();
        let line = |row: &Row<'_>| Ok((TableId(row.get(4)?), chat_line(row)?));
        self.readers.ask(move |connection| all(connection, sql::SAID_BY, [person.0], line)).await
    }

    async fn chat(&self, id: &TableId, last: u64) -> Result<Vec<ChatRow>> {
        let id = id.clone();
        let read =
            move |connection: &Connection| all(connection, sql::CHAT, params![id.0, signed(last)], chat_line);
        let mut lines = self.readers.ask(read).await?;
        lines.reverse();
        Ok(lines)
    }

    async fn rating(&self, game: &str, person: &PersonId) -> Result<Option<RatingRow>> {
        let key = [game.to_owned(), person.0.clone()];
        self.readers.ask(move |connection| one(connection, sql::RATING, key, rating)).await
    }

    async fn put_ratings(&self, ratings: Vec<RatingRow>) -> Result<()> {
        self.write(move |connection| {
            let mut put = connection.prepare_cached(PUT_RATING)?;
            for RatingRow { game, person, mean, deviation, tables } in ratings {
                put.execute(params![game, person.0, mean, deviation, signed(tables)])?;
            }
            Ok(())
        })
        .await
    }

    async fn best(&self, game: &str, most: u64) -> Result<Vec<RatingRow>> {
        let game = game.to_owned();
        self.readers
            .ask(move |connection| all(connection, sql::BEST, params![game, signed(most)], rating))
            .await
    }

    async fn clear_ratings(&self, game: &str) -> Result<()> {
        let game = game.to_owned();
        self.write(move |connection| run(connection, sql::CLEAR_RATINGS, [game]).map(drop)).await
    }

    async fn put_subscription(&self, subscription: SubscriptionRow) -> Result<()> {
        self.write(move |connection| {
            let SubscriptionRow { session, endpoint, public_key, secret, lang, created_ms } = subscription;
            run(connection, sql::DELETE_ENDPOINT, params![endpoint, session])?;
            let row = params![session, endpoint, public_key, secret, lang, created_ms];
            run(connection, sql::PUT_SUBSCRIPTION, row)?;
            run(connection, sql::TRIM_SUBSCRIPTIONS, [&session]).map(drop)
        })
        .await
    }

    async fn subscriptions_of(&self, person: &PersonId, since_ms: i64) -> Result<Vec<SubscriptionRow>> {
        let person = person.clone();
        let read = move |connection: &Connection| {
            all(connection, sql::SUBSCRIPTIONS_OF, params![person.0, since_ms], subscription)
        };
        self.readers.ask(read).await
    }

    async fn delete_subscription(&self, session: &[u8]) -> Result<()> {
        let session = session.to_owned();
        self.write(move |connection| run(connection, sql::DELETE_SUBSCRIPTION, [session]).map(drop)).await
    }

    async fn put_mail(&self, mail: MailRow) -> Result<()> {
        self.write(move |connection| {
            let MailRow { person, address, lang, confirmed, wanted, day, sent } = mail;
            let row = params![person.0, address, lang, confirmed, wanted, day, signed(sent)];
            run(connection, sql::PUT_MAIL, row).map(drop)
        })
        .await
    }

    async fn mail_of(&self, person: &PersonId) -> Result<Option<MailRow>> {
        let person = person.clone();
        self.readers.ask(move |connection| one(connection, sql::MAIL_OF, [person.0], mail)).await
    }

    async fn delete_mail(&self, person: &PersonId) -> Result<()> {
        let person = person.clone();
        self.write(move |connection| run(connection, sql::DELETE_MAIL, [person.0]).map(drop)).await
    }

    async fn try_to_write(&self) -> Result<()> {
        self.write(|connection| {
            let last: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
            Ok(connection.pragma_update(None, "user_version", last.wrapping_add(1))?)
        })
        .await
    }

    async fn close(&self) {
        self.readers.close().await;
        let writer = Arc::clone(&self.writer);
        // Without a runtime that could wait for it, the writer ends when it is dropped.
        let _ = task::spawn_blocking(move || writer.end()).await;
    }
}
