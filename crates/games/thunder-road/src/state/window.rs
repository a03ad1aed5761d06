//! The kinds of moments at which secret cards can be played (EA-1.6), as a set that a seat can mute.

use crate::data::Bits;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A kind of moment: the two of an airstrike (EA-3.1), and one for each bounty and each one-shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Window {
    /// Before the chopper is placed (EA-3.7).
    BeforeChopper,
    /// Right after (EA-3.1).
    AfterChopper,
    /// EA-4.4.
    HitAndRun,
    /// EA-4.5.
    SlowAndSteady,
    /// EA-4.6.
    RubbingIsRacing,
    /// EA-4.7.
    PinballWizard,
    /// EA-4.8.
    DownAndDirty,
    /// EA-4.9.
    BigGame,
    /// EA-4.10.
    CleanSweep,
    /// EA-4.11.
    Trailblazer,
    /// EA-5.2.
    AceUpTheSleeve,
    /// EA-5.3.
    HandBrake,
    /// EA-5.4.
    Duck,
    /// EA-5.5.
    SecondWind,
    /// EA-5.6.
    ReturnFire,
    /// EA-5.7.
    DuctTape,
    /// EA-5.8.
    LoadedDice,
    /// EA-5.9.
    ScrapDrop,
}

/// A set of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "thunder-road.ts")]
pub struct Windows(#[ts(as = "u32")] Bits<3>);

impl Windows {
    /// Whether a kind is in the set.
    pub const fn contains(self, window: Window) -> bool {
        self.0.number() >> window as u32 & 1 != 0
    }

    /// Takes one in.
    pub fn insert(&mut self, window: Window) {
        self.0 = Bits::of(self.0.number() | 1 << window as u32);
    }
}
