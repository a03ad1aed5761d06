//! What one person could once do to another at a table.

use crate::client::{Guest, House};
use serde_json::{Value, json};

const QUICK: &str = "/api/quick-match";

pub async fn two_at_a_table(ana: &Guest, bo: &Guest, more: Value) -> String {
    let mut wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true });
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    bo.post(&format!("/api/tables/{id}/sit"), &json!({})).await;
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    id
}

#[tokio::test]
async fn nobody_goes_back_alone_while_the_others_time_is_up() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let clock = json!({ "clock": { "each": { "decision_ms": 300, "bank_ms": 0 } } });
    let id = two_at_a_table(&ana, &bo, clock).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    socket.until(|told| told["table"]["seats"][1]["stand_in"] == "clock").await;
    let asks = socket.ask(&json!({ "rewind": { "table": id, "agree": true } })).await;
    let told = ana.get(&format!("/api/tables/{id}")).await;
    // Either there is nothing to go back to yet, or the wish waits for Bo's word.
    assert!(asks.is_err() || told["rewind"]["agreed"] == json!([0]), "{asks:?} {told}");
    let mut other = bo.connect().await;
    other.watch(&id).await;
    let told = bo.get(&format!("/api/tables/{id}")).await;
    assert!(asks.is_err() || told["rewind"]["agreed"] == json!([0]), "Bo is asked: {told}");
}

#[tokio::test]
async fn nobody_is_seated_at_a_rematch_without_a_word() {
    let house = House::open().await;
    let (ana, bo) = (house.member("Ana").await, house.member("Bo").await);
    let id = two_at_a_table(&ana, &bo, json!({})).await;
    for person in [&ana, &bo] {
        person.post(&format!("/api/tables/{id}/resign"), &json!({})).await;
    }
    // Bots play it to its end while somebody looks.
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    socket.until(|told| told["table"]["status"] == "over").await;
    let again = ana.post(&format!("/api/tables/{id}/rematch"), &json!({})).await["table"].clone();
    let again = again.as_str().unwrap();
    let told = ana.get(&format!("/api/tables/{again}")).await;
    assert_eq!(
        (&told["seats"][0]["id"], &told["seats"][1]["sitter"]),
        (&ana.id.clone().into(), &"nobody".into())
    );
    ana.fails("POST", &format!("/api/tables/{again}/start"), Some(&json!({})), "not_now").await;
    // It is by invitation, but who sat at the first table is expected.
    house
        .guest()
        .await
        .fails("POST", &format!("/api/tables/{again}/sit"), Some(&json!({})), "forbidden")
        .await;
    assert_eq!(bo.post(&format!("/api/tables/{id}/rematch"), &json!({})).await["table"], again);
    let told = bo.get(&format!("/api/tables/{again}")).await;
    assert_eq!(told["seats"][1]["id"], bo.id.as_str(), "whoever asks sits where they sat");
}

#[tokio::test]
async fn hints_are_offered_where_one_person_plays_and_where_everybody_may_have_them() {
    let house = House::open().await;
    let (ana, bo, guest) = (house.member("Ana").await, house.member("Bo").await, house.guest().await);
    let id = two_at_a_table(&ana, &bo, json!({})).await;
    assert_eq!(ana.get(&format!("/api/tables/{id}")).await["rated"], true);
    ana.fails("GET", &format!("/api/tables/{id}/hint"), None, "forbidden").await;
    let id = two_at_a_table(&ana, &guest, json!({})).await;
    assert_eq!(
        ana.get(&format!("/api/tables/{id}")).await["rated"],
        Value::Null,
        "with a guest it does not count"
    );
    // What one asks for the other does not have, rated or not.
    assert_eq!(ana.get(&format!("/api/tables/{id}")).await["hints"], Value::Null);
    let (_, told) = ana.try_send("GET", &format!("/api/tables/{id}/hint"), None).await;
    assert!(told["code"] == "forbidden" && told["text"].as_str().unwrap().contains("assisted"), "{told}");

    let wish = json!({ "game": "railroad-ink", "seats": 2, "bots": ["random"] });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    assert_eq!(ana.get(&format!("/api/tables/{id}")).await["hints"], true);
    ana.get(&format!("/api/tables/{id}/hint")).await;
}

#[tokio::test]
async fn an_assisted_table_has_hints_for_everybody_and_is_not_rated() {
    let house = House::open().await;
    let (ana, bo) = (house.member("Ana").await, house.member("Bo").await);
    let id = two_at_a_table(&ana, &bo, json!({ "assisted": true })).await;
    let told = bo.get(&format!("/api/tables/{id}")).await;
    assert_eq!(
        (&told["assisted"], &told["hints"], &told["rated"]),
        (&true.into(), &true.into(), &Value::Null)
    );
    assert_eq!(told["unrated"], "assisted");
    for person in [&ana, &bo] {
        person.get(&format!("/api/tables/{id}/hint")).await;
    }
    let listed = &ana.get("/api/tables?status=running").await[0];
    assert_eq!(listed["assisted"], true, "the lobby says so: {listed}");
    // Played again it is what it was.
    for person in [&ana, &bo] {
        person.post(&format!("/api/tables/{id}/resign"), &json!({})).await;
    }
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    let told = socket.until(|told| told["table"]["status"] == "over").await;
    assert_eq!(told["table"]["counted"], json!([{ "unrated": "assisted" }, { "unrated": "assisted" }]));
    assert_eq!(ana.get("/api/me/ratings").await, json!([]));
    let again = ana.post(&format!("/api/tables/{id}/rematch"), &json!({})).await["table"].clone();
    let told = ana.get(&format!("/api/tables/{}", again.as_str().unwrap())).await;
    assert_eq!(told["assisted"], true);
    // Nobody comes to one by looking for a quick match.
    let wish =
        json!({ "game": "heat", "seats": 2, "listed": true, "starts_when_full": true, "assisted": true });
    let made = ana.post("/api/tables", &wish).await["id"].clone();
    let found = bo.post(QUICK, &json!({ "game": "heat", "seats": 2 })).await;
    assert_ne!(found["id"], made);
}

#[tokio::test]
async fn throw_away_guests_make_no_ratings_and_every_table_counts_once() {
    let house = House::open().await;
    let (ana, bo) = (house.member("Ana").await, house.member("Bo").await);
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(two_at_a_table(&ana, &bo, json!({})).await);
        let guest = house.guest().await;
        tables.push(two_at_a_table(&ana, &guest, json!({})).await);
        guest.post(&format!("/api/tables/{}/resign", tables.last().unwrap()), &json!({})).await;
    }
    for id in &tables {
        ana.post(&format!("/api/tables/{id}/resign"), &json!({})).await;
        bo.try_send("POST", &format!("/api/tables/{id}/resign"), Some(&json!({}))).await;
    }
    // All are looked at at once, so that they end about at once.
    let mut socket = ana.connect().await;
    for id in &tables {
        socket.watch(id).await;
    }
    for id in &tables {
        let is_over = |told: &Value| told["table"]["id"] == id.as_str() && told["table"]["status"] == "over";
        if !socket.heard.iter().any(is_over) {
            socket.until(is_over).await;
        }
        // Whoever asks is answered when all of it is stored.
        ana.get(&format!("/api/tables/{id}")).await;
    }
    let counted = ana.get("/api/me/ratings").await[0]["tables"].clone();
    assert_eq!(counted, 12, "those with Bo, each of them, and none with guests");
}

#[tokio::test]
async fn who_looks_for_a_match_at_the_same_moment_finds_one() {
    let house = House::open().await;
    let mut people = Vec::new();
    for _ in 0..20 {
        people.push(house.guest().await);
    }
    let wish = json!({ "game": "railroad-ink", "seats": 2 });
    let found = futures_util::future::join_all(people.iter().map(|person| person.post(QUICK, &wish))).await;
    let mut tables: Vec<String> = found.iter().map(|table| table["id"].to_string()).collect();
    tables.sort();
    tables.dedup();
    assert_eq!(tables.len(), 10, "two and two");
}

#[tokio::test]
async fn strangers_who_come_and_go_do_not_disturb_players() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let id = two_at_a_table(&ana, &bo, json!({})).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    let before = socket.heard.len();
    let mut stranger = house.guest().await.connect().await;
    for _ in 0..50 {
        stranger.watch(&id).await;
        stranger.ask(&json!({ "unwatch": { "table": id } })).await.unwrap();
    }
    socket.catch_up().await;
    assert_eq!(socket.heard.len(), before + 1, "nothing but the answer to her own question");
    let mut other = bo.connect().await;
    other.watch(&id).await;
    socket.until(|told| told["table"]["seats"][1]["present"] == true).await;
    other.close().await;
    socket.until(|told| told["table"]["seats"][1]["present"] == false).await;
}
