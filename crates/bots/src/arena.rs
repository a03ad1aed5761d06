//! Whole tables between bots, and what came of them.

use crate::player::{Patience, Player, Seen};
use crate::roster::Roster;
use crossroads_engine::{Chance, Dice, Game, Outcome, Seed, Silent};
use std::time::{Duration, Instant};

/// Plays one table to its end; answers the outcome and how many decisions it took.
///
/// `legal` is a buffer that is reused from table to table.
pub fn play<G: Game>(
    options: &G::Options,
    players: &mut [Box<dyn Player<G>>],
    chance: &mut impl Chance,
    legal: &mut Vec<G::Action>,
    think: Think,
) -> (Option<Outcome>, u64) {
    let mut state = G::setup(options, players.len() as u8, chance, &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = G::to_act(&state).iter().next() {
        legal.clear();
        G::legal_actions(&state, seat, legal);
        let patience = think.patience();
        let action = players[seat.index()].choose(&Seen::new(&state, seat, legal, &patience));
        let applied = G::apply(&mut state, seat, action, chance, &mut Silent);
        debug_assert!(applied.is_ok(), "a bot chooses among the legal actions");
        if applied.is_err() {
            break; // a table with a broken bot is stopped, not played on
        }
        decisions += 1;
    }
    (G::outcome(&state), decisions)
}

/// How long a bot may think about each decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Think {
    /// As long as it likes.
    #[default]
    Freely,
    /// By the clock. How good the thought is depends on the machine.
    Time(Duration),
    /// By the number of tables on which a search tries its ideas out: the same on every machine.
    Samples(u32),
}

impl Think {
    /// The patience with a decision that begins now.
    pub fn patience(self) -> Patience {
        match self {
            Think::Freely => Patience::ENDLESS,
            Think::Time(time) => Patience::ENDLESS.until(Instant::now() + time),
            Think::Samples(samples) => Patience::samples(samples),
        }
    }
}

/// A series of tables.
#[derive(Clone, Debug)]
pub struct Series<'a, O> {
    /// The options of every table.
    pub options: O,
    /// The name of the bot in each seat.
    pub bots: Vec<&'a str>,
    /// How many tables.
    pub tables: u64,
    /// Where all chance comes from: the dice of the tables, and what bots draw while they think.
    pub seed: Seed,
    /// How long a bot may think about a decision.
    pub think: Think,
}

/// What one seat made of a series.
#[derive(Clone, Debug, Default)]
pub struct SeatReport {
    /// Its score at every table.
    pub points: Vec<i32>,
    /// Its place at every table, counted from 1 among all who were placed, be they seats or not.
    pub places: Vec<u8>,
    /// How often it came first, alone or not.
    pub wins: u64,
}

/// What came of a series.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many decisions were taken in all.
    pub decisions: u64,
    /// One report a seat.
    pub seats: Vec<SeatReport>,
}

impl Report {
    /// A report on nothing yet.
    pub fn new(seats: usize) -> Report {
        Report { decisions: 0, seats: vec![SeatReport::default(); seats] }
    }

    /// Adds one table.
    pub fn add(&mut self, outcome: &Outcome, decisions: u64) {
        self.decisions += decisions;
        for (seat, standing) in self.seats.iter_mut().zip(&outcome.standings) {
            seat.points.push(standing.points);
            seat.places.push(standing.place);
            seat.wins += u64::from(standing.place == 1);
        }
    }
}

/// How two bots fared against each other at the same tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing<'a> {
    /// One of them.
    pub bot: &'a str,
    /// The other.
    pub against: &'a str,
    /// How often a seat of the one met a seat of the other.
    pub pairs: u64,
    /// How often the one was ahead.
    pub ahead: u64,
    /// How often neither was.
    pub level: u64,
}

impl Report {
    /// All pairs of different bots, each once, in the order in which they sit. `bots` are those of the seats.
    pub fn pairings<'a>(&self, bots: &[&'a str]) -> Vec<Pairing<'a>> {
        let mut pairings: Vec<Pairing<'a>> = Vec::new();
        let seats = || self.seats.iter().zip(bots);
        for (seat, &bot) in seats() {
            for (other, &against) in seats().filter(|(_, against)| **against != bot) {
                if pairings.iter().any(|pairing| (pairing.bot, pairing.against) == (against, bot)) {
                    continue;
                }
                let is_same = |pairing: &Pairing<'_>| (pairing.bot, pairing.against) == (bot, against);
                let place = pairings.iter().position(is_same).unwrap_or_else(|| {
                    pairings.push(Pairing { bot, against, pairs: 0, ahead: 0, level: 0 });
                    pairings.len() - 1
                });
                for (mine, theirs) in seat.places.iter().zip(&other.places) {
                    pairings[place].pairs += 1;
                    pairings[place].ahead += u64::from(mine < theirs);
                    pairings[place].level += u64::from(mine == theirs);
                }
            }
        }
        pairings
    }
}

impl SeatReport {
    /// The mean place.
    pub fn mean_place(&self) -> f64 {
        self.places.iter().map(|place| f64::from(*place)).sum::<f64>() / self.places.len().max(1) as f64
    }

    /// The mean score and its standard deviation.
    pub fn mean_and_deviation(&self) -> (f64, f64) {
        let n = self.points.len().max(1) as f64;
        let mean = self.points.iter().map(|points| f64::from(*points)).sum::<f64>() / n;
        let squares = self.points.iter().map(|points| (f64::from(*points) - mean).powi(2)).sum::<f64>();
        (mean, (squares / n).sqrt())
    }
}

/// Plays a series; `after_each` hears how many tables are done. `None` if a bot's name is unknown.
pub fn series<G: Roster>(series: &Series<'_, G::Options>, mut after_each: impl FnMut(u64)) -> Option<Report> {
    let mut report = Report::new(series.bots.len());
    let mut legal = Vec::new();
    for table in 0..series.tables {
        let seed = series.seed.nth(table);
        let mut players = seat_bots::<G>(&series.bots, &seed)?;
        let mut dice = Dice::new(&seed);
        if let (Some(outcome), decisions) =
            play::<G>(&series.options, &mut players, &mut dice, &mut legal, series.think)
        {
            report.add(&outcome, decisions);
        }
        after_each(table + 1);
    }
    Some(report)
}

/// A bot for each seat of the table with this seed. Each has a stream of its own that follows from the seed, but is
/// none of the table's dice.
pub fn seat_bots<G: Roster>(bots: &[&str], table: &Seed) -> Option<Vec<Box<dyn Player<G>>>> {
    bots.iter().zip(0..).map(|(name, seat)| G::bot(name, table.nth(seat).number())).collect()
}
