//! Command boards as rows: the base board, that of the bikes, and those of the eleven leaders. A command is the same kind
//! of row wherever it lies.

use super::{Bits, Crew, Set};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// When a command works (TR-8.1, IX-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// At once, before the move.
    Before,
    /// It holds for the whole turn.
    Holds,
    /// After the move.
    After,
}

/// What a command is like, wherever it lies.
#[derive(Debug)]
pub struct CommandRow {
    /// When it works.
    pub when: When,
    /// Whether it is a weapon or lets one shoot, so that it is refused in round 1 (IX-2.10).
    pub weapon: bool,
}

const fn command(when: When) -> CommandRow {
    CommandRow { when, weapon: false }
}

const fn weapon(when: When) -> CommandRow {
    CommandRow { when, weapon: true }
}

tokens! {
    /// What a command die or a command token may be put on (TR-8.2, FF-5, CS-4, EA-6).
    enum Command;
    /// The commands of all boards and cards; those of the leaders and of the cards are our own design (CS-4, EA-6).
    static COMMANDS: CommandRow {
        /// Places the chopper, which may shoot.
        #[default]
        Airstrike: command(When::Before),
        /// More moves.
        Nitro: command(When::Holds),
        /// Through one occupied space.
        Drift: command(When::Holds),
        /// One damage token less.
        Repair: command(When::Before),
        /// An eliminated bike comes back.
        Respawn: command(When::Before),
        /// A hazard token behind the car (CS-4.2).
        Roadblock: command(When::After),
        /// Says who moves in a slam (CS-4.5).
        BigShove: command(When::Holds),
        /// Shoots along lines (CS-4.6).
        Spotter: weapon(When::Holds),
        /// Two moves behind somebody (CS-4.7).
        Slingshot: command(When::After),
        /// A repair (CS-4.8).
        PatchUp: command(When::Before),
        /// A shot before the move (CS-4.9).
        SecondBelt: weapon(When::Holds),
        /// Dice again (CS-4.10).
        Omen: command(When::Holds),
        /// Sets the front arc on fire (CS-4.11).
        Flamethrower: weapon(When::After),
        /// A hazard token behind the car (EA-6.3).
        DumpCargo: command(When::After),
        /// Another car a space ahead (EA-6.4).
        TowCable: command(When::Before),
        /// Looks at tokens (EA-6.5).
        Radar: command(When::Before),
        /// A size larger in a slam (EA-6.6).
        RamPlate: command(When::Holds),
        /// The only damage of the car (EA-6.7).
        QuickFix: command(When::Before),
        /// A shot before the move (EA-6.8).
        Overwatch: weapon(When::Holds),
        /// Mud is cheap and off-road is road (EA-6.9).
        OffRoadTyres: command(When::Holds),
        /// Two cars swap places (EA-6.10).
        Switcheroo: command(When::Before),
    }
}

/// A set of commands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "thunder-road.ts")]
pub struct Commands(#[ts(as = "u32")] Bits<4>);

impl Commands {
    /// Whether a command is in the set.
    pub const fn contains(self, command: Command) -> bool {
        self.0.number() >> command as u32 & 1 != 0
    }

    /// Takes one in.
    pub fn insert(&mut self, command: Command) {
        self.0 = Bits::of(self.0.number() | 1 << command as u32);
    }

    /// Takes one out.
    pub fn remove(&mut self, command: Command) {
        self.0 = Bits::of(self.0.number() & !(1 << command as u32));
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.number().count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0.number() == 0
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Command> {
        Command::ALL.into_iter().filter(move |command| self.contains(*command))
    }
}

const _: () = assert!(Command::ALL.len() <= 32);

/// What a place on a command board takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// A die of these values, or a command token.
    Die {
        /// The lowest.
        lowest: u8,
        /// The highest.
        highest: u8,
    },
    /// Only a command token (CS-1.5).
    Star,
}

/// A place for a die on a command board.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// What it does.
    pub command: Command,
    /// What it takes.
    pub price: Price,
}

impl Slot {
    /// Whether it takes a die of this value (TR-8.2, CS-1.5).
    pub const fn takes(self, die: u8) -> bool {
        match self.price {
            Price::Die { lowest, highest } => lowest <= die && die <= highest,
            Price::Star => false,
        }
    }

    /// What a command token counts as (CS-2.4).
    pub const fn lowest(self) -> u8 {
        match self.price {
            Price::Die { lowest, .. } => lowest,
            Price::Star => 0,
        }
    }
}

pub(super) const fn slot(command: Command, lowest: u8, highest: u8) -> Slot {
    Slot { command, price: Price::Die { lowest, highest } }
}

const fn star(command: Command) -> Slot {
    Slot { command, price: Price::Star }
}

const AIRSTRIKE: Slot = slot(Command::Airstrike, 1, 6);
const REPAIR: Slot = slot(Command::Repair, 6, 6);

/// Places on a command board.
pub const SLOTS: usize = 4;

/// The command board of a car crew (TR-8.2).
pub static CAR_BOARD: [Slot; SLOTS] =
    [AIRSTRIKE, slot(Command::Nitro, 1, 3), slot(Command::Drift, 3, 5), REPAIR];

/// The command board of the bikes (FF-5.1, FF-5.2, FF-5.3, FF-5.5): our own design.
pub static BIKE_BOARD: [Slot; SLOTS] =
    [AIRSTRIKE, slot(Command::Nitro, 1, 3), slot(Command::Respawn, 3, 5), REPAIR];

impl Crew {
    /// Its command board, if no leader brings another one; the rig has none (BR-1.2).
    pub fn board(self) -> &'static [Slot] {
        match self {
            Crew::Cars => &CAR_BOARD,
            Crew::Bikes => &BIKE_BOARD,
            Crew::Rig => &[],
        }
    }

    /// Whether that board has a place for a die of this value on a command (TR-8.2).
    pub fn takes(self, command: Command, die: u8) -> bool {
        self.board().iter().any(|slot| slot.command == command && slot.takes(die))
    }
}

/// A leader board (CS-1.2).
#[derive(Debug)]
pub struct LeaderRow {
    /// Command tokens at the start (CS-1.3).
    pub stars: u8,
    /// With which part of the game it can be used (CS-1.6).
    pub set: Set,
    /// Its commands.
    pub board: [Slot; SLOTS],
}

const fn leader(stars: u8, nitro: Slot, third: Slot, last: Slot) -> LeaderRow {
    LeaderRow { stars, set: Set::Base, board: [AIRSTRIKE, nitro, third, last] }
}

tokens! {
    /// A crew leader (CS-4): its ability is its own.
    enum Leader;
    /// The leader boards. Names are those of the box, abilities, values and stars our own design (CS-4).
    static LEADERS: LeaderRow {
        /// Blood Rush (CS-4.1).
        #[default]
        VinceVamp: leader(3, slot(Command::Nitro, 1, 4), slot(Command::Drift, 4, 5), REPAIR),
        /// Long Arm of the Law (CS-4.2).
        Abigail: leader(3, slot(Command::Nitro, 1, 3), star(Command::Roadblock), REPAIR),
        /// Black Ribbon (CS-4.3).
        Asha: leader(3, slot(Command::Nitro, 1, 2), slot(Command::Drift, 2, 5), REPAIR),
        /// Jury Rigging (CS-4.4).
        MsBetty: leader(4, slot(Command::Nitro, 1, 3), slot(Command::Drift, 3, 4), slot(Command::Repair, 5, 6)),
        /// Bumper Car (CS-4.5).
        Bumpo: leader(4, slot(Command::Nitro, 1, 3), star(Command::BigShove), REPAIR),
        /// Steady Hand (CS-4.6).
        WongLeiKong: leader(4, slot(Command::Nitro, 1, 3), star(Command::Spotter), REPAIR),
        /// Lead Foot (CS-4.7).
        CrisCrass: leader(3, slot(Command::Nitro, 1, 3), slot(Command::Drift, 3, 5), star(Command::Slingshot)),
        /// Scrap Run (CS-4.8).
        Cruft: leader(1, slot(Command::Nitro, 1, 3), slot(Command::Drift, 3, 5), star(Command::PatchUp)),
        /// Spray (CS-4.9).
        MachineGunJoe: leader(2, slot(Command::Nitro, 1, 2), star(Command::SecondBelt), REPAIR),
        /// Second Sight (CS-4.10).
        MadameBoubreaux: leader(3, star(Command::Omen), slot(Command::Drift, 3, 5), REPAIR),
        /// Fireproof (CS-4.11).
        EmBerco: LeaderRow {
            set: Set::Carnage,
            ..leader(3, slot(Command::Nitro, 1, 3), slot(Command::Flamethrower, 4, 5), REPAIR)
        },
    }
}

/// Command tokens of the box (CS-1.3).
pub const COMMAND_TOKENS: u8 = 15;
