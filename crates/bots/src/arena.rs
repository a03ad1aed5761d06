//! Whole tables between bots, and what came of them.

use crate::player::{Patience, Player, Seen};
use crate::roster::Roster;
use crossroads_engine::{Chance, Dice, Game, Outcome, Seed, Silent};

/// Plays one table to its end; answers the outcome and how many decisions it took.
///
/// `legal` is a buffer that is reused from table to table.
pub fn play<G: Game>(
    options: &G::Options,
    players: &mut [Box<dyn Player<G>>],
    chance: &mut impl Chance,
    legal: &mut Vec<G::Action>,
) -> (Option<Outcome>, u64) {
    let mut state = G::setup(options, players.len() as u8, chance, &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = G::to_act(&state).iter().next() {
        legal.clear();
        G::legal_actions(&state, seat, legal);
        let action = players[seat.index()].choose(&Seen::new(&state, seat, legal, &Patience::ENDLESS));
        let applied = G::apply(&mut state, seat, action, chance, &mut Silent);
        debug_assert!(applied.is_ok(), "a bot chooses among the legal actions");
        if applied.is_err() {
            break; // a table with a broken bot is stopped, not played on
        }
        decisions += 1;
    }
    (G::outcome(&state), decisions)
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
    /// Where the dice of all tables come from.
    pub seed: Seed,
}

/// What one seat made of a series.
#[derive(Clone, Debug, Default)]
pub struct SeatReport {
    /// Its score at every table.
    pub points: Vec<i32>,
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
            seat.wins += u64::from(standing.place == 1);
        }
    }
}

impl SeatReport {
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
        let mut players = seat_bots::<G>(&series.bots, table)?;
        let mut dice = Dice::new(&series.seed.nth(table));
        if let (Some(outcome), decisions) = play::<G>(&series.options, &mut players, &mut dice, &mut legal) {
            report.add(&outcome, decisions);
        }
        after_each(table + 1);
    }
    Some(report)
}

/// A bot for each seat of a table, each with a stream of its own.
pub fn seat_bots<G: Roster>(bots: &[&str], table: u64) -> Option<Vec<Box<dyn Player<G>>>> {
    let stream = |seat: usize| (table << 8) | seat as u64;
    bots.iter().enumerate().map(|(seat, name)| G::bot(name, stream(seat))).collect()
}
