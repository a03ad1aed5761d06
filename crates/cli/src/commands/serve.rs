//! `crossroads serve`: the server, on an embedded database unless told otherwise.

use anyhow::{Context, Result};
use crossroads_server::Running;
use crossroads_server::settings::{PageFile, Settings};
use crossroads_store::{Postgres, Sqlite, Store};
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// Start the server: tables for people and bots, over HTTP and WebSocket.
///
/// A setting is taken from its flag, else from the environment, else from the file, else it has its default.
#[derive(clap::Args, Default)]
#[command(after_help = "Example: crossroads serve --listen 127.0.0.1:8080 --data ./data")]
pub struct Args {
    /// A TOML file with settings of the same names (`listen = "0.0.0.0:80"`).
    #[arg(long, env = "CROSSROADS_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    chosen: Chosen,
}

/// Where tables rest.
#[derive(clap::Args, Deserialize, Default)]
#[serde(default)]
pub struct Where {
    /// The folder of the embedded database [default: the user's data folder].
    #[arg(long, env = "CROSSROADS_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead of the embedded one (postgres://…).
    #[arg(long, env = "CROSSROADS_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
}

/// The settings a person can choose; what is not chosen keeps its default.
#[derive(clap::Args, Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct Chosen {
    /// Where to listen [default: 127.0.0.1:8080].
    #[arg(long, env = "CROSSROADS_LISTEN", value_name = "ADDR:PORT")]
    listen: Option<SocketAddr>,
    /// Where to show what the server counts, at /metrics, for Prometheus [default: nowhere]. Keep it from players: they could
    /// count secret moves with it.
    #[arg(long, env = "CROSSROADS_METRICS", value_name = "ADDR:PORT")]
    metrics: Option<SocketAddr>,
    #[command(flatten)]
    #[serde(flatten)]
    place: Where,
    /// How many bots may think at the same time [default: half of the cores].
    #[arg(long, env = "CROSSROADS_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// How many seconds a table stays awake when nobody looks [default: 60].
    #[arg(long, env = "CROSSROADS_SLEEP_AFTER")]
    sleep_after: Option<u64>,
    /// How many milliseconds a bot may think about a decision [default: 2000].
    #[arg(long, env = "CROSSROADS_BOT_TIME")]
    bot_time: Option<u64>,
    /// How many connections there may be at once [default: 20000].
    #[arg(long, env = "CROSSROADS_CONNECTIONS")]
    connections: Option<usize>,
    /// How many of them one address may hold; this machine is never limited [default: 200].
    #[arg(long, env = "CROSSROADS_CONNECTIONS_AN_ADDRESS")]
    connections_an_address: Option<usize>,
    /// How many requests a second one address may send [default: 50].
    #[arg(long, env = "CROSSROADS_REQUESTS_A_SECOND")]
    requests_a_second: Option<u32>,
    /// How many guests and sign-ins a minute one address may ask for [default: 30].
    #[arg(long, env = "CROSSROADS_DOORS_A_MINUTE")]
    doors_a_minute: Option<u32>,
    /// A proxy stands before the server; addresses are taken from its `X-Forwarded-For`.
    #[arg(long, env = "CROSSROADS_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How many messages a second one socket may send [default: 50].
    #[arg(long, env = "CROSSROADS_MESSAGES_A_SECOND")]
    messages_a_second: Option<u32>,
    /// Another origin whose pages may speak to this server; may be given several times.
    #[arg(long = "origin", env = "CROSSROADS_ORIGINS", value_delimiter = ',')]
    origins: Vec<String>,
    /// Send cookies over HTTPS only: for a server behind a proxy that speaks it.
    #[arg(long, env = "CROSSROADS_SECURE_COOKIES")]
    secure_cookies: bool,
    /// Write the log as JSON lines.
    #[arg(long, env = "CROSSROADS_LOG_JSON")]
    log_json: bool,
}

impl Chosen {
    /// These settings, and the file's where nothing is said here.
    fn or(self, file: Chosen) -> Chosen {
        Chosen {
            listen: self.listen.or(file.listen),
            metrics: self.metrics.or(file.metrics),
            place: Where {
                data: self.place.data.or(file.place.data),
                database: self.place.database.or(file.place.database),
            },
            bot_threads: self.bot_threads.or(file.bot_threads),
            sleep_after: self.sleep_after.or(file.sleep_after),
            bot_time: self.bot_time.or(file.bot_time),
            connections: self.connections.or(file.connections),
            connections_an_address: self.connections_an_address.or(file.connections_an_address),
            requests_a_second: self.requests_a_second.or(file.requests_a_second),
            doors_a_minute: self.doors_a_minute.or(file.doors_a_minute),
            behind_proxy: self.behind_proxy || file.behind_proxy,
            messages_a_second: self.messages_a_second.or(file.messages_a_second),
            origins: if self.origins.is_empty() { file.origins } else { self.origins },
            secure_cookies: self.secure_cookies || file.secure_cookies,
            log_json: self.log_json || file.log_json,
        }
    }

    fn settings(&self) -> Settings {
        let default = Settings::default();
        Settings {
            listen: self.listen.unwrap_or(default.listen),
            metrics: self.metrics,
            bot_threads: self.bot_threads.unwrap_or(default.bot_threads),
            sleep_after_ms: self.sleep_after.map_or(default.sleep_after_ms, |seconds| seconds * 1000),
            bot_time: self.bot_time.map_or(default.bot_time, Duration::from_millis),
            connections: self.connections.unwrap_or(default.connections),
            connections_an_address: self.connections_an_address.unwrap_or(default.connections_an_address),
            requests_a_second: self.requests_a_second.unwrap_or(default.requests_a_second),
            doors_a_minute: self.doors_a_minute.unwrap_or(default.doors_a_minute),
            behind_proxy: self.behind_proxy,
            messages_a_second: self.messages_a_second.unwrap_or(default.messages_a_second),
            origins: self.origins.clone(),
            secure_cookies: self.secure_cookies,
            page: Some(page),
            ..default
        }
    }
}

pub fn run(args: Args) -> Result<ExitCode> {
    let file = match &args.config {
        Some(path) => {
            let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
            toml::from_str(&text).with_context(|| path.display().to_string())?
        }
        None => Chosen::default(),
    };
    let chosen = args.chosen.or(file);
    let log = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info")))
        .with_writer(std::io::stderr);
    if chosen.log_json {
        log.json().init();
    } else {
        log.init();
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(chosen))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(chosen: Chosen) -> Result<()> {
    let (store, place) = chosen.place.open().await?;
    let running = Running::start(chosen.settings(), store).await?;
    anstream::println!("Crossroads is open at http://{} (tables rest in {place})", running.address);
    if let Some(address) = running.metrics_address {
        anstream::println!("What it counts is at http://{address}/metrics");
    }
    wait_for_the_end().await?;
    anstream::println!("Closing: every table is being saved.");
    running.stop().await;
    Ok(())
}

impl Where {
    /// The store, and where it is.
    pub async fn open(&self) -> Result<(Arc<dyn Store>, String)> {
        if let Some(url) = &self.database {
            let store = Postgres::connect(url).await.context("PostgreSQL")?;
            return Ok((Arc::new(store), "PostgreSQL".to_owned()));
        }
        let folder = match &self.data {
            Some(folder) => folder.clone(),
            None => dirs::data_dir().context("no data folder is known; say --data DIR")?.join("crossroads"),
        };
        std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let store =
            Sqlite::open(&folder.join("crossroads.db")).with_context(|| folder.display().to_string())?;
        Ok((Arc::new(store), folder.display().to_string()))
    }
}

/// The browser client that this program carries.
fn page(path: &str) -> Option<PageFile> {
    let crossroads_page::File { bytes, brotli, kind, forever } = crossroads_page::file(path)?;
    Some(PageFile { bytes, brotli, kind, forever })
}

/// Ctrl-C, or a polite request of the system to stop.
async fn wait_for_the_end() -> Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            asked = tokio::signal::ctrl_c() => asked?,
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}
