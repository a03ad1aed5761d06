//! What time it is.

use std::time::{SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// What time it is, in milliseconds since 1970.
///
/// The time of day is asked once; from then on it runs with tokio's clock, so that a test can let weeks pass in a
/// moment and a leap of the system's clock never takes a player's time.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    started: Instant,
    started_ms: i64,
}

impl Now {
    /// A clock that starts with the time of day.
    pub fn new() -> Now {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Now { started: Instant::now(), started_ms: since.as_millis() as i64 }
    }

    /// The present.
    pub fn ms(&self) -> i64 {
        self.started_ms + self.started.elapsed().as_millis() as i64
    }

    /// When it will be that time.
    pub fn at(&self, ms: i64) -> Instant {
        let ahead = ms.saturating_sub(self.started_ms).max(0);
        self.started + std::time::Duration::from_millis(ahead as u64)
    }
}

impl Default for Now {
    fn default() -> Now {
        Now::new()
    }
}
