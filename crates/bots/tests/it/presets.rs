//! Presets, over all games: each is a set of options that a table can be made with.

use crossroads_bots::roster::GAMES;
use crossroads_engine::{OptionsError, Seed};
use serde_json::Value;
use std::collections::BTreeSet;

#[test]
fn every_preset_is_played_by_as_many_as_the_game_seats_so() {
    for game in GAMES {
        let info = game.info();
        for preset in info.presets {
            let options = Value::Object(preset.options());
            let mut sizes = 0;
            for seats in info.least_seats..=info.most_seats {
                match game.new_table(&options, seats, Seed::from_number(1)) {
                    Ok(_) => sizes += 1,
                    Err(OptionsError::Seats { .. }) => {}
                    Err(error) => panic!("{} {} for {seats}: {error}", info.id, preset.id),
                }
            }
            assert!(sizes > 0, "{} {}: for nobody", info.id, preset.id);
        }
    }
}

/// A name for what something else means already would be chosen for nothing.
#[test]
fn presets_differ_and_the_first_is_the_game_as_it_is() {
    for info in GAMES.iter().map(|game| game.info()) {
        let [first, ..] = info.presets else { panic!("{} has no presets", info.id) };
        assert!(first.sets.is_empty(), "{}", info.id);
        let names: BTreeSet<&str> = info.presets.iter().map(|preset| preset.id).collect();
        let options: BTreeSet<String> =
            info.presets.iter().map(|preset| Value::Object(preset.options()).to_string()).collect();
        assert_eq!((names.len(), options.len()), (info.presets.len(), info.presets.len()), "{}", info.id);
        for (id, _) in info.presets.iter().flat_map(|preset| preset.sets) {
            assert!(info.options.iter().any(|row| row.id == *id), "{}: no option `{id}`", info.id);
        }
    }
}

/// A switch that comes later belongs to everything as well, unless it is a house rule.
#[test]
fn maximum_chrome_is_everything() {
    let info = GAMES.iter().map(|game| game.info()).find(|info| info.id == "thunder-road").unwrap();
    let everything = info.presets.iter().find(|preset| preset.id == "maximum_chrome").unwrap().options();
    let missing = |row: &&str| !everything.contains_key(*row);
    let left: Vec<&str> = info.options.iter().map(|row| row.id).filter(|id| missing(id)).collect();
    let house_rules = ["bonus_after_stop", "mud_costs_finder", "fifth_tile", "four_wrecks", "all_out"];
    assert_eq!(left, [&["start"][..], &house_rules].concat());
}
