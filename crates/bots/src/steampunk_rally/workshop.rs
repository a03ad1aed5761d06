//! A machine in rehearsal: what a round would bring with so many dice, as a mean, without rolling any.
//!
//! Dice go one by one where they bring the most; dice that parts give join them. Slots that are full are vented if the
//! cogs suffice. Then the next round finds the slots as this one left them. So a part, a die and a cog have their worth
//! from the same source, and what a machine lacks is dear.

use super::desk::{Desk, over_rounds};
use super::weights::{COGS_A_ROUND, DICE_A_ROUND, GAINED_DIE, LEAST_USE};
use super::worth::{Prices, Yield, times_per_die};
use arrayvec::ArrayVec;
use crossroads_steampunk_rally::data::{Card, Colour, MOST_SLOTS, Works};
use crossroads_steampunk_rally::machine::{Cell, MOST_CARDS, Part};

/// A mean die.
const MEAN_DIE: f32 = 3.5;
/// Dice that are placed in one rehearsal at most.
const MOST_DICE: usize = 24;

/// The slots of one colour of a part.
#[derive(Clone, Debug)]
struct Line {
    /// Which part, so that a star of two colours is one star.
    part: usize,
    colour: usize,
    times: f32,
    is_star: bool,
    is_spent: bool,
    free: u8,
    /// The dice in its other slots, highest first.
    filled: ArrayVec<f32, MOST_SLOTS>,
    /// How many dice this round has put in.
    placed: u8,
    groups: ArrayVec<Yield, 4>,
    /// The best of what its groups give at once.
    direct: f32,
}

/// What a round has to work with.
#[derive(Clone, Copy, Default, Debug)]
pub struct Supply {
    /// Dice of each colour.
    pub dice: [f32; 3],
    /// Dice of whichever colour is wanted.
    pub any: f32,
    /// Cogs.
    pub cogs: f32,
}

/// A machine in rehearsal.
#[derive(Clone, Debug)]
pub struct Workshop {
    lines: ArrayVec<Line, MOST_CARDS>,
    bulbs: ArrayVec<ArrayVec<Yield, 4>, MOST_CARDS>,
    cog: f32,
    may_vent: bool,
}

impl Workshop {
    /// A machine of these parts.
    pub fn new<'a>(parts: impl Iterator<Item = &'a Part>, prices: &Prices) -> Workshop {
        let mut workshop =
            Workshop { lines: ArrayVec::new(), bulbs: ArrayVec::new(), cog: prices.cog, may_vent: true };
        parts.for_each(|part| workshop.add(part, prices));
        workshop
    }

    /// The same machine after the Vent phase: full slots stay full.
    pub fn without_vent(mut self) -> Workshop {
        self.may_vent = false;
        self
    }

    /// The same machine with another part.
    pub fn with(&self, card: Card, prices: &Prices) -> Workshop {
        let mut workshop = self.clone();
        workshop.add(&Part::new(card, Cell::default()), prices);
        workshop
    }

    fn add(&mut self, part: &Part, prices: &Prices) {
        let Some(row) = part.card.part() else { return };
        let groups = prices.of_card(part.card);
        match row.works {
            Works::Bulb => {
                let _full = self.bulbs.try_push(groups);
            }
            Works::Dice { slots, indicator } => {
                let direct = groups.iter().map(|it| it.direct).fold(0.0, f32::max);
                let number = self.lines.last().map_or(0, |line| line.part + 1);
                for colour in slots.colours() {
                    let dice = part.dice[slots.range(colour)].iter().filter(|die| **die > 0);
                    let _full = self.lines.try_push(Line {
                        part: number,
                        colour: colour as usize,
                        times: times_per_die(slots.total(), indicator),
                        is_star: indicator.is_none(),
                        is_spent: part.spent,
                        free: part.free_of(colour),
                        filled: dice.map(|die| f32::from(*die)).collect(),
                        placed: 0,
                        groups: groups.clone(),
                        direct,
                    });
                }
            }
        }
    }

    /// What a slot of each colour would make of one more die at once.
    pub fn die_worth(&self) -> [f32; 3] {
        let mut worth = [0.05; 3];
        for line in self.lines.iter().filter(|line| line.free > 0 && !(line.is_star && line.is_spent)) {
            worth[line.colour] = f32::max(worth[line.colour], GAINED_DIE * line.times * line.direct);
        }
        worth
    }

    /// What frees a slot of this line, in cogs: nothing, if one is free.
    fn price_of_slot(&self, line: &Line, cogs: f32) -> Option<f32> {
        if line.is_star && line.is_spent {
            return None;
        }
        if line.free > 0 {
            return Some(0.0);
        }
        let price = line.filled.last().copied().filter(|_| self.may_vent)? / 2.0;
        (price <= cogs).then_some(price)
    }

    /// Plays a round; answers what it brought.
    fn round(&mut self, supply: &mut Supply, bulb: bool) -> f32 {
        let mut brought = 0.0;
        if bulb {
            let worth = self.die_worth();
            for groups in &self.bulbs {
                let Some(group) =
                    groups.iter().max_by(|one, other| one.worth(&worth).total_cmp(&other.worth(&worth)))
                else {
                    continue;
                };
                brought += group.direct;
                (0..3).for_each(|colour| supply.dice[colour] += group.dice[colour]);
            }
        }
        for _ in 0..MOST_DICE {
            let worth = self.die_worth();
            let mut best: Option<(f32, usize, usize, f32)> = None;
            for (place, line) in self.lines.iter().enumerate() {
                if supply.dice[line.colour] + supply.any < 0.25 {
                    continue;
                }
                let Some(cogs) = self.price_of_slot(line, supply.cogs) else { continue };
                for (group, it) in line.groups.iter().enumerate() {
                    let gives = line.times * it.worth(&worth) - cogs * self.cog;
                    if gives > best.map_or(LEAST_USE, |(best, ..)| best) {
                        best = Some((gives, place, group, cogs));
                    }
                }
            }
            let Some((_, place, group, cogs)) = best else { break };
            let line = &mut self.lines[place];
            let die = (supply.dice[line.colour] + supply.any).min(1.0);
            let own = die.min(supply.dice[line.colour]);
            supply.dice[line.colour] -= own;
            supply.any -= die - own;
            supply.cogs -= cogs;
            if cogs > 0.0 {
                line.filled.pop();
            } else {
                line.free -= 1;
            }
            line.placed += 1;
            let (given, times, star) = (line.groups[group], line.times, line.is_star.then_some(line.part));
            brought += die * times * given.direct - cogs * self.cog;
            (0..3).for_each(|colour| supply.dice[colour] += die * times * given.dice[colour]);
            for line in self.lines.iter_mut().filter(|line| star == Some(line.part)) {
                line.is_spent = true;
            }
        }
        brought
    }

    /// The dice of this round stay in their slots.
    fn end_round(&mut self) {
        for line in &mut self.lines {
            for _ in 0..std::mem::take(&mut line.placed) {
                let place = line.filled.iter().position(|die| *die < MEAN_DIE).unwrap_or(line.filled.len());
                let _full = line.filled.try_insert(place, MEAN_DIE);
            }
            line.is_spent = false;
        }
        self.may_vent = true;
    }

    /// What this round and those after it will bring.
    pub fn prospect(&self, mut supply: Supply, bulb: bool, rounds_after: f32) -> f32 {
        let mut rehearsal = self.clone();
        let now = rehearsal.round(&mut supply, bulb);
        if rounds_after < 0.5 {
            return now + supply.cogs * self.cog;
        }
        rehearsal.end_round();
        let kept = supply.cogs;
        let mut next = Supply { dice: [0.0; 3], any: DICE_A_ROUND, cogs: kept + COGS_A_ROUND };
        now + over_rounds(rounds_after) * rehearsal.round(&mut next, true)
            + next.cogs.max(0.0) * self.cog * 0.3
    }

    /// What a round to come would bring.
    pub fn speed(&self) -> f32 {
        let mut next = Supply { dice: [0.0; 3], any: DICE_A_ROUND, cogs: COGS_A_ROUND };
        self.clone().round(&mut next, true)
    }
}

/// What a seat has for this round so far.
pub fn supply(desk: &Desk<'_>) -> Supply {
    let racer = desk.racer();
    let mut dice = [0.0; 3];
    for (colour, dice) in dice.iter_mut().enumerate() {
        *dice = racer.pool.0[colour].iter().map(|count| f32::from(*count)).sum();
    }
    for part in racer.machine.iter() {
        for colour in Colour::ALL {
            dice[colour as usize] += f32::from(part.stored.of(colour));
        }
    }
    Supply { dice, any: 0.0, cogs: f32::from(racer.cogs) }
}
