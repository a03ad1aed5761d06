//! RI-4: drawing routes.

use super::scene::{A, B, FaceMeteor, Finish, Setting, aim, draw, erase, ignore, solo, special, table_for};
use crossroads_railroad_ink::data::{Piece, Side};
use crossroads_railroad_ink::setup::MustDraw;
use std::collections::BTreeSet;

/// The board of RI-S5, on which little is left to draw.
const NEARLY_FULL: &str = "01H-H- 03R-R- 05H-H- 13RRHR 10-R-R 16-R-R 11HRHRo 12-R-R 15HRHR 14-R-R 30-H-H 36-H-H \
    31H-HH 23H-R- 35HHH- 21H-H- 25H-H- 50-R-R 56-R-R 61H-H- 51--HR 65H-H- 41HR-- 42-R-R 45H-HH 55-RH- 43HHRR";

fn nearly_full() -> Setting {
    solo().board(NEARLY_FULL)
}

fn as_many_as_possible(setting: Setting) -> Setting {
    setting.with(|options| options.must_draw = MustDraw::AsManyAsPossible)
}

/// RI-4.1, RI-4.9, RI-S1
#[test]
fn exits_have_a_kind() {
    let mut table = solo().rolls("hc rc");
    table.refuses(A, draw("01RR--"), "RI-4.9"); // railway against a highway exit
    table.refuses(A, draw("02--HH"), "RI-4.1"); // no exit there
    table.refuses(A, draw("01-HH-"), "RI-4.1"); // beside the exit without using it
    table.does(A, draw("01HH--"));
    assert_eq!(table.board(A), "01HH--");
}

/// RI-4.8, RI-4.10, RI-S2
#[test]
fn a_blank_side_is_no_clash() {
    let mut table = solo().board("01H-H- 11H-H- 03R-R- 13RR-R").rolls("rs");
    let errors = table.parts(A).errors;
    table.does(A, draw("12-R-R"));
    assert_eq!(table.parts(A).railway, 3, "its east end is joined to 13");
    // The west end of 13 leads somewhere now, the west end of 12 does not.
    assert_eq!(table.parts(A).errors, errors);
}

/// RI-4.5, RI-4.9, RI-S3
#[test]
fn one_clash_forbids_whatever_the_other_sides_do() {
    let setting = solo().board("01H-H- 11HH-H 03R-R- 13RR-R");
    let mut table = setting.rolls("rs rc ss");
    table.refuses(A, draw("12-R-R"), "RI-4.9");
    table.clone().does(A, draw("12-RR-")); // blank towards the highway
    table.does(A, draw("12-R-H")); // a station joins both
    assert_eq!(table.parts(A).networks, 4, "exits 01 and 03 are connected by it");
}

/// RI-4.3, RI-4.13, RI-S4
#[test]
fn a_seat_may_not_finish_while_a_die_still_fits() {
    let mut table = solo().rolls("hs rs rs ss");
    for drawing in ["01H-H-", "03R-R-", "10-R-R"] {
        table.refuses(A, Finish, "RI-4.13").does(A, draw(drawing));
    }
    table.refuses(A, Finish, "RI-4.13");
    let station = table.fits(A, "ss");
    assert_eq!(station.len(), 12, "{station:?}");
    assert!(["05H-R-", "11-H-R"].iter().all(|way| station.iter().any(|fits| fits == way)));
    table.does(A, draw("11-H-R")).does(A, Finish);
}

/// RI-4.2, RI-4.12, RI-4.13, RI-S5
#[test]
fn a_seat_may_strand_its_own_dice() {
    let mut table = nearly_full().rolls("rs rs hs ss");
    assert_eq!(table.fits(A, "rs"), ["53R-R-", "63R-R-"]);
    assert_eq!(table.fits(A, "hs"), ["44-H-H"]);
    assert_eq!(table.fits(A, "ss"), ["33R-H-", "53R-H-", "63H-R-"]);

    table.does(A, draw("44-H-H")).refuses(A, Finish, "RI-4.13");
    let mut all_four = table.clone();
    table.does(A, draw("53R-H-"));
    assert!(table.fits(A, "rs").is_empty());
    table.refuses(A, draw("63R-R-"), "RI-4.9").refuses(A, draw("54-R-R"), "RI-4.1");
    table.does(A, Finish); // with two dice undrawn

    all_four.draws(A, "33R-H- 53R-R- 63R-R-").does(A, Finish);
}

/// RI-4.12
#[test]
fn a_table_may_ask_for_as_many_dice_as_possible() {
    let mut table = as_many_as_possible(nearly_full()).rolls("rs rs hs ss");
    table.refuses(A, draw("53R-H-"), "RI-4.12"); // neither railway would fit any more
    table.refuses(A, draw("63H-R-"), "RI-4.12"); // nor both of them here
    assert_eq!(table.fits(A, "ss"), ["33R-H-"]);
    table.draws(A, "44-H-H 33R-H- 63R-R- 53R-R-").does(A, Finish);
}

/// RI-4.6, RI-4.16, RI-S6
#[test]
fn the_curved_station_may_be_mirrored() {
    let mut table = solo().board("01H-H- 10-R-R").rolls("sc");
    let mut turned = "HR--".to_owned();
    for _ in 0..4 {
        assert_ne!(turned, "H--R", "it is no rotation");
        turned = quarter_turn(&turned);
    }
    table.does(A, draw("11H--R"));
    assert_eq!(table.parts(A).networks, 4, "joined to both neighbours");
}

/// A face turned by a quarter, in the notation.
fn quarter_turn(sides: &str) -> String {
    format!("{}{}", &sides[3..4], &sides[..3])
}

/// RI-4.6
#[test]
fn faces_may_be_turned_and_mirrored_at_will() {
    let table = solo().rolls("hc ht rs sc");
    let at_01 = |face| {
        let mut ways = table.fits(A, face);
        ways.retain(|way| way.starts_with("01"));
        ways
    };
    assert_eq!(at_01("hc"), ["01H--H", "01HH--"]);
    assert_eq!(at_01("ht"), ["01H-HH", "01HH-H", "01HHH-"]);
    assert_eq!(at_01("sc"), ["01H--R", "01HR--"]);
}

/// RI-4.16
#[test]
fn orientations_are_counted() {
    for (count, pieces) in
        [(2, "hs rs op x-hrhr"), (4, "hc rc ht rt ss x-hhhr x-hrrr x-hhrr"), (8, "sc"), (1, "x-hhhh x-rrrr")]
    {
        for piece in pieces.split(' ').map(|id| id.parse::<Piece>().unwrap()) {
            let shapes: BTreeSet<String> =
                piece.shapes().map(|shape| shape.to_string().trim_end_matches('o').to_owned()).collect();
            assert_eq!(shapes.len(), count, "{piece}");
            let mut turned = shapes.first().unwrap().clone();
            let mut rotations = BTreeSet::new();
            for _ in 0..4 {
                rotations.insert(turned.clone());
                turned = quarter_turn(&turned);
            }
            assert_eq!(rotations == shapes, piece.id() != "sc", "{piece}: only sc has a new mirror image");
        }
    }
}

/// RI-4.3, RI-4.4
#[test]
fn every_die_is_drawn_and_none_twice() {
    let mut table = solo().rolls("hs rs hc ss");
    table.does(A, draw("01H-H-")).refuses(A, draw("05H-H-"), "RI-4.4");
    table.does(A, draw("03R-R-")).refuses(A, draw("10-R-R"), "RI-4.4");
    table.does(A, draw("05HH--")).refuses(A, draw("61-HH-"), "RI-4.4");
    table.refuses(A, Finish, "RI-4.13");
    table.does(A, draw("11H-R-")).refuses(A, draw("21R-H-"), "RI-4.4");
    table.does(A, Finish);
}

/// RI-4.7
#[test]
fn a_route_fills_a_cell_that_nothing_else_is_in() {
    let mut table = solo().board("01H-H-").rolls("hs hc");
    table.refuses(A, draw("01H-H-"), "RI-4.7");
    table.does(A, draw("11H-H-"));
    table.refuses(A, draw("11HH--"), "RI-4.7"); // what was drawn just now fills its cell too
    assert_eq!(table.board(A), "01H-H- 11H-H-");
}

/// RI-4.8
#[test]
fn only_an_end_of_the_same_kind_on_the_common_side_joins() {
    let mut table = solo().board("01H-H- 11H-H-").rolls("hs rs ht");
    table.refuses(A, draw("12-H-H"), "RI-4.1"); // it meets the blank side of 11
    table.refuses(A, draw("10-H-H"), "RI-4.9"); // a railway exit is no highway
    table.refuses(A, draw("22H-H-"), "RI-4.1"); // corners are no common side
    table.does(A, draw("21H-H-"));
}

/// RI-4.10
#[test]
fn ends_may_lead_nowhere_and_exits_may_be_passed_by() {
    let mut table = solo().board("01HH-H 02-H-H").rolls("hs hs ht");
    table.does(A, draw("00-H-H")); // the border, where there is no exit
    table.does(A, draw("03-H-H")); // beside a railway exit, and before an empty cell
    table.does(A, draw("04-HHH")); // the same for two ends at once
    assert_eq!(table.board(A), "00-H-H 01HH-H 02-H-H 03-H-H 04-HHH");
}

/// RI-4.11
#[test]
fn routes_of_the_same_round_count_as_drawn_before() {
    let mut table = solo().rolls("hs hs");
    table.refuses(A, draw("11H-H-"), "RI-4.1");
    table.draws(A, "01H-H- 11H-H-");
}

/// RI-4.14
#[test]
fn a_special_route_may_take_the_last_place_of_a_die() {
    let mut table = nearly_full().rolls("rs rs hs ss");
    table.does(A, draw("33R-H-")).does(A, special("44RHRH"));
    assert!(table.fits(A, "hs").is_empty());

    let mut strict = as_many_as_possible(nearly_full()).rolls("rs rs hs ss");
    strict.does(A, draw("33R-H-")).refuses(A, special("44RHRH"), "RI-4.12");
}

/// RI-4.14, RI-5.2
#[test]
fn no_special_route_has_to_be_spent_to_make_a_die_fit() {
    let mut table = nearly_full().rolls("rs rs hs ss");
    table.draws(A, "44-H-H 53R-H-");
    table.clone().does(A, Finish);
    table.does(A, special("33RRHR")); // this would have made room
    assert!(table.fits(A, "rs").contains(&"32-R-R".to_owned()));
    table.refuses(A, Finish, "RI-4.13");
}

/// RI-4.15
#[test]
fn drawings_of_the_round_are_taken_back_the_last_one_first() {
    let mut table = table_for(2).rolls("hs hs rs op");
    let empty = table.state().clone();
    table.does(B, draw("05H-H-"));
    table.draws(A, "01H-H- 11H-H-").does(A, special("21HHHH"));
    table.takes_back(A);
    assert_eq!((table.board(A).as_str(), table.crossed_off(A).as_str()), ("01H-H- 11H-H-", ""));
    table.takes_back(A);
    assert_eq!(table.board(A), "01H-H-");
    table.does(A, draw("61H-H-")); // the die is free again
    table.takes_back(A).takes_back(A).cannot_take_back(A);
    assert_eq!(table.board(B), "05H-H-", "the other seat's drawing stays");
    table.takes_back(B);
    assert_eq!(*table.state(), empty);
}

/// RI-4.15
#[test]
fn what_a_drawing_erased_comes_back_with_it() {
    let mut crater = solo().meteor().board("03R-R- 13*").dot("33").rolls("rs south 1");
    crater.does(A, FaceMeteor).does(A, draw("13R-R-"));
    assert_eq!(crater.board(A), "03R-R- 13R-R- 43*");
    crater.takes_back(A);
    assert_eq!(crater.board(A), "03R-R- 13* 43*");

    let stuck = "05H-H- 23-HLH 32RLR- 33LLLL 34R-H- 43LH-H";
    let mut lava = solo().lava().board(stuck).rolls("l-curve l-tee");
    lava.does(A, erase("34L--L")).takes_back(A);
    assert_eq!(lava.board(A), stuck);
}

/// RI-4.15, RI-8.4, RI-8.12
#[test]
fn the_choices_about_a_meteor_are_taken_back_likewise() {
    let mut table = solo().meteor().board("23R-R-").rolls("choose 1");
    let before = table.state().clone();
    table.does(A, FaceMeteor).does(A, aim(Side::North));
    assert_eq!(table.board(A), "23*");
    table.takes_back(A).does(A, aim(Side::South));
    assert_eq!(table.board(A), "23R-R- 43*");
    table.takes_back(A).takes_back(A);
    assert_eq!(*table.state(), before);
    table.does(A, ignore("x-rrrr")).takes_back(A);
    assert_eq!(*table.state(), before);
}
