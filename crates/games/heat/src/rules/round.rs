//! HEAT-3 and HEAT-16: the round, its order, and how a race ends.

use super::{Turn, Why, corners, garage, gears, hand, legends, play, react, season, slipstream};
use crate::events::Event;
use crate::state::{CarId, Cars, Driving, Phase, Plan, State, Status, Step};
use crossroads_engine::{Chance, Refusal, Seat, Sink};

/// All drivers in the race begin to plan at the same time (HEAT-3.2).
pub(crate) fn begin(state: &mut State, events: &mut impl Sink<Event>) {
    state.round += 1;
    state.legends.turned = None;
    for (_, driver) in state.drivers.iter_mut() {
        driver.plan = Plan::Open;
    }
    events.tell(Event::RoundBegan { round: state.round });
}

/// Whether every driver in the race has committed (HEAT-3.3).
pub(super) fn all_are_ready(state: &State) -> bool {
    state.drivers.iter().all(|(seat, driver)| !state.is_racing(seat) || driver.plan.is_ready())
}

/// Whether a driver may leave the race: by option, once a car has finished (HEAT-16.9).
pub(crate) fn may_retire(state: &State) -> bool {
    // The first place is always given to a car that finished.
    state.options.retire && state.cars.iter().any(|car| car.status == Status::Placed(1))
}

/// Commits to leave the race when planning ends (HEAT-16.9).
pub(super) fn retire(
    state: &mut State,
    seat: Seat,
    events: &mut impl Sink<Event>,
) -> Result<(), Refusal<Why>> {
    if !may_retire(state) {
        return Err(Refusal::at("HEAT-16.9", Why::NoRetiring));
    }
    state.drivers[seat].plan = Plan::Retiring;
    events.tell(Event::Committed { seat });
    Ok(())
}

/// All gears are shown and paid for together (HEAT-3.8, HEAT-4.6), retired cars leave, and the order of the round is
/// fixed (HEAT-3.5).
pub(super) fn end_planning(state: &mut State, events: &mut impl Sink<Event>) -> Driving {
    for seat in Seat::all(state.drivers.seats()) {
        gears::show(state, seat, events);
    }
    let mut retired = order(state, |state, car| {
        state
            .driver_of(car)
            .is_some_and(|seat| state.is_racing(seat) && state.drivers[seat].plan == Plan::Retiring)
    });
    // The car furthest behind takes the lowest free place (HEAT-16.9).
    while let Some(car) = retired.pop() {
        events.tell(Event::Retired { seat: Seat(car.0) });
        place_last(state, car, events);
    }
    Driving {
        order: order(state, |state, car| state.cars[car.index()].status == Status::Racing),
        ..Driving::default()
    }
}

/// These cars, the one furthest ahead first (HEAT-3.3, HEAT-3.4).
pub(crate) fn order(state: &State, of: impl Fn(&State, CarId) -> bool) -> Cars<CarId> {
    let board = state.board();
    let spot = |car: &CarId| state.cars[car.index()].spot;
    let mut order: Cars<CarId> = state.car_ids().filter(|car| of(state, *car)).collect();
    order.sort_unstable_by(|a, b| spot(a).order(spot(b), board));
    order
}

/// Everything that nobody decides (HEAT-3.11), up to the next decision or the end of the race.
pub(super) fn run_to_next_decision<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>) -> Phase {
    loop {
        let Some(car) = turn.driving.car() else {
            end_round(turn.state, turn.events);
            if turn.state.cars.iter().all(|car| !car.is_on_track()) {
                return season::end_race(turn.state, turn.chance, turn.events);
            }
            begin(turn.state, turn.events);
            if !all_are_ready(turn.state) {
                return Phase::Planning;
            }
            // Only Legends are left, and their rounds need nobody (LEG-16).
            turn.driving = end_planning(turn.state, turn.events);
            continue;
        };
        let Some(seat) = turn.state.driver_of(car) else {
            let from = turn.spot(car);
            legends::drive(turn, car);
            season::count_car(turn.state, car, from);
            finish_if_over_the_line(turn, car);
            next_car(turn);
            continue;
        };
        match turn.driving.step {
            Step::Reveal => {
                turn.driving.from = turn.spot(car);
                play::reveal(turn, seat);
            }
            Step::React if react::leaves_a_choice(turn.state, &turn.driving, seat) => {
                return Phase::Driving(turn.driving);
            }
            Step::React => turn.driving.step = Step::Slipstream,
            Step::Slipstream if slipstream::is_offered(turn.state, &turn.driving, car) => {
                return Phase::Driving(turn.driving);
            }
            Step::Slipstream => turn.driving.step = Step::Corners,
            Step::Corners => {
                let through = corners::check(turn, seat);
                if !season::after_corners(turn, seat, through) {
                    next_car(turn);
                } else if finish_if_over_the_line(turn, car) {
                    // A driver who has finished has no use for steps 8 and 9 (HEAT-16.7).
                    season::use_up(turn.state, seat, turn.events);
                    next_car(turn);
                } else {
                    season::begin_discard(turn, seat);
                    turn.driving.step = Step::Discard;
                }
            }
            Step::Discard if hand::may_discard(turn.state, &turn.driving, seat) => {
                return Phase::Driving(turn.driving);
            }
            Step::Discard => turn.driving.step = Step::Refresh,
            Step::Refresh if garage::may_refresh(turn.state, seat) => return Phase::Driving(turn.driving),
            Step::Refresh => turn.driving.step = Step::Replenish,
            Step::Value | Step::Salvage | Step::SuperCool | Step::Keep => {
                return Phase::Driving(turn.driving);
            }
            Step::Replenish => {
                hand::replenish(turn, seat);
                next_car(turn);
            }
        }
    }
}

/// A turn runs to its end before the next one begins (HEAT-3.3), and what has ended is not taken back: others build
/// on it.
fn next_car<C, S>(turn: &mut Turn<'_, C, S>) {
    turn.closed = true;
    turn.driving = Driving { order: turn.driving.order, at: turn.driving.at + 1, ..Driving::default() };
}

/// A car that is beyond the finish line when its corners are settled has finished (HEAT-16.1, HEAT-16.5).
fn finish_if_over_the_line<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, car: CarId) -> bool {
    let over = turn.spot(car).progress > turn.state.options.finish();
    if over {
        turn.state.cars[car.index()].status = Status::Finished;
        turn.events.tell(Event::Finished { racer: turn.state.racer(car) });
    }
    over
}

/// Cars that finished in this round take the next places, the one furthest ahead first (HEAT-16.2, HEAT-16.3), and
/// leave the track (HEAT-16.6).
fn end_round(state: &mut State, events: &mut impl Sink<Event>) {
    let finished = order(state, |state, car| state.cars[car.index()].status == Status::Finished);
    let is_free = |state: &State, place: u8| state.cars.iter().all(|car| car.status != Status::Placed(place));
    let mut place = 1;
    for car in finished.iter() {
        while !is_free(state, place) {
            place += 1;
        }
        place_car(state, *car, place, events);
    }
}

/// A car that leaves the race takes the lowest free place (HEAT-16.9, CHA-33).
pub(super) fn place_last(state: &mut State, car: CarId, events: &mut impl Sink<Event>) {
    let last = state.cars.len() as u8;
    let taken = |place: u8| state.cars.iter().any(|car| car.status == Status::Placed(place));
    if let Some(place) = (1..=last).rev().find(|place| !taken(*place)) {
        place_car(state, car, place, events);
    }
}

fn place_car(state: &mut State, car: CarId, place: u8, events: &mut impl Sink<Event>) {
    state.cars[car.index()].status = Status::Placed(place);
    events.tell(Event::Placed { racer: state.racer(car), place });
}
