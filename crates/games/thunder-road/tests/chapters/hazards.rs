//! TR-6: hazard tokens.

use super::scene::*;

/// TR-6.1
#[test]
fn tokens_act_on_pushed_wrecks_and_blasted_cars() {
    let mut scene = board_p(4).car(RS, 3, 7).car(WRECK, 3, 8).token(3, 9, Hazard::Oil);
    scene.assigns(RS, 1).drives_rolling(F, &[Bottom, Way(F), Way(F)]);
    scene.stands(WRECK, 3, 10);
    let mut scene = board_p(4).car(RM, 3, 4).car(BM, 3, 6).token(3, 9, Hazard::Mine);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Blast), Way(F), Stunt(3), Draw(Damage::Dent)]);
    scene.stands(BM, 3, 9);
    assert_eq!(scene.discard(Hazard::Mine), 1);
}

/// TR-6.3
#[test]
fn a_mine_acts_once_even_if_its_effect_brings_the_car_back() {
    // Blasted off the mine, into another car, and pushed back to where the mine was.
    let mut scene = board_p(4).car(RM, 3, 8).token(3, 9, Hazard::Mine).car(BM, 3, 10);
    scene.assigns(RM, 1).drives_rolling(F, &[Draw(Damage::Blast), Way(F), Stunt(1), Top, Way(B)]);
    scene.stands(RM, 3, 9);
    assert_eq!(scene.damage(RM), [Damage::Blast]);
    assert_eq!(scene.discard(Hazard::Mine), 1);
    assert_eq!(scene.face(3, 9), None);
}

/// TR-6.4, TR-9.12, TR-10.4, TR-10.10, TR-3.15, TR-6.6, TR-S5
#[test]
fn a_wreck_token_slams_the_car_that_turned_it_up() {
    let mut scene = board_p(4).road_die(3).car(RM, 3, 1).dice(RED, &[6]);
    scene = scene.token(3, 9, Hazard::Wreck).token(4, 10, Hazard::Mine);
    scene.assigns(RM, 6).drives(&[F, F, F, F, F, F]).stands(RM, 3, 7);
    scene.does(RED, TakeBonus).drives(&[F]);
    let mut other = scene.clone();
    scene.drives_rolling(F, &[Bottom, Way(FL)]);
    assert_eq!(scene.asked(), Some(RED));
    scene.does(RED, KeepSlam).stands(WRECK, 2, 10).stands(RM, 3, 9);
    assert_eq!((scene.moves(), scene.discard(Hazard::Wreck)), (0, 1));

    other.drives_rolling(F, &[Bottom, Way(FR)]).does(RED, KeepSlam);
    assert_eq!(other.fate(WRECK), Some(Fate::Destroyed));
    assert_eq!(other.discard(Hazard::Mine), 1);
    assert_eq!(other.state.open.damage_pile.iter().sum::<u8>(), 20);
}

/// TR-6.5, TR-9.9
#[test]
fn a_mine_takes_the_remaining_moves_and_damages() {
    let mut scene = board_p(4).car(RM, 3, 8).token(3, 9, Hazard::Mine).car(BS, 3, 10);
    scene.assigns(RM, 4).drives_rolling(F, &[Draw(Damage::Dent)]);
    assert_eq!(scene.damage(RM), [Damage::Dent]);
    scene.refuses(RED, TakeBonus, "TR-9.13");
    assert!(scene.offers(RED, Shoot(BS)), "an operable car may still shoot");
}

/// TR-6.6
#[test]
fn a_mine_under_an_inoperable_car_is_used_up() {
    let scene = board_p(4).car(RM, 3, 7).car(BM, 3, 8).damaged(BM, &[Damage::Dent, Damage::Dent]);
    let mut scene = scene.token(3, 9, Hazard::Mine);
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    scene.stands(BM, 3, 9);
    assert_eq!((scene.discard(Hazard::Mine), scene.face(3, 9)), (1, None));
}

/// TR-6.7
#[test]
fn a_road_token_is_road_already_for_who_turned_it_up() {
    let scene = Scene::new(["1a", "3b", "2a"], 4).car(RM, 0, 13).shown(0, 13, Hazard::Road);
    let mut scene = scene.token(1, 13, Hazard::Road);
    scene.assigns(RM, 1).drives(&[FR]);
    assert_eq!(scene.state.open.terrain(at(1, 13)), Terrain::Road, "printed off-road");
    assert_eq!(scene.step(), Step::RoadBonus);
}

/// TR-6.8, TR-9.4, TR-9.10, TR-S3
#[test]
fn a_mud_token_costs_its_finder_nothing_but_the_bonus() {
    let mut scene = board_p(2).car(RM, 2, 3).token(2, 4, Hazard::Mud).car(BS, 3, 5);
    scene.assigns(RM, 2).drives(&[F]);
    assert_eq!(scene.moves(), 1);
    scene.drives(&[FR]).stands(RM, 3, 4).refuses(RED, TakeBonus, "TR-9.10");
    let mut scene = scene.car(BM, 2, 3).turn(BLUE);
    scene.assigns(BM, 3).drives(&[F]);
    assert_eq!(scene.moves(), 1);
}

/// TR-6.9, TR-6.10, TR-6.11, TR-S4
#[test]
fn oil_slides_a_car_on_and_counts_as_road() {
    let mut scene = board_p(2).car(RM, 2, 3).token(2, 4, Hazard::Oil);
    scene.assigns(RM, 3).drives_rolling(F, &[Way(BR)]);
    scene.stands(RM, 3, 3);
    assert_eq!(scene.moves(), 2);
    scene.drives(&[F, F]).stands(RM, 3, 5);
    assert!(scene.offers(RED, TakeBonus));
    assert_eq!(scene.face(2, 4).unwrap().face, Some(Hazard::Oil));
}

/// TR-6.9
#[test]
fn slides_may_chain() {
    let mut scene = board_p(4).car(RM, 3, 8).shown(3, 9, Hazard::Oil).shown(4, 10, Hazard::Oil);
    scene.assigns(RM, 1).drives_rolling(F, &[Way(FR), Way(BL), Way(B)]);
    scene.stands(RM, 3, 8);
}

/// TR-6.11
#[test]
fn a_slide_off_the_road_ends_the_bonus() {
    let mut scene = board_p(4).car(RM, 3, 8).shown(3, 9, Hazard::Oil).car(BS, 1, 10);
    scene.assigns(RM, 1).drives_rolling(F, &[Way(FL)]);
    scene.stands(RM, 2, 10).refuses(RED, TakeBonus, "TR-9.10");
}

/// TR-6.5, TR-12.10, TR-12.2
#[test]
fn a_mine_ends_a_daze_also_where_it_draws_nothing() {
    let scene = board_p(4).car(RM, 3, 6).car(BM, 3, 8).damaged(BM, &[Damage::Dent]);
    let mut scene = scene.token(3, 9, Hazard::Mine);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dazed), Stunt(4), Way(F)]);
    scene.stands(BM, 3, 9);
    assert_eq!((scene.discard(Hazard::Mine), scene.is_inoperable(BM)), (1, true));
}

/// TR-6.3, TR-13.1, TR-3.12
#[test]
fn a_mine_whose_tile_is_removed_while_it_acts_is_in_the_discard() {
    let scene = board_p(4).stack(&["4a", "5a"]).car(RM, 2, 4).car(BM, 2, 23);
    let mut scene = scene.token(2, 5, Hazard::Mine);
    let dice = [Draw(Damage::Shrapnel), Way(F), Draw(Damage::SkidFront)];
    scene.assigns(RM, 3).drives_rolling(F, &[&dice[..], &[Raw(0); 5]].concat());
    assert_eq!(scene.fate(RM), Some(Fate::LeftBehind));
    scene.stands(BM, 2, 16);
    assert_eq!(scene.discard(Hazard::Mine), 1);
    assert!(scene.state.open.stack.is_empty());
    assert_eq!(scene.state.open.damage_pile.iter().sum::<u8>(), 19, "the shrapnel went back to the pile");
}

#[test]
fn a_chain_is_told_as_one_story() {
    let mut scene = board_p(4).car(RM, 2, 4).car(BM, 3, 5).token(2, 5, Hazard::Mine);
    let dice = [Draw(Damage::SkidFrontRight), Bottom, Way(F)];
    scene.assigns(RM, 3).drives_rolling(F, &dice);
    let story: Vec<(u8, &Event)> = scene.levels.iter().copied().zip(&scene.told).collect();
    assert!(
        matches!(
            story[..],
            [
                (0, Event::Moved { who: RM, .. }),
                (0, Event::HazardShown { .. }),
                (0, Event::HazardActed { who: RM, .. }),
                (1, Event::Damaged { car: RM, .. }),
                (2, Event::Moved { who: RM, .. }),
                (3, Event::Slammed { top: RM, bottom: BM, .. }),
                (4, Event::Moved { who: BM, .. }),
            ]
        ),
        "{story:?}"
    );
    scene.does(RED, HoldFire);
    assert!(scene.levels.iter().all(|level| *level == 0), "what comes after the chain is no part of it");
}

/// TR-6.3, TR-13.1
#[test]
fn a_mine_that_acts_while_the_board_advances_is_not_dealt_again() {
    // The mine lies on the middle tile, its effect pushes the board on, and it waits for the end of that.
    let scene = board_p(4).stack(&["4a", "5a"]).car(RM, 3, 8).car(BM, 3, 23);
    let mut scene = scene.token(3, 9, Hazard::Mine);
    scene.assigns(RM, 3);
    scene.state.open.road.pile = 4;
    scene.state.hidden.pile = [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    scene.state.open.road.discard = Default::default();
    let dice = [Draw(Damage::Shrapnel), Way(F), Draw(Damage::SkidFront)];
    // Four tokens of the pile, then one of the two that were discarded unseen.
    scene.drives_rolling(F, &[&dice[..], &[Raw(0); 5]].concat());
    scene.stands(RM, 3, 1).stands(BM, 3, 16);
    assert_eq!(scene.discard(Hazard::Mine), 1);
}
