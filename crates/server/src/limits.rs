//! How much one address and one person may ask of the server.
//!
//! The machine itself is not limited: who runs the server may also drive it (`crossroads load`). Behind a proxy every
//! connection comes from the proxy, which then names the address it speaks for; if it names none that can be read, all of
//! that counts as one address, so that nobody gets around a limit by hiding.

use crate::settings::Settings;
use axum::http::HeaderMap;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

/// How many addresses and people are remembered before those that have been quiet are forgotten.
const REMEMBERED: usize = 10_000;
/// How many people of one address may do something often at the same time.
const PEOPLE_AN_ADDRESS: u32 = 4;

/// How many reports somebody may make in a row; after that, one a minute.
const REPORTS: u32 = 5;

/// Whose it is that is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// An address's.
    Address(IpAddr),
    /// A person's.
    Person(String),
}

/// The limits of a server.
pub struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    doors: DefaultKeyedRateLimiter<IpAddr>,
    chat: Shared,
    tables: Shared,
    reports: Shared,
    held: Mutex<HashMap<Whose, usize>>,
    connections_an_address: usize,
    sockets_a_person: usize,
    behind_proxy: bool,
    limit_loopback: bool,
}

/// Something of which a person may do so much, and an address as much as a few people.
struct Shared {
    person: DefaultKeyedRateLimiter<String>,
    address: DefaultKeyedRateLimiter<IpAddr>,
}

impl Shared {
    fn new(person: Quota, address: Quota) -> Shared {
        Shared { person: RateLimiter::keyed(person), address: RateLimiter::keyed(address) }
    }

    fn too_many(&self, person: &str, address: Option<IpAddr>) -> bool {
        too_many(&self.person, &person.to_owned())
            || address.is_some_and(|address| too_many(&self.address, &address))
    }
}

impl Limits {
    /// The limits that the settings ask for.
    pub fn new(settings: &Settings) -> Limits {
        let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let a_minute = |number: u32| Quota::per_minute(at_least_one(number));
        let chat = |people: u32| {
            let burst = at_least_one(settings.chat_in_a_row.saturating_mul(people));
            Quota::per_second(at_least_one(people)).allow_burst(burst)
        };
        let reports = |people: u32| {
            Quota::per_minute(at_least_one(people)).allow_burst(at_least_one(REPORTS.saturating_mul(people)))
        };
        let tables = settings.tables_a_minute;
        Limits {
            requests: RateLimiter::keyed(Quota::per_second(at_least_one(settings.requests_a_second))),
            doors: RateLimiter::keyed(a_minute(settings.doors_a_minute)),
            chat: Shared::new(chat(1), chat(PEOPLE_AN_ADDRESS)),
            tables: Shared::new(a_minute(tables), a_minute(tables.saturating_mul(PEOPLE_AN_ADDRESS))),
            reports: Shared::new(reports(1), reports(PEOPLE_AN_ADDRESS)),
            held: Mutex::default(),
            connections_an_address: settings.connections_an_address,
            sockets_a_person: settings.sockets_a_person,
            behind_proxy: settings.behind_proxy,
            limit_loopback: settings.limit_loopback,
        }
    }

    /// The address that a request counts for; none if it is not limited.
    pub fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
        if self.behind_proxy {
            return Some(network(named(headers).unwrap_or(peer)));
        }
        self.limited(peer)
    }

    fn limited(&self, address: IpAddr) -> Option<IpAddr> {
        (self.limit_loopback || !address.to_canonical().is_loopback()).then_some(network(address))
    }

    /// Whether one more request is too many.
    pub fn too_many_requests(&self, address: IpAddr) -> bool {
        too_many(&self.requests, &address)
    }

    /// Whether one more guest, sign-in or password is too many: each costs a row or a slow hash.
    pub fn too_many_doors(&self, address: IpAddr) -> bool {
        too_many(&self.doors, &address)
    }

    /// Whether one more line of chat is too many.
    pub fn too_much_chat(&self, person: &str, address: Option<IpAddr>) -> bool {
        self.chat.too_many(person, address)
    }

    /// Whether one more new table is too many.
    pub fn too_many_tables(&self, person: &str, address: Option<IpAddr>) -> bool {
        self.tables.too_many(person, address)
    }

    /// Whether one more report is too many.
    pub fn too_many_reports(&self, person: &str, address: Option<IpAddr>) -> bool {
        self.reports.too_many(person, address)
    }

    /// A place for one more connection of an address, if it may have one.
    pub fn connection(self: &Arc<Limits>, peer: IpAddr) -> Option<Place> {
        // All connections of a proxy come from one address; whose they are, only their requests say.
        let Some(address) = self.limited(peer).filter(|_| !self.behind_proxy) else {
            return Some(Place(None));
        };
        self.hold(Whose::Address(address), self.connections_an_address)
    }

    /// Places for one more socket, if its address and its person may have one.
    pub fn socket(self: &Arc<Limits>, address: Option<IpAddr>, person: Option<&str>) -> Option<[Place; 2]> {
        // Without a proxy the connection that became the socket holds a place of the address already.
        let of_address = match address.filter(|_| self.behind_proxy) {
            Some(address) => self.hold(Whose::Address(address), self.connections_an_address)?,
            None => Place(None),
        };
        let of_person = match person {
            Some(person) => self.hold(Whose::Person(person.to_owned()), self.sockets_a_person)?,
            None => Place(None),
        };
        Some([of_address, of_person])
    }

    fn hold(self: &Arc<Limits>, whose: Whose, most: usize) -> Option<Place> {
        let mut all = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let held = all.entry(whose.clone()).or_default();
        if *held >= most {
            return None;
        }
        *held += 1;
        Some(Place(Some((self.clone(), whose))))
    }
}

/// The address that a proxy names last. A proxy adds to the list, in the same line or in one more; what stands before its
/// own entry, anybody may have written.
fn named(headers: &HeaderMap) -> Option<IpAddr> {
    let names = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = names.rsplit(',').next()?.trim();
    if let Ok(address) = last.parse::<IpAddr>() {
        return Some(address);
    }
    if let Ok(with_port) = last.parse::<SocketAddr>() {
        return Some(with_port.ip());
    }
    last.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok().map(IpAddr::V6)
}

/// The address as it counts: one customer of a provider has a whole /64 of IPv6.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address @ IpAddr::V4(_) => address,
    }
}

fn too_many<K: Clone + Eq + Hash>(limiter: &DefaultKeyedRateLimiter<K>, whose: &K) -> bool {
    if limiter.len() > REMEMBERED {
        limiter.retain_recent();
    }
    limiter.check_key(whose).is_err()
}

/// The place of a connection. It is given back when it is dropped.
pub struct Place(Option<(Arc<Limits>, Whose)>);

impl Drop for Place {
    fn drop(&mut self) {
        let Some((limits, whose)) = &self.0 else { return };
        let mut all = limits.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(held) = all.get_mut(whose) {
            *held -= 1;
            if *held == 0 {
                all.remove(whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(change: impl FnOnce(&mut Settings)) -> Arc<Limits> {
        let mut settings = Settings {
            connections_an_address: 2,
            doors_a_minute: 3,
            sockets_a_person: 2,
            chat_in_a_row: 2,
            tables_a_minute: 2,
            ..Settings::default()
        };
        change(&mut settings);
        Arc::new(Limits::new(&settings))
    }

    const FAR: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(203, 0, 113, 7));
    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn an_address_has_so_many_places_and_gets_them_back() {
        let limits = limits(|_| ());
        let first = limits.connection(FAR);
        let second = limits.connection(FAR);
        assert!(first.is_some() && second.is_some() && limits.connection(FAR).is_none());
        drop(first);
        assert!(limits.connection(FAR).is_some());
        assert!((0..100).map(|_| limits.connection(HERE)).all(|place| place.is_some()), "the machine itself");
    }

    #[test]
    fn a_person_has_so_many_sockets_and_behind_a_proxy_an_address_too() {
        let limits = limits(|settings| settings.behind_proxy = true);
        let held = [limits.socket(Some(FAR), Some("ana")), limits.socket(Some(FAR), Some("bo"))];
        assert!(held.iter().all(Option::is_some));
        assert!(limits.socket(Some(FAR), Some("cy")).is_none(), "the address has two already");
        let more = limits.socket(Some(HERE), Some("ana"));
        assert!(more.is_some() && limits.socket(Some(HERE), Some("ana")).is_none(), "Ana has two already");
        drop((held, more));
        assert!(limits.socket(Some(FAR), Some("ana")).is_some());
    }

    #[test]
    fn doors_open_so_often_a_minute() {
        let limits = limits(|_| ());
        let turned_away = (0..5).filter(|_| limits.too_many_doors(FAR)).count();
        assert_eq!(turned_away, 2);
    }

    #[test]
    fn who_has_many_sockets_speaks_no_more_than_others_and_an_address_like_a_few_people() {
        let limits = limits(|_| ());
        let said = |person: &str| (0..10).filter(|_| !limits.too_much_chat(person, Some(FAR))).count();
        assert_eq!(said("ana"), 2);
        let others: usize = (0..20).map(|number| said(&format!("guest {number}"))).sum();
        assert_eq!(others, 6, "four people's worth in all");
        let laid = |person: &str| (0..10).filter(|_| !limits.too_many_tables(person, Some(FAR))).count();
        assert_eq!(laid("ana"), 2);
        assert_eq!((0..20).map(|number| laid(&format!("guest {number}"))).sum::<usize>(), 6);
    }

    fn behind_proxy(lines: &[&str]) -> IpAddr {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        let limits = limits(|settings| settings.behind_proxy = true);
        limits.address(HERE, &headers).expect("behind a proxy nobody is without a limit")
    }

    #[test]
    fn behind_a_proxy_its_last_word_counts_in_every_form() {
        for lines in [
            &["198.51.100.1, 203.0.113.7"][..],
            &["127.0.0.1", "203.0.113.7"],
            &["127.0.0.1,203.0.113.7:4711"],
            &["x", "::ffff:203.0.113.7"],
            &["[::ffff:203.0.113.7]:4711"],
        ] {
            assert_eq!(behind_proxy(lines), FAR, "{lines:?}");
        }
        let net: IpAddr = "2001:db8:1:2::".parse().unwrap();
        for line in ["2001:db8:1:2::1", "[2001:db8:1:2::2]", "[2001:db8:1:2:ffff:ffff:ffff:ffff]:443"] {
            assert_eq!(behind_proxy(&[line]), net, "{line}: a /64 is one customer");
        }
    }

    #[test]
    fn behind_a_proxy_who_hides_counts_as_one_with_all_who_hide() {
        for lines in [&[][..], &["unknown"], &["203.0.113.7, _hidden"], &[""], &["203.0.113.7", "nonsense"]] {
            assert_eq!(behind_proxy(lines), HERE, "{lines:?}");
        }
        assert_eq!(behind_proxy(&["127.0.0.1"]), HERE, "whoever says to be the machine is not believed");
    }

    #[test]
    fn without_a_proxy_nobody_names_anybody() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "198.51.100.1, 203.0.113.7".parse().unwrap());
        assert_eq!(limits(|_| ()).address(HERE, &headers), None, "nobody asked for a proxy");
        assert_eq!(limits(|s| s.limit_loopback = true).address(HERE, &headers), Some(HERE));
    }
}
