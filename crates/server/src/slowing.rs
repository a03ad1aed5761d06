//! An account that somebody tries passwords at grows slow: after a few wrong ones the next has to wait, longer each time.
//! Whether there is such an account makes no difference.

use crate::error::{Fault, TableFault};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How often somebody may be wrong before they have to wait.
const FREE: u32 = 5;
/// The longest wait: a stranger who tries must not shut the owner out for long.
const LONGEST_MS: i64 = 60_000;
/// How long it is remembered that somebody was wrong.
const REMEMBERED_MS: i64 = 15 * 60_000;
/// How many names are remembered before those of long ago are forgotten.
const NAMES: usize = 10_000;

/// Names at which wrong passwords were tried.
#[derive(Default)]
pub struct Slowing(Mutex<HashMap<String, Tried>>);

struct Tried {
    times: u32,
    last_ms: i64,
}

impl Tried {
    fn waits_until(&self) -> i64 {
        let Some(beyond) = self.times.checked_sub(FREE) else { return i64::MIN };
        self.last_ms + (1_000_i64 << beyond.min(6)).min(LONGEST_MS)
    }
}

impl Slowing {
    /// Notes a try, which counts as wrong until it is forgiven: tries at the same moment are all seen.
    ///
    /// # Errors
    /// It is too early for the next.
    pub fn note_try(&self, login: &str, now_ms: i64) -> Result<(), Fault> {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() > NAMES {
            names.retain(|_, tried| tried.last_ms + REMEMBERED_MS > now_ms);
        }
        let tried = names.entry(login.to_owned()).or_insert(Tried { times: 0, last_ms: now_ms });
        if tried.last_ms + REMEMBERED_MS <= now_ms {
            tried.times = 0;
        }
        if tried.waits_until() > now_ms {
            return Err(TableFault::TooMany.into());
        }
        tried.times += 1;
        tried.last_ms = now_ms;
        Ok(())
    }

    /// It was the right one.
    pub fn forgive(&self, login: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(login);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tries(slowing: &Slowing, name: &str, seconds: std::ops::Range<i64>) -> usize {
        seconds.filter(|second| slowing.note_try(name, second * 1000).is_ok()).count()
    }

    #[test]
    fn after_a_few_wrong_ones_the_next_has_to_wait() {
        let slowing = Slowing::default();
        let heard = tries(&slowing, "ana", 0..600);
        assert!((10..=25).contains(&heard), "{heard} tries in ten minutes");
        assert_eq!(tries(&slowing, "bo", 600..603), 3, "others do not wait for that");
    }

    #[test]
    fn it_is_forgiven_by_the_right_one_and_by_time() {
        let slowing = Slowing::default();
        assert_eq!(tries(&slowing, "ana", 0..6), 6);
        assert!(slowing.note_try("ana", 5_500).is_err());
        slowing.forgive("ana");
        assert!(slowing.note_try("ana", 5_501).is_ok());
        tries(&slowing, "bo", 0..60);
        assert_eq!(tries(&slowing, "bo", 2000..2005), 5, "long after that nobody remembers");
    }
}
