//! TR-12: damage tokens and what they do.

use super::Play;
use crate::data::{Damage, Direction, Effect, STUNT_DIE, VehicleId, draw};
use crate::events::{Event, Fate, Told};
use crate::state::{Cause, Frame};
use crossroads_engine::{Chance, Sink, never};

/// Damage slots of a car (TR-3.4).
pub const SLOTS: usize = 2;

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// Takes damage: a wreck is eliminated (TR-3.15), a car with two tokens ignores it (TR-3.8, TR-12.2), any other
    /// draws one, stops and suffers its effect (TR-12.1).
    pub fn hurt(&mut self, who: VehicleId) {
        if self.open().space_of(who).is_none() {
            return;
        }
        let Some(index) = who.car_index() else {
            return self.eliminate(who, Fate::Destroyed);
        };
        if self.open().cars[index].damage.len() == SLOTS {
            return self.tell(Event::DamageIgnored { car: who });
        }
        let damage = self.draw_damage();
        self.stop(who);
        self.open_mut().cars[index].damage.push(damage);
        self.tell(Event::Damaged { car: who, damage });
        self.set_off(who, damage.row().effect);
    }

    /// A random token of the pile, or a marker if there is none (TR-12.4).
    fn draw_damage(&mut self) -> Damage {
        self.note_shown();
        let kind = draw(&mut self.state.open.damage_pile, self.chance);
        kind.map_or(Damage::Marker, |kind| Damage::ALL[kind])
    }

    /// A token goes back into the pile; a marker just goes (TR-12.4).
    pub fn return_damage(&mut self, damage: Damage) {
        if damage != Damage::Marker {
            self.open_mut().damage_pile[damage as usize] += 1;
        }
    }

    fn set_off(&mut self, who: VehicleId, effect: Effect) {
        let Some(space) = self.open().space_of(who) else {
            return never!("{who:?} draws a token off the board");
        };
        let from = space.point();
        let suffer = |dazed| Frame::Suffer { who, dazed };
        match effect {
            Effect::Nothing => self.push(suffer(0)),
            Effect::Skid(direction) => {
                self.push(suffer(0));
                self.push(Frame::Arrive { who, to: from.step(direction), by: Cause::Skidded });
            }
            Effect::Shrapnel => {
                let direction = self.roll_direction();
                let hit = self.first_along(who, direction);
                self.tell(Event::ShrapnelFlew { car: who, direction, hit });
                self.push(suffer(0));
                if let Some(who) = hit {
                    self.push(Frame::Hurt { who });
                }
            }
            Effect::Dazed => {
                let moves = self.roll(STUNT_DIE);
                self.tell(Event::Dazed { car: who, moves });
                self.push(suffer(moves));
            }
            Effect::Blast => {
                // Only the landing counts, and nothing is paid (TR-12.11); a side edge comes first there (TR-12.12).
                let (direction, spaces) = (self.roll_direction(), self.roll(STUNT_DIE));
                self.tell(Event::Blasted { car: who, direction, spaces });
                self.push(suffer(0));
                self.push(Frame::Arrive { who, to: from.along(direction, spaces), by: Cause::Blasted });
            }
        }
    }

    /// The first road vehicle on the straight line, over any ground, choppers and tokens (TR-12.7).
    fn first_along(&self, who: VehicleId, direction: Direction) -> Option<VehicleId> {
        let mut space = self.open().space_of(who)?;
        loop {
            space = space.neighbour(direction)?;
            if let Some(hit) = self.open().other_in(space, Some(who)) {
                return Some(hit);
            }
        }
    }

    /// A dazed car steps in a new direction as long as it has moves (TR-12.9); when the effect is over, a second token
    /// makes the car inoperable (TR-3.6, TR-12.3).
    pub fn suffer(&mut self, who: VehicleId, dazed: u8) {
        let Some((index, space)) = who.car_index().zip(self.open().space_of(who)) else {
            // Eliminated meanwhile: the rest of the effect is dropped (TR-3.12).
            return;
        };
        if dazed > 0 {
            let direction = self.roll_direction();
            self.push(Frame::Suffer { who, dazed });
            self.push(Frame::Arrive { who, to: space.point().step(direction), by: Cause::Dazed });
            return;
        }
        let car = &mut self.open_mut().cars[index];
        if car.damage.len() == SLOTS && !car.inoperable {
            car.inoperable = true;
            self.tell(Event::BecameInoperable { car: who });
            self.see_who_is_out();
        }
    }
}
