//! Every message has words in every language, and is handed what its words ask for.

use crossroads_engine::conformance::words;
use crossroads_railroad_ink::RailroadInk;

#[test]
fn everything_that_is_said_has_words() {
    let heard = words::check::<RailroadInk>(include_str!("../src/words.rs"), 0..12);
    assert!(heard > 45, "{heard} messages were heard");
}
