//! First games with a coach: everybody is dealt the same, and comes back to what they left.

use crate::client::House;
use serde_json::json;

#[tokio::test]
async fn everybody_is_dealt_the_same_first_game_against_bots() {
    let house = House::open().await;
    let (ana, bo) = (house.guest().await, house.guest().await);
    for game in ["heat", "railroad-ink", "steampunk-rally", "thunder-road"] {
        let path = format!("/api/lessons/{game}");
        let (hers, his) = (ana.post(&path, &json!({})).await, bo.post(&path, &json!({})).await);
        assert_ne!(hers["id"], his["id"], "{game}: a table of one's own");
        assert_eq!((&hers["status"], &hers["listed"]), (&"running".into(), &false.into()), "{game}");
        assert_eq!(hers["clock"], "none", "{game}");
        assert_ne!(hers["rated"], true, "{game}");
        assert_eq!(hers["commitment"], his["commitment"], "{game}: the dice fall alike for everybody");
        let seats = hers["seats"].as_array().unwrap();
        assert_eq!(seats[0]["id"], ana.id, "{game}");
        assert!(seats[1..].iter().all(|seat| seat["sitter"] == "bot"), "{game}: {seats:?}");
        let look = |id: &serde_json::Value| format!("/api/tables/{}/look", id.as_str().unwrap());
        let (seen, other) = (ana.get(&look(&hers["id"])).await, bo.get(&look(&his["id"])).await);
        assert_eq!(seen["legal"], other["legal"], "{game}");
    }
}

#[tokio::test]
async fn who_left_a_lesson_comes_back_to_it_until_it_is_over() {
    let house = House::open().await;
    let ana = house.guest().await;
    let learn = async || ana.post("/api/lessons/railroad-ink", &json!({})).await;
    let first = learn().await["id"].as_str().unwrap().to_owned();
    assert_eq!(learn().await["id"], first);
    // Another table of the game is no lesson.
    let wish = json!({ "game": "railroad-ink", "seats": 2, "bots": ["greedy"], "listed": false });
    let table = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    assert_eq!(learn().await["id"], first);
    ana.plays_out(&first).await;
    assert_ne!(learn().await["id"], first, "what is over is not come back to");
}

#[tokio::test]
async fn a_lesson_is_of_a_game_that_there_is_and_of_somebody() {
    let house = House::open().await;
    let ana = house.guest().await;
    ana.fails("POST", "/api/lessons/chess", Some(&json!({})), "not_found").await;
    let nobody = reqwest::Client::new().post(house.url("/api/lessons/heat")).send().await.unwrap();
    assert_eq!(nobody.status(), 401);
}
