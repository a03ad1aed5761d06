//! Told means stored: a process that is killed at any moment loses no line whose answer it had.
//!
//! The test runs itself again as a child that appends to a few tables at once and prints the number of each line after
//! its answer. The parent kills it, with a signal that nobody can catch, and compares.
//!
//! What this cannot show is a machine without power: the system's cache outlives a process. For that there is
//! `synchronous=FULL`, and trust in the disk.

use crossroads_store::{LogRow, Sqlite, Status, Store, StoreError, TableId, TableRow};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use tokio::task::JoinSet;

/// Holds the path of the database for the child.
const CHILD: &str = "CROSSROADS_TEST_DURABILITY";
const TABLES: usize = 4;

fn id(table: usize) -> TableId {
    TableId(format!("table {table}"))
}

/// A line that can be told from every other one, of many sizes.
fn line(table: usize, number: u64) -> LogRow {
    let text = format!("table {table}, line {number}, ");
    let size = (number as usize * 37 + table) % 700;
    LogRow { number, at_ms: number as i64, line: text.bytes().cycle().take(text.len() + size).collect() }
}

/// Goes on with every table where its log ends, one line or two at a time, and never stops by itself.
async fn append_for_ever(path: &Path) {
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(path).unwrap());
    let mut playing = JoinSet::new();
    for table in 0..TABLES {
        let store = Arc::clone(&store);
        playing.spawn(async move {
            match store.create_table(row(table)).await {
                Ok(()) | Err(StoreError::Stale) => {}
                Err(error) => panic!("{error}"),
            }
            let mut next = store.log(&id(table), 0).await.unwrap().len() as u64;
            loop {
                let after = next + 1 + next % 2;
                let lines = (next..after).map(|number| line(table, number)).collect();
                store.append(&id(table), lines).await.unwrap();
                for number in next..after {
                    println!("told {table} {number}");
                }
                next = after;
            }
        });
    }
    playing.join_all().await;
}

fn row(table: usize) -> TableRow {
    TableRow {
        id: id(table),
        game: "heat".to_owned(),
        status: Status::Running,
        listed: true,
        people: BTreeSet::new(),
        head: String::new(),
        version: 0,
        created_ms: 0,
        updated_ms: 0,
    }
}

mod slow {
    use super::*;
    use std::hash::{BuildHasher, RandomState};
    use std::io::{BufRead, BufReader};
    use std::process::{Child, Command, Stdio};
    use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
    use std::time::{Duration, Instant};

    /// Does nothing unless it is the child.
    #[tokio::test(flavor = "multi_thread")]
    async fn child() {
        if let Some(path) = std::env::var_os(CHILD) {
            append_for_ever(Path::new(&path)).await;
        }
    }

    #[tokio::test]
    async fn twenty_kills_lose_nothing_that_was_told() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("crossroads.db");
        // How many lines of each table have been told, over all rounds.
        let mut told = [0; TABLES];
        let mut written = 0;
        for round in 0..20 {
            let (mut child, lines) = start(&path);
            // Some die while they start, some while they write; none at a moment of their own choice.
            let kill =
                if round % 4 == 0 { Kill::InTime(random(40)) } else { Kill::AfterLines(1 + random(600)) };
            await_moment(&lines, kill, &mut told);
            if let Kill::AfterLines(_) = kill {
                assert!(matches!(Sqlite::open(&path), Err(StoreError::InUse(_))), "two processes write");
            }
            child.kill().unwrap();
            child.wait().unwrap();
            // What it had said before it died counts too.
            for line in &lines {
                note(&line, &mut told);
            }

            let store = Sqlite::open(&path).unwrap();
            written = 0;
            for (table, told) in told.iter_mut().enumerate() {
                let log = store.log(&id(table), 0).await.unwrap();
                let found = log.len() as u64;
                assert!(found >= *told, "round {round}, table {table}: {told} lines told, {found} found");
                for (number, found) in (0..).zip(&log) {
                    assert_eq!(*found, line(table, number), "round {round}, table {table}");
                }
                *told = found;
                written += found;
            }
            store.close().await;
        }
        assert!(written > 500, "only {written} lines were ever written");
    }

    #[derive(Clone, Copy)]
    enum Kill {
        InTime(u64),
        AfterLines(u64),
    }

    fn await_moment(lines: &Receiver<String>, kill: Kill, told: &mut [u64; TABLES]) {
        match kill {
            Kill::AfterLines(count) => {
                for _ in 0..count {
                    note(&lines.recv_timeout(Duration::from_mins(1)).unwrap(), told);
                }
            }
            Kill::InTime(milliseconds) => {
                let moment = Instant::now() + Duration::from_millis(milliseconds);
                loop {
                    match lines.recv_timeout(moment.saturating_duration_since(Instant::now())) {
                        Ok(line) => note(&line, told),
                        Err(RecvTimeoutError::Timeout) => return,
                        Err(RecvTimeoutError::Disconnected) => panic!("the child ended by itself"),
                    }
                }
            }
        }
    }

    /// Lines are told in order, each once.
    fn note(line: &str, told: &mut [u64; TABLES]) {
        let (table, number) = line.split_once(' ').unwrap();
        let told = &mut told[table.parse::<usize>().unwrap()];
        assert_eq!(number.parse::<u64>().unwrap(), *told);
        *told += 1;
    }

    /// Starts the child; its lines come without the word `told`, and what the test runner says does not come.
    fn start(path: &Path) -> (Child, Receiver<String>) {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "durability::slow::child", "--nocapture"])
            .env(CHILD, path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = channel();
        std::thread::spawn(move || {
            let mut line = String::new();
            // Only what ends with a newline was said: a kill can cut a line.
            while output.read_line(&mut line).is_ok() && line.ends_with('\n') {
                // The test runner may have begun the line with words of its own.
                if let Some((_, said)) = line.trim_end().split_once("told ")
                    && send.send(said.to_owned()).is_err()
                {
                    return;
                }
                line.clear();
            }
        });
        (child, lines)
    }

    /// Below the bound. Moments must differ from run to run, so no seed.
    fn random(bound: u64) -> u64 {
        RandomState::new().hash_one(bound) % bound
    }
}
