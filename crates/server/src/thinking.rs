//! Bots think off the async threads, not more of them at once than the server allows, and not longer than it has
//! patience. Whoever does not come back in time is played for at random; the thread it holds counts until it ends.

use crate::metrics::Metrics;
use crate::turns::Turns;
use crossroads_engine::erased::AnyTable;
use crossroads_engine::{Chance, Quick, Seat};
use crossroads_room::{Riddle, Thought};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How much longer than it should a bot may take before nobody waits for it any more.
const GRACE: u32 = 2;

/// How long a bot may think however many people share the places.
const SHORTEST: Duration = Duration::from_millis(100);

/// Where bots think.
#[derive(Clone)]
pub struct Thinking {
    turns: Turns,
    time: Duration,
    metrics: Arc<Metrics>,
}

impl Thinking {
    /// Room for so many bots at once, each for so long.
    pub fn new(threads: usize, time: Duration, metrics: Arc<Metrics>) -> Thinking {
        Thinking { turns: Turns::new(threads.max(1)), time, metrics }
    }

    /// Lets a bot think about a decision at a table of this person, which somebody may be watching. The more people share
    /// the places, the shorter each of their bots thinks. None if it was told to stop.
    pub async fn think(&self, riddle: Riddle, whose: &str, watched: bool) -> Option<Thought> {
        let Riddle { table, seat, bot: mut player, patience } = riddle;
        let (turn, shared) = self.turns.wait(whose, watched).await?;
        let time = (self.time / shared).max(SHORTEST.min(self.time));
        let began = Instant::now();
        if patience.is_cancelled() {
            self.metrics.thought("cancelled", began.elapsed());
            return None;
        }
        let at_random = random_action(&*table, seat);
        let patience = patience.until(std::time::Instant::now() + time);
        let told = patience.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            let action = player.choose(&*table, seat, &told);
            (action, player)
        });
        let thought = tokio::time::timeout(time * GRACE, thought).await;
        let took = began.elapsed();
        if patience.is_cancelled() {
            self.metrics.thought("cancelled", took);
            return None;
        }
        if let Ok(Ok((action, player))) = thought {
            self.metrics.thought("done", took);
            return Some(Thought { action, player: Some(player) });
        }
        patience.cancel();
        self.metrics.thought("late", took);
        tracing::warn!(%seat, "a bot has lost itself in thought");
        Some(Thought { action: at_random, player: None })
    }
}

fn random_action(table: &dyn AnyTable, seat: Seat) -> Option<Value> {
    let choices = table.choices(seat);
    Quick::new(table.log_len() as u64).pick(&choices).map(|choice| choice.action.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossroads_bots::player::Patience;
    use crossroads_bots::roster;
    use crossroads_bots::roster::AnyPlayer;
    use crossroads_engine::Seed;
    use serde_json::json;
    use std::sync::atomic::{AtomicBool, Ordering};
    use tokio::sync::Notify;

    /// A bot that thinks until it is told to stop, or until somebody puts an end to it.
    struct Brooder {
        listens: bool,
        end: Arc<AtomicBool>,
        began: Arc<Notify>,
    }

    impl Brooder {
        fn new(listens: bool) -> Brooder {
            Brooder { listens, end: Arc::default(), began: Arc::default() }
        }
    }

    impl AnyPlayer for Brooder {
        fn choose(&mut self, table: &dyn AnyTable, seat: Seat, patience: &Patience) -> Option<Value> {
            self.began.notify_one();
            while !(self.end.load(Ordering::Relaxed) || self.listens && patience.is_over()) {
                std::thread::sleep(Duration::from_millis(1));
            }
            table.choices(seat).first().map(|choice| choice.action.clone())
        }
    }

    fn thinking(time_ms: u64) -> Thinking {
        Thinking::new(1, Duration::from_millis(time_ms), Arc::default())
    }

    fn table() -> Box<dyn AnyTable> {
        let game = roster::GAMES[0];
        game.new_table(&json!({}), game.info().least_seats, Seed::from_number(1)).unwrap().0
    }

    fn riddle(bot: Box<Brooder>, patience: Patience) -> Riddle {
        Riddle { table: table(), seat: Seat(0), bot, patience }
    }

    /// It would brood on for ever if nobody told it that the time is up.
    #[tokio::test]
    async fn a_bot_that_listens_stops_in_time() {
        let brooder = Box::new(Brooder::new(true));
        let thought = thinking(500).think(riddle(brooder, Patience::endless()), "ana", true).await.unwrap();
        assert!(thought.action.is_some() && thought.player.is_some());
    }

    #[tokio::test]
    async fn a_bot_that_does_not_listen_is_played_for() {
        let thinking = thinking(20);
        let brooder = Box::new(Brooder::new(false));
        let end = brooder.end.clone();
        let thought = thinking.think(riddle(brooder, Patience::endless()), "ana", true).await.unwrap();
        assert!(thought.player.is_none(), "it is still somewhere else");
        assert!(table().act(Seat(0), &thought.action.unwrap()).is_ok(), "but the table goes on");
        assert!(thinking.metrics.text().contains("bot_thoughts_total{end=\"late\"} 1"));
        end.store(true, Ordering::Relaxed);
    }

    #[tokio::test]
    async fn a_thought_that_nobody_wants_any_more_ends() {
        let thinking = thinking(3_600_000);
        let patience = Patience::endless();
        let brooder = Box::new(Brooder::new(true));
        let began = brooder.began.clone();
        let thought = thinking.think(riddle(brooder, patience.clone()), "ana", true);
        let stop = async {
            began.notified().await;
            patience.cancel();
        };
        let (thought, ()) = tokio::join!(thought, stop);
        assert!(thought.is_none());
        assert!(thinking.metrics.text().contains("bot_thoughts_total{end=\"cancelled\"} 1"));
    }
}
