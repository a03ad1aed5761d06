//! The Race phase: which dice into which part, and when to stop.
//!
//! For each colour all ways to share the rolled dice out among the parts are weighed exactly, with a fixed worth for every
//! effect; whether an activation is really wanted is then asked of the road it would drive.

use super::boosts;
use super::desk::Desk;
use super::road::{Road, Steps};
use super::weights::PIP;
use super::workshop::Workshop;
use super::worth::{Prices, Wear, Yield};
use arrayvec::ArrayVec;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::{Card, Challenge, Colour, Effect, Group, MOST_SLOTS, Works};
use crossroads_steampunk_rally::machine::{MOST_CARDS, Part, Place};
use crossroads_steampunk_rally::rules::challenges;
use crossroads_steampunk_rally::state::{Batch, Frame, Pool};
use crossroads_steampunk_rally::track::Space;

/// Dice of one colour that are weighed together.
const MOST_DICE: usize = 7;
/// Parts of one colour that are weighed together.
const MOST_PARTS: usize = 10;

/// Actions one after another, with no chance in between.
pub type Script = ArrayVec<Action, 8>;

/// Dice for a part.
#[derive(Clone, Debug)]
pub struct Activation {
    /// Which part.
    pub part: Place,
    /// Its dice.
    pub dice: ArrayVec<u8, MOST_SLOTS>,
    /// How often it works.
    pub times: u8,
    /// What it is worth, dice that it gives included.
    pub worth: f32,
    /// Dice that it gives.
    pub gives: f32,
}

impl Activation {
    /// The actions it takes.
    pub fn script(&self) -> Script {
        let place = |value: &u8| Action::Place { part: self.part, value: *value };
        self.dice.iter().map(place).chain([Action::Fire]).collect()
    }
}

/// A seat in its race.
pub struct Race<'a, 'b> {
    desk: &'a Desk<'b>,
    /// What effects are worth here and now.
    pub prices: Prices,
    /// What damage costs.
    pub wear: Wear,
    /// What one more die of each colour is worth.
    pub die: [f32; 3],
    after: f32,
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
        prices.reinforce =
            if wear.room() < 3 { prices.reinforce.max(0.6) } else { wear.mended.max(prices.reinforce) };
        prices.damage = wear.cost(1).max(prices.damage * 0.5);
        let after = desk.rounds_after();
        let die = Workshop::new(desk.racer().machine.iter(), &prices).without_vent().die_worth();
        Race { desk, prices, wear, die, after }
    }

    /// The road ahead.
    pub fn road(&self) -> Road<'_> {
        Road::new(self.desk.open, self.desk.seat, &self.wear, self.prices.cog)
    }

    fn pip(&self) -> f32 {
        if self.after < 0.5 { 0.002 } else { PIP }
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
        let (Some((group, _)), Some(row)) = (self.best_group(card), card.part()) else { return 0.0 };
        self.group_worth(row.effects[usize::from(group)], times, goes_on)
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

    /// The best way to share these dice out, and what it is worth.
    pub fn share(&self, colour: Colour, pool: &Pool) -> (f32, ArrayVec<Activation, MOST_PARTS>) {
        let mut dice: ArrayVec<u8, MOST_DICE> = ArrayVec::new();
        for value in (1..7_u8).rev() {
            for _ in 0..pool.0[colour as usize][usize::from(value)] {
                let _full = dice.try_push(value);
            }
        }
        let machine = &self.desk.racer().machine;
        let takes = |(_, part): &(usize, &Part)| {
            part.colour() == Some(colour)
                && part.free() > 0
                && !(part.spent && part.indicator() == Some(None))
        };
        let mut parts: ArrayVec<(usize, &Part), MOST_CARDS> =
            machine.iter().enumerate().filter(takes).collect();
        parts.truncate(MOST_PARTS);
        if dice.is_empty() || parts.is_empty() {
            return (0.0, ArrayVec::new());
        }
        let sets = 1_usize << dice.len();
        let mut sums = [0_u8; 1 << MOST_DICE];
        for set in 1..sets {
            let low = set.trailing_zeros() as usize;
            sums[set] = sums[set & (set - 1)] + dice[low];
        }
        let mut best = [0.0_f32; 1 << MOST_DICE];
        let mut choice = [[0_u8; 1 << MOST_DICE]; MOST_PARTS];
        for (row, (_, part)) in parts.iter().enumerate() {
            let copy = self.best_group(part.card).map_or(0.0, |(_, it)| it.worth(&self.die));
            let mut worths = [f32::MIN; 1 << MOST_DICE];
            for set in 1..sets {
                let times = times(part, set.count_ones() as u8, sums[set]);
                if times > 0 {
                    worths[set] = f32::from(times) * copy - self.pip() * f32::from(sums[set]);
                }
            }
            let before = best;
            for set in 1..sets {
                let mut of_set = set;
                while of_set > 0 {
                    let worth = before[set ^ of_set] + worths[of_set];
                    if worth > best[set] {
                        (best[set], choice[row][set]) = (worth, of_set as u8);
                    }
                    of_set = (of_set - 1) & set;
                }
            }
        }
        let mut left = sets - 1;
        let mut activations = ArrayVec::new();
        for (row, (place, part)) in parts.iter().enumerate().rev() {
            let set = usize::from(choice[row][left]);
            if set == 0 {
                continue;
            }
            left ^= set;
            let times = times(part, set.count_ones() as u8, sums[set]);
            let copy = self.best_group(part.card).map(|(_, it)| it).unwrap_or_default();
            activations.push(Activation {
                part: *place as Place,
                dice: (0..dice.len()).filter(|die| set & (1 << die) != 0).map(|die| dice[die]).collect(),
                times,
                worth: f32::from(times) * copy.worth(&self.die) - self.pip() * f32::from(sums[set]),
                gives: f32::from(times) * copy.dice.iter().sum::<f32>(),
            });
        }
        (best[sets - 1], activations)
    }

    /// All activations that are worth it, the first one first: those that give dice, then the best.
    pub fn activations(&self) -> ArrayVec<Activation, MOST_CARDS> {
        let pool = &self.desk.racer().pool;
        let mut all: ArrayVec<Activation, MOST_CARDS> = ArrayVec::new();
        for colour in Colour::ALL {
            for it in self.share(colour, pool).1 {
                let _full = all.try_push(it);
            }
        }
        all.sort_by(|one, other| other.gives.total_cmp(&one.gives).then(other.worth.total_cmp(&one.worth)));
        let machine = &self.desk.racer().machine;
        let several = all.len() > 1;
        all.retain(|it| {
            let pips: u8 = it.dice.iter().sum();
            let real = self.real_worth(machine[usize::from(it.part)].card, it.times, several);
            it.worth = real - self.pip() * f32::from(pips);
            it.worth > 0.0
        });
        all
    }

    /// A cog for a die that is just too low, or for one that is of no use: the action, and what it gains.
    fn tinker(&self) -> Option<(Action, f32)> {
        let racer = self.desk.racer();
        if racer.cogs == 0 {
            return None;
        }
        let mut best: Option<(Action, f32)> = None;
        let mut weigh = |action: Action, gain: f32| {
            if gain > best.map_or(0.05, |(_, best)| best) {
                best = Some((action, gain));
            }
        };
        for colour in Colour::ALL {
            let (now, plan) = self.share(colour, &racer.pool);
            let used = |value: u8| {
                plan.iter().map(|it| it.dice.iter().filter(|die| **die == value).count() as u8).sum::<u8>()
            };
            for value in racer.pool.values(colour).filter(|value| (1..6).contains(value)) {
                let with = |to: u8| {
                    let mut pool = racer.pool;
                    pool.take(colour, value);
                    pool.add(colour, to);
                    self.share(colour, &pool).0
                };
                weigh(Action::Raise { colour, value }, with(value + 1) - now - self.prices.cog);
                let is_idle = used(value) < racer.pool.0[colour as usize][usize::from(value)];
                if is_idle && value <= 3 {
                    let mean = (1..7).map(with).sum::<f32>() / 6.0;
                    weigh(Action::Reroll { colour, value }, mean - now - self.prices.cog);
                }
            }
        }
        best
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
                let full = self.share(colour, &racer.pool).1.iter().map(|it| it.dice.len()).sum::<usize>();
                let free: u8 =
                    racer.machine.iter().filter(|part| part.colour() == Some(colour)).map(Part::free).sum();
                let wanted = self.die[colour as usize] > self.prices.cog * 1.5 && full < usize::from(free);
                wanted.then_some(Action::PayCog)
            }
            Challenge::Rails { colour, steps, smooth } => {
                let (plain, smooth) = if smooth { (0, steps) } else { (steps, 0) };
                let gain = self.road().drive(Steps { plain, smooth, goes_on: true, damage: 0 });
                let (value, cost) = self.cheapest(colour)?;
                (gain > cost + 0.2).then_some(Action::PayDie(value))
            }
            Challenge::Pony { colour, cogs } => {
                let (value, cost) = self.cheapest(colour)?;
                (f32::from(cogs) * self.prices.cog > cost).then_some(Action::PayDie(value))
            }
            Challenge::Glacier(_) | Challenge::Jump | Challenge::Crowd => None,
        }
    }

    /// The die of a colour that is missed least, and how much.
    pub fn cheapest(&self, colour: Colour) -> Option<(u8, f32)> {
        let pool = &self.desk.racer().pool;
        let now = self.share(colour, pool).0;
        let cost = |value: u8| {
            let mut without = *pool;
            without.take(colour, value);
            now - self.share(colour, &without).0
        };
        pool.values(colour).map(|value| (value, cost(value))).min_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// What to do with nothing begun, the best first. The last one is to be done.
    pub fn next(&self) -> Script {
        let racer = self.desk.racer();
        let one = |action: Action| -> Script { [action].into_iter().collect() };
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

    /// How to go on with a placement.
    pub fn place_on(&self, place: Place, placed: &[u8]) -> Action {
        let racer = self.desk.racer();
        let Some(part) = racer.machine.get(usize::from(place)) else { return Action::TakeBack };
        let colour = part.colour().unwrap_or_default();
        let mut pool = racer.pool;
        placed.iter().for_each(|value| pool.add(colour, *value));
        let plan = self.share(colour, &pool).1;
        let power: u8 = placed.iter().sum();
        let fires = times(part, placed.len() as u8, power) > 0;
        let wanted = plan.iter().find(|it| it.part == place);
        let mut missing = wanted.map(|it| it.dice.clone()).unwrap_or_default();
        let fits = placed.iter().all(|value| {
            let found = missing.iter().position(|other| other == value);
            found.and_then(|found| missing.pop_at(found)).is_some()
        });
        match missing.first() {
            Some(value) if fits => Action::Place { part: place, value: *value },
            _ if fires => Action::Fire,
            _ => Action::TakeBack,
        }
    }

    /// Which effect of a batch comes next.
    pub fn in_batch(&self, batch: &Batch) -> Action {
        let racer = self.desk.racer();
        if let Some(copies) = batch.unbegun.first() {
            let groups = copies.card.part().map_or(&[][..], |row| row.effects);
            let worth = |group: &(u8, &Group)| self.group_worth(group.1, 1, batch.has_motion());
            let best = (0..).zip(groups).max_by(|one, other| worth(one).total_cmp(&worth(other)));
            return Action::ChooseGroup { card: copies.card, group: best.map_or(0, |(group, _)| group) };
        }
        if challenges::may_pause(self.desk.open, self.desk.seat)
            && let Some(action) = self.challenge()
        {
            return action;
        }
        let has = |effect: Effect| batch.count(effect) > 0;
        let is_full = racer.gauge >= 3;
        let moving = if has(Effect::Smooth) && has(Effect::Motion) {
            let terrain = |space: &Space| self.desk.open.track.row(*space).terrain;
            let is_rough = self.desk.open.track.ahead(racer.space).iter().any(|space| terrain(space) > 0);
            // Smooth steps go where there is terrain, plain ones where there is none.
            if is_rough { Effect::Smooth } else { Effect::Motion }
        } else if has(Effect::Motion) {
            Effect::Motion
        } else {
            Effect::Smooth
        };
        let order = [
            Effect::GainSteam,
            Effect::GainHeat,
            Effect::GainElectric,
            Effect::Cog,
            if is_full { Effect::Damage } else { Effect::Reinforce },
            if is_full && has(Effect::Motion) { moving } else { Effect::Reinforce },
            moving,
            Effect::Damage,
            Effect::Reinforce,
            Effect::DiscardSteam,
            Effect::DiscardHeat,
            Effect::DiscardElectric,
            Effect::DiscardAny,
        ];
        let next = order.into_iter().find(|effect| has(*effect));
        next.or_else(|| batch.kinds().next()).map_or(Action::Decline, Action::Apply)
    }

    /// Which way at a fork: the one on which the steps still to come get furthest.
    pub fn way(&self, smooth: bool) -> Option<Action> {
        let racer = self.desk.racer();
        let mut steps = Steps { goes_on: false, ..Steps::default() };
        for frame in racer.work.iter() {
            if let Frame::Batch(batch) = frame {
                steps.plain += batch.count(Effect::Motion);
                steps.smooth += batch.count(Effect::Smooth);
                steps.damage += batch.count(Effect::Damage);
            }
        }
        if smooth {
            steps.smooth += 1;
        } else {
            steps.plain += 1;
        }
        let road = self.road();
        let worth = |space: &Space| {
            let terrain = self.desk.open.track.row(*space).terrain;
            let mut rest = steps;
            if rest.smooth > 0 && (terrain > 0 || rest.plain == 0) {
                rest.smooth -= 1;
            } else {
                rest.plain -= 1;
                rest.damage += terrain;
            }
            road.drive_from(*space, rest)
        };
        let ways = self.desk.open.track.ahead(racer.space);
        ways.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other))).map(Action::Way)
    }

    /// Whether a die is worth more than the terrain of a glacier.
    pub fn glacier(&self, colour: Colour) -> Action {
        let space = self.desk.racer().space;
        let terrain = self.desk.open.track.row(space).terrain + self.desk.racer().worse_terrain();
        match self.cheapest(colour) {
            Some((value, cost)) if cost < self.wear.cost(terrain) => Action::PayGlacier(value),
            _ => Action::TakeTerrain,
        }
    }

    /// The die that leaves a slot: from the part that would make the most of the room, and there the highest.
    pub fn discard(&self, colour: Option<Colour>) -> Action {
        let machine = self.desk.racer().machine;
        let fits = |(_, part): &(usize, &Part)| {
            part.filled() > 0 && colour.is_none_or(|colour| part.colour() == Some(colour))
        };
        let worth = |part: &Part| {
            let copy = self.best_group(part.card).map_or(0.0, |(_, it)| it.worth(&self.die));
            let room = if part.free() == 0 { 1.0 } else { 0.5 };
            copy * room + 0.05 * f32::from(part.dice[0])
        };
        let best = machine
            .iter()
            .enumerate()
            .filter(fits)
            .max_by(|one, other| worth(one.1).total_cmp(&worth(other.1)));
        best.map_or(Action::Decline, |(place, part)| Action::DiscardDie {
            part: place as Place,
            value: part.dice[0],
        })
    }
}

/// How often dice with this sum activate a part.
fn times(part: &Part, count: u8, power: u8) -> u8 {
    if count > part.free() {
        return 0;
    }
    match part.indicator() {
        Some(Some(indicator)) => power / indicator.max(1),
        Some(None) => u8::from(count == 1),
        None => 0,
    }
}
