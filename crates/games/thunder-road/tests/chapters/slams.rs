//! TR-10: slams.

use super::scene::*;

/// TR-10.1, TR-10.2, TR-10.3, TR-10.6
#[test]
fn the_dice_say_which_vehicle_moves_and_where() {
    let scene = || board_p(4).car(RM, 3, 1).car(BM, 3, 2);
    let mut top = scene();
    top.assigns(RM, 2).drives_rolling(F, &[Top, Way(FL)]);
    top.stands(RM, 2, 3).stands(BM, 3, 2);
    let mut bottom = scene();
    bottom.assigns(RM, 2).drives_rolling(F, &[Bottom, Way(FL)]);
    bottom.stands(RM, 3, 2).stands(BM, 2, 3);
}

/// TR-10.4, TR-3.9, TR-10.11, TR-S6
#[test]
fn the_owner_of_the_larger_car_may_roll_again_on_anybodys_turn() {
    let scene = board_q(3).turn(BLUE).car(RL, 3, 3).damaged(RL, &[Damage::Dent, Damage::Dent]).car(BS, 3, 1);
    let mut scene = scene.car(RM, 0, 20);
    scene.assigns(BS, 2).drives(&[F]).drives_rolling(F, &[Bottom, Way(FR)]);
    assert_eq!(scene.asked(), Some(RED));
    scene.refuses(BLUE, KeepSlam, "TR-10.4").refuses(GREEN, RerollSlam, "TR-10.4");
    scene.refuses(BLUE, Step(F), "TR-7.5").refuses(RED, HoldFire, "TR-7.5");
    scene.rolls(RED, RerollSlam, &[Top, Way(B)]).stands(BS, 3, 2);
    scene.refuses(RED, RerollSlam, "TR-10.4");
    assert!(scene.offers(BLUE, Shoot(RL)), "the result stands, and the mover may shoot");
}

/// TR-10.5
#[test]
fn equals_do_not_roll_again() {
    let mut scene = board_p(4).car(RL, 3, 1).car(BIG_BLUE, 3, 2);
    scene.assigns(RL, 1).drives_rolling(F, &[Bottom, Way(F)]);
    scene.refuses(BLUE, RerollSlam, "TR-10.4").refuses(RED, RerollSlam, "TR-10.4");
    scene.stands(BIG_BLUE, 3, 3);
}

/// TR-10.7
#[test]
fn a_pushed_car_is_top_of_the_next_slam() {
    let mut scene = board_p(4).car(RM, 3, 1).car(BM, 3, 2).car(GM, 3, 3);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F), Top, Way(FL)]);
    scene.stands(BM, 2, 4).stands(GM, 3, 3);
}

/// TR-10.8
#[test]
fn a_slam_draws_no_token() {
    let mut scene = board_p(4).car(RM, 3, 1).car(BM, 3, 2);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert!(scene.damage(RM).is_empty() && scene.damage(BM).is_empty());
}

/// TR-10.9, TR-13.1
#[test]
fn a_pushed_car_makes_the_board_advance_in_the_middle_of_a_slam() {
    let mut scene = board_q(3).stack(&["3a", "4a"]).car(RM, 3, 22).car(BM, 3, 23);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F), Raw(0), Raw(0), Raw(0), Raw(0)]);
    scene.stands(RM, 3, 15).stands(BM, 3, 16);
    assert_eq!(scene.tiles(), ["2b", "5b", "3a"]);
}

/// TR-10.10
#[test]
fn a_wreck_gives_no_reroll_but_a_larger_car_that_slams_it_does() {
    let mut small = board_p(4).car(RS, 3, 1).car(WRECK, 3, 2);
    small.assigns(RS, 1).drives_rolling(F, &[Bottom, Way(F)]);
    small.stands(WRECK, 3, 3);
    let mut large = board_p(4).car(RL, 3, 1).car(WRECK, 3, 2);
    large.assigns(RL, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(large.legal(RED), [KeepSlam, RerollSlam]);
}

/// TR-10.11
#[test]
fn a_mover_that_was_moved_by_its_slam_shoots_from_where_it_stands() {
    let mut scene = board_p(4).car(RM, 3, 1).car(BM, 3, 2).car(GS, 2, 4);
    scene.assigns(RM, 1).drives_rolling(F, &[Top, Way(FL)]);
    scene.stands(RM, 2, 3);
    assert_eq!(scene.legal(RED), [Shoot(GS), HoldFire]);
}
