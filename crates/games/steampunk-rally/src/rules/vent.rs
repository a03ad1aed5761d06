//! SR-6: the Vent phase.

use super::{Play, Why};
use crate::data::Colour;
use crate::events::Event;
use crate::machine::Place;
use crate::state::Racer;
use crossroads_engine::{Chance, Refusal, Seat, Sink};

/// Whether a seat can take off a pip: one is left of a cog, or a cog is there (SR-6.1).
pub(crate) fn check_pip(racer: &Racer) -> Result<(), Refusal<Why>> {
    if racer.spare_pip || racer.cogs > 0 { Ok(()) } else { Err(Refusal::at("SR-6.1", Why::NoCogs)) }
}

/// How many pips a seat can take off: two a cog, and what is left of one that was paid (SR-6.2, SR-6.9).
pub(crate) fn pips(racer: &Racer) -> u16 {
    racer.cogs.saturating_mul(2).saturating_add(u16::from(racer.spare_pip))
}

/// Whether dice lie in slots of the machine; stored ones are not lowered (SR-6.4).
pub fn has_dice_in_slots(racer: &Racer) -> bool {
    racer.machine.iter().any(|part| part.filled() > 0)
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Takes a pip off. A cog is paid with its first pip; the second may go to any die, or nowhere (SR-6.2, SR-6.9). A
    /// die that would fall below 1 leaves its slot (SR-6.3).
    pub fn vent(&mut self, seat: Seat, place: Place, colour: Colour, value: u8) {
        let racer = self.racer_mut(seat);
        if !std::mem::take(&mut racer.spare_pip) {
            racer.cogs -= 1;
            racer.spare_pip = true;
        }
        let part = &mut racer.machine[usize::from(place)];
        part.change(colour, value, value - 1);
        let card = part.card;
        self.tell(Event::Vented { seat, card, colour, from: value });
    }
}
