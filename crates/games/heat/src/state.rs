//! The shapes of a table: no rules here, only what there is and what must hold of it.
//!
//! Everything is flat and small: cards are numbers, piles are fixed arrays, and a copy of a state is a memcpy.

use crate::calendar::{EventCard, EventRow, MOST_RACES};
use crate::data::{Board, Card, Colour, Gear, Road, SPONSORS, Side, UPGRADES, Weather};
use crate::setup::{Garage, MOST_CARS, MOST_SEATS, Options};
use crossroads_engine::Few;
use crossroads_engine::{PerSeat, Seat};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;
use ts_rs::TS;

/// One value a seat of this game.
pub type Seats<T> = PerSeat<T, MOST_SEATS>;

/// One value a car: first the drivers' in the order of their seats, then the Legends'.
pub type Cars<T> = Few<T, MOST_CARS>;

/// A deck or a discard pile. The last card lies on top.
///
/// The most that a driver can own is 12 basic cards, 4 upgrades, all 37 stress cards, 10 heat, and sponsor cards, of
/// which there is room for 17: more than a season ever brings somebody who also lays them.
pub type Pile = Few<Card, 80>;

/// A hand: seven cards or eight, and what stress and sponsor cards bring on top.
pub type Hand = Few<Card, 24>;

/// A play area: four cards laid, what they find, and what is played on top of them.
pub type PlayArea = Few<Card, 16>;

/// The upgrades of one driver; a season has at most four races (CHA-6).
pub type Upgrades = Few<Card, MOST_RACES>;

/// The upgrades that lie open to be picked: twice as many as drivers and three more in a snake (GAR-4).
pub type Market = Few<Card, 15>;

/// A table of HEAT.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What was chosen before the race. In a season track and laps are those of the present race.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u16,
    /// Where the race stands.
    pub phase: Phase,
    /// All starters.
    pub cars: Cars<Car>,
    /// The cards of the drivers.
    pub drivers: Seats<Driver>,
    /// Stress cards that belong to nobody.
    pub supply: u8,
    /// The Legend cards.
    pub legends: LegendDeck,
    /// The weather of the race, if there is any.
    pub weather: Option<Weather>,
    /// The road tokens, for each corner line what counts at it or behind it.
    pub roads: Roads,
    /// The event card of the race; without a season one that changes nothing.
    pub event: EventCard,
    /// The upgrades that nobody has seen yet, if the table has a Garage.
    pub garage: Stock,
    /// The season, if one is driven.
    pub season: Option<Standings>,
}

/// The upgrades in a face-down deck: how many of each, from 0 to 2. Which comes next nobody knows, so that is no part of
/// the state.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "heat.ts", type = "number[]")]
pub struct Stock([u8; Stock::BYTES]);

impl Stock {
    /// Four upgrades a byte.
    const BYTES: usize = (UPGRADES as usize).div_ceil(4);

    /// How many of an upgrade there are.
    pub fn count(&self, number: u8) -> u8 {
        let place = usize::from(number - 1);
        self.0[place / 4] >> (2 * (place % 4)) & 3
    }

    /// Sets how many of an upgrade there are.
    pub fn set(&mut self, number: u8, count: u8) {
        let (place, shift) = (usize::from(number - 1), 2 * ((number - 1) % 4));
        self.0[place / 4] = self.0[place / 4] & !(3 << shift) | (count & 3) << shift;
    }

    /// How many cards there are in all.
    pub fn len(&self) -> u32 {
        (1..=UPGRADES).map(|number| u32::from(self.count(number))).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Stock::default()
    }
}

/// Sponsor cards, so many of each kind.
pub type Sponsors = [u8; SPONSORS];

/// How a season stands.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Standings {
    /// The event cards of the season in order.
    pub races: Few<EventCard, MOST_RACES>,
    /// The race, counted from 0.
    pub race: u8,
    /// The points of every car in each race that is over.
    pub points: Few<Cars<u8>, MOST_RACES>,
    /// The sponsor cards that were used up, lying open (CHA-11). Those left in the pile follow from them.
    pub used: Sponsors,
    /// The cars that were eliminated in this race, a bit each (CHA-30).
    pub eliminated: u16,
    /// For each lap, how many cars an event has counted (CHA-21, EXP-5).
    pub counted: [u8; Standings::LAPS],
}

impl Standings {
    /// The most laps of a race in a season, and the grid before them.
    pub const LAPS: usize = 6;

    /// The points of a car in all races that are over (CHA-20).
    pub fn total(&self, car: CarId) -> u8 {
        self.points.iter().filter_map(|race| race.get(car.index())).sum()
    }
}

/// Road tokens, one place a corner line.
pub type Roads = Few<Option<Road>, 12>;

/// Where a race stands. Each moment owns exactly the data it needs, so an unfinished turn has no second place to hide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Phase {
    /// Upgrades are picked from the market, one driver at a time (GAR-2).
    Drafting(Draft),
    /// The driver who picked first may swap one upgrade for one that is left in the market (CHA-7).
    Swapping(Market),
    /// All drivers drop one of four upgrades (GAR-4).
    Dropping,
    /// The mechanics ask one driver at a time, by the place in the order of the grid (EXP-5).
    Consulting(u8),
    /// All drivers choose gear and cards in secret.
    Planning,
    /// One car at a time, the leader first.
    Driving(Driving),
    /// Every car has its place.
    Over,
}

/// A draft of upgrades.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Draft {
    /// What may be picked.
    pub market: Market,
    /// The round of the draft, counted from 1.
    pub round: u8,
    /// How many picks of the round are over.
    pub picks: u8,
}

/// The turns of one round.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Driving {
    /// The order of the round, fixed when planning ended (HEAT-3.5).
    pub order: Cars<CarId>,
    /// Whose turn it is, as a place in the order.
    pub at: u8,
    /// How far the turn has come.
    pub step: Step,
    /// Where the car began its turn.
    pub from: Spot,
    /// What may still be cooled in this turn, wherever the car stands.
    pub cooldown: u8,
    /// The sectors whose own cooldown is used in this turn, a bit each (WEA-17).
    pub sectors_cooled: u16,
    /// Whether the boost of this turn is used.
    pub boosted: bool,
    /// The extra space of adrenaline.
    pub adrenaline: Adrenaline,
    /// The length of the slipstream in this turn; 0 if there was none.
    pub slipstreamed: u8,
    /// What is still open of the cards in the play area, by their places there; only upgrades and sponsor cards have
    /// something.
    pub marks: Few<Mark, 16>,
    /// The place in the play area of the card that is being dealt with in a step of its own.
    pub card: u8,
    /// How many cards that step may still pick.
    pub left: u8,
    /// How many stress cards may still be put away (GAR-10).
    pub reduce_stress: u8,
    /// How many plus symbols were used so far (GAR-25).
    pub pluses: u8,
    /// What accelerating added to the Speed (GAR-25).
    pub accelerated: u8,
    /// Whether cards were declared unpayable in this turn (GAR-17).
    pub declared: bool,
    /// Where the car stood before the slipstream, if it slipstreamed (CHA-15).
    pub before_slipstream: u16,
    /// How many cards were discarded in step 8.
    pub discarded: u8,
}

/// What is still open of a card in the play area.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "heat.ts")]
pub struct Mark(u8);

impl Mark {
    /// Its heat is not paid.
    pub const OWES: Mark = Mark(1);
    /// Its scrap is not used.
    pub const SCRAP: Mark = Mark(2);
    /// Its salvage is not used.
    pub const SALVAGE: Mark = Mark(4);
    /// Its super cool is not used.
    pub const SUPER_COOL: Mark = Mark(8);
    /// Its draft is not used.
    pub const DRAFT: Mark = Mark(16);
    /// Its accelerate is not used.
    pub const ACCELERATE: Mark = Mark(32);
    /// The place of the chosen value stands above the flags.
    const VALUE: u8 = 6;

    /// Whether this is open.
    #[inline]
    pub const fn has(self, flag: Mark) -> bool {
        self.0 & flag.0 != 0
    }

    /// With this open, if the card has it.
    #[must_use]
    pub const fn with(self, flag: Mark, has: bool) -> Mark {
        if has { Mark(self.0 | flag.0) } else { self }
    }

    /// Without it.
    #[must_use]
    pub const fn without(self, flag: Mark) -> Mark {
        Mark(self.0 & !flag.0)
    }

    /// Which of several values was chosen.
    #[inline]
    pub const fn value(self) -> usize {
        (self.0 >> Mark::VALUE) as usize
    }

    /// With another value.
    #[must_use]
    pub const fn choosing(self, value: usize) -> Mark {
        Mark(self.0 & ((1 << Mark::VALUE) - 1) | (value as u8) << Mark::VALUE)
    }
}

impl Driving {
    /// The car whose turn it is; `None` when all had theirs.
    #[inline]
    pub fn car(&self) -> Option<CarId> {
        self.order.get(usize::from(self.at)).copied()
    }

    /// What is open of the card at this place in the play area.
    #[inline]
    pub fn mark(&self, place: usize) -> Mark {
        self.marks.get(place).copied().unwrap_or_default()
    }

    /// Sets what is open of it.
    pub fn set_mark(&mut self, place: usize, mark: Mark) {
        while self.marks.len() <= place {
            self.marks.push(Mark::default());
        }
        self.marks[place] = mark;
    }

    /// The card at this place has left the play area; those behind it move up. Only the first cards need have marks.
    pub fn forget_mark(&mut self, place: usize) {
        if place < self.marks.len() {
            self.marks.remove(place);
        }
    }
}

/// The steps of a turn that come one car at a time. Those in which somebody may have to decide say so.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Step {
    /// Step 3: reveal and move.
    #[default]
    Reveal,
    /// Still step 3, a decision: one of several values (GAR-6).
    Value,
    /// Step 5, a decision.
    React,
    /// Within step 5, a decision: cards of the own discard pile for the deck (GAR-21).
    Salvage,
    /// Within step 5, a decision: Heat of the own discard pile for the engine (GAR-26).
    SuperCool,
    /// Within step 5, a decision: which cards are paid (GAR-17).
    Keep,
    /// Step 6, a decision.
    Slipstream,
    /// Step 7: corners.
    Corners,
    /// Step 8, a decision.
    Discard,
    /// Step 9 before the hand is filled, a decision: which cards go on top of the deck (GAR-20).
    Refresh,
    /// Step 9: replenish.
    Replenish,
}

/// The extra space that a last car may take (HEAT-8.4).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Adrenaline {
    /// The car is not last.
    #[default]
    None,
    /// It may be taken.
    Ready,
    /// It was taken and adds 1 to the Speed.
    Used,
}

/// A car's number: its driver's seat, or beyond the seats for a Legend.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "heat.ts")]
pub struct CarId(pub u8);

impl CarId {
    /// The car's place in an array.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The car of a driver.
    pub const fn of(seat: Seat) -> CarId {
        CarId(seat.0)
    }
}

/// A car on the track or in its place.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Car {
    /// Its colour.
    pub colour: Colour,
    /// Where it stands, or stood last.
    pub spot: Spot,
    /// Whether it still races.
    pub status: Status,
}

impl Car {
    /// Whether it takes up its spot.
    #[inline]
    pub fn is_on_track(&self) -> bool {
        !matches!(self.status, Status::Placed(_))
    }
}

/// Whether a car still races.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Status {
    /// It does.
    #[default]
    Racing,
    /// It has finished in this round and stands on the track until the round ends (HEAT-16.6).
    Finished,
    /// It has left the track and has this place, counted from 1.
    Placed(u8),
}

/// A place on the track, and how often the car has come round to it.
///
/// Progress is the number of spaces from the start/finish line of the grid's lap on: crossings × spaces of the track
/// + space. It orders cars, finds lines and undoes a crossing by itself when a spin out leads back over the line.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Spot {
    /// Progress; never 0.
    pub progress: u16,
    /// Left or right.
    pub side: Side,
}

impl Spot {
    /// The space on this board.
    #[inline]
    pub fn space(self, board: &Board) -> u8 {
        space_at(board, self.progress)
    }

    /// How often the start/finish line was crossed.
    #[inline]
    pub fn crossings(self, board: &Board) -> u8 {
        board.laps_in(self.progress.saturating_sub(1)) as u8
    }

    /// Whether it is the spot where the race line runs.
    #[inline]
    pub fn is_on_race_line(self, board: &Board) -> bool {
        board.race_line(self.space(board)) == self.side
    }

    /// The one ahead comes first: more progress, then the race line (HEAT-3.4).
    pub fn order(self, other: Spot, board: &Board) -> Ordering {
        let key = |spot: Spot| (spot.progress, spot.is_on_race_line(board));
        key(other).cmp(&key(self))
    }

    /// The spot as people read it.
    pub fn place(self, board: &Board) -> Place {
        Place { space: self.space(board), side: self.side, crossings: self.crossings(board) }
    }
}

/// A spot as people read it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Place {
    /// The space, counted from the start/finish line.
    pub space: u8,
    /// Left or right.
    pub side: Side,
    /// How often the start/finish line was crossed: 0 on the grid, then the lap.
    pub crossings: u8,
}

impl Place {
    /// The spot on this board.
    pub fn spot(self, board: &Board) -> Spot {
        let Place { space, side, crossings } = self;
        Spot { progress: u16::from(crossings) * u16::from(board.spaces) + u16::from(space), side }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.space, self.side.letter())
    }
}

/// Who drives a car.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Racer {
    /// The driver in this seat.
    Driver(Seat),
    /// Nobody: a Legend of this colour.
    Legend(Colour),
}

impl Default for Racer {
    fn default() -> Racer {
        Racer::Driver(Seat(0))
    }
}

/// The space that a car with this progress stands on.
#[inline]
pub fn space_at(board: &Board, progress: u16) -> u8 {
    let spaces = progress.saturating_sub(1);
    (spaces - board.laps_in(spaces) * u16::from(board.spaces)) as u8 + 1
}

/// A driver's cards and lever (HEAT-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Driver {
    /// Where the lever stands.
    pub gear: Gear,
    /// Heat in the engine.
    pub engine: u8,
    /// Stress that the driver owns, wherever it lies. Everybody has seen it come.
    pub stress: u8,
    /// Heat that the driver owns, the engine's included.
    pub heat: u8,
    /// The upgrades that the driver owns, which everybody saw being picked.
    pub upgrades: Upgrades,
    /// The sponsor cards that the driver owns, wherever they lie; others know only how many.
    pub sponsors: Sponsors,
    /// What the driver plans, while all do.
    pub plan: Plan,
    /// The hand, sorted.
    pub hand: Hand,
    /// Cards laid face down, in the order they were laid.
    pub laid: Few<Card, 4>,
    /// The play area, in the order the cards came.
    pub played: PlayArea,
    /// The deck.
    pub deck: Pile,
    /// The discard pile.
    pub discard: Pile,
    /// How many cards the discard pile had when its owner looked through it. It has so many again only while it is
    /// unchanged, since a shuffle forgets the number (GAR-22).
    pub looked_through: u8,
}

impl Driver {
    /// Whether the owner knows every card of the discard pile (GAR-22).
    #[inline]
    pub fn knows_pile(&self) -> bool {
        self.looked_through > 0 && usize::from(self.looked_through) == self.discard.len()
    }
}

/// How far a driver's planning has come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Plan {
    /// No gear is chosen.
    #[default]
    Open,
    /// The gear is chosen; cards are being laid.
    Shifted(Gear),
    /// The driver is ready.
    Committed(Gear),
    /// The driver is ready and will leave the race (HEAT-16.9).
    Retiring,
    /// The driver is ready and will drop this upgrade (GAR-4).
    Dropping(Card),
}

impl Plan {
    /// Whether the driver is ready.
    #[inline]
    pub fn is_ready(self) -> bool {
        matches!(self, Plan::Committed(_) | Plan::Retiring | Plan::Dropping(_))
    }
}

/// The Legend cards. Which of those left comes next nobody knows, so that is no part of the state.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct LegendDeck {
    /// The cards not turned up since the last shuffle, a bit each.
    pub left: u16,
    /// The card of this round, counted from 1, once a Legend was due.
    pub turned: Option<u8>,
}

impl State {
    /// What the track's board says.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.options.track.board()
    }

    /// The heat that a driver has in all, wherever it lies.
    pub fn heat_owned(&self, seat: Seat) -> u8 {
        self.drivers[seat].heat
    }

    /// What the event card of the race says.
    #[inline]
    pub fn event(&self) -> &'static EventRow {
        self.event.row()
    }

    /// Whether drivers have upgrades of the Garage.
    #[inline]
    pub fn has_garage(&self) -> bool {
        self.options.garage != Garage::Off
    }

    /// The driver of a car; a Legend has none.
    #[inline]
    pub fn driver_of(&self, car: CarId) -> Option<Seat> {
        Some(Seat(car.0)).filter(|seat| self.drivers.has(*seat))
    }

    /// Who drives a car.
    pub fn racer(&self, car: CarId) -> Racer {
        self.driver_of(car).map_or(Racer::Legend(self.cars[car.index()].colour), Racer::Driver)
    }

    /// All cars by number.
    pub fn car_ids(&self) -> impl DoubleEndedIterator<Item = CarId> + use<> {
        (0..self.cars.len() as u8).map(CarId)
    }

    /// Whether a driver is still in the race.
    #[inline]
    pub fn is_racing(&self, seat: Seat) -> bool {
        self.drivers.has(seat) && self.cars[seat.index()].status == Status::Racing
    }
}
