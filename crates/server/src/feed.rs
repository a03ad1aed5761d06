//! What one kind of viewer (a seat, or the spectators) is sent, numbered so that a client can say what it has seen.
//!
//! A viewer is sent an update only when it may know of a change: what others do in secret makes no traffic at all. Nor does
//! it move a number, whether or not somebody looks: who looks away and back could otherwise count what is secret.

use crate::protocol::Frame;
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};

/// How many bytes of updates are kept for clients that were away for a moment; the last one always is.
const KEPT_BYTES: usize = 16 * 1024;

/// The numbered updates of one kind of viewer.
#[derive(Debug, Default)]
pub struct Feed {
    /// The number of the last update.
    number: u64,
    /// What the viewer saw last, as a hash.
    seen: Option<u64>,
    /// The last updates, and how long they are together.
    kept: VecDeque<(u64, Frame)>,
    kept_bytes: usize,
}

impl Feed {
    /// The number of the last update.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Whether this picture is another one than the last.
    pub fn differs(&self, picture: &[&str]) -> bool {
        self.seen != Some(hash(picture))
    }

    /// Whether this picture is another one than the last; from now on it is the last. Whatever has events is new.
    pub fn is_news(&mut self, picture: &[&str], has_events: bool) -> bool {
        let hash = Some(hash(picture));
        let news = has_events || self.seen != hash;
        self.seen = hash;
        if news {
            self.number += 1;
        }
        news
    }

    /// Whether the next one who looks gets a fresh picture in any case.
    pub fn is_forgotten(&self) -> bool {
        self.seen.is_none()
    }

    /// Nobody of this kind looks, and something happened that it may know of. It is not kept: the next one who looks gets a
    /// fresh picture, with a number of its own.
    pub fn forget(&mut self) {
        self.seen = None;
        self.kept = VecDeque::new();
        self.kept_bytes = 0;
    }

    /// Keeps an update for those who were away.
    pub fn keep(&mut self, frame: Frame) {
        self.kept_bytes += frame.len();
        self.kept.push_back((self.number, frame));
        while self.kept_bytes > KEPT_BYTES && self.kept.len() > 1 {
            self.kept_bytes -= self.kept.pop_front().map_or(0, |(_, frame)| frame.len());
        }
    }

    /// What came after this number, if all of it is still known.
    pub fn since(&self, number: u64) -> Option<Vec<Frame>> {
        if number == self.number && self.seen.is_some() {
            return Some(Vec::new());
        }
        let first = self.kept.iter().position(|(kept, _)| *kept == number + 1)?;
        Some(self.kept.iter().skip(first).map(|(_, frame)| frame.clone()).collect())
    }
}

/// A picture as a number.
pub fn hash(picture: &[&str]) -> u64 {
    let mut hasher = DefaultHasher::new();
    picture.hash(&mut hasher);
    hasher.finish()
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
            feed.keep("x".repeat(KEPT_BYTES / 16).into());
        }
        assert_eq!(feed.since(40), Some(Vec::new()));
        assert_eq!(feed.since(38).map(|missed| missed.len()), Some(2));
        assert_eq!(feed.since(3), None, "too long ago");
        assert_eq!(feed.since(41), None, "from the future");
        feed.forget();
        assert_eq!(feed.since(40), None, "nobody looked meanwhile");
        assert_eq!(feed.number(), 40, "what nobody saw has no number");
        assert!(feed.is_news(&["39"], false), "who looks again gets a fresh picture");
        assert_eq!(feed.since(40), None, "and it has a number of its own");
        assert_eq!(feed.since(41), Some(Vec::new()));
    }
}
