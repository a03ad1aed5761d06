//! What a seat may do, and who may do something now.
//!
//! Taking back is no action of the game: the table steps back through a seat's open actions by itself. So a laid card
//! is lifted and a commitment withdrawn (HEAT-3.9).

use crate::data::{Card, Gear};
use crate::rules::{gears, play, react, round, slipstream};
use crate::state::{CarId, Phase, Plan, State, Step};
use crossroads_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Action {
    /// Chooses the gear of the round (HEAT-4.1).
    ShiftGear(Gear),
    /// Lays a card face down (HEAT-5.1).
    LayCard(Card),
    /// Is ready (HEAT-3.3).
    Commit,
    /// Leaves a race that somebody else has finished (HEAT-16.9).
    Retire,
    /// Takes a Heat card from hand back into the engine (HEAT-9.2).
    Cool,
    /// Pays 1 heat for a plus (HEAT-9.6).
    Boost,
    /// Takes the extra space of adrenaline (HEAT-8.4).
    TakeAdrenaline,
    /// Is done with step 5 (HEAT-9.1).
    EndReact,
    /// Moves on by this many spaces in the wake of another car (HEAT-10.2).
    Slipstream(u8),
    /// Does without (HEAT-10.2).
    DeclineSlipstream,
    /// Puts a card from hand on the discard pile (HEAT-12.1).
    Discard(Card),
    /// Is done with step 8 (HEAT-12.1).
    EndDiscard,
}

/// All drivers that still plan, or the one whose turn it is.
pub fn to_act(state: &State) -> SeatSet {
    match &state.phase {
        Phase::Planning => {
            let mut seats = SeatSet::EMPTY;
            for (seat, driver) in state.drivers.iter() {
                if state.is_racing(seat) && !driver.plan.is_ready() {
                    seats.insert(seat);
                }
            }
            seats
        }
        Phase::Driving(driving) => {
            let driver = driving.car().and_then(|car| state.driver_of(car));
            driver.map_or(SeatSet::EMPTY, SeatSet::only)
        }
        Phase::Over => SeatSet::EMPTY,
    }
}

/// Appends every legal action of a seat.
pub fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    match &state.phase {
        Phase::Planning => {
            if state.is_racing(seat) {
                legal_plans(state, seat, into);
            }
        }
        Phase::Driving(driving) => {
            if driving.car() != Some(CarId::of(seat)) || !state.drivers.has(seat) {
                return;
            }
            let driver = &state.drivers[seat];
            match driving.step {
                Step::React => {
                    if react::check_cool(state, driving, seat).is_ok() {
                        into.push(Action::Cool);
                    }
                    if react::check_boost(state, driving, seat).is_ok() {
                        into.push(Action::Boost);
                    }
                    if react::check_adrenaline(driving).is_ok() {
                        into.push(Action::TakeAdrenaline);
                    }
                    into.push(Action::EndReact);
                }
                Step::Slipstream => {
                    let lawful = slipstream::lawful(state, driving, CarId::of(seat));
                    into.extend(lawful.map(|(spaces, _)| Action::Slipstream(spaces)));
                    into.push(Action::DeclineSlipstream);
                }
                Step::Discard => {
                    into.extend(kinds(&driver.hand).filter(|card| play::is_free(*card)).map(Action::Discard));
                    into.push(Action::EndDiscard);
                }
                Step::Reveal | Step::Corners | Step::Replenish => {}
            }
        }
        Phase::Over => {}
    }
}

fn legal_plans(state: &State, seat: Seat, into: &mut Vec<Action>) {
    let driver = &state.drivers[seat];
    match driver.plan {
        Plan::Open => {
            into.extend(gears::legal(state, seat).map(Action::ShiftGear));
        }
        Plan::Shifted(gear) => {
            if play::is_full(driver, gear) {
                into.push(Action::Commit);
            } else {
                into.extend(kinds(&driver.hand).filter(|card| *card != Card::HEAT).map(Action::LayCard));
            }
        }
        Plan::Committed(_) | Plan::Retiring => return,
    }
    if round::may_retire(state) {
        into.push(Action::Retire);
    }
}

/// The different cards of a sorted hand.
fn kinds(hand: &[Card]) -> impl Iterator<Item = Card> {
    let differs = |place: &usize| *place == 0 || hand[*place - 1] != hand[*place];
    (0..hand.len()).filter(differs).map(|place| hand[place])
}
