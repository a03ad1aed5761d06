//! What the server counts, for those who look after it. Each server counts for itself: there is nothing global, so that
//! two servers in one process (tests have many) never mix their figures. They are shown at an address of their own: where
//! everybody comes in, somebody could count with them what others do in secret.

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Counters by one word.
pub type ByWord = Family<[(&'static str, &'static str); 1], Counter>;

/// Everything that is counted.
pub struct Metrics {
    registry: Registry,
    /// What was told instead of what was wanted, by the code of the fault.
    pub faults: ByWord,
    /// Answers over HTTP, by the first digit of their status.
    pub answers: ByWord,
    /// Connections that are open, sockets included.
    pub connections: Gauge,
    /// Connections that were turned away or cut off, by reason.
    pub connections_cut: ByWord,
    /// Sockets that are open.
    pub sockets: Gauge,
    /// Sockets that were closed, by reason.
    pub sockets_closed: ByWord,
    /// Accepted actions, by game.
    pub moves: ByWord,
    /// How long an accepted action takes from the table's hearing of it until everybody has been told.
    pub move_time: Histogram,
    /// Tables that are awake.
    pub tables_awake: Gauge,
    /// How long it takes to wake a table from its log.
    pub wake_time: Histogram,
    /// Thoughts of bots: `done`, `late` (the time ran out) or `cancelled` (the table had moved on).
    pub thoughts: ByWord,
    /// How long bots think.
    pub thought_time: Histogram,
    /// Calls to people whose turn it is, by how they ended: `pushed`, `written`, `gone`, `failed`, `dropped`.
    pub calls: ByWord,
    /// Lines of chat.
    pub chat: Counter,
    memory: Gauge,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let seconds = || Histogram::new(exponential_buckets(0.0005, 2.0, 15));
        let metrics = Metrics {
            registry: Registry::with_prefix("crossroads"),
            faults: ByWord::default(),
            answers: ByWord::default(),
            connections: Gauge::default(),
            connections_cut: ByWord::default(),
            sockets: Gauge::default(),
            sockets_closed: ByWord::default(),
            moves: ByWord::default(),
            move_time: seconds(),
            tables_awake: Gauge::default(),
            wake_time: seconds(),
            thoughts: ByWord::default(),
            thought_time: seconds(),
            calls: ByWord::default(),
            chat: Counter::default(),
            memory: Gauge::default(),
        };
        metrics.registered()
    }
}

impl Metrics {
    fn registered(mut self) -> Metrics {
        let to = &mut self.registry;
        to.register("faults", "Faults told to clients, by code", self.faults.clone());
        to.register("http_answers", "Answers over HTTP, by class of status", self.answers.clone());
        to.register("connections", "Open connections, sockets included", self.connections.clone());
        to.register(
            "connections_cut",
            "Connections turned away or cut off, by reason",
            self.connections_cut.clone(),
        );
        to.register("sockets", "Open sockets", self.sockets.clone());
        to.register("sockets_closed", "Closed sockets, by reason", self.sockets_closed.clone());
        to.register("moves", "Accepted actions, by game", self.moves.clone());
        let seconds = || Unit::Seconds;
        to.register_with_unit(
            "move",
            "From hearing an action to telling it",
            seconds(),
            self.move_time.clone(),
        );
        to.register("tables_awake", "Tables that are awake", self.tables_awake.clone());
        to.register_with_unit(
            "wake",
            "From the log to a table that is awake",
            seconds(),
            self.wake_time.clone(),
        );
        to.register("bot_thoughts", "Thoughts of bots, by how they ended", self.thoughts.clone());
        to.register_with_unit("bot_thought", "How long bots think", seconds(), self.thought_time.clone());
        to.register("calls", "Calls to people whose turn it is, by how they ended", self.calls.clone());
        to.register("chat_lines", "Lines of chat", self.chat.clone());
        to.register_with_unit("resident_memory", "Memory of the process", Unit::Bytes, self.memory.clone());
        self
    }

    /// Everything, as Prometheus reads it.
    pub fn text(&self) -> String {
        self.memory.set(memory_bytes().unwrap_or_default() as i64);
        let mut text = String::new();
        // Writing into a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }

    /// Counts a fault.
    pub fn fault(&self, code: &'static str) {
        self.faults.get_or_create(&[("code", code)]).inc();
    }

    /// Counts a connection that was turned away or cut off.
    pub fn cut(&self, reason: &'static str) {
        self.connections_cut.get_or_create(&[("reason", reason)]).inc();
    }

    /// Counts a socket that was closed.
    pub fn closed(&self, reason: &'static str) {
        self.sockets_closed.get_or_create(&[("reason", reason)]).inc();
    }

    /// Counts an accepted action.
    pub fn moved(&self, game: &'static str, took: Duration) {
        self.moves.get_or_create(&[("game", game)]).inc();
        self.move_time.observe(took.as_secs_f64());
    }

    /// Counts a call to somebody whose turn it is.
    pub fn called(&self, end: &'static str) {
        self.calls.get_or_create(&[("end", end)]).inc();
    }

    /// Counts a thought of a bot.
    pub fn thought(&self, end: &'static str, took: Duration) {
        self.thoughts.get_or_create(&[("end", end)]).inc();
        self.thought_time.observe(took.as_secs_f64());
    }
}

/// Shows the figures at `/metrics` until the bell rings.
pub async fn serve(listener: TcpListener, metrics: Arc<Metrics>, mut closing: watch::Receiver<bool>) {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let show = move || async move { ([(CONTENT_TYPE, kind)], metrics.text()) };
    let router = Router::new().route("/metrics", get(show));
    let rung = async move {
        let _ = closing.wait_for(|closing| *closing).await;
    };
    if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(rung).await {
        tracing::warn!(%error, "the figures can no longer be read");
    }
}

/// How much memory the server holds, where the system tells.
pub fn memory_bytes() -> Option<u64> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let resident: u64 = pages.split(' ').nth(1)?.parse().ok()?;
    Some(resident * 4096)
}

/// Holds a gauge up by one while it lives.
pub struct Held(Gauge);

impl Held {
    /// One more.
    pub fn new(gauge: &Gauge) -> Held {
        gauge.inc();
        Held(gauge.clone())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_can_be_read() {
        let metrics = Metrics::default();
        metrics.fault("stale");
        metrics.moved("some-game", Duration::from_millis(3));
        let held = Held::new(&metrics.sockets);
        let text = metrics.text();
        for line in [
            "crossroads_faults_total{code=\"stale\"} 1",
            "crossroads_moves_total{game=\"some-game\"} 1",
            "crossroads_move_seconds_count 1",
            "crossroads_sockets 1",
        ] {
            assert!(text.contains(line), "{line} is missing in\n{text}");
        }
        drop(held);
        assert!(metrics.text().contains("crossroads_sockets 0"));
    }
}
