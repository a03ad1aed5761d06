//! Chance, and the one generator a table may roll with.
//!
//! A game never owns randomness: it is handed a [`Chance`]. On a table that is [`Dice`], a `ChaCha` with twelve
//! rounds whose outputs are pinned below, so that a record rolls the same numbers in ten years. Bots think with
//! [`Quick`], a stream of their own, so that thinking never moves the table's dice. Tests and published dice
//! sequences speak through [`Scripted`].

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Where chance comes from. How a number below a bound and a shuffle are made is pinned here, not borrowed.
pub trait Chance {
    /// A number below `bound`, each as likely as the other. A bound of 0 or 1 gives 0.
    fn below(&mut self, bound: u32) -> u32;

    /// Puts the items into a random order (Fisher and Yates, from the back).
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of the items, or `None` if there are none.
    #[inline]
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T>
    where
        Self: Sized,
    {
        items.get(self.below(items.len() as u32) as usize)
    }
}

/// Lemire's method: a multiplication, and a rejection so rare that it costs nothing.
#[inline]
fn below(bound: u32, mut next: impl FnMut() -> u32) -> u32 {
    let mut wide = u64::from(next()) * u64::from(bound);
    if (wide as u32) < bound {
        let biased = bound.wrapping_neg() % bound.max(1);
        while (wide as u32) < biased {
            wide = u64::from(next()) * u64::from(bound);
        }
    }
    (wide >> 32) as u32
}

/// The secret from which all rolls of one table follow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for people who like numbers: tests, simulations, `--seed 7`.
    pub fn from_number(number: u64) -> Seed {
        Seed(sha256(&[b"crossroads seed number", &number.to_le_bytes()]))
    }

    /// The seed of the table `index` in a series that starts from this one.
    pub fn nth(&self, index: u64) -> Seed {
        Seed(sha256(&[b"crossroads seed series", &self.0, &index.to_le_bytes()]))
    }

    /// A number from this seed, for streams that want no more than a number.
    pub fn number(&self) -> u64 {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&self.0[..8]);
        u64::from_le_bytes(bytes)
    }

    /// What is published before the first roll. Whoever later sees the seed can check it.
    pub fn commitment(&self) -> Commitment {
        Commitment(sha256(&[b"crossroads seed", &self.0]))
    }

    /// The seed of a table, from this secret and what the people in its seats added, in the order of the seats. Whoever
    /// knew the secret first did not know the rest, and the others did not know the secret: nobody alone chooses the dice.
    pub fn mixed(&self, table: &str, nonces: &[Option<Nonce>]) -> Seed {
        let length = (table.len() as u64).to_le_bytes();
        let mut pieces: Vec<&[u8]> = vec![b"crossroads mixed seed", &self.0, &length, table.as_bytes()];
        for nonce in nonces {
            match nonce {
                None => pieces.push(&[0]),
                Some(Nonce(bytes)) => pieces.extend([&[1][..], bytes]),
            }
        }
        Seed(sha256(&pieces))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The published hash of a seed, or of the secret that goes into one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

/// What a person adds to the dice of a table when they sit down: random bytes of their own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Nonce(pub [u8; 32]);

/// A text that is not 64 hexadecimal digits.
#[derive(Debug, thiserror::Error)]
#[error("64 hexadecimal digits were expected")]
pub struct NotHex;

/// 32 bytes that people read as 64 hexadecimal digits.
macro_rules! hex_text {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }
        impl FromStr for $name {
            type Err = NotHex;
            fn from_str(text: &str) -> Result<Self, NotHex> {
                let mut bytes = [0; 32];
                hex::decode_to_slice(text, &mut bytes).map_err(|_| NotHex)?;
                Ok($name(bytes))
            }
        }
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
hex_text!(Seed);
hex_text!(Commitment);
hex_text!(Nonce);

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nonce({self})")
    }
}

/// SHA-256 over the pieces, one after the other.
pub(crate) fn sha256(pieces: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for piece in pieces {
        hash.update(piece);
    }
    hash.finalize().into()
}

/// The table's dice: `ChaCha12` keyed with the seed.
///
/// A clone rolls on from the same place, which is how undo rewinds; that is why a bot is never handed one.
#[derive(Clone)]
pub struct Dice {
    stream: ChaCha12Rng,
    rolls: u64,
}

impl Dice {
    /// The dice of the table with this seed, before its first roll.
    pub fn new(seed: &Seed) -> Dice {
        Dice { stream: ChaCha12Rng::from_seed(seed.0), rolls: 0 }
    }

    /// How many numbers have been asked for.
    pub fn rolls(&self) -> u64 {
        self.rolls
    }
}

impl Chance for Dice {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.rolls += 1;
        below(bound, || self.stream.next_u32())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice(after {} rolls)", self.rolls)
    }
}

/// A small fast stream for search and simulation of players. Never the table's.
#[derive(Clone, Debug)]
pub struct Quick(Xoshiro256PlusPlus);

impl Quick {
    /// The stream with this number.
    pub fn new(number: u64) -> Quick {
        Quick(Xoshiro256PlusPlus::seed_from_u64(number))
    }
}

impl Chance for Quick {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        below(bound, || (self.0.next_u64() >> 32) as u32)
    }
}

/// Rolls that somebody wrote down: each answer is given as it stands, cut to the bound; then zeros.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    answers: Vec<u32>,
    next: usize,
}

impl Scripted {
    /// Chance that answers with these numbers in order.
    pub fn new(answers: impl IntoIterator<Item = u32>) -> Scripted {
        Scripted { answers: answers.into_iter().collect(), next: 0 }
    }

    /// Writes more answers down.
    pub fn extend(&mut self, answers: impl IntoIterator<Item = u32>) {
        self.answers.extend(answers);
    }
}

impl Chance for Scripted {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let answer = self.answers.get(self.next).copied().unwrap_or(0);
        self.next += 1;
        answer.min(bound.saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published test vector of `ChaCha` with 12 rounds, 256-bit key and nonce all zero.
    #[test]
    fn the_stream_is_chacha12_and_stays_so() {
        let mut dice = Dice::new(&Seed([0; 32]));
        let first: Vec<u8> = (0..8).flat_map(|_| dice.stream.next_u32().to_le_bytes()).collect();
        assert_eq!(hex::encode(first), "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f");
    }

    /// The expected numbers come from an independent `ChaCha` written in another language.
    #[test]
    fn numbers_below_a_bound_are_pinned() {
        let mut dice = Dice::new(&Seed::from_number(1));
        let six: Vec<u32> = (0..12).map(|_| dice.below(6)).collect();
        assert_eq!(six, [1, 0, 4, 1, 2, 4, 3, 2, 2, 1, 3, 1]);
        let big: Vec<u32> = (0..3).map(|_| dice.below(3_000_000_000)).collect();
        assert_eq!(big, [1_713_262_921, 600_264_454, 1_579_355_303]);
        assert_eq!(dice.rolls(), 15);
    }

    #[test]
    fn a_shuffle_is_pinned() {
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        Dice::new(&Seed::from_number(2)).shuffle(&mut cards);
        assert_eq!(cards, [6, 8, 2, 1, 0, 5, 7, 4, 9, 3]);
    }

    #[test]
    fn the_quick_stream_is_pinned() {
        let mut quick = Quick::new(1);
        let first: Vec<u32> = (0..6).map(|_| quick.below(100)).collect();
        assert_eq!(first, [81, 74, 10, 74, 18, 59]);
    }

    #[test]
    fn every_face_falls_equally_often() {
        let mut dice = Dice::new(&Seed::from_number(3));
        let mut falls = [0_u32; 6];
        for _ in 0..60_000 {
            falls[dice.below(6) as usize] += 1;
        }
        assert!(falls.iter().all(|n| (9_600..10_400).contains(n)), "{falls:?}");
    }

    #[test]
    fn a_bound_of_one_or_none_gives_zero() {
        assert_eq!(Dice::new(&Seed([7; 32])).below(1), 0);
        assert_eq!(Dice::new(&Seed([7; 32])).below(0), 0);
        assert!(Quick::new(0).pick::<u8>(&[]).is_none());
    }

    /// The expected digits come from another program's SHA-256.
    #[test]
    fn a_commitment_is_the_hash_of_the_seed() {
        let seed = Seed([1; 32]);
        assert_eq!(
            seed.commitment().to_string(),
            "4e75f6e784bce99dcd4c57d1475e1014314441737812566b0da55d02f0577aaf"
        );
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert_eq!(format!("{seed:?}"), "Seed(secret)", "a seed never reaches a log by accident");
        assert!("12".parse::<Seed>().is_err());
    }

    /// The expected digits come from another program's SHA-256.
    #[test]
    fn a_mixed_seed_hangs_on_all_that_goes_into_it() {
        let (secret, nonce) = (Seed([1; 32]), Some(Nonce([2; 32])));
        let seed = secret.mixed("t", &[nonce, None]);
        assert_eq!(seed.to_string(), "288f5f063b85c445c6d1d0558ebfa4dc12fe9af8ac6a016eee63419e5249312f");
        for other in [
            Seed([3; 32]).mixed("t", &[nonce, None]),
            secret.mixed("u", &[nonce, None]),
            secret.mixed("t", &[None, nonce]),
            secret.mixed("t", &[nonce]),
            secret.mixed("t", &[None, None]),
        ] {
            assert_ne!(other, seed);
        }
    }
}
