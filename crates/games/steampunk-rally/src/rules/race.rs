//! SR-7: the Race phase. Cogs on pool dice, placements, activations, the bulb.

use super::{Play, Why};
use crate::actions::Action;
use crate::data::{Colour, MOST_SLOTS, Works};
use crate::events::Event;
use crate::machine::Place;
use crate::state::{Batch, Frame, Racer};
use crossroads_engine::{Chance, Few, Refusal, Seat, Sink, never};

/// How often the dice placed so far would generate the effects: their sum divided by the indicator, the rest is lost
/// (SR-7.8, SR-7.9); a star is worth one (SR-7.12).
pub fn times(racer: &Racer, place: Place, dice: &[u8]) -> u8 {
    match racer.machine.get(usize::from(place)).and_then(|part| part.indicator()) {
        Some(Some(indicator)) => dice.iter().sum::<u8>() / indicator.max(1),
        Some(None) => u8::from(!dice.is_empty()),
        None => 0,
    }
}

/// Whether a die may be placed in a part in which so many dice of this placement lie already. Dice that lay there before
/// only take up room (SR-7.8).
pub(crate) fn check_part(racer: &Racer, place: Place, placed: usize) -> Result<Colour, Refusal<Why>> {
    let Some(part) = racer.machine.get(usize::from(place)) else {
        return Err(Refusal::at("SR-7.6", Why::NoSuchPart));
    };
    // The cockpit and parts with a bulb icon never take dice.
    let Some(Works::Dice { colour, slots, indicator, .. }) = part.card.part().map(|row| row.works) else {
        return Err(Refusal::at("SR-7.17", Why::TakesNoDice));
    };
    if indicator.is_none() && part.spent {
        return Err(Refusal::at("SR-7.12", Why::StarSpent));
    }
    if indicator.is_none() && placed > 0 {
        return Err(Refusal::at("SR-7.12", Why::OneDieForStar));
    }
    if usize::from(slots.saturating_sub(part.filled())) <= placed {
        return Err(Refusal::at("SR-7.6", Why::NoFreeSlot));
    }
    Ok(colour)
}

/// Whether a placement with this die beside those placed before it can come to anything: the best dice of the pool in the
/// slots that are left bring it to the indicator (SR-7.10).
pub(crate) fn can_come_to(racer: &Racer, place: Place, dice: &[u8], value: u8) -> bool {
    let part = &racer.machine[usize::from(place)];
    let Some(Works::Dice { colour, indicator: Some(indicator), .. }) = part.card.part().map(|row| row.works)
    else {
        return true;
    };
    if value >= indicator {
        return true;
    }
    let mut power = dice.iter().sum::<u8>() + value;
    let mut slots = part.free().saturating_sub(dice.len() as u8 + 1);
    for other in (1..=6).rev() {
        if power >= indicator {
            return true;
        }
        let count = racer.pool.0[colour as usize][usize::from(other)] - u8::from(other == value);
        power += other * count.min(slots);
        slots -= count.min(slots);
    }
    power >= indicator
}

/// Calls with the dice of the pool that may be placed in a part, each value once.
pub(crate) fn placeable(racer: &Racer, part: Place, dice: &[u8], mut call: impl FnMut(u8)) {
    let Ok(colour) = check_part(racer, part, dice.len()) else { return };
    let row = racer.pool.0[colour as usize];
    for value in 1..=6 {
        if row[usize::from(value)] > 0 && can_come_to(racer, part, dice, value) {
            call(value);
        }
    }
}

/// Appends the dice that may be placed in a part.
pub(crate) fn legal_placements(racer: &Racer, part: Place, dice: &[u8], into: &mut Vec<Action>) {
    placeable(racer, part, dice, |value| into.push(Action::Place { part, value }));
}

/// Appends what a seat may do in the Race phase.
pub(crate) fn legal(racer: &Racer, into: &mut Vec<Action>) {
    if racer.bulb {
        into.push(Action::SwitchOff);
    }
    for place in 1..racer.machine.len() {
        legal_placements(racer, place as Place, &[], into);
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
                if let Some(colour) = part.colour() {
                    unrolled[colour as usize] += std::mem::take(&mut part.stored);
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
    pub fn place(&mut self, seat: Seat, part: Place, value: u8) {
        let racer = self.racer_mut(seat);
        let it = racer.machine[usize::from(part)];
        let (card, Some(colour)) = (it.card, it.colour()) else {
            return never!("{:?} takes no dice", it.card);
        };
        racer.pool.take(colour, value);
        if let Some(Frame::Placing { dice, .. }) = racer.work.last_mut() {
            dice.insert_sorted(value);
        } else {
            racer.work.push(Frame::Placing { part, dice: [value].into_iter().collect() });
        }
        self.tell(Event::DiePlaced { seat, card, value });
    }

    /// The part of the placement that is open, with its dice.
    fn lift_placement(&mut self, seat: Seat) -> Option<(Place, Few<u8, MOST_SLOTS>)> {
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
        let it = racer.machine[usize::from(part)];
        let (card, Some(colour)) = (it.card, it.colour()) else {
            return never!("{:?} takes no dice", it.card);
        };
        dice.iter().for_each(|value| racer.pool.add(colour, *value));
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
        dice.iter().for_each(|value| part.put(*value));
        part.spent = part.indicator() == Some(None);
        let mut batch = Batch::default();
        Self::generate(&mut batch, card, times);
        self.push(seat, Frame::Batch(batch));
        self.tell(Event::Fired { seat, card, power: dice.iter().sum(), times });
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
