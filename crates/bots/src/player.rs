//! What a bot is, and what it may know.

use crossroads_engine::{Chance, Game, Seat, Viewer};

/// Somebody who takes decisions for a seat.
pub trait Player<G: Game>: Send {
    /// One of the legal actions.
    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Action;
}

/// A table as one seat may know it, at a moment when that seat has to act.
///
/// The true state is in here, but there is no way to it: a bot reads the view, or draws a state anew from it.
pub struct Seen<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` may know. `legal` are its legal actions, of which there is at least one.
    pub fn new(state: &'a G::State, seat: Seat, legal: &'a [G::Action]) -> Self {
        Seen { state, seat, legal }
    }

    /// The seat that has to act.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it may do.
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// What it may know.
    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    /// A state it cannot tell from the true one.
    pub fn resample(&self, chance: &mut impl Chance) -> G::State {
        G::resample(&self.view(), self.seat, chance)
    }
}
