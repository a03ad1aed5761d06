//! The browser client's types are written from the program's. What is generated is committed; this test says when it is
//! out of date, and `cargo xtask types` writes it anew.

use crossroads_bots::roster;
use crossroads_engine::Lang;
use crossroads_heat as heat;
use crossroads_railroad_ink as railroad_ink;
use crossroads_room::protocol;
use crossroads_server::api;
use crossroads_steampunk_rally as steampunk_rally;
use crossroads_thunder_road as thunder_road;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use ts_rs::{Config, TS};

/// Where the client looks for them.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");

#[test]
fn the_types_of_the_browser_client_are_those_of_the_program() {
    let fresh = tempfile::tempdir().unwrap();
    export(fresh.path());
    if std::env::var_os("CROSSROADS_WRITE_TYPES").is_some() {
        let _ = fs::remove_dir_all(FOLDER);
        export(Path::new(FOLDER));
    }
    let (fresh, committed) = (files(fresh.path()), files(Path::new(FOLDER)));
    assert!(fresh == committed, "web/src/generated is out of date: `cargo xtask types` writes it anew");
}

#[test]
fn the_types_of_every_game_are_written() {
    let written = files(Path::new(FOLDER));
    for game in roster::GAMES.iter().map(|game| game.info().id) {
        assert!(written.contains_key(&format!("{game}.ts")), "{game}: `export` below has to know it");
    }
}

/// What the page calls a bot is one of its messages.
#[test]
fn every_bot_has_a_name_on_the_page() {
    for lang in Lang::ALL {
        let path = format!("{FOLDER}/../messages/{lang}.ftl");
        let words = fs::read_to_string(path).unwrap();
        for game in roster::GAMES.iter().map(|game| game.info().id) {
            for bot in roster::bots(game) {
                assert!(words.contains(&format!("\nbot-{} =", bot.name)), "{lang}: bot-{}", bot.name);
            }
        }
    }
}

fn export(folder: &Path) {
    // Whole numbers that JavaScript cannot hold do not travel: times are milliseconds.
    let to = Config::new().with_out_dir(folder).with_large_int("number");
    protocol::Request::export_all(&to).unwrap();
    protocol::Told::export_all(&to).unwrap();
    api::export_types(&to).unwrap();
    railroad_ink::view::View::export_all(&to).unwrap();
    railroad_ink::actions::Action::export_all(&to).unwrap();
    railroad_ink::events::Event::export_all(&to).unwrap();
    heat::view::View::export_all(&to).unwrap();
    heat::actions::Action::export_all(&to).unwrap();
    heat::events::Event::export_all(&to).unwrap();
    heat::data::CardRow::export_all(&to).unwrap();
    heat::data::Printed::export_all(&to).unwrap();
    thunder_road::view::View::export_all(&to).unwrap();
    thunder_road::actions::Action::export_all(&to).unwrap();
    thunder_road::events::Told::export_all(&to).unwrap();
    thunder_road::data::TileSide::export_all(&to).unwrap();
    steampunk_rally::view::View::export_all(&to).unwrap();
    steampunk_rally::actions::Action::export_all(&to).unwrap();
    steampunk_rally::events::Event::export_all(&to).unwrap();
    steampunk_rally::data::PartRow::export_all(&to).unwrap();
    steampunk_rally::data::InventorRow::export_all(&to).unwrap();
    steampunk_rally::data::BoostRow::export_all(&to).unwrap();
    steampunk_rally::data::TileRow::export_all(&to).unwrap();
    steampunk_rally::data::TokenRow::export_all(&to).unwrap();
    let write = |name: &str, what: serde_json::Value| {
        fs::write(folder.join(name), serde_json::to_string_pretty(&what).unwrap() + "\n").unwrap();
    };
    write(
        "heat-box.json",
        serde_json::json!({
            "boards": heat::data::Track::ALL.map(|track| (track, track.board().printed())),
            "cards": heat::data::CARDS.as_slice(),
        }),
    );
    write(
        "steampunk-rally-box.json",
        lean(serde_json::json!({
            "decks": steampunk_rally::data::Deck::ALL,
            "gauge": [steampunk_rally::data::GAUGE_LEAST, steampunk_rally::data::GAUGE_MOST],
            "grid": steampunk_rally::machine::GRID,
            "inventors": steampunk_rally::data::INVENTORS.as_slice(),
            "parts": steampunk_rally::data::PARTS.as_slice(),
            "boosts": steampunk_rally::data::BOOSTS.as_slice(),
            "alps": steampunk_rally::data::ALPS.as_slice(),
            "skyrail": steampunk_rally::data::SKYRAIL.as_slice(),
            "tokens": steampunk_rally::data::TOKENS.as_slice(),
        })),
    );
    let takes = |slot: &thunder_road::data::Slot| {
        (slot.command, (1..=6).filter(|die| slot.takes(*die)).collect::<Vec<u8>>())
    };
    let board = |slots: &[thunder_road::data::Slot]| slots.iter().map(takes).collect::<Vec<_>>();
    write(
        "thunder-road-box.json",
        serde_json::json!({
            "sides": thunder_road::data::SIDES.as_slice(),
            "commands": board(&thunder_road::data::CAR_BOARD),
            "bike_commands": board(&thunder_road::data::BIKE_BOARD),
            "rig_commands": thunder_road::data::RigCommand::ALL,
            "fire_die": thunder_road::data::FIRE_DIE,
            "rig_die": thunder_road::data::RIG_DIE,
            "road_die": thunder_road::data::ROAD_DIE,
            "stunt_die": thunder_road::data::STUNT_DIE,
            "slam_die": thunder_road::data::SLAM_DIE,
            "shooting_die": thunder_road::data::SHOOTING_DIE,
            "hazards": thunder_road::data::Hazard::PILED.map(|hazard| (hazard, hazard.row().count)),
            "damage": thunder_road::data::Damage::ALL.map(|damage| (damage, damage.row().count)),
            "cards": thunder_road::data::CARDS.each_ref().map(|card| (card.value, card.face)),
        }),
    );
    write(
        "thunder-road-shop.json",
        serde_json::json!({
            "leaders": thunder_road::data::Leader::ALL.map(|leader| {
                (leader, leader.row().stars, board(&leader.row().board))
            }),
            "upgrades": thunder_road::data::Upgrade::ALL,
            "bonus_commands": board(&thunder_road::data::BONUS_COMMANDS),
            "conditions": thunder_road::data::Condition::ALL,
            "airstrikes": thunder_road::data::Airstrike::ALL,
            "bounties": thunder_road::data::Bounty::ALL,
            "one_shots": thunder_road::data::OneShot::ALL,
        }),
    );
}

/// Rows without what a page has no use for: names are in its messages, and what is our own design need not say so on
/// every row.
fn lean(rows: serde_json::Value) -> serde_json::Value {
    use serde_json::Value;
    match rows {
        Value::Array(rows) => rows.into_iter().map(lean).collect(),
        Value::Object(fields) => {
            let is_told = |key: &str, value: &Value| match key {
                "name" | "field" => false,
                "source" => value != "designed",
                _ => true,
            };
            let kept = fields.into_iter().filter(|(key, value)| is_told(key, value));
            Value::Object(kept.map(|(key, value)| (key, lean(value))).collect())
        }
        plain => plain,
    }
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .map(|path| {
            (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap())
        })
        .collect()
}
