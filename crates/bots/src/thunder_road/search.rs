//! The searching driver: tries its best ideas out on tables that might be the true one.
//!
//! Each sample is a table drawn anew from the view. Every candidate is tried on the same table with the same luck, the
//! rest of the own turn and the turns of the others are played by quick drivers, and then the table is judged by the
//! chance to win. Candidates that fall behind for certain are given up, so that the time goes where it matters.

use super::driver::{options, promise};
use super::outlook::Outlook;
use super::rollout::{Luck, play_on};
use super::weights::{CANDIDATES, CERTAIN, FAR_BEHIND, FEW_SAMPLES, GUESSES, MOST_SAMPLES};
use crate::player::{Patience, Player, Seen};
use crossroads_engine::{Chance, Game, Quick, Seat, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::state::State;
use std::time::{Duration, Instant};

/// How long it thinks about a decision if nobody waits.
pub const THINK: Duration = Duration::from_millis(200);

/// Tries things out before it does them.
pub struct Search {
    chance: Quick,
    legal: Vec<Action>,
}

impl Search {
    /// A searching driver with its own stream of chance.
    pub fn new(stream: u64) -> Search {
        Search { chance: Quick::new(stream), legal: Vec::new() }
    }
}

impl Player<ThunderRoad> for Search {
    fn choose(&mut self, seen: &Seen<'_, ThunderRoad>) -> Action {
        if let [only] = seen.legal() {
            return *only;
        }
        let until = Instant::now() + THINK;
        let patience = seen.patience().clone();
        let patience = if patience.is_timed() { patience } else { patience.until(until) };
        let candidates = candidates(seen);
        let best = self.best(&candidates, seen, &patience);
        candidates.get(best).map_or(seen.legal()[0], |(action, _)| *action)
    }
}

/// What is worth trying, the most promising first.
fn candidates(seen: &Seen<'_, ThunderRoad>) -> Vec<(Action, f32)> {
    let view = seen.view();
    let mut options = options(&Outlook::of(&view.open, seen.seat()));
    options.retain(|(action, _)| seen.legal().contains(action));
    options.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let enough = options.first().map_or(0.0, |(_, best)| best - FAR_BEHIND);
    options.into_iter().filter(|(_, worth)| *worth >= enough).take(CANDIDATES).collect()
}

/// What a candidate came to on each sample; on all samples up to the one on which it was given up.
#[derive(Clone, Default)]
struct Trials {
    worths: Vec<f32>,
    /// The sum of it, and what was guessed before the first sample, as if that had been seen a few times.
    sum: f32,
    is_out: bool,
}

impl Search {
    /// The candidate that did best when patience or doubt ended.
    fn best(
        &mut self,
        candidates: &[(Action, f32)],
        seen: &Seen<'_, ThunderRoad>,
        patience: &Patience,
    ) -> usize {
        if candidates.len() < 2 {
            return 0;
        }
        let guess = |(_, worth): &(Action, f32)| Trials { sum: GUESSES * worth, ..Trials::default() };
        let mut trials: Vec<Trials> = candidates.iter().map(guess).collect();
        for sample in 1..=MOST_SAMPLES {
            let table = seen.resample(&mut self.chance);
            let luck = u64::from(self.chance.below(u32::MAX));
            let mut worths = vec![0.0; candidates.len()];
            for (place, (action, _)) in
                candidates.iter().enumerate().filter(|(place, _)| !trials[*place].is_out)
            {
                if patience.is_over() {
                    // What is half tried counts for nobody.
                    return leader(&trials);
                }
                worths[place] = self.try_out(table, seen.seat(), *action, luck);
            }
            for (trials, worth) in trials.iter_mut().zip(worths).filter(|(trials, _)| !trials.is_out) {
                trials.sum += worth;
                trials.worths.push(worth);
            }
            if sample % FEW_SAMPLES == 0 && give_up(&mut trials) == 1 {
                break;
            }
        }
        leader(&trials)
    }

    /// How likely the seat wins after this action: the mean of what it looks like at the end of the turn, and when all
    /// others have had theirs. The one knows nothing of their answers, the other is full of their luck.
    fn try_out(&mut self, mut state: State, seat: Seat, action: Action, luck: u64) -> f32 {
        let mut luck = Luck::new(luck);
        if ThunderRoad::apply(&mut state, seat, action, luck.dice(), &mut Silent).is_err() {
            return 0.0;
        }
        play_on(&mut state, 0, &mut luck, &mut self.legal);
        let own = promise(&state.open, seat);
        let others = state.open.in_game().len().saturating_sub(1);
        play_on(&mut state, others, &mut luck, &mut self.legal);
        f32::midpoint(own, promise(&state.open, seat))
    }
}

/// The candidate with the best sum among those that are still in; of equals the first.
fn leader(trials: &[Trials]) -> usize {
    let mut best = 0;
    for (place, it) in trials.iter().enumerate() {
        if !it.is_out && (trials[best].is_out || it.sum > trials[best].sum) {
            best = place;
        }
    }
    best
}

/// Gives up candidates that are behind the leader by more than chance explains; answers how many are left.
fn give_up(trials: &mut [Trials]) -> usize {
    let best = leader(trials);
    let mut left = 1;
    for place in (0..trials.len()).filter(|place| *place != best) {
        if trials[place].is_out {
            continue;
        }
        let differences =
            || trials[best].worths.iter().zip(&trials[place].worths).map(|(best, it)| best - it);
        let n = trials[best].worths.len() as f32;
        let mean = differences().sum::<f32>() / n;
        let ahead = (trials[best].sum - trials[place].sum) / (n + GUESSES);
        let variance = differences().map(|it| (it - mean).powi(2)).sum::<f32>() / (n - 1.0);
        if ahead > CERTAIN * (variance / n).sqrt() {
            trials[place].is_out = true;
        } else {
            left += 1;
        }
    }
    left
}
