//! How people get on with each other: blocks, reports, and those who look after it.

use crate::client::{Guest, House, PASSWORD, Socket};
use crate::fairness::two_at_a_table;
use serde_json::{Value, json};

fn block_of(other: &Guest) -> String {
    format!("/api/people/{}/block", other.id)
}

async fn say(socket: &mut Socket, table: &str, text: &str) -> Result<(), Value> {
    socket.ask(&json!({ "chat": { "table": table, "text": text } })).await
}

fn heard(socket: &Socket) -> Vec<&str> {
    socket.heard.iter().filter_map(|told| told["chat"]["text"].as_str()).collect()
}

#[tokio::test]
async fn who_is_blocked_is_not_heard() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let id = two_at_a_table(&ana, &bo, json!({})).await;
    let (mut hers, mut his) = (ana.connect().await, bo.connect().await);
    let mut cy = Socket::connect(house.address(), None).await;
    for socket in [&mut hers, &mut his, &mut cy] {
        socket.watch(&id).await;
    }
    say(&mut his, &id, "before").await.unwrap();
    hers.until(|told| told["chat"]["text"] == "before").await;
    ana.post(&block_of(&bo), &json!({ "blocked": true })).await;
    say(&mut his, &id, "while").await.unwrap();
    say(&mut hers, &id, "mine").await.unwrap();
    cy.until(|told| told["chat"]["text"] == "mine").await;
    assert_eq!(heard(&cy), ["before", "while", "mine"], "it is between the two of them");
    hers.catch_up().await;
    assert_eq!(heard(&hers), ["before", "mine"]);
    // Whoever comes anew is told as little, and he is told nothing of it.
    let mut again = ana.connect().await;
    again.watch(&id).await;
    assert_eq!(heard(&again), ["mine"]);
    his.catch_up().await;
    assert_eq!(heard(&his), ["before", "while", "mine"]);
    let blocks = ana.get("/api/me/blocks").await;
    assert_eq!((blocks.as_array().unwrap().len(), &blocks[0]["id"]), (1, &bo.id.clone().into()));
    assert_eq!(ana.get(&format!("/api/people/{}", bo.id)).await["blocked"], true);
    assert_eq!(bo.get(&format!("/api/people/{}", ana.id)).await["blocked"], false);

    ana.post(&block_of(&bo), &json!({ "blocked": false })).await;
    say(&mut his, &id, "after").await.unwrap();
    again.until(|told| told["chat"]["text"] == "after").await;
    ana.fails("POST", &block_of(&ana), Some(&json!({ "blocked": true })), "not_now").await;
    let nobody = "/api/people/nobody/block";
    ana.fails("POST", nobody, Some(&json!({ "blocked": true })), "not_found").await;
}

#[tokio::test]
async fn who_is_blocked_is_brought_together_with_nobody_who_blocked_them() {
    let house = House::open().await;
    let (ana, bo, cy) = (house.guest().await, house.guest().await, house.guest().await);
    ana.post(&block_of(&bo), &json!({ "blocked": true })).await;
    let wish = json!({ "game": "railroad-ink", "seats": 2 });
    let hers = ana.post("/api/quick-match", &wish).await["id"].clone();
    let his = bo.post("/api/quick-match", &wish).await["id"].clone();
    assert_ne!(hers, his, "neither when he looks");
    let other = json!({ "game": "heat", "seats": 2 });
    let his_heat = bo.post("/api/quick-match", &other).await["id"].clone();
    assert_ne!(ana.post("/api/quick-match", &other).await["id"], his_heat, "nor when she does");
    let others = cy.post("/api/quick-match", &wish).await["id"].clone();
    assert!(others == hers || others == his, "others come together as ever");

    let table = ana.post("/api/tables", &json!({ "game": "heat", "seats": 3, "listed": true })).await;
    let sit = format!("/api/tables/{}/sit", table["id"].as_str().unwrap());
    let (_, told) = bo.try_send("POST", &sit, Some(&json!({ "invite": table["invite"] }))).await;
    assert_eq!(told["code"], "forbidden", "not by invitation either: {told}");
    cy.post(&sit, &json!({})).await;
    // At his own tables she may sit down if she likes, and at a third person's both may.
    let his =
        bo.post("/api/tables", &json!({ "game": "heat", "seats": 3, "listed": true })).await["id"].clone();
    ana.post(&format!("/api/tables/{}/sit", his.as_str().unwrap()), &json!({})).await;
    ana.post(&block_of(&bo), &json!({ "blocked": false })).await;
    bo.post(&sit, &json!({})).await;
}

/// A server with a moderator, Mo, and two people at a table of theirs.
async fn moderated() -> (House, Guest, Guest, Guest, String) {
    let mut house = House::open().await;
    let (mo, ana, bo) = (house.member("Mo").await, house.member("Ana").await, house.member("Bo").await);
    house.moderated_by(&["MO"]).await;
    let (mo, ana, bo) = (mo.at(&house), ana.at(&house), bo.at(&house));
    let id = two_at_a_table(&ana, &bo, json!({})).await;
    (house, mo, ana, bo, id)
}

#[tokio::test]
async fn a_report_is_kept_with_what_was_said_and_is_for_moderators() {
    let (house, mo, ana, bo, id) = moderated().await;
    let mut his = bo.connect().await;
    say(&mut his, &id, "you xxx").await.unwrap();
    let wish = json!({ "about": bo.id, "table": id, "reason": " He swears. " });
    ana.post("/api/reports", &wish).await;
    say(&mut his, &id, "later").await.unwrap();
    for person in [&ana, &bo] {
        person.fails("GET", "/api/moderation", None, "forbidden").await;
    }
    let page = mo.get("/api/moderation").await;
    let report = &page["reports"][0];
    assert_eq!((&report["by"]["name"], &report["about"]["name"]), (&"Ana".into(), &"Bo".into()));
    assert_eq!((&report["reason"], &report["table"]), (&"He swears.".into(), &id.clone().into()));
    assert_eq!(report["said"].as_array().unwrap().len(), 1, "what was said until then");
    assert_eq!(
        (&report["said"][0]["text"], &report["said"][0]["person"]["name"]),
        (&"you xxx".into(), &"Bo".into())
    );
    assert_eq!(ana.get("/api/me/export").await["reports"][0]["reason"], "He swears.");
    assert_eq!(bo.get("/api/me/export").await["reports"], json!([]), "who has reported him he is not told");

    let close = format!("/api/moderation/reports/{}/close", report["id"].as_str().unwrap());
    ana.fails("POST", &close, Some(&json!({ "reason": "it is nothing" })), "forbidden").await;
    mo.fails("POST", &close, Some(&json!({ "reason": "" })), "not_acceptable").await;
    mo.post(&close, &json!({ "reason": "talked to him" })).await;
    mo.fails("POST", &close, Some(&json!({ "reason": "again" })), "not_now").await;
    let page = mo.get("/api/moderation").await;
    assert_eq!(page["reports"][0]["closed_by"]["name"], "Mo");
    let deed = &page["deeds"][0];
    assert_eq!(
        (&deed["deed"], &deed["about"]["name"], &deed["reason"]),
        (&"close".into(), &"Bo".into(), &"talked to him".into())
    );
    // No program of theirs looks after manners.
    let token = mo.post("/api/me/tokens", &json!({ "label": "bot" })).await["token"].clone();
    let program = house.guest_again(&mo.id, token.as_str().unwrap());
    program.fails("GET", "/api/moderation", None, "forbidden").await;

    for (wish, code) in [
        (json!({ "about": ana.id, "reason": "me" }), "not_now"),
        (json!({ "about": "nobody", "reason": "x" }), "not_found"),
        (json!({ "about": bo.id, "table": "nowhere", "reason": "x" }), "not_found"),
        (json!({ "about": bo.id, "reason": "x".repeat(501) }), "not_acceptable"),
        // Whoever complains all the time has to wait.
        (json!({ "about": bo.id, "reason": "x" }), "too_many"),
    ] {
        ana.fails("POST", "/api/reports", Some(&wish), code).await;
    }
}

#[tokio::test]
async fn who_is_barred_is_signed_out_everywhere_and_told_why() {
    let (mut house, mo, ana, bo, id) = moderated().await;
    let mut his = bo.connect().await;
    his.watch(&id).await;
    let sentence = json!({ "person": bo.id, "kind": "ban", "hours": 24, "reason": "swears" });
    bo.fails("POST", "/api/moderation/sentences", Some(&sentence), "forbidden").await;
    mo.post("/api/moderation/sentences", &sentence).await;
    while his.next().await.is_some() {}
    bo.fails("GET", "/api/me", None, "not_signed_in").await;
    let sign_in = json!({ "name": "Bo", "password": PASSWORD });
    let (status, told) = ana.try_send("POST", "/api/sign-in", Some(&sign_in)).await;
    assert_eq!((status, &told["code"], &told["why"]["reason"]), (403, &"banned".into(), &"swears".into()));
    assert!(told["why"]["until_ms"].is_i64(), "{told}");
    // Whoever does not know the password learns nothing.
    let wrong = json!({ "name": "Bo", "password": "something else" });
    ana.fails("POST", "/api/sign-in", Some(&wrong), "wrong_password").await;
    house.restart().await;
    let (mo, ana) = (mo.at(&house), ana.at(&house));
    ana.fails("POST", "/api/sign-in", Some(&sign_in), "banned").await;
    let page = mo.get("/api/moderation").await;
    assert_eq!((&page["sanctions"][0]["kind"], &page["deeds"][0]["deed"]), (&"ban".into(), &"ban".into()));

    let pardon = json!({ "person": bo.id, "kind": "ban", "reason": "has said sorry" });
    mo.post("/api/moderation/pardons", &pardon).await;
    mo.fails("POST", "/api/moderation/pardons", Some(&pardon), "not_now").await;
    ana.post("/api/sign-in", &sign_in).await;
    assert_eq!(mo.get("/api/moderation").await["deeds"][0]["deed"], "unban");
    // A guest has no way back, and moderators do not judge each other.
    let guest = house.guest().await;
    let for_ever = json!({ "person": guest.id, "kind": "ban", "reason": "spam" });
    mo.post("/api/moderation/sentences", &for_ever).await;
    guest.fails("GET", "/api/me", None, "not_signed_in").await;
    let each_other = json!({ "person": mo.id, "kind": "ban", "reason": "spam" });
    mo.fails("POST", "/api/moderation/sentences", Some(&each_other), "not_now").await;
    let long = json!({ "person": ana.id, "kind": "ban", "hours": 0, "reason": "spam" });
    mo.fails("POST", "/api/moderation/sentences", Some(&long), "not_acceptable").await;
}

#[tokio::test]
async fn who_is_silenced_says_nothing_at_any_table() {
    let (_house, mo, ana, bo, id) = moderated().await;
    let mut his = bo.connect().await;
    his.watch(&id).await;
    say(&mut his, &id, "hello").await.unwrap();
    let mute = json!({ "person": bo.id, "kind": "mute", "reason": "spam" });
    mo.post("/api/moderation/sentences", &mute).await;
    assert_eq!(say(&mut his, &id, "hello").await.unwrap_err()["code"], "forbidden");
    bo.post(&format!("/api/tables/{id}/resign"), &json!({})).await;
    assert_eq!(bo.get("/api/me").await["id"], bo.id.as_str(), "everything else he may");
    mo.post("/api/moderation/pardons", &mute).await;
    say(&mut his, &id, "thanks").await.unwrap();
    drop(ana);
}

#[tokio::test]
async fn a_moderator_is_who_signs_in_by_the_name_when_the_server_starts() {
    let mut house = House::open().await;
    let mo = house.member("Mo").await;
    house.moderated_by(&["Mo", "Ma"]).await;
    let (names, strangers) = house.running().manners().moderators();
    assert_eq!((names, strangers), (vec!["Mo"], &["Ma".to_owned()][..]));
    let (mo, ma) = (mo.at(&house), house.member("Ma").await);
    assert_eq!(
        (&mo.get("/api/me").await["moderates"], &ma.get("/api/me").await["moderates"]),
        (&true.into(), &Value::Null)
    );
    ma.fails("GET", "/api/moderation", None, "forbidden").await;
    // Who calls themselves so without a password is nobody, and another name changes nothing.
    mo.send("PATCH", "/api/me", Some(&json!({ "name": "Moses" }))).await;
    mo.get("/api/moderation").await;
}
