//! TR-9: movement.

use super::scene::*;

/// TR-9.1, TR-9.2
#[test]
fn a_car_has_the_moves_of_its_die_and_drives_into_its_front_arc() {
    let mut scene = board_p(4).car(RM, 3, 1);
    scene.assigns(RM, 3);
    assert_eq!((scene.moves(), scene.legal(RED)), (3, [FL, F, FR].map(Step).to_vec()));
    for way in [B, BL, BR] {
        scene.refuses(RED, Step(way), "TR-9.2");
    }
    scene.drives(&[FL]).stands(RM, 2, 2);
    assert_eq!(scene.moves(), 2, "one space at a time");
}

/// TR-9.5, TR-13.1, TR-13.2, TR-13.4, TR-13.5, TR-13.6, TR-13.7, TR-13.9, TR-13.10, TR-S23
#[test]
fn the_board_advances_in_the_middle_of_a_move() {
    let scene = board_q(3).stack(&["3a", "4a"]).car(RM, 3, 23).car(BS, 2, 5).car(BM, 4, 9);
    let mut scene = scene.chopper(BLUE, 1, 4);
    scene.assigns(RM, 3).drives_rolling(FL, &[Raw(0); 4]);
    assert_eq!(scene.fate(BS), Some(Fate::LeftBehind));
    let road = scene.state.open.road;
    assert_eq!((road.unseen_discard, scene.state.open.gangs[BLUE].chopper), (4, None));
    assert_eq!(scene.tiles(), ["2b", "5b", "3a"]);
    assert_eq!(road.known_tiles.iter().map(|side| side.row().id).collect::<Vec<_>>(), ["4a", "1a"]);
    assert_eq!(road.tokens().filter(|token| token.space.tile() == 2).count(), 4);
    assert!(!road.is_final, "nobody is out");
    scene.stands(BM, 4, 1).stands(RM, 2, 16);
    assert_eq!(scene.moves(), 2);
    scene.drives(&[F]).stands(RM, 2, 17);
    assert_eq!(scene.moves(), 0, "mud");
}

/// TR-9.5
#[test]
fn any_last_move_reaches_the_finish_line() {
    let mut scene = board_p(2).final_tile().car(RS, 2, 22);
    scene.assigns(RS, 2).drives(&[F, F]);
    assert!(scene.won_by(RED));
}

/// TR-9.6, TR-9.10, TR-9.11, TR-11.1, TR-S1
#[test]
fn a_car_enters_in_any_lane_and_may_earn_the_bonus() {
    let mut scene = board_p(4).round(1).car(BS, 3, 4);
    scene.assigns(RM, 3);
    assert_eq!(scene.legal(RED), [0, 1, 2, 3, 4, 5].map(Enter));
    scene.refuses(RED, Enter(6), "TR-9.6").refuses(RED, Step(F), "TR-9.6");
    scene.does(RED, Enter(2)).stands(RM, 2, 0).refuses(RED, Enter(2), "TR-9.6");
    scene.drives(&[F, FR]).stands(RM, 3, 1).does(RED, TakeBonus).drives(&[F]);
    scene.refuses(RED, Shoot(BS), "TR-9.3");
    scene.drives(&[F]).stands(RM, 3, 3);
    assert_eq!(scene.asked(), Some(BLUE), "no shot in round 1");
    let mut scene = board_p(4).round(1).car(BS, 3, 1);
    scene.assigns(RM, 1).does(RED, Enter(3)).refuses(RED, Shoot(BS), "TR-11.1");
}

/// TR-9.7
#[test]
fn a_car_may_enter_on_an_occupied_space() {
    let mut scene = board_p(4).round(1).car(BM, 3, 0);
    scene.assigns(RM, 3).rolls(RED, Enter(3), &[Bottom, Way(F)]);
    scene.stands(RM, 3, 0).stands(BM, 3, 1);
}

/// TR-9.8
#[test]
fn a_waiting_car_enters_whatever_tile_is_rear() {
    let mut scene = board_q(3).stack(&["3a", "4a"]).car(RM, 3, 23);
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(0); 4]);
    scene.does(RED, DeclineBonus);
    scene.assigns(BS, 1).does(BLUE, Enter(2));
    assert_eq!(scene.state.open.road.tiles[0].row().id, "2b");
    scene.stands(BS, 2, 0);
}

/// TR-9.9, TR-9.13
#[test]
fn a_move_that_a_slam_ends_earns_no_bonus_even_with_nothing_left_to_lose() {
    let mut scene = board_p(4).car(RM, 3, 1).car(BM, 3, 2);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    scene.stands(BM, 3, 3).refuses(RED, TakeBonus, "TR-9.13");
}

/// TR-9.10
#[test]
fn the_bonus_needs_a_start_on_road_too() {
    let mut scene = board_p(4).car(RM, 0, 2).car(BS, 0, 4);
    scene.assigns(RM, 1).drives(&[FR]).stands(RM, 1, 2);
    assert_eq!(scene.asked(), Some(BLUE), "all road, but it started off-road");
}

/// TR-9.12
#[test]
fn the_bonus_comes_once_is_used_whole_and_may_leave_the_road() {
    let mut scene = board_p(4).car(RM, 3, 5);
    scene.assigns(RM, 1).drives(&[F]).does(RED, TakeBonus);
    assert_eq!(scene.moves(), 2);
    scene.drives(&[FR]).refuses(RED, HoldFire, "TR-9.3");
    scene.drives(&[F]).stands(RM, 4, 8);
    assert_eq!(scene.asked(), Some(BLUE), "no second bonus");
}

/// TR-9.14
#[test]
fn a_coasting_car_gets_no_bonus_but_a_shot() {
    let scene = board_p(4).gone(&[RM, RL]).car(RS, 3, 1).moved(RS).car(BS, 3, 3);
    let mut scene = scene.coast_turn(RED);
    scene.does(RED, Coast { car: RS, die: 4 });
    assert_eq!(scene.moves(), 1);
    scene.drives(&[F]).refuses(RED, TakeBonus, "TR-9.14");
    assert!(scene.offers(RED, Shoot(BS)));
}
