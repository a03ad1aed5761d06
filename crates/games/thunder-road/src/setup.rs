//! TR-1 and TR-2: what is chosen before the game, and the first state.

use crate::data::{MOST_CARS, MOST_SEATS, MOST_WRECKS, SideId, VehicleId};
use crate::events::Told;
use crate::rules::{Play, advance};
use crate::state::{
    Car, Drive, Gang, Hidden, Open, Phase, Place, Road, State, Step, Turn, all_damage, all_hazards,
};
use crossroads_engine::{Chance, Few, OptionRow, OptionsError, PerSeat, Seat, Sink, never};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "thunder-road.ts")]
pub struct Options {
    /// Which side of the starting tile lies up (TR-2.1).
    pub start: Start,
}

/// The side of tile 1 on which the game starts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Start {
    /// Chance decides.
    #[default]
    Random,
    /// Side 1a.
    ParkingLot,
    /// Side 1b.
    Runway,
}

/// The options as the schema shows them.
pub const SCHEMA: &[OptionRow] =
    &[OptionRow::choice("start", &["random", "parking_lot", "runway"], "TR-2.1").main()];

/// Whether the game can be played so.
pub(crate) fn check(_options: &Options, seats: u8) -> Result<(), OptionsError> {
    if seats < 2 || usize::from(seats) > MOST_SEATS {
        return Err(OptionsError::Seats { seats, least: 2, most: MOST_SEATS as u8, clause: "TR-1.1" });
    }
    Ok(())
}

/// The board of three tiles with its tokens, all cars in the starting area (TR-2.7), the dice of round 1; then the
/// first turn.
pub(crate) fn first_state(
    options: &Options,
    seats: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Told>,
) -> State {
    let start = match options.start {
        Start::Random => chance.below(2) as u8,
        Start::ParkingLot => 0,
        Start::Runway => 1,
    };
    let start = SideId::of(0, start);
    let mut road = Road::bare([start; 3]);
    // The other tiles lie shuffled, each with a random side up (TR-2.2).
    road.tiles[1] = advance::next_tile(&mut road, chance);
    road.tiles[2] = advance::next_tile(&mut road, chance);
    road.pile = all_hazards().iter().sum();
    let mut cars = [Car::default(); MOST_CARS];
    for who in Seat::all(seats).flat_map(VehicleId::gang) {
        match who.car_index() {
            Some(index) => cars[index].place = Place::Waiting,
            None => never!("{who:?} is no car"),
        }
    }
    let mut state = State {
        open: Open {
            options: *options,
            phase: Phase::Racing,
            round: 1,
            first: Seat(0),
            road_die: 0,
            turn: Turn { seat: Seat(0), step: Step::Begin, mover: None, drive: Drive::default() },
            stack: Few::default(),
            gangs: PerSeat::from_fn(seats, |_| Gang { is_in: true, ..Gang::default() }),
            cars,
            wrecks: [None; MOST_WRECKS],
            road,
            damage_pile: all_damage(),
        },
        hidden: Hidden { pile: all_hazards(), ..Hidden::default() },
    };
    let mut play = Play::new(&mut state, chance, events);
    for tile in 0..3 {
        play.deal_hazards(tile);
    }
    play.open_game();
    play.run();
    state
}
