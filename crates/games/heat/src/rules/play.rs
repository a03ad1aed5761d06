//! HEAT-5 and HEAT-6: cards are laid, revealed, added up; the cluttered hand.

use super::{Turn, Why, garage, plus, season};
use crate::data::{Card, Gear};
use crate::events::{Event, Impulse};
use crate::rules::react;
use crate::state::{CarId, Driver, Plan, State, Step};
use crossroads_engine::{Chance, Refusal, Seat, Sink};

/// How many cards can be laid or are (HEAT-5.2).
fn layable(driver: &Driver) -> usize {
    driver.hand.iter().chain(driver.laid.iter()).filter(|card| **card != Card::HEAT).count()
}

/// Whether the hand has enough cards for a gear; if not, it is cluttered (HEAT-5.5).
#[inline]
pub(crate) fn fills(driver: &Driver, gear: Gear) -> bool {
    layable(driver) >= gear.number().into()
}

/// Whether all cards that the gear asks for are laid (HEAT-5.1). A hand that is too short lays all it has (HEAT-5.7).
#[inline]
pub(crate) fn is_full(driver: &Driver, gear: Gear) -> bool {
    driver.laid.len() == usize::from(gear.number()) || is_cluttered(driver, gear)
}

/// Whether the laid cards are those of a cluttered hand: it alone lays Heat or too few.
fn is_cluttered(driver: &Driver, gear: Gear) -> bool {
    driver.laid.contains(&Card::HEAT) || driver.hand.is_empty() && driver.laid.len() < gear.number().into()
}

/// Lays a card face down (HEAT-5.1, HEAT-5.2).
pub(super) fn lay(
    state: &mut State,
    seat: Seat,
    gear: Gear,
    card: Card,
    events: &mut impl Sink<Event>,
) -> Result<(), Refusal<Why>> {
    let driver = &mut state.drivers[seat];
    if is_cluttered(driver, gear) {
        return Err(Refusal::at("HEAT-5.5", Why::LaidByItself));
    }
    if card == Card::HEAT {
        return Err(Refusal::at("HEAT-5.2", Why::HeatNotLaid));
    }
    if is_full(driver, gear) {
        return Err(Refusal::at("HEAT-5.1", Why::WrongNumber));
    }
    if !driver.hand.take(card) {
        return Err(Refusal::at("HEAT-5.1", Why::NotInHand));
    }
    driver.laid.push(card);
    events.tell(Event::CardLaid { seat, card });
    Ok(())
}

/// All cards that are not Heat, then Heat from hand as far as it reaches (HEAT-5.5, HEAT-5.7).
pub(super) fn lay_cluttered_hand(driver: &mut Driver, seat: Seat, gear: Gear, events: &mut impl Sink<Event>) {
    // Heat is the last card of a sorted hand, so the first cards are the right ones.
    while driver.laid.len() < gear.number().into() {
        let Some(&card) = driver.hand.first() else { break };
        driver.hand.remove(0);
        driver.laid.push(card);
        events.tell(Event::CardLaid { seat, card });
    }
}

/// Is ready, with exactly as many cards as the gear asks for (HEAT-5.1).
pub(super) fn commit(
    state: &mut State,
    seat: Seat,
    gear: Gear,
    events: &mut impl Sink<Event>,
) -> Result<(), Refusal<Why>> {
    if !is_full(&state.drivers[seat], gear) {
        return Err(Refusal::at("HEAT-5.1", Why::WrongNumber));
    }
    state.drivers[seat].plan = Plan::Committed(gear);
    events.tell(Event::Committed { seat });
    Ok(())
}

/// Step 3: the laid cards are turned up, every plus is resolved, and the car moves (HEAT-6.1, HEAT-6.2, HEAT-7.4).
pub(super) fn reveal<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) {
    turn.closed = true;
    let driver = turn.driver(seat);
    let cards = driver.laid;
    let cluttered = is_cluttered(driver, driver.gear);
    driver.laid.clear();
    turn.events.tell(Event::Revealed { seat, cards });
    if cluttered {
        // Shown, not driven: no move, no symbol, and straight to step 9 in first gear (HEAT-5.8 to HEAT-5.10).
        // Symbols of upgrades are no exception (GAR-28), and a sponsor card is used up by being shown (CHA-12).
        turn.driver(seat).played = cards.iter().copied().collect();
        season::use_up(turn.state, seat, turn.events);
        let driver = turn.driver(seat);
        let shown = std::mem::take(&mut driver.played);
        shown.iter().for_each(|card| driver.discard.push(*card));
        driver.gear = Gear::FIRST;
        turn.events.tell(Event::Cluttered { seat });
        turn.driving.step = Step::Replenish;
        return;
    }
    turn.driver(seat).played = cards.iter().copied().collect();
    for _ in 0..cards.iter().map(|card| card.row().plus).sum() {
        plus::resolve(turn, seat);
    }
    if turn.state.has_garage() {
        for (place, card) in cards.iter().enumerate() {
            garage::open(&mut turn.driving, place, *card);
        }
        if let Some(place) = garage::next_choice(&cards, 0) {
            turn.driving.card = place;
            turn.driving.step = Step::Value;
            return;
        }
    }
    drive(turn, seat);
}

/// The car moves by all that lies in the play area (HEAT-6.2), and step 5 begins.
pub(super) fn drive<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) {
    let speed = react::speed(&turn.driving, &turn.state.drivers[seat].played);
    turn.go(CarId::of(seat), speed, Impulse::Cards);
    react::begin(turn, seat);
}
