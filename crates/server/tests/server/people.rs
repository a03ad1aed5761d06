//! Guests, names, passwords, sessions.

use crate::client::House;
use serde_json::json;

#[tokio::test]
async fn a_guest_needs_one_click_and_may_choose_a_name() {
    let house = House::open().await;
    let guest = house.guest().await;
    let me = guest.get("/api/me").await;
    assert_eq!((&me["id"], &me["guest"]), (&guest.id.clone().into(), &true.into()));
    assert!(me["name"].as_str().unwrap().len() > 3, "a friendly name: {me}");
    guest.send("PATCH", "/api/me", Some(&json!({ "name": "Ana" }))).await;
    assert_eq!(guest.get("/api/me").await["name"], "Ana");
    for name in ["", "   ", "x\u{7}y", &"x".repeat(25)] {
        guest.fails("PATCH", "/api/me", Some(&json!({ "name": name })), "not_acceptable").await;
    }
}

#[tokio::test]
async fn a_password_keeps_name_and_history_across_devices() {
    let house = House::open().await;
    let (ana, other) = (house.guest().await, house.guest().await);
    ana.send("PATCH", "/api/me", Some(&json!({ "name": "Ana" }))).await;
    ana.fails("POST", "/api/me/password", Some(&json!({ "password": "short" })), "not_acceptable").await;
    ana.post("/api/me/password", &json!({ "password": "correct horse" })).await;
    // Nobody else may be called so, or what looks the same.
    for twin in ["ANA", "A n a", "\u{410}na", "\u{ff21}na"] {
        other.fails("PATCH", "/api/me", Some(&json!({ "name": twin })), "name_taken").await;
        other.fails("POST", "/api/guest", Some(&json!({ "name": twin })), "name_taken").await;
    }
    // From another device.
    other
        .fails("POST", "/api/sign-in", Some(&json!({ "name": "ana", "password": "wrong" })), "wrong_password")
        .await;
    other
        .fails("POST", "/api/sign-in", Some(&json!({ "name": "nobody", "password": "x" })), "wrong_password")
        .await;
    let signed_in = other.post("/api/sign-in", &json!({ "name": "ana", "password": "correct horse" })).await;
    assert_eq!(signed_in["id"], ana.id);
}

#[tokio::test]
async fn a_session_ends_when_its_owner_signs_out_or_is_forgotten() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    ana.post("/api/sign-out", &json!({})).await;
    ana.fails("GET", "/api/me", None, "not_signed_in").await;
    bo.send("DELETE", "/api/me", None).await;
    bo.fails("GET", "/api/me", None, "not_signed_in").await;
}

#[tokio::test]
async fn a_program_comes_with_a_token() {
    let house = House::open().await;
    let ana = house.guest().await;
    let token = ana.post("/api/me/tokens", &json!({ "label": "my bot" })).await["token"].clone();
    let answer = reqwest::Client::new()
        .get(house.url("/api/me"))
        .bearer_auth(token.as_str().unwrap())
        .send()
        .await
        .unwrap();
    let me: serde_json::Value = answer.json().await.unwrap();
    assert_eq!(me["id"], ana.id);
}

#[tokio::test]
async fn another_page_cannot_act_in_somebodys_name() {
    let house = House::open().await;
    let ana = house.guest().await;
    let forged = reqwest::Client::new()
        .post(house.url("/api/sign-out"))
        .header("cookie", &ana.cookie)
        .header("origin", "http://evil.example")
        .send()
        .await
        .unwrap();
    assert_eq!(forged.status(), 403);
    assert_eq!(ana.get("/api/me").await["id"], ana.id, "and nothing has happened");
}

#[tokio::test]
async fn people_see_their_sessions_and_take_their_data_along() {
    let house = House::open().await;
    let ana = house.guest().await;
    ana.post("/api/me/tokens", &json!({ "label": "my bot" })).await;
    let sessions = ana.get("/api/me/sessions").await;
    assert_eq!(sessions.as_array().unwrap().len(), 2);
    let bot = sessions.as_array().unwrap().iter().find(|session| session["kind"] == "api").unwrap();
    assert_eq!((&bot["label"], &bot["this"]), (&"my bot".into(), &false.into()));
    ana.send("DELETE", &format!("/api/me/sessions/{}", bot["id"].as_str().unwrap()), None).await;
    ana.fails("DELETE", "/api/me/sessions/0000", None, "not_found").await;
    let export = ana.get("/api/me/export").await;
    assert_eq!(
        (&export["person"]["id"], export["sessions"].as_array().unwrap().len()),
        (&ana.id.clone().into(), 1)
    );
    let letters = export.to_string();
    assert!(!letters.contains("password") && !letters.contains("token_hash"), "no secret leaves: {letters}");
}
