//! Which addresses the server may speak to because a client named them: those of the open internet and no others. Whoever names
//! an address of the machine itself or of the net that it stands in wants the server to reach what they cannot.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address lies in the open internet.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = match a {
        // This net, loopback, multicast and what comes after it.
        0 | 127 | 224.. => true,
        // Shared by a provider's customers.
        100 => (64..128).contains(&b),
        // Protocols, examples, and relays of 6to4.
        192 => (b == 0 && (c == 0 || c == 2)) || (b == 88 && c == 99),
        // Measurements, examples.
        198 => b == 18 || b == 19 || (b == 51 && c == 100),
        203 => b == 0 && c == 113,
        _ => false,
    };
    !reserved && !address.is_private() && !address.is_link_local()
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, third, fourth, .., high, low] = address.segments();
    let inside =
        |high: u16, low: u16| is_public_v4(Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low)));
    match (first, second) {
        // Translated by the net: what counts is where it leads.
        (0x64, 0xff9b) => (third, fourth) == (0, 0) && inside(high, low),
        (0x2002, _) => inside(second, third),
        // Teredo, benchmarks, identities; examples.
        (0x2001, 0..0x200 | 0xdb8) | (0x3fff, 0..0x1000) => false,
        _ => (0x2000..0x4000).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_open_internet_is_public() {
        for address in
            ["8.8.8.8", "142.250.1.1", "100.63.0.1", "198.17.0.1", "2a00:1450:4001::1", "2606:4700::1"]
        {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "127.0.0.1",
            "0.0.0.0",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.1",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "fe80::1",
            "fec0::1",
            "fc00::1",
            "fd12:3456::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2002:a00:1::1",
            "3fff::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }
}
