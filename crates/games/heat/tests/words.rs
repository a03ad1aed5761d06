//! Every message has words in every language, and is handed what its words ask for.

use crossroads_engine::Game;
use crossroads_engine::conformance::words;
use crossroads_heat::Heat;

#[test]
fn everything_that_is_said_has_words() {
    let heard = words::check::<Heat>(include_str!("../src/words.rs"), 0..12);
    assert!(heard > 60, "{heard} messages were heard");
}

#[test]
fn the_line_of_the_sheet_has_a_name() {
    assert!(words::catalogue(Heat::INFO.messages.en).contains_key("sheet-race"));
}
