//! Attacks on accounts: each was possible once.

use crate::client::{Guest, House, PASSWORD};
use cpu_time::ProcessTime;
use serde_json::{Value, json};
use std::time::Duration;

/// Whoever comes with a token.
async fn with_token(house: &House, owner: &Guest, scope: &str) -> Guest {
    let wish = json!({ "label": "bot", "scope": scope });
    let token = owner.post("/api/me/tokens", &wish).await["token"].as_str().unwrap().to_owned();
    house.guest_again(&owner.id, &token)
}

#[tokio::test]
async fn a_token_plays_but_cannot_touch_the_account() {
    let house = House::open().await;
    let ana = house.member("Ana").await;
    let bot = with_token(&house, &ana, "play").await;
    let table = bot.post("/api/tables", &json!({ "game": "railroad-ink", "seats": 1 })).await;
    assert_eq!(table["host"], ana.id.as_str());
    let session = ana.get("/api/me/sessions").await[0]["id"].as_str().unwrap().to_owned();
    for (method, path, body) in [
        ("POST", "/api/me/password", Some(json!({ "password": "battery staple", "old": PASSWORD }))),
        ("POST", "/api/me/tokens", Some(json!({ "label": "more" }))),
        ("PATCH", "/api/me", Some(json!({ "name": "Eve" }))),
        ("GET", "/api/me/sessions", None),
        ("DELETE", &format!("/api/me/sessions/{session}"), None),
        ("GET", "/api/me/export", None),
        ("DELETE", "/api/me", None),
    ] {
        bot.fails(method, path, body.as_ref(), "forbidden").await;
    }
    assert_eq!(ana.get("/api/me").await["name"], "Ana");
}

#[tokio::test]
async fn a_token_for_looking_does_nothing_else() {
    let house = House::open().await;
    let ana = house.member("Ana").await;
    let eye = with_token(&house, &ana, "look").await;
    let id = ana.post("/api/tables", &json!({ "game": "railroad-ink", "seats": 1 })).await["id"].clone();
    let id = id.as_str().unwrap();
    eye.fails("POST", "/api/tables", Some(&json!({ "game": "railroad-ink", "seats": 1 })), "forbidden").await;
    eye.fails("POST", &format!("/api/tables/{id}/start"), Some(&json!({})), "forbidden").await;
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let mut socket = eye.connect().await;
    socket.watch(id).await;
    let action = socket.legal()[0].clone();
    for wish in [
        json!({ "act": { "table": id, "action": action } }),
        json!({ "chat": { "table": id, "text": "hello" } }),
        json!({ "resign": { "table": id } }),
    ] {
        assert_eq!(socket.ask(&wish).await.unwrap_err()["code"], "forbidden", "{wish}");
    }
    assert_eq!(eye.get(&format!("/api/tables/{id}/look")).await["number"], 0);
}

#[tokio::test]
async fn a_new_password_asks_for_the_old_one_and_ends_all_other_sessions() {
    let house = House::open().await;
    let ana = house.member("Ana").await;
    let sign_in = json!({ "name": "Ana", "password": PASSWORD });
    let answer = reqwest::Client::new().post(house.url("/api/sign-in")).json(&sign_in).send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap();
    let elsewhere = house.guest_again(&ana.id, cookie.split_once('=').unwrap().1);
    let bot = with_token(&house, &ana, "play").await;
    let mut socket = elsewhere.connect().await;
    for wrong in
        [json!({ "password": "battery staple" }), json!({ "password": "battery staple", "old": "mule" })]
    {
        ana.fails("POST", "/api/me/password", Some(&wrong), "wrong_password").await;
    }
    assert_eq!(elsewhere.get("/api/me").await["id"], ana.id.as_str());
    ana.post("/api/me/password", &json!({ "password": "battery staple", "old": PASSWORD })).await;
    elsewhere.fails("GET", "/api/me", None, "not_signed_in").await;
    bot.fails("GET", "/api/me", None, "not_signed_in").await;
    while socket.next().await.is_some() {}
    assert_eq!(ana.get("/api/me").await["id"], ana.id.as_str(), "who changed it stays");
}

#[tokio::test]
async fn a_session_ends_by_time() {
    let house = House::open().await;
    let ana = house.guest().await;
    let year_ms: i64 = 366 * 24 * 3_600_000;
    let database = rusqlite::Connection::open(house.database()).unwrap();
    database.execute("UPDATE sessions SET created_ms = created_ms - ?1", [year_ms]).unwrap();
    ana.fails("GET", "/api/me", None, "not_signed_in").await;
    let left: i64 = database.query_row("SELECT count(*) FROM sessions", [], |row| row.get(0)).unwrap();
    assert_eq!(left, 0, "and is forgotten");
}

#[tokio::test]
async fn an_account_grows_slow_when_passwords_are_tried_at_it() {
    let house = House::open().await;
    let (ana, bo) = (house.member("Ana").await, house.member("Bo").await);
    let mut codes = Vec::new();
    for number in 0..10 {
        let wish = json!({ "name": "ana", "password": format!("guess {number}") });
        codes.push(bo.try_send("POST", "/api/sign-in", Some(&wish)).await.1["code"].clone());
    }
    let wrong = codes.iter().filter(|code| **code == "wrong_password").count();
    assert!((5..=7).contains(&wrong) && codes[9] == "too_many", "{codes:?}");
    let nobody = json!({ "name": "nobody", "password": "guess" });
    bo.fails("POST", "/api/sign-in", Some(&nobody), "wrong_password").await;
    bo.post("/api/sign-in", &json!({ "name": "Bo", "password": PASSWORD })).await;
    assert_eq!(ana.get("/api/me").await["name"], "Ana", "who is signed in stays so");
}

#[tokio::test]
async fn nobody_learns_from_the_time_whether_a_name_exists() {
    let house = House::open().await;
    let ana = house.member("Ana").await;
    // The processor's time, and the least of a few: what a busy machine does meanwhile is none of it.
    let (mut known, mut unknown) = (Duration::MAX, Duration::MAX);
    for number in 0..5 {
        known = known.min(work_of_sign_in(&ana, "Ana").await);
        unknown = unknown.min(work_of_sign_in(&ana, &format!("nobody {number}")).await);
    }
    assert!(unknown * 3 > known, "{unknown:?} for a name that does not exist, {known:?} for one that does");
}

async fn work_of_sign_in(guest: &Guest, name: &str) -> Duration {
    let began = ProcessTime::now();
    let wish = json!({ "name": name, "password": "guess" });
    guest.fails("POST", "/api/sign-in", Some(&wish), "wrong_password").await;
    began.elapsed()
}

#[tokio::test]
async fn sign_ins_by_the_hundred_are_refused_and_take_no_memory() {
    let house = House::open().await;
    let ana = house.member("Ana").await;
    let tries = (0..200).map(|number| {
        let (ana, wish) = (ana.clone(), json!({ "name": format!("nobody {number}"), "password": "guess" }));
        async move { ana.try_send("POST", "/api/sign-in", Some(&wish)).await.1["code"].clone() }
    });
    let codes = futures_util::future::join_all(tries).await;
    let refused = codes.iter().filter(|code| **code == "too_many").count();
    assert!(
        refused > 0 && codes.iter().all(|code| *code == "too_many" || *code == "wrong_password"),
        "{codes:?}"
    );
    // Two hashes of 19 MiB, and what the process needs anyway; it had been gigabytes.
    let held = crossroads_server::metrics::memory_bytes().unwrap_or_default() >> 20;
    assert!(held < 300, "{held} MB");
}

#[tokio::test]
async fn passwords_that_everybody_tries_first_are_refused() {
    let house = House::open().await;
    let ana = house.guest().await;
    for password in ["12345678", "        ", "Password1!"] {
        ana.fails("POST", "/api/me/password", Some(&json!({ "password": password })), "not_acceptable").await;
    }
}

#[tokio::test]
async fn names_show_what_they_are() {
    let house = House::open().await;
    let ana = house.guest().await;
    for name in ["\u{200b}", "A\u{200b}na", "\u{202e}anA", "A\u{ad}na"] {
        ana.fails("PATCH", "/api/me", Some(&json!({ "name": name })), "not_acceptable").await;
    }
    let told = ana.send("PATCH", "/api/me", Some(&json!({ "name": "\u{ff21}na" }))).await;
    assert_eq!(told["name"], "Ana");
    let member = house.member("Bo").await;
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true });
    let id = member.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/sit"), &json!({})).await;
    let seats = ana.get(&format!("/api/tables/{id}")).await["seats"].clone();
    assert_eq!(
        (&seats[0]["guest"], &seats[1]["guest"]),
        (&Value::Null, &true.into()),
        "a guest is known as one"
    );
}
