//! How well people play: Weng and Lin's rating, which takes orders of any number of players.
//!
//! Ratings are a reading of finished tables and nothing more; they can be forgotten and computed anew at any time.

use crossroads_engine::Seat;
use crossroads_room::head::{Head, Sitter};
use crossroads_room::rating::Change;
pub use crossroads_room::rating::RatingShown;
use crossroads_store::{PersonId, RatingRow, Result, Status, Store, TableQuery, TableRow};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The place of somebody who has resigned: behind everybody.
const RESIGNED: usize = 100;

/// Notes what a finished table says about the people at it, in the store and in the table's head: about those for whom it
/// [counts](Head::uncounted). Guests are none of them: whoever plays against guests of their own making would win as often as they
/// like. Whoever resigned is: it would be a way not to lose.
/// Answers whether anybody was. Two must not do this at the same time: what both have read, one would forget.
///
/// # Errors
/// The store objects.
pub async fn note(store: &dyn Store, head: &mut Head) -> Result<bool> {
    let mut rated: Vec<(usize, RatingRow, usize)> = Vec::new();
    for (seat, (sitter, place)) in (0..).map(Seat).zip(head.seats.iter().zip(head.places())) {
        let (Sitter::Person { id, .. }, None) = (sitter, head.uncounted(seat)) else { continue };
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
        let resigned = head.resigned.contains(&seat);
        rated.push((seat.index(), row, if resigned { RESIGNED } else { place.into() }));
    }
    head.ratings = vec![None; head.seats.len()];
    head.changes = vec![None; head.seats.len()];
    if rated.len() < 2 {
        return Ok(false);
    }
    let teams: Vec<[WengLinRating; 1]> = rated
        .iter()
        .map(|(_, row, _)| [WengLinRating { rating: row.mean, uncertainty: row.deviation }])
        .collect();
    let order: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(&rated)
        .map(|(team, (_, _, place))| (&team[..], MultiTeamOutcome::new(*place)))
        .collect();
    let after = weng_lin_multi_team(&order, &WengLinConfig::new());
    let mut rows = Vec::new();
    for ((seat, row, _), team) in rated.into_iter().zip(after) {
        let Some(WengLinRating { rating, uncertainty }) = team.first().copied() else { continue };
        let (before, tables) = (row.mean, row.tables + 1);
        head.ratings[seat] = Some(rating);
        head.changes[seat] = Some(Change { before, after: rating, deviation: uncertainty, tables });
        rows.push(RatingRow { mean: rating, deviation: uncertainty, tables, ..row });
    }
    store.put_ratings(rows).await?;
    Ok(true)
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
    let count = tables.len();
    for table in tables {
        let Ok(mut head) = serde_json::from_str::<Head>(&table.head) else { continue };
        let before = (head.ratings.clone(), head.changes.clone());
        note(store, &mut head).await?;
        if (&head.ratings, &head.changes) != (&before.0, &before.1)
            && let Ok(head) = serde_json::to_string(&head)
        {
            store.save_table(TableRow { head, ..table }).await?;
        }
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossroads_room::rating::BEGINS_AT;

    /// The scale on which ratings are shown is made for these.
    #[test]
    fn everybody_begins_where_the_scale_does() {
        let (fresh, config) = (WengLinRating::new(), WengLinConfig::new());
        assert!((fresh.rating - BEGINS_AT).abs() < f64::EPSILON);
        assert!((config.beta - BEGINS_AT / 6.0).abs() < 1e-9);
        assert_eq!(RatingShown::of(fresh.rating, fresh.uncertainty, 0).rating, 1500);
    }
}
