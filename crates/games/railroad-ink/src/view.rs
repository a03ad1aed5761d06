//! Who knows what: the view of a table, events cut for a viewer, and states drawn anew from a seat's knowledge.
//!
//! What a seat draws stays its own until the round ends (RI-3.5); the others see its sheet as it was when the round
//! began, and whether it has finished. The dice are open to all.

use crate::actions::{self, Action};
use crate::events::Event;
use crate::rules::meteor::{self, Trajectory};
use crate::rules::scoring::{Marks, Score, marks};
use crate::rules::{self, Turn, round};
use crate::setup::Options;
use crate::state::{Desk, Moment, Phase, Roll, SeatTurn, Seats, Sheet, State};
use crossroads_engine::Few;
use crossroads_engine::{Chance, PerSeat, Seat, SeatSet, Silent, Viewer, never};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "railroad-ink.ts")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was chosen before the game.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u8,
    /// Whether the game goes on.
    pub phase: Phase,
    /// What the dice show.
    pub roll: Roll,
    /// Each seat's sheet: the own as it is, the others' as last shown.
    pub sheets: Seats<Sheet>,
    /// What those sheets would score now.
    pub scores: Seats<Score>,
    /// Where on those sheets the points come from.
    pub marks: Seats<Marks>,
    /// After the end: the place of each seat (RI-7.22); winners who tie share the first.
    pub places: Option<Seats<u8>>,
    /// Who has finished the round.
    pub finished: SeatSet,
    /// What only the seat itself knows; a spectator has nothing of the kind.
    pub own: Option<Own>,
}

/// What a seat knows of itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "railroad-ink.ts")]
pub struct Own {
    /// How far it is in this round.
    pub turn: SeatTurn,
    /// Its sheet as the others see it.
    pub shown: Sheet,
    /// The ways its meteor can take, while that is not decided yet.
    pub meteors: Few<Trajectory, 4>,
}

/// What this viewer may know of the table.
pub fn view(state: &State, viewer: Viewer) -> View {
    // No `..`: a new field does not compile until somebody decides who may see it.
    let State { options, round, phase, roll, desks } = state;
    let mut finished = SeatSet::EMPTY;
    for (seat, desk) in desks.iter() {
        if desk.turn.moment == Moment::Finished {
            finished.insert(seat);
        }
    }
    let sheets = PerSeat::from_fn(desks.seats(), |seat| {
        let Desk { sheet, shown, turn: _ } = &desks[seat];
        if viewer.is(seat) { *sheet } else { *shown }
    });
    let own = viewer.seat().filter(|seat| desks.has(*seat)).map(|seat| {
        let Desk { sheet, shown, turn } = desks[seat];
        let meteors = match (turn.moment, roll.meteor) {
            (Moment::Meteor | Moment::Aim, Some(rolled)) => meteor::trajectories(&sheet, rolled),
            _ => Few::default(),
        };
        Own { turn, shown, meteors }
    });
    let marks = PerSeat::from_fn(desks.seats(), |seat| marks(&sheets[seat].board, options));
    View {
        viewer,
        options: *options,
        round: *round,
        phase: *phase,
        roll: *roll,
        sheets,
        scores: PerSeat::from_fn(desks.seats(), |seat| marks[seat].score()),
        marks,
        places: rules::outcome(state)
            .map(|outcome| PerSeat::from_fn(desks.seats(), |seat| outcome.standings[seat.index()].place)),
        finished,
        own,
    }
}

/// What this viewer may know of an event.
pub fn cut(event: &Event, viewer: Viewer) -> Option<Event> {
    let seen = match event {
        Event::RoundBegan { .. } | Event::Finished { .. } | Event::Scored { .. } => true,
        Event::MeteorIgnored { seat, .. }
        | Event::MeteorStruck { seat, .. }
        | Event::Drawn { seat, .. }
        | Event::Erased { seat, .. } => viewer.is(*seat),
        // The seat itself has seen it happen.
        Event::Shown { seat, .. } => !viewer.is(*seat),
    };
    seen.then_some(*event)
}

/// A table that `seat` cannot tell from the true one.
///
/// Seats that have finished get a round of random but legal drawings; the others are taken to have drawn nothing
/// yet. Either way their sheets come to light only when the round ends.
pub fn resample(view: &View, seat: Seat, chance: &mut impl Chance) -> State {
    let mut state = State {
        options: view.options,
        round: view.round,
        phase: view.phase,
        roll: view.roll,
        desks: PerSeat::from_fn(view.sheets.seats(), |other| Desk {
            sheet: view.sheets[other],
            shown: view.sheets[other],
            turn: SeatTurn::default(),
        }),
    };
    if view.phase == Phase::Over {
        return state;
    }
    for other in Seat::all(view.sheets.seats()) {
        match &view.own {
            Some(Own { turn, shown, .. }) if other == seat => {
                state.desks[other].shown = *shown;
                state.desks[other].turn = *turn;
            }
            _ => round::deal(&mut Turn { state: &mut state, seat: other, events: &mut Silent }),
        }
    }
    // Now nobody but `seat` may have finished, so no action below can end the round.
    let mut legal: Vec<Action> = Vec::new();
    for other in view.finished.iter().filter(|other| *other != seat) {
        while state.desks[other].turn.moment != Moment::Finished {
            legal.clear();
            actions::legal(&state, other, &mut legal);
            let action = chance.pick(&legal).copied();
            let done =
                action.is_some_and(|it| rules::apply(&mut state, other, it, chance, &mut Silent).is_ok());
            if !done {
                never!("who has not finished can do something");
                break;
            }
        }
    }
    state
}
