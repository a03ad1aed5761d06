//! What each kind of viewer has been able to see of a table, counted.
//!
//! The number of an update is how many steps its viewer has been able to see since the start. That is a function of the log
//! alone, so an update bears the same number whether it is told live, after a reconnect or in a history. A step is what one
//! wish did. It can be seen by whoever is told an event of it, and by who took it; what is taken back, by whoever saw it; and
//! what everybody agreed to take back, by all.

use crate::protocol::BackTo;
use crossroads_engine::erased::AnyEvents;
use crossroads_engine::record::Step;
use crossroads_engine::{Seat, Viewer};

/// A set of kinds of viewers: a bit for each seat, and the one after the last seat for spectators.
type Places = u16;

const EVERYBODY: Places = Places::MAX;

/// Who a kind of viewer is: the seat of that number, or the spectators after the last seat.
pub(crate) fn viewer(place: usize, seats: usize) -> Viewer {
    if place < seats { Viewer::Seat(Seat(place as u8)) } else { Viewer::Spectator }
}

/// An entry of the engine's log, as far as it counts here.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noted {
    seat: Seat,
    what: Step<()>,
    seen_by: Places,
}

impl Noted {
    /// What a seat did, and whom these events are told to; none if something was taken back.
    pub fn new(seat: Seat, what: Step<()>, events: Option<&dyn AnyEvents>, seats: usize) -> Noted {
        let is_told = |place: &usize| events.is_some_and(|events| events.is_seen_by(viewer(*place, seats)));
        let told = (0..=seats).filter(is_told).fold(0, |told, place| told | bit(place));
        Noted { seat, what, seen_by: told | bit(seat.index()) }
    }
}

fn bit(place: usize) -> Places {
    1 << place
}

#[derive(Clone, Copy)]
struct Entry {
    seat: Seat,
    seen_by: Places,
    /// To which step it belongs.
    step: usize,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    /// An action; whether it stands, or was taken back.
    Act { stands: bool },
    /// The entry that was taken back, by its place.
    Undo { of: usize },
    /// The table went back to where it was after so many entries.
    Rewind { to: usize },
}

/// Counts what each kind of viewer can see.
pub(crate) struct Numbering {
    /// How many steps each kind of viewer has been able to see.
    numbers: Vec<u64>,
    /// Who could see each step.
    steps: Vec<Places>,
    entries: Vec<Entry>,
}

impl Numbering {
    pub fn new(seats: usize) -> Numbering {
        Numbering { numbers: vec![0; seats + 1], steps: Vec::new(), entries: Vec::new() }
    }

    /// How many steps this kind of viewer has been able to see.
    pub fn number(&self, place: usize) -> u64 {
        self.numbers[place]
    }

    /// Whether this kind of viewer can see the last step.
    pub fn is_seen_by(&self, place: usize) -> bool {
        self.steps.last().is_some_and(|seen_by| seen_by & bit(place) != 0)
    }

    /// Counts a step: all that one wish did.
    pub fn count(&mut self, step: impl IntoIterator<Item = Noted>) {
        let first = self.entries.len();
        for noted in step {
            self.note(noted);
        }
        let seen_by = self.entries[first..].iter().fold(0, |seen_by, entry| seen_by | entry.seen_by);
        self.steps.push(seen_by);
        for (place, number) in self.numbers.iter_mut().enumerate() {
            *number += u64::from(seen_by & bit(place) != 0);
        }
    }

    fn note(&mut self, Noted { seat, what, seen_by }: Noted) {
        let (kind, seen_by) = match what {
            Step::Act(()) => (Kind::Act { stands: true }, seen_by),
            Step::Undo => {
                let of = self.last_of(seat);
                debug_assert!(of.is_some(), "what is taken back was done");
                let Some(of) = of else { return };
                self.entries[of].kind = Kind::Act { stands: false };
                (Kind::Undo { of }, seen_by | self.entries[of].seen_by)
            }
            Step::Rewind(to) => {
                self.go_back(to);
                (Kind::Rewind { to }, EVERYBODY)
            }
        };
        self.entries.push(Entry { seat, seen_by, step: self.steps.len(), kind });
    }

    /// The last action of a seat that stands: what the engine takes back first.
    fn last_of(&self, seat: Seat) -> Option<usize> {
        self.entries.iter().rposition(|entry| entry.seat == seat && entry.kind.stands())
    }

    /// What stood after so many entries stands again, and nothing else.
    fn go_back(&mut self, to: usize) {
        let mut path = Vec::new();
        let mut left = to;
        while let Some(place) = left.checked_sub(1) {
            match self.entries[place].kind {
                Kind::Rewind { to } => left = to,
                Kind::Act { .. } | Kind::Undo { .. } => {
                    path.push(place);
                    left = place;
                }
            }
        }
        for entry in &mut self.entries {
            if let Kind::Act { stands } = &mut entry.kind {
                *stands = false;
            }
        }
        for place in path.into_iter().rev() {
            match self.entries[place].kind {
                Kind::Act { .. } => self.entries[place].kind = Kind::Act { stands: true },
                Kind::Undo { of } => self.entries[of].kind = Kind::Act { stands: false },
                Kind::Rewind { .. } => {}
            }
        }
    }

    /// Where the last step went back to, for a viewer who could see what is gone.
    pub fn back_to(&self, place: usize) -> Option<BackTo> {
        let now = self.steps.len().checked_sub(1)?;
        let of_now = self.entries.iter().rev().take_while(|entry| entry.step == now);
        let seen = |entry: &Entry| entry.seen_by & bit(place) != 0;
        let gone = of_now.filter_map(|entry| match entry.kind {
            Kind::Act { .. } => None,
            Kind::Undo { of } => Some(of).filter(|of| seen(&self.entries[*of])),
            Kind::Rewind { to } => Some(to),
        });
        // What was done and taken back with one wish has never been told.
        let gone = gone.map(|place| self.entries[place].step).filter(|step| *step < now).min()?;
        let stands = |step: usize| self.of_step(step).any(|entry| entry.kind.stands() && seen(entry));
        let rest = (gone + 1..now).filter(|step| self.steps[*step] & bit(place) != 0);
        let last_told = self.number(place) - u64::from(self.is_seen_by(place));
        let after_gone = last_told - rest.clone().count() as u64;
        // A step of which a part stands is where the table went back to; one that is gone as a whole, or never was to be seen,
        // is not.
        let was_seen = self.steps[gone] & bit(place) != 0;
        let number = after_gone - u64::from(was_seen && !stands(gone));
        let undoes_before =
            |entry: &Entry| matches!(entry.kind, Kind::Undo { of } if self.entries[of].step < gone);
        let keeps =
            |step: usize| stands(step) || self.of_step(step).any(|entry| seen(entry) && undoes_before(entry));
        let keeps =
            (after_gone + 1..).zip(rest).filter(|(_, step)| keeps(*step)).map(|(number, _)| number).collect();
        (number < last_told).then_some(BackTo { number, keeps })
    }

    fn of_step(&self, step: usize) -> impl Iterator<Item = &Entry> {
        let first = self.entries.partition_point(|entry| entry.step < step);
        self.entries[first..].iter().take_while(move |entry| entry.step == step)
    }
}

impl Kind {
    fn stands(self) -> bool {
        matches!(self, Kind::Act { stands: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: Seat = Seat(0);
    const BO: Seat = Seat(1);
    const ALL: Places = 0b111;

    fn noted(seat: Seat, what: Step<()>, told: Places) -> Noted {
        Noted { seat, what, seen_by: told | bit(seat.index()) }
    }

    fn act(seat: Seat, told: Places) -> Noted {
        noted(seat, Step::Act(()), told)
    }

    fn undo(seat: Seat) -> Noted {
        noted(seat, Step::Undo, 0)
    }

    /// A table for two after these steps.
    fn after(steps: &[&[Noted]]) -> Numbering {
        let mut numbering = Numbering::new(2);
        for step in steps {
            numbering.count(step.iter().copied());
        }
        numbering
    }

    fn back(number: u64, keeps: &[u64]) -> BackTo {
        BackTo { number, keeps: keeps.to_vec() }
    }

    #[test]
    fn what_is_secret_counts_for_its_actor_alone() {
        let numbering = after(&[&[act(ANA, ALL)], &[act(BO, 0)], &[undo(BO)]]);
        assert_eq!([0, 1, 2].map(|place| numbering.number(place)), [1, 3, 1]);
        assert!(!numbering.is_seen_by(0) && numbering.is_seen_by(1));
        assert_eq!([0, 1, 2].map(|place| numbering.back_to(place)), [None, Some(back(1, &[])), None]);
    }

    #[test]
    fn a_wish_is_one_step_however_much_it_does() {
        let numbering = after(&[&[act(ANA, 0), act(ANA, ALL), act(ANA, 0)]]);
        assert_eq!([0, 1, 2].map(|place| numbering.number(place)), [1, 1, 1]);
    }

    #[test]
    fn a_step_back_keeps_what_others_did_meanwhile() {
        let steps: [&[Noted]; 4] = [&[act(ANA, ALL)], &[act(BO, ALL)], &[undo(ANA)], &[undo(BO)]];
        assert_eq!(after(&steps[..3]).back_to(2), Some(back(0, &[2])));
        assert_eq!(after(&steps).back_to(2), Some(back(1, &[3])), "Ana's step back was before Bo's step");
    }

    #[test]
    fn who_steps_back_twice_is_where_they_were_before_both() {
        let steps: [&[Noted]; 4] = [&[act(ANA, ALL)], &[act(ANA, ALL)], &[undo(ANA)], &[undo(ANA)]];
        assert_eq!(after(&steps).back_to(0), Some(back(0, &[])));
    }

    #[test]
    fn a_wish_of_which_a_part_is_taken_back_stands() {
        let wish: &[Noted] = &[act(ANA, ALL), act(ANA, ALL)];
        assert_eq!(after(&[wish, &[act(BO, ALL)], &[undo(ANA)]]).back_to(2), Some(back(1, &[2])));
        assert_eq!(after(&[wish, &[undo(ANA), undo(ANA), act(ANA, ALL)]]).back_to(2), Some(back(0, &[])));
    }

    #[test]
    fn what_one_wish_does_and_undoes_leads_nowhere_back() {
        let numbering = after(&[&[act(ANA, ALL)], &[act(ANA, ALL), undo(ANA)]]);
        assert_eq!(numbering.back_to(2), None);
        assert_eq!(numbering.number(2), 2);
    }

    #[test]
    fn what_everybody_agreed_to_is_seen_by_all() {
        let rewind = |to| noted(ANA, Step::Rewind(to), 0);
        let steps: [&[Noted]; 5] =
            [&[act(ANA, 0)], &[act(BO, ALL)], &[undo(ANA)], &[rewind(2)], &[undo(ANA)]];
        let numbering = after(&steps[..4]);
        assert_eq!([0, 1, 2].map(|place| numbering.number(place)), [4, 2, 2]);
        assert_eq!(numbering.back_to(0), Some(back(2, &[])), "before Ana stepped back");
        assert_eq!(numbering.back_to(1), None, "nothing is gone that Bo has seen");
        // Her first action stands again, so she can take it back again.
        assert_eq!(after(&steps).back_to(0), Some(back(0, &[2])));
    }
}
