//! Who knows what: everybody sees the open half of a table, nobody the hidden one. Views and resampling side by side.

use crate::actions;
use crate::data::Hazard;
use crate::events::Told;
use crate::outlook::{self, Outlook};
use crate::rules;
use crate::state::{Hidden, Open, Seats, State};
use crossroads_engine::{Chance, PerSeat, Seat, SeatSet, Viewer, never};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The table, as all see it.
    pub open: Open,
    /// Who holds a decision.
    pub asked: SeatSet,
    /// With two players: how many tiles are laid when the finish line is (TR-14.1).
    pub last_of_two: Option<u8>,
    /// After the end: the place of each seat; winners of a draw share the first.
    pub places: Option<Seats<u8>>,
    /// What the viewer can see coming, if it is asked.
    pub outlook: Option<Outlook>,
}

/// What this viewer may know of the table (TR-2.12): no seat knows more than another.
pub fn view(state: &State, viewer: Viewer) -> View {
    // No `..`: a new half does not compile until somebody decides who may see it.
    let State { open, hidden: _ } = state;
    let is_asked = viewer.seat().is_some() && viewer.seat() == actions::asked(open);
    View {
        viewer,
        open: *open,
        asked: actions::to_act(open),
        last_of_two: (open.seats() == 2).then(|| rules::advance::final_of_two(open.options.fifth_tile)),
        places: rules::outcome(open)
            .map(|outcome| PerSeat::from_fn(open.seats(), |seat| outcome.standings[seat.index()].place)),
        outlook: is_asked.then(|| outlook::outlook(open)).flatten(),
    }
}

/// What this viewer may know of an event: all happens before everybody's eyes.
pub fn cut(told: &Told, _viewer: Viewer) -> Option<Told> {
    Some(*told)
}

/// A table that `seat` cannot tell from the true one: all tokens that are not in sight (TR-2.13) are shuffled and laid
/// where tokens lie unseen.
///
/// A keen memory would know more after the discard has become a new pile: a token that lay on the board then cannot be
/// one of those that were shuffled. That is left to memory, as at a table.
pub fn resample(view: &View, _seat: Seat, chance: &mut impl Chance) -> State {
    let open = view.open;
    let mut unseen = outlook::unseen(&open);
    let mut hidden = Hidden::default();
    let mut draw = || crate::data::draw(&mut unseen, chance);
    for token in open.road.tokens().filter(|token| token.face.is_none()) {
        match draw() {
            Some(kind) => hidden.faces.push((token.space, Hazard::ALL[kind])),
            None => never!("more tokens lie unseen than there are"),
        }
    }
    for _ in 0..open.road.unseen_discard {
        match draw() {
            Some(kind) => hidden.discard[kind] += 1,
            None => never!("more tokens were discarded unseen than there are"),
        }
    }
    hidden.pile = unseen;
    State { open, hidden }
}
