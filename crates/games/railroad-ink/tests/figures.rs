//! Figures that nobody here made: boards and games of other people's programs with their scores.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use crossroads_engine::{Game, Scripted, Seat, Silent};
use crossroads_railroad_ink::RailroadInk;
use crossroads_railroad_ink::actions::Action;
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{Cells, Drawing, Kind, Piece, Side};
use crossroads_railroad_ink::rules::lines::Line;
use crossroads_railroad_ink::rules::scoring::{Marks, Score, marks, score};
use crossroads_railroad_ink::setup::{Longest, Options};
use crossroads_railroad_ink::state::State;
use serde_json::Value;
use std::collections::BTreeSet;

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

#[test]
fn the_marks_of_every_foreign_board_add_up_to_its_score() {
    let vectors = vectors();
    let boards = |part: &str| vectors[part].as_array().unwrap().clone();
    for entry in boards("score").iter().chain(&boards("score_variant_trail")) {
        let board = board(entry);
        for longest in [Longest::Simple, Longest::Trail] {
            let options = Options { longest, ..Options::default() };
            let marks = marks(&board, &options);
            assert_eq!(marks.score(), score(&board, &options), "{}", entry["id"]);
            assert_line(&board, Kind::Highway, &marks.highway, longest);
            assert_line(&board, Kind::Railway, &marks.railway, longest);
            assert_networks(&board, &marks);
            assert!(marks.errors.iter().all(|end| board.shape(end.cell).unwrap().end(end.side).is_some()));
        }
    }
}

/// A line goes from cell to cell through joined sides, none of them twice, and no cell twice by the simple reading.
fn assert_line(board: &Board, kind: Kind, line: &Line, longest: Longest) {
    let mut crossed = BTreeSet::new();
    for pair in line.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let side = Side::ALL.into_iter().find(|side| from.neighbour(*side) == Some(to)).expect("a neighbour");
        assert!(board.joined(kind, side).contains(from), "{from} and {to} are not joined");
        assert!(crossed.insert((from.min(to), from.max(to))), "{from} to {to} is crossed twice");
    }
    assert!(line.iter().all(|cell| board.with(kind).contains(*cell)));
    if longest == Longest::Simple {
        assert_eq!(line.iter().copied().collect::<Cells>().len() as usize, line.len(), "{line:?}");
    }
}

/// A network holds its exits, and ends only where something else begins.
fn assert_networks(board: &Board, marks: &Marks) {
    for network in marks.networks.iter() {
        assert!(network.exits.len() >= 2);
        assert_eq!(network.exits & (network.highways | network.railways), network.exits);
        for (kind, cells) in Kind::ROUTES.into_iter().zip([network.highways, network.railways]) {
            for side in Side::ALL {
                let beyond = (cells & board.joined(kind, side)).step(side);
                assert_eq!(beyond & cells, beyond, "a neighbour that is joined was left out");
            }
        }
        let stations = board.with(Kind::Highway) & board.with(Kind::Railway) & !board.overpasses();
        assert_eq!(network.highways & stations, network.railways & stations, "a station joins both");
    }
}

#[test]
fn two_tiles_relate_as_other_programs_say() {
    let vectors = vectors();
    let pairs = vectors["connections"].as_array().unwrap();
    assert_eq!(pairs.len(), 11);
    for pair in pairs {
        let [a, b]: [Drawing; 2] = ["a", "b"].map(|tile| pair[tile].as_str().unwrap().parse().unwrap());
        let meeting = Side::ALL.into_iter().find(|side| a.cell.neighbour(*side) == Some(b.cell));
        let relation =
            meeting.map_or("apart", |side| match (a.shape.end(side), b.shape.end(side.opposite())) {
                (Some(one), Some(other)) if one == other => "connected",
                (Some(_), Some(_)) => "clash",
                _ => "blank",
            });
        assert_eq!(pair["relation"], relation, "{a} {b}");
        // The board sees the same.
        let mut board = Board::default();
        board.draw(a);
        board.draw(b);
        let joined = meeting.is_some_and(|side| {
            Kind::ROUTES.into_iter().any(|kind| board.joined(kind, side).contains(a.cell))
        });
        assert_eq!(pair["connected"], joined, "{a} {b}");
    }
}

/// From a board and dice, every set of drawings with which a round may end: exactly those that others have listed.
#[test]
fn the_rounds_that_may_end_are_those_that_others_list() {
    let vectors = vectors();
    let cases = vectors["must_draw"].as_array().unwrap();
    assert_eq!(cases.len(), 2);
    for case in cases {
        let dice: Vec<Piece> = strings(&case["dice"]).iter().map(|face| face.parse().unwrap()).collect();
        // Two rounds are to come, so that finishing does not score the board.
        let mut state = RailroadInk::setup(&Options::default(), 1, &mut Scripted::default(), &mut Silent);
        state.roll.routes = dice.try_into().unwrap();
        let desk = &mut state.desks[Seat(0)];
        desk.sheet.board = board(case);
        assert_eq!(case["specials_left"], serde_json::json!([]));
        Piece::SPECIALS.into_iter().take(3).for_each(|special| desk.sheet.cross_off(special));
        let start = desk.sheet.board;
        let mut found = BTreeSet::new();
        enumerate(&state, start.drawn(), &mut BTreeSet::new(), &mut found);
        let listed: BTreeSet<Vec<String>> =
            case["complete_rounds"].as_array().unwrap().iter().map(strings).collect();
        assert_eq!(found, listed, "{}", case["id"]);
    }
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// Follows every line of play to the end of the round and notes what has been drawn then.
fn enumerate(
    state: &State,
    before: Cells,
    seen: &mut BTreeSet<Vec<String>>,
    found: &mut BTreeSet<Vec<String>>,
) {
    let drawings =
        state.desks[Seat(0)].sheet.board.drawings().filter(|drawing| !before.contains(drawing.cell));
    let drawn: Vec<String> = drawings.map(|drawing| drawing.to_string()).collect();
    if !seen.insert(drawn.clone()) {
        return;
    }
    let mut legal = Vec::new();
    RailroadInk::legal_actions(state, Seat(0), &mut legal);
    for action in legal {
        if action == Action::Finish {
            found.insert(drawn.clone());
            continue;
        }
        let mut next = state.clone();
        let applied = RailroadInk::apply(&mut next, Seat(0), action, &mut Scripted::default(), &mut Silent);
        assert!(applied.is_ok());
        enumerate(&next, before, seen, found);
    }
}

#[test]
fn foreign_sequences_are_legal_up_to_the_tile_that_is_not() {
    let vectors = vectors();
    let sequences = vectors["sequences"].as_array().unwrap();
    assert_eq!(sequences.len(), 8);
    for entry in sequences {
        let mut board = Board::default();
        let first_illegal = strings(&entry["sequence"]).iter().position(|tile| {
            let tile: Drawing = tile.parse().unwrap();
            let fits = board.facing().check(tile, board.empty(), false).is_ok();
            if fits {
                board.draw(tile);
            }
            !fits
        });
        assert_eq!(entry["first_illegal"], serde_json::json!(first_illegal), "{entry}");
    }
}
