//! RI-6: the end of the round.

use super::scene::{A, B, FaceMeteor, Finish, Scene, draw, solo, special, table_for};
use crossroads_railroad_ink::events::{Event, Shown};

const FOUR: &str = "01H-H- 05H-H- 30-H-H 11HRHRo";

/// Two seats with the same four dice, all of them drawn.
fn two_who_have_drawn() -> Scene {
    let mut table = table_for(2).rolls("hs hs hs op / rt rt rt sc");
    table.draws(A, FOUR).draws(B, FOUR);
    table
}

/// RI-6.1, RI-6.4
#[test]
fn the_round_ends_when_the_last_seat_has_finished_and_the_dice_fall_again() {
    let mut table = two_who_have_drawn();
    table.does(A, Finish);
    assert_eq!((table.view(A).round, table.dice_fallen()), (1, 4));
    table.does(B, Finish);
    assert_eq!((table.view(A).round, table.dice_fallen()), (2, 8));
    assert_eq!(table.view(A).roll.routes.map(|face| face.id()), ["rt", "rt", "rt", "sc"]);
    table.does(A, draw("03RRR-")).does(B, draw("03RRR-"));
}

/// RI-6.1
#[test]
fn the_round_does_not_end_before_everything_is_drawn() {
    let mut table = table_for(2).rolls("hs hs hs op");
    table.draws(A, FOUR).does(A, Finish);
    table.draws(B, "01H-H- 05H-H- 30-H-H").refuses(B, Finish, "RI-4.13");
    assert_eq!(table.view(B).round, 1);
}

/// RI-6.2
#[test]
fn the_number_of_the_round_stands_in_the_cells_drawn_in_it() {
    let mut table = solo().rolls("hs hs hs op / hs hs hs op");
    table.draws(A, FOUR).does(A, special("61HHHH")).does(A, Finish);
    table.draws(A, "36-H-H 21H-H- 15H-H- 12HRHRo").does(A, Finish);
    let numbers =
        ["01", "05", "30", "11", "61", "36", "21", "15", "12", "33"].map(|cell| table.number(A, cell));
    assert_eq!(numbers, [1, 1, 1, 1, 1, 2, 2, 2, 2, 0]);
}

/// RI-6.3, RI-4.15
#[test]
fn what_was_drawn_in_an_earlier_round_stays() {
    let mut table = two_who_have_drawn();
    table.all_finish();
    table.cannot_take_back(A).cannot_take_back(B);
    table.refuses(A, draw("01RRR-"), "RI-4.7");
    table.does(A, draw("03RRR-")).takes_back(A).cannot_take_back(A);
    assert_eq!(table.board(A), "01H-H- 05H-H- 11HRHRo 30-H-H");
}

/// RI-6.5
#[test]
fn finishing_is_taken_back_until_the_last_seat_finishes() {
    let mut table = two_who_have_drawn();
    table.does(A, Finish);
    table.refuses(A, special("61HHHH"), "RI-6.5").refuses(A, Finish, "RI-6.5");
    table.takes_back(A);
    assert!(!table.view(B).finished.contains(A));
    table.does(A, special("61HHHH")).does(A, Finish).does(B, Finish);
    table.cannot_take_back(A).cannot_take_back(B);
}

/// RI-6.5, RI-3.5
#[test]
fn all_drawings_are_shown_together() {
    let mut table = two_who_have_drawn();
    table.does(A, special("61HHHH")).does(A, Finish);
    assert!(!table.told.iter().any(|event| matches!(event, Event::Shown { .. })));
    table.does(B, Finish);
    let shown = |seat| {
        let shown = table.told.iter().filter_map(move |event| match event {
            Event::Shown { seat: of, what } if *of == seat => Some(*what),
            _ => None,
        });
        shown.collect::<Vec<_>>()
    };
    let drawing = |text: &str| Shown::Drawing(text.parse().unwrap());
    let four = ["01H-H-", "05H-H-", "11HRHRo", "30-H-H"].map(drawing);
    assert_eq!(shown(B), four);
    let crossed_off = [Shown::CrossedOff("x-hhhh".parse().unwrap())];
    assert_eq!(shown(A), [&crossed_off[..], &four, &[drawing("61HHHH")]].concat());
}

/// RI-6.6
#[test]
fn numbers_have_no_effect() {
    let board = "01H-H- 11HRHRo 21H-H- 10-R-R";
    let [early, late] = [2, 6].map(|round| solo().board(board).round(round).rolls("hs rs rc sc"));
    assert_eq!((early.number(A, "11"), late.number(A, "11")), (1, 5));
    assert_eq!(early.legal(A), late.legal(A));
    assert_eq!(early.parts(A), late.parts(A));
}

/// RI-6.6, RI-8.6
#[test]
fn a_number_vanishes_with_its_route() {
    let mut table = solo().meteor().board("13R-R- 03R-R-").round(3).dot("14").rolls("west 1");
    assert_eq!(table.number(A, "13"), 2);
    table.does(A, FaceMeteor);
    assert_eq!((table.number(A, "13"), table.number(A, "03")), (0, 2));
}
