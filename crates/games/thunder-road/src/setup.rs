//! TR-1, TR-2, BR-1, FF-1 and CD-1: what is chosen before the game, and the first state.

use crate::data::{AmmoDeck, DASHBOARDS, MOST_CAR_CREWS, PIECES, SideId, Vehicles};
use crate::events::Told;
use crate::rules::{Play, advance};
use crate::state::{
    Bounties, Car, Conditions, Gang, Hidden, Open, Phase, Place, Rig, Road, Spent, Stack, State, Turn,
    all_damage, all_hazards, all_supply,
};
use crossroads_engine::{Chance, Few, OptionRow, OptionsError, PerSeat, Preset, Seat, Setting, Sink};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a table can choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "thunder-road.ts")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Options {
    /// Which side of the starting tile lies up (TR-2.1).
    pub start: Start,
    /// House rule: a move that a slam or damage has ended may still earn the road die bonus (TR-9.13).
    pub bonus_after_stop: bool,
    /// House rule: who turns up mud pays for it (TR-6.8).
    pub mud_costs_finder: bool,
    /// With two players: from where the fifth tile is counted (TR-14.1).
    pub fifth_tile: FifthTile,
    /// House rule: the four wreck figures are a limit (TR-1.12).
    pub four_wrecks: bool,
    /// Who wins if all who are left go out together (TR-15.8).
    pub all_out: AllOut,
    /// Carnage at Devil's Run: its tiles, hazards, damage and fire (CD-1).
    pub carnage: bool,
    /// The Final Five: a seat plays the bikes (FF-1.1).
    pub final_five: bool,
    /// The Big Rig: the last seat plays it (BR-1.1).
    pub big_rig: bool,
    /// Choppe Shoppe: leaders with their boards and command tokens (CS-1.1).
    pub leaders: bool,
    /// Choppe Shoppe: upgrades are drafted and mounted (CS-3.1).
    pub upgrades: bool,
    /// German Engineering: car crews play cards instead of dice (GE-1, IX-1.2).
    pub cards: bool,
    /// Extra Ammo: a road condition beside each new tile (EA-2.1).
    pub road_conditions: bool,
    /// Extra Ammo: improved airstrikes (EA-3.1).
    pub airstrikes: bool,
    /// Extra Ammo: bounties (EA-4.1).
    pub bounties: bool,
    /// Extra Ammo: one-shots (EA-5.1).
    pub one_shots: bool,
    /// Extra Ammo: a bonus command for each command board (EA-6.1).
    pub bonus_commands: bool,
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

/// From where the fifth tile of a game for two is counted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum FifthTile {
    /// From the starting tile: two are laid after setup.
    #[default]
    FromStart,
    /// From the first lead tile: four are laid after setup.
    FromLead,
}

/// Who wins if all who are left go out together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum AllOut {
    /// Who stood furthest forward.
    #[default]
    Furthest,
    /// Nobody: they share the victory.
    Draw,
}

/// The options as the schema shows them.
pub const SCHEMA: &[OptionRow] = &[
    OptionRow::choice("start", &["random", "parking_lot", "runway"], "TR-2.1").main(),
    OptionRow::switch("carnage", "CD-1.1").main(),
    OptionRow::switch("final_five", "FF-1.1").main(),
    OptionRow::switch("big_rig", "BR-1.1").main(),
    OptionRow::switch("leaders", "CS-1.1").main(),
    OptionRow::switch("upgrades", "CS-3.1").main(),
    OptionRow::switch("cards", "GE-1").main(),
    OptionRow::switch("road_conditions", "EA-2.1"),
    OptionRow::switch("airstrikes", "EA-3.1"),
    OptionRow::switch("bounties", "EA-4.1"),
    OptionRow::switch("one_shots", "EA-5.1"),
    OptionRow::switch("bonus_commands", "EA-6.1"),
    OptionRow::switch("bonus_after_stop", "TR-9.13"),
    OptionRow::switch("mud_costs_finder", "TR-6.8"),
    OptionRow::choice("fifth_tile", &["from_start", "from_lead"], "TR-14.1"),
    OptionRow::switch("four_wrecks", "TR-1.12"),
    OptionRow::choice("all_out", &["furthest", "draw"], "TR-15.8"),
];

/// The boxes, each by itself and all together.
pub const PRESETS: &[Preset] = &[
    Preset { id: "base", sets: &[] },
    Preset { id: "carnage", sets: &[("carnage", Setting::ON)] },
    Preset { id: "big_rig_final_five", sets: &[("final_five", Setting::ON), ("big_rig", Setting::ON)] },
    Preset { id: "choppe_shoppe", sets: &[("leaders", Setting::ON), ("upgrades", Setting::ON)] },
    Preset {
        id: "extra_ammo",
        sets: &[
            ("road_conditions", Setting::ON),
            ("airstrikes", Setting::ON),
            ("bounties", Setting::ON),
            ("one_shots", Setting::ON),
            ("bonus_commands", Setting::ON),
        ],
    },
    Preset { id: "german_engineering", sets: &[("cards", Setting::ON)] },
    Preset {
        id: "maximum_chrome",
        sets: &[
            ("carnage", Setting::ON),
            ("final_five", Setting::ON),
            ("big_rig", Setting::ON),
            ("leaders", Setting::ON),
            ("upgrades", Setting::ON),
            ("cards", Setting::ON),
            ("road_conditions", Setting::ON),
            ("airstrikes", Setting::ON),
            ("bounties", Setting::ON),
            ("one_shots", Setting::ON),
            ("bonus_commands", Setting::ON),
        ],
    },
];

/// Whether the game can be played so: at most four car crews, and a seat each for the bikes and the rig (TR-1.1, BR-1.1).
pub(crate) fn check(options: &Options, seats: u8) -> Result<(), OptionsError> {
    let most = MOST_CAR_CREWS as u8 + u8::from(options.final_five) + u8::from(options.big_rig);
    if seats < 2 || seats > most {
        let clause = if options.final_five || options.big_rig { "BR-1.1" } else { "TR-1.1" };
        return Err(OptionsError::Seats { seats, least: 2, most, clause });
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
    let mut road = Road::bare([start; 3], options.carnage);
    // The other tiles lie shuffled, each with a random side up (TR-2.2).
    let middle = advance::next_tile(&mut road, chance);
    let lead = advance::next_tile(&mut road, chance);
    road = Road {
        tiles: [start, middle, lead],
        unknown_tiles: road.unknown_tiles,
        ..Road::bare([start, middle, lead], options.carnage)
    };
    let hazards = all_hazards(options);
    road.pile = hazards.iter().sum();
    let mut open = Open {
        options: *options,
        phase: Phase::Racing,
        round: 1,
        first: Seat(0),
        road_die: 0,
        turn: Turn::of(Seat(0)),
        stack: Stack::default(),
        gangs: PerSeat::from_fn(seats, |_| Gang { is_in: true, ..Gang::default() }),
        at: [Place::Gone.packed(); PIECES],
        cars: [Car::default(); DASHBOARDS],
        rig: Rig::default(),
        road,
        damage_pile: all_damage(options),
        supply: all_supply(options),
        looked: Few::default(),
        spent: Spent::default(),
        bounties: Bounties::default(),
        conditions: Conditions { deck: AmmoDeck::WHOLE, ..Conditions::default() },
    };
    // All begin in the starting area (TR-2.7, FF-1.2), the rig with all its sections (BR-1.4).
    for who in Seat::all(seats).flat_map(|seat| open.vehicles(seat)).collect::<Vehicles>().iter() {
        Vehicles::of(who).iter().for_each(|piece| open.put(piece, Place::Waiting));
    }
    let hidden = Hidden { pile: hazards, ..Hidden::bare(seats) };
    let mut state = State { open, hidden };
    let mut play = Play::new(&mut state, chance, events);
    for tile in 0..3 {
        play.deal_hazards(tile);
    }
    // The tile of the start has no card (EA-2.1).
    play.lay_condition(1);
    play.lay_condition(2);
    play.deal_airstrikes();
    play.deal_bounties();
    play.deal_one_shots();
    play.deal_bonus_commands();
    play.open_shop();
    play.run();
    state
}
