//! TR-8: commands.

use super::scene::*;

fn airstrike(die: u8) -> Action {
    Action::Command { command: Command::Airstrike, die }
}

/// TR-8.1, TR-8.7
#[test]
fn a_command_is_carried_out_before_the_car_moves() {
    // The chopper's shot shifts the assigned car, which then moves from there with all its moves.
    let mut scene = board_p(4).car(RM, 3, 3).dice(RED, &[2, 4]);
    scene.does(RED, Assign { car: RM, die: 2 }).does(RED, airstrike(4)).does(RED, PlaceChopper(at(3, 2)));
    scene.rolls(RED, ChopperShot(RM), &[HIT_M, Draw(Damage::SkidFrontRight)]).stands(RM, 4, 4);
    assert_eq!(scene.moves(), 2);
    scene.drives(&[F, F]).stands(RM, 4, 6);
    assert!(scene.offers(RED, TakeBonus));

    // An assigned car that becomes inoperable neither moves nor shoots.
    let mut scene = board_p(4).car(RM, 3, 3).damaged(RM, &[Damage::Blast]).car(BS, 3, 4).dice(RED, &[2, 4]);
    scene.does(RED, Assign { car: RM, die: 2 }).does(RED, airstrike(4)).does(RED, PlaceChopper(at(3, 2)));
    scene.rolls(RED, ChopperShot(RM), &[HIT_M, Draw(Damage::Dent)]).stands(RM, 3, 3);
    assert_eq!(scene.asked(), Some(BLUE));
}

/// TR-8.11
#[test]
fn a_drift_does_not_help_a_car_that_a_shot_pushes_around() {
    // No base command gives a drift and a chopper's shot in one turn, so the drift is put there.
    let mut scene = board_p(4).car(RM, 3, 3).car(BM, 3, 4).dice(RED, &[2, 4]);
    scene.does(RED, Assign { car: RM, die: 2 }).does(RED, airstrike(4)).does(RED, PlaceChopper(at(3, 2)));
    scene.open().turn.drive.drift = true;
    scene.rolls(RED, ChopperShot(RM), &[HIT_M, Draw(Damage::SkidFront), Bottom, Way(F)]);
    scene.stands(RM, 3, 4).stands(BM, 3, 5);
    assert_eq!(scene.moves(), 2, "moves are lost only by a car that is moving");
}

/// TR-8.2
#[test]
fn each_command_takes_its_values() {
    let scene = board_p(4).car(RM, 3, 3).car(RS, 0, 0).damaged(RS, &[Damage::Dent]);
    for die in 1..=6 {
        let mut scene = scene.clone().dice(RED, &[1, die]);
        scene.does(RED, Assign { car: RM, die: 1 });
        let takes = |command| scene.offers(RED, Action::Command { command, die });
        assert!(takes(Command::Airstrike));
        assert_eq!(takes(Command::Nitro), (1..=3).contains(&die));
        assert_eq!(takes(Command::Drift), (3..=5).contains(&die));
        assert_eq!(takes(Command::Repair), die == 6);
        if die != 6 {
            scene.refuses(RED, Action::Command { command: Command::Repair, die }, "TR-8.2");
        }
    }
}

/// TR-8.3
#[test]
fn a_repair_needs_a_token() {
    let mut scene = board_p(4).car(RM, 3, 3).dice(RED, &[1, 6]);
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.refuses(RED, Action::Command { command: Command::Repair, die: 6 }, "TR-8.3");
}

/// TR-8.4
#[test]
fn a_chopper_has_to_move_and_starts_from_anywhere() {
    let mut scene = board_p(4).car(RM, 3, 3).chopper(RED, 0, 20).dice(RED, &[1, 6]);
    scene.does(RED, Assign { car: RM, die: 1 }).does(RED, airstrike(6));
    scene.refuses(RED, PlaceChopper(at(0, 20)), "TR-8.4");
    scene.does(RED, PlaceChopper(at(0, 0)));
    assert_eq!(scene.state.open.gangs[RED].chopper, Some(at(0, 0)));
}

/// TR-8.5, TR-11.9
#[test]
fn a_chopper_shoots_once_right_after_it_was_placed() {
    let mut scene = board_p(4).car(RM, 3, 1).car(BL_CAR, 4, 8).car(RS, 0, 0).dice(RED, &[1, 2, 6]);
    scene.does(RED, Assign { car: RM, die: 1 }).does(RED, airstrike(6)).does(RED, PlaceChopper(at(4, 7)));
    assert_eq!(scene.legal(RED), [ChopperShot(BL_CAR), ChopperHold], "it faces forward");
    scene.does(RED, ChopperHold).drives(&[F]).does(RED, DeclineBonus);
    scene.next_turn(RED).assigns(RS, 2).refuses(RED, ChopperShot(BL_CAR), "TR-7.5");
}

const BL_CAR: VehicleId = BIG_BLUE;

/// TR-8.6
#[test]
fn a_chopper_stays_over_the_turns() {
    let mut scene = board_p(4).car(RM, 3, 1).chopper(BLUE, 0, 20);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    assert_eq!(scene.state.open.gangs[BLUE].chopper, Some(at(0, 20)));
}

/// TR-8.8, TR-6.7, TR-9.12, TR-9.3, TR-S12
#[test]
fn nitro_moves_have_to_be_used_and_count_for_the_bonus() {
    let mut scene = board_p(4).road_die(1).car(RS, 3, 0).dice(RED, &[3, 6]).token(3, 9, Hazard::Road);
    scene
        .does(RED, Assign { car: RS, die: 6 })
        .does(RED, Action::Command { command: Command::Nitro, die: 3 });
    assert_eq!(scene.moves(), 9);
    scene.drives(&[F; 8]);
    scene.refuses(RED, HoldFire, "TR-9.3").refuses(RED, TakeBonus, "TR-9.3");
    scene.drives(&[F]).stands(RS, 3, 9).does(RED, TakeBonus).drives(&[F]).stands(RS, 3, 10);
}

fn drift(scene: &mut Scene, car: VehicleId, die: u8, command: u8) {
    scene.does(RED, Assign { car, die }).does(RED, Action::Command { command: Command::Drift, die: command });
}

/// TR-8.9, TR-8.10, TR-9.10, TR-S10
#[test]
fn a_drift_goes_through_with_moves_left() {
    let set = || board_q(3).car(RM, 2, 0).car(BS, 2, 2).dice(RED, &[2, 3, 4]);
    let mut scene = set();
    drift(&mut scene, RM, 3, 4);
    scene.refuses(RED, DriftThrough, "TR-8.10");
    scene.drives(&[F, F]);
    assert_eq!((scene.legal(RED), scene.moves()), (vec![DriftThrough, DriftSlam], 1));
    let mut slams = scene.clone();
    slams.rolls(RED, DriftSlam, &[Bottom, Way(F)]);
    assert_eq!(slams.legal(RED), [KeepSlam, RerollSlam]);
    scene.does(RED, DriftThrough).drives(&[FR]).stands(RM, 3, 2).stands(BS, 2, 2);
    assert!(scene.offers(RED, TakeBonus));

    let mut short = set();
    drift(&mut short, RM, 2, 4);
    short.drives(&[F]).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(short.legal(RED), [KeepSlam, RerollSlam], "no moves left, no drift");
}

/// TR-8.10, TR-S11
#[test]
fn a_drift_is_used_once() {
    let mut scene = board_q(3).car(RM, 2, 0).car(BS, 2, 2).car(BL_CAR, 3, 2).dice(RED, &[3, 4]);
    drift(&mut scene, RM, 4, 3);
    scene.drives(&[F, F]).does(RED, DriftThrough).drives_rolling(FR, &[Bottom, Way(F)]);
    assert_eq!((scene.moves(), scene.asked()), (0, Some(BLUE)));
}

/// TR-8.11
#[test]
fn a_drift_works_on_entry_and_on_slides() {
    let mut entry = board_q(3).round(1).car(BS, 2, 0).dice(RED, &[3, 4]);
    drift(&mut entry, RM, 3, 4);
    entry.does(RED, Enter(2)).does(RED, DriftThrough);

    let mut slide = board_p(4).car(RM, 3, 8).token(3, 9, Hazard::Oil).car(BS, 3, 10).dice(RED, &[2, 4]);
    drift(&mut slide, RM, 2, 4);
    slide.drives_rolling(F, &[Way(F)]).does(RED, DriftThrough).drives(&[FR]).stands(RM, 4, 11);
}

/// TR-8.11
#[test]
fn a_drift_works_in_the_bonus_and_not_against_a_wreck_token() {
    let mut bonus = board_q(3).car(RM, 2, 0).car(BS, 2, 2).dice(RED, &[1, 4]);
    drift(&mut bonus, RM, 1, 4);
    bonus.drives(&[F]).does(RED, TakeBonus).drives(&[F]);
    assert_eq!(bonus.legal(RED), [DriftThrough, DriftSlam]);

    let mut wreck = board_p(4).car(RM, 3, 8).token(3, 9, Hazard::Wreck).dice(RED, &[3, 4]);
    drift(&mut wreck, RM, 3, 4);
    wreck.drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(wreck.legal(RED), [KeepSlam, RerollSlam]);
}

/// TR-8.12, TR-8.13, TR-7.6, TR-7.7, TR-S14
#[test]
fn a_repaired_car_is_operable_at_once_and_may_be_assigned_later() {
    let scene = board_p(4).car(RS, 0, 0).car(RM, 3, 1).damaged(RM, &[Damage::Dent, Damage::Blast]);
    let mut scene = scene.car(BM, 0, 20).damaged(BM, &[Damage::Shrapnel]).dice(RED, &[2, 4, 5, 6]);
    scene
        .does(RED, Assign { car: RS, die: 2 })
        .does(RED, Action::Command { command: Command::Repair, die: 6 });
    scene.refuses(RED, Repair { car: BM, damage: Damage::Shrapnel }, "TR-8.12");
    scene.refuses(RED, Repair { car: RM, damage: Damage::Dazed }, "TR-8.12");
    assert_eq!(scene.legal(RED).len(), 2);
    scene.does(RED, Repair { car: RM, damage: Damage::Blast });
    assert!(!scene.is_inoperable(RM));
    assert_eq!(
        (scene.damage(RM), scene.state.open.damage_pile[Damage::Blast as usize]),
        (vec![Damage::Dent], 5)
    );
    assert_eq!(scene.state.open.turn.mover, Some(RS), "the other car moves this turn");
    scene.drives(&[F, F]).next_turn(RED);
    scene.refuses(RED, Coast { car: RS, die: 4 }, "TR-7.7").refuses(
        RED,
        Assign { car: RS, die: 4 },
        "TR-7.6",
    );
    assert!(scene.offers(RED, Assign { car: RM, die: 4 }) && scene.offers(RED, Assign { car: RL, die: 4 }));
}

/// TR-8.14
#[test]
fn all_commands_may_be_used_in_round_one() {
    let scene = board_p(4).round(1).car(RS, 0, 0).damaged(RS, &[Damage::Dent]).dice(RED, &[1, 3, 6]);
    let mut scene = scene.moved(RS);
    scene.does(RED, Assign { car: RM, die: 1 });
    for (command, die) in
        [(Command::Airstrike, 6), (Command::Nitro, 3), (Command::Drift, 3), (Command::Repair, 6)]
    {
        assert!(scene.offers(RED, Action::Command { command, die }), "{command:?}");
    }
}
