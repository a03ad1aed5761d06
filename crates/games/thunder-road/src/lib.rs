//! Thunder Road: Vendetta for two to four gangs, with Carnage at Devil's Run, with the leaders and upgrades of Choppe Shoppe,
//! with the decks of Extra Ammo, with cards instead of dice, and with the Final Five and the Big Rig for up to six.
//!
//! A turn in outline: a die is put on a car ([`rules::round`]), another one perhaps on a command
//! ([`rules::commands`]); the car drives step by step ([`rules::movement`]) and meets what is there
//! ([`rules::arrival`], [`rules::hazards`], [`rules::slams`]); then it may shoot ([`rules::shooting`]). What is hit
//! suffers a damage token ([`rules::damage`]), which may hit the next one. Whoever drives, or is thrown, off the front
//! edge makes the board advance in the middle of all that ([`rules::advance`]); the last gang, or the first car over
//! the finish line, wins ([`rules::victory`]).
//!
//! Effects nest without end, so unfinished work is data: [`state::Frame`] is one piece of it, and [`rules`] drains the
//! stack of them up to the next decision.
//!
//! A turn goes along a line of stations ([`rules::line`]). What cards bend is in [`rules::readings`] and [`rules::moments`];
//! dice that somebody may roll again climb a ladder ([`rules::rolls`]). The bikes' second die is in [`rules::bikes`], what is
//! the rig's alone in [`rules::rig`], fire and earthquakes in [`rules::fire`] and [`rules::quake`]. Before the race crews choose
//! in secret ([`rules::shop`]); what leaders and upgrades do is in [`rules::leaders`] and [`rules::upgrades`], cards instead of dice in
//! [`rules::engineering`], the five decks of Extra Ammo in [`rules::ammo`], and who may answer with a secret card in
//! [`rules::windows`].
//!
//! Reading order: [`data`] is the box, [`state`] the table, [`actions`] what a seat may do, [`rules`] what happens then
//! and [`rules::refusals`] what may not, [`view`] who knows what, [`outlook`] what a player can see coming, [`because`] what speaks for
//! an action, [`words`] how it is told.
//!
//! Nothing of the boxes is left out.

pub mod actions;
pub mod because;
pub mod data;
pub mod events;
pub mod hindsight;
pub mod outlook;
pub mod rules;
pub mod setup;
pub mod state;
pub mod view;
pub mod words;

use actions::Action;
use crossroads_engine::words::{ChoicePath, InLanguages};
use crossroads_engine::{
    Applied, Chance, Game, GameInfo, Hindsight, Message, Moment, OptionsError, Outcome, Refusal, Seat,
    SeatSet, Sink, Text, Viewer,
};
use data::MOST_SEATS;
use events::Told;
use rules::Why;
use setup::Options;
use state::State;
use view::View;

/// The game.
///
/// A whole table of two seats at random:
///
/// ```
/// use crossroads_engine::{Chance, Dice, Game, Quick, Seed, Silent};
/// use crossroads_thunder_road::ThunderRoad;
///
/// let mut dice = Dice::new(&Seed::from_number(7));
/// let mut chooser = Quick::new(7);
/// let mut state = ThunderRoad::setup(&Default::default(), 2, &mut dice, &mut Silent);
/// let mut legal = Vec::new();
/// while let Some(seat) = ThunderRoad::to_act(&state).iter().next() {
///     legal.clear();
///     ThunderRoad::legal_actions(&state, seat, &mut legal);
///     let action = legal[chooser.below(legal.len() as u32) as usize];
///     ThunderRoad::apply(&mut state, seat, action, &mut dice, &mut Silent).unwrap();
/// }
/// println!("{:?}", ThunderRoad::outcome(&state));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ThunderRoad;

impl Game for ThunderRoad {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Told;
    type View = View;
    type Why = Why;

    const INFO: GameInfo = GameInfo {
        id: "thunder-road",
        title: "Thunder Road: Vendetta",
        least_seats: 2,
        most_seats: MOST_SEATS as u8,
        rules_version: 3,
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

    fn setup(options: &Options, seats: u8, chance: &mut impl Chance, events: &mut impl Sink<Told>) -> State {
        setup::first_state(options, seats, chance, events)
    }

    fn to_act(state: &State) -> SeatSet {
        actions::to_act(&state.open)
    }

    fn legal_actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        actions::legal(state, seat, into);
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Told>,
    ) -> Result<Applied, Refusal<Why>> {
        rules::apply(state, seat, action, chance, events)
    }

    fn canon(state: &State) -> impl serde::Serialize + '_ {
        state::canon::Canon(state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::outcome(&state.open)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn cut(told: &Told, viewer: Viewer) -> Option<Told> {
        view::cut(told, viewer)
    }

    fn resample(view: &View, seat: Seat, chance: &mut impl Chance) -> State {
        view::resample(view, seat, chance)
    }

    fn prompt(view: &View) -> Option<Message> {
        words::prompt(view)
    }

    fn told(told: &Told) -> Message {
        words::told(&told.event)
    }

    fn level(told: &Told) -> u8 {
        told.level
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
