//! Unfinished work: what is to be done, and what is asked before it can be.

use super::Window;
use crate::data::{
    Direction, FireFace, Hazard, Point, RigCommand, Section, ShotFace, SlamFace, Space, VehicleId, Vehicles,
};
use crossroads_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
    /// The first turn of a round begins, when all that is asked before it has been (IX-2.11).
    OpenRound,
    /// A car has no slot left: what answers that, and then who is out by it (CS-4.4, CS-5.17).
    BreakDown {
        /// Which.
        who: VehicleId,
    },
    /// A slam pushes a road vehicle further, from where it then stands (CS-5.3).
    PushOn {
        /// Which.
        who: VehicleId,
        /// Which way.
        way: Direction,
    },
    /// Two road vehicles swap places, if both are still on the board (CS-5.18).
    Swap {
        /// One.
        one: VehicleId,
        /// The other.
        other: VehicleId,
    },
    /// The mover shoots at each of these that still stands where it stood, in this order (CS-4.9).
    Spray {
        /// From where.
        from: Space,
        /// What stood to the front left, in front and to the front right.
        targets: [VehicleId; 3],
    },
    /// A car is towed off the tile that is gone (CS-5.16).
    Tow {
        /// Which.
        who: VehicleId,
        /// In which row it stood.
        row: u8,
    },
    /// The chopper shoots, if it has something to shoot at by then (EA-3.3).
    ChopperShoots,
    /// The chopper shoots at each of these that still stands where it stood, in this order (EA-3.4).
    Carpet {
        /// From where.
        from: Space,
        /// What stood to the front left, in front and to the front right.
        targets: [VehicleId; 3],
    },
    /// The chopper may go on to another space (EA-3.10).
    FlyBy,
    /// Dice lie, and when those have been asked who may answer them with a card, they stand (IX-2.7, IX-2.8).
    RollStands {
        /// What was rolled.
        roll: Roll,
        /// Who has been asked.
        heard: Heard,
    },
    /// A shot at a car has missed, which may be answered (EA-5.6).
    Missed {
        /// Who shot.
        by: VehicleId,
        /// At what.
        target: VehicleId,
    },
    /// These seats are asked one after another about their secret cards (EA-1.5, EA-1.7).
    Window {
        /// At what kind of moment.
        window: Window,
        /// Who is still to be asked.
        left: SeatSet,
    },
    /// What lies above follows from the card of this seat, whoever's turn it is. It does nothing itself.
    Deed {
        /// Whose card.
        seat: Seat,
    },
    /// What lies above follows from a slam that moves this vehicle. It does nothing itself.
    Swept {
        /// Which.
        who: VehicleId,
        /// The owner of the other one in that slam.
        by: Option<Seat>,
    },
    /// All dice of a round lie: whose the rearmost operable vehicle is may be claimed (EA-4.5).
    Rearmost,
    /// Vehicles of one seat move two spaces each, one after the other (EA-4.5).
    Steady {
        /// Which one moves.
        who: VehicleId,
        /// The steps that it has left.
        steps: u8,
        /// Those that come after it, as a set in four bytes.
        left: [u8; 4],
    },
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
    /// What is done at the start of a turn (CS-4.10, CS-5.27).
    Start,
    /// Whether to spend a command token (CS-2.1).
    Token,
    /// Which of several commands comes first (CS-2.2).
    CommandOrder,
    /// What the car shoots at before it moves (IX-2.6).
    EarlyShot,
    /// What the car shoots at with its second gun (CS-5.5).
    SecondShot,
    /// Which command of a section a spray hits (CS-4.9).
    SprayRig {
        /// Of which.
        section: Section,
    },
    /// Which movement dice are rolled again at the start of a round (CS-4.7).
    LeadFoot {
        /// Whose.
        seat: Seat,
    },
    /// Which of two road vehicles a slam moves (CS-4.5).
    BigShove {
        /// The one that came in.
        top: VehicleId,
        /// The one that was there.
        bottom: VehicleId,
        /// Where to.
        direction: Direction,
    },
    /// Whether two tokens keep a car operable (CS-4.4).
    JuryRig {
        /// Which.
        who: VehicleId,
    },
    /// Where a roadblock goes (CS-4.2).
    Roadblock,
    /// Whether a layer leaves a token (CS-5.21, CS-5.22).
    Lay,
    /// To which space a car is towed (CS-5.16).
    Tow {
        /// Which.
        who: VehicleId,
        /// In which row it stood.
        row: u8,
    },
    /// Whether a seat plays a secret card (EA-1.5).
    Window {
        /// At what kind of moment.
        window: Window,
        /// Who is asked.
        seat: Seat,
    },
    /// Where cargo is dumped (EA-6.3).
    DumpCargo,
    /// Which car is towed, and where to (EA-6.4).
    TowCable,
    /// Which token on the radar is discarded (EA-6.5).
    Radar,
    /// Which two cars swap places (EA-6.10).
    Switcheroo,
    /// Where a token is dropped before the chopper (EA-3.5).
    MineDrop {
        /// How many may still be dropped.
        left: u8,
    },
    /// What is repaired beside the chopper (EA-3.6).
    FieldMechanic,
    /// Which road vehicle is moved, and where to (EA-3.9).
    SkyHook,
    /// Whether the chopper goes on, and where to (EA-3.10).
    FlyBy,
    /// Which die is set, and to what (EA-5.2).
    Ace,
    /// What Duct Tape repairs (EA-5.7).
    DuctTape,
    /// Where scrap is dropped (EA-5.9).
    ScrapDrop,
    /// At which command of the rig a car shoots back (EA-5.6).
    ReturnFireRig {
        /// Which car.
        who: VehicleId,
    },
    /// Which command of a section a Carpet Run hits (EA-3.4).
    CarpetRig {
        /// Of which.
        section: Section,
    },
    /// Which die is set to its highest value (EA-4.4).
    HitAndRun {
        /// Whose.
        seat: Seat,
    },
    /// Which vehicle goes where next, slow and steady (EA-4.5).
    SteadyStep {
        /// Whose.
        seat: Seat,
    },
    /// At what a vehicle shoots for free (EA-4.6).
    FreeShot {
        /// Whose.
        seat: Seat,
    },
    /// Which vehicle of a chain of slams moves on, and where to (EA-4.7).
    Pinball {
        /// Who says so.
        seat: Seat,
    },
    /// Which damage goes from a vehicle on mud (EA-4.8).
    DownAndDirty,
    /// Which card comes back into the hand (EA-4.9, GE-12).
    TakeBack {
        /// Whose.
        seat: Seat,
    },
    /// Which command works besides (EA-4.10).
    ExtraCommand,
    /// Which other command of a section works besides (EA-4.10).
    ExtraRigCommand {
        /// Of which.
        section: Section,
    },
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
    /// The direction die of a slam whose mover is chosen (CS-4.5).
    BigShove {
        /// The one that came in.
        top: VehicleId,
        /// The one that was there.
        bottom: VehicleId,
        /// Where to.
        direction: Direction,
    },
    /// The fire die (CD-4.4).
    Fire {
        /// What burns.
        who: VehicleId,
        /// What it shows.
        face: FireFace,
    },
    /// The direction die on oil (TR-6.9).
    Oil {
        /// What slides.
        who: VehicleId,
        /// Where to.
        direction: Direction,
    },
    /// The direction die of shrapnel (TR-12.7).
    Shrapnel {
        /// From which car.
        car: VehicleId,
        /// Where to.
        direction: Direction,
    },
    /// The stunt die of a dazed car (TR-12.9).
    Dazed {
        /// Which.
        car: VehicleId,
        /// Its moves.
        moves: u8,
    },
    /// The direction die of a dazed car's step (TR-12.9).
    Stagger {
        /// Which.
        car: VehicleId,
        /// Where to.
        direction: Direction,
    },
    /// The direction die and the stunt die of a blast (TR-12.11).
    Blast {
        /// Which.
        car: VehicleId,
        /// Where to.
        direction: Direction,
        /// How far.
        spaces: u8,
    },
    /// The stunt die on a ramp (CD-2.8).
    Ramp {
        /// What jumps.
        who: VehicleId,
        /// How far.
        spaces: u8,
    },
    /// The direction die of an earthquake (CD-3.4).
    Quake {
        /// Where to.
        direction: Direction,
    },
    /// The shooting die of a pit trap (CD-3.2).
    Pit {
        /// Who turned it up.
        who: VehicleId,
        /// What it shows.
        face: ShotFace,
    },
    /// The shooting die of the missiles (BR-8.6).
    Missiles {
        /// What it shows.
        face: ShotFace,
    },
    /// The road die (TR-7.4).
    Road {
        /// What it shows.
        die: u8,
    },
}

/// Which card could have answered a roll by now (IX-2.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Heard {
    /// Loaded Dice (EA-5.8).
    LoadedDice,
    /// Duck! (EA-5.4).
    Duck,
}

/// Spaces next to all cars of a seat (EA-5.9).
pub const MOST_SCRAP: usize = 30;

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
    /// A player with a bumper car in a slam (CS-4.5).
    BumperCar,
    /// A steady hand that missed (CS-4.6).
    SteadyHand,
    /// A car with tracer rounds that missed (CS-5.4).
    TracerRounds,
    /// Whose car is fireproof (CS-4.11).
    Fireproof,
    /// An omen, after all others (CS-4.10).
    Omen,
}

impl Rung {
    /// From the first to the last.
    pub const ALL: [Rung; 8] = [
        Rung::Size,
        Rung::TargetingComputer,
        Rung::OpenEngineBay,
        Rung::BumperCar,
        Rung::SteadyHand,
        Rung::TracerRounds,
        Rung::Fireproof,
        Rung::Omen,
    ];
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
    /// A bull bar (CS-5.20).
    Rammed,
    /// Jump jets, over one space (CS-5.26).
    Leapt,
    /// A tow cable (EA-6.4).
    Towed,
    /// Slow and steady (EA-4.5).
    Steadied,
}

impl Frame {
    /// Whether it is an effect of what goes before, and not a part of it.
    pub fn is_effect(self) -> bool {
        match self {
            Frame::Arrive { by, .. } => !matches!(by, Cause::Driven | Cause::Leapt | Cause::Steadied),
            Frame::Slam { .. } | Frame::Hurt { .. } => true,
            Frame::Meet { .. }
            | Frame::Suffer { .. }
            | Frame::UseUp { .. }
            | Frame::Quake { .. }
            | Frame::Ask(_)
            | Frame::OpenRound
            | Frame::BreakDown { .. }
            | Frame::PushOn { .. }
            | Frame::Swap { .. }
            | Frame::Spray { .. }
            | Frame::Tow { .. }
            | Frame::ChopperShoots
            | Frame::Carpet { .. }
            | Frame::FlyBy
            | Frame::RollStands { .. }
            | Frame::Missed { .. }
            | Frame::Window { .. }
            | Frame::Deed { .. }
            | Frame::Swept { .. }
            | Frame::Rearmost
            | Frame::Steady { .. } => false,
        }
    }

    /// The road vehicles that an earthquake has still to bring into their spaces.
    pub fn quake(left: Vehicles, way: Direction) -> Frame {
        Frame::Quake { left: left.0.to_le_bytes(), way }
    }

    /// The vehicles that are still to move, slow and steady.
    pub fn steady(who: VehicleId, steps: u8, left: Vehicles) -> Frame {
        Frame::Steady { who, steps, left: left.0.to_le_bytes() }
    }

    /// The same work after the board has advanced; `None` if what it is about was on the tile that is removed (TR-13.6).
    pub fn a_tile_back(self) -> Option<Frame> {
        match self {
            Frame::Arrive { who, to, by, way } => Some(Frame::Arrive { who, to: to.a_tile_back(), by, way }),
            Frame::Meet { who, space, by, way } => {
                Some(Frame::Meet { who, space: space.a_tile_back()?, by, way })
            }
            Frame::UseUp { hazard, space } => Some(Frame::UseUp { hazard, space: space.a_tile_back()? }),
            Frame::Spray { from, targets } => Some(Frame::Spray { from: from.a_tile_back()?, targets }),
            Frame::Carpet { from, targets } => Some(Frame::Carpet { from: from.a_tile_back()?, targets }),
            // These know vehicles, and where a vehicle is stands in its own place.
            Frame::Slam { .. }
            | Frame::Hurt { .. }
            | Frame::Suffer { .. }
            | Frame::Quake { .. }
            | Frame::Ask(_)
            | Frame::OpenRound
            | Frame::BreakDown { .. }
            | Frame::PushOn { .. }
            | Frame::Swap { .. }
            | Frame::Tow { .. }
            | Frame::ChopperShoots
            | Frame::FlyBy
            | Frame::RollStands { .. }
            | Frame::Missed { .. }
            | Frame::Window { .. }
            | Frame::Deed { .. }
            | Frame::Swept { .. }
            | Frame::Rearmost
            | Frame::Steady { .. } => Some(self),
        }
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Hurt { who: VehicleId::default() }
    }
}
