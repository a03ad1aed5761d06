//! Where unfinished work waits: a stack whose deep part is small.
//!
//! What grows without a bound of its own is what slams leave behind them, since slams can chain as long as the dice fall so:
//! [`Frame::Swept`] and [`Frame::PushOn`]. Both say one thing about one vehicle, so they wait in three bytes each, with the number of
//! other works that lie under them. Everything else needs a token or a card for each level, and is never deep. Nobody sees the
//! two parts: the stack is read, written and hashed as one list.

use super::{Frame, Work};
use crate::data::{Direction, VehicleId};
use crossroads_engine::{Few, Seat};
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// What slams leave behind waits only while less than this is on the stack (EA-2.10, EA-4.10).
pub const MOST_LEFT_BY_SLAMS: usize = 36;

/// Other work that can wait at once. In 150,000 random tables with expansions by chance, 33.7 million decisions, there were never
/// more than eight, and each one more was some eight times as rare as the one before: each needs one more damage or hazard token
/// that hits somebody in the middle of another one.
pub const MOST_WORKS: usize = 16;

/// Work that is not finished; the last frame is resolved first (TR-5.7).
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Stack {
    works: Few<Work, MOST_WORKS>,
    left_by_slams: Few<Left, MOST_LEFT_BY_SLAMS>,
    /// Whether the last of those lies on top: what comes next is asked for all the time, and hardly ever has a slam left it.
    is_left_on_top: bool,
}

/// What a slam has left behind, in three bytes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Left {
    level: u8,
    /// How many of the other works lie under it, and in the topmost bit whether it pushes on.
    under: u8,
    /// The vehicle in the lower five bits; above them whose sweep it is, or which way it is pushed.
    what: u8,
}

impl Left {
    const PUSHES_ON: u8 = 1 << 7;
    const VEHICLE: u8 = (1 << 5) - 1;
    /// In place of a seat: nobody's.
    const NOBODY: u8 = 7;

    /// A work in three bytes, if it is of the kind and so many others lie under it.
    #[inline]
    fn of(work: Work, under: usize) -> Option<Left> {
        let (pushes_on, who, more) = match work.frame {
            Frame::PushOn { who, way } => (Left::PUSHES_ON, who, way as u8),
            // A seat beyond all, which only a foreign file can bring, stays among the others, and so does a vehicle.
            Frame::Swept { by: Some(seat), .. } if seat.0 >= Left::NOBODY => return None,
            Frame::Swept { who, by } => (0, who, by.map_or(Left::NOBODY, |seat| seat.0)),
            _ => return None,
        };
        (who.0 <= Left::VEHICLE).then_some(Left {
            level: work.level,
            under: under as u8 | pushes_on,
            what: who.0 | more << 5,
        })
    }

    #[inline]
    fn under(self) -> usize {
        usize::from(self.under & !Left::PUSHES_ON)
    }

    #[inline]
    fn work(self) -> Work {
        let (who, more) = (VehicleId(self.what & Left::VEHICLE), self.what >> 5);
        let frame = if self.under & Left::PUSHES_ON == 0 {
            Frame::Swept { who, by: (more != Left::NOBODY).then_some(Seat(more)) }
        } else {
            Frame::PushOn { who, way: Direction::ALL[usize::from(more) % Direction::ALL.len()] }
        };
        Work { frame, level: self.level }
    }
}

impl Stack {
    /// How much waits.
    #[inline]
    pub fn len(&self) -> usize {
        self.works.len() + self.left_by_slams.len()
    }

    /// Whether nothing waits.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.works.is_empty() && !self.is_left_on_top
    }

    /// Whether what a slam has left behind lies on top.
    #[inline]
    pub fn is_left_on_top(&self) -> bool {
        self.is_left_on_top
    }

    /// What comes next.
    #[inline]
    pub fn last(&self) -> Option<Work> {
        if self.is_left_on_top {
            self.left_by_slams.last().map(|left| left.work())
        } else {
            self.works.last().copied()
        }
    }

    /// What comes next, where it lies; what slams have left behind lies nowhere as a frame.
    #[inline]
    pub fn last_in_place(&self) -> Option<&Frame> {
        if self.is_left_on_top { None } else { self.works.last().map(|work| &work.frame) }
    }

    /// The same, to change it; what slams have left behind never changes.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut Frame> {
        if self.is_left_on_top { None } else { self.works.last_mut().map(|work| &mut work.frame) }
    }

    /// Puts a work on top.
    #[inline]
    pub fn push(&mut self, work: Work) {
        if matches!(work.frame, Frame::PushOn { .. } | Frame::Swept { .. }) {
            self.leave(work);
        } else {
            self.works.push(work);
            self.is_left_on_top = false;
        }
    }

    /// Puts what a slam leaves behind on top, among its own kind if there is room.
    #[cold]
    fn leave(&mut self, work: Work) {
        let left = Left::of(work, self.works.len()).filter(|_| self.left_by_slams.len() < MOST_LEFT_BY_SLAMS);
        self.is_left_on_top = left.is_some();
        match left {
            Some(left) => self.left_by_slams.push(left),
            None => self.works.push(work),
        }
    }

    /// Takes what comes next.
    #[inline]
    pub fn pop(&mut self) -> Option<Work> {
        if self.left_by_slams.is_empty() { self.works.pop() } else { self.pop_of_both() }
    }

    #[cold]
    fn pop_of_both(&mut self) -> Option<Work> {
        let next = self.last();
        if self.is_left_on_top {
            self.left_by_slams.pop();
        } else {
            self.works.pop();
        }
        self.is_left_on_top = self.left_by_slams.last().is_some_and(|left| left.under() == self.works.len());
        next
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Stack::default();
    }

    /// What waits, from the one that comes last.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Work> {
        let (mut works, mut left) = (0, 0);
        std::iter::from_fn(move || {
            let next = self.left_by_slams.get(left).filter(|next| next.under() == works);
            if let Some(next) = next {
                left += 1;
                return Some(next.work());
            }
            works += 1;
            self.works.get(works - 1).copied()
        })
    }

    /// What waits, from the one that comes next.
    #[inline]
    pub fn from_top(&self) -> impl Iterator<Item = Work> {
        let (mut works, mut left) = (&*self.works, &*self.left_by_slams);
        std::iter::from_fn(move || match left {
            [below @ .., next] if next.under() == works.len() => {
                left = below;
                Some(next.work())
            }
            _ => {
                let (next, below) = works.split_last()?;
                works = below;
                Some(*next)
            }
        })
    }

    /// All that can change, from the one that comes next.
    #[inline]
    pub fn from_top_mut(&mut self) -> impl Iterator<Item = &mut Frame> {
        self.works.iter_mut().rev().map(|work| &mut work.frame)
    }
}

impl FromIterator<Work> for Stack {
    fn from_iter<I: IntoIterator<Item = Work>>(works: I) -> Stack {
        let mut stack = Stack::default();
        works.into_iter().for_each(|work| stack.push(work));
        stack
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        self.iter().try_for_each(|work| list.serialize_element(&work))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stack, D::Error> {
        struct Works;
        impl<'de> Visitor<'de> for Works {
            type Value = Stack;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "unfinished work, at most {MOST_WORKS} beside what slams leave behind")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut works: A) -> Result<Stack, A::Error> {
                let mut stack = Stack::default();
                while let Some(work) = works.next_element()? {
                    if stack.works.len() == MOST_WORKS {
                        return Err(A::Error::invalid_length(stack.len() + 1, &self));
                    }
                    stack.push(work);
                }
                Ok(stack)
            }
        }
        deserializer.deserialize_seq(Works)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

    use super::*;
    use crossroads_engine::{Chance, Quick};

    /// Works of which most are what slams leave behind, also those that only a foreign file can hold.
    fn some_work(chance: &mut Quick) -> Work {
        let who = VehicleId(chance.below(34) as u8);
        let frame = match chance.below(8) {
            0 => Frame::Hurt { who },
            1 => Frame::Swept { who, by: None },
            2..5 => Frame::Swept { who, by: Some(Seat(chance.below(9) as u8)) },
            _ => Frame::PushOn { who, way: Direction::ALL[chance.below(6) as usize] },
        };
        Work { frame, level: chance.below(256) as u8 }
    }

    #[test]
    fn a_stack_is_a_list_of_works_to_everybody() {
        let mut chance = Quick::new(1);
        for _ in 0..200 {
            let (mut stack, mut list) = (Stack::default(), Vec::new());
            for _ in 0..200 {
                if chance.below(5) < 3 && stack.works.len() < MOST_WORKS {
                    let work = some_work(&mut chance);
                    stack.push(work);
                    list.push(work);
                } else {
                    assert_eq!(stack.pop(), list.pop());
                }
                assert_eq!((stack.len(), stack.is_empty()), (list.len(), list.is_empty()));
                assert_eq!(stack.last(), list.last().copied());
                assert!(stack.iter().eq(list.iter().copied()));
                assert!(stack.from_top().eq(list.iter().rev().copied()));
            }
            let json = serde_json::to_string(&stack).unwrap();
            assert_eq!(json, serde_json::to_string(&list).unwrap());
            assert_eq!(serde_json::from_str::<Stack>(&json).unwrap(), stack);
        }
    }

    #[test]
    fn slams_fill_their_own_part_first_and_a_crowd_is_refused() {
        let swept = Work { frame: Frame::Swept { who: VehicleId(3), by: None }, level: 9 };
        let most = MOST_LEFT_BY_SLAMS + MOST_WORKS;
        let stack: Stack = std::iter::repeat_n(swept, most).collect();
        assert_eq!((stack.len(), stack.works.len()), (most, MOST_WORKS));
        let crowd = serde_json::to_string(&vec![swept; most + 1]).unwrap();
        assert!(serde_json::from_str::<Stack>(&crowd).is_err());
    }
}
