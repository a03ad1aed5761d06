//! RI-8: meteors fall, craters score.

use super::{Turn, Why, drawing};
use crate::board::Board;
use crate::data::{Cell, Drawing, Piece, Side};
use crate::events::Event;
use crate::state::{Meteor, Moment, Sheet};
use crossroads_engine::Few;
use crossroads_engine::{Refusal, Sink, never};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The special routes with which a meteor may be bought off (RI-8.12, RI-8.13).
pub(crate) fn prices(sheet: &Sheet) -> impl Iterator<Item = Piece> {
    let any = sheet.crossed_off.count_ones() < 3;
    sheet.specials_left().filter(move |_| any)
}

/// Crosses off a special route and ignores the meteor dice: no crater, and the dot stays (RI-8.12, RI-8.13).
pub(super) fn ignore<S: Sink<Event>>(turn: &mut Turn<'_, S>, special: Piece) -> Result<(), Refusal<Why>> {
    rolled(turn)?;
    drawing::check_special(turn.desk(), special)?;
    if turn.desk().turn.moment != Moment::Meteor {
        return Err(Refusal::at("RI-8.13", Why::MeteorPast));
    }
    turn.cross_off(special);
    turn.desk_mut().turn.moment = Moment::Drawing;
    let seat = turn.seat;
    turn.tell(Event::MeteorIgnored { seat, special });
    Ok(())
}

/// Lets the meteor come.
pub(super) fn face<S: Sink<Event>>(turn: &mut Turn<'_, S>) -> Result<(), Refusal<Why>> {
    rolled(turn)?;
    if turn.desk().turn.moment != Moment::Meteor {
        return Err(Refusal::at("RI-8.13", Why::MeteorPast));
    }
    come(turn);
    Ok(())
}

/// Chooses the way of the own meteor (RI-8.4, RI-8.5).
pub(super) fn aim<S: Sink<Event>>(turn: &mut Turn<'_, S>, side: Side) -> Result<(), Refusal<Why>> {
    let meteor = rolled(turn)?;
    if turn.desk().turn.moment != Moment::Aim {
        return Err(Refusal::at("RI-8.5", Why::NothingToAim));
    }
    strike(turn, side, meteor.distance);
    Ok(())
}

/// The meteor dice, if they are played with (RI-2.2).
fn rolled<S: Sink<Event>>(turn: &Turn<'_, S>) -> Result<Meteor, Refusal<Why>> {
    turn.state.roll.meteor.ok_or(Refusal::at("RI-2.2", Why::NoSuchDice))
}

/// The meteor strikes, or waits to be aimed.
pub(super) fn come<S: Sink<Event>>(turn: &mut Turn<'_, S>) {
    match turn.state.roll.meteor {
        Some(Meteor { direction: Some(side), distance }) => strike(turn, side, distance),
        Some(Meteor { direction: None, .. }) => turn.desk_mut().turn.moment = Moment::Aim,
        None => turn.desk_mut().turn.moment = Moment::Drawing,
    }
}

/// Whatever is in the cell hit is erased, a crater is drawn there and the dot moves (RI-8.6, RI-8.7).
fn strike<S: Sink<Event>>(turn: &mut Turn<'_, S>, side: Side, distance: u8) {
    let desk = turn.desk_mut();
    let (cell, direction) = impact(&desk.sheet.board, desk.sheet.dot, side, distance);
    let destroyed = desk.sheet.board.shape(cell).map(|shape| Drawing { cell, shape });
    desk.sheet.strike(cell);
    desk.turn.moment = Moment::Drawing;
    let seat = turn.seat;
    turn.tell(Event::MeteorStruck { seat, direction, cell, destroyed });
}

/// The way of a meteor over a board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "railroad-ink.ts")]
pub struct Trajectory {
    /// The direction in which it sets out.
    pub aim: Side,
    /// The cells it passes over, and last the one it hits.
    pub cells: Few<Cell, MOST_STEPS>,
}

/// The ways the meteor of a seat can take: one, or one for each direction where the choice is free.
pub(crate) fn trajectories(sheet: &Sheet, rolled: Meteor) -> Few<Trajectory, 4> {
    let mut all = Few::default();
    for side in Side::ALL.into_iter().filter(|side| rolled.direction.is_none_or(|only| only == *side)) {
        let mut cells = Few::default();
        fly(&sheet.board, sheet.dot, side, rolled.distance, |cell| cells.push(cell));
        all.push(Trajectory { aim: side, cells });
    }
    all
}

/// Where a meteor hits, and the way it goes then.
pub fn impact(board: &Board, from: Cell, side: Side, distance: u8) -> (Cell, Side) {
    fly(board, from, side, distance, |_| ())
}

/// A line has seven cells and at most five craters, so that after three steps this many more are plenty.
const MOST_STEPS: usize = 17;

/// Flies from cell to cell to where the meteor hits (RI-8.2, RI-8.8 to RI-8.11), and answers also the way it goes
/// then.
///
/// It steps until its distance is used up and then on to the first cell without a crater; where the board ends it
/// turns round, and the turn costs no step.
fn fly(board: &Board, from: Cell, side: Side, distance: u8, mut over: impl FnMut(Cell)) -> (Cell, Side) {
    let (mut cell, mut side) = (from, side);
    let mut steps = 0;
    while steps < usize::from(distance) || (board.craters().contains(cell) && steps < MOST_STEPS) {
        if let Some(next) = cell.neighbour(side) {
            cell = next;
        } else {
            side = side.opposite();
            cell = cell.neighbour(side).unwrap_or_else(|| {
                never!("a cell at the edge has a neighbour on its other side");
                cell
            });
        }
        over(cell);
        steps += 1;
    }
    (cell, side)
}
