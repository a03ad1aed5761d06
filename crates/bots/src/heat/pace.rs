//! How many rounds a car still needs, from everywhere on a course, in every gear and with every engine.
//!
//! It is worked out once a race, backwards from the finish, for a car that drives alone: for each place, gear and
//! engine the best turn is looked for with a sample of hands, and what the car needs after it is known already. Hands
//! are drawn as if all cards were shuffled each round, which is the one thing that is simplified. So a space, a gear
//! and a heat have one common measure, and «how fast through this corner» needs no rule of thumb.

use super::course::{Course, Settled};
use super::hand::for_each_choice;
use super::weights::{CARD_VALUES, HANDS, LOST_ROUND, OVERSHOOT, STRESS_TAKEN, USUAL_SPEEDS};
use crossroads_engine::{Chance, Quick};
use crossroads_heat::data::{Card, Colour, Gear, HAND_SIZE, LEGEND_CARDS, Weather, helmet};
use crossroads_heat::setup::Options;
use crossroads_heat::state::Roads;

/// Speeds are told apart up to here; faster is as fast.
pub const SPEEDS: usize = 32;

/// A value for each Speed.
pub type BySpeed = [f32; SPEEDS];

/// Most plus symbols that are told apart; more are as many.
pub const PLUSES: usize = 4;

/// The heat that engines are told apart by.
pub const ENGINES: usize = 11;

/// How likely a plus finds a 1, 2, 3 or 4.
pub type Odds = [f32; 4];

/// All four are alike.
pub const EVEN: Odds = [0.25; 4];

/// Rounds to go.
#[derive(Clone, Debug)]
pub struct Pace {
    course: Course,
    /// For each progress, gear and engine.
    drivers: Vec<f32>,
    /// For each progress.
    legends: Vec<f32>,
    /// What is added to helmet numbers.
    pro: u8,
}

impl Pace {
    /// Works it out for a race.
    pub fn new(options: &Options, weather: Option<Weather>, roads: &Roads, heat: u8, stress: u8) -> Pace {
        let course = Course::new(options, weather, roads);
        let spaces = usize::from(course.finish) + 1;
        let legends = legends(&course, options.pro);
        let mut pace = Pace { course, drivers: vec![0.0; spaces * 4 * ENGINES], legends, pro: options.pro };
        let hands: [Vec<SampleHand>; ENGINES] = sample_hands(heat, stress);
        for progress in (1..spaces as u16).rev() {
            pace.work_out(progress, &hands);
        }
        pace
    }

    /// The course it was made for.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The rounds that a driver needs after a turn that ended so. Less than none beyond the finish, where distance
    /// ranks.
    #[inline]
    pub fn to_go(&self, after: Settled) -> f32 {
        let Settled { progress, gear, engine, stress } = after;
        if progress > self.course.finish {
            return self.beyond(progress);
        }
        self.drivers[place(progress, gear, engine)] + f32::from(stress) * STRESS_TAKEN
    }

    /// The rounds that a Legend needs.
    pub fn legend_to_go(&self, progress: u16) -> f32 {
        self.legends.get(usize::from(progress)).copied().unwrap_or_else(|| self.beyond(progress))
    }

    fn beyond(&self, progress: u16) -> f32 {
        -f32::from(progress - self.course.finish) * OVERSHOOT
    }

    /// What a turn comes to, for each Speed of the laid cards and each number of plus symbols, if the driver boosts
    /// where that pays. `engine` is what it holds after shift and cooldown. Speeds and plus symbols are worked out up to
    /// the `most` that the cards can come to. `near` says how likely a slipstream is so many spaces ahead.
    pub fn turn(
        &self,
        from: u16,
        gear: u8,
        engine: u8,
        odds: &Odds,
        most: (usize, usize),
        near: Option<&BySpeed>,
    ) -> [BySpeed; PLUSES] {
        let pluses = most.1.min(PLUSES - 1);
        // A plus looks further by the highest card that it can find.
        let speeds = |pluses: usize| (most.0 + 4 * pluses + 1).min(SPEEDS);
        let mut turn = [[0.0; SPEEDS]; PLUSES];
        turn[0] = self.without_boost(from, gear, engine, speeds(pluses + 1), near);
        let boosts: [BySpeed; 2] = [
            if self.course.has_free_boosts() {
                with_plus(&turn[0], odds, speeds(pluses))
            } else {
                [f32::MAX; SPEEDS]
            },
            if engine > 0 {
                with_plus(
                    &self.without_boost(from, gear, engine - 1, speeds(pluses + 1), near),
                    odds,
                    speeds(pluses),
                )
            } else {
                [f32::MAX; SPEEDS]
            },
        ];
        for speed in 0..speeds(pluses) {
            let heat =
                if self.course.has_free_boosts() { self.course.boost_heat(from + speed as u16) } else { 1 };
            turn[0][speed] = turn[0][speed].min(boosts[usize::from(heat)][speed]);
        }
        for plus in 1..=pluses {
            turn[plus] = with_plus(&turn[plus - 1], odds, speeds(pluses - plus));
        }
        turn
    }

    /// The same for each Speed below `speeds`, without plus and boost.
    fn without_boost(
        &self,
        from: u16,
        gear: u8,
        engine: u8,
        speeds: usize,
        near: Option<&BySpeed>,
    ) -> BySpeed {
        let mut values = [0.0; SPEEDS];
        for (speed, value) in values.iter_mut().enumerate().take(speeds) {
            let to = from + speed as u16;
            let settle = |to: u16| self.to_go(self.course.settle(from, to, speed as u8, gear, engine));
            *value = settle(to);
            if let Some(near) = near
                && near[speed] > 0.0
                && to + 2 <= self.course.finish
            {
                *value += near[speed] * (settle(to + 2) - *value).min(0.0);
            }
        }
        values
    }

    /// The Speed that a driver of whom only the lever and the engine are known will most likely have.
    pub fn usual_speed(&self, from: u16, gear: u8, engine: u8) -> u8 {
        let usual = |gear: u8| USUAL_SPEEDS[usize::from(gear) - 1];
        let rounds = |gear: u8| {
            self.to_go(self.course.settle(from, from + u16::from(usual(gear)), usual(gear), gear, engine))
        };
        let gears = gear.saturating_sub(1).max(1)..=(gear + 1).min(4);
        gears.min_by(|one, other| rounds(*one).total_cmp(&rounds(*other))).map_or(usual(gear), usual)
    }

    /// How far each Legend card takes a Legend that nobody blocks (LEG-5 to LEG-9). All colours have the same numbers.
    pub fn legend_moves(&self, progress: u16) -> impl Iterator<Item = u8> {
        legend_moves(&self.course, progress, self.pro)
    }

    /// Fills in one space; everything ahead is known.
    fn work_out(&mut self, progress: u16, hands: &[Vec<SampleHand>; ENGINES]) {
        // A car that ends its turn where it began needs what is just being worked out; one space ahead is close.
        for gear in 1..=4 {
            for engine in 0..ENGINES as u8 {
                let ahead = Settled { progress: progress + 1, gear, engine, stress: 0 };
                self.drivers[place(progress, gear, engine)] = self.to_go(ahead) + LOST_ROUND;
            }
        }
        let turns: [[[BySpeed; PLUSES]; ENGINES]; 4] = std::array::from_fn(|gear| {
            std::array::from_fn(|engine| {
                self.turn(progress, gear as u8 + 1, engine as u8, &EVEN, (4 * gear + 5, 3), None)
            })
        });
        let mut worked_out = [[0.0; ENGINES]; 4];
        for (engine, hands) in hands.iter().enumerate() {
            let mut sums = [0.0; 4];
            for hand in hands {
                // The best turn in each gear, if the shift costs nothing, 1 or 2 heat.
                let mut best = [[f32::MAX; 3]; 4];
                for gear in 0..4 {
                    let cooled = hand.heat.min(Gear::ALL[gear].cooldown());
                    for (cost, best) in best[gear].iter_mut().enumerate().take(engine + 1) {
                        let engine = (engine - cost + usize::from(cooled)).min(ENGINES - 1);
                        let turn = &turns[gear][engine];
                        for &(speed, plus) in &hand.choices[gear] {
                            *best = best.min(turn[usize::from(plus)][usize::from(speed)]);
                        }
                    }
                }
                for (now, sum) in sums.iter_mut().enumerate() {
                    let mut least = f32::MAX;
                    for (gear, best) in best.iter().enumerate() {
                        let cost = self.course.shift_heat(progress, now as u8 + 1, gear as u8 + 1);
                        if now.abs_diff(gear) <= 2 && usize::from(cost) < best.len() {
                            least = least.min(best[usize::from(cost)]);
                        }
                    }
                    // A cluttered hand stays where it is.
                    *sum += if least >= f32::MAX {
                        self.drivers[place(progress, 1, engine as u8)]
                    } else {
                        least
                    };
                }
            }
            for (now, sum) in sums.iter().enumerate() {
                worked_out[now][engine] = 1.0 + sum / hands.len().max(1) as f32;
            }
        }
        for gear in 1..=4 {
            for engine in 0..ENGINES as u8 {
                self.drivers[place(progress, gear, engine)] =
                    worked_out[usize::from(gear) - 1][usize::from(engine)];
            }
        }
    }
}

#[inline]
fn place(progress: u16, gear: u8, engine: u8) -> usize {
    (usize::from(progress) * 4 + usize::from(gear) - 1) * ENGINES + usize::from(engine).min(ENGINES - 1)
}

/// One plus more, for each Speed below `speeds`.
fn with_plus(values: &BySpeed, odds: &Odds, speeds: usize) -> BySpeed {
    let mut more = [0.0; SPEEDS];
    for (speed, more) in more.iter_mut().enumerate().take(speeds) {
        let found = |value: usize| values[(speed + value).min(SPEEDS - 1)];
        *more = CARD_VALUES.iter().zip(odds).map(|(value, odds)| odds * found(*value)).sum();
    }
    more
}

/// A hand, as the Speeds that it can lay.
struct SampleHand {
    heat: u8,
    /// For each gear the different Speeds with their number of plus symbols.
    choices: [Vec<(u8, u8)>; 4],
}

/// Hands for every engine. The same luck for all, so that a fuller engine is never worse by chance.
fn sample_hands(heat: u8, stress: u8) -> [Vec<SampleHand>; ENGINES] {
    let mut chance = Quick::new(0);
    let owned = |card: Card| if card == Card::STRESS { stress } else { card.row().owned };
    let mut cards: Vec<Card> = Card::all()
        .filter(|card| *card != Card::HEAT)
        .flat_map(|card| std::iter::repeat_n(card, owned(card).into()))
        .collect();
    let others = cards.len();
    cards.extend(std::iter::repeat_n(Card::HEAT, heat.into()));
    let mut hands: [Vec<SampleHand>; ENGINES] = std::array::from_fn(|_| Vec::new());
    for _ in 0..HANDS {
        let mut places: Vec<usize> = (0..cards.len()).collect();
        chance.shuffle(&mut places);
        for (engine, hands) in hands.iter_mut().enumerate() {
            // What is not in the engine is among the cards.
            let outside = others + usize::from(heat).saturating_sub(engine);
            let mut hand: Vec<Card> = places
                .iter()
                .filter(|place| **place < outside)
                .take(HAND_SIZE)
                .map(|place| cards[*place])
                .collect();
            hand.sort_unstable();
            hands.push(SampleHand {
                heat: hand.iter().filter(|card| **card == Card::HEAT).count() as u8,
                choices: std::array::from_fn(|gear| {
                    let mut choices = Vec::new();
                    for_each_choice(&hand, gear + 1, &mut |laid| {
                        choices.push((laid.speed, laid.plus.min(PLUSES as u8 - 1)));
                    });
                    choices.sort_unstable();
                    choices.dedup();
                    choices
                }),
            });
        }
    }
    hands
}

fn legend_moves(course: &Course, progress: u16, pro: u8) -> impl Iterator<Item = u8> {
    let lines = course.lines_from(progress);
    let to = move |line: usize| lines.get(line).map(|line| (line.progress - progress) as u8);
    (1..=LEGEND_CARDS.len() as u8).map(move |card| {
        let helmet = helmet(card, Colour::Black);
        let full = helmet.number + pro;
        match to(0) {
            None => full,
            Some(before) if before >= lines[0].legend_spaces && full <= before => full,
            Some(before) if before >= lines[0].legend_spaces => before - helmet.diamond,
            Some(_) => (lines[0].limit + helmet.diamond).min(to(1).unwrap_or(u8::MAX)),
        }
    })
}

/// The rounds of a Legend that nobody blocks.
fn legends(course: &Course, pro: u8) -> Vec<f32> {
    let finish = usize::from(course.finish);
    let mut rounds = vec![0.0; finish + 1];
    for progress in (0..=finish).rev() {
        let mut sum = 0.0;
        for spaces in legend_moves(course, progress as u16, pro) {
            let reached = progress + usize::from(spaces.max(1));
            sum += rounds.get(reached).copied().unwrap_or((finish as f32 - reached as f32) * OVERSHOOT);
        }
        rounds[progress] = 1.0 + sum / LEGEND_CARDS.len() as f32;
    }
    rounds
}
