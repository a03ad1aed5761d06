//! The cards that car crews play instead of dice (GE-1).

use super::{Bits, ShotFace};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Cards of one crew (GE-1).
pub const DECK: usize = 18;
/// Cards that a crew draws up to (GE-5).
pub const HAND: u8 = 5;

/// One of the eighteen cards of a crew; all decks are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "thunder-road.ts")]
pub struct CardId(pub u8);

/// What a card shows.
#[derive(Debug)]
pub struct CardRow {
    /// The value of a movement die.
    pub value: u8,
    /// A face of the shooting die.
    pub face: ShotFace,
}

const fn card(value: u8, face: ShotFace) -> CardRow {
    CardRow { value, face }
}

/// The deck of a crew (GE-1): three of each value, and three times the faces of the shooting die. Which face stands on which
/// value is our own design: slow cards shoot better.
pub static CARDS: [CardRow; DECK] = {
    use ShotFace::{Any, Large, Medium, SmallOrMedium};
    [
        card(1, Any),
        card(1, SmallOrMedium),
        card(1, Large),
        card(2, Any),
        card(2, Medium),
        card(2, Large),
        card(3, Any),
        card(3, SmallOrMedium),
        card(3, Large),
        card(4, SmallOrMedium),
        card(4, Medium),
        card(4, Large),
        card(5, Medium),
        card(5, Large),
        card(5, Large),
        card(6, Large),
        card(6, Large),
        card(6, Large),
    ]
};

impl CardId {
    /// What it shows; a number beyond all shows what the first one does and is in no hand.
    pub fn row(self) -> &'static CardRow {
        CARDS.get(usize::from(self.0)).unwrap_or(&CARDS[0])
    }

    /// Whether two cards show the same, so that it does not matter which of them is played.
    pub fn is_like(self, other: CardId) -> bool {
        self.row().value == other.row().value && self.row().face == other.row().face
    }
}

/// A set of cards of one crew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "thunder-road.ts")]
pub struct Cards(#[ts(as = "u32")] Bits<3>);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards::of(0);
    /// The whole deck.
    pub const ALL: Cards = Cards::of((1 << DECK) - 1);

    /// A bit for each card.
    pub const fn of(bits: u32) -> Cards {
        Cards(Bits::of(bits))
    }

    const fn bits(self) -> u32 {
        self.0.number()
    }

    /// This one and no other.
    pub fn only(card: CardId) -> Cards {
        let mut cards = Cards::NONE;
        cards.insert(card);
        cards
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.bits().count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// Whether a card is among them.
    pub const fn contains(self, card: CardId) -> bool {
        (card.0 as usize) < DECK && self.bits() >> card.0 & 1 != 0
    }

    /// Takes one in.
    pub fn insert(&mut self, card: CardId) {
        *self = Cards::of(self.bits() | 1 << card.0 & Cards::ALL.bits());
    }

    /// Takes one out.
    pub fn remove(&mut self, card: CardId) {
        *self = Cards::of(self.bits() & !(1 << card.0));
    }

    /// Those that are not in the other set.
    pub const fn without(self, other: Cards) -> Cards {
        Cards::of(self.bits() & !other.bits())
    }

    /// Those of either set.
    pub const fn with(self, other: Cards) -> Cards {
        Cards::of(self.bits() | other.bits())
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut left = self.bits();
        std::iter::from_fn(move || {
            let first = left.trailing_zeros() as u8;
            left &= left.checked_sub(1)?;
            Some(CardId(first))
        })
    }

    /// Of cards that show the same only the first.
    pub fn distinct(self) -> impl Iterator<Item = CardId> {
        self.iter().filter(move |card| !self.iter().any(|other| other < *card && other.is_like(*card)))
    }
}
