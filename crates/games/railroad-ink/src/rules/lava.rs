//! RI-9: lava spreads, volcanoes open, and a seat without room for lava must make some.

use super::{Turn, Why, drawing, misfit};
use crate::board::{Board, Facing, Misfit};
use crate::data::{Cell, Cells, Drawing, Kind, Piece, Shape, Side};
use crate::events::Event;
use crate::state::{Desk, State};
use crossroads_engine::{Refusal, Sink};

/// Draws a lava die in an empty cell, joined to lava (RI-9.3, RI-9.4, RI-9.8).
pub(super) fn draw<S: Sink<Event>>(turn: &mut Turn<'_, S>, drawing: Drawing) -> Result<(), Refusal<Why>> {
    let die = take_die(turn, drawing.shape)?;
    let board = &turn.desk().sheet.board;
    check_place(turn, drawing, board.empty())?;
    turn.desk_mut().turn.lava_left &= !(1 << die);
    turn.draw(drawing);
    Ok(())
}

/// Opens a volcano in an empty cell that is no neighbour of lava (RI-9.9, RI-9.10).
pub(super) fn open_volcano<S: Sink<Event>>(turn: &mut Turn<'_, S>, cell: Cell) -> Result<(), Refusal<Why>> {
    dice(turn)?;
    let board = &turn.desk().sheet.board;
    if !board.empty().contains(cell) {
        return Err(Refusal::at("RI-9.10", Why::VolcanoNeedsEmptyCell));
    }
    if beside_lava(board).contains(cell) {
        return Err(Refusal::at("RI-9.9", Why::VolcanoBesideLava));
    }
    if !volcano_cells(board, &board.facing(), turn.state.options.lava_apart).contains(cell) {
        return Err(Refusal::at("RI-9.16", Why::LavaApart));
    }
    for shape in Piece::Volcano.shapes() {
        turn.draw(Drawing { cell, shape });
    }
    Ok(())
}

/// Erases a route before an open lava side and draws a lava die there at once (RI-9.11 to RI-9.13).
pub(super) fn erase_for_lava<S: Sink<Event>>(
    turn: &mut Turn<'_, S>,
    drawing: Drawing,
) -> Result<(), Refusal<Why>> {
    let die = take_die(turn, drawing.shape)?;
    if !is_stuck(turn.state, turn.desk()) {
        return Err(Refusal::at("RI-9.12", Why::NotStuck));
    }
    let board = &turn.desk().sheet.board;
    if board.with(Kind::Lava).contains(drawing.cell) {
        return Err(Refusal::at("RI-9.13", Why::LavaStays));
    }
    let facing = board.facing();
    let before_lava = Side::ALL.into_iter().any(|side| facing.by(Kind::Lava, side).contains(drawing.cell));
    let Some(shape) = board.shape(drawing.cell).filter(|_| before_lava) else {
        return Err(Refusal::at("RI-9.12", Why::NotBeforeLava));
    };
    check_place(turn, drawing, Cells::only(drawing.cell))?;
    let seat = turn.seat;
    let desk = turn.desk_mut();
    desk.sheet.erase(drawing.cell);
    desk.turn.lava_left &= !(1 << die);
    turn.tell(Event::Erased { seat, drawing: Drawing { cell: drawing.cell, shape } });
    turn.draw(drawing);
    Ok(())
}

/// Whether the seat still has to do something about lava before it may finish (RI-9.3, RI-9.12, RI-9.20).
pub(super) fn is_owed(state: &State, desk: &Desk) -> bool {
    if state.roll.lava.is_none() || has_drawn(desk) {
        return false;
    }
    let board = &desk.sheet.board;
    let facing = board.facing();
    let erasable = board.drawn() & !board.with(Kind::Lava);
    lava_fits(state, desk, &facing, board.empty() | erasable)
        || !volcano_cells(board, &facing, state.options.lava_apart).is_empty()
}

/// Whether a lava die of this round is drawn.
pub(crate) fn has_drawn(desk: &Desk) -> bool {
    desk.turn.lava_left != 0b11
}

/// No lava die is drawn and neither can be drawn anywhere (RI-9.12).
fn is_stuck(state: &State, desk: &Desk) -> bool {
    let board = &desk.sheet.board;
    !has_drawn(desk) && !lava_fits(state, desk, &board.facing(), board.empty())
}

/// Whether an undrawn lava die fits into one of these cells.
fn lava_fits(state: &State, desk: &Desk, facing: &Facing, free: Cells) -> bool {
    state.roll.lava.is_some_and(|dice| {
        drawing::faces_left(&dice, desk.turn.lava_left)
            .flat_map(Piece::shapes)
            .any(|shape| !facing.fits(shape, free, state.options.lava_apart).is_empty())
    })
}

/// Where a volcano may open.
pub(crate) fn volcano_cells(board: &Board, facing: &Facing, lava_apart: bool) -> Cells {
    let kept_apart =
        Piece::Volcano.shapes().fold(Cells::EMPTY, |all, shape| all | facing.clashes(shape, lava_apart));
    board.empty() & !beside_lava(board) & !kept_apart
}

/// The cells at the sides of cells with lava.
fn beside_lava(board: &Board) -> Cells {
    let lava = board.with(Kind::Lava);
    Side::ALL.into_iter().fold(Cells::EMPTY, |all, side| all | lava.step(side))
}

/// The lava dice, if they are played with (RI-2.2).
fn dice<S: Sink<Event>>(turn: &Turn<'_, S>) -> Result<[Piece; 2], Refusal<Why>> {
    turn.state.roll.lava.ok_or(Refusal::at("RI-2.2", Why::NoSuchDice))
}

fn take_die<S: Sink<Event>>(turn: &Turn<'_, S>, shape: Shape) -> Result<usize, Refusal<Why>> {
    let dice = dice(turn)?;
    drawing::die_showing(&dice, turn.desk().turn.lava_left, shape.piece())
        .ok_or(Refusal::at("RI-4.4", Why::NoSuchDie))
}

/// Lava needs lava beside it; its route, if it has one, must not clash (RI-9.8).
fn check_place<S: Sink<Event>>(
    turn: &Turn<'_, S>,
    drawing: Drawing,
    free: Cells,
) -> Result<(), Refusal<Why>> {
    let facing = turn.desk().sheet.board.facing();
    match facing.check(drawing, free, false) {
        Err(Misfit::Unjoined) => return Err(Refusal::at("RI-9.4", Why::LavaUnjoined)),
        Err(other) => return Err(misfit(other)),
        Ok(()) => {}
    }
    if facing.clashes(drawing.shape, turn.state.options.lava_apart).contains(drawing.cell) {
        return Err(Refusal::at("RI-9.16", Why::LavaApart));
    }
    Ok(())
}
