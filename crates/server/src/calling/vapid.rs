//! Who we are to a push service: RFC 8292, a word signed with a key of our own.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::error::{KeyRejected, Unspecified};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use std::sync::Arc;

/// For how long our word holds, in seconds. Push services take up to a day.
const HOLDS_S: i64 = 12 * 3600;

/// The key with which we are known to push services.
#[derive(Clone)]
pub struct PushKey {
    pair: Arc<EcdsaKeyPair>,
    /// As it is written down.
    document: Vec<u8>,
}

impl PushKey {
    /// A key that nobody had before.
    ///
    /// # Errors
    /// The system gives no randomness.
    pub fn fresh() -> Result<PushKey, Unspecified> {
        let random = SystemRandom::new();
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random)?;
        PushKey::read(document.as_ref()).map_err(|_| Unspecified)
    }

    /// A key as it was written down (PKCS#8).
    ///
    /// # Errors
    /// It is none.
    pub fn read(document: &[u8]) -> Result<PushKey, KeyRejected> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, document, &random)?;
        Ok(PushKey { pair: Arc::new(pair), document: document.to_owned() })
    }

    /// As it is written down.
    pub fn document(&self) -> &[u8] {
        &self.document
    }

    /// The half that browsers are told, as they want it.
    pub fn public(&self) -> String {
        BASE64.encode(self.pair.public_key().as_ref())
    }

    /// What we say to the push service of this origin: that it is we, until when, and where to complain about us.
    ///
    /// # Errors
    /// The system gives no randomness.
    pub fn word(&self, origin: &str, contact: Option<&str>, now_ms: i64) -> Result<String, Unspecified> {
        let mut claims = json!({ "aud": origin, "exp": now_ms / 1000 + HOLDS_S });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let part = |value: &serde_json::Value| BASE64.encode(value.to_string());
        let said = format!("{}.{}", part(&json!({ "typ": "JWT", "alg": "ES256" })), part(&claims));
        let signature = self.pair.sign(&SystemRandom::new(), said.as_bytes())?;
        Ok(format!("vapid t={said}.{}, k={}", BASE64.encode(signature), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[test]
    fn our_word_names_whom_it_is_for_and_only_our_key_gives_it() {
        let key = PushKey::fresh().unwrap();
        let again = PushKey::read(key.document()).unwrap();
        assert_eq!(again.public(), key.public());
        assert!(PushKey::read(b"no key").is_err());
        let word = key.word("https://push.example", Some("https://play.example"), 1_000_000).unwrap();
        let (token, public) = word.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (said, signature) = token.rsplit_once('.').unwrap();
        let claims = BASE64.decode(said.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let expected = json!({ "aud": "https://push.example", "exp": 44_200, "sub": "https://play.example" });
        assert_eq!(claims, expected);
        let verify = |public: &str| {
            let public = BASE64.decode(public).unwrap();
            let signature = BASE64.decode(signature).unwrap();
            UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, public).verify(said.as_bytes(), &signature)
        };
        assert!(verify(public).is_ok());
        assert!(verify(&PushKey::fresh().unwrap().public()).is_err());
    }
}
