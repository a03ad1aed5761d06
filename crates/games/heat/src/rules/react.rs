//! HEAT-8 and HEAT-9: adrenaline, cooldown, boost.

use super::{Turn, Why, garage, pay, plus, weather};
use crate::calendar::Twist;
use crate::data::Card;
use crate::events::{Cost, Event, Impulse};
use crate::state::{Adrenaline, CarId, Driving, State, Step};
use crossroads_engine::{Chance, Refusal, Seat, Sink};

/// How many of the last cars have adrenaline: the number of starters decides (HEAT-8.1, HEAT-8.2), if no event takes it
/// from all (EXP-5).
pub(crate) fn cars_with_adrenaline(state: &State) -> usize {
    if state.event().twist == Twist::NoAdrenaline {
        return 0;
    }
    if state.cars.len() >= 5 { 2 } else { 1 }
}

/// Steps 4 and 5 begin: what the turn gives to use (HEAT-8.4, HEAT-9.4, HEAT-9.5).
///
/// Adrenaline belongs to places in the order of the round, so it passes to nobody (HEAT-8.3, HEAT-8.7).
pub(super) fn begin<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) {
    let last = usize::from(turn.driving.at) + cars_with_adrenaline(turn.state) >= turn.driving.order.len();
    turn.driving.adrenaline = if last { Adrenaline::Ready } else { Adrenaline::None };
    // Cooldown of cards is there already (GAR-10).
    turn.driving.cooldown += turn.driver(seat).gear.cooldown() + u8::from(last);
    turn.driving.step = Step::React;
}

/// Whether open facts leave something to choose: the hand is secret, so Heat may always be in it (HEAT-3.11).
pub(super) fn leaves_a_choice(state: &State, driving: &Driving, seat: Seat) -> bool {
    check_boost(state, driving, seat).is_ok()
        || check_adrenaline(state, driving).is_ok()
        || cooldown(state, driving, seat) > 0 && !state.drivers[seat].hand.is_empty()
        || state.has_garage() && garage::leaves_a_choice(state, driving, seat)
}

/// What may be cooled where the car stands: the cooldown of the turn, and the sector's own (HEAT-9.5, WEA-17).
pub(crate) fn cooldown(state: &State, driving: &Driving, seat: Seat) -> u8 {
    let here = weather::here(state, CarId::of(seat), driving);
    if here.no_cooldown || driving.declared { 0 } else { driving.cooldown + here.cooldown }
}

/// Whether a Heat card may be cooled.
pub(crate) fn check_cool(state: &State, driving: &Driving, seat: Seat) -> Result<(), Refusal<Why>> {
    if driving.declared {
        return Err(Refusal::at("GAR-19", Why::NoCooldownAfterDeclaring));
    }
    if weather::here(state, CarId::of(seat), driving).no_cooldown {
        return Err(Refusal::at("WEA-2", Why::CloudsAllowNoCooldown));
    }
    if cooldown(state, driving, seat) == 0 {
        return Err(Refusal::at("HEAT-9.2", Why::NoCooldown));
    }
    if state.drivers[seat].hand.last() != Some(&Card::HEAT) {
        return Err(Refusal::at("HEAT-9.3", Why::NoHeatInHand));
    }
    Ok(())
}

/// Takes one Heat card from hand back into the engine (HEAT-9.2, HEAT-14.4).
///
/// One card an action: a driver may stop early or do something else in between (HEAT-9.5). The sector's own cooldown
/// goes first, since the other works elsewhere too (WEA-19).
pub(super) fn cool<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
) -> Result<(), Refusal<Why>> {
    check_cool(turn.state, &turn.driving, seat)?;
    let car = CarId::of(seat);
    if weather::here(turn.state, car, &turn.driving).cooldown > 0 {
        turn.driving.sectors_cooled |= 1 << weather::sector(turn.state, car);
    } else {
        turn.driving.cooldown -= 1;
    }
    heat_to_engine(turn, seat);
    Ok(())
}

/// The one way Heat comes from hand to engine.
pub(super) fn heat_to_engine<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) {
    let driver = turn.driver(seat);
    driver.hand.take(Card::HEAT);
    driver.engine += 1;
    turn.events.tell(Event::Cooled { seat });
}

/// The heat that a boost costs where the car stands (HEAT-9.6, WEA-14).
pub(crate) fn boost_heat(state: &State, driving: &Driving, seat: Seat) -> u8 {
    u8::from(!weather::here(state, CarId::of(seat), driving).free_boost)
}

/// Whether a boost is possible.
pub(crate) fn check_boost(state: &State, driving: &Driving, seat: Seat) -> Result<(), Refusal<Why>> {
    if driving.boosted {
        return Err(Refusal::at("HEAT-9.6", Why::AlreadyBoosted));
    }
    let heat = boost_heat(state, driving, seat);
    let driver = &state.drivers[seat];
    let owed = garage::owed(driving, &driver.played);
    // A boost that costs nothing is no matter of debts (GAR-15).
    if heat > 0 && owed > driver.engine {
        return Err(Refusal::at("GAR-15", Why::Short));
    }
    if driver.engine < heat {
        return Err(Refusal::at("HEAT-9.7", Why::BoostNeedsHeat));
    }
    if heat > 0 && driver.engine - heat < owed {
        return Err(Refusal::at("GAR-16", Why::HeatIsOwed));
    }
    Ok(())
}

/// Pays its heat, which lies on the discard pile before the search begins (HEAT-9.9), and moves on by what the plus
/// finds (HEAT-9.8).
pub(super) fn boost<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
) -> Result<(), Refusal<Why>> {
    check_boost(turn.state, &turn.driving, seat)?;
    let heat = boost_heat(turn.state, &turn.driving, seat);
    turn.driving.boosted = true;
    pay(&mut turn.state.drivers[seat], seat, heat, Cost::Boost, turn.events);
    let spaces = plus::resolve(turn, seat);
    turn.go(CarId::of(seat), spaces, Impulse::Boost);
    Ok(())
}

/// Whether the extra space may be taken.
pub(crate) fn check_adrenaline(state: &State, driving: &Driving) -> Result<(), Refusal<Why>> {
    match driving.adrenaline {
        Adrenaline::None if cars_with_adrenaline(state) == 0 => {
            Err(Refusal::at("HEAT-8.1", Why::NoAdrenaline))
        }
        Adrenaline::None => Err(Refusal::at("HEAT-8.1", Why::NotLast)),
        Adrenaline::Used => Err(Refusal::at("HEAT-9.1", Why::AdrenalineUsed)),
        Adrenaline::Ready => Ok(()),
    }
}

/// Takes the extra space; the Speed rises even if the car is blocked (HEAT-8.6).
pub(super) fn take_adrenaline<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
) -> Result<(), Refusal<Why>> {
    check_adrenaline(turn.state, &turn.driving)?;
    turn.driving.adrenaline = Adrenaline::Used;
    turn.go(CarId::of(seat), 1, Impulse::Adrenaline);
    Ok(())
}

/// The Speed of a turn: all values in the play area, 1 if the extra space was taken (HEAT-11.2), and what accelerating
/// added (GAR-25).
pub(crate) fn speed(driving: &Driving, played: &[Card]) -> u8 {
    let cards: u8 = played.iter().enumerate().map(|(place, card)| garage::value(driving, place, *card)).sum();
    cards + u8::from(driving.adrenaline == Adrenaline::Used) + driving.accelerated
}
