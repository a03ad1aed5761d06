//! What a seat may do, and who may do something now.
//!
//! Taking back is no action of the game: the table steps back through a seat's open actions by itself (RI-4.15),
//! and taking back [`Action::Finish`] opens the drawing again (RI-6.5).

use crate::board::Facing;
use crate::data::{Cell, Cells, Drawing, Kind, Piece, Side};
use crate::rules::{drawing, lava, meteor};
use crate::setup::MustDraw;
use crate::state::{Desk, Moment, Phase, State};
use crossroads_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One decision of one seat. A drawing names what is drawn and where; which of two like dice it takes does not
/// matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "railroad-ink.ts")]
pub enum Action {
    /// Crosses off a special route and ignores the meteor of this round (RI-8.12).
    IgnoreMeteor(Piece),
    /// Lets the meteor come.
    FaceMeteor,
    /// Chooses the direction of the own meteor (RI-8.4).
    AimMeteor(Side),
    /// Draws a route die.
    DrawRoute(Drawing),
    /// Draws a special route (RI-5.2).
    DrawSpecial(Drawing),
    /// Draws a lava die.
    DrawLava(Drawing),
    /// Opens a volcano (RI-9.9).
    DrawVolcano(Cell),
    /// Erases a route and draws a lava die in its cell (RI-9.12).
    EraseForLava(Drawing),
    /// Has drawn what it had to (RI-6.1).
    Finish,
}

/// All seats that have not finished the round.
pub fn to_act(state: &State) -> SeatSet {
    let mut seats = SeatSet::EMPTY;
    if state.phase == Phase::Drawing {
        for (seat, desk) in state.desks.iter() {
            if desk.turn.moment != Moment::Finished {
                seats.insert(seat);
            }
        }
    }
    seats
}

/// Appends every legal action of a seat.
pub fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    if state.phase == Phase::Over || !state.desks.has(seat) {
        return;
    }
    let desk = &state.desks[seat];
    match desk.turn.moment {
        Moment::Finished => {}
        Moment::Meteor => {
            into.push(Action::FaceMeteor);
            into.extend(meteor::prices(&desk.sheet).map(Action::IgnoreMeteor));
        }
        Moment::Aim => into.extend(Side::ALL.map(Action::AimMeteor)),
        Moment::Drawing => legal_drawings(state, desk, into),
    }
}

fn legal_drawings(state: &State, desk: &Desk, into: &mut Vec<Action>) {
    let board = &desk.sheet.board;
    let facing = board.facing();
    let apart = state.options.lava_apart;
    let first = into.len();

    let faces = drawing::faces_left(&state.roll.routes, desk.turn.routes_left);
    let fits = push_all(into, &facing, !board.drawn(), apart, Action::DrawRoute, faces);
    // The duty to draw looks at the board as it is, also where an option would refuse the drawing (RI-4.13).
    let must_draw = !(fits & drawing::duty_cells(state, board)).is_empty();
    if drawing::may_draw_special(desk) {
        push_all(into, &facing, !board.drawn(), apart, Action::DrawSpecial, desk.sheet.specials_left());
    }
    if state.options.must_draw == MustDraw::AsManyAsPossible {
        keep_what_strands_no_die(state, desk, first, into);
    }
    let lava_owed = state.roll.lava.is_some_and(|dice| legal_lava(state, desk, &facing, dice, into));
    if !must_draw && !lava_owed {
        into.push(Action::Finish);
    }
}

/// Appends what may be done about lava; answers whether something must be (RI-9.20).
fn legal_lava(state: &State, desk: &Desk, facing: &Facing, dice: [Piece; 2], into: &mut Vec<Action>) -> bool {
    let board = &desk.sheet.board;
    let apart = state.options.lava_apart;
    let faces = || drawing::faces_left(&dice, desk.turn.lava_left);
    let fits = push_all(into, facing, board.empty(), apart, Action::DrawLava, faces());
    let volcanoes = lava::volcano_cells(board, facing, apart);
    into.extend(volcanoes.iter().map(Action::DrawVolcano));
    if lava::has_drawn(desk) {
        return false;
    }
    let mut erasable = Cells::EMPTY;
    if fits.is_empty() {
        let routes = board.drawn() & !board.with(Kind::Lava);
        erasable = push_all(into, facing, routes, apart, Action::EraseForLava, faces());
    }
    !(fits | volcanoes | erasable).is_empty()
}

/// Appends every way to put one of these pieces into a free cell; answers the cells in which one fits.
#[inline]
fn push_all(
    into: &mut Vec<Action>,
    facing: &Facing,
    free: Cells,
    lava_apart: bool,
    action: fn(Drawing) -> Action,
    pieces: impl Iterator<Item = Piece>,
) -> Cells {
    let mut all = Cells::EMPTY;
    for piece in pieces {
        for shape in piece.shapes() {
            let cells = facing.fits(shape, free, lava_apart);
            all |= cells;
            into.extend(cells.iter().map(|cell| action(Drawing { cell, shape })));
        }
    }
    all
}

/// Takes out of the list, from `first` on, what would leave a die without a place (the option of RI-4.12).
fn keep_what_strands_no_die(state: &State, desk: &Desk, first: usize, into: &mut Vec<Action>) {
    let mut place = 0;
    into.retain(|action| {
        place += 1;
        match *action {
            _ if place <= first => true,
            Action::DrawRoute(drawing) => {
                let die = drawing::take_die(state, desk, drawing.shape);
                drawing::strands_no_die(state, desk, drawing, die)
            }
            Action::DrawSpecial(drawing) => drawing::strands_no_die(state, desk, drawing, None),
            _ => true,
        }
    });
}
