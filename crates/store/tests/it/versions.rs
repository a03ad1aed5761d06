//! A store of every version there has been opens, and everybody and everything is found again. What an older program wrote is
//! written here in its own words: with the migrations up to its version, and plain statements.

use crate::suite::in_schema;
use crossroads_store::{Patience, PersonId, Postgres, Sqlite, Status, Store, TableId};
use std::path::Path;

/// What the first version wrote; later ones only added to it.
const ROWS: &str = "
    INSERT INTO people (id, name, login, password, created_ms) VALUES ('ana', 'Ana', 'ana', '$argon2id$x', 5);
    INSERT INTO sessions (token_hash, person, kind, label, created_ms) VALUES (HASH, 'ana', 'api', 'bot', 6);
    INSERT INTO tables (id, game, status, listed, head, version, created_ms, updated_ms)
        VALUES ('t', 'heat', 'running', LISTED, '{}', 3, 7, 8);
    INSERT INTO sitting (person, table_id) VALUES ('ana', 't');
    INSERT INTO log (table_id, number, at_ms, line) VALUES ('t', 0, 9, HASH);
    INSERT INTO chat (table_id, number, at_ms, person, text) VALUES ('t', 0, 10, 'ana', 'hello');
    INSERT INTO ratings (game, person, mean, deviation, tables) VALUES ('heat', 'ana', 25.0, 8.0, 1);
";

/// The migrations of a kind of store, in their order.
fn migrations(kind: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(kind);
    let mut files: Vec<_> = folder.read_dir().unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

/// The statements that make a store of this version with something in it.
fn written_by(version: usize, migrations: &[String]) -> String {
    let mut text = "CREATE TABLE schema_version (version BIGINT PRIMARY KEY);".to_owned();
    for (number, migration) in (1..=version).zip(migrations) {
        text += migration;
        text += ";INSERT INTO schema_version VALUES (";
        text += &number.to_string();
        text += ");";
    }
    text + ROWS
}

async fn all_is_there(store: &dyn Store) {
    let ana = store.person_by_login("ANA").await.unwrap().unwrap();
    assert_eq!((&*ana.name, ana.created_ms), ("Ana", 5));
    assert_eq!(store.session(&[0xab]).await.unwrap().unwrap().person, ana.id);
    let table = store.table(&TableId("t".to_owned())).await.unwrap().unwrap();
    assert_eq!((table.status, table.version, table.listed), (Status::Running, 3, true));
    assert!(table.people.contains(&PersonId("ana".to_owned())));
    assert_eq!(store.log(&table.id, 0).await.unwrap()[0].line, [0xab]);
    assert_eq!(store.chat(&table.id, 9).await.unwrap()[0].text, "hello");
    assert_eq!(store.best("heat", 9).await.unwrap().len(), 1);
    store.save_table(table).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn an_embedded_store_of_every_version_opens() {
    let migrations = migrations("sqlite");
    for version in 1..=migrations.len() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("crossroads.db");
        let text = written_by(version, &migrations).replace("HASH", "x'ab'").replace("LISTED", "1");
        rusqlite::Connection::open(&path).unwrap().execute_batch(&text).unwrap();
        all_is_there(&Sqlite::open(&path).unwrap()).await;
    }
}

#[tokio::test]
async fn a_postgresql_store_of_every_version_opens() {
    let migrations = migrations("postgres");
    for version in 1..=migrations.len() {
        in_schema(async |schema| {
            let text = written_by(version, &migrations).replace("HASH", "'\\xab'").replace("LISTED", "true");
            schema.raw(&text).await;
            all_is_there(&Postgres::connect(&schema.url, None, Patience::default()).await.unwrap()).await;
        })
        .await;
    }
}
