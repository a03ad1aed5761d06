//! When the store fails: answers are true, whoever looks on is told to come back, and what was not done can be done.

use crate::client::{Guest, House, PATIENCE, Socket};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::time::Instant;

/// A database that takes nothing of one kind until it is mended.
struct Broken(Connection);

impl Broken {
    fn at(house: &House, write: &str) -> Broken {
        let connection = Connection::open(house.database()).unwrap();
        connection.busy_timeout(PATIENCE).unwrap();
        let refuse = format!("CREATE TRIGGER broken BEFORE {write} BEGIN SELECT RAISE(FAIL, 'broken'); END");
        connection.execute_batch(&refuse).unwrap();
        Broken(connection)
    }

    fn mend(self) {
        self.0.execute_batch("DROP TRIGGER broken").unwrap();
    }
}

/// Two who have started a table.
async fn two_at_a_table(house: &House) -> (String, [Guest; 2]) {
    let guests = [house.guest().await, house.guest().await];
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true });
    let id = guests[0].post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    guests[1].post(&format!("/api/tables/{id}/sit"), &json!({})).await;
    guests[0].post(&format!("/api/tables/{id}/start"), &json!({})).await;
    (id, guests)
}

/// Waits until this has been heard, which may be already.
async fn hear(socket: &mut Socket, wanted: impl Fn(&Value) -> bool) {
    if !socket.heard.iter().any(&wanted) {
        socket.until(wanted).await;
    }
}

#[tokio::test]
async fn a_failed_write_freezes_nobody() {
    let house = House::open().await;
    let (id, [ana, bo]) = two_at_a_table(&house).await;
    let mut sockets = [ana.connect().await, bo.connect().await];
    for socket in &mut sockets {
        socket.watch(&id).await;
    }
    let action = sockets[0].legal()[0].clone();
    let act = json!({ "act": { "table": id, "action": action, "key": "first" } });

    let broken = Broken::at(&house, "INSERT ON log");
    assert_eq!(sockets[0].ask(&act).await.unwrap_err()["code"], "store");
    for socket in &mut sockets {
        hear(socket, |told| told["come_back"]["table"] == id).await;
    }
    broken.mend();

    let watch = json!({ "watch": { "table": id, "number": 0 } });
    for socket in &mut sockets {
        socket.ask(&watch).await.unwrap();
    }
    for _ in 0..2 {
        sockets[0].ask(&act).await.unwrap();
    }
    sockets[0].catch_up().await;
    assert_eq!(sockets[0].update().unwrap()["number"], 1, "once, however often it is tried");
    let past = ana.get(&format!("/api/tables/{id}/history")).await;
    assert_eq!(past["updates"].as_array().unwrap().len(), 2, "and nothing of the first try is left");
}

/// Somebody from outside holds the database, as a full disk or a dead one would.
#[tokio::test]
async fn a_server_that_cannot_save_does_not_call_itself_well() {
    let house = House::open().await;
    let ana = house.guest().await;
    assert_eq!(ana.get("/api/health").await["ok"], true);
    let holder = Connection::open(house.database()).unwrap();
    holder.execute_batch("BEGIN IMMEDIATE").unwrap();
    // It is believed for a moment that all is well, because it was.
    let patience = Instant::now() + PATIENCE;
    loop {
        let (status, told) = ana.try_send("GET", "/api/health", None).await;
        if status == 503 {
            assert_eq!(told["ok"], false);
            break;
        }
        assert!(Instant::now() < patience, "{told}");
    }
    holder.execute_batch("ROLLBACK").unwrap();
    while ana.try_send("GET", "/api/health", None).await.0 != 200 {
        assert!(Instant::now() < patience, "and it is well again");
    }
}

#[tokio::test]
async fn what_may_be_done_is_not_called_undone() {
    let house = House::open().await;
    let ana = house.guest().await;
    let id = ana.post("/api/tables", &json!({ "game": "railroad-ink", "seats": 1 })).await["id"].clone();
    let id = id.as_str().unwrap();
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    ana.post(&at("start"), &json!({})).await;
    let mut socket = ana.connect().await;
    socket.watch(id).await;
    ana.post(&at("resign"), &json!({})).await;
    hear(&mut socket, |told| told["table"]["status"] == "over").await;
    // The new table is written, and only then the old one, which is to point to it.
    let broken = Broken::at(&house, "UPDATE ON tables");
    ana.fails("POST", &at("rematch"), Some(&json!({})), "unknown").await;
    broken.mend();
    let again = ana.post(&at("rematch"), &json!({})).await;
    assert_eq!(ana.get(&format!("/api/tables/{id}")).await["rematch"], again["table"]);
}

#[tokio::test]
async fn a_wish_of_many_deeds_is_done_as_a_whole_or_not_at_all() {
    let house = House::open().await;
    let (id, [ana, _]) = two_at_a_table(&house).await;
    let play = format!("/api/tables/{id}/play");
    let look = format!("/api/tables/{id}/look");
    let before = ana.get(&look).await;
    let act = json!({ "act": before["legal"][0] });
    ana.fails("POST", &play, Some(&json!({ "deeds": [act, "undo", "undo"] })), "not_now").await;
    assert_eq!(ana.get(&look).await, before);
    let twice = json!({ "deeds": [act, "undo", act], "key": "k" });
    for _ in 0..2 {
        ana.post(&play, &twice).await;
    }
    assert_eq!(ana.get(&look).await["number"], 1, "one wish is one step");
}

#[tokio::test]
async fn a_list_of_ones_tables_wakes_none() {
    let house = House::with(|settings| settings.sleep_after_ms = 50).await;
    let (id, [ana, _]) = two_at_a_table(&house).await;
    let patience = Instant::now() + PATIENCE;
    while house.running().hall().awake() > 0 {
        assert!(Instant::now() < patience, "the table does not go to sleep");
        tokio::task::yield_now().await;
    }
    let mine = ana.get("/api/me/tables").await;
    assert_eq!((&mine[0]["id"], &mine[0]["to_act"]), (&json!(id), &json!([0, 1])));
    assert_eq!(house.running().hall().awake(), 0, "and it is still known who is asked");
}
