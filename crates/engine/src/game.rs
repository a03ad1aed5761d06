//! The contract itself.

use crate::dice::Chance;
use crate::hindsight::{Hindsight, Moment};
use crate::options::{OptionRow, OptionsError, Preset};
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::words::{ChoicePath, InLanguages, Message, Text};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A rule set as a pure, deterministic state machine.
///
/// Implemented by an empty type of the game's crate. All functions are total: whatever a client can send, they
/// answer with a refusal at worst.
pub trait Game: Copy + Debug + Send + Sync + 'static {
    /// What may be chosen before the table starts.
    type Options: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Everything there is to know about a table but the dice to come. Small and flat: a clone is a memcpy.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One small decision: the same type on the wire, in a record and in a search.
    type Action: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What one viewer may know. Hidden things are absent from it, not masked.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why an action is refused.
    type Why: Copy + Eq + Debug + Serialize + Send + Sync + 'static;

    /// The game's name, size, version, rulebook and words.
    const INFO: GameInfo;

    /// Whether the game can be played so.
    ///
    /// # Errors
    /// Names the clause that forbids these options or this number of seats.
    fn check_options(options: &Self::Options, seats: u8) -> Result<(), OptionsError>;

    /// The first state of a table whose options have passed [`Game::check_options`], up to the first decision.
    fn setup(
        options: &Self::Options,
        seats: u8,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Self::State;

    /// The seats for which the table waits: without them it does not go on. Empty exactly when the table is over.
    fn to_act(state: &Self::State) -> SeatSet;

    /// Appends every action that `seat` may take now: exactly those that [`Game::apply`] accepts, but for free-form acts.
    ///
    /// A seat for which the table waits has one at least. Another seat may have some too, as long as the table is not over:
    /// what it may do besides, and need not. Whether it has any is its own knowledge: nobody else may learn from it.
    fn legal_actions(state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>);

    /// Draws a *free-form act*: an action of a kind that is not for lists, because it has too many forms, such as a whole
    /// layout, or because whoever does what comes to its mind would never arrive.
    /// [`Game::apply`] accepts or refuses it like any other; [`Game::legal_actions`] never lists its kind.
    ///
    /// For trials only: what is drawn may be lawful or not. `None` in every state if the game has no such kind, and in none
    /// if it has one.
    fn free_form(_state: &Self::State, _seat: Seat, _chance: &mut impl Chance) -> Option<Self::Action> {
        None
    }

    /// Carries out an action and everything that follows from it without a decision.
    ///
    /// # Errors
    /// A refusal names the clause that forbids the action; state and chance are then untouched.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<Applied, Refusal<Self::Why>>;

    /// The state as a record's hash sees it. A game that grows says here what a table without the new parts is, so that
    /// its records stay what they were; by itself the state as it is.
    fn canon(state: &Self::State) -> impl Serialize + '_ {
        state
    }

    /// How the table ended, once it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What this viewer may know of the state.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What this viewer may know of an event: all, less, or nothing.
    fn cut(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A state that `seat` cannot tell from the true one: what it does not know is drawn anew.
    fn resample(view: &Self::View, seat: Seat, chance: &mut impl Chance) -> Self::State;

    /// What is asked of the seat that looks at this view, and why; `None` if nothing is.
    fn prompt(view: &Self::View) -> Option<Message>;

    /// An event as a line of the log.
    fn told(event: &Self::Event) -> Message;

    /// How many effects led to an event within its story; a log indents it so.
    fn level(_event: &Self::Event) -> u8 {
        0
    }

    /// What speaks for an action that the viewer may take now, beside a hint: something true that follows from the view
    /// alone, so that a hint tells nobody what others keep secret. `None` if nothing can be said of it.
    fn because(view: &Self::View, action: &Self::Action) -> Option<Message>;

    /// The reason of a refusal in words.
    fn reason(why: Self::Why) -> Message;

    /// An action as a path through menus, from the coarse to the fine.
    fn choice(action: &Self::Action) -> ChoicePath;

    /// The same in sight of the table, where a name says more than a number.
    fn choice_in(_view: &Self::View, action: &Self::Action) -> ChoicePath {
        Self::choice(action)
    }

    /// What is told of a table that is over, from all that happened at it: what decided it, and its figures. Nothing, for a game
    /// of which nothing can be told. Moments come one by one, since those of a long table are much to hold.
    fn hindsight(_moments: impl Iterator<Item = Moment<Self>>) -> Hindsight {
        Hindsight::default()
    }

    /// The board's text twin, with what `lit` touches marked.
    fn text(view: &Self::View, lit: &[Self::Action]) -> Text;
}

/// What is known of a game before any table of it exists.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The id in URLs, records and commands.
    pub id: &'static str,
    /// The title as printed on the box.
    pub title: &'static str,
    /// The fewest seats.
    pub least_seats: u8,
    /// The most seats.
    pub most_seats: u8,
    /// Raised by whatever makes an old record play differently.
    pub rules_version: u32,
    /// The options a table may be made with.
    pub options: &'static [OptionRow],
    /// Options that people know by one name; the first is the game as it is if nobody says otherwise.
    pub presets: &'static [Preset],
    /// The rulebook, clause by clause.
    pub rules: InLanguages,
    /// The message catalogue (Fluent).
    pub messages: InLanguages,
}

/// What an accepted action means for stepping back. That an end cannot be taken back need not be said: the table sees to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub struct Applied {
    /// Seats that may no longer take back what they did before: they have seen dice fall or a secret shown.
    pub closes: SeatSet,
}

impl Applied {
    /// Nobody learnt anything.
    pub const OPEN: Applied = Applied { closes: SeatSet::EMPTY };
    /// Dice fell or secrets were shown before all.
    pub const CLOSED: Applied = Applied { closes: SeatSet::ALL };
}

/// Where events go.
pub trait Sink<E> {
    /// Takes note of what happened.
    fn tell(&mut self, event: E);

    /// Whether anybody listens: an event that is costly to put together may be left out if not.
    fn listens(&self) -> bool {
        true
    }
}

/// Drops every event at no cost: for search and simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline]
    fn tell(&mut self, _event: E) {}

    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
