//! What a server writes about those who come: enough to see an attack, nothing that lets anybody in.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

struct Server {
    process: Child,
    address: String,
    data: tempfile::TempDir,
}

impl Server {
    fn start(more: &[&str]) -> Server {
        let data = tempfile::tempdir().unwrap();
        let mut process = Command::new(env!("CARGO_BIN_EXE_crossroads"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data.path())
            .args(more)
            .env("RUST_LOG", "debug")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        Server { address: address.unwrap().to_owned(), process, data }
    }

    /// Ends it; answers all that it has written.
    fn log(mut self) -> String {
        self.process.kill().unwrap();
        let mut log = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        self.process.wait().unwrap();
        log
    }
}

/// What happens at every server: somebody comes, keeps their name, and somebody else tries to get in. Answers what must not be
/// written anywhere.
async fn a_day(server: &Server) -> Vec<String> {
    let http = reqwest::Client::builder().cookie_store(true).build().unwrap();
    let at = |path: &str| format!("http://{}{path}", server.address);
    let guest = http.post(at("/api/guest")).json(&json!({ "name": "Ґанна\u{2028}🚗" })).send().await.unwrap();
    assert_eq!(guest.status(), 400, "a name has no line of its own");
    let guest = http.post(at("/api/guest")).json(&json!({ "name": "Ґанна 🚗" })).send().await.unwrap();
    let cookie = guest.headers()["set-cookie"].to_str().unwrap().to_owned();
    let session = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
    http.post(at("/api/me/password")).json(&json!({ "password": "battery staple" })).send().await.unwrap();
    let token = http.post(at("/api/me/tokens")).json(&json!({ "label": "bot" })).send().await.unwrap();
    let token = token.json::<Value>().await.unwrap()["token"].as_str().unwrap().to_owned();
    let tries = [
        json!({ "name": "Ґанна 🚗", "password": "guess work" }),
        json!({ "name": "a\nINFO somebody signed in name=\"Eve\"\u{1b}[31m", "password": "guess work" }),
        json!({ "name": "Ґанна 🚗", "password": "battery staple" }),
    ];
    for wish in tries {
        http.post(at("/api/sign-in")).json(&wish).send().await.unwrap();
    }
    let wish = json!({ "game": "railroad-ink", "seats": 2 });
    let table = http.post(at("/api/tables")).json(&wish).send().await.unwrap().json::<Value>().await.unwrap();
    let invite = table["invite"].as_str().unwrap().to_owned();
    http.get(at(&format!("/t/nowhere?invite={invite}"))).send().await.unwrap();
    http.get(at("/api/tables/nowhere")).send().await.unwrap();
    let keys = std::fs::read_to_string(server.data.path().join("crossroads.keys")).unwrap();
    let keys: Value = serde_json::from_str(&keys).unwrap();
    let key = |name: &str| keys[name].as_str().unwrap().to_owned();
    vec![session, token, invite, "battery staple".into(), "guess work".into(), key("sign"), key("seal")]
}

#[tokio::test]
async fn who_came_and_what_failed_is_written_and_no_secret() {
    let server = Server::start(&[]);
    let secrets = a_day(&server).await;
    let log = server.log();
    for told in [
        "a guest came",
        "a password was set",
        "a sign-in failed",
        "somebody signed in",
        "a request was refused",
        "\"/api/sign-in\"",
        "status=401",
        "from=\"127.0.0.1\"",
        "\"Ґанна 🚗\"",
    ] {
        assert!(log.contains(told), "{told} is missing in\n{log}");
    }
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in\n{log}");
    }
    assert!(!log.contains('\u{1b}'), "no colours, and nobody else's");
    // Whoever tries to sign in under a name with lines of its own writes none.
    assert!(log.lines().all(|line| line.starts_with("20")), "{log}");
}

#[tokio::test]
async fn a_program_can_read_it() {
    let server = Server::start(&["--log-json"]);
    a_day(&server).await;
    let log = server.log();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let names: Vec<&Value> = lines
        .iter()
        .filter(|line| line["fields"]["message"] == "a sign-in failed")
        .map(|line| &line["fields"]["name"])
        .collect();
    assert_eq!(names.len(), 2, "{log}");
}
