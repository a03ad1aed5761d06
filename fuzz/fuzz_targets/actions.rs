//! Bytes as a hostile client's actions, undos and texts, on tables of every kind. The first byte says which game.
#![no_main]

use crossroads_bots::roster::{GAMES, Roster, WithGame, with_game};
use crossroads_engine::conformance::feed_bytes;

struct Feed<'a>(&'a [u8]);

impl WithGame for Feed<'_> {
    type Output = ();

    fn with<G: Roster>(self) {
        feed_bytes::<G>(self.0);
    }
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Some((game, bytes)) = bytes.split_first() {
        let game = GAMES[usize::from(*game) % GAMES.len()].info().id;
        with_game(game, Feed(bytes));
    }
});
