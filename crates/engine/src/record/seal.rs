//! What a server adds to a record: which table it was, what went into its dice, and a seal over all of it.
//!
//! A seal is made over a chain: a hash of everything but the log, then one link for each entry with its time, each made of the
//! link before. Hashes are of JSON in one form: keys in order, no spaces. How a seal is signed, servers know.

use crate::dice::{Nonce, Seed, sha256};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What went into the seed of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The server's secret, of which the commitment is the hash.
    pub secret: Seed,
    /// What the person in each seat added to it, if anything.
    pub nonces: Vec<Option<Nonce>>,
}

/// A table as it was played at a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Its id there.
    pub id: String,
    /// When it started, in milliseconds since 1970.
    pub since_ms: i64,
    /// When each entry of the log was written.
    pub times: Vec<i64>,
    /// Who sat where.
    pub seats: Vec<Sitting>,
}

/// Who sat in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitting {
    /// What it was.
    pub who: Who,
    /// The name that the others read; empty for somebody who has been forgotten.
    pub name: String,
}

/// What sat in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A person with a name of their own.
    Person,
    /// A guest.
    Guest,
    /// A bot.
    Bot,
    /// Somebody who has been forgotten.
    Gone,
}

/// A server's word for a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seal {
    /// The server's public key (Ed25519), in hexadecimal digits.
    pub key: String,
    /// The last link of the chain, in hexadecimal digits.
    pub chain: String,
    /// The signature over it, in hexadecimal digits.
    pub signature: String,
}

/// The fields that the first link does not cover: those that have links of their own, and the seal itself.
const LINKED: [&str; 2] = ["log", "seal"];

/// The last link of a record's chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chained(pub [u8; 32]);

impl Chained {
    /// What is signed.
    pub fn signed_bytes(&self) -> Vec<u8> {
        [b"crossroads seal", &self.0[..]].concat()
    }
}

/// The chain of a record, from its head over all its entries; `None` if it is no record.
pub fn chain(record: &Value) -> Option<Chained> {
    let record = record.as_object()?;
    let log = record.get("log")?.as_array()?;
    let times = record.get("table")?.get("times")?.as_array()?;
    let head: Map<String, Value> = record
        .iter()
        .filter(|(key, _)| !LINKED.contains(&key.as_str()))
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    let mut link = sha256(&[b"crossroads record", canonical(&Value::Object(head)).as_bytes()]);
    for (entry, time) in log.iter().zip(times) {
        let dated = Value::Array(vec![time.clone(), entry.clone()]);
        link = sha256(&[b"crossroads entry", &link, canonical(&dated).as_bytes()]);
    }
    Some(Chained(link))
}

/// JSON in one form: keys in the order of their bytes, no spaces.
fn canonical(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_unstable_by_key(|(key, _)| key.as_str());
            let text = |(key, value): (&String, &Value)| {
                format!("{}:{}", Value::String(key.clone()), canonical(value))
            };
            format!("{{{}}}", fields.into_iter().map(text).collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => {
            format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(","))
        }
        plain => plain.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn one_form_whatever_the_order() {
        let one: Value = serde_json::from_str(r#"{"b":[1,{"d":null,"c":"\u00e4\n"}], "a":true}"#).unwrap();
        assert_eq!(canonical(&one), "{\"a\":true,\"b\":[1,{\"c\":\"ä\\n\",\"d\":null}]}");
    }

    /// The expected digits were made with Python's json and hashlib, as docs/record-format.md says.
    #[test]
    fn a_chain_is_pinned_and_every_letter_counts() {
        let record = json!({
            "game": "g", "seats": 1, "log": [{"seat": 0, "do": "undo"}, {"seat": 0, "do": {"act": "é"}}],
            "table": {"id": "t", "times": [5, 7]}, "seal": {"key": "k"},
        });
        let last = chain(&record).unwrap();
        assert_eq!(hex::encode(last.0), "f81779f1c8dd9c2a621cb2e99976e30ccf6149d1bb57020eef85e0381b834d1b");
        for (path, other) in [
            ("/game", json!("h")),
            ("/log/0/do", json!({"act": 1})),
            ("/log/1/seat", json!(1)),
            ("/table/times/0", json!(6)),
            ("/table/id", json!("u")),
        ] {
            let mut changed = record.clone();
            *changed.pointer_mut(path).unwrap() = other;
            assert_ne!(chain(&changed), Some(last), "{path}");
        }
        let mut sealed = record.clone();
        sealed["seal"] = json!(1);
        assert_eq!(chain(&sealed), Some(last), "the seal is not part of what it seals");
        assert_eq!(chain(&json!({})), None);
    }
}
