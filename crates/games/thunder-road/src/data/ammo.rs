//! The five decks of Extra Ammo (EA), eight cards each, one copy of each card. What a card does stands in its clause and is
//! decided in [`crate::rules::ammo`].

use super::boards::slot;
use super::{Command, Slot, Terrain};
use crossroads_engine::Chance;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Cards of one deck (EA-1.1).
pub const DECK_OF_AMMO: usize = 8;

/// Where a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Its name and its text are our own design.
    Designed,
    /// Its name is known, its text is our own design.
    Named,
    /// The card was shown in public.
    Public,
}

/// A card.
#[derive(Debug)]
pub struct AmmoRow {
    /// The clause that says what it does.
    pub clause: &'static str,
    /// Where it comes from.
    pub source: Source,
}

const fn designed(clause: &'static str) -> AmmoRow {
    AmmoRow { clause, source: Source::Designed }
}

const fn named(clause: &'static str) -> AmmoRow {
    AmmoRow { clause, source: Source::Named }
}

const fn public(clause: &'static str) -> AmmoRow {
    AmmoRow { clause, source: Source::Public }
}

tokens! {
    /// A road condition: works for the tile beside which it lies (EA-2).
    enum Condition;
    /// The road conditions.
    static CONDITIONS: AmmoRow {
        /// Off-road counts as road.
        #[default]
        FreshAsphalt: designed("EA-2.3"),
        /// Road counts as off-road.
        Downpour: designed("EA-2.4"),
        /// Nobody shoots, nobody is shot.
        Sandstorm: designed("EA-2.5"),
        /// Road tokens are mines.
        Minefield: designed("EA-2.6"),
        /// Off-road costs two moves.
        FlashFlood: designed("EA-2.7"),
        /// One more move.
        Tailwind: designed("EA-2.8"),
        /// No choppers.
        NoFlyZone: designed("EA-2.9"),
        /// Slams push two spaces.
        LooseShoulders: designed("EA-2.10"),
    }
}

impl Condition {
    /// What ground of its tile counts as (EA-2.3, EA-2.4): road tokens and oil are road too.
    pub const fn makes(self, terrain: Terrain) -> Terrain {
        match (self, terrain) {
            (Condition::FreshAsphalt, Terrain::OffRoad) => Terrain::Road,
            (Condition::Downpour, Terrain::Road) => Terrain::OffRoad,
            _ => terrain,
        }
    }
}

tokens! {
    /// An improved airstrike: a secret card, played with an airstrike (EA-3).
    enum Airstrike;
    /// The improved airstrikes.
    static AIRSTRIKES: AmmoRow {
        /// Two shots.
        #[default]
        DoubleTap: designed("EA-3.3"),
        /// Every road vehicle in the arc.
        CarpetRun: designed("EA-3.4"),
        /// Tokens in the arc.
        MineDrop: designed("EA-3.5"),
        /// A repair beside the chopper.
        FieldMechanic: designed("EA-3.6"),
        /// Onto an inoperable car or a wreck.
        DangerClose: designed("EA-3.7"),
        /// All six neighbours.
        Gunship: designed("EA-3.8"),
        /// Moves a road vehicle.
        SkyHook: designed("EA-3.9"),
        /// On to another space.
        FlyBy: designed("EA-3.10"),
    }
}

tokens! {
    /// A bounty: a secret card, revealed when its condition is met (EA-4).
    enum Bounty;
    /// The bounties.
    static BOUNTIES: AmmoRow {
        /// For a small vehicle made inoperable: a die of six.
        #[default]
        HitAndRun: public("EA-4.4"),
        /// For the rearmost vehicle: two steps for each.
        SlowAndSteady: named("EA-4.5"),
        /// For a slam that moves another vehicle: a shot.
        RubbingIsRacing: public("EA-4.6"),
        /// For two slams in a chain: one of them moves on.
        PinballWizard: named("EA-4.7"),
        /// For a turn that ends on mud: a repair.
        DownAndDirty: named("EA-4.8"),
        /// For a large car made inoperable: a die comes back.
        BigGame: designed("EA-4.9"),
        /// For a slam that eliminates: a command.
        CleanSweep: designed("EA-4.10"),
        /// For a new tile: all dice again.
        Trailblazer: designed("EA-4.11"),
    }
}

tokens! {
    /// A one-shot: a secret card, played at the moment its text names (EA-5).
    enum OneShot;
    /// The one-shots.
    static ONE_SHOTS: AmmoRow {
        /// A die of any value.
        #[default]
        AceUpTheSleeve: designed("EA-5.2"),
        /// Stops.
        HandBrake: designed("EA-5.3"),
        /// A hit is a miss.
        Duck: designed("EA-5.4"),
        /// One more move.
        SecondWind: designed("EA-5.5"),
        /// Shoots back.
        ReturnFire: designed("EA-5.6"),
        /// A repair.
        DuctTape: designed("EA-5.7"),
        /// Dice again.
        LoadedDice: designed("EA-5.8"),
        /// A wreck.
        ScrapDrop: designed("EA-5.9"),
    }
}

/// The bonus commands with the dice they take (EA-6.3 to EA-6.10): our own design.
pub static BONUS_COMMANDS: [Slot; DECK_OF_AMMO] = [
    slot(Command::DumpCargo, 1, 2),
    slot(Command::TowCable, 4, 4),
    slot(Command::Radar, 1, 1),
    slot(Command::RamPlate, 5, 5),
    slot(Command::QuickFix, 4, 5),
    slot(Command::Overwatch, 3, 3),
    slot(Command::OffRoadTyres, 2, 3),
    slot(Command::Switcheroo, 6, 6),
];

/// Some cards of one deck: a bit each, in the order of the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "thunder-road.ts")]
pub struct AmmoDeck(pub u8);

impl AmmoDeck {
    /// All eight.
    pub const WHOLE: AmmoDeck = AmmoDeck(u8::MAX);

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether none is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a card is in it.
    pub const fn contains(self, card: usize) -> bool {
        card < DECK_OF_AMMO && self.0 >> card & 1 != 0
    }

    /// With a card.
    #[must_use]
    pub const fn with(self, card: usize) -> AmmoDeck {
        AmmoDeck(self.0 | 1 << (card % DECK_OF_AMMO))
    }

    /// Without a card.
    #[must_use]
    pub const fn without(self, card: usize) -> AmmoDeck {
        AmmoDeck(self.0 & !(1 << (card % DECK_OF_AMMO)))
    }

    /// Draws a card, each as likely as the other; `None` from an empty deck.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<usize> {
        if self.is_empty() {
            return None;
        }
        let nth = chance.below(self.len().into()) as usize;
        let card = (0..DECK_OF_AMMO).filter(|card| self.contains(*card)).nth(nth)?;
        *self = self.without(card);
        Some(card)
    }
}
