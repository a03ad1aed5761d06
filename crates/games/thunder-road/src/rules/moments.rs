//! Moments at which a card answers what has happened. Each moment is named in one place of the rules, and what answers it
//! has its line here and nowhere else.

use super::{Play, rig};
use crate::data::{Damage, Kind, RigCommand, VehicleId};
use crate::events::Told;
use crate::rules::movement::mover_can_act;
use crate::state::{Manner, Open, Step};
use crossroads_engine::{Chance, Sink};

/// Whether something works after the move that has just ended (IX-2.2).
pub(crate) fn has_after_move(open: &Open) -> bool {
    if open.options.is_base() || !mover_can_act(open) {
        return false;
    }
    overheats(open)
        || match open.turn.rig {
            Some(RigCommand::HazardDropper) => rig::drops(open).next().is_some(),
            // Weapons do not work in round 1 (BR-8.8).
            Some(RigCommand::MissileLauncher) => open.round > 1,
            _ => false,
        }
}

/// Whether the mover has got a six, not as a coast, and is overheating (CD-5.17).
fn overheats(open: &Open) -> bool {
    let Some(mover) = open.turn.mover else { return false };
    let die = open.car(mover).and_then(|car| car.die);
    open.has(mover, Damage::Overheating) && die == Some(6) && open.turn.drive.manner == Manner::Normal
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The move is over: what works after it, in the order of IX-2.2.
    pub fn after_move(&mut self) {
        let (mover, rig) = (self.open().turn.mover, self.open().turn.rig);
        if overheats(self.open())
            && let Some(mover) = mover
        {
            self.set_on_fire(mover);
        }
        match rig {
            Some(RigCommand::HazardDropper) => self.ask_for_drop(),
            Some(RigCommand::MissileLauncher) if self.open().round > 1 => self.launch_missiles(),
            _ => {}
        }
        self.go_on(Step::Shoot);
    }

    /// A slam is over, whichever of the two moves: a leaking tank burns (CD-5.11).
    pub fn after_slam(&mut self, top: VehicleId, bottom: VehicleId) {
        for who in [top, bottom] {
            if who.kind() == Kind::Car && self.open().has(who, Damage::LeakingTank) {
                self.set_on_fire(who);
            }
        }
    }
}
