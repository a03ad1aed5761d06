//! TR-11: shots of cars and choppers, which shoot alike (TR-11.9). Who stands under a chopper shoots before the end of
//! the turn (TR-11.8).

use super::Play;
use super::movement::mover_can_act;
use crate::data::{Direction, SHOOTING_DIE, Space, VehicleId};
use crate::events::{Declined, Event, Told};
use crate::state::{Frame, Open, Step};
use crossroads_engine::{Chance, Sink};

/// The road vehicles in the front arc of a shooter, whoever owns them (TR-11.3); the arc ends at the edges of the
/// board (TR-11.4).
pub(crate) fn targets(
    open: &Open,
    from: Option<Space>,
    shooter: Option<VehicleId>,
) -> impl Iterator<Item = VehicleId> {
    let arc = from.into_iter().flat_map(|from| Direction::ARC.map(|direction| from.neighbour(direction)));
    arc.flatten().filter_map(move |space| open.other_in(space, shooter))
}

/// Whether the mover is able to shoot at all (TR-11.2).
pub(crate) fn is_able(open: &Open) -> bool {
    mover_can_act(open) && open.turn.mover.is_some_and(|mover| open.space_of(mover).is_some())
}

/// Whether a shot is offered: not in round 1 (TR-11.1), and only with a target (TR-11.5).
pub(crate) fn may_shoot(open: &Open) -> bool {
    let from = open.turn.mover.and_then(|mover| open.space_of(mover));
    open.round > 1 && is_able(open) && targets(open, from, open.turn.mover).next().is_some()
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The mover shoots, or does not (TR-11.5); then the turn ends.
    pub fn car_shot(&mut self, target: Option<VehicleId>) {
        let (seat, mover) = (self.open().turn.seat, self.open().turn.mover);
        self.open_mut().turn.step = Step::End;
        match target {
            Some(target) => self.shoot(mover, target),
            None => self.tell(Event::Declined { seat, what: Declined::Shot }),
        }
    }

    /// One roll at one target: a face that names its size hits (TR-11.6), and a hit is one damage (TR-11.7).
    pub fn shoot(&mut self, car: Option<VehicleId>, target: VehicleId) {
        let face = self.roll(SHOOTING_DIE);
        let hit = face.hits(target.size());
        let seat = self.open().turn.seat;
        self.tell(Event::Shot { seat, car, target, face, hit });
        if hit {
            self.push(Frame::Hurt { who: target });
        }
    }
}
