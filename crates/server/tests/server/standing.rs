//! How well people play, as everybody may see it: at the end of a table, on the ladder, on a page for each person; and tables
//! that wait for their people, or that they give up.

use crate::client::{Guest, House, Socket};
use crate::fairness::two_at_a_table;
use serde_json::{Value, json};

/// Plays a table to its end: everybody takes the first thing that they may do.
async fn play_out(id: &str, people: &[&Guest]) {
    loop {
        for person in people {
            let look = person.get(&format!("/api/tables/{id}/look")).await;
            let legal = look["legal"].as_array().unwrap();
            if let Some(action) = legal.first() {
                person.post(&format!("/api/tables/{id}/act"), &json!({ "action": action })).await;
            }
        }
        if people[0].get(&format!("/api/tables/{id}")).await["status"] == "over" {
            return;
        }
    }
}

#[tokio::test]
async fn what_a_table_did_to_ratings_is_told_with_its_end() {
    let house = House::open().await;
    let (ana, bo) = (house.member("Ana").await, house.member("Bo").await);
    let id = two_at_a_table(&ana, &bo, json!({})).await;
    let mut socket = Socket::connect(house.address(), None).await;
    socket.watch(&id).await;
    play_out(&id, &[&ana, &bo]).await;
    let told = socket.until(|told| told["table"]["counted"][0].get("rated").is_some()).await;
    let (told, counted) = (&told["table"], &told["table"]["counted"]);
    assert_eq!(told["status"], "over");
    for (seat, person) in [(0, &ana), (1, &bo)] {
        let rated = &counted[seat]["rated"];
        assert_eq!(rated["provisional"], true, "one table is a first guess: {rated}");
        let change = rated["change"].as_i64().unwrap();
        assert_eq!(rated["rating"], 1500 + change, "everybody begins at 1500");
        let won = told["outcome"][seat]["place"] == 1;
        let shared = told["outcome"][0]["place"] == told["outcome"][1]["place"];
        assert!(shared || (change > 0) == won, "{told}");
        let mine = &person.get("/api/me/ratings").await[0];
        for field in ["rating", "margin", "provisional"] {
            assert_eq!(mine[field], rated[field], "{field}");
        }
        assert_eq!(mine["curve"][0]["rating"], rated["rating"]);
        let ladder = ana.get("/api/ratings/railroad-ink").await;
        let row = ladder.as_array().unwrap().iter().find(|row| row["person"] == person.id.as_str()).unwrap();
        assert_eq!((&row["rating"], &row["margin"]), (&rated["rating"], &rated["margin"]));
        assert!(row["margin"].as_i64().unwrap() < 250, "more is known than in the beginning");
    }
    // It can be asked for as well, and is what it was after a computation from the beginning.
    assert_eq!(&bo.get(&format!("/api/tables/{id}")).await["counted"], counted);
    let counted = counted.clone();
    let mut house = house;
    house.recompute_ratings("railroad-ink").await;
    assert_eq!(bo.at(&house).get(&format!("/api/tables/{id}")).await["counted"], counted);
}

#[tokio::test]
async fn where_it_does_not_count_it_is_said_why() {
    let house = House::open().await;
    let (ana, guest) = (house.member("Ana").await, house.guest().await);
    let id = two_at_a_table(&ana, &guest, json!({})).await;
    assert_eq!(ana.get(&format!("/api/tables/{id}")).await["unrated"], "guests");
    play_out(&id, &[&ana, &guest]).await;
    let told = ana.get(&format!("/api/tables/{id}")).await;
    assert_eq!(told["counted"], json!([{ "unrated": "guests" }, { "unrated": "guest" }]));

    let wish = json!({ "game": "railroad-ink", "seats": 1 });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    play_out(&id, &[&ana]).await;
    let told = ana.get(&format!("/api/tables/{id}")).await;
    assert_eq!(told["counted"], json!([{ "unrated": "alone" }]));
    assert_eq!(ana.get("/api/me/ratings").await, json!([]));
}

#[tokio::test]
async fn a_page_for_each_person_tells_what_is_public() {
    let house = House::open().await;
    let (ana, bo, cy) = (house.member("Ana").await, house.member("Bo").await, house.member("Cy").await);
    let seen = two_at_a_table(&ana, &bo, json!({})).await;
    play_out(&seen, &[&ana, &bo]).await;
    let hidden = json!({ "game": "railroad-ink", "seats": 2 });
    let table = ana.post("/api/tables", &hidden).await;
    let hidden = table["id"].as_str().unwrap().to_owned();
    bo.post(&format!("/api/tables/{hidden}/sit"), &json!({ "invite": table["invite"] })).await;
    ana.post(&format!("/api/tables/{hidden}/start"), &json!({})).await;
    play_out(&hidden, &[&ana, &bo]).await;

    let page = cy.get("/api/people/bo").await;
    assert_eq!(page["person"]["id"], bo.id.as_str(), "by the name, whatever its case");
    assert_eq!(page, cy.get(&format!("/api/people/{}", bo.id)).await);
    assert!(page["since_ms"].as_i64().unwrap() > 0);
    assert_eq!(
        (&page["ratings"][0]["game"], &page["ratings"][0]["tables"]),
        (&"railroad-ink".into(), &2.into())
    );
    assert_eq!(page["ratings"][0]["rating"], bo.get("/api/me/ratings").await[0]["rating"]);
    let ids = |page: &Value| -> Vec<String> {
        let tables = page["tables"].as_array().unwrap().iter();
        tables.map(|table| table["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(&page), [&*seen], "what was by invitation is nobody else's business");
    assert_eq!(page["between"], Value::Null);
    // Ana sat at both.
    let page = ana.get("/api/people/Bo").await;
    assert_eq!(ids(&page), [&*hidden, &*seen]);
    let between = &page["between"];
    assert_eq!(between["tables"], 2);
    let back = &bo.get("/api/people/Ana").await["between"];
    assert_eq!((&between["ahead"], &between["behind"]), (&back["behind"], &back["ahead"]));
    // Nothing of an account but what lies open.
    let text = page.to_string();
    assert!(!text.contains("argon2") && !text.contains("token") && !text.contains("invite"), "{text}");
    ana.fails("GET", "/api/people/nobody", None, "not_found").await;
    ana.fails("GET", "/api/people/no%00body", None, "not_found").await;
}

#[tokio::test]
async fn a_forgotten_table_can_be_given_up_from_the_list() {
    let house = House::open().await;
    let ana = house.guest().await;
    let wish = json!({ "game": "heat", "seats": 2, "bots": ["random"] });
    let running = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{running}/start"), &json!({})).await;
    let open = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    let row = |list: &Value, id: &str| list.as_array().unwrap().iter().find(|row| row["id"] == id).cloned();
    assert_eq!(row(&ana.get("/api/me/tables").await, &running).unwrap()["resigned"], Value::Null);
    ana.post(&format!("/api/tables/{running}/resign"), &json!({})).await;
    ana.post(&format!("/api/tables/{open}/stand-up"), &json!({})).await;
    let list = ana.get("/api/me/tables").await;
    assert_eq!(row(&list, &running).unwrap()["resigned"], json!([0]), "nobody is waited for there any more");
    assert!(row(&list, &open).is_none());
}

#[tokio::test]
async fn a_table_in_real_time_waits_until_one_of_its_people_is_back() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    let clock = json!({ "clock": { "each": { "decision_ms": 600_000, "bank_ms": 0 } } });
    let id = two_at_a_table(&ana, &bo, clock).await;
    let mut spectator = Socket::connect(house.address(), None).await;
    let (mut hers, mut his) = (ana.connect().await, bo.connect().await);
    for socket in [&mut hers, &mut his, &mut spectator] {
        socket.watch(&id).await;
    }
    his.close().await;
    spectator.until(|told| told["table"]["seats"][1]["present"] == false).await;
    assert_eq!(ana.get(&format!("/api/tables/{id}")).await["paused"], Value::Null, "Ana is here");
    hers.close().await;
    let told = spectator.until(|told| told["table"]["paused"] == true).await;
    assert_eq!(told["table"]["clocks"][0]["deadline_ms"], Value::Null, "no clock runs");
    let list = ana.get("/api/me/tables").await;
    assert_eq!(list[0]["paused"], true, "and the list says so: {list}");
    assert_eq!(ana.get("/api/tables?status=running").await[0]["paused"], Value::Null, "but not to everybody");

    let mut back = ana.connect().await;
    back.watch(&id).await;
    let told: Vec<&Value> = back.heard.iter().filter_map(|told| told.get("table")).collect();
    assert_eq!(told[0]["paused"], true, "whoever is back hears that it has waited");
    let now = told.last().unwrap();
    assert!(now["paused"].is_null() && now["clocks"][0]["deadline_ms"].is_i64(), "{now}");
    spectator.until(|told| told["table"]["status"] == "running" && told["table"]["paused"].is_null()).await;
}
