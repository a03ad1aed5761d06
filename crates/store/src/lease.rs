//! One server at a time looks after the tables of a `PostgreSQL` database. Two would not corrupt anything, as a number in a log is
//! taken once, but whoever plays at one would not hear what is done at the other.
//!
//! Who is the one holds a lock of the database on a connection of its own. The lock goes with the connection, however that
//! ends, so whoever has lost the connection must stop.

use crate::postgres::Way;
use crate::{Result, StoreError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time;
use tokio_postgres::Client;

/// For the database and the part of it that our tables are in. The number is ours alone: the bytes of «road».
const HOLD: &str = "SELECT pg_try_advisory_lock(1919902052, hashtext(current_schema()))";

/// How often the holder looks whether it still is one.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// The right to look after the tables of a database. It ends when this is dropped.
pub struct Lease {
    lost: watch::Receiver<bool>,
    watching: tokio::task::JoinHandle<()>,
}

impl Lease {
    /// Takes it, on a connection of its own.
    pub(crate) async fn take(way: &Way, patience: Duration) -> Result<Lease> {
        let (client, ends) = way.connect(patience).await?;
        if !client.query_one(HOLD, &[]).await?.try_get::<_, bool>(0)? {
            return Err(StoreError::Held);
        }
        let (tell, lost) = watch::channel(false);
        let watching = tokio::spawn(async move {
            tokio::select! {
                _ = ends => {}
                () = until_silent(&client, patience) => {}
            }
            let _ = tell.send(true);
        });
        Ok(Lease { lost, watching })
    }

    /// Waits until it is lost, which need never happen.
    pub async fn lost(&mut self) {
        // Whoever watches over it has ended without a word: then it is lost as well.
        let _ = self.lost.wait_for(|lost| *lost).await;
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.watching.abort();
    }
}

/// Waits until the database gives no answer in time. One that is gone without a word would be believed in for hours.
async fn until_silent(client: &Client, patience: Duration) {
    loop {
        time::sleep(LOOK_EVERY).await;
        if !matches!(time::timeout(patience, client.simple_query("")).await, Ok(Ok(_))) {
            return;
        }
    }
}
