//! What answers bear, and under which names and from which pages the server may be asked.

use crate::client::House;
use crossroads_server::settings::PageFile;
use reqwest::{Method, Response};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const INDEX: &[u8] = b"<!doctype html>the page";

fn page(path: &str) -> Option<PageFile> {
    let index = PageFile { bytes: INDEX, brotli: None, kind: "text/html", forever: false, tag: "0123" };
    match path {
        "/" => Some(index),
        "/assets/a.js" => Some(PageFile { bytes: b"1", kind: "text/javascript", forever: true, ..index }),
        _ => None,
    }
}

fn header<'a>(answer: &'a Response, name: &str) -> &'a str {
    answer.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

async fn ask(house: &House, method: Method, path: &str, headers: &[(&str, &str)]) -> Response {
    let mut request = reqwest::Client::new().request(method, house.url(path));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.unwrap()
}

#[tokio::test]
async fn every_answer_tells_a_browser_what_it_must_not_do() {
    let house = House::with(|settings| settings.page = Some(page)).await;
    for path in ["/", "/assets/a.js", "/nowhere.png", "/api/games", "/api/me", "/api/nowhere"] {
        let answer = ask(&house, Method::GET, path, &[]).await;
        let content = header(&answer, "content-security-policy");
        for rule in
            ["default-src 'none'", "'wasm-unsafe-eval'", "worker-src 'self'", "frame-ancestors 'none'"]
        {
            assert!(content.contains(rule), "{path}: {content}");
        }
        assert!(!content.contains("unsafe-inline") && !content.contains("'unsafe-eval'"), "{content}");
        assert_eq!(header(&answer, "x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header(&answer, "x-frame-options"), "DENY", "{path}");
        assert_eq!(header(&answer, "referrer-policy"), "same-origin", "{path}");
        assert!(header(&answer, "permissions-policy").contains("camera=()"), "{path}");
        assert_eq!(header(&answer, "strict-transport-security"), "", "nobody asked for it");
        assert_eq!(header(&answer, "cache-control") == "no-store", path.starts_with("/api/"), "{path}");
    }
    let house = House::with(|settings| settings.https_only = true).await;
    let answer = ask(&house, Method::GET, "/api/games", &[]).await;
    assert!(header(&answer, "strict-transport-security").starts_with("max-age="));
}

#[tokio::test]
async fn a_file_is_asked_for_once_and_its_head_alone_too() {
    let house = House::with(|settings| settings.page = Some(page)).await;
    let whole = ask(&house, Method::GET, "/", &[]).await;
    let tag = header(&whole, "etag").to_owned();
    assert_eq!(whole.bytes().await.unwrap(), INDEX);
    let again = ask(&house, Method::GET, "/", &[("if-none-match", &tag)]).await;
    assert_eq!((again.status().as_u16(), header(&again, "etag")), (304, tag.as_str()));
    let other = ask(&house, Method::GET, "/", &[("if-none-match", "W/\"4567\"")]).await;
    assert_eq!(other.status(), 200);
    for path in ["/", "/assets/a.js", "/api/games", "/api/openapi.json"] {
        let head = ask(&house, Method::HEAD, path, &[]).await;
        assert_eq!(head.status(), 200, "{path}");
        assert!(head.bytes().await.unwrap().is_empty(), "{path}");
    }
}

#[tokio::test]
async fn an_origin_is_compared_whole() {
    let house = House::with(|settings| settings.behind_proxy = true).await;
    let (own, tls) = (format!("http://{}", house.address()), format!("https://{}", house.address()));
    let status = async |headers: &[(&str, &str)]| {
        let http = reqwest::Client::new();
        let mut request = http.post(house.url("/api/guest")).json(&json!({}));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.send().await.unwrap().status().as_u16()
    };
    assert_eq!(status(&[("origin", &own)]).await, 200);
    assert_eq!(status(&[("origin", &tls)]).await, 403, "another scheme is another origin");
    assert_eq!(
        status(&[("origin", &tls), ("x-forwarded-proto", "https")]).await,
        200,
        "the proxy speaks TLS"
    );
    assert_eq!(status(&[("origin", &own), ("x-forwarded-proto", "https")]).await, 403);
    for origin in ["null", "http://evil.example", &format!("{own}.evil.example"), "http://127.0.0.1"] {
        assert_eq!(status(&[("origin", origin)]).await, 403, "{origin}");
    }
}

#[tokio::test]
async fn a_page_of_an_allowed_origin_may_ask_and_no_other() {
    let friend = "https://friend.example";
    let house = House::with(|settings| settings.origins = vec![friend.to_owned()]).await;
    let asks = [("origin", friend), ("access-control-request-method", "POST")];
    let preflight = ask(&house, Method::OPTIONS, "/api/guest", &asks).await;
    assert_eq!(preflight.status(), 204);
    assert_eq!(header(&preflight, "access-control-allow-origin"), friend);
    assert!(header(&preflight, "access-control-allow-methods").contains("POST"));
    assert!(header(&preflight, "access-control-allow-headers").contains("authorization"));
    let answer = ask(&house, Method::GET, "/api/games", &[("origin", friend)]).await;
    assert_eq!(header(&answer, "access-control-allow-origin"), friend);
    assert!(header(&answer, "vary").contains("origin"), "another page must not be given this answer");
    let stranger = [("origin", "https://evil.example"), ("access-control-request-method", "POST")];
    let refused = ask(&house, Method::OPTIONS, "/api/guest", &stranger).await;
    assert_eq!((refused.status().as_u16(), header(&refused, "access-control-allow-origin")), (403, ""));
}

#[tokio::test]
async fn a_server_answers_to_its_own_names_only() {
    let house = House::open().await;
    for (heads, status) in [
        (format!("host: {}", house.address()), "200"),
        ("host: localhost".to_owned(), "200"),
        ("host: rebound.example".to_owned(), "421"),
        (format!("host: {}\r\nhost: evil.example", house.address()), "421"),
        ("x: y".to_owned(), "421"),
    ] {
        let mut stream = TcpStream::connect(house.address()).await.unwrap();
        let request = format!("GET /api/games HTTP/1.1\r\n{heads}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert_eq!(answer.split(' ').nth(1), Some(status), "{heads}");
    }
}
