//! How many durable commits a second the SQLite store makes, alone and in company:
//!
//!     cargo run --release -p crossroads-store --example commits [folder]
//!
//! The folder says which disk; without it, it is the one of temporary files.
//!
//! A commit can be no faster than the disk, and on a busy machine not even that fast. So each figure stands between two
//! of the bare disk, a page written and synced again and again: if those two differ, the figure means little.

use crossroads_store::{LogRow, Result, Sqlite, Status, Store, TableId, TableRow};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const TIME: Duration = Duration::from_secs(2);
const PAGE: usize = 4096;
const PAGES: usize = 2000;

#[tokio::main]
async fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    let place = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, Into::into);
    let folder = tempfile::tempdir_in(place)?;
    let store = Arc::new(Sqlite::open(&folder.path().join("commits.db"))?);
    for tasks in [1, 8, 64, 256] {
        let before = syncs(folder.path())?;
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
        let rate = lines as f64 / seconds;
        let after = syncs(folder.path())?;
        println!(
            "{tasks:>3} tasks: {rate:>6.0} appends/s (bare disk: {before:.0} syncs/s before, {after:.0} after)"
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

/// How many pages a second the bare disk takes, one after the other.
fn syncs(folder: &Path) -> io::Result<f64> {
    let mut file = File::create(folder.join("pages"))?;
    file.write_all(&vec![0; PAGE * PAGES])?;
    file.sync_all()?;
    let begun = Instant::now();
    let mut count = 0;
    while begun.elapsed() < TIME / 4 {
        file.seek(SeekFrom::Start((count % PAGES * PAGE) as u64))?;
        file.write_all(&[7; PAGE])?;
        file.sync_all()?;
        count += 1;
    }
    Ok(count as f64 / begun.elapsed().as_secs_f64())
}
