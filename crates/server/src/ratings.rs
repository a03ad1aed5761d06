//! How well people play: Weng and Lin's rating, which takes orders of any number of players.
//!
//! Ratings are a reading of finished tables and nothing more; they can be forgotten and computed anew at any time.

use crate::head::{Head, Sitter};
use crossroads_engine::Outcome;
use crossroads_store::{PersonId, RatingRow, Result, Status, Store, TableQuery};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The place of somebody who has resigned: behind everybody.
const RESIGNED: usize = 100;

/// Notes what a finished table says about the people at it. Bots are not rated, and a lone person neither.
///
/// # Errors
/// The store objects.
pub async fn note(store: &dyn Store, head: &Head, outcome: &Outcome, resigned: &[bool]) -> Result<()> {
    let places = outcome.standings.iter().map(|standing| usize::from(standing.place));
    let places: Vec<usize> = places
        .enumerate()
        .map(|(seat, place)| if resigned.get(seat) == Some(&true) { RESIGNED } else { place })
        .collect();
    rate(store, head, &places).await
}

async fn rate(store: &dyn Store, head: &Head, places: &[usize]) -> Result<()> {
    let mut rated: Vec<(RatingRow, usize)> = Vec::new();
    for (sitter, place) in head.seats.iter().zip(places) {
        if let Sitter::Person { id, .. } = sitter {
            let person = PersonId(id.clone());
            let known = store.rating(&head.game, &person).await?;
            let fresh = WengLinRating::new();
            let row = known.unwrap_or(RatingRow {
                game: head.game.clone(),
                person,
                mean: fresh.rating,
                deviation: fresh.uncertainty,
                tables: 0,
            });
            rated.push((row, *place));
        }
    }
    if rated.len() < 2 {
        return Ok(());
    }
    let teams: Vec<[WengLinRating; 1]> = rated
        .iter()
        .map(|(row, _)| [WengLinRating { rating: row.mean, uncertainty: row.deviation }])
        .collect();
    let order: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(&rated)
        .map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(*place)))
        .collect();
    let after = weng_lin_multi_team(&order, &WengLinConfig::new());
    let rows = rated.into_iter().zip(after).filter_map(|((row, _), team)| {
        let rating = team.first()?;
        Some(RatingRow { mean: rating.rating, deviation: rating.uncertainty, tables: row.tables + 1, ..row })
    });
    store.put_ratings(rows.collect()).await
}

/// Forgets the ratings of a game and computes them anew from all tables that are over, in the order in which they
/// ended. Answers how many tables that were.
///
/// # Errors
/// The store objects.
pub async fn recompute(store: &dyn Store, game: &str) -> Result<usize> {
    store.clear_ratings(game).await?;
    let query = TableQuery { game: Some(game.to_owned()), status: Some(Status::Over), ..TableQuery::all() };
    let mut tables = store.tables(query).await?;
    tables.sort_by_key(|table| table.updated_ms);
    for table in &tables {
        let Ok(head) = serde_json::from_str::<Head>(&table.head) else { continue };
        let standings = head.outcome.as_ref().and_then(|outcome| outcome.as_array());
        let places =
            standings.into_iter().flatten().map(|standing| standing["place"].as_u64().unwrap_or(1) as usize);
        rate(store, &head, &places.collect::<Vec<_>>()).await?;
    }
    Ok(tables.len())
}
