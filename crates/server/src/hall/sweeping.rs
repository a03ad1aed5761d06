//! What is kept no longer: tables that nobody came to or comes back to, and guests who have left nothing.

use crate::settings::Settings;
use crate::table::Surroundings;
use crossroads_store::{Before, Status, TableQuery};
use std::sync::Arc;
use std::time::Duration;

/// How often what was left behind is looked for.
const EVERY: Duration = Duration::from_hours(1);

/// How long things are kept; nothing said is for ever.
#[derive(Clone, Copy)]
pub struct Keep {
    open: Duration,
    running: Option<Duration>,
    over: Option<Duration>,
    guests: Duration,
}

impl Keep {
    /// As the settings say it.
    pub fn of(settings: &Settings) -> Keep {
        Keep {
            open: settings.keep_open,
            running: settings.keep_running,
            over: settings.keep_over,
            guests: settings.keep_guests,
        }
    }

    fn before(self, now_ms: i64) -> Before {
        let ago = |keep: Duration| now_ms.saturating_sub(keep.as_millis() as i64);
        Before {
            open_ms: ago(self.open),
            running_ms: self.running.map_or(i64::MIN, ago),
            over_ms: self.over.map_or(i64::MIN, ago),
            guests_ms: ago(self.guests),
        }
    }
}

/// Now and then forgets what was left behind, until the server closes.
pub async fn now_and_then(around: Arc<Surroundings>, keep: Keep) {
    let mut closing = around.closing.clone();
    let mut rounds = tokio::time::interval(EVERY);
    loop {
        tokio::select! {
            _ = rounds.tick() => {}
            _ = closing.changed() => return,
        }
        if let Err(error) = around.store.sweep(keep.before(around.now.ms())).await {
            tracing::warn!(%error, "what was left behind stays");
        }
        if keep.running.is_some() {
            forget_waiting(&around).await;
        }
    }
}

/// Nobody is waited for at tables that are gone.
async fn forget_waiting(around: &Surroundings) {
    let query = TableQuery { status: Some(Status::Running), ..TableQuery::all() };
    match around.store.tables(query).await {
        Ok(running) => around.calling.keep_only(&running.into_iter().map(|row| row.id).collect()),
        Err(error) => tracing::warn!(%error, "tables that are gone are still waited at"),
    }
}
