//! A client for tests: asks over HTTP, follows a socket, plays at random.

use crossroads_server::Running;
use crossroads_server::settings::Settings;
use crossroads_store::Sqlite;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a test waits for what must come: long, since it is only waited for when it does not.
pub const PATIENCE: Duration = Duration::from_mins(4);

/// The password of everybody who has one.
pub const PASSWORD: &str = "correct horse";

/// A server on a store of its own.
pub struct House {
    folder: tempfile::TempDir,
    settings: Settings,
    running: Option<Running>,
}

impl House {
    pub async fn open() -> House {
        House::with(|_| ()).await
    }

    /// A server with other settings.
    pub async fn with(change: impl FnOnce(&mut Settings)) -> House {
        let mut settings = Settings { listen: "127.0.0.1:0".parse().unwrap(), ..Settings::default() };
        settings.metrics = Some("127.0.0.1:0".parse().unwrap());
        settings.messages_a_second = 100_000;
        settings.chat_in_a_row = 100_000;
        settings.tables_a_minute = 100_000;
        change(&mut settings);
        let mut house = House { folder: tempfile::tempdir().unwrap(), settings, running: None };
        house.start().await;
        house
    }

    /// A server on a copy of a database that somebody else wrote.
    pub async fn on(database: &Path) -> House {
        let mut house = House::open().await;
        house.running.take().unwrap().stop().await;
        std::fs::copy(database, house.database()).unwrap();
        house.start().await;
        house
    }

    /// Where it keeps everything.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("crossroads.db")
    }

    async fn start(&mut self) {
        let store = Sqlite::open(&self.database()).unwrap();
        self.running = Some(Running::start(self.settings.clone(), Arc::new(store)).await.unwrap());
    }

    /// Stops the server.
    pub async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
    }

    /// Stops the server and starts another one on the same store.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    /// Stops the server and starts it anew with these moderators.
    pub async fn moderated_by(&mut self, names: &[&str]) {
        self.settings.moderators = names.iter().map(|name| (*name).to_owned()).collect();
        self.restart().await;
    }

    /// Stops the server, computes its ratings anew, and starts another one.
    pub async fn recompute_ratings(&mut self, game: &str) {
        self.running.take().unwrap().stop().await;
        let store = Sqlite::open(&self.database()).unwrap();
        crossroads_server::ratings::recompute(&store, game).await.unwrap();
        drop(store);
        self.start().await;
    }

    pub fn address(&self) -> SocketAddr {
        self.running.as_ref().unwrap().address
    }

    pub fn running(&self) -> &Running {
        self.running.as_ref().unwrap()
    }

    /// A new guest.
    pub async fn guest(&self) -> Guest {
        let http = reqwest::Client::new();
        let answer = http.post(self.url("/api/guest")).json(&json!({})).send().await.unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite"), "{cookie}");
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let told: Value = answer.json().await.unwrap();
        Guest { id: told["id"].as_str().unwrap().to_owned(), cookie, http, address: self.address() }
    }

    /// Somebody with a name and a password of their own.
    pub async fn member(&self, name: &str) -> Guest {
        let member = self.guest().await;
        member.send("PATCH", "/api/me", Some(&json!({ "name": name }))).await;
        member.post("/api/me/password", &json!({ "password": PASSWORD })).await;
        member
    }

    /// What the server has counted under this name; nothing if the name is not there.
    pub async fn count(&self, name: &str) -> f64 {
        let address = self.running().metrics_address.unwrap();
        let text = reqwest::get(format!("http://{address}/metrics")).await.unwrap().text().await.unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.map_or(0.0, |value| value.parse().unwrap())
    }

    /// Somebody who has been a guest here before.
    pub fn guest_again(&self, id: &str, token: &str) -> Guest {
        let cookie = format!("crossroads_session={token}");
        Guest { id: id.to_owned(), cookie, http: reqwest::Client::new(), address: self.address() }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address())
    }
}

/// Somebody with a session.
#[derive(Clone)]
pub struct Guest {
    pub id: String,
    pub cookie: String,
    http: reqwest::Client,
    address: SocketAddr,
}

impl Guest {
    /// The same guest at a server that has moved.
    pub fn at(&self, house: &House) -> Guest {
        Guest { address: house.address(), ..self.clone() }
    }

    pub async fn try_send(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let url = format!("http://{}{path}", self.address);
        let mut request = self.http.request(method.parse().unwrap(), url).header("cookie", &self.cookie);
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap_or(Value::Null))
    }

    /// A request that must work.
    pub async fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        let (status, answer) = self.try_send(method, path, body).await;
        assert_eq!(status, 200, "{method} {path}: {answer}");
        answer
    }

    pub async fn post(&self, path: &str, body: &Value) -> Value {
        self.send("POST", path, Some(body)).await
    }

    pub async fn get(&self, path: &str) -> Value {
        self.send("GET", path, None).await
    }

    /// A request that must fail with this code.
    pub async fn fails(&self, method: &str, path: &str, body: Option<&Value>, code: &str) {
        let (status, answer) = self.try_send(method, path, body).await;
        assert!(status >= 400, "{method} {path}: {answer}");
        assert_eq!(answer["code"], code, "{method} {path}: {answer}");
    }

    pub async fn connect(&self) -> Socket {
        Socket::connect(self.address, Some(&self.cookie)).await
    }

    /// Plays a table of Railroad Ink against bots to its end.
    pub async fn plays_out(&self, id: &str) {
        while self.get(&format!("/api/tables/{id}")).await["status"] != "over" {
            let look = self.get(&format!("/api/tables/{id}/look")).await;
            match look["legal"].as_array().unwrap().first() {
                Some(action) => {
                    self.post(&format!("/api/tables/{id}/act"), &json!({ "action": action })).await;
                }
                // The bots have not finished.
                None => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }
}

/// A socket and everything that came out of it.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message, in order.
    pub heard: Vec<Value>,
    /// The same, letter by letter.
    pub letters: Vec<String>,
    requests: u64,
}

impl Socket {
    pub async fn connect(address: SocketAddr, cookie: Option<&str>) -> Socket {
        let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let (stream, _) = connect_async(request).await.unwrap();
        let mut socket = Socket { stream, heard: Vec::new(), letters: Vec::new(), requests: 0 };
        socket.until(|told| told.get("hello").is_some()).await;
        socket
    }

    /// Sends text as it is.
    pub async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Sends text, whether or not anybody still listens.
    pub async fn try_text(&mut self, text: &str) {
        let _ = self.stream.send(Message::text(text)).await;
    }

    /// Sends a frame of any kind, whether or not anybody still listens.
    pub async fn try_send(&mut self, message: Message) {
        let _ = self.stream.send(message).await;
    }

    /// Opens a socket as a page of this origin would; the status if the server does not want that.
    pub async fn try_connect(address: SocketAddr, cookie: &str, origin: &str) -> Result<(), u16> {
        let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match connect_async(request).await {
            Ok(_) => Ok(()),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Forgets what was heard but the last update, so that a long test stays small.
    pub fn forget(&mut self) {
        let last = self.update().cloned();
        self.heard.clear();
        self.letters.clear();
        self.heard.extend(last.map(|update| json!({ "update": update })));
    }

    /// The next message, or `None` when the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let message =
                tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("the server says something");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let told: Value = serde_json::from_str(&text).unwrap();
                    self.heard.push(told.clone());
                    self.letters.push(text.to_string());
                    return Some(told);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Reads on until such a message comes.
    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let found = async {
            loop {
                let told = self.next().await.expect("the socket stays open");
                if wanted(&told) {
                    return told;
                }
            }
        };
        tokio::time::timeout(PATIENCE, found).await.expect("what is waited for comes")
    }

    /// Asks for something and waits for the answer, `Ok` or the error.
    pub async fn ask(&mut self, wish: &Value) -> Result<(), Value> {
        self.requests += 1;
        let id = self.requests;
        self.send_text(&json!({ "id": id, "do": wish }).to_string()).await;
        let told = self.until(|told| told["done"]["id"] == id || told["failed"]["id"] == id).await;
        match told.get("failed") {
            Some(failed) => Err(failed["error"].clone()),
            None => Ok(()),
        }
    }

    /// Follows a table.
    pub async fn watch(&mut self, table: &str) {
        self.ask(&json!({ "watch": { "table": table } })).await.unwrap();
    }

    /// The last update of the board that was heard.
    pub fn update(&self) -> Option<&Value> {
        self.heard.iter().rev().find_map(|told| told.get("update"))
    }

    /// What this seat may do by the last update.
    pub fn legal(&self) -> Vec<Value> {
        self.update().and_then(|update| update["legal"].as_array().cloned()).unwrap_or_default()
    }

    /// Hears whatever is on its way.
    pub async fn catch_up(&mut self) {
        self.ask(&json!("ping")).await.unwrap();
    }

    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}
