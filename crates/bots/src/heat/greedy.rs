//! The greedy driver: one round ahead, with a good sense of what the way to the finish takes.

use super::cockpit::{Care, Cockpit};
use super::pace::Pace;
use crate::player::{Player, Seen};
use crossroads_engine::Seat;
use crossroads_heat::Heat;
use crossroads_heat::actions::Action;
use crossroads_heat::data::Card;
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
        let view = seen.view();
        let pace = self.paces.of(&view);
        let decided = Cockpit::of_view(pace, &view).and_then(|cockpit| cockpit.decide(Care::Full));
        decided.filter(|action| seen.legal().contains(action)).unwrap_or_else(|| any_of(seen.legal()))
    }
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
            let seat = view.viewer.seat().unwrap_or(Seat(0));
            let heat = view.options.engine(seat, view.weather) + Card::HEAT.row().owned;
            let stress = view.options.track.board().stress;
            Pace::new(&view.options, view.weather, &view.roads, heat, stress)
        })
    }
}

/// Something lawful where nothing is known better: never giving up, and rather an end than a beginning.
pub fn any_of(legal: &[Action]) -> Action {
    let ends = |action: &&Action| {
        matches!(action, Action::EndReact | Action::DeclineSlipstream | Action::EndDiscard | Action::Commit)
    };
    let drives = |action: &&Action| **action != Action::Retire;
    legal
        .iter()
        .find(ends)
        .or_else(|| legal.iter().find(drives))
        .or(legal.first())
        .copied()
        .unwrap_or(Action::Commit)
}
