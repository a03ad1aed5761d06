//! What one seat knows and nobody else. What it chooses before the race and the hand that it drives with are never there at
//! once, so they share their room ([`Holding`]); on the wire each has a place of its own ([`SecretOnWire`]).

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

/// What one seat knows alone (IX-7.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "SecretOnWire", into = "SecretOnWire")]
pub struct Secret {
    /// What it chooses before the race, and then the cards that it drives with.
    pub holds: Holding,
    /// Its improved airstrike, until it is played (EA-1.2).
    pub airstrike: Option<Airstrike>,
    /// Its one-shot, until it is played (EA-1.2).
    pub one_shot: Option<OneShot>,
    /// Its bounty, until it is revealed (EA-1.2).
    pub bounty: Option<Bounty>,
}

/// What lies before one seat alone: what is chosen before the race is gone when the first hand is drawn (CS-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holding {
    /// Leader boards (CS-1.1).
    Leaders {
        /// The two it was dealt.
        dealt: Few<Leader, DEALT_LEADERS>,
        /// The one it has chosen, until all are turned up.
        chosen: Option<Leader>,
    },
    /// Upgrades (CS-3.1).
    Draft {
        /// Those that lie before it.
        cards: Few<Upgrade, DEALT_UPGRADES>,
        /// The one of them that it will keep.
        pick: Option<Upgrade>,
        /// Those it has kept.
        kept: Few<Upgrade, KEPT_UPGRADES>,
    },
    /// Upgrades for its cars (CS-3.3).
    Mount {
        /// Those it has kept.
        kept: Few<Upgrade, KEPT_UPGRADES>,
        /// Which of its cars gets which, from the small one on.
        mount: Option<[Upgrade; KEPT_UPGRADES]>,
    },
    /// The race goes on.
    Hand(Hand),
}

impl Default for Holding {
    fn default() -> Holding {
        Holding::Hand(Hand::default())
    }
}

/// The hand of a seat that plays with cards (GE-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// Its cards.
    pub cards: Cards,
    /// Cards that count as another value until they are discarded (GE-12), also when they lie on boards.
    pub set: Few<(CardId, u8), SET_CARDS>,
}

impl Secret {
    /// The two leader boards it was dealt, while it chooses (CS-1.1).
    pub fn leaders(&self) -> &[Leader] {
        if let Holding::Leaders { dealt, .. } = &self.holds { dealt } else { &[] }
    }

    /// The upgrades that lie before it in the draft (CS-3.1).
    pub fn draft(&self) -> &[Upgrade] {
        if let Holding::Draft { cards, .. } = &self.holds { cards } else { &[] }
    }

    /// The upgrades it has kept, until they are mounted (CS-3.1).
    pub fn kept(&self) -> &[Upgrade] {
        match &self.holds {
            Holding::Draft { kept, .. } | Holding::Mount { kept, .. } => kept,
            Holding::Leaders { .. } | Holding::Hand(_) => &[],
        }
    }

    /// The cards in hand.
    #[inline]
    pub fn hand(&self) -> Cards {
        if let Holding::Hand(hand) = &self.holds { hand.cards } else { Cards::NONE }
    }

    /// Cards that count as another value (GE-12).
    #[inline]
    pub fn set(&self) -> &[(CardId, u8)] {
        if let Holding::Hand(hand) = &self.holds { &hand.set } else { &[] }
    }

    /// The one way a hand changes; what was chosen before the race is over then.
    #[inline]
    pub fn change_hand(&mut self, change: impl FnOnce(&mut Hand)) {
        let mut hand = if let Holding::Hand(hand) = self.holds { hand } else { Hand::default() };
        change(&mut hand);
        self.holds = Holding::Hand(hand);
    }

    /// What a card of the seat counts as: what it shows, or what it was set to (GE-12).
    pub fn value(&self, card: CardId) -> u8 {
        self.set().iter().find(|(it, _)| *it == card).map_or(card.row().value, |(_, value)| *value)
    }

    /// Whether it does not matter which of two cards is played.
    pub fn is_like(&self, one: CardId, other: CardId) -> bool {
        one.is_like(other) && self.value(one) == self.value(other)
    }

    /// The cards in hand, of those that are alike only the first.
    pub fn distinct(&self) -> impl Iterator<Item = CardId> + use<> {
        let secret = *self;
        let is_first = move |card: &CardId| {
            !secret.hand().iter().any(|other| other < *card && secret.is_like(other, *card))
        };
        secret.hand().iter().filter(is_first)
    }
}

/// What one seat knows alone (IX-7.3). A new secret is a field here, and [`crate::view::resample`] says what others think it
/// could be.
#[derive(Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts", rename = "Secret")]
pub(crate) struct SecretOnWire {
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

impl From<Secret> for SecretOnWire {
    fn from(secret: Secret) -> SecretOnWire {
        let Secret { holds, airstrike, one_shot, bounty } = secret;
        let cards = SecretOnWire { airstrike, one_shot, bounty, ..SecretOnWire::default() };
        match holds {
            Holding::Leaders { dealt, chosen } => SecretOnWire { leaders: dealt, leader: chosen, ..cards },
            Holding::Draft { cards: draft, pick, kept } => SecretOnWire { draft, pick, kept, ..cards },
            Holding::Mount { kept, mount } => SecretOnWire { kept, mount, ..cards },
            Holding::Hand(Hand { cards: hand, set }) => SecretOnWire { hand, set, ..cards },
        }
    }
}

impl From<SecretOnWire> for Secret {
    fn from(wire: SecretOnWire) -> Secret {
        let SecretOnWire {
            leaders: dealt,
            leader: chosen,
            draft: cards,
            pick,
            kept,
            mount,
            hand,
            airstrike,
            one_shot,
            bounty,
            set,
        } = wire;
        let holds = if !dealt.is_empty() {
            Holding::Leaders { dealt, chosen }
        } else if !cards.is_empty() {
            Holding::Draft { cards, pick, kept }
        } else if !kept.is_empty() {
            Holding::Mount { kept, mount }
        } else {
            Holding::Hand(Hand { cards: hand, set })
        };
        Secret { holds, airstrike, one_shot, bounty }
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
