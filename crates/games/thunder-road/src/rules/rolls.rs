//! Dice that somebody may roll again: every such roll lies on the stack and climbs a ladder of those who may (IX-2.7,
//! IX-2.8); when nobody is left to be asked, it stands.

use super::{Play, slams};
use crate::data::{Damage, RigCommand, VehicleId};
use crate::events::{Event, Told};
use crate::state::{Frame, Open, Question, Roll, Rung};
use crossroads_engine::{Chance, Seat, Sink, never};

/// Who may roll dice again on a rung of the ladder.
pub(crate) fn may_reroll(open: &Open, roll: Roll, rung: Rung) -> Option<Seat> {
    match (roll, rung) {
        (Roll::Slam { top, bottom, .. }, Rung::Size) => slams::may_reroll(open, top, bottom),
        (Roll::Slam { .. }, _) | (Roll::Shot { .. }, Rung::Size) => None,
        (Roll::Shot { by, .. }, Rung::TargetingComputer) => {
            let is_on = by == Some(VehicleId::RIG) && open.turn.rig == Some(RigCommand::TargetingComputer);
            is_on.then_some(open.turn.seat)
        }
        // This one needs a miss, the computer does not (IX-2.7).
        (Roll::Shot { target, face, .. }, Rung::OpenEngineBay) => {
            let may = !face.hits(target.size()) && open.has(target, Damage::OpenEngineBay);
            may.then_some(open.turn.seat)
        }
    }
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// Dice have been rolled: the first who may roll them again is asked, from this rung on; if nobody may, they stand.
    pub fn climb(&mut self, roll: Roll, from: usize) {
        let rungs = Rung::ALL.get(from..).unwrap_or_default();
        match rungs.iter().find(|rung| may_reroll(self.open(), roll, **rung).is_some()) {
            Some(rung) => self.push(Frame::Ask(Question::Reroll { roll, rung: *rung })),
            None => match roll {
                Roll::Slam { top, bottom, moves, direction } => self.part(top, bottom, moves, direction),
                Roll::Shot { target, aim, face, .. } => self.strike(target, aim, face),
            },
        }
    }

    /// All dice of the roll together, once for each who may; the last result stands (TR-10.4).
    pub fn answer_roll(&mut self, question: Option<Question>, again: bool) {
        let Some(Question::Reroll { roll, rung }) = question else {
            return never!("nobody is asked for a reroll");
        };
        let Some(seat) = may_reroll(self.open(), roll, rung) else {
            return never!("nobody may roll {roll:?} again");
        };
        self.tell(match (roll, again) {
            (Roll::Slam { .. }, true) => Event::SlamRerolled { seat },
            (Roll::Slam { .. }, false) => Event::SlamKept { seat },
            (Roll::Shot { .. }, true) => Event::ShotRerolled { seat },
            (Roll::Shot { .. }, false) => Event::ShotKept { seat },
        });
        let roll = match roll {
            _ if !again => roll,
            Roll::Slam { top, bottom, .. } => self.roll_slam(top, bottom),
            Roll::Shot { by, target, aim, .. } => self.roll_shot(by, target, aim),
        };
        self.climb(roll, rung as usize + 1);
    }
}
