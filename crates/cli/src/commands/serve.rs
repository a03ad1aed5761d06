//! `crossroads serve`: the server, on an embedded database unless told otherwise.

use anyhow::{Context, Result};
use crossroads_server::Running;
use crossroads_server::keys::Keys;
use crossroads_server::settings::{MailSettings, PageFile, Settings};
use crossroads_store::{Lease, Patience, Postgres, Sqlite, Store};
use serde::Deserialize;
use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
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
#[serde(default, rename_all = "kebab-case")]
pub struct Where {
    /// The folder of the embedded database [default: the user's data folder].
    #[arg(long, env = "CROSSROADS_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead of the embedded one (postgres://…).
    #[arg(long, env = "CROSSROADS_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
    /// Encrypt the way to `PostgreSQL`, and believe only a database whose certificate one in this file has signed (PEM; a
    /// system's own are often in /etc/ssl/certs/ca-certificates.crt).
    #[arg(long, env = "CROSSROADS_DATABASE_CA", value_name = "FILE")]
    database_ca: Option<PathBuf>,
    /// The file of the server's keys, which is made if it is not there; keep it with every backup [default: crossroads.keys in
    /// the data folder].
    #[arg(long, env = "CROSSROADS_KEYS", value_name = "FILE")]
    keys: Option<PathBuf>,
}

/// The settings a person can choose; what is not chosen keeps its default.
#[derive(clap::Args, Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
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
    /// A name under which browsers may ask for this server; may be given several times [default: any, or this machine's if
    /// it listens there only].
    #[arg(long = "host", env = "CROSSROADS_HOSTS", value_delimiter = ',', value_name = "NAME")]
    hosts: Vec<String>,
    /// Somebody who looks after manners: reads reports, silences and bars people. A name that somebody signs in by already; may
    /// be given several times.
    #[arg(long = "moderator", env = "CROSSROADS_MODERATORS", value_delimiter = ',', value_name = "NAME")]
    moderators: Vec<String>,
    /// Tell browsers to come over HTTPS only, for a year from now.
    #[arg(long, env = "CROSSROADS_HTTPS_ONLY")]
    https_only: bool,
    /// Send cookies over HTTPS only: for a server behind a proxy that speaks it.
    #[arg(long, env = "CROSSROADS_SECURE_COOKIES")]
    secure_cookies: bool,
    /// For how many days an open table waits for people [default: 7].
    #[arg(long, env = "CROSSROADS_KEEP_OPEN", value_name = "DAYS")]
    keep_open: Option<u64>,
    /// For how many days a running table is kept at which nobody does anything [default: for ever].
    #[arg(long, env = "CROSSROADS_KEEP_RUNNING", value_name = "DAYS")]
    keep_running: Option<u64>,
    /// For how many days a table is kept that is over, with its record [default: for ever].
    #[arg(long, env = "CROSSROADS_KEEP_FINISHED", value_name = "DAYS")]
    keep_finished: Option<u64>,
    /// For how many days a guest is remembered who sits or sat at no table that is kept [default: 90].
    #[arg(long, env = "CROSSROADS_KEEP_GUESTS", value_name = "DAYS")]
    keep_guests: Option<u64>,
    /// The address under which people reach this server (`https://play.example`): for links in e-mails, and for push services
    /// that want to complain about it.
    #[arg(long, env = "CROSSROADS_SITE", value_name = "URL")]
    site: Option<String>,
    /// A mail server, to write to people who ask for it when it is their turn: `smtps://NAME:PASSWORD@HOST`, or
    /// `smtp://NAME:PASSWORD@HOST:587?tls=required`. Needs `--mail-from` and `--site` [default: no e-mails].
    #[arg(long, env = "CROSSROADS_SMTP", value_name = "URL", hide_env_values = true)]
    smtp: Option<String>,
    /// Who writes these e-mails: "Crossroads <tables@play.example>".
    #[arg(long, env = "CROSSROADS_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Call people over push services at any address, those of this machine and its net included, and without TLS: for a
    /// push service of your own. Whoever plays here names that address.
    #[arg(long, env = "CROSSROADS_PUSH_ANYWHERE")]
    push_anywhere: bool,
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
                database_ca: self.place.database_ca.or(file.place.database_ca),
                keys: self.place.keys.or(file.place.keys),
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
            hosts: if self.hosts.is_empty() { file.hosts } else { self.hosts },
            moderators: if self.moderators.is_empty() { file.moderators } else { self.moderators },
            https_only: self.https_only || file.https_only,
            secure_cookies: self.secure_cookies || file.secure_cookies,
            keep_open: self.keep_open.or(file.keep_open),
            keep_running: self.keep_running.or(file.keep_running),
            keep_finished: self.keep_finished.or(file.keep_finished),
            keep_guests: self.keep_guests.or(file.keep_guests),
            site: self.site.or(file.site),
            smtp: self.smtp.or(file.smtp),
            mail_from: self.mail_from.or(file.mail_from),
            push_anywhere: self.push_anywhere || file.push_anywhere,
            log_json: self.log_json || file.log_json,
        }
    }

    /// How e-mails are written, if the mail server, the sender and the address for links are named.
    fn mail(&self) -> Result<Option<MailSettings>> {
        let Some(smtp) = self.smtp.clone() else { return Ok(None) };
        let from = self.mail_from.clone().context("e-mails need a sender: say --mail-from ADDRESS")?;
        let site =
            self.site.clone().context("links in e-mails need the address of this server: say --site URL")?;
        Ok(Some(MailSettings { smtp, from, site }))
    }

    fn settings(&self, keys: Keys) -> Result<Settings> {
        let default = Settings::default();
        let days = |days: u64| Duration::from_secs(days.saturating_mul(24 * 3600));
        Ok(Settings {
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
            hosts: self.hosts.clone(),
            moderators: self.moderators.clone(),
            secure_cookies: self.secure_cookies,
            https_only: self.https_only,
            keys: Arc::new(keys),
            keep_open: self.keep_open.map_or(default.keep_open, days),
            keep_running: self.keep_running.map(days),
            keep_over: self.keep_finished.map(days),
            keep_guests: self.keep_guests.map_or(default.keep_guests, days),
            site: self.site.clone(),
            mail: self.mail()?,
            push_anywhere: self.push_anywhere,
            page: Some(page),
            ..default
        })
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
        .with_ansi(std::io::stderr().is_terminal())
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
    let Opened { store, place, lease } = chosen.place.open().await?;
    let running = Running::start(chosen.settings(chosen.place.keys()?)?, store).await?;
    anstream::println!("Crossroads is open at http://{} (tables rest in {place})", running.address);
    if let Some(address) = running.metrics_address {
        anstream::println!("What it counts is at http://{address}/metrics");
    }
    let (moderators, strangers) = running.manners().moderators();
    if !moderators.is_empty() {
        anstream::println!("Moderators: {}", moderators.join(", "));
    }
    for name in strangers {
        anstream::println!("Nobody signs in by the name {name}, so it is no moderator's.");
    }
    let is_alone = tokio::select! {
        asked = wait_for_the_end() => asked.map(|()| true)?,
        () = is_lost(lease) => false,
    };
    anstream::println!("Closing: every table is being saved.");
    running.stop().await;
    anyhow::ensure!(
        is_alone,
        "the lock of the database is lost: another server may look after the tables now"
    );
    Ok(())
}

/// Waits until the right to look after the tables is lost; an embedded database takes it from nobody.
async fn is_lost(lease: Option<Lease>) {
    match lease {
        Some(mut lease) => lease.lost().await,
        None => std::future::pending().await,
    }
}

/// A store, and what goes with it.
pub struct Opened {
    pub store: Arc<dyn Store>,
    /// Where it is, in words.
    pub place: String,
    /// The right to look after its tables, where that can be lost.
    pub lease: Option<Lease>,
}

impl Where {
    /// The store, for nobody else until this is dropped.
    pub async fn open(&self) -> Result<Opened> {
        if let Some(url) = &self.database {
            let store = Postgres::connect(url, self.database_ca.as_deref(), Patience::default()).await;
            let store = store.context("PostgreSQL")?;
            let lease = Some(store.hold_alone().await?);
            return Ok(Opened { store: Arc::new(store), place: "PostgreSQL".to_owned(), lease });
        }
        let folder = data_folder(self.data.as_deref())?;
        let store =
            Sqlite::open(&folder.join("crossroads.db")).with_context(|| folder.display().to_string())?;
        Ok(Opened { store: Arc::new(store), place: folder.display().to_string(), lease: None })
    }

    /// The keys of the server, which are made the first time.
    fn keys(&self) -> Result<Keys> {
        let file = match &self.keys {
            Some(file) => file.clone(),
            None => data_folder(self.data.as_deref())?.join(KEYS),
        };
        Ok(Keys::at(&file)?)
    }
}

/// The file of the server's keys, beside the embedded database.
pub const KEYS: &str = "crossroads.keys";

/// The folder of the embedded database, which is made if it is not there; nobody but its owner may look into a new one.
pub fn data_folder(chosen: Option<&Path>) -> Result<PathBuf> {
    let folder = match chosen {
        Some(folder) => folder.to_owned(),
        None => dirs::data_dir().context("no data folder is known; say --data DIR")?.join("crossroads"),
    };
    let mut make = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut make, 0o700);
    make.recursive(true).create(&folder).with_context(|| folder.display().to_string())?;
    Ok(folder)
}

/// The browser client that this program carries.
fn page(path: &str) -> Option<PageFile> {
    let crossroads_page::File { bytes, brotli, kind, forever, tag } = crossroads_page::file(path)?;
    Some(PageFile { bytes, brotli, kind, forever, tag })
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
