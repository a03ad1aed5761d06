//! What a seat may do, and who may do something now.
//!
//! Taking back is no action of the game: the table steps back through a seat's open actions by itself. So a laid card
//! is lifted and a commitment withdrawn (HEAT-3.9).

use crate::data::{Card, Gear};
use crate::rules::{draft, garage, gears, hand, play, react, round, season, slipstream};
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
    /// Takes an upgrade from the market (GAR-3).
    PickUpgrade(Card),
    /// Swaps an own upgrade for one that is left in the market (CHA-7).
    SwapUpgrade {
        /// The own upgrade.
        own: Card,
        /// The one of the market.
        market: Card,
    },
    /// Does without (CHA-7).
    KeepUpgrades,
    /// Drops one of four upgrades (GAR-4).
    DropUpgrade(Card),
    /// Asks the mechanics (EXP-5).
    Consult(Tune),
    /// Chooses one of the values of a card (GAR-6).
    ChooseValue(u8),
    /// Pays the heat of a card (GAR-14).
    PayHeat(Card),
    /// Does the scrap of a card (GAR-12).
    Scrap(Card),
    /// Puts a stress card from hand on the discard pile (GAR-10).
    ReduceStress,
    /// Looks through the own discard pile with the salvage of this card (GAR-21).
    Salvage(Card),
    /// Takes this card of the pile for the deck (GAR-21).
    SalvageCard(Card),
    /// Is done with it (GAR-21).
    EndSalvage,
    /// Looks through the own discard pile with the super cool of this card (GAR-26).
    SuperCool(Card),
    /// Takes a Heat card of the pile for the engine (GAR-26).
    SuperCoolHeat,
    /// Is done with it (GAR-26).
    EndSuperCool,
    /// Moves on to the space right behind a car (GAR-27).
    Draft,
    /// Plays a card from hand in step 5 (GAR-23).
    DirectPlay(Card),
    /// Raises the Speed with the accelerate of this card (GAR-25).
    Accelerate(Card),
    /// Goes back, since the cards cannot be paid (GAR-17).
    DeclareUnpayable,
    /// Pays for this card, which is one of those that can be paid (GAR-17).
    KeepCard(Card),
    /// Puts a card of the play area on top of the deck (GAR-20).
    Refresh(Card),
    /// Is done with it (GAR-20).
    EndRefresh,
}

/// What the mechanics do to a car (EXP-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Tune {
    /// 1 heat and 1 stress more.
    More,
    /// 1 of each fewer.
    Fewer,
}

/// All drivers that still plan, or the one whose turn it is.
pub fn to_act(state: &State) -> SeatSet {
    let only = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::only);
    match &state.phase {
        Phase::Drafting(it) => only(draft::picker(state, it)),
        Phase::Swapping(_) => only(draft::first_picker(state)),
        Phase::Consulting(at) => only(season::consulted(state, *at)),
        Phase::Dropping => {
            let mut seats = SeatSet::EMPTY;
            for (seat, _) in state.drivers.iter().filter(|(_, driver)| !driver.plan.is_ready()) {
                seats.insert(seat);
            }
            seats
        }
        Phase::Planning => {
            let mut seats = SeatSet::EMPTY;
            for (seat, driver) in state.drivers.iter() {
                if state.is_racing(seat) && !driver.plan.is_ready() {
                    seats.insert(seat);
                }
            }
            seats
        }
        Phase::Driving(driving) => only(driving.car().and_then(|car| state.driver_of(car))),
        Phase::Over => SeatSet::EMPTY,
    }
}

/// Appends every legal action of a seat.
pub fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    match &state.phase {
        Phase::Drafting(it) => {
            if draft::picker(state, it) == Some(seat) {
                into.extend(kinds(&it.market).map(Action::PickUpgrade));
            }
        }
        Phase::Swapping(market) => {
            if draft::first_picker(state) == Some(seat) {
                let swaps = draft::swaps(state, market, seat);
                into.extend(swaps.map(|(own, market)| Action::SwapUpgrade { own, market }));
                into.push(Action::KeepUpgrades);
            }
        }
        Phase::Dropping => {
            if state.drivers.has(seat) && !state.drivers[seat].plan.is_ready() {
                draft::own_kinds(state, seat, |card| into.push(Action::DropUpgrade(card)));
            }
        }
        Phase::Consulting(at) => {
            if season::consulted(state, *at) == Some(seat) {
                into.extend([Tune::More, Tune::Fewer].map(Action::Consult));
            }
        }
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
                    if react::check_adrenaline(state, driving).is_ok() {
                        into.push(Action::TakeAdrenaline);
                    }
                    if state.has_garage() {
                        garage::legal(state, driving, seat, into);
                    }
                    if garage::check_end(state, driving, seat).is_ok() {
                        into.push(Action::EndReact);
                    }
                }
                Step::Slipstream => {
                    let lawful = slipstream::lawful(state, driving, CarId::of(seat));
                    into.extend(lawful.map(|(spaces, _)| Action::Slipstream(spaces)));
                    into.push(Action::DeclineSlipstream);
                }
                Step::Discard => {
                    into.extend(
                        kinds(&driver.hand).filter(|card| hand::may_go(state, *card)).map(Action::Discard),
                    );
                    into.push(Action::EndDiscard);
                }
                Step::Value | Step::Salvage | Step::SuperCool | Step::Keep | Step::Refresh => {
                    garage::legal_in_step(state, driving, seat, into);
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
        Plan::Committed(_) | Plan::Retiring | Plan::Dropping(_) => return,
    }
    if round::may_retire(state) {
        into.push(Action::Retire);
    }
}

/// The different cards of a sorted hand.
pub(crate) fn kinds(hand: &[Card]) -> impl Iterator<Item = Card> {
    let differs = |place: &usize| *place == 0 || hand[*place - 1] != hand[*place];
    (0..hand.len()).filter(differs).map(|place| hand[place])
}
