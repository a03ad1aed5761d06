//! RI-9: lava spreads, volcanoes open.

use super::round::{play_out, rounds_begun};
use super::scene::{A, B, Finish, Scene, Setting, draw, erase, lava, solo, table_for, volcano};
use crossroads_railroad_ink::data::{LAVA_DIE, Piece};
use crossroads_railroad_ink::events::Event;
use crossroads_railroad_ink::setup::Expansion;

/// A lone seat with this board and these dice.
fn lake(board: &str, dice: &str) -> Scene {
    solo().lava().board(board).rolls(dice)
}

/// A game with lava that ends with this board.
fn ended(board: &str) -> Scene {
    solo().lava().board(board).ends()
}

fn kept_apart() -> Setting {
    solo().lava().with(|options| options.lava_apart = true)
}

/// RI-9.1
#[test]
fn the_game_lasts_six_rounds() {
    assert_eq!(rounds_begun(&play_out(Expansion::Lava, 2).1), [1, 2, 3, 4, 5, 6]);
}

/// RI-9.2
#[test]
fn every_board_starts_with_a_volcano_in_the_centre() {
    let table = table_for(2).lava().rolls("l-tee l-tee");
    assert_eq!((table.board(A).as_str(), table.board(B).as_str()), ("33LLLL", "33LLLL"));
}

/// RI-9.3, RI-9.20
#[test]
fn one_lava_die_must_be_drawn_and_both_may_be_besides_the_route_dice() {
    let mut table = solo().lava().rolls("hs hs hs op l-curve l-straight");
    table.refuses(A, Finish, "RI-4.13"); // the route dice are owed as ever
    table.draws(A, "01H-H- 05H-H- 61H-H- 11HRHRo").refuses(A, Finish, "RI-9.20");
    table.does(A, lava("32-L-L"));
    table.clone().does(A, Finish);
    table.does(A, lava("23-LL-")).does(A, Finish);
    let mut no_routes = solo().lava().rolls("l-curve l-straight");
    no_routes.does(A, lava("32-L-L")).refuses(A, Finish, "RI-4.13");
}

/// RI-9.3, RI-4.4
#[test]
fn a_lava_die_is_drawn_no_more_than_once() {
    let mut table = solo().lava().rolls("l-curve l-straight");
    table.does(A, lava("32-L-L")).refuses(A, lava("23L-L-"), "RI-4.4");
    table.refuses(A, lava("23LLL-"), "RI-4.4"); // no die shows this
    table.does(A, lava("23-LL-"));
}

/// RI-9.5
#[test]
fn the_faces_of_a_lava_die() {
    let faces = LAVA_DIE.map(|face| face.shapes().next().unwrap().to_string());
    assert_eq!(faces, ["LL--", "LL--", "L-L-", "LLL-", "H-HL", "R-RL"]);
    let dice = solo().lava().rolls("l-highway l-railway").state().roll.lava.unwrap();
    assert_eq!(dice, [Piece::LavaHighway, Piece::LavaRailway]);
}

/// RI-9.4, RI-9.8, RI-4.9, RI-S25
#[test]
fn lava_joins_lava_and_its_route_need_not_be_joined() {
    let mut table = solo().lava().rolls("l-highway");
    table.refuses(A, lava("13-HLH"), "RI-9.4");
    table.does(A, lava("23-HLH"));
    let mut clash = lake("33LLLL 22RRR-", "l-highway");
    clash.refuses(A, lava("23-HLH"), "RI-4.9"); // its west end would meet a railway
}

/// RI-9.7
#[test]
fn a_volcano_has_lava_on_all_four_sides_and_belongs_to_its_lake() {
    let table = solo().lava().rolls("l-highway l-tee");
    assert_eq!(table.fits(A, "l-highway"), ["23-HLH", "32HLH-", "34H-HL", "43LH-H"]);
    assert_eq!(ended("33LLLL 23-HLH 32HLH- 34H-HL 43LH-H").parts(A).expansion, 5 + 5);
}

/// RI-9.8
#[test]
fn lava_is_turned_at_will_needs_one_joined_side_and_an_empty_cell() {
    let mut table = lake("33LLLL 12R-R- 24-H-H 43R-R-", "l-tee l-curve");
    let north = |ways: Vec<String>| ways.into_iter().filter(|way| way.starts_with("23")).collect::<Vec<_>>();
    assert_eq!(north(table.fits(A, "l-tee")), ["23-LLL", "23L-LL", "23LLL-"]);
    assert_eq!(north(table.fits(A, "l-curve")), ["23--LL", "23-LL-"]);
    table.refuses(A, lava("43LL--"), "RI-4.7");
    table.refuses(A, lava("23LL--"), "RI-9.4"); // no lava side towards the volcano
    table.does(A, lava("23LLL-")); // its east side faces the highway of 24
}

/// RI-9.6
#[test]
fn a_route_past_lava_counts_like_any_route_and_is_no_station() {
    // The highway runs past the lava; the railway beside it is not joined to it by the lava between them.
    let table = ended("30-H-H 31-H-H 32-H-H 33LH-H 34-H-H 35-H-H 36-H-H 23-RLR 03R-R-");
    assert_eq!(table.parts(A).networks, 4, "exits 30 and 36 are connected through the cell");
    assert_eq!((table.parts(A).highway, table.parts(A).railway), (7, 1));
    assert_eq!(table.parts(A).errors, 3, "both ends of 23, and 03 south");
    assert_eq!(table.parts(A).expansion, 5 + 2, "and the lava of 33 and 23 is a closed lake");
}

/// RI-9.6, RI-9.19
#[test]
fn the_lava_sides_of_a_cell_hang_together() {
    assert_eq!(ended("33LLLL 23L-L- 13L-L- 03--LL 02-LL-").parts(A).expansion, 5);
    assert_eq!(ended("33LLLL 23-HLH 13-LL-").parts(A).expansion, 2, "13 has a lake of its own");
}

/// RI-9.9, RI-9.10, RI-S26
#[test]
fn a_volcano_keeps_away_from_the_sides_of_lava_but_not_from_its_corners() {
    let mut table = solo().lava().rolls("l-tee l-tee");
    table.refuses(A, volcano("23"), "RI-9.9");
    table.does(A, volcano("24"));
    lake("33LLLL 23-LL-", "l-tee l-tee").refuses(A, volcano("24"), "RI-9.9");
}

/// RI-9.9
#[test]
fn a_volcano_may_be_opened_at_any_time_of_the_turn() {
    let mut table = solo().lava().rolls("hs hs hs op l-tee l-tee");
    table.does(A, volcano("00")).does(A, draw("05H-H-")).does(A, volcano("66"));
    table.draws(A, "30-H-H 36-H-H 15HRHRo").does(A, lava("23LLL-")).does(A, volcano("60")).does(A, Finish);
    assert_eq!(table.board(A), "00LLLL 05H-H- 15HRHRo 23LLL- 30-H-H 33LLLL 36-H-H 60LLLL 66LLLL");
}

/// RI-9.10
#[test]
fn a_volcano_needs_an_empty_cell_and_lava_faces_with_routes_are_lava() {
    let mut table = lake("33LLLL 23-HLH 01H-H-", "l-tee l-tee");
    table.refuses(A, volcano("01"), "RI-9.10");
    table.refuses(A, volcano("33"), "RI-9.10");
    table.refuses(A, volcano("13"), "RI-9.9"); // beside the highway past lava
}

/// RI-9.10, RI-9.19
#[test]
fn lakes_that_meet_become_one() {
    let mut table = solo().lava().rolls("l-straight");
    table.does(A, volcano("35"));
    assert_eq!(table.parts(A).expansion, 1);
    table.does(A, lava("34-L-L"));
    assert_eq!(table.parts(A).expansion, 3);
}

/// The board of RI-S28: the only open side of the lake, 33 east, faces the station in 34.
const STUCK: &str = "33LLLL 23-HLH 43LH-H 32RLR- 34R-H- 50-R-R";
/// The same lake, closed by a railway past lava.
const CLOSED: &str = "33LLLL 23-HLH 43LH-H 32RLR- 34R-RL 50-R-R";
/// Routes for `hs hs hs op` that leave both alone.
const ELSEWHERE: &str = "61H-H- 65H-H- 05H-H- 51HRHRo";

/// RI-9.3, RI-9.11, RI-9.12, RI-9.13, RI-9.20, RI-S28
///
/// The rulebook's example ends with erasing the station, too.
#[test]
fn a_seat_without_room_for_lava_opens_a_volcano_or_erases_a_route() {
    let mut table = lake(STUCK, "hs hs hs op l-curve l-tee");
    table.draws(A, ELSEWHERE);
    assert!(table.fits(A, "l-curve").is_empty() && table.fits(A, "l-tee").is_empty());
    table.refuses(A, Finish, "RI-9.20");
    for beside_lava in ["13", "22", "24"] {
        table.refuses(A, volcano(beside_lava), "RI-9.9");
    }
    table.refuses(A, erase("23--LL"), "RI-9.13").refuses(A, erase("50LL--"), "RI-9.12");

    let mut opens = table.clone();
    opens.does(A, volcano("14")).refuses(A, Finish, "RI-9.20"); // a volcano is no lava die
    opens.does(A, lava("04-LL-")).does(A, Finish);
    table.clone().does(A, erase("34LL-L")).does(A, Finish);
    table.does(A, erase("34L--L"));
    let [erased, drawn] = ["34R-H-", "34L--L"].map(|drawing| drawing.parse().unwrap());
    assert_eq!(
        table.told,
        [Event::Erased { seat: A, drawing: erased }, Event::Drawn { seat: A, drawing: drawn }]
    );
    table.refuses(A, erase("50LLL-"), "RI-9.12"); // it is not stuck any more
    table.does(A, Finish);
}

/// RI-9.12, RI-9.15, RI-9.17, RI-9.19, RI-9.20, RI-S28
#[test]
fn a_seat_whose_lakes_are_all_closed_must_open_a_volcano() {
    let mut table = lake(CLOSED, "hs hs hs op l-curve l-curve");
    assert_eq!(table.parts(A).expansion, 5 + 5, "a closed lake of five cells");
    table.draws(A, ELSEWHERE).refuses(A, Finish, "RI-9.20");
    assert!(table.fits(A, "l-curve").is_empty());
    table.refuses(A, erase("34L--L"), "RI-9.13").refuses(A, erase("50LL--"), "RI-9.12");
    table.does(A, volcano("00")).does(A, lava("01L--L")).does(A, lava("10L--L")).does(A, Finish);
    assert_eq!(table.parts(A).expansion, 5 + 5 + 5, "the border closes a second lake, of three cells");
}

/// RI-9.12
#[test]
fn nothing_is_erased_while_lava_fits_or_after_it_was_drawn() {
    let mut table = lake("33LLLL 34R-H- 36-H-H", "l-curve l-tee");
    table.refuses(A, erase("34L--L"), "RI-9.12");
    table.does(A, lava("23--LL")).refuses(A, erase("34LL-L"), "RI-9.12");
}

/// RI-9.12, RI-9.8
#[test]
fn erasing_ends_with_lava_that_fits() {
    let mut table = lake("33LLLL 23-HLH 43LH-H 32RLR- 34R-H- 24RR-- 35RR--", "l-curve l-railway");
    table.refuses(A, erase("34LL--"), "RI-9.4"); // no lava side towards the lake
    table.does(A, erase("34R-RL"));
    let mut clash = lake("33LLLL 23-HLH 43LH-H 32RLR- 34R-H- 44H-H-", "l-curve l-railway");
    clash.refuses(A, erase("34R-RL"), "RI-4.9");
}

/// RI-9.13
#[test]
fn a_route_of_this_round_may_be_erased_and_its_die_stays_drawn() {
    let mut table = lake("33LLLL 23-HLH 43LH-H 32RLR- 35-H-H 36-H-H", "hs rs rs ss l-curve l-tee");
    table.does(A, draw("34-H-H")).does(A, erase("34L--L"));
    table.refuses(A, draw("01H-H-"), "RI-4.4");
    assert_eq!(table.number(A, "34"), 2);
}

/// RI-9.12, RI-9.20
#[test]
fn the_duty_lapses_when_nothing_can_be_done() {
    // All cells are full and the lake is closed; 06 is faced by blank sides only.
    let mut full = vec!["33LLLL 23-HLH 34H-HL 43LH-H 32HLH- 16--HH".to_owned()];
    for cell in (0..7).flat_map(|row| (0..7).map(move |column| format!("{row}{column}"))) {
        if !["33", "23", "34", "43", "32", "16", "06"].contains(&cell.as_str()) {
            let along = if cell.ends_with('3') { "-H-H" } else { "H-H-" };
            full.push(cell + along);
        }
    }
    let full = full.join(" ");
    assert_eq!(lake(&format!("{full} 06H-H-"), "l-curve l-tee").legal(A), [Finish]);

    let mut room_for_a_volcano = lake(&full, "l-curve l-tee");
    room_for_a_volcano.refuses(A, Finish, "RI-9.20");
    assert_eq!(room_for_a_volcano.legal(A), [volcano("06")]);

    let open = format!("{full} 06H-H-").replace("34H-HL", "34H-H-");
    let mut a_route_to_erase = lake(&open, "l-curve l-tee");
    a_route_to_erase.refuses(A, Finish, "RI-9.20").does(A, erase("34L--L")).does(A, Finish);
}

/// RI-9.6, RI-9.14, RI-9.15, RI-9.17, RI-9.18, RI-S27
#[test]
fn scoring_lava() {
    let open =
        "33LLLL 23-LL- 24--LL 34LL-L 32-L-L 43LH-H 30--HH 40HH-- 41-H-H 42-H-H 44-H-H 45-H-H 46H--H 36-HH-";
    assert_eq!(ended(open).score(A), "4+9+0+8-2+6 = 25");
    let closed = format!("{open} 31RLR- 35R-RL");
    assert_eq!(ended(&closed).score(A), "4+9+1+8-4+13 = 31");
}

/// RI-9.14, RI-9.15
#[test]
fn a_lava_side_is_closed_by_lava_or_the_border_and_by_nothing_else() {
    assert_eq!(ended("33LLLL").parts(A).errors, 4);
    assert_eq!(ended("33LLLL 23L-L-").parts(A).errors, 4, "one side met, one new");
    assert_eq!(ended("03LLLL").parts(A).errors, 3, "the border, and be there an exit");
    assert_eq!(ended("00LLLL").parts(A).errors, 2);
    assert_eq!(ended("33LLLL 32R-R-").parts(A).errors, 4 + 2, "a blank side does not close it");
    assert_eq!(ended("33LLLL 32-R-R").parts(A).errors, 4 + 2, "nor does a route");
}

/// RI-9.16
#[test]
fn a_route_end_may_face_lava_and_both_are_errors() {
    let mut table = lake("33LLLL 35-H-H 36-H-H", "hs l-straight");
    table.does(A, draw("34-H-H"));
    assert_eq!(table.parts(A).errors, 4 + 1);
    table.does(A, volcano("12")).does(A, lava("32-L-L"));
    let mut towards_a_route = lake("33LLLL 22R-R-", "l-curve l-curve");
    towards_a_route.does(A, lava("32LL--"));
}

/// RI-9.16
#[test]
fn a_table_may_keep_lava_and_route_ends_apart() {
    let mut route = kept_apart().board("33LLLL 35-H-H 36-H-H").rolls("hs hc l-straight");
    route.refuses(A, draw("34-H-H"), "RI-9.16");
    route.does(A, draw("34HH--")); // a blank side may face lava
    let mut flow = kept_apart().board("33LLLL 22R-R-").rolls("l-curve l-straight");
    flow.refuses(A, lava("32LL--"), "RI-9.16");
    flow.refuses(A, volcano("12"), "RI-9.16");
    flow.does(A, lava("32-L-L"));
}

/// RI-9.17, RI-9.18, RI-9.19
#[test]
fn closed_lakes_score_five_each_and_the_largest_its_cells() {
    assert_eq!(ended("33LLLL").parts(A).expansion, 1, "open, and the largest");
    assert_eq!(ended("33LLLL 11LLLL").parts(A).expansion, 1, "of two equally large one counts");
    assert_eq!(ended("33LLLL 00LLLL 01L--L 10L--L").parts(A).expansion, 5 + 3, "closed and the largest");
}

/// RI-9.15, RI-9.17, RI-9.18
#[test]
fn the_rulebooks_example_of_two_lakes() {
    // A closed lake in the upper left corner, and one of eleven cells with a single open side, before a station.
    let corner = "00LLLL 01L--L 10L--L";
    let large = "22-LL- 23-LLL 24L-LL 32LLL- 33LLLL 34L-LL 42LL-- 43LL-L 44L--L 14L-L- 04-LL- 05H-R-";
    let table = ended(&format!("{corner} {large}"));
    assert_eq!(table.parts(A).expansion, 5 + 11);
    assert_eq!(table.parts(A).errors, 1 + 1, "the open side, and the loose end of the station");
}
