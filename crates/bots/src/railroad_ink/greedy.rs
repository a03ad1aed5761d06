//! The greedy player: plans each round when it begins, and plays the last round of the base game exactly.
//!
//! It makes a handful of plans for the round, the ones after which the board promises most, and takes the one that
//! stands up best to a few rolls of the next round. Further it does not look. What a board promises,
//! [`super::evaluation`] describes and [`super::weights`] weighs. Which rolls those are is a matter of its seat: in the same seat
//! it always plays alike, and two of them at one table do not draw the same board.

use super::evaluation::describe;
use super::last_round::{best_last_round, good_last_round};
use super::plan::{MOST_ACTIONS, PLANNER, Plan, after, plans};
use super::weights::{Weights, weights};
use crate::player::{Patience, Player, Seen};
use arrayvec::ArrayVec;
use crossroads_engine::{PerSeat, Quick, Seat, Silent};
use crossroads_railroad_ink::RailroadInk;
use crossroads_railroad_ink::actions::Action;
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{Drawing, Piece};
use crossroads_railroad_ink::rules;
use crossroads_railroad_ink::rules::scoring::score;
use crossroads_railroad_ink::setup::{Expansion, MustDraw, Options, rounds};
use crossroads_railroad_ink::state::{Desk, Sheet, State};
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
    fn plan(&mut self, mut table: State, seat: Seat, strict: bool, patience: &Patience) {
        self.errands.clear();
        for action in best_actions(&table, seat, strict, patience) {
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
        if let Some(own) = view.own.as_ref().filter(|_| !seen.patience().is_over()) {
            let strict = view.options.must_draw == MustDraw::AsManyAsPossible;
            self.plan(lone_table(&view, &sheet, own), seen.seat(), strict, seen.patience());
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

/// What to do for the rest of the round. A strict table wants as many dice drawn as can be (RI-4.12).
fn best_actions(
    table: &State,
    seat: Seat,
    strict: bool,
    patience: &Patience,
) -> ArrayVec<Action, MOST_ACTIONS> {
    let is_last = table.round == rounds(table.options.expansion);
    let exact = if is_last { exact_actions(table, strict) } else { None };
    let mut actions = exact.unwrap_or_else(|| {
        let mut plans = plans(table, WIDTH, &value(table));
        if strict {
            plans.sort_by_key(|plan| plan.desk().turn.routes_left.count_ones());
        }
        plans.truncate(if is_last { 1 } else { CANDIDATES });
        // Of equals the first, which promises more by itself.
        let tested =
            |plan: &&Plan| if is_last || patience.is_over() { i32::MIN } else { next_round(plan, seat) };
        let best = plans.iter().rev().max_by_key(tested);
        best.map(|plan| plan.actions.clone()).unwrap_or_default()
    });
    actions.push(Action::Finish);
    actions
}

/// The best last round of the base game, if that is what is asked for.
fn exact_actions(table: &State, strict: bool) -> Option<ArrayVec<Action, MOST_ACTIONS>> {
    if table.options.expansion != Expansion::None {
        return None;
    }
    let Desk { sheet, turn, .. } = &table.desks[PLANNER];
    let left = |die: &usize| turn.routes_left & (1 << die) != 0;
    let dice: ArrayVec<Piece, 4> = (0..4).filter(left).map(|die| table.roll.routes[die]).collect();
    let specials = if turn.special_used { ArrayVec::new() } else { specials_left(sheet) };
    let solution = best_last_round(&sheet.board, &dice, &specials, &table.options);
    let action = |drawing: &Drawing| {
        if drawing.shape.piece().is_special() {
            Action::DrawSpecial(*drawing)
        } else {
            Action::DrawRoute(*drawing)
        }
    };
    let actions: ArrayVec<Action, MOST_ACTIONS> = solution.drawings.iter().map(action).collect();
    let drawn = actions.iter().filter(|action| matches!(action, Action::DrawRoute(_))).count();
    (!strict || drawn == dice.len()).then_some(actions)
}

/// The special routes that may still be used (RI-5.4).
fn specials_left(sheet: &Sheet) -> ArrayVec<Piece, 6> {
    if sheet.crossed_off.count_ones() < 3 { sheet.specials_left().collect() } else { ArrayVec::new() }
}

/// What a board is worth after this round, if so many special routes are used by then.
fn value(table: &State) -> impl Fn(&Board, u32) -> i32 + use<> {
    let (options, weights) = (table.options, weights(table.options.expansion, table.round));
    move |board, specials_used| match weights {
        Some(weights) => weigh(board, specials_used, &options, weights),
        None => POINT * score(board, &options).total(),
    }
}

fn weigh(board: &Board, specials_used: u32, options: &Options, weights: &Weights) -> i32 {
    let features = describe(board, 3 - specials_used.min(3) as i32, options.longest);
    features.0.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// What the next round would bring after this plan, over a few rolls.
fn next_round(plan: &Plan, seat: Seat) -> i32 {
    let after = |roll: u64| {
        let mut table = plan.table.clone();
        let applied = rules::apply(&mut table, PLANNER, Action::Finish, &mut Quick::new(roll), &mut Silent);
        if applied.is_err() {
            return None;
        }
        if table.options.expansion == Expansion::None && table.round == rounds(Expansion::None) {
            let sheet = &table.desks[PLANNER].sheet;
            let specials = specials_left(sheet);
            let total =
                good_last_round(&sheet.board, &table.roll.routes, &specials, &table.options, LAST_WIDTH);
            return Some(POINT * total);
        }
        Some(plans(&table, NEXT_WIDTH, &value(&table)).first()?.value)
    };
    (0..ROLLS).map(|roll| ROLLS * u64::from(seat.0) + roll).filter_map(after).sum()
}

/// The action after which the board is worth most as it is.
fn best_single_action(view: &View, sheet: &Sheet, legal: &[Action]) -> Action {
    let weights = weights(view.options.expansion, view.round);
    let value = |action: &Action| {
        let used = sheet.crossed_off.count_ones() + u32::from(matches!(action, Action::DrawSpecial(_)));
        let board = after(&sheet.board, *action);
        match weights {
            Some(weights) => weigh(&board, used, &view.options, weights),
            None => POINT * score(&board, &view.options).total(),
        }
    };
    legal.iter().copied().max_by_key(value).unwrap_or(Action::Finish)
}
