//! One server at a time on a `PostgreSQL` database, and none that waits for it for ever.

use crate::suite::in_schema;
use crossroads_store::{LogRow, Patience, Postgres, Status, Store, StoreError, TableId, TableRow};
use std::collections::BTreeSet;
use std::time::Duration;

async fn open(url: &str) -> Postgres {
    Postgres::connect(url, None, Patience::default()).await.unwrap()
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_has_gone() {
    in_schema(async |schema| {
        let (first, second) = (open(&schema.url).await, open(&schema.url).await);
        let lease = first.hold_alone().await.unwrap();
        assert!(matches!(second.hold_alone().await, Err(StoreError::Held)));
        in_schema(async |elsewhere| drop(open(&elsewhere.url).await.hold_alone().await.unwrap())).await;
        drop(lease);
        // The database hears of it a moment later.
        while second.hold_alone().await.is_err() {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn whoever_loses_the_lock_hears_of_it() {
    in_schema(async |schema| {
        let store = open(&schema.url).await;
        let mut lease = store.hold_alone().await.unwrap();
        let holder = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' \
            AND objid::bigint = hashtext(current_schema())::bigint & 4294967295";
        schema.raw(holder).await;
        tokio::time::timeout(Duration::from_mins(1), lease.lost()).await.expect("it is told");
        assert!(store.try_to_write().await.is_ok(), "only that connection was lost");
        store.hold_alone().await.unwrap();
    })
    .await;
}

/// A lock that somebody else holds stands for all that can keep a database from answering.
#[tokio::test(flavor = "multi_thread")]
async fn who_gets_no_answer_in_time_is_told_so_and_others_go_on() {
    in_schema(async |schema| {
        let patience = Patience(Duration::from_millis(300));
        let store = Postgres::connect(&schema.url, None, patience).await.unwrap();
        let id = TableId("t".to_owned());
        let row = TableRow {
            id: id.clone(),
            game: "heat".to_owned(),
            status: Status::Running,
            listed: true,
            people: BTreeSet::new(),
            head: String::new(),
            version: 0,
            created_ms: 0,
            updated_ms: 0,
        };
        store.create_table(row).await.unwrap();
        let (other, line) = tokio_postgres::connect(&schema.url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(line);
        other.batch_execute("BEGIN; LOCK TABLE log").await.unwrap();
        let append = async || store.append(&id, vec![LogRow { number: 0, at_ms: 1, line: vec![7] }]).await;
        // More often than there are connections: none stays behind that waits.
        for _ in 0..20 {
            assert!(append().await.is_err(), "nobody answers");
        }
        assert!(store.try_to_write().await.is_ok(), "whoever needs no lock goes on meanwhile");
        other.batch_execute("ROLLBACK").await.unwrap();
        append().await.unwrap();
        assert_eq!(store.log(&id, 0).await.unwrap().len(), 1, "what was given up was not done");
    })
    .await;
}
