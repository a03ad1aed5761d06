//! The turn under way.

use crate::data::{RigCommand, VehicleId};
use crossroads_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One turn of one seat (TR-7.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// How far it is.
    pub step: Step,
    /// The car that was assigned or coasts, or the rig.
    pub mover: Option<VehicleId>,
    /// The move of that car.
    pub drive: Drive,
    /// The second bike of the turn, whose move comes after (FF-2.1).
    pub second: Option<Mover>,
    /// The command of the rig that works in this turn (BR-2.7).
    pub rig: Option<RigCommand>,
}

impl Turn {
    /// A turn in which nothing is done yet.
    pub fn of(seat: Seat) -> Turn {
        Turn { seat, step: Step::Begin, mover: None, drive: Drive::default(), second: None, rig: None }
    }
}

/// A bike that has been given a die and has not moved yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Mover {
    /// Which.
    pub who: VehicleId,
    /// Its moves.
    pub moves: u8,
    /// Whether it coasts.
    pub manner: Manner,
}

/// The stations of a turn, in their order (TR-7.5, IX-2.1). The turn goes along them and stops where something is asked or
/// done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Step {
    /// Nothing is done yet.
    #[default]
    Begin,
    /// Which die steers the rig (BR-2.1).
    Steer,
    /// Which command of the rig gets which die (BR-2.2).
    RigDie,
    /// Which car gets which die.
    Assign,
    /// Which car coasts with which die.
    Coast,
    /// Where the second die of the bikes goes (FF-2.1).
    Second,
    /// Which of two bikes moves first (FF-2.6).
    FirstBike,
    /// Whether to use a command.
    Command,
    /// The move is about to begin; commands have been carried out.
    Depart,
    /// The car moves.
    Drive,
    /// Whether to take the road die bonus.
    RoadBonus,
    /// What works after the move (IX-2.2).
    AfterMove,
    /// What the car shoots at.
    Shoot,
    /// The second bike has its move (FF-2.6).
    NextMover,
    /// Who stands under a chopper (TR-15.2).
    Choppers,
    /// The turn is over.
    End,
}

/// The move of the mover.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
#[expect(clippy::struct_excessive_bools, reason = "each can be so without the others")]
pub struct Drive {
    /// Moves left.
    pub moves: u8,
    /// Whether it is the normal move of the car, or coasting.
    pub manner: Manner,
    /// Whether a drift is left (TR-8.9).
    pub drift: bool,
    /// Whether it has met nothing but road (TR-9.10).
    pub on_road: bool,
    /// Whether a slam or damage has ended it (TR-9.9).
    pub stopped: bool,
    /// Whether the road die bonus was taken or declined (TR-9.12).
    pub bonus: Bonus,
    /// Whether it has come onto salt (CD-2.13).
    pub salt: bool,
}

/// How a car moves in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Manner {
    /// With the moves of its die.
    #[default]
    Normal,
    /// With one move (TR-9.14).
    Coasting,
}

/// The road die bonus of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Bonus {
    /// Nobody has been asked.
    #[default]
    Ahead,
    /// Taken or declined.
    Settled,
}
