//! What is written down of a table, line by line.

use crossroads_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A line of a table's log, as the store keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Line {
    /// An entry of the engine's log, in its bytes.
    Entry(Vec<u8>),
    /// A bot acts for the person in this seat from now on.
    StandIn {
        /// Which seat.
        seat: Seat,
        /// Why.
        cause: StandInCause,
    },
    /// The person in this seat acts again.
    Back {
        /// Which seat.
        seat: Seat,
    },
    /// The hash of the state after the last entry.
    Hash(String),
    /// The table is over: its record, as JSON.
    Record(Vec<u8>),
    /// What one wish did that had a key or did more than one thing.
    Wish {
        /// Its key: who tries again with it has been heard.
        key: Option<String>,
        /// The entries of the engine's log, in their bytes.
        entries: Vec<Vec<u8>>,
    },
    /// All people are gone: clocks stand still from now on.
    Paused,
    /// Somebody is back: clocks go on.
    Resumed,
}

impl Line {
    /// What a wish did.
    pub(crate) fn of_wish(key: Option<String>, mut entries: Vec<Vec<u8>>) -> Line {
        match (key, entries.len()) {
            (None, 1) => Line::Entry(entries.remove(0)),
            (key, _) => Line::Wish { key, entries },
        }
    }

    /// The line as the store keeps it.
    pub fn to_bytes(&self) -> Vec<u8> {
        // A line is plain data; there is nothing that could not be written.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// A line that the store has kept. The first servers wrote JSON, which begins with a brace and is still read.
    ///
    /// # Errors
    /// It is no line.
    pub fn from_bytes(bytes: &[u8]) -> Result<Line, Box<dyn std::error::Error + Send + Sync>> {
        if bytes.first() == Some(&b'{') {
            return Ok(serde_json::from_slice(bytes)?);
        }
        Ok(postcard::from_bytes(bytes)?)
    }
}

/// Why a bot stands in for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum StandInCause {
    /// The clock ran out; the person may come back.
    Clock,
    /// The person has resigned, for good.
    Resigned,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_both_kinds_are_read() {
        let lines = [
            Line::Entry(vec![123, 0, 255]),
            Line::StandIn { seat: Seat(2), cause: StandInCause::Clock },
            Line::Back { seat: Seat(1) },
            Line::Hash("0123".to_owned()),
            Line::Record(b"{}".to_vec()),
            Line::Wish { key: Some("k".to_owned()), entries: vec![vec![1], vec![2, 3]] },
            Line::Paused,
            Line::Resumed,
        ];
        for line in lines {
            assert_eq!(Line::from_bytes(&line.to_bytes()).unwrap(), line);
            // The first servers knew no pauses.
            if !matches!(line, Line::Paused | Line::Resumed) {
                assert_eq!(Line::from_bytes(&serde_json::to_vec(&line).unwrap()).unwrap(), line);
            }
        }
        assert!(Line::from_bytes(&[99, 9, 9]).is_err());
    }
}
