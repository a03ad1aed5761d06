//! The exact last round: against optima that others have found, and against trying everything without any cleverness.

use crossroads_bots::railroad_ink::last_round::{Solution, best_last_round};
use crossroads_engine::{Chance, Quick};
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{Cells, Drawing, Kind, Piece, ROUTE_DIE, STATION_DIE};
use crossroads_railroad_ink::rules::scoring::score;
use crossroads_railroad_ink::setup::{Longest, Options};
use serde_json::Value;
use std::collections::HashSet;

fn vectors() -> Value {
    serde_json::from_str(include_str!("../../../games/railroad-ink/tests/data/score_vectors.json"))
        .expect("the vectors are JSON")
}

fn pieces(list: &Value) -> Vec<Piece> {
    list.as_array().unwrap().iter().map(|id| id.as_str().unwrap().parse().unwrap()).collect()
}

fn board(case: &Value) -> Board {
    let mut board = Board::default();
    for tile in case["tiles"].as_array().unwrap() {
        board.draw(tile.as_str().unwrap().parse().unwrap());
    }
    board
}

/// Whether a piece fits somewhere (RI-4.13).
fn fits(board: &Board, piece: Piece) -> bool {
    piece.shapes().any(|shape| !board.facing().fits(shape, !board.drawn(), false).is_empty())
}

/// The drawings of a solution are legal one after the other, use each die once and at most one special route, leave
/// no die that fits, and are worth what the solution says.
fn check(board: &Board, dice: &[Piece], specials: &[Piece], options: &Options, solution: &Solution) {
    let mut board = *board;
    let mut dice = dice.to_vec();
    let mut special_drawn = false;
    for drawing in &solution.drawings {
        assert_eq!(board.facing().check(*drawing, !board.drawn(), false), Ok(()), "{solution:?}");
        let piece = drawing.shape.piece();
        if let Some(die) = dice.iter().position(|die| *die == piece) {
            dice.swap_remove(die);
        } else {
            assert!(specials.contains(&piece) && !special_drawn, "{solution:?} draws {piece}");
            special_drawn = true;
        }
        board.draw(*drawing);
    }
    for die in dice {
        assert!(!fits(&board, die), "{solution:?} leaves out {die}");
    }
    assert_eq!(score(&board, options).total(), solution.total, "{solution:?}");
}

fn solve(board: &Board, dice: &[Piece], specials: &[Piece], options: &Options) -> i32 {
    let solution = best_last_round(board, dice, specials, options);
    check(board, dice, specials, options, &solution);
    solution.total
}

#[test]
fn every_published_optimum_is_reached_and_not_exceeded() {
    let vectors = vectors();
    let cases = vectors["last_round"].as_array().unwrap();
    assert_eq!(cases.len(), 134);
    for case in cases {
        let total =
            solve(&board(case), &pieces(&case["dice"]), &pieces(&case["specials_left"]), &Options::default());
        assert_eq!(Some(i64::from(total)), case["optimum"].as_i64(), "{}", case["id"]);
    }
}

/// The published optima of all rolls on forty boards: every so many rolls of each board, each roll its turn.
fn play_other_rolls(every: usize) {
    let vectors = vectors();
    let rolls: Vec<Vec<Piece>> = vectors["last_round_rolls"].as_array().unwrap().iter().map(pieces).collect();
    let boards = vectors["last_round_all_rolls"].as_array().unwrap();
    assert_eq!((rolls.len(), boards.len()), (168, 40));
    for (first, case) in boards.iter().enumerate() {
        for (roll, dice) in rolls.iter().enumerate().skip(first % every).step_by(every) {
            let total = solve(&board(case), dice, &pieces(&case["specials_left"]), &Options::default());
            assert_eq!(Some(i64::from(total)), case["optimum"][roll].as_i64(), "{} {dice:?}", case["id"]);
        }
    }
}

#[test]
fn other_rolls_on_the_same_boards_are_played_as_well_as_published() {
    play_other_rolls(8);
}

mod slow {
    use crossroads_engine::conformance::Window;

    /// A fifth of all rolls in the gate, all of them in a long run.
    #[test]
    fn rolls_on_all_boards_are_played_as_well_as_published() {
        let fifths = Window { gate: 1, long: 5 }.count() as usize;
        super::play_other_rolls(5 / fifths);
    }
}

/// The best total by trying every drawing in every order. Boards are looked at once however they came about.
fn try_everything(board: &Board, dice: &[Piece], specials: &[Piece], options: &Options) -> i32 {
    fn go(
        board: &Board,
        dice: &[Piece],
        specials: &[Piece],
        options: &Options,
        seen: &mut HashSet<String>,
    ) -> i32 {
        let mut best = i32::MIN;
        let known = format!("{:?} {dice:?} {specials:?}", board.drawings().collect::<Vec<_>>());
        if !seen.insert(known) {
            return best;
        }
        if !dice.iter().any(|die| fits(board, *die)) {
            best = score(board, options).total();
        }
        let drawings = |piece: Piece| {
            piece.shapes().flat_map(move |shape| {
                let cells: Cells = board.facing().fits(shape, !board.drawn(), false);
                cells.iter().map(move |cell| Drawing { cell, shape }).collect::<Vec<_>>()
            })
        };
        let with = |drawing: Drawing| {
            let mut board = *board;
            board.draw(drawing);
            board
        };
        for (die, piece) in dice.iter().enumerate() {
            let mut rest = dice.to_vec();
            rest.remove(die);
            for drawing in drawings(*piece) {
                best = best.max(go(&with(drawing), &rest, specials, options, seen));
            }
        }
        for special in specials {
            for drawing in drawings(*special) {
                best = best.max(go(&with(drawing), dice, &[], options, seen));
            }
        }
        best
    }
    go(board, dice, specials, options, &mut HashSet::new())
}

/// A board on which random pieces stand, one after the other as they fit, until so many cells are free.
fn random_board(chance: &mut Quick, free: u32) -> Board {
    let mut board = Board::default();
    for _ in 0..500 {
        if (!board.drawn()).len() <= free {
            break;
        }
        let piece = match chance.below(8) {
            0 | 1 => *chance.pick(&STATION_DIE).unwrap(),
            2 if chance.below(3) == 0 => *chance.pick(&Piece::SPECIALS).unwrap(),
            _ => *chance.pick(&ROUTE_DIE).unwrap(),
        };
        let facing = board.facing();
        let drawings: Vec<Drawing> = piece
            .shapes()
            .flat_map(|shape| {
                let cells = facing.fits(shape, !board.drawn(), false);
                cells.iter().map(move |cell| Drawing { cell, shape }).collect::<Vec<_>>()
            })
            .collect();
        if let Some(drawing) = chance.pick(&drawings) {
            board.draw(*drawing);
        }
    }
    board
}

fn random_dice(chance: &mut Quick, dice: usize) -> Vec<Piece> {
    let mut dice: Vec<Piece> = (1..dice).map(|_| *chance.pick(&ROUTE_DIE).unwrap()).collect();
    dice.push(*chance.pick(&STATION_DIE).unwrap());
    dice
}

/// Compares both on random boards; answers how many of the best rounds left a die out, and how many drew nothing.
fn compare(
    stream: u64,
    boards: u32,
    free: u32,
    dice: usize,
    specials: usize,
    longest: Longest,
) -> (u32, u32) {
    let mut chance = Quick::new(stream);
    let options = Options { longest, ..Options::default() };
    let (mut stranded, mut nothing) = (0, 0);
    for _ in 0..boards {
        let board = random_board(&mut chance, free);
        let dice = random_dice(&mut chance, dice);
        let mut left = Piece::SPECIALS;
        chance.shuffle(&mut left);
        let specials = &left[..specials];
        let solution = best_last_round(&board, &dice, specials, &options);
        check(&board, &dice, specials, &options, &solution);
        let best = try_everything(&board, &dice, specials, &options);
        assert_eq!(solution.total, best, "{:?} {dice:?} {specials:?}", board.drawings().collect::<Vec<_>>());
        let drawn = solution.drawings.iter().filter(|drawing| !drawing.shape.piece().is_special()).count();
        stranded += u32::from(drawn < dice.len());
        nothing += u32::from(solution.drawings.is_empty());
    }
    (stranded, nothing)
}

#[test]
fn few_dice_on_open_boards_are_drawn_as_well_as_can_be() {
    compare(1, 40, 25, 2, 0, Longest::Simple);
    compare(2, 20, 25, 2, 1, Longest::Simple);
    compare(3, 20, 30, 3, 0, Longest::Simple);
    compare(4, 20, 20, 2, 1, Longest::Trail);
}

#[test]
fn full_rolls_on_full_boards_are_drawn_as_well_as_can_be() {
    let (stranded, _) = compare(5, 60, 8, 4, 1, Longest::Simple);
    assert!(stranded > 5, "{stranded}: dice without a place are what this is about");
    compare(6, 40, 7, 4, 6, Longest::Simple);
    compare(7, 60, 8, 4, 1, Longest::Trail);
}

#[test]
fn a_board_without_room_is_left_as_it_is() {
    let (stranded, nothing) = compare(8, 60, 2, 4, 1, Longest::Simple);
    assert!(stranded > 40 && nothing > 10, "{stranded} {nothing}");
    let full = random_board(&mut Quick::new(9), 0);
    assert!(full.with(Kind::Highway).len() > 5);
    let alone = best_last_round(&full, &[], &[], &Options::default());
    assert_eq!(alone.total, score(&full, &Options::default()).total());
    assert!(alone.drawings.is_empty());
}

/// RI-S5: it can pay to strand one's own dice, and the solution may do so.
#[test]
fn one_may_strand_ones_own_dice() {
    let vectors = vectors();
    for case in vectors["must_draw"].as_array().unwrap() {
        let (board, dice) = (board(case), pieces(&case["dice"]));
        let rounds = case["complete_rounds"].as_array().unwrap().iter().map(|round| {
            let mut board = board;
            for tile in round.as_array().unwrap() {
                board.draw(tile.as_str().unwrap().parse().unwrap());
            }
            score(&board, &Options::default()).total()
        });
        assert_eq!(Some(solve(&board, &dice, &[], &Options::default())), rounds.max(), "{}", case["id"]);
    }
}
