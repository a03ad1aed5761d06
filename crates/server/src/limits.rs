//! How much one address may ask of the server.
//!
//! The machine itself is not limited: who runs the server may also drive it (`crossroads load`). Behind a proxy every
//! connection comes from the proxy, which then names the address it speaks for.

use crate::settings::Settings;
use axum::http::HeaderMap;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

/// How many addresses are remembered before those that have been quiet are forgotten.
const REMEMBERED: usize = 10_000;

/// The limits of a server.
pub struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    doors: DefaultKeyedRateLimiter<IpAddr>,
    connections: Mutex<HashMap<IpAddr, usize>>,
    connections_an_address: usize,
    behind_proxy: bool,
    limit_loopback: bool,
}

impl Limits {
    /// The limits that the settings ask for.
    pub fn new(settings: &Settings) -> Limits {
        let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        Limits {
            requests: RateLimiter::keyed(Quota::per_second(at_least_one(settings.requests_a_second))),
            doors: RateLimiter::keyed(Quota::per_minute(at_least_one(settings.doors_a_minute))),
            connections: Mutex::default(),
            connections_an_address: settings.connections_an_address,
            behind_proxy: settings.behind_proxy,
            limit_loopback: settings.limit_loopback,
        }
    }

    /// The address that a request counts for; none if it is not limited.
    pub fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
        let named = || {
            // A proxy adds to the list; what stands before its own entry, anybody may have written.
            let list = headers.get("x-forwarded-for")?.to_str().ok()?;
            list.rsplit(',').next()?.trim().parse().ok()
        };
        let address = if self.behind_proxy { named().unwrap_or(peer) } else { peer };
        self.limited(address)
    }

    fn limited(&self, address: IpAddr) -> Option<IpAddr> {
        (self.limit_loopback || !address.to_canonical().is_loopback()).then_some(address.to_canonical())
    }

    /// Whether one more request is too many.
    pub fn too_many_requests(&self, address: IpAddr) -> bool {
        too_many(&self.requests, address)
    }

    /// Whether one more guest, sign-in or password is too many: each costs a row or a slow hash.
    pub fn too_many_doors(&self, address: IpAddr) -> bool {
        too_many(&self.doors, address)
    }

    /// A place for one more connection of an address, if it may have one.
    pub fn connection(self: &Arc<Limits>, peer: IpAddr) -> Option<Place> {
        // All connections of a proxy come from one address.
        let Some(address) = self.limited(peer).filter(|_| !self.behind_proxy) else {
            return Some(Place(None));
        };
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let held = connections.entry(address).or_default();
        if *held >= self.connections_an_address {
            return None;
        }
        *held += 1;
        Some(Place(Some((self.clone(), address))))
    }
}

fn too_many(limiter: &DefaultKeyedRateLimiter<IpAddr>, address: IpAddr) -> bool {
    if limiter.len() > REMEMBERED {
        limiter.retain_recent();
    }
    limiter.check_key(&address).is_err()
}

/// The place of a connection. It is given back when it is dropped.
pub struct Place(Option<(Arc<Limits>, IpAddr)>);

impl Drop for Place {
    fn drop(&mut self) {
        let Some((limits, address)) = &self.0 else { return };
        let mut connections = limits.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(held) = connections.get_mut(address) {
            *held -= 1;
            if *held == 0 {
                connections.remove(address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(change: impl FnOnce(&mut Settings)) -> Arc<Limits> {
        let mut settings = Settings { connections_an_address: 2, doors_a_minute: 3, ..Settings::default() };
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
    fn doors_open_so_often_a_minute() {
        let limits = limits(|_| ());
        let turned_away = (0..5).filter(|_| limits.too_many_doors(FAR)).count();
        assert_eq!(turned_away, 2);
    }

    #[test]
    fn behind_a_proxy_its_last_word_counts() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "198.51.100.1, 203.0.113.7".parse().unwrap());
        assert_eq!(limits(|_| ()).address(HERE, &headers), None, "nobody asked for a proxy");
        assert_eq!(limits(|s| s.behind_proxy = true).address(HERE, &headers), Some(FAR));
        assert_eq!(limits(|s| s.limit_loopback = true).address(HERE, &headers), Some(HERE));
    }
}
