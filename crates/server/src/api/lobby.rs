//! Tables before they start: the lobby, making one, sitting down, leaving.

use super::{Answer, Anybody, Asked, Body, In, LISTED, Me, Nothing, Whence};
use crate::App;
use crate::error::{Fault, TableFault};
use crate::hall::{NewTable, Waiting};
use crate::people;
use axum::Json;
use axum::extract::State;
use crossroads_engine::Seat;
use crossroads_engine::dice::Nonce;
use crossroads_room::head::{Head, Sitter};
use crossroads_room::protocol::TableTold;
use crossroads_room::{Place, Room, Step};
use crossroads_store::{Status, TableId, TableQuery, TableRow};
use serde::{Deserialize, Serialize};
use std::ops::Not;
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
    /// The colour of each seat.
    colours: Vec<String>,
    /// When something of it was written last, in milliseconds since 1970.
    updated_ms: i64,
    /// Who is to act, if it is running and the list is of one's own tables.
    #[schema(value_type = Vec<u8>)]
    to_act: Vec<Seat>,
    /// The place of each seat, once it is over.
    places: Vec<u8>,
    /// Whose person has resigned, if it is running and the list is of one's own tables.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<u8>)]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    resigned: Vec<Seat>,
    /// Whether it waits until one of its people is back, if the list is of one's own tables.
    #[serde(skip_serializing_if = "Not::not")]
    #[ts(as = "Option<bool>", optional)]
    paused: bool,
    /// Whether hints are offered to everybody, so that it does not count who wins.
    #[serde(skip_serializing_if = "Not::not")]
    #[ts(as = "Option<bool>", optional)]
    assisted: bool,
}

/// A row as it is listed, with who is to act as far as that is known.
pub(super) fn listed(row: &TableRow, waiting: Waiting) -> TableListed {
    // A head that cannot be read is of a table that cannot be woken; the list goes on without it.
    let head = serde_json::from_str::<Head>(&row.head).ok();
    let places = head.as_ref().map(Head::places).unwrap_or_default();
    let colours = head.as_ref().map(Head::colours).unwrap_or_default();
    let assisted = head.as_ref().is_some_and(|head| head.assisted);
    TableListed {
        id: row.id.0.clone(),
        game: row.game.clone(),
        status: row.status.word(),
        colours: colours.into_iter().map(str::to_owned).collect(),
        seats: head.map(|head| head.seats).unwrap_or_default(),
        updated_ms: row.updated_ms,
        to_act: waiting.to_act.iter().collect(),
        places,
        resigned: waiting.resigned.iter().collect(),
        paused: waiting.paused,
        assisted,
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
    let status = status.map_err(|error| TableFault::Malformed(error.to_string()))?;
    if asked.game.as_deref().is_some_and(|game| game.contains('\0')) {
        return Err(TableFault::NotFound("game").into());
    }
    let query = TableQuery { game: asked.game, status: Some(status), most: LISTED, ..<_>::default() };
    Ok(Json(app.hall.tables(query).await?.iter().map(|row| listed(row, Waiting::default())).collect()))
}

/// A new table; its maker is the host and sits in the first seat.
#[utoipa::path(post, path = "/api/tables", security(("session" = []), ("token" = [])),
    request_body = NewTable, responses((status = 200, body = TableTold), Fault))]
pub async fn create(
    State(app): State<App>,
    Me(me): Me,
    Whence(address): Whence,
    Body(wish): Body<NewTable>,
) -> Answer<TableTold> {
    if app.limits.too_many_tables(&me.person.id.0, address) {
        return Err(TableFault::TooMany.into());
    }
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
    /// What I add to the dice: 64 hexadecimal digits by lot.
    #[schema(value_type = Option<String>)]
    #[ts(optional, as = "Option<String>")]
    nonce: Option<Nonce>,
}

/// Sits me down at the first table of this kind; it starts when it is full.
#[utoipa::path(post, path = "/api/quick-match", security(("session" = []), ("token" = [])),
    request_body = QuickWish, responses((status = 200, body = TableTold), Fault))]
pub async fn quick_match(
    State(app): State<App>,
    Me(me): Me,
    Whence(address): Whence,
    Body(wish): Body<QuickWish>,
) -> Answer<TableTold> {
    if app.limits.too_many_tables(&me.person.id.0, address) {
        return Err(TableFault::TooMany.into());
    }
    Ok(Json(app.hall.quick_match(&me.person, wish.game, wish.seats, wish.nonce).await?))
}

/// Who sits where at a table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableTold), Fault))]
pub async fn table(State(app): State<App>, Anybody(who): Anybody, In(id): In<String>) -> Answer<TableTold> {
    let person = who.map(|who| who.person.id);
    Ok(Json(app.hall.told(&TableId(id), person.as_ref()).await?))
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
    /// What I add to the dice: 64 hexadecimal digits by lot.
    #[schema(value_type = Option<String>)]
    #[ts(optional, as = "Option<String>")]
    nonce: Option<Nonce>,
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
    let person = people::at_table(&me.person);
    let shunned_by = app.hall.shunned_by(&me.person.id).await?;
    let sit = move |room: &mut Room, step: &mut Step| {
        let (seat, invite, nonce) = (wish.seat.map(Seat), wish.invite.as_deref(), wish.nonce);
        room.sit(&person, Place { seat, invite, nonce, shunned_by: &shunned_by }, step)
    };
    app.hall.ask(&TableId(id), sit).await?;
    Ok(Json(Nothing {}))
}

/// Lets me leave, before the start.
#[utoipa::path(post, path = "/api/tables/{id}/stand-up", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = Nothing), Fault))]
pub async fn stand_up(State(app): State<App>, Me(me): Me, In(id): In<String>) -> Answer<Nothing> {
    app.hall.ask(&TableId(id), move |room, step| room.stand_up(&me.person.id.0, step)).await?;
    Ok(Json(Nothing {}))
}

/// The colour that somebody wants.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct PaintWish {
    /// Which.
    colour: String,
}

/// Chooses the colour of my seat, before the start.
#[utoipa::path(post, path = "/api/tables/{id}/paint", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), request_body = PaintWish, responses((status = 200, body = Nothing), Fault))]
pub async fn paint(
    State(app): State<App>,
    Me(me): Me,
    In(id): In<String>,
    Body(wish): Body<PaintWish>,
) -> Answer<Nothing> {
    let paint = move |room: &mut Room, step: &mut Step| room.paint(&me.person.id.0, &wish.colour, step);
    app.hall.ask(&TableId(id), paint).await?;
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
    let place =
        move |room: &mut Room, step: &mut Step| room.place(&me.person.id.0, Seat(wish.seat), wish.bot, step);
    app.hall.ask(&TableId(id), place).await?;
    Ok(Json(Nothing {}))
}

/// The host starts.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = Nothing), Fault))]
pub async fn start(State(app): State<App>, Me(me): Me, In(id): In<String>) -> Answer<Nothing> {
    app.hall.ask(&TableId(id), move |room, step| room.start(&me.person.id.0, step)).await?;
    Ok(Json(Nothing {}))
}

pub(super) fn export_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    TableListed::export_all(to)?;
    QuickWish::export_all(to)?;
    SitWish::export_all(to)?;
    PaintWish::export_all(to)?;
    PlaceWish::export_all(to)?;
    Ok(())
}
