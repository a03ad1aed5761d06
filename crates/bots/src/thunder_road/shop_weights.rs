//! What leaders and upgrades have turned out to be worth, as a share of fair victories above or below all of them:
//! `examples/shop_thunder_road.rs` counted who won 6,000 tables of four greedy crews that chose at random. Since a count of 900
//! says little, an upgrade has six tenths of what was seen of it in all and three tenths of what each car made of that.

use crossroads_thunder_road::data::{Leader, Upgrade};

/// Of each leader.
#[rustfmt::skip]
pub const LEADERS: [f32; Leader::ALL.len()] = [
    0.31, // VinceVamp
    -0.02, // Abigail
    -0.03, // Asha
    0.14, // MsBetty
    0.13, // Bumpo
    0.02, // WongLeiKong
    -0.05, // CrisCrass
    0.04, // Cruft
    -0.29, // MachineGunJoe
    -0.34, // MadameBoubreaux
    0.08, // EmBerco
];

/// Of each upgrade on the small, the medium and the large car.
#[rustfmt::skip]
pub const UPGRADES: [[f32; 3]; Upgrade::ALL.len()] = [
    [-0.03, -0.01, -0.03], // GuardRails
    [0.02, 0.00, 0.02], // RamStance
    [-0.06, -0.05, -0.04], // HeavyRam
    [-0.02, -0.03, -0.02], // TracerRounds
    [0.00, -0.02, 0.02], // TwinGuns
    [-0.02, -0.06, 0.00], // HairTrigger
    [0.01, 0.00, -0.04], // Turret
    [0.00, 0.02, -0.01], // LongBarrel
    [0.00, 0.00, -0.04], // RailCannon
    [-0.02, -0.07, -0.03], // CrumpleZone
    [0.02, 0.02, 0.04], // SlickPlating
    [0.00, 0.02, 0.03], // ExtraArmour
    [-0.01, 0.05, 0.03], // RearShield
    [-0.02, -0.01, -0.01], // Decoy
    [0.09, 0.04, 0.04], // Turbocharger
    [0.00, 0.02, 0.02], // TowHook
    [-0.02, -0.02, -0.06], // DeadMansSwitch
    [-0.05, -0.06, -0.04], // Harpoon
    [-0.02, 0.00, 0.00], // IncendiaryRounds
    [-0.04, -0.03, -0.05], // BullBar
    [-0.01, 0.05, 0.03], // MineLayer
    [-0.04, -0.04, -0.02], // OilLayer
    [0.03, 0.02, 0.00], // MudTyres
    [0.02, 0.00, 0.01], // SlipstreamKit
    [0.06, 0.04, 0.02], // HazardPlough
    [0.12, 0.09, 0.09], // JumpJets
    [-0.01, 0.01, 0.05], // PitCrew
];
