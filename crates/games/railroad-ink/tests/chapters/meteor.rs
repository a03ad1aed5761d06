//! RI-8: meteors fall, craters score.

use super::round::{play_out, rounds_begun};
use super::scene::{A, B, C, FaceMeteor, Finish, Scene, aim, draw, ignore, solo, special, table_for};
use crossroads_railroad_ink::data::{Cell, DIRECTION_DIE, DISTANCE_DIE, Side};
use crossroads_railroad_ink::events::{Event, Shown};
use crossroads_railroad_ink::setup::Expansion;

/// A lone seat with this board faces a meteor.
fn struck(board: &str, dot: &str, meteor: &str) -> Scene {
    let mut table = solo().meteor().board(board).dot(dot).rolls(meteor);
    table.does(A, FaceMeteor);
    table
}

/// RI-8.1, RI-8.2
#[test]
fn one_meteor_falls_in_each_of_six_rounds() {
    let (_, events) = play_out(Expansion::Meteor, 3);
    assert_eq!(rounds_begun(&events), [1, 2, 3, 4, 5, 6]);
    let mut fallen = [0; 3];
    for event in &events {
        if let Event::MeteorStruck { seat, .. } | Event::MeteorIgnored { seat, .. } = event {
            fallen[seat.index()] += 1;
        }
    }
    assert_eq!(fallen, [6; 3], "faced or ignored, once a round and seat");
}

/// RI-8.3
#[test]
fn one_die_gives_a_direction_and_the_other_a_distance() {
    let directions = DIRECTION_DIE.map(|side| side.map_or("choose", Side::name));
    assert_eq!(directions, ["north", "east", "south", "west", "choose", "choose"]);
    assert_eq!(DISTANCE_DIE, [1, 1, 1, 2, 2, 3]);
    let roll = solo().meteor().rolls("south 3").state().roll.meteor.unwrap();
    assert_eq!((roll.direction, roll.distance), (Some(Side::South), 3));
}

/// RI-8.2, RI-8.6, RI-8.7, RI-8.9, RI-S18
///
/// An example of the rulebook.
#[test]
fn the_cell_hit_is_erased_and_becomes_a_crater_with_the_dot() {
    let table = struck("34* 32-R-R", "34", "west 2");
    assert_eq!((table.board(A).as_str(), table.dot(A).as_str()), ("32* 34*", "32"));
    let destroyed = Some("32-R-R".parse().unwrap());
    let cell = "32".parse().unwrap();
    assert_eq!(table.told, [Event::MeteorStruck { seat: A, direction: Side::West, cell, destroyed }]);

    let mut first_round = solo().meteor().rolls("west 2");
    first_round.does(A, FaceMeteor);
    assert_eq!((first_round.board(A).as_str(), first_round.dot(A).as_str()), ("31*", "31"));
}

/// RI-8.6, RI-8.9
#[test]
fn cells_passed_over_are_not_harmed() {
    let table = struck("33-R-R 32RRRR 34-R-R", "34", "west 3");
    assert_eq!(table.board(A), "31* 32RRRR 33-R-R 34-R-R");
}

/// RI-8.8, RI-8.9
#[test]
fn a_meteor_bounces_off_the_border() {
    for (from, meteor, hit) in [
        ("31", "west 3", "32*"), // 0, 1, 2
        ("30", "west 1", "31*"),
        ("36", "east 2", "34*"), // 5, 4
        ("35", "east 3", "34*"), // 6, 5, 4
        ("33", "east 3", "36*"), // without a bounce
    ] {
        assert_eq!(struck("", from, meteor).board(A), hit, "{meteor} from {from}");
    }
}

/// RI-8.2, RI-8.8, RI-8.9
#[test]
fn without_craters_a_meteor_is_reflected_like_light() {
    // Positions on an endless line fold back onto the seven cells.
    let fold = |place: i8| if place < 0 { -place } else { 6 - (6 - place).abs() };
    for from in Cell::all() {
        for distance in 1..=3 {
            for (way, down, right) in [("north", -1, 0), ("south", 1, 0), ("west", 0, -1), ("east", 0, 1)] {
                let row = fold(from.row() as i8 + down * distance);
                let column = fold(from.column() as i8 + right * distance);
                let table = struck("", &from.to_string(), &format!("{way} {distance}"));
                assert_eq!(table.dot(A), format!("{row}{column}"), "{way} {distance} from {from}");
            }
        }
    }
}

/// RI-8.8, RI-8.10, RI-8.11, RI-S19
///
/// An example of the rulebook.
#[test]
fn a_bounce_onto_a_crater_goes_on_in_the_direction_of_the_rebound() {
    let table = struck("42*", "41", "west 3");
    assert_eq!((table.board(A).as_str(), table.dot(A).as_str()), ("42* 43*", "43"));
}

/// RI-8.11, RI-S20
#[test]
fn the_crater_it_left_last_is_passed_unless_it_was_drawn_over() {
    let passed = struck("13*", "13", "north 2");
    assert_eq!((passed.board(A).as_str(), passed.dot(A).as_str()), ("13* 23*", "23"));
    let again = struck("03R-R- 13R-R-", "13", "north 2");
    assert_eq!((again.board(A).as_str(), again.dot(A).as_str()), ("03R-R- 13*", "13"));
}

/// RI-8.10, RI-8.11, RI-S21
#[test]
fn a_row_of_craters_is_passed_and_the_border_too() {
    let table = struck("00* 01* 02*", "02", "west 2");
    assert_eq!(table.board(A), "00* 01* 02* 03*");
}

/// RI-8.11
#[test]
fn five_craters_in_a_line_leave_a_cell_to_hit() {
    for (one, two) in (0..7).flat_map(|one| (one + 1..7).map(move |two| (one, two))) {
        let craters: Vec<String> = (0..7)
            .filter(|column| ![one, two].contains(column))
            .map(|column| format!("3{column}*"))
            .collect();
        for (from, way) in (0..7).flat_map(|from| ["west", "east"].map(|way| (from, way))) {
            for distance in 1..=3 {
                let table = struck(&craters.join(" "), &format!("3{from}"), &format!("{way} {distance}"));
                assert!([format!("3{one}"), format!("3{two}")].contains(&table.dot(A)));
            }
        }
    }
}

/// RI-8.2, RI-8.4, RI-8.5, RI-8.12, RI-8.13, RI-5.2, RI-5.3, RI-S22
#[test]
fn each_seat_aims_its_own_meteor_or_buys_it_off() {
    let four = "01H-H- 05H-H- 61H-H- 11HRHRo";
    let mut table = table_for(3).meteor().rolls("hs hs hs op choose 1 / north 1");
    table.does(A, FaceMeteor).does(A, aim(Side::North)).does(B, FaceMeteor).does(B, aim(Side::South));
    table.does(C, ignore("x-rrrr"));
    assert_eq!([A, B, C].map(|seat| table.board(seat)), ["23*", "43*", ""]);
    assert_eq!([A, B, C].map(|seat| table.dot(seat)), ["23", "43", "33"]);
    table.refuses(C, special("65HHHH"), "RI-5.2");
    assert_eq!(table.crossed_off(C), "x-rrrr");
    for seat in [A, B, C] {
        table.draws(seat, four).does(seat, Finish);
    }

    // The next roll is the same for all, and counts from each seat's own dot.
    table.refuses(C, ignore("x-rrrr"), "RI-5.3");
    for seat in [A, B, C] {
        table.does(seat, FaceMeteor);
    }
    assert_eq!([A, B, C].map(|seat| table.dot(seat)), ["13", "33", "23"]);
    table.refuses(C, special("03RRRR"), "RI-5.3");
    table.does(A, special("03RRRR"));
}

/// RI-8.13, RI-5.4, RI-S22
#[test]
fn a_seat_that_has_used_three_special_routes_cannot_buy_off() {
    let three = solo().meteor().crossed_off("x-hhhr x-hrrr x-hhhh");
    let mut chooses = three.clone().rolls("choose 1");
    chooses.refuses(A, ignore("x-rrrr"), "RI-5.4");
    chooses.does(A, aim(Side::North));
    let mut comes = three.rolls("north 1");
    comes.refuses(A, ignore("x-rrrr"), "RI-5.4");
    assert_eq!(comes.board(A), "23*", "nobody has to be asked");
}

/// RI-8.4, RI-8.5
#[test]
fn the_direction_is_chosen_only_on_the_free_choice_face() {
    let mut rolled = solo().meteor().rolls("north 1");
    rolled.refuses(A, aim(Side::South), "RI-8.5").does(A, FaceMeteor).refuses(A, aim(Side::South), "RI-8.5");
    assert_eq!(rolled.board(A), "23*");
    for (side, hit) in Side::ALL.into_iter().zip(["13*", "35*", "53*", "31*"]) {
        let mut chosen = solo().meteor().rolls("choose 2");
        chosen.does(A, FaceMeteor);
        assert_eq!(chosen.legal(A).len(), 4, "one of the four directions and nothing else");
        chosen.does(A, aim(side)).refuses(A, aim(side), "RI-8.5");
        assert_eq!(chosen.board(A), hit);
    }
}

/// RI-8.5, RI-3.5
#[test]
fn a_choice_stays_unseen_until_the_round_ends() {
    let four = "01H-H- 05H-H- 61H-H- 11HRHRo";
    let mut table = table_for(2).meteor().rolls("hs hs hs op choose 1");
    let before = table.view(B);
    table.does(A, FaceMeteor).does(A, aim(Side::North));
    assert!(table.view(B) == before && table.heard(B).is_empty());
    table.does(B, ignore("x-hhhh"));
    assert!(table.heard(A).is_empty());
    for seat in [A, B] {
        table.draws(seat, four).does(seat, Finish);
    }
    let crater = Event::Shown { seat: A, what: Shown::Crater("23".parse().unwrap()) };
    let bought = Event::Shown { seat: B, what: Shown::CrossedOff("x-hhhh".parse().unwrap()) };
    assert!(table.heard(B).contains(&crater) && table.heard(A).contains(&bought));
    assert_eq!(table.board_seen(B, A), "01H-H- 05H-H- 11HRHRo 23* 61H-H-");
}

/// RI-8.7
#[test]
fn there_is_one_dot_and_it_moves_with_the_last_hit() {
    let mut table = solo().meteor().rolls("hs hs hs op north 1 / east 2");
    table.does(A, FaceMeteor).draws(A, "01H-H- 05H-H- 61H-H- 11HRHRo").does(A, Finish);
    assert_eq!(table.dot(A), "23");
    table.does(A, FaceMeteor);
    assert_eq!(table.dot(A), "25");
}

/// RI-8.12, RI-8.13
#[test]
fn ignoring_a_meteor_costs_a_special_route_and_leaves_everything_where_it_was() {
    let mut table = solo().meteor().board("32-R-R 34*").dot("34").crossed_off("x-hhhh").rolls("west 2");
    table.refuses(A, ignore("x-hhhh"), "RI-5.3");
    table.does(A, ignore("x-hrhr"));
    assert_eq!((table.board(A).as_str(), table.dot(A).as_str()), ("32-R-R 34*", "34"));
    assert_eq!(table.crossed_off(A), "x-hhhh x-hrhr");
    table.refuses(A, special("31RRRR"), "RI-5.2"); // it was the special route of this round
    table.refuses(A, FaceMeteor, "RI-8.13");
}

/// RI-8.13, RI-5.4
#[test]
fn one_given_for_a_meteor_is_one_of_the_three() {
    let mut table = solo().meteor().crossed_off("x-hhhh x-hrhr").rolls("hs hs hs op north 1 / south 1");
    table.does(A, ignore("x-rrrr")).draws(A, "01H-H- 05H-H- 61H-H- 11HRHRo").does(A, Finish);
    table.refuses(A, special("65HHHR"), "RI-5.4");
}

/// RI-8.13
#[test]
fn a_meteor_that_has_come_is_not_bought_off() {
    let mut table = struck("", "33", "north 1");
    table.refuses(A, ignore("x-rrrr"), "RI-8.13").refuses(A, FaceMeteor, "RI-8.13");
}

/// RI-8.12, RI-5.1
#[test]
fn only_a_special_route_buys_off_a_meteor() {
    solo().meteor().rolls("north 1").refuses(A, ignore("hs"), "RI-5.1");
}

/// RI-8.14
#[test]
fn the_impact_comes_before_any_drawing() {
    let mut table = solo().meteor().rolls("hs choose 1");
    for _ in 0..2 {
        for action in [draw("01H-H-"), special("01HHHH"), Finish] {
            table.refuses(A, action, "RI-8.14"); // neither before facing it nor before aiming it
        }
        if table.offers(A, FaceMeteor) {
            table.does(A, FaceMeteor);
        }
    }
    table.does(A, aim(Side::East)).does(A, draw("01H-H-"));
    assert_eq!(table.board(A), "01H-H- 34*", "33 itself has no crater in the first round");
}

/// RI-8.18, RI-8.15, RI-S23
///
/// An example of the rulebook.
#[test]
fn a_route_into_a_crater_scores_and_a_crater_may_be_drawn_over() {
    let board = "03R-R- 13R-R- 23* 33R-R- 43R-R- 53R-R- 63R-R-";
    assert_eq!(solo().meteor().board(board).ends().score(A), "0+0+4+3-0+4 = 11");

    let mut table = solo().meteor().board(board).dot("23").rolls("rs hs hs ss north 1 / east 1");
    table.does(A, ignore("x-rrrr")).does(A, draw("23R-R-"));
    assert_eq!(table.score(A), "4+0+7+3-0+0 = 14");
    assert_eq!(table.dot(A), "23", "the dot stays");
    table.draws(A, "01H-H- 05H-H- 11H-R-").does(A, Finish).does(A, FaceMeteor);
    assert_eq!(table.dot(A), "24", "and the next meteor counts from there");
}

/// RI-8.15
#[test]
fn a_crater_is_drawn_over_at_any_time_of_the_turn() {
    let mut table = struck("03R-R- 13*", "33", "rs rs hs ss south 1");
    table.clone().draws(A, "13R-R- 01H-H-");
    table.draws(A, "01H-H- 63R-R- 05H-R- 13R-R-").does(A, Finish);
}

/// RI-8.16
#[test]
fn a_crater_joins_nothing_and_any_end_may_face_it() {
    let mut table = struck("13* 01H-H- 10-R-R", "33", "rs hs hc south 1");
    table.refuses(A, draw("23R-R-"), "RI-4.1"); // a crater is no route to join
    table.refuses(A, draw("13-H-H"), "RI-4.1"); // and erased only for a route that fits
    assert_eq!(table.board(A), "01H-H- 10-R-R 13* 43*");
    table.does(A, draw("03R-R-")); // railway towards the crater
    table.draws(A, "11HH-- 12-H-H"); // and highway
}

/// RI-8.16
#[test]
fn a_special_route_may_be_drawn_over_a_crater_too() {
    let mut table = struck("03R-R- 13*", "33", "south 1");
    table.does(A, special("13RRRR"));
    assert_eq!(table.board(A), "03R-R- 13RRRR 43*");
}

/// The board of RI-S5 with craters in the four cells that are left for `rs rs hs ss`.
const ONLY_CRATERS_LEFT: &str = "01H-H- 03R-R- 05H-H- 13RRHR 10-R-R 16-R-R 11HRHRo 12-R-R 15HRHR 14-R-R 30-H-H \
    36-H-H 31H-HH 23H-R- 35HHH- 21H-H- 25H-H- 50-R-R 56-R-R 61H-H- 51--HR 65H-H- 41HR-- 42-R-R 45H-HH 55-RH- 43HHRR \
    33* 44* 53* 63*";

/// RI-8.17, RI-8.16
#[test]
fn a_die_that_fits_only_into_a_crater_may_be_drawn_there_but_need_not() {
    let mut table = solo().meteor().board(ONLY_CRATERS_LEFT).rolls("rs rs hs ss north 1");
    table.does(A, ignore("x-rrrr"));
    table.clone().does(A, Finish);
    table.does(A, draw("44-H-H"));
}

/// RI-8.17
#[test]
fn a_table_may_ask_for_dice_to_be_drawn_into_craters() {
    let filling = solo().meteor().with(|options| options.spare_craters = false);
    let mut table = filling.board(ONLY_CRATERS_LEFT).rolls("rs rs hs ss north 1");
    table.does(A, ignore("x-rrrr"));
    table.refuses(A, Finish, "RI-4.13");
    table.draws(A, "33R-H- 44-H-H 53R-R- 63R-R-").does(A, Finish);
}

/// RI-8.18, RI-8.19, RI-S24
#[test]
fn an_exit_beside_a_crater_scores_nothing() {
    assert_eq!(solo().meteor().board("01* 11H-H-").ends().score(A), "0+1+0+0-1+2 = 2");
}

/// RI-8.19
#[test]
fn every_end_that_faces_a_crater_scores_two() {
    let four_ends = solo().meteor().board("12* 02R-R- 22H-H- 11-R-R 13-H-H").ends();
    assert_eq!(four_ends.parts(A).expansion, 8);
    assert_eq!(four_ends.parts(A).errors, 3, "02 ends at the border, the other three lead nowhere behind");
    let two_craters = solo().meteor().board("11* 31* 21H-H-").ends();
    assert_eq!(two_craters.score(A), "0+1+0+0-0+4 = 5");
}

/// RI-8.20
#[test]
fn what_a_meteor_cuts_off_stays_and_may_be_joined() {
    let mut table = struck("03R-R- 13R-R- 23R-R- 33R-R-", "12", "rs rt east 1");
    assert_eq!(table.board(A), "03R-R- 13* 23R-R- 33R-R-");
    // 03 south and 23 north lead into the crater, 33 south nowhere; the line and the centre are 23 and 33.
    assert_eq!(table.score(A), "0+0+2+2-1+4 = 7");
    table.does(A, draw("43R-R-"));
    assert_eq!(table.parts(A).railway, 3);
}

/// RI-8.4, RI-8.8, RI-8.10
#[test]
fn a_seat_sees_the_ways_its_meteor_can_take() {
    let table = solo().meteor().board("42*").dot("41").rolls("choose 3");
    let ways = serde_json::to_value(table.view(A).own.unwrap().meteors).unwrap();
    let west = serde_json::json!({"aim": "west", "cells": ["40", "41", "42", "43"]});
    assert_eq!(
        (ways.as_array().unwrap().len(), &ways[3]),
        (4, &west),
        "the bounce and the crater are passed"
    );
}
