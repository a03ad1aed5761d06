//! Which games there are, and which bots play them.

use crossroads_bots::roster::{GAMES, any_bot, bots};

#[test]
fn every_game_has_bots_that_can_be_hired_by_their_names() {
    for game in GAMES.iter().map(|game| game.info().id) {
        let names: Vec<&str> = bots(game).iter().map(|bot| bot.name).collect();
        assert_eq!(names.first(), Some(&"random"), "{game}");
        assert!(names.contains(&"greedy"), "{game}");
        for (place, name) in names.iter().enumerate() {
            assert!(!names[..place].contains(name), "{game}: {name} is listed twice");
            assert!(any_bot(game, name, 0).is_some(), "{game}: {name}");
        }
        assert!(any_bot(game, "nobody", 0).is_none());
    }
}

#[test]
fn whoever_can_search_is_the_strongest() {
    let strongest = |game| bots(game).last().map(|bot| bot.name);
    assert_eq!(strongest("railroad-ink"), Some("greedy"));
    for game in ["heat", "thunder-road", "steampunk-rally"] {
        assert_eq!(strongest(game), Some("search"), "{game}");
    }
}
