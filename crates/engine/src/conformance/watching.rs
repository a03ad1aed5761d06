//! Random tables, step by step, for the laws of a game: what must hold before and after every action.

use super::random_table;
use crate::dice::{Chance, Quick, Seed};
use crate::game::Game;
use crate::seat::Seat;
use crate::table::Table;

/// One step of a table.
pub struct Moment<'a, G: Game> {
    /// The state before it.
    pub before: &'a G::State,
    /// The state after it.
    pub after: &'a G::State,
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// What happened.
    pub events: &'a [G::Event],
}

/// Plays the random table with this number to its end and shows every step of it.
///
/// # Panics
/// When the table refuses what it lists.
pub fn play<G: Game>(number: u64, watch: impl FnMut(&Moment<'_, G>)) -> Table<G> {
    play_with(number, |_, legal, chance| *chance.pick(legal).expect("somebody has to act"), watch)
}

/// The same with somebody who chooses among the legal actions.
///
/// # Panics
/// When the table refuses what it lists.
pub fn play_with<G: Game>(
    number: u64,
    mut choose: impl FnMut(&G::State, &[G::Action], &mut Quick) -> G::Action,
    mut watch: impl FnMut(&Moment<'_, G>),
) -> Table<G> {
    let mut chance = Quick::new(number);
    let (options, seats) = random_table::<G>(&mut chance);
    let (mut table, _) =
        Table::<G>::new(options, seats, Seed::from_number(number)).expect("options were checked");
    let mut legal = Vec::new();
    loop {
        let waiting: Vec<Seat> = G::to_act(table.state()).iter().collect();
        let Some(&seat) = chance.pick(&waiting) else { return table };
        legal.clear();
        G::legal_actions(table.state(), seat, &mut legal);
        let before = table.state().clone();
        let action = choose(&before, &legal, &mut chance);
        let events = table.act(seat, action).expect("what is listed is taken");
        watch(&Moment { before: &before, after: table.state(), seat, action, events: &events });
    }
}
