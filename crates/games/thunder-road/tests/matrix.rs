//! Every combination of expansions with every number of seats: random tables come to their end, their records replay, and
//! what may not be combined is refused.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use crossroads_engine::record::replay;
use crossroads_engine::{Chance, Game, OptionsError, Quick, Seed, Table};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::setup::Options;

const TABLES: u64 = 12;

fn combinations() -> impl Iterator<Item = Options> {
    (0..8).map(|bits| Options {
        carnage: bits & 1 != 0,
        final_five: bits & 2 != 0,
        big_rig: bits & 4 != 0,
        ..Options::default()
    })
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
                let table = play(options, seats, seed);
                assert!(ThunderRoad::outcome(table.state()).is_some(), "{options:?} with {seats}");
                let record = table.record();
                assert!(replay::<ThunderRoad>(&record, |_, _, _| ()).is_ok(), "{options:?} with {seats}");
            }
        }
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
