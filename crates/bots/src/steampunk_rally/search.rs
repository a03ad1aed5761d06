//! The searching inventor: tries its best ideas out on tables that might be the true one.
//!
//! Each sample is a table drawn anew from the view. Each candidate is played on for a while, and then judged by how far
//! the seat will be ahead, and how soon.

use super::decide::any_of;
use super::desk::Desk;
use super::ideas::{Idea, ideas};
use super::race::Script;
use super::rollout::{Standing, play_on};
use super::weights::{CONTEST, HORIZON};
use crate::player::{Patience, Player, Seen};
use crossroads_engine::{Chance, Game, Quick, Seat, Silent};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::state::State;
use std::time::Duration;

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
        let patience = seen.patience().or_within(THINK);
        let view = seen.view();
        let mut ideas = ideas(&Desk::of_view(&view, seen.seat()), seen.legal());
        let best = self.best(&ideas, seen, &patience);
        self.script = if best < ideas.len() { ideas.swap_remove(best).script } else { Script::new() };
        self.script.reverse();
        let action = self.script.pop().filter(|action| seen.legal().contains(action));
        action.unwrap_or_else(|| any_of(seen.legal()))
    }
}

impl Search {
    /// The idea that did best when patience or doubt ended.
    fn best(&mut self, ideas: &[Idea], seen: &Seen<'_, SteampunkRally>, patience: &Patience) -> usize {
        let guessed = ideas.iter().map(|idea| f64::from(idea.worth));
        let draw = || (seen.resample(&mut self.chance), u64::from(self.chance.below(u32::MAX)));
        CONTEST.best(guessed, patience, draw, |(table, luck), place| {
            try_out(*table, seen.seat(), &ideas[place].script, *luck, &mut self.legal).into()
        })
    }
}

/// What this script is worth to the seat.
fn try_out(mut state: State, seat: Seat, script: &Script, luck: u64, legal: &mut Vec<Action>) -> f32 {
    let before = Standing::of(&state, seat);
    let mut luck = Quick::new(luck);
    let until = state.open.round.saturating_add(HORIZON);
    for action in script {
        if SteampunkRally::apply(&mut state, seat, *action, &mut luck, &mut Silent).is_err() {
            break;
        }
    }
    play_on(&mut state, seat, until, &mut luck, legal);
    before.worth(&state)
}
