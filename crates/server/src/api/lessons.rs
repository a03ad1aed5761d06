//! First games with a coach.

use super::{Answer, In, Me, Whence};
use crate::App;
use crate::error::{Fault, TableFault};
use axum::Json;
use axum::extract::State;
use crossroads_room::protocol::TableTold;

/// Seats me at a first game against bots, dealt alike to everybody: at the one that I left, or else at a new one.
#[utoipa::path(post, path = "/api/lessons/{game}", params(("game" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = TableTold), Fault))]
pub async fn learn(
    State(app): State<App>,
    Me(me): Me,
    Whence(address): Whence,
    In(game): In<String>,
) -> Answer<TableTold> {
    if app.limits.too_many_tables(&me.person.id.0, address) {
        return Err(TableFault::TooMany.into());
    }
    Ok(Json(app.hall.learn(&me.person, &game).await?))
}
