//! Killing the server at any moment loses nothing that a player was told.

use crossroads_bots::roster;
use crossroads_engine::{Chance, Quick};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::cell::Cell;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A server in a process of its own.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_crossroads"))
            .args(["serve", "--listen", "127.0.0.1:0", "--messages-a-second", "100000", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        Server { address: address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned(), process }
    }

    /// Without any warning.
    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    async fn send(&self, cookie: &str, method: &str, path: &str, body: Option<Value>) -> Value {
        let url = format!("http://{}{path}", self.address);
        let mut request =
            reqwest::Client::new().request(method.parse().unwrap(), url).header("cookie", cookie);
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.unwrap();
        assert!(answer.status().is_success(), "{path}: {}", answer.text().await.unwrap());
        answer.json().await.unwrap()
    }

    async fn guest(&self) -> String {
        let url = format!("http://{}/api/guest", self.address);
        let answer = reqwest::Client::new().post(url).json(&json!({})).send().await.unwrap();
        answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned()
    }
}

/// A seat whose player remembers what it did and what it was told.
struct Player {
    table: String,
    cookie: String,
    seat: usize,
    /// Every action that the server has answered, in order.
    acted: Vec<Value>,
    /// An action that was sent and not answered, and what the seat had drawn when it was sent.
    open: Option<(Value, Value)>,
    /// What this seat has drawn, as it was told last.
    told: Value,
    chance: Quick,
    /// What all players together were answered in this life.
    answers: Answers,
}

/// How many answers there were, and a bell for each.
type Answers = Rc<(Cell<u32>, Notify)>;

/// Waits until so many answers have come, however slow the machine is, and then for some moment before the next.
async fn enough(answers: &Answers, many: u32, moment: Duration) {
    while answers.0.get() < many {
        answers.1.notified().await;
    }
    tokio::time::sleep(moment).await;
}

impl Player {
    /// Plays until the server is gone; the table may end before.
    async fn play(&mut self, address: &str) {
        let Some(mut socket) = self.connect(address).await else { return };
        let mut legal: Vec<Value> = Vec::new();
        let watch = json!({ "id": 0, "do": { "watch": { "table": self.table } } });
        if socket.send(Message::text(watch.to_string())).await.is_err() {
            return;
        }
        loop {
            let Some(Ok(message)) = socket.next().await else { return };
            let Message::Text(text) = message else { continue };
            let told: Value = serde_json::from_str(&text).unwrap();
            if let Some(update) = told.get("update") {
                legal = update["legal"].as_array().unwrap().clone();
                self.told = self.own(&update["view"]);
            }
            if told["done"]["id"] == 1 {
                self.acted.extend(self.open.take().map(|(action, _)| action));
                self.answers.0.set(self.answers.0.get() + 1);
                self.answers.1.notify_one();
            }
            assert_eq!(told["failed"]["id"].as_u64().filter(|id| *id == 1), None, "{told}");
            let watching = told["done"]["id"].is_u64();
            if (watching || told.get("update").is_some()) && self.open.is_none() && !legal.is_empty() {
                let action = self.chance.pick(&legal).unwrap().clone();
                legal.clear();
                self.open = Some((action.clone(), self.told.clone()));
                let act = json!({ "id": 1, "do": { "act": { "table": self.table, "action": action } } });
                if socket.send(Message::text(act.to_string())).await.is_err() {
                    return;
                }
            }
        }
    }

    async fn connect(&self, address: &str) -> Option<WebSocketStream<TcpStream>> {
        let stream = TcpStream::connect(address).await.ok()?;
        stream.set_nodelay(true).ok()?;
        let mut request = format!("ws://{address}/api/socket").into_client_request().ok()?;
        request.headers_mut().insert("cookie", self.cookie.parse().ok()?);
        Some(client_async(request, stream).await.ok()?.0)
    }

    /// What a view shows of the own seat: how far it is, and its own sheet.
    fn own(&self, view: &Value) -> Value {
        json!([view["round"], view["own"]["turn"], view["sheets"][self.seat]])
    }

    /// After a restart: what was told is there; what was sent last may be there.
    async fn compare(&mut self, server: &Server) {
        let path = format!("/api/tables/{}/look", self.table);
        let look = server.send(&self.cookie, "GET", &path, None).await;
        let now = self.own(&look["view"]);
        match self.open.take() {
            // The last action reached the store before the end, whether or not anybody was told.
            Some((action, before)) if now != before => self.acted.push(action),
            Some((_, before)) => assert_eq!(self.told, before, "a move was shown and is lost"),
            None => assert!(
                now == self.told || look["view"]["round"].as_u64() > self.told[0].as_u64(),
                "a move was lost"
            ),
        }
        self.told = now;
    }
}

/// Plays tables, kills the server again and again, and compares. Answers how many actions were told in all.
async fn survive(kills: u32) -> usize {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("killed-{kills}"));
    let _ = std::fs::remove_dir_all(&data);
    let mut chance = Quick::new(u64::from(kills));
    let mut server = Server::start(&data);
    let mut players: Vec<Player> = Vec::new();
    let answers = Answers::default();
    let mut actions = 0;
    for kill in 0..kills {
        while players.len() < 8 {
            players.extend(new_table(&server, u64::from(kill), &answers).await);
        }
        let address = server.address.clone();
        let (many, moment) = (chance.below(16), Duration::from_millis(u64::from(chance.below(12))));
        answers.0.set(0);
        {
            let mut playing =
                futures_util::future::join_all(players.iter_mut().map(|player| player.play(&address)));
            // Whoever is faster than the executioner waits for the next life.
            tokio::select! {
                _ = &mut playing => {}
                () = enough(&answers, many, moment) => {}
            }
            server.kill();
            let _ = tokio::time::timeout(Duration::from_secs(5), playing).await;
        }
        server = Server::start(&data);
        for player in &mut players {
            player.compare(&server).await;
        }
        actions += take_finished(&server, &mut players).await;
    }
    server.kill();
    actions + players.iter().map(|player| player.acted.len()).sum::<usize>()
}

async fn new_table(server: &Server, number: u64, answers: &Answers) -> Vec<Player> {
    let cookies = [server.guest().await, server.guest().await];
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true });
    let told = server.send(&cookies[0], "POST", "/api/tables", Some(wish)).await;
    let table = told["id"].as_str().unwrap().to_owned();
    server.send(&cookies[1], "POST", &format!("/api/tables/{table}/sit"), Some(json!({}))).await;
    server.send(&cookies[0], "POST", &format!("/api/tables/{table}/start"), Some(json!({}))).await;
    let mut players = Vec::new();
    for (seat, cookie) in cookies.into_iter().enumerate() {
        let mut player = Player {
            table: table.clone(),
            cookie,
            seat,
            acted: Vec::new(),
            open: None,
            told: Value::Null,
            chance: Quick::new(number * 2 + seat as u64),
            answers: answers.clone(),
        };
        let look = server.send(&player.cookie, "GET", &format!("/api/tables/{table}/look"), None).await;
        player.told = player.own(&look["view"]);
        players.push(player);
    }
    players
}

/// Tables that are over leave: their record is honest and holds exactly what the players did.
async fn take_finished(server: &Server, players: &mut Vec<Player>) -> usize {
    let mut actions = 0;
    let mut places = 0;
    while places < players.len() {
        let table = players[places].table.clone();
        let path = format!("/api/tables/{table}");
        let told = server.send(&players[places].cookie, "GET", &path, None).await;
        if told["status"] != "over" {
            places += 2;
            continue;
        }
        let record = server.send(&players[places].cookie, "GET", &format!("{path}/record"), None).await;
        let game = roster::game("railroad-ink").unwrap();
        assert!(game.replay(&record, &mut |_, _, _| {}).is_ok(), "the record is honest");
        for player in players.drain(places..places + 2) {
            let log = record["log"].as_array().unwrap().iter().filter(|entry| entry["seat"] == player.seat);
            let recorded: Vec<&Value> = log.map(|entry| &entry["do"]["act"]).collect();
            assert_eq!(
                recorded,
                player.acted.iter().collect::<Vec<_>>(),
                "what was told is what is recorded"
            );
            actions += player.acted.len();
        }
    }
    actions
}

#[tokio::test]
async fn nothing_told_is_lost_when_the_server_is_killed() {
    assert!(survive(12).await > 50);
}

mod slow {
    use crossroads_engine::conformance::Window;

    #[tokio::test]
    async fn nothing_told_is_lost_in_many_deaths() {
        let kills = Window { gate: 40, long: 300 }.count();
        let told = super::survive(kills as u32).await;
        assert!(told > 5 * kills as usize, "only {told} actions in {kills} lives");
    }
}
