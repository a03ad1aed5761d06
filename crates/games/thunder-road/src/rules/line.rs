//! The turn as a line of stations (TR-7.5, IX-2.1): which of them a turn stops at. What a station does or asks is for
//! its chapter.

use super::ammo::{bounties, one_shots};
use super::{Play, bikes, commands, leaders, moments, movement, rig, shooting, upgrades};
use crate::actions::can_coast;
use crate::data::Crew;
use crate::events::{Declined, Event, Told};
use crate::rules::round::has_car_to_assign;
use crate::state::{Open, Step, Turn};
use crossroads_engine::{Chance, Sink};

impl Step {
    /// All stations, in their order.
    const LINE: [Step; 23] = [
        Step::Begin,
        Step::Start,
        Step::Steer,
        Step::RigDie,
        Step::Assign,
        Step::Coast,
        Step::Second,
        Step::FirstBike,
        Step::Command,
        Step::Token,
        Step::Commands,
        Step::EarlyShot,
        Step::Depart,
        Step::Drive,
        Step::RoadBonus,
        Step::Slingshot,
        Step::SecondWind,
        Step::AfterMove,
        Step::Shoot,
        Step::SecondShot,
        Step::NextMover,
        Step::Choppers,
        Step::End,
    ];

    /// Whether the base game has it; there is nothing to look for at the others.
    const fn is_base(self) -> bool {
        matches!(
            self,
            Step::Begin
                | Step::Assign
                | Step::Coast
                | Step::Command
                | Step::Commands
                | Step::Depart
                | Step::Drive
                | Step::RoadBonus
                | Step::Shoot
                | Step::Choppers
                | Step::End
        )
    }
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
        Step::Start => leaders::may_look(open) || upgrades::has_pit_stop(open),
        Step::Token => has_mover && commands::token_is_offered(open),
        Step::Commands => !open.turn.pending.is_empty() || bounties::may_sweep(open),
        Step::EarlyShot => shooting::may_shoot_early(open),
        Step::Slingshot => leaders::has_slingshot(open),
        Step::SecondWind => one_shots::may_have_second_wind(open),
        Step::SecondShot => upgrades::has_second_shot(open),
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
        let is_base = open.options.is_base();
        let rest = Step::LINE[from as usize..].iter().copied();
        let mut rest = rest.filter(|step| !is_base || step.is_base());
        open.turn.step = rest.find(|step| stops_at(open, *step)).unwrap_or(Step::End);
    }

    /// A turn without any die to give passes (TR-7.9, FF-2.5).
    pub fn begin_turn(&mut self) {
        if self.hear_start() {
            return;
        }
        self.go_on(Step::Start);
        self.pass_without_dice();
    }

    /// Nothing more is done at the start of a turn.
    pub fn decline_start(&mut self) {
        let seat = self.open().turn.seat;
        self.tell(Event::Declined { seat, what: Declined::Start });
        self.start_over();
    }

    /// The start of a turn is over.
    pub fn start_over(&mut self) {
        self.go_on(Step::Steer);
        self.pass_without_dice();
    }

    fn pass_without_dice(&mut self) {
        if self.open().turn.step > Step::Coast {
            let seat = self.open().turn.seat;
            self.tell(Event::TurnPassed { seat });
        }
    }
}
