//! Tables before they start: the lobby, making one, sitting down, leaving.

use super::{Answer, Anybody, Asked, Body, In, LISTED, Me, Nothing};
use crate::App;
use crate::error::Fault;
use crate::hall::NewTable;
use crate::head::{Head, Sitter};
use crate::protocol::TableTold;
use crate::table::Command;
use axum::Json;
use axum::extract::State;
use crossroads_engine::{Seat, SeatSet};
use crossroads_store::{Status, TableId, TableQuery, TableRow};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// A table in a list.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct TableListed {
    /// Which table.
    id: String,
    /// The game.
    game: String,
    /// `open`, `running` or `over`.
    status: &'static str,
    /// Who sits where.
    seats: Vec<Sitter>,
    /// When something of it was written last, in milliseconds since 1970.
    updated_ms: i64,
    /// Who is to act, if it is running and the list is of one's own tables.
    #[schema(value_type = Vec<u8>)]
    to_act: Vec<Seat>,
    /// The place of each seat, once it is over.
    places: Vec<u8>,
}

/// A row as it is listed, with who is to act as far as that is known.
pub(super) fn listed(row: &TableRow, to_act: SeatSet) -> TableListed {
    // A head that cannot be read is of a table that cannot be woken; the list goes on without it.
    let head = serde_json::from_str::<Head>(&row.head).ok();
    let places = head.as_ref().map(Head::places).unwrap_or_default();
    TableListed {
        id: row.id.0.clone(),
        game: row.game.clone(),
        status: row.status.word(),
        seats: head.map(|head| head.seats).unwrap_or_default(),
        updated_ms: row.updated_ms,
        to_act: to_act.iter().collect(),
        places,
    }
}

/// Which tables are wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LobbyQuery {
    /// Only of this game.
    game: Option<String>,
    /// `open`, `running` or `over`; open ones if nothing is said.
    status: Option<String>,
}

/// The lobby: tables that everybody may see.
#[utoipa::path(get, path = "/api/tables", params(LobbyQuery),
    responses((status = 200, body = Vec<TableListed>), Fault))]
pub async fn tables(State(app): State<App>, Asked(asked): Asked<LobbyQuery>) -> Answer<Vec<TableListed>> {
    let status = asked.status.as_deref().unwrap_or("open").parse::<Status>();
    let status = status.map_err(|error| Fault::Malformed(error.to_string()))?;
    if asked.game.as_deref().is_some_and(|game| game.contains('\0')) {
        return Err(Fault::NotFound("game"));
    }
    let query = TableQuery { game: asked.game, status: Some(status), most: LISTED, ..<_>::default() };
    Ok(Json(app.hall.tables(query).await?.iter().map(|row| listed(row, SeatSet::EMPTY)).collect()))
}

/// A new table; its maker is the host and sits in the first seat.
#[utoipa::path(post, path = "/api/tables", security(("session" = []), ("token" = [])),
    request_body = NewTable, responses((status = 200, body = TableTold), Fault))]
pub async fn create(State(app): State<App>, Me(me): Me, Body(wish): Body<NewTable>) -> Answer<TableTold> {
    Ok(Json(app.hall.create(&me.person, wish).await?))
}

/// What kind of table somebody wants to sit at.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct QuickWish {
    /// The game's id.
    game: String,
    /// How many seats.
    seats: u8,
}

/// Sits me down at the first table of this kind; it starts when it is full.
#[utoipa::path(post, path = "/api/quick-match", security(("session" = []), ("token" = [])),
    request_body = QuickWish, responses((status = 200, body = TableTold), Fault))]
pub async fn quick_match(
    State(app): State<App>,
    Me(me): Me,
    Body(wish): Body<QuickWish>,
) -> Answer<TableTold> {
    Ok(Json(app.hall.quick_match(&me.person, wish.game, wish.seats).await?))
}

/// Who sits where at a table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableTold), Fault))]
pub async fn table(State(app): State<App>, Anybody(who): Anybody, In(id): In<String>) -> Answer<TableTold> {
    let person = who.map(|who| who.person.id);
    Ok(Json(app.hall.ask(&TableId(id), |reply| Command::Info(person, reply)).await?))
}

/// Where somebody wants to sit.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct SitWish {
    /// Which seat; any if nothing is said.
    #[ts(optional)]
    seat: Option<u8>,
    /// The secret of the invitation, if the table is by invitation.
    #[ts(optional)]
    invite: Option<String>,
}

/// Sits me down, before the start.
#[utoipa::path(post, path = "/api/tables/{id}/sit", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), request_body = SitWish, responses((status = 200, body = Nothing), Fault))]
pub async fn sit(
    State(app): State<App>,
    Me(me): Me,
    In(id): In<String>,
    Body(wish): Body<SitWish>,
) -> Answer<Nothing> {
    let seat = wish.seat.map(Seat);
    app.hall.ask(&TableId(id), |reply| Command::Sit(Box::new(me.person), seat, wish.invite, reply)).await?;
    Ok(Json(Nothing {}))
}

/// Lets me leave, before the start.
#[utoipa::path(post, path = "/api/tables/{id}/stand-up", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = Nothing), Fault))]
pub async fn stand_up(State(app): State<App>, Me(me): Me, In(id): In<String>) -> Answer<Nothing> {
    app.hall.ask(&TableId(id), |reply| Command::StandUp(me.person.id, reply)).await?;
    Ok(Json(Nothing {}))
}

/// Whom the host wants in a seat.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct PlaceWish {
    /// Which seat.
    seat: u8,
    /// The bot that is to sit there; nobody if nothing is said.
    #[ts(optional)]
    bot: Option<String>,
}

/// The host sends whoever sits there away, or puts a bot there.
#[utoipa::path(post, path = "/api/tables/{id}/place", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), request_body = PlaceWish, responses((status = 200, body = Nothing), Fault))]
pub async fn place(
    State(app): State<App>,
    Me(me): Me,
    In(id): In<String>,
    Body(wish): Body<PlaceWish>,
) -> Answer<Nothing> {
    let seat = Seat(wish.seat);
    app.hall.ask(&TableId(id), |reply| Command::Place(me.person.id, seat, wish.bot, reply)).await?;
    Ok(Json(Nothing {}))
}

/// The host starts.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = Nothing), Fault))]
pub async fn start(State(app): State<App>, Me(me): Me, In(id): In<String>) -> Answer<Nothing> {
    app.hall.ask(&TableId(id), |reply| Command::Start(me.person.id, reply)).await?;
    Ok(Json(Nothing {}))
}

pub(super) fn export_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    TableListed::export_all(to)?;
    QuickWish::export_all(to)?;
    SitWish::export_all(to)?;
    PlaceWish::export_all(to)?;
    Ok(())
}
