//! What holds in every state of every table, over random play; and how many lines of play there are.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use crossroads_engine::conformance::watching;
use crossroads_engine::{Game, PerSeat, Quick, Seat, Silent, Viewer};
use crossroads_railroad_ink::RailroadInk;
use crossroads_railroad_ink::actions::Action;
use crossroads_railroad_ink::data::{Drawing, Piece};
use crossroads_railroad_ink::events::Event;
use crossroads_railroad_ink::rules::scoring::score;
use crossroads_railroad_ink::setup::{Expansion, rounds};
use crossroads_railroad_ink::state::{Phase, State};
use std::collections::BTreeSet;

const TABLES: u64 = 300;

type Step<'a> = watching::Moment<'a, RailroadInk>;

/// Whether the round of `before` is over.
fn ends_the_round(step: &Step) -> bool {
    step.after.round != step.before.round || step.after.phase == Phase::Over
}

fn play_all(mut watch: impl FnMut(&Step)) {
    for number in 0..TABLES {
        watching::play(number, &mut watch);
    }
}

/// The sides of every cell as letters, on a plain array: nothing of the game's own geometry.
type Grid = [[Option<[u8; 4]>; 7]; 7];

fn grid(drawings: impl Iterator<Item = Drawing>) -> Grid {
    let mut grid = Grid::default();
    for drawing in drawings {
        let text = drawing.to_string();
        let [row, column, n, e, s, w, ..] = *text.as_bytes() else { panic!("{text}") };
        grid[usize::from(row - b'0')][usize::from(column - b'0')] = Some([n, e, s, w]);
    }
    grid
}

/// What a cell is faced with on a side: the letter of an end or exit, or `-`.
fn faced(grid: &Grid, row: usize, column: usize, side: usize) -> u8 {
    let (down, right) = [(-1, 0), (0, 1), (1, 0), (0, -1)][side];
    let (next_row, next_column) = (row as isize + down, column as isize + right);
    if (0..7).contains(&next_row) && (0..7).contains(&next_column) {
        return grid[next_row as usize][next_column as usize].map_or(b'-', |sides| sides[(side + 2) % 4]);
    }
    // Along each border every second cell has an exit, and their kinds alternate.
    if down != 0 { b"-H-R-H-"[column] } else { b"-R-H-R-"[row] }
}

/// Whether highway would face railway on any side.
fn clashes(grid: &Grid, row: usize, column: usize, sides: [u8; 4]) -> bool {
    (0..4).any(|side| matches!((sides[side], faced(grid, row, column, side)), (b'H', b'R') | (b'R', b'H')))
}

#[test]
fn highway_never_faces_railway() {
    play_all(|step| {
        let grid = grid(step.after.desks[step.seat].sheet.board.drawings());
        for (row, column) in (0..7).flat_map(|row| (0..7).map(move |column| (row, column))) {
            let clash = grid[row][column].is_some_and(|sides| clashes(&grid, row, column, sides));
            assert!(!clash, "{row}{column} on {:?}", step.after.desks[step.seat].sheet);
        }
    });
}

#[test]
fn craters_and_drawings_never_share_a_cell() {
    play_all(|step| {
        for (_, desk) in step.after.desks.iter() {
            let board = &desk.sheet.board;
            assert!((board.craters() & board.drawn()).is_empty());
            assert_eq!(board.drawings().count() as u32, board.drawn().len(), "every drawing has a shape");
        }
    });
}

#[test]
fn craters_and_lava_keep_to_their_expansions() {
    play_all(|step| {
        let expansion = step.after.options.expansion;
        for (_, desk) in step.after.desks.iter() {
            let lava = desk.sheet.board.drawings().any(|drawing| drawing.to_string().contains('L'));
            assert_eq!(lava, expansion == Expansion::Lava);
            assert!(expansion == Expansion::Meteor || desk.sheet.board.craters().is_empty());
        }
    });
}

#[test]
fn three_special_routes_are_used_at_most_and_one_a_round() {
    play_all(|step| {
        for (seat, desk) in step.before.desks.iter() {
            let (earlier, used) = (desk.shown.crossed_off, step.after.desks[seat].sheet.crossed_off);
            assert!(used.count_ones() <= 3);
            assert_eq!(used & earlier, earlier, "what is crossed off stays so");
            assert!((used & !earlier).count_ones() <= 1, "one since the round began");
        }
    });
}

#[test]
fn a_special_route_is_drawn_once_and_only_if_crossed_off() {
    play_all(|step| {
        let sheet = &step.after.desks[step.seat].sheet;
        let drawn: Vec<Piece> = sheet.board.drawings().map(|drawing| drawing.shape.piece()).collect();
        for special in Piece::SPECIALS {
            let times = drawn.iter().filter(|piece| **piece == special).count();
            assert!(times <= usize::from(sheet.is_crossed_off(special)));
        }
    });
}

#[test]
fn every_drawing_bears_the_number_of_its_round() {
    play_all(|step| {
        let round = step.before.round;
        for (seat, desk) in step.after.desks.iter() {
            for drawing in desk.sheet.board.drawings() {
                let number = desk.sheet.number(drawing.cell);
                if number == 0 {
                    assert_eq!(drawing.to_string(), "33LLLL", "only the first volcano has none");
                }
                assert!(number <= round && round <= 7);
                let known = &step.before.desks[seat].sheet;
                if known.board.shape(drawing.cell) != Some(drawing.shape) {
                    assert_eq!(number, round, "drawn now");
                }
            }
        }
    });
}

#[test]
fn drawings_go_only_by_a_meteor_or_to_make_room_for_lava() {
    play_all(|step| {
        for (seat, desk) in step.before.desks.iter() {
            let after = &step.after.desks[seat].sheet;
            for drawing in desk.sheet.board.drawings() {
                let same = after.board.shape(drawing.cell) == Some(drawing.shape)
                    && after.number(drawing.cell) == desk.sheet.number(drawing.cell);
                let told = step.events.iter().any(|event| match *event {
                    Event::MeteorStruck { seat: of, destroyed, .. } => {
                        of == seat && destroyed == Some(drawing)
                    }
                    Event::Erased { seat: of, drawing: erased } => of == seat && erased == drawing,
                    _ => false,
                });
                assert!(same != told, "{drawing} stays or its end is told");
            }
        }
    });
}

#[test]
fn a_seat_draws_the_dice_of_the_round_each_once() {
    play_all(|step| {
        let State { roll, .. } = step.after;
        for (_, desk) in step.after.desks.iter() {
            let mut routes = roll.routes.to_vec();
            let mut lava = roll.lava.map(|dice| dice.to_vec()).unwrap_or_default();
            for cell in desk.sheet.drawn_in(step.after.round).iter() {
                let piece = desk.sheet.board.shape(cell).unwrap().piece();
                let faces = if piece.is_route_face() { &mut routes } else { &mut lava };
                if piece.is_route_face() || piece.is_lava_face() {
                    let shown = faces.iter().position(|face| *face == piece);
                    faces.swap_remove(shown.expect("a die shows what was drawn"));
                }
            }
            if step.after.phase == Phase::Drawing {
                assert!(routes.len() as u32 >= desk.turn.routes_left.count_ones());
                assert!(lava.len() as u32 >= desk.turn.lava_left.count_ones());
            }
        }
    });
}

#[test]
fn a_seat_moves_nothing_but_its_own_desk_within_a_round() {
    play_all(|step| {
        if !ends_the_round(step) {
            for (seat, desk) in step.before.desks.iter().filter(|(seat, _)| *seat != step.seat) {
                assert_eq!(step.after.desks[seat], *desk);
            }
        }
    });
}

#[test]
fn within_a_round_others_learn_only_that_a_seat_has_finished() {
    play_all(|step| {
        if ends_the_round(step) {
            return;
        }
        for viewer in Viewer::all(step.before.desks.seats()).filter(|viewer| !viewer.is(step.seat)) {
            let mut expected = RailroadInk::view(step.before, viewer);
            if step.events.contains(&Event::Finished { seat: step.seat }) {
                expected.finished.insert(step.seat);
            }
            assert_eq!(RailroadInk::view(step.after, viewer), expected);
        }
    });
}

#[test]
fn when_a_round_ends_everybody_sees_everything() {
    play_all(|step| {
        if ends_the_round(step) {
            let spectator = RailroadInk::view(step.after, Viewer::Spectator);
            // What a meteor did at once in the new round is not shown yet, so the sheets of the closed round are.
            let shown = PerSeat::from_fn(step.after.desks.seats(), |seat| step.before.desks[seat].sheet);
            assert_eq!(spectator.sheets, shown);
        }
    });
}

#[test]
fn what_a_view_marks_is_what_it_scores() {
    play_all(|step| {
        for viewer in Viewer::all(step.after.desks.seats()) {
            let view = RailroadInk::view(step.after, viewer);
            for (seat, sheet) in view.sheets.iter() {
                assert_eq!(view.scores[seat], score(&sheet.board, &view.options));
                assert_eq!(view.scores[seat], view.marks[seat].score());
            }
        }
    });
}

#[test]
fn a_meteor_strikes_where_its_trajectory_ends() {
    play_all(|step| {
        let view = RailroadInk::view(step.before, Viewer::Seat(step.seat));
        let struck = step.events.iter().find_map(|event| match event {
            Event::MeteorStruck { seat, cell, .. } if *seat == step.seat => Some(*cell),
            _ => None,
        });
        let meteors = view.own.map(|own| own.meteors).unwrap_or_default();
        // The last action of a round lets the meteor of the next one come to whoever cannot buy it off.
        if let Some(cell) = struck.filter(|_| !ends_the_round(step)) {
            assert!(meteors.iter().any(|meteor| meteor.cells.last() == Some(&cell)), "{meteors:?}");
        }
    });
}

#[test]
fn every_table_ends_after_its_last_round() {
    for number in 0..TABLES {
        let mut played = Vec::new();
        let table = watching::play::<RailroadInk>(number, |step| played.push(step.before.round));
        played.dedup();
        let last = rounds(table.options().expansion);
        assert_eq!(last, if table.options().expansion == Expansion::None { 7 } else { 6 });
        assert_eq!(played, (1..=last).collect::<Vec<u8>>());
    }
}

#[test]
fn a_total_is_the_sum_of_its_lines_and_the_best_seats_win() {
    for number in 0..TABLES {
        let outcome = RailroadInk::outcome(watching::play::<RailroadInk>(number, |_| ()).state()).unwrap();
        let errors = |standing: &crossroads_engine::Standing| {
            standing.sheet.iter().find(|line| line.line == "errors").unwrap().points
        };
        let results: Vec<(i32, i32)> = outcome.standings.iter().map(|s| (s.points, errors(s))).collect();
        for standing in &outcome.standings {
            assert_eq!(standing.points, standing.sheet.iter().map(|line| line.points).sum::<i32>());
            let better = results.iter().filter(|result| **result > (standing.points, errors(standing)));
            assert_eq!(usize::from(standing.place), 1 + better.count());
        }
    }
}

#[test]
fn the_same_seed_and_choices_give_the_same_table() {
    for number in 0..TABLES / 4 {
        let mut states = Vec::new();
        watching::play::<RailroadInk>(number, |step| states.push(step.after.clone()));
        let mut again = states.iter();
        watching::play::<RailroadInk>(number, |step| assert_eq!(Some(step.after), again.next()));
        assert!(again.next().is_none());
    }
}

// Counts: how many lines of play there are from a fresh table.

/// A fresh base table for one with these dice.
fn fresh(dice: [&str; 4]) -> State {
    let options = crossroads_railroad_ink::setup::Options::default();
    let mut state = RailroadInk::setup(&options, 1, &mut Quick::new(0), &mut Silent);
    state.roll.routes = dice.map(|face| face.parse().unwrap());
    state
}

/// Lines of play of this length.
fn lines_of_play(state: &State, depth: u32) -> u64 {
    let mut legal = Vec::new();
    RailroadInk::legal_actions(state, Seat(0), &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |action: &Action| {
        let mut state = state.clone();
        let _ = RailroadInk::apply(&mut state, Seat(0), *action, &mut Quick::new(0), &mut Silent).unwrap();
        lines_of_play(&state, depth - 1)
    };
    legal.iter().map(after).sum()
}

/// The faces and special routes once more, as the rules print them.
const FACES: [(&str, &[u8; 4]); 4] = [("hs", b"H-H-"), ("rc", b"RR--"), ("ht", b"HHH-"), ("sc", b"HR--")];
const SPECIALS: [&[u8; 4]; 6] = [b"HHHR", b"HRRR", b"HHHH", b"RRRR", b"HHRR", b"HRHR"];

/// All ways to turn and mirror a face.
fn orientations(printed: [u8; 4]) -> BTreeSet<[u8; 4]> {
    let [n, e, s, w] = printed;
    let turns = |[a, b, c, d]: [u8; 4]| [[a, b, c, d], [b, c, d, a], [c, d, a, b], [d, a, b, c]];
    turns([n, e, s, w]).into_iter().chain(turns([n, w, s, e])).collect()
}

/// Where a face may be drawn on a grid, in words of the rules: an empty cell, no clash, one join.
fn places(grid: &Grid, printed: [u8; 4]) -> Vec<(usize, usize, [u8; 4])> {
    let mut places = Vec::new();
    for (row, column) in (0..7).flat_map(|row| (0..7).map(move |column| (row, column))) {
        for sides in orientations(printed) {
            let joined =
                (0..4).any(|side| sides[side] != b'-' && sides[side] == faced(grid, row, column, side));
            if grid[row][column].is_none() && joined && !clashes(grid, row, column, sides) {
                places.push((row, column, sides));
            }
        }
    }
    places
}

/// The same lines of play, counted on plain arrays. Three drawings never finish a round, so nobody may.
fn plain_lines(grid: &Grid, dice: &[[u8; 4]], special_free: bool, depth: u32) -> u64 {
    let mut lines = 0;
    let mut follow = |printed: [u8; 4], dice: &[[u8; 4]], special_free: bool| {
        for (row, column, sides) in places(grid, printed) {
            let mut grid = *grid;
            grid[row][column] = Some(sides);
            lines += if depth == 1 { 1 } else { plain_lines(&grid, dice, special_free, depth - 1) };
        }
    };
    for die in 0..dice.len() {
        let rest: Vec<[u8; 4]> = (0..dice.len()).filter(|other| *other != die).map(|die| dice[die]).collect();
        follow(dice[die], &rest, special_free);
    }
    if special_free {
        for special in SPECIALS {
            follow(*special, dice, false);
        }
    }
    lines
}

#[test]
fn the_lines_of_play_from_a_fresh_table_are_counted() {
    let state = fresh(FACES.map(|(face, _)| face));
    let dice = FACES.map(|(_, sides)| *sides);
    for (depth, pinned) in [(1, 156), (2, 15_198), (3, 945_512)] {
        assert_eq!(lines_of_play(&state, depth), pinned, "depth {depth}");
        assert_eq!(plain_lines(&Grid::default(), &dice, true, depth), pinned, "depth {depth}, plainly");
    }
}
