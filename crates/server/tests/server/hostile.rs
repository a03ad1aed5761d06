//! Clients that mean no good: each gets a clear code, and nobody else is hurt.

use crate::client::{House, PATIENCE, Socket};
use crate::limits::until_counted;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

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

/// Not only texts count: frames of every kind are read, and answered.
#[tokio::test]
async fn a_flood_of_any_kind_is_cut_off() {
    let house = House::with(|settings| settings.messages_a_second = 20).await;
    let (id, mut socket) = a_table(&house).await;
    let stranger = house.guest().await;
    for frame in [Message::binary(vec![1]), Message::Ping(vec![1].into()), Message::Pong(vec![1].into())] {
        let mut other = stranger.connect().await;
        for _ in 0..100 {
            other.try_send(frame.clone()).await;
        }
        // It is over for this one; whether its last words still reach it, nobody can promise to who has not listened.
        while other.next().await.is_some() {}
    }
    until_counted(&house, "crossroads_sockets_closed_total{reason=\"too_many\"}", 3.0).await;
    still_works(&id, &mut socket).await;
}

/// Whatever of a body does not come: none of it, its end, or one byte in a while.
#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let house = House::with(|settings| settings.patience = Duration::from_millis(300)).await;
    let ana = house.guest().await;
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\ncontent-type: application/json\r\n",
        house.address(),
        ana.cookie
    );
    for rest in [
        "content-length: 100\r\n\r\n",
        "content-length: 100\r\n\r\n{\"ga",
        "transfer-encoding: chunked\r\n\r\n1\r\n{\r\n",
    ] {
        let mut stream = TcpStream::connect(house.address()).await.unwrap();
        stream.write_all(format!("{head}{rest}").as_bytes()).await.unwrap();
        let mut answer = String::new();
        let read = stream.read_to_string(&mut answer);
        tokio::time::timeout(PATIENCE, read).await.expect("it is cut off").unwrap();
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{rest}: {answer}");
    }
}

#[tokio::test]
async fn one_person_has_a_measure_of_tables_and_sockets() {
    let house = House::with(|settings| {
        settings.tables_a_person = 3;
        settings.sockets_a_person = 2;
    })
    .await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let wish = json!({ "game": "railroad-ink", "seats": 2 });
    for _ in 0..3 {
        ana.post("/api/tables", &wish).await;
    }
    ana.fails("POST", "/api/tables", Some(&wish), "too_many").await;
    bo.post("/api/tables", &wish).await;
    let _held = (ana.connect().await, ana.connect().await);
    assert_eq!(Socket::try_connect(house.address(), &ana.cookie, &house.url("")).await, Err(429));
    bo.connect().await;

    let house = House::with(|settings| settings.tables_a_minute = 2).await;
    let ana = house.guest().await;
    for _ in 0..2 {
        ana.post("/api/tables", &wish).await;
    }
    ana.fails("POST", "/api/tables", Some(&wish), "too_many").await;
}

/// Forty tables of the slowest bots, laid by one guest, and somebody else who wants an answer of theirs.
#[tokio::test]
async fn nobodys_bot_waits_for_other_peoples_tables() {
    let house = House::with(|settings| {
        settings.bot_threads = 1;
        settings.bot_time = Duration::from_millis(200);
    })
    .await;
    let (eve, ana) = (house.guest().await, house.guest().await);
    for _ in 0..40 {
        let bots = vec!["search"; 3];
        let wish = json!({ "game": "heat", "seats": 4, "bots": bots, "options": { "cars": 4 } });
        let id = eve.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
        eve.post(&format!("/api/tables/{id}/start"), &json!({})).await;
        eve.post(&format!("/api/tables/{id}/resign"), &json!({})).await;
    }
    let wish = json!({ "game": "heat", "seats": 2, "bots": ["search"], "options": { "cars": 2 } });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    let mut socket = ana.connect().await;
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    socket.watch(&id).await;
    let began = Instant::now();
    socket.until(|told| told["update"]["to_act"] == json!([0])).await;
    // In turns it would be after a hundred and twenty thoughts of a fifth of a second.
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
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
