//! The files of the page, as the program carries them.

use super::preview;
use crate::App;
use crate::error::{Fault, TableFault};
use crate::settings::PageFile;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// Whatever is not asked of the API is the page's.
pub async fn page(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path();
    if path.starts_with("/api/") || !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Fault::from(TableFault::NotFound("route")).into_response();
    }
    let Some(file) = app.settings.page.and_then(|page| page(path)) else {
        return Fault::from(TableFault::NotFound("page")).into_response();
    };
    if file.kind.starts_with("text/html")
        && let Some(page) = preview::written(&app, path, request.headers(), file.bytes).await
    {
        return told(page, file, request.headers());
    }
    let keep = if file.forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    // Weak, because it names the file however it is pressed.
    let tag = format!("W/\"{}\"", file.tag);
    if names(request.headers(), &tag) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag.as_str()), (CACHE_CONTROL, keep)]).into_response();
    }
    let head = [(CONTENT_TYPE, file.kind), (CACHE_CONTROL, keep), (ETAG, &tag)];
    match file.brotli.filter(|_| takes_brotli(request.headers())) {
        Some(brotli) => {
            let pressed = [(CONTENT_ENCODING, "br"), (VARY, "accept-encoding")];
            (head, pressed, Bytes::from_static(brotli)).into_response()
        }
        None => (head, Bytes::from_static(file.bytes)).into_response(),
    }
}

/// The page with what is shown of its address: another one for each address, and for each state of what it leads to.
fn told(page: String, file: PageFile, headers: &HeaderMap) -> Response {
    let mut state = DefaultHasher::new();
    page.hash(&mut state);
    let tag = format!("W/\"{}-{:x}\"", file.tag, state.finish());
    let head = [(CACHE_CONTROL, "no-cache"), (ETAG, tag.as_str())];
    if names(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, [(CONTENT_TYPE, file.kind)], page).into_response()
}

/// Whether a client says that it has the file of this tag.
fn names(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok()).unwrap_or_default();
    known.split(',').any(|known| known.trim() == tag || known.trim() == "*")
}

/// Whether a client says that it can read brotli.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|encoding| encoding.trim() == "br")
}
