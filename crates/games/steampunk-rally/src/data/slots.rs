//! Slots as printed: how many of each colour a card has for dice, and how many to keep dice in (SR-1.7). Where on the card they
//! are means nothing, so those of a colour stand together.

use super::{Colour, MOST_SLOTS};
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};
use std::ops::Range;
use ts_rs::TS;

/// The square slots of a card, a bit each: those of a colour stand together, in the order of [`Colour::ALL`]. For the page it is
/// a list with the colour of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(export_to = "steampunk-rally.ts", type = "Array<Colour>")]
pub struct Slots([u8; 3]);

impl Slots {
    /// A card that takes no dice.
    pub const NONE: Slots = Slots([0; 3]);

    /// Reads a letter a slot, such as `SSH`.
    #[expect(
        clippy::panic,
        reason = "only the compiler reads letters, so this is an error when the program is built"
    )]
    pub(super) const fn of(letters: &str) -> Slots {
        let (letters, mut counts, mut place) = (letters.as_bytes(), [0; 3], 0);
        assert!(letters.len() <= MOST_SLOTS, "more slots than a part has");
        while place < letters.len() {
            match letters[place] {
                b'S' => counts[0] += 1,
                b'H' => counts[1] += 1,
                b'E' => counts[2] += 1,
                _ => panic!("a letter that no colour has"),
            }
            place += 1;
        }
        let [steam, heat, electric] = counts;
        let ends = [1_u8 << steam, 1 << (steam + heat), 1 << (steam + heat + electric)];
        Slots([ends[0] - 1, ends[1] - ends[0], ends[2] - ends[1]])
    }

    /// The slots of a colour, a bit each.
    pub const fn bits(self, colour: Colour) -> u8 {
        self.0[colour as usize]
    }

    /// How many of a colour.
    pub const fn count(self, colour: Colour) -> u8 {
        self.bits(colour).count_ones() as u8
    }

    /// How many in all.
    pub const fn total(self) -> u8 {
        (self.0[0] | self.0[1] | self.0[2]).count_ones() as u8
    }

    /// The colours there are, each once.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.bits(*colour) != 0)
    }

    /// Which slots have this colour.
    pub const fn range(self, colour: Colour) -> Range<usize> {
        match self.bits(colour) {
            0 => 0..0,
            bits => bits.trailing_zeros() as usize..8 - bits.leading_zeros() as usize,
        }
    }

    /// The colour of a slot.
    pub const fn colour(self, slot: usize) -> Colour {
        let bit = 1 << slot;
        if self.0[0] & bit != 0 {
            Colour::Steam
        } else if self.0[1] & bit != 0 {
            Colour::Heat
        } else {
            Colour::Electric
        }
    }
}

impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..usize::from(self.total())).map(|slot| self.colour(slot)))
    }
}

/// The diamond slots of a card, which keep dice and activate nothing (SR-10.3). For the page it is a list with the colour of
/// each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(export_to = "steampunk-rally.ts", type = "Array<Colour | null>")]
pub struct Storage {
    of: Slots,
    any: u8,
}

impl Storage {
    /// A card that keeps nothing.
    pub const NONE: Storage = Storage { of: Slots::NONE, any: 0 };
    /// So many dice a card keeps at most: as many as [`crate::machine::Stored`] can count.
    pub const MOST: usize = 3;

    /// Slots of these colours, and so many for a die of whichever colour (SR-10.7).
    pub(super) const fn of(letters: &str, any: u8) -> Storage {
        let storage = Storage { of: Slots::of(letters), any };
        assert!(storage.total() as usize <= Storage::MOST, "more storage slots than a part has");
        storage
    }

    /// How many in all.
    pub const fn total(self) -> u8 {
        self.of.total() + self.any
    }

    /// How many take only this colour.
    pub const fn count(self, colour: Colour) -> u8 {
        self.of.count(colour)
    }

    /// How many take any colour.
    pub const fn any(self) -> u8 {
        self.any
    }
}

impl Serialize for Storage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut slots = serializer.serialize_seq(Some(self.total().into()))?;
        for slot in 0..usize::from(self.total()) {
            let colour = (slot < usize::from(self.of.total())).then(|| self.of.colour(slot));
            slots.serialize_element(&colour)?;
        }
        slots.end()
    }
}
