//! TR-10, BR-5, FF-3.5 and FF-3.6: two road vehicles in one space. No token is drawn for it (TR-10.8), and the mover may
//! shoot after it (TR-10.11); a wreck slams like a car (TR-10.10).

use super::{Play, readings, upgrades};
use crate::data::{Command, Direction, Kind, SLAM_DIE, SlamFace, Stance, Upgrade, VehicleId};
use crate::events::{Event, Told};
use crate::state::{Cause, Frame, Open, Question, Roll, Way};
use crossroads_engine::{Chance, Seat, Sink, never};
use std::cmp::Ordering;

/// How it is settled which of two vehicles moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// By the slam die (TR-10.3).
    ByDie,
    /// It is this one, and nobody rolls again (BR-5.1, BR-5.2, FF-3.5).
    Already(SlamFace),
    /// By the owner of both (FF-3.6).
    ByOwner,
}

/// How a slam of these two is settled.
pub fn settled(top: VehicleId, bottom: VehicleId) -> Settled {
    use Stance::{Even, GivesWay, Immovable};
    match (top.kind().row().stance, bottom.kind().row().stance) {
        (Even, Even) => Settled::ByDie,
        (GivesWay, GivesWay) => Settled::ByOwner,
        (Immovable, _) | (Even, GivesWay) => Settled::Already(SlamFace::Bottom),
        (_, Immovable) | (GivesWay, Even) => Settled::Already(SlamFace::Top),
    }
}

/// Who may roll a slam again: the owner of the larger vehicle (TR-10.4), if there is one who is in the game (TR-10.5).
pub(crate) fn may_reroll(open: &Open, top: VehicleId, bottom: VehicleId) -> Option<Seat> {
    if settled(top, bottom) != Settled::ByDie {
        return None;
    }
    let larger = match readings::slam_size(open, top).cmp(&readings::slam_size(open, bottom)) {
        Ordering::Equal => return None,
        Ordering::Greater => top,
        Ordering::Less => bottom,
    };
    open.player_of(larger)
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// A slam is resolved at once (TR-10.2); neither of the two goes on with what it was doing (TR-5.3, TR-9.9). The rig
    /// stops only where it drives into somebody (BR-5.3).
    pub fn slam(&mut self, top: VehicleId, bottom: VehicleId) {
        self.stop(top);
        if bottom.kind() != Kind::Section {
            self.stop(bottom);
        }
        match settled(top, bottom) {
            Settled::ByDie if self.shoves(top, bottom) => {
                self.open_mut().turn.works.remove(Command::BigShove);
                let roll = self.roll_shove(top, bottom);
                self.climb(roll, 0);
            }
            Settled::ByDie => {
                let roll = self.roll_slam(top, bottom);
                self.climb(roll, 0);
            }
            Settled::Already(moves) => {
                let direction = self.roll_direction();
                self.tell(Event::Slammed { top, bottom, moves, direction });
                self.part(top, bottom, moves, direction);
            }
            Settled::ByOwner => {
                let direction = self.roll_direction();
                self.tell(Event::BikesSlammed { top, bottom, direction });
                if self.open().player_of(top).is_some() {
                    self.push(Frame::Ask(Question::GiveWay { top, bottom, direction }));
                } else {
                    self.part(top, bottom, SlamFace::Top, direction);
                }
            }
        }
    }

    /// Throws the slam die and the direction die.
    pub fn roll_slam(&mut self, top: VehicleId, bottom: VehicleId) -> Roll {
        let (moves, direction) = (self.roll(SLAM_DIE), self.roll_direction());
        self.tell(Event::Slammed { top, bottom, moves, direction });
        Roll::Slam { top, bottom, moves, direction }
    }

    /// Whether who moves is chosen: in the first slam of the car that was assigned (CS-4.5).
    fn shoves(&self, top: VehicleId, bottom: VehicleId) -> bool {
        let mover = self.open().turn.mover;
        self.open().works(Command::BigShove) && (mover == Some(top) || mover == Some(bottom))
    }

    /// Throws the direction die alone: who moves will be chosen (CS-4.5).
    pub fn roll_shove(&mut self, top: VehicleId, bottom: VehicleId) -> Roll {
        let direction = self.roll_direction();
        self.tell(Event::ShoveRolled { top, bottom, direction });
        Roll::BigShove { top, bottom, direction }
    }

    /// The owner says which of two bikes moves (FF-3.6).
    pub fn give_way(&mut self, question: Option<Question>, who: VehicleId) {
        let Some(Question::GiveWay { top, bottom, direction }) = question else {
            return never!("no bike is asked to give way");
        };
        self.tell(Event::GaveWay { bike: who, direction });
        self.part(top, bottom, if who == top { SlamFace::Top } else { SlamFace::Bottom }, direction);
    }

    /// The named vehicle moves one space, without cost; the other one stays (TR-10.3, TR-10.6). Where it comes to, it
    /// may be top of the next slam (TR-10.7, BR-5.4).
    pub fn part(&mut self, top: VehicleId, bottom: VehicleId, moves: SlamFace, direction: Direction) {
        self.after_slam(top, bottom);
        let (who, other) = match moves {
            SlamFace::Top => (top, bottom),
            SlamFace::Bottom => (bottom, top),
        };
        let direction = if upgrades::guard_rails(self.open(), who, other, direction) {
            let direction = self.roll_direction();
            self.tell(Event::RailsHeld { car: who, direction });
            direction
        } else {
            direction
        };
        self.slam_moves(who, other);
        if self.open().wears(other, Upgrade::HeavyRam) {
            self.push(Frame::PushOn { who, way: direction });
        }
        let Some(space) = self.open().space_of(who) else {
            return never!("{who:?} slams off the board");
        };
        self.push_further(who, direction);
        let to = space.point().step(direction);
        self.push(Frame::Arrive { who, to, by: Cause::Pushed, way: Way::step(direction) });
    }
}
