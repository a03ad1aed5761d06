//! The upgrades of cars (CS-5), one copy each.

use super::Set;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How often an upgrade can be used where it says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Charges {
    /// It does not count.
    Endless,
    /// So often in a game.
    Game(u8),
    /// So often in a round.
    Round(u8),
}

/// An upgrade card.
#[derive(Debug)]
pub struct UpgradeRow {
    /// With which part of the game it can be used (CS-1.6).
    pub set: Set,
    /// How often it can be used.
    pub charges: Charges,
}

const PLAIN: UpgradeRow = UpgradeRow { set: Set::Base, charges: Charges::Endless };

const fn charged(charges: Charges) -> UpgradeRow {
    UpgradeRow { set: Set::Base, charges }
}

tokens! {
    /// An upgrade of a car (CS-5).
    enum Upgrade;
    /// The upgrades. Twenty follow what players tell of the printed cards, names and the other effects are our own design; of the
    /// two layers names and tokens are the box's (CS-5).
    static UPGRADES: UpgradeRow {
        /// Out of an impassable space the direction is rolled again (CS-5.1).
        #[default]
        GuardRails: PLAIN,
        /// Opponents do not roll slams again (CS-5.2).
        RamStance: PLAIN,
        /// Pushes one space further (CS-5.3).
        HeavyRam: PLAIN,
        /// A miss again (CS-5.4).
        TracerRounds: PLAIN,
        /// Two shots (CS-5.5).
        TwinGuns: PLAIN,
        /// A shot before the move (CS-5.6).
        HairTrigger: PLAIN,
        /// All six neighbours (CS-5.7).
        Turret: PLAIN,
        /// Two spaces along the front directions (CS-5.8).
        LongBarrel: PLAIN,
        /// Three spaces straight ahead (CS-5.9).
        RailCannon: PLAIN,
        /// Damage has no effect (CS-5.10).
        CrumpleZone: PLAIN,
        /// The face for any size misses (CS-5.11).
        SlickPlating: PLAIN,
        /// Three slots (CS-5.12).
        ExtraArmour: PLAIN,
        /// Not from straight behind (CS-5.13).
        RearShield: PLAIN,
        /// Others first (CS-5.14).
        Decoy: PLAIN,
        /// One move more (CS-5.15).
        Turbocharger: PLAIN,
        /// Not left behind (CS-5.16).
        TowHook: PLAIN,
        /// Takes its neighbours along (CS-5.17).
        DeadMansSwitch: PLAIN,
        /// Swaps places with what it hits (CS-5.18).
        Harpoon: PLAIN,
        /// Sets on fire what it hits (CS-5.19).
        IncendiaryRounds: UpgradeRow { set: Set::Carnage, charges: Charges::Endless },
        /// Pushes straight ahead (CS-5.20).
        BullBar: PLAIN,
        /// Leaves mines (CS-5.21).
        MineLayer: charged(Charges::Game(3)),
        /// Leaves oil (CS-5.22).
        OilLayer: charged(Charges::Game(3)),
        /// Mud costs one (CS-5.23).
        MudTyres: PLAIN,
        /// One more with the road die (CS-5.24).
        SlipstreamKit: PLAIN,
        /// The first token does nothing (CS-5.25).
        HazardPlough: PLAIN,
        /// Over one space (CS-5.26).
        JumpJets: charged(Charges::Round(1)),
        /// One damage token less (CS-5.27).
        PitCrew: charged(Charges::Game(1)),
    }
}

impl Upgrade {
    /// Its charges at the beginning.
    pub const fn charges(self) -> u8 {
        match self.row().charges {
            Charges::Endless => 0,
            Charges::Game(count) | Charges::Round(count) => count,
        }
    }
}
