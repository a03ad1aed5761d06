//! Whole rounds at once: which actions, in which order, look best when the round is over.
//!
//! The search keeps the most promising beginnings of a round and goes on from them, one drawing at a time. What is
//! legal, the game says; what a board is worth, the caller.

use super::sketch::place;
use arrayvec::ArrayVec;
use crossroads_engine::{Quick, Seat, Silent};
use crossroads_railroad_ink::actions::{self, Action};
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{Cells, Drawing, Kind, Piece, Side};
use crossroads_railroad_ink::rules;
use crossroads_railroad_ink::state::{Desk, Moment, Sheet, State};

/// The most actions of a round: seven drawings at most, and what a meteor asks.
pub(super) const MOST_ACTIONS: usize = 12;

/// The seat that plans: a plan is made at a table of one.
pub(super) const PLANNER: Seat = Seat(0);

/// A round as it could be played.
#[derive(Clone)]
pub(super) struct Plan {
    /// What to do, in order, without the finish.
    pub actions: ArrayVec<Action, MOST_ACTIONS>,
    /// The table then.
    pub table: State,
    /// What it is worth.
    pub value: i32,
    /// The marks of all actions, mixed: the same for any order of them.
    set: u64,
}

impl Plan {
    pub fn desk(&self) -> &Desk {
        &self.table.desks[PLANNER]
    }
}

/// An action that a plan could go on with.
struct Step {
    /// Plans that have used up different things are not compared with each other.
    pool: u8,
    /// What the board is worth then.
    value: i32,
    set: u64,
    /// The plan it belongs to.
    from: usize,
    action: Action,
}

/// Ways to play the rest of the round, the best first. `width` is how many beginnings are followed at each step;
/// `value` is asked what a board is worth with so many special routes used.
pub(super) fn plans(table: &State, width: usize, value: &impl Fn(&Board, u32) -> i32) -> Vec<Plan> {
    let desk = &table.desks[PLANNER];
    let prices = desk.sheet.specials_left().filter(|_| desk.sheet.crossed_off.count_ones() < 3);
    let choices: ArrayVec<Action, 5> = match desk.turn.moment {
        Moment::Finished => return Vec::new(),
        Moment::Drawing => return drawings(table, width, value),
        // Which one is given up makes little difference, so the one that joins no station is.
        Moment::Meteor => {
            let price = prices.min_by_key(|special| GIVEN_UP.iter().position(|first| first == special));
            std::iter::once(Action::FaceMeteor).chain(price.map(Action::IgnoreMeteor)).collect()
        }
        Moment::Aim => Side::ALL.map(Action::AimMeteor).into_iter().collect(),
    };
    let mut all: Vec<Plan> = Vec::new();
    for choice in choices {
        let mut table = table.clone();
        if rules::apply(&mut table, PLANNER, choice, &mut Quick::new(0), &mut Silent).is_ok() {
            all.extend(plans(&table, width, value).into_iter().map(|mut plan| {
                plan.actions.insert(0, choice);
                plan
            }));
        }
    }
    all.sort_by_key(|plan| -plan.value);
    all
}

/// The special routes in the order in which they are given for a meteor.
const GIVEN_UP: [Piece; 6] = [
    Piece::SpecialRrrr,
    Piece::SpecialHhhh,
    Piece::SpecialHrhr,
    Piece::SpecialHhhr,
    Piece::SpecialHrrr,
    Piece::SpecialHhrr,
];

/// Ways to draw the rest of the round.
fn drawings(table: &State, width: usize, value: &impl Fn(&Board, u32) -> i32) -> Vec<Plan> {
    let mut finished: Vec<Plan> = Vec::new();
    let desk = &table.desks[PLANNER];
    let now = value(&desk.sheet.board, desk.sheet.crossed_off.count_ones());
    let mut kept = vec![Plan { actions: ArrayVec::new(), table: table.clone(), value: now, set: 0 }];
    let (mut legal, mut steps) = (Vec::new(), Vec::new());
    while !kept.is_empty() {
        steps.clear();
        for (from, plan) in kept.iter().enumerate() {
            legal.clear();
            actions::legal(&plan.table, PLANNER, &mut legal);
            if legal.last() == Some(&Action::Finish) {
                finished.push(plan.clone());
            }
            // What a meteor asks comes before the plan, and the finish after it.
            if plan.actions.remaining_capacity() > 3 {
                steps.extend(worthwhile(plan, &legal).map(|action| Step::new(plan, from, action)));
            }
        }
        // The same drawings come about in several orders; weighing them is the work, so one will do.
        steps.sort_unstable_by_key(|step| (step.pool, step.set, step.from));
        steps.dedup_by_key(|step| (step.pool, step.set));
        for step in &mut steps {
            let Sheet { board, crossed_off, .. } = &kept[step.from].desk().sheet;
            let special = matches!(step.action, Action::DrawSpecial(_));
            step.value = value(&after(board, step.action), crossed_off.count_ones() + u32::from(special));
        }
        steps.sort_unstable_by_key(|step| (step.pool, -step.value, step.set));
        let pools = steps.chunk_by(|one, other| one.pool == other.pool);
        let best = pools.flat_map(|pool| pool.iter().take(width));
        kept = best.filter_map(|step| go_on(&kept[step.from], step)).collect();
    }
    finished.sort_by_key(|plan| (-plan.value, plan.set));
    finished.dedup_by_key(|plan| plan.set);
    finished
}

impl Step {
    fn new(plan: &Plan, from: usize, action: Action) -> Step {
        Step { pool: pool(plan.desk(), action), value: 0, set: plan.set ^ mark(action), from, action }
    }
}

/// The actions a plan should look at.
fn worthwhile<'a>(plan: &'a Plan, legal: &'a [Action]) -> impl Iterator<Item = Action> + 'a {
    let for_specials = faced_twice(&plan.desk().sheet.board);
    // Lava comes before the routes or after them: in between it leads to the same boards by other ways.
    let is_route = |action: &Action| matches!(action, Action::DrawRoute(_) | Action::DrawSpecial(_));
    let for_lava = !plan.actions.iter().any(is_route)
        || !legal.iter().any(|action| matches!(action, Action::DrawRoute(_)));
    // More than one volcano in a round is not worth looking at.
    let for_volcano = for_lava && !plan.actions.iter().any(|action| matches!(action, Action::DrawVolcano(_)));
    legal.iter().copied().filter(move |action| match action {
        Action::DrawRoute(_) => true,
        Action::DrawSpecial(drawing) => for_specials.contains(drawing.cell),
        Action::DrawLava(_) | Action::EraseForLava(_) => for_lava,
        Action::DrawVolcano(_) => for_volcano,
        Action::IgnoreMeteor(_) | Action::FaceMeteor | Action::AimMeteor(_) | Action::Finish => false,
    })
}

/// The plan with one more action.
fn go_on(plan: &Plan, step: &Step) -> Option<Plan> {
    let mut next = Plan { value: step.value, set: step.set, ..plan.clone() };
    // No action but the last one of a round rolls dice, and that one is no step of a plan.
    let applied = rules::apply(&mut next.table, PLANNER, step.action, &mut Quick::new(0), &mut Silent);
    next.actions.push(step.action);
    applied.is_ok().then_some(next)
}

/// The board after an action, the same unless it draws something.
pub(super) fn after(board: &Board, action: Action) -> Board {
    let mut board = *board;
    match action {
        Action::DrawRoute(drawing) | Action::DrawSpecial(drawing) | Action::DrawLava(drawing) => {
            board.draw(drawing);
        }
        Action::EraseForLava(drawing) => {
            board.erase(drawing.cell);
            board.draw(drawing);
        }
        Action::DrawVolcano(cell) => {
            for shape in Piece::Volcano.shapes() {
                board.draw(Drawing { cell, shape });
            }
        }
        Action::IgnoreMeteor(_) | Action::FaceMeteor | Action::AimMeteor(_) | Action::Finish => {}
    }
    board
}

/// What has been used up after an action: the special route, lava dice.
fn pool(desk: &Desk, action: Action) -> u8 {
    let special = desk.turn.special_used || matches!(action, Action::DrawSpecial(_));
    let lava = matches!(action, Action::DrawLava(_) | Action::EraseForLava(_));
    let lava_left = desk.turn.lava_left.count_ones() as u8 - u8::from(lava);
    // How many route dice are left follows from the number of actions, but for volcanoes.
    let route = matches!(action, Action::DrawRoute(_));
    let routes_left = desk.turn.routes_left.count_ones() as u8 - u8::from(route);
    u8::from(special) | (lava_left << 1) | (routes_left << 3)
}

/// The cells that something faces on two sides. A special route elsewhere is wasted.
fn faced_twice(board: &Board) -> Cells {
    let facing = board.facing();
    let (mut once, mut twice) = (Cells::EMPTY, Cells::EMPTY);
    for side in Side::ALL {
        let here = facing.by(Kind::Highway, side) | facing.by(Kind::Railway, side);
        twice |= once & here;
        once |= here;
    }
    twice
}

/// A number by which actions can be told apart when they are mixed.
fn mark(action: Action) -> u64 {
    let (sort, cell, shape) = match action {
        Action::DrawRoute(Drawing { cell, shape })
        | Action::DrawSpecial(Drawing { cell, shape })
        | Action::DrawLava(Drawing { cell, shape }) => (1, cell, Some(shape)),
        Action::EraseForLava(Drawing { cell, shape }) => (2, cell, Some(shape)),
        Action::DrawVolcano(cell) => (3, cell, None),
        Action::IgnoreMeteor(_) | Action::FaceMeteor | Action::AimMeteor(_) | Action::Finish => return 0,
    };
    let ends = shape.map_or(0, |shape| {
        let of = |kind: Kind| u64::from(shape.ends(kind)) << (4 * kind as u8);
        Kind::ALL.into_iter().map(of).sum::<u64>() | (u64::from(shape.is_overpass()) << 12)
    });
    let mixed = ((sort << 24) | ((place(cell) as u64) << 16) | ends).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
