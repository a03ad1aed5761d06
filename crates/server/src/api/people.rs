//! People: guests, names, passwords, sessions, and everything the server knows of somebody.

use super::calling::{CalledTold, MailTold, called_told, mail_told};
use super::conduct::blocks_told;
use super::lobby::{TableListed, listed};
use super::{Answer, Anybody, Body, In, LISTED, Me, Nothing, Owner, SESSION};
use crate::App;
use crate::error::{Fault, TableFault};
use crate::hall::Waiting;
use crate::people::SignedIn;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::SET_COOKIE;
use axum::response::AppendHeaders;
use crossroads_bots::roster;
use crossroads_room::DeedTold;
use crossroads_room::head::Head;
use crossroads_room::protocol::PersonTold;
use crossroads_room::rating::RatingShown;
use crossroads_store::{PersonId, RatingRow, SessionKind, Status, TableQuery, TableRow};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How long a browser keeps a session: a year.
const COOKIE_AGE_S: u32 = 31_536_000;

/// An answer that sets the cookie.
type WithCookie<T> = (AppendHeaders<[(HeaderName, String); 1]>, Json<T>);

fn entered(app: &App, person: &PersonTold, token: &str) -> WithCookie<PersonTold> {
    let secure = if app.settings.secure_cookies { "; Secure" } else { "" };
    let cookie = format!("{SESSION}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_AGE_S}{secure}");
    (AppendHeaders([(SET_COOKIE, cookie)]), Json(person.clone()))
}

/// What a guest may wish.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct GuestWish {
    /// A name; by lot if nothing is said.
    #[schema(min_length = 1, max_length = 24)]
    #[ts(optional)]
    name: Option<String>,
}

/// A new guest; sets the session cookie.
#[utoipa::path(post, path = "/api/guest", request_body = GuestWish, responses((status = 200, body = PersonTold), Fault))]
pub async fn guest(
    State(app): State<App>,
    Body(wish): Body<GuestWish>,
) -> Result<WithCookie<PersonTold>, Fault> {
    let (person, token) = app.people.welcome_guest(wish.name.as_deref()).await?;
    Ok(entered(&app, &app.people.told(&person), &token))
}

/// How somebody signs in.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct SignInWish {
    /// The name.
    name: String,
    /// The password.
    password: String,
}

/// Signs in; sets the session cookie.
#[utoipa::path(post, path = "/api/sign-in", request_body = SignInWish, responses((status = 200, body = PersonTold), Fault))]
pub async fn sign_in(
    State(app): State<App>,
    Body(wish): Body<SignInWish>,
) -> Result<WithCookie<PersonTold>, Fault> {
    let (person, token) = app.people.sign_in(&wish.name, &wish.password).await?;
    Ok(entered(&app, &app.people.told(&person), &token))
}

/// Ends this session.
#[utoipa::path(post, path = "/api/sign-out", security(("session" = []), ("token" = [])),
    responses((status = 200, body = Nothing), Fault))]
pub async fn sign_out(State(app): State<App>, Anybody(who): Anybody) -> Result<WithCookie<Nothing>, Fault> {
    app.people.sign_out(&who.ok_or(Fault::NotSignedIn)?.token_hash).await?;
    let gone = format!("{SESSION}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    Ok((AppendHeaders([(SET_COOKIE, gone)]), Json(Nothing {})))
}

/// Who I am.
#[utoipa::path(get, path = "/api/me", security(("session" = []), ("token" = [])),
    responses((status = 200, body = PersonTold), Fault))]
pub async fn me(State(app): State<App>, Me(me): Me) -> Json<PersonTold> {
    Json(app.people.told(&me.person))
}

/// Another name.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct NameWish {
    /// The name, 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
}

/// Gives me another name.
#[utoipa::path(patch, path = "/api/me", security(("session" = []), ("token" = [])),
    request_body = NameWish, responses((status = 200, body = PersonTold), Fault))]
pub async fn rename(
    State(app): State<App>,
    Owner(me): Owner,
    Body(wish): Body<NameWish>,
) -> Answer<PersonTold> {
    let person = app.people.rename(&me.person, &wish.name).await?;
    Ok(Json(app.people.told(&person)))
}

/// Forgets me, with my sessions and ratings.
#[utoipa::path(delete, path = "/api/me", security(("session" = []), ("token" = [])),
    responses((status = 200, body = Nothing), Fault))]
pub async fn forget_me(State(app): State<App>, Owner(me): Owner) -> Answer<Nothing> {
    app.hall.forget(&me.person).await?;
    Ok(Json(Nothing {}))
}

/// A password.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct PasswordWish {
    /// The password, 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
    /// The one that holds now, if there is one.
    #[ts(optional)]
    old: Option<String>,
}

/// Keeps my name and history for good. All other sessions of mine end.
#[utoipa::path(post, path = "/api/me/password", security(("session" = []), ("token" = [])),
    request_body = PasswordWish, responses((status = 200, body = PersonTold), Fault))]
pub async fn set_password(
    State(app): State<App>,
    Owner(me): Owner,
    Body(wish): Body<PasswordWish>,
) -> Answer<PersonTold> {
    let person = app.people.set_password(&me, &wish.password, wish.old.as_deref()).await?;
    Ok(Json(app.people.told(&person)))
}

/// A token for a program.
#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct TokenWish {
    /// What I call it.
    label: String,
    /// What it is for; playing, if nothing is said.
    #[serde(default)]
    #[ts(optional, as = "Option<Scope>")]
    scope: Scope,
}

/// What a token is for. None can touch the account.
#[derive(Clone, Copy, Default, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Scope {
    /// To sit down, play and talk as the owner would.
    #[default]
    Play,
    /// To see what the owner sees.
    Look,
}

/// A token, which is told once.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct TokenTold {
    /// The token.
    token: String,
}

/// A token for a program of mine.
#[utoipa::path(post, path = "/api/me/tokens", security(("session" = []), ("token" = [])),
    request_body = TokenWish, responses((status = 200, body = TokenTold), Fault))]
pub async fn new_token(
    State(app): State<App>,
    Owner(me): Owner,
    Body(wish): Body<TokenWish>,
) -> Answer<TokenTold> {
    let kind = match wish.scope {
        Scope::Play => SessionKind::Api,
        Scope::Look => SessionKind::Look,
    };
    let token = app.people.open_session(&me.person.id, kind, &wish.label).await?;
    Ok(Json(TokenTold { token }))
}

/// Where somebody is signed in.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct SessionTold {
    /// A name for it: a part of the hash of its token.
    id: String,
    /// `browser`, or a token: `api` to play, `look` to look only.
    kind: &'static str,
    /// What its owner calls it.
    label: String,
    /// When it was opened, in milliseconds since 1970.
    created_ms: i64,
    /// Whether it is the one that asks.
    this: bool,
}

async fn sessions_told(app: &App, me: &SignedIn) -> Result<Vec<SessionTold>, Fault> {
    let sessions = app.people.sessions(&me.person.id).await?;
    let told = sessions.into_iter().map(|session| SessionTold {
        id: session_id(&session.token_hash),
        kind: session.kind.word(),
        label: session.label,
        created_ms: session.created_ms,
        this: session.token_hash == me.token_hash,
    });
    Ok(told.collect())
}

pub(super) fn session_id(token_hash: &[u8]) -> String {
    hex::encode(&token_hash[..token_hash.len().min(8)])
}

/// Where I am signed in.
#[utoipa::path(get, path = "/api/me/sessions", security(("session" = []), ("token" = [])),
    responses((status = 200, body = Vec<SessionTold>), Fault))]
pub async fn my_sessions(State(app): State<App>, Owner(me): Owner) -> Answer<Vec<SessionTold>> {
    Ok(Json(sessions_told(&app, &me).await?))
}

/// Ends one of my sessions.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", params(("id" = String, Path)),
    security(("session" = []), ("token" = [])), responses((status = 200, body = Nothing), Fault))]
pub async fn end_session(State(app): State<App>, Owner(me): Owner, In(id): In<String>) -> Answer<Nothing> {
    let sessions = app.people.sessions(&me.person.id).await?;
    let session = sessions.iter().find(|session| session_id(&session.token_hash) == id);
    app.people.sign_out(&session.ok_or(TableFault::NotFound("session"))?.token_hash).await?;
    Ok(Json(Nothing {}))
}

/// My tables, the newest first.
#[utoipa::path(get, path = "/api/me/tables", security(("session" = []), ("token" = [])),
    responses((status = 200, body = Vec<TableListed>), Fault))]
pub async fn my_tables(State(app): State<App>, Me(me): Me) -> Answer<Vec<TableListed>> {
    let query = TableQuery { person: Some(me.person.id), unlisted: true, most: LISTED, ..<_>::default() };
    let mine = app.hall.tables(query).await?;
    Ok(Json(mine.iter().map(|row| listed(row, app.hall.waiting(&row.id))).collect()))
}

/// How well I play a game.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct RatingTold {
    /// Which game.
    game: &'static str,
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
    /// How it came to be, the oldest first.
    curve: Vec<RatingPoint>,
}

/// What was thought of somebody after a table.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct RatingPoint {
    /// Which table.
    table: String,
    /// When it was over, in milliseconds since 1970.
    at_ms: i64,
    /// The strength that was supposed from then on.
    mean: f64,
    /// The same as people know it.
    rating: i32,
}

/// The point that a table adds to somebody's curve.
fn rating_point(row: &TableRow, person: &PersonId) -> Option<RatingPoint> {
    let head: Head = serde_json::from_str(&row.head).ok()?;
    let mean = (*head.ratings.get(head.seat_of(&person.0)?.index())?)?;
    let rating = RatingShown::of(mean, 0.0, 0).rating;
    Some(RatingPoint { table: row.id.0.clone(), at_ms: row.updated_ms, mean, rating })
}

async fn ratings_told(app: &App, me: &SignedIn) -> Result<Vec<RatingTold>, Fault> {
    let mut told = Vec::new();
    for game in roster::GAMES.iter().map(|game| game.info().id) {
        let Some(RatingRow { mean, deviation, tables, .. }) = app.hall.rating(game, &me.person.id).await?
        else {
            continue;
        };
        let over = TableQuery {
            game: Some(game.to_owned()),
            person: Some(me.person.id.clone()),
            status: Some(Status::Over),
            ..TableQuery::all()
        };
        let rows = app.hall.tables(over).await?;
        let mut curve: Vec<_> = rows.iter().filter_map(|row| rating_point(row, &me.person.id)).collect();
        curve.sort_by_key(|point| point.at_ms);
        let shown = RatingShown::of(mean, deviation, tables);
        told.push(RatingTold { game, shown, mean, deviation, tables, curve });
    }
    Ok(told)
}

/// How well I play, for each game that I have played with others.
#[utoipa::path(get, path = "/api/me/ratings", security(("session" = []), ("token" = [])),
    responses((status = 200, body = Vec<RatingTold>), Fault))]
pub async fn my_ratings(State(app): State<App>, Me(me): Me) -> Answer<Vec<RatingTold>> {
    Ok(Json(ratings_told(&app, &me).await?))
}

/// Everything the server knows of somebody.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ExportTold {
    /// Who.
    person: PersonTold,
    /// Since when.
    created_ms: i64,
    /// Where they are signed in.
    sessions: Vec<SessionTold>,
    /// How well they play.
    ratings: Vec<RatingTold>,
    /// Where they sat.
    tables: Vec<TableListed>,
    /// What they did there.
    deeds: Vec<DeedsTold>,
    /// What they said, there and elsewhere.
    chat: Vec<SaidTold>,
    /// At which browsers they want to be called when it is their turn.
    called: Vec<CalledTold>,
    /// Where they want to be written to.
    mail: Option<MailTold>,
    /// Whom they have blocked.
    blocks: Vec<PersonTold>,
    /// What they have complained of.
    reports: Vec<ComplaintTold>,
}

/// Something that somebody complained of.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ComplaintTold {
    /// When, in milliseconds since 1970.
    at_ms: i64,
    /// Of whom.
    about: String,
    /// At which table.
    table: Option<String>,
    /// What it was, in words.
    reason: String,
}

/// What somebody did at a table.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct DeedsTold {
    /// Which table.
    table: String,
    /// What, in order.
    deeds: Vec<DeedTold>,
}

/// Something that somebody said.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct SaidTold {
    /// At which table.
    table: String,
    /// When, in milliseconds since 1970.
    at_ms: i64,
    /// What.
    text: String,
}

/// Everything the server knows of me.
#[utoipa::path(get, path = "/api/me/export", security(("session" = []), ("token" = [])),
    responses((status = 200, body = ExportTold), Fault))]
pub async fn export(State(app): State<App>, Owner(me): Owner) -> Answer<ExportTold> {
    let query = TableQuery { person: Some(me.person.id.clone()), ..TableQuery::all() };
    let rows = app.hall.tables(query).await?;
    let tables = rows.iter().map(|row| listed(row, Waiting::default())).collect();
    let mut deeds = Vec::new();
    for row in rows {
        let table = row.id.0.clone();
        let done = app.hall.deeds_of(row, &me.person.id).await?;
        if !done.is_empty() {
            deeds.push(DeedsTold { table, deeds: done });
        }
    }
    let said = app.hall.said_by(&me.person.id).await?;
    let said =
        said.into_iter().map(|(table, line)| SaidTold { table: table.0, at_ms: line.at_ms, text: line.text });
    let reports = app.manners.reports_of(&me.person.id).await?;
    let reports = reports.into_iter().map(|row| ComplaintTold {
        at_ms: row.at_ms,
        about: row.about.0,
        table: row.table.map(|table| table.0),
        reason: row.reason,
    });
    Ok(Json(ExportTold {
        person: app.people.told(&me.person),
        created_ms: me.person.created_ms,
        sessions: sessions_told(&app, &me).await?,
        ratings: ratings_told(&app, &me).await?,
        tables,
        deeds,
        chat: said.collect(),
        called: called_told(&app, &me).await?,
        mail: mail_told(&app, &me).await?,
        blocks: blocks_told(&app, &me).await?,
        reports: reports.collect(),
    }))
}

pub(super) fn export_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    GuestWish::export_all(to)?;
    SignInWish::export_all(to)?;
    NameWish::export_all(to)?;
    PasswordWish::export_all(to)?;
    Scope::export_all(to)?;
    TokenWish::export_all(to)?;
    TokenTold::export_all(to)?;
    SessionTold::export_all(to)?;
    RatingTold::export_all(to)?;
    ExportTold::export_all(to)?;
    Ok(())
}
