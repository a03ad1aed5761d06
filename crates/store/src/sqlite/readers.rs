//! Reading: a few connections, each lent to one question at a time, away from the async threads.
//!
//! In write-ahead mode readers neither wait for the writer nor for each other, and each question sees everything that was
//! committed before it began.

use crate::{Result, StoreError};
use rusqlite::{Connection, OpenFlags};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;
use tokio::task;

/// How many questions are read at once.
const READERS: u32 = 4;

/// How many pages each keeps.
const CACHE_PAGES: i32 = 64;

/// The connections that read.
pub struct Readers {
    path: PathBuf,
    /// A place for each question under way; closed with the store.
    places: Arc<Semaphore>,
    /// Never more than there are places. They are opened when first needed.
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    /// Readers of a database that exists.
    pub fn new(path: PathBuf) -> Arc<Readers> {
        let places = Arc::new(Semaphore::new(READERS as usize));
        Arc::new(Readers { path, places, idle: Mutex::default() })
    }

    /// Asks the database.
    pub async fn ask<T, Q>(self: &Arc<Readers>, question: Q) -> Result<T>
    where
        T: Send + 'static,
        Q: FnOnce(&Connection) -> Result<T> + Send + 'static,
    {
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let readers = Arc::clone(self);
        let asked = task::spawn_blocking(move || {
            let connection = readers.take()?;
            let answer = question(&connection);
            readers.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            drop(place);
            answer
        });
        // What does not come back was dropped with the runtime, at the end of the program.
        asked.await.map_err(|_| StoreError::Closed)?
    }

    fn take(&self) -> Result<Connection> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        if let Some(connection) = idle {
            return Ok(connection);
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        super::prepare(&connection)?;
        // What is read is read once: a table when it wakes, a person when they come.
        connection.pragma_update(None, "cache_size", CACHE_PAGES)?;
        Ok(connection)
    }

    /// Lets no more questions in, and waits for those under way.
    pub async fn close(&self) {
        let all = self.places.acquire_many(READERS).await;
        self.places.close();
        drop(all);
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
