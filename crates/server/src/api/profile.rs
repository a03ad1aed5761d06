//! What everybody may know of somebody: since when they are here, how well they play, where they played last.

use super::lobby::{TableListed, listed};
use super::{Answer, Anybody, In};
use crate::App;
use crate::error::Fault;
use crate::hall::Waiting;
use axum::Json;
use axum::extract::State;
use crossroads_bots::roster;
use crossroads_room::head::Head;
use crossroads_room::protocol::PersonTold;
use crossroads_room::rating::RatingShown;
use crossroads_store::{PersonId, Status, TableQuery, TableRow};
use serde::Serialize;
use std::cmp::Ordering;
use ts_rs::TS;
use utoipa::ToSchema;

/// How many finished tables are shown.
const SHOWN: usize = 10;
/// How far back they are looked for, and what two people have played against each other is counted.
const LOOKED_THROUGH: u64 = 500;

/// How well somebody plays a game, as everybody may know it.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct StandingTold {
    /// Which game.
    game: &'static str,
    /// The rating.
    #[serde(flatten)]
    #[ts(flatten)]
    shown: RatingShown,
    /// How many tables it rests on.
    tables: u64,
}

/// What I and somebody have played against each other.
#[derive(Default, Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct BetweenTold {
    /// At how many tables.
    tables: u32,
    /// How often I was ahead.
    ahead: u32,
    /// How often they were.
    behind: u32,
}

/// What everybody may know of somebody.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ProfileTold {
    /// Who.
    person: PersonTold,
    /// Since when they are here, in milliseconds since 1970.
    since_ms: i64,
    /// How well they play, for each game that they have played with others.
    ratings: Vec<StandingTold>,
    /// Tables that are over, the newest first: those that everybody could see, and those at which I sat too.
    tables: Vec<TableListed>,
    /// What we have played against each other, if we have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    between: Option<BetweenTold>,
    /// Whether I have blocked them.
    blocked: bool,
}

/// Who was ahead at a table that is over, if both sat there.
fn compare(row: &TableRow, me: &PersonId, other: &PersonId) -> Option<Ordering> {
    let head: Head = serde_json::from_str(&row.head).ok()?;
    let places = head.places();
    let place = |person: &PersonId| places.get(head.seat_of(&person.0)?.index()).copied();
    Some(place(other)?.cmp(&place(me)?))
}

/// What everybody may know of somebody, by their id or the name that they sign in by.
#[utoipa::path(get, path = "/api/people/{id}", params(("id" = String, Path)),
    responses((status = 200, body = ProfileTold), Fault))]
pub async fn profile(
    State(app): State<App>,
    Anybody(who): Anybody,
    In(id): In<String>,
) -> Answer<ProfileTold> {
    let person = app.people.find(&id).await?;
    let me = who.map(|who| who.person.id).filter(|me| *me != person.id);
    let mut ratings = Vec::new();
    for game in roster::GAMES.iter().map(|game| game.info().id) {
        if let Some(row) = app.hall.rating(game, &person.id).await? {
            let shown = RatingShown::of(row.mean, row.deviation, row.tables);
            ratings.push(StandingTold { game, shown, tables: row.tables });
        }
    }
    let over = TableQuery {
        person: Some(person.id.clone()),
        status: Some(Status::Over),
        most: LOOKED_THROUGH,
        ..<_>::default()
    };
    let rows = app.hall.tables(over).await?;
    let may_see = |row: &&TableRow| row.listed || me.as_ref().is_some_and(|me| row.people.contains(me));
    let tables = rows.iter().filter(may_see).take(SHOWN).map(|row| listed(row, Waiting::default()));
    let mut between = BetweenTold::default();
    for order in me.iter().flat_map(|me| rows.iter().filter_map(|row| compare(row, me, &person.id))) {
        between.tables += 1;
        between.ahead += u32::from(order == Ordering::Greater);
        between.behind += u32::from(order == Ordering::Less);
    }
    let blocked = match &me {
        Some(me) => app.manners.blocked_by(me).await?.contains(&person.id.0),
        None => false,
    };
    Ok(Json(ProfileTold {
        since_ms: person.created_ms,
        ratings,
        tables: tables.collect(),
        between: (between.tables > 0).then_some(between),
        blocked,
        person: app.people.told(&person),
    }))
}

pub(super) fn export_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    ProfileTold::export_all(to)
}
