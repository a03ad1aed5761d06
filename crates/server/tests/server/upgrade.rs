//! A store that the version before this one has written: `data/before-versions.db`. It knew nothing of rules versions in
//! heads, of hashes in logs and of records that are kept; `data/README.md` says how it came to be.

use crate::client::{Guest, House, Socket};
use serde_json::{Value, json};
use std::path::Path;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/data");

/// What the old version said of its tables and people when it was asked last.
struct Before(Value);

impl Before {
    fn read() -> Before {
        let text = std::fs::read_to_string(format!("{DATA}/before-versions.json")).unwrap();
        Before(serde_json::from_str(&text).unwrap())
    }

    fn table(&self, which: &str) -> (&str, &Value) {
        let table = &self.0["tables"][which];
        (table["id"].as_str().unwrap(), table)
    }

    /// Somebody who comes back with the cookie they had.
    fn guest(&self, house: &House, number: usize) -> Guest {
        let person = &self.0["people"][number];
        house.guest_again(person["id"].as_str().unwrap(), person["token"].as_str().unwrap())
    }
}

async fn upgraded() -> (House, Before) {
    (House::on(Path::new(&format!("{DATA}/before-versions.db"))).await, Before::read())
}

#[tokio::test]
async fn people_and_open_tables_go_on() {
    let (house, before) = upgraded().await;
    let (ana, bo) = (before.guest(&house, 0), before.guest(&house, 1));
    assert_eq!(ana.get("/api/me").await["name"], "Ana");
    let (id, _) = before.table("open");
    bo.post(&format!("/api/tables/{id}/sit"), &json!({})).await;
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let look = ana.get(&format!("/api/tables/{id}/look")).await;
    ana.post(&format!("/api/tables/{id}/act"), &json!({ "action": look["legal"][0] })).await;
    assert_eq!(ana.get(&format!("/api/tables/{id}")).await["other_rules"], false);
}

/// What the old store had no place for has one now.
#[tokio::test]
async fn whoever_was_there_can_be_blocked_and_reported() {
    let (house, before) = upgraded().await;
    let (ana, bo) = (before.guest(&house, 0), before.guest(&house, 1));
    ana.post(&format!("/api/people/{}/block", bo.id), &json!({ "blocked": true })).await;
    let (id, _) = before.table("open");
    bo.fails("POST", &format!("/api/tables/{id}/sit"), Some(&json!({})), "forbidden").await;
    bo.post("/api/reports", &json!({ "about": ana.id, "table": id, "reason": "why?" })).await;
}

/// Its secrets lay open; from the first start on they do not.
#[tokio::test]
async fn what_lay_open_is_closed() {
    let old = rusqlite::Connection::open(format!("{DATA}/before-versions.db")).unwrap();
    let heads = |database: &rusqlite::Connection| -> Vec<Value> {
        let mut rows =
            database.prepare("SELECT head FROM tables WHERE status <> 'over' ORDER BY id").unwrap();
        let heads = rows.query_map([], |row| row.get::<_, String>(0)).unwrap();
        heads.map(|head| serde_json::from_str(&head.unwrap()).unwrap()).collect()
    };
    let (house, _) = upgraded().await;
    let (before, after) = (heads(&old), heads(&rusqlite::Connection::open(house.database()).unwrap()));
    assert!(before.len() == after.len() && before.len() > 1);
    for (before, after) in before.iter().zip(after) {
        assert!(before["sealed"].is_null() && after["sealed"].is_string());
        assert_ne!(before["seed"], after["seed"]);
        assert!(!after.to_string().contains(before["seed"].as_str().unwrap()));
    }
}

/// Whether all that was told is told still; a later server may tell more beside it.
fn holds(is: &Value, was: &Value) -> bool {
    match (is, was) {
        (Value::Object(is), Value::Object(was)) => {
            was.iter().all(|(field, was)| is.get(field).is_some_and(|is| holds(is, was)))
        }
        (Value::Array(is), Value::Array(was)) => {
            is.len() == was.len() && is.iter().zip(was).all(|(is, was)| holds(is, was))
        }
        _ => is == was,
    }
}

/// Nobody knows by which rules they were played, so they are shown as they were, and nothing is made up.
#[tokio::test]
async fn tables_that_had_begun_are_kept_as_they_were() {
    let (house, before) = upgraded().await;
    let ana = before.guest(&house, 0);
    for which in ["running", "over"] {
        let (id, was) = before.table(which);
        let is = ana.get(&format!("/api/tables/{id}")).await;
        assert_eq!(is["other_rules"], true);
        for field in was.as_object().unwrap().keys() {
            assert!(
                holds(&is[field], &was[field]),
                "{which}: {field}: {} instead of {}",
                is[field],
                was[field]
            );
        }
        for ask in ["look", "text", "history"] {
            ana.fails("GET", &format!("/api/tables/{id}/{ask}"), None, "not_now").await;
        }
        ana.fails("POST", &format!("/api/tables/{id}/undo"), Some(&json!({})), "not_now").await;
        let mut socket = ana.connect().await;
        socket.watch(id).await;
        assert_eq!(socket.update(), None, "there is no board to show");
    }
    let (over, _) = before.table("over");
    ana.fails("GET", &format!("/api/tables/{over}/record"), None, "not_found").await;
    ana.post(&format!("/api/tables/{over}/rematch"), &json!({})).await;
    let mine = ana.get("/api/me/tables").await;
    assert_eq!(mine.as_array().unwrap().len(), 4, "and all are listed: {mine}");
}

/// Whoever looks at a kept table can leave, and can be forgotten.
#[tokio::test]
async fn a_kept_table_holds_nobody() {
    let (house, before) = upgraded().await;
    let (ana, bo) = (before.guest(&house, 0), before.guest(&house, 1));
    bo.send("DELETE", "/api/me", None).await;
    let (id, _) = before.table("running");
    assert_eq!(ana.get(&format!("/api/tables/{id}")).await["seats"][1]["sitter"], "gone");
    let mut spectator = Socket::connect(house.address(), None).await;
    spectator.watch(id).await;
    spectator.ask(&json!({ "unwatch": { "table": id } })).await.unwrap();
}
