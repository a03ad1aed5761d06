//! Somebody's own program takes a seat.

use crate::client::House;
use crossroads_server::settings::PageFile;
use serde_json::{Value, json};
use std::path::Path;
use tokio::process::Command;

/// The example in `examples/bot.py` plays a whole table against itself, once as a guest and once with a token.
#[tokio::test]
async fn the_python_example_plays_a_whole_table() {
    if Command::new("python3").arg("--version").output().await.is_err() {
        eprintln!("python3 is not on this machine: the example was not tried");
        return;
    }
    let house = House::open().await;
    let ana = house.guest().await;
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": false });
    let table = ana.post("/api/tables", &wish).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let token = ana.post("/api/me/tokens", &json!({ "label": "example" })).await["token"].clone();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let run = |extra: [&str; 2]| {
        let mut python = Command::new("python3");
        python.arg(&script).arg(house.url("")).arg(&id).args(extra);
        python.output()
    };
    let start = async {
        // The guest needs a moment to sit down.
        while !ana.get(&format!("/api/tables/{id}")).await["seats"][1]["id"].is_string() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    };
    let (with_token, as_guest, ()) = tokio::join!(
        run(["--token", token.as_str().unwrap()]),
        run(["--invite", table["invite"].as_str().unwrap()]),
        start
    );
    for played in [with_token.unwrap(), as_guest.unwrap()] {
        let errors = String::from_utf8_lossy(&played.stderr);
        assert!(played.status.success(), "{errors}");
        let outcome: Value = serde_json::from_slice(&played.stdout).unwrap();
        assert_eq!(outcome.as_array().unwrap().len(), 2);
    }
}

/// Somebody else's program reads the description of the API and tries everything in it.
#[tokio::test]
async fn the_api_is_as_it_is_described() {
    let Some(schemathesis) = std::env::var_os("CROSSROADS_SCHEMATHESIS") else {
        eprintln!(
            "the API was not checked against its description: `cargo xtask test` brings what that takes"
        );
        return;
    };
    let house = House::open().await;
    let ana = house.guest().await;
    let token = ana.post("/api/me/tokens", &json!({ "label": "check" })).await["token"].clone();
    // Things that exist, so that it gets further than «not found».
    let wish = json!({ "game": "railroad-ink", "seats": 2, "bots": ["greedy"], "listed": true });
    let id = ana.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let folder = tempfile::tempdir().unwrap();
    let known = format!("parameters = {{ game = \"railroad-ink\", id = \"{id}\" }}\n");
    std::fs::write(folder.path().join("schemathesis.toml"), known).unwrap();
    let checked = Command::new(schemathesis)
        .current_dir(&folder)
        .args(["run", &house.url("/api/openapi.json"), "--no-color", "--phases", "examples,coverage,fuzzing"])
        .args(["--max-examples", "25", "--seed", "1", "--workers", "2", "--suppress-health-check", "all"])
        // Some requests are right and still refused: a name may be taken, a table have started. And a garbled cookie
        // does not matter beside a good token.
        .args(["--checks", "all", "--exclude-checks", "positive_data_acceptance,ignored_auth"])
        // The one that signs out or forgets must not be the one that asks.
        .args(["--exclude-path", "/api/sign-out", "--exclude-operation-id", "forget_me"])
        .args(["--exclude-operation-id", "end_session"])
        .args(["--header", &format!("Authorization: Bearer {}", token.as_str().unwrap())])
        .output()
        .await
        .unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
}

#[tokio::test]
async fn a_file_comes_pressed_to_whoever_can_read_it() {
    let page = |path: &str| {
        let file = PageFile {
            bytes: b"plain",
            brotli: Some(b"pressed"),
            kind: "text/javascript",
            forever: true,
            tag: "1",
        };
        (path == "/assets/a.js").then_some(file)
    };
    let house = House::with(|settings| settings.page = Some(page)).await;
    let ask = async |encodings: &str| {
        let request =
            reqwest::Client::new().get(house.url("/assets/a.js")).header("accept-encoding", encodings);
        let answer = request.send().await.unwrap();
        let encoding = answer.headers().get("content-encoding").map(|it| it.to_str().unwrap().to_owned());
        (encoding, answer.bytes().await.unwrap())
    };
    assert_eq!(ask("gzip, br, zstd").await, (Some("br".to_owned()), "pressed".into()));
    assert_eq!(ask("identity").await, (None, "plain".into()));
}
