//! What a seat may do, and who may do something now.
//!
//! Taking back is no action of the game: the table steps back through a seat's open actions by itself (RI-4.15),
//! and taking back [`Action::Finish`] opens the drawing again (RI-6.5).

use crate::data::{Cell, Cells, Drawing, Kind, Piece, Shape, Side};
use crate::rules::{drawing, lava, meteor};
use crate::state::{Desk, Moment, Phase, State};
use crossroads_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One decision of one seat. A drawing names what is drawn and where; which of two like dice it takes does not
/// matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    let free = !board.drawn();
    let apart = state.options.lava_apart;
    // Whether a route die fits where the duty to draw looks (RI-4.13).
    let duty = drawing::duty_cells(state, board);
    let mut must_draw = false;

    for face in drawing::faces_left(&state.roll.routes, desk.turn.routes_left) {
        for shape in face.shapes() {
            let cells = facing.fits(shape, free, apart);
            must_draw |= !(cells & duty).is_empty();
            push(into, cells, shape, Action::DrawRoute, |drawing| {
                drawing::strands_no_die(state, desk, drawing, drawing::take_die(state, desk, drawing.shape))
            });
        }
    }
    if drawing::may_draw_special(desk) {
        for special in desk.sheet.specials_left() {
            for shape in special.shapes() {
                let cells = facing.fits(shape, free, apart);
                push(into, cells, shape, Action::DrawSpecial, |drawing| {
                    drawing::strands_no_die(state, desk, drawing, None)
                });
            }
        }
    }
    let mut lava_owed = false;
    if let Some(dice) = &state.roll.lava {
        let empty = board.empty();
        let mut drawable = false;
        for face in drawing::faces_left(dice, desk.turn.lava_left) {
            for shape in face.shapes() {
                let cells = facing.fits(shape, empty, apart);
                drawable |= !cells.is_empty();
                push(into, cells, shape, Action::DrawLava, |_| true);
            }
        }
        let volcanoes = lava::volcano_cells(board, &facing, apart);
        into.extend(volcanoes.iter().map(Action::DrawVolcano));
        if !lava::has_drawn(desk) {
            lava_owed = drawable || !volcanoes.is_empty();
            if !drawable {
                let erasable = board.drawn() & !board.with(Kind::Lava);
                for face in drawing::faces_left(dice, desk.turn.lava_left) {
                    for shape in face.shapes() {
                        let cells = facing.fits(shape, erasable, apart);
                        lava_owed |= !cells.is_empty();
                        push(into, cells, shape, Action::EraseForLava, |_| true);
                    }
                }
            }
        }
    }
    if !must_draw && !lava_owed {
        into.push(Action::Finish);
    }
}

#[inline]
fn push(
    into: &mut Vec<Action>,
    cells: Cells,
    shape: Shape,
    action: fn(Drawing) -> Action,
    allowed: impl Fn(Drawing) -> bool,
) {
    for cell in cells.iter() {
        let drawing = Drawing { cell, shape };
        if allowed(drawing) {
            into.push(action(drawing));
        }
    }
}
