//! Every message has words in every language, and is handed what its words ask for.

use crossroads_engine::conformance::words;
use crossroads_steampunk_rally::SteampunkRally;

const SOURCE: &str = concat!(
    include_str!("../src/words.rs"),
    include_str!("../src/words/text.rs"),
    include_str!("../src/words/names.rs")
);

#[test]
fn everything_that_is_said_has_words() {
    let heard = words::check::<SteampunkRally>(SOURCE, 0..12);
    assert!(heard > 200, "{heard} messages were heard");
}
