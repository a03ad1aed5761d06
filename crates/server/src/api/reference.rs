//! What everybody may know: how the server is, which games there are, their rules, who plays best.

use super::{Answer, Asked, In, LISTED};
use crate::App;
use crate::error::{Fault, TableFault};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use crossroads_bots::roster;
use crossroads_engine::Lang;
use crossroads_engine::clauses::Rulebook;
use crossroads_engine::options::{OptionRow, Preset};
use crossroads_room::colours::palette;
use crossroads_room::rating::RatingShown;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// How the server is.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Health {
    /// Whether tables can be saved.
    ok: bool,
    /// How many tables are awake.
    tables_awake: usize,
}

/// Whether the server is well.
#[utoipa::path(get, path = "/api/health",
    responses((status = 200, body = Health), (status = 503, body = Health, description = "Tables cannot be saved.")))]
pub async fn health(State(app): State<App>) -> (StatusCode, Json<Health>) {
    let ok = app.hall.can_save().await;
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Health { ok, tables_awake: app.hall.awake() }))
}

/// How the word of this server is known.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct KeyTold {
    /// The public key (Ed25519) that signs its records, in hexadecimal digits.
    key: String,
}

/// The public key that signs the records of this server.
#[utoipa::path(get, path = "/api/key", responses((status = 200, body = KeyTold), Fault))]
pub async fn key(State(app): State<App>) -> Json<KeyTold> {
    Json(KeyTold { key: app.settings.keys.public() })
}

/// A game that can be played here.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct GameTold {
    /// The id in URLs, records and commands.
    id: &'static str,
    /// The title as printed on the box.
    title: &'static str,
    /// The fewest seats.
    least_seats: u8,
    /// The most seats.
    most_seats: u8,
    /// The version of its rules.
    rules_version: u32,
    /// What can be chosen when a table is made.
    #[schema(value_type = Vec<Object>)]
    options: &'static [OptionRow],
    /// Options that people know by one name; the first is the game as it is if nobody says otherwise.
    #[schema(value_type = Vec<Object>)]
    presets: &'static [Preset],
    /// The colours that its seats can have.
    colours: &'static [&'static str],
    /// Its bots, from the weakest to the strongest.
    bots: Vec<&'static str>,
}

/// The games with their options and bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameTold>), Fault))]
pub async fn games() -> Json<Vec<GameTold>> {
    let games = roster::GAMES.iter().map(|game| {
        let info = game.info();
        GameTold {
            id: info.id,
            title: info.title,
            least_seats: info.least_seats,
            most_seats: info.most_seats,
            rules_version: info.rules_version,
            options: info.options,
            presets: info.presets,
            colours: palette(info.id),
            bots: roster::bots(info.id).iter().map(|row| row.name).collect(),
        }
    });
    Json(games.collect())
}

/// In which language.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct InLanguage {
    /// `en`, `ru` or `uk`; English if nothing is said.
    lang: Option<String>,
}

/// A rulebook.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct RulesTold {
    /// The heading of the whole.
    title: String,
    /// What stands before the first chapter.
    introduction: String,
    /// The chapters in order.
    chapters: Vec<ChapterTold>,
}

/// A chapter of a rulebook.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ChapterTold {
    /// Its heading.
    title: String,
    /// Its clauses in order.
    clauses: Vec<ClauseTold>,
}

/// A numbered rule.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ClauseTold {
    /// The stable id.
    id: String,
    /// Whether the published rules are silent there and the decision is ours.
    ruling: bool,
    /// The heading of its section, if its chapter has sections.
    section: Option<String>,
    /// The text.
    text: String,
}

/// A rulebook, clause by clause.
#[utoipa::path(get, path = "/api/rules/{game}", params(("game" = String, Path), InLanguage),
    responses((status = 200, body = RulesTold), Fault))]
pub async fn rules(In(game): In<String>, Asked(asked): Asked<InLanguage>) -> Answer<RulesTold> {
    let info = roster::game(&game).ok_or(TableFault::NotFound("game"))?.info();
    let lang = asked.lang.as_deref().unwrap_or("en").parse::<Lang>().map_err(TableFault::Malformed)?;
    let book = Rulebook::parse(info.rules.get(lang));
    let chapters = book.chapters.into_iter().map(|chapter| ChapterTold {
        title: chapter.title,
        clauses: chapter
            .clauses
            .into_iter()
            .map(|clause| ClauseTold {
                id: clause.id,
                ruling: clause.ruling,
                section: clause.section,
                text: clause.text,
            })
            .collect(),
    });
    Ok(Json(RulesTold { title: book.title, introduction: book.introduction, chapters: chapters.collect() }))
}

/// How well somebody plays a game.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct RatedTold {
    /// Who.
    person: String,
    /// The name.
    name: String,
    /// The rating as people know it.
    #[serde(flatten)]
    #[ts(flatten)]
    shown: RatingShown,
    /// The strength that is supposed.
    mean: f64,
    /// How sure that is.
    deviation: f64,
    /// How many tables it rests on.
    tables: u64,
}

/// The best players of a game (Weng and Lin's rating).
#[utoipa::path(get, path = "/api/ratings/{game}", params(("game" = String, Path)),
    responses((status = 200, body = Vec<RatedTold>), Fault))]
pub async fn ratings(State(app): State<App>, In(game): In<String>) -> Answer<Vec<RatedTold>> {
    roster::game(&game).ok_or(TableFault::NotFound("game"))?;
    let mut told = Vec::new();
    for row in app.hall.best(&game, LISTED).await? {
        let name = app.people.name_of(&row.person).await?;
        let (mean, deviation, tables) = (row.mean, row.deviation, row.tables);
        let shown = RatingShown::of(mean, deviation, tables);
        told.push(RatedTold { person: row.person.0, name, shown, mean, deviation, tables });
    }
    Ok(Json(told))
}

pub(super) fn export_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    Health::export_all(to)?;
    KeyTold::export_all(to)?;
    GameTold::export_all(to)?;
    RulesTold::export_all(to)?;
    ChapterTold::export_all(to)?;
    ClauseTold::export_all(to)?;
    RatedTold::export_all(to)?;
    Ok(())
}
