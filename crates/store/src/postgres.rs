//! The store of several machines: a PostgreSQL database.
//!
//! Owners of tables may be on different machines here, so nothing is checked and then written: each write carries its
//! condition with it, and the database decides.

mod conduct;

use crate::encryption::Encrypted;
use crate::lease::Lease;
use crate::sql::{self, signed, unsigned};
use crate::{
    Before, ChatRow, LogRow, MailRow, PersonId, PersonRow, RatingRow, Result, SessionRow, Store, StoreError,
    SubscriptionRow, TableId, TableQuery, TableRow,
};
use async_trait::async_trait;
use deadpool_postgres::{
    Client, GenericClient, Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod,
    Runtime,
};
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time;
use tokio_postgres::config::SslMode;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, NoTls, Row};

const MIGRATIONS: [&str; 3] = [
    include_str!("../migrations/postgres/0001.sql"),
    include_str!("../migrations/postgres/0002.sql"),
    include_str!("../migrations/postgres/0003.sql"),
];

/// One server migrates at a time. The number is ours alone: the bytes of «xroads».
const MIGRATING: &str = "SELECT pg_advisory_xact_lock(132432890258547)";

/// A server may be set to answer before it has written; for us it must not be.
const DURABLE: &str = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// Connections of one process.
const CONNECTIONS: usize = 16;

/// How long anything may take. Rather an error than a player who waits for ever.
#[derive(Clone, Copy, Debug)]
pub struct Patience(pub Duration);

impl Default for Patience {
    fn default() -> Patience {
        Patience(Duration::from_secs(10))
    }
}

/// The database gives up what takes too long by itself, a moment before we do, and says so.
const TIME_LIMIT: &str = "SELECT set_config('statement_timeout', $1, false)";

const SITTING: &str = "ARRAY(SELECT person FROM sitting WHERE table_id = tables.id)";
const SIT: &str =
    "INSERT INTO sitting (table_id, person) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING";
const STAND_UP: &str = "DELETE FROM sitting WHERE table_id = $1 AND person <> ALL ($2::text[])";
/// The condition refuses gaps, the key refuses numbers that somebody else takes at the same moment.
const APPEND: &str = "INSERT INTO log (table_id, number, at_ms, line) \
    SELECT $1, new.number, new.at_ms, new.line \
    FROM unnest($2::bigint[], $3::bigint[], $4::bytea[]) AS new (number, at_ms, line) \
    WHERE $5 = (SELECT coalesce(max(number) + 1, 0) FROM log WHERE table_id = $1)";
const PUT_RATINGS: &str = "INSERT INTO ratings (game, person, mean, deviation, tables) \
    SELECT * FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::bigint[]) \
    ON CONFLICT (game, person) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, \
    tables = excluded.tables";

/// The store of several machines: a `PostgreSQL` database.
pub struct Postgres {
    pool: Pool,
    way: Way,
    patience: Duration,
}

/// How a database is reached.
#[derive(Clone)]
pub struct Way {
    config: Config,
    encrypted: Option<Encrypted>,
}

impl Way {
    /// A connection of its own, and what ends with it.
    pub async fn connect(&self, patience: Duration) -> Result<(tokio_postgres::Client, JoinHandle<()>)> {
        let connecting = async {
            if let Some(encrypted) = &self.encrypted {
                let (client, line) = self.config.connect(encrypted.clone()).await?;
                return Ok((client, tokio::spawn(async { drop(line.await) })));
            }
            let (client, line) = self.config.connect(NoTls).await?;
            Ok((client, tokio::spawn(async { drop(line.await) })))
        };
        within(patience, connecting).await
    }

    fn manager(&self) -> Manager {
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        match &self.encrypted {
            Some(encrypted) => Manager::from_config(self.config.clone(), encrypted.clone(), recycling),
            None => Manager::from_config(self.config.clone(), NoTls, recycling),
        }
    }
}

/// Waits for an answer, but not for ever.
async fn within<T>(patience: Duration, work: impl Future<Output = Result<T>>) -> Result<T> {
    // Nobody knows how far the database had come.
    time::timeout(patience, work).await.map_err(|_| StoreError::Unanswered)?
}

/// A connection that is lent out. One that did not come to its end is not lent again: it may still wait for an answer that
/// nobody wants any more.
struct Lent(Option<Client>);

impl Lent {
    fn give_back(mut self) {
        drop(self.0.take());
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        drop(self.0.take().map(Object::take));
    }
}

impl Deref for Lent {
    type Target = Client;
    #[allow(clippy::expect_used, reason = "it is there until it is given back")]
    fn deref(&self) -> &Client {
        self.0.as_ref().expect("it is lent")
    }
}

impl DerefMut for Lent {
    #[allow(clippy::expect_used, reason = "it is there until it is given back")]
    fn deref_mut(&mut self) -> &mut Client {
        self.0.as_mut().expect("it is lent")
    }
}

impl Postgres {
    /// Connects to a database, named by a URL such as `postgresql://user:password@host/database`, and brings it up to
    /// date. With a file of certificates the way there is encrypted, and the server must show a certificate that one of them
    /// has signed; without, it belongs into a private network.
    ///
    /// # Errors
    ///
    /// [`StoreError::TooNew`] if a newer program has written it, [`StoreError::Certificates`] if the file is no good; otherwise what
    /// PostgreSQL objects to.
    pub async fn connect(url: &str, certificates: Option<&Path>, patience: Patience) -> Result<Postgres> {
        let Patience(patience) = patience;
        let mut config: Config = url.parse()?;
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(patience);
        }
        let encrypted = certificates.map(Encrypted::trusting).transpose()?;
        if encrypted.is_some() {
            config.ssl_mode(SslMode::Require);
        }
        let way = Way { config, encrypted };
        let limit = (patience.as_millis() * 9 / 10).to_string();
        let prepare = Hook::async_fn(move |client, _| {
            let limit = limit.clone();
            Box::pin(async move {
                client.batch_execute(DURABLE).await.map_err(HookError::Backend)?;
                client.execute(TIME_LIMIT, &[&limit]).await.map(drop).map_err(HookError::Backend)
            })
        });
        let pool = Pool::builder(way.manager())
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(patience))
            .create_timeout(Some(patience))
            .recycle_timeout(Some(patience))
            .post_create(prepare)
            .build()
            .map_err(|error| StoreError::Pool(error.to_string()))?;
        let store = Postgres { pool, way, patience };
        store.migrate().await?;
        Ok(store)
    }

    /// Takes the right to look after the tables of this database.
    ///
    /// # Errors
    /// [`StoreError::Held`] if another server does.
    pub async fn hold_alone(&self) -> Result<Lease> {
        Lease::take(&self.way, self.patience).await
    }

    /// Brings the database up to the newest version, or leaves it as it is.
    async fn migrate(&self) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        transaction.batch_execute(MIGRATING).await?;
        transaction.batch_execute(sql::SCHEMA_VERSION).await?;
        let found = transaction.query_one(sql::FOUND_VERSION, &[]).await?.try_get(0)?;
        for (version, migration) in sql::due(&MIGRATIONS, found)? {
            transaction.batch_execute(migration).await?;
            transaction.execute(sql::PUT_VERSION, &[&version]).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn client(&self) -> Result<Lent> {
        Ok(Lent(Some(self.pool.get().await?)))
    }

    async fn run(&self, sql: &str, params: &[&(dyn ToSql + Sync)]) -> Result<u64> {
        let work = async {
            let client = self.client().await?;
            let done = run(&*client, sql, params).await;
            client.give_back();
            done
        };
        within(self.patience, work).await
    }

    async fn all<T>(
        &self,
        sql: &str,
        params: &[&(dyn ToSql + Sync)],
        read: fn(&Row) -> Result<T>,
    ) -> Result<Vec<T>> {
        let work = async {
            let client = self.client().await?;
            let statement = client.prepare_cached(sql).await?;
            let rows = client.query(&statement, params).await;
            client.give_back();
            rows?.iter().map(read).collect()
        };
        within(self.patience, work).await
    }

    async fn one<T>(
        &self,
        sql: &str,
        params: &[&(dyn ToSql + Sync)],
        read: fn(&Row) -> Result<T>,
    ) -> Result<Option<T>> {
        Ok(self.all(sql, params, read).await?.pop())
    }
}

async fn run(client: &impl GenericClient, sql: &str, params: &[&(dyn ToSql + Sync)]) -> Result<u64> {
    let statement = client.prepare_cached(sql).await?;
    Ok(client.execute(&statement, params).await?)
}

/// The constraints of our schema speak in our words.
impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        let refused = error.as_db_error().map(|refused| (refused.code(), refused.constraint()));
        match refused {
            Some((code, Some("people_login"))) if *code == SqlState::UNIQUE_VIOLATION => {
                StoreError::NameTaken
            }
            Some((code, _)) if *code == SqlState::UNIQUE_VIOLATION => StoreError::Stale,
            Some((code, _)) if *code == SqlState::FOREIGN_KEY_VIOLATION => StoreError::Missing,
            _ => StoreError::Postgres(error),
        }
    }
}

/// Whether the database may have committed although it did not say so: the line broke, or it was going down.
pub fn may_have_written(error: &tokio_postgres::Error) -> bool {
    let going_down =
        [SqlState::ADMIN_SHUTDOWN, SqlState::CRASH_SHUTDOWN, SqlState::T_R_STATEMENT_COMPLETION_UNKNOWN];
    error.as_db_error().is_none_or(|refused| going_down.contains(refused.code()))
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> StoreError {
        match error {
            PoolError::Closed => StoreError::Closed,
            other => StoreError::Pool(crate::in_full(&other)),
        }
    }
}

fn person(row: &Row) -> Result<PersonRow> {
    Ok(PersonRow {
        id: PersonId(row.try_get(0)?),
        name: row.try_get(1)?,
        password: row.try_get(2)?,
        created_ms: row.try_get(3)?,
    })
}

fn session(row: &Row) -> Result<SessionRow> {
    Ok(SessionRow {
        token_hash: row.try_get(0)?,
        person: PersonId(row.try_get(1)?),
        kind: row.try_get::<_, &str>(2)?.parse()?,
        label: row.try_get(3)?,
        created_ms: row.try_get(4)?,
    })
}

fn table(row: &Row) -> Result<TableRow> {
    Ok(TableRow {
        id: TableId(row.try_get(0)?),
        game: row.try_get(1)?,
        status: row.try_get::<_, &str>(2)?.parse()?,
        listed: row.try_get(3)?,
        head: row.try_get(4)?,
        version: unsigned(row.try_get(5)?)?,
        created_ms: row.try_get(6)?,
        updated_ms: row.try_get(7)?,
        people: row.try_get::<_, Vec<String>>(8)?.into_iter().map(PersonId).collect(),
    })
}

fn log_line(row: &Row) -> Result<LogRow> {
    Ok(LogRow { number: unsigned(row.try_get(0)?)?, at_ms: row.try_get(1)?, line: row.try_get(2)? })
}

fn chat_line(row: &Row) -> Result<ChatRow> {
    Ok(ChatRow {
        number: unsigned(row.try_get(0)?)?,
        at_ms: row.try_get(1)?,
        person: PersonId(row.try_get(2)?),
        text: row.try_get(3)?,
    })
}

fn rating(row: &Row) -> Result<RatingRow> {
    Ok(RatingRow {
        game: row.try_get(0)?,
        person: PersonId(row.try_get(1)?),
        mean: row.try_get(2)?,
        deviation: row.try_get(3)?,
        tables: unsigned(row.try_get(4)?)?,
    })
}

fn subscription(row: &Row) -> Result<SubscriptionRow> {
    Ok(SubscriptionRow {
        session: row.try_get(0)?,
        endpoint: row.try_get(1)?,
        public_key: row.try_get(2)?,
        secret: row.try_get(3)?,
        lang: row.try_get(4)?,
        created_ms: row.try_get(5)?,
    })
}

fn mail(row: &Row) -> Result<MailRow> {
    Ok(MailRow {
        person: PersonId(row.try_get(0)?),
        address: row.try_get(1)?,
        lang: row.try_get(2)?,
        confirmed: row.try_get(3)?,
        wanted: row.try_get(4)?,
        day: row.try_get(5)?,
        sent: unsigned(row.try_get(6)?)?,
    })
}

fn people(table: &TableRow) -> Vec<&str> {
    table.people.iter().map(|person| person.0.as_str()).collect()
}

async fn delete_person(client: &mut Client, id: &PersonId) -> Result<()> {
    let transaction = client.transaction().await?;
    for part in sql::delete_person() {
        run(&transaction, part, &[&id.0]).await?;
    }
    Ok(transaction.commit().await?)
}

async fn put_subscription(client: &mut Client, row: &SubscriptionRow) -> Result<()> {
    let SubscriptionRow { session, endpoint, public_key, secret, lang, created_ms } = row;
    let transaction = client.transaction().await?;
    run(&transaction, sql::DELETE_ENDPOINT, &[endpoint, session]).await?;
    let row: [&(dyn ToSql + Sync); 6] = [session, endpoint, public_key, secret, lang, created_ms];
    run(&transaction, sql::PUT_SUBSCRIPTION, &row).await?;
    run(&transaction, sql::TRIM_SUBSCRIPTIONS, &[session]).await?;
    Ok(transaction.commit().await?)
}

async fn create_table(client: &mut Client, table: &TableRow) -> Result<()> {
    let transaction = client.transaction().await?;
    let row: [&(dyn ToSql + Sync); 8] = [
        &table.id.0,
        &table.game,
        &table.status.word(),
        &table.listed,
        &table.head,
        &signed(table.version),
        &table.created_ms,
        &table.updated_ms,
    ];
    run(&transaction, sql::CREATE_TABLE, &row).await?;
    run(&transaction, SIT, &[&table.id.0, &people(table)]).await?;
    Ok(transaction.commit().await?)
}

async fn save_table(client: &mut Client, table: &TableRow) -> Result<()> {
    let transaction = client.transaction().await?;
    let row: [&(dyn ToSql + Sync); 8] = [
        &table.game,
        &table.status.word(),
        &table.listed,
        &table.head,
        &table.created_ms,
        &table.updated_ms,
        &table.id.0,
        &signed(table.version),
    ];
    if run(&transaction, sql::SAVE_TABLE, &row).await? == 0 {
        let exists = transaction.query_opt(sql::TABLE_EXISTS, &[&table.id.0]).await?.is_some();
        return Err(if exists { StoreError::Stale } else { StoreError::Missing });
    }
    let people = people(table);
    run(&transaction, STAND_UP, &[&table.id.0, &people]).await?;
    run(&transaction, SIT, &[&table.id.0, &people]).await?;
    Ok(transaction.commit().await?)
}

#[async_trait]
impl Store for Postgres {
    async fn put_person(&self, person: PersonRow) -> Result<()> {
        let login = person.login();
        let PersonRow { id, name, password, created_ms } = person;
        self.run(sql::PUT_PERSON, &[&id.0, &name, &login, &password, &created_ms]).await.map(drop)
    }

    async fn person(&self, id: &PersonId) -> Result<Option<PersonRow>> {
        self.one(sql::PERSON, &[&id.0], person).await
    }

    async fn person_by_login(&self, name: &str) -> Result<Option<PersonRow>> {
        self.one(sql::PERSON_BY_LOGIN, &[&name.to_lowercase()], person).await
    }

    async fn registered(&self) -> Result<Vec<(PersonId, String)>> {
        self.all(sql::REGISTERED, &[], |row| Ok((PersonId(row.try_get(0)?), row.try_get(1)?))).await
    }

    async fn delete_person(&self, id: &PersonId) -> Result<()> {
        let work = async {
            let mut client = self.client().await?;
            let done = delete_person(&mut client, id).await;
            client.give_back();
            done
        };
        within(self.patience, work).await
    }

    async fn sweep(&self, before: Before) -> Result<()> {
        for (part, before_ms) in [
            (sql::SWEEP_OPEN, before.open_ms),
            (sql::SWEEP_RUNNING, before.running_ms),
            (sql::SWEEP_OVER, before.over_ms),
            (sql::SWEEP_GUESTS, before.guests_ms),
        ] {
            self.run(part, &[&before_ms]).await?;
        }
        Ok(())
    }

    async fn put_session(&self, session: SessionRow) -> Result<()> {
        let SessionRow { token_hash, person, kind, label, created_ms } = session;
        let row: [&(dyn ToSql + Sync); 5] = [&token_hash, &person.0, &kind.word(), &label, &created_ms];
        self.run(sql::PUT_SESSION, &row).await.map(drop)
    }

    async fn session(&self, token_hash: &[u8]) -> Result<Option<SessionRow>> {
        self.one(sql::SESSION, &[&token_hash], session).await
    }

    async fn sessions_of(&self, person: &PersonId) -> Result<Vec<SessionRow>> {
        self.all(sql::SESSIONS_OF, &[&person.0], session).await
    }

    async fn delete_session(&self, token_hash: &[u8]) -> Result<()> {
        self.run(sql::DELETE_SESSION, &[&token_hash]).await.map(drop)
    }

    async fn create_table(&self, table: TableRow) -> Result<()> {
        let work = async {
            let mut client = self.client().await?;
            let done = create_table(&mut client, &table).await;
            client.give_back();
            done
        };
        within(self.patience, work).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>> {
        let sql = format!("SELECT {}, {SITTING} FROM tables WHERE id = $1", sql::TABLE_COLUMNS);
        self.one(&sql, &[&id.0], table).await
    }

    async fn save_table(&self, table: TableRow) -> Result<()> {
        let work = async {
            let mut client = self.client().await?;
            let done = save_table(&mut client, &table).await;
            client.give_back();
            done
        };
        within(self.patience, work).await
    }

    async fn tables(&self, query: TableQuery) -> Result<Vec<TableRow>> {
        let most = signed(query.most);
        let (rest, values) = sql::wanted(query);
        let sql = format!("SELECT {}, {SITTING} FROM tables{rest}", sql::TABLE_COLUMNS);
        let texts = values.iter().map(|value| value as &(dyn ToSql + Sync));
        let params: Vec<&(dyn ToSql + Sync)> = texts.chain([&most as &(dyn ToSql + Sync)]).collect();
        self.all(&sql, &params, table).await
    }

    async fn append(&self, id: &TableId, lines: Vec<LogRow>) -> Result<()> {
        let Some(first) = lines.first().map(|line| line.number) else {
            return Ok(());
        };
        if !LogRow::follow(first, &lines) {
            return Err(StoreError::Stale);
        }
        let numbers: Vec<i64> = lines.iter().map(|line| signed(line.number)).collect();
        let times: Vec<i64> = lines.iter().map(|line| line.at_ms).collect();
        let texts: Vec<&[u8]> = lines.iter().map(|line| line.line.as_slice()).collect();
        match self.run(APPEND, &[&id.0, &numbers, &times, &texts, &signed(first)]).await? {
            0 => Err(StoreError::Stale),
            _ => Ok(()),
        }
    }

    async fn log(&self, id: &TableId, from: u64) -> Result<Vec<LogRow>> {
        self.all(sql::LOG, &[&id.0, &signed(from)], log_line).await
    }

    async fn add_chat(&self, id: &TableId, line: ChatRow) -> Result<()> {
        let ChatRow { number, at_ms, person, text } = line;
        self.run(sql::ADD_CHAT, &[&id.0, &signed(number), &at_ms, &person.0, &text]).await.map(drop)
    }

    async fn said_by(&self, person: &PersonId) -> Result<Vec<(TableId, ChatRow)>> {
        self.all(sql::SAID_BY, &[&person.0], |row| Ok((TableId(row.try_get(4)?), chat_line(row)?))).await
    }

    async fn chat(&self, id: &TableId, last: u64) -> Result<Vec<ChatRow>> {
        let mut lines = self.all(sql::CHAT, &[&id.0, &signed(last)], chat_line).await?;
        lines.reverse();
        Ok(lines)
    }

    async fn rating(&self, game: &str, person: &PersonId) -> Result<Option<RatingRow>> {
        self.one(sql::RATING, &[&game, &person.0], rating).await
    }

    async fn put_ratings(&self, ratings: Vec<RatingRow>) -> Result<()> {
        // Each key once, as one statement must have it, and in the order of keys, so that two who write the same
        // ratings wait for each other instead of blocking each other.
        let rows: BTreeMap<_, _> = ratings.iter().map(|row| ((&*row.game, &*row.person.0), row)).collect();
        let (games, people): (Vec<&str>, Vec<&str>) = rows.keys().copied().unzip();
        let means: Vec<f64> = rows.values().map(|row| row.mean).collect();
        let deviations: Vec<f64> = rows.values().map(|row| row.deviation).collect();
        let tables: Vec<i64> = rows.values().map(|row| signed(row.tables)).collect();
        self.run(PUT_RATINGS, &[&games, &people, &means, &deviations, &tables]).await.map(drop)
    }

    async fn best(&self, game: &str, most: u64) -> Result<Vec<RatingRow>> {
        self.all(sql::BEST, &[&game, &signed(most)], rating).await
    }

    async fn clear_ratings(&self, game: &str) -> Result<()> {
        self.run(sql::CLEAR_RATINGS, &[&game]).await.map(drop)
    }

    async fn put_subscription(&self, subscription: SubscriptionRow) -> Result<()> {
        let work = async {
            let mut client = self.client().await?;
            let done = put_subscription(&mut client, &subscription).await;
            client.give_back();
            done
        };
        within(self.patience, work).await
    }

    async fn subscriptions_of(&self, person: &PersonId, since_ms: i64) -> Result<Vec<SubscriptionRow>> {
        self.all(sql::SUBSCRIPTIONS_OF, &[&person.0, &since_ms], subscription).await
    }

    async fn delete_subscription(&self, session: &[u8]) -> Result<()> {
        self.run(sql::DELETE_SUBSCRIPTION, &[&session]).await.map(drop)
    }

    async fn put_mail(&self, mail: MailRow) -> Result<()> {
        let MailRow { person, address, lang, confirmed, wanted, day, sent } = mail;
        let sent = signed(sent);
        let row: [&(dyn ToSql + Sync); 7] = [&person.0, &address, &lang, &confirmed, &wanted, &day, &sent];
        self.run(sql::PUT_MAIL, &row).await.map(drop)
    }

    async fn mail_of(&self, person: &PersonId) -> Result<Option<MailRow>> {
        self.one(sql::MAIL_OF, &[&person.0], mail).await
    }

    async fn delete_mail(&self, person: &PersonId) -> Result<()> {
        self.run(sql::DELETE_MAIL, &[&person.0]).await.map(drop)
    }

    async fn try_to_write(&self) -> Result<()> {
        self.run(sql::TRY_TO_WRITE, &[]).await.map(drop)
    }

    async fn close(&self) {
        // Connections that are lent finish what they do.
        self.pool.close();
    }
}
