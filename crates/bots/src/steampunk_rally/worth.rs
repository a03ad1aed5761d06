//! What effects, parts and damage are worth to a seat, in spaces of the track.

use super::desk::{Desk, over_rounds};
use super::road;
use super::weights::{
    BUFFER, COG, DAMAGE, EXPLOSION, FILLED_SLOT, FREED_SLOT, KEPT, KEPT_DIE, LAST_COG, LAST_FREED_SLOT,
    LOOK_AHEAD, SPARE, VALVE,
};
use arrayvec::ArrayVec;
use crossroads_engine::Seat;
use crossroads_steampunk_rally::data::{Card, Effect, Works};
use crossroads_steampunk_rally::machine::{MOST_CARDS, Part};

/// What one copy of a group of effects gives: something at once, and dice of each colour.
#[derive(Clone, Copy, Default, Debug)]
pub struct Yield {
    /// In spaces.
    pub direct: f32,
    /// Dice.
    pub dice: [f32; 3],
}

impl Yield {
    /// What it is worth if dice are worth this.
    pub fn worth(&self, die: &[f32; 3]) -> f32 {
        self.direct + self.dice.iter().zip(die).map(|(dice, worth)| dice * worth).sum::<f32>()
    }
}

/// What each effect is worth.
#[derive(Clone, Copy, Debug)]
pub struct Prices {
    /// A step with its terrain.
    pub motion: f32,
    /// A point on the gauge.
    pub reinforce: f32,
    /// A point off it.
    pub damage: f32,
    /// A cog.
    pub cog: f32,
    /// A slot that becomes free.
    pub discard: f32,
}

impl Prices {
    /// What effects are worth while nobody knows how far this round will go.
    pub fn of(desk: &Desk<'_>) -> Prices {
        let after = desk.rounds_after();
        let matters = (after / 2.0).min(1.0);
        let damage = 0.05 + DAMAGE * matters;
        let terrain = road::terrain_ahead(desk.open, desk.seat, LOOK_AHEAD);
        Prices {
            motion: (1.0 - terrain * damage).max(0.1),
            reinforce: 0.02 + BUFFER * matters,
            damage,
            cog: if desk.is_last_round() { LAST_COG } else { COG },
            discard: if desk.is_last_round() { LAST_FREED_SLOT } else { FREED_SLOT },
        }
    }

    /// What a group of effects gives.
    pub fn of_group(&self, group: &[(Effect, u8)]) -> Yield {
        let mut sum = Yield::default();
        for (effect, count) in group {
            let count = f32::from(*count);
            sum.direct += count
                * match effect {
                    Effect::Motion => self.motion,
                    Effect::Smooth => 1.0,
                    Effect::Reinforce => self.reinforce,
                    Effect::Damage => -self.damage,
                    Effect::Cog => self.cog,
                    Effect::DiscardSteam
                    | Effect::DiscardHeat
                    | Effect::DiscardElectric
                    | Effect::DiscardAny => self.discard,
                    Effect::GainSteam | Effect::GainHeat | Effect::GainElectric => 0.0,
                };
            match effect {
                Effect::GainSteam => sum.dice[0] += count,
                Effect::GainHeat => sum.dice[1] += count,
                Effect::GainElectric => sum.dice[2] += count,
                _ => {}
            }
        }
        sum
    }

    /// What the groups of a card give.
    pub fn of_card(&self, card: Card) -> ArrayVec<Yield, 4> {
        card.groups().iter().take(4).map(|group| self.of_group(group)).collect()
    }
}

/// How often one die activates a part, as a mean: what is left over is lost, once for every two dice.
pub fn times_per_die(slots: u8, indicator: Option<u8>) -> f32 {
    let Some(indicator) = indicator.map(f32::from) else { return 1.0 };
    let together = f32::from(slots.min(2));
    ((3.5 * together - (indicator - 1.0) / 2.0) / indicator / together).max(0.05)
}

/// What a part is worth to a machine that keeps it for so many rounds, with the dice that lie in it.
pub fn keeping(part: &Part, prices: &Prices, after: f32) -> f32 {
    let Some(row) = part.card.part() else { return 0.0 };
    let die = [KEPT_DIE; 3];
    let copy = prices.of_card(part.card).iter().map(|it| it.worth(&die)).fold(0.0, f32::max);
    let each_round = match row.works {
        Works::Bulb => copy,
        Works::Dice { slots, indicator } => {
            let usable = f32::from(part.free()) + FILLED_SLOT * f32::from(part.filled());
            let most = if indicator.is_some() { 2.0 } else { 1.0 };
            copy * times_per_die(slots.total(), indicator) * usable.min(most)
        }
    };
    let lasting = KEPT * each_round + VALVE * f32::from(row.valves.count());
    // Even the worst part breaks a tie, and can be lost instead of a better one.
    0.02 + over_rounds(after) * lasting + if after < 0.5 { 0.0 } else { SPARE }
}

/// What each further point of damage costs a machine: first the gauge above 0, then the parts that are missed least, then
/// all of it.
pub struct Wear {
    costs: ArrayVec<f32, { MOST_CARDS + 4 }>,
    beyond: f32,
    /// What a point costs that was taken already and can be mended.
    pub mended: f32,
}

impl Wear {
    /// What damage costs a seat from here.
    pub fn of(desk: &Desk<'_>, prices: &Prices) -> Wear {
        let (racer, after) = (desk.racer(), desk.rounds_after());
        let mut keeps: ArrayVec<f32, MOST_CARDS> =
            racer.machine.iter().skip(1).map(|part| keeping(part, prices, after)).collect();
        keeps.sort_unstable_by(f32::total_cmp);
        let mut costs = ArrayVec::new();
        let mut gauge = racer.gauge;
        while gauge > 0 {
            costs.push(prices.reinforce);
            gauge -= 1;
        }
        let owed = usize::from(gauge.unsigned_abs());
        costs.extend(keeps.iter().skip(owed).copied());
        let mended = if racer.gauge < 0 {
            keeps.get(owed - 1).copied().unwrap_or(EXPLOSION)
        } else {
            prices.reinforce
        };
        let back = desk.open.steps_to_line(last_of_others(desk)) - desk.open.steps_to_line(desk.seat);
        let machine: f32 = keeps.iter().sum();
        Wear { costs, beyond: EXPLOSION + f32::from(back.max(0)) + machine, mended }
    }

    /// What so many points cost.
    pub fn cost(&self, damage: u8) -> f32 {
        let within: f32 = self.costs.iter().take(damage.into()).sum();
        let explodes = usize::from(damage) > self.costs.len();
        within + if explodes { self.beyond + 0.1 * f32::from(damage) } else { 0.0 }
    }

    /// How many points can be taken before the machine explodes.
    pub fn room(&self) -> u8 {
        self.costs.len() as u8
    }
}

fn last_of_others(desk: &Desk<'_>) -> Seat {
    let others = Seat::all(desk.open.seats()).filter(|seat| *seat != desk.seat);
    others.max_by_key(|seat| desk.open.steps_to_line(*seat)).unwrap_or(desk.seat)
}
