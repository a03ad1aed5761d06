//! The searching driver: tries the best ideas out against tables that might be the true one.
//!
//! Each sample is a table drawn anew from the view, on which the others plan as a quick driver would. Each candidate is
//! driven on by quick drivers for a few rounds, and then all cars are compared by the rounds they have to go.

use super::cockpit::{Care, Cockpit};
use super::garage;
use super::greedy::Paces;
use super::hand::MOST_CARDS;
use super::pace::Pace;
use super::rollout::{Script, any_of, draw, drive, script, to_go};
use super::weights::{
    CANDIDATES, CONTEST, DISCARD_CANDIDATES, FAR_BEHIND, HORIZON, SPREAD_BASE, SPREAD_MORE,
};
use crate::player::{Patience, Player, Seen};
use arrayvec::ArrayVec;
use crossroads_engine::{Chance, Game, Quick, Seat, Silent};
use crossroads_heat::Heat;
use crossroads_heat::actions::Action;
use crossroads_heat::data::Card;
use crossroads_heat::state::{CarId, Phase, State, Status, Step};
use crossroads_heat::view::View;
use std::time::Duration;

/// How long it thinks about a decision if nobody waits.
pub const THINK: Duration = Duration::from_millis(200);

/// Tries things out before it does them.
pub struct Search {
    paces: Paces,
    chance: Quick,
    /// What is left of the script, the next action last, and the round it was made for.
    script: Script,
    round: u16,
    legal: Vec<Action>,
}

impl Search {
    /// A searching driver with its own stream of chance.
    pub fn new(stream: u64) -> Search {
        Search {
            paces: Paces::default(),
            chance: Quick::new(stream),
            script: Script::new(),
            round: 0,
            legal: Vec::new(),
        }
    }
}

impl Player<Heat> for Search {
    fn choose(&mut self, seen: &Seen<'_, Heat>) -> Action {
        if let [only] = seen.legal() {
            self.script.pop();
            return *only;
        }
        if let Some(action) = garage::choose(seen.legal()) {
            return action;
        }
        let view = seen.view();
        if self.round == view.round
            && let Some(next) = self.script.pop()
            && seen.legal().contains(&next)
        {
            return next;
        }
        let patience = seen.patience().or_within(THINK);
        let pace = self.paces.of(&view);
        let scripts = candidates(pace, &view, seen.legal());
        let mut trial = Trial { pace, seat: seen.seat(), legal: &mut self.legal };
        let best = trial.best(&scripts, seen, &mut self.chance, &patience);
        self.script = scripts.into_iter().nth(best).unwrap_or_default();
        self.script.reverse();
        self.round = view.round;
        let action = self.script.pop().filter(|action| seen.legal().contains(action));
        action.unwrap_or_else(|| any_of(seen.legal()))
    }
}

/// What is worth trying, the most promising first.
fn candidates(pace: &Pace, view: &View, legal: &[Action]) -> Vec<Script> {
    let singly = || legal.iter().map(|action| [*action].into_iter().collect()).collect();
    let Some(cockpit) = Cockpit::of_view(pace, view) else { return singly() };
    match view.phase {
        Phase::Planning => {
            let ideas = cockpit.ideas(CANDIDATES, FAR_BEHIND);
            if ideas.is_empty() {
                singly()
            } else {
                ideas.iter().map(|idea| script(&cockpit, idea)).collect()
            }
        }
        Phase::Driving(driving) if driving.step == Step::Discard => {
            let ends = |gone: ArrayVec<Card, MOST_CARDS>| {
                let mut script: Script = gone.into_iter().map(Action::Discard).take(15).collect();
                script.push(Action::EndDiscard);
                script
            };
            cockpit.good_discards(DISCARD_CANDIDATES).into_iter().map(ends).collect()
        }
        // Heat is always better in the engine.
        Phase::Driving(_) if legal.contains(&Action::Cool) => vec![[Action::Cool].into_iter().collect()],
        _ => {
            let first = cockpit.decide(Care::Full).filter(|action| legal.contains(action));
            let others = legal.iter().copied().filter(|action| Some(*action) != first);
            first.into_iter().chain(others).map(|action| [action].into_iter().collect()).collect()
        }
    }
}

/// Where candidates are tried.
struct Trial<'a> {
    pace: &'a Pace,
    seat: Seat,
    legal: &'a mut Vec<Action>,
}

impl Trial<'_> {
    /// The candidate that did best when patience or doubt ended.
    fn best(
        &mut self,
        scripts: &[Script],
        seen: &Seen<'_, Heat>,
        chance: &mut Quick,
        patience: &Patience,
    ) -> usize {
        let guessed = scripts.iter().map(|_| 0.0);
        let pace = self.pace;
        let draw = || (draw(pace, seen, chance), u64::from(chance.below(u32::MAX)));
        CONTEST.best(guessed, patience, draw, |(table, luck), place| {
            self.try_out(table.clone(), &scripts[place], *luck)
        })
    }

    /// How good the table looks for the seat a few rounds after a script.
    fn try_out(&mut self, mut state: State, script: &Script, luck: u64) -> f64 {
        let mut chance = Quick::new(luck);
        let (race, end) = (race(&state), state.round + HORIZON);
        for action in script {
            if Heat::apply(&mut state, self.seat, *action, &mut chance, &mut Silent).is_err() {
                return f64::MIN;
            }
        }
        while let Some(seat) = Heat::to_act(&state).iter().next() {
            if self::race(&state) != race || state.phase == Phase::Planning && state.round >= end {
                break;
            }
            if !drive(self.pace, &mut state, seat, &mut chance, self.legal) {
                break;
            }
        }
        if self::race(&state) == race { self.score(&state) } else { self.season_score(&state) }
    }

    /// How many others the seat has beaten in the race of a season that is just over.
    fn season_score(&self, state: &State) -> f64 {
        let Some(points) = state.season.and_then(|season| season.points.last().copied()) else { return 0.0 };
        let mine = points.get(self.seat.index()).copied().unwrap_or_default();
        points.iter().filter(|theirs| **theirs < mine).count() as f64
    }

    /// How many others the seat will beat, as far as one can tell.
    fn score(&self, state: &State) -> f64 {
        let me = CarId::of(self.seat);
        // Where the race stands still for planning, the own hand tells more than a hand of pure chance.
        let with_hand =
            || Cockpit::of_state(self.pace, state, self.seat).best_idea().map(|idea| 1.0 + idea.rounds);
        let mine = to_go(self.pace, state, me).map(|rounds| {
            if state.phase == Phase::Planning { with_hand().unwrap_or(rounds) } else { rounds }
        });
        let spread = SPREAD_BASE + SPREAD_MORE * mine.unwrap_or(0.0).max(0.0).sqrt();
        let beats = |car: CarId| match (mine, to_go(self.pace, state, car)) {
            (Some(mine), Some(theirs)) => f64::from(1.0 / (1.0 + (-(theirs - mine) / spread).exp())),
            (None, Some(_)) => 1.0,
            (Some(_), None) => 0.0,
            (None, None) => f64::from(u8::from(place(state, me) < place(state, car))),
        };
        state.car_ids().filter(|car| *car != me).map(beats).sum()
    }
}

/// Which race of a season is driven.
fn race(state: &State) -> u8 {
    state.season.map_or(0, |season| season.race)
}

fn place(state: &State, car: CarId) -> u8 {
    match state.cars[car.index()].status {
        Status::Placed(place) => place,
        Status::Racing | Status::Finished => u8::MAX,
    }
}
