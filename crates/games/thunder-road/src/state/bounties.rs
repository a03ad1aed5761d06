//! What has met the conditions of bounties and is still to be heard (EA-4.1), and what revealed ones have left behind. All of it
//! follows from what everybody has seen.

use crate::data::{RigCommand, Vehicles};
use crossroads_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The conditions that have been met since somebody was last asked, and the commands that a Clean Sweep has brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Bounties {
    /// Who has made a small vehicle of somebody else inoperable (EA-4.4).
    pub hit_and_run: SeatSet,
    /// Who has made a large car of somebody else inoperable (EA-4.9).
    pub big_game: SeatSet,
    /// Whose slam has eliminated a vehicle of somebody else (EA-4.10).
    pub clean_sweep: SeatSet,
    /// The vehicles that stayed where they were in a slam (EA-4.6).
    pub rubbed: Vehicles,
    /// The vehicles that have made the board advance (EA-4.11).
    pub blazed: Vehicles,
    /// The slams of the move that is under way (EA-4.7).
    pub chain: Chain,
    /// Whose move has caused a chain of slams, and which vehicles were in it (EA-4.7).
    pub pinball: Option<(Seat, Vehicles)>,
    /// The vehicles of the condition that somebody is asked about just now.
    pub heard: Vehicles,
    /// Who may use one more command in a later turn of this round (EA-4.10).
    pub sweeps: SeatSet,
    /// Whether that is still to be asked in this turn.
    pub may_sweep: bool,
    /// The second command of the rig that works in this turn (EA-4.10).
    pub rig: Option<RigCommand>,
    /// Whether the end of this turn was offered to Down and Dirty (EA-4.8).
    pub down_and_dirty: bool,
}

/// The slams of one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Chain {
    /// Whose move it is; a shot is none.
    pub by: Option<Seat>,
    /// How many there were.
    pub slams: u8,
    /// Who was in them.
    pub who: Vehicles,
}
