//! The store of several machines: a PostgreSQL database.
//!
//! Owners of tables may be on different machines here, so nothing is checked and then written: each write carries its
//! condition with it, and the database decides.

use crate::sql::{self, signed, unsigned};
use crate::{
    ChatRow, LogRow, PersonId, PersonRow, RatingRow, Result, SessionRow, Store, StoreError, TableId,
    TableQuery, TableRow,
};
use async_trait::async_trait;
use deadpool_postgres::{
    Client, GenericClient, Hook, HookError, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime,
};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, NoTls, Row};

const MIGRATIONS: [&str; 1] = [include_str!("../migrations/postgres/0001.sql")];

/// One server migrates at a time. The number is ours alone: the bytes of «xroads».
const MIGRATING: &str = "SELECT pg_advisory_xact_lock(132432890258547)";

/// A server may be set to answer before it has written; for us it must not be.
const DURABLE: &str = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// Connections of one process.
const CONNECTIONS: usize = 16;

/// Rather an error than a player who waits for ever.
const PATIENCE: Duration = Duration::from_secs(10);

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

/// The store of several machines: a PostgreSQL database.
pub struct Postgres {
    pool: Pool,
}

impl Postgres {
    /// Connects to a database, named by a URL such as `postgresql://user:password@host/database`, and brings it up to
    /// date. Connections are not encrypted: between machines they belong into a private network.
    ///
    /// # Errors
    ///
    /// [`StoreError::TooNew`] if a newer program has written it; otherwise what PostgreSQL objects to.
    pub async fn connect(url: &str) -> Result<Postgres> {
        let config: Config = url.parse()?;
        let manager =
            Manager::from_config(config, NoTls, ManagerConfig { recycling_method: RecyclingMethod::Fast });
        let durable = Hook::async_fn(|client, _| {
            Box::pin(async move { client.batch_execute(DURABLE).await.map_err(HookError::Backend) })
        });
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .recycle_timeout(Some(PATIENCE))
            .post_create(durable)
            .build()
            .map_err(|error| StoreError::Pool(error.to_string()))?;
        let store = Postgres { pool };
        store.migrate().await?;
        Ok(store)
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

    async fn client(&self) -> Result<Client> {
        Ok(self.pool.get().await?)
    }

    async fn run(&self, sql: &str, params: &[&(dyn ToSql + Sync)]) -> Result<u64> {
        run(&self.client().await?, sql, params).await
    }

    async fn all<T>(
        &self,
        sql: &str,
        params: &[&(dyn ToSql + Sync)],
        read: fn(&Row) -> Result<T>,
    ) -> Result<Vec<T>> {
        let client = self.client().await?;
        let statement = client.prepare_cached(sql).await?;
        client.query(&statement, params).await?.iter().map(read).collect()
    }

    async fn one<T>(
        &self,
        sql: &str,
        params: &[&(dyn ToSql + Sync)],
        read: fn(&Row) -> Result<T>,
    ) -> Result<Option<T>> {
        let client = self.client().await?;
        let statement = client.prepare_cached(sql).await?;
        client.query_opt(&statement, params).await?.as_ref().map(read).transpose()
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

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> StoreError {
        match error {
            PoolError::Closed => StoreError::Closed,
            PoolError::Backend(error) => error.into(),
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

fn people(table: &TableRow) -> Vec<&str> {
    table.people.iter().map(|person| person.0.as_str()).collect()
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

    async fn delete_person(&self, id: &PersonId) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        for part in sql::DELETE_PERSON {
            run(&transaction, part, &[&id.0]).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn sweep(&self, tables_before_ms: i64, guests_before_ms: i64) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        run(&transaction, sql::SWEEP_TABLES, &[&tables_before_ms]).await?;
        run(&transaction, sql::SWEEP_GUESTS, &[&guests_before_ms]).await?;
        Ok(transaction.commit().await?)
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
        let mut client = self.client().await?;
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
        run(&transaction, SIT, &[&table.id.0, &people(&table)]).await?;
        Ok(transaction.commit().await?)
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>> {
        let sql = format!("SELECT {}, {SITTING} FROM tables WHERE id = $1", sql::TABLE_COLUMNS);
        self.one(&sql, &[&id.0], table).await
    }

    async fn save_table(&self, table: TableRow) -> Result<()> {
        let mut client = self.client().await?;
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
        let people = people(&table);
        run(&transaction, STAND_UP, &[&table.id.0, &people]).await?;
        run(&transaction, SIT, &[&table.id.0, &people]).await?;
        Ok(transaction.commit().await?)
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

    async fn close(&self) {
        // Connections that are lent finish what they do.
        self.pool.close();
    }
}
