//! TR-5: obstacles and coming into a space.

use super::scene::*;

/// TR-5.1, TR-8.4, TR-8.5, TR-11.1, TR-S15
#[test]
fn a_chopper_needs_an_empty_space_and_shoots_from_there() {
    let set = || board_p(4).car(BS, 1, 12).car(BM, 4, 11).chopper(RED, 4, 16).car(RS, 0, 20);
    let mut scene = set();
    scene
        .does(RED, Assign { car: RS, die: 1 })
        .does(RED, Action::Command { command: Command::Airstrike, die: 2 });
    for (row, column) in [(2, 11), (3, 9), (1, 12), (4, 16)] {
        scene.refuses(RED, PlaceChopper(at(row, column)), "TR-8.4");
    }
    scene.refuses(RED, PlaceChopper(Space(144)), "TR-8.4");
    scene.does(RED, PlaceChopper(at(3, 10)));
    assert_eq!(scene.legal(RED), [ChopperShot(BM), ChopperHold]);
    for face in [HIT_SM, HIT_M, HIT_ANY] {
        let mut hit = scene.clone();
        hit.rolls(RED, ChopperShot(BM), &[face, Draw(Damage::Dent)]);
        assert_eq!(hit.damage(BM), [Damage::Dent]);
    }
    scene.rolls(RED, ChopperShot(BM), &[HIT_L]);
    assert!(scene.damage(BM).is_empty());

    let mut first = set().round(1);
    first
        .does(RED, Assign { car: RS, die: 1 })
        .does(RED, Action::Command { command: Command::Airstrike, die: 2 });
    first.does(RED, PlaceChopper(at(3, 10)));
    first.refuses(RED, ChopperShot(BM), "TR-11.1");
    assert_eq!(first.step(), Step::Drive);
}

/// TR-5.2
#[test]
fn a_token_acts_before_a_slam_where_the_vehicle_then_stands() {
    let mut scene = board_p(4).car(RM, 3, 8).token(3, 9, Hazard::Oil).car(BM, 3, 10);
    scene.assigns(RM, 2).drives_rolling(F, &[Way(F), Bottom, Way(F)]);
    scene.stands(RM, 3, 10).stands(BM, 3, 11);
}

/// TR-5.3, TR-9.9
#[test]
fn an_occupied_space_takes_the_remaining_moves_also_within_a_gang() {
    let mut scene = board_p(4).car(RM, 3, 1).car(RS, 3, 2);
    scene.assigns(RM, 4).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(scene.asked(), Some(RED), "the larger one is Red's too");
    scene.does(RED, KeepSlam).stands(RS, 3, 3);
    assert_eq!((scene.moves(), scene.step()), (0, Step::Shoot));
}

/// TR-5.5, TR-6.2
#[test]
fn a_face_down_token_is_turned_up_at_once_and_a_face_up_one_acts_again() {
    let mut scene = board_p(4).car(RM, 3, 8).token(3, 9, Hazard::Oil).car(BM, 4, 8);
    scene.assigns(RM, 1).drives_rolling(F, &[Way(FL)]);
    assert!(scene.told.contains(&Event::HazardShown { space: at(3, 9), hazard: Hazard::Oil }));
    assert_eq!(scene.face(3, 9), Some(Token { space: at(3, 9), face: Some(Hazard::Oil) }));
    let mut scene = scene.car(BM, 3, 8).turn(BLUE);
    scene.assigns(BM, 1).drives_rolling(F, &[Way(F)]);
    assert!(!scene.told.iter().any(|event| matches!(event, Event::HazardShown { .. })));
    scene.stands(BM, 3, 10);
}

/// TR-5.7, TR-12.3
#[test]
fn a_new_effect_is_resolved_before_the_old_one_goes_on() {
    // Dazed into a mine: the second token is resolved, then the first effect, which that has ended.
    let mut scene = board_p(4).car(RM, 3, 6).car(BM, 3, 8).token(3, 9, Hazard::Mine);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    let dice = [HIT_M, Draw(Damage::Dazed), Stunt(4), Way(F), Draw(Damage::SkidFront)];
    scene.rolls(RED, Shoot(BM), &dice);
    scene.stands(BM, 3, 10);
    assert!(scene.is_inoperable(BM));
    assert_eq!(scene.damage(BM), [Damage::Dazed, Damage::SkidFront]);
}

/// TR-5.8, TR-10.5, TR-10.7, TR-9.13, TR-S7
#[test]
fn a_chain_of_slams_ends_when_nobody_shares_a_space() {
    let mut scene = board_p(4).car(RM, 3, 2).car(BM, 3, 3).car(GS, 3, 4);
    scene.assigns(RM, 3).drives_rolling(F, &[Bottom, Way(F), Top, Way(B)]);
    assert_eq!(scene.asked(), Some(BLUE), "the first slam was between equals");
    scene.rolls(BLUE, KeepSlam, &[Bottom, Way(FR)]);
    scene.stands(RM, 4, 4).stands(BM, 3, 3).stands(GS, 3, 4);
    assert_eq!(scene.moves(), 0);
    scene.refuses(RED, TakeBonus, "TR-9.13");
}
