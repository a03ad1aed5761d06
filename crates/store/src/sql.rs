//! The statements that both stores speak, and the order of migrations: written once, so that the two cannot drift
//! apart.
//!
//! To SQLite `$1` is not a number but a name, and names are numbered as they first appear. So in every statement here
//! `$1` comes before `$2`.

use crate::{Result, StoreError, TableQuery, conduct};

/// Which migrations have run, a row each.
pub const SCHEMA_VERSION: &str = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)";
pub const FOUND_VERSION: &str = "SELECT coalesce(max(version), 0) FROM schema_version";
pub const PUT_VERSION: &str = "INSERT INTO schema_version (version) VALUES ($1)";

/// A server that may only read refuses it.
pub const TRY_TO_WRITE: &str = "UPDATE schema_version SET version = version";

pub const PUT_PERSON: &str = "INSERT INTO people (id, name, login, password, created_ms) \
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET name = excluded.name, login = excluded.login, \
    password = excluded.password, created_ms = excluded.created_ms";
pub const PERSON: &str = "SELECT id, name, password, created_ms FROM people WHERE id = $1";
pub const PERSON_BY_LOGIN: &str = "SELECT id, name, password, created_ms FROM people WHERE login = $1";
pub const REGISTERED: &str = "SELECT id, name FROM people WHERE login IS NOT NULL";
/// Sessions go with the person by their foreign key. What was said stays, said by nobody.
const DELETE_PERSON: [&str; 4] = [
    "UPDATE chat SET person = '' WHERE person = $1",
    "DELETE FROM sitting WHERE person = $1",
    "DELETE FROM ratings WHERE person = $1",
    "DELETE FROM people WHERE id = $1",
];

/// All that goes when a person is forgotten.
pub fn delete_person() -> impl Iterator<Item = &'static str> {
    conduct::FORGET.into_iter().chain(DELETE_PERSON)
}

/// Who sits at a table goes with it by the foreign key, and what was done and said there too.
pub const SWEEP_OPEN: &str = "DELETE FROM tables WHERE status = 'open' AND updated_ms < $1";
/// What is done at a table is written to its log alone.
pub const SWEEP_RUNNING: &str = "DELETE FROM tables WHERE status = 'running' AND updated_ms < $1 AND \
    $1 > coalesce((SELECT at_ms FROM log WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), updated_ms)";
pub const SWEEP_OVER: &str = "DELETE FROM tables WHERE status = 'over' AND updated_ms < $1";
/// Nobody has met them at a table, so nobody misses them.
pub const SWEEP_GUESTS: &str = "DELETE FROM people WHERE password IS NULL AND created_ms < $1 \
    AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = people.id) \
    AND NOT EXISTS (SELECT 1 FROM ratings WHERE person = people.id)";

pub const PUT_SESSION: &str = "INSERT INTO sessions (token_hash, person, kind, label, created_ms) \
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT (token_hash) DO UPDATE SET person = excluded.person, \
    kind = excluded.kind, label = excluded.label, created_ms = excluded.created_ms";
pub const SESSION: &str =
    "SELECT token_hash, person, kind, label, created_ms FROM sessions WHERE token_hash = $1";
pub const SESSIONS_OF: &str = "SELECT token_hash, person, kind, label, created_ms FROM sessions \
    WHERE person = $1 ORDER BY created_ms, token_hash";
pub const DELETE_SESSION: &str = "DELETE FROM sessions WHERE token_hash = $1";

/// The columns of a table's row, without its people.
pub const TABLE_COLUMNS: &str = "id, game, status, listed, head, version, created_ms, updated_ms";
pub const CREATE_TABLE: &str = "INSERT INTO tables \
    (id, game, status, listed, head, version, created_ms, updated_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
pub const SAVE_TABLE: &str = "UPDATE tables SET game = $1, status = $2, listed = $3, head = $4, \
    version = version + 1, created_ms = $5, updated_ms = $6 WHERE id = $7 AND version = $8";
pub const TABLE_EXISTS: &str = "SELECT 1 FROM tables WHERE id = $1";

pub const LOG: &str =
    "SELECT number, at_ms, line FROM log WHERE table_id = $1 AND number >= $2 ORDER BY number";

pub const ADD_CHAT: &str =
    "INSERT INTO chat (table_id, number, at_ms, person, text) VALUES ($1, $2, $3, $4, $5)";
/// The last lines, the newest first.
pub const CHAT: &str = "SELECT number, at_ms, person, text FROM chat \
    WHERE table_id = $1 ORDER BY number DESC LIMIT $2";

/// Somebody's own lines.
pub const SAID_BY: &str = "SELECT number, at_ms, person, text, table_id FROM chat \
    WHERE person = $1 ORDER BY table_id, number";

pub const RATING: &str =
    "SELECT game, person, mean, deviation, tables FROM ratings WHERE game = $1 AND person = $2";
pub const BEST: &str = "SELECT game, person, mean, deviation, tables FROM ratings \
    WHERE game = $1 ORDER BY mean - 3 * deviation DESC, person LIMIT $2";
pub const CLEAR_RATINGS: &str = "DELETE FROM ratings WHERE game = $1";

/// An endpoint is a browser's, and a browser is whoever is signed in there now.
pub const DELETE_ENDPOINT: &str = "DELETE FROM subscriptions WHERE endpoint = $1 AND session <> $2";
pub const PUT_SUBSCRIPTION: &str = "INSERT INTO subscriptions \
    (session, endpoint, public_key, secret, lang, created_ms) VALUES ($1, $2, $3, $4, $5, $6) \
    ON CONFLICT (session) DO UPDATE SET endpoint = excluded.endpoint, public_key = excluded.public_key, \
    secret = excluded.secret, lang = excluded.lang, created_ms = excluded.created_ms";
/// All but the newest ten of whoever this session is of.
pub const TRIM_SUBSCRIPTIONS: &str = "DELETE FROM subscriptions WHERE session IN (SELECT session \
    FROM subscriptions JOIN sessions ON token_hash = session \
    WHERE person = (SELECT person FROM sessions WHERE token_hash = $1) \
    ORDER BY subscriptions.created_ms DESC, session LIMIT 1000000 OFFSET 10)";
pub const SUBSCRIPTIONS_OF: &str = "SELECT session, endpoint, public_key, secret, lang, \
    subscriptions.created_ms FROM subscriptions JOIN sessions ON token_hash = session \
    WHERE person = $1 AND sessions.created_ms >= $2 ORDER BY subscriptions.created_ms DESC, session";
pub const DELETE_SUBSCRIPTION: &str = "DELETE FROM subscriptions WHERE session = $1";

pub const PUT_MAIL: &str = "INSERT INTO mail (person, address, lang, confirmed, wanted, day, sent) \
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person) DO UPDATE SET address = excluded.address, \
    lang = excluded.lang, confirmed = excluded.confirmed, wanted = excluded.wanted, day = excluded.day, \
    sent = excluded.sent";
pub const MAIL_OF: &str =
    "SELECT person, address, lang, confirmed, wanted, day, sent FROM mail WHERE person = $1";
pub const DELETE_MAIL: &str = "DELETE FROM mail WHERE person = $1";

/// Somebody is named at a table: in its list of people, in its chat or anywhere in its head, where an id looks like nothing else.
const NAMED: &str = "(id IN (SELECT table_id FROM sitting WHERE person = $n) \
    OR id IN (SELECT table_id FROM chat WHERE person = $n) OR head LIKE '%' || $n || '%')";

/// What follows `SELECT … FROM tables` for a query, and the texts for its first numbers; the number after them is
/// the limit.
pub fn wanted(query: TableQuery) -> (String, Vec<String>) {
    let mut conditions = Vec::new();
    let mut values = Vec::new();
    if query.person.is_none() && query.names.is_none() && !query.unlisted {
        conditions.push("listed".to_owned());
    }
    let mut only = |condition: &str, value: String| {
        values.push(value);
        conditions.push(condition.replace("$n", &format!("${}", values.len())));
    };
    if let Some(person) = query.person {
        only("id IN (SELECT table_id FROM sitting WHERE person = $n)", person.0);
    }
    if let Some(person) = query.names {
        only(NAMED, person.0);
    }
    if let Some(status) = query.status {
        only("status = $n", status.word().to_owned());
    }
    if let Some(game) = query.game {
        only("game = $n", game);
    }
    let place = if conditions.is_empty() { "" } else { " WHERE " };
    let rest = format!(
        "{place}{} ORDER BY updated_ms DESC, id LIMIT ${}",
        conditions.join(" AND "),
        values.len() + 1
    );
    (rest, values)
}

/// The migrations that a store of the version `found` still lacks, with the versions that they lead to.
pub fn due(
    migrations: &'static [&'static str],
    found: i64,
) -> Result<impl Iterator<Item = (i64, &'static str)>> {
    let known = migrations.len() as i64;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    Ok((1..).zip(migrations.iter().copied()).skip_while(move |(version, _)| *version <= found))
}

/// A number as databases hold it. None of ours comes near the end of the range, so what lies beyond may be its end.
pub fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number as we hold it.
pub fn unsigned(number: i64) -> Result<u64> {
    u64::try_from(number).map_err(|_| StoreError::Unknown(format!("number {number}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PersonId, Status};

    #[test]
    fn a_full_query_numbers_its_values_in_order() {
        let query = TableQuery {
            game: Some("heat".to_owned()),
            status: Some(Status::Open),
            person: Some(PersonId("ana".to_owned())),
            names: None,
            unlisted: false,
            most: 5,
        };
        let (rest, values) = wanted(query);
        assert_eq!(
            rest,
            " WHERE id IN (SELECT table_id FROM sitting WHERE person = $1) AND status = $2 AND game = $3 \
             ORDER BY updated_ms DESC, id LIMIT $4"
        );
        assert_eq!(values, ["ana", "open", "heat"]);
    }

    #[test]
    fn only_missing_migrations_are_due() {
        const THREE: [&str; 3] = ["a", "b", "c"];
        assert_eq!(due(&THREE, 0).unwrap().collect::<Vec<_>>(), [(1, "a"), (2, "b"), (3, "c")]);
        assert_eq!(due(&THREE, 2).unwrap().collect::<Vec<_>>(), [(3, "c")]);
        assert_eq!(due(&THREE, 3).unwrap().count(), 0);
        assert!(matches!(due(&THREE, 4), Err(StoreError::TooNew { found: 4, known: 3 })));
    }
}
