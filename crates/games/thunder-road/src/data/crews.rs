//! The crews and what they drive: cars, bikes, the rig; and what nobody drives, the wrecks.

use crossroads_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Car crews of the box (TR-1.1).
pub const MOST_CAR_CREWS: usize = 4;
/// The most seats: four car crews, the bikes and the rig (BR-1.1).
pub const MOST_SEATS: usize = MOST_CAR_CREWS + 2;

/// How big a road vehicle is (TR-3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Size {
    /// Hard to hit.
    Small,
    /// In between.
    Medium,
    /// Easy to hit, hard to push around.
    Large,
}

/// The cars of a gang (TR-1.2).
pub const GANG: [Size; 3] = [Size::Small, Size::Medium, Size::Large];
/// Cars of all gangs.
pub const MOST_CARS: usize = GANG.len() * MOST_CAR_CREWS;
/// Wrecks that can stand on the board at once: far more than the tokens of three tiles bring, so that the four figures
/// of the box set no limit (TR-1.12).
pub const MOST_WRECKS: usize = 12;
/// Wreck figures of the box.
pub const WRECK_FIGURES: usize = 4;
/// Bikes of the Final Five (FF-1.1).
pub const BIKES: usize = 5;
/// Cars and bikes: whatever has a dashboard.
pub const DASHBOARDS: usize = MOST_CARS + BIKES;
/// Sections of the rig (BR-1.3).
pub const SECTIONS: usize = 3;
/// Road vehicles of all kinds, the rig's sections each for itself.
pub const PIECES: usize = MOST_CARS + MOST_WRECKS + BIKES + SECTIONS;
/// The most movement dice of a crew: those of the bikes (FF-1.1).
pub const MOST_DICE: usize = 6;

const FIRST_WRECK: u8 = MOST_CARS as u8;
const FIRST_BIKE: u8 = FIRST_WRECK + MOST_WRECKS as u8;
const FIRST_SECTION: u8 = FIRST_BIKE + BIKES as u8;

const _: () = assert!(PIECES == u32::BITS as usize, "a set of road vehicles is a word");

/// A road vehicle: a car of a gang, a wreck, a bike or a section of the rig. New kinds stand behind the old ones, since
/// records name them by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "thunder-road.ts")]
pub struct VehicleId(pub u8);

/// The three parts of the rig, from behind (BR-1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Section {
    /// The last one.
    Rear,
    /// Between the two.
    Middle,
    /// The one that is driven.
    Front,
}

impl Section {
    /// From behind.
    pub const ALL: [Section; SECTIONS] = [Section::Rear, Section::Middle, Section::Front];
}

/// What a road vehicle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A car of a gang.
    Car,
    /// Nobody's (TR-3.14).
    Wreck,
    /// One of the Final Five (FF-1.2).
    Bike,
    /// A part of the rig (BR-1.3).
    Section,
}

/// How a road vehicle fares in a slam.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stance {
    /// The slam die says who moves (TR-10.3).
    Even,
    /// It moves, unless the other one does so too (FF-3.5, FF-3.6).
    GivesWay,
    /// It never moves (BR-5.1).
    Immovable,
}

/// What holds for all road vehicles of a kind.
#[derive(Debug)]
pub struct KindRow {
    /// Damage slots (TR-3.4, FF-1.3).
    pub slots: u8,
    /// Coasts a round (TR-7.8, FF-1.3).
    pub coasts: u8,
    /// In a slam.
    pub stance: Stance,
    /// Whether it passes occupied spaces in its own move (FF-3.1).
    pub passes: bool,
}

impl Kind {
    /// The row of the table.
    pub const fn row(self) -> &'static KindRow {
        &KINDS[self as usize]
    }
}

/// The kinds of road vehicles.
pub static KINDS: [KindRow; 4] = [
    KindRow { slots: 2, coasts: 2, stance: Stance::Even, passes: false },
    KindRow { slots: 0, coasts: 0, stance: Stance::Even, passes: false },
    KindRow { slots: 1, coasts: 4, stance: Stance::GivesWay, passes: true },
    KindRow { slots: 0, coasts: 0, stance: Stance::Immovable, passes: false },
];

impl VehicleId {
    /// The section of the rig that is driven; it stands for the whole rig where one vehicle is meant (BR-3.4).
    pub const RIG: VehicleId = VehicleId::section(Section::Front);

    /// The car of this size in the gang of this seat.
    pub const fn car(seat: Seat, size: Size) -> VehicleId {
        VehicleId(seat.0 * GANG.len() as u8 + size as u8)
    }

    /// A wreck figure.
    pub const fn wreck(number: u8) -> VehicleId {
        VehicleId(FIRST_WRECK + number)
    }

    /// One of the five bikes.
    pub const fn bike(number: u8) -> VehicleId {
        VehicleId(FIRST_BIKE + number)
    }

    /// A section of the rig.
    pub const fn section(section: Section) -> VehicleId {
        VehicleId(FIRST_SECTION + section as u8)
    }

    /// All that there can be.
    pub fn all() -> impl Iterator<Item = VehicleId> {
        (0..PIECES as u8).map(VehicleId)
    }

    /// All cars of the gang of a seat.
    pub fn gang(seat: Seat) -> impl Iterator<Item = VehicleId> {
        GANG.into_iter().map(move |size| VehicleId::car(seat, size))
    }

    /// What it is; a number beyond all is a wreck that stands nowhere.
    pub const fn kind(self) -> Kind {
        if self.0 < FIRST_WRECK {
            Kind::Car
        } else if self.0 >= PIECES as u8 || self.0 < FIRST_BIKE {
            Kind::Wreck
        } else if self.0 < FIRST_SECTION {
            Kind::Bike
        } else {
            Kind::Section
        }
    }

    /// The place in the list of dashboards, if it is a car or a bike.
    pub const fn car_index(self) -> Option<usize> {
        match self.kind() {
            Kind::Car => Some(self.0 as usize),
            Kind::Bike => Some(MOST_CARS + (self.0 - FIRST_BIKE) as usize),
            Kind::Wreck | Kind::Section => None,
        }
    }

    /// The number of the wreck, if it is one.
    pub fn wreck_index(self) -> Option<usize> {
        usize::from(self.0).checked_sub(FIRST_WRECK.into()).filter(|number| *number < MOST_WRECKS)
    }

    /// The number of the bike, if it is one.
    pub fn bike_index(self) -> Option<u8> {
        (self.kind() == Kind::Bike).then(|| self.0 - FIRST_BIKE)
    }

    /// Which section it is, if it is one.
    pub const fn as_section(self) -> Option<Section> {
        match self.kind() {
            Kind::Section => Some(Section::ALL[(self.0 - FIRST_SECTION) as usize]),
            Kind::Car | Kind::Wreck | Kind::Bike => None,
        }
    }

    /// Whose gang a car belongs to. Bikes and rig are there once and their seat is for the table to say
    /// ([`crate::state::Open::owner`]); a wreck is nobody's (TR-3.14).
    pub const fn gang_seat(self) -> Option<Seat> {
        match self.kind() {
            Kind::Car => Some(Seat(self.0 / GANG.len() as u8)),
            Kind::Wreck | Kind::Bike | Kind::Section => None,
        }
    }

    /// How big it is: wrecks and bikes are small (TR-3.14, FF-1.2), sections large (BR-1.3).
    pub const fn size(self) -> Size {
        match self.kind() {
            Kind::Car => GANG[self.0 as usize % GANG.len()],
            Kind::Wreck | Kind::Bike => Size::Small,
            Kind::Section => Size::Large,
        }
    }
}

/// A set of road vehicles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "thunder-road.ts")]
pub struct Vehicles(pub u32);

impl Vehicles {
    /// None.
    pub const NONE: Vehicles = Vehicles(0);
    /// The sections of the rig.
    pub const RIG: Vehicles = Vehicles(((1 << SECTIONS) - 1) << FIRST_SECTION);

    /// What a vehicle is made of: the rig of three sections, anything else of itself.
    pub const fn of(who: VehicleId) -> Vehicles {
        match who.kind() {
            Kind::Section => Vehicles::RIG,
            Kind::Car | Kind::Wreck | Kind::Bike => Vehicles::only(who),
        }
    }

    /// This one and no other.
    pub const fn only(who: VehicleId) -> Vehicles {
        Vehicles(1 << (who.0 % PIECES as u8))
    }

    /// Whether it is in the set.
    pub const fn contains(self, who: VehicleId) -> bool {
        self.0 & Vehicles::only(who).0 != 0
    }

    /// Takes one in.
    pub fn insert(&mut self, who: VehicleId) {
        self.0 |= Vehicles::only(who).0;
    }

    /// Takes some out.
    pub const fn without(self, others: Vehicles) -> Vehicles {
        Vehicles(self.0 & !others.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first one.
    pub fn first(self) -> Option<VehicleId> {
        (self.0 != 0).then(|| VehicleId(self.0.trailing_zeros() as u8))
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = VehicleId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = Vehicles(left).first()?;
            left &= left - 1;
            Some(first)
        })
    }
}

impl FromIterator<VehicleId> for Vehicles {
    fn from_iter<I: IntoIterator<Item = VehicleId>>(vehicles: I) -> Vehicles {
        let mut set = Vehicles::NONE;
        vehicles.into_iter().for_each(|who| set.insert(who));
        set
    }
}

/// What a seat plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crew {
    /// Three cars.
    Cars,
    /// The Final Five.
    Bikes,
    /// The Big Rig.
    Rig,
}

/// What a rig die may be put on: two commands that can be damaged in each section, and a repair (BR-2.2, BR-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum RigCommand {
    /// A hazard token behind the rig (BR-8.1).
    HazardDropper,
    /// A second shooting die (BR-8.2).
    TargetingComputer,
    /// Mends the rear section (BR-8.3).
    RepairRear,
    /// The road die on any ground (BR-8.4).
    TractionDrive,
    /// The chopper (BR-8.5).
    Airstrike,
    /// Mends the middle section (BR-8.3).
    RepairMiddle,
    /// Rockets ahead (BR-8.6).
    MissileLauncher,
    /// Shoves the first vehicle aside (BR-8.10).
    Cowcatcher,
    /// Mends the front section (BR-8.3).
    RepairFront,
}

/// Commands of the rig that can be damaged (BR-7.1).
pub const RIG_DAMAGEABLE: usize = 6;

impl RigCommand {
    /// All of them, section by section from behind.
    pub const ALL: [RigCommand; 9] = [
        RigCommand::HazardDropper,
        RigCommand::TargetingComputer,
        RigCommand::RepairRear,
        RigCommand::TractionDrive,
        RigCommand::Airstrike,
        RigCommand::RepairMiddle,
        RigCommand::MissileLauncher,
        RigCommand::Cowcatcher,
        RigCommand::RepairFront,
    ];

    /// Where it is.
    pub const fn section(self) -> Section {
        Section::ALL[self as usize / 3]
    }

    /// Its place among those that can be damaged; a repair never is (BR-8.3).
    pub const fn damage_index(self) -> Option<usize> {
        match self {
            RigCommand::RepairRear | RigCommand::RepairMiddle | RigCommand::RepairFront => None,
            _ => Some(self as usize / 3 * 2 + self as usize % 3),
        }
    }

    /// Those that can be damaged, in order.
    pub fn damageable() -> impl Iterator<Item = RigCommand> {
        RigCommand::ALL.into_iter().filter(|command| command.damage_index().is_some())
    }

    /// Whether a die of this value may be put on it: a repair takes only a 3 (BR-2.4).
    pub const fn takes(self, die: u8) -> bool {
        self.damage_index().is_some() || die == 3
    }
}
