//! RI-3: the round and the roll.

use super::scene::{A, B, C, Finish, draw, solo, special, table_for};
use crossroads_engine::{Chance, Game, Quick, Seed, Table};
use crossroads_railroad_ink::RailroadInk;
use crossroads_railroad_ink::events::{Event, Shown};
use crossroads_railroad_ink::setup::{Expansion, Options};

/// Plays a table to its end at random and tells what happened.
pub fn play_out(expansion: Expansion, seats: u8) -> (Table<RailroadInk>, Vec<Event>) {
    let options = Options { expansion, ..Options::default() };
    let (mut table, mut events) = Table::<RailroadInk>::new(options, seats, Seed::from_number(7)).unwrap();
    let mut chance = Quick::new(7);
    while let Some(seat) = RailroadInk::to_act(table.state()).iter().next() {
        let mut legal = Vec::new();
        RailroadInk::legal_actions(table.state(), seat, &mut legal);
        let action = *chance.pick(&legal).unwrap();
        events.extend(table.act(seat, action).unwrap());
    }
    (table, events)
}

/// The rounds that began, in order.
pub fn rounds_begun(events: &[Event]) -> Vec<u8> {
    let begun = events.iter().filter_map(|event| match event {
        Event::RoundBegan { round, .. } => Some(*round),
        _ => None,
    });
    begun.collect()
}

/// RI-3.1, RI-7.1
#[test]
fn the_base_game_has_seven_rounds() {
    let (table, events) = play_out(Expansion::None, 2);
    assert_eq!(rounds_begun(&events), [1, 2, 3, 4, 5, 6, 7]);
    assert!(RailroadInk::outcome(table.state()).is_some());
}

/// RI-3.2, RI-6.4
#[test]
fn dice_fall_once_a_round_and_whoever_finishes_last_makes_no_difference() {
    let mut table = table_for(2).rolls("hs hs hs op / rt rc ht sc");
    assert_eq!(table.dice_fallen(), 4);
    table.draws(A, "01H-H- 05H-H- 36-H-H 11HRHRo").draws(B, "01H-H- 05H-H- 36-H-H 11HRHRo");
    assert_eq!(table.dice_fallen(), 4, "drawing rolls nothing");
    let mut turned = table.clone();
    table.does(A, Finish).does(B, Finish);
    turned.does(B, Finish).does(A, Finish);
    assert_eq!(table.dice_fallen(), 8);
    assert_eq!(table.state().roll.routes.map(|face| face.id()), ["rt", "rc", "ht", "sc"]);
    assert_eq!(table.state(), turned.state());
}

/// RI-3.3
#[test]
fn the_faces_rolled_hold_for_all_and_do_not_change_within_the_round() {
    let mut table = table_for(2).rolls("hs rs rc ss");
    let rolled = table.view(A).roll;
    table.draws(A, "01H-H- 03R-R-").does(A, special("05HHHH"));
    assert_eq!((table.view(A).roll, table.view(B).roll), (rolled, rolled));
    table.draws(B, "61H-H- 63R-R-"); // what one seat has drawn the other draws too
}

/// RI-3.4
#[test]
fn all_seats_draw_at_the_same_time_in_any_order() {
    let mut table = table_for(3).rolls("hs hs rs op");
    for seat in [C, A, B, B, A, C] {
        let next = table.fits(seat, "hs")[0].clone();
        table.does(seat, draw(&next));
    }
    assert!([A, B, C].iter().all(|seat| table.board(*seat) == "01H-H- 05H-H-"));
}

/// RI-3.4
#[test]
fn nothing_is_drawn_when_the_game_is_over() {
    let mut table = table_for(2).board("01H-H-").ends();
    for action in [draw("11H-H-"), special("11HHHH"), Finish] {
        table.refuses(A, action, "RI-3.4");
    }
}

/// RI-3.5, RI-6.5
#[test]
fn others_see_what_was_drawn_when_the_round_ends_and_not_before() {
    let mut table = table_for(2).rolls("hs hs hs op");
    let before = table.view(B);
    table.draws(A, "01H-H- 05H-H- 36-H-H 11HRHRo");
    assert_eq!(table.view(B), before, "nothing of it shows");
    assert!(table.heard(B).is_empty(), "nor is anything told");
    table.does(A, Finish);
    let mut after = before;
    after.finished.insert(A);
    assert_eq!(table.view(B), after, "just that the seat has finished");
    assert_eq!(table.heard(B), [Event::Finished { seat: A }]);

    table.draws(B, "01H-H- 05H-H- 30-H-H 11HRHRo").does(B, Finish);
    assert_eq!(table.board_seen(B, A), "01H-H- 05H-H- 11HRHRo 36-H-H");
    assert_eq!(table.board_seen(A, B), "01H-H- 05H-H- 11HRHRo 30-H-H");
    let shown = Event::Shown { seat: B, what: Shown::Drawing("30-H-H".parse().unwrap()) };
    assert!(table.heard(A).contains(&shown) && !table.heard(B).contains(&shown));
}

/// RI-3.6, RI-4.4
#[test]
fn two_dice_with_the_same_face_are_two_routes() {
    let mut table = solo().rolls("rs rs hs op");
    table.draws(A, "03R-R- 10-R-R");
    table.refuses(A, draw("16-R-R"), "RI-4.4"); // there is no third
}
