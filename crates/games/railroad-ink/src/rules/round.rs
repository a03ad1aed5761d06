//! RI-3, RI-6 and RI-7.1: the roll, the end of a round, the end of the game.

use super::scoring::{Score, score};
use super::{Turn, Why, drawing, lava, meteor};
use crate::data::{DIRECTION_DIE, DISTANCE_DIE, LAVA_DIE, ROUTE_DIE, STATION_DIE};
use crate::events::{Event, Shown};
use crate::setup::{Expansion, rounds};
use crate::state::{Desk, Meteor, Moment, Phase, Roll, SeatTurn, Seats, State};
use crossroads_engine::{Applied, Chance, PerSeat, Refusal, Seat, Sink};

/// Rolls once for all (RI-3.2) and gives every seat its turn.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    state.round += 1;
    state.roll = roll(state.options.expansion, chance);
    events.tell(Event::RoundBegan { round: state.round, roll: state.roll });
    for seat in Seat::all(state.desks.seats()) {
        deal(&mut Turn { state, seat, events });
    }
}

/// Route dice first, then the dice of the expansion that is played (RI-2.2, RI-2.3).
fn roll(expansion: Expansion, chance: &mut impl Chance) -> Roll {
    fn face<T: Copy>(die: &[T; 6], chance: &mut impl Chance) -> T {
        die[chance.below(6) as usize]
    }
    let routes = [&ROUTE_DIE, &ROUTE_DIE, &ROUTE_DIE, &STATION_DIE].map(|die| face(die, chance));
    let (mut lava, mut meteor) = (None, None);
    match expansion {
        Expansion::None => {}
        Expansion::Lava => lava = Some([LAVA_DIE, LAVA_DIE].map(|die| face(&die, chance))),
        Expansion::Meteor => {
            let direction = face(&DIRECTION_DIE, chance);
            meteor = Some(Meteor { direction, distance: face(&DISTANCE_DIE, chance) });
        }
    }
    Roll { routes, lava, meteor }
}

/// A seat's turn from its beginning: all dice to draw, and the meteor before them (RI-8.14).
pub(crate) fn deal<S: Sink<Event>>(turn: &mut Turn<'_, S>) {
    let lava_left = if turn.state.roll.lava.is_some() { 0b11 } else { 0 };
    let moment = if turn.state.roll.meteor.is_some() { Moment::Meteor } else { Moment::Drawing };
    turn.desk_mut().turn = SeatTurn { moment, routes_left: 0b1111, lava_left, special_used: false };
    if moment == Moment::Meteor && meteor::prices(&turn.desk().sheet).next().is_none() {
        meteor::come(turn); // nothing to buy it off with
    }
}

/// A seat has finished (RI-6.1, RI-6.5); the last one ends the round.
pub(crate) fn finish<S: Sink<Event>>(
    turn: &mut Turn<'_, S>,
    chance: &mut impl Chance,
) -> Result<Applied, Refusal<Why>> {
    if drawing::a_die_still_fits(turn.state, turn.desk()) {
        return Err(Refusal::at("RI-4.13", Why::DieStillFits));
    }
    if lava::is_owed(turn.state, turn.desk()) {
        return Err(Refusal::at("RI-9.20", Why::LavaOwed));
    }
    turn.desk_mut().turn.moment = Moment::Finished;
    let seat = turn.seat;
    turn.tell(Event::Finished { seat });
    if turn.state.desks.iter().any(|(_, desk)| desk.turn.moment != Moment::Finished) {
        return Ok(Applied::OPEN);
    }
    show(turn.state, turn.events);
    if turn.state.round < rounds(turn.state.options.expansion) {
        begin(turn.state, chance, turn.events);
    } else {
        turn.state.phase = Phase::Over;
        for (seat, score) in scores(turn.state).iter() {
            turn.tell(Event::Scored { seat, score: *score });
        }
    }
    Ok(Applied::CLOSED)
}

/// All drawings of the round are fixed and shown together (RI-3.5, RI-6.5).
fn show(state: &mut State, events: &mut impl Sink<Event>) {
    for (seat, desk) in state.desks.iter_mut() {
        if events.listens() {
            tell_news(seat, desk, state.round, events);
        }
        desk.shown = desk.sheet;
    }
}

/// What a sheet has that the others have not seen.
fn tell_news(seat: Seat, desk: &Desk, round: u8, events: &mut impl Sink<Event>) {
    let Desk { sheet, shown, .. } = desk;
    let mut tell = |what| events.tell(Event::Shown { seat, what });
    for special in sheet.specials_used().filter(|special| !shown.is_crossed_off(*special)) {
        tell(Shown::CrossedOff(special));
    }
    for cell in (sheet.board.craters() & !shown.board.craters()).iter() {
        tell(Shown::Crater(cell));
    }
    let drawn = sheet.drawn_in(round);
    for drawing in sheet.board.drawings().filter(|drawing| drawn.contains(drawing.cell)) {
        tell(Shown::Drawing(drawing));
    }
}

/// The score of every board as it stands.
pub(crate) fn scores(state: &State) -> Seats<Score> {
    PerSeat::from_fn(state.desks.seats(), |seat| score(&state.desks[seat].sheet.board, &state.options))
}
