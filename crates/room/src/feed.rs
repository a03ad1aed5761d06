//! The last updates that one kind of viewer (a seat, or the spectators) was sent, for those who were away for a moment.
//!
//! An update is kept under its number. If nobody looked for a while, there is a gap, and what was kept before it is of no use
//! any more.

use crate::protocol::Frame;
use std::collections::VecDeque;

/// How many bytes of updates are kept; the last one always is.
const KEPT_BYTES: usize = 16 * 1024;

/// The last updates of one kind of viewer.
#[derive(Debug, Default)]
pub struct Feed {
    kept: VecDeque<(u64, Frame)>,
    kept_bytes: usize,
}

impl Feed {
    /// Keeps the update with this number.
    pub fn keep(&mut self, number: u64, frame: Frame) {
        if self.kept.back().is_some_and(|(last, _)| last + 1 != number) {
            self.kept.clear();
            self.kept_bytes = 0;
        }
        self.kept_bytes += frame.len();
        self.kept.push_back((number, frame));
        while self.kept_bytes > KEPT_BYTES && self.kept.len() > 1 {
            self.kept_bytes -= self.kept.pop_front().map_or(0, |(_, frame)| frame.len());
        }
    }

    /// What came after the update `seen` up to the update `now`, if all of it is still known.
    pub fn since(&self, seen: u64, now: u64) -> Option<Vec<Frame>> {
        if seen == now {
            return Some(Vec::new());
        }
        let is_whole = self.kept.back().is_some_and(|(last, _)| *last == now);
        let first = self.kept.iter().position(|(kept, _)| *kept == seen + 1).filter(|_| is_whole)?;
        Some(self.kept.iter().skip(first).map(|(_, frame)| frame.clone()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keep(feed: &mut Feed, numbers: impl IntoIterator<Item = u64>) {
        for number in numbers {
            feed.keep(number, "x".repeat(KEPT_BYTES / 16).into());
        }
    }

    #[test]
    fn what_was_missed_is_sent_while_it_is_known() {
        let mut feed = Feed::default();
        keep(&mut feed, 1..=40);
        assert_eq!(feed.since(40, 40), Some(Vec::new()));
        assert_eq!(feed.since(38, 40).map(|missed| missed.len()), Some(2));
        assert_eq!(feed.since(3, 40), None, "too long ago");
        assert_eq!(feed.since(41, 40), None, "from the future");
    }

    #[test]
    fn what_nobody_was_sent_is_a_gap() {
        let mut feed = Feed::default();
        keep(&mut feed, 1..=4);
        assert_eq!(feed.since(3, 6), None, "nobody looked when the last two came");
        keep(&mut feed, [7]);
        assert_eq!(feed.since(3, 7), None);
        assert_eq!(feed.since(6, 7).map(|missed| missed.len()), Some(1));
    }
}
