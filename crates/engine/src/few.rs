//! Small lists that are copied like numbers: hands, decks, the order of a round, the cells of a line.

use crate::never;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// A list of at most `N` things. Written as a plain list.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    count: u8,
    /// What stands beyond the count is never seen.
    items: [T; N],
}

crate::typescript::list!(Few);

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// Appends; a full list stays as it is, and a list is made so wide that none is ever full.
    #[inline]
    pub fn push(&mut self, item: T) {
        let Some(place) = self.items.get_mut(usize::from(self.count)) else {
            never!("a list of {N} is full");
            return;
        };
        *place = item;
        self.count += 1;
    }

    /// Takes the last thing.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.count -= 1;
        Some(last)
    }

    /// Takes the thing at this place; those behind move up.
    #[inline]
    pub fn remove(&mut self, place: usize) {
        if place >= self.len() {
            never!("there is no place {place} in a list of {}", self.len());
            return;
        }
        self.items.copy_within(place + 1..usize::from(self.count), place);
        self.count -= 1;
    }

    /// Forgets everything.
    #[inline]
    pub fn clear(&mut self) {
        self.count = 0;
    }
}

impl<T: Copy + Default + Ord, const N: usize> Few<T, N> {
    /// Puts a thing where it belongs in a sorted list; a full list stays as it is.
    #[inline]
    pub fn insert_sorted(&mut self, item: T) {
        let mut place = self.len();
        self.push(item);
        if place == self.len() {
            return;
        }
        while place > 0 && self.items[place - 1] > item {
            self.items[place] = self.items[place - 1];
            place -= 1;
        }
        self.items[place] = item;
    }

    /// Takes one thing that equals `item`; returns whether there was one.
    #[inline]
    pub fn take(&mut self, item: T) -> bool {
        let place = self.iter().position(|held| *held == item);
        place.inspect(|place| self.remove(*place)).is_some()
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Few { count: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Few::default();
        items.into_iter().for_each(|item| few.push(item));
        few
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.count)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.count)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = Few<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut few = Few::default();
                while let Some(item) = seq.next_element()? {
                    if few.len() == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    few.push(item);
                }
                Ok(few)
            }
        }
        deserializer.deserialize_seq(Items(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_written_plainly_and_refuses_a_crowd() {
        let mut few: Few<u8, 3> = [1, 2].into_iter().collect();
        few.reverse();
        assert_eq!(serde_json::to_string(&few).unwrap(), "[2,1]");
        assert_eq!(serde_json::from_str::<Few<u8, 3>>("[2,1]").unwrap(), few);
        assert!(serde_json::from_str::<Few<u8, 3>>("[1,2,3,4]").is_err());
    }

    #[test]
    fn a_sorted_list_stays_sorted() {
        let mut few = Few::<u8, 5>::default();
        for item in [3, 1, 2, 1] {
            few.insert_sorted(item);
        }
        assert_eq!(*few, [1, 1, 2, 3]);
        assert!(few.take(1) && few.take(3) && !few.take(3));
        assert_eq!(*few, [1, 2]);
        assert_eq!((few.pop(), few.len()), (Some(2), 1));
    }
}
