//! Tables: from the lobby to the record.

use crate::client::{Guest, House, PATIENCE, Socket};
use crossroads_bots::roster;
use crossroads_engine::{Chance, Quick};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A table of two people that has started.
async fn two_at_a_table(house: &House, extra: Value) -> (String, Guest, Guest) {
    two_of_them(house.guest().await, house.guest().await, extra).await
}

async fn two_of_them(ana: Guest, bo: Guest, extra: Value) -> (String, Guest, Guest) {
    let mut wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true });
    for (name, value) in extra.as_object().unwrap() {
        wish[name] = value.clone();
    }
    let table = ana.post("/api/tables", &wish).await;
    let id = table["id"].as_str().unwrap().to_owned();
    bo.post(&format!("/api/tables/{id}/sit"), &json!({})).await;
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    (id, ana, bo)
}

/// Takes a random legal action; `false` if there is none.
async fn move_at_random(socket: &mut Socket, table: &str, chance: &mut Quick) -> bool {
    let legal = socket.legal();
    let Some(action) = chance.pick(&legal).cloned() else { return false };
    let number = socket.update().unwrap()["number"].clone();
    socket.ask(&json!({ "act": { "table": table, "action": action } })).await.unwrap();
    if socket.update().unwrap()["number"] == number {
        socket.until(|told| told.get("update").is_some()).await;
    }
    true
}

/// Both play at random until the table is over.
async fn play_to_the_end(table: &str, sockets: &mut [Socket], chance: &mut Quick) {
    for _ in 0..2_000 {
        let over = |socket: &Socket| {
            socket
                .heard
                .iter()
                .rev()
                .find_map(|told| told.get("table"))
                .is_some_and(|t| t["status"] == "over")
        };
        if sockets.iter().any(over) {
            return;
        }
        let mut moved = false;
        for socket in sockets.iter_mut() {
            moved |= move_at_random(socket, table, chance).await;
        }
        if !moved {
            // Somebody else's last action is still on its way to us.
            for socket in sockets.iter_mut() {
                socket.ask(&json!("ping")).await.unwrap();
            }
        }
    }
    panic!("the table does not end");
}

#[tokio::test]
async fn two_people_play_a_whole_table_and_its_record_is_honest() {
    let house = House::open().await;
    let (id, ana, bo) = two_at_a_table(&house, json!({})).await;
    ana.fails("GET", &format!("/api/tables/{id}/record"), None, "not_now").await;
    let mut sockets = [ana.connect().await, bo.connect().await];
    for socket in &mut sockets {
        socket.watch(&id).await;
    }
    let mut spectator = Socket::connect(house.address(), None).await;
    spectator.watch(&id).await;
    play_to_the_end(&id, &mut sockets, &mut Quick::new(1)).await;
    let record = ana.get(&format!("/api/tables/{id}/record")).await;
    let game = roster::game("railroad-ink").unwrap();
    let table = game.replay(&record, &mut |_, _, _| {}).expect("the record is honest");
    assert!(table.outcome().is_some());
    let told = ana.get(&format!("/api/tables/{id}")).await;
    assert_eq!((&told["status"], &told["commitment"]), (&"over".into(), &record["commitment"]));
    assert_eq!(told["outcome"].as_array().unwrap().len(), 2);
    assert_eq!(ana.get("/api/me/tables").await[0]["id"], id);
    // What ends a table closes it.
    for (guest, socket) in [&ana, &bo].into_iter().zip(&mut sockets) {
        socket.catch_up().await;
        assert_eq!(socket.update().unwrap()["can_undo"], false);
        guest.fails("POST", &format!("/api/tables/{id}/undo"), Some(&json!({})), "not_now").await;
    }
}

#[tokio::test]
async fn a_spectator_sees_what_lies_open_and_nothing_else() {
    let house = House::open().await;
    let (id, ana, _) = two_at_a_table(&house, json!({})).await;
    let mut spectator = Socket::connect(house.address(), None).await;
    spectator.watch(&id).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    let before = spectator.heard.iter().filter(|told| told.get("update").is_some()).count();
    move_at_random(&mut socket, &id, &mut Quick::new(2)).await;
    spectator.ask(&json!("ping")).await.unwrap();
    let after = spectator.heard.iter().filter(|told| told.get("update").is_some()).count();
    assert_eq!(before, after, "what is drawn in secret makes no traffic");
    let update = spectator.update().unwrap();
    assert_eq!(
        (&update["legal"], &update["seat"], &update["view"]["own"]),
        (&json!([]), &Value::Null, &Value::Null)
    );
    let error = spectator.ask(&json!({ "act": { "table": id, "action": "finish" } })).await.unwrap_err();
    assert_eq!(error["code"], "not_signed_in");
}

#[tokio::test]
async fn a_refusal_names_its_clause() {
    let house = House::open().await;
    let (id, ana, _) = two_at_a_table(&house, json!({})).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    let mut act = async |action: Value| {
        socket.ask(&json!({ "act": { "table": id, "action": action } })).await.unwrap_err()
    };
    let refused = act(json!("finish")).await;
    assert_eq!((&refused["code"], &refused["clause"]), (&"refused".into(), &"RI-4.13".into()));
    assert_eq!(refused["reason"]["id"], "why-die-still-fits");
    assert_eq!(act(json!({ "jump": 1 })).await["code"], "malformed");
    assert_eq!(act(json!({ "draw_route": "99HHHH" })).await["code"], "malformed");
    let error =
        ana.try_send("POST", &format!("/api/tables/{id}/act"), Some(&json!({ "action": "finish" }))).await;
    assert_eq!(error.0, 422);
}

#[tokio::test]
async fn undo_reconnect_and_restart_lose_nothing() {
    let mut house = House::open().await;
    let (id, ana, bo) = two_at_a_table(&house, json!({})).await;
    let mut chance = Quick::new(3);
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    let fresh = socket.update().unwrap()["view"].clone();
    move_at_random(&mut socket, &id, &mut chance).await;
    let drawn = socket.update().unwrap().clone();
    assert_ne!(drawn["view"], fresh);
    // Away for a moment: exactly what was missed is sent.
    let mut second = ana.connect().await;
    second.watch(&id).await;
    let (epoch, number) = (drawn["epoch"].clone(), drawn["number"].clone());
    socket.close().await;
    move_at_random(&mut second, &id, &mut chance).await;
    let mut back = ana.connect().await;
    back.ask(&json!({ "watch": { "table": id, "epoch": epoch, "number": number } })).await.unwrap();
    let missed: Vec<&Value> = back.heard.iter().filter_map(|told| told.get("update")).collect();
    assert_eq!(missed.len(), 1);
    assert!(!missed[0]["events"].as_array().unwrap().is_empty(), "with its events");
    // Two steps back.
    for _ in 0..2 {
        back.ask(&json!({ "undo": { "table": id } })).await.unwrap();
    }
    back.ask(&json!("ping")).await.unwrap();
    assert_eq!(back.update().unwrap()["view"], fresh);
    let error = back.ask(&json!({ "undo": { "table": id } })).await.unwrap_err();
    assert_eq!(error["code"], "not_now");
    move_at_random(&mut back, &id, &mut chance).await;
    let seen = back.update().unwrap()["view"].clone();
    // Another server on the same store shows the same board.
    house.restart().await;
    let (ana, bo) = (ana.at(&house), bo.at(&house));
    let mut sockets = [ana.connect().await, bo.connect().await];
    for socket in &mut sockets {
        socket.watch(&id).await;
    }
    assert_eq!(sockets[0].update().unwrap()["view"], seen);
    play_to_the_end(&id, &mut sockets, &mut chance).await;
}

#[tokio::test]
async fn going_back_further_needs_everybody() {
    let house = House::open().await;
    let (id, ana, bo) = two_at_a_table(&house, json!({})).await;
    let mut chance = Quick::new(4);
    let mut sockets = [ana.connect().await, bo.connect().await];
    for socket in &mut sockets {
        socket.watch(&id).await;
    }
    // Until the second round has begun and nothing can be undone.
    while sockets[0].update().unwrap()["view"]["round"] == 1 {
        for socket in &mut sockets {
            move_at_random(socket, &id, &mut chance).await;
        }
        for socket in &mut sockets {
            socket.ask(&json!("ping")).await.unwrap();
        }
    }
    let rewind = |agree: bool| json!({ "rewind": { "table": id, "agree": agree } });
    sockets[0].ask(&rewind(true)).await.unwrap();
    sockets[1].ask(&rewind(false)).await.unwrap();
    sockets[1].ask(&json!("ping")).await.unwrap();
    assert_eq!(sockets[1].update().unwrap()["view"]["round"], 2, "somebody objected");
    sockets[0].ask(&rewind(true)).await.unwrap();
    sockets[1].ask(&rewind(true)).await.unwrap();
    for socket in &mut sockets {
        socket.ask(&json!("ping")).await.unwrap();
    }
    let round = sockets[1].update().unwrap()["view"]["round"].clone();
    assert!(round == 1 || round == 2, "{round}");
    play_to_the_end(&id, &mut sockets, &mut chance).await;
    let record = ana.get(&format!("/api/tables/{id}/record")).await;
    assert!(roster::game("railroad-ink").unwrap().replay(&record, &mut |_, _, _| {}).is_ok());
}

#[tokio::test]
async fn bots_play_and_a_person_who_resigns_is_replaced() {
    let house = House::open().await;
    let ana = house.guest().await;
    let wish = json!({ "game": "railroad-ink", "seats": 3, "bots": ["random", "random"], "listed": false });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    socket.ask(&json!({ "resign": { "table": id } })).await.unwrap();
    socket.until(|told| told["table"]["status"] == "over").await;
    let told = ana.get(&format!("/api/tables/{id}")).await;
    assert_eq!(told["seats"][0]["stand_in"], "resigned");
}

#[tokio::test]
async fn who_resigns_is_last_also_when_ratings_are_computed_anew() {
    let mut house = House::open().await;
    let (id, ana, bo) = two_of_them(house.member("Ana").await, house.member("Bo").await, json!({})).await;
    bo.post(&format!("/api/tables/{id}/resign"), &json!({})).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    let is_over = |told: &Value| told["table"]["status"] == "over";
    let mut chance = Quick::new(7);
    while !socket.heard.iter().any(is_over) {
        if !move_at_random(&mut socket, &id, &mut chance).await {
            socket.until(|told| told.get("update").is_some() || is_over(told)).await;
        }
    }
    let standings = ana.get(&format!("/api/tables/{id}")).await["outcome"].clone();
    assert_eq!(standings[1]["place"], 1, "the bot that stood in beats somebody who plays at random");
    let rated = ana.get("/api/ratings/railroad-ink").await;
    assert_eq!(rated[0]["person"], ana.id.as_str(), "but who resigned has lost");
    let curve = ana.get("/api/me/ratings").await;
    house.recompute_ratings("railroad-ink").await;
    let ana = ana.at(&house);
    assert_eq!(ana.get("/api/ratings/railroad-ink").await, rated);
    assert_eq!(ana.get("/api/me/ratings").await, curve);
}

#[tokio::test]
async fn a_bot_stands_in_when_the_clock_runs_out_and_hands_back() {
    let house = House::open().await;
    let clock = json!({ "clock": { "each": { "decision_ms": 200, "bank_ms": 100 } } });
    let (id, ana, _bo) = two_at_a_table(&house, clock).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    assert_eq!(socket.update().unwrap()["clocks"].as_array().unwrap().len(), 2);
    let away = |told: &Value, seat: usize| told["table"]["seats"][seat]["stand_in"] == "clock";
    socket.until(|told| away(told, 0) || away(told, 1)).await;
    socket.close().await;
    let mut again = ana.connect().await;
    again.watch(&id).await;
    let told = again.heard.iter().rev().find_map(|told| told.get("table")).unwrap();
    assert_eq!(told["seats"][0]["stand_in"], Value::Null, "who comes back plays on");
}

#[tokio::test]
async fn the_lobby_lists_what_may_be_listed() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let open = ana.post("/api/tables", &json!({ "game": "railroad-ink", "seats": 2, "listed": true })).await;
    let secret = ana.post("/api/tables", &json!({ "game": "railroad-ink", "seats": 2 })).await;
    let listed = bo.get("/api/tables?game=railroad-ink").await;
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert_eq!(listed[0]["id"], open["id"]);
    let sit = format!("/api/tables/{}/sit", secret["id"].as_str().unwrap());
    bo.fails("POST", &sit, Some(&json!({})), "forbidden").await;
    let info = bo.get(&format!("/api/tables/{}", secret["id"].as_str().unwrap())).await;
    assert_eq!(info.get("invite"), None, "only those at the table know the invitation");
    bo.post(&sit, &json!({ "invite": secret["invite"] })).await;
    bo.fails("POST", &sit, Some(&json!({ "invite": secret["invite"] })), "not_now").await;
    bo.fails("POST", &sit.replace("sit", "start"), Some(&json!({})), "forbidden").await;
    ana.post(&sit.replace("sit", "place"), &json!({ "seat": 1 })).await;
    ana.fails("POST", &sit.replace("sit", "start"), Some(&json!({})), "not_now").await;
    ana.post(&sit.replace("sit", "place"), &json!({ "seat": 1, "bot": "random" })).await;
    ana.post(&sit.replace("sit", "start"), &json!({})).await;
}

#[tokio::test]
async fn impossible_tables_are_refused_with_a_reason() {
    let house = House::open().await;
    let ana = house.guest().await;
    for (wish, code) in [
        (json!({ "game": "chess", "seats": 2 }), "not_found"),
        (json!({ "game": "railroad-ink", "seats": 7 }), "options"),
        (json!({ "game": "railroad-ink", "seats": 0 }), "options"),
        (json!({ "game": "railroad-ink", "seats": 2, "options": { "expansion": "rivers" } }), "options"),
        (json!({ "game": "railroad-ink", "seats": 2, "bots": ["nobody"] }), "not_found"),
        (json!({ "game": "railroad-ink", "seats": 2, "bots": ["random", "random"] }), "options"),
        (json!({ "game": "railroad-ink" }), "malformed"),
        (json!([1, 2]), "malformed"),
    ] {
        ana.fails("POST", "/api/tables", Some(&wish), code).await;
    }
    ana.fails("GET", "/api/tables/nosuchtable", None, "not_found").await;
    assert_eq!(house.running().hall().awake(), 0, "a table that is not there leaves nothing behind");
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_sleeps_and_wakes() {
    let house = House::with(|settings| settings.sleep_after_ms = 50).await;
    let (id, ana, _) = two_at_a_table(&house, json!({})).await;
    let patience = Instant::now() + PATIENCE;
    while house.running().hall().awake() > 0 {
        assert!(Instant::now() < patience, "the table does not go to sleep");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let look = ana.get(&format!("/api/tables/{id}/look")).await;
    assert_eq!((&look["seat"], &look["view"]["round"]), (&0.into(), &1.into()));
}

#[tokio::test]
async fn a_quick_match_brings_people_together_and_rates_them() {
    let house = House::open().await;
    let (ana, bo) = (house.member("Ana").await, house.member("Bo").await);
    let wish = json!({ "game": "railroad-ink", "seats": 2 });
    let first = ana.post("/api/quick-match", &wish).await;
    let second = bo.post("/api/quick-match", &wish).await;
    assert_eq!(
        (&first["id"], &second["status"]),
        (&second["id"], &"running".into()),
        "it starts when it is full"
    );
    ana.fails("POST", "/api/quick-match", Some(&json!({ "game": "chess", "seats": 2 })), "not_found").await;
    let id = first["id"].as_str().unwrap().to_owned();
    let rematch = format!("/api/tables/{id}/rematch");
    ana.fails("POST", &rematch, Some(&json!({})), "not_now").await;
    let mut sockets = [ana.connect().await, bo.connect().await];
    for socket in &mut sockets {
        socket.watch(&id).await;
    }
    let mine = ana.get("/api/me/tables").await;
    assert_eq!((&mine[0]["to_act"], &mine[0]["places"]), (&json!([0, 1]), &json!([])), "both are asked");
    play_to_the_end(&id, &mut sockets, &mut Quick::new(5)).await;
    let outcome = ana.get(&format!("/api/tables/{id}")).await["outcome"].clone();
    let rated = ana.get("/api/ratings/railroad-ink").await;
    assert_eq!(rated.as_array().unwrap().len(), 2);
    let winner = if outcome[0]["place"] == 1 { &ana.id } else { &bo.id };
    assert_eq!(rated[0]["person"], winner.as_str(), "{outcome} {rated}");
    let mine = ana.get("/api/me/tables").await;
    let places = json!([outcome[0]["place"], outcome[1]["place"]]);
    assert_eq!((&mine[0]["to_act"], &mine[0]["places"]), (&json!([]), &places));
    let told = ana.get("/api/me/ratings").await;
    let curve = told[0]["curve"].as_array().unwrap();
    assert_eq!((curve.len(), &curve[0]["table"]), (1, &id.clone().into()));
    assert_eq!(curve[0]["mean"], told[0]["mean"], "the curve ends where the rating is");

    let again = [ana.post(&rematch, &json!({})).await, bo.post(&rematch, &json!({})).await];
    assert_eq!(again[0], again[1], "both meet at the same table");
    let next = ana.get(&format!("/api/tables/{}", again[0]["table"].as_str().unwrap())).await;
    assert_eq!((&next["seats"][1]["id"], &next["status"]), (&bo.id.clone().into(), &"running".into()));
    house.guest().await.fails("POST", &rematch, Some(&json!({})), "forbidden").await;
}

#[tokio::test]
async fn a_table_can_be_looked_back_at_with_the_eyes_one_has() {
    let house = House::open().await;
    let (ana, bo, eve) = (house.guest().await, house.guest().await, house.guest().await);
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    let past = |seat: &str| format!("/api/tables/{id}/history{seat}");
    ana.fails("GET", &past(""), None, "not_now").await;
    bo.post(&format!("/api/tables/{id}/sit"), &json!({})).await;
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    for _ in 0..3 {
        let action = socket.legal()[0].clone();
        socket.ask(&json!({ "act": { "table": id, "action": action } })).await.unwrap();
        socket.catch_up().await;
    }
    // The own eyes have seen every step, the others nothing but the dice.
    let own = ana.get(&past("")).await;
    let updates = own["updates"].as_array().unwrap();
    assert_eq!(updates.len(), 4);
    assert_eq!(updates[3]["view"], socket.update().unwrap()["view"]);
    assert_eq!(updates[0]["events"][0]["told"]["id"], "told-round");
    assert_eq!(bo.get(&past("")).await["updates"].as_array().unwrap().len(), 1);
    assert_eq!(eve.get(&past("")).await["updates"].as_array().unwrap().len(), 1);
    eve.fails("GET", &past("?seat=0"), None, "forbidden").await;
    bo.fails("GET", &past("?seat=0"), None, "forbidden").await;
    eve.fails("GET", &past("?seat=7"), None, "not_found").await;
    // When it is over, everybody may look with all eyes.
    for guest in [&ana, &bo] {
        guest.post(&format!("/api/tables/{id}/resign"), &json!({})).await;
    }
    while ana.get(&format!("/api/tables/{id}")).await["status"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let all = eve.get(&past("?seat=0")).await;
    assert!(all["updates"].as_array().unwrap().len() > 30);
}

#[tokio::test]
async fn a_person_can_ask_for_a_hint_a_reason_and_the_board_as_text() {
    let house = House::open().await;
    let (ana, eve) = (house.guest().await, house.guest().await);
    let wish = json!({ "game": "railroad-ink", "seats": 1 });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    ana.fails("GET", &at("hint"), None, "not_now").await;
    ana.post(&at("start"), &json!({})).await;
    let look = ana.get(&at("look")).await;
    let told = ana.get(&at("hint")).await;
    let hint = told["action"].clone();
    assert!(told["because"]["id"].as_str().unwrap().starts_with("because-"), "a hint says why");
    assert!(look["legal"].as_array().unwrap().contains(&hint), "{hint} is legal");
    assert!(look["prompt"]["id"].is_string(), "somebody who may act is asked something");
    eve.fails("GET", &at("hint"), None, "forbidden").await;
    // Asking changes nothing, whatever the answer.
    ana.post(&at("why"), &json!({ "action": hint })).await;
    let (status, refused) =
        ana.try_send("POST", &at("why"), Some(&json!({ "action": { "draw_route": "33HHHH" } }))).await;
    assert_eq!((status, refused["code"].as_str()), (422, Some("refused")));
    assert!(refused["clause"].as_str().unwrap().starts_with("RI-"));
    eve.fails("POST", &at("why"), Some(&json!({ "action": "finish" })), "forbidden").await;
    assert_eq!(ana.get(&at("look")).await, look);
    let text = eve.get(&at("text")).await;
    assert!(text["lines"].as_array().unwrap().len() > 7, "a board has seven rows");
}

#[tokio::test]
async fn who_is_forgotten_leaves_no_name_behind() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    bo.post(&format!("/api/tables/{id}/sit"), &json!({})).await;
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let mut socket = ana.connect().await;
    socket.watch(&id).await;
    bo.send("DELETE", "/api/me", None).await;
    let table = ana.get(&format!("/api/tables/{id}")).await;
    assert_eq!(table["seats"][1]["sitter"], "gone");
    assert!(!table.to_string().contains(&bo.id));
    // A bot plays on in the seat, so nobody waits for somebody who does not exist.
    while socket.update().unwrap()["view"]["round"] == 1 {
        match socket.legal().first() {
            Some(action) => {
                socket.ask(&json!({ "act": { "table": id, "action": action } })).await.unwrap();
                socket.catch_up().await;
            }
            None => drop(socket.until(|told| told.get("update").is_some()).await),
        }
    }
}

fn colours_of(table: &Value) -> Vec<&str> {
    table["seats"].as_array().unwrap().iter().map(|seat| seat["colour"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn people_choose_their_colours_and_no_two_seats_look_alike() {
    let house = House::open().await;
    let (ana, bo, eve) = (house.guest().await, house.guest().await, house.guest().await);
    for (game, first) in [("railroad-ink", ["red", "blue", "yellow"]), ("heat", ["black", "blue", "green"])] {
        let wish = json!({ "game": game, "seats": 3, "bots": ["random"], "listed": true });
        let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
        let at = |what: &str| format!("/api/tables/{id}{what}");
        bo.post(&at("/sit"), &json!({})).await;
        assert_eq!(colours_of(&ana.get(&at("")).await), first);
        // A colour that nobody has, and one that a bot has: it takes mine for it.
        bo.post(&at("/paint"), &json!({ "colour": "purple" })).await;
        assert_eq!(colours_of(&ana.get(&at("")).await), [first[0], "purple", first[2]]);
        ana.post(&at("/paint"), &json!({ "colour": first[2] })).await;
        let painted = [first[2], "purple", first[0]];
        assert_eq!(colours_of(&ana.get(&at("")).await), painted);
        // What another person has stays theirs, and who does not sit there has nothing to paint.
        ana.fails("POST", &at("/paint"), Some(&json!({ "colour": "purple" })), "not_now").await;
        ana.fails("POST", &at("/paint"), Some(&json!({ "colour": "mauve" })), "not_found").await;
        eve.fails("POST", &at("/paint"), Some(&json!({ "colour": "silver" })), "forbidden").await;
        ana.post(&at("/start"), &json!({})).await;
        ana.fails("POST", &at("/paint"), Some(&json!({ "colour": "silver" })), "not_now").await;
        let table = ana.get(&at("")).await;
        assert_eq!(colours_of(&table), painted, "the start changes nothing");
        let listed = ana.get("/api/me/tables").await;
        let row = listed.as_array().unwrap().iter().find(|row| row["id"] == id.as_str()).unwrap();
        assert_eq!(row["colours"], json!(painted));
        if game == "heat" {
            let look = ana.get(&at("/look")).await;
            let cars = look["view"]["cars"].as_array().unwrap();
            let of_drivers: Vec<&Value> = cars.iter().take(3).map(|car| &car["colour"]).collect();
            assert_eq!(of_drivers, painted, "the cars are of the colours of their seats");
        }
    }
}

#[tokio::test]
async fn a_car_that_nobody_has_painted_has_the_colour_of_its_seat() {
    let house = House::open().await;
    let ana = house.guest().await;
    let options = json!({ "colour_2": "yellow", "colour_3": "black" });
    let wish =
        json!({ "game": "heat", "seats": 4, "bots": ["random", "random", "random"], "options": options });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let table = ana.get(&format!("/api/tables/{id}")).await;
    let look = ana.get(&format!("/api/tables/{id}/look")).await;
    let cars: Vec<&str> = (0..4).map(|car| look["view"]["cars"][car]["colour"].as_str().unwrap()).collect();
    assert_eq!(colours_of(&table), cars);
}
