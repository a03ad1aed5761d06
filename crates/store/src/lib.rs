//! Where tables, people and records rest.
//!
//! The store knows rows and numbers, no games and no rules: what a table's head or a line of its log means, the server
//! decides. There are two stores behind one trait, [`Sqlite`] for one machine and [`Postgres`] for more, and one
//! test-suite that both must pass.
//!
//! The one promise that matters: when a write has been answered, it is on the disk. And no two owners can write one
//! table: a line of the log has a number, and a number is taken once.

mod conduct;
mod encryption;
mod lease;
mod postgres;
mod rows;
mod sql;
mod sqlite;

pub use conduct::{Conduct, ModerationRow};
pub use lease::Lease;
pub use postgres::{Patience, Postgres};
pub use rows::{
    Before, ChatRow, LogRow, MailRow, PersonId, PersonRow, RatingRow, ReportRow, SanctionKind, SanctionRow,
    SessionKind, SessionRow, Status, SubscriptionRow, TableId, TableQuery, TableRow,
};
pub use sqlite::{Sqlite, backup, restore};

use async_trait::async_trait;
use std::error::Error;
use std::path::PathBuf;

/// What can go wrong with a store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else signs in by this name.
    #[error("the name is taken")]
    NameTaken,
    /// The row or the log has moved on since it was read: its owner is another by now.
    #[error("somebody else has written meanwhile")]
    Stale,
    /// The table or the person that a row belongs to is not in the store.
    #[error("what the row belongs to does not exist")]
    Missing,
    /// A row does not hold what this program writes.
    #[error("the store holds something unknown: {0}")]
    Unknown(String),
    /// The database of this program is newer than the program.
    #[error("the store has version {found}, this program knows versions up to {known}")]
    TooNew {
        /// The version of the store.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// Another process, or this one a second time, writes to the database.
    #[error("{} is held: another server writes to this database", .0.display())]
    InUse(PathBuf),
    /// Another process looks after the tables of this `PostgreSQL` database.
    #[error("another server runs on this PostgreSQL database")]
    Held,
    /// What is to encrypt the way to `PostgreSQL` is no good.
    #[error("{}: {why}", path.display())]
    Certificates {
        /// The file of certificates.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// The system refuses what a database needs beside itself: its lock file, its thread.
    #[error("{}: {source}", path.display())]
    System {
        /// For which file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The disk did not take a whole group of writes, this one among them. None of them has happened.
    #[error("nothing was written: {0}")]
    NotWritten(String),
    /// SQLite objects.
    #[error("SQLite: {0}")]
    Sqlite(#[source] rusqlite::Error),
    /// PostgreSQL objects.
    #[error("PostgreSQL: {}", in_full(.0))]
    Postgres(#[source] tokio_postgres::Error),
    /// No connection to PostgreSQL can be had.
    #[error("PostgreSQL: {0}")]
    Pool(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The store went away before it answered.
    #[error("the store gave no answer")]
    Unanswered,
}

impl StoreError {
    /// Whether a write that failed so may have happened all the same: not the write was lost but its answer.
    pub fn may_have_written(&self) -> bool {
        match self {
            StoreError::Unanswered => true,
            StoreError::Postgres(error) => postgres::may_have_written(error),
            StoreError::NameTaken
            | StoreError::Stale
            | StoreError::Missing
            | StoreError::Unknown(_)
            | StoreError::TooNew { .. }
            | StoreError::InUse(_)
            | StoreError::Held
            | StoreError::Certificates { .. }
            | StoreError::System { .. }
            | StoreError::NotWritten(_)
            | StoreError::Sqlite(_)
            | StoreError::Pool(_)
            | StoreError::Closed => false,
        }
    }
}

/// An error with its causes: `tokio_postgres` says no more than «db error» by itself.
fn in_full(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text
}

/// The answer of a store.
pub type Result<T> = std::result::Result<T, StoreError>;

/// Where tables, people and records rest.
///
/// A write that has been answered with `Ok` is on the disk, and every later read sees it. A write that has been answered
/// with an error has changed nothing, unless the error says that it [may have](StoreError::may_have_written). Whoever stops waiting for a write does not stop the write.
///
/// # Errors
///
/// Each method says what its caller can cause. Beside that each may fail because the database cannot be reached or
/// the store is closed.
#[async_trait]
pub trait Store: Conduct {
    /// Writes a person, new or changed. Fails with [`StoreError::NameTaken`] if the person has a password, and so does
    /// another of the same name in lower case.
    async fn put_person(&self, person: PersonRow) -> Result<()>;
    /// The person with this id.
    async fn person(&self, id: &PersonId) -> Result<Option<PersonRow>>;
    /// The person who signs in by this name, whatever its case. Nobody signs in as a guest.
    async fn person_by_login(&self, name: &str) -> Result<Option<PersonRow>>;
    /// Those who sign in by their name, with that name.
    async fn registered(&self) -> Result<Vec<(PersonId, String)>>;
    /// Forgets a person with all sessions and ratings, and that they sat anywhere. Tables stay, for those who sat there
    /// too; chat keeps its lines, without saying whose they were. Whom they blocked and who blocked them goes, and so do
    /// reports about them; what they reported themselves stays, without saying who it was.
    async fn delete_person(&self, id: &PersonId) -> Result<()>;

    /// Forgets tables that were last written before these times, and then guests who sit or sat nowhere.
    async fn sweep(&self, before: Before) -> Result<()>;

    /// Writes a session, new or changed. Fails with [`StoreError::Missing`] if there is no such person.
    async fn put_session(&self, session: SessionRow) -> Result<()>;
    /// The session with the token of this hash.
    async fn session(&self, token_hash: &[u8]) -> Result<Option<SessionRow>>;
    /// All sessions of a person, the oldest first.
    async fn sessions_of(&self, person: &PersonId) -> Result<Vec<SessionRow>>;
    /// Ends a session.
    async fn delete_session(&self, token_hash: &[u8]) -> Result<()>;

    /// Writes a new table. Fails with [`StoreError::Stale`] if its id is taken.
    async fn create_table(&self, table: TableRow) -> Result<()>;
    /// The table with this id.
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>>;
    /// Writes a table's row with its people; the stored version is then `table.version + 1`. Fails with
    /// [`StoreError::Stale`] unless the row was read at the version that is stored, and with [`StoreError::Missing`] if
    /// there is no such table.
    async fn save_table(&self, table: TableRow) -> Result<()>;
    /// Tables, the last written first.
    async fn tables(&self, query: TableQuery) -> Result<Vec<TableRow>>;
    /// Adds lines to a table's log, all or none. Fails with [`StoreError::Stale`] unless their numbers go on where the
    /// log ends, and with [`StoreError::Missing`] if the first is 0 and there is no such table.
    async fn append(&self, id: &TableId, lines: Vec<LogRow>) -> Result<()>;
    /// The log of a table from this number on.
    async fn log(&self, id: &TableId, from: u64) -> Result<Vec<LogRow>>;

    /// Adds a line to a table's chat. Fails with [`StoreError::Stale`] if its number is taken, and with
    /// [`StoreError::Missing`] if there is no such table.
    async fn add_chat(&self, id: &TableId, line: ChatRow) -> Result<()>;
    /// What somebody has said, at whichever table, in the order of tables and lines.
    async fn said_by(&self, person: &PersonId) -> Result<Vec<(TableId, ChatRow)>>;
    /// The last lines of a table's chat, in order.
    async fn chat(&self, id: &TableId, last: u64) -> Result<Vec<ChatRow>>;

    /// A person's rating in a game.
    async fn rating(&self, game: &str, person: &PersonId) -> Result<Option<RatingRow>>;
    /// Writes ratings, new or changed, all or none. They may be of people whom the store does not know: bots have
    /// ratings too.
    async fn put_ratings(&self, ratings: Vec<RatingRow>) -> Result<()>;
    /// The best of a game: by the strength that is almost certain, which is the mean less three deviations.
    async fn best(&self, game: &str, most: u64) -> Result<Vec<RatingRow>>;
    /// Forgets all ratings of a game, before they are computed anew.
    async fn clear_ratings(&self, game: &str) -> Result<()>;

    /// Writes where a session wants to be told that it is its person's turn, instead of what was written for the session or
    /// for the endpoint before. Of a person's the newest ten are kept. Fails with [`StoreError::Missing`] if there is no such session.
    async fn put_subscription(&self, subscription: SubscriptionRow) -> Result<()>;
    /// Where a person wants to be told so, of sessions that were opened since this time, the newest first.
    async fn subscriptions_of(&self, person: &PersonId, since_ms: i64) -> Result<Vec<SubscriptionRow>>;
    /// Tells a session nothing any more.
    async fn delete_subscription(&self, session: &[u8]) -> Result<()>;

    /// Writes where somebody wants to be written to, new or changed. Fails with [`StoreError::Missing`] if there is no such person.
    async fn put_mail(&self, mail: MailRow) -> Result<()>;
    /// Where somebody wants to be written to.
    async fn mail_of(&self, person: &PersonId) -> Result<Option<MailRow>>;
    /// Forgets where somebody wanted to be written to.
    async fn delete_mail(&self, person: &PersonId) -> Result<()>;

    /// Writes something that means nothing and answers when it is on the disk, to see whether that can be done.
    async fn try_to_write(&self) -> Result<()>;

    /// Closes the store once everything that waits has been written. Every later call fails with
    /// [`StoreError::Closed`], except to close again.
    async fn close(&self);
}
