//! RI-5: special routes.

use super::scene::{A, B, FaceMeteor, Finish, draw, erase, solo, special, table_for};

/// RI-5.2, RI-5.3, RI-5.4, RI-S7
#[test]
fn one_special_route_a_round_each_once_and_three_in_all() {
    let mut table = solo().rolls("hs hs hs op / hs hs hs op");
    table.does(A, special("01HHHH"));
    table.refuses(A, special("11HRHH"), "RI-5.2");
    table.draws(A, "05H-H- 30-H-H 36-H-H 11HRHRo").does(A, Finish);
    assert_eq!(table.crossed_off(A), "x-hhhh");
    table.refuses(A, special("61HHHH"), "RI-5.3");
    table.does(A, special("61HHHR"));

    let mut three = solo().board("01H-H-").crossed_off("x-hhhr x-hrrr x-hhhh").rolls("hs");
    three.refuses(A, special("11HRRH"), "RI-5.4");
    assert!(["x-rrrr", "x-hhrr", "x-hrhr"].iter().all(|left| three.fits(A, left).is_empty()));
    let mut two = solo().board("01H-H-").crossed_off("x-hhhr x-hrrr").rolls("hs");
    two.does(A, special("11HRRH"));
}

/// RI-5.1
#[test]
fn every_seat_has_its_own_six_for_its_own_board() {
    let mut table = table_for(2).rolls("hs");
    table.does(A, special("01HHHH"));
    assert_eq!((table.board(B), table.crossed_off(B)), (String::new(), String::new()));
    table.does(B, special("05HHHH"));
    assert_eq!((table.board(A).as_str(), table.board(B).as_str()), ("01HHHH", "05HHHH"));
}

/// RI-5.1, RI-4.4
#[test]
fn a_face_of_a_die_is_no_special_route_and_the_other_way_round() {
    let mut table = solo().rolls("hs");
    table.refuses(A, special("01H-H-"), "RI-5.1");
    table.refuses(A, draw("01HHHH"), "RI-4.4");
}

/// RI-5.1, RI-7.3
#[test]
fn a_special_route_joins_networks() {
    let mut table = solo().board("01H-H- 11HRHRo 10-R-R 12--RR 22R--R").rolls("hs");
    assert_eq!(table.parts(A).networks, 0);
    table.does(A, special("21HRHH"));
    assert_eq!(table.parts(A).networks, 4, "exits 01 and 10 hang together");
}

/// RI-5.2, RI-5.5
#[test]
fn it_comes_on_top_of_the_dice_before_between_or_after_them() {
    let drawings = ["01H-H-", "05H-H-", "30-H-H", "11HRHRo"];
    for place in 0..=drawings.len() {
        let mut table = solo().rolls("hs hs hs op");
        for (n, drawing) in drawings.iter().enumerate() {
            if n == place {
                table.does(A, special("61HHHH"));
            }
            table.does(A, draw(drawing));
        }
        if place == drawings.len() {
            table.does(A, special("61HHHH"));
        }
        assert_eq!(table.board(A), "01H-H- 05H-H- 11HRHRo 30-H-H 61HHHH");
        table.does(A, Finish);
    }
}

/// RI-5.5, RI-4.1, RI-4.5, RI-4.6, RI-4.7, RI-4.9, RI-4.10, RI-4.11
#[test]
fn it_is_drawn_like_any_route() {
    let mut table = solo().board("01H-H-").rolls("hs");
    table.refuses(A, special("01HHHH"), "RI-4.7");
    table.refuses(A, special("11RRRR"), "RI-4.9"); // railway against the highway of 01
    table.refuses(A, special("05RRRR"), "RI-4.9"); // and against a highway exit
    table.refuses(A, special("22HHHH"), "RI-4.1");
    table.refuses(A, special("21HRRR"), "RI-4.1");
    table.does(A, draw("11H-H-"));
    let turned = ["21HHHR", "21HHRH", "21HRHH"]; // the highway of 11 must go on, the other ends may lead nowhere
    assert_eq!(
        table.fits(A, "x-hhhr").iter().filter(|way| way.starts_with("21")).collect::<Vec<_>>(),
        turned.iter().collect::<Vec<_>>()
    );
    table.does(A, special("21HHRH"));
}

/// RI-5.6, RI-8.6
#[test]
fn one_that_a_meteor_destroys_stays_crossed_off() {
    let mut table = solo().meteor().board("03R-R- 13RRRR").crossed_off("x-rrrr").dot("14").rolls("west 1");
    table.does(A, FaceMeteor);
    assert_eq!((table.board(A).as_str(), table.crossed_off(A).as_str()), ("03R-R- 13*", "x-rrrr"));
    table.refuses(A, special("13RRRR"), "RI-5.3");
}

/// RI-5.6, RI-9.13
#[test]
fn one_that_is_erased_for_lava_stays_crossed_off() {
    let stuck = "23-HLH 32RLR- 33LLLL 34RRRR 43LH-H 03R-R-";
    let mut table = solo().lava().board(stuck).crossed_off("x-rrrr").rolls("l-curve l-tee");
    table.does(A, erase("34L--L"));
    assert_eq!(table.crossed_off(A), "x-rrrr");
    table.refuses(A, special("13RRRR"), "RI-5.3");
}
