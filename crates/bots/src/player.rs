//! What a bot is, and what it may know.

use crossroads_engine::{Chance, Game, Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

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
    patience: &'a Patience,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` may know. `legal` are its legal actions, of which there is at least one.
    pub fn new(state: &'a G::State, seat: Seat, legal: &'a [G::Action], patience: &'a Patience) -> Self {
        Seen { state, seat, legal, patience }
    }

    /// How long it may think.
    pub fn patience(&self) -> &'a Patience {
        self.patience
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

/// How long somebody waits for a thought. A bot that thinks long asks again and again whether it is over, and then
/// answers with the best it has.
#[derive(Clone, Debug, Default)]
pub struct Patience {
    until: Option<Instant>,
    samples: Option<u32>,
    cancelled: Option<Arc<AtomicBool>>,
}

impl Patience {
    /// Nobody is in a hurry, and nobody will be: for simulations.
    pub const ENDLESS: Patience = Patience { until: None, samples: None, cancelled: None };

    /// No time is set, but it can be cancelled.
    pub fn endless() -> Patience {
        Patience { cancelled: Some(Arc::default()), ..Patience::ENDLESS }
    }

    /// A measure that no clock knows of: a bot that searches tries its ideas out on at most this many tables. With it
    /// the same seed gives the same play on every machine, however busy.
    pub const fn samples(samples: u32) -> Patience {
        Patience { samples: Some(samples), ..Patience::ENDLESS }
    }

    /// The same patience, but not longer than this.
    pub fn until(self, until: Instant) -> Patience {
        Patience { until: Some(until), ..self }
    }

    /// The same patience, but no longer than `think` if nobody has said how long.
    pub fn or_within(&self, think: Duration) -> Patience {
        if self.until.is_some() || self.samples.is_some() {
            return self.clone();
        }
        Patience { until: Instant::now().checked_add(think), ..self.clone() }
    }

    /// The number of samples that are worth waiting for, of at most `most`.
    pub fn samples_of(&self, most: usize) -> usize {
        self.samples.map_or(most, |samples| most.min(samples as usize))
    }

    /// Nobody wants to know any more. All copies hear of it.
    pub fn cancel(&self) {
        if let Some(cancelled) = &self.cancelled {
            cancelled.store(true, Ordering::Relaxed);
        }
    }

    /// Whether nobody wants to know any more.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.as_ref().is_some_and(|cancelled| cancelled.load(Ordering::Relaxed))
    }

    /// Whether it is time to answer.
    pub fn is_over(&self) -> bool {
        self.is_cancelled() || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
