//! Taking one's data along, and being forgotten: as a whole, whatever state tables are in.

use crate::client::House;
use serde_json::{Value, json};

#[tokio::test]
async fn what_somebody_did_and_said_comes_along() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    bo.post(&format!("/api/tables/{id}/sit"), &json!({})).await;
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let (mut hers, mut his) = (ana.connect().await, bo.connect().await);
    hers.watch(&id).await;
    his.watch(&id).await;
    let (first, second) = (hers.legal()[0].clone(), his.legal()[0].clone());
    hers.ask(&json!({ "act": { "table": id, "action": first } })).await.unwrap();
    hers.ask(&json!({ "undo": { "table": id } })).await.unwrap();
    his.ask(&json!({ "act": { "table": id, "action": second } })).await.unwrap();
    hers.ask(&json!({ "chat": { "table": id, "text": "mine" } })).await.unwrap();
    his.ask(&json!({ "chat": { "table": id, "text": "his" } })).await.unwrap();
    // Also at a table where she only looks on.
    let other = bo.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    hers.watch(&other).await;
    hers.ask(&json!({ "chat": { "table": other, "text": "good luck" } })).await.unwrap();

    let export = ana.get("/api/me/export").await;
    let said: Vec<(&Value, &Value)> =
        export["chat"].as_array().unwrap().iter().map(|line| (&line["table"], &line["text"])).collect();
    assert_eq!(said.len(), 2);
    assert!(
        said.contains(&(&json!(id), &json!("mine"))) && said.contains(&(&json!(other), &json!("good luck")))
    );
    assert!(export["chat"][0]["at_ms"].as_i64().unwrap() > 0);
    let deeds = export["deeds"].as_array().unwrap();
    assert_eq!((deeds.len(), &deeds[0]["table"]), (1, &json!(id)));
    let done: Vec<&Value> = deeds[0]["deeds"].as_array().unwrap().iter().map(|deed| &deed["do"]).collect();
    assert_eq!(done, [&json!({ "act": first }), &json!("undo")], "hers, and nobody else's");
    assert!(!export.to_string().contains("\"seed\"") && !export.to_string().contains("\"his\""));
}

/// Nothing in the database holds this text.
fn is_nowhere(house: &House, text: &str) {
    let database = rusqlite::Connection::open(house.database()).unwrap();
    for (table, column) in [
        ("people", "id"),
        ("sessions", "person"),
        ("tables", "head"),
        ("sitting", "person"),
        ("chat", "person"),
        ("ratings", "person"),
        ("log", "CAST(line AS TEXT)"),
    ] {
        let sql = format!("SELECT count(*) FROM {table} WHERE instr({column}, ?1) > 0");
        let found: i64 = database.query_row(&sql, [text], |row| row.get(0)).unwrap();
        assert_eq!(found, 0, "{text} in {table}");
    }
}

#[tokio::test]
async fn who_is_forgotten_is_named_nowhere_any_more() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true });
    let lay = async || ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    // She is the host and has left her seat; at another table he has muted her; at a third they play.
    let (left, plays) = (lay().await, lay().await);
    bo.post(&format!("/api/tables/{left}/sit"), &json!({})).await;
    ana.post(&format!("/api/tables/{left}/stand-up"), &json!({})).await;
    let mutes = bo.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    let (mut hers, mut his) = (ana.connect().await, bo.connect().await);
    for id in [&left, &plays, &mutes] {
        hers.watch(id).await;
        his.watch(id).await;
        hers.ask(&json!({ "chat": { "table": id, "text": "hello" } })).await.unwrap();
    }
    his.ask(&json!({ "mute": { "table": mutes, "person": ana.id, "muted": true } })).await.unwrap();
    bo.post(&format!("/api/tables/{plays}/sit"), &json!({})).await;
    ana.post(&format!("/api/tables/{plays}/start"), &json!({})).await;

    ana.send("DELETE", "/api/me", None).await;
    is_nowhere(&house, &ana.id);
    assert_eq!(bo.get(&format!("/api/tables/{left}")).await["host"], bo.id.as_str(), "he can start it now");
    assert_eq!(bo.get(&format!("/api/tables/{plays}")).await["seats"][0]["sitter"], "gone");
    // Whoever comes while the table is awake is not told either.
    let mut late = house.guest().await.connect().await;
    for id in [&left, &plays, &mutes] {
        late.watch(id).await;
    }
    late.catch_up().await;
    assert!(late.letters.iter().any(|told| told.contains("hello")), "what was said stays");
    assert!(late.letters.iter().all(|told| !told.contains(&ana.id)), "{:?}", late.letters);
}

#[tokio::test]
async fn a_table_that_cannot_be_woken_holds_nobody() {
    let mut house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true });
    let mut ids = Vec::new();
    for _ in 0..2 {
        let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
        bo.post(&format!("/api/tables/{id}/sit"), &json!({})).await;
        ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
        let look = ana.get(&format!("/api/tables/{id}/look")).await;
        ana.post(&format!("/api/tables/{id}/act"), &json!({ "action": look["legal"][0] })).await;
        ids.push(id);
    }
    house.stop().await;
    let database = rusqlite::Connection::open(house.database()).unwrap();
    database.execute("UPDATE log SET line = x'6363' WHERE table_id = ?1", [&ids[0]]).unwrap();
    let torn = "UPDATE tables SET head = substr(head, 1, length(head) - 1) WHERE id = ?1";
    database.execute(torn, [&ids[1]]).unwrap();
    drop(database);
    house.restart().await;
    let (ana, bo) = (ana.at(&house), bo.at(&house));
    for id in &ids {
        assert!(ana.try_send("GET", &format!("/api/tables/{id}"), None).await.0 >= 500, "it is broken");
    }
    ana.send("DELETE", "/api/me", None).await;
    is_nowhere(&house, &ana.id);
    assert_eq!(bo.get("/api/me/export").await["deeds"], json!([]), "nobody can tell any more");
    bo.send("DELETE", "/api/me", None).await;
    is_nowhere(&house, &bo.id);
}
