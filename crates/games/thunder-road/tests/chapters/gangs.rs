//! TR-3: gangs, cars, states.

use super::scene::*;

/// TR-3.1, TR-3.3, TR-5.4
#[test]
fn a_chopper_is_no_target_and_no_obstacle_to_drive_through() {
    let mut scene = board_p(4).car(RM, 3, 1).chopper(BLUE, 3, 2).chopper(GREEN, 3, 4);
    scene.assigns(RM, 2).drives(&[F, F]).does(RED, DeclineBonus);
    assert_eq!(scene.asked(), Some(BLUE), "the chopper ahead is no target");
    scene.stands(RM, 3, 3);
    assert_eq!(scene.state.open.gangs[BLUE].chopper, Some(at(3, 2)), "and nothing has moved it");
}

/// TR-3.2
#[test]
fn size_is_small_then_medium_then_large() {
    assert!(Size::Small < Size::Medium && Size::Medium < Size::Large);
    assert_eq!(
        [RS.size(), RM.size(), RL.size(), WRECK.size()],
        [Size::Small, Size::Medium, Size::Large, Size::Small]
    );
}

/// TR-3.5, TR-3.6, TR-3.7
#[test]
fn a_car_with_one_token_drives_and_one_with_two_does_not() {
    let scene = board_p(4).car(RS, 3, 1).car(RM, 3, 3).damaged(RS, &[Damage::Dent]);
    let mut scene = scene.damaged(RM, &[Damage::Dent, Damage::Blast]).dice(RED, &[2]);
    assert!(scene.offers(RED, Assign { car: RS, die: 2 }));
    scene.refuses(RED, Assign { car: RM, die: 2 }, "TR-3.7");
    let mut coasting = board_p(4).gone(&[RL]).car(RS, 3, 1).moved(RS).car(RM, 3, 3).moved(RM);
    coasting = coasting.damaged(RM, &[Damage::Dent, Damage::Blast]).coast_turn(RED);
    coasting.refuses(RED, Coast { car: RM, die: 2 }, "TR-3.7");
    assert!(coasting.offers(RED, Coast { car: RS, die: 2 }));
}

/// TR-3.8, TR-3.9, TR-11.7
#[test]
fn an_inoperable_car_is_hit_and_takes_nothing() {
    let scene = board_p(4).car(RM, 2, 6).car(BIG_BLUE, 2, 8);
    let mut scene = scene.damaged(BIG_BLUE, &[Damage::Dent, Damage::Dent]);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    let pile = scene.state.open.damage_pile;
    scene.rolls(RED, Shoot(BIG_BLUE), &[HIT_L]);
    assert!(scene.told.contains(&Event::DamageIgnored { car: BIG_BLUE }));
    assert_eq!(scene.state.open.damage_pile, pile);
    scene.stands(BIG_BLUE, 2, 8);
}

/// TR-3.9
#[test]
fn an_inoperable_car_triggers_hazards_and_is_eliminated_like_any_other() {
    let scene = board_p(4).car(RM, 3, 7).car(BM, 3, 8).damaged(BM, &[Damage::Dent, Damage::Dent]);
    let mut scene = scene.token(3, 9, Hazard::Oil);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F), Way(FR)]);
    scene.stands(BM, 4, 10);
    let mut scene = board_p(4).car(RM, 2, 9).car(BM, 2, 10).damaged(BM, &[Damage::Dent, Damage::Dent]);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(scene.fate(BM), Some(Fate::Crashed));
}

/// TR-3.10
#[test]
fn an_eliminated_car_takes_no_die() {
    let mut scene = board_p(4).gone(&[RS]);
    scene.refuses(RED, Assign { car: RS, die: 1 }, "TR-3.10");
    let mut coasting = board_p(4).gone(&[RS, RM]).car(RL, 3, 1).moved(RL).coast_turn(RED);
    coasting.refuses(RED, Coast { car: RS, die: 1 }, "TR-3.10");
    assert!(coasting.offers(RED, Coast { car: RL, die: 1 }));
}

/// TR-3.11, TR-15.2
#[test]
fn a_car_that_ends_any_turn_under_a_chopper_is_eliminated_even_its_owners() {
    let mut scene = board_p(4).car(RM, 3, 1).chopper(RED, 3, 2);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    assert_eq!(scene.fate(RM), Some(Fate::UnderChopper));
    let mut scene = board_p(4).car(RM, 3, 1).car(BM, 3, 2).chopper(RED, 3, 3);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    scene.does(RED, HoldFire);
    assert_eq!(scene.fate(BM), Some(Fate::UnderChopper), "pushed there in another's turn");
}

/// TR-3.12
#[test]
fn the_tokens_of_an_eliminated_car_return_and_its_effects_are_dropped() {
    let scene = board_p(4).car(RM, 2, 8).car(BM, 2, 10).damaged(BM, &[Damage::Shrapnel]);
    let mut scene = scene.car(RM, 2, 8);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dazed), Stunt(3), Way(F)]);
    assert_eq!(scene.fate(BM), Some(Fate::Crashed), "in the first of three dazed moves");
    assert_eq!(scene.state.open.damage_pile.iter().sum::<u8>(), 20);
    assert!(scene.state.open.stack.is_empty());
}

/// TR-3.13
#[test]
fn the_die_of_an_eliminated_car_stays_used() {
    let mut scene = board_p(4).car(RM, 2, 10).dice(RED, &[1, 2, 3, 4]);
    scene.assigns(RM, 1).drives(&[F]);
    assert_eq!(scene.fate(RM), Some(Fate::Crashed));
    assert_eq!(*scene.state.open.gangs[RED].dice, [2, 3, 4]);
}

/// TR-3.14, TR-3.15, TR-10.10
#[test]
fn a_wreck_is_pushed_shot_and_destroyed_without_a_token() {
    let mut scene = board_p(4).car(RS, 3, 1).car(WRECK, 3, 2);
    scene.assigns(RS, 1).drives_rolling(F, &[Bottom, Way(F)]);
    scene.stands(WRECK, 3, 3);
    scene.rolls(RED, Shoot(WRECK), &[HIT_ANY]);
    assert_eq!(scene.fate(WRECK), Some(Fate::Destroyed));
    assert_eq!(scene.state.open.damage_pile.iter().sum::<u8>(), 20);
    let mut scene = board_p(4).car(RS, 2, 9).car(WRECK, 2, 10);
    scene.assigns(RS, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(scene.fate(WRECK), Some(Fate::Crashed));
}

/// TR-3.16, TR-3.17, TR-10.5
#[test]
fn a_player_without_operable_cars_is_out_and_decides_nothing_more() {
    let scene = board_p(4).gone(&[BS, BM]).car(BIG_BLUE, 3, 5).damaged(BIG_BLUE, &[Damage::Dent]);
    let mut scene = scene.chopper(BLUE, 0, 20).car(RM, 3, 3).car(GS, 3, 0).dice(RED, &[1, 6]);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    scene.rolls(RED, Shoot(BIG_BLUE), &[HIT_L, Draw(Damage::Dent)]);
    assert!(!scene.is_in(BLUE) && scene.is_inoperable(BIG_BLUE));
    assert_eq!(scene.state.open.gangs[BLUE].chopper, None);
    scene.stands(BIG_BLUE, 3, 5);
    assert_eq!(scene.damage(BIG_BLUE).len(), 2, "its tokens stay with it");
    assert_eq!(scene.asked(), Some(GREEN), "no turn for Blue");
    // And no reroll, though the car is the larger one.
    let mut scene = scene.car(GS, 3, 4).gone(&[RM]);
    scene.assigns(GS, 1).drives_rolling(F, &[Bottom, Way(F)]);
    scene.stands(BIG_BLUE, 3, 6);
}

/// TR-3.18
#[test]
fn a_waiting_car_is_safe_and_keeps_its_player_in() {
    let mut scene = board_p(4).stack(&["4a", "5a"]).car(RM, 3, 23).car(BM, 3, 4);
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(0); 5]);
    assert_eq!(scene.fate(BM), Some(Fate::LeftBehind));
    assert_eq!(scene.state.open.place(BS), Place::Waiting);
    assert!(scene.is_in(BLUE));
}
