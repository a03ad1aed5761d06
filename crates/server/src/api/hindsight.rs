//! What is told of tables that are over.

use super::{Answer, Anybody, Asked, In};
use crate::App;
use crate::error::Fault;
use axum::Json;
use axum::extract::State;
use crossroads_engine::{Figure, Message, Seat};
use crossroads_room::history::Looked;
use crossroads_store::TableId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// Whose numbers a turning point bears.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Whose {
    /// Which seat's; one's own, or a spectator's, if nothing is said.
    seat: Option<u8>,
    /// Those of a spectator, also if one sat there.
    spectator: Option<bool>,
}

/// What is told of a table that is over.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct HindsightTold {
    /// What was done how often, how far, how fast, seat by seat.
    #[schema(value_type = Vec<Object>)]
    figures: Vec<Figure>,
    /// What decided it, in the order in which it happened.
    turning_points: Vec<TurningPointTold>,
}

/// A moment that decided something.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct TurningPointTold {
    /// The number of the update of this viewer that shows it.
    number: u64,
    /// What it was.
    #[schema(value_type = Object)]
    told: Message,
}

/// What decided a table that is over, and its figures.
#[utoipa::path(get, path = "/api/tables/{id}/hindsight", params(("id" = String, Path), Whose),
    responses((status = 200, body = HindsightTold), Fault))]
pub async fn hindsight(
    State(app): State<App>,
    Anybody(who): Anybody,
    In(id): In<String>,
    Asked(whose): Asked<Whose>,
) -> Answer<HindsightTold> {
    let person = who.map(|who| who.person.id).filter(|_| whose.spectator != Some(true));
    let looked = app.hall.hindsight(&TableId(id), person, whose.seat.map(Seat)).await?;
    let Looked { figures, turning_points } = looked;
    let told = |(number, told)| TurningPointTold { number, told };
    Ok(Json(HindsightTold { figures, turning_points: turning_points.into_iter().map(told).collect() }))
}

/// A moment as one viewer counts, and who else is to be asked.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Elsewhere {
    /// The number of the update.
    #[param(format = "uint64")]
    number: u64,
    /// Whose number it is; one's own, or a spectator's, if nothing is said.
    seat: Option<u8>,
    /// It is a spectator's, also if one sat there.
    spectator: Option<bool>,
    /// Whose number is wanted; a spectator's, if nothing is said.
    to: Option<u8>,
}

/// A moment as another viewer counts.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct MomentTold {
    /// The number of that viewer's update.
    number: u64,
}

/// Which number another viewer's update of the same moment bears, at a table that is over.
#[utoipa::path(get, path = "/api/tables/{id}/moment", params(("id" = String, Path), Elsewhere),
    responses((status = 200, body = MomentTold), Fault))]
pub async fn moment(
    State(app): State<App>,
    Anybody(who): Anybody,
    In(id): In<String>,
    Asked(from): Asked<Elsewhere>,
) -> Answer<MomentTold> {
    let person = who.map(|who| who.person.id).filter(|_| from.spectator != Some(true));
    let viewer = (person, from.seat.map(Seat));
    let number = app.hall.same_moment(&TableId(id), viewer, from.number, from.to.map(Seat)).await?;
    Ok(Json(MomentTold { number }))
}

pub(super) fn export_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    HindsightTold::export_all(to)?;
    MomentTold::export_all(to)
}
