//! Seats, sets of seats, and one value a seat.
//!
//! A seat is a place at a table, not the person who sits there; who that is, only the server knows.

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use ts_rs::TS;

/// No game seats more than this.
pub const MAX_SEATS: usize = 8;

/// A place at a table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "protocol.ts")]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in an array.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `seats` seats in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // People count from one.
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Viewer {
    /// The person in this seat.
    Seat(Seat),
    /// Anybody else: knows only what lies open.
    Spectator,
}

impl Viewer {
    /// Whether the viewer sits in `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat the viewer sits in, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Every viewer a table of this size can have.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "protocol.ts")]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);
    /// Every seat a table can have.
    pub const ALL: SeatSet = SeatSet(u8::MAX);

    /// The first `seats` seats.
    pub fn first(seats: u8) -> SeatSet {
        SeatSet(((1_u16 << seats) - 1) as u8)
    }

    /// Just this seat.
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` belongs to the set.
    pub fn contains(self, seat: Seat) -> bool {
        usize::from(seat.0) < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// Puts `seat` into the set.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out of the set.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats are in the set.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let seat = Seat(left.trailing_zeros() as u8);
                left &= left - 1;
                seat
            })
        })
    }
}

/// One value a seat, in a fixed array: copying it is a memcpy.
///
/// Values beyond the seats of the table stay at their default and are never seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerSeat<T, const N: usize = MAX_SEATS> {
    seats: u8,
    items: [T; N],
}

crate::typescript::list!(PerSeat);

impl<T: Copy + Default, const N: usize> PerSeat<T, N> {
    /// One default value for each of `seats` seats (at most `N`).
    pub fn new(seats: u8) -> Self {
        debug_assert!(usize::from(seats) <= N);
        PerSeat { seats: seats.min(N as u8), items: [T::default(); N] }
    }

    /// One value a seat, made by `make`.
    pub fn from_fn(seats: u8, mut make: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(seats);
        for seat in Seat::all(all.seats) {
            all[seat] = make(seat);
        }
        all
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Whether the table has this seat.
    pub fn has(&self, seat: Seat) -> bool {
        seat.0 < self.seats
    }

    /// The values of the seats in order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.seats)]
    }

    /// The seats with their values, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.as_slice().iter().enumerate().map(|(i, item)| (Seat(i as u8), item))
    }

    /// The seats with their values to change, in order.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        let seats = usize::from(self.seats);
        self.items[..seats].iter_mut().enumerate().map(|(i, item)| (Seat(i as u8), item))
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        debug_assert!(self.has(seat), "the table has no seat {seat}");
        &self.items[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(self.has(seat), "the table has no seat {seat}");
        &mut self.items[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.seats.into()))?;
        for item in self.as_slice() {
            seq.serialize_element(item)?;
        }
        seq.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = PerSeat<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "one value a seat, at most {N}")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut all = PerSeat::new(0);
                while let Some(item) = seq.next_element()? {
                    let place = usize::from(all.seats);
                    *all.items.get_mut(place).ok_or_else(|| A::Error::invalid_length(place + 1, &self))? =
                        item;
                    all.seats += 1;
                }
                Ok(all)
            }
        }
        deserializer.deserialize_seq(Items(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_lists_its_members_in_order() {
        let mut set = SeatSet::EMPTY;
        set.insert(Seat(5));
        set.insert(Seat(0));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(5)]);
        set.remove(Seat(0));
        assert_eq!(set, SeatSet::only(Seat(5)));
        assert_eq!(SeatSet::first(8), SeatSet::ALL);
        assert!(!SeatSet::ALL.contains(Seat(8)), "there is no ninth seat");
    }

    #[test]
    fn one_value_a_seat_round_trips_and_refuses_a_crowd() {
        let values: PerSeat<u8, 3> = PerSeat::from_fn(2, |seat| seat.0 + 7);
        let json = serde_json::to_string(&values).unwrap();
        assert_eq!(json, "[7,8]");
        assert_eq!(serde_json::from_str::<PerSeat<u8, 3>>(&json).unwrap(), values);
        assert!(serde_json::from_str::<PerSeat<u8, 3>>("[1,2,3,4]").is_err());
    }
}
