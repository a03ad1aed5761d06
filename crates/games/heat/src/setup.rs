//! HEAT-2: what is chosen before the race, and the first state.

use crate::calendar::{EventCard, MOST_RACES, Season, Twist};
use crate::data::{Card, Colour, HEAT_CARDS, STRESS_CARDS, Track, Weather};
use crate::events::{Event, Publicity};
use crate::rules::{draft, hand, legends, round, season, weather};
use crate::state::{Car, CarId, Cars, Driver, Phase, Pile, Roads, Spot, Standings, State, Status, Stock};
use crossroads_engine::Few;
use crossroads_engine::{
    Chance, OptionRow, OptionsError, PerSeat, Preset, Seat, Setting, Sink, listed, never,
};
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
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
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
    /// Which upgrades are drafted in place of the starting ones (GAR-1).
    pub garage: Garage,
    /// How they are given out (GAR-2, GAR-4).
    pub draft: DraftBy,
    /// Whether the cards of Heavy Rain are among them (EXP-7).
    pub heavy_rain: bool,
    /// Whether the cards of Tunnel Vision are among them (EXP-7).
    pub tunnel_vision: bool,
    /// The season that is driven in place of a single race (CHA-1).
    pub season: Season,
    /// The first race of a season of the table's own (CHA-1).
    pub race_1: EventCard,
    /// The second one.
    pub race_2: EventCard,
    /// The third one.
    pub race_3: EventCard,
    /// The fourth one.
    pub race_4: EventCard,
    /// The colour of the first seat (HEAT-2.3); colours of seats that are not at the table mean nothing.
    pub colour_1: Paint,
    /// The colour of the second seat.
    pub colour_2: Paint,
    /// The colour of the third seat.
    pub colour_3: Paint,
    /// The colour of the fourth seat.
    pub colour_4: Paint,
    /// The colour of the fifth seat.
    pub colour_5: Paint,
    /// The colour of the sixth seat.
    pub colour_6: Paint,
    /// By how much heat the driver in the first seat starts short (HEAT-2.10).
    pub handicap_1: u8,
    /// The same of the second seat.
    pub handicap_2: u8,
    /// The same of the third seat.
    pub handicap_3: u8,
    /// The same of the fourth seat.
    pub handicap_4: u8,
    /// The same of the fifth seat.
    pub handicap_5: u8,
    /// The same of the sixth seat.
    pub handicap_6: u8,
}

listed! {
    /// The colour that a driver wants (HEAT-2.3).
    #[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
    #[serde(rename_all = "snake_case")]
    #[ts(export_to = "heat.ts")]
    #[expect(missing_docs, reason = "they are what the colours are called")]
    pub enum Paint {
        /// The first that nobody wants.
        #[default]
        Any,
        Black,
        Blue,
        Green,
        Red,
        Silver,
        Yellow,
        Orange,
        Purple,
        White,
    }
}

impl Paint {
    /// What the options call them.
    const IDS: [&str; Paint::ALL.len()] =
        ["any", "black", "blue", "green", "red", "silver", "yellow", "orange", "purple", "white"];

    /// The colour, if a certain one is wanted.
    pub fn colour(self) -> Option<Colour> {
        Some(match self {
            Paint::Any => return None,
            Paint::Black => Colour::Black,
            Paint::Blue => Colour::Blue,
            Paint::Green => Colour::Green,
            Paint::Red => Colour::Red,
            Paint::Silver => Colour::Silver,
            Paint::Yellow => Colour::Yellow,
            Paint::Orange => Colour::Orange,
            Paint::Purple => Colour::Purple,
            Paint::White => Colour::White,
        })
    }
}

/// Which upgrades are drafted (GAR-1).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Garage {
    /// None: everybody drives with the starting upgrades.
    #[default]
    Off,
    /// Basic ones.
    Basic,
    /// Advanced ones.
    Advanced,
    /// Both.
    Both,
}

/// How upgrades are given out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum DraftBy {
    /// In rounds, one card each (GAR-2).
    #[default]
    Rounds,
    /// At random (GAR-4).
    Random,
    /// In a snake, after which everybody drops one (GAR-4).
    Snake,
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
            garage: Garage::Off,
            draft: DraftBy::Rounds,
            heavy_rain: false,
            tunnel_vision: false,
            season: Season::Off,
            race_1: EventCard::None,
            race_2: EventCard::None,
            race_3: EventCard::None,
            race_4: EventCard::None,
            colour_1: Paint::Any,
            colour_2: Paint::Any,
            colour_3: Paint::Any,
            colour_4: Paint::Any,
            colour_5: Paint::Any,
            colour_6: Paint::Any,
            handicap_1: 0,
            handicap_2: 0,
            handicap_3: 0,
            handicap_4: 0,
            handicap_5: 0,
            handicap_6: 0,
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
        let handicap = self.handicaps().get(seat.index()).copied().unwrap_or(0);
        let heat = self.track.board().heat.saturating_sub(handicap);
        match weather {
            Some(Weather::Fog) => heat + 1,
            Some(Weather::Snow) => heat.saturating_sub(1),
            _ => heat,
        }
    }

    /// The event cards of the season: those of its year (CHA-2), or those that the table has put together (CHA-1).
    pub fn races(&self) -> Few<EventCard, MOST_RACES> {
        match self.season {
            Season::Own => {
                let races = [self.race_1, self.race_2, self.race_3, self.race_4];
                races.into_iter().filter(|race| *race != EventCard::None).collect()
            }
            Season::Off
            | Season::Y1961
            | Season::Y1962
            | Season::Y1963
            | Season::Y1964
            | Season::Y1965
            | Season::Y1966 => self.season.events().iter().copied().collect(),
        }
    }

    /// Where a race is driven: in a season where its card says (CHA-1), else where the table says.
    pub fn track_of(&self, race: EventCard) -> Track {
        race.row().track.unwrap_or(self.track)
    }

    /// The handicaps by seat.
    fn handicaps(&self) -> [u8; MOST_SEATS] {
        [self.handicap_1, self.handicap_2, self.handicap_3, self.handicap_4, self.handicap_5, self.handicap_6]
    }

    /// The colours that drivers want, by seat; nobody wants something at a seat that is not there.
    fn wanted(&self, seats: u8) -> impl Iterator<Item = Option<Colour>> + Clone {
        let paints =
            [self.colour_1, self.colour_2, self.colour_3, self.colour_4, self.colour_5, self.colour_6];
        paints.into_iter().take(seats.into()).map(Paint::colour)
    }

    /// The colours of all cars: what their drivers want, and for the others, Legends too, what is left (HEAT-2.3).
    fn colours(&self, seats: u8) -> impl Iterator<Item = Colour> {
        let wanted = self.wanted(seats);
        let is_left = |colour: &Colour| !wanted.clone().any(|it| it == Some(*colour));
        let mut left: Few<Colour, MOST_CARS> = Colour::ALL.into_iter().rev().filter(is_left).collect();
        let all = wanted.chain(std::iter::repeat(None)).take(self.starters(seats).into());
        all.filter_map(move |it| it.or_else(|| left.pop()))
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
    OptionRow::choice("track", &Track::IDS, "HEAT-1.1").named("track").main().plain(),
    OptionRow::number("cars", 1, MOST_CARS as u8, 6, "LEG-1").main().plain(),
    OptionRow::choice("garage", &["off", "basic", "advanced", "both"], "GAR-1").main(),
    OptionRow::switch("weather", "WEA-1").main(),
    OptionRow::choice("season", &["off", "1961", "1962", "1963", "1964", "1965", "1966", "own"], "CHA-2")
        .main(),
    OptionRow::number("laps", 0, MOST_LAPS, 0, "HEAT-2.2").plain(),
    OptionRow::switch("aggressive", "LEG-13").plain(),
    OptionRow::number("pro", 0, MOST_PRO, 0, "LEG-15").plain(),
    OptionRow::choice("draft", &["rounds", "random", "snake"], "GAR-4"),
    OptionRow::switch("heavy_rain", "EXP-7"),
    OptionRow::switch("tunnel_vision", "EXP-7"),
    OptionRow::choice("race_1", &EventCard::IDS, "CHA-1").named("event"),
    OptionRow::choice("race_2", &EventCard::IDS, "CHA-1").named("event"),
    OptionRow::choice("race_3", &EventCard::IDS, "CHA-1").named("event"),
    OptionRow::choice("race_4", &EventCard::IDS, "CHA-1").named("event"),
    OptionRow::switch("retire", "HEAT-16.9").plain(),
    OptionRow::choice("colour_1", &Paint::IDS, "HEAT-2.3").named("colour").of_seat(1).plain(),
    OptionRow::choice("colour_2", &Paint::IDS, "HEAT-2.3").named("colour").of_seat(2).plain(),
    OptionRow::choice("colour_3", &Paint::IDS, "HEAT-2.3").named("colour").of_seat(3).plain(),
    OptionRow::choice("colour_4", &Paint::IDS, "HEAT-2.3").named("colour").of_seat(4).plain(),
    OptionRow::choice("colour_5", &Paint::IDS, "HEAT-2.3").named("colour").of_seat(5).plain(),
    OptionRow::choice("colour_6", &Paint::IDS, "HEAT-2.3").named("colour").of_seat(6).plain(),
    OptionRow::number("handicap_1", 0, MOST_HANDICAP, 0, "HEAT-2.10").of_seat(1).plain(),
    OptionRow::number("handicap_2", 0, MOST_HANDICAP, 0, "HEAT-2.10").of_seat(2).plain(),
    OptionRow::number("handicap_3", 0, MOST_HANDICAP, 0, "HEAT-2.10").of_seat(3).plain(),
    OptionRow::number("handicap_4", 0, MOST_HANDICAP, 0, "HEAT-2.10").of_seat(4).plain(),
    OptionRow::number("handicap_5", 0, MOST_HANDICAP, 0, "HEAT-2.10").of_seat(5).plain(),
    OptionRow::number("handicap_6", 0, MOST_HANDICAP, 0, "HEAT-2.10").of_seat(6).plain(),
];

/// From a first race to everything that the boxes hold.
pub const PRESETS: &[Preset] = &[
    Preset { id: "base", sets: &[] },
    Preset { id: "first_race", sets: &[("laps", Setting::Number(1))] },
    Preset { id: "garage_weather", sets: &[("garage", Setting::Choice("both")), ("weather", Setting::ON)] },
    Preset {
        id: "heavy_rain",
        sets: &[
            ("track", Setting::Choice("japan")),
            ("garage", Setting::Choice("both")),
            ("weather", Setting::ON),
            ("heavy_rain", Setting::ON),
        ],
    },
    Preset {
        id: "tunnel_vision",
        sets: &[
            ("track", Setting::Choice("spain")),
            ("garage", Setting::Choice("both")),
            ("weather", Setting::ON),
            ("tunnel_vision", Setting::ON),
        ],
    },
    Preset { id: "championship", sets: &[("season", Setting::Choice("1961"))] },
    Preset {
        id: "hard",
        sets: &[
            ("garage", Setting::Choice("both")),
            ("weather", Setting::ON),
            ("aggressive", Setting::ON),
            ("pro", Setting::Number(MOST_PRO as i64)),
        ],
    },
];

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
    if options.handicaps().into_iter().any(|it| it > MOST_HANDICAP) {
        return clash("HEAT-2.10", "an experienced driver does without two heat at most");
    }
    let mut taken = options.wanted(seats);
    while let Some(colour) = taken.next() {
        if colour.is_some() && taken.clone().any(|it| it == colour) {
            return clash("HEAT-2.3", "two drivers cannot have the same colour");
        }
    }
    if options.starters(seats) < LEAST_CARS {
        return clash("HEAT-2.1", "at least two cars race");
    }
    if options.season != Season::Off {
        return check_season(options, seats);
    }
    // Without the Garage nothing is given out, so that what and how is no matter.
    if options.garage == Garage::Basic && (options.heavy_rain || options.tunnel_vision) {
        return clash("EXP-7", "the cards of an expansion are added to the advanced upgrades");
    }
    if options.starters(seats) > options.most_cars() {
        return clash("LEG-1", "there are more cars than colours or cells of the grid");
    }
    Ok(())
}

/// Whether a season can be driven so. It has Garage and Weather by itself (CHA-3).
fn check_season(options: &Options, seats: u8) -> Result<(), OptionsError> {
    let clash = |clause, why| Err(OptionsError::Clash { why, clause });
    let races = options.races();
    if races.is_empty() {
        return clash("CHA-1", "a season of the table's own needs a race");
    }
    if options.draft != DraftBy::Rounds {
        return clash("CHA-6", "a season has one draft round before every race");
    }
    if options.laps != 0 || races.iter().any(|race| race.row().laps_on(options.track_of(*race)).is_none()) {
        return clash("CHA-1", "how many laps are driven is a matter of board and event card");
    }
    let fits = |race: &EventCard| {
        let there = Options { track: options.track_of(*race), ..*options };
        there.starters(seats) <= there.most_cars()
    };
    if !races.iter().all(fits) {
        return clash("LEG-1", "there are more cars than colours or cells of the grid");
    }
    Ok(())
}

/// The table before anything was decided: the grid is drawn, and then comes what [`begin_race`] says.
pub(crate) fn first_state(
    options: &Options,
    seats: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> State {
    let mut options = *options;
    let mut season = None;
    if options.season != Season::Off {
        season = Some(Standings { races: options.races(), ..Standings::default() });
        // All races use Garage and Weather (CHA-3).
        options.weather = true;
        if options.garage == Garage::Off {
            options.garage = Garage::Both;
        }
    }
    let car = |colour| Car { colour, spot: Spot::default(), status: Status::Racing };
    let mut state = State {
        options,
        round: 0,
        phase: Phase::Over,
        cars: options.colours(seats).map(car).collect(),
        drivers: PerSeat::new(seats),
        supply: STRESS_CARDS,
        legends: legends::fresh_deck(),
        weather: None,
        roads: Roads::default(),
        event: EventCard::None,
        garage: if options.garage == Garage::Off { Stock::default() } else { draft::pool(&options) },
        season,
    };
    let mut cells: Cars<CarId> = state.car_ids().collect();
    chance.shuffle(&mut cells);
    state.phase = begin_race(&mut state, &cells, chance, events);
    state
}

/// A race is prepared in a fixed order (CHA-4, HEAT-2.12): grid, draft, then what [`prepare`] says.
pub(crate) fn begin_race(
    state: &mut State,
    cells: &Cars<CarId>,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> Phase {
    if let Some(standings) = &mut state.season {
        (standings.eliminated, standings.counted) = (0, Default::default());
        state.event = standings.races.get(usize::from(standings.race)).copied().unwrap_or_default();
        state.options.track = state.options.track_of(state.event);
        state.options.laps = state.event.row().laps_on(state.options.track).unwrap_or_else(|| {
            never!("a season without laps was refused");
            1
        });
        let (race, track) = (standings.race + 1, state.options.track);
        events.tell(Event::RaceBegan { race, event: state.event, track });
    }
    (state.round, state.supply) = (0, STRESS_CARDS);
    state.legends = legends::fresh_deck();
    (state.weather, state.roads) = (None, Roads::default());
    let board = state.board();
    for (cell, car) in (1..).zip(cells.iter()) {
        let (space, side) = board.grid(cell);
        let car = &mut state.cars[car.index()];
        // Before the first crossing progress is just the space (HEAT-2.11).
        (car.spot, car.status) = (Spot { progress: space.into(), side }, Status::Racing);
    }
    // Upgrades and unused sponsor cards are kept, everything else goes back (CHA-9, CHA-12).
    for (_, driver) in state.drivers.iter_mut() {
        *driver = Driver { upgrades: driver.upgrades, sponsors: driver.sponsors, ..Driver::default() };
    }
    events.tell(Event::GridDrawn { cells: cells.iter().map(|car| state.racer(*car)).collect() });
    draft::begin(state, chance, events)
}

/// What comes after the draft: sponsor cards, then weather and road (WEA-11), then the mechanics, if they are asked.
pub(crate) fn prepare(state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> Phase {
    let seats = state.drivers.seats();
    if state.event().sponsors > 0 {
        for seat in Seat::all(seats) {
            season::gain(state, seat, state.event().sponsors, Publicity::Start, chance, events);
        }
    }
    if state.options.weather {
        (state.weather, state.roads) = weather::draw(state.board(), chance);
        if let (Some(weather), roads) = (state.weather, state.roads) {
            events.tell(Event::WeatherDrawn { weather, roads });
        }
    }
    // What the event changes never takes more than is there (WEA-8).
    let event = state.event();
    let stress = weather::stress(state.board().stress, state.weather).saturating_add_signed(event.stress);
    for seat in Seat::all(seats) {
        let wanted = state.options.engine(seat, state.weather).saturating_add_signed(event.heat);
        let engine = wanted.min(heat_left(state));
        let driver = &mut state.drivers[seat];
        (driver.engine, driver.stress) = (engine, stress);
    }
    if event.twist == Twist::Consulting {
        return Phase::Consulting(0);
    }
    start(state, chance, events)
}

/// The heat cards that are in no engine while a race is prepared. Whoever would take more takes what is there
/// (HEAT-2.13); Heat that is an upgrade is none of them.
pub(crate) fn heat_left(state: &State) -> u8 {
    state.drivers.iter().fold(HEAT_CARDS, |left, (_, driver)| left.saturating_sub(driver.engine))
}

/// Decks from the lowest seat up (HEAT-2.12); then the first planning.
pub(crate) fn start(state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> Phase {
    let garage = state.has_garage();
    for seat in Seat::all(state.drivers.seats()) {
        let stress_discarded = state.event().twist == Twist::StressDiscardedAtStart;
        let driver = &mut state.drivers[seat];
        state.supply -= driver.stress;
        let mut in_hand = driver.hand;
        let heat = own_heat(&driver.upgrades, garage);
        driver.heat = driver.engine + heat;
        for card in owned_cards(driver, garage, heat).iter().copied() {
            if in_hand.take(card) {
                continue; // a sponsor card that was just taken into hand (CHA-10)
            }
            let pile =
                if stress_discarded && card == Card::STRESS { &mut driver.discard } else { &mut driver.deck };
            pile.push(card);
        }
        weather::move_heat(driver, state.weather);
        chance.shuffle(&mut driver.deck);
        hand::draw(state, seat, chance, events);
    }
    round::begin(state, events);
    Phase::Planning
}

/// The heat that a driver owns beside the engine's: the starting upgrade, or upgrades that are Heat (GAR-5, HEAT-15.4).
fn own_heat(upgrades: &[Card], garage: bool) -> u8 {
    let heat = upgrades.iter().filter(|card| card.in_deck() == Card::HEAT).count() as u8;
    if garage { heat } else { Card::HEAT.row().owned }
}

/// What a driver owns outside of the engine, in the order of the rows: basic cards, upgrades, sponsor cards, stress and
/// so much heat (HEAT-2.3 to HEAT-2.5, CHA-9). With the Garage the starting upgrades stay in the box (HEAT-15.4).
pub(crate) fn owned_cards(driver: &Driver, garage: bool, heat: u8) -> Pile {
    let mut cards = Pile::default();
    let mut own = |card: Card, count: u8| (0..count).for_each(|_| cards.push(card));
    for card in Card::BASIC {
        own(card, card.row().owned);
    }
    if !garage {
        own(Card::U0, Card::U0.row().owned);
        own(Card::U5, Card::U5.row().owned);
    }
    for card in driver.upgrades.iter().filter(|card| card.in_deck() != Card::HEAT) {
        own(*card, 1);
    }
    for (place, count) in driver.sponsors.into_iter().enumerate() {
        own(Card::sponsor(place), count);
    }
    own(Card::STRESS, driver.stress);
    own(Card::HEAT, heat);
    cards
}
