//! The turn under way.

use crate::data::{Airstrike, Command, Commands, RigCommand, Space, VehicleId};
use crossroads_engine::{Few, Seat};
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
    /// Commands that were chosen and are still to be carried out (CS-2.2).
    pub pending: Few<Pending, MOST_PENDING>,
    /// Commands that work in this turn beside its first moments (IX-2.1).
    pub works: Commands,
    /// What happens once a turn and has happened.
    pub done: Done,
    /// Where the mover stood when its move began, as long as that space is on the board (CS-5.21).
    pub from: Option<Space>,
    /// What the mover has shot at (CS-5.5).
    pub shot_at: Option<VehicleId>,
    /// The card that improves the airstrike of this turn (EA-3.1).
    pub airstrike: Option<Airstrike>,
}

/// Commands of one turn: one by a die and one by a token (CS-2.2).
pub const MOST_PENDING: usize = 3;

/// A command that was chosen and is still to be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Pending {
    /// Which.
    pub command: Command,
    /// The value of its die, or the lowest one that it takes (CS-2.4).
    pub value: u8,
}

/// What happens once a turn and has happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
#[expect(clippy::struct_excessive_bools, reason = "each can be so without the others")]
pub struct Done {
    /// A missed shot was rolled again by a steady hand (CS-4.6).
    pub steady_hand: bool,
    /// Scrap was found (CS-4.8).
    pub scrap_run: bool,
    /// A token was looked at (CS-4.10).
    pub second_sight: bool,
    /// The plough has met its token (CS-5.25).
    pub plough: bool,
    /// The start of the turn was offered to Duct Tape (EA-5.7).
    pub duct_tape: bool,
    /// The end of the turn was offered to Scrap Drop (EA-5.9).
    pub scrap_drop: bool,
}

impl Turn {
    /// A turn in which nothing is done yet.
    pub fn of(seat: Seat) -> Turn {
        Turn {
            seat,
            step: Step::Begin,
            mover: None,
            drive: Drive::default(),
            second: None,
            rig: None,
            pending: Few::default(),
            works: Commands::default(),
            done: Done::default(),
            from: None,
            shot_at: None,
            airstrike: None,
        }
    }
}

impl Turn {
    /// A turn that is over: nothing of it works any more, and what happens once in it has happened.
    pub fn over(&self) -> Turn {
        let done = Done {
            steady_hand: true,
            scrap_run: true,
            second_sight: true,
            plough: true,
            duct_tape: true,
            scrap_drop: true,
        };
        Turn { step: Step::End, done, ..Turn::of(self.seat) }
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
    /// What may be done at the start of a turn (CS-4.10, CS-5.27).
    Start,
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
    /// Whether to spend a command token (CS-2.1).
    Token,
    /// Commands are carried out (CS-2.2).
    Commands,
    /// What the car shoots at before it moves (IX-2.6).
    EarlyShot,
    /// The move is about to begin; commands have been carried out.
    Depart,
    /// The car moves.
    Drive,
    /// Whether to take the road die bonus.
    RoadBonus,
    /// Two more moves behind somebody (CS-4.7).
    Slingshot,
    /// One more move by a card (EA-5.5).
    SecondWind,
    /// What works after the move (IX-2.2).
    AfterMove,
    /// What the car shoots at.
    Shoot,
    /// What the car shoots at with its second gun (CS-5.5).
    SecondShot,
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
