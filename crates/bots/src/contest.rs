//! Ideas against each other on the same samples: how every searching bot picks the best of its candidates.
//!
//! Each sample is a table that might be the true one. All candidates are tried on it with the same luck, so that what
//! differs is their own doing. Candidates that fall behind for certain are given up, so that the time goes where it
//! matters.

use crate::player::Patience;

/// The rules of a contest.
pub struct Contest {
    /// How many samples the opinion of a candidate that was there before the first one is worth.
    pub guesses: f64,
    /// After so many samples candidates may be given up, and again after as many more.
    pub few: usize,
    /// More samples tell nothing new.
    pub most: usize,
    /// So many standard errors behind the best is behind for certain.
    pub certain: f64,
}

/// What a candidate came to on each sample; on all samples up to the one on which it was given up.
struct Trials {
    worths: Vec<f64>,
    /// The sum of it, and what was guessed before the first sample, as if that had been seen a few times.
    sum: f64,
    is_out: bool,
}

impl Contest {
    /// The candidate that did best when patience or doubt ended; of equals the first. `guessed` is an opinion of each,
    /// `draw` makes a sample, and `try_out` says what the candidate with a number comes to on it.
    pub fn best<S>(
        &self,
        guessed: impl ExactSizeIterator<Item = f64>,
        patience: &Patience,
        mut draw: impl FnMut() -> S,
        mut try_out: impl FnMut(&S, usize) -> f64,
    ) -> usize {
        if guessed.len() < 2 {
            return 0;
        }
        let entry = |guess| Trials { worths: Vec::new(), sum: self.guesses * guess, is_out: false };
        let mut all: Vec<Trials> = guessed.map(entry).collect();
        let mut worths = vec![0.0; all.len()];
        for nth in 1..=patience.samples_of(self.most) {
            let sample = draw();
            for (place, worth) in worths.iter_mut().enumerate().filter(|(place, _)| !all[*place].is_out) {
                if patience.is_over() {
                    // What is half tried counts for nobody.
                    return leader(&all);
                }
                *worth = try_out(&sample, place);
            }
            for (trials, worth) in all.iter_mut().zip(&worths).filter(|(trials, _)| !trials.is_out) {
                trials.sum += worth;
                trials.worths.push(*worth);
            }
            if nth % self.few == 0 && self.give_up(&mut all) == 1 {
                break;
            }
        }
        leader(&all)
    }

    /// Gives up candidates that are behind the leader by more than chance explains; answers how many are left.
    fn give_up(&self, all: &mut [Trials]) -> usize {
        let best = leader(all);
        let mut left = 1;
        for place in (0..all.len()).filter(|place| *place != best) {
            if all[place].is_out {
                continue;
            }
            let differences = || all[best].worths.iter().zip(&all[place].worths).map(|(best, it)| best - it);
            let n = all[best].worths.len() as f64;
            let mean = differences().sum::<f64>() / n;
            let ahead = (all[best].sum - all[place].sum) / (n + self.guesses);
            let variance = differences().map(|it| (it - mean).powi(2)).sum::<f64>() / (n - 1.0);
            if ahead > self.certain * (variance / n).sqrt() {
                all[place].is_out = true;
            } else {
                left += 1;
            }
        }
        left
    }
}

/// The candidate with the best sum among those that are still in; of equals the first.
fn leader(all: &[Trials]) -> usize {
    let mut best = 0;
    for (place, it) in all.iter().enumerate() {
        if !it.is_out && (all[best].is_out || it.sum > all[best].sum) {
            best = place;
        }
    }
    best
}
