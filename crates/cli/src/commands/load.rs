//! `crossroads load`: many tables at once against a running server, to see what it bears.

use anyhow::{Context, Result, bail, ensure};
use crossroads_engine::{Chance, Quick};
use futures_util::{FutureExt, SinkExt, StreamExt};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Drive a server on this machine with two-seat tables of random players and measure it.
#[derive(clap::Args)]
#[command(after_help = "Example: crossroads load --tables 200 --seconds 10 --json")]
pub struct Args {
    /// Where the server listens; only addresses of this machine.
    #[arg(long, default_value = "127.0.0.1:8080")]
    address: std::net::SocketAddr,
    /// Where the server shows what it counts (`serve --metrics`), to tell how much memory it holds.
    #[arg(long, value_name = "ADDR:PORT")]
    metrics: Option<std::net::SocketAddr>,
    /// The game.
    #[arg(long, default_value = "railroad-ink")]
    game: String,
    /// How many tables are played at the same time.
    #[arg(long, default_value_t = 200)]
    tables: u32,
    /// How long, in seconds.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How many seats sit at tables and do nothing.
    #[arg(long, default_value_t = 0)]
    idle: u32,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

/// What was measured. The fields and their order are a format that others read.
#[derive(Serialize)]
struct Figures {
    tables: u32,
    idle_seats: u32,
    seconds: f64,
    moves: u64,
    moves_per_second: f64,
    p50_ms: f64,
    p95_ms: f64,
    p99_ms: f64,
    server_memory_bytes: Option<u64>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    ensure!(args.address.ip().is_loopback(), "load is for a server on this machine");
    // One thread, so that it takes no more of the machine from the server than it must.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let figures = runtime.block_on(drive(args))?;
    if args.json {
        anstream::println!("{}", serde_json::to_string(&figures)?);
    } else {
        let Figures { tables, idle_seats, moves_per_second, p50_ms, p95_ms, p99_ms, .. } = figures;
        anstream::println!("{tables} tables, {idle_seats} idle seats: {moves_per_second:.0} moves a second");
        anstream::println!(
            "  answered after {p50_ms:.2} ms (half), {p95_ms:.2} ms (95 %), {p99_ms:.2} ms (99 %)"
        );
        if let Some(bytes) = figures.server_memory_bytes {
            anstream::println!("  the server holds {} MB", bytes >> 20);
        }
    }
    Ok(ExitCode::SUCCESS)
}

async fn drive(args: &Args) -> Result<Figures> {
    let house =
        Arc::new(House { http: reqwest::Client::new(), address: args.address, game: args.game.clone() });
    // Everybody sits down before the first move is measured.
    let mut idle = Vec::new();
    for number in 0..args.idle.div_ceil(2) {
        idle.push(house.open_table(number).await?);
    }
    let mut tables = Vec::new();
    for number in 0..args.tables {
        tables.push(house.open_table(number).await?);
    }
    let until = Instant::now() + Duration::from_secs(args.seconds);
    let started = Instant::now();
    let playing: Vec<_> =
        tables.into_iter().map(|table| tokio::spawn(play(house.clone(), table, until))).collect();
    let mut waited: Vec<Duration> = Vec::new();
    for table in playing {
        waited.extend(table.await??);
    }
    let seconds = started.elapsed().as_secs_f64();
    waited.sort_unstable();
    let percentile = |part: f64| {
        let place = (waited.len() as f64 * part) as usize;
        waited.get(place.min(waited.len().saturating_sub(1))).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
    };
    let server_memory_bytes = match args.metrics {
        Some(address) => house.memory(address).await?,
        None => None,
    };
    drop(idle);
    Ok(Figures {
        tables: args.tables,
        idle_seats: args.idle.div_ceil(2) * 2,
        seconds,
        moves: waited.len() as u64,
        moves_per_second: (waited.len() as f64 / seconds).round(),
        p50_ms: percentile(0.50),
        p95_ms: percentile(0.95),
        p99_ms: percentile(0.99),
        server_memory_bytes,
    })
}

/// The server that is driven.
struct House {
    http: reqwest::Client,
    address: std::net::SocketAddr,
    game: String,
}

/// A table with two sockets at it.
struct Table {
    id: String,
    cookies: [String; 2],
    seats: [Seat; 2],
}

impl House {
    /// How much memory the server says it holds.
    async fn memory(&self, metrics: std::net::SocketAddr) -> Result<Option<u64>> {
        let answer = self.http.get(format!("http://{metrics}/metrics")).send().await?;
        let text = answer.error_for_status()?.text().await?;
        let line = text.lines().find_map(|line| line.strip_prefix("crossroads_resident_memory_bytes "));
        Ok(line.and_then(|bytes| bytes.parse().ok()))
    }

    async fn post(&self, cookie: &str, path: &str, body: &Value) -> Result<Value> {
        let url = format!("http://{}{path}", self.address);
        let answer = self.http.post(url).header("cookie", cookie).json(body).send().await?;
        Ok(answer.error_for_status()?.json().await?)
    }

    async fn guest(&self) -> Result<String> {
        let url = format!("http://{}/api/guest", self.address);
        let answer = self.http.post(url).json(&json!({})).send().await?.error_for_status()?;
        let cookie = answer.headers().get("set-cookie").context("a guest gets a cookie")?.to_str()?;
        Ok(cookie.split(';').next().unwrap_or_default().to_owned())
    }

    async fn open_table(&self, number: u32) -> Result<Table> {
        let cookies = [self.guest().await?, self.guest().await?];
        let id = self.start_table(&cookies).await?;
        let chance = |seat| Quick::new(2 * u64::from(number) + seat);
        let mut seats =
            [self.connect(&cookies[0], chance(0)).await?, self.connect(&cookies[1], chance(1)).await?];
        for seat in &mut seats {
            seat.watch(&id).await?;
        }
        Ok(Table { id, cookies, seats })
    }

    async fn start_table(&self, cookies: &[String; 2]) -> Result<String> {
        let wish = json!({ "game": self.game, "seats": 2, "listed": true });
        let table = self.post(&cookies[0], "/api/tables", &wish).await?;
        let id = table["id"].as_str().context("a table has an id")?.to_owned();
        self.post(&cookies[1], &format!("/api/tables/{id}/sit"), &json!({})).await?;
        self.post(&cookies[0], &format!("/api/tables/{id}/start"), &json!({})).await?;
        Ok(id)
    }

    async fn connect(&self, cookie: &str, chance: Quick) -> Result<Seat> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let mut request: Request = format!("ws://{}/api/socket", self.address).into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        // The buffer is cleared before every read, so a large one costs more than the messages in it.
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        let now = Instant::now();
        Ok(Seat { socket, chance, requests: 0, update: None, over: false, asked: now, due: now })
    }
}

/// A random player at a socket.
struct Seat {
    socket: WebSocketStream<TcpStream>,
    chance: Quick,
    requests: u64,
    /// What it was told last of the board. It is read when it is time to act: what comes before that is only news.
    update: Option<Utf8Bytes>,
    /// Whether it has heard that the table is over.
    over: bool,
    /// When it asked for something last.
    asked: Instant,
    /// When it may ask again.
    due: Instant,
}

/// A connection that asks more often than this, in the long run, is taken for a flood.
const PACE: Duration = Duration::from_millis(20);
/// Whoever was silent so long may be quicker afterwards; the server lets twice as much through.
const SAVED: Duration = Duration::from_millis(500);

/// Room for an update of most games.
const READ_BUFFER: usize = 8 << 10;

/// How a message about the board begins.
const UPDATE: &str = r#"{"update":"#;

/// The parts of the other messages that matter here.
#[derive(Deserialize)]
struct Told {
    done: Option<Done>,
    failed: Option<IgnoredAny>,
    table: Option<TableTold>,
}

#[derive(Deserialize)]
struct Done {
    id: u64,
}

#[derive(Deserialize)]
struct TableTold {
    status: String,
}

#[derive(Deserialize)]
struct Board<'a> {
    #[serde(borrow)]
    update: Update<'a>,
}

#[derive(Deserialize)]
struct Update<'a> {
    seat: Option<u8>,
    to_act: Vec<u8>,
    #[serde(borrow)]
    legal: Vec<&'a RawValue>,
}

/// What a message was.
enum Heard {
    Done(u64),
    Failed,
    Other,
}

impl Seat {
    async fn watch(&mut self, table: &str) -> Result<()> {
        self.over = false;
        self.ask(&json!({ "watch": { "table": table } }).to_string()).await?;
        Ok(())
    }

    /// Asks, and reads on until the answer comes; `false` if it is a refusal.
    async fn ask(&mut self, wish: &str) -> Result<bool> {
        tokio::time::sleep_until(self.due.into()).await;
        self.requests += 1;
        let id = self.requests;
        self.asked = Instant::now();
        self.due = self.due.max(self.asked.checked_sub(SAVED).unwrap_or(self.asked)) + PACE;
        self.socket.send(Message::text(format!(r#"{{"id":{id},"do":{wish}}}"#))).await?;
        loop {
            match self.hear().await? {
                Heard::Done(number) if number == id => return Ok(true),
                Heard::Failed => return Ok(false),
                Heard::Done(_) | Heard::Other => {}
            }
        }
    }

    /// Hears the next message.
    async fn hear(&mut self) -> Result<Heard> {
        loop {
            let text = match self.socket.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(_)) => continue,
                Some(Err(error)) => return Err(error.into()),
                None => bail!("the server has closed a socket"),
            };
            if text.starts_with(UPDATE) {
                self.update = Some(text);
                return Ok(Heard::Other);
            }
            let told: Told = serde_json::from_str(&text)?;
            if let Some(table) = told.table {
                self.over = table.status == "over";
            }
            return Ok(match (told.done, told.failed) {
                (Some(done), _) => Heard::Done(done.id),
                (None, Some(_)) => Heard::Failed,
                (None, None) => Heard::Other,
            });
        }
    }

    /// What to do next, in JSON; nothing while it has to wait for others, or to hear what has come of what it did.
    fn choose(&mut self) -> Result<Option<String>> {
        let Some(text) = self.update.take() else { return Ok(None) };
        let Board { update } = serde_json::from_str(&text)?;
        let is_asked = update.seat.is_some_and(|seat| update.to_act.contains(&seat));
        let choice = self.chance.pick(&update.legal).filter(|_| is_asked);
        Ok(choice.map(|action| action.get().to_owned()))
    }

    /// Hears what has come meanwhile, without waiting.
    fn catch_up(&mut self) -> Result<()> {
        while let Some(heard) = self.hear().now_or_never() {
            heard?;
        }
        Ok(())
    }
}

/// Plays table after table until the time is up; answers how long each move took.
async fn play(house: Arc<House>, mut table: Table, until: Instant) -> Result<Vec<Duration>> {
    let mut waited = Vec::new();
    while Instant::now() < until {
        let mut moved = false;
        for seat in &mut table.seats {
            seat.catch_up()?;
            let Some(action) = seat.choose()? else { continue };
            let wish = format!(r#"{{"act":{{"table":"{}","action":{action}}}}}"#, table.id);
            if seat.ask(&wish).await? {
                waited.push(seat.asked.elapsed());
                moved = true;
            }
        }
        let [first, second] = &mut table.seats;
        if first.over && second.over {
            let over = std::mem::replace(&mut table.id, house.start_table(&table.cookies).await?);
            let unwatch = json!({ "unwatch": { "table": over } }).to_string();
            for seat in &mut table.seats {
                seat.ask(&unwatch).await?;
                seat.watch(&table.id).await?;
            }
        } else if !moved {
            // Both wait for what the other has done.
            tokio::select! {
                heard = first.hear() => heard?,
                heard = second.hear() => heard?,
            };
        }
    }
    Ok(waited)
}
