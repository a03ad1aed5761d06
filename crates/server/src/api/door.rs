//! The door: whom the server hears, from which pages and under which names, and what every answer bears so that a browser
//! keeps to it too.

use crate::App;
use crate::connection::Peer;
use crate::error::{Code, Fault, TableFault};
use crate::settings::Settings;
use axum::extract::{Request, State};
use axum::http::header::{self, CACHE_CONTROL, HOST, ORIGIN, VARY};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::time::Instant;

/// What a page of ours may load and run: its own files, and compiled code that they bring. Nothing of others, nothing that
/// is written into the page, and nobody may show it in a frame.
const CONTENT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// What no page of ours asks a browser for.
const PERMISSIONS: &str =
    "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()";

/// What every answer bears. Invitations are in addresses, so other sites are not told where somebody comes from.
const ALWAYS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// For how long a browser that was told so comes over HTTPS only.
const HTTPS_ONLY: &str = "max-age=31536000";

/// A request as the log tells it. What stands behind the question mark is left out: an invitation may be there.
struct Asked {
    began: Instant,
    method: Method,
    path: String,
    from: Option<IpAddr>,
}

impl Asked {
    fn of(app: &App, request: &Request) -> Asked {
        let peer = request.extensions().get::<Peer>().map(|peer| peer.address);
        let named = peer.and_then(|peer| app.limits.address(peer, request.headers()));
        Asked {
            began: Instant::now(),
            method: request.method().clone(),
            path: request.uri().path().to_owned(),
            from: named.or(peer),
        }
    }

    /// Failures are told always, everything else to whoever wants to know it.
    fn tell(&self, answer: &Response) {
        let Asked { began, method, path, from } = self;
        let (status, ms) = (answer.status().as_u16(), began.elapsed().as_millis() as u64);
        let code = answer.extensions().get().map_or("", |Code(code)| code);
        let from = from.map(|address| address.to_string()).unwrap_or_default();
        match status {
            500.. => tracing::warn!(%method, ?path, from, status, code, ms, "a request failed"),
            400.. => tracing::info!(%method, ?path, from, status, code, ms, "a request was refused"),
            _ => tracing::debug!(%method, ?path, from, status, ms, "a request"),
        }
    }
}

/// Turns away whom the server must not hear, and counts what everybody is told.
pub async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let friend = allowed_origin(&app.settings, request.headers()).cloned();
    let asked = Asked::of(&app, &request);
    let is_private = request.uri().path().starts_with("/api/");
    let mut answer = match may_enter(&app, &request) {
        Ok(()) if is_preflight(&request) => StatusCode::NO_CONTENT.into_response(),
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    };
    asked.tell(&answer);
    if let Some(Code(code)) = answer.extensions().get() {
        app.metrics.fault(code);
        if *code == TableFault::TooMany.code() {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
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
    let headers = answer.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.settings.https_only {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    if is_private {
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    if let Some(friend) = friend {
        welcome(headers, friend);
    }
    answer
}

/// Tells a browser that a page of this origin may ask, and what.
fn welcome(headers: &mut HeaderMap, origin: HeaderValue) {
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
    headers.append(VARY, HeaderValue::from_static("origin"));
    for (name, value) in [
        (header::ACCESS_CONTROL_ALLOW_CREDENTIALS, "true"),
        (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, HEAD, POST, PATCH, DELETE"),
        (header::ACCESS_CONTROL_ALLOW_HEADERS, "authorization, content-type"),
        (header::ACCESS_CONTROL_MAX_AGE, "600"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// The origin of a page that is not ours but may speak to us.
fn allowed_origin<'a>(settings: &Settings, headers: &'a HeaderMap) -> Option<&'a HeaderValue> {
    headers
        .get(ORIGIN)
        .filter(|origin| settings.origins.iter().any(|allowed| origin.as_bytes() == allowed.as_bytes()))
}

/// Whether a browser asks for a page of another origin whether that page may ask.
fn is_preflight(request: &Request) -> bool {
    request.method() == Method::OPTIONS
        && request.headers().contains_key(header::ACCESS_CONTROL_REQUEST_METHOD)
}

fn may_enter(app: &App, request: &Request) -> Result<(), Fault> {
    let headers = request.headers();
    let peer = request.extensions().get::<Peer>();
    if let Some(address) = peer.and_then(|peer| app.limits.address(peer.address, headers)) {
        let is_door = matches!(request.uri().path(), "/api/guest" | "/api/sign-in" | "/api/me/password");
        if app.limits.too_many_requests(address) || (is_door && app.limits.too_many_doors(address)) {
            return Err(TableFault::TooMany.into());
        }
    }
    let host = host(headers).filter(|host| is_ours(&app.settings, host)).ok_or(Fault::WrongHost)?;
    // A page of another origin must not act in the name of somebody who happens to be signed in here. Programs
    // without a browser send no origin.
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let changes = !reads || headers.contains_key("sec-websocket-key");
    if changes && let Some(origin) = headers.get(ORIGIN) {
        let own = format!("{}://{host}", scheme(&app.settings, headers));
        if origin.as_bytes() != own.as_bytes() && allowed_origin(&app.settings, headers).is_none() {
            return Err(Fault::WrongOrigin);
        }
    }
    Ok(())
}

/// How the page that asks is called from outside: scheme and host.
pub(super) fn origin(settings: &Settings, headers: &HeaderMap) -> Option<String> {
    host(headers).map(|host| format!("{}://{host}", scheme(settings, headers)))
}

/// The one name under which the server was asked. Who names two, or none, means to confuse somebody.
fn host(headers: &HeaderMap) -> Option<&str> {
    let mut named = headers.get_all(HOST).iter();
    let (Some(host), None) = (named.next(), named.next()) else { return None };
    host.to_str().ok().filter(|host| !host.is_empty())
}

/// How a browser came to us. We speak no TLS ourselves: whoever does it before us says so, once for all or each time.
fn scheme(settings: &Settings, headers: &HeaderMap) -> &'static str {
    let told = headers.get_all("x-forwarded-proto").iter().next_back();
    let by_proxy = settings.behind_proxy && told.is_some_and(|scheme| scheme == "https");
    if settings.secure_cookies || by_proxy { "https" } else { "http" }
}

/// Whether this is a name of ours. A server that listens on its own machine only and was told none is known by that
/// machine's names alone: any other that leads there is a trick, to let a stranger's page pass for ours.
fn is_ours(settings: &Settings, host: &str) -> bool {
    let name = name_of(host);
    if !settings.hosts.is_empty() {
        return settings
            .hosts
            .iter()
            .any(|ours| ours.eq_ignore_ascii_case(host) || ours.eq_ignore_ascii_case(name));
    }
    let is_here = || {
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        address.is_ok_and(|address| address.is_loopback()) || name.eq_ignore_ascii_case("localhost")
    };
    settings.behind_proxy || !settings.listen.ip().is_loopback() || is_here()
}

/// A host without its port.
fn name_of(host: &str) -> &str {
    let is_port = |port: &str| !port.is_empty() && port.bytes().all(|digit| digit.is_ascii_digit());
    match host.rsplit_once(':') {
        Some((name, port)) if is_port(port) && (name.ends_with(']') || !name.contains(':')) => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_of_this_machine_is_known_by_its_names() {
        let here = Settings::default();
        for host in ["localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST"] {
            assert!(is_ours(&here, host), "{host}");
        }
        for host in
            ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "203.0.113.7", "localhost.evil"]
        {
            assert!(!is_ours(&here, host), "{host}");
        }
        let open = Settings { listen: "0.0.0.0:80".parse().unwrap(), ..Settings::default() };
        assert!(is_ours(&open, "any.example"), "whoever opens it to others says its names, or takes any");
    }

    #[test]
    fn a_server_that_was_told_its_names_has_no_others() {
        let named = Settings { hosts: vec!["play.example".to_owned()], ..Settings::default() };
        assert!(is_ours(&named, "play.example") && is_ours(&named, "Play.Example:443"));
        assert!(!is_ours(&named, "localhost") && !is_ours(&named, "play.example.evil"));
    }

    #[test]
    fn a_host_is_named_once() {
        let mut headers = HeaderMap::new();
        assert_eq!(host(&headers), None);
        headers.append(HOST, HeaderValue::from_static("localhost"));
        assert_eq!(host(&headers), Some("localhost"));
        headers.append(HOST, HeaderValue::from_static("evil.example"));
        assert_eq!(host(&headers), None);
    }
}
