//! The searching inventor: tries its best ideas out on tables that might be the true one.
//!
//! Each sample is a table drawn anew from the view. Every candidate is tried on the same table with the same luck and
//! played on for a while, and then judged by how far the seat will come. Candidates that fall behind for certain are given
//! up, so that the time goes where it matters.

use super::decide::any_of;
use super::desk::Desk;
use super::ideas::{Idea, ideas};
use super::race::Script;
use super::rollout::{play_on, reach};
use super::weights::{CERTAIN, FEW_SAMPLES, GUESSES, HORIZON, MOST_SAMPLES};
use crate::player::{Patience, Player, Seen};
use crossroads_engine::{Chance, Game, Quick, Seat, Silent};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::state::State;
use std::time::{Duration, Instant};

/// How long it thinks about a decision if nobody waits.
pub const THINK: Duration = Duration::from_millis(200);

/// Tries things out before it does them.
pub struct Search {
    chance: Quick,
    /// What is left of a script, the next action last.
    script: Script,
    legal: Vec<Action>,
}

impl Search {
    /// A searching inventor with its own stream of chance.
    pub fn new(stream: u64) -> Search {
        Search { chance: Quick::new(stream), script: Script::new(), legal: Vec::new() }
    }
}

impl Player<SteampunkRally> for Search {
    fn choose(&mut self, seen: &Seen<'_, SteampunkRally>) -> Action {
        if let [only] = seen.legal() {
            self.script.pop();
            return *only;
        }
        if let Some(next) = self.script.pop().filter(|next| seen.legal().contains(next)) {
            return next;
        }
        let until = Instant::now() + THINK;
        let patience = seen.patience().clone();
        let patience = if patience.is_timed() { patience } else { patience.until(until) };
        let view = seen.view();
        let mut ideas = ideas(&Desk::of_view(&view, seen.seat()), seen.legal());
        let best = self.best(&ideas, seen, &patience);
        self.script = if best < ideas.len() { ideas.swap_remove(best).script } else { Script::new() };
        self.script.reverse();
        let action = self.script.pop().filter(|action| seen.legal().contains(action));
        action.unwrap_or_else(|| any_of(seen.legal()))
    }
}

/// What a candidate came to on each sample; on all samples up to the one on which it was given up.
#[derive(Clone, Default)]
struct Trials {
    reaches: Vec<f32>,
    /// The sum of it, and what was guessed before the first sample, as if that had been seen a few times.
    sum: f32,
    is_out: bool,
}

impl Search {
    /// The candidate that did best when patience or doubt ended.
    fn best(&mut self, ideas: &[Idea], seen: &Seen<'_, SteampunkRally>, patience: &Patience) -> usize {
        if ideas.len() < 2 {
            return 0;
        }
        let guess = |idea: &Idea| Trials { sum: GUESSES * idea.worth, ..Trials::default() };
        let mut trials: Vec<Trials> = ideas.iter().map(guess).collect();
        for sample in 1..=MOST_SAMPLES {
            let table = seen.resample(&mut self.chance);
            let luck = u64::from(self.chance.below(u32::MAX));
            let mut reaches = vec![0.0; ideas.len()];
            for (place, idea) in ideas.iter().enumerate().filter(|(place, _)| !trials[*place].is_out) {
                if patience.is_over() {
                    // What is half tried counts for nobody.
                    return leader(&trials);
                }
                reaches[place] = self.try_out(table, seen.seat(), &idea.script, luck);
            }
            for (trials, reach) in trials.iter_mut().zip(reaches).filter(|(trials, _)| !trials.is_out) {
                trials.sum += reach;
                trials.reaches.push(reach);
            }
            if sample % FEW_SAMPLES == 0 && give_up(&mut trials) == 1 {
                break;
            }
        }
        leader(&trials)
    }

    /// How far the seat will come after this script.
    fn try_out(&mut self, mut state: State, seat: Seat, script: &Script, luck: u64) -> f32 {
        let mut luck = Quick::new(luck);
        let until = state.open.round.saturating_add(HORIZON);
        for action in script {
            if SteampunkRally::apply(&mut state, seat, *action, &mut luck, &mut Silent).is_err() {
                break;
            }
        }
        play_on(&mut state, seat, until, &mut luck, &mut self.legal);
        reach(&state, seat)
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
            || trials[best].reaches.iter().zip(&trials[place].reaches).map(|(best, it)| best - it);
        let n = trials[best].reaches.len() as f32;
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
