//! How a table ended.

use crate::seat::{MAX_SEATS, Seat};
use arrayvec::ArrayVec;
use serde::Serialize;
use ts_rs::TS;

/// The end of a table: who came where, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(transparent)]
#[ts(export_to = "protocol.ts", as = "Vec<Standing>")]
pub struct Outcome {
    /// One standing a seat, in the order of the seats.
    pub standings: ArrayVec<Standing, MAX_SEATS>,
}

impl Outcome {
    /// The seats that share the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let seats = self.standings.iter().enumerate();
        seats.filter(|(_, standing)| standing.place == 1).map(|(seat, _)| Seat(seat as u8))
    }

    /// Places from best to worst: the higher rank is the better place, and equal ranks share one (1, 2, 2, 4).
    pub fn ranked<K: Ord>(
        seats: u8,
        rank: impl Fn(Seat) -> K,
        stand: impl Fn(Seat, u8) -> Standing,
    ) -> Outcome {
        let place = |seat| 1 + Seat::all(seats).filter(|other| rank(*other) > rank(seat)).count() as u8;
        Outcome { standings: Seat::all(seats).map(|seat| stand(seat, place(seat))).collect() }
    }
}

/// Where one seat came in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Standing {
    /// 1 is the best; seats that tie share a place.
    pub place: u8,
    /// What the seat is said to have scored.
    pub points: i32,
    /// The lines that explain the points.
    #[ts(as = "Vec<SheetLine>")]
    pub sheet: ArrayVec<SheetLine, 8>,
}

/// One line of a score sheet. Its name is a message, `sheet-<line>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct SheetLine {
    /// What is counted.
    pub line: &'static str,
    /// What it is worth.
    pub points: i32,
}
