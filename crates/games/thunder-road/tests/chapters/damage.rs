//! TR-12: damage tokens.

use super::scene::*;

/// Red's medium car has driven up behind this car and is about to shoot it.
fn aim(scene: Scene, from: (u8, u8), target: VehicleId) -> Scene {
    let mut scene = scene.car(RM, from.0, from.1);
    scene.assigns(RM, 1).drives(&[F]);
    if scene.offers(RED, DeclineBonus) {
        scene.does(RED, DeclineBonus);
    }
    assert!(scene.offers(RED, Shoot(target)));
    scene
}

/// TR-12.1, TR-12.2, TR-12.3, TR-3.6, TR-S18
#[test]
fn three_mines_and_two_tokens() {
    let scene = board_p(4).car(RM, 3, 8).token(3, 9, Hazard::Mine).token(4, 10, Hazard::Mine);
    let mut scene = scene.token(4, 12, Hazard::Mine);
    let dice = [Draw(Damage::SkidFrontRight), Draw(Damage::Blast), Way(F), Stunt(2)];
    scene.assigns(RM, 4).drives_rolling(F, &dice);
    scene.stands(RM, 4, 12);
    assert_eq!(scene.damage(RM), [Damage::SkidFrontRight, Damage::Blast]);
    assert!(scene.is_inoperable(RM));
    assert_eq!(scene.discard(Hazard::Mine), 3);
    let inoperable = scene.told.iter().filter(|event| matches!(event, Event::BecameInoperable { .. }));
    assert_eq!(inoperable.count(), 1, "once, when its second token is resolved");
    assert_eq!(scene.asked(), Some(BLUE), "no shot");
}

/// TR-12.4
#[test]
fn an_empty_pile_gives_a_marker() {
    let scene = board_p(4).car(BM, 3, 3).damage_pile(&[]);
    let mut scene = aim(scene, (3, 1), BM);
    scene.rolls(RED, Shoot(BM), &[HIT_M]);
    assert_eq!(scene.damage(BM), [Damage::Marker]);
    let mut scene = scene.turn(BLUE).dice(BLUE, &[1, 6]).car(BS, 0, 0);
    scene
        .does(BLUE, Assign { car: BS, die: 1 })
        .does(BLUE, Action::Command { command: Command::Repair, die: 6 });
    scene.does(BLUE, Repair { car: BM, damage: Damage::Marker });
    assert_eq!((scene.damage(BM).len(), scene.state.open.damage_pile), (0, [0; 13]));
}

/// TR-12.5, TR-12.6
#[test]
fn a_dent_does_nothing_and_a_skid_moves_one_space_by_the_board() {
    let mut dent = aim(board_p(4).car(BM, 3, 3), (3, 1), BM);
    dent.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]).stands(BM, 3, 3);
    let skids = [
        (Damage::SkidFrontLeft, (2, 4)),
        (Damage::SkidFront, (3, 4)),
        (Damage::SkidFrontRight, (4, 4)),
        (Damage::SkidRearLeft, (2, 3)),
        (Damage::SkidRearRight, (4, 3)),
    ];
    for (damage, (row, column)) in skids {
        let mut skid = aim(board_p(4).car(BM, 3, 3), (3, 1), BM);
        skid.rolls(RED, Shoot(BM), &[HIT_M, Draw(damage)]).stands(BM, row, column);
    }
    // To the rear from beside it, where nobody stands in the way.
    let mut rear = aim(board_p(4).car(BM, 3, 3), (2, 2), BM);
    rear.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::SkidRear)]).stands(BM, 3, 2);
}

/// TR-12.7, TR-12.8, TR-4.3, TR-S19
#[test]
fn shrapnel_flies_a_straight_line_over_everything() {
    let scene = board_p(4).car(BIG_BLUE, 4, 9).chopper(RED, 2, 10).car(GS, 0, 11);
    let mut scene = aim(scene, (4, 7), BIG_BLUE);
    scene.rolls(RED, Shoot(BIG_BLUE), &[HIT_L, Draw(Damage::Shrapnel), Way(FL), Draw(Damage::Dent)]);
    assert_eq!(scene.damage(GS), [Damage::Dent]);
    assert_eq!(scene.face(3, 9).unwrap().face, None, "the token stays face down");

    let mut scene = aim(board_p(4).car(BM, 2, 9).car(GS, 2, 12), (2, 7), BM);
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Shrapnel), Way(F), Draw(Damage::Dent)]);
    assert_eq!(scene.damage(GS), [Damage::Dent], "impassable ground does not stop it");
}

/// TR-12.8
#[test]
fn shrapnel_may_chain_and_stops_at_an_inoperable_car() {
    let scene = board_p(4).car(BM, 3, 3).car(GM, 3, 5).car(GS, 3, 7);
    let scene = scene.damaged(GM, &[Damage::Dent, Damage::Dent]);
    let mut stopped = aim(scene, (3, 1), BM);
    stopped.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Shrapnel), Way(F)]);
    assert!(stopped.damage(GS).is_empty());

    let mut back = aim(board_p(4).car(BM, 3, 3).car(GM, 3, 5), (3, 1), BM);
    let dice = [HIT_M, Draw(Damage::Shrapnel), Way(F), Draw(Damage::Shrapnel), Way(B), Draw(Damage::Dent)];
    back.rolls(RED, Shoot(BM), &dice);
    assert_eq!(back.damage(BM), [Damage::Shrapnel, Damage::Dent]);
    assert!(back.is_inoperable(BM) && !back.is_inoperable(GM));

    let mut wreck = aim(board_p(4).car(BM, 3, 3).car(WRECK, 3, 6), (3, 1), BM);
    wreck.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Shrapnel), Way(F)]);
    assert_eq!(wreck.fate(WRECK), Some(Fate::Destroyed));
}

/// TR-12.9, TR-12.10, TR-S21
#[test]
fn a_dazed_car_pays_for_random_steps() {
    let scene = aim(board_p(4).car(BM, 1, 10), (1, 8), BM);
    let mut mud = scene.clone();
    mud.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dazed), Stunt(3), Way(F), Way(FR)]);
    mud.stands(BM, 2, 12);
    let mut last = scene.clone();
    last.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dazed), Stunt(1), Way(F)]);
    last.stands(BM, 1, 11);
    assert_eq!(last.state.open.terrain(at(1, 11)), Terrain::Mud, "the last move is always enough");
    let mut rock = scene.clone();
    rock.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dazed), Stunt(3), Way(F), Way(BR)]);
    assert_eq!(rock.fate(BM), Some(Fate::Crashed));
}

/// TR-12.10
#[test]
fn a_slam_ends_a_daze_and_oil_does_not() {
    let mut slam = aim(board_p(4).car(BM, 3, 3).car(GM, 3, 4), (3, 1), BM);
    slam.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dazed), Stunt(4), Way(F), Bottom, Way(F)]);
    slam.stands(BM, 3, 4).stands(GM, 3, 5);
    let mut oil = aim(board_p(4).car(BM, 3, 8).token(3, 9, Hazard::Oil), (3, 6), BM);
    oil.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dazed), Stunt(2), Way(F), Way(F), Way(FR)]);
    oil.stands(BM, 4, 11);
}

/// TR-12.10, TR-13.10
#[test]
fn a_dazed_car_goes_on_over_the_front_edge() {
    let mut scene = aim(board_q(3).stack(&["3a", "4a"]).car(BM, 3, 23), (3, 21), BM);
    let tokens = [Raw(0); 4];
    let dice = [[HIT_M, Draw(Damage::Dazed), Stunt(2), Way(F)], tokens].concat();
    scene.rolls(RED, Shoot(BM), &[&dice[..], &[Way(B)]].concat());
    scene.stands(BM, 3, 15);
}

/// TR-12.11, TR-12.12, TR-S22
#[test]
fn a_blast_flies_over_everything_and_only_the_landing_counts() {
    let mut scene = aim(board_p(4).car(GL, 3, 12), (3, 10), GL);
    scene.rolls(RED, Shoot(GL), &[HIT_L, Draw(Damage::Blast), Way(F), Stunt(3)]).stands(GL, 3, 15);
    assert_eq!(scene.face(3, 14).unwrap().face, None);
    for spaces in 1..=4 {
        let mut scene = aim(board_p(4).car(BM, 1, 12), (1, 10), BM);
        scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Blast), Way(FL), Stunt(spaces)]);
        if spaces == 1 {
            scene.stands(BM, 0, 13);
        } else {
            assert_eq!(scene.fate(BM), Some(Fate::OverSide));
        }
    }
}

/// TR-12.12
#[test]
fn a_blast_over_the_front_edge_lands_on_the_new_tile_or_finishes() {
    let mut scene = aim(board_q(3).stack(&["3a", "4a"]).car(BM, 3, 22), (3, 20), BM);
    let dice = [[HIT_M, Draw(Damage::Blast), Way(F), Stunt(4)], [Raw(0); 4]].concat();
    scene.rolls(RED, Shoot(BM), &dice).stands(BM, 3, 18);
    let mut scene = aim(board_q(3).final_tile().car(BM, 3, 23), (3, 21), BM);
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Blast), Way(F), Stunt(4)]);
    assert!(scene.won_by(BLUE));
}

/// TR-12.12, TR-5.6
#[test]
fn a_blast_over_the_rear_edge_or_over_side_and_front_together_is_the_end() {
    let mut rear = aim(board_p(4).car(BM, 3, 3), (3, 1), BM);
    rear.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Blast), Way(B), Stunt(4)]);
    assert_eq!(rear.fate(BM), Some(Fate::OverRear));
    let mut corner = aim(board_q(3).stack(&["3a", "4a"]).car(BM, 1, 23), (1, 21), BM);
    corner.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Blast), Way(FL), Stunt(2)]);
    assert_eq!(corner.fate(BM), Some(Fate::OverSide), "the side edge comes first");
    assert_eq!(corner.tiles(), ["1b", "2b", "5b"], "and so the board does not advance");
}

/// TR-12.13
#[test]
fn a_skid_into_a_larger_car_asks_its_owner_in_another_players_turn() {
    let mut scene = aim(board_p(4).car(BM, 3, 3).car(GL, 3, 4), (3, 1), BM);
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::SkidFront), Bottom, Way(F)]);
    assert_eq!((scene.asked(), scene.legal(GREEN)), (Some(GREEN), vec![KeepSlam, RerollSlam]));
    scene.does(GREEN, KeepSlam);
    assert_eq!(scene.asked(), Some(BLUE), "and then it is Blue's turn");
    assert!(scene.offers(BLUE, Assign { car: BM, die: 1 }), "the car has not moved in this round");
}
