//! What things are called.

use crate::data::{
    Airstrike, Bounty, Command, Condition, Damage, Direction, FireFace, Hazard, Kind, Leader, OneShot,
    RigCommand, Section, ShotFace, SideId, Size, Upgrade, VehicleId,
};
use crate::events::Fate;
use crossroads_engine::Message;

/// The name of a road vehicle; of the rig, of the section.
pub fn vehicle(who: VehicleId) -> Message {
    if let Some(seat) = who.gang_seat() {
        return Message::new(match who.size() {
            Size::Small => "vehicle-small",
            Size::Medium => "vehicle-medium",
            Size::Large => "vehicle-large",
        })
        .with("seat", seat);
    }
    if let Some(number) = who.bike_index() {
        let marks = ["mark-bars", "mark-cross", "mark-chevron", "mark-ring", "mark-wave"];
        let mark = marks.get(usize::from(number)).copied().unwrap_or("mark-bars");
        return Message::new("vehicle-bike").with("mark", Message::new(mark));
    }
    Message::new(match who.as_section() {
        Some(Section::Rear) => "vehicle-rig-rear",
        Some(Section::Middle) => "vehicle-rig-middle",
        Some(Section::Front) => "vehicle-rig-front",
        None => "vehicle-wreck",
    })
}

/// The name of what drives: the rig as a whole, anything else by itself.
pub fn whole(who: VehicleId) -> Message {
    if who.kind() == Kind::Section { Message::new("vehicle-rig") } else { vehicle(who) }
}

pub(crate) fn command_name(command: Command) -> Message {
    Message::new(match command {
        Command::Airstrike => "command-airstrike",
        Command::Nitro => "command-nitro",
        Command::Drift => "command-drift",
        Command::Repair => "command-repair",
        Command::Respawn => "command-respawn",
        Command::Roadblock => "command-roadblock",
        Command::BigShove => "command-big-shove",
        Command::Spotter => "command-spotter",
        Command::Slingshot => "command-slingshot",
        Command::PatchUp => "command-patch-up",
        Command::SecondBelt => "command-second-belt",
        Command::Omen => "command-omen",
        Command::Flamethrower => "command-flamethrower",
        Command::DumpCargo => "command-dump-cargo",
        Command::TowCable => "command-tow-cable",
        Command::Radar => "command-radar",
        Command::RamPlate => "command-ram-plate",
        Command::QuickFix => "command-quick-fix",
        Command::Overwatch => "command-overwatch",
        Command::OffRoadTyres => "command-off-road-tyres",
        Command::Switcheroo => "command-switcheroo",
    })
}

pub(crate) fn airstrike_name(card: Airstrike) -> Message {
    Message::new(match card {
        Airstrike::DoubleTap => "airstrike-double-tap",
        Airstrike::CarpetRun => "airstrike-carpet-run",
        Airstrike::MineDrop => "airstrike-mine-drop",
        Airstrike::FieldMechanic => "airstrike-field-mechanic",
        Airstrike::DangerClose => "airstrike-danger-close",
        Airstrike::Gunship => "airstrike-gunship",
        Airstrike::SkyHook => "airstrike-sky-hook",
        Airstrike::FlyBy => "airstrike-fly-by",
    })
}

pub(crate) fn bounty_name(card: Bounty) -> Message {
    Message::new(match card {
        Bounty::HitAndRun => "bounty-hit-and-run",
        Bounty::SlowAndSteady => "bounty-slow-and-steady",
        Bounty::RubbingIsRacing => "bounty-rubbing-is-racing",
        Bounty::PinballWizard => "bounty-pinball-wizard",
        Bounty::DownAndDirty => "bounty-down-and-dirty",
        Bounty::BigGame => "bounty-big-game",
        Bounty::CleanSweep => "bounty-clean-sweep",
        Bounty::Trailblazer => "bounty-trailblazer",
    })
}

pub(crate) fn one_shot_name(card: OneShot) -> Message {
    Message::new(match card {
        OneShot::AceUpTheSleeve => "one-shot-ace-up-the-sleeve",
        OneShot::HandBrake => "one-shot-hand-brake",
        OneShot::Duck => "one-shot-duck",
        OneShot::SecondWind => "one-shot-second-wind",
        OneShot::ReturnFire => "one-shot-return-fire",
        OneShot::DuctTape => "one-shot-duct-tape",
        OneShot::LoadedDice => "one-shot-loaded-dice",
        OneShot::ScrapDrop => "one-shot-scrap-drop",
    })
}

pub(super) fn condition_name(condition: Condition) -> Message {
    Message::new(match condition {
        Condition::FreshAsphalt => "condition-fresh-asphalt",
        Condition::Downpour => "condition-downpour",
        Condition::Sandstorm => "condition-sandstorm",
        Condition::Minefield => "condition-minefield",
        Condition::FlashFlood => "condition-flash-flood",
        Condition::Tailwind => "condition-tailwind",
        Condition::NoFlyZone => "condition-no-fly-zone",
        Condition::LooseShoulders => "condition-loose-shoulders",
    })
}

pub(super) fn direction_name(direction: Direction) -> Message {
    Message::new(match direction {
        Direction::FrontLeft => "direction-front-left",
        Direction::Front => "direction-front",
        Direction::FrontRight => "direction-front-right",
        Direction::RearLeft => "direction-rear-left",
        Direction::Rear => "direction-rear",
        Direction::RearRight => "direction-rear-right",
    })
}

pub(crate) fn damage_name(damage: Damage) -> Message {
    Message::new(match damage {
        Damage::Dent => "damage-dent",
        Damage::SkidFrontLeft => "damage-skid-front-left",
        Damage::SkidFront => "damage-skid-front",
        Damage::SkidFrontRight => "damage-skid-front-right",
        Damage::SkidRearLeft => "damage-skid-rear-left",
        Damage::SkidRear => "damage-skid-rear",
        Damage::SkidRearRight => "damage-skid-rear-right",
        Damage::Shrapnel => "damage-shrapnel",
        Damage::Dazed => "damage-dazed",
        Damage::Blast => "damage-blast",
        Damage::Marker => "damage-marker",
        Damage::Lasting => "damage-lasting",
        Damage::OnFire => "damage-on-fire",
        // What lies unseen in its place is as good as one.
        Damage::Minor | Damage::Substitute => "damage-minor",
        Damage::ShatteredWindshield => "damage-shattered-windshield",
        Damage::TransmissionFailure => "damage-transmission-failure",
        Damage::FlatTyre => "damage-flat-tyre",
        Damage::PullsLeft => "damage-pulls-left",
        Damage::PullsRight => "damage-pulls-right",
        Damage::JammedGuns => "damage-jammed-guns",
        Damage::LeakingTank => "damage-leaking-tank",
        Damage::LooseWheel => "damage-loose-wheel",
        Damage::BentFrame => "damage-bent-frame",
        Damage::DeadRadio => "damage-dead-radio",
        Damage::BrokenAxle => "damage-broken-axle",
        Damage::CloggedInjector => "damage-clogged-injector",
        Damage::Overheating => "damage-overheating",
        Damage::OpenEngineBay => "damage-open-engine-bay",
    })
}

pub(crate) fn hazard_name(hazard: Hazard) -> Message {
    Message::new(match hazard {
        Hazard::Road => "hazard-road",
        Hazard::Mud => "hazard-mud",
        Hazard::Oil | Hazard::LaidOil => "hazard-oil",
        Hazard::Mine | Hazard::LaidMine => "hazard-mine",
        Hazard::Wreck => "hazard-wreck",
        Hazard::Glass => "hazard-glass",
        Hazard::Ramp => "hazard-ramp",
        Hazard::Fire => "hazard-fire",
        Hazard::PitTrap => "hazard-pit-trap",
        Hazard::Earthquake => "hazard-earthquake",
        Hazard::Sandworm => "hazard-sandworm",
    })
}

pub(crate) fn fate_name(fate: Fate) -> Message {
    Message::new(match fate {
        Fate::Crashed => "fate-crashed",
        Fate::OverSide => "fate-over-side",
        Fate::OverRear => "fate-over-rear",
        Fate::LeftBehind => "fate-left-behind",
        Fate::UnderChopper => "fate-under-chopper",
        Fate::Destroyed => "fate-destroyed",
        Fate::Finished => "fate-finished",
        Fate::OffRamp => "fate-off-ramp",
        Fate::Trapped => "fate-trapped",
        Fate::Swallowed => "fate-swallowed",
        Fate::Burnt => "fate-burnt",
        Fate::BrokenUp => "fate-broken-up",
        Fate::BlownUp => "fate-blown-up",
    })
}

pub(super) fn tile(side: SideId) -> String {
    side.row().id.to_owned()
}

pub(super) fn section_name(section: Section) -> Message {
    Message::new(match section {
        Section::Rear => "section-rear",
        Section::Middle => "section-middle",
        Section::Front => "section-front",
    })
}

pub(crate) fn rig_command_name(command: RigCommand) -> Message {
    Message::new(match command {
        RigCommand::HazardDropper => "rig-command-hazard-dropper",
        RigCommand::TargetingComputer => "rig-command-targeting-computer",
        RigCommand::RepairRear => "rig-command-repair-rear",
        RigCommand::TractionDrive => "rig-command-traction-drive",
        RigCommand::Airstrike => "rig-command-airstrike",
        RigCommand::RepairMiddle => "rig-command-repair-middle",
        RigCommand::MissileLauncher => "rig-command-missile-launcher",
        RigCommand::Cowcatcher => "rig-command-cowcatcher",
        RigCommand::RepairFront => "rig-command-repair-front",
    })
}

pub(super) fn face_name(face: ShotFace) -> Message {
    Message::new(match face {
        ShotFace::SmallOrMedium => "face-small-medium",
        ShotFace::Medium => "face-medium",
        ShotFace::Large => "face-large",
        ShotFace::Any => "face-any",
    })
}

pub(super) fn fire_name(face: FireFace) -> Message {
    Message::new(match face {
        FireFace::One => "fire-one",
        FireFace::Two => "fire-two",
        FireFace::Out => "fire-out",
        FireFace::Eliminate => "fire-eliminate",
    })
}

pub(crate) fn leader_name(leader: Leader) -> Message {
    Message::new(match leader {
        Leader::VinceVamp => "leader-vince-vamp",
        Leader::Abigail => "leader-abigail",
        Leader::Asha => "leader-asha",
        Leader::MsBetty => "leader-ms-betty",
        Leader::Bumpo => "leader-bumpo",
        Leader::WongLeiKong => "leader-wong-lei-kong",
        Leader::CrisCrass => "leader-cris-crass",
        Leader::Cruft => "leader-cruft",
        Leader::MachineGunJoe => "leader-machine-gun-joe",
        Leader::MadameBoubreaux => "leader-madame-boubreaux",
        Leader::EmBerco => "leader-em-berco",
    })
}

pub(crate) fn upgrade_name(upgrade: Upgrade) -> Message {
    Message::new(match upgrade {
        Upgrade::GuardRails => "upgrade-guard-rails",
        Upgrade::RamStance => "upgrade-ram-stance",
        Upgrade::HeavyRam => "upgrade-heavy-ram",
        Upgrade::TracerRounds => "upgrade-tracer-rounds",
        Upgrade::TwinGuns => "upgrade-twin-guns",
        Upgrade::HairTrigger => "upgrade-hair-trigger",
        Upgrade::Turret => "upgrade-turret",
        Upgrade::LongBarrel => "upgrade-long-barrel",
        Upgrade::RailCannon => "upgrade-rail-cannon",
        Upgrade::CrumpleZone => "upgrade-crumple-zone",
        Upgrade::SlickPlating => "upgrade-slick-plating",
        Upgrade::ExtraArmour => "upgrade-extra-armour",
        Upgrade::RearShield => "upgrade-rear-shield",
        Upgrade::Decoy => "upgrade-decoy",
        Upgrade::Turbocharger => "upgrade-turbocharger",
        Upgrade::TowHook => "upgrade-tow-hook",
        Upgrade::DeadMansSwitch => "upgrade-dead-mans-switch",
        Upgrade::Harpoon => "upgrade-harpoon",
        Upgrade::IncendiaryRounds => "upgrade-incendiary-rounds",
        Upgrade::BullBar => "upgrade-bull-bar",
        Upgrade::MineLayer => "upgrade-mine-layer",
        Upgrade::OilLayer => "upgrade-oil-layer",
        Upgrade::MudTyres => "upgrade-mud-tyres",
        Upgrade::SlipstreamKit => "upgrade-slipstream-kit",
        Upgrade::HazardPlough => "upgrade-hazard-plough",
        Upgrade::JumpJets => "upgrade-jump-jets",
        Upgrade::PitCrew => "upgrade-pit-crew",
    })
}
