//! RI-2: what lies on the table before the first roll.

use super::scene::{A, B, C, FaceMeteor, Finish, aim, draw, erase, ignore, lava, solo, table_for, volcano};
use crossroads_railroad_ink::data::Side;
use crossroads_railroad_ink::setup::{Expansion, Options, rounds};

/// RI-2.1, RI-3.3
#[test]
fn every_seat_gets_a_board_and_sees_the_dice_in_the_middle() {
    let table = table_for(3).rolls("hs rc ht sc");
    for seat in [A, B, C] {
        let view = table.view(seat);
        assert_eq!(view.sheets.seats(), 3);
        assert_eq!(view.roll.routes.map(|face| face.id()), ["hs", "rc", "ht", "sc"]);
    }
}

/// RI-2.2
#[test]
fn the_dice_of_an_expansion_that_is_not_played_are_put_aside() {
    let mut table = solo().rolls("hs rs rc ss");
    let roll = table.state().roll;
    assert!(roll.lava.is_none() && roll.meteor.is_none());
    for action in [lava("33-LL-"), volcano("33"), erase("33-LL-")] {
        table.refuses(A, action, "RI-2.2");
    }
    for action in [FaceMeteor, aim(Side::North), ignore("x-rrrr")] {
        table.refuses(A, action, "RI-2.2");
    }
    solo().meteor().rolls("north 1").does(A, FaceMeteor).refuses(A, volcano("11"), "RI-2.2");
    solo().lava().rolls("l-tee l-tee").refuses(A, FaceMeteor, "RI-2.2");
}

/// RI-2.3, RI-2.5
#[test]
fn a_table_is_played_with_one_expansion_or_none() {
    let chosen = |json| serde_json::from_str::<Options>(json).map(|options| options.expansion).ok();
    assert_eq!(chosen("{}"), Some(Expansion::None));
    assert_eq!(chosen(r#"{"expansion":"meteor"}"#), Some(Expansion::Meteor));
    assert_eq!(chosen(r#"{"expansion":"lava"}"#), Some(Expansion::Lava));
    assert_eq!(chosen(r#"{"expansion":["meteor","lava"]}"#), None);
    assert_eq!(chosen(r#"{"meteor":true,"lava":true}"#), None);
}

/// RI-2.3
#[test]
fn an_expansion_changes_dice_rounds_and_scoring_and_nothing_else() {
    for (setting, dice) in [(solo().meteor(), "hs rs rc ss north 1"), (solo().lava(), "hs rs rc ss l-tee")] {
        let mut table = setting.clone().rolls(dice);
        assert_eq!(table.dice_fallen(), 6, "all dice are rolled together");
        assert_eq!(rounds(table.state().options.expansion), 6);
        if table.offers(A, FaceMeteor) {
            table.does(A, FaceMeteor);
        }
        table.refuses(A, draw("01R-R-"), "RI-4.9");
        table.refuses(A, draw("22H-H-"), "RI-4.1");
        table.refuses(A, Finish, "RI-4.13");
        // The base part of the score is what it always is.
        let same = "01H-H- 11H-H- 03R-R- 13RR-R 12-R-R";
        assert!(setting.board(same).ends().score(A).starts_with("0+2+3+0-3+0"));
    }
}

/// RI-2.4
#[test]
fn all_boards_start_empty_and_alike_with_all_special_routes() {
    let table = table_for(3).rolls("hs rs rc ss");
    for seat in [A, B, C] {
        assert_eq!(table.board(seat), "");
        assert_eq!(table.sheet(seat), table.sheet(A));
        assert_eq!(table.sheet(seat).specials_left().count(), 6);
        assert_eq!(table.legal(seat), table.legal(A));
    }
}

/// RI-2.5, RI-8.6, RI-9.8
#[test]
fn a_crater_is_no_free_cell_for_lava_and_a_meteor_erases_lava() {
    let mut lava_over_craters = solo().lava().board("33LLLL 23* 11*").rolls("l-curve l-tee");
    lava_over_craters.refuses(A, lava("23-LL-"), "RI-4.7");
    lava_over_craters.refuses(A, volcano("11"), "RI-9.10");

    let mut meteor_on_lava = solo().meteor().board("33LLLL 32-L-L").dot("34").rolls("west 1");
    meteor_on_lava.does(A, FaceMeteor);
    assert_eq!(meteor_on_lava.board(A), "32-L-L 33*");
}
