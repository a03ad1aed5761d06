//! Tables that have started, for those who do not follow the socket, and everything that is asked once.

use super::{Answer, Anybody, Asked, Body, In, Me, Nothing};
use crate::App;
use crate::error::Fault;
use crate::people::SignedIn;
use axum::Json;
use axum::extract::State;
use crossroads_engine::dice::Nonce;
use crossroads_engine::words::Text;
use crossroads_engine::{Message, Seat, Span};
use crossroads_room::history::Piece;
use crossroads_room::protocol::Deed;
use crossroads_room::{Room, Step};
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
    let (id, person) = (TableId(id), who.map(|who| who.person.id.0));
    let looks = person.clone();
    let look = move |room: &mut Room, step: &mut Step| {
        room.attend(looks.as_deref(), step);
        room.look(looks.as_deref())
    };
    let seen = app.hall.ask(&id, look).await?;
    if let Some(person) = person {
        app.hall.calling().has_looked(&id, &person);
    }
    Ok(Json(seen))
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
    let person = who.map(|who| who.person.id.0);
    let lines = app.hall.ask(&TableId(id), move |room, _| room.text(person.as_deref())).await?;
    Ok(Json(TextTold { lines }))
}

/// With whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Eyes {
    /// Which seat's; one's own, or a spectator's, if nothing is said. Others' only when the table is over.
    seat: Option<u8>,
    /// With those of a spectator, also if one sat there.
    spectator: Option<bool>,
    /// The number of the first update that is wanted; all from the beginning, if nothing is said.
    #[param(format = "uint64")]
    from: Option<u64>,
}

/// Everything that has happened on a board, as one viewer has seen it.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct HistoryTold {
    /// The updates in order, as the socket would have sent them, without what might be done.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "Array<Update>")]
    updates: Vec<Box<RawValue>>,
    /// From which number on to ask for more, if that is not all.
    next: Option<u64>,
}

/// Everything that has happened on a board, a piece at a time.
#[utoipa::path(get, path = "/api/tables/{id}/history", params(("id" = String, Path), Eyes),
    responses((status = 200, body = HistoryTold), Fault))]
pub async fn history(
    State(app): State<App>,
    Anybody(who): Anybody,
    In(id): In<String>,
    Asked(eyes): Asked<Eyes>,
) -> Answer<HistoryTold> {
    let person = who.map(|who| who.person.id).filter(|_| eyes.spectator != Some(true));
    let from = eyes.from.unwrap_or_default();
    let Piece { updates, next } = app.hall.history(&TableId(id), person, eyes.seat.map(Seat), from).await?;
    Ok(Json(HistoryTold { updates, next }))
}

/// An action.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct ActWish {
    /// One of those in `legal`.
    #[ts(type = "unknown")]
    action: Value,
    /// A key of the client's own, so that trying again does nothing twice.
    #[ts(optional)]
    key: Option<String>,
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
    do_all(&app, id, me, wish.key, vec![Deed::Act(wish.action)]).await
}

/// What I want to do, one after the other.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct PlayWish {
    /// In order: each an action, or a step back.
    deeds: Vec<Deed>,
    /// A key of the client's own, so that trying again does nothing twice.
    #[ts(optional)]
    key: Option<String>,
}

/// Does several things in my seat: all of them, or none if one of them is refused.
#[utoipa::path(post, path = "/api/tables/{id}/play", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), request_body = PlayWish, responses((status = 200, body = Nothing), Fault))]
pub async fn play(
    State(app): State<App>,
    Me(me): Me,
    In(id): In<String>,
    Body(wish): Body<PlayWish>,
) -> Answer<Nothing> {
    do_all(&app, id, me, wish.key, wish.deeds).await
}

async fn do_all(
    app: &App,
    id: String,
    me: SignedIn,
    key: Option<String>,
    deeds: Vec<Deed>,
) -> Answer<Nothing> {
    let (id, person) = (TableId(id), me.person.id.0);
    // Whoever acts has looked, by whatever way.
    app.hall.calling().has_looked(&id, &person);
    let play = move |room: &mut Room, step: &mut Step| room.play(&person, key.as_deref(), &deeds, step);
    app.hall.ask(&id, play).await?;
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
    app.hall.ask(&TableId(id), move |room, _| room.why(&me.person.id.0, &wish.action)).await?;
    Ok(Json(Nothing {}))
}

/// What a bot would do.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct HintTold {
    /// The action.
    #[ts(type = "unknown")]
    action: Value,
    /// What speaks for it.
    #[schema(value_type = Option<Object>)]
    because: Option<Message>,
}

/// What the strongest bot would do in my seat, from what I may know, and why.
#[utoipa::path(get, path = "/api/tables/{id}/hint", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = HintTold), Fault))]
pub async fn hint(State(app): State<App>, Me(me): Me, In(id): In<String>) -> Answer<HintTold> {
    let (action, because) = app.hall.hint(&TableId(id), me.person.id).await?;
    Ok(Json(HintTold { action, because }))
}

/// Takes back my last action.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = Nothing), Fault))]
pub async fn undo(State(app): State<App>, Me(me): Me, In(id): In<String>) -> Answer<Nothing> {
    app.hall.ask(&TableId(id), move |room, step| room.undo(&me.person.id.0, step)).await?;
    Ok(Json(Nothing {}))
}

/// Gives up; a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/resign", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = Nothing), Fault))]
pub async fn resign(State(app): State<App>, Me(me): Me, In(id): In<String>) -> Answer<Nothing> {
    app.hall.ask(&TableId(id), move |room, step| room.resign(&me.person.id.0, step)).await?;
    Ok(Json(Nothing {}))
}

/// The table on which it is played again.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct RematchTold {
    /// Its id.
    table: String,
}

/// How I come to a rematch.
#[derive(Default, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct RematchWish {
    /// What I add to the dice: 64 hexadecimal digits by lot.
    #[schema(value_type = Option<String>)]
    #[ts(optional, as = "Option<String>")]
    nonce: Option<Nonce>,
}

/// Another table for the same bots and for whoever of the people asks: each is seated there when they do.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), request_body = Option<RematchWish>,
    responses((status = 200, body = RematchTold), Fault))]
pub async fn rematch(
    State(app): State<App>,
    Me(me): Me,
    In(id): In<String>,
    wish: Option<Body<RematchWish>>,
) -> Answer<RematchTold> {
    let Body(wish) = wish.unwrap_or_default();
    Ok(Json(RematchTold { table: app.hall.rematch(&TableId(id), &me.person, wish.nonce).await?.0 }))
}

/// The record of a table that is over, with the server's word for it.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = Object), Fault))]
pub async fn record(State(app): State<App>, In(id): In<String>) -> Answer<Value> {
    let mut record = app.hall.ask(&TableId(id), |room, _| room.record()).await?;
    app.settings.keys.sign(&mut record);
    Ok(Json(record))
}

pub(super) fn export_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    TextTold::export_all(to)?;
    HistoryTold::export_all(to)?;
    ActWish::export_all(to)?;
    PlayWish::export_all(to)?;
    HintTold::export_all(to)?;
    RematchTold::export_all(to)?;
    RematchWish::export_all(to)?;
    Ok(())
}
