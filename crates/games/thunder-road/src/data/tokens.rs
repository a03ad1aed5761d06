//! Hazard tokens, and everything that fills a damage slot.

use super::{Bits, Direction, Terrain};
use crossroads_engine::Chance;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// With which part of the game something comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// The base game.
    Base,
    /// Carnage at Devil's Run.
    Carnage,
}

/// One kind of hazard token.
#[derive(Debug)]
pub struct HazardRow {
    /// With which set it comes.
    pub set: Set,
    /// How many are in the box.
    pub count: u8,
    /// What the space becomes if the token stays (TR-4.11, TR-6.2, CD-3.1, CD-3.3); used up otherwise.
    pub terrain: Option<Terrain>,
}

const fn hazard(count: u8, terrain: Option<Terrain>) -> HazardRow {
    HazardRow { set: Set::Base, count, terrain }
}

const fn carnage(count: u8, terrain: Option<Terrain>) -> HazardRow {
    HazardRow { set: Set::Carnage, count, terrain }
}

tokens! {
    /// What lies on a hazard space (TR-1.9, CD-1.3).
    enum Hazard;
    /// The hazard tokens of the box (TR-1.9) and of Carnage, whose split is our own (CD-1.3).
    static HAZARDS: HazardRow {
        /// The space is road.
        #[default]
        Road: hazard(6, Some(Terrain::Road)),
        /// The space is mud.
        Mud: hazard(6, Some(Terrain::Mud)),
        /// Whoever comes here slides on.
        Oil: hazard(6, Some(Terrain::Road)),
        /// Damages once.
        Mine: hazard(4, None),
        /// A wreck to slam into.
        Wreck: hazard(4, None),
        /// The space is desert glass.
        Glass: carnage(5, Some(Terrain::Glass)),
        /// The space is a ramp.
        Ramp: carnage(4, Some(Terrain::Ramp)),
        /// The space burns.
        Fire: carnage(5, Some(Terrain::Fire)),
        /// May swallow whoever turns it up, and everybody after that.
        PitTrap: carnage(4, Some(Terrain::Impassable)),
        /// Shifts everybody.
        Earthquake: carnage(2, None),
        /// Eats whoever is last.
        Sandworm: carnage(2, None),
        /// A mine of the Mine Layer (CS-5.21): of the upgrade, in no pile.
        LaidMine: hazard(0, None),
        /// Oil of the Oil Layer (CS-5.22).
        LaidOil: hazard(0, Some(Terrain::Road)),
    }
}

/// Tokens of each hazard kind that can lie in the pile. Those of the layers stand behind them and lie in none.
pub type HazardCounts = [u8; Hazard::Sandworm as usize + 1];

impl Hazard {
    /// What lies in piles, in order.
    pub const PILED: [Hazard; Hazard::Sandworm as usize + 1] = {
        let mut piled = [Hazard::Road; Hazard::Sandworm as usize + 1];
        let mut place = 0;
        while place < piled.len() {
            piled[place] = Hazard::ALL[place];
            place += 1;
        }
        piled
    };

    /// Whether a layer laid it, so that it goes back to the box (CS-5.22).
    pub const fn is_laid(self) -> bool {
        self as usize >= Hazard::PILED.len()
    }
}

/// What a damage token does (TR-12.5 to TR-12.11, CD-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// One space that way.
    Skid(Direction),
    /// Along a line to the first road vehicle.
    Shrapnel,
    /// Random steps.
    Dazed,
    /// A flight along a line.
    Blast,
    /// A card that stays (CD-5.1).
    Lasts,
    /// The car burns (CD-4.1).
    Burns,
}

/// Where something that fills a damage slot comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The damage pile, with this set.
    Pile(Set),
    /// The deck of lasting effects (CD-1.4).
    Deck,
    /// A supply beside the board.
    Supply,
}

/// One kind of thing that fills a damage slot.
#[derive(Debug)]
pub struct DamageRow {
    /// Where it comes from.
    pub origin: Origin,
    /// How many are in the box.
    pub count: u8,
    /// What it does when it is drawn.
    pub effect: Effect,
}

const fn damage(count: u8, effect: Effect) -> DamageRow {
    DamageRow { origin: Origin::Pile(Set::Base), count, effect }
}

const fn burning(count: u8, effect: Effect) -> DamageRow {
    DamageRow { origin: Origin::Pile(Set::Carnage), count, effect }
}

const fn beside(count: u8) -> DamageRow {
    DamageRow { origin: Origin::Supply, count, effect: Effect::Nothing }
}

const fn card(count: u8) -> DamageRow {
    DamageRow { origin: Origin::Deck, count, effect: Effect::Nothing }
}

tokens! {
    /// What can fill a damage slot: a token (TR-1.8, CD-1.2), what stands for one (TR-12.4, CD-6.2, FF-4.3), or the card of a
    /// lasting effect under its token (CD-5.1).
    enum Damage;
    /// Everything that fills damage slots: the tokens of the box (TR-1.8); of which there is no number, the marker; the
    /// tokens of Carnage, whose split is our own (CD-1.2); minor damage and what stands for it; the cards of lasting effects, whose
    /// effects are our own (CD-5).
    static DAMAGE: DamageRow {
        /// Nothing more happens.
        #[default]
        Dent: damage(3, Effect::Nothing),
        /// One space to the front left.
        SkidFrontLeft: damage(1, Effect::Skid(Direction::FrontLeft)),
        /// One space to the front.
        SkidFront: damage(1, Effect::Skid(Direction::Front)),
        /// One space to the front right.
        SkidFrontRight: damage(1, Effect::Skid(Direction::FrontRight)),
        /// One space to the rear left.
        SkidRearLeft: damage(1, Effect::Skid(Direction::RearLeft)),
        /// One space to the rear.
        SkidRear: damage(1, Effect::Skid(Direction::Rear)),
        /// One space to the rear right.
        SkidRearRight: damage(1, Effect::Skid(Direction::RearRight)),
        /// Hits somebody else.
        Shrapnel: damage(3, Effect::Shrapnel),
        /// Staggers about.
        Dazed: damage(3, Effect::Dazed),
        /// Flies off.
        Blast: damage(5, Effect::Blast),
        /// The pile was empty: works as a dent.
        Marker: beside(0),
        /// A card of the deck comes into the slot with it.
        Lasting: burning(6, Effect::Lasts),
        /// The car burns.
        OnFire: burning(4, Effect::Burns),
        /// Fills a slot and does nothing.
        Minor: beside(18),
        /// A damage token, drawn unseen, where no minor damage is left (FF-4.3).
        Substitute: beside(0),
        /// Shoots only straight ahead (CD-5.5).
        ShatteredWindshield: card(2),
        /// At most three moves of a die (CD-5.6).
        TransmissionFailure: card(2),
        /// One move less (CD-5.7).
        FlatTyre: card(2),
        /// Never to the front right (CD-5.8).
        PullsLeft: card(1),
        /// Never to the front left (CD-5.9).
        PullsRight: card(1),
        /// Does not shoot (CD-5.10).
        JammedGuns: card(2),
        /// Burns after every slam (CD-5.11).
        LeakingTank: card(1),
        /// Off-road takes two moves (CD-5.12).
        LooseWheel: card(2),
        /// Counts as small in slams (CD-5.13).
        BentFrame: card(2),
        /// No command (CD-5.14).
        DeadRadio: card(1),
        /// Mud takes all moves (CD-5.15).
        BrokenAxle: card(1),
        /// Neither nitro nor road die (CD-5.16).
        CloggedInjector: card(2),
        /// Burns after a six (CD-5.17).
        Overheating: card(1),
        /// A miss may be rolled again (CD-5.18).
        OpenEngineBay: card(1),
    }
}

/// Tokens of each damage kind that can lie in the pile. The marker stands among them and lies in none.
pub type DamageCounts = [u8; Damage::OnFire as usize + 1];

/// The first card of the deck of lasting effects.
pub const FIRST_CARD: usize = Damage::ShatteredWindshield as usize;
/// Cards of each lasting effect.
pub type DeckCounts = [u8; Damage::ALL.len() - FIRST_CARD];

/// Cards of lasting effects in two bits a kind, since of each there are one or two; written as counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "DeckCounts", into = "DeckCounts")]
pub struct LastingCards(Bits<4>);

const _: () = assert!(Damage::ALL.len() - FIRST_CARD <= 16);

impl LastingCards {
    /// How many of each.
    pub fn counts(self) -> DeckCounts {
        std::array::from_fn(|card| (self.0.number() >> (2 * card) & 3) as u8)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == Bits::NONE
    }

    /// One more of a kind.
    pub fn add(&mut self, card: usize) {
        let mut counts = self.counts();
        if let Some(count) = counts.get_mut(card) {
            *count += 1;
        }
        *self = counts.into();
    }

    /// Takes a random one.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<usize> {
        let mut counts = self.counts();
        let card = draw(&mut counts, chance);
        *self = counts.into();
        card
    }
}

impl From<DeckCounts> for LastingCards {
    fn from(counts: DeckCounts) -> LastingCards {
        let bits = counts.iter().rev().fold(0, |bits, count| bits << 2 | u32::from(*count & 3));
        LastingCards(Bits::of(bits))
    }
}

impl From<LastingCards> for DeckCounts {
    fn from(cards: LastingCards) -> DeckCounts {
        cards.counts()
    }
}

impl Damage {
    /// The place in the deck of lasting effects, if it is one of its cards.
    pub const fn card_index(self) -> Option<usize> {
        (self as usize).checked_sub(FIRST_CARD)
    }
}

/// Takes one token out of a pile, each as likely as the other; `None` if the pile is empty (TR-2.6).
pub fn draw<const N: usize>(pile: &mut [u8; N], chance: &mut impl Chance) -> Option<usize> {
    let total: u32 = pile.iter().map(|count| u32::from(*count)).sum();
    if total == 0 {
        return None;
    }
    let mut left = chance.below(total);
    for (kind, count) in pile.iter_mut().enumerate() {
        if left < u32::from(*count) {
            *count -= 1;
            return Some(kind);
        }
        left -= u32::from(*count);
    }
    None
}
