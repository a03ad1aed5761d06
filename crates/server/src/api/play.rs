//! Tables that have started, for those who do not follow the socket, and everything that is asked once.

use super::{Answer, Anybody, Asked, Body, In, Me, Nothing};
use crate::App;
use crate::error::Fault;
use crate::table::Command;
use axum::Json;
use axum::extract::State;
use crossroads_engine::words::Text;
use crossroads_engine::{Seat, Span};
use crossroads_store::TableId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// What I may see of the board now, as the socket would send it.
#[utoipa::path(get, path = "/api/tables/{id}/look", params(("id" = String, Path)),
    responses((status = 200, body = Object), Fault))]
pub async fn look(
    State(app): State<App>,
    Anybody(who): Anybody,
    In(id): In<String>,
) -> Answer<Box<RawValue>> {
    let person = who.map(|who| who.person.id);
    Ok(Json(app.hall.ask(&TableId(id), |reply| Command::Look(person, reply)).await?))
}

/// The text twin of a board.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct TextTold {
    /// Its lines: each a list of styled pieces, drawn or to be put into words.
    #[schema(value_type = Vec<Vec<Object>>)]
    #[ts(as = "Vec<Vec<Span>>")]
    lines: Text,
}

/// The board as text, for a screen reader or a terminal.
#[utoipa::path(get, path = "/api/tables/{id}/text", params(("id" = String, Path)),
    responses((status = 200, body = TextTold), Fault))]
pub async fn text(State(app): State<App>, Anybody(who): Anybody, In(id): In<String>) -> Answer<TextTold> {
    let person = who.map(|who| who.person.id);
    let lines = app.hall.ask(&TableId(id), |reply| Command::Text(person, reply)).await?;
    Ok(Json(TextTold { lines }))
}

/// With whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Eyes {
    /// Which seat's; one's own, or a spectator's, if nothing is said. Others' only when the table is over.
    seat: Option<u8>,
}

/// Everything that has happened on a board, as one viewer has seen it.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct HistoryTold {
    /// The updates in order, as the socket would have sent them, without what might be done.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "Array<Update>")]
    updates: Vec<Box<RawValue>>,
}

/// Everything that has happened on a board.
#[utoipa::path(get, path = "/api/tables/{id}/history", params(("id" = String, Path), Eyes),
    responses((status = 200, body = HistoryTold), Fault))]
pub async fn history(
    State(app): State<App>,
    Anybody(who): Anybody,
    In(id): In<String>,
    Asked(eyes): Asked<Eyes>,
) -> Answer<HistoryTold> {
    let person = who.map(|who| who.person.id);
    let updates = app.hall.history(&TableId(id), person, eyes.seat.map(Seat)).await?;
    Ok(Json(HistoryTold { updates }))
}

/// An action.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct ActWish {
    /// One of those in `legal`.
    #[ts(type = "unknown")]
    action: Value,
}

/// Takes an action in my seat.
#[utoipa::path(post, path = "/api/tables/{id}/act", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), request_body = ActWish, responses((status = 200, body = Nothing), Fault))]
pub async fn act(
    State(app): State<App>,
    Me(me): Me,
    In(id): In<String>,
    Body(wish): Body<ActWish>,
) -> Answer<Nothing> {
    app.hall.ask(&TableId(id), |reply| Command::Act(me.person.id, wish.action, reply)).await?;
    Ok(Json(Nothing {}))
}

/// Says why I cannot take an action now; if I can, the answer is empty and nothing has happened.
#[utoipa::path(post, path = "/api/tables/{id}/why", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), request_body = ActWish, responses((status = 200, body = Nothing), Fault))]
pub async fn why(
    State(app): State<App>,
    Me(me): Me,
    In(id): In<String>,
    Body(wish): Body<ActWish>,
) -> Answer<Nothing> {
    app.hall.ask(&TableId(id), |reply| Command::Why(me.person.id, wish.action, reply)).await?;
    Ok(Json(Nothing {}))
}

/// What a bot would do.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct HintTold {
    /// The action.
    #[ts(type = "unknown")]
    action: Value,
}

/// What the strongest bot would do in my seat, from what I may know.
#[utoipa::path(get, path = "/api/tables/{id}/hint", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = HintTold), Fault))]
pub async fn hint(State(app): State<App>, Me(me): Me, In(id): In<String>) -> Answer<HintTold> {
    Ok(Json(HintTold { action: app.hall.hint(&TableId(id), me.person.id).await? }))
}

/// Takes back my last action.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = Nothing), Fault))]
pub async fn undo(State(app): State<App>, Me(me): Me, In(id): In<String>) -> Answer<Nothing> {
    app.hall.ask(&TableId(id), |reply| Command::Undo(me.person.id, reply)).await?;
    Ok(Json(Nothing {}))
}

/// Gives up; a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/resign", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = Nothing), Fault))]
pub async fn resign(State(app): State<App>, Me(me): Me, In(id): In<String>) -> Answer<Nothing> {
    app.hall.ask(&TableId(id), |reply| Command::Resign(me.person.id, reply)).await?;
    Ok(Json(Nothing {}))
}

/// The table on which it is played again.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct RematchTold {
    /// Its id.
    table: String,
}

/// Another table for the same people; whoever asks second gets the same one.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = RematchTold), Fault))]
pub async fn rematch(State(app): State<App>, Me(me): Me, In(id): In<String>) -> Answer<RematchTold> {
    let table = app.hall.ask(&TableId(id), |reply| Command::Rematch(me.person.id, reply)).await?;
    Ok(Json(RematchTold { table }))
}

/// The record of a table that is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = Object), Fault))]
pub async fn record(State(app): State<App>, In(id): In<String>) -> Answer<Value> {
    Ok(Json(app.hall.ask(&TableId(id), Command::Record).await?))
}

pub(super) fn export_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    TextTold::export_all(to)?;
    HistoryTold::export_all(to)?;
    ActWish::export_all(to)?;
    HintTold::export_all(to)?;
    RematchTold::export_all(to)?;
    Ok(())
}
