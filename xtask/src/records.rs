//! `cargo xtask records`: plays the tables that must replay for ever.

use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;
use std::process::Command;

/// One table: the game, the name of the file, and what `crossroads simulate` is told.
struct Row {
    game: &'static str,
    name: &'static str,
    seats: &'static str,
    bots: &'static str,
    options: &'static str,
}

/// One table at least for each way a game can be played and end.
const ROWS: [Row; 25] = [
    Row { game: "railroad-ink", name: "base", seats: "2", bots: "greedy,random", options: "{}" },
    Row {
        game: "railroad-ink",
        name: "meteor",
        seats: "3",
        bots: "greedy,random,random",
        options: r#"{"expansion":"meteor"}"#,
    },
    Row {
        game: "railroad-ink",
        name: "lava",
        seats: "2",
        bots: "greedy,random",
        options: r#"{"expansion":"lava"}"#,
    },
    Row {
        game: "railroad-ink",
        name: "options",
        seats: "1",
        bots: "random",
        options: r#"{"expansion":"lava","must_draw":"as_many_as_possible","longest":"trail","centre":"routes","lava_apart":true}"#,
    },
    Row { game: "heat", name: "base", seats: "3", bots: "random", options: r#"{"laps":1,"cars":3}"# },
    Row {
        game: "heat",
        name: "expansion",
        seats: "2",
        bots: "random",
        options: r#"{"track":"japan","laps":1,"cars":2}"#,
    },
    Row {
        game: "heat",
        name: "legends",
        seats: "1",
        bots: "random",
        options: r#"{"track":"great_britain","laps":1,"cars":6,"aggressive":true,"pro":2}"#,
    },
    Row {
        game: "heat",
        name: "retire",
        seats: "3",
        bots: "random",
        options: r#"{"track":"italy","laps":1,"cars":3,"retire":true,"handicap_1":1,"handicap_3":2,"colour_1":"white"}"#,
    },
    Row {
        game: "heat",
        name: "weather",
        seats: "2",
        bots: "random",
        options: r#"{"track":"france","laps":1,"cars":3,"weather":true}"#,
    },
    Row {
        game: "heat",
        name: "garage",
        seats: "2",
        bots: "random",
        options: r#"{"track":"italy","laps":1,"cars":3,"weather":true,"garage":"both","draft":"snake","heavy_rain":true,"tunnel_vision":true}"#,
    },
    Row {
        game: "heat",
        name: "season",
        seats: "2",
        bots: "random",
        options: r#"{"cars":3,"season":"own","race_1":"future_unknown","race_2":"consulting_mechanics"}"#,
    },
    Row {
        game: "thunder-road",
        name: "four",
        seats: "4",
        bots: "greedy,random,random,greedy",
        options: "{}",
    },
    Row {
        game: "thunder-road",
        name: "two",
        seats: "2",
        bots: "greedy",
        options: r#"{"start":"parking_lot"}"#,
    },
    Row {
        game: "thunder-road",
        name: "runway",
        seats: "3",
        bots: "random",
        options: r#"{"start":"runway"}"#,
    },
    // Far enough for tiles to come back and for the discard to become a new pile, by house rules.
    Row {
        game: "thunder-road",
        name: "far",
        seats: "2",
        bots: "greedy",
        options: r#"{"fifth_tile":"from_lead","bonus_after_stop":true,"mud_costs_finder":true,"four_wrecks":true,"all_out":"draw"}"#,
    },
    // The expansions, alone and together.
    Row {
        game: "thunder-road",
        name: "carnage",
        seats: "4",
        bots: "greedy,random,random,greedy",
        options: r#"{"carnage":true}"#,
    },
    Row {
        game: "thunder-road",
        name: "bikes",
        seats: "3",
        bots: "greedy",
        options: r#"{"final_five":true}"#,
    },
    Row { game: "thunder-road", name: "rig", seats: "2", bots: "greedy", options: r#"{"big_rig":true}"# },
    Row {
        game: "thunder-road",
        name: "chrome",
        seats: "6",
        bots: "greedy",
        options: r#"{"carnage":true,"final_five":true,"big_rig":true}"#,
    },
    // Secret cards as they were written before there were bounties.
    Row {
        game: "thunder-road",
        name: "shop",
        seats: "6",
        bots: "random",
        options: r#"{"carnage":true,"final_five":true,"big_rig":true,"leaders":true,"upgrades":true,"cards":true,"road_conditions":true,"airstrikes":true,"bonus_commands":true}"#,
    },
    Row {
        game: "thunder-road",
        name: "ammo",
        seats: "4",
        bots: "random",
        options: r#"{"leaders":true,"upgrades":true,"road_conditions":true,"airstrikes":true,"one_shots":true,"bonus_commands":true}"#,
    },
    // The board advances, and a car crosses the finish line.
    Row { game: "thunder-road", name: "line", seats: "3", bots: "greedy", options: r#"{"start":"runway"}"# },
    Row {
        game: "steampunk-rally",
        name: "alps",
        seats: "4",
        bots: "greedy,random,random,greedy",
        options: "{}",
    },
    Row {
        game: "steampunk-rally",
        name: "hoverdrome",
        seats: "2",
        bots: "greedy",
        options: r#"{"track":"skyrail","tokens":3,"pause_on_pass":"no"}"#,
    },
    Row {
        game: "steampunk-rally",
        name: "eight",
        seats: "8",
        bots: "greedy",
        options: r#"{"inventors":"deal","first_races_in_turn":true,"round_limit":4}"#,
    },
];

/// The luck of tables that need their own: game, name, and the number from which their dice follow.
const LUCK: [(&str, &str, &str); 1] = [("thunder-road", "far", "7")];

/// Plays every row, or those of one game, and puts its record into the game's folder.
pub fn write(root: &Path, only: Option<&str>) -> Result<()> {
    let made = root.join("target/records");
    for Row { game, name, seats, bots, options } in
        ROWS.iter().filter(|row| only.is_none_or(|it| it == row.game))
    {
        let luck = LUCK.iter().find(|(of, table, _)| of == game && table == name);
        let played = Command::new(env!("CARGO"))
            .args(["run", "--release", "--quiet", "--", "simulate", game, "--games", "1", "--seats", seats])
            .args(luck.into_iter().flat_map(|(_, _, seed)| ["--seed", seed]))
            .args(["--bot", bots, "--options", options, "--samples", "64", "--records"])
            .arg(&made)
            .current_dir(root)
            .status()
            .context("crossroads simulate")?;
        ensure!(played.success(), "{game} {name} could not be played");
        let folder = root.join("crates/games").join(game).join("tests/records");
        fs::create_dir_all(&folder)?;
        fs::copy(made.join(format!("{game}-0.json")), folder.join(format!("{name}.json")))?;
        println!("{game}: {name}");
    }
    Ok(())
}
