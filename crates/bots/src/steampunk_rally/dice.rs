//! Dice for parts: for each colour all ways to share the rolled dice out are weighed exactly, with a fixed worth for every
//! effect; a part with slots of several colours is tried with dice of all of them besides. Whether an activation is really
//! wanted is then asked of the road it would drive.

use super::race::{Race, Script};
use super::weights::LEAST_USE;
use arrayvec::ArrayVec;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::{Colour, Die, MOST_SLOTS};
use crossroads_steampunk_rally::machine::{MOST_CARDS, Part, Place};
use crossroads_steampunk_rally::rules::race;
use crossroads_steampunk_rally::state::Pool;

/// Dice of one colour that are weighed together.
const MOST_DICE: usize = 7;
/// Parts of one colour that are weighed together.
const MOST_PARTS: usize = 10;

/// Dice for a part.
#[derive(Clone, Debug)]
pub struct Activation {
    /// Which part.
    pub part: Place,
    /// Its dice.
    pub dice: ArrayVec<Die, MOST_SLOTS>,
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
        let place = |&Die { colour, value }: &Die| Action::Place { part: self.part, colour, value };
        self.dice.iter().map(place).chain([Action::Fire]).collect()
    }
}

impl Race<'_, '_> {
    /// The best way to share the dice of a colour out, and what it is worth; one part may be left out.
    pub fn share(
        &self,
        colour: Colour,
        pool: &Pool,
        without: Option<Place>,
    ) -> (f32, ArrayVec<Activation, MOST_PARTS>) {
        let mut dice: ArrayVec<u8, MOST_DICE> = ArrayVec::new();
        for value in (1..7_u8).rev() {
            for _ in 0..pool.0[colour as usize][usize::from(value)] {
                let _full = dice.try_push(value);
            }
        }
        let machine = &self.desk.racer().machine;
        let takes = |(place, part): &(usize, &Part)| {
            part.free_of(colour) > 0
                && !(part.spent && part.indicator() == Some(None))
                && without != Some(*place as Place)
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
            let (free, indicator) = (part.free_of(colour), part.indicator().flatten());
            let mut worths = [f32::MIN; 1 << MOST_DICE];
            for set in 1..sets {
                let times = times(free, indicator, set.count_ones() as u8, sums[set]);
                if times > 0 {
                    worths[set] = f32::from(times) * copy - self.pip * f32::from(sums[set]);
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
            let times =
                times(part.free_of(colour), part.indicator().flatten(), set.count_ones() as u8, sums[set]);
            let copy = self.best_group(part.card).map(|(_, it)| it).unwrap_or_default();
            activations.push(Activation {
                part: *place as Place,
                dice: (0..dice.len())
                    .filter(|die| set & (1 << die) != 0)
                    .map(|die| Die { colour, value: dice[die] })
                    .collect(),
                times,
                worth: f32::from(times) * copy.worth(&self.die) - self.pip * f32::from(sums[set]),
                gives: f32::from(times) * copy.dice.iter().sum::<f32>(),
            });
        }
        (best[sets - 1], activations)
    }

    /// The activation of a part with dice of several colours that gains the most over what these dice do elsewhere.
    fn across(&self, pool: &Pool) -> Option<Activation> {
        let mut best: Option<(f32, Activation)> = None;
        let machine = &self.desk.racer().machine;
        for (part, place) in machine.iter().zip(0..) {
            let open =
                |colour: &Colour| part.free_of(*colour) > 0 && pool.values(*colour).any(|value| value > 0);
            let colours: ArrayVec<Colour, 3> = part.slots().colours().filter(open).collect();
            let Some(Some(indicator)) = part.indicator().filter(|_| colours.len() > 1) else { continue };
            let copy = self.best_group(part.card).map(|(_, it)| it).unwrap_or_default();
            // One die of each colour: more of one would rarely be missed so little.
            let mut tried: ArrayVec<(ArrayVec<Die, MOST_SLOTS>, f32), 36> = ArrayVec::new();
            tried.push((ArrayVec::new(), 0.0));
            for colour in colours {
                let now = self.share(colour, pool, None).0;
                let mut more: ArrayVec<(ArrayVec<Die, MOST_SLOTS>, f32), 36> = ArrayVec::new();
                for value in pool.values(colour).filter(|value| *value > 0) {
                    let mut rest = *pool;
                    rest.take(colour, value);
                    let lost = now - self.share(colour, &rest, Some(place)).0;
                    for (dice, missed) in &tried {
                        let mut dice = dice.clone();
                        dice.push(Die { colour, value });
                        let _full = more.try_push((dice, missed + lost));
                    }
                }
                tried = more;
            }
            for (dice, lost) in tried {
                let power: u8 = dice.iter().map(|die| die.value).sum();
                let times = power / indicator.max(1);
                let worth = f32::from(times) * copy.worth(&self.die) - self.pip * f32::from(power);
                if times > 0 && worth - lost > best.as_ref().map_or(LEAST_USE, |(best, _)| *best) {
                    let gives = f32::from(times) * copy.dice.iter().sum::<f32>();
                    best = Some((worth - lost, Activation { part: place, dice, times, worth, gives }));
                }
            }
        }
        best.map(|(_, it)| it)
    }

    /// What to do with the dice of a pool that have these colours.
    fn plan(&self, pool: &Pool, colours: impl Iterator<Item = Colour>) -> ArrayVec<Activation, MOST_CARDS> {
        let mut all: ArrayVec<Activation, MOST_CARDS> = self.across(pool).into_iter().collect();
        let (mut pool, mut without) = (*pool, None);
        if let Some(it) = all.first() {
            it.dice.iter().for_each(|die| pool.take(die.colour, die.value));
            without = Some(it.part);
        }
        for colour in colours {
            for it in self.share(colour, &pool, without).1 {
                let _full = all.try_push(it);
            }
        }
        all
    }

    /// All activations that are worth it, the first one first: those that give dice, then the best.
    pub fn activations(&self) -> ArrayVec<Activation, MOST_CARDS> {
        let mut all = self.plan(&self.desk.racer().pool, Colour::ALL.into_iter());
        all.sort_by(|one, other| other.gives.total_cmp(&one.gives).then(other.worth.total_cmp(&one.worth)));
        let machine = &self.desk.racer().machine;
        let several = all.len() > 1;
        all.retain(|it| {
            let pips: u8 = it.dice.iter().map(|die| die.value).sum();
            let real = self.real_worth(machine[usize::from(it.part)].card, it.times, several);
            it.worth = real - self.pip * f32::from(pips);
            it.worth > 0.0
        });
        all
    }

    /// A cog for a die that is just too low, or for one that is of no use: the action, and what it gains.
    pub fn tinker(&self) -> Option<(Action, f32)> {
        let racer = self.desk.racer();
        if racer.cogs == 0 {
            return None;
        }
        let mut best: Option<(Action, f32)> = None;
        let mut weigh = |action: Action, gain: f32| {
            if gain > best.map_or(LEAST_USE, |(_, best)| best) {
                best = Some((action, gain));
            }
        };
        for colour in Colour::ALL {
            let (now, plan) = self.share(colour, &racer.pool, None);
            let used =
                |value: u8| plan.iter().flat_map(|it| &it.dice).filter(|die| die.value == value).count();
            for value in racer.pool.values(colour).filter(|value| (1..6).contains(value)) {
                let with = |to: u8| {
                    let mut pool = racer.pool;
                    pool.take(colour, value);
                    pool.add(colour, to);
                    self.share(colour, &pool, None).0
                };
                weigh(Action::Raise { colour, value }, with(value + 1) - now - self.prices.cog);
                let is_idle = used(value) < usize::from(racer.pool.0[colour as usize][usize::from(value)]);
                if is_idle && value <= 3 {
                    let mean = (1..7).map(with).sum::<f32>() / 6.0;
                    weigh(Action::Reroll { colour, value }, mean - now - self.prices.cog);
                }
            }
        }
        best
    }

    /// The die of a colour that is missed least, and how much.
    pub fn cheapest(&self, colour: Colour) -> Option<(u8, f32)> {
        let pool = &self.desk.racer().pool;
        let now = self.share(colour, pool, None).0;
        let cost = |value: u8| {
            let mut without = *pool;
            without.take(colour, value);
            now - self.share(colour, &without, None).0
        };
        pool.values(colour).map(|value| (value, cost(value))).min_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// How to go on with a placement: as it was meant when it was begun.
    pub fn place_on(&self, place: Place, placed: &[Die]) -> Action {
        let racer = self.desk.racer();
        let Some(part) = racer.machine.get(usize::from(place)) else { return Action::TakeBack };
        let mut pool = racer.pool;
        for die in placed {
            pool.add(die.colour, die.value);
        }
        let missing = |it: &Activation| {
            let mut dice = it.dice.clone();
            let fits = placed.iter().all(|die| {
                let found = dice.iter().position(|other| other == die);
                found.and_then(|found| dice.pop_at(found)).is_some()
            });
            fits.then_some(dice)
        };
        let plan = self.plan(&pool, part.slots().colours());
        let missing = plan.iter().filter(|it| it.part == place).find_map(missing).unwrap_or_default();
        match missing.first() {
            Some(&Die { colour, value }) => Action::Place { part: place, colour, value },
            None if race::times(racer, place, placed) > 0 => Action::Fire,
            None => Action::TakeBack,
        }
    }
}

/// How often so many dice with this sum activate a part with so many free slots for them; without an indicator it is a star.
fn times(free: u8, indicator: Option<u8>, count: u8, power: u8) -> u8 {
    match indicator {
        _ if count > free => 0,
        Some(indicator) => power / indicator.max(1),
        None => u8::from(count == 1),
    }
}
