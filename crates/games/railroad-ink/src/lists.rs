//! Small lists that are copied like numbers, so that a value for each seat can hold them.

use crate::data::{Cells, End, Side};
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use ts_rs::TS;

/// A list of at most `N` things. Written as a plain list.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    count: u8,
    /// Beyond the count there are defaults, which are never seen.
    items: [T; N],
}

crossroads_engine::typescript_list!(Few);

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// Appends; a full list stays as it is, and a list is made so wide that none is ever full.
    pub(crate) fn push(&mut self, item: T) {
        if let Some(place) = self.items.get_mut(usize::from(self.count)) {
            *place = item;
            self.count += 1;
        } else {
            debug_assert!(false, "a list of {N} is full");
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Few { count: 0, items: [T::default(); N] }
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.count)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
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

/// A set of ends, as the cells for each side. Written as a list of ends.
#[derive(Clone, Copy, PartialEq, Eq, Default, TS)]
#[ts(export_to = "railroad-ink.ts", type = "Array<string>")]
pub struct Ends([Cells; 4]);

impl Ends {
    /// For each side the cells that `of` gives.
    pub(crate) fn on_sides(of: impl Fn(Side) -> Cells) -> Ends {
        Ends(Side::ALL.map(of))
    }

    /// The cells with an end in the set.
    pub fn cells(self) -> Cells {
        self.0.into_iter().fold(Cells::EMPTY, |all, cells| all | cells)
    }

    /// How many ends there are.
    pub fn len(self) -> u32 {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.cells().is_empty()
    }

    /// The ends, side by side.
    pub fn iter(self) -> impl Iterator<Item = End> {
        let of_side = move |side| self.0[side as usize].iter().map(move |cell| End { cell, side });
        Side::ALL.into_iter().flat_map(of_side)
    }
}

impl std::ops::BitOr for Ends {
    type Output = Ends;
    fn bitor(self, other: Ends) -> Ends {
        Ends::on_sides(|side| self.0[side as usize] | other.0[side as usize])
    }
}

impl fmt::Debug for Ends {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Ends {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Bytes want the length first.
        let mut seq = serializer.serialize_seq(Some(self.len() as usize))?;
        self.iter().try_for_each(|end| seq.serialize_element(&end))?;
        seq.end()
    }
}

impl<'de> Deserialize<'de> for Ends {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ends, D::Error> {
        let mut ends = Ends::default();
        for End { cell, side } in Vec::<End>::deserialize(deserializer)? {
            ends.0[side as usize] |= Cells::only(cell);
        }
        Ok(ends)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_written_plainly_and_refuses_a_crowd() {
        let mut few = Few::<u8, 3>::default();
        few.push(1);
        few.push(2);
        few.reverse();
        assert_eq!(serde_json::to_string(&few).unwrap(), "[2,1]");
        assert_eq!(serde_json::from_str::<Few<u8, 3>>("[2,1]").unwrap(), few);
        assert!(serde_json::from_str::<Few<u8, 3>>("[1,2,3,4]").is_err());
    }

    #[test]
    fn ends_are_written_as_cells_with_a_side() {
        let ends = Ends::on_sides(|side| if side == Side::East { Cells::CENTRAL } else { Cells::EMPTY });
        let text = serde_json::to_string(&ends).unwrap();
        assert!(text.starts_with(r#"["22e","#), "{text}");
        assert_eq!(serde_json::from_str::<Ends>(&text).unwrap(), ends);
        assert_eq!(ends.len(), 9);
    }
}
