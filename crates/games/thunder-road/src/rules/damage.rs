//! TR-12, CD-5.1 to CD-5.3, CD-6 and FF-4: what fills damage slots, and what it does.

use super::Play;
use crate::data::{Damage, Direction, Effect, FIRST_CARD, Kind, STUNT_DIE, VehicleId, draw};
use crate::events::{Event, Fate, Told};
use crate::state::{Cause, Frame, Way};
use crossroads_engine::{Chance, Sink, never};

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// Takes damage: a wreck is eliminated (TR-3.15), the rig loses a command (BR-7.1), what has no slot left ignores it
    /// (TR-3.8, TR-12.2), a bike is inoperable at once (FF-4.1); a car draws a token, stops and suffers its effect (TR-12.1).
    pub fn hurt(&mut self, who: VehicleId) {
        if self.open().space_of(who).is_none() {
            return;
        }
        match who.kind() {
            Kind::Wreck => self.eliminate(who, Fate::Destroyed),
            Kind::Section => self.hurt_rig(),
            Kind::Bike if self.has_slot(who) => {
                self.stop(who);
                self.hurt_a_little(who);
                self.see_who_is_out();
            }
            Kind::Car if self.has_slot(who) => {
                let damage = self.draw_damage();
                self.stop(who);
                self.fill_slot(who, damage);
                self.tell(Event::Damaged { car: who, damage });
                self.set_off(who, damage.row().effect);
            }
            Kind::Car | Kind::Bike => self.tell(Event::DamageIgnored { car: who }),
        }
    }

    fn has_slot(&self, who: VehicleId) -> bool {
        self.open().car(who).is_some_and(|car| car.damage.len() < who.kind().row().slots.into())
    }

    fn fill_slot(&mut self, who: VehicleId, damage: Damage) {
        if let Some(car) = self.open_mut().car_mut(who) {
            car.damage.push(damage);
        }
    }

    /// A minor damage on a car or a bike: it fills a slot without effect (CD-6.2), and the last slot makes the vehicle
    /// inoperable. Who is out by that is for the caller to see.
    pub fn hurt_a_little(&mut self, who: VehicleId) {
        if !self.has_slot(who) {
            return self.tell(Event::DamageIgnored { car: who });
        }
        let damage = self.take_minor();
        self.fill_slot(who, damage);
        self.tell(Event::Damaged { car: who, damage });
        self.see_to_slots(who);
    }

    /// With all slots filled a car or a bike is inoperable (TR-3.6, FF-4.1), and burns no more (CD-4.2).
    fn see_to_slots(&mut self, who: VehicleId) -> bool {
        let is_full = !self.has_slot(who);
        let Some(car) = self.open_mut().car_mut(who) else { return false };
        if !is_full || car.inoperable {
            return false;
        }
        (car.inoperable, car.burning) = (true, false);
        self.tell(Event::BecameInoperable { car: who });
        true
    }

    /// A random token of the pile; if there is none, the lasting effects on the discard make a new pile (CD-5.2); if there
    /// are none either, a marker (TR-12.4).
    fn draw_damage(&mut self) -> Damage {
        self.note_shown();
        if !self.fill_pile() {
            return Damage::Marker;
        }
        let kind = draw(&mut self.state.open.damage_pile, self.chance);
        kind.map_or(Damage::Marker, |kind| Damage::ALL[kind])
    }

    /// Whether a token can be drawn: those that lie unseen on dashboards count as in the pile, but are not there (FF-4.3).
    fn fill_pile(&mut self) -> bool {
        let open = self.open_mut();
        let lie_here = |pile: &[u8]| pile.iter().map(|count| u32::from(*count)).sum::<u32>();
        if lie_here(&open.damage_pile) <= open.supply.substitutes.into() {
            let returned = std::mem::take(&mut open.supply.lasting_tokens);
            open.damage_pile[Damage::Lasting as usize] += returned;
        }
        lie_here(&open.damage_pile) > open.supply.substitutes.into()
    }

    /// A minor damage marker, or if they have run out a damage token that nobody looks at (FF-4.3).
    pub fn take_minor(&mut self) -> Damage {
        if self.open().supply.minor > 0 {
            self.open_mut().supply.minor -= 1;
            Damage::Minor
        } else if self.fill_pile() {
            self.open_mut().supply.substitutes += 1;
            Damage::Substitute
        } else {
            Damage::Marker
        }
    }

    /// What was in a slot of a car that is eliminated goes back: tokens into the pile (TR-3.12), a lasting effect's card on its
    /// discard (CD-5.2), minor damage to its supply (CD-6.2); a marker just goes (TR-12.4).
    pub fn return_damage(&mut self, damage: Damage) {
        let open = self.open_mut();
        match damage {
            Damage::Marker => {}
            Damage::Minor => open.supply.minor += 1,
            Damage::Substitute => open.supply.substitutes -= 1,
            _ => match damage.card_index() {
                Some(card) => {
                    open.supply.deck_discard[card] += 1;
                    open.damage_pile[Damage::Lasting as usize] += 1;
                }
                None => open.damage_pile[damage as usize] += 1,
            },
        }
    }

    /// What was repaired goes back likewise, but the token of a lasting effect on a discard of its own (CD-5.2).
    pub fn repaired(&mut self, damage: Damage) {
        self.return_damage(damage);
        if damage == Damage::Lasting || damage.card_index().is_some() {
            let open = self.open_mut();
            open.damage_pile[Damage::Lasting as usize] -= 1;
            open.supply.lasting_tokens += 1;
        }
    }

    /// A card of the deck comes into the slot of its token (CD-5.1); the discard makes a new deck if that is empty, and
    /// without any card the token works as a dent (CD-5.3).
    fn draw_lasting(&mut self, who: VehicleId) {
        let supply = &mut self.state.open.supply;
        if supply.deck.iter().all(|count| *count == 0) {
            std::mem::swap(&mut supply.deck, &mut supply.deck_discard);
        }
        let Some(card) = draw(&mut supply.deck, self.chance) else { return };
        let card = Damage::ALL[FIRST_CARD + card];
        if let Some(slot) = self.open_mut().car_mut(who).and_then(|car| car.damage.last_mut()) {
            *slot = card;
        }
        self.tell(Event::LastingDrawn { car: who, card });
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
                let (to, way) = (from.step(direction), Way::step(direction));
                self.push(Frame::Arrive { who, to, by: Cause::Skidded, way });
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
                let (to, way) = (from.along(direction, spaces), Way::flight(direction, spaces));
                self.push(Frame::Arrive { who, to, by: Cause::Blasted, way });
            }
            Effect::Lasts => {
                self.draw_lasting(who);
                self.push(suffer(0));
            }
            Effect::Burns => {
                self.set_on_fire(who);
                self.push(suffer(0));
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
        let Some(space) = self.open().space_of(who) else {
            // Eliminated meanwhile: the rest of the effect is dropped (TR-3.12).
            return;
        };
        if dazed > 0 {
            let direction = self.roll_direction();
            self.push(Frame::Suffer { who, dazed });
            let to = space.point().step(direction);
            self.push(Frame::Arrive { who, to, by: Cause::Dazed, way: Way::step(direction) });
            return;
        }
        if self.see_to_slots(who) {
            self.see_who_is_out();
        }
    }
}
