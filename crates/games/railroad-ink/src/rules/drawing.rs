//! RI-4 and RI-5: drawing route dice and special routes, and the duty to draw.

use super::{Turn, Why, misfit};
use crate::board::Board;
use crate::data::{Cells, Drawing, Piece, Shape};
use crate::events::Event;
use crate::setup::MustDraw;
use crate::state::{Desk, State};
use crossroads_engine::{Refusal, Sink, never};

/// Draws a route die (RI-4.1 to RI-4.11).
pub(crate) fn route<S: Sink<Event>>(turn: &mut Turn<'_, S>, drawing: Drawing) -> Result<(), Refusal<Why>> {
    let Some(die) = take_die(turn.state, turn.desk(), drawing.shape) else {
        return Err(Refusal::at("RI-4.4", Why::NoSuchDie));
    };
    check_place(turn, drawing)?;
    if !strands_no_die(turn.state, turn.desk(), drawing, Some(die)) {
        return Err(Refusal::at("RI-4.12", Why::StrandsDie));
    }
    turn.desk_mut().turn.routes_left &= !(1 << die);
    turn.draw(drawing);
    Ok(())
}

/// Draws a special route: one a round, three a game, each once (RI-5.2 to RI-5.4), at any moment (RI-5.5).
pub(crate) fn special<S: Sink<Event>>(turn: &mut Turn<'_, S>, drawing: Drawing) -> Result<(), Refusal<Why>> {
    check_special(turn.desk(), drawing.shape.piece())?;
    check_place(turn, drawing)?;
    if !strands_no_die(turn.state, turn.desk(), drawing, None) {
        return Err(Refusal::at("RI-4.12", Why::StrandsDie));
    }
    turn.cross_off(drawing.shape.piece());
    turn.draw(drawing);
    Ok(())
}

/// Whether this special route may be used now, drawn or given for a meteor.
pub(super) fn check_special(desk: &Desk, special: Piece) -> Result<(), Refusal<Why>> {
    if !special.is_special() {
        return Err(Refusal::at("RI-5.1", Why::NotSpecial));
    }
    if desk.turn.special_used {
        return Err(Refusal::at("RI-5.2", Why::OneSpecialARound));
    }
    if desk.sheet.is_crossed_off(special) {
        return Err(Refusal::at("RI-5.3", Why::CrossedOff));
    }
    if desk.sheet.crossed_off.count_ones() >= 3 {
        return Err(Refusal::at("RI-5.4", Why::ThreeSpecials));
    }
    Ok(())
}

/// Whether any special route may be drawn now.
pub(crate) fn may_draw_special(desk: &Desk) -> bool {
    desk.sheet.specials_left().next().is_some_and(|special| check_special(desk, special).is_ok())
}

/// Whether a route may stand there: in a cell that is empty or a crater (RI-4.7, RI-8.15), with no clash and at
/// least one join.
fn check_place<S: Sink<Event>>(turn: &Turn<'_, S>, drawing: Drawing) -> Result<(), Refusal<Why>> {
    let board = &turn.desk().sheet.board;
    let facing = board.facing();
    facing.check(drawing, !board.drawn(), false).map_err(misfit)?;
    if facing.clashes(drawing.shape, turn.state.options.lava_apart).contains(drawing.cell) {
        return Err(Refusal::at("RI-9.16", Why::LavaApart));
    }
    Ok(())
}

impl<S: Sink<Event>> Turn<'_, S> {
    /// The one way something gets onto a board.
    pub(super) fn draw(&mut self, drawing: Drawing) {
        let (seat, round) = (self.seat, self.state.round);
        self.desk_mut().sheet.draw(drawing, round);
        self.tell(Event::Drawn { seat, drawing });
    }

    /// The one way a special route is used.
    pub(super) fn cross_off(&mut self, special: Piece) {
        let desk = self.desk_mut();
        desk.sheet.cross_off(special);
        desk.turn.special_used = true;
    }
}

/// The first undrawn route die that shows this shape. Like dice are drawn each for itself (RI-3.6), in any order.
pub(crate) fn take_die(state: &State, desk: &Desk, shape: Shape) -> Option<usize> {
    die_showing(&state.roll.routes, desk.turn.routes_left, shape.piece())
}

/// The first die among those left that shows this face.
pub(super) fn die_showing(dice: &[Piece], left: u8, face: Piece) -> Option<usize> {
    dice.iter().enumerate().position(|(die, shown)| left & (1 << die) != 0 && *shown == face)
}

/// The different faces on the dice that are left.
pub(crate) fn faces_left(dice: &[Piece], left: u8) -> impl Iterator<Item = Piece> {
    dice.iter().enumerate().filter_map(move |(die, face)| {
        (left & (1 << die) != 0 && die_showing(dice, left, *face) == Some(die)).then_some(*face)
    })
}

/// Where the duty to draw looks: in empty cells, and in craters only if the table does not spare them (RI-8.17).
pub(crate) fn duty_cells(state: &State, board: &Board) -> Cells {
    if state.options.spare_craters { board.empty() } else { !board.drawn() }
}

/// Whether an undrawn route die fits anywhere in any orientation (RI-4.13). No special route counts (RI-4.14).
pub(crate) fn a_die_still_fits(state: &State, desk: &Desk) -> bool {
    let board = &desk.sheet.board;
    let (facing, free) = (board.facing(), duty_cells(state, board));
    faces_left(&state.roll.routes, desk.turn.routes_left)
        .flat_map(Piece::shapes)
        .any(|shape| !facing.fits(shape, free, state.options.lava_apart).is_empty())
}

/// With the option of RI-4.12, whether as many route dice can be drawn after this drawing as before it. `die` is the
/// route die it uses, if it is one.
pub(crate) fn strands_no_die(state: &State, desk: &Desk, drawing: Drawing, die: Option<usize>) -> bool {
    if state.options.must_draw == MustDraw::AsItComes {
        return true;
    }
    let left = desk.turn.routes_left;
    let before = most_drawable(state, &desk.sheet.board, left, None, left.count_ones());
    let mut board = desk.sheet.board;
    board.draw(drawing);
    let (left, drawn) = die.map_or((left, 0), |die| (left & !(1 << die), 1));
    drawn + most_drawable(state, &board, left, None, before - drawn.min(before)) >= before
}

/// How many of the dice can be drawn, at most; stops looking when `enough` are found.
///
/// Drawings that do not touch each other may be made in either order, so they are tried in one order only: after a
/// die, an earlier one is tried just beside it.
fn most_drawable(state: &State, board: &Board, left: u8, last: Option<(usize, Drawing)>, enough: u32) -> u32 {
    let mut best = 0;
    if left == 0 || enough == 0 {
        return 0;
    }
    let (facing, free) = (board.facing(), duty_cells(state, board));
    for face in faces_left(&state.roll.routes, left) {
        let Some(die) = die_showing(&state.roll.routes, left, face) else {
            never!("one of the dice that are left shows a face that is left");
            continue;
        };
        let free = match last {
            Some((earlier, drawing)) if die < earlier => free & beside(drawing),
            _ => free,
        };
        for shape in face.shapes() {
            for cell in facing.fits(shape, free, state.options.lava_apart).iter() {
                let drawing = Drawing { cell, shape };
                let mut board = *board;
                board.draw(drawing);
                let rest = most_drawable(state, &board, left & !(1 << die), Some((die, drawing)), enough - 1);
                best = best.max(1 + rest);
                if best >= enough {
                    return best;
                }
            }
        }
    }
    best
}

/// The cells at the sides of a drawing.
fn beside(drawing: Drawing) -> Cells {
    use crate::data::Side;
    let cell = Cells::only(drawing.cell);
    Side::ALL.into_iter().fold(Cells::EMPTY, |all, side| all | cell.step(side))
}
