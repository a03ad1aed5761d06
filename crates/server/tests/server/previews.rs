//! What a messenger shows of a link.

use crate::client::House;
use crossroads_server::settings::PageFile;
use serde_json::json;

fn page(path: &str) -> Option<PageFile> {
    let bytes = b"<head><!-- preview --><meta /><!-- /preview --></head>";
    let index = PageFile { bytes, brotli: Some(b"pressed"), kind: "text/html", forever: false, tag: "0123" };
    (!path.starts_with("/assets/")).then_some(index)
}

async fn ask(house: &House, path: &str, headers: &[(&str, &str)]) -> reqwest::Response {
    let mut request = reqwest::Client::new().get(house.url(path));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.unwrap()
}

/// What the head says under this name.
fn said(page: &str, name: &str) -> String {
    let (_, rest) =
        page.split_once(&format!("\"{name}\" content=\"")).unwrap_or_else(|| panic!("{name}: {page}"));
    rest.split_once('"').unwrap().0.to_owned()
}

#[tokio::test]
async fn a_link_to_a_table_is_shown_with_who_sits_there_and_with_a_picture() {
    let house = House::with(|settings| settings.page = Some(page)).await;
    let ana = house.guest().await;
    ana.send("PATCH", "/api/me", Some(&json!({ "name": "Ana" }))).await;
    let wish = json!({ "game": "heat", "seats": 3, "bots": ["greedy"], "listed": false });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    let shown = ask(&house, &format!("/t/{id}"), &[]).await.text().await.unwrap();
    assert_eq!(said(&shown, "og:title"), "HEAT: Pedal to the Metal: a table is waiting");
    assert_eq!(said(&shown, "og:description"), "Ana, a bot");
    assert_eq!(said(&shown, "og:image"), house.url("/previews/heat.png"), "absolute, as previewers want it");
    assert_eq!(said(&shown, "og:url"), house.url(&format!("/t/{id}")));
    assert!(!shown.contains("<meta />"), "what stood there is gone");
    let invited = ana.get(&format!("/api/tables/{id}")).await;
    assert!(!shown.contains(invited["invite"].as_str().unwrap()), "nobody is invited by a preview");
}

#[tokio::test]
async fn a_link_to_what_is_over_says_who_came_where() {
    let house = House::with(|settings| settings.page = Some(page)).await;
    let ana = house.guest().await;
    ana.send("PATCH", "/api/me", Some(&json!({ "name": "Ana" }))).await;
    let wish = json!({ "game": "railroad-ink", "seats": 2, "bots": ["greedy"], "listed": false });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let running = ask(&house, &format!("/t/{id}"), &[]).await;
    let tag = running.headers()["etag"].to_str().unwrap().to_owned();
    assert!(said(&running.text().await.unwrap(), "og:title").ends_with("a game is on"));
    assert_eq!(ask(&house, &format!("/t/{id}"), &[("if-none-match", &tag)]).await.status(), 304);
    ana.plays_out(&id).await;
    let over = ask(&house, &format!("/r/{id}?at=3&as=0"), &[("if-none-match", &tag)]).await;
    assert_eq!(over.status(), 200, "it is another page now");
    let over = over.text().await.unwrap();
    let told = said(&over, "og:description");
    assert!(told == "1. Ana, 2. a bot" || told == "1. a bot, 2. Ana" || told == "1. Ana, 1. a bot", "{told}");
}

#[tokio::test]
async fn other_addresses_show_their_game_or_the_house() {
    let house = House::with(|settings| settings.page = Some(page)).await;
    let of = async |path: &str, name: &str| said(&ask(&house, path, &[]).await.text().await.unwrap(), name);
    assert_eq!(of("/rules/thunder-road", "og:title").await, "Thunder Road: Vendetta");
    assert_eq!(of("/how/heat", "og:image").await, house.url("/previews/heat.png"));
    for path in ["/", "/t/nowhere", "/new/chess", "/rules/%22%3E%3Cscript%3E", "/me"] {
        assert_eq!(of(path, "og:image").await, house.url("/previews/crossroads.png"), "{path}");
    }
    let house = House::with(|settings| {
        settings.page = Some(page);
        settings.behind_proxy = true;
    })
    .await;
    let secure = ask(&house, "/", &[("x-forwarded-proto", "https")]).await.text().await.unwrap();
    assert!(said(&secure, "og:image").starts_with("https://"));
}
