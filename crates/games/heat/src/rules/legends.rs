//! LEG: automated drivers.

use super::Turn;
use super::corners::Course;
use crate::data::{Helmet, LEGEND_CARDS, helmet};
use crate::events::{Event, Impulse};
use crate::state::{CarId, LegendDeck, State};
use crossroads_engine::{Chance, Sink, never};

/// All ten cards, none turned up.
pub(crate) fn fresh_deck() -> LegendDeck {
    LegendDeck { left: (1 << LEGEND_CARDS.len()) - 1, turned: None }
}

/// The whole turn of a Legend: one move (LEG-3), blocked like a driver's (LEG-10). It costs nothing, and nothing
/// else of a turn concerns a Legend (LEG-11).
pub(super) fn drive<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, car: CarId) {
    let card = turn_up(turn);
    let helmet = helmet(card, turn.state.cars[car.index()].colour);
    let spaces = spaces(turn.state, car, helmet);
    turn.go(car, spaces, Impulse::Legend);
}

/// The Legend card of the round, turned up when the first Legend is due; all ten are shuffled if none is left
/// (LEG-4).
fn turn_up<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>) -> u8 {
    if let Some(card) = turn.state.legends.turned {
        return card;
    }
    if turn.state.legends.left == 0 {
        turn.state.legends = fresh_deck();
    }
    let legends = &mut turn.state.legends;
    let nth = turn.chance.below(legends.left.count_ones()) as usize;
    let numbers = (0..LEGEND_CARDS.len()).filter(|card| legends.left >> card & 1 == 1);
    let card = numbers.clone().nth(nth).unwrap_or_else(|| {
        never!("a card is drawn among those that are left");
        0
    });
    legends.left &= !(1 << card);
    let card = card as u8 + 1;
    legends.turned = Some(card);
    turn.closed = true;
    turn.events.tell(Event::LegendCardTurned { card });
    card
}

/// How far a Legend goes with this helmet, if nothing blocks it.
pub(crate) fn spaces(state: &State, car: CarId, helmet: Helmet) -> u8 {
    let board = state.board();
    let spot = state.cars[car.index()].spot;
    let full = helmet.number + state.options.pro;
    // Lines beyond the finish never stop it (LEG-9).
    let mut ahead = Course::of(state).lines_from(spot.progress);
    // The next corner is the first line at or after its space (LEG-5).
    let Some(next) = ahead.next() else { return full };
    let to = |progress: u16| (progress - spot.progress) as u8;
    let before_line = to(next.progress);
    if before_line >= next.corner.line - next.corner.legend_line {
        // Not yet past the Legend line. Reaching exactly the last space before the line is lawful (LEG-7, LEG-8).
        return if full <= before_line { full } else { before_line - helmet.diamond };
    }
    // The limit is the one the road gives it (WEA-12); sectors do not touch a Legend (WEA-18).
    // It may cross one line, or more from a chevron; before the next one it stops (LEG-6, LEG-13, LEG-14).
    let extra = if state.options.aggressive { board.chevrons(spot.space(board)) } else { 0 };
    let stop = ahead.nth(extra.into()).map_or(u8::MAX, |line| to(line.progress));
    (next.limit + helmet.diamond).min(stop)
}
