//! HEAT-2: setup.

use super::scene::{A, race};
use crossroads_engine::{Game, OptionsError, Quick, Seat, Seed, Silent, Table};
use crossroads_heat::Heat;
use crossroads_heat::data::{Card, Colour, Gear, Side, Track};
use crossroads_heat::events::Event;
use crossroads_heat::setup::Options;
use crossroads_heat::state::{CarId, Racer, State};

fn fresh(options: Options, seats: u8) -> State {
    Heat::check_options(&options, seats).unwrap();
    Heat::setup(&options, seats, &mut Quick::new(5), &mut Silent)
}

/// Drivers among themselves.
fn no_legends() -> Options {
    Options { cars: 2, ..Options::default() }
}

fn clause(options: Options, seats: u8) -> Option<&'static str> {
    match Heat::check_options(&options, seats) {
        Ok(()) => None,
        Err(OptionsError::Seats { clause, .. } | OptionsError::Clash { clause, .. }) => Some(clause),
        Err(OptionsError::Value { .. } | OptionsError::Malformed(_)) => Some("malformed"),
    }
}

/// HEAT-2.1
#[test]
fn one_to_six_drivers_race_and_one_alone_needs_a_legend() {
    for seats in 2..=6 {
        assert_eq!(fresh(Options::default(), seats).drivers.seats(), seats);
    }
    assert_eq!(clause(Options::default(), 0), Some("HEAT-2.1"));
    assert_eq!(clause(Options::default(), 7), Some("HEAT-2.1"));
    assert_eq!(clause(Options { cars: 1, ..Options::default() }, 1), Some("HEAT-2.1"));
    let duel = fresh(Options { cars: 2, ..Options::default() }, 1);
    assert_eq!((duel.cars.len(), duel.racer(CarId(1))), (2, Racer::Legend(Colour::Blue)));
}

/// HEAT-2.2
#[test]
fn a_table_may_agree_on_other_laps_than_the_board_says() {
    for (track, laps) in [(Track::Usa, 2), (Track::France, 2), (Track::GreatBritain, 2), (Track::Italy, 3)] {
        assert_eq!(Options { track, ..Options::default() }.laps(), laps);
    }
    let short = Options { laps: 1, ..Options::default() };
    assert_eq!((short.laps(), short.finish()), (1, 2 * 69));
    assert_eq!(clause(Options { laps: 5, ..Options::default() }, 2), Some("HEAT-2.2"));
}

/// HEAT-2.3, HEAT-2.5
#[test]
fn every_driver_gets_a_colour_and_a_deck_of_eighteen() {
    let state = fresh(Options::default(), 6);
    for (place, car) in state.cars.iter().enumerate() {
        assert!(state.cars[..place].iter().all(|other| other.colour != car.colour));
    }
    for (_, driver) in state.drivers.iter() {
        assert_eq!(driver.deck.len() + driver.hand.len(), 18);
        let count = |card| driver.deck.iter().chain(driver.hand.iter()).filter(|it| **it == card).count();
        assert_eq!(Card::BASIC.map(count), [3; 4]);
        assert_eq!([Card::U0, Card::U5, Card::HEAT, Card::STRESS].map(count), [1, 1, 1, 3]);
    }
}

/// HEAT-2.4, HEAT-2.6
#[test]
fn the_boards_heat_lies_in_the_engine_and_the_starting_heat_does_not() {
    let state = fresh(Options::default(), 3);
    for (_, driver) in state.drivers.iter() {
        assert_eq!((driver.engine, driver.stress), (6, 3));
        let elsewhere = driver.deck.iter().chain(driver.hand.iter()).filter(|card| **card == Card::HEAT);
        assert_eq!(elsewhere.count(), 1);
    }
}

/// HEAT-2.7
#[test]
fn levers_start_in_first_gear() {
    assert!(fresh(Options::default(), 4).drivers.iter().all(|(_, driver)| driver.gear == Gear::FIRST));
}

/// HEAT-2.8
#[test]
fn the_grid_fills_from_the_race_line_back_two_by_two() {
    let cells = |track: Track| {
        let board = track.board();
        (1..=board.grid_cells).map(|cell| board.grid(cell)).collect::<Vec<_>>()
    };
    let usa = cells(Track::Usa);
    assert_eq!(usa[..4], [(69, Side::Left), (69, Side::Right), (68, Side::Left), (68, Side::Right)]);
    assert_eq!((usa.len(), usa[7]), (8, (66, Side::Right)));
    assert_eq!(cells(Track::Italy)[..2], [(54, Side::Right), (54, Side::Left)]);
    // Who stands where is drawn: over many tables every car has had every cell.
    let mut seen = [[false; 3]; 3];
    for number in 0..60 {
        let mut events = Vec::new();
        let state = Heat::setup(&no_legends(), 3, &mut Quick::new(number), &mut events);
        let Some(Event::GridDrawn { cells }) = events.first() else { panic!("the grid comes first") };
        for (cell, racer) in cells.iter().enumerate() {
            let Racer::Driver(seat) = *racer else { panic!("no Legends here") };
            seen[cell][seat.index()] = true;
            let (space, side) = state.board().grid(cell as u8 + 1);
            let spot = state.cars[seat.index()].spot;
            assert_eq!((spot.space(state.board()), spot.side), (space, side));
        }
    }
    assert_eq!(seen, [[true; 3]; 3]);
}

/// HEAT-2.9
#[test]
fn every_driver_draws_seven() {
    assert!(fresh(Options::default(), 5).drivers.iter().all(|(_, driver)| driver.hand.len() == 7));
}

/// HEAT-2.10
#[test]
fn an_experienced_driver_may_start_with_less_heat() {
    let state = fresh(Options { handicap: 2, handicap_seat: 2, ..Options::default() }, 3);
    let engines: Vec<u8> = state.drivers.iter().map(|(_, driver)| driver.engine).collect();
    assert_eq!(engines, [6, 4, 6]);
    assert_eq!(clause(Options { handicap: 3, ..Options::default() }, 2), Some("HEAT-2.10"));
    assert_eq!(clause(Options { handicap: 1, handicap_seat: 3, ..Options::default() }, 2), Some("HEAT-2.10"));
}

/// HEAT-2.11
#[test]
fn the_first_crossing_opens_lap_one_and_completes_nothing() {
    let mut scene = race(Track::Usa, 1).with(|it| it.laps = 1).at(A, "69L c0").hand(A, "4").drives(1, "4");
    assert_eq!((scene.at(A), scene.crossings(A)), ("4L".into(), 1));
    scene.ends_turn(A);
    assert!(scene.state.is_racing(A), "a race of one lap ends with the second crossing");
    let mut scene = race(Track::Usa, 1).with(|it| it.laps = 1).at(A, "69L c1").hand(A, "4").drives(1, "4");
    scene.ends_turn(A);
    assert!(!scene.state.is_racing(A));
}

/// HEAT-2.12, WEA-1
#[test]
fn the_same_seed_gives_the_same_grid_and_decks_and_the_grid_comes_first() {
    let table = |seed| Table::<Heat>::new(no_legends(), 3, Seed::from_number(seed)).unwrap();
    let ((one, events), (other, _)) = (table(4), table(4));
    assert_eq!(one.state(), other.state());
    assert_ne!(one.state(), table(5).0.state());
    let drew: Vec<Seat> = events
        .iter()
        .filter_map(|event| if let Event::Drew { seat, .. } = event { Some(*seat) } else { None })
        .collect();
    assert!(matches!(events[0], Event::GridDrawn { .. }));
    let options = Options { weather: true, ..no_legends() };
    let (_, rainy) = Table::<Heat>::new(options, 3, Seed::from_number(4)).unwrap();
    assert_eq!(rainy[0], events[0], "weather comes after the grid");
    assert!(matches!(rainy[1], Event::WeatherDrawn { .. }), "and before the decks");
    assert_eq!(drew, [Seat(0), Seat(1), Seat(2)]);
    // One driver more changes the decks, not the way the grid is drawn from the stream.
    assert_eq!(one.state().car_ids().collect::<Vec<_>>(), [CarId(0), CarId(1), CarId(2)]);
}
