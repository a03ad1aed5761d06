//! Whom a table waits for, as people and not as seats: what calls them back when they are elsewhere.

use crate::Room;
use crate::clock::ClockRule;
use crate::head::Sitter;
use crate::stage::Stage;
use crossroads_engine::Seat;

/// Whoever may think for an hour is not expected to sit there meanwhile.
const BY_DAYS_MS: u64 = 3_600_000;

/// Somebody who plays at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Who.
    pub person: String,
    /// Whether the table waits for them.
    pub awaited: bool,
    /// Whether they look on.
    pub here: bool,
    /// When their time is up, in milliseconds since 1970, if it runs.
    pub deadline_ms: Option<i64>,
}

impl ClockRule {
    /// Whether people come by when it suits them, instead of sitting there together.
    pub fn is_by_days(self) -> bool {
        match self {
            ClockRule::None => false,
            ClockRule::Each { decision_ms, .. } => decision_ms >= BY_DAYS_MS,
        }
    }
}

impl Room {
    /// The people who play while it is being played. For whom a bot stands in is not among them: nobody waits for them.
    pub fn players(&self) -> Vec<Player> {
        let Stage::Playing(play) = &self.stage else { return Vec::new() };
        let (to_act, playing) = (play.table.to_act(), self.people_playing());
        let seats = self.head.seats.iter().enumerate();
        seats
            .filter_map(|(place, sitter)| match sitter {
                Sitter::Person { id, .. } if playing.contains(Seat(place as u8)) => Some(Player {
                    person: id.clone(),
                    awaited: to_act.contains(Seat(place as u8)),
                    here: self.is_here(Some(id)),
                    deadline_ms: play.clocks[place].deadline(self.head.clock),
                }),
                _ => None,
            })
            .collect()
    }

    /// The names of the others who sit there, bots and those who were forgotten left out.
    pub fn company_of(&self, person: &str) -> Vec<String> {
        let others = self.head.seats.iter().filter_map(|sitter| match sitter {
            Sitter::Person { id, name, .. } if id != person => Some(name.clone()),
            _ => None,
        });
        others.collect()
    }
}
