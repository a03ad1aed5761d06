//! The dice.

use super::Size;
use crossroads_engine::Chance;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The road die (TR-1.4).
pub const ROAD_DIE: [u8; 6] = [1, 1, 1, 2, 2, 3];
/// The stunt die (TR-1.4).
pub const STUNT_DIE: [u8; 6] = [1, 2, 2, 3, 3, 4];
/// The movement die (TR-1.3).
pub const MOVEMENT_DIE: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// The movement die of the rig (BR-1.2).
pub const RIG_DIE: [u8; 6] = [1, 1, 2, 2, 3, 3];

/// A face of the fire die (CD-4.5, CD-4.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum FireFace {
    /// One move more.
    One,
    /// Two moves more.
    Two,
    /// The fire goes out.
    Out,
    /// The vehicle burns down.
    Eliminate,
}

/// The fire die, whose split is our own (CD-1.4).
pub const FIRE_DIE: [FireFace; 6] = {
    use FireFace::{Eliminate, One, Out, Two};
    [One, Two, Two, Out, Out, Eliminate]
};

/// Which of two slammed vehicles moves (TR-10.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum SlamFace {
    /// The one that came in.
    Top,
    /// The one that was there.
    Bottom,
}

/// The slam die (TR-1.5).
pub const SLAM_DIE: [SlamFace; 6] = {
    use SlamFace::{Bottom, Top};
    [Top, Top, Bottom, Bottom, Bottom, Bottom]
};

/// A face of the shooting die: the sizes it hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum ShotFace {
    /// Small or medium.
    SmallOrMedium,
    /// Medium.
    Medium,
    /// Large.
    Large,
    /// Every size.
    Any,
}

impl ShotFace {
    /// Whether it names this size (TR-11.6).
    pub const fn hits(self, size: Size) -> bool {
        match self {
            ShotFace::SmallOrMedium => matches!(size, Size::Small | Size::Medium),
            ShotFace::Medium => matches!(size, Size::Medium),
            ShotFace::Large => matches!(size, Size::Large),
            ShotFace::Any => true,
        }
    }
}

/// The shooting die (TR-1.6).
pub const SHOOTING_DIE: [ShotFace; 6] = {
    use ShotFace::{Any, Large, Medium, SmallOrMedium};
    [SmallOrMedium, Medium, Large, Large, Large, Any]
};

/// Rolls a die.
pub fn roll<T: Copy>(die: [T; 6], chance: &mut impl Chance) -> T {
    die[chance.below(6) as usize % 6]
}
