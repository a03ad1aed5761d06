//! The races that must replay for ever: plays those that are not there yet at random, and notes the hashes of all anew.
//! For a change of the state's shape, which alters hashes and nothing else; a log that does not replay is an error.
//!
//! `cargo run --release -p crossroads-heat --example records`

use crossroads_engine::record::Record;
use crossroads_engine::{Chance, Game, Quick, Seed, Table};
use crossroads_heat::Heat;
use crossroads_heat::actions::Action;
use crossroads_heat::calendar::{EventCard, Season};
use crossroads_heat::data::Track;
use crossroads_heat::setup::{DraftBy, Garage, Options};
use std::error::Error;
use std::path::Path;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let base = Options { cars: 3, laps: 1, ..Options::default() };
    let garage = Options {
        garage: Garage::Both,
        draft: DraftBy::Snake,
        heavy_rain: true,
        tunnel_vision: true,
        weather: true,
        track: Track::Italy,
        ..base
    };
    let season = Options {
        season: Season::Own,
        race_1: EventCard::ConsultingMechanics,
        race_2: EventCard::FutureUnknown,
        track: Track::Usa,
        laps: 0,
        ..base
    };
    for (name, options) in [("garage", garage), ("season", season)] {
        let path = folder.join(name).with_extension("json");
        if !path.exists() {
            std::fs::write(path, serde_json::to_string(&play(options, 2)?.record())?)?;
        }
    }
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let record: Record<Options, Action> = serde_json::from_slice(&std::fs::read(&path)?)?;
        let (mut table, _) = Table::<Heat>::new(record.options, record.seats, record.seed)?;
        for entry in &record.log {
            table.take(entry.seat, entry.step).map_err(|error| format!("{}: {error:?}", path.display()))?;
        }
        std::fs::write(path, serde_json::to_string(&table.record())?)?;
    }
    Ok(())
}

/// A table played at random to its end.
fn play(options: Options, seats: u8) -> Result<Table<Heat>> {
    let mut chooser = Quick::new(7);
    let (mut table, _) = Table::<Heat>::new(options, seats, Seed::from_number(7))?;
    let mut legal = Vec::new();
    loop {
        let waiting: Vec<_> = Heat::to_act(table.state()).iter().collect();
        let Some(seat) = chooser.pick(&waiting).copied() else { return Ok(table) };
        legal.clear();
        Heat::legal_actions(table.state(), seat, &mut legal);
        let action = *chooser.pick(&legal).ok_or("somebody who has to act can")?;
        table.act(seat, action).map_err(|error| format!("{error:?}"))?;
    }
}
