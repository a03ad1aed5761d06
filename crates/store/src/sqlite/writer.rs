//! The one thread that writes.
//!
//! A write is on the disk once it is committed, and a commit takes as long as the disk takes, however much is in it. So
//! the thread takes all writes that wait, runs each so that it can be undone by itself, commits once, and only then answers
//! all of them. While the disk is busy with one group, the next one gathers: nobody ever waits for company.

use crate::{Result, StoreError};
use rusqlite::{Connection, TransactionBehavior};
use std::fs::File;
use std::io;
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use tokio::sync::{mpsc, oneshot};

/// The most writes in one commit: far beyond where the disk is what costs, and a bound for how long the first waits for
/// the last.
const GROUP: usize = 256;

/// A write. It may fail by itself; then nothing of it stays.
pub type Work = Box<dyn FnOnce(&Connection) -> Result<()> + Send>;

/// How a write is undone if it fails.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Undone {
    /// It changes something with one statement at most, and a statement that fails undoes itself.
    ByItself,
    /// It runs inside a savepoint, for which SQLite copies every page before it is changed.
    BySavepoint,
}

struct Waiting {
    work: Work,
    undone: Undone,
    answer: oneshot::Sender<Result<()>>,
}

/// A handle to the thread that writes. Dropping it waits until everything that was queued has been written.
pub struct Writer {
    /// `None` once it has ended.
    running: Mutex<Option<Running>>,
}

struct Running {
    queue: mpsc::UnboundedSender<Waiting>,
    thread: JoinHandle<()>,
}

impl Writer {
    /// Starts the thread, which keeps the lock as long as the connection.
    pub fn start(mut connection: Connection, lock: File) -> io::Result<Writer> {
        let (queue, mut waiting) = mpsc::unbounded_channel();
        let thread = thread::Builder::new().name("store-writer".to_owned()).spawn(move || {
            let mut group = Vec::with_capacity(GROUP);
            while waiting.blocking_recv_many(&mut group, GROUP) > 0 {
                write(&mut connection, group.drain(..));
            }
            drop(connection);
            drop(lock);
        })?;
        Ok(Writer { running: Mutex::new(Some(Running { queue, thread })) })
    }

    /// Queues a write. Its answer comes when it is on the disk.
    ///
    /// The queue has no bound of its own: who writes waits for the answer, so it is as long as there are writers.
    pub fn queue(&self, work: Work, undone: Undone) -> Result<oneshot::Receiver<Result<()>>> {
        let (answer, answered) = oneshot::channel();
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = &running.as_ref().ok_or(StoreError::Closed)?.queue;
        queue.send(Waiting { work, undone, answer }).map_err(|_| StoreError::Closed)?;
        Ok(answered)
    }

    /// Lets no more writes in and waits until those that are in have been written.
    pub fn end(&self) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Running { queue, thread }) = running {
            drop(queue);
            // A thread that panicked has told so, and whoever waited has heard that the store is closed.
            let _ = thread.join();
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.end();
    }
}

/// Writes a group and answers all of it.
fn write(connection: &mut Connection, group: impl Iterator<Item = Waiting>) {
    let (works, answers): (Vec<_>, Vec<_>) =
        group.map(|waiting| ((waiting.work, waiting.undone), waiting.answer)).unzip();
    // Who has stopped waiting hears nothing.
    match commit(connection, works) {
        Ok(results) => {
            for (answer, result) in answers.into_iter().zip(results) {
                let _ = answer.send(result);
            }
        }
        Err(error) => {
            for answer in answers {
                let _ = answer.send(Err(StoreError::NotWritten(error.to_string())));
            }
        }
    }
}

/// Runs each work by itself and commits all together. With an error nothing has happened; otherwise each work has its
/// own result.
fn commit(connection: &mut Connection, works: Vec<(Work, Undone)>) -> Result<Vec<Result<()>>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Thousands of times a second: these are not to be parsed each time.
    let do_now = |sql| transaction.prepare_cached(sql)?.execute([]);
    let mut results = Vec::with_capacity(works.len());
    for (work, undone) in works {
        if undone == Undone::BySavepoint {
            do_now("SAVEPOINT work")?;
        }
        let result = work(&transaction);
        // A full disk and its like do not only fail, they end the transaction. What would run now, would run outside.
        if transaction.is_autocommit() {
            return Err(result.err().unwrap_or(StoreError::Closed));
        }
        if undone == Undone::BySavepoint {
            if result.is_err() {
                do_now("ROLLBACK TO work")?;
            }
            do_now("RELEASE work")?;
        }
        results.push(result);
    }
    transaction.commit()?;
    Ok(results)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::time::Duration;

    struct Desk {
        writer: Writer,
        reader: Connection,
        _folder: tempfile::TempDir,
    }

    /// A writer on a database with one list of numbers, and a list that must name numbers of the first.
    fn desk() -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("numbers.db");
        let connection = Connection::open(&path).unwrap();
        connection
            .execute_batch(
                "PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;
                 CREATE TABLE numbers (number INTEGER PRIMARY KEY);
                 CREATE TABLE named (number INTEGER REFERENCES numbers (number) DEFERRABLE INITIALLY DEFERRED);",
            )
            .unwrap();
        let reader = Connection::open(&path).unwrap();
        let lock = File::create(folder.path().join("lock")).unwrap();
        Desk { writer: Writer::start(connection, lock).unwrap(), reader, _folder: folder }
    }

    type Answer = oneshot::Receiver<Result<()>>;

    impl Desk {
        fn queue(&self, work: impl FnOnce(&Connection) -> Result<()> + Send + 'static) -> Answer {
            self.writer.queue(Box::new(work), Undone::BySavepoint).unwrap()
        }

        fn run(&self, sql: &'static str) -> Answer {
            self.queue(move |connection| Ok(connection.execute_batch(sql)?))
        }

        /// Queues a write that keeps the thread busy: what is queued meanwhile makes one group.
        fn hold(&self) -> Held {
            let (release, released) = channel();
            let (begins, begun) = channel();
            let answer = self.queue(move |_| {
                begins.send(()).unwrap();
                released.recv_timeout(Duration::from_mins(1)).unwrap();
                Ok(())
            });
            Held { begun, release, answer }
        }

        fn numbers(&self) -> Vec<i64> {
            let mut statement = self.reader.prepare("SELECT number FROM numbers ORDER BY number").unwrap();
            statement.query_map([], |row| row.get(0)).unwrap().map(|number| number.unwrap()).collect()
        }
    }

    /// A write that the thread cannot finish yet.
    struct Held {
        begun: Receiver<()>,
        release: Sender<()>,
        answer: Answer,
    }

    impl Held {
        fn reached(self) -> Held {
            self.begun.recv().unwrap();
            self
        }

        fn release(self) -> Answer {
            self.release.send(()).unwrap();
            self.answer
        }
    }

    fn told(answer: Answer) -> Result<()> {
        answer.blocking_recv().unwrap()
    }

    #[test]
    fn one_that_fails_is_undone_alone() {
        let desk = desk();
        let held = desk.hold().reached();
        let first = desk.run("INSERT INTO numbers VALUES (1)");
        let fails = desk.queue(|connection| {
            connection.execute_batch("INSERT INTO numbers VALUES (2)")?;
            Err(StoreError::Stale)
        });
        let taken = desk.run("INSERT INTO numbers VALUES (3); INSERT INTO numbers VALUES (1)");
        let last = desk.run("INSERT INTO numbers VALUES (4)");

        told(held.release()).unwrap();
        told(first).unwrap();
        assert!(matches!(told(fails), Err(StoreError::Stale)));
        assert!(matches!(told(taken), Err(StoreError::Stale)), "the number is taken");
        told(last).unwrap();
        assert_eq!(desk.numbers(), [1, 4]);
    }

    #[test]
    fn one_statement_that_fails_needs_no_savepoint() {
        let desk = desk();
        let alone = |sql: &'static str| {
            let work = move |connection: &Connection| Ok(connection.execute_batch(sql)?);
            desk.writer.queue(Box::new(work), Undone::ByItself).unwrap()
        };
        let held = desk.hold().reached();
        let first = alone("INSERT INTO numbers VALUES (1)");
        // The first of these rows could be written.
        let taken = alone("INSERT INTO numbers VALUES (2), (1)");
        let last = alone("INSERT INTO numbers VALUES (3)");

        told(held.release()).unwrap();
        told(first).unwrap();
        assert!(matches!(told(taken), Err(StoreError::Stale)), "the number is taken");
        told(last).unwrap();
        assert_eq!(desk.numbers(), [1, 3]);
    }

    #[test]
    fn nobody_is_answered_before_the_commit() {
        let desk = desk();
        let first = desk.hold().reached();
        let mut early = desk.run("INSERT INTO numbers VALUES (1)");
        let second = desk.hold();
        told(first.release()).unwrap();

        let second = second.reached(); // so the thread is past the early one, in the same group
        assert!(early.try_recv().is_err());
        assert_eq!(desk.numbers(), Vec::<i64>::new());
        told(second.release()).unwrap();
        told(early).unwrap();
        assert_eq!(desk.numbers(), [1]);
    }

    #[test]
    fn a_commit_that_fails_fails_for_all_and_the_next_goes_on() {
        let desk = desk();
        let held = desk.hold().reached();
        let innocent = desk.run("INSERT INTO numbers VALUES (1)");
        let guilty = desk.run("INSERT INTO named VALUES (99)"); // which only the commit finds out

        told(held.release()).unwrap();
        assert!(matches!(told(innocent), Err(StoreError::NotWritten(_))));
        assert!(matches!(told(guilty), Err(StoreError::NotWritten(_))));
        assert_eq!(desk.numbers(), Vec::<i64>::new());
        told(desk.run("INSERT INTO numbers VALUES (2)")).unwrap();
        assert_eq!(desk.numbers(), [2]);
    }

    #[test]
    fn nothing_is_written_outside_a_transaction_that_broke() {
        let desk = desk();
        let held = desk.hold().reached();
        let before = desk.run("INSERT INTO numbers VALUES (1)");
        let breaks = desk.run("ROLLBACK"); // as a full disk would
        let after = desk.run("INSERT INTO numbers VALUES (2)");

        told(held.release()).unwrap();
        for answer in [before, breaks, after] {
            assert!(matches!(told(answer), Err(StoreError::NotWritten(_))));
        }
        assert_eq!(desk.numbers(), Vec::<i64>::new());
        told(desk.run("INSERT INTO numbers VALUES (3)")).unwrap();
        assert_eq!(desk.numbers(), [3]);
    }

    #[test]
    fn what_waits_is_written_before_the_end() {
        let desk = desk();
        let held = desk.hold().reached();
        for number in 0..1000 {
            drop(desk.queue(move |connection| {
                connection.execute("INSERT INTO numbers VALUES (?1)", [number])?;
                Ok(())
            }));
        }
        drop(held.release());
        desk.writer.end();
        assert_eq!(desk.numbers().len(), 1000);
        assert!(matches!(
            desk.writer.queue(Box::new(|_| Ok(())), Undone::BySavepoint),
            Err(StoreError::Closed)
        ));
    }

    #[test]
    fn a_thread_that_panics_closes_the_store() {
        let desk = desk();
        let answer = desk.queue(|_| std::panic::resume_unwind(Box::new("as a bug would")));
        assert!(answer.blocking_recv().is_err());
        desk.writer.end();
        assert!(matches!(
            desk.writer.queue(Box::new(|_| Ok(())), Undone::BySavepoint),
            Err(StoreError::Closed)
        ));
    }
}
