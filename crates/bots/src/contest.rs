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

#[cfg(test)]
mod tests {
    use super::*;
    use crossroads_engine::{Chance, Quick};

    const RULES: Contest = Contest { guesses: 4.0, few: 8, most: 400, certain: 2.0 };

    #[test]
    fn the_best_on_average_wins_in_spite_of_luck() {
        let (mut draws, mut luck) = (Quick::new(1), Quick::new(2));
        let worth = [0.3, 0.7, 0.5];
        let try_out = |sample: &f64, place: usize| worth[place] + sample + f64::from(luck.below(100)) / 200.0;
        let draw = || f64::from(draws.below(100)) / 10.0;
        let best = RULES.best([0.5, 0.4, 0.5].into_iter(), &Patience::ENDLESS, draw, try_out);
        assert_eq!(best, 1, "what the tables differ in is the same for all");
    }

    #[test]
    fn who_is_behind_for_certain_costs_no_more_time() {
        let mut tries = [0; 2];
        let try_out = |(): &(), place: usize| {
            tries[place] += 1;
            [1.0, 0.0][place] + f64::from(tries[place] % 2) * 0.1
        };
        assert_eq!(RULES.best([0.0, 0.0].into_iter(), &Patience::ENDLESS, || (), try_out), 0);
        assert_eq!(tries, [8, 8]);
    }

    #[test]
    fn samples_are_a_measure_that_no_clock_knows_of() {
        let mut drawn = 0;
        let worth = |(): &(), place: usize| [0.0, 0.1][place];
        let best = RULES.best([0.0, 0.0].into_iter(), &Patience::samples(3), || drawn += 1, worth);
        assert_eq!((best, drawn), (1, 3));
    }

    #[test]
    fn without_time_the_guess_decides() {
        let patience = Patience::ENDLESS.until(std::time::Instant::now());
        let best = RULES.best([0.1, 0.3, 0.2].into_iter(), &patience, || (), |(), _| unreachable!());
        assert_eq!(best, 1);
    }
}
