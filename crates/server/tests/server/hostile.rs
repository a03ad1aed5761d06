//! Clients that mean no good: each gets a clear code, and nobody else is hurt.

use crate::client::{House, Socket};
use serde_json::{Value, json};

/// A table of one person and a bot, and a socket that follows it.
async fn a_table(house: &House) -> (String, Socket) {
    let ana = house.guest().await;
    let wish = json!({ "game": "railroad-ink", "seats": 1 });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    (id, socket)
}

async fn still_works(id: &str, socket: &mut Socket) {
    let action = socket.legal()[0].clone();
    socket.ask(&json!({ "act": { "table": id, "action": action } })).await.expect("the honest table goes on");
    socket.catch_up().await;
}

#[tokio::test]
async fn messages_that_are_none_get_an_answer() {
    let house = House::open().await;
    let (id, mut socket) = a_table(&house).await;
    for text in [
        "",
        "{",
        "null",
        "[]",
        "7",
        "{\"id\":1}",
        "{\"id\":-1,\"do\":\"ping\"}",
        "{\"id\":1,\"do\":\"dance\"}",
        "{\"id\":1,\"do\":{\"act\":{}}}",
        "{\"id\":1,\"do\":{\"act\":{\"table\":7,\"action\":1}}}",
        "\u{0}\u{1}",
        "{\"id\":1,\"do\":{\"watch\":{\"table\":\"x\",\"number\":\"NaN\"}}}",
    ] {
        socket.send_text(text).await;
        let told = socket.until(|told| told.get("failed").is_some()).await;
        assert_eq!(told["failed"]["error"]["code"], "malformed", "{text}");
    }
    still_works(&id, &mut socket).await;
}

#[tokio::test]
async fn actions_that_are_not_ones_own_are_refused() {
    let house = House::open().await;
    let (id, mut socket) = a_table(&house).await;
    let stranger = house.guest().await;
    let mut other = stranger.connect().await;
    let mut code = async |wish: Value| other.ask(&wish).await.unwrap_err()["code"].clone();
    assert_eq!(code(json!({ "act": { "table": id, "action": "finish" } })).await, "forbidden");
    assert_eq!(code(json!({ "undo": { "table": id } })).await, "forbidden");
    assert_eq!(code(json!({ "resign": { "table": id } })).await, "forbidden");
    assert_eq!(code(json!({ "rewind": { "table": id, "agree": true } })).await, "forbidden");
    assert_eq!(code(json!({ "watch": { "table": "nosuchtable" } })).await, "not_found");
    assert_eq!(code(json!({ "act": { "table": "nosuchtable", "action": 1 } })).await, "not_found");
    assert_eq!(code(json!({ "watch": { "table": "\u{0}; DROP TABLE log" } })).await, "not_found");
    assert_eq!(code(json!({ "chat": { "table": id, "text": "a\u{0}b" } })).await, "not_acceptable");
    assert_eq!(code(json!({ "chat": { "table": id, "text": "x".repeat(501) } })).await, "not_acceptable");
    still_works(&id, &mut socket).await;
}

#[tokio::test]
async fn a_message_that_is_too_large_closes_the_socket() {
    let house = House::open().await;
    let (id, mut socket) = a_table(&house).await;
    let stranger = house.guest().await;
    let mut other = stranger.connect().await;
    other.send_text(&"x".repeat(17 * 1024)).await;
    while other.next().await.is_some() {}
    let big = json!({ "name": "x".repeat(17 * 1024) });
    let (status, _) = stranger.try_send("PATCH", "/api/me", Some(&big)).await;
    assert_eq!(status, 413);
    still_works(&id, &mut socket).await;
}

#[tokio::test]
async fn a_flood_is_cut_off() {
    let house = House::with(|settings| settings.messages_a_second = 20).await;
    let (id, mut socket) = a_table(&house).await;
    let stranger = house.guest().await;
    let mut other = stranger.connect().await;
    for number in 0..100 {
        other.try_text(&json!({ "id": number, "do": "ping" }).to_string()).await;
    }
    let mut answered = 0;
    while let Some(told) = other.next().await {
        answered += u32::from(told.get("done").is_some());
    }
    assert!(answered <= 25, "{answered}");
    let last = other.heard.last().unwrap();
    assert_eq!(last["failed"]["error"]["code"], "too_many");
    still_works(&id, &mut socket).await;
}

#[tokio::test]
async fn a_slow_reader_is_cut_off_and_holds_nobody_up() {
    let house = House::open().await;
    let (id, mut socket) = a_table(&house).await;
    let stranger = house.guest().await;
    // Follows the table and does not read while much is said.
    let mut slow = stranger.connect().await;
    slow.watch(&id).await;
    let text = "\u{1f682}".repeat(500);
    let said = 8_000;
    for _ in 0..said {
        socket.ask(&json!({ "chat": { "table": id, "text": text } })).await.unwrap();
        socket.forget();
    }
    let mut heard = 0;
    while slow.next().await.is_some() {
        heard += 1;
    }
    assert!(heard < said, "it was cut off before the end");
    still_works(&id, &mut socket).await;
}

#[tokio::test]
async fn a_socket_of_another_page_is_not_opened() {
    let house = House::open().await;
    let ana = house.guest().await;
    let status = Socket::try_connect(house.address(), &ana.cookie, "http://evil.example").await.unwrap_err();
    assert_eq!(status, 403);
    let own = format!("http://{}", house.address());
    assert!(Socket::try_connect(house.address(), &ana.cookie, &own).await.is_ok());
}
