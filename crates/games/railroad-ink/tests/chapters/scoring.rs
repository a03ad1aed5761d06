//! RI-7: the end of the game and the score.

use super::round::{play_out, rounds_begun};
use super::scene::{A, B, C, D, Finish, Scene, draw, solo, table_for};
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{EXITS, Exit, Kind};
use crossroads_railroad_ink::events::Event;
use crossroads_railroad_ink::setup::{Centre, Expansion, Longest};
use crossroads_railroad_ink::state::Sheet;
use serde_json::json;

/// The rulebook's example of a whole game (RI-S15), as copied by others.
const WHOLE_GAME: &str = "01H-H- 03R-R- 04HRHRo 10-R-R 11HRHRo 12-R-R 13RRHR 14H--R 21H-H- 23HH-- 24-H-H 25--HH \
    30-H-H 31HH-H 32--HH 35HHH- 36-H-H 42H-H- 43-HR- 44HHHH 45HRRH 50-R-R 51-RRR 52H--R 53R-R- 55RR-- 56-R-R \
    61R-H- 63RRR- 64-R-R 65--HR";

/// A base game that ends with this board.
fn ended(board: &str) -> Scene {
    solo().board(board).ends()
}

/// A game with the longest lines counted by the option of RI-7.11.
fn ended_with_trails(board: &str) -> Scene {
    solo().with(|options| options.longest = Longest::Trail).board(board).ends()
}

/// RI-7.1, RI-8.1, RI-9.1
#[test]
fn the_game_ends_after_the_seventh_round_with_an_expansion_after_the_sixth() {
    for (expansion, last) in [(Expansion::None, 7), (Expansion::Meteor, 6), (Expansion::Lava, 6)] {
        let (_, events) = play_out(expansion, 2);
        assert_eq!(rounds_begun(&events).last(), Some(&last));
        let scored = events.iter().filter(|event| matches!(event, Event::Scored { .. })).count();
        assert_eq!(scored, 2, "every board is scored once");
    }
}

/// RI-7.2, RI-7.4, RI-7.7, RI-7.8, RI-7.9, RI-7.17, RI-S10
#[test]
fn a_small_board_scored_in_full() {
    let table = ended(
        "01H-H- 11HRHRo 21H-H- 31H-HH 30-H-H 41H-R- 51RR-R 50-R-R 52--RR 62RR-- 63-RRR 10-R-R 12-R-R 13R--R 03R-R-",
    );
    assert_eq!(table.score(A), "16+5+5+0-1 = 25");
    let standing = &table.outcome().standings[0];
    let sheet: Vec<_> = standing.sheet.iter().map(|line| (line.line, line.points)).collect();
    let parts =
        [("networks", 16), ("highway", 5), ("railway", 5), ("centre", 0), ("expansion", 0), ("errors", -1)];
    assert_eq!(sheet, parts);
    assert_eq!(standing.points, 25);
    assert!(table.told.contains(&Event::Scored { seat: A, score: table.parts(A) }));
}

/// RI-1.6, RI-7.5, RI-7.12, RI-S8
#[test]
fn a_crossing_with_a_station_is_one_network() {
    let table =
        ended("30-H-H 31-H-H 32-H-H 33RHRH 34-H-H 35-H-H 36-H-H 03R-R- 13R-R- 23R-R- 43R-R- 53R-R- 63R-R-");
    assert_eq!(table.score(A), "12+7+7+5-0 = 31");
}

/// RI-1.6, RI-7.4, RI-7.5, RI-7.12, RI-S9
#[test]
fn a_crossing_on_an_overpass_is_two_networks() {
    let table =
        ended("30-H-H 31-H-H 32-H-H 33RHRHo 34-H-H 35-H-H 36-H-H 03R-R- 13R-R- 23R-R- 43R-R- 53R-R- 63R-R-");
    assert_eq!(table.score(A), "8+7+7+5-0 = 27");
}

/// RI-7.3
#[test]
fn a_network_scores_by_the_number_of_its_exits() {
    let points: Vec<i32> =
        (0..=12).map(|exits| ended(&highway_ring(&EXITS[..exits])).parts(A).networks).collect();
    assert_eq!(points, [0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45]);
}

/// A highway around the whole board that is joined to these exits.
fn highway_ring(exits: &[Exit]) -> String {
    let mut ring = vec!["00-HH-".to_owned(), "06--HH".into(), "66H--H".into(), "60HH--".into()];
    for place in 1..6 {
        for (cell, along, tee, special) in [
            (format!("0{place}"), "-H-H", "HH-H", "RHHH"),
            (format!("{place}6"), "H-H-", "HHH-", "HRHH"),
            (format!("6{place}"), "-H-H", "-HHH", "HHRH"),
            (format!("{place}0"), "H-H-", "H-HH", "HHHR"),
        ] {
            let exit = exits.iter().find(|exit| exit.cell.to_string() == cell);
            let shape = exit.map_or(along, |exit| if exit.kind == Kind::Highway { tee } else { special });
            ring.push(cell + shape);
        }
    }
    ring.join(" ")
}

/// RI-7.6
#[test]
fn an_exit_is_connected_by_an_end_of_its_kind_on_its_side() {
    let passing_by = "01HH-- 02-H-H 03-H-H 04-H-H 05-H-H 06H--H";
    assert_eq!(ended(passing_by).parts(A).networks, 0, "one exit scores nothing");
    assert_eq!(ended("01HH-- 02-H-H 03-H-H 04-H-H 05H--H").parts(A).networks, 4);
}

/// RI-7.7, RI-7.8
#[test]
fn a_line_has_no_branches() {
    let tee = "22HHHH 21-H-H 23-H-H 12H-H- 32H-H-";
    assert_eq!(ended(tee).parts(A).highway, 3, "five cells, but only three in a row");
    let tee = tee.replace('H', "R");
    assert_eq!(ended(&tee).parts(A).railway, 3);
}

/// RI-7.9
#[test]
fn of_equally_long_lines_one_counts() {
    assert_eq!(ended("01H-H- 11H-H- 05H-H- 15H-H- 50-R-R 51-R-R 56-R-R 55-R-R").score(A), "0+2+2+0-4 = 0");
}

/// RI-7.10, RI-7.11, RI-S11
#[test]
fn a_line_stops_where_it_would_count_a_cell_again() {
    assert_eq!(ended("01H-H- 11HHH- 12--HH 22H--H 21HH--").score(A), "0+5+0+1-0 = 6");
}

/// RI-7.11, RI-S12
#[test]
fn a_loop_on_a_crossing_counts_the_crossing_once_unless_the_table_says_otherwise() {
    let board = "30-H-H 31HHHH 21-HH- 22--HH 32H--H 41H-H-";
    assert_eq!(ended(board).score(A), "0+5+0+2-1 = 6");
    assert_eq!(ended_with_trails(board).score(A), "0+7+0+2-1 = 8");
}

/// RI-7.11
#[test]
fn a_line_runs_through_joined_sides_and_a_ring_of_four_scores_four() {
    assert_eq!(ended("11-HH- 12--HH 22H--H 21HH--").score(A), "0+4+0+1-0 = 5");
    assert_eq!(ended("11H-H- 12H-H-").parts(A).highway, 1, "side by side is not joined");
}

/// RI-7.12, RI-S16
#[test]
fn a_station_counts_for_both_lines() {
    assert_eq!(ended("30-H-H 31-R-H 32-R-R 33-R-R").score(A), "0+2+3+2-1 = 6");
}

/// RI-7.12
#[test]
fn a_line_passes_from_any_end_of_its_kind_to_any_other_in_a_cell() {
    // Three railways meet beside a highway: a line turns or goes straight on, and the station does not break it.
    assert_eq!(ended("10-R-R 11HRRR 12-R-R").parts(A).railway, 3);
    assert_eq!(ended("10-R-R 11HRRR 21R-R-").parts(A).railway, 3);
    assert_eq!(ended("12-R-R 11HRRR 21R-R-").parts(A).railway, 3);
    let overpass = ended("10-R-R 11HRHRo 12-R-R 01H-H- 21H-H-").parts(A);
    assert_eq!((overpass.highway, overpass.railway), (3, 3));
}

/// RI-7.13
#[test]
fn a_line_needs_no_exit_and_a_single_cell_is_a_line_of_one() {
    assert_eq!(ended("11-H-H 12-H-H 54R-R-").score(A), "0+2+1+0-4 = -1");
    assert_eq!(ended("01H-H-").parts(A).highway, 1, "the exit adds no length");
}

/// RI-7.14, RI-7.15
#[test]
fn every_central_cell_with_something_in_it_scores_one() {
    assert_eq!(ended("22H-H- 23R-R- 24HRHRo 12H-H- 25R-R-").parts(A).centre, 3);
    let craters = solo().meteor().board("32* 43* 11*").dot("44").ends();
    assert_eq!(craters.parts(A).centre, 2, "a dot is nothing");
    let lava = solo().lava().board("33LLLL 23-HLH 34-L-L").ends();
    assert_eq!(lava.parts(A).centre, 3);
}

/// RI-7.15
#[test]
fn a_table_may_count_only_routes_in_the_centre() {
    let routes_only = solo().with(|options| options.centre = Centre::Routes);
    let craters = routes_only.clone().meteor().board("32* 43R-R-").ends();
    assert_eq!(craters.parts(A).centre, 1);
    let lava = routes_only.lava().board("33LLLL 23-HLH 34-L-L").ends();
    assert_eq!(lava.parts(A).centre, 1, "the highway past lava is a route");
}

/// RI-7.6, RI-7.18, RI-S13
#[test]
fn the_border_is_no_error_and_no_exit_where_there_is_none() {
    assert_eq!(ended("01H--H 00-H-H").score(A), "0+2+0+0-0 = 2");
}

/// RI-7.16, RI-7.17, RI-7.19, RI-S14, RI-S2
#[test]
fn every_end_that_leads_nowhere_costs_a_point() {
    assert_eq!(ended("01H-H- 11H-H- 03R-R- 13RR-R 12-R-R").score(A), "0+2+3+0-3 = 2");
}

/// RI-7.19
#[test]
fn an_unused_exit_is_no_error() {
    assert_eq!(ended("").score(A), "0+0+0+0-0 = 0");
    assert_eq!(ended("00-HH- 10HH-- 01--HH 11H--H").parts(A).errors, 0);
}

/// RI-7.2, RI-7.3, RI-7.16, RI-S15
///
/// The rulebook's example of two networks, 12 and 20 points.
#[test]
fn a_whole_game() {
    assert_eq!(ended(WHOLE_GAME).score(A), "32+8+5+6-5 = 46");
}

/// RI-7.20
#[test]
fn an_imported_board_with_a_clash_is_refused() {
    let import = |drawings: [&str; 2]| {
        let drawings = drawings.map(|drawing| json!([drawing, 1]));
        let sheet = json!({"drawings": drawings, "craters": [], "crossed_off": [], "dot": "33"});
        serde_json::from_value::<Sheet>(sheet)
    };
    assert!(import(["11-H-H", "12-H-H"]).is_ok());
    assert!(import(["11-H-H", "12-R-R"]).is_err(), "highway meets railway and yet the board is read");
}

/// RI-7.20
#[test]
fn a_clash_on_a_board_is_found() {
    let clash = |drawings: &str| {
        let mut board = Board::default();
        drawings.split(' ').for_each(|drawing| board.draw(drawing.parse().unwrap()));
        board.clash().map(|cell| cell.to_string())
    };
    assert_eq!(clash("11-H-H 12-R-R"), Some("11".into()));
    assert_eq!(clash("11-H-H 12-H-H 13R-R-"), None);
}

/// RI-7.21
#[test]
fn the_expansion_has_a_line_of_its_own() {
    let table = solo().meteor().board("01* 11H-H-").ends();
    let outcome = table.outcome();
    let line = outcome.standings[0].sheet.iter().find(|line| line.line == "expansion").unwrap();
    assert_eq!((line.points, outcome.standings[0].points), (2, 2));
    assert_eq!(table.score(A), "0+1+0+0-1+2 = 2");
}

/// RI-7.22, RI-S17
#[test]
fn of_equal_totals_the_one_with_fewer_errors_wins_and_then_they_share() {
    // 46 with 3 errors twice: a foreign board, and four small networks around a large one.
    let foreign = "03R-R- 05HHH- 06HH-H 12-RH- 13R--R 15HRRR 16-R-R 21-HH- 22H-HH 23-HH- 24-H-H 25RHRHo 26-R-H \
        30--HH 31HH-- 32HH-H 33-R-H 34-RRR 35R--R 40H-H- 42-RH- 43-R-R 44R--R 50HRHR 52H-H- 60HH-- 61-HHH 62HRHH \
        63--RR 65-RH- 66--HR";
    let large = "31-H-H 32-H-H 33RHRH 34-H-H 35-H-H 36-H-H 13R-RR 12-RR- 22RR-- 23R-RR 53R-RR 52RR-- 42-RR- 43R-RR \
        03RHRHo 02-H-H 04-H-H 63RHRHo 62-H-H 64-H-H";
    let loose = format!("{large} 01HH-H 05HH-H 61HHH- 65--HH 10--RR 20R-R- 30RHRHo 40R-R- 50R--R");
    let neat = format!("{large} 01HH-- 05H--H 61-HH- 65--HH 30-H-H");
    let setting = table_for(4).board_of(A, WHOLE_GAME).board_of(B, foreign);
    let table = setting.board_of(C, &loose).board_of(D, &neat).ends();
    let results = [A, B, C, D].map(|seat| (table.parts(seat).total(), table.parts(seat).errors));
    assert_eq!(results, [(46, 5), (46, 3), (46, 3), (45, 0)]);
    let outcome = table.outcome();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [B, C]);
    assert_eq!(outcome.standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [3, 1, 1, 4]);
    assert_eq!(table.view(A).places.unwrap().as_slice(), [3, 1, 1, 4]);
}

/// RI-7.23, RI-9.14
#[test]
fn open_lava_sides_count_as_errors_in_a_tie() {
    // Five errors, all of them lava, against two of lava and two of a highway.
    let lava = "33LLLL 23L-L- 43L-L- 32-L-L 34-L-L 00LLLL 01L--L";
    let highway = "33LLLL 23-LL- 24--LL 34L--L 01HHH-";
    let table = table_for(2).lava().board_of(A, lava).board_of(B, highway).ends();
    assert_eq!(table.score(A), "0+0+0+5-5+5 = 5");
    assert_eq!(table.score(B), "0+1+0+4-4+4 = 5");
    assert_eq!(table.outcome().winners().collect::<Vec<_>>(), [B]);
}

/// RI-7.23
#[test]
fn a_lone_player_has_no_rival_and_a_total_may_be_negative() {
    let table = ended("01HHH- 03RRR- 05HHH-");
    let outcome = table.outcome();
    assert_eq!((outcome.standings[0].place, outcome.standings[0].points), (1, -4));
}

/// RI-7.1, RI-3.4
#[test]
fn the_last_round_is_drawn_like_any_other() {
    let mut table = solo().board("01H-H-").round(7).rolls("hs hs hs op");
    table.refuses(A, Finish, "RI-4.13");
    table.draws(A, "11H-H- 05H-H- 36-H-H 21HRHRo").does(A, Finish);
    assert_eq!(table.outcome().standings[0].points, table.parts(A).total());
    table.refuses(A, draw("31H-H-"), "RI-3.4");
}

/// RI-7.4, RI-7.9, RI-S10
#[test]
fn the_marks_say_where_the_points_come_from() {
    let table = ended(
        "01H-H- 11HRHRo 21H-H- 31H-HH 30-H-H 41H-R- 51RR-R 50-R-R 52--RR 62RR-- 63-RRR 10-R-R 12-R-R 13R--R 03R-R-",
    );
    let marks = serde_json::to_value(table.view(A).marks[A]).unwrap();
    let networks = json!([
        {
            "exits": ["01", "30", "50", "63"],
            "highways": ["01", "11", "21", "30", "31", "41"],
            "railways": ["41", "50", "51", "52", "62", "63"],
            "points": 12,
        },
        {"exits": ["03", "10"], "highways": [], "railways": ["03", "10", "11", "12", "13"], "points": 4},
    ]);
    assert_eq!(marks["networks"], networks);
    assert_eq!(marks["errors"], json!(["63e"]));
    assert_eq!(marks["centre"], json!([]));
    let highway = marks["highway"].as_array().unwrap();
    assert_eq!((highway.len(), highway.contains(&json!("11"))), (5, true));
}

/// RI-7.11, RI-S12
#[test]
fn the_marks_of_a_line_count_a_cell_again_where_the_table_does() {
    let table = ended_with_trails("30-H-H 31HHHH 21-HH- 22--HH 32H--H 41H-H-");
    let line: Vec<String> = table.view(A).marks[A].highway.iter().map(|cell| cell.to_string()).collect();
    assert_eq!(line.len(), 7);
    assert_eq!(line.iter().filter(|cell| *cell == "31").count(), 2, "{line:?}");
}

/// RI-8.19, RI-S23
#[test]
fn the_marks_of_meteor_are_the_ends_that_lead_into_craters() {
    let table = solo().meteor().board("03R-R- 13R-R- 23* 33R-R- 43R-R- 53R-R- 63R-R-").ends();
    let marks = serde_json::to_value(table.view(A).marks[A]).unwrap();
    let into = json!(["33n", "13s"]);
    assert_eq!(marks["into_craters"], into);
    assert_eq!(marks["centre"], json!(["23", "33", "43"]));
}

/// RI-9.14, RI-9.17, RI-9.18
#[test]
fn the_marks_of_lava_are_its_lakes_and_open_sides() {
    let table = solo().lava().board("33LLLL 23L-L- 00LLLL 01L--L 10L--L").ends();
    let marks = serde_json::to_value(table.view(A).marks[A]).unwrap();
    let lakes = json!([
        {"cells": ["00", "01", "10"], "closed": true, "points": 8},
        {"cells": ["23", "33"], "closed": false, "points": 0},
    ]);
    assert_eq!(marks["lakes"], lakes);
    assert_eq!(marks["errors"].as_array().unwrap().len(), 4, "23 north and three sides of 33");
}
