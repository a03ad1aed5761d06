//! Every message has words in every language, and is handed what its words ask for.

use crossroads_engine::conformance::words::check;
use crossroads_railroad_ink::RailroadInk;
use crossroads_railroad_ink::rules::Why;
use crossroads_railroad_ink::words;

#[test]
fn everything_that_is_said_has_words() {
    check::<RailroadInk>(Why::ALL.map(words::reason), 0..240);
}
