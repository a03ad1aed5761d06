//! SR-8 and SR-9: the Damage phase, breakdowns, explosions.

use super::{Outlook, Play, Why};
use crate::actions::Action;
use crate::events::{Event, Fall, Loss};
use crate::machine::Place;
use crate::state::{Frame, Open, Phase, Racer};
use crate::track::Space;
use crossroads_engine::{Chance, Refusal, Seat, SeatSet, Sink, never};

/// Whether a seat can be done with the Damage phase: not while it owes parts and has any (SR-8.8).
pub(crate) fn check_done(racer: &Racer) -> Result<(), Refusal<Why>> {
    if racer.gauge < 0 && racer.parts() > 0 { Err(Refusal::at("SR-8.8", Why::PartsOwed)) } else { Ok(()) }
}

/// Appends the parts that may be lost; the cockpit is never among them (SR-12.11).
pub(crate) fn legal(racer: &Racer, into: &mut Vec<Action>) {
    into.extend((1..racer.machine.len() as Place).map(Action::LosePart));
}

/// Where the pawn of an exploded machine goes: to the space behind the last player (SR-9.2), or one space back if it is
/// last itself, alone or not (SR-9.3, SR-9.7). Of two such spaces it is the one on the shorter branch (SR-9.10).
pub fn behind_the_last(open: &Open, seat: Seat) -> Space {
    let last = open.last();
    if last.contains(seat) {
        return open.track.behind(open.racers[seat].space);
    }
    let behind = last.iter().map(|other| open.track.behind(open.racers[other].space));
    let Some(space) = behind.min_by_key(|space| (open.track.way_through(*space), *space)) else {
        never!("nobody is last");
        return Space::START;
    };
    space
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// In the Damage phase each part that leaves, in whatever way, raises the gauge by 1, but never above 0 (SR-8.2,
    /// SR-8.5). A breakdown has its own way of raising it, and an explosion sets it anyway.
    pub fn pay_debt(&mut self, seat: Seat, why: Loss) {
        let owes = self.open().phase == Phase::Damage && self.racer(seat).gauge < 0;
        if owes && !matches!(why, Loss::Breakdown | Loss::Explosion) {
            self.racer_mut(seat).gauge += 1;
            let gauge = self.racer(seat).gauge;
            self.tell(Event::GaugeRose { seat, gauge });
        }
    }

    /// A part is to be lost at once; with only the cockpit left the machine explodes (SR-14.9, SR-9.1).
    pub fn break_down(&mut self, seat: Seat) -> Outlook {
        match self.racer(seat).parts() {
            0 => self.explode(seat),
            1 => self.lose(seat, 1, Loss::Breakdown),
            _ => {
                self.push(seat, Frame::Breakdown);
                return Outlook::Waits;
            }
        }
        Outlook::GoesOn
    }

    /// The machine explodes: only the cockpit stays (SR-9.4), the gauge goes to 0 (SR-9.5), nothing else is touched
    /// (SR-9.6), and the batch that caused it is over (SR-9.8). The pawn falls back at once (SR-9.12), in the Damage phase
    /// with all others (SR-9.11).
    pub fn explode(&mut self, seat: Seat) {
        self.closes.insert(seat);
        self.tell(Event::Exploded { seat });
        self.racer_mut(seat).work.clear();
        for place in (1..self.racer(seat).machine.len()).rev() {
            self.lose(seat, place as Place, Loss::Explosion);
        }
        self.racer_mut(seat).gauge = 0;
        if self.open().phase == Phase::Damage {
            self.open_mut().exploded.insert(seat);
        } else {
            let to = behind_the_last(self.open(), seat);
            self.put_back(seat, to, Fall::Explosion);
        }
    }

    /// Pawns of machines that exploded in the Damage phase move together; all look at the places held before (SR-9.11).
    pub fn fall_back_together(&mut self) {
        let before = *self.open();
        for seat in std::mem::replace(&mut self.open_mut().exploded, SeatSet::EMPTY).iter() {
            self.put_back(seat, behind_the_last(&before, seat), Fall::Explosion);
        }
    }
}
