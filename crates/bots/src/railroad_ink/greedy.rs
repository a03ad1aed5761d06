//! The greedy player: plans each round when it begins, and plays the last round of the base game exactly.
//!
//! It makes a handful of plans for the round, the ones after which the board promises most, and takes the one that
//! stands up best to a few rolls of the next round. Further it does not look. What a board promises,
//! [`super::evaluation`] describes and [`super::weights`] weighs. Its sample of rolls is always the same, so it
//! always plays alike.

use super::evaluation::describe;
use super::last_round::{best_last_round, good_last_round};
use super::plan::{MOST_ACTIONS, PLANNER, Plan, after, plans};
use super::weights::{Weights, weights};
use crate::player::{Player, Seen};
use arrayvec::ArrayVec;
use crossroads_engine::{PerSeat, Quick, Silent};
use crossroads_railroad_ink::RailroadInk;
use crossroads_railroad_ink::actions::Action;
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{Piece, ROUTE_DIE};
use crossroads_railroad_ink::rules;
use crossroads_railroad_ink::rules::scoring::score;
use crossroads_railroad_ink::setup::{Expansion, MustDraw, Options, rounds};
use crossroads_railroad_ink::state::{Desk, Moment, Sheet, State};
use crossroads_railroad_ink::view::{Own, View};

/// How many beginnings of a round are followed, in the round itself and in the next one.
const WIDTH: usize = 12;
const NEXT_WIDTH: usize = 2;

/// How many beginnings of the last round are followed when it is still to be rolled.
const LAST_WIDTH: usize = 24;

/// How many plans are put to the test, and with how many rolls.
const CANDIDATES: usize = 6;
const ROLLS: u64 = 6;

/// A point in the values of boards, which count hundredths.
const POINT: i32 = 100;

/// Plays the plan that promises most.
#[derive(Default)]
pub struct Greedy {
    /// What is still to be done of the plan, the next thing last.
    errands: ArrayVec<Errand, MOST_ACTIONS>,
}

/// An action that is to be taken when the own sheet looks as planned.
#[derive(Clone, Copy)]
struct Errand {
    round: u8,
    sheet: Sheet,
    action: Action,
}

impl Greedy {
    /// A greedy player.
    pub fn new() -> Greedy {
        Greedy::default()
    }

    /// Plans the rest of the round.
    fn plan(&mut self, mut table: State) {
        self.errands.clear();
        for action in best_actions(&table) {
            self.errands.push(Errand { round: table.round, sheet: table.desks[PLANNER].sheet, action });
            // Nothing follows the finish, so that the dice it may roll do not matter.
            if rules::apply(&mut table, PLANNER, action, &mut Quick::new(0), &mut Silent).is_err() {
                break;
            }
        }
        self.errands.reverse();
    }

    /// The next thing to do, if all is as planned.
    fn next_errand(&mut self, view: &View, sheet: &Sheet, legal: &[Action]) -> Option<Action> {
        let Errand { round, sheet: planned, action } = self.errands.pop()?;
        (round == view.round && planned == *sheet && legal.contains(&action)).then_some(action)
    }
}

impl Player<RailroadInk> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, RailroadInk>) -> Action {
        let (view, legal) = (seen.view(), seen.legal());
        let sheet = view.sheets[seen.seat()];
        if let Some(action) = self.next_errand(&view, &sheet, legal) {
            return action;
        }
        if let Some(own) = &view.own {
            self.plan(lone_table(&view, &sheet, own));
        }
        // A table may be stricter than the plan (RI-4.12); then one action must do.
        self.next_errand(&view, &sheet, legal).unwrap_or_else(|| best_single_action(&view, &sheet, legal))
    }
}

/// A table at which the planner sits alone, with nothing but its own sheet.
fn lone_table(view: &View, sheet: &Sheet, own: &Own) -> State {
    let desk = Desk { sheet: *sheet, shown: own.shown, turn: own.turn };
    State {
        // To plan by the strict duty takes too long: whether a drawing strands a die is a search of its own.
        options: Options { must_draw: MustDraw::AsItComes, ..view.options },
        round: view.round,
        phase: view.phase,
        roll: view.roll,
        desks: PerSeat::from_fn(1, |_| desk),
    }
}

/// What to do for the rest of the round.
fn best_actions(table: &State) -> ArrayVec<Action, MOST_ACTIONS> {
    let is_last = table.round == rounds(table.options.expansion);
    let mut actions: ArrayVec<Action, MOST_ACTIONS> = if is_last && table.options.expansion == Expansion::None {
        exact_actions(table)
    } else {
        let mut plans = plans(table, WIDTH, &value(table));
        // Where the table wants every die drawn, a plan that leaves one out is of no use.
        plans.sort_by_key(|plan| plan.desk().turn.routes_left.count_ones());
        plans.truncate(if is_last { 1 } else { CANDIDATES });
        let best = plans.into_iter().max_by_key(|plan| if is_last { 0 } else { next_round(plan) });
        best.map(|plan| plan.actions).unwrap_or_default()
    };
    actions.push(Action::Finish);
    actions
}
