//! TR-3.10 to TR-3.17 and TR-15.5 to TR-15.8: who is eliminated, who is out, who wins.

use super::Play;
use crate::data::{Kind, Section, VehicleId};
use crate::events::{Event, Fate, Told};
use crate::setup::AllOut;
use crate::state::{Frame, Open, Phase, Place, Question, Seats, Work};
use crossroads_engine::{Chance, PerSeat, Seat, SeatSet, Sink};

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// How far forward each seat stands, before something happens to several together (TR-15.8).
    pub fn standings(&self) -> Seats<u8> {
        standings(self.open())
    }

    /// One road vehicle leaves the table for good (TR-3.10); its owner may be out, and the lead tile final (TR-14.2).
    pub fn eliminate(&mut self, who: VehicleId, how: Fate) {
        self.remove(who, how);
        self.see_who_is_out_then(standings);
        if self.open().phase == Phase::Racing {
            self.see_to_final_tile();
        }
    }

    /// Several leave together; what follows from that is seen when all are gone. An advance tests the final tile only
    /// when the new one lies (TR-13.9), so that is left to the caller.
    pub fn eliminate_together(&mut self, doomed: &[VehicleId], how: Fate) {
        let standings = self.standings();
        for who in doomed {
            self.remove(*who, how);
        }
        self.see_who_is_out_after(standings);
    }

    /// Its damage tokens, also those under way, go back (TR-3.12). Its dice stay used (TR-3.13). The rig leaves with all its
    /// sections (BR-7.7).
    pub fn remove(&mut self, who: VehicleId, how: Fate) {
        if let Some(car) = self.open_mut().car_mut(who) {
            let tokens = std::mem::take(&mut car.damage);
            (car.inoperable, car.burning) = (false, false);
            // Its upgrade leaves the game (CS-3.7).
            (car.upgrade, car.charges) = (None, 0);
            tokens.iter().for_each(|token| self.return_damage(*token));
        }
        if who.kind() == Kind::Section {
            let marks = std::mem::take(&mut self.open_mut().rig.damage);
            marks.into_iter().flatten().for_each(|token| self.return_damage(token));
            let open = self.open_mut();
            for section in Section::ALL {
                open.put(VehicleId::section(section), Place::Gone);
            }
            // What it was still to suffer goes with it.
            let works = open.stack.iter().filter(|work| work.frame != Frame::Ask(Question::RigDamage));
            open.stack = works.collect();
        }
        self.was_eliminated(who);
        self.open_mut().put(who, Place::Gone);
        self.drop_arrival(who);
        // Nothing brings it back, not even taking back the step.
        self.note_shown();
        self.tell(Event::Eliminated { who, how });
    }

    /// A car became inoperable: its owner may be out, and the lead tile final.
    pub fn see_who_is_out(&mut self) {
        self.see_who_is_out_then(standings);
        if self.open().phase == Phase::Racing {
            self.see_to_final_tile();
        }
    }

    /// A player without an operable car is out (TR-3.16): the chopper leaves the game, the inoperable cars stay with
    /// their tokens (TR-3.17). The last player in the game wins (TR-15.6); if nobody is left, who stood furthest
    /// forward before, or all of them (TR-15.8).
    pub fn see_who_is_out_after(&mut self, standings: Seats<u8>) {
        self.see_who_is_out_then(|_| standings);
    }

    /// The same; how far forward each stood is asked only if nobody is left. What happens to one vehicle alone leaves somebody.
    fn see_who_is_out_then(&mut self, standings: impl FnOnce(&Open) -> Seats<u8>) {
        let before = self.open().in_game();
        for seat in before.iter() {
            let open = self.open();
            if !open.vehicles(seat).any(|who| open.is_operable(who)) {
                let gang = &mut self.open_mut().gangs[seat];
                gang.is_in = false;
                gang.chopper = None;
                gang.dice.clear();
                // Secret cards leave the game unseen (EA-1.8).
                (gang.airstrike, gang.one_shot, gang.bounty) = (false, false, false);
                let secret = &mut self.state.hidden.seats[seat];
                (secret.airstrike, secret.one_shot, secret.bounty) = (None, None, None);
                self.tell(Event::WentOut { seat });
            }
        }
        let left = self.open().in_game();
        match left.len() {
            0 => self.win(match self.open().options.all_out {
                AllOut::Furthest => furthest_of(before, standings(self.open())),
                AllOut::Draw => before,
            }),
            1 => self.win(left),
            _ => {}
        }
    }

    /// The game is over; effects under way are dropped (TR-15.6), and tokens that acted are in the discard. It is over at
    /// once (TR-14.4): nobody takes the last step back.
    pub fn win(&mut self, winners: SeatSet) {
        while let Some(Work { frame, .. }) = self.open_mut().stack.pop() {
            if let Frame::UseUp { hazard, .. } = frame {
                self.discard(hazard);
            }
        }
        self.open_mut().phase = Phase::Over { winners };
        self.note_shown();
        self.tell(Event::Won { winners });
    }
}

/// Those of these seats who stand furthest forward.
fn furthest_of(seats: SeatSet, standings: Seats<u8>) -> SeatSet {
    let furthest = seats.iter().map(|seat| standings[seat]).max();
    let mut winners = SeatSet::EMPTY;
    seats.iter().filter(|seat| Some(standings[*seat]) == furthest).for_each(|seat| winners.insert(seat));
    winners
}

/// How far forward the most forward operable car of each seat stands; 0 is none on the board.
fn standings(open: &Open) -> Seats<u8> {
    let forward = |seat: Seat| {
        let operable = open.vehicles(seat).filter(|who| open.is_operable(*who));
        let spaces = operable.filter_map(|who| open.space_of(who));
        spaces.map(|space| 1 + space.forwardness()).max().unwrap_or(0)
    };
    PerSeat::from_fn(open.seats(), forward)
}
