//! The greedy inventor: one decision at a time, by what it brings in spaces.

use super::decide::{any_of, decide};
use super::desk::Desk;
use crate::player::{Player, Seen};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::actions::Action;

/// Does what brings it the furthest. It keeps nothing in mind.
#[derive(Default)]
pub struct Greedy;

impl Greedy {
    /// A greedy inventor.
    pub fn new() -> Greedy {
        Greedy
    }
}

impl Player<SteampunkRally> for Greedy {
    fn choose(&mut self, seen: &Seen<'_, SteampunkRally>) -> Action {
        if let [only] = seen.legal() {
            return *only;
        }
        let view = seen.view();
        let first = decide(&Desk::of_view(&view, seen.seat())).first().copied();
        first.filter(|action| seen.legal().contains(action)).unwrap_or_else(|| any_of(seen.legal()))
    }
}
