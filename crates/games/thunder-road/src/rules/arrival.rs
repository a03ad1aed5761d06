//! TR-5: what happens when a road vehicle comes into a space, in the order of TR-5.2, the same for every cause
//! (TR-4.12, TR-9.15): an entry on an occupied space slams (TR-9.7), a pushed car makes the board advance (TR-10.9).
//! Choppers are not in the list: going through one does nothing (TR-5.4).

use super::Play;
use crate::data::{Ground, Point, Space, Terrain, VehicleId};
use crate::events::{Event, Fate, Told};
use crate::state::{Cause, Frame, Open, Phase, Place, Step};
use crossroads_engine::{Chance, Sink, never};

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// Edges first: the side and rear ones are deadly (TR-5.6), the front one leads on (TR-13.1) or home (TR-14.4).
    pub fn arrive(&mut self, who: VehicleId, to: Point, by: Cause) {
        match to.ground() {
            Ground::OverSide => self.eliminate(who, Fate::OverSide),
            Ground::OverRear => self.eliminate(who, Fate::OverRear),
            Ground::OverFront if self.open().road.is_final => self.finish(who),
            Ground::OverFront => {
                self.advance_board();
                if self.open().phase == Phase::Racing {
                    // It comes to the same place, which now is a space of the new tile, and pays what that costs
                    // (TR-9.5, TR-13.10).
                    self.push(Frame::Arrive { who, to: to.a_tile_back(), by });
                }
            }
            Ground::Space(space) => self.come_into(who, space, by),
        }
    }

    /// Then impassable ground, a hazard token, a road vehicle that is there (TR-5.2).
    fn come_into(&mut self, who: VehicleId, space: Space, by: Cause) {
        let looked = self.open().terrain(space);
        self.pay(by, looked.cost());
        self.put(who, space, by);
        if looked == Terrain::Impassable {
            return self.eliminate(who, Fate::Crashed);
        }
        let hazard = self.turn_up(space);
        // What a token makes of the space counts for the vehicle that turned it up (TR-6.7, TR-6.8).
        let terrain = self.open().terrain(space);
        self.note_terrain(who, terrain);
        if self.open().options.mud_costs_finder {
            self.pay(by, terrain.cost().saturating_sub(looked.cost()));
        }
        match hazard {
            Some(hazard) if self.meet_hazard(who, space, hazard) => {}
            _ => self.meet_vehicle(who, space, by),
        }
    }

    /// A road vehicle changes its place.
    fn put(&mut self, who: VehicleId, space: Space, by: Cause) {
        let from = self.open().space_of(who);
        place(self.open_mut(), who, Some(space));
        self.tell(Event::Moved { who, from, to: space, by });
    }

    /// In an occupied space it slams (TR-5.3), unless the mover may drift through (TR-8.9).
    fn meet_vehicle(&mut self, who: VehicleId, space: Space, by: Cause) {
        let Some(bottom) = self.open().other_in(space, Some(who)) else { return };
        if self.drifts(who, by) {
            self.push(Frame::AskDrift { bottom });
        } else {
            self.push(Frame::Slam { top: who, bottom });
        }
    }

    /// Whether a drift is asked: for a step or a slide of the mover in its own move, while it has moves left (TR-8.10,
    /// TR-8.11).
    fn drifts(&self, who: VehicleId, by: Cause) -> bool {
        let turn = &self.open().turn;
        let in_its_move = match by {
            Cause::Driven | Cause::Slid => turn.mover == Some(who) && turn.step == Step::Drive,
            Cause::Pushed | Cause::Skidded | Cause::Dazed | Cause::Blasted => false,
        };
        in_its_move && turn.drive.drift && self.mover_has_moves()
    }

    /// Goes through the first occupied space, or slams after all; a drift is used once (TR-8.9, TR-8.10).
    pub fn drift(&mut self, through: bool) {
        let (Some(top), Some(Frame::AskDrift { bottom })) = (self.open().turn.mover, self.take()) else {
            return never!("nobody is asked for a drift");
        };
        if through {
            self.open_mut().turn.drive.drift = false;
            self.tell(Event::Drifted { car: top });
        } else {
            self.tell(Event::DriftHeld { car: top });
            self.push(Frame::Slam { top, bottom });
        }
    }
}

/// The one way a road vehicle's place changes; without a space it is gone.
pub(crate) fn place(open: &mut Open, who: VehicleId, space: Option<Space>) {
    if let Some(number) = who.wreck_index() {
        open.wrecks[number] = space;
    } else if let Some(index) = who.car_index() {
        open.cars[index].place = space.map_or(Place::Gone, Place::On);
    } else {
        never!("{who:?} is neither car nor wreck");
    }
}
