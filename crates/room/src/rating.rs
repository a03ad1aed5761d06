//! What a table that is over says of how well people play: for whom it counts, for whom not and why, and ratings as people know
//! them.
//!
//! Beneath is Weng and Lin's rating, a mean and a deviation. It is shown on the scale that people know from chess: 1500 in the
//! beginning, and whoever stands 200 above somebody is expected to come out ahead three times out of four.

use crate::head::{Head, Sitter};
use crossroads_engine::Seat;
use serde::{Deserialize, Serialize};
use std::ops::Not;
use ts_rs::TS;

/// How many decisions a bot may take for a person before the table says nothing of that person any more.
pub(crate) const MOST_HELPED: u32 = 3;
/// The mean that everybody begins with.
pub const BEGINS_AT: f64 = 25.0;
/// What that is called.
const SHOWN_AS: f64 = 1500.0;
/// How much a point of the mean is worth. Between two of whom much is known the odds are as with Elo then: 400 points are ten
/// to one.
const SCALE: f64 = 30.0;
/// From how many tables on a rating is more than a first guess.
const SETTLED: u64 = 10;

/// A rating as people know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol.ts")]
pub struct RatingShown {
    /// 1500 in the beginning; the more the better.
    pub rating: i32,
    /// How sure that is: one deviation to either side.
    pub margin: u32,
    /// Whether it rests on so few tables that it is a first guess.
    #[serde(skip_serializing_if = "Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub provisional: bool,
}

impl RatingShown {
    /// What a mean and a deviation that rest on so many tables are shown as.
    pub fn of(mean: f64, deviation: f64, tables: u64) -> RatingShown {
        RatingShown {
            rating: (SHOWN_AS + (mean - BEGINS_AT) * SCALE).round() as i32,
            margin: (deviation * SCALE).round() as u32,
            provisional: tables < SETTLED,
        }
    }
}

/// What a table has changed of somebody's rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Change {
    /// The mean before.
    pub before: f64,
    /// The mean since.
    pub after: f64,
    /// The deviation since.
    pub deviation: f64,
    /// How many tables it rests on since.
    pub tables: u64,
}

/// What a table that is over means for the rating of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Counted {
    /// It counts.
    Rated {
        /// The rating since.
        #[serde(flatten)]
        #[ts(flatten)]
        shown: RatingShown,
        /// By how much it has gone up or down.
        change: i32,
    },
    /// It does not.
    Unrated(Unrated),
}

/// Why a table, or a seat of it, says nothing of how well people play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Unrated {
    /// Hints are offered to everybody there.
    Assisted,
    /// One person plays.
    Alone,
    /// At most one of the people has a name of their own.
    Guests,
    /// A guest sits there: anybody can be a guest once more.
    Guest,
    /// A bot that stood in has taken more than three decisions there.
    StandIn,
    /// Nobody else is left for whom it counts.
    NobodyElse,
    /// A bot sits there.
    Bot,
    /// Whoever sat there has been forgotten.
    Gone,
}

impl Head {
    /// Why it does not count who wins there, if it does not.
    pub fn unrated(&self) -> Option<Unrated> {
        if self.assisted {
            return Some(Unrated::Assisted);
        }
        if self.people().count() < 2 {
            return Some(Unrated::Alone);
        }
        let named = |sitter: &&Sitter| matches!(sitter, Sitter::Person { guest: false, .. });
        (self.seats.iter().filter(named).count() < 2).then_some(Unrated::Guests)
    }

    /// Whether it counts who wins.
    pub fn is_rated(&self) -> bool {
        self.unrated().is_none()
    }

    /// Whether hints are offered: they take nothing from anybody where one person plays, or where everybody may have them.
    pub fn has_hints(&self) -> bool {
        self.assisted || self.people().count() == 1
    }

    /// Why a table that is over does not count for a seat, if it does not.
    pub fn uncounted(&self, seat: Seat) -> Option<Unrated> {
        self.uncounted_alone(seat).or_else(|| {
            let others = Seat::all(self.seats.len() as u8).filter(|other| *other != seat);
            let count = others.filter(|other| self.uncounted_alone(*other).is_none()).count();
            (count == 0).then_some(Unrated::NobodyElse)
        })
    }

    /// The same, without a look at the others.
    fn uncounted_alone(&self, seat: Seat) -> Option<Unrated> {
        match self.seats.get(seat.index()) {
            None | Some(Sitter::Bot { .. } | Sitter::Nobody) => Some(Unrated::Bot),
            Some(Sitter::Gone) => Some(Unrated::Gone),
            Some(Sitter::Person { guest, .. }) => match self.unrated() {
                Some(Unrated::Guests) | None if *guest => Some(Unrated::Guest),
                None => self.stood_in.contains(&seat).then_some(Unrated::StandIn),
                why => why,
            },
        }
    }

    /// What it means for each seat, once it is over; nothing for a seat whose rating has not been written.
    pub(crate) fn counted(&self) -> Vec<Option<Counted>> {
        let of = |seat: Seat| match self.changes.get(seat.index()).copied().flatten() {
            Some(Change { before, after, deviation, tables }) => {
                let shown = RatingShown::of(after, deviation, tables);
                let change = shown.rating - RatingShown::of(before, deviation, tables).rating;
                Some(Counted::Rated { shown, change })
            }
            None => self.uncounted(seat).map(Counted::Unrated),
        };
        Seat::all(self.seats.len() as u8).map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_shown_as_people_know_them() {
        let shown = |mean, deviation, tables| RatingShown::of(mean, deviation, tables);
        let first = shown(BEGINS_AT, BEGINS_AT / 3.0, 0);
        assert_eq!((first.rating, first.margin, first.provisional), (1500, 250, true));
        let settled = shown(26.14, 2.0, 10);
        assert_eq!((settled.rating, settled.margin, settled.provisional), (1534, 60, false));
        assert!(shown(-40.0, 8.0, 3).rating < 0, "nobody is worth more than they are");
    }

    /// The promise of the scale, at the certainty that it is made for: β is 25/6 for both, and nothing else is unknown.
    #[test]
    fn four_hundred_points_are_ten_to_one() {
        let means_apart = 400.0 / SCALE;
        let odds = (means_apart / ((BEGINS_AT / 6.0) * std::f64::consts::SQRT_2)).exp();
        assert!((9.0..11.0).contains(&odds), "{odds}");
    }
}
