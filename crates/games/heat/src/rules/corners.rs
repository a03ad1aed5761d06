//! HEAT-11: corners and spinning out.

use super::{Turn, garage, movement, pay, react, weather};
use crate::data::{Board, Card, Corner, Gear};
use crate::events::{Cost, Event};
use crate::state::{CarId, Roads, State};
use crossroads_engine::{Chance, Seat, Sink, never};

/// A corner line on the way of a car.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    /// The corner's number, counted from 1.
    pub number: u8,
    /// What the board says of it.
    pub corner: &'static Corner,
    /// Its limit, as the road changes it.
    pub limit: u8,
    /// How far the driver's own cards move that (GAR-13).
    own: i8,
    /// The progress of the last space before it.
    pub progress: u16,
    /// What the road adds to the cost of being over the limit.
    overheat: u8,
}

impl Line {
    /// The heat that a Speed costs here: what is above the limit (HEAT-11.3), and more if the corner is overheated
    /// (WEA-13).
    pub fn heat(&self, speed: u8) -> u8 {
        // A limit below 0 stays as it is, and the plain difference is paid (GAR-30).
        let above = i16::from(speed) - i16::from(self.limit) - i16::from(self.own);
        if above <= 0 { 0 } else { above as u8 + self.overheat }
    }

    /// The limit that this driver has here, as people read it (WEA-12, GAR-13).
    pub fn own_limit(&self) -> u8 {
        self.limit.saturating_add_signed(self.own)
    }
}

/// A track as cars find it: the board and its road tokens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course<'a> {
    pub board: &'static Board,
    pub roads: &'a Roads,
    /// The progress that a car must pass to finish.
    pub finish: u16,
    /// How far a driver's own cards move the limits (GAR-13).
    pub own: i8,
}

impl<'a> Course<'a> {
    /// The course of a table.
    #[inline]
    pub fn of(state: &'a State) -> Course<'a> {
        Course { board: state.board(), roads: &state.roads, finish: state.options.finish(), own: 0 }
    }

    /// The course as these cards in play make it for their driver.
    pub fn with_cards(self, played: &[Card]) -> Course<'a> {
        Course { own: garage::limit_change(played), ..self }
    }

    /// The lines at or after a space, in driving order; those beyond the finish do not count (HEAT-16.4).
    pub fn lines_from(self, progress: u16) -> impl Iterator<Item = Line> {
        let Course { board, roads, finish, own } = self;
        let lap = progress.saturating_sub(1) / u16::from(board.spaces);
        let lines = (lap..).flat_map(move |lap| {
            board.corners.iter().enumerate().map(move |(place, corner)| {
                let (more, overheat) = weather::at_corner(roads, place);
                Line {
                    number: place as u8 + 1,
                    corner,
                    limit: corner.limit.saturating_add_signed(more),
                    own,
                    progress: lap * u16::from(board.spaces) + u16::from(corner.line),
                    overheat,
                }
            })
        });
        lines.skip_while(move |line| line.progress < progress).take_while(move |line| line.progress < finish)
    }

    /// The lines that a car crosses on its way (HEAT-1.3).
    pub fn crossed(self, from: u16, to: u16) -> impl Iterator<Item = Line> {
        self.lines_from(from).take_while(move |line| line.progress < to)
    }
}

/// Step 7: every line crossed in the turn, however it was crossed, is paid in driving order with the same Speed
/// (HEAT-11.1, HEAT-11.4); paying is no choice (HEAT-11.12). Answers whether the driver came through.
pub(super) fn check<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) -> bool {
    let played = &turn.state.drivers[seat].played;
    let speed = react::speed(&turn.driving, played);
    let (from, to) = (turn.driving.from.progress, turn.spot(CarId::of(seat)).progress);
    let roads = turn.state.roads;
    let course = Course { roads: &roads, ..Course::of(turn.state).with_cards(played) };
    for line in course.crossed(from, to) {
        let heat = line.heat(speed);
        let driver = &mut turn.state.drivers[seat];
        let cost = Cost::Corner(line.number);
        if heat <= driver.engine {
            pay(driver, seat, heat, cost, turn.events);
        } else {
            // Heat paid before stays paid, and later lines are not checked (HEAT-11.10).
            let all = driver.engine;
            pay(driver, seat, all, cost, turn.events);
            spin_out(turn, seat, line);
            return false;
        }
    }
    true
}

/// The car goes back before the line (HEAT-11.6, HEAT-11.7), the driver takes stress, and the lever goes to first gear
/// (HEAT-11.8, HEAT-11.9). A crossing of the start/finish line is undone with the progress (HEAT-11.11).
fn spin_out<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat, line: Line) {
    let car = CarId::of(seat);
    let from = turn.driving.from;
    let free = movement::taken_by_others(turn.state, car).last_free(from.progress, line.progress);
    let to = free.unwrap_or_else(|| {
        never!("the spot from which the car set out is free");
        from
    });
    let State { supply, drivers, cars, .. } = turn.state;
    let driver = &mut drivers[seat];
    let stress = driver.gear.stress().min(*supply);
    *supply -= stress;
    driver.stress += stress;
    (0..stress).for_each(|_| driver.hand.insert_sorted(Card::STRESS));
    driver.gear = Gear::FIRST;
    cars[car.index()].spot = to;
    let to = to.place(turn.state.board());
    turn.events.tell(Event::SpunOut { seat, corner: line.number, to, stress });
}
