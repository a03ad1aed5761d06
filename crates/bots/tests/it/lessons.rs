//! The first games.

use crossroads_bots::lessons::{lesson, read};
use crossroads_bots::roster::{GAMES, any_bot, game};

#[test]
fn every_game_has_a_first_game_that_can_be_played() {
    for id in GAMES.iter().map(|game| game.info().id) {
        let lesson = lesson(id).expect(id);
        assert_eq!(lesson.bots.len() + 1, usize::from(lesson.seats), "{id}: one person learns");
        assert!(lesson.bots.iter().all(|bot| any_bot(id, bot, 0).is_some()), "{id}");
        let opened = game(id).expect(id).new_table(&lesson.options, lesson.seats, lesson.seed);
        assert!(opened.is_ok(), "{id}");
    }
    assert!(lesson("nothing").is_none());
    assert!(read("{}").is_none() && read("not even JSON").is_none());
}
