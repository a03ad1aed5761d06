//! HEAT-7: stress and the plus.

use super::{Turn, hand};
use crate::events::Event;
use crossroads_engine::{Chance, Seat, Sink, never};

/// Turns up cards until a basic one comes, and puts that into the play area; answers its value (HEAT-7.1 to HEAT-7.3).
///
/// Where neither deck nor discard pile holds a basic card the search ends with the deck and adds nothing (HEAT-7.7).
pub(super) fn resolve<C: Chance, S: Sink<Event>>(turn: &mut Turn<'_, C, S>, seat: Seat) -> u8 {
    turn.closed = true;
    turn.driving.pluses += 1;
    let driver = &mut turn.state.drivers[seat];
    loop {
        if driver.deck.is_empty() {
            if !driver.discard.iter().any(|card| card.row().basic) {
                turn.events.tell(Event::Found { seat, card: None });
                return 0;
            }
            // The cards just thrown away take part, the play area does not (HEAT-7.6).
            hand::shuffle(driver, seat, turn.chance, turn.events);
        }
        let Some(card) = driver.deck.pop() else {
            never!("a pile with a basic card was shuffled in");
            return 0;
        };
        if card.row().basic {
            driver.played.push(card);
            turn.events.tell(Event::Found { seat, card: Some(card) });
            return card.value();
        }
        driver.discard.push(card);
        turn.events.tell(Event::Thrown { seat, card });
    }
}
