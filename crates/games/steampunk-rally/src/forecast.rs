//! What would follow from a choice, for a page to show before it is made. Nothing here decides anything: every figure is
//! asked of the rule that will.

use crate::machine::{self, Cell, Layout, Place, all_places};
use crate::rules::{building, challenges, draft, movement, race};
use crate::state::{Frame, State};
use crate::track::Space;
use crossroads_engine::{Few, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What would follow.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Forecast {
    /// What firing the dice placed so far would give.
    pub firing: Option<Firing>,
    /// Valve halves that are open.
    pub open_valves: u8,
    /// What a crowd would cost.
    pub crowd: u8,
    /// Where the card in use could be laid as the machine lies.
    pub cells: Vec<Cell>,
    /// Whether the program knows an arrangement with that card, where no cell does.
    pub joinable: bool,
    /// Parts that would be lost if a rearrangement ended now.
    pub loose: Vec<Place>,
    /// The spaces one step ahead.
    pub ahead: Few<Step, 2>,
}

/// The dice of a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Firing {
    /// The part.
    pub part: Place,
    /// The sum of the dice.
    pub power: u8,
    /// How often the effects would be generated.
    pub times: u8,
}

/// A space one step ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Step {
    /// Which.
    pub space: Space,
    /// The damage that plain motion would take there.
    pub terrain: u8,
}

/// What would follow from what a seat may do.
pub fn forecast(state: &State, seat: Seat) -> Forecast {
    let racer = &state.open.racers[seat];
    if racer.inventor.is_none() {
        return Forecast::default();
    }
    let firing = match racer.work.last() {
        Some(Frame::Placing { part, dice }) => {
            Some(Firing { part: *part, power: dice.iter().sum(), times: race::times(racer, *part, dice) })
        }
        _ => None,
    };
    let mut cells = Vec::new();
    let card = draft::card_in_use(state, seat).filter(|card| card.part().is_some());
    if let Some(card) = card.filter(|_| building::has_room(racer)) {
        machine::cells_that_join(&racer.machine, card, |cell| cells.push(cell));
    }
    let joinable = card.is_some_and(|card| {
        cells.is_empty() && building::has_room(racer) && building::can_be_joined(racer, card)
    });
    let loose = all_places(&racer.machine) & !Layout::of(&racer.machine).chained(&racer.machine);
    let step =
        |space: &Space| Step { space: *space, terrain: movement::terrain_of(&state.open, seat, *space) };
    Forecast {
        firing,
        open_valves: machine::open_valves(&racer.machine),
        crowd: challenges::toll(racer),
        cells,
        joinable,
        loose: (0..racer.machine.len() as Place).filter(|place| loose & (1 << place) != 0).collect(),
        ahead: state.open.track.ahead(racer.space).iter().map(step).collect(),
    }
}
