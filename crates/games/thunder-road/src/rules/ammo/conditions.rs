//! EA-2: road conditions, a card face up beside each tile but the one of the start. What a card makes of the ground of its
//! tile stands with the card ([`Condition::makes`]); what it costs, gives or forbids is read where that is decided.

use crate::data::{AmmoDeck, Condition, Direction, Kind, VehicleId};
use crate::events::{Event, Told};
use crate::rules::Play;
use crate::state::{Frame, MOST_LEFT_BY_SLAMS, Open};
use crossroads_engine::{Chance, Sink, never};

/// The road condition that works for a road vehicle: that of its tile, of the rig that of its front section (IX-6.6).
pub(crate) fn of(open: &Open, who: VehicleId) -> Option<Condition> {
    let who = if who.kind() == Kind::Section { VehicleId::RIG } else { who };
    open.condition_at(open.space_of(who)?)
}

/// Whether a road vehicle stands in a sandstorm: it neither shoots nor is shot (EA-2.5).
pub(crate) fn in_sandstorm(open: &Open, who: VehicleId) -> bool {
    of(open, who) == Some(Condition::Sandstorm)
}

/// Whether the shooter stands in a sandstorm: the mover, or with `None` the chopper of the seat whose turn it is (EA-2.5).
pub(crate) fn is_blind(open: &Open, by: Option<VehicleId>) -> bool {
    if let Some(by) = by {
        return in_sandstorm(open, by);
    }
    let chopper = open.gangs[open.turn.seat].chopper;
    chopper.and_then(|space| open.condition_at(space)) == Some(Condition::Sandstorm)
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// A card for a tile (EA-2.1); the cards of tiles that are gone make a new deck if that is empty (EA-2.2).
    pub fn lay_condition(&mut self, tile: u8) {
        if !self.open().options.road_conditions {
            return;
        }
        let conditions = &mut self.state.open.conditions;
        if conditions.deck.is_empty() {
            let lie = conditions.cards.iter().flatten();
            conditions.deck = lie.fold(AmmoDeck::WHOLE, |deck, card| deck.without(*card as usize));
        }
        let Some(card) = conditions.deck.draw(self.chance) else {
            return never!("three tiles have more cards than there are");
        };
        let condition = Condition::ALL[card % Condition::ALL.len()];
        conditions.cards[usize::from(tile)] = Some(condition);
        self.tell(Event::ConditionLaid { tile, condition });
    }

    /// The card of the rear tile is discarded with it (EA-2.2).
    pub fn shift_conditions(&mut self) {
        let cards = &mut self.open_mut().conditions.cards;
        *cards = [cards[1], cards[2], None];
    }

    /// Between loose shoulders a slam pushes two spaces, each with all that is there (EA-2.10). The second one waits until the
    /// first is resolved.
    pub fn push_further(&mut self, who: VehicleId, way: Direction) {
        let loose = self.open().space_of(who).and_then(|space| self.open().condition_at(space))
            == Some(Condition::LooseShoulders);
        // Slams can chain without end, and each would leave its second space behind; so much room is enough.
        if loose && self.open().stack.len() < MOST_LEFT_BY_SLAMS {
            self.push(Frame::PushOn { who, way });
        }
    }
}
