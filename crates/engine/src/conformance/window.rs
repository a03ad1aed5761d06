//! Which random tables a test plays.
//!
//! The gate plays few of them and begins elsewhere at each commit, so that many commits try many tables; a long run plays
//! many. `CROSSROADS_WINDOW` is the number of the first table (0 without it), and `CROSSROADS_LONG=1` asks for the long
//! run. A table that fails says its number: with that as the window it is the first to be played.

use std::ops::Range;

/// How many tables a test plays in the gate and in a long run.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// In the gate.
    pub gate: u64,
    /// In a long run.
    pub long: u64,
}

impl Window {
    /// The numbers of the tables to play now.
    ///
    /// # Panics
    /// When `CROSSROADS_WINDOW` is no number.
    pub fn tables(self) -> Range<u64> {
        let first = std::env::var("CROSSROADS_WINDOW").ok().map_or(0, |number| {
            number.parse().unwrap_or_else(|_| panic!("CROSSROADS_WINDOW is no number: {number}"))
        });
        self.from(first, is_long())
    }

    /// How many, for tests that count something else than tables.
    pub fn count(self) -> u64 {
        if is_long() { self.long } else { self.gate }
    }

    /// The first half of them: two tests of a half each share two cores.
    pub fn first_half(self) -> Range<u64> {
        halves(self.tables())[0].clone()
    }

    /// The second half of them.
    pub fn second_half(self) -> Range<u64> {
        halves(self.tables())[1].clone()
    }

    /// A window at the very end of all numbers is moved back so far that it fits.
    fn from(self, first: u64, is_long: bool) -> Range<u64> {
        let count = if is_long { self.long } else { self.gate };
        let first = first.min(u64::MAX - count);
        first..first + count
    }
}

fn is_long() -> bool {
    std::env::var("CROSSROADS_LONG").is_ok_and(|long| long == "1")
}

fn halves(tables: Range<u64>) -> [Range<u64>; 2] {
    let middle = tables.start + (tables.end - tables.start) / 2;
    [tables.start..middle, middle..tables.end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_begins_where_it_is_told_and_is_as_wide_as_the_run_is_long() {
        let window = Window { gate: 3, long: 2_000 };
        assert_eq!(window.from(0, false), 0..3);
        assert_eq!(window.from(41, true), 41..2_041);
        assert_eq!(window.from(u64::MAX, false), u64::MAX - 3..u64::MAX);
    }

    #[test]
    fn two_halves_are_the_whole() {
        assert_eq!(halves(7..10), [7..8, 8..10]);
    }
}
