//! How a server is set up. Where the values come from (flags, environment, file), the command line decides.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

/// Every setting of a server.
#[derive(Clone, Debug)]
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
    /// How many lines of chat one socket may send in a row; after that, one a second.
    pub chat_in_a_row: u32,
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
    /// How long an open table waits for people before it is forgotten.
    pub keep_open: Duration,
    /// How long a guest is remembered who has played nothing.
    pub keep_guests: Duration,
    /// Pages of other origins that may speak to this server. The own one always may.
    pub origins: Vec<String>,
    /// Whether cookies are sent over HTTPS only.
    pub secure_cookies: bool,
    /// The files of the page, by path; what is no file is the page itself.
    pub page: Option<fn(&str) -> Option<PageFile>>,
    /// For tests: tables get their seeds from this series instead of by lot. No flag sets it.
    pub seed_series: Option<u64>,
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
            largest_message: 16 * 1024,
            connections: 20_000,
            connections_an_address: 200,
            patience: Duration::from_secs(10),
            requests_a_second: 50,
            doors_a_minute: 30,
            behind_proxy: false,
            limit_loopback: false,
            bot_time: Duration::from_secs(2),
            keep_open: 7 * DAY,
            keep_guests: 90 * DAY,
            origins: Vec::new(),
            secure_cookies: false,
            page: None,
            seed_series: None,
        }
    }
}
