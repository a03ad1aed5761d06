//! Combinations of expansions with every number of seats: random tables come to their end, their records replay, and what may
//! not be combined is refused. Every pair is among them, every set without the decks of Extra Ammo, and everything at once.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use crossroads_engine::conformance::Window;
use crossroads_engine::record::replay;
use crossroads_engine::{Chance, Game, OptionsError, Quick, Seed, Table};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::setup::Options;

const TABLES: u64 = 3;

/// Every set of expansions without any deck of Extra Ammo, and once more with some of the decks, others for each set.
fn combinations() -> impl Iterator<Item = Options> {
    (0..128).map(|bits: u8| Options {
        road_conditions: bits & 64 != 0 && (bits ^ bits >> 3) & 1 == 0,
        airstrikes: bits & 64 != 0 && (bits ^ bits >> 3) & 2 == 0,
        one_shots: bits & 64 != 0 && bits.is_multiple_of(3),
        bounties: bits & 64 != 0 && bits.is_multiple_of(5),
        bonus_commands: bits & 64 != 0 && (bits ^ bits >> 3) & 4 == 0,
        carnage: bits & 1 != 0,
        final_five: bits & 2 != 0,
        big_rig: bits & 4 != 0,
        leaders: bits & 8 != 0,
        upgrades: bits & 16 != 0,
        cards: bits & 32 != 0,
        ..Options::default()
    })
}

/// All that can be switched on.
const EXPANSIONS: [fn(&mut Options) -> &mut bool; 11] = [
    |options| &mut options.carnage,
    |options| &mut options.final_five,
    |options| &mut options.big_rig,
    |options| &mut options.leaders,
    |options| &mut options.upgrades,
    |options| &mut options.cards,
    |options| &mut options.road_conditions,
    |options| &mut options.airstrikes,
    |options| &mut options.bounties,
    |options| &mut options.one_shots,
    |options| &mut options.bonus_commands,
];

/// All of it.
pub fn everything() -> Options {
    let mut options = Options::default();
    for expansion in EXPANSIONS {
        *expansion(&mut options) = true;
    }
    options
}

/// Each of them with each other one.
fn pairs() -> impl Iterator<Item = Options> {
    let places = (0..EXPANSIONS.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    places.map(|(one, other)| {
        let mut options = Options::default();
        for place in [one, other] {
            *EXPANSIONS[place](&mut options) = true;
        }
        options
    })
}

/// Plays a table to its end, and once more by its record.
fn plays_and_replays(options: Options, seats: u8, number: u64) {
    let table = play(options, seats, number);
    assert!(ThunderRoad::outcome(table.state()).is_some(), "{options:?} with {seats}");
    let record = table.record();
    assert!(replay::<ThunderRoad>(&record, |_, _, _| ()).is_ok(), "{options:?} with {seats}, {number}");
}

fn most(options: &Options) -> u8 {
    4 + u8::from(options.final_five) + u8::from(options.big_rig)
}

fn play(options: Options, seats: u8, number: u64) -> Table<ThunderRoad> {
    let (mut table, _) = Table::<ThunderRoad>::new(options, seats, Seed::from_number(number)).unwrap();
    let (mut chance, mut legal) = (Quick::new(number), Vec::new());
    while let Some(seat) = ThunderRoad::to_act(table.state()).iter().next() {
        legal.clear();
        ThunderRoad::legal_actions(table.state(), seat, &mut legal);
        table.act(seat, *chance.pick(&legal).unwrap()).unwrap();
    }
    table
}

#[test]
fn every_combination_plays_to_its_end_and_replays() {
    let mut seed = 0;
    for options in combinations() {
        for seats in 2..=most(&options) {
            for _ in 0..TABLES {
                seed += 1;
                plays_and_replays(options, seats, seed);
            }
        }
    }
}

#[test]
fn every_pair_plays_to_its_end_and_replays() {
    let mut seed = 10_000;
    for options in pairs() {
        for seats in 2..=most(&options) {
            seed += 1;
            plays_and_replays(options, seats, seed);
        }
    }
    assert_eq!(pairs().count(), 55);
}

/// In the gate as many as it has time for; in a long run five hundred.
const EVERYTHING: Window = Window { gate: 60, long: 500 };

#[test]
fn everything_at_once_plays_to_its_end_and_replays() {
    for number in EVERYTHING.tables() {
        plays_and_replays(everything(), 2 + (number % 5) as u8, number);
    }
}

#[test]
fn too_many_or_too_few_seats_are_refused_with_their_clause() {
    for options in combinations() {
        for seats in [0, 1, most(&options) + 1, 8] {
            let refused = ThunderRoad::check_options(&options, seats);
            let clause = if most(&options) == 4 { "TR-1.1" } else { "BR-1.1" };
            assert!(
                matches!(refused, Err(OptionsError::Seats { clause: it, .. }) if it == clause),
                "{options:?} with {seats}: {refused:?}"
            );
        }
    }
}
