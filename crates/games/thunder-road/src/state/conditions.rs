//! The road conditions as they lie (EA-2).

use super::Open;
use crate::data::{AmmoDeck, Condition, Space};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The cards beside the tiles. Which ones are discarded follows: all that neither lie here nor are in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Conditions {
    /// Beside the rear, the middle and the lead tile.
    pub cards: [Option<Condition>; 3],
    /// What can still be drawn: everybody knows which, and nobody in what order.
    pub deck: AmmoDeck,
}

impl Open {
    /// The road condition of the tile of a space (EA-2.2).
    #[inline]
    pub fn condition_at(&self, space: Space) -> Option<Condition> {
        if self.options.road_conditions && space.is_on_board() {
            self.conditions.cards[space.tile()]
        } else {
            None
        }
    }
}
