//! How long a seat may think.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How long a seat may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum ClockRule {
    /// As long as it likes.
    None,
    /// So long for each decision, and when that is used up, from a bank that is never refilled. A day for each decision
    /// and no bank is play by turns over days.
    Each {
        /// For each decision, in milliseconds.
        decision_ms: u64,
        /// For the whole table, in milliseconds.
        bank_ms: u64,
    },
}

/// The longest decision of a table at which people sit together: an hour.
const REAL_TIME_MS: u64 = 3_600_000;

impl ClockRule {
    /// Whether people sit there together, and do not come by when it suits them.
    pub fn is_in_real_time(self) -> bool {
        matches!(self, ClockRule::Each { decision_ms, .. } if decision_ms <= REAL_TIME_MS)
    }
}

/// The clock of one seat. It runs while the table waits for the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatClock {
    bank_ms: u64,
    /// Since when it runs.
    running_since: Option<i64>,
}

impl SeatClock {
    /// A clock at the start of a table.
    pub fn new(rule: ClockRule) -> SeatClock {
        let bank_ms = match rule {
            ClockRule::None => 0,
            ClockRule::Each { bank_ms, .. } => bank_ms,
        };
        SeatClock { bank_ms, running_since: None }
    }

    /// The table waits for the seat from now on, or no more. An action after which it still does starts a new decision.
    pub fn turn(&mut self, rule: ClockRule, now_ms: i64, acted: bool, holds_decision: bool) {
        if let Some(since) = self.running_since
            && (acted || !holds_decision)
        {
            self.bank_ms = self.bank_left(rule, since, now_ms);
            self.running_since = None;
        }
        if holds_decision && self.running_since.is_none() {
            self.running_since = Some(now_ms);
        }
    }

    /// The present decision began so much later: the time between does not count.
    pub fn put_off(&mut self, by_ms: i64) {
        if let Some(since) = &mut self.running_since {
            *since = since.saturating_add(by_ms);
        }
    }

    fn bank_left(&self, rule: ClockRule, since: i64, now_ms: i64) -> u64 {
        match rule {
            ClockRule::None => 0,
            ClockRule::Each { decision_ms, .. } => {
                let used = (now_ms - since).max(0) as u64;
                self.bank_ms.saturating_sub(used.saturating_sub(decision_ms))
            }
        }
    }

    /// When the seat's time is up, if it runs at all.
    pub fn deadline(&self, rule: ClockRule) -> Option<i64> {
        match rule {
            ClockRule::None => None,
            ClockRule::Each { decision_ms, .. } => {
                let allowed = decision_ms.saturating_add(self.bank_ms);
                self.running_since.map(|since| since.saturating_add_unsigned(allowed))
            }
        }
    }

    /// What is left of the bank if the present decision takes no more time than its own.
    pub fn bank_ms(&self) -> u64 {
        self.bank_ms
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: ClockRule = ClockRule::Each { decision_ms: 10_000, bank_ms: 60_000 };

    #[test]
    fn a_decision_has_its_own_time_before_the_bank_is_touched() {
        let mut clock = SeatClock::new(RULE);
        assert_eq!(clock.deadline(RULE), None, "a clock that does not run has no deadline");
        clock.turn(RULE, 0, false, true);
        assert_eq!(clock.deadline(RULE), Some(70_000));
        clock.turn(RULE, 8_000, true, true);
        assert_eq!((clock.bank_ms(), clock.deadline(RULE)), (60_000, Some(78_000)));
        clock.turn(RULE, 33_000, true, false);
        assert_eq!((clock.bank_ms(), clock.deadline(RULE)), (45_000, None));
    }

    #[test]
    fn what_others_do_does_not_start_a_decision_anew() {
        let mut clock = SeatClock::new(RULE);
        clock.turn(RULE, 0, false, true);
        clock.turn(RULE, 9_000, false, true);
        assert_eq!(clock.deadline(RULE), Some(70_000));
    }

    #[test]
    fn without_a_rule_there_is_no_deadline() {
        let mut clock = SeatClock::new(ClockRule::None);
        clock.turn(ClockRule::None, 0, false, true);
        assert_eq!(clock.deadline(ClockRule::None), None);
    }
}
