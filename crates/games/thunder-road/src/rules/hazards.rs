//! TR-6: hazard tokens.

use super::Play;
use crate::data::{Hazard, MOST_WRECKS, Space, VehicleId, WRECK_FIGURES};
use crate::events::{Event, Told};
use crate::state::{Cause, Frame};
use crossroads_engine::{Chance, Sink, never};

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The token in a space, turned up if it lay face down (TR-5.5).
    pub fn turn_up(&mut self, space: Space) -> Option<Hazard> {
        let token = self.state.open.road.tokens.iter_mut().find(|token| token.space == space)?;
        if token.face.is_none() {
            let hidden = &mut self.state.hidden.faces;
            let Some(place) = hidden.iter().position(|(at, _)| *at == space) else {
                never!("the token on {space} has no face");
                return None;
            };
            let (_, hazard) = hidden[place];
            hidden.remove(place);
            token.face = Some(hazard);
            self.note_shown();
            self.tell(Event::HazardShown { space, hazard });
            return Some(hazard);
        }
        token.face
    }

    /// A token acts on every road vehicle that comes in, whatever moved it (TR-6.1); answers whether that was all that
    /// happens in this space.
    pub fn meet_hazard(&mut self, who: VehicleId, space: Space, hazard: Hazard) -> bool {
        match hazard {
            Hazard::Road | Hazard::Mud => return false,
            Hazard::Oil => {
                // One space, free of charge, and on with the moves that are left (TR-6.9, TR-6.10).
                let direction = self.roll_direction();
                self.tell(Event::Slid { who, direction });
                self.push(Frame::Arrive { who, to: space.point().step(direction), by: Cause::Slid });
            }
            Hazard::Mine => {
                // The rest is lost (TR-6.5), and the token is used up also if nobody is hurt (TR-6.6).
                self.use_up(who, space, hazard);
                self.stop(who);
                self.push(Frame::Hurt { who });
            }
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
        }
        true
    }

    /// The token is off the board at once, so that it acts for nobody else, and in the discard when its effect is over
    /// (TR-6.2, TR-6.3).
    fn use_up(&mut self, who: VehicleId, space: Space, hazard: Hazard) {
        let tokens = &mut self.open_mut().road.tokens;
        match tokens.iter().position(|token| token.space == space) {
            Some(place) => tokens.remove(place),
            None => never!("no token lies on {space}"),
        }
        self.push(Frame::UseUp { hazard, space });
        self.tell(Event::HazardActed { who, hazard });
    }

    /// A token that everybody has seen goes to the discard.
    pub fn discard(&mut self, hazard: Hazard) {
        self.open_mut().road.discard[hazard as usize] += 1;
    }

    /// A wreck in a space: the figures of the box are a limit only if the table says so (TR-1.12).
    fn lay_wreck(&mut self, space: Space) -> Option<VehicleId> {
        let open = self.open_mut();
        let figures = if open.options.four_wrecks { WRECK_FIGURES } else { MOST_WRECKS };
        let wrecks = &mut open.wrecks[..figures];
        let Some(number) = wrecks.iter().position(Option::is_none) else {
            debug_assert!(figures == WRECK_FIGURES, "more wrecks than tokens can bring");
            return None;
        };
        wrecks[number] = Some(space);
        Some(VehicleId::wreck(number as u8))
    }
}
