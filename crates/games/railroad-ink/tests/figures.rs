//! Figures that nobody here made: boards and games of other people's programs with their scores.

use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::Drawing;
use crossroads_railroad_ink::rules::scoring::{Score, score};
use crossroads_railroad_ink::setup::{Longest, Options};
use serde_json::Value;

fn vectors() -> Value {
    serde_json::from_str(include_str!("data/score_vectors.json")).expect("the vectors are JSON")
}

fn board(entry: &Value) -> Board {
    let tiles: Vec<&Value> = match entry.get("rounds") {
        Some(rounds) => rounds.as_array().into_iter().flatten().flat_map(|r| r.as_array().unwrap()).collect(),
        None => entry["tiles"].as_array().expect("tiles or rounds").iter().collect(),
    };
    let mut board = Board::default();
    for tile in tiles {
        board.draw(
            tile.as_str().unwrap().parse::<Drawing>().unwrap_or_else(|e| panic!("{}: {e}", entry["id"])),
        );
    }
    board
}

/// The parts of a score by the names of the vectors.
fn parts(score: &Score) -> [(&'static str, i32); 6] {
    let Score { networks, highway, railway, centre, errors, .. } = *score;
    [
        ("exits", networks),
        ("highway", highway),
        ("railway", railway),
        ("centre", centre),
        ("errors", errors),
        ("total", score.total()),
    ]
}

fn compare(entry: &Value, expected: &Value, longest: Longest) {
    let options = Options { longest, ..Options::default() };
    let ours = score(&board(entry), &options);
    let expected = expected.as_object().expect("an object of parts");
    for (part, points) in parts(&ours) {
        if let Some(expected) = expected.get(part) {
            assert_eq!(Some(i64::from(points)), expected.as_i64(), "{} {part} ({ours:?})", entry["id"]);
        }
    }
}

#[test]
fn every_foreign_board_scores_as_its_source_says() {
    let vectors = vectors();
    let boards = vectors["score"].as_array().unwrap();
    assert_eq!(boards.len(), 602);
    for entry in boards {
        compare(entry, &entry["expected"], Longest::Simple);
    }
}

#[test]
fn every_foreign_board_of_the_trail_reading_scores_as_its_source_says() {
    let vectors = vectors();
    let boards = vectors["score_variant_trail"].as_array().unwrap();
    assert_eq!(boards.len(), 54);
    for entry in boards {
        compare(entry, &entry["expected_trail_variant"], Longest::Trail);
        compare(entry, &entry["simple_path_own_scorer"], Longest::Simple);
    }
}
