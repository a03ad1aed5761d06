//! The HTTP routes, and the description of them that the program serves.
//!
//! A route is registered together with its description, so there is none without.

#![allow(unused_qualifications, reason = "what describes a route writes out full paths")]

mod lobby;
mod people;
mod play;
mod reference;

pub use lobby::TableListed;

use crate::App;
use crate::connection::Peer;
use crate::error::{Code, Fault, FaultTold};
use crate::hall::NewTable;
use crate::people::SignedIn;
use crate::socket::{self, Visitor};
use axum::body::Bytes;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{
    DefaultBodyLimit, Extension, FromRequest, FromRequestParts, Path, Query, Request, State,
};
use axum::http::header::{
    ACCEPT_ENCODING, AUTHORIZATION, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, COOKIE, HOST, ORIGIN, VARY,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tower_http::compression::CompressionLayer;
use ts_rs::TS;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The name of the session's cookie.
const SESSION: &str = "crossroads_session";
/// How many rows a list shows.
const LISTED: u64 = 100;

/// The description of everything that can be asked over HTTP.
#[derive(OpenApi)]
#[openapi(
    info(title = "Crossroads", description = "Road games with friends and bots. docs/protocol.md tells it as a story."),
    components(schemas(FaultTold)),
    modifiers(&Doors)
)]
struct Description;

/// The two ways in: a browser's cookie and a program's token.
struct Doors;

impl Modify for Doors {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let components = description.components.get_or_insert_default();
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(SESSION)));
        let token = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
        components.add_security_scheme("session", cookie);
        components.add_security_scheme("token", token);
    }
}

/// All routes, and their description.
pub fn routes() -> (Router<App>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(reference::health))
        .routes(routes!(reference::games))
        .routes(routes!(reference::rules))
        .routes(routes!(reference::ratings))
        .routes(routes!(people::guest))
        .routes(routes!(people::sign_in))
        .routes(routes!(people::sign_out))
        .routes(routes!(people::me, people::rename, people::forget_me))
        .routes(routes!(people::set_password))
        .routes(routes!(people::new_token))
        .routes(routes!(people::my_tables))
        .routes(routes!(people::my_ratings))
        .routes(routes!(people::my_sessions))
        .routes(routes!(people::end_session))
        .routes(routes!(people::export))
        .routes(routes!(lobby::quick_match))
        .routes(routes!(lobby::tables, lobby::create))
        .routes(routes!(lobby::table))
        .routes(routes!(lobby::sit))
        .routes(routes!(lobby::stand_up))
        .routes(routes!(lobby::place))
        .routes(routes!(lobby::start))
        .routes(routes!(play::look))
        .routes(routes!(play::text))
        .routes(routes!(play::history))
        .routes(routes!(play::act))
        .routes(routes!(play::why))
        .routes(routes!(play::hint))
        .routes(routes!(play::undo))
        .routes(routes!(play::resign))
        .routes(routes!(play::rematch))
        .routes(routes!(play::record))
        .split_for_parts()
}

/// Writes the types of everything that travels over HTTP.
///
/// # Errors
/// A file cannot be written.
pub fn export_types(to: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
    FaultTold::export_all(to)?;
    NewTable::export_all(to)?;
    Nothing::export_all(to)?;
    lobby::export_types(to)?;
    people::export_types(to)?;
    play::export_types(to)?;
    reference::export_types(to)
}

/// The whole service.
pub fn router(app: App) -> Router {
    let (routes, description) = routes();
    // Written once; everybody gets a copy.
    let description = Bytes::from(serde_json::to_vec(&description).unwrap_or_default());
    routes
        .route(
            "/api/openapi.json",
            get(move || async move { ([(CONTENT_TYPE, "application/json")], description) }),
        )
        .route("/api/socket", get(open_socket))
        .method_not_allowed_fallback(async || Fault::WrongMethod)
        .fallback(page)
        .layer(middleware::from_fn_with_state(app.clone(), watch_the_door))
        .layer(DefaultBodyLimit::max(app.settings.largest_message))
        .layer(CompressionLayer::new())
        .with_state(app)
}

/// An answer that says no more than that it was done.
#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Nothing {}

/// The answer of most requests.
type Answer<T> = Result<Json<T>, Fault>;

/// A body that could not be read is told like every other error.
struct Body<T>(T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Fault;
    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(error)) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Fault::TooLarge)
            }
            Err(error) => Err(Fault::Malformed(error.body_text())),
        }
    }
}

/// The parts of a path.
struct In<T>(T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for In<T> {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(path)| In(path)).map_err(|error: PathRejection| Fault::Malformed(error.body_text()))
    }
}

/// What stands behind the question mark.
struct Asked<T>(T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query
            .map(|Query(query)| Asked(query))
            .map_err(|error: QueryRejection| Fault::Malformed(error.body_text()))
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

/// Turns away whom the server must not hear, and counts what everybody is told.
async fn watch_the_door(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut answer = match may_enter(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    };
    if let Some(Code(code)) = answer.extensions().get() {
        app.metrics.fault(code);
        if *code == Fault::TooMany.code() {
            answer.headers_mut().insert("retry-after", HeaderValue::from_static("1"));
        }
    }
    let class = match answer.status().as_u16() {
        100..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        _ => "5xx",
    };
    app.metrics.answers.get_or_create(&[("status", class)]).inc();
    answer
}

fn may_enter(app: &App, request: &Request) -> Result<(), Fault> {
    let headers = request.headers();
    let peer = request.extensions().get::<Peer>();
    if let Some(address) = peer.and_then(|peer| app.limits.address(peer.address, headers)) {
        let is_door = matches!(request.uri().path(), "/api/guest" | "/api/sign-in" | "/api/me/password");
        if app.limits.too_many_requests(address) || (is_door && app.limits.too_many_doors(address)) {
            return Err(Fault::TooMany);
        }
    }
    // A page of another origin must not act in the name of somebody who happens to be signed in here. Programs
    // without a browser send no origin.
    let changes = request.method() != Method::GET || headers.contains_key("sec-websocket-key");
    if changes && let Some(origin) = headers.get(ORIGIN) {
        let origin = origin.to_str().unwrap_or_default();
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let own = origin.split_once("://").is_some_and(|(_, from)| from == host);
        if !own && !app.settings.origins.iter().any(|allowed| allowed == origin) {
            return Err(Fault::WrongOrigin);
        }
    }
    Ok(())
}

async fn open_socket(
    State(app): State<App>,
    peer: Option<Extension<Peer>>,
    Anybody(who): Anybody,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|error| Fault::Malformed(error.body_text()))?;
    Ok(upgrade
        // Clients send little. The default of 128 KiB would be most of what an idle socket costs.
        .read_buffer_size(1024)
        .write_buffer_size(16 * 1024)
        .max_message_size(app.settings.largest_message)
        .max_frame_size(app.settings.largest_message)
        // A task of its own: the one that has waited for the upgrade would be half as large again.
        .on_upgrade(async move |socket| {
            tokio::spawn(socket::serve(socket, app, Visitor { who, peer }));
        }))
}

/// Whatever is not asked of the API is the page's.
async fn page(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path();
    if path.starts_with("/api/") || request.method() != Method::GET {
        return Fault::NotFound("route").into_response();
    }
    let Some(file) = app.settings.page.and_then(|page| page(path)) else {
        return Fault::NotFound("page").into_response();
    };
    let keep = if file.forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let head = [(CONTENT_TYPE, file.kind), (CACHE_CONTROL, keep)];
    match file.brotli.filter(|_| takes_brotli(request.headers())) {
        Some(brotli) => {
            let pressed = [(CONTENT_ENCODING, "br"), (VARY, "accept-encoding")];
            (head, pressed, Bytes::from_static(brotli)).into_response()
        }
        None => (head, Bytes::from_static(file.bytes)).into_response(),
    }
}

/// Whether a client says that it can read brotli.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|encoding| encoding.trim() == "br")
}
