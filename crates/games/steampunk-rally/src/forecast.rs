//! What would follow from a choice, for a page to show before it is made. Nothing here decides anything: every figure is
//! asked of the rule that will.

use crate::actions;
use crate::data::{Card, Deck, Die, MOST_SLOTS};
use crate::machine::{self, Cell, Layout, Place, all_places};
use crate::rules::{building, challenges, draft, movement, race, vent};
use crate::state::{Frame, Phase, Racer, State};
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
    /// Whether the machine may be laid out and parts discarded now.
    pub may_build: bool,
    /// Valve halves that are open.
    pub open_valves: u8,
    /// What a crowd would cost.
    pub crowd: u8,
    /// What firing would give if one more die were placed: for every die that may be.
    pub placements: Vec<Placement>,
    /// How many pips the seat can take off dice.
    pub pips: u16,
    /// Where the card in use would be joined as the machine lies.
    pub cells: Vec<Cell>,
    /// Whether the program knows an arrangement with the card in use, where no cell does.
    pub joinable: bool,
    /// While a card is picked: where each part of the hand would be joined.
    pub fits: Vec<Fit>,
    /// Parts that hang on nothing.
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

/// One more die in a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Placement {
    /// The die.
    pub die: Die,
    /// What firing it would give, with the dice placed before it.
    pub firing: Firing,
}

/// A part of the hand, and where it would be joined.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Fit {
    /// The part, by its deck.
    pub deck: Deck,
    /// Where it could be laid as the machine lies.
    pub cells: Vec<Cell>,
    /// Whether the program knows an arrangement with it, where no cell does.
    pub joinable: bool,
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
        Some(Frame::Placing { part, dice }) => Some(firing_of(racer, *part, dice)),
        _ => None,
    };
    let in_use = draft::card_in_use(state, seat).filter(|card| card.part().is_some());
    let (cells, joinable) =
        in_use.filter(|_| building::has_room(racer)).map_or((Vec::new(), false), |card| fit(racer, card));
    let loose = all_places(&racer.machine) & !Layout::of(&racer.machine).chained(&racer.machine);
    let step =
        |space: &Space| Step { space: *space, terrain: movement::terrain_of(&state.open, seat, *space) };
    let is_free = racer.work.last().is_none_or(building::is_about_to);
    Forecast {
        firing,
        may_build: is_free && racer.parts() > 0 && actions::is_racing(state, seat),
        placements: placements(state, seat),
        pips: vent::pips(racer),
        open_valves: machine::open_valves(&racer.machine),
        crowd: challenges::toll(racer),
        cells,
        joinable,
        fits: fits(state, seat),
        loose: (0..racer.machine.len() as Place).filter(|place| loose & (1 << place) != 0).collect(),
        ahead: state.open.track.ahead(racer.space).iter().map(step).collect(),
    }
}

/// What these dice would give.
fn firing_of(racer: &Racer, part: Place, dice: &[Die]) -> Firing {
    Firing { part, power: race::power(dice), times: race::times(racer, part, dice) }
}

/// Where a card would be joined as the machine lies.
fn cells_for(racer: &Racer, card: Card) -> Vec<Cell> {
    let mut cells = Vec::new();
    machine::cells_that_join(&racer.machine, card, |cell| cells.push(cell));
    cells
}

/// Where a card would be joined; and if nowhere, whether an arrangement with it is known.
fn fit(racer: &Racer, card: Card) -> (Vec<Cell>, bool) {
    let cells = cells_for(racer, card);
    let joinable = cells.is_empty() && building::can_be_joined(racer, card);
    (cells, joinable)
}

/// Where the parts of the hand would be joined, while one is picked.
fn fits(state: &State, seat: Seat) -> Vec<Fit> {
    let racer = &state.open.racers[seat];
    if !matches!(state.open.phase, Phase::Pick(_)) || !building::has_room(racer) {
        return Vec::new();
    }
    let held = Deck::PARTS.into_iter().filter(|deck| racer.holds(*deck));
    held.map(|deck| {
        let (cells, joinable) = fit(racer, state.hidden.hands[seat][deck as usize]);
        Fit { deck, cells, joinable }
    })
    .collect()
}

/// What every die that may be placed would give.
fn placements(state: &State, seat: Seat) -> Vec<Placement> {
    let racer = &state.open.racers[seat];
    if !matches!(state.open.phase, Phase::Race(_)) || !actions::is_asked(state, seat) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut add = |part: Place, dice: &[Die]| {
        race::placeable(racer, part, dice, |die| {
            let mut dice: Few<Die, MOST_SLOTS> = dice.iter().copied().collect();
            dice.push(die);
            found.push(Placement { die, firing: firing_of(racer, part, &dice) });
        });
    };
    match racer.work.last() {
        Some(Frame::Placing { part, dice }) => add(*part, dice),
        Some(_) => {}
        None => (1..racer.machine.len() as Place).for_each(|part| add(part, &[])),
    }
    found
}
