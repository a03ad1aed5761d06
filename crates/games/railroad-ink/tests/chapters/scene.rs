//! Scenes: say what matters of a table, then play it with real actions.
//!
//! A [`Setting`] lists what lies on the boards; its last word, [`Setting::rolls`] or [`Setting::ends`], lets the
//! round before end by the rules, so that the round of the scene begins as every round does.

use super::staged::{Rolls, Stage, Staged};
use crossroads_engine::{ActError, Game, Hindsight, Outcome, Seat, Seed, Table, Viewer, hindsight};
use crossroads_railroad_ink::RailroadInk;
pub use crossroads_railroad_ink::actions::Action::{self, FaceMeteor, Finish};
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::Side;
use crossroads_railroad_ink::events::Event;
use crossroads_railroad_ink::rules::scoring::Score;
use crossroads_railroad_ink::setup::{Expansion, Options, rounds};
use crossroads_railroad_ink::state::{Moment, SeatTurn, Sheet, State};
use crossroads_railroad_ink::view::View;
use serde_json::json;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// Draws a route die, such as `01H-H-`.
pub fn draw(drawing: &str) -> Action {
    Action::DrawRoute(drawing.parse().unwrap())
}

/// Draws a special route, such as `13RRHR`.
pub fn special(drawing: &str) -> Action {
    Action::DrawSpecial(drawing.parse().unwrap())
}

/// Draws a lava die, such as `23-LL-`.
pub fn lava(drawing: &str) -> Action {
    Action::DrawLava(drawing.parse().unwrap())
}

/// Opens a volcano in a cell.
pub fn volcano(cell: &str) -> Action {
    Action::DrawVolcano(cell.parse().unwrap())
}

/// Erases what is in the cell and draws this lava there.
pub fn erase(drawing: &str) -> Action {
    Action::EraseForLava(drawing.parse().unwrap())
}

/// Crosses off this special route to ignore the meteor.
pub fn ignore(special: &str) -> Action {
    Action::IgnoreMeteor(special.parse().unwrap())
}

/// Sends the own meteor this way.
pub fn aim(side: Side) -> Action {
    Action::AimMeteor(side)
}

/// A base game for one.
pub fn solo() -> Setting {
    table_for(1)
}

/// A base game for so many.
pub fn table_for(seats: u8) -> Setting {
    let sheet = Lies { board: None, crossed_off: String::new(), dot: "33".to_owned() };
    Setting { options: Options::default(), round: 1, seats: vec![sheet; seats.into()] }
}

/// What a table is like before the round of the scene.
#[derive(Clone)]
pub struct Setting {
    options: Options,
    round: u8,
    seats: Vec<Lies>,
}

/// What lies before one seat.
#[derive(Clone)]
struct Lies {
    board: Option<String>,
    crossed_off: String,
    dot: String,
}

impl Setting {
    /// With the meteor dice.
    pub fn meteor(self) -> Setting {
        self.with(|options| options.expansion = Expansion::Meteor)
    }

    /// With the lava dice.
    pub fn lava(self) -> Setting {
        self.with(|options| options.expansion = Expansion::Lava)
    }

    /// With other options.
    pub fn with(mut self, choose: impl FnOnce(&mut Options)) -> Setting {
        choose(&mut self.options);
        self
    }

    /// What every seat has drawn in earlier rounds; `23*` is a crater.
    pub fn board(self, board: &str) -> Setting {
        self.lies(|lies| lies.board = Some(board.to_owned()))
    }

    /// What one seat has drawn in earlier rounds.
    pub fn board_of(mut self, seat: Seat, board: &str) -> Setting {
        self.seats[seat.index()].board = Some(board.to_owned());
        self.lies(|_| ())
    }

    /// Special routes that every seat has crossed off.
    pub fn crossed_off(self, specials: &str) -> Setting {
        self.lies(|lies| specials.clone_into(&mut lies.crossed_off))
    }

    /// The cell that every seat's meteor is counted from.
    pub fn dot(self, cell: &str) -> Setting {
        self.lies(|lies| cell.clone_into(&mut lies.dot))
    }

    /// The round of the scene, if it matters. The boards were drawn in the round before.
    pub fn round(mut self, round: u8) -> Setting {
        self.round = round;
        self
    }

    fn lies(mut self, lay: impl Fn(&mut Lies)) -> Setting {
        self.seats.iter_mut().for_each(lay);
        self.round = self.round.max(2);
        self
    }

    /// The round begins with these dice, the next one with those after a `/`. What is not said shows its first face.
    pub fn rolls(self, text: &str) -> Scene {
        let mut rolls = Rolls::written(self.options.expansion, text);
        if self.round > 1 {
            let mut scene = Scene::open(self.all_drawn(self.round - 1), rolls);
            scene.all_finish();
            return scene;
        }
        let mut told = Vec::new();
        let state = RailroadInk::setup(&self.options, self.seats.len() as u8, &mut rolls, &mut told);
        Scene { told, ..Scene::open(state, rolls) }
    }

    /// The last round is drawn, the game ends and is scored.
    pub fn ends(self) -> Scene {
        let last = rounds(self.options.expansion);
        let mut scene = Scene::open(self.all_drawn(last), Rolls::default());
        scene.all_finish();
        scene
    }

    /// Everybody has drawn everything in this round and nobody has finished.
    fn all_drawn(&self, round: u8) -> State {
        let mut rolls = Rolls::default();
        let mut state =
            RailroadInk::setup(&self.options, self.seats.len() as u8, &mut rolls, &mut Vec::new());
        state.round = round;
        for (seat, desk) in state.desks.iter_mut() {
            let Lies { board, crossed_off, dot } = &self.seats[seat.index()];
            let board = board.clone().unwrap_or_else(|| written(&desk.sheet.board));
            desk.sheet = sheet(&board, crossed_off, dot, round);
            desk.shown = desk.sheet;
            desk.turn =
                SeatTurn { moment: Moment::Drawing, routes_left: 0, lava_left: 0, special_used: false };
        }
        state
    }
}

/// A sheet all of which was drawn in one round.
fn sheet(board: &str, crossed_off: &str, dot: &str, round: u8) -> Sheet {
    let (craters, drawings): (Vec<&str>, Vec<&str>) =
        board.split_whitespace().partition(|mark| mark.ends_with('*'));
    let sheet = json!({
        "drawings": drawings.iter().map(|drawing| json!([drawing, round])).collect::<Vec<_>>(),
        "craters": craters.iter().map(|crater| crater.trim_end_matches('*')).collect::<Vec<_>>(),
        "crossed_off": crossed_off.split_whitespace().collect::<Vec<_>>(),
        "dot": dot,
    });
    let sheet: Sheet = serde_json::from_value(sheet).unwrap();
    assert_eq!(sheet.board.clash(), None, "the scene is no legal board");
    sheet
}

/// A board in the notation of the rules, cell by cell.
pub fn written(board: &Board) -> String {
    let drawings = board.drawings().map(|drawing| drawing.to_string());
    let mut marks: Vec<String> =
        drawings.chain(board.craters().iter().map(|cell| format!("{cell}*"))).collect();
    marks.sort();
    marks.join(" ")
}

/// A table in the middle of a round, or at its end.
#[derive(Clone)]
pub struct Scene {
    table: Table<Staged>,
    /// What the last action led to.
    pub told: Vec<Event>,
}

impl Scene {
    fn open(state: State, rolls: Rolls) -> Scene {
        let seats = state.desks.seats();
        let (table, told) = Table::new(Stage { state, rolls }, seats, Seed::from_number(0)).unwrap();
        Scene { table, told }
    }

    /// A seat does what it is offered.
    pub fn does(&mut self, seat: Seat, action: Action) -> &mut Scene {
        assert!(self.legal(seat).contains(&action), "{action:?} is not offered on {}", self.board(seat));
        self.told = self.table.act(seat, action).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
        self
    }

    /// A seat draws several route dice.
    pub fn draws(&mut self, seat: Seat, drawings: &str) -> &mut Scene {
        for drawing in drawings.split_whitespace() {
            self.does(seat, draw(drawing));
        }
        self
    }

    /// A seat may not do this, by this clause; nothing changes.
    pub fn refuses(&mut self, seat: Seat, action: Action, clause: &str) -> &mut Scene {
        let (before, entries) = (self.table.state().clone(), self.table.len());
        assert!(!self.legal(seat).contains(&action), "{action:?} is offered");
        match self.table.act(seat, action) {
            Err(ActError::Refused(refusal)) => assert_eq!(refusal.clause, clause, "{action:?}"),
            other => panic!("{action:?}: {other:?} instead of a refusal by {clause}"),
        }
        assert_eq!(*self.table.state(), before, "a refusal changed the table");
        assert_eq!(self.table.len(), entries, "a refusal was logged");
        self
    }

    /// A seat takes back the last thing it did.
    pub fn takes_back(&mut self, seat: Seat) -> &mut Scene {
        self.table.undo(seat).unwrap();
        self
    }

    /// A seat has nothing to take back, and trying changes nothing.
    pub fn cannot_take_back(&mut self, seat: Seat) -> &mut Scene {
        let before = self.table.state().clone();
        assert!(!self.table.can_undo(seat) && self.table.undo(seat).is_err());
        assert_eq!(*self.table.state(), before);
        self
    }

    /// Everybody who has not finished does.
    pub fn all_finish(&mut self) -> &mut Scene {
        let mut told = Vec::new();
        for seat in Staged::to_act(self.table.state()).iter() {
            told.append(&mut self.does(seat, Finish).told);
        }
        self.told = told;
        self
    }

    /// The true state.
    pub fn state(&self) -> &State {
        &self.table.state().state
    }

    /// Everything a seat is offered.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        Staged::legal_actions(self.table.state(), seat, &mut legal);
        legal
    }

    /// Whether a seat is offered this.
    pub fn offers(&self, seat: Seat, action: Action) -> bool {
        self.legal(seat).contains(&action)
    }

    /// What is told of all that has happened.
    pub fn looks_back(&self) -> Hindsight {
        let moments = self.table.moments();
        RailroadInk::hindsight(moments.map(|hindsight::Moment { entries, state, events }| {
            hindsight::Moment { entries, state: state.state, events }
        }))
    }

    /// The ways in which a seat may draw this face or special route.
    pub fn fits(&self, seat: Seat, face: &str) -> Vec<String> {
        let drawings = self.legal(seat).into_iter().filter_map(|action| match action {
            Action::DrawRoute(drawing) | Action::DrawSpecial(drawing) | Action::DrawLava(drawing) => {
                (drawing.shape.piece().id() == face).then(|| drawing.to_string())
            }
            _ => None,
        });
        let mut drawings: Vec<String> = drawings.collect();
        drawings.sort();
        drawings
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> View {
        Staged::view(self.table.state(), Viewer::Seat(seat))
    }

    /// What a seat was told of the last action.
    pub fn heard(&self, seat: Seat) -> Vec<Event> {
        self.told.iter().filter_map(|event| Staged::cut(event, Viewer::Seat(seat))).collect()
    }

    /// A seat's own sheet.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        self.view(seat).sheets[seat]
    }

    /// A seat's own board.
    pub fn board(&self, seat: Seat) -> String {
        written(&self.sheet(seat).board)
    }

    /// A seat's board as another seat sees it.
    pub fn board_seen(&self, by: Seat, of: Seat) -> String {
        written(&self.view(by).sheets[of].board)
    }

    /// The special routes a seat has crossed off.
    pub fn crossed_off(&self, seat: Seat) -> String {
        self.sheet(seat).specials_used().map(|special| special.id()).collect::<Vec<_>>().join(" ")
    }

    /// The cell a seat's next meteor is counted from.
    pub fn dot(&self, seat: Seat) -> String {
        self.sheet(seat).dot.to_string()
    }

    /// The number of the round in a cell of a seat's board.
    pub fn number(&self, seat: Seat, cell: &str) -> u8 {
        self.sheet(seat).number(cell.parse().unwrap())
    }

    /// How many dice have fallen since the scene began.
    pub fn dice_fallen(&self) -> usize {
        self.table.state().rolls.fallen
    }

    /// How the game ended.
    pub fn outcome(&self) -> Outcome {
        Staged::outcome(self.table.state()).expect("the game is over")
    }

    /// What a seat's board is worth now, part by part.
    pub fn parts(&self, seat: Seat) -> Score {
        self.view(seat).scores[seat]
    }

    /// The score as the rules write it: networks + highway + railway + centre − errors (+ expansion) = total.
    pub fn score(&self, seat: Seat) -> String {
        let score = self.parts(seat);
        let Score { networks, highway, railway, centre, expansion, errors } = score;
        let base = format!("{networks}+{highway}+{railway}+{centre}-{errors}");
        match self.state().options.expansion {
            Expansion::None => format!("{base} = {}", score.total()),
            Expansion::Meteor | Expansion::Lava => format!("{base}+{expansion} = {}", score.total()),
        }
    }
}
