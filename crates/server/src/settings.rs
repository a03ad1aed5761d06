//! How a server is set up. Where the values come from (flags, environment, file), the command line decides.

use crate::keys::Keys;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

/// Every setting of a server.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where to show what the server counts. Nowhere unless said so, and never where everybody comes in: who may read how
    /// often something was done can count what others do in secret.
    pub metrics: Option<SocketAddr>,
    /// How many bots may think at the same time.
    pub bot_threads: usize,
    /// How long a table stays awake when nobody looks, in milliseconds.
    pub sleep_after_ms: u64,
    /// How many messages one connection may send a second, and in a burst.
    pub messages_a_second: u32,
    /// How many lines of chat one person may send in a row; after that, one a second.
    pub chat_in_a_row: u32,
    /// How many sockets one person may have open.
    pub sockets_a_person: usize,
    /// How many tables one person may lay in a minute.
    pub tables_a_minute: u32,
    /// At how many tables one person may sit that have not started, and how many of theirs may be running.
    pub tables_a_person: u64,
    /// The largest message that a client may send, in bytes.
    pub largest_message: usize,
    /// How many connections there may be, sockets included.
    pub connections: usize,
    /// How many of them one address may hold.
    pub connections_an_address: usize,
    /// How long a connection may take to say what it wants.
    pub patience: Duration,
    /// How many requests one address may send a second, and in a burst.
    pub requests_a_second: u32,
    /// How many guests, sign-ins and passwords one address may ask for in a minute.
    pub doors_a_minute: u32,
    /// Whether a proxy stands before the server and names the addresses of those it speaks for.
    pub behind_proxy: bool,
    /// For tests: limits hold for this machine too. No flag sets it.
    pub limit_loopback: bool,
    /// How long a bot may think about a decision.
    pub bot_time: Duration,
    /// With what records are signed and secrets sealed. Whoever runs a server twice on one store gives it the same.
    pub keys: Arc<Keys>,
    /// How long an open table waits for people before it is forgotten.
    pub keep_open: Duration,
    /// How long a running table is kept at which nothing is done; for ever if nothing is said.
    pub keep_running: Option<Duration>,
    /// How long a table is kept that is over; for ever if nothing is said.
    pub keep_over: Option<Duration>,
    /// How long a guest is remembered who sits or sat at no table that is kept.
    pub keep_guests: Duration,
    /// Pages of other origins that may speak to this server. The own one always may.
    pub origins: Vec<String>,
    /// The names under which browsers may ask for this server. With none, any will do, but for a server that listens on its
    /// own machine only: that machine's names.
    pub hosts: Vec<String>,
    /// Who looks after manners: the names of people who sign in by them.
    pub moderators: Vec<String>,
    /// Whether cookies are sent over HTTPS only.
    pub secure_cookies: bool,
    /// Whether browsers are told to come over HTTPS only, from now on.
    pub https_only: bool,
    /// Whether push services may be anywhere, this machine and its net included, and speak without TLS. What a browser names as
    /// its push service is an address that a stranger gives.
    pub push_anywhere: bool,
    /// How long to wait before somebody is called once more whom a push service could not be told of. No flag sets it.
    pub call_pauses: Vec<Duration>,
    /// Where people reach this server: who is annoyed by what it sends finds it there.
    pub site: Option<String>,
    /// How e-mails are written; none are if nothing is said.
    pub mail: Option<MailSettings>,
    /// The files of the page, by path; what is no file is the page itself.
    pub page: Option<fn(&str) -> Option<PageFile>>,
    /// For tests: tables get their seeds from this series instead of by lot. No flag sets it.
    pub seed_series: Option<u64>,
}

/// How e-mails are written.
#[derive(Clone)]
pub struct MailSettings {
    /// The mail server, with name and password.
    pub smtp: String,
    /// Who writes.
    pub from: String,
    /// Where people reach this server, for links.
    pub site: String,
}

impl fmt::Debug for MailSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MailSettings({} at {}, and a password)", self.from, self.site)
    }
}

const DAY: Duration = Duration::from_hours(24);

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct PageFile {
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same as brotli, if there is such.
    pub brotli: Option<&'static [u8]>,
    /// Its media type.
    pub kind: &'static str,
    /// Whether it never changes, because its name says what is in it.
    pub forever: bool,
    /// Another one for other content.
    pub tag: &'static str,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080),
            metrics: None,
            bot_threads: std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2),
            sleep_after_ms: 60_000,
            messages_a_second: 50,
            chat_in_a_row: 5,
            sockets_a_person: 50,
            tables_a_minute: 20,
            tables_a_person: 100,
            largest_message: 16 * 1024,
            connections: 20_000,
            connections_an_address: 200,
            patience: Duration::from_secs(10),
            requests_a_second: 50,
            doors_a_minute: 30,
            behind_proxy: false,
            limit_loopback: false,
            bot_time: Duration::from_secs(2),
            keys: Arc::new(Keys::fresh()),
            keep_open: 7 * DAY,
            keep_running: None,
            keep_over: None,
            keep_guests: 90 * DAY,
            origins: Vec::new(),
            hosts: Vec::new(),
            moderators: Vec::new(),
            secure_cookies: false,
            https_only: false,
            push_anywhere: false,
            call_pauses: [5, 30, 180].map(Duration::from_secs).to_vec(),
            site: None,
            mail: None,
            page: None,
            seed_series: None,
        }
    }
}
