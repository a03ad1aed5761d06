//! Push messages end to end: a push service of the test's own, browsers with keys, and what must not be sent.

use crate::client::{Guest, House, PATIENCE};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::signature;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Mutex, mpsc};

/// A day to think, as at a table by days.
const DAY_MS: u64 = 24 * 3_600_000;

/// What a push service was sent.
#[derive(Debug)]
struct Pushed {
    path: String,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

/// A push service: it answers with the statuses that it was told, one after the other, and then with 201.
struct Service {
    address: String,
    pushed: mpsc::UnboundedReceiver<Pushed>,
}

impl Service {
    async fn open(answers: &[&'static str]) -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (sender, pushed) = mpsc::unbounded_channel();
        let answers =
            Arc::new(Mutex::new(answers.iter().copied().collect::<std::collections::VecDeque<_>>()));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, sender.clone(), answers.clone()));
            }
        });
        Service { address, pushed }
    }

    /// The next message; a test fails if none comes.
    async fn next(&mut self) -> Pushed {
        tokio::time::timeout(PATIENCE, self.pushed.recv()).await.expect("a message comes").unwrap()
    }

    /// Nothing more has come.
    fn is_silent(&mut self) -> bool {
        self.pushed.try_recv().is_err()
    }
}

async fn take(
    mut stream: TcpStream,
    pushed: mpsc::UnboundedSender<Pushed>,
    answers: Arc<Mutex<std::collections::VecDeque<&'static str>>>,
) {
    let mut bytes = Vec::new();
    let split = loop {
        let mut piece = [0; 4096];
        let count = stream.read(&mut piece).await.unwrap();
        bytes.extend_from_slice(&piece[..count]);
        if let Some(split) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break split;
        }
        assert!(count > 0, "a whole head comes");
    };
    let head = String::from_utf8(bytes[..split].to_vec()).unwrap();
    let mut lines = head.lines();
    let path = lines.next().unwrap().split(' ').nth(1).unwrap().to_owned();
    let headers: HashMap<String, String> = lines
        .map(|line| line.split_once(": ").unwrap())
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let length: usize = headers["content-length"].parse().unwrap();
    let mut body = bytes[split + 4..].to_vec();
    while body.len() < length {
        let mut piece = [0; 4096];
        let count = stream.read(&mut piece).await.unwrap();
        body.extend_from_slice(&piece[..count]);
    }
    let answer = answers.lock().await.pop_front().unwrap_or("201 Created");
    let _ = stream.write_all(format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\n\r\n").as_bytes()).await;
    let _ = pushed.send(Pushed { path, headers, body });
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

/// A browser: it can open what is closed for it.
struct Browser {
    private: [u8; 32],
    secret: [u8; 16],
}

#[allow(deprecated, reason = "a key that is used more than once")]
impl Browser {
    fn new(number: u8) -> Browser {
        Browser { private: [number; 32], secret: [number + 100; 16] }
    }

    fn key(&self) -> EphemeralPrivateKey {
        let random = ring::test::rand::FixedSliceRandom { bytes: &self.private };
        EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap()
    }

    fn wish(&self, endpoint: &str, lang: &str) -> Value {
        let public = BASE64.encode(self.key().compute_public_key().unwrap());
        json!({ "endpoint": endpoint, "p256dh": public, "auth": BASE64.encode(self.secret), "lang": lang })
    }

    /// Opens a message by RFC 8291, from the other side.
    fn open(&self, body: &[u8]) -> Value {
        let expand = |prk: &Prk, info: &[&[u8]], many: usize| {
            let mut bytes = vec![0; many];
            prk.expand(info, Bytes(many)).unwrap().fill(&mut bytes).unwrap();
            bytes
        };
        let (salt, rest) = body.split_at(16);
        let (record, rest) = rest.split_at(4);
        assert_eq!(record, 4096_u32.to_be_bytes());
        let (theirs, text) = rest[1..].split_at(usize::from(rest[0]));
        let own = self.key().compute_public_key().unwrap();
        let input = agree_ephemeral(self.key(), &UnparsedPublicKey::new(&ECDH_P256, theirs), |shared| {
            let prk = Salt::new(HKDF_SHA256, &self.secret).extract(shared);
            expand(&prk, &[b"WebPush: info\0", own.as_ref(), theirs], 32)
        });
        let prk = Salt::new(HKDF_SHA256, salt).extract(&input.unwrap());
        let key = expand(&prk, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = expand(&prk, &[b"Content-Encoding: nonce\0"], 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut text = text.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let opened = key.open_in_place(nonce, Aad::empty(), &mut text).unwrap();
        let (mark, message) = opened.split_last().unwrap();
        assert_eq!(*mark, 2, "it is the last record");
        serde_json::from_slice(message).unwrap()
    }
}

/// What a push service is told of who sends, once it has checked the signature.
fn claims(pushed: &Pushed, public: &str) -> Value {
    let word = pushed.headers["authorization"].strip_prefix("vapid t=").unwrap();
    let (token, key) = word.split_once(", k=").unwrap();
    assert_eq!(key, public);
    let (said, signed) = token.rsplit_once('.').unwrap();
    let key =
        signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
    key.verify(said.as_bytes(), &BASE64.decode(signed).unwrap()).unwrap();
    let (head, claims) = said.split_once('.').unwrap();
    let head: Value = serde_json::from_slice(&BASE64.decode(head).unwrap()).unwrap();
    assert_eq!(head, json!({ "typ": "JWT", "alg": "ES256" }));
    serde_json::from_slice(&BASE64.decode(claims).unwrap()).unwrap()
}

async fn house() -> House {
    House::with(|settings| {
        settings.push_anywhere = true;
        settings.site = Some("https://play.example".to_owned());
        settings.call_pauses = [5, 5].map(Duration::from_millis).to_vec();
    })
    .await
}

/// A table of two, which has not started. The second one is Ana.
async fn table(host: &Guest, ana: &Guest, clock: Value) -> String {
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true, "clock": clock });
    let id = host.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/sit"), &json!({})).await;
    id
}

fn by_days() -> Value {
    json!({ "each": { "decision_ms": DAY_MS, "bank_ms": 0 } })
}

/// Waits until the server has counted so many calls that ended so.
async fn counted(house: &House, end: &str, many: f64) {
    let name = format!("crossroads_calls_total{{end=\"{end}\"}}");
    let patience = std::time::Instant::now() + PATIENCE;
    while house.count(&name).await < many {
        assert!(std::time::Instant::now() < patience, "{name} does not come to {many}");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Somebody does what there is to do until the table does not wait for them any more.
async fn plays(guest: &Guest, id: &str) {
    loop {
        let look = guest.get(&format!("/api/tables/{id}/look")).await;
        if !look["to_act"].as_array().unwrap().contains(&look["seat"]) {
            return;
        }
        let action = look["legal"][0].clone();
        guest.post(&format!("/api/tables/{id}/act"), &json!({ "action": action })).await;
    }
}

#[tokio::test]
async fn who_asked_for_it_is_called_once_a_turn_with_what_only_their_browser_can_read() {
    let house = house().await;
    let mut service = Service::open(&[]).await;
    let (host, ana) = (house.member("Bo").await, house.member("Ana").await);
    let told = ana.get("/api/me/calls").await;
    let public = told["push_key"].as_str().unwrap();
    assert_eq!(
        (&told["push"], &told["can_mail"], &told["mail"]),
        (&json!(false), &json!(false), &Value::Null)
    );
    let browser = Browser::new(7);
    let endpoint = format!("{}/send/ana?x=y", service.address);
    ana.post("/api/me/push", &browser.wish(&endpoint, "uk")).await;
    assert_eq!(ana.get("/api/me/calls").await["push"], true);

    let id = table(&host, &ana, by_days()).await;
    host.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    let pushed = service.next().await;
    assert_eq!(pushed.path, "/send/ana?x=y");
    let claims = claims(&pushed, public);
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service.address), &json!("https://play.example")));
    let now_s = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let ends_s = claims["exp"].as_u64().unwrap();
    assert!((now_s..=now_s + 24 * 3600).contains(&ends_s), "push services take a day at most");
    let header = |name: &str| pushed.headers[name].as_str();
    assert_eq!((header("content-encoding"), header("urgency")), ("aes128gcm", "normal"));
    assert!((1..=DAY_MS / 1000).contains(&header("ttl").parse().unwrap()), "worth as long as the turn lasts");
    assert!(header("topic").len() == 32 && !header("topic").contains(&id));
    let message = browser.open(&pushed.body);
    assert_eq!(message["title"], "Ваш хід: Railroad Ink: Blazing Red");
    assert!(message["body"].as_str().unwrap().starts_with("За столом: Bo. На хід лишилося 2"), "{message}");
    assert_eq!((&message["table"], &message["waiting"]), (&json!(id), &json!(1)));
    assert_eq!(message.as_object().unwrap().len(), 4, "and nothing else is told: {message}");

    // The other one does all there is to do, speaks, and the round goes on: she has not looked.
    plays(&host, &id).await;
    counted(&house, "pushed", 1.0).await;
    assert!(service.is_silent());
    // She comes, does her part and goes; with the next round the table waits for her again.
    plays(&ana, &id).await;
    plays(&host, &id).await;
    let again = service.next().await;
    assert_eq!(again.headers["topic"], header("topic"), "a later call takes the place of an older one");
    assert_ne!(again.body, pushed.body);
    assert_eq!(browser.open(&again.body)["table"], json!(id));
    counted(&house, "pushed", 2.0).await;
    assert!(service.is_silent());
}

#[tokio::test]
async fn nobody_is_called_who_has_not_asked_who_looks_on_or_who_plays_in_real_time() {
    let house = house().await;
    let mut service = Service::open(&[]).await;
    let (host, ana) = (house.guest().await, house.guest().await);
    let first = table(&host, &ana, by_days()).await;
    host.post(&format!("/api/tables/{first}/start"), &json!({})).await;
    // Nobody has asked for anything. Now she does, and looks on as the next table starts.
    let browser = Browser::new(7);
    let endpoint = format!("{}/ana", service.address);
    ana.post("/api/me/push", &browser.wish(&endpoint, "en")).await;
    let second = table(&host, &ana, by_days()).await;
    let mut socket = ana.connect().await;
    socket.watch(&second).await;
    host.post(&format!("/api/tables/{second}/start"), &json!({})).await;
    socket.catch_up().await;
    // She leaves without having played, and the table goes on without anything new for her.
    socket.close().await;
    plays(&host, &second).await;
    for clock in [json!("none"), json!({ "each": { "decision_ms": 60_000, "bank_ms": DAY_MS } })] {
        let id = table(&host, &ana, clock).await;
        host.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    }
    // Off again.
    ana.send("DELETE", "/api/me/push", None).await;
    let third = table(&host, &ana, by_days()).await;
    host.post(&format!("/api/tables/{third}/start"), &json!({})).await;
    // And on once more: the first message is that of the last table.
    ana.post("/api/me/push", &browser.wish(&endpoint, "en")).await;
    let last = table(&host, &ana, by_days()).await;
    host.post(&format!("/api/tables/{last}/start"), &json!({})).await;
    let message = browser.open(&service.next().await.body);
    assert_eq!(message["table"], json!(last));
    assert_eq!(message["title"], "Your turn: Railroad Ink: Blazing Red");
    counted(&house, "pushed", 1.0).await;
    assert!(service.is_silent());
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_one_that_is_late_is_tried_again() {
    let house = house().await;
    let (host, ana) = (house.guest().await, house.guest().await);
    for (answers, tries, end, is_kept) in [
        (&["410 Gone"][..], 1, "gone", false),
        (&["404 Not Found"], 1, "gone", false),
        (&["403 Forbidden"], 1, "gone", false),
        (&["503 Busy", "429 Too Many"], 3, "pushed", true),
        (&["500 Oh"; 3], 3, "failed", true),
        (&["413 Too Large"], 1, "failed", true),
        (&["302 Found\r\nlocation: http://127.0.0.1:1/"], 1, "failed", true),
        (&["503 Busy\r\nretry-after: 86400"], 1, "failed", true),
    ] {
        let before = house.count(&format!("crossroads_calls_total{{end=\"{end}\"}}")).await;
        let mut service = Service::open(answers).await;
        let endpoint = format!("{}/ana", service.address);
        ana.post("/api/me/push", &Browser::new(7).wish(&endpoint, "en")).await;
        let id = table(&host, &ana, by_days()).await;
        host.post(&format!("/api/tables/{id}/start"), &json!({})).await;
        for _ in 0..tries {
            service.next().await;
        }
        counted(&house, end, before + 1.0).await;
        assert!(service.is_silent(), "{answers:?}: so often and no more");
        // It is forgotten when the call has been counted.
        let patience = std::time::Instant::now() + PATIENCE;
        while ana.get("/api/me/calls").await["push"] != is_kept {
            assert!(std::time::Instant::now() < patience, "{answers:?}: kept or not");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
}

/// A push service that takes the connection and says nothing holds up nobody's table, and nobody else's call.
#[tokio::test]
async fn a_service_that_does_not_answer_holds_nobody_up() {
    let house = house().await;
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let mut service = Service::open(&[]).await;
    let (host, ana, cy) = (house.guest().await, house.guest().await, house.guest().await);
    let endpoint = format!("http://{}/", silent.local_addr().unwrap());
    ana.post("/api/me/push", &Browser::new(7).wish(&endpoint, "en")).await;
    for _ in 0..20 {
        let id = table(&host, &ana, by_days()).await;
        host.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    }
    let browser = Browser::new(8);
    cy.post("/api/me/push", &browser.wish(&format!("{}/cy", service.address), "en")).await;
    let id = table(&host, &cy, by_days()).await;
    host.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    assert_eq!(browser.open(&service.next().await.body)["table"], json!(id));
    let first = tokio::time::timeout(PATIENCE, silent.accept()).await;
    assert!(first.is_ok(), "the silent one was spoken to");
    let mut knocks = 1;
    while tokio::time::timeout(Duration::from_millis(20), silent.accept()).await.is_ok() {
        knocks += 1;
    }
    assert!(knocks < 20, "one at a time of twenty, and there were {knocks}");
}

#[tokio::test]
async fn what_is_no_push_service_is_not_spoken_to() {
    let house = House::open().await;
    let ana = house.guest().await;
    let browser = Browser::new(7);
    for endpoint in [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://192.168.0.1/x",
        "https://a@push.example/x",
        "file:///etc/passwd",
        "",
    ] {
        ana.fails("POST", "/api/me/push", Some(&browser.wish(endpoint, "en")), "not_acceptable").await;
    }
    let long = format!("https://push.example/{}", "x".repeat(2000));
    ana.fails("POST", "/api/me/push", Some(&browser.wish(&long, "en")), "not_acceptable").await;
    let mut wish = browser.wish("https://push.example/x", "en");
    ana.post("/api/me/push", &wish).await;
    wish["auth"] = json!("AAAA");
    ana.fails("POST", "/api/me/push", Some(&wish), "not_acceptable").await;
    // A name is looked at when it is spoken to, and forgotten if it leads to the own net.
    ana.post("/api/me/push", &browser.wish("https://localhost/x", "en")).await;
    let host = house.guest().await;
    let id = table(&host, &ana, by_days()).await;
    host.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    counted(&house, "gone", 1.0).await;
    assert_eq!(ana.get("/api/me/calls").await["push"], false);
}

#[tokio::test]
async fn a_call_goes_with_the_session_and_is_in_the_export() {
    let house = house().await;
    let ana = house.member("Ana").await;
    let wish = Browser::new(7).wish("https://push.example/ana", "ru");
    ana.post("/api/me/push", &wish).await;
    let export = ana.get("/api/me/export").await;
    let called = &export["called"][0];
    assert_eq!((&called["endpoint"], &called["lang"]), (&json!("https://push.example/ana"), &json!("ru")));
    assert_eq!(called["session"], export["sessions"][0]["id"]);
    assert_eq!(export["mail"], Value::Null);
    let token = ana.post("/api/me/tokens", &json!({ "label": "bot" })).await["token"].clone();
    let program = house.guest_again(&ana.id, token.as_str().unwrap());
    program.fails("POST", "/api/me/push", Some(&wish), "forbidden").await;
    program.fails("GET", "/api/me/calls", None, "forbidden").await;
    let rows = |house: &House| {
        let database = rusqlite::Connection::open(house.database()).unwrap();
        database.query_row("SELECT count(*) FROM subscriptions", [], |row| row.get::<_, u32>(0)).unwrap()
    };
    assert_eq!(rows(&house), 1);
    ana.post("/api/sign-out", &json!({})).await;
    assert_eq!(rows(&house), 0);
}

/// The number of tables that wait is told to whoever wants to hear it, of whatever kind the tables are.
#[tokio::test]
async fn a_socket_hears_which_tables_wait() {
    let house = house().await;
    let (host, ana) = (house.guest().await, house.guest().await);
    let first = table(&host, &ana, json!("none")).await;
    let mut socket = ana.connect().await;
    socket.ask(&json!("waiting")).await.unwrap();
    let waiting = |told: &Value| told["waiting"]["tables"].as_array().map(Vec::len);
    assert_eq!(socket.heard.iter().find_map(waiting), Some(0));
    host.post(&format!("/api/tables/{first}/start"), &json!({})).await;
    let told = socket.until(|told| waiting(told) == Some(1)).await;
    assert_eq!(told["waiting"]["tables"][0], json!(first));
    let second = table(&host, &ana, by_days()).await;
    host.post(&format!("/api/tables/{second}/start"), &json!({})).await;
    socket.until(|told| waiting(told) == Some(2)).await;
    plays(&ana, &first).await;
    socket.until(|told| waiting(told) == Some(1)).await;
    ana.post(&format!("/api/tables/{second}/resign"), &json!({})).await;
    socket.until(|told| waiting(told) == Some(0)).await;
    let mut stranger = crate::client::Socket::connect(house.address(), None).await;
    assert_eq!(stranger.ask(&json!("waiting")).await.unwrap_err()["code"], "not_signed_in");
}
