//! The searching driver: tries its best ideas out on tables that might be the true one.
//!
//! Each sample is a table drawn anew from the view. The rest of the own turn and a few turns of everybody are played by
//! quick drivers, and then the table is judged by experience.

use super::driver::options;
use super::judgement::chances;
use super::outlook::Outlook;
use super::rollout::{Luck, play_on};
use super::weights::{CANDIDATES, CONTEST, FAR_BEHIND, HORIZON};
use crate::player::{Patience, Player, Seen};
use crossroads_engine::{Chance, Game, Quick, Seat, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::state::{Phase, State};
use crossroads_thunder_road::view::View;
use std::time::Duration;

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
        // Who holds no card that fits has nothing to think about.
        if let [only] | [only @ Action::Pass, Action::Mute] = seen.legal() {
            return *only;
        }
        let patience = seen.patience().or_within(THINK);
        let view = seen.view();
        let candidates = candidates(seen, &view);
        // What is chosen before the race is too far from its end to be tried out: the most promising comes first.
        let shops = matches!(view.open.phase, Phase::Shopping { .. });
        let best = if shops { 0 } else { self.best(&candidates, seen, &patience) };
        candidates.get(best).map_or(seen.legal()[0], |(action, _)| *action)
    }
}

/// What is worth trying, the most promising first.
fn candidates(seen: &Seen<'_, ThunderRoad>, view: &View) -> Vec<(Action, f32)> {
    let mut options = options(&Outlook::of_view(view, seen.seat()), seen.legal());
    options.retain(|(action, _)| seen.legal().contains(action));
    options.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let enough = options.first().map_or(0.0, |(_, best)| best - FAR_BEHIND);
    options.into_iter().filter(|(_, worth)| *worth >= enough).take(CANDIDATES).collect()
}

impl Search {
    /// The candidate that did best when patience or doubt ended.
    fn best(
        &mut self,
        candidates: &[(Action, f32)],
        seen: &Seen<'_, ThunderRoad>,
        patience: &Patience,
    ) -> usize {
        let guessed = candidates.iter().map(|(_, worth)| f64::from(*worth));
        let draw = || (seen.resample(&mut self.chance), u64::from(self.chance.below(u32::MAX)));
        CONTEST.best(guessed, patience, draw, |(table, luck), place| {
            try_out(*table, seen.seat(), candidates[place].0, *luck, &mut self.legal).into()
        })
    }
}

/// How likely the seat wins after this action, as it looks at the start of one of its next turns.
fn try_out(mut state: State, seat: Seat, action: Action, luck: u64, legal: &mut Vec<Action>) -> f32 {
    let mut luck = Luck::new(luck);
    if ThunderRoad::apply(&mut state, seat, action, luck.dice(), &mut Silent).is_err() {
        return 0.0;
    }
    play_on(&mut state, 0, &mut luck, legal);
    let turns = state.open.in_game().len() * HORIZON - 1;
    play_on(&mut state, turns, &mut luck, legal);
    chances(&state.open)[seat.index()]
}
