//! The keys of a server: one with which it signs records, one that keeps the secrets of running tables closed in the
//! database, and one by which push services know it. They lie in a file beside the database and not in it, so that a copy of the database gives nobody dice.

use crate::calling::vapid::PushKey;
use crate::secrets::random_bytes;
use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305, XNonce};
use crossroads_engine::Seed;
use crossroads_engine::record::{self, Seal};
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use ring::hmac;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How many bytes before a sealed secret make it look different each time.
const SALT: usize = 24;

/// The keys of a server.
#[derive(Clone)]
pub struct Keys {
    signing: SigningKey,
    sealing: [u8; 32],
    push: PushKey,
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Keys({}, and secrets)", self.public())
    }
}

/// Why there are no keys.
#[derive(Debug, thiserror::Error)]
pub enum KeysError {
    /// The file cannot be read or made.
    #[error("{}: {source}", path.display())]
    System {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The file holds something else.
    #[error("{} does not hold the keys of a server", .0.display())]
    Unknown(PathBuf),
}

/// What does not open with these keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the keys are not those with which the database was written")]
pub struct OtherKeys;

/// The file of keys.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// With which records are signed: 64 hexadecimal digits.
    sign: Seed,
    /// With which secrets are sealed: 64 hexadecimal digits.
    seal: Seed,
    /// By which push services know the server: PKCS#8 in hexadecimal digits. Files from before it called anybody have none.
    #[serde(default)]
    push: Option<String>,
}

impl Keys {
    /// Keys that nobody had before.
    pub fn fresh() -> Keys {
        let push = fresh_push_key();
        Keys { signing: SigningKey::from_bytes(&random_bytes()), sealing: random_bytes(), push }
    }

    /// The keys in this file, which is made with fresh ones if it is not there. Only its owner may read it.
    ///
    /// # Errors
    /// The file cannot be read or made, or holds something else.
    pub fn at(path: &Path) -> Result<Keys, KeysError> {
        let system = |source| KeysError::System { path: path.to_owned(), source };
        match std::fs::read(path) {
            Ok(text) => {
                let unknown = || KeysError::Unknown(path.to_owned());
                let kept: Kept = serde_json::from_slice(&text).map_err(|_| unknown())?;
                let known = kept.push.is_some();
                let push = match kept.push {
                    Some(document) => hex::decode(document).ok().and_then(|bytes| PushKey::read(&bytes).ok()),
                    None => Some(fresh_push_key()),
                };
                let signing = SigningKey::from_bytes(&kept.sign.0);
                let keys = Keys { signing, sealing: kept.seal.0, push: push.ok_or_else(unknown)? };
                if !known {
                    keys.write_instead(path).map_err(system)?;
                }
                Ok(keys)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let keys = Keys::fresh();
                keys.write(path).map_err(system)?;
                Ok(keys)
            }
            Err(error) => Err(system(error)),
        }
    }

    /// Writes them down before anything is written with them.
    fn write(&self, path: &Path) -> io::Result<()> {
        let push = Some(hex::encode(self.push.document()));
        let kept = Kept { sign: Seed(self.signing.to_bytes()), seal: Seed(self.sealing), push };
        let mut options = OpenOptions::new();
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file: File = options.write(true).create_new(true).open(path)?;
        file.write_all(serde_json::to_string(&kept)?.as_bytes())?;
        file.sync_all()
    }

    /// Writes them in the place of an older file, which stays until all of the new one is on the disk.
    fn write_instead(&self, path: &Path) -> io::Result<()> {
        let mut fresh = path.as_os_str().to_owned();
        fresh.push(".new");
        let fresh = PathBuf::from(fresh);
        match std::fs::remove_file(&fresh) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        self.write(&fresh)?;
        std::fs::rename(fresh, path)
    }

    /// The key by which push services know the server.
    pub fn push(&self) -> &PushKey {
        &self.push
    }

    /// A word about something that only this server can give: for links in e-mails.
    pub fn word(&self, about: &str, parts: &[&str]) -> String {
        hex::encode(hmac::sign(&self.of_words(), &in_one(about, parts)))
    }

    /// Whether it was this server that gave a word about this.
    pub fn is_word(&self, word: &str, about: &str, parts: &[&str]) -> bool {
        let bytes = hex::decode(word).unwrap_or_default();
        hmac::verify(&self.of_words(), &in_one(about, parts), &bytes).is_ok()
    }

    fn of_words(&self) -> hmac::Key {
        hmac::Key::new(hmac::HMAC_SHA256, &self.sealing)
    }

    /// The key with which everybody can check what these sign, in hexadecimal digits.
    pub fn public(&self) -> String {
        hex::encode(self.signing.verifying_key().as_bytes())
    }

    /// The secret of a table's dice as it may lie in a database.
    pub fn seal(&self, table: &str, secret: Seed) -> String {
        let salt: [u8; SALT] = random_bytes();
        let message = Payload { msg: &secret.0, aad: table.as_bytes() };
        // It fails for messages of many gigabytes only.
        let closed = self.cipher().encrypt(&XNonce::from(salt), message).unwrap_or_default();
        hex::encode([&salt[..], &closed].concat())
    }

    /// The secret again.
    ///
    /// # Errors
    /// It was sealed with other keys or for another table.
    pub fn open(&self, table: &str, sealed: &str) -> Result<Seed, OtherKeys> {
        let bytes = hex::decode(sealed).map_err(|_| OtherKeys)?;
        let (salt, closed) = bytes.split_first_chunk::<SALT>().ok_or(OtherKeys)?;
        let message = Payload { msg: closed, aad: table.as_bytes() };
        let secret = self.cipher().decrypt(&XNonce::from(*salt), message).map_err(|_| OtherKeys)?;
        Ok(Seed(secret.try_into().map_err(|_| OtherKeys)?))
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&self.sealing.into())
    }

    /// Signs a record. One from before records said whose they are stays as it is.
    pub fn sign(&self, record: &mut Value) {
        let Some(chain) = record::chain(record) else { return };
        let signature = self.signing.sign(&chain.signed_bytes());
        let seal = Seal {
            key: self.public(),
            chain: hex::encode(chain.0),
            signature: hex::encode(signature.to_bytes()),
        };
        record["seal"] = serde_json::to_value(seal).unwrap_or_default();
    }
}

/// What a word is about, with lengths, so that no two lists of parts read the same.
fn in_one(about: &str, parts: &[&str]) -> Vec<u8> {
    let all = [about].into_iter().chain(parts.iter().copied());
    all.flat_map(|part| [&(part.len() as u64).to_be_bytes(), part.as_bytes()].concat()).collect()
}

fn fresh_push_key() -> PushKey {
    // Without randomness of the system no secret is one; there is nothing sensible to do but stop.
    #[allow(clippy::expect_used, reason = "a server without randomness must not run")]
    PushKey::fresh().expect("the system gives random bytes")
}

/// What is wrong with the seal of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SealError {
    /// It is none.
    #[error("the record bears something that is no seal")]
    Malformed,
    /// The record is not the one that was sealed.
    #[error("the record was changed after it was sealed")]
    Changed,
    /// Whoever sealed it did not have the key that it names.
    #[error("the signature is not by the key that the record names")]
    Forged,
}

/// The public key by which a record is sealed, in hexadecimal digits; `None` if it bears no seal.
///
/// # Errors
/// The seal does not hold.
pub fn sealed_by(record: &Value) -> Result<Option<String>, SealError> {
    let Some(seal) = record.get("seal") else { return Ok(None) };
    let seal: Seal = serde_json::from_value(seal.clone()).map_err(|_| SealError::Malformed)?;
    let chain = record::chain(record).ok_or(SealError::Malformed)?;
    if hex::encode(chain.0) != seal.chain {
        return Err(SealError::Changed);
    }
    let (mut key, mut signature) = ([0; 32], [0; 64]);
    hex::decode_to_slice(&seal.key, &mut key).map_err(|_| SealError::Malformed)?;
    hex::decode_to_slice(&seal.signature, &mut signature).map_err(|_| SealError::Malformed)?;
    let key = VerifyingKey::from_bytes(&key).map_err(|_| SealError::Malformed)?;
    let signed = key.verify_strict(&chain.signed_bytes(), &Signature::from_bytes(&signature));
    signed.map_err(|_| SealError::Forged)?;
    Ok(Some(hex::encode(key.as_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_secret_opens_with_its_own_keys_for_its_own_table() {
        let (keys, secret) = (Keys::fresh(), Seed::from_number(1));
        let sealed = keys.seal("t", secret);
        assert_eq!(keys.open("t", &sealed), Ok(secret));
        assert_ne!(sealed, keys.seal("t", secret), "and looks different each time");
        assert!(!sealed.contains(&secret.to_string()));
        assert_eq!(keys.open("u", &sealed), Err(OtherKeys));
        assert_eq!(Keys::fresh().open("t", &sealed), Err(OtherKeys));
        for broken in ["", "zz", "00", &sealed[..sealed.len() - 2]] {
            assert_eq!(keys.open("t", broken), Err(OtherKeys));
        }
    }

    #[test]
    fn keys_are_made_once_and_their_owners_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("keys");
        let made = Keys::at(&path).unwrap();
        let again = Keys::at(&path).unwrap();
        assert_eq!((made.public(), made.sealing), (again.public(), again.sealing));
        assert_eq!(made.push.public(), again.push.public());
        assert_ne!(Keys::fresh().public(), made.public());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&path, "{}").unwrap();
        assert!(matches!(Keys::at(&path), Err(KeysError::Unknown(_))));
        assert_eq!(format!("{made:?}"), format!("Keys({}, and secrets)", made.public()));
    }

    /// A file from before the server called anybody gets the key that it lacks, and keeps the others.
    #[test]
    fn an_older_file_is_completed_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("keys");
        let old = Keys::fresh();
        let (sign, seal) = (Seed(old.signing.to_bytes()), Seed(old.sealing));
        std::fs::write(&path, json!({ "sign": sign, "seal": seal }).to_string()).unwrap();
        let (first, second) = (Keys::at(&path).unwrap(), Keys::at(&path).unwrap());
        assert_eq!((first.public(), first.sealing), (old.public(), old.sealing));
        assert_eq!(first.push.public(), second.push.public());
        assert_eq!(folder.path().read_dir().unwrap().count(), 1, "nothing else is left");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
    }

    #[test]
    fn a_word_is_about_what_it_was_given_for() {
        let keys = Keys::fresh();
        for (about, parts) in [("a", &["bc"][..]), ("a", &["b", "d"]), ("ab", &["c"]), ("x", &["b", "c"])] {
            assert!(!keys.is_word(&keys.word("a", &["b", "c"]), about, parts));
        }
        let word = keys.word("a", &[]);
        assert!(keys.is_word(&word, "a", &[]) && !Keys::fresh().is_word(&word, "a", &[]));
        assert!(!keys.is_word("", "a", &[]) && !keys.is_word(&word[..62], "a", &[]));
    }

    #[test]
    fn a_seal_breaks_with_whatever_it_was_put_on() {
        let keys = Keys::fresh();
        let mut record = json!({
            "format": 2, "log": [{ "seat": 0, "do": "undo" }],
            "table": { "id": "t", "times": [1], "seats": [{ "who": "person", "name": "Ana" }] },
        });
        assert_eq!(sealed_by(&record), Ok(None));
        keys.sign(&mut record);
        assert_eq!(sealed_by(&record), Ok(Some(keys.public())));
        for (path, other) in [
            ("/log/0/seat", json!(1)),
            ("/table/times/0", json!(2)),
            ("/table/seats/0/name", json!("Eve")),
            ("/format", json!(3)),
        ] {
            let mut forged = record.clone();
            *forged.pointer_mut(path).unwrap() = other;
            assert_eq!(sealed_by(&forged), Err(SealError::Changed), "{path}");
        }
        let mut forged = record.clone();
        forged["seal"]["key"] = Keys::fresh().public().into();
        assert_eq!(sealed_by(&forged), Err(SealError::Forged));
        forged["seal"] = json!({ "key": 1 });
        assert_eq!(sealed_by(&forged), Err(SealError::Malformed));
    }
}
