//! TR-12, CD-5.1 to CD-5.3, CD-6 and FF-4: what fills damage slots, and what it does.

use super::Play;
use crate::data::{Damage, Direction, Effect, FIRST_CARD, Kind, STUNT_DIE, Upgrade, VehicleId, draw};
use crate::events::{Event, Fate, Told};
use crate::state::{Cause, Frame, Open, Roll, Way};
use crossroads_engine::{Chance, Sink, never};

/// The first road vehicle on the straight line, over any ground, choppers and tokens (TR-12.7).
pub(crate) fn first_along(open: &Open, who: VehicleId, direction: Direction) -> Option<VehicleId> {
    let mut space = open.space_of(who)?;
    loop {
        space = space.neighbour(direction)?;
        if let Some(hit) = open.other_in(space, Some(who)) {
            return Some(hit);
        }
    }
}

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
                // A crumple zone takes the effect, not the slot (CS-5.10).
                let crumples = self.open().wears(who, Upgrade::CrumpleZone);
                self.set_off(who, if crumples { Effect::Nothing } else { damage.row().effect });
            }
            Kind::Car | Kind::Bike => self.tell(Event::DamageIgnored { car: who }),
        }
    }

    fn has_slot(&self, who: VehicleId) -> bool {
        self.open().car(who).is_some_and(|car| car.damage.len() < self.open().slots(who))
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
        if !is_full || self.open().car(who).is_none_or(|car| car.inoperable) {
            return false;
        }
        if self.is_answered(who) {
            self.push(Frame::BreakDown { who });
            return false;
        }
        self.make_inoperable(who);
        true
    }

    /// The one way a car or a bike becomes inoperable; it burns no more (CD-4.2).
    pub fn make_inoperable(&mut self, who: VehicleId) {
        if let Some(car) = self.open_mut().car_mut(who) {
            (car.inoperable, car.burning) = (true, false);
            self.tell(Event::BecameInoperable { car: who });
            self.became_inoperable(who);
        }
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
                    open.supply.deck_discard.add(card);
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
        if supply.deck.is_empty() {
            std::mem::swap(&mut supply.deck, &mut supply.deck_discard);
        }
        let Some(card) = supply.deck.draw(self.chance) else { return };
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
                self.push(suffer(0));
                let roll = self.roll_shrapnel(who);
                self.climb(roll, 0);
            }
            Effect::Dazed => {
                let roll = self.roll_dazed(who);
                self.climb(roll, 0);
            }
            Effect::Blast => {
                self.push(suffer(0));
                let roll = self.roll_blast(who);
                self.climb(roll, 0);
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

    /// Throws the direction die of shrapnel (TR-12.7).
    pub fn roll_shrapnel(&mut self, car: VehicleId) -> Roll {
        let direction = self.roll_direction();
        let hit = first_along(self.open(), car, direction);
        self.tell(Event::ShrapnelFlew { car, direction, hit });
        Roll::Shrapnel { car, direction }
    }

    /// It hurts the first road vehicle on its way (TR-12.7).
    pub fn shrapnel_hits(&mut self, car: VehicleId, direction: Direction) {
        if let Some(who) = first_along(self.open(), car, direction) {
            self.push(Frame::Hurt { who });
        }
    }

    /// Throws the stunt die of a dazed car (TR-12.9).
    pub fn roll_dazed(&mut self, car: VehicleId) -> Roll {
        let moves = self.roll(STUNT_DIE);
        self.tell(Event::Dazed { car, moves });
        Roll::Dazed { car, moves }
    }

    /// Throws the direction die and the stunt die of a blast (TR-12.11).
    pub fn roll_blast(&mut self, car: VehicleId) -> Roll {
        let (direction, spaces) = (self.roll_direction(), self.roll(STUNT_DIE));
        self.tell(Event::Blasted { car, direction, spaces });
        Roll::Blast { car, direction, spaces }
    }

    /// Only the landing counts, and nothing is paid (TR-12.11); a side edge comes first there (TR-12.12).
    pub fn blast(&mut self, who: VehicleId, direction: Direction, spaces: u8) {
        let Some(space) = self.open().space_of(who) else {
            return never!("{who:?} is blasted off the board");
        };
        let (to, way) = (space.point().along(direction, spaces), Way::flight(direction, spaces));
        self.push(Frame::Arrive { who, to, by: Cause::Blasted, way });
    }

    /// Throws the direction die of a dazed car's step (TR-12.9).
    pub fn roll_stagger(&mut self, car: VehicleId) -> Roll {
        let direction = self.roll_direction();
        // Where it goes is told when it goes; only who may still answer the die is shown it before.
        if self.open().options.has_cards() {
            self.tell(Event::Staggers { car, direction });
        }
        Roll::Stagger { car, direction }
    }

    /// One step of a dazed car (TR-12.9).
    pub fn stagger(&mut self, who: VehicleId, direction: Direction) {
        let Some(space) = self.open().space_of(who) else {
            return never!("{who:?} staggers off the board");
        };
        let to = space.point().step(direction);
        self.push(Frame::Arrive { who, to, by: Cause::Dazed, way: Way::step(direction) });
    }

    /// A dazed car steps in a new direction as long as it has moves (TR-12.9); when the effect is over, a second token
    /// makes the car inoperable (TR-3.6, TR-12.3).
    pub fn suffer(&mut self, who: VehicleId, dazed: u8) {
        if self.open().space_of(who).is_none() {
            // Eliminated meanwhile: the rest of the effect is dropped (TR-3.12).
            return;
        }
        if dazed > 0 {
            self.push(Frame::Suffer { who, dazed });
            let roll = self.roll_stagger(who);
            return self.climb(roll, 0);
        }
        if self.see_to_slots(who) {
            self.see_who_is_out();
        }
    }
}
