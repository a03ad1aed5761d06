//! The boards that are drawn beside clauses: what is lit on them is what the rules say of them.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{Cell, Drawing, Side};
use crossroads_railroad_ink::rules::meteor::impact;
use crossroads_railroad_ink::rules::scoring::marks;
use crossroads_railroad_ink::setup::{Expansion, Options};
use serde_json::{Map, Value};

fn figures() -> Map<String, Value> {
    serde_json::from_str(include_str!("../rules/figures.json")).expect("the figures are JSON")
}

/// What is written between spaces.
fn words<'a>(figure: &'a Value, name: &str) -> impl Iterator<Item = &'a str> {
    figure[name].as_str().unwrap_or_default().split_whitespace()
}

fn expansion(figure: &Value) -> Expansion {
    match figure["expansion"].as_str() {
        None => Expansion::None,
        Some("meteor") => Expansion::Meteor,
        Some("lava") => Expansion::Lava,
        Some(other) => panic!("{other} is no expansion"),
    }
}

fn board(figure: &Value) -> Board {
    let mut board = Board::default();
    for drawing in words(figure, "drawings") {
        board.draw(drawing.parse::<Drawing>().unwrap());
    }
    for crater in words(figure, "craters") {
        board.crater(crater.parse::<Cell>().unwrap());
    }
    board
}

#[test]
fn what_is_lit_is_what_the_rules_count() {
    for (clause, figure) in figures() {
        let board = board(&figure);
        assert_eq!(board.clash(), None, "{clause}: highway never meets railway");
        let options = Options { expansion: expansion(&figure), ..Options::default() };
        let counted = serde_json::to_value(marks(&board, &options)).unwrap();
        assert_eq!(figure["marks"], counted, "{clause}");
    }
}

#[test]
fn meteors_fall_where_they_are_drawn() {
    let figure = &figures()["RI-8.8"];
    let cells: Vec<Cell> = words(figure, "meteor").map(|cell| cell.parse().unwrap()).collect();
    let start = "33".parse::<Cell>().unwrap();
    for steps in 1..=cells.len() {
        let (cell, _) = impact(&Board::default(), start, Side::North, steps as u8);
        assert_eq!(cell, cells[steps - 1], "after {steps}");
    }
}
