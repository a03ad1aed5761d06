//! Whole tables between bots, and where their luck comes from.

use crossroads_bots::arena::{Think, play, seat_bots};
use crossroads_engine::{Dice, Game, Seed};
use crossroads_railroad_ink::RailroadInk;

#[test]
fn another_seed_gives_bots_another_luck_on_the_same_dice() {
    let play = |seed| {
        let table = Seed::from_number(seed);
        let mut players = seat_bots::<RailroadInk>(&["random"], &table).unwrap_or_default();
        let mut dice = Dice::new(&Seed::from_number(0));
        let options = <RailroadInk as Game>::Options::default();
        play::<RailroadInk>(&options, &mut players, &mut dice, &mut Vec::new(), Think::Freely)
    };
    let ends: Vec<_> = (1..=8).map(play).collect();
    assert!(ends.iter().any(|end| *end != ends[0]), "{ends:?}");
    assert_eq!(play(1), ends[0], "the same seed gives the same luck");
}
