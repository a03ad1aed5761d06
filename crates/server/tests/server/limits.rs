//! How much one client may ask, what that costs, and where those who look after a server can see it.

use crate::client::{Guest, House, PATIENCE, Socket};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Waits until a counter has reached a value.
pub async fn until_counted(house: &House, name: &str, least: f64) {
    let patience = Instant::now() + PATIENCE;
    while house.count(name).await < least {
        assert!(Instant::now() < patience, "{name} has not reached {least}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn a_table(ana: &Guest) -> String {
    let wish = json!({ "game": "railroad-ink", "seats": 1 });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    id
}

#[tokio::test]
async fn an_address_may_ask_so_often_and_is_told_when_to_come_back() {
    let house = House::with(|settings| {
        settings.limit_loopback = true;
        // So few that also a busy machine asks more often.
        settings.requests_a_second = 2;
    })
    .await;
    let answers =
        futures_util::future::join_all((0..60).map(|_| reqwest::get(house.url("/api/games")))).await;
    let refused: Vec<_> = answers.iter().flatten().filter(|answer| answer.status() == 429).collect();
    assert!(refused.len() >= 30, "{} of 60 were refused", refused.len());
    assert_eq!(refused[0].headers()["retry-after"], "1");
    // Whoever has come back in time is let in again, to see what was counted.
    until_counted(&house, "crossroads_faults_total{code=\"too_many\"}", 30.0).await;
}

#[tokio::test]
async fn guests_and_passwords_are_dearer_than_other_requests() {
    let house = House::with(|settings| {
        settings.limit_loopback = true;
        settings.doors_a_minute = 3;
    })
    .await;
    let http = reqwest::Client::new();
    let mut codes = Vec::new();
    for _ in 0..5 {
        codes.push(
            http.post(house.url("/api/guest")).json(&json!({})).send().await.unwrap().status().as_u16(),
        );
    }
    assert_eq!(codes, [200, 200, 200, 429, 429]);
    assert_eq!(reqwest::get(house.url("/api/games")).await.unwrap().status(), 200);
}

#[tokio::test]
async fn an_address_may_hold_so_many_connections_and_gets_them_back() {
    let house = House::with(|settings| {
        settings.limit_loopback = true;
        settings.connections_an_address = 8;
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..8 {
        held.push(TcpStream::connect(house.address()).await.unwrap());
    }
    // The ninth is closed without a word.
    let mut ninth = TcpStream::connect(house.address()).await.unwrap();
    assert_eq!(ninth.read(&mut [0; 8]).await.unwrap_or(0), 0);
    drop(held);
    until_counted(&house, "crossroads_connections_cut_total{reason=\"address\"}", 1.0).await;
}

#[tokio::test]
async fn thousands_of_half_open_connections_hurt_nobody_and_are_cut_off() {
    // Both ends are in this process, which may have a thousand files or a few.
    let most = if many_files() { 2500 } else { 300 };
    let house = House::with(|settings| settings.patience = Duration::from_secs(2)).await;
    let ana = house.guest().await;
    let id = a_table(&ana).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    let mut halves = Vec::new();
    for number in 0..most {
        let mut stream = TcpStream::connect(house.address()).await.unwrap();
        // Some say nothing, some stop in the middle of a word.
        if number % 2 == 0 {
            stream.write_all(b"GET /api/socket HTTP/1.1\r\nhost: x\r\nupg").await.unwrap();
        }
        halves.push(stream);
    }
    let action = socket.legal()[0].clone();
    socket.ask(&json!({ "act": { "table": id, "action": action } })).await.expect("the honest table goes on");
    until_counted(&house, "crossroads_connections_cut_total{reason=\"silent\"}", f64::from(most)).await;
}

/// Whether this process may open enough files; not every machine lets it.
fn many_files() -> bool {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap_or_default();
    line.split_whitespace().next().and_then(|soft| soft.parse::<u64>().ok()).is_some_and(|soft| soft > 6000)
}

#[tokio::test]
async fn a_fault_of_every_kind_shows_in_the_metrics() {
    let house = House::with(|settings| settings.messages_a_second = 40).await;
    let ana = house.guest().await;
    let id = a_table(&ana).await;
    let stranger = house.guest().await;
    let mut socket = stranger.connect().await;
    socket.send_text("{").await;
    socket.until(|told| told.get("failed").is_some()).await;
    assert!(socket.ask(&json!({ "act": { "table": id, "action": "finish" } })).await.is_err());
    assert!(socket.ask(&json!({ "watch": { "table": "nosuchtable" } })).await.is_err());
    let mut own = ana.connect().await;
    own.watch(&id).await;
    assert!(own.ask(&json!({ "act": { "table": id, "action": { "draw_route": "33HHHH" } } })).await.is_err());
    socket.send_text(&"x".repeat(17 * 1024)).await;
    while socket.next().await.is_some() {}
    let mut flood = stranger.connect().await;
    for number in 0..1000 {
        flood.try_text(&json!({ "id": number, "do": "ping" }).to_string()).await;
    }
    while flood.next().await.is_some() {}
    let _ = Socket::try_connect(house.address(), &ana.cookie, "http://evil.example").await;
    let big = json!({ "name": "x".repeat(17 * 1024) });
    assert_eq!(stranger.try_send("PATCH", "/api/me", Some(&big)).await.0, 413);
    for (name, what) in [
        ("faults_total{code=\"malformed\"}", "malformed"),
        ("faults_total{code=\"forbidden\"}", "a forged seat"),
        ("faults_total{code=\"not_found\"}", "an unknown table"),
        ("faults_total{code=\"refused\"}", "an action the rules forbid"),
        ("faults_total{code=\"too_many\"}", "a flood"),
        ("faults_total{code=\"wrong_origin\"}", "another page"),
        ("faults_total{code=\"too_large\"}", "a large body"),
        ("sockets_closed_total{reason=\"too_large\"}", "a large message"),
        ("sockets_closed_total{reason=\"too_many\"}", "a flood"),
    ] {
        assert!(house.count(&format!("crossroads_{name}")).await >= 1.0, "{what} does not show as {name}");
    }
}

/// Without `TCP_NODELAY` on both ends two small messages in a row wait for each other, forty milliseconds each time. A
/// busy machine makes some of them wait too, but not half of them for so long.
#[tokio::test]
async fn small_messages_do_not_wait_for_each_other() {
    let house = House::open().await;
    let ana = house.guest().await;
    let id = a_table(&ana).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    let mut trips = Vec::new();
    for _ in 0..100 {
        let began = Instant::now();
        // A line of chat is told, and then the request is answered: two messages for one.
        socket.ask(&json!({ "chat": { "table": id, "text": "tick" } })).await.unwrap();
        trips.push(began.elapsed());
    }
    trips.sort_unstable();
    assert!(trips[50] < Duration::from_millis(36), "half of the round trips took {:?} or more", trips[50]);
}

/// An idle socket must not hold the 128 KiB that the library would read ahead.
#[tokio::test]
async fn an_idle_socket_is_small() {
    let house = House::open().await;
    let ana = house.guest().await;
    let head = format!(
        "GET /api/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {}\r\n\r\n",
        house.address(),
        ana.cookie
    );
    let open = async || {
        let mut stream = TcpStream::connect(house.address()).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        // The greeting, so that the socket is there for sure.
        while stream.read_u8().await.unwrap() != b'}' {}
        stream
    };
    // The first ones also pay for what all of them share.
    let mut sockets = Vec::new();
    for _ in 0..50 {
        sockets.push(open().await);
    }
    let before = memory(&house).await;
    for _ in 0..250 {
        sockets.push(open().await);
    }
    let each = memory(&house).await.saturating_sub(before) / 250;
    assert!(each < 40 * 1024, "a socket takes {each} bytes");
}

async fn memory(house: &House) -> u64 {
    house.count("crossroads_resident_memory_bytes").await as u64
}

#[tokio::test]
async fn talk_has_a_measure_and_a_host_who_can_stop_it() {
    let house = House::with(|settings| settings.chat_in_a_row = 3).await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let id = a_table(&ana).await;
    let (mut host, mut guest) = (ana.connect().await, bo.connect().await);
    host.watch(&id).await;
    guest.watch(&id).await;
    let chat = json!({ "chat": { "table": id, "text": "hello" } });
    // Every second allows one line more, and nobody knows how many seconds this takes.
    let (began, mut said) = (Instant::now(), 0);
    let refused = loop {
        match guest.ask(&chat).await {
            Ok(()) => said += 1,
            Err(refused) => break refused,
        }
    };
    assert_eq!(refused["code"], "too_many", "but the socket stays open");
    assert!((3..=4 + began.elapsed().as_secs()).contains(&said), "{said} lines");
    let mute = |muted: bool| json!({ "mute": { "table": id, "person": bo.id, "muted": muted } });
    assert_eq!(guest.ask(&mute(true)).await.unwrap_err()["code"], "forbidden");
    host.ask(&mute(true)).await.unwrap();
    assert_eq!(once_allowed(&mut guest, &chat).await.unwrap_err()["code"], "forbidden");
    host.ask(&mute(false)).await.unwrap();
    once_allowed(&mut guest, &chat).await.unwrap();
}

/// Says something as soon as it is not too much any more.
async fn once_allowed(guest: &mut Socket, chat: &Value) -> Result<(), Value> {
    let patience = Instant::now() + PATIENCE;
    loop {
        match guest.ask(chat).await {
            Err(refused) if refused["code"] == "too_many" => {
                assert!(Instant::now() < patience, "it is never allowed again");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            answer => return answer,
        }
    }
}

#[tokio::test]
async fn who_signs_out_loses_the_socket_too() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let (mut left, mut stays) = (ana.connect().await, bo.connect().await);
    ana.post("/api/sign-out", &json!({})).await;
    assert!(left.next().await.is_none(), "the socket is closed");
    stays.catch_up().await;
    assert!(house.count("crossroads_sockets_closed_total{reason=\"signed_out\"}").await >= 1.0);
}
