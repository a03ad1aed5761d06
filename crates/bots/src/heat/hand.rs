//! What a hand can lay.

use arrayvec::ArrayVec;
use crossroads_heat::data::Card;

/// The most cards that are looked at in a hand.
pub const MOST_CARDS: usize = 24;

/// Cards that fill a gear.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Laid {
    /// The cards, sorted; what stands beyond the count is nothing.
    cards: [Card; 4],
    count: u8,
    /// What they add to the Speed.
    pub speed: u8,
    /// Their plus symbols.
    pub plus: u8,
    /// How many of them are stress.
    pub stress: u8,
    /// The heat that they cost.
    pub heat: u8,
    /// What they cool.
    pub cooldown: u8,
}

impl Laid {
    /// The cards, sorted.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }

    fn with(mut self, card: Card) -> Laid {
        self.cards[usize::from(self.count)] = card;
        self.count += 1;
        let row = card.row();
        self.speed += row.value;
        self.plus += row.plus;
        self.heat += row.symbols.heat;
        self.cooldown += row.symbols.cooldown;
        self.stress += u8::from(card == Card::STRESS);
        self
    }
}

/// Calls for each different choice of so many cards of a sorted hand, Heat excluded (HEAT-5.2).
pub fn for_each_choice(hand: &[Card], count: usize, call: &mut impl FnMut(&Laid)) {
    choose(hand, count, Laid::default(), call);
}

fn choose(hand: &[Card], count: usize, laid: Laid, call: &mut impl FnMut(&Laid)) {
    if count == 0 {
        return call(&laid);
    }
    let mut at = 0;
    while at + count <= hand.len() {
        let card = hand[at];
        if card != Card::HEAT {
            choose(&hand[at + 1..], count - 1, laid.with(card), call);
        }
        // An equal card would give the same choices again.
        at += hand[at..].iter().take_while(|it| **it == card).count();
    }
}

/// The most that so many cards of a hand can come to, and the most plus symbols among them.
pub fn most_of(hand: &[Card], count: usize) -> (usize, usize) {
    let most = |what: &dyn Fn(&Card) -> u8| {
        let mut all: ArrayVec<u8, 32> = hand.iter().take(32).map(what).collect();
        all.sort_unstable();
        all.iter().rev().take(count).map(|it| usize::from(*it)).sum()
    };
    (most(&|card| card.value()), most(&|card| card.row().plus))
}

/// What is left of a hand when these cards have left it.
pub fn without(hand: &[Card], gone: &[Card]) -> ArrayVec<Card, MOST_CARDS> {
    let mut left: ArrayVec<Card, MOST_CARDS> = hand.iter().copied().take(MOST_CARDS).collect();
    for card in gone {
        if let Some(place) = left.iter().position(|held| held == card) {
            left.remove(place);
        }
    }
    left
}
