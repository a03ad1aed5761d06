//! SR-7: the Race phase. Cogs on pool dice, placements, activations, the bulb.

use super::{Play, Why};
use crate::actions::Action;
use crate::data::{Colour, Die, MOST_SLOTS, Slots, Works};
use crate::events::Event;
use crate::machine::Place;
use crate::state::{Batch, Frame, Pool, Racer};
use crossroads_engine::{Chance, Few, Refusal, Seat, Sink, never};

/// The pips of dice that are placed together (SR-7.8).
pub fn power(dice: &[Die]) -> u8 {
    dice.iter().map(|die| die.value).sum()
}

/// How often the dice placed so far would generate the effects: their sum divided by the indicator, whatever their colours,
/// the rest is lost (SR-7.8, SR-7.9); a star is worth one (SR-7.12).
pub fn times(racer: &Racer, place: Place, dice: &[Die]) -> u8 {
    match racer.machine.get(usize::from(place)).and_then(|part| part.indicator()) {
        Some(Some(indicator)) => power(dice) / indicator.max(1),
        Some(None) => u8::from(!dice.is_empty()),
        None => 0,
    }
}

/// A part that takes dice, as a placement sees it.
#[derive(Clone, Copy)]
pub(crate) struct Taker {
    slots: Slots,
    /// Free slots of each colour, a bit each. Dice that lay in the part before only take up room (SR-7.8).
    free: [u8; 3],
    indicator: Option<u8>,
    /// The pips that were placed before.
    power: u8,
}

impl Taker {
    /// Whether a part takes another die in a placement that has these already.
    #[inline]
    pub fn new(racer: &Racer, place: Place, dice: &[Die]) -> Result<Taker, Refusal<Why>> {
        let Some(part) = racer.machine.get(usize::from(place)) else {
            return Err(Refusal::at("SR-7.6", Why::NoSuchPart));
        };
        // The cockpit and parts with a bulb icon never take dice.
        let Some(Works::Dice { slots, indicator }) = part.card.part().map(|row| row.works) else {
            return Err(Refusal::at("SR-7.17", Why::TakesNoDice));
        };
        if indicator.is_none() && part.spent {
            return Err(Refusal::at("SR-7.12", Why::StarSpent));
        }
        if indicator.is_none() && !dice.is_empty() {
            return Err(Refusal::at("SR-7.12", Why::OneDieForStar));
        }
        let filled = part.filled_bits();
        let mut free = Colour::ALL.map(|colour| slots.bits(colour) & !filled);
        for die in dice {
            let bits = &mut free[die.colour as usize];
            *bits &= bits.saturating_sub(1);
        }
        Ok(Taker { slots, free, indicator, power: power(dice) })
    }

    /// Whether there is a slot for a die of this colour (SR-7.6).
    pub fn check(&self, colour: Colour) -> Result<(), Refusal<Why>> {
        if self.slots.bits(colour) == 0 {
            return Err(Refusal::at("SR-7.6", Why::OtherColour));
        }
        if self.free[colour as usize] == 0 {
            return Err(Refusal::at("SR-7.6", Why::NoFreeSlot));
        }
        Ok(())
    }

    /// Whether a placement with this die of the pool beside those placed before it can come to anything: the best dice of the
    /// pool in the slots that are left bring it to the indicator (SR-7.10).
    #[inline]
    pub fn can_come_to(&self, pool: &Pool, die: Die) -> bool {
        let power = self.power + die.value;
        self.indicator
            .is_none_or(|indicator| power >= indicator || power + self.best_beside(pool, die) >= indicator)
    }

    /// The most pips that can be placed beside this die.
    fn best_beside(&self, pool: &Pool, die: Die) -> u8 {
        let mut power = 0;
        for colour in Colour::ALL {
            let is_its = colour == die.colour;
            let mut free = (self.free[colour as usize].count_ones() as u8).saturating_sub(is_its.into());
            for value in (1..=6).rev() {
                if free == 0 {
                    break;
                }
                let own = u8::from(is_its && value == die.value);
                let count = (pool.0[colour as usize][usize::from(value)] - own).min(free);
                power += value * count;
                free -= count;
            }
        }
        power
    }
}

/// Calls with the dice of the pool that may be placed in a part, those that are alike once.
pub(crate) fn placeable(racer: &Racer, part: Place, placed: &[Die], mut call: impl FnMut(Die)) {
    placeable_of(racer, racer.pool.shown(), part, placed, &mut call);
}

/// The same, with what the dice of the pool show.
#[inline]
fn placeable_of(racer: &Racer, shown: [u8; 3], part: Place, placed: &[Die], call: &mut impl FnMut(Die)) {
    let Ok(taker) = Taker::new(racer, part, placed) else { return };
    for colour in Colour::ALL {
        let mut left = if taker.free[colour as usize] == 0 { 0 } else { shown[colour as usize] };
        while left != 0 {
            let die = Die { colour, value: left.trailing_zeros() as u8 };
            left &= left - 1;
            if taker.can_come_to(&racer.pool, die) {
                call(die);
            }
        }
    }
}

/// Appends the dice that may be placed in a part.
pub(crate) fn legal_placements(racer: &Racer, part: Place, dice: &[Die], into: &mut Vec<Action>) {
    placeable(racer, part, dice, |Die { colour, value }| into.push(Action::Place { part, colour, value }));
}

/// Appends what a seat may do in the Race phase.
pub(crate) fn legal(racer: &Racer, into: &mut Vec<Action>) {
    if racer.bulb {
        into.push(Action::SwitchOff);
    }
    let shown = racer.pool.shown();
    if shown == [0; 3] {
        return;
    }
    for part in 1..racer.machine.len() as Place {
        placeable_of(racer, shown, part, &[], &mut |Die { colour, value }| {
            into.push(Action::Place { part, colour, value });
        });
    }
    if racer.cogs > 0 {
        for colour in Colour::ALL {
            for value in racer.pool.values(colour).filter(|value| *value > 0) {
                into.push(Action::Reroll { colour, value });
                if value < 6 {
                    into.push(Action::Raise { colour, value });
                }
            }
        }
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// All dice of all pools are rolled, with those from storage slots, which join the pool (SR-7.1, SR-7.2). Stars may be
    /// activated again (SR-7.12).
    pub fn roll_pools(&mut self) {
        for seat in Seat::all(self.open().seats()) {
            let racer = self.racer_mut(seat);
            let mut unrolled = Colour::ALL.map(|colour| racer.pool.of(colour));
            for part in racer.machine.iter_mut() {
                part.spent = false;
                let stored = std::mem::take(&mut part.stored);
                if !stored.is_empty() {
                    for colour in Colour::ALL {
                        unrolled[colour as usize] += stored.of(colour);
                    }
                }
            }
            racer.pool.0 = [[0; 7]; 3];
            for colour in Colour::ALL {
                for _ in 0..unrolled[colour as usize] {
                    let value = self.roll(seat);
                    self.racer_mut(seat).pool.add(colour, value);
                }
            }
            let pool = self.racer(seat).pool;
            self.tell(Event::PoolRolled { seat, pool });
        }
    }

    /// A cog rolls a pool die again (SR-7.3).
    pub fn reroll(&mut self, seat: Seat, colour: Colour, from: u8) {
        let to = self.roll(seat);
        let racer = self.racer_mut(seat);
        racer.cogs -= 1;
        racer.pool.take(colour, from);
        racer.pool.add(colour, to);
        self.tell(Event::Rerolled { seat, colour, from, to });
    }

    /// A cog raises a pool die by 1 (SR-7.4).
    pub fn raise(&mut self, seat: Seat, colour: Colour, from: u8) {
        let racer = self.racer_mut(seat);
        racer.cogs -= 1;
        racer.pool.take(colour, from);
        racer.pool.add(colour, from + 1);
        self.tell(Event::Raised { seat, colour, from });
    }

    /// A pool die is placed; with the first one a placement begins (SR-7.16).
    pub fn place(&mut self, seat: Seat, part: Place, die: Die) {
        let racer = self.racer_mut(seat);
        let card = racer.machine[usize::from(part)].card;
        racer.pool.take(die.colour, die.value);
        if let Some(Frame::Placing { dice, .. }) = racer.work.last_mut() {
            dice.insert_sorted(die);
        } else {
            racer.work.push(Frame::Placing { part, dice: [die].into_iter().collect() });
        }
        self.tell(Event::DiePlaced { seat, card, colour: die.colour, value: die.value });
    }

    /// The part of the placement that is open, with its dice.
    fn lift_placement(&mut self, seat: Seat) -> Option<(Place, Few<Die, MOST_SLOTS>)> {
        match self.racer_mut(seat).work.pop() {
            Some(Frame::Placing { part, dice }) => Some((part, dice)),
            other => {
                never!("{other:?} is no placement");
                None
            }
        }
    }

    /// The dice go back to the pool (SR-7.16).
    pub fn take_back(&mut self, seat: Seat) {
        let Some((part, dice)) = self.lift_placement(seat) else { return };
        let racer = self.racer_mut(seat);
        let card = racer.machine[usize::from(part)].card;
        dice.iter().for_each(|die| racer.pool.add(die.colour, die.value));
        self.tell(Event::TakenBack { seat, card });
    }

    /// The part is activated: its effects are generated in one batch (SR-7.9, SR-7.15), and the dice stay in its slots
    /// (SR-7.13).
    pub fn fire(&mut self, seat: Seat) {
        let Some((place, dice)) = self.lift_placement(seat) else { return };
        let racer = self.racer_mut(seat);
        let times = times(racer, place, &dice);
        let part = &mut racer.machine[usize::from(place)];
        let card = part.card;
        dice.iter().for_each(|die| part.put(die.colour, die.value));
        part.spent = part.indicator() == Some(None);
        let mut batch = Batch::default();
        Self::generate(&mut batch, card, times);
        self.push(seat, Frame::Batch(batch));
        self.tell(Event::Fired { seat, card, power: power(&dice), times });
    }

    /// Turning the bulb off activates the cockpit and all parts with a bulb icon that are in the machine now (SR-7.17,
    /// SR-7.19); their effects are one batch (SR-7.18).
    pub fn switch_off(&mut self, seat: Seat) {
        self.racer_mut(seat).bulb = false;
        let mut batch = Batch::default();
        for part in self.racer(seat).machine.iter() {
            if part.card.part().is_some_and(|row| row.works == Works::Bulb) {
                Self::generate(&mut batch, part.card, 1);
            }
        }
        self.push(seat, Frame::Batch(batch));
        self.tell(Event::BulbOff { seat });
    }
}
