//! Whose bot thinks next. Places are few, so they go round: first to those whose table somebody watches, then to those of
//! whose tables the fewest think already, then to those who have waited longest since one of theirs had its turn.
//!
//! A person who lays fifty tables of bots has one share, like everybody else.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// The places at which bots think.
#[derive(Clone)]
pub struct Turns(Arc<Mutex<Places>>);

struct Places {
    free: usize,
    waiting: Vec<Waiting>,
    thinking: HashMap<String, usize>,
    /// When each who waits had a turn, counted in turns.
    served: HashMap<String, u64>,
    turns: u64,
}

struct Waiting {
    whose: String,
    watched: bool,
    turn: oneshot::Sender<Turn>,
}

impl Turns {
    /// So many places.
    pub fn new(places: usize) -> Turns {
        Turns(Arc::new(Mutex::new(Places {
            free: places,
            waiting: Vec::new(),
            thinking: HashMap::new(),
            served: HashMap::new(),
            turns: 0,
        })))
    }

    /// Waits for a place, and says among how many people places are shared.
    pub async fn wait(&self, whose: &str, watched: bool) -> Option<(Turn, u32)> {
        let (turn, comes) = oneshot::channel();
        let (others, unwanted) = {
            let mut places = self.places();
            places.waiting.push(Waiting { whose: whose.to_owned(), watched, turn });
            (places.others(whose), self.give(&mut places))
        };
        drop(unwanted);
        Some((comes.await.ok()?, others + 1))
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives free places to those whose turn it is. What comes back is wanted by nobody any more, and is to be dropped when
    /// the lock is free.
    fn give(&self, places: &mut Places) -> Vec<Turn> {
        let mut unwanted = Vec::new();
        places.waiting.retain(|waiting| !waiting.turn.is_closed());
        while places.free > 0
            && let Some(next) = places.next()
        {
            places.free -= 1;
            places.turns += 1;
            places.served.insert(next.whose.clone(), places.turns);
            *places.thinking.entry(next.whose.clone()).or_default() += 1;
            unwanted.extend(next.turn.send(Turn { turns: self.clone(), whose: next.whose }).err());
        }
        if places.waiting.is_empty() {
            places.served.clear();
        }
        unwanted
    }
}

impl Places {
    fn next(&mut self) -> Option<Waiting> {
        let urgency = |waiting: &Waiting| {
            let thinking = self.thinking.get(&waiting.whose).copied().unwrap_or_default();
            let served = self.served.get(&waiting.whose).copied().unwrap_or_default();
            (!waiting.watched, thinking, served)
        };
        // Of equals the first, which came first.
        let place = (0..self.waiting.len()).min_by_key(|place| urgency(&self.waiting[*place]))?;
        Some(self.waiting.remove(place))
    }

    fn leave(&mut self, whose: &str) {
        self.free += 1;
        if let Some(thinking) = self.thinking.get_mut(whose) {
            *thinking -= 1;
            if *thinking == 0 {
                self.thinking.remove(whose);
            }
        }
    }

    /// How many others have something that thinks or waits.
    fn others(&self, whose: &str) -> u32 {
        let waiting = self.waiting.iter().map(|waiting| waiting.whose.as_str());
        let all: HashSet<&str> = waiting.chain(self.thinking.keys().map(String::as_str)).collect();
        all.into_iter().filter(|other| *other != whose).count() as u32
    }
}

/// A place, until it is dropped.
pub struct Turn {
    turns: Turns,
    whose: String,
}

impl Drop for Turn {
    fn drop(&mut self) {
        let unwanted = {
            let mut places = self.turns.places();
            places.leave(&self.whose);
            self.turns.give(&mut places)
        };
        drop(unwanted);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;

    /// Asks for a turn now, and says the name when it has come and gone.
    fn ask(turns: &Turns, whose: &'static str, watched: bool, had: &mpsc::UnboundedSender<&'static str>) {
        let (turns, had) = (turns.clone(), had.clone());
        tokio::spawn(async move {
            let turn = turns.wait(whose, watched).await;
            let _ = had.send(whose);
            drop(turn);
        });
    }

    async fn order(asks: &[(&'static str, bool)]) -> Vec<&'static str> {
        let turns = Turns::new(1);
        let held = turns.wait("somebody", true).await;
        let (had, mut order) = mpsc::unbounded_channel();
        for (whose, watched) in asks {
            ask(&turns, whose, *watched, &had);
            tokio::task::yield_now().await;
        }
        drop(had);
        drop(held);
        let mut heard = Vec::new();
        while let Some(whose) = order.recv().await {
            heard.push(whose);
        }
        heard
    }

    #[tokio::test]
    async fn who_has_many_tables_has_one_share() {
        let mut asks = vec![("many", true); 40];
        asks.extend([("ana", true), ("bo", true)]);
        let order = order(&asks).await;
        let place = |whose| order.iter().position(|other| *other == whose);
        assert!(place("ana") <= Some(2) && place("bo") <= Some(2), "{order:?}");
        assert_eq!(order.len(), 42, "and all have their turn");
    }

    #[tokio::test]
    async fn who_is_looked_at_goes_first() {
        let mut asks = vec![("asleep", false); 10];
        asks.extend([("sleeper", false), ("ana", true)]);
        assert_eq!(order(&asks).await[0], "ana");
    }

    #[tokio::test]
    async fn a_place_that_nobody_wants_any_more_goes_on() {
        let turns = Turns::new(1);
        let held = turns.wait("ana", true).await;
        let gone = turns.wait("bo", true);
        assert!(futures_util::FutureExt::now_or_never(gone).is_none(), "Bo does not wait");
        drop(held);
        assert!(turns.wait("cy", true).await.is_some());
    }
}
