//! The shapes of a table: no rules here, only what there is and what must hold of it.
//!
//! Everything is flat and small: cards are numbers, piles are fixed arrays, and a copy of a state is a memcpy.

use crate::data::{Board, Card, Colour, Gear, Road, Side, Weather};
use crate::setup::{MOST_CARS, MOST_SEATS, Options};
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
/// The most that a driver can own is 12 basic cards, 3 starting upgrades, all 37 stress cards and 7 heat.
pub type Pile = Few<Card, 64>;

/// A table of HEAT.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What was chosen before the race.
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
}

/// Road tokens, one place a corner line.
pub type Roads = Few<Option<Road>, 12>;

/// Where a race stands. Each moment owns exactly the data it needs, so an unfinished turn has no second place to hide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Phase {
    /// All drivers choose gear and cards in secret.
    Planning,
    /// One car at a time, the leader first.
    Driving(Driving),
    /// Every car has its place.
    Over,
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
}

impl Driving {
    /// The car whose turn it is; `None` when all had theirs.
    #[inline]
    pub fn car(&self) -> Option<CarId> {
        self.order.get(usize::from(self.at)).copied()
    }
}

/// The steps of a turn that come one car at a time. Only three of them ever wait for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Step {
    /// Step 3: reveal and move.
    #[default]
    Reveal,
    /// Step 5, a decision.
    React,
    /// Step 6, a decision.
    Slipstream,
    /// Step 7: corners.
    Corners,
    /// Step 8, a decision.
    Discard,
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
        (self.progress.saturating_sub(1) / u16::from(board.spaces)) as u8
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
    (progress.saturating_sub(1) % u16::from(board.spaces)) as u8 + 1
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
    /// What the driver plans, while all do.
    pub plan: Plan,
    /// The hand, sorted.
    pub hand: Few<Card, 16>,
    /// Cards laid face down, in the order they were laid.
    pub laid: Few<Card, 4>,
    /// The play area, in the order the cards came.
    pub played: Few<Card, 16>,
    /// The deck.
    pub deck: Pile,
    /// The discard pile.
    pub discard: Pile,
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
}

impl Plan {
    /// Whether the driver is ready.
    #[inline]
    pub fn is_ready(self) -> bool {
        matches!(self, Plan::Committed(_) | Plan::Retiring)
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

    /// The heat that a driver has in all, wherever it lies: what the setup gave, and the starting upgrade.
    pub fn heat_owned(&self, seat: Seat) -> u8 {
        self.options.engine(seat, self.weather) + Card::HEAT.row().owned
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
