//! What a driver has before the eyes: the own cards and lever, the course, the other cars.
//!
//! A cockpit is built from a view, or from a state that a search has drawn anew; either way it holds nothing that its
//! seat may not know. All decisions of a driver are made here, each the one after which the fewest rounds are to go.

use super::course::{Settled, Traffic};
use super::hand::{Laid, MOST_CARDS, for_each_choice, most_of, without};
use super::pace::{BySpeed, ENGINES, EVEN, Odds, PLUSES, Pace, SPEEDS};
use super::weights::{CARD_VALUES, DRAWS, LIKELY, STRESS_LAID, UNPAYABLE};
use arrayvec::ArrayVec;
use crossroads_engine::{Chance, Few, Quick, Seat};
use crossroads_heat::actions::Action;
use crossroads_heat::data::{Card, Gear, HAND_SIZE};
use crossroads_heat::state::{
    Adrenaline, CarId, Driving, Hand, Phase, Plan, Racer, State, Status, Step, Upgrades,
};
use crossroads_heat::view::View;

/// A driver's place.
#[derive(Clone, Debug)]
pub struct Cockpit<'a> {
    pace: &'a Pace,
    /// Where the car stands.
    at: u16,
    /// The lever, before a shift that is only planned.
    gear: u8,
    /// Heat in the engine.
    engine: u8,
    /// The hand, sorted.
    hand: Hand,
    laid: Few<Card, 4>,
    plan: Plan,
    /// The turn, if it is this driver's.
    driving: Option<Driving>,
    /// The Speed of the turn so far.
    speed: u8,
    /// What may be cooled where the car stands.
    cooldown: u8,
    stress: u8,
    heat: u8,
    /// The upgrades of a Garage; without one everybody has the starting upgrades.
    upgrades: Option<Upgrades>,
    deck: u8,
    played: Few<Card, 16>,
    odds: Odds,
    traffic: Traffic,
    /// How likely somebody is near so many spaces ahead when the car gets there; not asked for in roll-outs.
    near: Option<BySpeed>,
}

/// A gear with its cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Idea {
    /// The gear.
    pub gear: Gear,
    /// The cards.
    pub laid: Laid,
    /// The rounds to go after it, as far as they can be foreseen.
    pub rounds: f32,
}

impl<'a> Cockpit<'a> {
    /// The cockpit of a seat at a table that a bot has drawn anew.
    pub fn of_state(pace: &'a Pace, state: &State, seat: Seat) -> Cockpit<'a> {
        let driver = &state.drivers[seat];
        let others = state.car_ids().zip(state.cars.iter());
        let others = others.filter(|(id, car)| *id != CarId::of(seat) && car.is_on_track());
        Cockpit {
            at: state.cars[seat.index()].spot.progress,
            gear: driver.gear.number(),
            engine: driver.engine,
            hand: driver.hand,
            laid: driver.laid,
            plan: driver.plan,
            stress: driver.stress,
            heat: driver.heat,
            upgrades: state.has_garage().then_some(driver.upgrades),
            deck: driver.deck.len() as u8,
            played: driver.played,
            traffic: Traffic::of(pace.course().board(), others.map(|(_, car)| car.spot)),
            ..Cockpit::empty(pace, state.phase, seat)
        }
        .ready()
    }

    /// The cockpit of the seat that looks; `None` for a spectator.
    pub fn of_view(pace: &'a Pace, view: &View) -> Option<Cockpit<'a>> {
        let (own, seat) = (view.own.as_ref()?, view.viewer.seat()?);
        let board = pace.course().board();
        let driver = view.drivers.has(seat).then(|| &view.drivers[seat])?;
        let others = (0..).map(CarId).zip(view.cars.iter());
        let others =
            others.filter(|(id, car)| *id != CarId::of(seat) && !matches!(car.status, Status::Placed(_)));
        let cockpit = Cockpit {
            at: view.cars.get(seat.index())?.at.spot(board).progress,
            gear: driver.gear.number(),
            engine: driver.engine,
            hand: own.hand,
            laid: own.laid,
            plan: own.plan,
            stress: driver.stress,
            heat: driver.heat,
            upgrades: view.garage.map(|_| driver.upgrades),
            deck: driver.deck,
            played: driver.played,
            traffic: Traffic::of(board, others.map(|(_, car)| car.at.spot(board))),
            near: (view.phase == Phase::Planning).then(|| who_is_near(pace, view, seat)),
            ..Cockpit::empty(pace, view.phase, seat)
        };
        Some(cockpit.ready())
    }

    fn empty(pace: &'a Pace, phase: Phase, seat: Seat) -> Cockpit<'a> {
        let own_turn = |driving: &Driving| driving.car() == Some(CarId::of(seat));
        Cockpit {
            pace,
            at: 0,
            gear: 1,
            engine: 0,
            hand: Hand::default(),
            laid: Few::default(),
            plan: Plan::Open,
            driving: match phase {
                Phase::Driving(driving) => Some(driving).filter(own_turn),
                _ => None,
            },
            speed: 0,
            cooldown: 0,
            stress: 0,
            heat: 0,
            upgrades: None,
            deck: 0,
            played: Few::default(),
            odds: EVEN,
            traffic: Traffic::of(pace.course().board(), std::iter::empty()),
            near: None,
        }
    }

    /// Works out what follows from the rest.
    fn ready(mut self) -> Cockpit<'a> {
        let taken = self.driving.is_some_and(|driving| driving.adrenaline == Adrenaline::Used);
        let value = |(place, card): (usize, &Card)| {
            let chosen = self.driving.map_or(0, |driving| driving.mark(place).value());
            card.row().values.get(chosen).copied().unwrap_or(card.value())
        };
        let cards: u8 = self.played.iter().enumerate().map(value).sum();
        let accelerated = self.driving.map_or(0, |driving| driving.accelerated);
        self.speed = cards + u8::from(taken) + accelerated;
        if let Some(driving) = self.driving {
            self.cooldown = self.pace.course().cooldown(self.at, &driving);
        }
        let hidden = Card::BASIC.map(|card| {
            let seen = self.hand.iter().chain(self.laid.iter()).chain(self.played.iter());
            card.row().owned.saturating_sub(seen.filter(|it| **it == card).count() as u8)
        });
        let all: u8 = hidden.iter().sum();
        if all > 0 {
            self.odds = hidden.map(|count| f32::from(count) / f32::from(all));
        }
        self
    }

    /// What to do, if it is one of the decisions of every race.
    pub fn decide(&self, care: Care) -> Option<Action> {
        match self.driving {
            None => self.next_of(&self.best_idea()?),
            Some(driving) => match driving.step {
                Step::React => Some(self.react()),
                Step::Slipstream => Some(self.slipstream()),
                Step::Discard => Some(self.discard(care)),
                _ => None,
            },
        }
    }

    /// The next action on the way to an idea; `None` if the way there is barred.
    pub fn next_of(&self, idea: &Idea) -> Option<Action> {
        match self.plan {
            Plan::Open => Some(Action::ShiftGear(idea.gear)),
            Plan::Shifted(gear) if gear == idea.gear => {
                Some(self.missing(idea).first().map_or(Action::Commit, |card| Action::LayCard(*card)))
            }
            _ => None,
        }
    }

    /// The idea that leaves the fewest rounds; `None` if the hand fills no gear.
    pub fn best_idea(&self) -> Option<Idea> {
        let mut best: Option<Idea> = None;
        self.for_each_idea(&mut |idea| {
            if best.is_none_or(|best| idea.rounds < best.rounds) {
                best = Some(*idea);
            }
        });
        best
    }

    /// The best ideas, the best first; none that loses much more than it.
    pub fn ideas(&self, most: usize, far_behind: f32) -> Vec<Idea> {
        let mut ideas = Vec::new();
        self.for_each_idea(&mut |idea| ideas.push(*idea));
        ideas.sort_by(|one, other| one.rounds.total_cmp(&other.rounds));
        let best = ideas.first().map_or(0.0, |idea| idea.rounds);
        ideas.retain(|idea| idea.rounds <= best + far_behind);
        ideas.truncate(most);
        ideas
    }

    /// Whether the driver plans.
    pub fn is_planning(&self) -> bool {
        self.driving.is_none() && !self.plan.is_ready()
    }

    /// Whether the gear of the round is chosen.
    pub fn has_shifted(&self) -> bool {
        matches!(self.plan, Plan::Shifted(_))
    }

    /// The cards of an idea that are not laid yet.
    pub fn missing(&self, idea: &Idea) -> ArrayVec<Card, MOST_CARDS> {
        without(idea.laid.cards(), &self.laid)
    }

    /// Every idea that agrees with what is chosen and laid already.
    pub fn for_each_idea(&self, call: &mut impl FnMut(&Idea)) {
        let mut hand = self.hand;
        self.laid.iter().for_each(|card| hand.insert_sorted(*card));
        let heat = hand.iter().filter(|card| **card == Card::HEAT).count() as u8;
        let stress = hand.iter().filter(|card| **card == Card::STRESS).count() as u8;
        for gear in Gear::ALL {
            let cost = self.pace.course().shift_heat(self.at, self.gear, gear.number());
            let fits = match self.plan {
                Plan::Shifted(chosen) => gear == chosen,
                _ => {
                    self.gear.abs_diff(gear.number()) <= 2
                        && cost <= self.engine
                        && hand.len() >= usize::from(gear.number() + heat)
                }
            };
            if !fits {
                continue;
            }
            let engine = self.engine.saturating_sub(cost);
            let most = most_of(&hand, gear.number().into());
            let near = self.near.as_ref();
            let turn = |engine: u8| self.pace.turn(self.at, gear.number(), engine, &self.odds, most, near);
            let usual = engine + gear.cooldown().min(heat);
            let plain = turn(usual);
            // Cards that cool or cost heat are few; what they come to is worked out when they turn up.
            let mut others: [Option<[BySpeed; PLUSES]>; ENGINES] = [None; ENGINES];
            for_each_choice(&hand, gear.number().into(), &mut |laid| {
                if !self.laid.is_empty() && !without(&self.laid, laid.cards()).is_empty() {
                    return;
                }
                let cooled = engine + (gear.cooldown() + laid.cooldown).min(heat);
                let left = cooled.saturating_sub(laid.heat);
                let turn = if left == usual {
                    &plain
                } else {
                    others[usize::from(left).min(ENGINES - 1)].get_or_insert_with(|| turn(left))
                };
                let plus = usize::from(laid.plus).min(PLUSES - 1);
                let kept = f32::from(stress - laid.stress);
                let mut rounds = turn[plus][usize::from(laid.speed).min(SPEEDS - 1)] + kept * STRESS_LAID;
                if laid.heat > cooled {
                    // Cards that cannot be paid do not drive (GAR-17).
                    rounds += UNPAYABLE;
                }
                call(&Idea { gear, laid: *laid, rounds });
            });
        }
    }

    /// The rounds to go if the turn ends here, or after the slipstream that is possible from here.
    fn rest(&self, driving: &Driving, at: u16, speed: u8, engine: u8) -> f32 {
        let settle = |to| self.settle(driving, to, speed, engine);
        self.wakes(at).map(|(_, to)| settle(to)).fold(settle(at), f32::min)
    }

    /// The slipstreams that are lawful from there, with where they lead (HEAT-10, WEA-3, WEA-4).
    fn wakes(&self, at: u16) -> impl Iterator<Item = (u8, u16)> {
        let course = self.pace.course();
        let bonus = course.slipstream_bonus(at);
        let count = match () {
            () if !self.traffic.is_near(at) || !course.allows_slipstream(at) => 0,
            () if bonus == 0 => 1,
            () => 2,
        };
        let lengths = [2, 2 + bonus].into_iter().take(count);
        let lawful = move |spaces: &u8| at + u16::from(*spaces) <= course.finish;
        lengths
            .filter(lawful)
            .map(move |spaces| (spaces, self.traffic.landing(at, spaces)))
            .filter(move |(_, to)| *to > at)
    }

    fn settle(&self, driving: &Driving, to: u16, speed: u8, engine: u8) -> f32 {
        let course = self.pace.course();
        self.pace.to_go(course.settle(driving.from.progress, to, speed, self.gear, engine))
    }

    /// Step 5: cools what can be cooled, then boosts or takes the extra space if that pays.
    fn react(&self) -> Action {
        let Some(driving) = self.driving else { return Action::EndReact };
        if self.cooldown > 0 && self.hand.contains(&Card::HEAT) {
            return Action::Cool;
        }
        let extra = |at: u16, speed: u8, engine: u8| {
            let plain = self.rest(&driving, at, speed, engine);
            if driving.adrenaline == Adrenaline::Ready {
                plain.min(self.rest(&driving, self.traffic.landing(at, 1), speed + 1, engine))
            } else {
                plain
            }
        };
        let plain = extra(self.at, self.speed, self.engine);
        let heat = self.pace.course().boost_heat(self.at);
        if !driving.boosted && heat <= self.engine {
            let found = |value: usize| {
                let value = value as u8;
                extra(self.traffic.landing(self.at, value), self.speed + value, self.engine - heat)
            };
            let boosted: f32 =
                CARD_VALUES.iter().zip(self.odds).map(|(value, odds)| odds * found(*value)).sum();
            if boosted < plain {
                return Action::Boost;
            }
        }
        if driving.adrenaline == Adrenaline::Ready
            && plain < self.rest(&driving, self.at, self.speed, self.engine)
        {
            return Action::TakeAdrenaline;
        }
        Action::EndReact
    }

    /// Step 6.
    fn slipstream(&self) -> Action {
        let Some(driving) = self.driving else { return Action::DeclineSlipstream };
        let settle = |to| self.settle(&driving, to, self.speed, self.engine);
        let (mut best, mut action) = (settle(self.at), Action::DeclineSlipstream);
        for (spaces, to) in self.wakes(self.at) {
            let rounds = settle(to);
            if rounds < best {
                (best, action) = (rounds, Action::Slipstream(spaces));
            }
        }
        action
    }

    /// Step 8: what the hand would rather be without.
    fn discard(&self, care: Care) -> Action {
        let gone = match care {
            Care::Quick => self.quick_discards(),
            Care::Full => self.good_discards(1).pop().unwrap_or_default(),
        };
        gone.first().map_or(Action::EndDiscard, |card| Action::Discard(*card))
    }

    /// Cards too high for the corner ahead, or too low for the straight.
    fn quick_discards(&self) -> ArrayVec<Card, MOST_CARDS> {
        let lines = self.pace.course().lines_from(self.at);
        let (low, high) = match lines.first() {
            None => (3, u8::MAX),
            Some(line) => {
                let spaces = line.progress - self.at;
                match spaces {
                    0..=3 if line.limit <= 3 => (0, 3),
                    0..=5 => (0, 4),
                    6..=9 => (1, u8::MAX),
                    10..=13 => (2, u8::MAX),
                    _ => (3, u8::MAX),
                }
            }
        };
        let is_free = |card: &Card| *card != Card::HEAT && *card != Card::STRESS;
        self.hand
            .iter()
            .copied()
            .filter(|card| is_free(card) && !(low..=high).contains(&card.value()))
            .collect()
    }

    /// The discards after which the next turn promises most over a sample of draws, the best first.
    pub fn good_discards(&self, most: usize) -> Vec<ArrayVec<Card, MOST_CARDS>> {
        let next = NextTurn::new(self);
        let tried = self.discards().into_iter().map(|gone| (next.rounds(&without(&self.hand, &gone)), gone));
        let mut tried: Vec<(f32, ArrayVec<Card, MOST_CARDS>)> = tried.collect();
        tried.sort_by(|one, other| one.0.total_cmp(&other.0));
        tried.truncate(most);
        tried.into_iter().map(|(_, gone)| gone).collect()
    }

    /// Every choice of cards that may be discarded, none first.
    fn discards(&self) -> Vec<ArrayVec<Card, MOST_CARDS>> {
        // A hand larger than usual would have too many choices.
        let is_free = |card: &Card| *card != Card::HEAT && *card != Card::STRESS;
        let free: ArrayVec<Card, MOST_CARDS> =
            self.hand.iter().copied().filter(is_free).take(HAND_SIZE).collect();
        let mut all: Vec<ArrayVec<Card, MOST_CARDS>> = Vec::new();
        for bits in 0..1_u32 << free.len() {
            let gone: ArrayVec<Card, MOST_CARDS> =
                (0..free.len()).filter(|place| bits >> place & 1 == 1).map(|place| free[place]).collect();
            if !all.contains(&gone) {
                all.push(gone);
            }
        }
        all
    }

    /// The own cards that nobody sees, as far as they can be drawn next.
    fn drawable(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = Vec::new();
        let mut own = |card: Card, count: u8| cards.extend(std::iter::repeat_n(card, count.into()));
        for card in Card::BASIC {
            own(card, card.row().owned);
        }
        match self.upgrades {
            None => [Card::U0, Card::U5].into_iter().for_each(|card| own(card, 1)),
            Some(upgrades) => {
                upgrades.iter().filter(|card| card.in_deck() != Card::HEAT).for_each(|card| own(*card, 1));
            }
        }
        own(Card::STRESS, self.stress);
        own(Card::HEAT, self.heat.saturating_sub(self.engine));
        for card in self.hand.iter().chain(self.played.iter()).chain(self.laid.iter()) {
            if let Some(place) = cards.iter().position(|it| it == card) {
                cards.swap_remove(place);
            }
        }
        if usize::from(self.deck) + self.hand.len() < HAND_SIZE {
            cards.extend(self.played.iter());
        }
        cards
    }
}

/// How likely a car will stand so many spaces ahead of this one, or one space further, when its turn comes: cars that
/// are ahead have moved by then.
fn who_is_near(pace: &Pace, view: &View, seat: Seat) -> BySpeed {
    let board = pace.course().board();
    let at = view.cars[seat.index()].at.spot(board).progress;
    let mut nobody = [1.0; SPEEDS];
    let ahead = view.running.iter().take_while(|car| **car != CarId::of(seat));
    for car in ahead.map(|car| &view.cars[car.index()]) {
        let from = car.at.spot(board).progress;
        let mut stands = [0.0; SPEEDS + 1];
        let mut may_reach = |progress: u16, odds: f32| {
            if let Some(place) = stands.get_mut(usize::from(progress - at)) {
                *place += odds;
            }
        };
        match car.racer {
            Racer::Legend(_) => {
                for spaces in pace.legend_moves(from) {
                    may_reach(from + u16::from(spaces), 0.1);
                }
            }
            Racer::Driver(seat) => {
                let driver = &view.drivers[seat];
                let usual = pace.usual_speed(from, driver.gear.number(), driver.engine);
                for (speed, odds) in (usual.saturating_sub(3)..).zip(LIKELY) {
                    may_reach(from + u16::from(speed), odds);
                }
            }
        }
        for (spaces, nobody) in nobody.iter_mut().enumerate() {
            *nobody *= 1.0 - (stands[spaces] + stands[spaces + 1]).min(1.0);
        }
    }
    nobody.map(|nobody| 1.0 - nobody)
}

/// How carefully a decision is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// In a microsecond, for roll-outs.
    Quick,
    /// With a sample of what may be drawn.
    Full,
}

/// Every Speed and every number of plus symbols.
const MOST: (usize, usize) = (SPEEDS, PLUSES);

/// The turn after this one, with a sample of draws.
struct NextTurn<'c, 'p> {
    cockpit: &'c Cockpit<'p>,
    /// Cards in the order they would be drawn.
    draws: Vec<Vec<Card>>,
    /// For each gear and each heat cooled what the turn comes to.
    turns: [[[BySpeed; PLUSES]; 4]; 4],
}

impl<'c, 'p> NextTurn<'c, 'p> {
    fn new(cockpit: &'c Cockpit<'p>) -> NextTurn<'c, 'p> {
        let mut chance = Quick::new(1);
        let cards = cockpit.drawable();
        let draws = (0..DRAWS).map(|_| {
            let mut cards = cards.clone();
            chance.shuffle(&mut cards);
            cards
        });
        let turns = std::array::from_fn(|gear| {
            let gear = gear as u8 + 1;
            let cost = cockpit.pace.course().shift_heat(cockpit.at, cockpit.gear, gear);
            std::array::from_fn(|cooled| {
                if cost > cockpit.engine
                    || cockpit.gear.abs_diff(gear) > 2
                    || cooled as u8 > Gear::ALL[usize::from(gear) - 1].cooldown()
                {
                    return [[f32::MAX; SPEEDS]; PLUSES];
                }
                cockpit.pace.turn(
                    cockpit.at,
                    gear,
                    cockpit.engine - cost + cooled as u8,
                    &cockpit.odds,
                    MOST,
                    None,
                )
            })
        });
        NextTurn { cockpit, draws: draws.collect(), turns }
    }

    /// The rounds to go with this hand before drawing, on average.
    fn rounds(&self, kept: &[Card]) -> f32 {
        let mut sum = 0.0;
        for draw in &self.draws {
            let drawn = HAND_SIZE.saturating_sub(kept.len());
            let mut hand: ArrayVec<Card, 32> =
                kept.iter().chain(draw.iter().take(drawn)).copied().take(32).collect();
            hand.sort_unstable();
            sum += self.best(&hand);
        }
        sum / self.draws.len().max(1) as f32
    }

    fn best(&self, hand: &[Card]) -> f32 {
        let heat = hand.iter().filter(|card| **card == Card::HEAT).count();
        let stress = hand.iter().filter(|card| **card == Card::STRESS).count();
        // A hand that fills no gear loses the round.
        let mut best = self.cockpit.pace.to_go(Settled {
            progress: self.cockpit.at,
            gear: 1,
            engine: self.cockpit.engine,
            stress: 0,
        });
        for gear in Gear::ALL {
            let cooled = heat.min(gear.cooldown().into());
            let turn = &self.turns[usize::from(gear.number()) - 1][cooled];
            for_each_choice(hand, gear.number().into(), &mut |laid| {
                let kept = stress - usize::from(laid.stress);
                let plus = usize::from(laid.plus).min(PLUSES - 1);
                let rounds = turn[plus][usize::from(laid.speed).min(SPEEDS - 1)] + kept as f32 * STRESS_LAID;
                best = best.min(rounds);
            });
        }
        best
    }
}
