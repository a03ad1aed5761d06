//! Random ids, tokens and names, and the hashes of what must not be stored in the clear.

use crossroads_engine::{Chance, Quick, Seed};
use sha2::{Digest, Sha256};

/// Letters and digits that nobody confuses.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes of the system.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness of the system no secret is one; there is nothing sensible to do but stop.
    #[allow(clippy::expect_used, reason = "a server without randomness must not run")]
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A short id that nobody guesses by counting.
pub fn id() -> String {
    random_bytes::<12>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A secret that opens a session.
pub fn token() -> String {
    hex::encode(random_bytes::<32>())
}

/// What the store keeps of a token.
pub fn token_hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// The seed of a new table.
pub fn seed() -> Seed {
    Seed(random_bytes())
}

/// A friendly name for somebody who has not chosen one.
pub fn guest_name() -> String {
    const FIRST: [&str; 16] = [
        "Amber", "Brisk", "Calm", "Daring", "Eager", "Fleet", "Gentle", "Humble", "Jolly", "Keen", "Lucky",
        "Merry", "Noble", "Quiet", "Swift", "Witty",
    ];
    const SECOND: [&str; 16] = [
        "Badger", "Crane", "Dolphin", "Falcon", "Fox", "Heron", "Lynx", "Marten", "Otter", "Owl", "Puffin",
        "Raven", "Stork", "Swan", "Tern", "Wren",
    ];
    let mut chance = Quick::new(u64::from_le_bytes(random_bytes()));
    let (first, second) = (chance.below(16) as usize, chance.below(16) as usize);
    format!("{} {} {}", FIRST[first], SECOND[second], 10 + chance.below(90))
}
