//! What a run of checks has come to, and where its time went.

use anyhow::Result;
use std::time::{Duration, Instant};

/// Checks that passed and failed.
#[derive(Clone, Copy, Default)]
pub struct Count {
    pub passed: u64,
    pub failed: u64,
}

impl Count {
    /// One check more.
    pub fn add(&mut self, name: &str, good: bool) {
        if good {
            self.passed += 1;
        } else {
            self.failed += 1;
            eprintln!("xtask: {name} failed");
        }
    }
}

struct Phase {
    name: &'static str,
    took: Duration,
    count: Count,
}

/// The phases of a run, in order.
#[derive(Default)]
pub struct Phases {
    phases: Vec<Phase>,
}

impl Phases {
    /// Does the work of a phase and takes its time.
    ///
    /// # Errors
    /// What the work cannot go on with.
    pub fn time<T>(&mut self, name: &'static str, work: impl FnOnce(&mut Count) -> Result<T>) -> Result<T> {
        let (started, mut count) = (Instant::now(), Count::default());
        let done = work(&mut count);
        self.phases.push(Phase { name, took: started.elapsed(), count });
        done
    }

    /// A phase that was over before anybody looked at the clock.
    pub fn count(&mut self, name: &'static str, work: impl FnOnce(&mut Count)) {
        let mut count = Count::default();
        work(&mut count);
        self.phases.push(Phase { name, took: Duration::ZERO, count });
    }

    /// Phases that went on beside these.
    pub fn append(&mut self, beside: Phases) {
        self.phases.extend(beside.phases);
    }

    /// Prints the table of phases and, as the last line, the sum; true if nothing has failed.
    pub fn finish(&self) -> bool {
        println!("\n{:<28} {:>8} {:>8} {:>8}", "phase", "seconds", "passed", "failed");
        for Phase { name, took, count } in &self.phases {
            println!("{name:<28} {:>8.1} {:>8} {:>8}", took.as_secs_f64(), count.passed, count.failed);
        }
        let sum = |of: fn(&Count) -> u64| self.phases.iter().map(|phase| of(&phase.count)).sum::<u64>();
        let (passed, failed) = (sum(|count| count.passed), sum(|count| count.failed));
        println!("\n{passed} passed, {failed} failed");
        failed == 0
    }
}
