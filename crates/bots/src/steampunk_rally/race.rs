//! The Race phase: what comes first, and when to stop. Dice are shared out in `dice`, effects applied in `batch`.

use super::boosts;
use super::desk::Desk;
use super::road::{Road, Steps};
use super::weights::{CROWD_AHEAD, GENERATED_DIE, LAST_PIP, NEEDED_POINT, PIP, RAILS, THIN};
use super::workshop::Workshop;
use super::worth::{Prices, Wear, Yield};
use arrayvec::ArrayVec;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::{Card, Challenge, Effect, Group, Works};
use crossroads_steampunk_rally::rules::{building, challenges};

/// Actions one after another, with no chance in between.
pub type Script = ArrayVec<Action, 8>;

/// A seat in its race.
pub struct Race<'a, 'b> {
    /// What the seat has before it.
    pub desk: &'a Desk<'b>,
    /// What effects are worth here and now.
    pub prices: Prices,
    /// What damage costs.
    pub wear: Wear,
    /// What one more die of each colour is worth.
    pub die: [f32; 3],
    /// What a pip costs that will lie in a slot.
    pub pip: f32,
}

impl<'a, 'b> Race<'a, 'b> {
    /// What this seat thinks of its race.
    pub fn new(desk: &'a Desk<'b>) -> Race<'a, 'b> {
        let mut prices = Prices::of(desk);
        let wear = Wear::of(desk, &prices);
        let road = Road::new(desk.open, desk.seat, &wear, prices.cog);
        let ahead =
            |plain: u8| road.drive(Steps { plain, goes_on: true, ..Steps::default() }) / f32::from(plain);
        prices.motion = [1, 2, 3, 5].into_iter().map(ahead).fold(0.05, f32::max).min(1.0);
        prices.reinforce = if wear.room() < THIN {
            prices.reinforce.max(NEEDED_POINT)
        } else {
            wear.mended.max(prices.reinforce)
        };
        prices.damage = wear.cost(1).max(prices.damage * 0.5);
        let pip = if desk.is_last_round() { LAST_PIP } else { PIP };
        let die = Workshop::new(desk.racer().machine.iter(), &prices).without_vent().die_worth();
        Race { desk, prices, wear, die, pip }
    }

    /// The road ahead.
    pub fn road(&self) -> Road<'_> {
        Road::new(self.desk.open, self.desk.seat, &self.wear, self.prices.cog)
    }

    /// What the best group of a card gives.
    pub fn best_group(&self, card: Card) -> Option<(u8, Yield)> {
        let groups = self.prices.of_card(card).into_iter().zip(0..);
        groups
            .max_by(|(one, _), (other, _)| one.worth(&self.die).total_cmp(&other.worth(&self.die)))
            .map(|(it, place)| (place, it))
    }

    /// What so many copies of a card's best group really come to, on the road that lies ahead.
    pub fn real_worth(&self, card: Card, times: u8, goes_on: bool) -> f32 {
        let Some((group, _)) = self.best_group(card) else { return 0.0 };
        self.group_worth(card.groups()[usize::from(group)], times, goes_on)
    }

    /// What so many copies of a group really come to.
    pub fn group_worth(&self, group: Group, times: u8, goes_on: bool) -> f32 {
        let mut steps = Steps { goes_on, ..Steps::default() };
        let mut others = 0.0;
        for (effect, count) in group {
            let count = count * times;
            match effect {
                Effect::Motion => steps.plain += count,
                Effect::Smooth => steps.smooth += count,
                Effect::Damage => steps.damage += count,
                _ => others += self.prices.of_group(&[(*effect, 1)]).worth(&self.die) * f32::from(count),
            }
        }
        if steps.plain + steps.smooth + steps.damage == 0 {
            return others;
        }
        others + self.road().drive(steps)
    }

    /// What the bulb would bring, and whether that are dice.
    fn bulb(&self) -> (f32, bool) {
        let (mut worth, mut dice) = (0.0, false);
        for part in self.desk.racer().machine.iter() {
            if part.card.part().is_some_and(|row| row.works == Works::Bulb) {
                worth += self.real_worth(part.card, 1, true);
                dice |=
                    self.best_group(part.card).is_some_and(|(_, it)| it.dice.iter().any(|dice| *dice > 0.0));
            }
        }
        (worth, dice)
    }

    /// What to pay for a challenge here, if it is worth it.
    pub fn challenge(&self) -> Option<Action> {
        let racer = self.desk.racer();
        match challenges::usable(self.desk.open, self.desk.seat)? {
            Challenge::Generator(colour) => {
                let plan = self.share(colour, &racer.pool, None).1;
                let full = plan.iter().map(|it| it.dice.len()).sum::<usize>();
                let free: u8 = racer.machine.iter().map(|part| part.free_of(colour)).sum();
                let wanted =
                    self.die[colour as usize] > GENERATED_DIE * self.prices.cog && full < usize::from(free);
                wanted.then_some(Action::PayCog)
            }
            Challenge::Rails { colour, steps, smooth } => {
                let (plain, smooth) = if smooth { (0, steps) } else { (steps, 0) };
                let gain = self.road().drive(Steps { plain, smooth, goes_on: true, damage: 0 });
                let (value, cost) = self.cheapest(colour)?;
                (gain > cost + RAILS).then_some(Action::PayDie(value))
            }
            Challenge::Pony { colour, cogs } => {
                let (value, cost) = self.cheapest(colour)?;
                (f32::from(cogs) * self.prices.cog > cost).then_some(Action::PayDie(value))
            }
            Challenge::Glacier(_) | Challenge::Jump | Challenge::Crowd => None,
        }
    }

    /// Whether a crowd waits near by, and the machine could be laid out so that it costs less.
    fn can_please_crowd(&self) -> bool {
        challenges::toll(self.desk.racer()) > 0
            && self.road().has_crowd(CROWD_AHEAD)
            && building::opened(self.desk.racer()).is_some()
    }

    /// What to do with nothing begun, the best first. The last one is to be done.
    pub fn next(&self) -> Script {
        let racer = self.desk.racer();
        let one = |action: Action| -> Script { [action].into_iter().collect() };
        if self.can_please_crowd() {
            return one(Action::Arrange);
        }
        let bulb = racer.bulb.then(|| self.bulb());
        if bulb.is_some_and(|(worth, dice)| dice && worth > 0.0) {
            return one(Action::SwitchOff);
        }
        if let Some(action) = boosts::before_driving(self.desk, self) {
            return one(action);
        }
        if let Some(action) = self.challenge() {
            return one(action);
        }
        if let Some((action, _)) = self.tinker() {
            return one(action);
        }
        if let Some(first) = self.activations().first() {
            return first.script();
        }
        if bulb.is_some_and(|(worth, _)| worth > 0.0) {
            return one(Action::SwitchOff);
        }
        if let Some(action) = boosts::after_driving(self.desk, self) {
            return one(action);
        }
        one(Action::Done)
    }
}
