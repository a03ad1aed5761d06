//! What is told of a table that is over, and the same moment through other eyes.

use crate::client::{Guest, House};
use serde_json::{Value, json};

/// A table for Ana and a bot, begun.
async fn begun(ana: &Guest) -> String {
    let wish = json!({ "game": "railroad-ink", "seats": 2, "bots": ["greedy"], "listed": false });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    id
}

async fn updates(guest: &Guest, id: &str, eyes: &str) -> Vec<Value> {
    guest.get(&format!("/api/tables/{id}/history?{eyes}")).await["updates"].as_array().unwrap().clone()
}

#[tokio::test]
async fn what_decided_a_table_is_told_when_it_is_over_and_not_before() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let id = begun(&ana).await;
    let path = format!("/api/tables/{id}/hindsight");
    ana.fails("GET", &path, None, "not_now").await;
    ana.fails("GET", &format!("/api/tables/{id}/moment?number=1&to=1"), None, "forbidden").await;
    ana.fails("GET", &format!("/api/tables/{id}/moment?number=1"), None, "not_now").await;
    ana.plays_out(&id).await;
    let told = ana.get(&path).await;
    let figures = told["figures"].as_array().unwrap();
    assert!(figures.len() > 4 && figures.iter().all(|it| it["values"].as_array().unwrap().len() == 2));
    assert_eq!(figures, bo.get(&path).await["figures"].as_array().unwrap(), "alike for everybody");
    // A turning point bears the number of the update that shows it, whoever asks.
    let points = told["turning_points"].as_array().unwrap();
    assert!(!points.is_empty());
    for (guest, eyes) in [(&ana, ""), (&bo, ""), (&bo, "seat=1"), (&ana, "spectator=true")] {
        let seen = updates(guest, &id, eyes).await;
        let points = guest.get(&format!("{path}?{eyes}")).await["turning_points"].as_array().unwrap().clone();
        for point in points {
            let number = point["number"].as_u64().unwrap();
            let update =
                seen.iter().find(|update| update["number"] == number).expect("there is such an update");
            let events = update["events"].as_array().unwrap();
            assert!(
                events.iter().any(|seen| seen["event"]["shown"].is_object()),
                "{point}: a round was shown"
            );
        }
    }
}

#[tokio::test]
async fn other_eyes_see_the_same_moment_under_another_number() {
    let house = House::open().await;
    let ana = house.guest().await;
    let id = begun(&ana).await;
    ana.plays_out(&id).await;
    let (own, other) = (updates(&ana, &id, "").await, updates(&ana, &id, "spectator=true").await);
    assert!(other.len() < own.len(), "spectators are not told what is drawn in secret");
    let round = |update: &Value| update["view"]["round"].clone();
    for mine in [0, own.len() / 3, own.len() / 2, own.len() - 1] {
        let path = format!("/api/tables/{id}/moment?number={mine}");
        let theirs = ana.get(&path).await["number"].as_u64().unwrap() as usize;
        assert_eq!(round(&own[mine]), round(&other[theirs]), "position {mine} is their {theirs}");
        // Looked for from there, it is no later moment.
        let back = format!("/api/tables/{id}/moment?spectator=true&number={theirs}&to=0");
        assert!(ana.get(&back).await["number"].as_u64().unwrap() as usize <= mine);
    }
    let end = ana.get(&format!("/api/tables/{id}/moment?number=999999&to=1")).await["number"].clone();
    assert_eq!(end, updates(&ana, &id, "seat=1").await.len() - 1, "beyond the end is the end");
}
