//! The greedy player: plans each round when it begins, and plays the last round of the base game exactly.
//!
//! It looks no further than the round it is in. What a board promises beyond, [`super::evaluation`] describes and
//! [`super::weights`] weighs; in the second last round of the base game it asks instead what the last round would
//! bring on average. It draws no chance, so it always plays alike.

use super::evaluation::describe;
use super::last_round::best_last_round;
use super::plan::{MOST_ACTIONS, PLANNER, Plan, after, plans};
use super::weights::{Weights, weights};
use crate::player::{Player, Seen};
use arrayvec::ArrayVec;
use crossroads_engine::{Chance, PerSeat, Quick, Silent};
use crossroads_railroad_ink::RailroadInk;
use crossroads_railroad_ink::actions::Action;
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{Piece, ROUTE_DIE, STATION_DIE};
use crossroads_railroad_ink::rules;
use crossroads_railroad_ink::rules::scoring::score;
use crossroads_railroad_ink::setup::{Expansion, MustDraw, Options, rounds};
use crossroads_railroad_ink::state::{Desk, Moment, Sheet, State};
use crossroads_railroad_ink::view::{Own, View};

/// How many beginnings of a round are followed.
const WIDTH: usize = 12;

/// How many plans for the second last round are weighed against each other, and by how many rolls.
const CANDIDATES: usize = 8;
const ROLLS: usize = 8;

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
        let actions = best_actions(&table);
        self.errands.clear();
        for action in actions {
            let errand = Errand { round: table.round, sheet: table.desks[PLANNER].sheet, action };
            if rules::apply(&mut table, PLANNER, action, &mut Quick::new(0), &mut Silent).is_err() {
                break;
            }
            self.errands.push(errand);
        }
        self.errands.reverse();
    }

    /// The next thing to do, if all is as planned.
    fn next_errand(&mut self, view: &View, sheet: &Sheet, legal: &[Action]) -> Option<Action> {
        let Errand { round, sheet: expected, action } = self.errands.pop()?;
        (round == view.round && expected == *sheet && legal.contains(&action)).then_some(action)
    }
}

impl Player<RailroadInk> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, RailroadInk>) -> Action {
        let (view, legal) = (seen.view(), seen.legal());
        let sheet = view.sheets[seen.seat()];
        if let Some(action) = self.next_errand(&view, &sheet, legal) {
            return action;
        }
        let Some(own) = &view.own else { return legal[0] };
        let finished = legal.contains(&Action::Finish);
        if finished && self.errands.is_empty() && own.turn.routes_left == 0 {}
        let table = lone_table(&view, &sheet, own);
        self.plan(table);
        if let Some(action) = self.next_errand(&view, &sheet, legal) {
            return action;
        }
        best_single_action(&view.options, view.round, &sheet, legal)
    }
}
