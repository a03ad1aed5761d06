//! Sets that are as narrow in a state as what they hold, and plain numbers everywhere else.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A number of so many bytes, written like any other; it may lie at any address, so that nothing is left free beside it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bits<const BYTES: usize>([u8; BYTES]);

impl<const BYTES: usize> Bits<BYTES> {
    /// No bit.
    pub const NONE: Bits<BYTES> = Bits([0; BYTES]);

    /// The lowest bits of a number.
    #[inline]
    pub const fn of(number: u32) -> Bits<BYTES> {
        let mut bytes = [0; BYTES];
        let mut place = 0;
        while place < BYTES {
            bytes[place] = (number >> (8 * place)) as u8;
            place += 1;
        }
        Bits(bytes)
    }

    /// The number.
    #[inline]
    pub const fn number(self) -> u32 {
        let mut number = 0;
        let mut place = 0;
        while place < BYTES {
            number |= (self.0[place] as u32) << (8 * place);
            place += 1;
        }
        number
    }
}

impl<const BYTES: usize> Default for Bits<BYTES> {
    fn default() -> Bits<BYTES> {
        Bits::NONE
    }
}

impl<const BYTES: usize> fmt::Debug for Bits<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#b}", self.number())
    }
}

impl<const BYTES: usize> Serialize for Bits<BYTES> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.number())
    }
}

impl<'de, const BYTES: usize> Deserialize<'de> for Bits<BYTES> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bits<BYTES>, D::Error> {
        u32::deserialize(deserializer).map(Bits::of)
    }
}
