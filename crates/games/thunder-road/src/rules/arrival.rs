//! TR-5 and CD-2: what happens when a road vehicle comes into a space, in the order of TR-5.2, the same for every cause
//! (TR-4.12, TR-9.15): an entry on an occupied space slams (TR-9.7), a pushed car makes the board advance (TR-10.9).
//! Choppers are not in the list: going through one does nothing (TR-5.4). What the rig meets is for [`super::rig`].

use super::{Play, movement, readings};
use crate::data::{
    Direction, Ground, Kind, Point, RigCommand, STUNT_DIE, Section, Space, Terrain, VehicleId,
};
use crate::events::{Event, Fate, Told};
use crate::state::{Cause, Frame, Phase, Place, Question, Roll, Step, Way};
use crossroads_engine::{Chance, Sink, never};

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// Edges first: the side and rear ones are deadly (TR-5.6), the front one leads on (TR-13.1) or home (TR-14.4).
    pub fn arrive(&mut self, who: VehicleId, to: Point, by: Cause, way: Way) {
        match to.ground() {
            Ground::OverSide => self.eliminate(who, Fate::OverSide),
            Ground::OverRear => self.eliminate(who, Fate::OverRear),
            Ground::OverFront if self.open().road.is_final => self.finish(who),
            Ground::OverFront => {
                let towed = self.advance_board();
                if self.open().phase == Phase::Racing {
                    self.note_advance(who);
                    // It comes to the same place, which now is a space of the new tile, and pays what that costs
                    // (TR-9.5, TR-13.10).
                    self.push(Frame::Arrive { who, to: to.a_tile_back(), by, way });
                    if let Some(tow) = towed {
                        self.push(tow);
                    }
                }
            }
            Ground::Space(space) => self.come_into(who, space, by, way),
        }
    }

    /// Then impassable ground, a hazard token, what the ground does, a road vehicle that is there (TR-5.2, CD-2.1).
    pub fn come_into(&mut self, who: VehicleId, space: Space, by: Cause, way: Way) {
        let looked = self.open().terrain(space);
        self.pay(by, readings::cost(self.open(), who, space, looked));
        self.move_to(who, space, by);
        if who.kind() == Kind::Section {
            return self.rig_meets(space, looked);
        }
        self.came_onto_token(who, space);
        if self.plough(who, space) {
            let terrain = self.open().terrain(space);
            self.note_terrain(who, terrain);
            if terrain != Terrain::Impassable {
                return self.meet_ground(who, space, by, way);
            }
        }
        if looked == Terrain::Impassable {
            return self.eliminate(who, Fate::Crashed);
        }
        let hazard = self.turn_up(space);
        // What a token makes of the space counts for the vehicle that turned it up (TR-6.7, TR-6.8, CD-3.1).
        let terrain = self.open().terrain(space);
        self.note_terrain(who, terrain);
        self.pay_for_find(who, space, by, looked);
        match hazard {
            Some(hazard) => self.meet_hazard(who, space, hazard, by, way),
            None => self.meet_ground(who, space, by, way),
        }
    }

    /// Where the table plays so, whoever turned up mud pays what it costs more than the space that was seen (TR-6.8); a leap has
    /// cost what it costs (CS-5.26).
    pub fn pay_for_find(&mut self, who: VehicleId, space: Space, by: Cause, looked: Terrain) {
        if self.open().options.mud_costs_finder && by != Cause::Leapt {
            let cost = |terrain| readings::cost(self.open(), who, space, terrain);
            let more = cost(self.open().terrain(space)).saturating_sub(cost(looked));
            self.pay(by, more);
        }
    }

    /// A road vehicle changes its place. The rig runs as on rails: each section takes the space that the one before it
    /// leaves (BR-3.2).
    fn move_to(&mut self, who: VehicleId, space: Space, by: Cause) {
        let open = self.open_mut();
        let from = open.space_of(who);
        if who == VehicleId::RIG {
            let [rear, middle] = [Section::Rear, Section::Middle].map(VehicleId::section);
            if let Some(space) = open.space_of(middle) {
                open.put(rear, Place::On(space));
            }
            if let Some(space) = from {
                open.put(middle, Place::On(space));
            }
        }
        open.put(who, Place::On(space));
        self.drop_arrival(who);
        self.tell(Event::Moved { who, from, to: space, by });
    }

    /// What the ground of a space does to whoever comes in (CD-2); then a road vehicle that is there.
    pub fn meet_ground(&mut self, who: VehicleId, space: Space, by: Cause, way: Way) {
        match self.open().terrain(space) {
            Terrain::Glass => return self.slide(who, space, way.direction),
            Terrain::Ramp => return self.meet_ramp(who, way),
            // It is no damage, and the vehicle may still shoot (CD-2.3).
            Terrain::Sludge => {
                self.tell(Event::Stuck { who });
                self.stop(who);
            }
            Terrain::Fire => self.set_on_fire(who),
            Terrain::Road | Terrain::OffRoad | Terrain::Mud | Terrain::Impassable | Terrain::Salt => {}
        }
        self.meet_vehicle(who, space, by);
    }

    /// One more space the way it came, free of charge, before any slam (CD-2.4, CD-2.5, CD-2.7).
    fn slide(&mut self, who: VehicleId, space: Space, direction: Direction) {
        self.tell(Event::SlidOnGlass { who, direction });
        let to = space.point().step(direction);
        self.push(Frame::Arrive { who, to, by: Cause::Slid, way: Way::step(direction) });
    }

    /// What comes one step from straight behind jumps, whoever makes that step (CD-2.8, CD-2.9); any other way onto a ramp is
    /// the end (CD-2.10).
    fn meet_ramp(&mut self, who: VehicleId, way: Way) {
        if way != Way::step(Direction::Front) {
            return self.eliminate(who, Fate::OffRamp);
        }
        let roll = self.roll_ramp(who);
        self.climb(roll, 0);
    }

    /// Throws the stunt die on a ramp (CD-2.8).
    pub fn roll_ramp(&mut self, who: VehicleId) -> Roll {
        let spaces = self.roll(STUNT_DIE);
        self.tell(Event::Jumped { who, spaces });
        Roll::Ramp { who, spaces }
    }

    /// It flies so many spaces and loses the rest (CD-2.8).
    pub fn jump_off(&mut self, who: VehicleId, spaces: u8) {
        let Some(space) = self.open().space_of(who) else {
            return never!("{who:?} jumps off no ramp");
        };
        self.stop(who);
        let to = space.point().along(Direction::Front, spaces);
        self.push(Frame::Arrive { who, to, by: Cause::Jumped, way: Way::flight(Direction::Front, spaces) });
    }

    /// In an occupied space it slams (TR-5.3), unless the mover may go through (TR-8.9, FF-3.1). A working cowcatcher shoves
    /// the first vehicle aside instead (BR-8.10).
    pub fn meet_vehicle(&mut self, who: VehicleId, space: Space, by: Cause) {
        let Some(bottom) = self.open().other_in(space, Some(who)) else { return };
        if who == VehicleId::RIG && self.open().rig_works(RigCommand::Cowcatcher) {
            self.use_cowcatcher();
            self.push(Frame::Ask(Question::Shove { who: bottom }));
        } else if self.passes(who, by) {
            self.push(Frame::Ask(Question::Drift { bottom }));
        } else {
            self.collide(who, bottom, by);
        }
    }

    /// Whether going through is asked: for a step or a slide of the mover in its own move, while it has moves left, with a
    /// drift (TR-8.10, TR-8.11) or on a bike (FF-3.1, FF-3.2, FF-3.3).
    fn passes(&self, who: VehicleId, by: Cause) -> bool {
        let turn = &self.open().turn;
        let in_its_move = match by {
            Cause::Driven | Cause::Slid | Cause::Leapt => turn.mover == Some(who) && turn.step == Step::Drive,
            Cause::Pushed
            | Cause::Skidded
            | Cause::Dazed
            | Cause::Blasted
            | Cause::Jumped
            | Cause::Quaked
            | Cause::Shoved
            | Cause::Towed
            | Cause::Steadied
            | Cause::Rammed => false,
        };
        in_its_move && (turn.drive.drift || who.kind().row().passes) && movement::mover_has_moves(self.open())
    }

    /// Goes through an occupied space, or slams after all; a drift is used once (TR-8.9, TR-8.10), a bike needs none (FF-3.1).
    pub fn pass(&mut self, question: Option<Question>, through: bool) {
        let (Some(top), Some(Question::Drift { bottom })) = (self.open().turn.mover, question) else {
            return never!("nobody is asked for a drift");
        };
        if through {
            self.open_mut().turn.drive.drift = false;
            self.tell(Event::Drifted { car: top });
        } else {
            self.tell(Event::DriftHeld { car: top });
            self.collide(top, bottom, Cause::Driven);
        }
    }
}
