//! Moments at which a card answers what has happened. Each moment is named in one place of the rules, and what answers it
//! has its line here and nowhere else. Where nobody at the table can listen, a moment costs one look at the options.

use super::ammo::bonus;
use super::{Play, leaders, rig, upgrades};
use crate::data::{Command, Damage, Kind, RigCommand, Space, VehicleId};
use crate::events::Told;
use crate::rules::movement::mover_can_act;
use crate::state::{Frame, Manner, Open, Question, Step};
use crossroads_engine::{Chance, Sink};

/// Whether something works after the move that has just ended (IX-2.2).
pub(crate) fn has_after_move(open: &Open) -> bool {
    if open.options.is_base() {
        return false;
    }
    roadblocks(open)
        || dumps_cargo(open)
        || mover_can_act(open)
            && (overheats(open)
                || throws_flames(open)
                || upgrades::layer(open).is_some()
                || drops_hazard(open)
                || launches(open))
}

/// Whether the mover has got a six, not as a coast, and is overheating (CD-5.17).
fn overheats(open: &Open) -> bool {
    let Some(mover) = open.turn.mover else { return false };
    let die = open.car(mover).and_then(|car| car.die);
    open.has(mover, Damage::Overheating) && die == Some(6) && open.turn.drive.manner == Manner::Normal
}

/// Whether a roadblock is to be placed: it is no weapon, so an inoperable mover has it too (IX-2.2).
fn roadblocks(open: &Open) -> bool {
    open.works(Command::Roadblock) && leaders::roadblocks(open).next().is_some()
}

/// Whether cargo is to be dumped, by an inoperable mover too (EA-6.3, IX-2.2).
fn dumps_cargo(open: &Open) -> bool {
    open.works(Command::DumpCargo) && bonus::dumps(open).next().is_some()
}

/// Whether a hazard token is to be dropped behind the rig (BR-8.1).
fn drops_hazard(open: &Open) -> bool {
    open.rig_works(RigCommand::HazardDropper) && rig::drops(open).next().is_some()
}

/// Whether missiles are to be launched: weapons do not work in round 1 (BR-8.8).
fn launches(open: &Open) -> bool {
    open.rig_works(RigCommand::MissileLauncher) && open.round > 1
}

/// Whether the mover throws flames: not in round 1 (CS-4.11).
fn throws_flames(open: &Open) -> bool {
    open.works(Command::Flamethrower) && open.round > 1
}

/// Whether what was to be asked after the move has nothing left to act on, since what came before it has taken the last space
/// or token (IX-2.2).
pub(crate) fn has_come_to_nothing(open: &Open, question: Question) -> bool {
    match question {
        Question::DumpCargo => bonus::dumps(open).next().is_none(),
        Question::Lay => upgrades::layer(open).is_none(),
        _ => false,
    }
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The move is over: what works after it, in the order of IX-2.2. It comes once, after the last bonus move, and what asks or
    /// rolls goes on the stack in reverse.
    pub fn after_move(&mut self) {
        let mover = self.open().turn.mover;
        let is_able = mover_can_act(self.open());
        if is_able
            && overheats(self.open())
            && let Some(mover) = mover
        {
            self.set_on_fire(mover);
        }
        if is_able && upgrades::layer(self.open()).is_some() {
            self.push(Frame::Ask(Question::Lay));
        }
        if is_able && throws_flames(self.open()) {
            self.flamethrower();
        }
        if dumps_cargo(self.open()) {
            self.push(Frame::Ask(Question::DumpCargo));
        }
        if roadblocks(self.open()) {
            self.push(Frame::Ask(Question::Roadblock));
        }
        if is_able && drops_hazard(self.open()) {
            self.ask_for_drop();
        }
        if is_able && launches(self.open()) {
            self.launch_missiles();
        }
        self.go_on(Step::Shoot);
    }

    /// The dice of a round lie: what is asked before its first turn (IX-2.11).
    pub fn round_began(&mut self) {
        if self.open().options.bounties && self.open().round > 1 {
            self.push(Frame::Rearmost);
        }
        if self.open().options.leaders {
            self.ask_lead_foot();
        }
    }

    /// A road vehicle comes into a space; if a token lies there, before that acts (CS-4.8).
    pub fn came_onto_token(&mut self, who: VehicleId, space: Space) {
        if self.open().options.leaders && self.open().token(space).is_some() {
            self.scrap_run(who);
        }
    }

    /// A shot has hit, for good; its damage is still to come.
    pub fn after_hit(&mut self, by: Option<VehicleId>, target: VehicleId) {
        if self.open().options.leaders {
            self.blood_rush(by);
        }
        if self.open().options.upgrades
            && let Some(by) = by
        {
            self.upgraded_hit(by, target);
        }
    }

    /// A car or a bike has become inoperable.
    pub fn became_inoperable(&mut self, who: VehicleId) {
        if self.open().options.bounties {
            self.note_inoperable(who);
        }
    }

    /// A road vehicle leaves the table.
    pub fn was_eliminated(&mut self, who: VehicleId) {
        if self.open().options.bounties {
            self.note_eliminated(who);
        }
    }

    /// A slam moves one of the two, and the other one stays.
    pub fn slam_moves(&mut self, who: VehicleId, other: VehicleId) {
        if self.open().options.bounties {
            self.note_slam(who, other);
        }
    }

    /// A slam is over, whichever of the two moves: a leaking tank burns (CD-5.11).
    pub fn after_slam(&mut self, top: VehicleId, bottom: VehicleId) {
        // A ram plate is for the first slam of the turn (EA-6.6).
        let mover = self.open().turn.mover;
        if mover == Some(top) || mover == Some(bottom) {
            self.open_mut().turn.works.remove(Command::RamPlate);
        }
        for who in [top, bottom] {
            if who.kind() == Kind::Car && self.open().has(who, Damage::LeakingTank) {
                self.set_on_fire(who);
            }
        }
    }
}
