//! What is told of a table when it is over: figures, seat by seat, and the moments that decided it.
//!
//! A game reads both from what happened ([`Game::hindsight`]); page, terminal and replay show them, each at its own place. It is
//! told of finished tables only, where nothing is secret any more, and it is never part of a state: how a table went, its
//! log says.

use crate::game::Game;
use crate::seat::Seat;
use crate::words::Message;
use serde::Serialize;
use ts_rs::TS;

/// What was done at a table in one go, and how the table was after it.
///
/// What was taken back is no moment: the moments of a table are what somebody would have seen who was told everything and
/// had nothing corrected.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    /// How many entries of the log had been carried out: 0 when the table had just been set up.
    pub entries: usize,
    /// The table after it.
    pub state: G::State,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// What is told of a table that is over.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Hindsight {
    /// What was done how often, how far, how fast.
    pub figures: Vec<Figure>,
    /// What decided it, in the order in which it happened.
    pub turning_points: Vec<TurningPoint>,
}

/// One figure of every seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Figure {
    /// What is counted.
    pub name: Message,
    /// How much of it, in the order of the seats.
    pub values: Vec<i32>,
}

/// A moment that decided something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// How many entries of the log had been carried out then.
    pub entries: usize,
    /// What it was.
    pub told: Message,
}

/// More than this nobody reads.
pub const MOST_TURNING_POINTS: usize = 5;

/// What might be told, by how much it weighs.
#[derive(Clone, Debug, Default)]
pub struct Scales {
    found: Vec<(i32, TurningPoint)>,
}

impl Scales {
    /// Something that weighs so much happened when so many entries had been carried out.
    pub fn put(&mut self, weight: i32, entries: usize, told: Message) {
        self.found.push((weight, TurningPoint { entries, told }));
    }

    /// What weighs most, in the order in which it happened; of what weighs the same, what came later.
    pub fn weigh(mut self) -> Vec<TurningPoint> {
        self.found.sort_by_key(|(weight, point)| std::cmp::Reverse((*weight, point.entries)));
        self.found.truncate(MOST_TURNING_POINTS);
        let mut points: Vec<TurningPoint> = self.found.into_iter().map(|(_, point)| point).collect();
        points.sort_by_key(|point| point.entries);
        points
    }
}

/// The value of every seat, as a figure has them.
pub fn each_seat(seats: u8, value: impl FnMut(Seat) -> i32) -> Vec<i32> {
    Seat::all(seats).map(value).collect()
}

/// From which place in a row of standings on one of those who lead is ahead to the end, alone or not. None if they do not lead
/// at the end.
///
/// ```
/// use crossroads_engine::hindsight::leads_since;
///
/// assert_eq!(leads_since(&["Bo", "Ana", "Bo", "Ana", "Ana"], |it| *it == "Ana"), Some(3));
/// assert_eq!(leads_since(&["Ana", "Bo"], |it| *it == "Ana"), None);
/// ```
pub fn leads_since<T>(standings: &[T], leads: impl Fn(&T) -> bool) -> Option<usize> {
    let since = standings.iter().rposition(|standing| !leads(standing)).map_or(0, |last| last + 1);
    (since < standings.len()).then_some(since)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_weighs_most_is_told_in_the_order_of_the_table() {
        let mut scales = Scales::default();
        for (weight, entries) in [(1, 1), (9, 40), (1, 2), (5, 20), (1, 3), (7, 10), (1, 4)] {
            scales.put(weight, entries, Message::new("any"));
        }
        let told: Vec<usize> = scales.weigh().iter().map(|point| point.entries).collect();
        assert_eq!(told, [3, 4, 10, 20, 40], "the lightest went, and of those the earliest");
    }
}
