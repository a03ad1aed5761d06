//! What is known of a table beside its log: who sits where, how it was set up, how it ended.

use crate::Person;
use crate::clock::ClockRule;
use crate::rating::Change;
use crossroads_engine::dice::Nonce;
use crossroads_engine::record::{Origin, Sitting, Who};
use crossroads_engine::{Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::ops::Not;
use ts_rs::TS;

/// The head of a table, as the store keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Head {
    /// The game's id.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// The colours of the seats, once somebody has chosen one, in games whose options do not say them.
    #[serde(default)]
    pub colours: Vec<String>,
    /// Who made the table.
    pub host: String,
    /// The secret of its invitation link.
    pub invite: String,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// The secret of its dice: their seed or, where people add to it, what the server adds. Nobody is told until the table
    /// is over.
    pub seed: Seed,
    /// What the person in each seat adds to the dice. Tables that were laid before people did so have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonces: Option<Vec<Option<Nonce>>>,
    /// The secret as a store keeps it while it is one. Whoever wakes a table opens it first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<String>,
    /// The version of the rules it is played by, known when it has started. Tables that started before it was noted have none.
    #[serde(default)]
    pub rules_version: Option<u32>,
    /// Whether it starts by itself as soon as every seat is taken.
    #[serde(default)]
    pub starts_when_full: bool,
    /// Whether hints are offered to everybody there; then it does not count who wins.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub assisted: bool,
    /// The table that is played again here.
    pub rematch_of: Option<String>,
    /// The table on which this one is played again.
    pub rematch: Option<String>,
    /// Who may sit down without an invitation, because they sat at the table that is played again here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expected: Vec<String>,
    /// Whom the host has muted.
    #[serde(default)]
    pub muted: Vec<String>,
    /// How it ended: a standing for each seat.
    pub outcome: Option<Value>,
    /// Seats whose person has resigned, known when it has ended.
    #[serde(default)]
    pub resigned: Vec<Seat>,
    /// Seats in which a bot has taken so many decisions for a person that they say nothing of that person, known when it has ended.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stood_in: Vec<Seat>,
    /// How well each person was supposed to play when it had ended; nothing for who is not rated.
    #[serde(default)]
    pub ratings: Vec<Option<f64>>,
    /// What that was before. Tables that were over before it was noted have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Option<Change>>,
}

/// Who sits in a seat, with a word that says what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
        /// Whether it was a guest then.
        #[serde(default, skip_serializing_if = "Not::not")]
        #[ts(as = "Option<bool>", optional)]
        guest: bool,
    },
    /// A bot.
    Bot {
        /// Which.
        name: String,
    },
    /// Somebody who has been forgotten; a bot acts there.
    Gone,
}

impl Sitter {
    /// A person as they sit down.
    pub fn of(person: &Person) -> Sitter {
        Sitter::Person { id: person.id.clone(), name: person.name.clone(), guest: person.guest }
    }
}

impl Head {
    /// The head of a table at which nothing has happened yet: without a clock, with dice that the server alone makes.
    pub fn new(game: String, options: Value, seats: Vec<Sitter>, host: String, seed: Seed) -> Head {
        Head {
            game,
            options,
            seats,
            colours: Vec::new(),
            host,
            invite: String::new(),
            clock: ClockRule::None,
            seed,
            nonces: None,
            sealed: None,
            rules_version: None,
            starts_when_full: false,
            assisted: false,
            rematch_of: None,
            rematch: None,
            expected: Vec::new(),
            muted: Vec::new(),
            outcome: None,
            resigned: Vec::new(),
            stood_in: Vec::new(),
            ratings: Vec::new(),
            changes: Vec::new(),
        }
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let sits = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if id == person);
        self.seats.iter().position(sits).map(|place| Seat(place as u8))
    }

    /// Where the dice of the table with this id come from.
    pub(crate) fn dice(&self, id: &str) -> Seed {
        self.nonces.as_ref().map_or(self.seed, |nonces| self.seed.mixed(id, nonces))
    }

    /// What went into its dice, if not the server alone made them.
    pub(crate) fn origin(&self) -> Option<Origin> {
        self.nonces.clone().map(|nonces| Origin { secret: self.seed, nonces })
    }

    /// The person in a seat adds this to the dice, or whoever sat there adds nothing any more.
    pub(crate) fn add_to_dice(&mut self, seat: Seat, nonce: Option<Nonce>) {
        if let Some(place) = self.nonces.as_mut().and_then(|nonces| nonces.get_mut(seat.index())) {
            *place = nonce;
        }
    }

    /// Who sits where, as a record says it.
    pub(crate) fn sittings(&self) -> Vec<Sitting> {
        let sitting = |sitter: &Sitter| match sitter {
            Sitter::Person { name, guest, .. } => {
                Sitting { who: if *guest { Who::Guest } else { Who::Person }, name: name.clone() }
            }
            Sitter::Bot { name } => Sitting { who: Who::Bot, name: name.clone() },
            Sitter::Gone | Sitter::Nobody => Sitting { who: Who::Gone, name: String::new() },
        };
        self.seats.iter().map(sitting).collect()
    }

    /// Forgets somebody wherever they are named. Before the start their seat is free again.
    pub fn forget(&mut self, person: &str, is_gathering: bool) {
        if let Some(seat) = self.seat_of(person) {
            self.seats[seat.index()] = if is_gathering { Sitter::Nobody } else { Sitter::Gone };
            if let Some(change) = self.changes.get_mut(seat.index()) {
                *change = None;
            }
            if is_gathering {
                self.add_to_dice(seat, None);
            }
        }
        for list in [&mut self.expected, &mut self.muted] {
            list.retain(|named| named != person);
        }
        if self.host == person {
            // Whoever sits there next may start it.
            let next = self.people().next().unwrap_or_default().to_owned();
            self.host = next;
        }
    }

    /// The place of each seat when it has ended, counted from 1.
    pub fn places(&self) -> Vec<u8> {
        let standings = self.outcome.as_ref().and_then(Value::as_array).into_iter().flatten();
        standings.map(|standing| standing["place"].as_u64().map_or(1, |place| place as u8)).collect()
    }

    /// The people who sit at the table.
    pub fn people(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().filter_map(|sitter| match sitter {
            Sitter::Person { id, .. } => Some(id.as_str()),
            Sitter::Nobody | Sitter::Bot { .. } | Sitter::Gone => None,
        })
    }

    /// The name of somebody who sits at the table.
    pub fn name_of(&self, person: &str) -> Option<&str> {
        self.seats.iter().find_map(|sitter| match sitter {
            Sitter::Person { id, name, .. } if id == person => Some(name.as_str()),
            _ => None,
        })
    }

    /// The first free seat.
    pub fn free_seat(&self) -> Option<Seat> {
        self.seats.iter().position(|sitter| *sitter == Sitter::Nobody).map(|place| Seat(place as u8))
    }
}
