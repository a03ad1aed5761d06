//! What one kind of viewer (a seat, or the spectators) is sent, numbered so that a client can say what it has seen.
//!
//! A viewer is sent an update only when it may know of a change: what others do in secret makes no traffic at all.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// How many updates are kept for clients that were away for a moment.
const KEPT: usize = 16;

/// The numbered updates of one kind of viewer.
#[derive(Debug, Default)]
pub struct Feed {
    /// The number of the last update.
    number: u64,
    /// What the viewer saw last, as a hash.
    seen: Option<u64>,
    /// The last updates.
    kept: VecDeque<(u64, Arc<str>)>,
}

impl Feed {
    /// The number of the last update.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Whether this picture is another one than the last; from now on it is the last. Whatever has events is new.
    pub fn is_news(&mut self, picture: &[&str], has_events: bool) -> bool {
        let mut hasher = DefaultHasher::new();
        picture.hash(&mut hasher);
        let hash = Some(hasher.finish());
        let news = has_events || self.seen != hash;
        self.seen = hash;
        if news {
            self.number += 1;
        }
        news
    }

    /// Nobody of this kind looks: what happens from now on is not kept, and the next one gets a fresh picture.
    pub fn forget(&mut self) {
        if self.seen.take().is_some() {
            self.number += 1;
            self.kept.clear();
        }
    }

    /// Keeps an update for those who were away.
    pub fn keep(&mut self, frame: Arc<str>) {
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back((self.number, frame));
    }

    /// What came after this number, if all of it is still known.
    pub fn since(&self, number: u64) -> Option<Vec<Arc<str>>> {
        if number == self.number && self.seen.is_some() {
            return Some(Vec::new());
        }
        let first = self.kept.iter().position(|(kept, _)| *kept == number + 1)?;
        Some(self.kept.iter().skip(first).map(|(_, frame)| frame.clone()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_sent_only_when_something_may_be_known() {
        let mut feed = Feed::default();
        assert!(feed.is_news(&["a"], false));
        assert!(!feed.is_news(&["a"], false), "nothing changed");
        assert!(feed.is_news(&["a"], true), "something happened");
        assert!(feed.is_news(&["b"], false));
        assert_eq!(feed.number(), 3);
    }

    #[test]
    fn what_was_missed_is_sent_while_it_is_known() {
        let mut feed = Feed::default();
        for picture in 0..40 {
            assert!(feed.is_news(&[&picture.to_string()], false));
            feed.keep(picture.to_string().into());
        }
        assert_eq!(feed.since(40), Some(Vec::new()));
        assert_eq!(feed.since(38).map(|missed| missed.len()), Some(2));
        assert_eq!(feed.since(3), None, "too long ago");
        assert_eq!(feed.since(41), None, "from the future");
        feed.forget();
        assert_eq!(feed.since(40), None, "nobody looked meanwhile");
    }
}
