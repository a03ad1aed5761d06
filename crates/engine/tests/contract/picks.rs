//! The smallest game with secrets and dice, once as it should be and once with each fault that the suite promises to
//! find.

use crossroads_engine::words::{ChoicePath, InLanguages};
use crossroads_engine::{
    Applied, Chance, Game, GameInfo, Message, OptionsError, Outcome, Refusal, Seat, SeatSet, Sink, Standing,
    Text, Viewer,
};
use serde::{Deserialize, Serialize};

/// Three rounds: both seats pick a number in secret, the picks are shown, a die is added to the higher one. A seat that has
/// picked is not waited for, and may still change its mind; and a seat may sketch what it likes, as long as no line is too
/// long.
#[derive(Clone, Copy, Debug)]
pub struct Picks<const FAULT: u8>;

pub const NONE: u8 = 0;
pub const VIEW_LEAKS: u8 = 1;
pub const LISTS_TOO_MUCH: u8 = 2;
pub const LISTS_TOO_LITTLE: u8 = 3;
pub const REFUSAL_CHANGES: u8 = 4;
pub const ROLL_CAN_BE_TAKEN_BACK: u8 = 5;
pub const NEVER_ENDS: u8 = 6;
pub const EVENT_LEAKS: u8 = 7;
pub const OUT_OF_TURN: u8 = 8;
pub const RESAMPLE_FORGETS: u8 = 9;
pub const SILENCE_MATTERS: u8 = 10;
pub const ROLLS_FOR_SHOW: u8 = 11;
pub const UNDO_LEADS_ASTRAY: u8 = 12;
pub const TWICE_LISTED: u8 = 13;
pub const BYTES_LOSE_SOMETHING: u8 = 14;
pub const NO_OUTCOME: u8 = 15;
pub const CHANGE_TELLS_THE_PICK: u8 = 16;
pub const CHANGE_COSTS_THE_PICK: u8 = 17;
pub const CHANGE_IS_REFUSED: u8 = 18;
pub const SKETCH_IS_LISTED: u8 = 19;
pub const REFUSED_SKETCH_CHANGES: u8 = 20;
pub const SKETCH_IS_SILENT: u8 = 21;
pub const LISTS_AFTER_THE_END: u8 = 22;

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Options {}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub round: u8,
    pub picks: [Option<u8>; 2],
    pub totals: [u32; 2],
    pub moves: u32,
    /// What each seat has sketched, for all to see.
    pub sketches: [[u8; 3]; 2],
    #[serde(skip)]
    pub lost: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    Pick(u8),
    Change,
    /// Two gestures that all see and that lead to one state.
    Nod,
    Wave,
    /// Three lines: a free-form act.
    Sketch([u8; 3]),
}

/// No line of a sketch is as long as this.
const TOO_LONG: u8 = 100;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Picked { seat: Seat, pick: Option<u8> },
    Changed { seat: Seat, from: Option<u8> },
    Gestured { seat: Seat, wave: bool },
    Sketched { seat: Seat },
    Shown { picks: [u8; 2], die: u32 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub round: u8,
    pub ready: [bool; 2],
    pub own: Option<u8>,
    pub leak: Option<u8>,
    pub totals: [u32; 2],
    pub moves: u32,
    pub sketches: [[u8; 3]; 2],
}

const ROUNDS: u8 = 3;

impl<const FAULT: u8> Game for Picks<FAULT> {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Why = ();

    const INFO: GameInfo = GameInfo {
        id: "picks",
        title: "Picks",
        least_seats: 2,
        most_seats: 2,
        rules_version: 1,
        options: &[],
        presets: &[],
        rules: InLanguages { en: "", ru: "", uk: "" },
        messages: InLanguages { en: "", ru: "", uk: "" },
    };

    fn check_options(_: &Options, seats: u8) -> Result<(), OptionsError> {
        if seats == 2 { Ok(()) } else { Err(OptionsError::Seats { seats, least: 2, most: 2, clause: "P-1" }) }
    }

    fn setup(_: &Options, _: u8, _: &mut impl Chance, _: &mut impl Sink<Event>) -> State {
        State { round: 1, picks: [None; 2], totals: [0; 2], moves: 0, sketches: [[0; 3]; 2], lost: 0 }
    }

    fn to_act(state: &State) -> SeatSet {
        let mut waiting = SeatSet::EMPTY;
        for seat in Seat::all(2).filter(|seat| state.round <= ROUNDS && state.picks[seat.index()].is_none()) {
            waiting.insert(seat);
        }
        waiting
    }

    fn legal_actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        let is_over = state.round > ROUNDS && FAULT != LISTS_AFTER_THE_END;
        if is_over || seat.index() > 1 {
            return;
        }
        if FAULT == SKETCH_IS_LISTED {
            into.push(Action::Sketch([1, 2, 3]));
        }
        if state.picks[seat.index()].is_some() {
            into.push(Action::Change);
            return;
        }
        let most = match FAULT {
            LISTS_TOO_MUCH => 5,
            LISTS_TOO_LITTLE => 3,
            _ => 4,
        };
        into.extend((0..most).map(Action::Pick));
        into.extend([Action::Nod, Action::Wave]);
        if FAULT == TWICE_LISTED {
            into.push(Action::Pick(0));
        }
    }

    fn free_form(_: &State, _: Seat, chance: &mut impl Chance) -> Option<Action> {
        Some(Action::Sketch([(); 3].map(|()| chance.below(120) as u8)))
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<Applied, Refusal<()>> {
        let open = state.round <= ROUNDS && seat.0 < 2 || (FAULT == OUT_OF_TURN && seat.0 == 7);
        if !open {
            return Err(Refusal::at("P-2", ()));
        }
        let own = seat.index() % 2;
        match action {
            Action::Pick(pick) if state.picks[own].is_none() && pick < 4 => {
                state.picks[own] = Some(pick);
                events.tell(Event::Picked { seat, pick: Some(pick) });
            }
            Action::Nod | Action::Wave if state.picks[own].is_none() => {
                events.tell(Event::Gestured { seat, wave: action == Action::Wave });
            }
            Action::Sketch(lines) if lines.iter().all(|line| *line < TOO_LONG) => {
                state.sketches[own] = lines;
                if FAULT != SKETCH_IS_SILENT {
                    events.tell(Event::Sketched { seat });
                }
                return Ok(Applied::OPEN);
            }
            Action::Change if state.picks[own].is_some() && FAULT != CHANGE_IS_REFUSED => {
                let from = state.picks[own].take();
                if FAULT == CHANGE_COSTS_THE_PICK {
                    state.totals[own] += u32::from(from.unwrap_or(0));
                }
                if FAULT == UNDO_LEADS_ASTRAY {
                    state.moves += chance.below(2);
                }
                events.tell(Event::Changed { seat, from });
            }
            _ => {
                let is_sketch = matches!(action, Action::Sketch(_));
                state.totals[own] += u32::from(FAULT == REFUSAL_CHANGES);
                state.totals[own] += u32::from(FAULT == REFUSED_SKETCH_CHANGES && is_sketch);
                return Err(Refusal::at("P-3", ()));
            }
        }
        if FAULT == SILENCE_MATTERS && events.listens() {
            state.totals[own] += 1;
        }
        if FAULT == BYTES_LOSE_SOMETHING {
            state.lost = 1;
        }
        // A table of indecisive seats ends too: the sixtieth action closes the last round.
        state.moves += 1;
        let [Some(a), Some(b)] = state.picks else {
            if state.moves >= 60 && FAULT != NEVER_ENDS {
                state.round = ROUNDS + 1;
                return Ok(Applied::CLOSED);
            }
            return Ok(Applied::OPEN);
        };
        let rolled = chance.below(1000);
        let die = if FAULT == ROLLS_FOR_SHOW { state.moves % 6 } else { rolled };
        events.tell(Event::Shown { picks: [a, b], die });
        state.totals[0] += u32::from(a) + if a >= b { die } else { 0 };
        state.totals[1] += u32::from(b) + if b > a { die } else { 0 };
        state.picks = [None; 2];
        if FAULT != NEVER_ENDS {
            state.round += 1;
        }
        Ok(if FAULT == ROLL_CAN_BE_TAKEN_BACK { Applied::OPEN } else { Applied::CLOSED })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.round <= ROUNDS || FAULT == NO_OUTCOME {
            return None;
        }
        let stand = |seat: Seat, place| Standing {
            place,
            points: state.totals[seat.index()] as i32,
            sheet: <_>::default(),
        };
        Some(Outcome::ranked(2, |seat| state.totals[seat.index()], stand))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let State { round, picks, totals, moves, sketches, lost: _ } = state;
        let own = viewer.seat().and_then(|seat| picks[seat.index()]);
        let leak = if FAULT == VIEW_LEAKS { picks[0] } else { None };
        // Counting everybody's actions would betray a change of mind, but that is told to all.
        View {
            round: *round,
            ready: picks.map(|pick| pick.is_some()),
            own,
            leak,
            totals: *totals,
            moves: *moves,
            sketches: *sketches,
        }
    }

    fn cut(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Picked { seat, .. } if !viewer.is(*seat) && FAULT != EVENT_LEAKS => {
                Event::Picked { seat: *seat, pick: None }
            }
            Event::Changed { seat, .. } if !viewer.is(*seat) && FAULT != CHANGE_TELLS_THE_PICK => {
                Event::Changed { seat: *seat, from: None }
            }
            _ => event.clone(),
        })
    }

    fn resample(view: &View, seat: Seat, chance: &mut impl Chance) -> State {
        let mut picks = [None; 2];
        for (other, pick) in picks.iter_mut().enumerate() {
            if other == seat.index() {
                *pick = view.own;
            } else if view.ready[other] && FAULT != RESAMPLE_FORGETS {
                *pick = Some(chance.below(4) as u8);
            }
        }
        let View { round, totals, moves, sketches, .. } = *view;
        State { round, picks, totals, moves, sketches, lost: 0 }
    }

    fn prompt(_: &View) -> Option<Message> {
        None
    }

    fn told(_: &Event) -> Message {
        Message::new("told")
    }

    fn because(_: &View, _: &Action) -> Option<Message> {
        None
    }

    fn reason((): ()) -> Message {
        Message::new("why")
    }

    fn choice(_: &Action) -> ChoicePath {
        vec![Message::new("choice")]
    }

    fn text(_: &View, _: &[Action]) -> Text {
        Vec::new()
    }
}
