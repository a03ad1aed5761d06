//! Railroad Ink: Blazing Red, with its expansions Meteor and Lava.
//!
//! A round in outline: the dice are rolled once for all ([`rules::round`]); with Meteor each seat buys off or faces
//! its meteor ([`rules::meteor`]); then every seat draws by itself, unseen, die by die ([`rules::drawing`],
//! [`rules::lava`]), until it finishes; when the last one has, all sheets are shown and the next roll follows. After
//! the last round boards are scored ([`rules::scoring`], [`rules::lines`]).
//!
//! Reading order: [`data`] is the box, [`board`] the geometry of one board, [`state`] the table, [`actions`] what a
//! seat may do, [`rules`] what happens then, [`view`] who knows what, [`words`] how it is told.
//!
//! Left out: the other editions of the game (rivers, lakes, goals), which are other boxes.

pub mod actions;
pub mod because;
pub mod board;
pub mod data;
pub mod events;
pub mod hindsight;
pub mod rules;
pub mod setup;
pub mod state;
pub mod view;
pub mod words;

use actions::Action;
use crossroads_engine::words::ChoicePath;
use crossroads_engine::{
    Applied, Chance, Game, GameInfo, Hindsight, Message, Moment, OptionsError, Outcome, Refusal, Seat,
    SeatSet, Sink, Text, Viewer, in_languages,
};
use events::Event;
use rules::Why;
use setup::{MOST_SEATS, Options};
use state::State;
use view::View;

/// The game.
///
/// A whole table of two seats at random:
///
/// ```
/// use crossroads_engine::{Chance, Dice, Game, Quick, Seed, Silent};
/// use crossroads_railroad_ink::RailroadInk;
///
/// let mut dice = Dice::new(&Seed::from_number(7));
/// let mut chooser = Quick::new(7);
/// let mut state = RailroadInk::setup(&Default::default(), 2, &mut dice, &mut Silent);
/// let mut legal = Vec::new();
/// while let Some(seat) = RailroadInk::to_act(&state).iter().next() {
///     legal.clear();
///     RailroadInk::legal_actions(&state, seat, &mut legal);
///     let action = legal[chooser.below(legal.len() as u32) as usize];
///     RailroadInk::apply(&mut state, seat, action, &mut dice, &mut Silent).unwrap();
/// }
/// println!("{:?}", RailroadInk::outcome(&state));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RailroadInk;

impl Game for RailroadInk {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Why = Why;

    const INFO: GameInfo = GameInfo {
        id: "railroad-ink",
        title: "Railroad Ink: Blazing Red",
        least_seats: 1,
        most_seats: MOST_SEATS as u8,
        rules_version: 2,
        options: setup::SCHEMA,
        presets: setup::PRESETS,
        rules: in_languages!("../rules/", ".md"),
        messages: in_languages!("../messages/", ".ftl"),
    };

    fn check_options(options: &Options, seats: u8) -> Result<(), OptionsError> {
        setup::check(options, seats)
    }

    fn setup(options: &Options, seats: u8, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> State {
        setup::first_state(options, seats, chance, events)
    }

    fn to_act(state: &State) -> SeatSet {
        actions::to_act(state)
    }

    fn legal_actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        actions::legal(state, seat, into);
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<Applied, Refusal<Why>> {
        rules::apply(state, seat, action, chance, events)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::outcome(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn cut(event: &Event, viewer: Viewer) -> Option<Event> {
        view::cut(event, viewer)
    }

    fn resample(view: &View, seat: Seat, chance: &mut impl Chance) -> State {
        view::resample(view, seat, chance)
    }

    fn prompt(view: &View) -> Option<Message> {
        words::prompt(view)
    }

    fn told(event: &Event) -> Message {
        words::told(event)
    }

    fn because(view: &View, action: &Action) -> Option<Message> {
        because::because(view, action)
    }

    fn reason(why: Why) -> Message {
        words::reason(why)
    }

    fn choice(action: &Action) -> ChoicePath {
        words::choice(action)
    }

    fn hindsight(moments: impl Iterator<Item = Moment<Self>>) -> Hindsight {
        hindsight::hindsight(moments)
    }

    fn text(view: &View, lit: &[Action]) -> Text {
        words::text(view, lit)
    }
}
