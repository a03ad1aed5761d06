//! CD-4: on fire.

use super::Play;
use crate::data::{FIRE_DIE, FireFace, VehicleId};
use crate::events::{Event, Fate, Told};
use crate::state::Roll;
use crossroads_engine::{Chance, Sink};

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// An On Fire marker, one at most (CD-4.1), never on what is inoperable or a wreck (CD-4.2).
    pub fn set_on_fire(&mut self, who: VehicleId) {
        if let Some(car) = self.open_mut().car_mut(who)
            && !car.burning
            && !car.inoperable
        {
            car.burning = true;
            self.tell(Event::CaughtFire { who });
        }
    }

    /// The burning mover rolls before its first step (CD-4.4).
    pub fn roll_fire(&mut self, who: VehicleId) -> Roll {
        let face = self.roll(FIRE_DIE);
        self.tell(Event::FireRolled { who, face });
        Roll::Fire { who, face }
    }

    /// More moves (CD-4.5, CD-4.6), the fire goes out, or the vehicle burns down (CD-4.7); then the mover sets out.
    pub fn burn(&mut self, who: VehicleId, face: FireFace) {
        match face {
            FireFace::One => self.open_mut().turn.drive.moves += 1,
            FireFace::Two => self.open_mut().turn.drive.moves += 2,
            FireFace::Out => {
                if let Some(car) = self.open_mut().car_mut(who) {
                    car.burning = false;
                }
            }
            FireFace::Eliminate => self.eliminate(who, Fate::Burnt),
        }
        self.set_out(who);
    }
}
