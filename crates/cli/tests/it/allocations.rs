//! Random play allocates nothing. This binary counts, as `bench` does where it was built to.

use crossroads_bots::arena::{self, Think};
use crossroads_bots::roster::{self, GAMES, Roster, WithGame};
use crossroads_engine::{Dice, Seed};

struct Count;

impl WithGame for Count {
    /// Allocations of later tables, and how many decisions those took.
    type Output = (u64, u64);

    fn with<G: Roster>(self) -> (u64, u64) {
        let seed = Seed::from_number(1);
        let mut dice = Dice::new(&seed);
        let bots = vec!["random"; usize::from(G::INFO.least_seats.max(2))];
        let mut players = arena::seat_bots::<G>(&bots, &seed).unwrap();
        let mut legal = Vec::new();
        let mut play = |tables: usize| {
            let options = G::Options::default();
            let table = |_| arena::play::<G>(&options, &mut players, &mut dice, &mut legal, Think::Freely).1;
            (0..tables).map(table).sum::<u64>()
        };
        // The first tables make the buffer grow.
        play(20);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| decisions = play(20));
        (counted.count_total, decisions)
    }
}

#[test]
fn random_play_allocates_nothing() {
    for game in GAMES.iter().map(|game| game.info().id) {
        let (allocations, decisions) = roster::with_game(game, Count).unwrap();
        assert!(decisions > 200, "{game}: {decisions} decisions");
        assert_eq!(allocations, 0, "{game}: in {decisions} decisions");
    }
}
