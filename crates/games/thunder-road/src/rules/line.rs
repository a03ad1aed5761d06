//! The turn as a line of stations (TR-7.5, IX-2.1): which of them a turn stops at. What a station does or asks is for
//! its chapter.

use super::{Play, bikes, commands, moments, movement, rig, shooting};
use crate::actions::can_coast;
use crate::data::Crew;
use crate::events::{Event, Told};
use crate::rules::round::has_car_to_assign;
use crate::state::{Open, Step, Turn};
use crossroads_engine::{Chance, Sink};

impl Step {
    /// All stations, in their order.
    const LINE: [Step; 16] = [
        Step::Begin,
        Step::Steer,
        Step::RigDie,
        Step::Assign,
        Step::Coast,
        Step::Second,
        Step::FirstBike,
        Step::Command,
        Step::Depart,
        Step::Drive,
        Step::RoadBonus,
        Step::AfterMove,
        Step::Shoot,
        Step::NextMover,
        Step::Choppers,
        Step::End,
    ];
}

/// Whether a turn stops at a station: something is asked or done there.
fn stops_at(open: &Open, step: Step) -> bool {
    let Turn { seat, mover, second, .. } = open.turn;
    let has_mover = mover.is_some();
    match step {
        Step::Steer => open.crew(seat) == Crew::Rig && rig::may_steer(open),
        Step::RigDie => !has_mover && open.crew(seat) == Crew::Rig && rig::dice(open).next().is_some(),
        // A car without a die comes first (TR-7.6), coasting only then (TR-7.7).
        Step::Assign => !has_mover && has_car_to_assign(open, seat),
        Step::Coast => !has_mover && open.vehicles(seat).any(|car| can_coast(open, car)),
        Step::Second => has_mover && open.crew(seat) == Crew::Bikes && bikes::has_second(open),
        Step::FirstBike => second.is_some_and(|second| Some(second.who) != mover),
        Step::Command => has_mover && open.crew(seat) == Crew::Cars && commands::are_offered(open),
        Step::Drive => movement::mover_has_moves(open),
        Step::RoadBonus => movement::may_take_bonus(open),
        Step::AfterMove => moments::has_after_move(open),
        Step::Shoot => shooting::may_shoot(open),
        Step::NextMover => second.is_some(),
        Step::Depart => has_mover,
        Step::Begin | Step::Choppers | Step::End => true,
    }
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The turn goes on to the first station from here on at which it stops.
    pub fn go_on(&mut self, from: Step) {
        let open = self.open_mut();
        let rest = &Step::LINE[from as usize..];
        open.turn.step = rest.iter().copied().find(|step| stops_at(open, *step)).unwrap_or(Step::End);
    }

    /// A turn without any die to give passes (TR-7.9, FF-2.5).
    pub fn begin_turn(&mut self) {
        self.go_on(Step::Steer);
        if self.open().turn.step > Step::Coast {
            let seat = self.open().turn.seat;
            self.tell(Event::TurnPassed { seat });
        }
    }
}
