//! TR-11: shooting.

use super::scene::*;

/// TR-11.1, TR-11.2
#[test]
fn an_inoperable_mover_does_not_shoot() {
    let scene =
        board_p(4).car(RM, 3, 8).damaged(RM, &[Damage::Blast]).token(3, 9, Hazard::Mine).car(BS, 3, 10);
    let mut scene = scene.car(BM, 0, 20);
    scene.refuses(RED, Shoot(BS), "TR-11.2");
    scene.assigns(RM, 1).drives_rolling(F, &[Draw(Damage::Dent)]);
    assert!(scene.is_inoperable(RM));
    assert_eq!(scene.asked(), Some(BLUE));
}

/// TR-11.3, TR-11.4, TR-11.6, TR-11.7, TR-S17
#[test]
fn targets_are_all_road_vehicles_in_the_arc() {
    let mut scene = board_p(4).car(RM, 2, 6).car(BS, 2, 8).car(WRECK, 1, 7).car(RL, 3, 7).car(YM, 2, 9);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    let mut legal = scene.legal(RED);
    legal.sort_by_key(|action| format!("{action:?}"));
    let mut wanted = vec![Shoot(BS), Shoot(WRECK), Shoot(RL), HoldFire];
    wanted.sort_by_key(|action| format!("{action:?}"));
    assert_eq!(legal, wanted);
    scene.refuses(RED, Shoot(YM), "TR-11.3");
    for (target, face, hit) in [
        (BS, HIT_SM, true),
        (WRECK, HIT_SM, true),
        (RL, HIT_SM, false),
        (BS, HIT_L, false),
        (WRECK, HIT_L, false),
        (RL, HIT_L, true),
        (BS, HIT_M, false),
        (WRECK, HIT_M, false),
        (RL, HIT_M, false),
    ] {
        let mut scene = scene.clone();
        let dent = [face, Draw(Damage::Dent)];
        let dice = if hit && target != WRECK { &dent[..] } else { &dent[..1] };
        scene.rolls(RED, Shoot(target), dice);
        if target == WRECK {
            assert_eq!(scene.fate(WRECK), hit.then_some(Fate::Destroyed));
            assert_eq!(scene.state.open.damage_pile.iter().sum::<u8>(), 20);
        } else {
            assert_eq!(scene.damage(target).len(), usize::from(hit));
        }
    }
}

/// TR-11.4
#[test]
fn the_arc_ends_at_the_edges_and_nobody_in_the_starting_area_is_a_target() {
    // In the corner, with a car where the next lane begins and another that still waits.
    let mut scene = board_p(4).car(RM, 0, 22).car(BS, 1, 23).car(GS, 1, 0);
    scene.assigns(RM, 1).drives(&[F]);
    assert_eq!(scene.legal(RED), [Shoot(BS), HoldFire]);
    scene.refuses(RED, Shoot(GS), "TR-11.3").refuses(RED, Shoot(YM), "TR-11.3");
}

/// TR-11.5
#[test]
fn a_shot_is_optional_and_skipped_without_a_target() {
    let mut scene = board_p(4).car(RM, 3, 1).car(BS, 3, 3).car(RS, 0, 0);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus).does(RED, HoldFire);
    assert_eq!(scene.asked(), Some(BLUE));
    scene.next_turn(RED).assigns(RS, 2).drives(&[F, F]);
    assert_eq!(scene.asked(), Some(BLUE), "no target, no question");
}

/// TR-11.8, TR-5.4, TR-15.2, TR-S16
#[test]
fn a_car_under_a_chopper_shoots_before_it_is_eliminated() {
    let mut scene = board_p(4).chopper(GREEN, 3, 4).car(BIG_BLUE, 3, 5).car(RM, 3, 2);
    scene.assigns(RM, 2).drives(&[F, F]);
    let mut away = scene.clone();
    scene.does(RED, DeclineBonus).rolls(RED, Shoot(BIG_BLUE), &[HIT_M]);
    assert_eq!(scene.fate(RM), Some(Fate::UnderChopper));
    away.does(RED, TakeBonus).drives(&[FR, F]).stands(RM, 4, 6);
}
