//! What is told of a game when it is over.

use super::scene::{A, B, FaceMeteor, Finish, solo, table_for};
use crossroads_engine::words::Arg;
use crossroads_engine::{Hindsight, Message};

fn figure(told: &Hindsight, name: &str) -> Vec<i32> {
    let found = told.figures.iter().find(|figure| figure.name.id == format!("figure-{name}"));
    found.unwrap_or_else(|| panic!("no figure {name}")).values.clone()
}

fn turning<'a>(told: &'a Hindsight, name: &str) -> Option<&'a Message> {
    let id = format!("turning-{name}");
    told.turning_points.iter().map(|point| &point.told).find(|told| told.id == id)
}

fn says(message: Option<&Message>, name: &str) -> Option<Arg> {
    let args = message?.args.iter();
    args.filter(|(given, _)| *given == name).map(|(_, arg)| arg.clone()).next()
}

#[test]
fn the_best_round_and_the_lead_are_those_of_the_boards_as_they_were_shown() {
    // Both join the exits of column 1 but for one cell; A draws it in the round of the scene, B a loose end.
    let column = "01H-H- 11H-H- 21H-H- 31H-H- 41H-H- 51H-H-";
    let mut table = table_for(2).board(column).round(7).rolls("hs hs hs op");
    let before = table.looks_back();
    assert_eq!(turning(&before, "best-round"), None, "nothing is over");
    table.draws(A, "61H-H- 05H-H- 15H-H- 25HRHRo").draws(B, "05H-H- 15H-H- 25H-H- 35HRHRo");
    table.does(B, Finish).does(A, Finish);
    assert!(table.legal(A).is_empty(), "the game is over");
    let told = table.looks_back();
    assert_eq!(says(turning(&told, "lead"), "seat"), Some(Arg::Seat(A)));
    assert_eq!(says(turning(&told, "best-round"), "seat"), Some(Arg::Seat(A)));
    let gains = figure(&told, "best-round");
    assert_eq!(says(turning(&told, "best-round"), "points"), Some(Arg::Number(gains[0].into())));
    assert!(gains[0] > gains[1], "two exits are joined");
    assert_eq!((figure(&told, "exits"), figure(&told, "highway")), (vec![2, 0], vec![7, 6]));
    assert_eq!(figure(&told, "squares"), [10, 10]);
}

#[test]
fn alone_nobody_is_ahead_of_anybody() {
    let told = solo().board("01H-H-").ends().looks_back();
    assert_eq!(turning(&told, "lead"), None);
}

#[test]
fn what_a_meteor_destroyed_is_counted_with_what_it_cost() {
    // The middle of a highway that joins two exits.
    let column = "01H-H- 11H-H- 21H-H- 31H-H- 41H-H- 51H-H- 61H-H-";
    let mut table = solo().meteor().board(column).dot("33").rolls("west 2");
    table.does(A, FaceMeteor);
    let told = table.looks_back();
    assert_eq!(figure(&told, "meteors"), [1]);
    assert_eq!(says(turning(&told, "meteor"), "seat"), Some(Arg::Seat(A)));
    let missed = solo().meteor().board(column).dot("34").rolls("west 2").looks_back();
    assert_eq!((figure(&missed, "meteors"), turning(&missed, "meteor")), (vec![0], None));
}
