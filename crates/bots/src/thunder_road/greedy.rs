//! The greedy driver: one turn ahead, with a good sense of who is going to win.

use super::driver::{best, options};
use super::gambles;
use super::outlook::Outlook;
use crate::player::{Player, Seen};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::actions::Action;

/// Does what leaves it the best chance to win at the end of its turn. It keeps nothing in mind.
#[derive(Default)]
pub struct Greedy;

impl Greedy {
    /// A greedy driver.
    pub fn new() -> Greedy {
        Greedy
    }
}

impl Player<ThunderRoad> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, ThunderRoad>) -> Action {
        let legal = seen.legal();
        let view = seen.view();
        let weighed = gambles::tried(seen, &view).unwrap_or_else(|| {
            let options = options(&Outlook::of_view(&view, seen.seat()), legal);
            options.into_iter().filter(|(action, _)| legal.contains(action)).collect()
        });
        best(weighed).map_or(legal[0], |(action, _)| action)
    }
}
