//! FF-3 to FF-5 and IX-5: how bikes drive, what they suffer, and how they come back.

use super::crews::*;
use super::scene::*;

/// One bike, with one die, on a table of three.
fn one_bike(die: u8) -> Scene {
    bike_race().only_bikes(&[BARS]).dice(GREEN, &[die])
}

/// FF-3.1, FF-3.2, FF-3.5, BR-5.1, TRX-S11
#[test]
fn a_bike_passes_over_the_rig_as_long_as_it_has_moves() {
    let scene = full_race().rig_at(4, 8).only_bikes(&[BARS]).dice(GREEN, &[3]).car(BARS, 4, 5);
    let mut scene = scene.car(RS, 5, 9).car(RM, 4, 9).turn(GREEN);
    scene.assigns(BARS, 3).drives(&[F]);
    assert_eq!(scene.legal(GREEN), [DriftThrough, DriftSlam]);
    scene.does(GREEN, DriftThrough).drives(&[F]).does(GREEN, DriftThrough).stands(BARS, 4, 7);
    scene.drives_rolling(F, &[Way(FR)]).stands(BARS, 5, 8).rig_stands((4, 8), (4, 7), (4, 6));
    assert_eq!(scene.legal(GREEN), [Shoot(RM), Shoot(RS), HoldFire]);
}

/// FF-3.1
#[test]
fn the_owner_decides_each_time_and_the_space_acts_as_usual() {
    let scene = || one_bike(3).car(BARS, 2, 3).car(BM, 2, 4).ground(2, 4, Hazard::Mud);
    let mut passes = scene();
    passes.assigns(BARS, 3).drives(&[F]);
    assert_eq!(passes.moves(), 1, "mud takes its two moves");
    passes.does(GREEN, DriftThrough).drives(&[FL]).stands(BARS, 1, 4).stands(BM, 2, 4);
    let mut slams = scene();
    slams.assigns(BARS, 3).drives(&[F]).rolls(GREEN, DriftSlam, &[Way(FL)]);
    slams.stands(BARS, 1, 4);
    assert_eq!(slams.moves(), 0);
}

/// FF-3.2
#[test]
fn a_bike_whose_moves_run_out_slams_though_a_bonus_could_follow() {
    let mut scene = one_bike(1).car(BARS, 2, 3).car(BM, 2, 4);
    scene.assigns(BARS, 1).drives_rolling(F, &[Way(BL)]).stands(BARS, 1, 3);
    assert_eq!(scene.legal(GREEN), [Shoot(BM), HoldFire], "neither passing nor a bonus is asked for");
}

/// FF-3.3
#[test]
fn a_slide_is_part_of_the_move_and_a_push_is_not() {
    let mut oil = one_bike(2).car(BARS, 2, 3).laid(2, 4, Hazard::Oil).car(BM, 2, 5);
    oil.assigns(BARS, 2).drives_rolling(F, &[Way(F)]);
    assert_eq!(oil.legal(GREEN), [DriftThrough, DriftSlam]);
    // A slam that throws it onto another vehicle is another slam, whatever moves it had.
    let mut pushed = one_bike(3).car(BARS, 2, 3).car(BM, 2, 4).car(RM, 2, 5);
    pushed.assigns(BARS, 3).drives(&[F]).rolls(GREEN, DriftSlam, &[Way(F), Way(FR)]);
    pushed.stands(BARS, 3, 5);
    // So is one on somebody else's turn.
    let mut other = one_bike(3).car(BARS, 2, 4).car(BM, 2, 5).car(RM, 2, 3).turn(RED);
    other.assigns(RM, 2).drives_rolling(F, &[Way(F), Way(FL)]).stands(BARS, 1, 5);
}

/// FF-3.4, FF-3.5, IX-5.3
#[test]
fn a_car_passes_a_bike_only_by_drift() {
    let scene = || one_bike(3).car(BARS, 2, 4).car(RL, 2, 3).dice(RED, &[2, 4]).turn(RED);
    let mut slams = scene();
    slams.assigns(RL, 2).drives_rolling(F, &[Way(FR)]).stands(BARS, 3, 4).stands(RL, 2, 4);
    assert_eq!(slams.moves(), 0);
    slams.refuses(RED, RerollSlam, "TR-10.4");
    let mut drift = scene();
    drift
        .does(RED, Assign { car: RL, die: 2 })
        .does(RED, Action::Command { command: Command::Drift, die: 4 });
    drift.drives(&[F]).does(RED, DriftThrough).drives(&[F]).stands(RL, 2, 5).stands(BARS, 2, 4);
    // The bikes have no drift of their own.
    let mut bikes = bike_race().car(BARS, 2, 3);
    bikes.does(GREEN, Assign { car: BARS, die: 2 });
    bikes.refuses(GREEN, Action::Command { command: Command::Drift, die: 4 }, "TR-8.2");
}

/// FF-3.5, BR-5.2
#[test]
fn in_a_slam_with_anything_else_the_bike_moves() {
    for (other, row, column) in [(RL, 2, 4), (RS, 2, 4), (WRECK, 2, 4)] {
        let mut drives = one_bike(1).car(BARS, 2, 3).car(other, row, column);
        drives.assigns(BARS, 1).drives_rolling(F, &[Way(FL)]).stands(BARS, 1, 4).stands(other, row, column);
        drives.refuses(RED, RerollSlam, "TR-10.4");
    }
    let mut driven = one_bike(1).car(BARS, 2, 4).car(RS, 2, 3).turn(RED);
    driven.assigns(RS, 3).drives_rolling(F, &[Way(F)]).stands(BARS, 2, 5).stands(RS, 2, 4);
    assert_eq!((driven.moves(), driven.legal(RED)), (0, vec![Shoot(BARS), HoldFire]));
}

/// FF-3.6, FF-3.1, IX-2.8, TRX-S12
#[test]
fn of_two_bikes_the_owner_says_which_one_gives_way() {
    let scene =
        |die| bike_race().only_bikes(&[BARS, CROSS]).dice(GREEN, &[die]).car(BARS, 2, 5).car(CROSS, 2, 6);
    let mut passes = scene(2);
    passes.assigns(BARS, 2).drives(&[F]);
    assert_eq!(passes.legal(GREEN), [DriftThrough, DriftSlam]);
    let mut slams = scene(1);
    slams.assigns(BARS, 1).drives_rolling(F, &[Way(F)]);
    assert_eq!(slams.legal(GREEN), [GiveWay(BARS), GiveWay(CROSS)]);
    slams.refuses(GREEN, RerollSlam, "TR-10.4").refuses(GREEN, GiveWay(RING), "FF-3.6");
    let mut top = slams.clone();
    top.does(GREEN, GiveWay(BARS)).stands(BARS, 2, 7).stands(CROSS, 2, 6);
    slams.does(GREEN, GiveWay(CROSS)).stands(CROSS, 2, 7).stands(BARS, 2, 6);
}

/// FF-3.6
#[test]
fn a_push_of_another_player_asks_the_bikes_owner_too_but_not_one_who_is_out() {
    let scene = || {
        let scene =
            bike_race().only_bikes(&[BARS, CROSS, RING]).car(BARS, 2, 4).car(CROSS, 2, 5).car(RING, 5, 0);
        scene.car(RM, 2, 3).turn(RED)
    };
    let mut asked = scene();
    asked.assigns(RM, 1).drives_rolling(F, &[Way(F), Way(FL)]);
    assert_eq!(asked.asked(), Some(GREEN));
    asked.does(GREEN, GiveWay(CROSS)).stands(CROSS, 1, 5).stands(BARS, 2, 5);
    let mut out = scene().damaged(BARS, &[Damage::Minor]).damaged(CROSS, &[Damage::Minor]).gone(&[RING]);
    out.open().gangs[GREEN].is_in = false;
    out.assigns(RM, 1).drives_rolling(F, &[Way(F), Way(FL)]);
    out.stands(BARS, 1, 5).stands(CROSS, 2, 5);
    assert_ne!(out.asked(), Some(GREEN));
}

/// FF-4.1
#[test]
fn damage_makes_a_bike_inoperable_at_once_without_a_token() {
    let mut scene =
        one_bike(4).car(BARS, 2, 3).laid(2, 4, Hazard::Mine).car(BM, 2, 5).only_bikes(&[BARS, CROSS]);
    scene.open().put(CROSS, Place::Waiting);
    scene.assigns(BARS, 4).drives(&[F]).stands(BARS, 2, 4);
    assert_eq!((scene.damage(BARS), scene.is_inoperable(BARS)), (vec![Damage::Minor], true));
    assert_eq!((scene.state.open.damage_pile.iter().sum::<u8>(), scene.state.open.supply.minor), (20, 17));
    assert_eq!(scene.asked(), Some(RED), "it neither drives on nor shoots");
    // More damage is ignored.
    let mut again = one_bike(4).only_bikes(&[BARS, CROSS]).car(BARS, 2, 5).damaged(BARS, &[Damage::Minor]);
    again = again.car(RM, 2, 3).turn(RED);
    again.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus).rolls(RED, Shoot(BARS), &[HIT_ANY]);
    assert!(again.told.contains(&Event::DamageIgnored { car: BARS }));
}

fn command(command: Command, die: u8) -> Action {
    Action::Command { command, die }
}

/// FF-4.2, FF-5.5
#[test]
fn a_repair_with_a_six_makes_a_bike_operable() {
    let scene = bike_race().car(BARS, 2, 3).car(CROSS, 3, 9).damaged(CROSS, &[Damage::Minor]);
    let mut scene = scene.car(RING, 3, 12);
    scene.does(GREEN, Assign { car: BARS, die: 1 });
    scene.refuses(GREEN, command(Command::Repair, 5), "TR-8.2").does(GREEN, command(Command::Repair, 6));
    assert_eq!(scene.legal(GREEN), [Repair { car: CROSS, damage: Damage::Minor }]);
    scene.refuses(GREEN, Repair { car: RING, damage: Damage::Minor }, "FF-5.5");
    scene.does(GREEN, Repair { car: CROSS, damage: Damage::Minor });
    assert!(!scene.is_inoperable(CROSS) && scene.damage(CROSS).is_empty());
    assert_eq!(scene.state.open.supply.minor, 18);
    scene.drives(&[F]).does(GREEN, DeclineBonus).next_turn(GREEN);
    assert!(scene.offers(GREEN, Assign { car: CROSS, die: 2 }));
}

/// FF-4.3, IX-7.3
#[test]
fn damage_tokens_serve_unseen_where_the_markers_have_run_out() {
    let mut scene =
        one_bike(1).only_bikes(&[BARS, CROSS]).car(BARS, 2, 5).car(RM, 2, 3).car(CROSS, 3, 12).turn(RED);
    scene.open().supply.minor = 0;
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus).rolls(RED, Shoot(BARS), &[HIT_ANY]);
    assert_eq!((scene.damage(BARS), scene.is_inoperable(BARS)), (vec![Damage::Substitute], true));
    let open = &scene.state.open;
    assert_eq!((open.supply.substitutes, open.damage_pile.iter().sum::<u8>()), (1, 20), "nobody knows which");
    scene.next_turn(GREEN);
    let mut repaired = scene.dice(GREEN, &[1, 6]);
    repaired.does(GREEN, Assign { car: CROSS, die: 1 }).does(GREEN, command(Command::Repair, 6));
    repaired.does(GREEN, Repair { car: BARS, damage: Damage::Substitute });
    assert_eq!((repaired.state.open.supply.substitutes, repaired.state.open.supply.minor), (0, 0));
}

/// FF-5.1, FF-5.2
#[test]
fn the_bikes_have_an_airstrike_and_nitro() {
    for die in 1..=6 {
        let mut scene = bike_race().car(BARS, 2, 3).dice(GREEN, &[1, die]);
        scene.does(GREEN, Assign { car: BARS, die: 1 });
        assert!(scene.offers(GREEN, command(Command::Airstrike, die)));
        assert_eq!(scene.offers(GREEN, command(Command::Nitro, die)), die <= 3);
    }
    let mut strike = bike_race().car(BARS, 2, 3).car(BM, 2, 12);
    strike.does(GREEN, Assign { car: BARS, die: 1 }).does(GREEN, command(Command::Airstrike, 6));
    strike.refuses(GREEN, PlaceChopper(at(2, 12)), "TR-8.4").does(GREEN, PlaceChopper(at(2, 11)));
    assert_eq!(strike.legal(GREEN), [ChopperShot(BM), ChopperHold]);
    let mut nitro = bike_race().car(BARS, 2, 3);
    nitro.does(GREEN, Assign { car: BARS, die: 6 }).does(GREEN, command(Command::Nitro, 3));
    assert_eq!(nitro.moves(), 9);
}

/// FF-5.3, FF-5.4, IX-3.1
#[test]
fn an_eliminated_bike_comes_back_before_the_rearmost_one() {
    let scene = bike_race().only_bikes(&[BARS, CROSS, CHEVRON]).car(BARS, 2, 12).car(CROSS, 2, 5);
    let scene = scene.car(CHEVRON, 2, 2).damaged(CHEVRON, &[Damage::Minor]).moved(RING);
    let mut scene = scene.chopper(RED, 1, 5).ground(3, 5, Hazard::Fire);
    scene.does(GREEN, Assign { car: BARS, die: 1 });
    scene.refuses(GREEN, command(Command::Respawn, 2), "TR-8.2").refuses(
        GREEN,
        command(Command::Respawn, 6),
        "TR-8.2",
    );
    scene.does(GREEN, command(Command::Respawn, 4));
    // The arc of (2,5) is (1,5), where a chopper is, (2,6) and (3,5); the bike on (2,2) is inoperable.
    let bikes = [RING, WAVE].into_iter();
    let expected: Vec<Action> =
        bikes.flat_map(|bike| [(2, 6), (3, 5)].map(|(r, c)| Respawn { bike, space: at(r, c) })).collect();
    assert_eq!(scene.legal(GREEN), expected);
    scene.refuses(GREEN, Respawn { bike: RING, space: at(1, 5) }, "FF-5.3");
    scene.refuses(GREEN, Respawn { bike: CROSS, space: at(2, 6) }, "FF-5.4");
    scene.does(GREEN, Respawn { bike: RING, space: at(3, 5) }).stands(RING, 3, 5);
    let back = *scene.state.open.car(RING).unwrap();
    assert_eq!(
        (back.die, back.damage.len(), back.burning),
        (None, 0, false),
        "it is placed, and meets nothing"
    );
    assert_eq!(scene.state.open.turn.mover, Some(BARS));
    scene.drives(&[F]).does(GREEN, DeclineBonus).next_turn(GREEN);
    assert!(scene.offers(GREEN, Assign { car: RING, die: 2 }));
}

/// FF-5.3
#[test]
fn on_a_tie_of_rearmost_bikes_either_arc_will_do() {
    let mut scene = bike_race().only_bikes(&[BARS, CROSS]).car(BARS, 2, 5).car(CROSS, 4, 5);
    scene.does(GREEN, Assign { car: BARS, die: 1 }).does(GREEN, command(Command::Respawn, 3));
    let spaces = [(1, 5), (2, 6), (3, 5), (4, 6), (5, 5)];
    for (row, column) in spaces {
        assert!(scene.offers(GREEN, Respawn { bike: WAVE, space: at(row, column) }));
    }
    assert_eq!(scene.legal(GREEN).len(), 3 * spaces.len(), "the space between them once");
}

/// FF-5.4, IX-3.1, TR-15.2
#[test]
fn a_respawn_needs_a_bike_and_a_space() {
    let mut nobody = bike_race().car(BARS, 2, 5);
    nobody.does(GREEN, Assign { car: BARS, die: 1 }).refuses(GREEN, command(Command::Respawn, 4), "FF-5.4");
    let mut taken = bike_race().only_bikes(&[BARS]).car(BARS, 2, 5).car(RM, 2, 6).car(RS, 1, 5);
    taken = taken.laid(3, 5, Hazard::Oil);
    taken.does(GREEN, Assign { car: BARS, die: 1 }).refuses(GREEN, command(Command::Respawn, 4), "FF-5.4");
    let mut waiting = bike_race().only_bikes(&[BARS]);
    waiting.does(GREEN, Assign { car: BARS, die: 1 }).refuses(GREEN, command(Command::Respawn, 4), "FF-5.4");
}
