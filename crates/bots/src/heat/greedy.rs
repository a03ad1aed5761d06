//! The greedy driver: one round ahead, with a good sense of what the way to the finish takes.

use super::cockpit::{Care, Cockpit};
use super::garage;
use super::pace::Pace;
use super::rollout::{any_of, draw, drive, is_plain, to_go};
use super::weights::{LOOKS, MOST_DECISIONS};
use crate::player::{Player, Seen};
use crossroads_engine::{Game, Quick, Seat, Silent};
use crossroads_heat::Heat;
use crossroads_heat::actions::Action;
use crossroads_heat::state::{CarId, Phase};
use crossroads_heat::view::View;

/// Plans gear and cards of each round together, boosts and slipstreams where that saves time.
///
/// It keeps nothing in mind but the paces of the track: a plan is found again from the gear chosen and the cards laid.
#[derive(Default)]
pub struct Greedy {
    paces: Paces,
}

impl Greedy {
    /// A greedy driver.
    pub fn new() -> Greedy {
        Greedy::default()
    }
}

impl Player<Heat> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, Heat>) -> Action {
        let legal = seen.legal();
        if let Some(action) = garage::choose(legal) {
            return action;
        }
        let view = seen.view();
        let pace = self.paces.of(&view);
        let decided = if is_plain(legal) {
            Cockpit::of_view(pace, &view).and_then(|cockpit| cockpit.decide(Care::Full))
        } else {
            look_ahead(pace, seen)
        };
        decided.filter(|action| legal.contains(action)).unwrap_or_else(|| any_of(legal))
    }
}

/// The action after which the turn ends best, over a few tables that might be the true one: for decisions that only
/// some races have.
pub fn look_ahead(pace: &Pace, seen: &Seen<'_, Heat>) -> Option<Action> {
    let mut legal = Vec::new();
    let mut rounds = |action: Action| {
        let mut chance = Quick::new(0);
        let mut sum = 0.0;
        for _ in 0..LOOKS {
            let mut state = draw(pace, seen, &mut chance);
            if Heat::apply(&mut state, seen.seat(), action, &mut chance, &mut Silent).is_err() {
                return f32::MAX;
            }
            let car = CarId::of(seen.seat());
            // A turn is a few dozen decisions at most.
            for _ in 0..MOST_DECISIONS {
                let goes_on = matches!(state.phase, Phase::Driving(driving) if driving.car() == Some(car));
                if !goes_on || !drive(pace, &mut state, seen.seat(), &mut chance, &mut legal) {
                    break;
                }
            }
            sum += to_go(pace, &state, car).unwrap_or(0.0);
        }
        sum
    };
    let tried = seen
        .legal()
        .iter()
        .filter(|action| **action != Action::Retire)
        .map(|action| (*action, rounds(*action)));
    tried.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| action)
}

/// The paces of the race that is being driven, worked out when its first decision comes.
#[derive(Default)]
pub struct Paces(Option<Pace>);

impl Paces {
    /// Those of this race.
    pub fn of(&mut self, view: &View) -> &Pace {
        let is_same = |pace: &Pace| pace.course().is_of(&view.options, view.weather, &view.roads);
        if !self.0.as_ref().is_some_and(is_same) {
            self.0 = None;
        }
        self.0.get_or_insert_with(|| {
            let driver = &view.drivers[view.viewer.seat().unwrap_or(Seat(0))];
            Pace::new(&view.options, view.weather, &view.roads, driver.heat, driver.stress)
        })
    }
}
