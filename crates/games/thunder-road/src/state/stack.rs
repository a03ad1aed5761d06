//! Unfinished work: what is to be done, and what is asked before it can be.

use crate::data::{
    Direction, Hazard, Point, RigCommand, Section, ShotFace, SlamFace, Space, VehicleId, Vehicles,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Unfinished work that can wait at once. A test counts it from the rows.
pub const MOST_FRAMES: usize = 56;

/// A piece of unfinished work and its place in the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Work {
    /// What is to be done.
    pub frame: Frame,
    /// How many effects led to it.
    pub level: u8,
}

/// One piece of unfinished work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Frame {
    /// A road vehicle comes to a point (TR-5.2).
    Arrive {
        /// Which.
        who: VehicleId,
        /// Where.
        to: Point,
        /// What moves it.
        by: Cause,
        /// Which way it comes (CD-2.5).
        way: Way,
    },
    /// A road vehicle meets what comes behind a token in its space: the ground and who is there (CD-2.1).
    Meet {
        /// Which.
        who: VehicleId,
        /// Where it came in.
        space: Space,
        /// What moved it.
        by: Cause,
        /// Which way it came.
        way: Way,
    },
    /// Two road vehicles are in one space (TR-10.1).
    Slam {
        /// The one that came in.
        top: VehicleId,
        /// The one that was there.
        bottom: VehicleId,
    },
    /// A road vehicle takes damage (TR-12.1).
    Hurt {
        /// Which.
        who: VehicleId,
    },
    /// The effect of a damage token is under way (TR-12.3).
    Suffer {
        /// The damaged car.
        who: VehicleId,
        /// Moves of a dazed car that are left (TR-12.9).
        dazed: u8,
    },
    /// A token acts and will be discarded (TR-6.3).
    UseUp {
        /// What it is.
        hazard: Hazard,
        /// Where it lay.
        space: Space,
    },
    /// An earthquake has shifted the road vehicles, and these have still to come into their spaces (CD-3.5).
    Quake {
        /// Which, as a set in four bytes.
        left: [u8; 4],
        /// Which way.
        way: Direction,
    },
    /// Somebody is asked.
    Ask(Question),
}

/// What a seat is asked. Those without fields are also asked by the stations of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Question {
    /// Which die steers the rig (BR-2.1).
    Steer,
    /// Which command of the rig gets which die (BR-2.2).
    RigDie,
    /// Which car gets which die (TR-7.6).
    Assign,
    /// Which car coasts with which die (TR-7.7).
    Coast,
    /// Where the second die of the bikes goes (FF-2.1).
    Second,
    /// Which of two bikes moves first (FF-2.6).
    FirstBike,
    /// Whether to use a command (TR-7.10).
    Command,
    /// Where the chopper goes (TR-8.4).
    PlaceChopper,
    /// What the chopper shoots at (TR-8.5).
    ChopperShot,
    /// Which damage token is repaired (TR-8.12).
    Repair,
    /// Which damage of a section is repaired (BR-8.3).
    RigRepair {
        /// Of which.
        section: Section,
    },
    /// Which bike comes back, and where (FF-5.3).
    Respawn,
    /// Where the car drives (TR-9.2).
    Drive,
    /// Whether to take the road die bonus (TR-9.10).
    RoadBonus,
    /// Where a hazard token is dropped (BR-8.1).
    DropHazard,
    /// What the car shoots at (TR-11.2).
    Shoot,
    /// Whether the mover goes through (TR-8.9, FF-3.1).
    Drift {
        /// What stands in the space.
        bottom: VehicleId,
    },
    /// Whether a roll is rolled again (IX-2.7, IX-2.8).
    Reroll {
        /// What was rolled.
        roll: Roll,
        /// By whose leave.
        rung: Rung,
    },
    /// Which of two bikes a slam moves (FF-3.6).
    GiveWay {
        /// The one that came in.
        top: VehicleId,
        /// The one that was there.
        bottom: VehicleId,
        /// Where to.
        direction: Direction,
    },
    /// Where the cowcatcher shoves a road vehicle (BR-8.10).
    Shove {
        /// Which.
        who: VehicleId,
    },
    /// Which command of the rig takes a damage (BR-7.2).
    RigDamage,
}

/// Dice that lie, and that somebody may roll again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Roll {
    /// The slam die and the direction die (TR-10.3).
    Slam {
        /// The one that came in.
        top: VehicleId,
        /// The one that was there.
        bottom: VehicleId,
        /// Which of them would move.
        moves: SlamFace,
        /// Where to.
        direction: Direction,
    },
    /// The shooting die (TR-11.6).
    Shot {
        /// Who shoots; `None` is the chopper.
        by: Option<VehicleId>,
        /// At what.
        target: VehicleId,
        /// At which command of a section (BR-6.3).
        aim: Option<RigCommand>,
        /// What it shows.
        face: ShotFace,
    },
}

/// Who may roll dice again, in the order in which they are asked (IX-2.7, IX-2.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Rung {
    /// The owner of the larger vehicle of a slam (TR-10.4).
    Size,
    /// The rig with its targeting computer (BR-8.2).
    TargetingComputer,
    /// Whoever misses a car with an open engine bay (CD-5.18).
    OpenEngineBay,
}

impl Rung {
    /// From the first to the last.
    pub const ALL: [Rung; 3] = [Rung::Size, Rung::TargetingComputer, Rung::OpenEngineBay];
}

/// Which way a road vehicle comes into a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Way {
    /// The direction.
    pub direction: Direction,
    /// Whether it flew further than one space, so that it does not come from the next one (CD-2.10).
    pub far: bool,
}

impl Way {
    /// One space in a direction.
    pub const fn step(direction: Direction) -> Way {
        Way { direction, far: false }
    }

    /// A flight of so many spaces.
    pub const fn flight(direction: Direction, spaces: u8) -> Way {
        Way { direction, far: spaces > 1 }
    }
}

/// What moves a road vehicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Cause {
    /// The player drives.
    Driven,
    /// A slam.
    Pushed,
    /// Oil or glass.
    Slid,
    /// A skid token.
    Skidded,
    /// A dazed token.
    Dazed,
    /// A blast token.
    Blasted,
    /// A ramp (CD-2.8).
    Jumped,
    /// An earthquake (CD-3.4).
    Quaked,
    /// The cowcatcher (BR-8.10).
    Shoved,
}

impl Frame {
    /// Whether it is an effect of what goes before, and not a part of it.
    pub fn is_effect(self) -> bool {
        match self {
            Frame::Arrive { by, .. } => by != Cause::Driven,
            Frame::Slam { .. } | Frame::Hurt { .. } => true,
            Frame::Meet { .. }
            | Frame::Suffer { .. }
            | Frame::UseUp { .. }
            | Frame::Quake { .. }
            | Frame::Ask(_) => false,
        }
    }

    /// The road vehicles that an earthquake has still to bring into their spaces.
    pub fn quake(left: Vehicles, way: Direction) -> Frame {
        Frame::Quake { left: left.0.to_le_bytes(), way }
    }

    /// The same work after the board has advanced; `None` if what it is about was on the tile that is removed (TR-13.6).
    pub fn a_tile_back(self) -> Option<Frame> {
        match self {
            Frame::Arrive { who, to, by, way } => Some(Frame::Arrive { who, to: to.a_tile_back(), by, way }),
            Frame::Meet { who, space, by, way } => {
                Some(Frame::Meet { who, space: space.a_tile_back()?, by, way })
            }
            Frame::UseUp { hazard, space } => Some(Frame::UseUp { hazard, space: space.a_tile_back()? }),
            // These know vehicles, and where a vehicle is stands in its own place.
            Frame::Slam { .. }
            | Frame::Hurt { .. }
            | Frame::Suffer { .. }
            | Frame::Quake { .. }
            | Frame::Ask(_) => Some(self),
        }
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Hurt { who: VehicleId::default() }
    }
}
