//! Steampunk Rally, two to eight inventors on either track.
//!
//! A round in outline: all seats draft four cards and build, fuel or stash with them ([`rules::draft`],
//! [`rules::building`]); they vent dice that clog their machines ([`rules::vent`]); then they race: dice in slots activate
//! parts ([`rules::race`]), whose effects come in batches ([`rules::effects`]) and move the pawn over terrain
//! ([`rules::movement`]) and challenges ([`rules::challenges`]); then damage costs parts, or the whole machine
//! ([`rules::damage`]). Boosts break in at any time ([`rules::boosts`]). [`rules::round`] is the order of it all,
//! [`rules::victory`] its end.
//!
//! All seats act at the same time, each at its own pace: what a seat is in the middle of is data of that seat
//! ([`state::Frame`]), and the step ends when nobody is in the middle of anything.
//!
//! Reading order: [`data`] is the box, [`track`] and [`machine`] are what lies on the table, [`arrange`] finds places for
//! cards, [`state`] is the table, [`actions`] what a seat may do, [`rules`] what happens then and [`rules::refusals`] what may
//! not, [`view`] who knows what, [`forecast`] what a choice would lead to, [`words`] how it is told.
//!
//! Left out: no rule of the base game, but its cards. All tiles, tokens and boosts, 36 of 42 part designs and all figures of
//! inventors but one cockpit are our own design, since no list of the printed ones is known, and one of the sixteen inventors
//! is a stand-in; the rows say which ([`data::Source`]).

pub mod actions;
pub mod arrange;
pub mod because;
pub mod data;
pub mod events;
pub mod forecast;
pub mod hindsight;
pub mod machine;
pub mod rules;
pub mod setup;
pub mod state;
pub mod track;
pub mod view;
pub mod words;

use actions::Action;
use crossroads_engine::words::{ChoicePath, InLanguages};
use crossroads_engine::{
    Applied, Chance, Game, GameInfo, Hindsight, Message, Moment, OptionsError, Outcome, Refusal, Seat,
    SeatSet, Sink, Text, Viewer,
};
use events::Event;
use rules::Why;
use setup::Options;
use state::{MOST_SEATS, State};
use view::View;

/// The game.
///
/// A whole table of two seats at random:
///
/// ```
/// use crossroads_engine::{Chance, Dice, Game, Quick, Seed, Silent};
/// use crossroads_steampunk_rally::SteampunkRally;
///
/// let mut dice = Dice::new(&Seed::from_number(7));
/// let mut chooser = Quick::new(7);
/// let mut state = SteampunkRally::setup(&Default::default(), 2, &mut dice, &mut Silent);
/// let mut legal = Vec::new();
/// while let Some(seat) = SteampunkRally::to_act(&state).iter().next() {
///     legal.clear();
///     SteampunkRally::legal_actions(&state, seat, &mut legal);
///     let action = legal[chooser.below(legal.len() as u32) as usize];
///     SteampunkRally::apply(&mut state, seat, action, &mut dice, &mut Silent).unwrap();
/// }
/// println!("{:?}", SteampunkRally::outcome(&state));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SteampunkRally;

impl Game for SteampunkRally {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Why = Why;

    const INFO: GameInfo = GameInfo {
        id: "steampunk-rally",
        title: "Steampunk Rally",
        least_seats: 2,
        most_seats: MOST_SEATS as u8,
        rules_version: 4,
        options: setup::SCHEMA,
        presets: setup::PRESETS,
        rules: InLanguages {
            en: include_str!("../rules/en.md"),
            ru: include_str!("../rules/ru.md"),
            uk: include_str!("../rules/uk.md"),
        },
        messages: InLanguages {
            en: include_str!("../messages/en.ftl"),
            ru: include_str!("../messages/ru.ftl"),
            uk: include_str!("../messages/uk.ftl"),
        },
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

    fn free_form(state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Action> {
        Some(actions::any_free_form(state, seat, chance))
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
        rules::victory::outcome(&state.open)
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

    fn choice_in(view: &View, action: &Action) -> ChoicePath {
        words::choice_in(view, action)
    }

    fn hindsight(moments: impl Iterator<Item = Moment<Self>>) -> Hindsight {
        hindsight::hindsight(moments)
    }

    fn text(view: &View, lit: &[Action]) -> Text {
        words::text(view, lit)
    }
}
