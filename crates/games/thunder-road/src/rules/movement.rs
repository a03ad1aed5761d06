//! TR-9, BR-3.3, BR-3.5 and CD-4.4: the move of a turn.

use super::{Play, readings};
use crate::data::{Direction, Ground, Kind, Leader, Point, RigCommand, Terrain, VehicleId};
use crate::events::{Declined, Event, Told};
use crate::state::{Bonus, Cause, Frame, Manner, Open, Place, Step, Way};
use crossroads_engine::{Chance, Sink, never};

/// Where the mover may step: into its front arc (TR-9.2), as far as it can steer (CD-5.8, BR-3.3); the rig never over a
/// side edge (BR-3.5).
pub(crate) fn ways(open: &Open) -> impl Iterator<Item = Direction> {
    let mover = open.turn.mover;
    Direction::ARC.into_iter().filter(move |way| {
        mover.is_some_and(|mover| match mover.kind() {
            Kind::Section => rig_steers(open, *way) && !leads_over_side(open, *way),
            Kind::Car | Kind::Bike | Kind::Wreck => readings::steers(open, mover, *way),
        })
    })
}

/// Whether the power steering of the rig still allows a direction (BR-3.3).
pub(crate) fn rig_steers(open: &Open, way: Direction) -> bool {
    way == Direction::Front || open.rig.steering.unwrap_or(0) > 0
}

/// Whether a step of the rig would lead over a side edge.
pub(crate) fn leads_over_side(open: &Open, way: Direction) -> bool {
    let to = open.space_of(VehicleId::RIG).map(|space| space.point().step(way).ground());
    to == Some(Ground::OverSide)
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The move begins where the car now stands; a car that a chopper's shot has put out of action has none (TR-8.7). One
    /// that burns rolls the fire die first (CD-4.4).
    pub fn depart(&mut self) {
        let open = self.open_mut();
        let Some(mover) = open.turn.mover else { return self.go_on(Step::Choppers) };
        open.turn.drive.on_road = match open.place(mover) {
            // The starting area counts as road (TR-9.11).
            Place::Waiting => true,
            Place::On(space) => readings::counts_as(open, mover, open.terrain(space)) == Terrain::Road,
            Place::Gone | Place::Home | Place::Hanging => false,
        };
        open.turn.from = open.space_of(mover);
        if mover_can_act(open) && !open.options.is_base() {
            open.turn.drive.moves = readings::moves(open, mover, &open.turn.drive);
            if open.car(mover).is_some_and(|car| car.burning) {
                let roll = self.roll_fire(mover);
                return self.climb(roll, 0);
            }
            return self.set_out(mover);
        }
        self.go_on(Step::Drive);
    }

    /// The moves of the move are what they are (IX-2.3).
    pub fn set_out(&mut self, mover: VehicleId) {
        let open = self.open_mut();
        open.turn.drive.moves = readings::after_flat_tyres(open, mover, open.turn.drive.moves);
        self.go_on(Step::Drive);
    }

    /// The first move of a car that waits: any row of the rear column, whatever tile that is (TR-9.6, TR-9.8, BR-1.4).
    pub fn enter(&mut self, row: u8) {
        let Some(who) = self.open().turn.mover else {
            return never!("no car is assigned");
        };
        let to = Point { row: row as i8, column: 0 };
        self.begin_chain();
        // From the starting area it comes from behind (CD-2.5, CD-2.9).
        self.push(Frame::Arrive { who, to, by: Cause::Driven, way: Way::step(Direction::Front) });
    }

    /// One space into the front arc (TR-9.2); the rig steers for it (BR-3.3).
    pub fn drive(&mut self, direction: Direction) {
        let mover = self.open().turn.mover;
        let Some((who, space)) = mover.and_then(|who| Some((who, self.open().space_of(who)?))) else {
            return never!("no car on the board is assigned");
        };
        if who == VehicleId::RIG
            && direction != Direction::Front
            && let Some(steering) = &mut self.open_mut().rig.steering
        {
            *steering = steering.saturating_sub(1);
        }
        self.begin_chain();
        let to = space.point().step(direction);
        self.push(Frame::Arrive { who, to, by: Cause::Driven, way: Way::step(direction) });
    }

    /// The bonus is used whole or not at all, once a move (TR-9.12).
    pub fn road_bonus(&mut self, take: bool) {
        let open = self.open_mut();
        let (seat, moves) = (open.turn.seat, readings::road_die(open));
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
    /// the moves of a dazed car (TR-12.10), or the steps of one that moves slow and steady (EA-4.5).
    pub fn stop(&mut self, who: VehicleId) {
        let open = self.open_mut();
        if open.turn.mover == Some(who) && open.turn.step == Step::Drive {
            open.turn.drive.moves = 0;
            open.turn.drive.stopped = true;
        }
        for frame in open.stack.from_top_mut() {
            match frame {
                Frame::Suffer { who: it, dazed: rest } | Frame::Steady { who: it, steps: rest, .. }
                    if *it == who =>
                {
                    *rest = 0;
                }
                _ => {}
            }
        }
    }

    /// A driven or dazed step pays what the space costs as it looks before the entry; the last move is always enough
    /// (TR-4.8, TR-9.4).
    pub fn pay(&mut self, by: Cause, cost: u8) {
        let open = self.open_mut();
        let purse = match by {
            Cause::Driven => &mut open.turn.drive.moves,
            // A leap costs one move, whatever it lands in (CS-5.26).
            Cause::Leapt => {
                open.turn.drive.moves = open.turn.drive.moves.saturating_sub(1);
                return;
            }
            Cause::Dazed => match open.stack.last_mut() {
                Some(Frame::Suffer { dazed, .. }) => dazed,
                other => return never!("{other:?} dazes nobody"),
            },
            Cause::Pushed
            | Cause::Slid
            | Cause::Skidded
            | Cause::Blasted
            | Cause::Jumped
            | Cause::Quaked
            | Cause::Shoved
            | Cause::Towed
            | Cause::Steadied
            | Cause::Rammed => return,
        };
        *purse = purse.saturating_sub(cost);
    }

    /// The bonus lives as long as the mover meets nothing but road (TR-9.10); oil counts as road (TR-6.11).
    pub fn note_terrain(&mut self, who: VehicleId, terrain: Terrain) {
        let terrain = readings::counts_as(self.open(), who, terrain);
        let turn = &mut self.open_mut().turn;
        if turn.mover == Some(who) && terrain != Terrain::Road {
            turn.drive.on_road = false;
            // Salt gives the bonus whatever else is crossed (CD-2.13).
            turn.drive.salt |= terrain == Terrain::Salt;
        }
    }
}

/// Whether the car of this turn can go on: it is operable, and so its owner is in the game (TR-15.5).
pub(crate) fn mover_can_act(open: &Open) -> bool {
    open.turn.mover.is_some_and(|mover| open.is_operable(mover))
}

/// Whether the next step is to be chosen.
pub(crate) fn mover_has_moves(open: &Open) -> bool {
    open.turn.drive.moves > 0 && mover_can_act(open)
}

/// Whether a slam or damage has taken the bonus (TR-9.13).
pub(crate) fn bonus_is_lost(open: &Open) -> bool {
    open.turn.drive.stopped && !open.options.bonus_after_stop
}

/// Whether the mover has what the road die asks for: nothing but road (TR-9.10) or salt (CD-2.13); the rig its traction
/// drive, and nothing else (BR-3.7, BR-8.4).
pub(crate) fn earns_bonus(open: &Open) -> bool {
    match open.turn.mover.map(VehicleId::kind) {
        Some(Kind::Section) => open.rig_works(RigCommand::TractionDrive),
        _ => open.turn.drive.on_road || open.turn.drive.salt || ends_on_road(open),
    }
}

/// Whether a black ribbon gives the bonus: the last space of the normal move is road (CS-4.3).
fn ends_on_road(open: &Open) -> bool {
    open.turn_led_by(Leader::Asha)
        && open
            .turn
            .mover
            .and_then(|mover| open.space_of(mover))
            .is_some_and(|space| open.terrain(space) == Terrain::Road)
}

/// Whether the road die bonus is offered: earned, not stopped (TR-9.13), not coasting (TR-9.14), once a move (TR-9.12), and
/// with an injector that works (CD-5.16).
pub(crate) fn may_take_bonus(open: &Open) -> bool {
    let drive = &open.turn.drive;
    mover_can_act(open)
        && earns_bonus(open)
        && !bonus_is_lost(open)
        && drive.manner == Manner::Normal
        && drive.bonus == Bonus::Ahead
        && open.turn.mover.is_some_and(|mover| readings::has_injector(open, mover))
}
