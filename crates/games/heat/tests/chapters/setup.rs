//! HEAT-2: setup.

use super::scene::{A, race};
use crossroads_engine::options::check_values;
use crossroads_engine::{Game, OptionsError, Quick, Seat, Seed, Silent, Table, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::data::{Card, Colour, Gear, Side, Track};
use crossroads_heat::events::Event;
use crossroads_heat::setup::{Garage, Options, Paint, SCHEMA};
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
    // The form lets one car be asked for, and drivers among themselves may; one alone hears why not.
    assert_eq!(check_values(SCHEMA, &serde_json::json!({ "cars": 1 })), Ok(()));
    assert_eq!(fresh(Options { cars: 1, ..Options::default() }, 3).cars.len(), 3);
    let duel = fresh(Options { cars: 2, ..Options::default() }, 1);
    assert_eq!((duel.cars.len(), duel.racer(CarId(1))), (2, Racer::Legend(Colour::Blue)));
}

/// HEAT-2.2
#[test]
fn a_table_may_agree_on_other_laps_than_the_board_says() {
    let said =
        [(Track::Usa, 2), (Track::Italy, 3), (Track::Spain, 1), (Track::Germany, 2), (Track::SouthAfrica, 2)];
    for (track, laps) in said {
        assert_eq!(Options { track, ..Options::default() }.laps(), laps);
    }
    let short = Options { laps: 1, ..Options::default() };
    assert_eq!((short.laps(), short.finish()), (1, 2 * 69));
    assert_eq!(clause(Options { laps: 5, ..Options::default() }, 2), Some("HEAT-2.2"));
}

/// HEAT-2.3
#[test]
fn every_driver_has_the_chosen_colour_and_nobody_else_has_it() {
    let colours = |options: Options, seats: u8| -> Vec<Colour> {
        fresh(options, seats).cars.iter().map(|car| car.colour).collect()
    };
    let (black, blue, green) = (Colour::Black, Colour::Blue, Colour::Green);
    let dealt = Options { cars: 4, ..Options::default() };
    assert_eq!(colours(dealt, 2), [black, blue, green, Colour::Red], "by seat, where nobody chooses");
    let chosen = Options { colour_1: Paint::White, colour_3: Paint::Black, ..dealt };
    assert_eq!(colours(chosen, 3), [Colour::White, blue, black, green], "the others take what is left");
    // What a seat wants that is not at the table means nothing, not even to the others.
    assert_eq!(colours(chosen, 2), [Colour::White, black, blue, green]);
    let twice = Options { colour_2: Paint::Red, colour_4: Paint::Red, ..dealt };
    assert_eq!((clause(twice, 4), clause(twice, 3)), (Some("HEAT-2.3"), None));
    // All nine cars have colours of their own, and everybody sees them.
    let full = Options { cars: 9, track: Track::Japan, colour_2: Paint::Silver, ..dealt };
    let view = Heat::view(&fresh(full, 2), Viewer::Spectator);
    assert_eq!(view.cars[1].colour, Colour::Silver);
    for (place, car) in view.cars.iter().enumerate() {
        assert!(view.cars[..place].iter().all(|other| other.colour != car.colour));
    }
    let wanted: Vec<Colour> = Paint::ALL.into_iter().filter_map(Paint::colour).collect();
    assert_eq!(wanted, Colour::ALL);
}

/// HEAT-2.3, HEAT-2.5
#[test]
fn every_driver_gets_a_deck_of_eighteen() {
    let state = fresh(Options::default(), 6);
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
fn experienced_drivers_may_start_with_less_heat() {
    let engines = |options: Options, seats: u8| -> Vec<u8> {
        fresh(options, seats).drivers.iter().map(|(_, driver)| driver.engine).collect()
    };
    let one = Options { handicap_2: 2, ..Options::default() };
    assert_eq!(engines(one, 3), [6, 4, 6]);
    let several = Options { handicap_1: 1, handicap_3: 2, handicap_6: 1, ..one };
    assert_eq!(engines(several, 6), [5, 4, 4, 6, 6, 5]);
    assert_eq!(engines(several, 2), [5, 4], "seats that are not at the table mean nothing");
    assert_eq!(clause(Options { handicap_1: 3, ..Options::default() }, 2), Some("HEAT-2.10"));
    assert_eq!(clause(Options { handicap_6: 3, ..Options::default() }, 6), Some("HEAT-2.10"));
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
    // What comes after the grid has no say in it: another board with other decks, or upgrades, leave it as it was.
    for other in
        [Options { track: Track::Mexico, ..no_legends() }, Options { garage: Garage::Both, ..no_legends() }]
    {
        let (_, told) = Table::<Heat>::new(other, 3, Seed::from_number(4)).unwrap();
        assert_eq!(told[0], events[0]);
    }
}
