//! What happened.

use crate::data::{Cell, Drawing, Piece, Side};
use crate::rules::scoring::Score;
use crate::state::Roll;
use crossroads_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "railroad-ink.ts")]
pub enum Event {
    /// A round began with these dice.
    RoundBegan {
        /// The round, counted from 1.
        round: u8,
        /// What the dice show.
        roll: Roll,
    },
    /// A seat crossed off a special route to ignore its meteor.
    MeteorIgnored {
        /// Who.
        seat: Seat,
        /// What it cost.
        special: Piece,
    },
    /// A meteor struck a board.
    MeteorStruck {
        /// Whose board.
        seat: Seat,
        /// The way it came in the end.
        direction: Side,
        /// The cell hit.
        cell: Cell,
        /// What was there.
        destroyed: Option<Drawing>,
    },
    /// A route, lava or a volcano was drawn.
    Drawn {
        /// By whom.
        seat: Seat,
        /// What and where.
        drawing: Drawing,
    },
    /// A route was erased to make room for lava.
    Erased {
        /// By whom.
        seat: Seat,
        /// What and where it was.
        drawing: Drawing,
    },
    /// A seat has drawn what it had to.
    Finished {
        /// Who.
        seat: Seat,
    },
    /// At the end of the round the others see what a seat did.
    Shown {
        /// Who.
        seat: Seat,
        /// One thing of it.
        what: Shown,
    },
    /// A board was scored at the end of the game.
    Scored {
        /// Whose.
        seat: Seat,
        /// What it is worth.
        score: Score,
    },
}

/// One thing that the others see when the round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "railroad-ink.ts")]
pub enum Shown {
    /// A drawing of this round.
    Drawing(Drawing),
    /// A crater of this round's meteor.
    Crater(Cell),
    /// A special route that is crossed off now.
    CrossedOff(Piece),
}
