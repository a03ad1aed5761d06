//! SR-14.12 to SR-15: steps, forks, terrain, and the way back.

use super::Play;
use crate::data::{Boon, Challenge, Effect};
use crate::events::{Declined, Event, Fall};
use crate::state::{Frame, Open};
use crate::track::Space;
use crossroads_engine::{Chance, Seat, Sink, never};

/// The damage that entering a space by plain motion would deal to a seat (SR-15.1).
pub fn terrain_of(open: &Open, seat: Seat, space: Space) -> u8 {
    let racer = &open.racers[seat];
    match open.track.row(space).terrain {
        0 => 0,
        _ if racer.has_lasting(Boon::IgnoreTerrain) => 0,
        terrain => terrain + racer.worse_terrain(),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// One space towards the finish (SR-14.12, SR-14.13). At a fork the seat chooses (SR-14.14); at the end of the track
    /// nothing happens (SR-14.15).
    pub fn step(&mut self, seat: Seat, smooth: bool) {
        let effect = if smooth { Effect::Smooth } else { Effect::Motion };
        match *self.open().track.ahead(self.racer(seat).space) {
            [] => self.skip(seat, effect),
            [space] => self.enter(seat, space, smooth),
            _ => {
                self.tell(Event::EffectBegan { seat, effect });
                self.push(seat, Frame::Way { smooth });
            }
        }
    }

    /// Goes one of the ways of a fork.
    pub fn go(&mut self, seat: Seat, space: Space) {
        let Some(Frame::Way { smooth }) = self.racer_mut(seat).work.pop() else {
            return never!("seat {seat} stands at no fork");
        };
        self.enter(seat, space, smooth);
    }

    /// Comes into a space: glacier, then terrain, then crowd (SR-15.5), for every space of a longer move (SR-15.2).
    /// Smooth motion meets crowds, but neither terrain nor glaciers (SR-17.16).
    fn enter(&mut self, seat: Seat, to: Space, smooth: bool) {
        let from = std::mem::replace(&mut self.racer_mut(seat).space, to);
        self.tell(Event::Moved { seat, from, to, smooth });
        self.see_to_line(seat);
        let challenge = self.open().track.challenge(to);
        if challenge == Some(Challenge::Crowd) {
            self.push(seat, Frame::Crowd);
        }
        let terrain = terrain_of(self.open(), seat, to);
        if smooth || terrain == 0 {
            return;
        }
        match challenge {
            Some(Challenge::Glacier(colour)) if self.racer(seat).pool.of(colour) > 0 => {
                self.push(seat, Frame::Glacier(colour));
            }
            // It cannot be declined (SR-15.3).
            _ => self.push(seat, Frame::Terrain(terrain)),
        }
    }

    /// A pool die of the colour is returned, and the terrain does nothing (SR-17.11).
    pub fn pay_glacier(&mut self, seat: Seat, value: u8) {
        let Some(Frame::Glacier(colour)) = self.racer_mut(seat).work.pop() else {
            return never!("seat {seat} stands before no glacier");
        };
        self.racer_mut(seat).pool.take(colour, value);
        self.tell(Event::GlacierPaid { seat, colour, value });
    }

    /// Takes the terrain instead.
    pub fn take_terrain(&mut self, seat: Seat) {
        self.racer_mut(seat).work.pop();
        let terrain = terrain_of(self.open(), seat, self.racer(seat).space);
        self.tell(Event::Declined { seat, what: Declined::Glacier });
        self.push(seat, Frame::Terrain(terrain));
    }

    /// Terrain deals its damage point by point, so that a machine may break down more than once on one space (SR-15.5).
    pub fn suffer_terrain(&mut self, seat: Seat, left: u8) {
        if left > 1 {
            self.push(seat, Frame::Terrain(left - 1));
        }
        self.damage(seat);
    }

    /// A pawn goes further back, and terrain is nothing to it (SR-15.4, SR-14.18).
    pub fn put_back(&mut self, seat: Seat, to: Space, why: Fall) {
        let from = std::mem::replace(&mut self.racer_mut(seat).space, to);
        if from != to {
            self.tell(Event::WentBack { seat, from, to, why });
        }
    }
}
