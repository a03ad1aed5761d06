//! What is known of a table beside its log: who sits where, how it was set up, how it ended.

use crate::clock::ClockRule;
use crossroads_engine::{Seat, Seed};
use crossroads_store::PersonId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;
use ts_rs::TS;
use utoipa::ToSchema;

/// The head of a table, as the store keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Head {
    /// The game's id.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Who made the table.
    pub host: String,
    /// The secret of its invitation link.
    pub invite: String,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// Where its dice come from. Secret until the table is over.
    pub seed: Seed,
    /// Whether it starts by itself as soon as every seat is taken.
    #[serde(default)]
    pub starts_when_full: bool,
    /// The table that is played again here.
    pub rematch_of: Option<String>,
    /// The table on which this one is played again.
    pub rematch: Option<String>,
    /// Whom the host has muted.
    #[serde(default)]
    pub muted: Vec<String>,
    /// How it ended: a standing for each seat.
    pub outcome: Option<Value>,
    /// Seats whose person has resigned, known when it has ended.
    #[serde(default)]
    pub resigned: Vec<Seat>,
    /// How well each person was supposed to play when it had ended; nothing for who is not rated.
    #[serde(default)]
    pub ratings: Vec<Option<f64>>,
}

/// Who sits in a seat, with a word that says what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "sitter", rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Who.
        id: String,
        /// The name at the time of sitting down.
        name: String,
    },
    /// A bot.
    Bot {
        /// Which.
        name: String,
    },
    /// Somebody who has been forgotten; a bot acts there.
    Gone,
}

impl Head {
    /// The seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if *id == person.0);
        self.seats.iter().position(sits).map(|place| Seat(place as u8))
    }

    /// The place of each seat when it has ended, counted from 1.
    pub fn places(&self) -> Vec<u8> {
        let standings = self.outcome.as_ref().and_then(Value::as_array).into_iter().flatten();
        standings.map(|standing| standing["place"].as_u64().map_or(1, |place| place as u8)).collect()
    }

    /// The people who sit at the table.
    pub fn people(&self) -> BTreeSet<PersonId> {
        let people = self.seats.iter().filter_map(|sitter| match sitter {
            Sitter::Person { id, .. } => Some(PersonId(id.clone())),
            Sitter::Nobody | Sitter::Bot { .. } | Sitter::Gone => None,
        });
        people.collect()
    }

    /// The first free seat.
    pub fn free_seat(&self) -> Option<Seat> {
        self.seats.iter().position(|sitter| *sitter == Sitter::Nobody).map(|place| Seat(place as u8))
    }
}

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
}

impl Line {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
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
        ];
        for line in lines {
            assert_eq!(Line::from_bytes(&line.to_bytes()).unwrap(), line);
            assert_eq!(Line::from_bytes(&serde_json::to_vec(&line).unwrap()).unwrap(), line);
        }
        assert!(Line::from_bytes(&[9, 9, 9]).is_err());
    }
}
