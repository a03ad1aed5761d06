//! The HTTP routes.

use crate::App;
use crate::error::Fault;
use crate::hall::NewTable;
use crate::people::{self, SignedIn};
use crate::protocol::{PersonTold, TableTold};
use crate::socket;
use crate::table::Command;
use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, State};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::middleware::{self, Next};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{get, post};
use axum::serve::ListenerExt;
use axum::{Json, Router};
use crossroads_bots::roster;
use crossroads_engine::clauses::Rulebook;
use crossroads_engine::{Lang, Seat};
use crossroads_store::{SessionKind, Status, TableId, TableQuery, TableRow};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::watch;

/// The name of the session's cookie.
const SESSION: &str = "crossroads_session";
/// How long a browser keeps it: a year.
const COOKIE_AGE_S: u32 = 31_536_000;
/// How many tables a list shows.
const LISTED: u64 = 100;

/// Serves until the bell rings.
///
/// # Errors
/// The listener breaks.
pub async fn serve(
    listener: TcpListener,
    app: App,
    mut closing: watch::Receiver<bool>,
) -> std::io::Result<()> {
    // Small messages must not wait for each other: without this a table makes hundreds of moves a second, not
    // tens of thousands.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays slow");
        }
    });
    axum::serve(listener, router(app))
        .with_graceful_shutdown(async move {
            let _ = closing.wait_for(|closing| *closing).await;
        })
        .await
}

/// All routes.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/api/health", get(health))
        .route("/api/games", get(games))
        .route("/api/rules/{game}", get(rules))
        .route("/api/guest", post(guest))
        .route("/api/sign-in", post(sign_in))
        .route("/api/sign-out", post(sign_out))
        .route("/api/me", get(me).patch(rename).delete(forget_me))
        .route("/api/me/password", post(set_password))
        .route("/api/me/tokens", post(new_token))
        .route("/api/me/tables", get(my_tables))
        .route("/api/me/sessions", get(my_sessions))
        .route("/api/me/sessions/{id}", axum::routing::delete(end_session))
        .route("/api/me/export", get(export))
        .route("/api/ratings/{game}", get(best))
        .route("/api/quick-match", post(quick_match))
        .route("/api/tables", get(lobby).post(create))
        .route("/api/tables/{id}", get(table))
        .route("/api/tables/{id}/sit", post(sit))
        .route("/api/tables/{id}/stand-up", post(stand_up))
        .route("/api/tables/{id}/place", post(place))
        .route("/api/tables/{id}/start", post(start))
        .route("/api/tables/{id}/look", get(look))
        .route("/api/tables/{id}/act", post(act))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/resign", post(resign))
        .route("/api/tables/{id}/rematch", post(rematch))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/socket", get(open_socket))
        .layer(middleware::from_fn_with_state(app.clone(), only_own_pages))
        .layer(DefaultBodyLimit::max(app.settings.largest_message))
        .with_state(app)
}

/// A body that could not be read is told like every other error.
struct Body<T>(T);

impl<S: Send + Sync, T> FromRequest<S> for Body<T>
where
    Json<T>: FromRequest<S, Rejection = JsonRejection>,
{
    type Rejection = Fault;
    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Self, Fault> {
        let body = Json::<T>::from_request(request, state).await;
        body.map(|Json(body)| Body(body)).map_err(|error| Fault::Malformed(error.body_text()))
    }
}

/// Somebody who is signed in.
struct Me(SignedIn);

impl FromRequestParts<App> for Me {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        who(&parts.headers, app).await?.map(Me).ok_or(Fault::NotSignedIn)
    }
}

/// Whoever it is, signed in or not.
struct Anybody(Option<SignedIn>);

impl FromRequestParts<App> for Anybody {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        Ok(Anybody(who(&parts.headers, app).await?))
    }
}

/// Who sends a request: by bearer token, or by cookie.
async fn who(headers: &HeaderMap, app: &App) -> Result<Option<SignedIn>, Fault> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let bearer = text(AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    let cookie = text(COOKIE).and_then(|cookies| {
        let pairs = cookies.split(';').filter_map(|pair| pair.trim().split_once('='));
        pairs.into_iter().find(|(name, _)| *name == SESSION).map(|(_, token)| token)
    });
    match bearer.or(cookie) {
        Some(token) => app.people.by_token(token).await,
        None => Ok(None),
    }
}

/// A page of another origin must not act in the name of somebody who happens to be signed in here. Programs without a
/// browser send no origin.
async fn only_own_pages(
    State(app): State<App>,
    request: axum::extract::Request,
    next: Next,
) -> Result<Response, Fault> {
    let headers = request.headers();
    let changes = request.method() != Method::GET || headers.contains_key("sec-websocket-key");
    if changes && let Some(origin) = headers.get(ORIGIN) {
        let origin = origin.to_str().unwrap_or_default();
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let own = origin.split_once("://").is_some_and(|(_, from)| from == host);
        if !own && !app.settings.origins.iter().any(|allowed| allowed == origin) {
            return Err(Fault::Forbidden("another page's request"));
        }
    }
    Ok(next.run(request).await)
}

async fn health(State(app): State<App>) -> Json<Value> {
    Json(json!({ "ok": true, "tables_awake": app.hall.awake(), "memory_bytes": memory_bytes() }))
}

/// How much memory the server holds, where the system tells.
fn memory_bytes() -> Option<u64> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let resident: u64 = pages.split(' ').nth(1)?.parse().ok()?;
    Some(resident * 4096)
}

async fn games() -> Json<Value> {
    let games = roster::GAMES.iter().map(|game| {
        let info = game.info();
        let bots: Vec<&str> = roster::bots(info.id).iter().map(|row| row.name).collect();
        json!({
            "id": info.id, "title": info.title, "least_seats": info.least_seats, "most_seats": info.most_seats,
            "rules_version": info.rules_version, "options": info.options, "bots": bots,
        })
    });
    Json(games.collect())
}

#[derive(Deserialize)]
struct InLanguage {
    lang: Option<String>,
}

async fn rules(Path(game): Path<String>, Query(query): Query<InLanguage>) -> Result<Json<Value>, Fault> {
    let info = roster::game(&game).ok_or(Fault::NotFound("game"))?.info();
    let lang = query.lang.as_deref().unwrap_or("en").parse::<Lang>().map_err(Fault::Malformed)?;
    let book = Rulebook::parse(info.rules.get(lang));
    let chapters: Vec<Value> = book
        .chapters
        .iter()
        .map(|chapter| {
            let clauses: Vec<Value> = chapter
                .clauses
                .iter()
                .map(|c| json!({ "id": c.id, "ruling": c.ruling, "section": c.section, "text": c.text }))
                .collect();
            json!({ "title": chapter.title, "clauses": clauses })
        })
        .collect();
    Ok(Json(json!({ "title": book.title, "introduction": book.introduction, "chapters": chapters })))
}

// ---- people ----

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct GuestWish {
    name: Option<String>,
}

/// A person, and the cookie that opens the door from now on.
type Entered = (AppendHeaders<[(axum::http::HeaderName, String); 1]>, Json<PersonTold>);

fn entered(app: &App, person: &PersonTold, token: &str) -> Entered {
    let secure = if app.settings.secure_cookies { "; Secure" } else { "" };
    let cookie = format!("{SESSION}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_AGE_S}{secure}");
    (AppendHeaders([(SET_COOKIE, cookie)]), Json(person.clone()))
}

async fn guest(State(app): State<App>, Body(wish): Body<GuestWish>) -> Result<Entered, Fault> {
    let (person, token) = app.people.welcome_guest(wish.name.as_deref()).await?;
    Ok(entered(&app, &people::told(&person), &token))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SignInWish {
    name: String,
    password: String,
}

async fn sign_in(State(app): State<App>, Body(wish): Body<SignInWish>) -> Result<Entered, Fault> {
    let (person, token) = app.people.sign_in(&wish.name, &wish.password).await?;
    Ok(entered(&app, &people::told(&person), &token))
}

async fn sign_out(State(app): State<App>, Me(me): Me) -> Result<Response, Fault> {
    app.people.sign_out(&me.token_hash).await?;
    let gone = format!("{SESSION}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    Ok((AppendHeaders([(SET_COOKIE, gone)]), Json(json!({}))).into_response())
}

async fn me(Me(me): Me) -> Json<PersonTold> {
    Json(people::told(&me.person))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RenameWish {
    name: String,
}

async fn rename(
    State(app): State<App>,
    Me(me): Me,
    Body(wish): Body<RenameWish>,
) -> Result<Json<PersonTold>, Fault> {
    Ok(Json(people::told(&app.people.rename(&me.person, &wish.name).await?)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PasswordWish {
    password: String,
}

async fn set_password(
    State(app): State<App>,
    Me(me): Me,
    Body(wish): Body<PasswordWish>,
) -> Result<Json<PersonTold>, Fault> {
    Ok(Json(people::told(&app.people.set_password(&me.person, &wish.password).await?)))
}

async fn forget_me(State(app): State<App>, Me(me): Me) -> Result<Json<Value>, Fault> {
    app.people.forget(&me.person.id).await?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenWish {
    label: String,
}

async fn new_token(
    State(app): State<App>,
    Me(me): Me,
    Body(wish): Body<TokenWish>,
) -> Result<Json<Value>, Fault> {
    let token = app.people.open_session(&me.person.id, SessionKind::Api, &wish.label).await?;
    Ok(Json(json!({ "token": token })))
}

/// The sessions of a person, each by a part of its hash that serves as a name.
async fn sessions_told(app: &App, me: &SignedIn) -> Result<Vec<Value>, Fault> {
    let sessions = app.people.sessions(&me.person.id).await?;
    let told = sessions.iter().map(|session| {
        json!({
            "id": session_id(&session.token_hash), "kind": session.kind.word(), "label": session.label,
            "created_ms": session.created_ms, "this": session.token_hash == me.token_hash,
        })
    });
    Ok(told.collect())
}

fn session_id(token_hash: &[u8]) -> String {
    hex::encode(&token_hash[..token_hash.len().min(8)])
}

async fn my_sessions(State(app): State<App>, Me(me): Me) -> Result<Json<Vec<Value>>, Fault> {
    Ok(Json(sessions_told(&app, &me).await?))
}

async fn end_session(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<Json<Value>, Fault> {
    let sessions = app.people.sessions(&me.person.id).await?;
    let session = sessions.iter().find(|session| session_id(&session.token_hash) == id);
    app.people.sign_out(&session.ok_or(Fault::NotFound("session"))?.token_hash).await?;
    Ok(Json(json!({})))
}

/// Everything the server knows of a person, for that person.
async fn export(State(app): State<App>, Me(me): Me) -> Result<Json<Value>, Fault> {
    let query = TableQuery {
        person: Some(me.person.id.clone()),
        unlisted: true,
        most: u64::MAX >> 1,
        ..<_>::default()
    };
    let tables: Vec<TableListed> = app.hall.tables(query).await?.iter().map(listed).collect();
    Ok(Json(json!({
        "person": people::told(&me.person), "created_ms": me.person.created_ms,
        "sessions": sessions_told(&app, &me).await?, "tables": tables,
    })))
}

async fn best(State(app): State<App>, Path(game): Path<String>) -> Result<Json<Vec<Value>>, Fault> {
    roster::game(&game).ok_or(Fault::NotFound("game"))?;
    let mut told = Vec::new();
    for row in app.hall.best(&game, LISTED).await? {
        let name = app.people.name_of(&row.person).await?;
        told.push(json!({
            "person": row.person.0, "name": name, "mean": row.mean, "deviation": row.deviation, "tables": row.tables,
        }));
    }
    Ok(Json(told))
}

// ---- tables ----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuickWish {
    game: String,
    seats: u8,
}

async fn quick_match(
    State(app): State<App>,
    Me(me): Me,
    Body(wish): Body<QuickWish>,
) -> Result<Json<TableTold>, Fault> {
    Ok(Json(app.hall.quick_match(&me.person, wish.game, wish.seats).await?))
}

async fn rematch(State(app): State<App>, Me(me): Me, Path(id): Path<String>) -> Result<Json<Value>, Fault> {
    let again = app.hall.ask(&TableId(id), |reply| Command::Rematch(me.person.id, reply)).await?;
    Ok(Json(json!({ "table": again })))
}

/// A table in a list.
#[derive(Serialize)]
struct TableListed {
    id: String,
    game: String,
    status: &'static str,
    seats: Vec<Value>,
    updated_ms: i64,
}

fn listed(row: &TableRow) -> TableListed {
    let head: Value = serde_json::from_str(&row.head).unwrap_or(Value::Null);
    TableListed {
        id: row.id.0.clone(),
        game: row.game.clone(),
        status: row.status.word(),
        seats: head["seats"].as_array().cloned().unwrap_or_default(),
        updated_ms: row.updated_ms,
    }
}

#[derive(Deserialize)]
struct LobbyQuery {
    game: Option<String>,
    status: Option<String>,
}

async fn lobby(
    State(app): State<App>,
    Query(query): Query<LobbyQuery>,
) -> Result<Json<Vec<TableListed>>, Fault> {
    let status = query.status.as_deref().unwrap_or("open").parse::<Status>();
    let status = status.map_err(|error| Fault::Malformed(error.to_string()))?;
    let query = TableQuery { game: query.game, status: Some(status), most: LISTED, ..<_>::default() };
    Ok(Json(app.hall.tables(query).await?.iter().map(listed).collect()))
}

async fn my_tables(State(app): State<App>, Me(me): Me) -> Result<Json<Vec<TableListed>>, Fault> {
    let query = TableQuery { person: Some(me.person.id), unlisted: true, most: LISTED, ..<_>::default() };
    Ok(Json(app.hall.tables(query).await?.iter().map(listed).collect()))
}

async fn create(
    State(app): State<App>,
    Me(me): Me,
    Body(wish): Body<NewTable>,
) -> Result<Json<TableTold>, Fault> {
    Ok(Json(app.hall.create(&me.person, wish).await?))
}

async fn table(
    State(app): State<App>,
    Anybody(who): Anybody,
    Path(id): Path<String>,
) -> Result<Json<TableTold>, Fault> {
    let person = who.map(|who| who.person.id);
    Ok(Json(app.hall.ask(&TableId(id), |reply| Command::Info(person, reply)).await?))
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct SitWish {
    seat: Option<u8>,
    invite: Option<String>,
}

async fn sit(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(wish): Body<SitWish>,
) -> Result<Json<Value>, Fault> {
    let seat = wish.seat.map(Seat);
    app.hall.ask(&TableId(id), |reply| Command::Sit(me.person, seat, wish.invite, reply)).await?;
    Ok(Json(json!({})))
}

async fn stand_up(State(app): State<App>, Me(me): Me, Path(id): Path<String>) -> Result<Json<Value>, Fault> {
    app.hall.ask(&TableId(id), |reply| Command::StandUp(me.person.id, reply)).await?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceWish {
    seat: u8,
    bot: Option<String>,
}

async fn place(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(wish): Body<PlaceWish>,
) -> Result<Json<Value>, Fault> {
    let seat = Seat(wish.seat);
    app.hall.ask(&TableId(id), |reply| Command::Place(me.person.id, seat, wish.bot, reply)).await?;
    Ok(Json(json!({})))
}

async fn start(State(app): State<App>, Me(me): Me, Path(id): Path<String>) -> Result<Json<Value>, Fault> {
    app.hall.ask(&TableId(id), |reply| Command::Start(me.person.id, reply)).await?;
    Ok(Json(json!({})))
}

async fn look(
    State(app): State<App>,
    Anybody(who): Anybody,
    Path(id): Path<String>,
) -> Result<Json<Value>, Fault> {
    let person = who.map(|who| who.person.id);
    Ok(Json(app.hall.ask(&TableId(id), |reply| Command::Look(person, reply)).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActWish {
    action: Value,
}

async fn act(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(wish): Body<ActWish>,
) -> Result<Json<Value>, Fault> {
    app.hall.ask(&TableId(id), |reply| Command::Act(me.person.id, wish.action, reply)).await?;
    Ok(Json(json!({})))
}

async fn undo(State(app): State<App>, Me(me): Me, Path(id): Path<String>) -> Result<Json<Value>, Fault> {
    app.hall.ask(&TableId(id), |reply| Command::Undo(me.person.id, reply)).await?;
    Ok(Json(json!({})))
}

async fn resign(State(app): State<App>, Me(me): Me, Path(id): Path<String>) -> Result<Json<Value>, Fault> {
    app.hall.ask(&TableId(id), |reply| Command::Resign(me.person.id, reply)).await?;
    Ok(Json(json!({})))
}

async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Value>, Fault> {
    Ok(Json(app.hall.ask(&TableId(id), Command::Record).await?))
}

async fn open_socket(State(app): State<App>, Anybody(who): Anybody, upgrade: WebSocketUpgrade) -> Response {
    upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .max_message_size(app.settings.largest_message)
        .max_frame_size(app.settings.largest_message)
        .on_upgrade(move |socket| socket::serve(socket, app, who))
}
