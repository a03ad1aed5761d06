//! The HTTP routes, and the description of them that the program serves.
//!
//! A route is registered together with its description, so there is none without.

#![allow(unused_qualifications, reason = "what describes a route writes out full paths")]

mod calling;
mod conduct;
mod door;
mod hindsight;
mod lessons;
mod lobby;
mod page;
mod people;
mod play;
mod preview;
mod profile;
mod reference;

pub use lobby::TableListed;

use crate::App;
use crate::connection::Peer;
use crate::error::{Fault, TableFault};
use crate::hall::NewTable;
use crate::people::SignedIn;
use crate::socket::{self, Visitor};
use crate::upgrade::Upgrade;
use axum::body::Bytes;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{
    DefaultBodyLimit, Extension, FromRequest, FromRequestParts, OptionalFromRequest, Path, Query, Request,
    State,
};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware;
use axum::response::Response;
use axum::routing::get;
use axum::{Json, Router};
use crossroads_room::FaultTold;
use crossroads_store::SessionKind;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::IpAddr;
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
        .routes(routes!(reference::key))
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
        .routes(routes!(calling::calls))
        .routes(routes!(calling::subscribe, calling::unsubscribe))
        .routes(routes!(calling::ask_for_mail, calling::want_mail, calling::forget_mail))
        .routes(routes!(calling::confirm_mail))
        .routes(routes!(calling::leave_mail))
        .routes(routes!(conduct::my_blocks))
        .routes(routes!(conduct::block))
        .routes(routes!(conduct::report))
        .routes(routes!(conduct::moderation))
        .routes(routes!(conduct::close_report))
        .routes(routes!(conduct::sentence))
        .routes(routes!(conduct::pardon))
        .routes(routes!(profile::profile))
        .routes(routes!(lobby::quick_match))
        .routes(routes!(lessons::learn))
        .routes(routes!(lobby::tables, lobby::create))
        .routes(routes!(lobby::table))
        .routes(routes!(lobby::sit))
        .routes(routes!(lobby::stand_up))
        .routes(routes!(lobby::paint))
        .routes(routes!(lobby::place))
        .routes(routes!(lobby::start))
        .routes(routes!(play::look))
        .routes(routes!(play::text))
        .routes(routes!(play::history))
        .routes(routes!(hindsight::hindsight))
        .routes(routes!(hindsight::moment))
        .routes(routes!(play::act))
        .routes(routes!(play::play))
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
    calling::export_types(to)?;
    conduct::export_types(to)?;
    lobby::export_types(to)?;
    people::export_types(to)?;
    hindsight::export_types(to)?;
    play::export_types(to)?;
    profile::export_types(to)?;
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
        // For people it is a place in the page; for a mail program that leaves with one click (RFC 8058), the deed itself.
        .route("/mail/unsubscribe/{token}", get(page::page).post(calling::one_click))
        .method_not_allowed_fallback(async || Fault::WrongMethod)
        .fallback(page::page)
        .layer(middleware::from_fn_with_state(app.clone(), door::watch))
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

/// A body that could not be read is told like every other error, and one that does not come is not waited for.
#[derive(Default)]
struct Body<T>(T);

/// Where a body may be left out, who says of what kind it is has one.
impl<T: DeserializeOwned> OptionalFromRequest<App> for Body<T> {
    type Rejection = Fault;
    async fn from_request(request: Request, app: &App) -> Result<Option<Self>, Fault> {
        if !request.headers().contains_key(CONTENT_TYPE) {
            return Ok(None);
        }
        <Body<T> as FromRequest<App>>::from_request(request, app).await.map(Some)
    }
}

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Fault;
    async fn from_request(request: Request, app: &App) -> Result<Self, Fault> {
        let body = <Json<T> as FromRequest<App>>::from_request(request, app);
        match tokio::time::timeout(app.settings.patience, body).await.map_err(|_| Fault::TooSlow)? {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(error)) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Fault::TooLarge)
            }
            Err(error) => Err(TableFault::Malformed(error.body_text()).into()),
        }
    }
}

/// The parts of a path.
struct In<T>(T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for In<T> {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(path)| In(path))
            .map_err(|error: PathRejection| TableFault::Malformed(error.body_text()).into())
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
            .map_err(|error: QueryRejection| TableFault::Malformed(error.body_text()).into())
    }
}

/// Somebody who is signed in, and may do what they ask for.
struct Me(SignedIn);

impl FromRequestParts<App> for Me {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let who = who(&parts.headers, app).await?.ok_or(Fault::NotSignedIn)?;
        if who.kind == SessionKind::Look && !matches!(parts.method, Method::GET | Method::HEAD) {
            return Err(TableFault::Forbidden("this token is for looking only").into());
        }
        Ok(Me(who))
    }
}

/// Somebody who is here themselves: a program of theirs may play for them, but the account is none of its business.
struct Owner(SignedIn);

impl FromRequestParts<App> for Owner {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let who = who(&parts.headers, app).await?.ok_or(Fault::NotSignedIn)?;
        match who.kind {
            SessionKind::Browser => Ok(Owner(who)),
            SessionKind::Api | SessionKind::Look => {
                Err(TableFault::Forbidden("a token cannot touch the account").into())
            }
        }
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

/// The address that a request counts for; none if it is not limited.
struct Whence(Option<IpAddr>);

impl FromRequestParts<App> for Whence {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<Peer>();
        Ok(Whence(peer.and_then(|peer| app.limits.address(peer.address, &parts.headers))))
    }
}

async fn open_socket(
    State(app): State<App>,
    peer: Option<Extension<Peer>>,
    Whence(address): Whence,
    Anybody(who): Anybody,
    upgrade: Upgrade,
) -> Result<Response, Fault> {
    let person = who.as_ref().map(|who| &*who.person.id.0);
    let places = app.limits.socket(address, person).ok_or(TableFault::TooMany)?;
    let visitor = Box::new(Visitor { who, address, held: Box::new((peer, places)) });
    let largest = app.settings.largest_message;
    Ok(upgrade.serve(largest, |socket| socket::serve(socket, app, visitor)))
}
