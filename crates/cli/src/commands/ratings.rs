//! `crossroads ratings`: the ratings of a game, computed anew from all tables that are over.

use super::find_game;
use super::serve::{Opened, Where};
use anyhow::Result;
use crossroads_server::ratings::{self, RatingShown};
use std::process::ExitCode;

/// How many of the best are shown.
const SHOWN: u64 = 20;

/// Compute the ratings of a game anew from all finished tables of a store, and show the best.
///
/// Ratings are a reading of finished tables: this forgets them and reads again. No server may be running on the
/// database meanwhile.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads ratings railroad-ink --data ./data")]
pub struct Args {
    /// The game.
    #[arg(default_value = "railroad-ink")]
    game: String,
    #[command(flatten)]
    place: Where,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let game = find_game(&args.game)?.info();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let Opened { store, lease: _lease, .. } = args.place.open().await?;
        let tables = ratings::recompute(&*store, game.id).await?;
        anstream::println!("{}: {tables} finished tables", game.title);
        for (place, row) in store.best(game.id, SHOWN).await?.iter().enumerate() {
            let name = store.person(&row.person).await?.map_or_else(String::new, |person| person.name);
            let shown = RatingShown::of(row.mean, row.deviation, row.tables);
            let (rating, margin, tables) = (shown.rating, shown.margin, row.tables);
            let guess = if shown.provisional { "?" } else { " " };
            anstream::println!(
                "{:>3}  {name:<24}  {rating:5}{guess} ± {margin:3}  ({tables} tables)",
                place + 1
            );
        }
        store.close().await;
        Ok(ExitCode::SUCCESS)
    })
}
