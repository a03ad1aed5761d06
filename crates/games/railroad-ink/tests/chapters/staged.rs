//! Railroad Ink from any position and with rolls that are written down, as a game of its own.
//!
//! So a scene is played on the engine's real table, with its log and its taking back, without looking for a seed
//! that happens to lead there.

use crossroads_engine::words::ChoicePath;
use crossroads_engine::{
    Applied, Chance, Game, GameInfo, Message, OptionsError, Outcome, Refusal, Seat, SeatSet, Sink, Text,
    Viewer,
};
use crossroads_railroad_ink::RailroadInk;
use crossroads_railroad_ink::actions::Action;
use crossroads_railroad_ink::data::{DIRECTION_DIE, DISTANCE_DIE, LAVA_DIE, ROUTE_DIE, STATION_DIE, Side};
use crossroads_railroad_ink::events::Event;
use crossroads_railroad_ink::rules::Why;
use crossroads_railroad_ink::setup::{Expansion, Options};
use crossroads_railroad_ink::state::State;
use crossroads_railroad_ink::view::View;
use serde::{Deserialize, Serialize};

/// The game that begins where a stage is.
#[derive(Clone, Copy, Debug)]
pub struct Staged;

/// A position, and the dice that will fall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stage {
    pub state: State,
    pub rolls: Rolls,
}

impl Default for Stage {
    fn default() -> Stage {
        let mut rolls = Rolls::default();
        let state = RailroadInk::setup(&Options::default(), 1, &mut rolls, &mut Vec::new());
        Stage { state, rolls }
    }
}

/// Dice that fall as written; after that each shows its first face.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Rolls {
    faces: Vec<u32>,
    /// How many dice have fallen.
    pub fallen: usize,
}

impl Rolls {
    /// The rolls of several rounds, parted by `/`. A die that a round does not name shows its first face.
    pub fn written(expansion: Expansion, text: &str) -> Rolls {
        let routes = [ROUTE_DIE, ROUTE_DIE, ROUTE_DIE, STATION_DIE];
        let mut dice: Vec<[String; 6]> =
            routes.iter().map(|die| die.map(|face| face.id().to_owned())).collect();
        match expansion {
            Expansion::None => {}
            Expansion::Lava => dice.extend([LAVA_DIE; 2].map(|die| die.map(|face| face.id().to_owned()))),
            Expansion::Meteor => dice.extend([
                DIRECTION_DIE.map(|side| side.map_or("choose", Side::name).to_owned()),
                DISTANCE_DIE.map(|distance| distance.to_string()),
            ]),
        }
        let mut faces = Vec::new();
        for round in text.split('/') {
            let mut named: Vec<&str> = round.split_whitespace().collect();
            for die in &dice {
                let shown = named.iter().position(|name| die.iter().any(|face| face == name));
                let shown = shown.map_or(die[0].as_str(), |place| named.remove(place));
                faces.push(die.iter().position(|face| face == shown).unwrap() as u32);
            }
            assert!(named.is_empty(), "no die shows {named:?}");
        }
        Rolls { faces, fallen: 0 }
    }
}

impl Chance for Rolls {
    fn below(&mut self, bound: u32) -> u32 {
        let face = self.faces.get(self.fallen).copied().unwrap_or(0);
        self.fallen += 1;
        assert!(face < bound, "a die has {bound} faces");
        face
    }
}

impl Game for Staged {
    type Options = Stage;
    type State = Stage;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Why = Why;

    const INFO: GameInfo = RailroadInk::INFO;

    fn check_options(stage: &Stage, seats: u8) -> Result<(), OptionsError> {
        RailroadInk::check_options(&stage.state.options, seats)
    }

    fn setup(stage: &Stage, _seats: u8, _chance: &mut impl Chance, _events: &mut impl Sink<Event>) -> Stage {
        stage.clone()
    }

    fn to_act(stage: &Stage) -> SeatSet {
        RailroadInk::to_act(&stage.state)
    }

    fn legal_actions(stage: &Stage, seat: Seat, into: &mut Vec<Action>) {
        RailroadInk::legal_actions(&stage.state, seat, into);
    }

    fn apply(
        stage: &mut Stage,
        seat: Seat,
        action: Action,
        _chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<Applied, Refusal<Why>> {
        RailroadInk::apply(&mut stage.state, seat, action, &mut stage.rolls, events)
    }

    fn outcome(stage: &Stage) -> Option<Outcome> {
        RailroadInk::outcome(&stage.state)
    }

    fn view(stage: &Stage, viewer: Viewer) -> View {
        RailroadInk::view(&stage.state, viewer)
    }

    fn cut(event: &Event, viewer: Viewer) -> Option<Event> {
        RailroadInk::cut(event, viewer)
    }

    fn resample(view: &View, seat: Seat, chance: &mut impl Chance) -> Stage {
        Stage { state: RailroadInk::resample(view, seat, chance), rolls: Rolls::default() }
    }

    fn prompt(view: &View) -> Option<Message> {
        RailroadInk::prompt(view)
    }

    fn told(event: &Event) -> Message {
        RailroadInk::told(event)
    }

    fn because(view: &View, action: &Action) -> Option<Message> {
        RailroadInk::because(view, action)
    }

    fn reason(why: Why) -> Message {
        RailroadInk::reason(why)
    }

    fn choice(action: &Action) -> ChoicePath {
        RailroadInk::choice(action)
    }

    fn text(view: &View, lit: &[Action]) -> Text {
        RailroadInk::text(view, lit)
    }
}
