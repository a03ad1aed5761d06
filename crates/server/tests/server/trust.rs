//! Whose word a record is, and who chose the dice.

use crate::client::{Guest, House};
use crossroads_bots::roster;
use crossroads_engine::dice::Nonce;
use crossroads_engine::{Commitment, Seed};
use crossroads_server::keys::{Keys, SealError, sealed_by};
use crossroads_store::Sqlite;
use serde_json::{Value, json};

fn nonce(byte: u8) -> String {
    Nonce([byte; 32]).to_string()
}

/// Everybody gives up, and bots play it to its end; answers its record.
async fn record_of(host: &Guest, id: &str, people: &[&Guest]) -> Value {
    let mut socket = host.connect().await;
    socket.watch(id).await;
    for person in people {
        person.post(&format!("/api/tables/{id}/resign"), &json!({})).await;
    }
    if !socket.heard.iter().any(|told| told["table"]["status"] == "over") {
        socket.until(|told| told["table"]["status"] == "over").await;
    }
    host.get(&format!("/api/tables/{id}/record")).await
}

fn replays(record: &Value) -> Result<(), String> {
    let game = roster::game(record["game"].as_str().unwrap()).unwrap();
    game.replay(record, &mut |_, _, _| {}).map(drop).map_err(|error| error.to_string())
}

#[tokio::test]
async fn a_record_is_the_servers_word_for_who_sat_where_and_when() {
    let house = House::open().await;
    let (ana, bo) = (house.member("Ana").await, house.guest().await);
    let wish = json!({ "game": "railroad-ink", "seats": 3, "bots": ["random"], "nonce": nonce(1) });
    let told = ana.post("/api/tables", &wish).await;
    let id = told["id"].as_str().unwrap();
    let commitment: Commitment = told["commitment"].as_str().unwrap().parse().unwrap();
    let invite = told["invite"].clone();
    bo.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": invite, "nonce": nonce(2) })).await;
    assert_eq!(ana.get(&format!("/api/tables/{id}")).await["nonces"], Value::Null, "not before the start");
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let told = ana.get(&format!("/api/tables/{id}")).await;
    assert_eq!(told["nonces"], json!([nonce(1), nonce(2), null]));
    let mut record = record_of(&ana, id, &[&ana, &bo]).await;

    let key = ana.get("/api/key").await["key"].as_str().unwrap().to_owned();
    assert_eq!(sealed_by(&record), Ok(Some(key)));
    assert_eq!(replays(&record), Ok(()));
    assert_eq!((&record["format"], &record["over"]), (&json!(2), &json!(true)));
    let secret: Seed = record["dice"]["secret"].as_str().unwrap().parse().unwrap();
    let nonces = [Some(Nonce([1; 32])), Some(Nonce([2; 32])), None];
    assert_eq!(record["seed"], secret.mixed(id, &nonces).to_string(), "nobody alone chose it");
    assert_eq!(secret.commitment(), commitment, "the server had chosen its part before it knew the others'");
    let seats = &record["table"]["seats"];
    assert_eq!(seats[0], json!({ "who": "person", "name": "Ana" }));
    assert_eq!((&seats[1]["who"], &seats[2]), (&json!("guest"), &json!({ "who": "bot", "name": "random" })));
    assert_eq!(record["table"]["id"], id);
    let (times, log) = (record["table"]["times"].as_array().unwrap(), record["log"].as_array().unwrap());
    assert!(!log.is_empty() && times.len() == log.len());
    assert!(record["table"]["since_ms"].as_i64().unwrap() <= times[0].as_i64().unwrap());
    // It is the same after the server was started anew, and names go with their owners.
    let mut house = house;
    house.restart().await;
    let (ana, bo) = (ana.at(&house), bo.at(&house));
    assert_eq!(ana.get(&format!("/api/tables/{id}/record")).await, record);
    bo.send("DELETE", "/api/me", None).await;
    let without = ana.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(without["table"]["seats"][1], json!({ "who": "gone", "name": "" }));
    assert!(sealed_by(&without).unwrap().is_some());
    record["table"]["seats"][1]["name"] = "Somebody else".into();
    assert_eq!(sealed_by(&record), Err(SealError::Changed));
}

#[tokio::test]
async fn what_somebody_adds_to_the_dice_is_theirs_alone() {
    let house = House::open().await;
    let (ana, bo, eve) = (house.guest().await, house.guest().await, house.guest().await);
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true, "nonce": nonce(1) });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    for bad in [json!("12"), json!(7), json!("z".repeat(64))] {
        bo.fails("POST", &at("sit"), Some(&json!({ "nonce": bad })), "malformed").await;
    }
    bo.post(&at("sit"), &json!({ "nonce": nonce(2) })).await;
    bo.post(&at("stand-up"), &json!({})).await;
    eve.post(&at("sit"), &json!({})).await;
    ana.post(&at("start"), &json!({})).await;
    let nonces = ana.get(&format!("/api/tables/{id}")).await["nonces"].clone();
    assert_eq!(nonces, json!([nonce(1), null]), "who has left adds nothing, and nobody has to");
    record_of(&ana, &id, &[&ana, &eve]).await;

    let again = ana.post(&at("rematch"), &json!({ "nonce": nonce(3) })).await["table"].clone();
    let again = again.as_str().unwrap();
    assert_eq!(eve.send("POST", &at("rematch"), None).await["table"], again, "also without a body");
    ana.post(&format!("/api/tables/{again}/start"), &json!({})).await;
    let told = ana.get(&format!("/api/tables/{again}")).await;
    assert_eq!(told["nonces"], json!([nonce(3), null]));
    let record = record_of(&ana, again, &[&ana, &eve]).await;
    assert_eq!(replays(&record), Ok(()));

    let quick = |byte| json!({ "game": "railroad-ink", "seats": 2, "nonce": nonce(byte) });
    let first = ana.post("/api/quick-match", &quick(4)).await["id"].clone();
    assert_eq!(bo.post("/api/quick-match", &quick(5)).await["id"], first);
    let told = ana.get(&format!("/api/tables/{}", first.as_str().unwrap())).await;
    assert_eq!(told["nonces"], json!([nonce(4), nonce(5)]));
}

/// All that lies in the folder of a database, as one text.
fn everything_in(house: &House) -> String {
    let files = house.database().parent().unwrap().read_dir().unwrap().flatten();
    files.map(|file| String::from_utf8_lossy(&std::fs::read(file.path()).unwrap()).into_owned()).collect()
}

#[tokio::test]
async fn seeds_of_running_tables_are_in_no_file_until_they_are_over() {
    let house = House::open().await;
    let ana = house.guest().await;
    let wish = json!({ "game": "railroad-ink", "seats": 1, "nonce": nonce(1) });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let before = everything_in(&house);
    let copy = house.database().with_extension("copy");
    crossroads_store::backup(&house.database(), &copy).unwrap();
    let copied = String::from_utf8_lossy(&std::fs::read(&copy).unwrap()).into_owned();
    let record = record_of(&ana, &id, &[&ana]).await;
    assert_eq!(replays(&record), Ok(()));
    for secret in [&record["seed"], &record["dice"]["secret"]] {
        let secret = secret.as_str().unwrap();
        assert!(!before.contains(secret) && !copied.contains(secret));
        assert!(everything_in(&house).contains(secret), "what is over is everybody's");
    }
}

#[tokio::test]
async fn a_store_that_others_keys_have_closed_is_not_opened() {
    let mut house = House::open().await;
    let ana = house.guest().await;
    ana.post("/api/tables", &json!({ "game": "railroad-ink", "seats": 1 })).await;
    house.stop().await;
    let settings = crossroads_server::settings::Settings {
        listen: "127.0.0.1:0".parse().unwrap(),
        keys: Keys::fresh().into(),
        ..Default::default()
    };
    let store = Sqlite::open(&house.database()).unwrap();
    let refused = crossroads_server::Running::start(settings, std::sync::Arc::new(store)).await;
    let refused = refused.err().expect("it does not start");
    assert!(refused.to_string().contains("keys"), "{refused}");
}
