//! HEAT-12 and HEAT-13: discarding, drawing, shuffling.

use super::{Turn, Why, season};
use crate::calendar::Twist;
use crate::data::Card;
use crate::events::Event;
use crate::state::{Driver, Driving, State};
use crossroads_engine::Few;
use crossroads_engine::{Chance, Refusal, Seat, Sink};

/// Whether open facts leave something to discard: a card in hand (HEAT-3.11), no tunnel around it (EXP-3), and not all
/// discarded that an event allows (EXP-5).
pub(super) fn may_discard(state: &State, driving: &Driving, seat: Seat) -> bool {
    let most = if state.event().twist == Twist::OneDiscard { 1 } else { u8::MAX };
    !state.drivers[seat].hand.is_empty() && !is_in_tunnel(state, seat) && driving.discarded < most
}

/// Whether a driver's car stands in a tunnel (EXP-3).
pub(super) fn is_in_tunnel(state: &State, seat: Seat) -> bool {
    let board = state.board();
    board.tunnel >> state.cars[seat.index()].spot.space(board) & 1 == 1
}

/// Whether a card may be discarded: all but stress and Heat (HEAT-12.2), if no event allows those (EXP-5).
#[inline]
pub(crate) fn may_go(state: &State, card: Card) -> bool {
    match card {
        Card::STRESS => state.event().twist == Twist::StressDiscarded,
        Card::HEAT => state.event().twist == Twist::HeatDiscarded,
        _ => true,
    }
}

/// Puts a card from hand on the discard pile for all to see (HEAT-12.1, HEAT-12.3).
pub(super) fn discard<C: Chance, S: Sink<Event>>(
    turn: &mut Turn<'_, C, S>,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal<Why>> {
    if !may_go(turn.state, card) {
        let why = if card == Card::HEAT { Why::HeatNotDiscarded } else { Why::StressNotDiscarded };
        return Err(Refusal::at("HEAT-12.2", why));
    }
    let driver = turn.driver(seat);
    if !driver.hand.take(card) {
        return Err(Refusal::at("HEAT-12.1", Why::NotInHand));
    }
    driver.discard.push(card);
    turn.driving.discarded += 1;
    turn.events.tell(Event::Discarded { seat, card });
    Ok(())
}

/// Step 9: the play area goes to the discard pile in the order it came there (HEAT-13.7), then the hand is filled
/// (HEAT-13.1).
pub(super) fn replenish<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) {
    // Sponsor cards leave the driver for good (CHA-11).
    season::use_up(turn.state, seat, turn.events);
    let driver = turn.driver(seat);
    let played = driver.played;
    played.iter().for_each(|card| driver.discard.push(*card));
    driver.played.clear();
    draw(turn.state, seat, turn.chance, turn.events);
}

/// Draws until the hand has seven cards, or as many as an event says. A larger hand stays as it is (HEAT-13.5), and so does one for which nothing is
/// left (HEAT-13.6).
pub(crate) fn draw(state: &mut State, seat: Seat, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let size = state.event().hand;
    let driver = &mut state.drivers[seat];
    let mut cards: Few<Card, 8> = Few::default();
    while driver.hand.len() < size {
        // The pile is shuffled when the next card is needed, not before (HEAT-13.2, HEAT-13.4).
        if driver.deck.is_empty() {
            shuffle(driver, seat, chance, events);
        }
        let Some(card) = driver.deck.pop() else { break };
        driver.hand.insert_sorted(card);
        cards.push(card);
    }
    if !cards.is_empty() {
        events.tell(Event::Drew { seat, count: cards.len() as u8, cards: Some(cards) });
    }
}

/// Shuffles the discard pile into a new deck; the play area is no part of it (HEAT-13.3).
pub(super) fn shuffle(
    driver: &mut Driver,
    seat: Seat,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    debug_assert!(driver.deck.is_empty(), "a deck with cards is not shuffled");
    if !driver.discard.is_empty() {
        driver.deck = driver.discard;
        driver.discard.clear();
        driver.looked_through = 0;
        chance.shuffle(&mut driver.deck);
        events.tell(Event::Shuffled { seat });
    }
}
