//! What one person has done at a table, for whoever takes their data along.

use crate::Room;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// Something that somebody did.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol.ts")]
pub struct DeedTold {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// What, as a record says it.
    #[serde(rename = "do")]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[ts(type = "unknown")]
    pub what: Value,
}

impl Room {
    /// What a person has done here, in order; nothing if nobody can tell any more.
    pub fn deeds_of(&self, person: &str) -> Vec<DeedTold> {
        let record = match (self.head.seat_of(person), self.stage.play(), &self.record) {
            (Some(seat), Some(play), _) => Some((seat, self.written(play, Vec::new()))),
            (Some(seat), None, Some(record)) => serde_json::from_slice(record).ok().map(|read| (seat, read)),
            _ => None,
        };
        let Some((seat, record)) = record else { return Vec::new() };
        let (log, times) = (record["log"].as_array(), record["table"]["times"].as_array());
        let dated = log.into_iter().flatten().zip(times.into_iter().flatten());
        dated
            .filter(|(entry, _)| entry["seat"] == seat.0)
            .map(|(entry, time)| DeedTold {
                at_ms: time.as_i64().unwrap_or_default(),
                what: entry["do"].clone(),
            })
            .collect()
    }
}
