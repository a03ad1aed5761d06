//! What one seat knows and nobody else.

use crate::data::{Airstrike, AmmoDeck, Bounty, CardId, Cards, Leader, OneShot, Upgrade};
use crossroads_engine::Few;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Leader boards that a crew is dealt (CS-1.1).
pub const DEALT_LEADERS: usize = 2;
/// Upgrades that a crew is dealt (CS-3.1).
pub const DEALT_UPGRADES: usize = 4;
/// Upgrades that a crew keeps: one a car (CS-3.1).
pub const KEPT_UPGRADES: usize = 3;

/// Cards of a hand that can count as another value: one by an ace, one by a bounty (GE-12).
pub const SET_CARDS: usize = 2;

/// What one seat knows alone (IX-7.3). A new secret is a field here, and [`crate::view::resample`] says what others think it
/// could be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Secret {
    /// The two leader boards it was dealt, while it chooses (CS-1.1).
    pub leaders: Few<Leader, DEALT_LEADERS>,
    /// The one it has chosen, until all are turned up.
    pub leader: Option<Leader>,
    /// The upgrades that lie before it in the draft (CS-3.1).
    pub draft: Few<Upgrade, DEALT_UPGRADES>,
    /// The one of them that it will keep.
    pub pick: Option<Upgrade>,
    /// Those it has kept.
    pub kept: Few<Upgrade, KEPT_UPGRADES>,
    /// Which of its cars gets which, from the small one on (CS-3.3).
    pub mount: Option<[Upgrade; KEPT_UPGRADES]>,
    /// Its cards, if it plays with cards (GE-11).
    pub hand: Cards,
    /// Its improved airstrike, until it is played (EA-1.2).
    pub airstrike: Option<Airstrike>,
    /// Its one-shot, until it is played (EA-1.2).
    pub one_shot: Option<OneShot>,
    /// Its bounty, until it is revealed (EA-1.2).
    pub bounty: Option<Bounty>,
    /// Cards that count as another value until they are discarded (GE-12).
    pub set: Few<(CardId, u8), SET_CARDS>,
}

impl Secret {
    /// What a card of the seat counts as: what it shows, or what it was set to (GE-12).
    pub fn value(&self, card: CardId) -> u8 {
        self.set.iter().find(|(it, _)| *it == card).map_or(card.row().value, |(_, value)| *value)
    }

    /// Whether it does not matter which of two cards is played.
    pub fn is_like(&self, one: CardId, other: CardId) -> bool {
        one.is_like(other) && self.value(one) == self.value(other)
    }

    /// The cards in hand, of those that are alike only the first.
    pub fn distinct(&self) -> impl Iterator<Item = CardId> + use<> {
        let secret = *self;
        let is_first = move |card: &CardId| {
            !secret.hand.iter().any(|other| other < *card && secret.is_like(other, *card))
        };
        secret.hand.iter().filter(is_first)
    }
}

/// The secret cards that were played and have left the game (EA-1.2): which, all have seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Spent {
    /// Of the improved airstrikes.
    pub airstrikes: AmmoDeck,
    /// Of the one-shots.
    pub one_shots: AmmoDeck,
    /// Of the bounties.
    pub bounties: AmmoDeck,
}
