//! How many durable commits a second the SQLite store makes, alone and in company:
//!
//!     cargo run --release -p crossroads-store --example commits [folder]
//!
//! The folder says which disk; without it, it is the one of temporary files.

#![allow(clippy::doc_markdown, reason = "SQLite is a name, not code")]

use crossroads_store::{LogRow, Result, Sqlite, Status, Store, TableId, TableRow};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const TIME: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    let place = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, Into::into);
    let folder = tempfile::tempdir_in(place)?;
    let store = Arc::new(Sqlite::open(&folder.path().join("commits.db"))?);
    for tasks in [1, 8, 64, 256] {
        let begun = Instant::now();
        let mut writing = JoinSet::new();
        for task in 0..tasks {
            writing.spawn(write(Arc::clone(&store), TableId(format!("{tasks} {task}")), begun));
        }
        let mut lines = 0;
        while let Some(written) = writing.join_next().await {
            lines += written??;
        }
        let seconds = begun.elapsed().as_secs_f64();
        println!(
            "{tasks:>3} tasks: {:>6.0} appends/s, each on the disk when answered",
            lines as f64 / seconds
        );
    }
    store.close().await;
    Ok(())
}

/// Appends line after line until the time is over, and says how many.
async fn write(store: Arc<Sqlite>, id: TableId, begun: Instant) -> Result<u64> {
    let table = TableRow {
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
    store.create_table(table).await?;
    let mut number = 0;
    while begun.elapsed() < TIME {
        store.append(&id, vec![LogRow { number, at_ms: 0, line: vec![7; 24] }]).await?;
        number += 1;
    }
    Ok(number)
}
