//! TR-10: two road vehicles in one space. No token is drawn for it (TR-10.8), and the mover may shoot after it
//! (TR-10.11); a wreck slams like a car (TR-10.10).

use super::Play;
use crate::data::{Direction, SLAM_DIE, SlamFace, VehicleId};
use crate::events::{Event, Told};
use crate::state::{Cause, Frame, Open};
use crossroads_engine::{Chance, Seat, Sink, never};
use std::cmp::Ordering;

/// Who may roll a slam again: the owner of the larger vehicle (TR-10.4), if there is one who is in the game (TR-10.5).
pub(crate) fn may_reroll(open: &Open, top: VehicleId, bottom: VehicleId) -> Option<Seat> {
    let larger = match top.size().cmp(&bottom.size()) {
        Ordering::Equal => return None,
        Ordering::Greater => top,
        Ordering::Less => bottom,
    };
    larger.owner().filter(|owner| open.gangs[*owner].is_in)
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// A slam is resolved at once (TR-10.2); neither of the two goes on with what it was doing (TR-5.3, TR-9.9).
    pub fn slam(&mut self, top: VehicleId, bottom: VehicleId) {
        self.stop(top);
        self.stop(bottom);
        let (moves, direction) = self.roll_slam(top, bottom);
        if may_reroll(self.open(), top, bottom).is_some() {
            self.push(Frame::AskReroll { top, bottom, moves, direction });
        } else {
            self.part(top, bottom, moves, direction);
        }
    }

    fn roll_slam(&mut self, top: VehicleId, bottom: VehicleId) -> (SlamFace, Direction) {
        let (moves, direction) = (self.roll(SLAM_DIE), self.roll_direction());
        self.tell(Event::Slammed { top, bottom, moves, direction });
        (moves, direction)
    }

    /// Both dice together, once; the second result stands (TR-10.4).
    pub fn answer_slam(&mut self, reroll: bool) {
        let Some(Frame::AskReroll { top, bottom, mut moves, mut direction }) = self.take() else {
            return never!("nobody is asked for a reroll");
        };
        let Some(seat) = may_reroll(self.open(), top, bottom) else {
            return never!("nobody may roll {top:?} and {bottom:?} again");
        };
        if reroll {
            self.tell(Event::SlamRerolled { seat });
            (moves, direction) = self.roll_slam(top, bottom);
        } else {
            self.tell(Event::SlamKept { seat });
        }
        self.part(top, bottom, moves, direction);
    }

    /// The named vehicle moves one space, without cost; the other one stays (TR-10.3, TR-10.6). Where it comes to, it
    /// may be top of the next slam (TR-10.7).
    fn part(&mut self, top: VehicleId, bottom: VehicleId, moves: SlamFace, direction: Direction) {
        let who = match moves {
            SlamFace::Top => top,
            SlamFace::Bottom => bottom,
        };
        let Some(space) = self.open().space_of(who) else {
            return never!("{who:?} slams off the board");
        };
        self.push(Frame::Arrive { who, to: space.point().step(direction), by: Cause::Pushed });
    }
}
