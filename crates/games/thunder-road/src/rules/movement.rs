//! TR-9: the move of a turn.

use super::Play;
use crate::data::{Direction, Point, Terrain, VehicleId};
use crate::events::{Declined, Event, Told};
use crate::rules::shooting;
use crate::state::{Bonus, Cause, Frame, Manner, Open, Place, Step};
use crossroads_engine::{Chance, Sink, never};

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The move begins where the car now stands; a car that a chopper's shot has put out of action has none (TR-8.7).
    pub fn depart(&mut self) {
        let open = self.open_mut();
        let place = open.turn.mover.and_then(|mover| open.car(mover)).map(|car| car.place);
        open.turn.drive.on_road = match place {
            // The starting area counts as road (TR-9.11).
            Some(Place::Waiting) => true,
            Some(Place::On(space)) => open.terrain(space) == Terrain::Road,
            Some(Place::Gone | Place::Home) | None => false,
        };
        open.turn.step = if mover_can_act(open) { Step::Drive } else { Step::End };
    }

    /// Whether the next step is to be chosen.
    pub fn mover_has_moves(&self) -> bool {
        self.open().turn.drive.moves > 0 && mover_can_act(self.open())
    }

    /// The first move of a car that waits: any row of the rear column, whatever tile that is (TR-9.6, TR-9.8).
    pub fn enter(&mut self, row: u8) {
        let Some(who) = self.open().turn.mover else {
            return never!("no car is assigned");
        };
        self.push(Frame::Arrive { who, to: Point { row: row as i8, column: 0 }, by: Cause::Driven });
    }

    /// One space into the front arc (TR-9.2).
    pub fn drive(&mut self, direction: Direction) {
        let mover = self.open().turn.mover;
        let Some((who, space)) = mover.and_then(|who| Some((who, self.open().space_of(who)?))) else {
            return never!("no car on the board is assigned");
        };
        self.push(Frame::Arrive { who, to: space.point().step(direction), by: Cause::Driven });
    }

    /// The moves are used up or lost: the bonus is asked, then the shot, or the turn ends.
    pub fn end_drive(&mut self) {
        let open = self.open_mut();
        open.turn.step = if !mover_can_act(open) {
            Step::End
        } else if may_take_bonus(open) {
            Step::RoadBonus
        } else if shooting::may_shoot(open) {
            Step::Shoot
        } else {
            Step::End
        };
    }

    /// The bonus is used whole or not at all, once a move (TR-9.12).
    pub fn road_bonus(&mut self, take: bool) {
        let open = self.open_mut();
        let (seat, moves) = (open.turn.seat, open.road_die);
        open.turn.drive.bonus = Bonus::Settled;
        open.turn.step = Step::Drive;
        if take {
            open.turn.drive.moves = moves;
            self.tell(Event::BonusTaken { seat, moves });
        } else {
            self.tell(Event::Declined { seat, what: Declined::RoadBonus });
        }
    }

    /// A vehicle that slams or takes damage loses the rest: the moves of the mover, whose move is over (TR-9.9), and
    /// the moves of a dazed car (TR-12.10).
    pub fn stop(&mut self, who: VehicleId) {
        let open = self.open_mut();
        if open.turn.mover == Some(who) && open.turn.step == Step::Drive {
            open.turn.drive.moves = 0;
            open.turn.drive.stopped = true;
        }
        for work in open.stack.iter_mut() {
            if let Frame::Suffer { who: sufferer, dazed } = &mut work.frame
                && *sufferer == who
            {
                *dazed = 0;
            }
        }
    }

    /// A driven or dazed step pays what the space costs as it looks before the entry; the last move is always enough
    /// (TR-4.8, TR-9.4).
    pub fn pay(&mut self, by: Cause, cost: u8) {
        let open = self.open_mut();
        let purse = match by {
            Cause::Driven => &mut open.turn.drive.moves,
            Cause::Dazed => match open.stack.last_mut().map(|work| &mut work.frame) {
                Some(Frame::Suffer { dazed, .. }) => dazed,
                other => return never!("{other:?} dazes nobody"),
            },
            Cause::Pushed | Cause::Slid | Cause::Skidded | Cause::Blasted => return,
        };
        *purse = purse.saturating_sub(cost);
    }

    /// The bonus lives as long as the mover meets nothing but road (TR-9.10); oil counts as road (TR-6.11).
    pub fn note_terrain(&mut self, who: VehicleId, terrain: Terrain) {
        let turn = &mut self.open_mut().turn;
        if turn.mover == Some(who) && terrain != Terrain::Road {
            turn.drive.on_road = false;
        }
    }
}

/// Whether the car of this turn can go on: it is operable, and so its owner is in the game (TR-15.5).
pub(crate) fn mover_can_act(open: &Open) -> bool {
    open.turn.mover.and_then(|mover| open.car(mover)).is_some_and(|car| car.is_operable())
}

/// Whether a slam or damage has taken the bonus (TR-9.13).
pub(crate) fn bonus_is_lost(open: &Open) -> bool {
    open.turn.drive.stopped && !open.options.bonus_after_stop
}

/// Whether the road die bonus is offered: nothing but road (TR-9.10), not stopped (TR-9.13), not coasting (TR-9.14),
/// once a move (TR-9.12).
fn may_take_bonus(open: &Open) -> bool {
    let drive = &open.turn.drive;
    drive.on_road && !bonus_is_lost(open) && drive.manner == Manner::Normal && drive.bonus == Bonus::Ahead
}
