//! HEAT: Pedal to the Metal, races and seasons on ten tracks, with Legends, Garage, Championship, and with weather and
//! road conditions.
//!
//! A round in outline: all drivers choose a gear and lay cards in secret ([`rules::gears`], [`rules::play`]); then the
//! cars take their turns, the leader first ([`rules::round`]): cards are revealed and the car moves
//! ([`rules::movement`], [`rules::plus`]), the driver reacts ([`rules::react`]), may slipstream
//! ([`rules::slipstream`]), pays for corners or spins out ([`rules::corners`]), discards and draws ([`rules::hand`]).
//! Legends drive by themselves ([`rules::legends`]), and the weather has a say ([`rules::weather`]). The race goes on
//! until every car has its place. Upgrades are drafted before it ([`rules::draft`]) and bring symbols of their own
//! ([`rules::garage`]); a season is a row of races with sponsors, press and events ([`rules::season`]).
//!
//! Reading order: [`data`] is the box, [`calendar`] its event cards, [`state`] the table, [`actions`] what a seat may do, [`rules`] what happens
//! then, [`view`] who knows what, [`forecast`] what a plan would lead to, [`because`] what speaks for an action, [`words`] how it is told.
//!
//! Left out: tournament mode, and the rules of gravel and sliding skirts, which are not known (EXP-6).

pub mod actions;
pub mod because;
pub mod calendar;
pub mod data;
pub mod events;
pub mod forecast;
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
/// A whole race of two at random:
///
/// ```
/// use crossroads_engine::{Chance, Dice, Game, Quick, Seed, Silent};
/// use crossroads_heat::Heat;
///
/// let mut dice = Dice::new(&Seed::from_number(7));
/// let mut chooser = Quick::new(7);
/// let mut state = Heat::setup(&Default::default(), 2, &mut dice, &mut Silent);
/// let mut legal = Vec::new();
/// while let Some(seat) = Heat::to_act(&state).iter().next() {
///     legal.clear();
///     Heat::legal_actions(&state, seat, &mut legal);
///     let action = legal[chooser.below(legal.len() as u32) as usize];
///     Heat::apply(&mut state, seat, action, &mut dice, &mut Silent).unwrap();
/// }
/// println!("{:?}", Heat::outcome(&state));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Heat;

impl Game for Heat {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Why = Why;

    const INFO: GameInfo = GameInfo {
        id: "heat",
        title: "HEAT: Pedal to the Metal",
        least_seats: 1,
        most_seats: MOST_SEATS as u8,
        rules_version: 3,
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
