//! CHA: what a season adds to its races: sponsor cards, press corners, events, points.

use super::corners::Course;
use super::{NOT_NOW, Turn, Why, draft, react, round};
use crate::actions::Tune;
use crate::calendar::{MOST_RACES, Twist};
use crate::data::{Card, Kind, PODIUM, SPONSOR_COPIES, SPONSORS, Set};
use crate::events::{Event, Publicity};
use crate::setup;
use crate::state::{CarId, Cars, Phase, Sponsors, Spot, Standings, State, Status};
use crossroads_engine::{Applied, Chance, Few, Outcome, Refusal, Seat, SheetLine, Sink, Standing, never};
use std::cmp::{Ordering, Reverse};

/// The sponsor cards of the table: five kinds of the base box, and those of an expansion if it was added (EXP-7).
fn all_sponsors(state: &State) -> Sponsors {
    let has = |place: usize| match Card::sponsor(place).row().kind {
        Kind::Sponsor(Set::Base, _) => true,
        Kind::Sponsor(Set::HeavyRain, _) => state.options.heavy_rain,
        Kind::Sponsor(Set::TunnelVision, _) => state.options.tunnel_vision,
        Kind::Basic | Kind::Starting | Kind::Upgrade(..) | Kind::Stress | Kind::Heat => false,
    };
    std::array::from_fn(|place| if has(place) { SPONSOR_COPIES } else { 0 })
}

/// The sponsor cards in the face-down pile: those that nobody has and that were not used up.
pub(crate) fn pile(state: &State) -> Sponsors {
    let mut pile = all_sponsors(state);
    let used = state.season.map_or([0; SPONSORS], |season| season.used);
    let owned = state.drivers.iter().map(|(_, driver)| driver.sponsors);
    for gone in owned.chain([used]) {
        pile.iter_mut().zip(gone).for_each(|(left, gone)| *left = left.saturating_sub(gone));
    }
    pile
}

/// A card from the pile. When that is empty the used ones are shuffled; if there are none, nothing comes (CHA-13).
fn draw(state: &mut State, chance: &mut impl Chance) -> Option<Card> {
    let mut left = pile(state);
    if left == [0; SPONSORS] {
        let used = state.season.as_mut().map(|season| &mut season.used)?;
        left = std::mem::take(used);
    }
    let mut nth = chance.below(left.iter().map(|count| u32::from(*count)).sum());
    for (place, count) in left.into_iter().enumerate() {
        match nth.checked_sub(count.into()) {
            Some(less) => nth = less,
            None => return Some(Card::sponsor(place)),
        }
    }
    None
}

/// Sponsor cards go to hand, unseen by others (CHA-10, CHA-18).
pub(crate) fn gain(
    state: &mut State,
    seat: Seat,
    count: u8,
    by: Publicity,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let mut cards: Few<Card, 8> = Few::default();
    for _ in 0..count {
        let Some(card) = draw(state, chance) else { break };
        let driver = &mut state.drivers[seat];
        card.sponsor_place().into_iter().for_each(|place| driver.sponsors[place] += 1);
        driver.hand.insert_sorted(card);
        cards.push(card);
    }
    if !cards.is_empty() {
        events.tell(Event::SponsorsGained { seat, count: cards.len() as u8, by, cards: Some(cards) });
    }
}

/// Sponsor cards of the play area are used up (CHA-11), also in a turn that ends without step 9 (CHA-12).
pub(super) fn use_up(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let Some(season) = &mut state.season else { return };
    let driver = &mut state.drivers[seat];
    while let Some(place) = driver.played.iter().position(|card| card.sponsor_place().is_some()) {
        let card = driver.played[place];
        driver.played.remove(place);
        if let Some(kind) = card.sponsor_place() {
            driver.sponsors[kind] -= 1;
            season.used[kind] += 1;
        }
        events.tell(Event::SponsorUsed { seat, card });
    }
}

/// What step 7 brings or costs in a season, once the corners are settled. Answers whether the driver goes on.
pub(super) fn after_corners<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    through: bool,
) -> bool {
    let Some(season) = turn.state.season else { return true };
    let car = CarId::of(seat);
    let twist = turn.state.event().twist;
    if !through && twist == Twist::Elimination {
        // It leaves the track at once and can finish ahead of nobody (CHA-30, CHA-33).
        turn.state.season = Some(Standings { eliminated: season.eliminated | 1 << car.0, ..season });
        use_up(turn.state, seat, turn.events);
        turn.events.tell(Event::Eliminated { seat });
        round::place_last(turn.state, car, turn.events);
        return false;
    }
    let counted = count_car(turn.state, car, turn.driving.from);
    if !through {
        return true; // whoever spins out gains nothing (CHA-17)
    }
    press(turn, seat);
    let speed = react::speed(&turn.driving, &turn.state.drivers[seat].played);
    let earned = match twist {
        Twist::Grandstand | Twist::CrowdAtCornerB => counted,
        Twist::SpeedRecord => speed >= RECORD_SPEED,
        Twist::LiveTelevision => cars_passed(turn.state, car, turn.driving.from) >= PASSED_ON_TELEVISION,
        _ => false,
    };
    if earned {
        turn.closed = true;
        gain(turn.state, seat, 1, Publicity::Event, turn.chance, turn.events);
    }
    true
}

/// The Speed that is a record (CHA-22).
const RECORD_SPEED: u8 = 15;

/// The cars to be passed in one turn before the cameras (CHA-28).
const PASSED_ON_TELEVISION: usize = 3;

/// How far above its limit a press corner wants to be driven (CHA-15).
const PRESS_ABOVE: u8 = 2;

/// The press at corners that were crossed: by the slipstream, or fast enough (CHA-15). The limit is the road's, without
/// the driver's own changes (CHA-16).
fn press<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) {
    let event = turn.state.event();
    if event.press.is_empty() {
        return;
    }
    let board = turn.state.board();
    let (from, to) = (turn.driving.from.progress, turn.spot(CarId::of(seat)).progress);
    let speed = react::speed(&turn.driving, &turn.state.drivers[seat].played);
    let roads = turn.state.roads;
    let course = Course { roads: &roads, ..Course::of(turn.state) };
    let cards = if event.twist == Twist::TwoSponsors { 2 } else { 1 };
    for line in course.crossed(from, to) {
        let is_press = event.press.iter().any(|letter| board.press[usize::from(*letter)] == line.number);
        let slipstreamed = turn.driving.slipstreamed > 0 && line.progress >= turn.driving.before_slipstream;
        let pays = if event.twist == Twist::SlowPress {
            speed < line.limit
        } else {
            slipstreamed || speed >= line.limit + PRESS_ABOVE
        };
        if is_press && pays {
            turn.closed = true;
            gain(turn.state, seat, cards, Publicity::Press(line.number), turn.chance, turn.events);
        }
    }
}

/// The cars that were ahead when the turn began and are behind now, Legends too (CHA-32).
fn cars_passed(state: &State, car: CarId, from: Spot) -> usize {
    let board = state.board();
    let now = state.cars[car.index()].spot;
    let others = state.car_ids().zip(state.cars.iter()).filter(|(id, it)| *id != car && it.is_on_track());
    let passed =
        |spot: Spot| spot.order(from, board) == Ordering::Less && spot.order(now, board) == Ordering::Greater;
    others.filter(|(_, it)| passed(it.spot)).count()
}

/// The mechanics give a driver 1 heat and 1 stress more or fewer, in the order of the grid (EXP-5). When all were asked,
/// the race starts.
pub(super) fn consult(
    state: &mut State,
    at: u8,
    seat: Seat,
    tune: Tune,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> Result<Applied, Refusal<Why>> {
    if consulted(state, at) != Some(seat) {
        return Err(NOT_NOW);
    }
    let left = setup::heat_left(state);
    let driver = &mut state.drivers[seat];
    let before = driver.engine;
    match tune {
        Tune::More => {
            driver.engine += left.min(1);
            driver.stress += 1;
        }
        Tune::Fewer => {
            driver.engine = driver.engine.saturating_sub(1);
            driver.stress = driver.stress.saturating_sub(1);
        }
    }
    events.tell(Event::Consulted { seat, tune, heat: before.abs_diff(driver.engine) });
    state.phase = if at + 1 < state.drivers.seats() {
        Phase::Consulting(at + 1)
    } else {
        setup::start(state, chance, events)
    };
    Ok(Applied::CLOSED)
}

/// The driver whom the mechanics ask now.
pub(crate) fn consulted(state: &State, at: u8) -> Option<Seat> {
    draft::grid(state).get(usize::from(at)).and_then(|car| state.driver_of(*car))
}

/// Whether an event counts this car among the first ones: it notes the place, which a Legend uses up too, when the
/// corners of the turn are settled, so that a crossing taken back by a spin out is none (CHA-31).
pub(super) fn count_car(state: &mut State, car: CarId, from: Spot) -> bool {
    let board = state.board();
    let spaces = u16::from(board.spaces);
    // The last space before the line, in how many laps it counts, and for how many cars.
    let (line, laps, most) = match state.event().twist {
        // The end of lap 1 is the second crossing (CHA-21).
        Twist::Grandstand => (spaces, 1, 3),
        Twist::CrowdAtCornerB => {
            (board.corners[usize::from(board.press[1] - 1)].line.into(), Standings::LAPS, 2)
        }
        _ => return false,
    };
    let to = state.cars[car.index()].spot.progress;
    let Some(season) = &mut state.season else {
        never!("only a season has event cards");
        return false;
    };
    for (lap, counted) in (1..).zip(season.counted.iter_mut().skip(1)).take(laps) {
        let at = lap * spaces + line;
        if from.progress <= at && at < to {
            *counted += 1;
            return *counted <= most;
        }
    }
    false
}

/// Step 8 begins: an event may take a Heat card out of the game for every lap that was completed (EXP-5).
pub(super) fn begin_discard<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) {
    if turn.state.event().twist != Twist::HeatRemoved {
        return;
    }
    let board = turn.state.board();
    let before = turn.driving.from.crossings(board).max(1);
    for _ in before..turn.spot(CarId::of(seat)).crossings(board) {
        let driver = turn.driver(seat);
        let gone = if driver.engine > 0 {
            driver.engine -= 1;
            true
        } else {
            driver.hand.take(Card::HEAT) || driver.discard.take(Card::HEAT) || driver.deck.take(Card::HEAT)
        };
        if gone {
            driver.heat -= 1;
            driver.looked_through = 0;
            turn.closed = true;
            turn.events.tell(Event::HeatRemoved { seat });
        }
    }
}

/// The points of a car for its place: six places score (CHA-19), some of them more by an event, and an eliminated car
/// nothing (CHA-30). Retired drivers score like others (CHA-34).
fn points(state: &State, car: CarId) -> u8 {
    let Status::Placed(place) = state.cars[car.index()].status else {
        never!("a race is scored when every car has its place");
        return 0;
    };
    let eliminated = state.season.is_some_and(|season| season.eliminated >> car.0 & 1 == 1);
    if eliminated {
        return 0;
    }
    let place = usize::from(place) - 1;
    let more = state.event().points.get(place).copied().unwrap_or(0);
    PODIUM.get(place).copied().unwrap_or(0) + more
}

/// A race is over: it is scored, and the next one is prepared, or the season ends (CHA-2, CHA-20).
pub(super) fn end_race(state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> Phase {
    let Some(mut season) = state.season else { return Phase::Over };
    let points: Cars<u8> = state.car_ids().map(|car| points(state, car)).collect();
    season.points.push(points);
    for car in state.car_ids() {
        let (racer, points) = (state.racer(car), points[car.index()]);
        events.tell(Event::Scored { racer, points, total: season.total(car) });
    }
    let last = usize::from(season.race) + 1 >= season.races.len();
    season.race += u8::from(!last);
    state.season = Some(season);
    if last {
        return Phase::Over;
    }
    // The leader stands on the pole (CHA-5).
    let cells = ranking(state, &season);
    setup::begin_race(state, &cells, chance, events)
}

/// The cars by their points; of equal ones the better place in the last race goes first (CHA-5, CHA-20).
pub(crate) fn ranking(state: &State, season: &Standings) -> Cars<CarId> {
    let place = |car: &CarId| match state.cars[car.index()].status {
        Status::Placed(place) => place,
        Status::Racing | Status::Finished => u8::MAX,
    };
    let mut cars: Cars<CarId> = state.car_ids().collect();
    cars.sort_unstable_by_key(|car| (Reverse(season.total(*car)), place(car)));
    cars
}

/// How a season ended: every driver's place among all cars, and the points of each race (CHA-20).
pub(super) fn outcome(state: &State, season: &Standings) -> Outcome {
    const RACES: [&str; MOST_RACES] = ["race-1", "race-2", "race-3", "race-4"];
    let ranking = ranking(state, season);
    let standings = state.drivers.iter().map(|(seat, _)| {
        let car = CarId::of(seat);
        let place = ranking.iter().position(|it| *it == car).unwrap_or(ranking.len()) as u8 + 1;
        let lines = RACES.into_iter().zip(season.points.iter());
        let sheet = lines.map(|(line, race)| SheetLine { line, points: race[car.index()].into() });
        Standing { place, points: season.total(car).into(), sheet: sheet.collect() }
    });
    Outcome { standings: standings.collect() }
}
