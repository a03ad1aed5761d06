//! The text twin: what the terminal prints and a screen reader speaks.

use super::scene::*;
use crossroads_engine::Game;
use crossroads_engine::words::Piece;
use crossroads_steampunk_rally::SteampunkRally;

/// The lines of a table; what is said shows as the id of its message.
fn lines(scene: &Scene) -> Vec<String> {
    let text = SteampunkRally::text(&scene.view(Viewer::Seat(A)), &[]);
    let piece = |piece: &Piece| match piece {
        Piece::Drawn(drawn) => drawn.clone(),
        Piece::Said(message) => message.id.to_owned(),
    };
    text.iter().map(|line| line.iter().map(|span| piece(&span.piece)).collect()).collect()
}

/// SR-1.7, SR-7.16, SR-10.3
#[test]
fn slots_and_stored_dice_show_their_colours() {
    let cards = [
        ("ada-lovelace-cockpit", 0, 0),
        ("silver-compound-engine", 0, 1),
        ("silver-boiler", 1, 0),
        ("copper-toolbox", -1, 0),
    ];
    let mut scene =
        race(2).machine(A, &cards).stored(A, 2, Steam, 1).stored(A, 3, Electric, 1).pool(A, Heat, &[2]);
    scene.racer(A).machine[1].put(Heat, 3);
    let shown = lines(&scene);
    let line = |card: &str| shown.iter().find(|line| line.contains(card)).unwrap();
    assert!(line("silver-compound-engine NS").contains(" S[·]H[3]:4 – "), "{shown:?}");
    assert!(line("silver-boiler EW").contains(" H[· · · ·]:2 S◆ – "), "{shown:?}");
    assert!(line("copper-toolbox NESW").contains(" ?E◆ text-bulb-mark"), "{shown:?}");
    let mut empty = race(2).machine(A, &cards).pool(A, Heat, &[2]);
    empty.does(A, Place { part: 2, colour: Heat, value: 2 });
    let shown = lines(&empty);
    assert!(shown.iter().any(|line| line.contains("copper-toolbox NESW ?◇ ")), "{shown:?}");
    assert!(shown.iter().any(|line| line.contains("silver-boiler EW H[· · · ·]:2 S◇ ")), "{shown:?}");
}
