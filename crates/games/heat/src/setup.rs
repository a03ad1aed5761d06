//! HEAT-2: what is chosen before the race, and the first state.

use crate::data::{Card, Colour, Gear, STRESS_CARDS, Track, Weather};
use crate::events::Event;
use crate::rules::{hand, legends, round, weather};
use crate::state::{Car, CarId, Cars, Driver, Phase, Plan, Roads, Spot, State, Status};
use crossroads_engine::Few;
use crossroads_engine::{Chance, OptionKind, OptionRow, OptionsError, PerSeat, Seat, Sink};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most drivers (HEAT-2.1).
pub const MOST_SEATS: usize = 6;

/// The most cars: there are nine colours (EXP-8).
pub const MOST_CARS: usize = Colour::ALL.len();

/// What a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "heat.ts")]
pub struct Options {
    /// The track (HEAT-1.1).
    pub track: Track,
    /// The number of laps; 0 is what the board says (HEAT-2.2).
    pub laps: u8,
    /// How many cars start: Legends fill up what drivers leave free (LEG-1).
    pub cars: u8,
    /// Whether Legends mind chevrons (LEG-13).
    pub aggressive: bool,
    /// What is added to every helmet number (LEG-15).
    pub pro: u8,
    /// Whether weather and road conditions are drawn (WEA-1).
    pub weather: bool,
    /// Whether a driver may leave a race that a car has finished (HEAT-16.9).
    pub retire: bool,
    /// By how much heat an experienced driver starts short (HEAT-2.10).
    pub handicap: u8,
    /// The seat of that driver, counted from 1.
    pub handicap_seat: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            track: Track::Usa,
            laps: 0,
            cars: 6,
            aggressive: false,
            pro: 0,
            weather: false,
            retire: false,
            handicap: 0,
            handicap_seat: 1,
        }
    }
}

impl Options {
    /// The laps of the race.
    #[inline]
    pub fn laps(&self) -> u8 {
        if self.laps == 0 { self.track.board().laps } else { self.laps }
    }

    /// The progress that a car must pass to finish: a race of L laps ends with crossing L + 1 (HEAT-2.11, HEAT-16.1).
    #[inline]
    pub fn finish(&self) -> u16 {
        (u16::from(self.laps()) + 1) * u16::from(self.track.board().spaces)
    }

    /// The heat that a driver gets for the engine (HEAT-2.4, HEAT-2.10), as the weather changes it (WEA-3, WEA-5).
    pub fn engine(&self, seat: Seat, weather: Option<Weather>) -> u8 {
        let handicap = if self.handicap_seat == seat.0 + 1 { self.handicap } else { 0 };
        let heat = self.track.board().heat.saturating_sub(handicap);
        match weather {
            Some(Weather::Fog) => heat + 1,
            Some(Weather::Snow) => heat.saturating_sub(1),
            _ => heat,
        }
    }

    /// How many cars start with so many drivers (HEAT-2.1, LEG-1).
    pub fn starters(&self, seats: u8) -> u8 {
        self.cars.max(seats)
    }

    /// How many cars may start on a board (LEG-1, EXP-8).
    pub fn most_cars(&self) -> u8 {
        self.track.board().grid_cells.min(MOST_CARS as u8)
    }
}

/// A race of one car decides nothing (HEAT-2.1).
const LEAST_CARS: u8 = 2;

/// The most laps that a table may ask for.
const MOST_LAPS: u8 = 4;

/// The greatest bonus of professional Legends (LEG-15).
const MOST_PRO: u8 = 6;

/// The most heat that an experienced driver does without (HEAT-2.10).
const MOST_HANDICAP: u8 = 2;

/// The options as the schema shows them.
pub const SCHEMA: &[OptionRow] = &[
    OptionRow {
        id: "track",
        kind: OptionKind::Choice(&[
            "usa",
            "france",
            "great_britain",
            "italy",
            "japan",
            "mexico",
            "spain",
            "netherlands",
        ]),
        clause: "HEAT-1.1",
    },
    number("laps", 0, MOST_LAPS, 0, "HEAT-2.2"),
    number("cars", LEAST_CARS, MOST_CARS as u8, 6, "LEG-1"),
    OptionRow { id: "aggressive", kind: OptionKind::Switch, clause: "LEG-13" },
    number("pro", 0, MOST_PRO, 0, "LEG-15"),
    OptionRow { id: "weather", kind: OptionKind::Switch, clause: "WEA-1" },
    OptionRow { id: "retire", kind: OptionKind::Switch, clause: "HEAT-16.9" },
    number("handicap", 0, MOST_HANDICAP, 0, "HEAT-2.10"),
    number("handicap_seat", 1, MOST_SEATS as u8, 1, "HEAT-2.10"),
];

const fn number(id: &'static str, least: u8, most: u8, default: u8, clause: &'static str) -> OptionRow {
    let kind = OptionKind::Number { least: least as i64, most: most as i64, default: default as i64 };
    OptionRow { id, kind, clause }
}

/// Whether the race can be driven so.
pub(crate) fn check(options: &Options, seats: u8) -> Result<(), OptionsError> {
    let clash = |clause, why| Err(OptionsError::Clash { why, clause });
    if seats == 0 || usize::from(seats) > MOST_SEATS {
        return Err(OptionsError::Seats { seats, least: 1, most: MOST_SEATS as u8, clause: "HEAT-2.1" });
    }
    if options.laps > MOST_LAPS {
        return clash("HEAT-2.2", "a race has at most four laps");
    }
    if options.pro > MOST_PRO {
        return clash("LEG-15", "the bonus of Legends goes up to six");
    }
    if options.handicap > MOST_HANDICAP {
        return clash("HEAT-2.10", "an experienced driver does without two heat at most");
    }
    if options.handicap > 0 && !(1..=seats).contains(&options.handicap_seat) {
        return clash("HEAT-2.10", "the seat that drives with less heat is not at this table");
    }
    if options.cars < LEAST_CARS {
        return clash("HEAT-2.1", "at least two cars race");
    }
    if options.starters(seats) > options.most_cars() {
        return clash("LEG-1", "there are more cars than colours or cells of the grid");
    }
    Ok(())
}

/// Grid, then weather and road, then decks from the lowest seat up (HEAT-2.12); then the first planning.
pub(crate) fn first_state(
    options: &Options,
    seats: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> State {
    let board = options.track.board();
    let starters = usize::from(options.starters(seats));
    let mut cells: Cars<CarId> = (0..starters as u8).map(CarId).collect();
    chance.shuffle(&mut cells);
    let mut cars: Cars<Car> = Colour::ALL
        .into_iter()
        .take(starters)
        .map(|colour| Car { colour, spot: Spot::default(), status: Status::Racing })
        .collect();
    for (cell, car) in (1..).zip(cells.iter()) {
        let (space, side) = board.grid(cell);
        // Before the first crossing progress is just the space (HEAT-2.11).
        cars[car.index()].spot = Spot { progress: space.into(), side };
    }
    let (weather, roads) =
        if options.weather { weather::draw(board, chance) } else { (None, Roads::default()) };
    let stress = weather::stress(board.stress, weather);
    let mut state = State {
        options: *options,
        round: 0,
        phase: Phase::Planning,
        cars,
        drivers: PerSeat::from_fn(seats, |seat| new_driver(options.engine(seat, weather), stress)),
        supply: STRESS_CARDS - seats * stress,
        legends: legends::fresh_deck(),
        weather,
        roads,
    };
    events.tell(Event::GridDrawn { cells: cells.iter().map(|car| state.racer(*car)).collect() });
    if let Some(weather) = weather {
        events.tell(Event::WeatherDrawn { weather, roads });
    }
    for seat in Seat::all(seats) {
        weather::move_heat(&mut state.drivers[seat], weather);
        chance.shuffle(&mut state.drivers[seat].deck);
        hand::draw(&mut state, seat, chance, events);
    }
    round::begin(&mut state, events);
    state
}

/// A driver's cards before shuffling: the engine is full, the rest is the deck (HEAT-2.3 to HEAT-2.7).
fn new_driver(heat: u8, stress: u8) -> Driver {
    let owned = |card: Card| std::iter::repeat_n(card, own_cards(card, stress).into());
    Driver {
        gear: Gear::FIRST,
        engine: heat,
        stress,
        plan: Plan::Open,
        deck: Card::all().flat_map(owned).collect(),
        hand: Few::default(),
        laid: Few::default(),
        played: Few::default(),
        discard: Few::default(),
    }
}

/// How many of a card a driver with this much stress owns outside of the engine's heat.
pub(crate) fn own_cards(card: Card, stress: u8) -> u8 {
    if card == Card::STRESS { stress } else { card.row().owned }
}
