//! TR-4: the board and its ground.

use super::scene::*;
use crossroads_thunder_road::data::{Ground, Point};

/// TR-4.1, TR-11.4
#[test]
fn the_board_is_one_grid_across_tile_borders() {
    assert_eq!(Space::all().count(), 6 * 24);
    let mut scene = board_p(4).car(RM, 3, 6).car(BS, 3, 8);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    assert!(scene.offers(RED, Shoot(BS)), "over the border of two tiles");
}

/// TR-4.2
#[test]
fn odd_rows_sit_half_a_space_further_forward() {
    let step = |row, column, way| {
        let to = Point { row, column }.step(way);
        (to.row, to.column)
    };
    assert_eq!(
        [F, FL, FR, B, BL, BR].map(|way| step(2, 5, way)),
        [(2, 6), (1, 5), (3, 5), (2, 4), (1, 4), (3, 4)]
    );
    assert_eq!(
        [F, FL, FR, B, BL, BR].map(|way| step(3, 5, way)),
        [(3, 6), (2, 6), (4, 6), (3, 4), (2, 5), (4, 5)]
    );
    for space in Space::all() {
        for (way, back) in [(F, B), (FL, BR), (FR, BL)] {
            assert_eq!(space.point().step(way).step(back), space.point());
        }
    }
}

/// TR-4.3
#[test]
fn a_straight_line_zigzags_through_the_rows() {
    let end = Point { row: 4, column: 9 }.along(FL, 4);
    assert_eq!((end.row, end.column), (0, 11));
}

/// TR-4.4, TR-14.6
#[test]
fn a_side_edge_comes_before_the_front_edge() {
    let ground = |row, column| Point { row, column }.ground();
    assert_eq!(ground(-1, 24), Ground::OverSide);
    assert_eq!(ground(6, 24), Ground::OverSide);
    assert_eq!(ground(0, -1), Ground::OverRear);
    assert_eq!(ground(5, 24), Ground::OverFront);
    let mut scene = board_p(4).car(RM, 5, 23);
    scene.assigns(RM, 1).drives(&[FR]);
    assert_eq!(scene.fate(RM), Some(Fate::OverSide));
    assert_eq!(scene.tiles(), ["1a", "2a", "3a"], "the board has not advanced");
}

/// TR-4.5
#[test]
fn forward_is_the_column_and_a_half_in_odd_rows() {
    assert!(at(2, 5).forwardness() < at(3, 5).forwardness());
    assert!(at(3, 5).forwardness() < at(0, 6).forwardness());
    assert_eq!(at(1, 5).forwardness(), at(5, 5).forwardness());
}

/// TR-4.6, TR-4.7
#[test]
fn road_and_off_road_cost_one_move_and_only_road_keeps_the_bonus() {
    let mut scene = board_p(4).car(RM, 3, 1);
    scene.assigns(RM, 2).drives(&[F]);
    assert_eq!(scene.moves(), 1);
    scene.drives(&[F]);
    assert_eq!(scene.step(), Step::RoadBonus);
    let mut scene = board_p(4).car(RM, 1, 5).car(BS, 1, 8);
    scene.assigns(RM, 2).drives(&[F]);
    assert_eq!(scene.moves(), 1, "off-road");
    scene.drives(&[F]).refuses(RED, TakeBonus, "TR-9.10");
}

/// TR-4.8, TR-9.14, TR-S2
#[test]
fn mud_takes_two_moves_or_the_last_one() {
    let mut scene = board_p(4).car(RS, 0, 2);
    scene.assigns(RS, 3).drives(&[F]).stands(RS, 0, 3);
    assert_eq!(scene.moves(), 1);
    scene.drives(&[F]).stands(RS, 0, 4);
    assert_eq!(scene.asked(), Some(BLUE), "no bonus");
    let mut scene = scene.moved(RM).moved(RL).coast_turn(RED);
    scene.does(RED, Coast { car: RS, die: 4 }).drives(&[F]).stands(RS, 0, 5);
}

/// TR-4.9, TR-9.3, TR-5.6, TR-S8
#[test]
fn deadly_spaces_may_be_driven_and_pushed_into() {
    let mut scene = board_q(3).car(RM, 0, 16);
    scene.assigns(RM, 1);
    assert_eq!(scene.legal(RED), [FL, F, FR].map(Step));
    let mut left = scene.clone();
    left.drives(&[FL]);
    assert_eq!(left.fate(RM), Some(Fate::OverSide));
    scene.drives(&[F]);
    assert_eq!(scene.fate(RM), Some(Fate::Crashed));
    assert_eq!(scene.asked(), Some(BLUE), "no shot");

    let mut right = board_q(3).car(RM, 5, 2).car(BM, 5, 3);
    right.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(FR)]);
    assert_eq!(right.fate(BM), Some(Fate::OverSide));
    let mut rear = board_q(3).car(BM, 4, 0);
    rear.assigns(RM, 1).rolls(RED, Enter(4), &[Bottom, Way(BL)]);
    assert_eq!(rear.fate(BM), Some(Fate::OverRear));
    let mut rock = board_p(4).car(RM, 2, 9).car(BM, 2, 10);
    rock.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(rock.fate(BM), Some(Fate::Crashed));
}

/// TR-4.10
#[test]
fn a_hazard_space_without_a_token_is_plain_ground() {
    let mut scene = board_p(4).car(RM, 2, 3);
    scene.assigns(RM, 1).drives(&[F]);
    assert!(
        !scene.told.iter().any(|event| matches!(event, Event::HazardShown { .. })),
        "it is for two players"
    );
    assert_eq!(scene.step(), Step::RoadBonus);
}

/// TR-4.11
#[test]
fn a_face_up_token_replaces_the_ground() {
    let scene = board_p(4).shown(1, 5, Hazard::Mud).shown(3, 9, Hazard::Oil).shown(2, 5, Hazard::Road);
    assert_eq!(scene.state.open.terrain(at(1, 5)), Terrain::Mud);
    assert_eq!(scene.state.open.terrain(at(3, 9)), Terrain::Road);
    let on_3b = Scene::new(["1a", "3b", "2a"], 4).shown(0, 13, Hazard::Road).shown(1, 13, Hazard::Oil);
    assert_eq!(on_3b.state.open.terrain(at(0, 13)), Terrain::Road, "printed off-road");
    assert_eq!(on_3b.state.open.terrain(at(1, 13)), Terrain::Road, "oil too");
}

/// TR-4.12, TR-9.15, TR-9.4
#[test]
fn a_pushed_car_meets_the_space_but_pays_nothing() {
    let mut scene = board_p(4).car(RM, 0, 1).car(BM, 0, 2);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    scene.stands(BM, 0, 3);
    let mut slid = board_p(4).car(RM, 1, 4).token(1, 5, Hazard::Oil);
    slid.assigns(RM, 3).drives_rolling(F, &[Way(BL)]);
    slid.stands(RM, 0, 5);
    assert_eq!(
        (slid.state.open.terrain(at(0, 5)), slid.moves()),
        (Terrain::Mud, 2),
        "only the step was paid"
    );
    let mut scene = board_p(4).car(RM, 3, 7).car(BM, 3, 8).token(3, 9, Hazard::Mine);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F), Draw(Damage::Dent)]);
    assert_eq!(scene.damage(BM), [Damage::Dent]);
}
