//! How a server is set up. Where the values come from (flags, environment, file), the command line decides.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Every setting of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen.
    pub listen: SocketAddr,
    /// How many bots may think at the same time.
    pub bot_threads: usize,
    /// How long a table stays awake when nobody looks, in milliseconds.
    pub sleep_after_ms: u64,
    /// How many messages one connection may send a second, and in a burst.
    pub messages_a_second: u32,
    /// The largest message that a client may send, in bytes.
    pub largest_message: usize,
    /// How many sockets one address may hold.
    pub sockets_an_address: usize,
    /// Pages of other origins that may speak to this server. The own one always may.
    pub origins: Vec<String>,
    /// Whether cookies are sent over HTTPS only.
    pub secure_cookies: bool,
    /// For tests: tables get their seeds from this series instead of by lot. No flag sets it.
    pub seed_series: Option<u64>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080),
            bot_threads: std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2),
            sleep_after_ms: 60_000,
            messages_a_second: 50,
            largest_message: 16 * 1024,
            sockets_an_address: 200,
            origins: Vec::new(),
            secure_cookies: false,
            seed_series: None,
        }
    }
}
