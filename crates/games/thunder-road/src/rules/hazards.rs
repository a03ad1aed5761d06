//! TR-6 and CD-3: hazard tokens.

use super::{Play, readings};
use crate::data::{
    Condition, Direction, Hazard, MOST_WRECKS, SHOOTING_DIE, ShotFace, Space, VehicleId, WRECK_FIGURES,
};
use crate::events::{Event, Fate, Told};
use crate::state::{Cause, Frame, Place, Roll, Way};
use crossroads_engine::{Chance, Sink, never};

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The token in a space, turned up if it lay face down (TR-5.5).
    pub fn turn_up(&mut self, space: Space) -> Option<Hazard> {
        let face = self.open().token(space)?.face;
        if face.is_some() {
            return face;
        }
        let hidden = &mut self.state.hidden.faces;
        let Some(place) = hidden.iter().position(|(at, _)| *at == space) else {
            never!("the token on {space} has no face");
            return None;
        };
        let (_, hazard) = hidden[place];
        hidden.remove(place);
        // A road token in a minefield never lies there: it goes off (EA-2.6).
        if !self.is_mined(space, hazard) {
            self.open_mut().road.ground.show(space, hazard);
        }
        self.forget_looked(space);
        self.note_shown();
        self.tell(Event::HazardShown { space, hazard });
        Some(hazard)
    }

    /// A token acts on every road vehicle that comes in, whatever moved it (TR-6.1).
    pub fn meet_hazard(&mut self, who: VehicleId, space: Space, hazard: Hazard, by: Cause, way: Way) {
        match hazard {
            Hazard::Road if self.is_mined(space, hazard) => self.meet_mine(who, space, hazard, by, way),
            // What stays and only says what the ground is (TR-6.2, CD-3.1).
            Hazard::Road | Hazard::Mud | Hazard::Glass | Hazard::Ramp | Hazard::Fire => {
                self.meet_ground(who, space, by, way);
            }
            Hazard::Oil | Hazard::LaidOil => {
                let roll = self.roll_oil(who);
                self.climb(roll, 0);
            }
            Hazard::Mine | Hazard::LaidMine => self.meet_mine(who, space, hazard, by, way),
            Hazard::Wreck => {
                // The wreck comes to lie under the vehicle, and no drift helps (TR-6.4, TR-8.11).
                self.use_up(who, space, hazard);
                if let Some(bottom) = self.lay_wreck(space) {
                    self.push(Frame::Slam { top: who, bottom });
                } else {
                    self.stop(who);
                    self.tell(Event::NoWreckLeft { who });
                }
            }
            Hazard::PitTrap => {
                // Only who turns it up has a chance; the roll is no shot (CD-3.2, CD-3.3).
                let roll = self.roll_pit(who);
                self.climb(roll, 0);
            }
            Hazard::Earthquake => {
                // It shifts whoever turned it up, too: nothing more happens in this space.
                self.use_up(who, space, hazard);
                self.quake();
            }
            Hazard::Sandworm => {
                self.use_up(who, space, hazard);
                self.meet_after(who, space, by, way);
                self.sandworm();
            }
        }
    }

    /// Throws the direction die on oil (TR-6.9).
    pub fn roll_oil(&mut self, who: VehicleId) -> Roll {
        let direction = self.roll_direction();
        self.tell(Event::Slid { who, direction });
        Roll::Oil { who, direction }
    }

    /// One space, free of charge, and on with the moves that are left (TR-6.9, TR-6.10).
    pub fn slide_on_oil(&mut self, who: VehicleId, direction: Direction) {
        let Some(space) = self.open().space_of(who) else {
            return never!("{who:?} slides on no oil");
        };
        let to = space.point().step(direction);
        self.push(Frame::Arrive { who, to, by: Cause::Slid, way: Way::step(direction) });
    }

    /// Throws the shooting die of a pit trap, which is no shot of a player: always the die (CD-3.2, GE-8).
    pub fn roll_pit(&mut self, who: VehicleId) -> Roll {
        let face = self.roll(SHOOTING_DIE);
        let caught = readings::hits(self.open(), who, face);
        self.tell(Event::PitTrapRolled { who, face, caught });
        Roll::Pit { who, face }
    }

    /// Who is caught is eliminated (CD-3.2); the rig, which hazards cannot eliminate, is damaged and flattens the space (IX-4.3).
    pub fn pit_trap(&mut self, who: VehicleId, face: ShotFace) {
        if !readings::hits(self.open(), who, face) {
            return;
        }
        match self.open().space_of(who) {
            Some(space) if who == VehicleId::RIG => {
                self.flatten(space);
                self.hurt_rig();
            }
            _ => self.eliminate(who, Fate::Trapped),
        }
    }

    /// The rest is lost (TR-6.5), and the token is used up also if nobody is hurt (TR-6.6).
    fn meet_mine(&mut self, who: VehicleId, space: Space, token: Hazard, by: Cause, way: Way) {
        self.use_up(who, space, token);
        self.stop(who);
        self.meet_after(who, space, by, way);
        self.push(Frame::Hurt { who });
    }

    /// Whether a token that has just been turned up works as a mine: a road token in a minefield, which does not lie face up
    /// (EA-2.6).
    pub fn is_mined(&self, space: Space, hazard: Hazard) -> bool {
        let lies_unseen = self.open().token(space).is_some_and(|token| token.face.is_none());
        hazard == Hazard::Road && lies_unseen && self.open().condition_at(space) == Some(Condition::Minefield)
    }

    /// Behind a token that is used up comes the ground, if the vehicle still stands there then (CD-2.1).
    fn meet_after(&mut self, who: VehicleId, space: Space, by: Cause, way: Way) {
        if self.open().options.carnage {
            self.push(Frame::Meet { who, space, by, way });
        }
    }

    /// The token is off the board at once, so that it acts for nobody else, and in the discard when its effect is over
    /// (TR-6.2, TR-6.3).
    pub fn use_up(&mut self, who: VehicleId, space: Space, hazard: Hazard) {
        self.open_mut().road.ground.clear(space);
        self.push(Frame::UseUp { hazard, space });
        // What is used up is a road token only where that works as a mine (EA-2.6).
        let hazard = if hazard == Hazard::Road { Hazard::Mine } else { hazard };
        self.tell(Event::HazardActed { who, hazard });
    }

    /// A token that everybody has seen goes to the discard.
    pub fn discard(&mut self, hazard: Hazard) {
        // What a layer laid goes back to the box (CS-5.22).
        if let Some(count) = self.open_mut().road.discard.get_mut(hazard as usize) {
            *count += 1;
        }
    }

    /// Whether a wreck can still come onto the board (TR-1.12).
    pub fn has_wreck_left(&self) -> bool {
        let figures = if self.open().options.four_wrecks { WRECK_FIGURES } else { MOST_WRECKS };
        (0..figures as u8).map(VehicleId::wreck).any(|wreck| self.open().place(wreck) == Place::Gone)
    }

    /// A wreck in a space: the figures of the box are a limit only if the table says so (TR-1.12).
    pub fn lay_wreck(&mut self, space: Space) -> Option<VehicleId> {
        let open = self.open_mut();
        let figures = if open.options.four_wrecks { WRECK_FIGURES } else { MOST_WRECKS };
        let mut wrecks = (0..figures as u8).map(VehicleId::wreck);
        let Some(wreck) = wrecks.find(|wreck| open.place(*wreck) == Place::Gone) else {
            debug_assert!(figures == WRECK_FIGURES, "more wrecks than tokens can bring");
            return None;
        };
        open.put(wreck, Place::On(space));
        Some(wreck)
    }
}
