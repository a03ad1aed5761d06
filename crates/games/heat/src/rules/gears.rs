//! HEAT-4: shifting gears; and which gears a hand may choose (HEAT-5.6).

use super::{Why, pay, play};
use crate::data::Gear;
use crate::events::{Cost, Event};
use crate::state::{Driver, Plan, State};
use crossroads_engine::{Refusal, Seat, Sink};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a shift would mean to a driver, for whoever has to choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "heat.ts")]
pub struct Shift {
    /// The gear, and so the number of cards to lay.
    pub gear: Gear,
    /// The heat that the shift costs.
    pub heat: u8,
    /// What the gear cools.
    pub cooldown: u8,
    /// Whether the hand has enough cards that are not Heat.
    pub fills: bool,
    /// Whether it may be chosen.
    pub legal: bool,
}

/// What every gear would mean to a driver.
pub(crate) fn shifts(state: &State, seat: Seat) -> [Shift; 4] {
    Gear::ALL.map(|gear| Shift {
        gear,
        heat: heat(state, seat, gear),
        cooldown: gear.cooldown(),
        fills: play::fills(&state.drivers[seat], gear),
        legal: check(state, seat, gear).is_ok(),
    })
}

/// Every gear that a driver may choose.
pub(crate) fn legal(state: &State, seat: Seat) -> impl Iterator<Item = Gear> {
    Gear::ALL.into_iter().filter(move |gear| check(state, seat, *gear).is_ok())
}

/// The heat of a shift: 1 for two gears (HEAT-4.2), and 1 more for shifting down on a flooded space (EXP-2).
pub(crate) fn heat(state: &State, seat: Seat, gear: Gear) -> u8 {
    let now = state.drivers[seat].gear;
    let two = u8::from(now.number().abs_diff(gear.number()) == 2);
    // Cars do not move while all plan, so where a car stands is where it began the round.
    two + u8::from(gear < now && is_flooded(state, seat))
}

fn is_flooded(state: &State, seat: Seat) -> bool {
    let board = state.board();
    board.flooded != 0 && board.flooded >> state.cars[seat.index()].spot.space(board) & 1 == 1
}

fn check(state: &State, seat: Seat, gear: Gear) -> Result<(), Refusal<Why>> {
    let driver = &state.drivers[seat];
    check_reach(state, seat, gear)?;
    let filled_elsewhere =
        |other: Gear| play::fills(driver, other) && check_reach(state, seat, other).is_ok();
    if !play::fills(driver, gear) && Gear::ALL.into_iter().any(filled_elsewhere) {
        return Err(Refusal::at("HEAT-5.6", Why::GearNotFilled));
    }
    Ok(())
}

/// Whether the lever can get there at all.
fn check_reach(state: &State, seat: Seat, gear: Gear) -> Result<(), Refusal<Why>> {
    let Driver { gear: now, engine, .. } = state.drivers[seat];
    let gears = now.number().abs_diff(gear.number());
    if gears > 2 {
        return Err(Refusal::at("HEAT-4.4", Why::ShiftTooLong));
    }
    if gears == 2 && engine == 0 {
        return Err(Refusal::at("HEAT-4.3", Why::ShiftNeedsHeat));
    }
    if heat(state, seat, gear) > engine {
        return Err(Refusal::at("EXP-2", Why::FloodNeedsHeat));
    }
    Ok(())
}

/// Chooses the gear of the round, in secret (HEAT-3.8). With a hand that cannot fill it the cards follow by
/// themselves (HEAT-5.5).
pub(super) fn choose(
    state: &mut State,
    seat: Seat,
    gear: Gear,
    events: &mut impl Sink<Event>,
) -> Result<(), Refusal<Why>> {
    check(state, seat, gear)?;
    state.drivers[seat].plan = Plan::Shifted(gear);
    events.tell(Event::GearChosen { seat, gear });
    if !play::fills(&state.drivers[seat], gear) {
        play::lay_cluttered_hand(&mut state.drivers[seat], seat, gear, events);
    }
    Ok(())
}

/// Moves the lever for all to see and pays for the difference, which is all that counts (HEAT-4.6).
pub(super) fn show(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let Plan::Committed(gear) = state.drivers[seat].plan else { return };
    let heat = heat(state, seat, gear);
    let driver = &mut state.drivers[seat];
    driver.gear = gear;
    events.tell(Event::GearShifted { seat, gear });
    pay(driver, seat, heat, Cost::Shift, events);
}
