//! BR-4 and BR-5: what the rig meets, and who slams it.

use super::crews::*;
use super::scene::*;

/// BR-4.1, BR-4.2, BR-4.6, BR-4.7, BR-7.2, TRX-S2
#[test]
fn oil_and_a_mine_damage_the_rig_and_do_not_stop_it() {
    let scene = rig_race().rig_at(3, 4).laid(3, 5, Hazard::Oil).shown(3, 5, Hazard::Oil);
    let mut scene = scene.laid(3, 6, Hazard::Mine);
    scene.puts(3, TargetingComputer).drives(&[F]);
    assert_eq!((scene.asked(), scene.legal(GREEN)), (Some(GREEN), DAMAGEABLE.map(DamageRig).to_vec()));
    scene.refuses(GREEN, DamageRig(RepairFront), "BR-7.1").does(GREEN, DamageRig(Airstrike));
    assert_eq!((scene.moves(), scene.discard(Hazard::Oil)), (2, 1));
    assert_eq!((scene.face(3, 5), scene.terrain(3, 5)), (None, Terrain::OffRoad));
    scene.drives(&[F]).refuses(GREEN, DamageRig(Airstrike), "BR-7.1");
    scene.does(GREEN, DamageRig(Cowcatcher));
    assert_eq!((scene.moves(), scene.discard(Hazard::Mine)), (1, 1));
    assert_eq!(
        (scene.face(3, 6), scene.terrain(3, 6)),
        (None, Terrain::Road),
        "no marker for a used-up token"
    );
    scene.drives(&[F]).rig_stands((3, 7), (3, 6), (3, 5));
    assert_eq!((scene.damaged_commands(), scene.asked()), (vec![Airstrike, Cowcatcher], Some(RED)));
}

/// BR-4.1
#[test]
fn a_traction_drive_still_has_its_bonus_behind_oil_and_a_mine() {
    let mut scene = rig_race().rig_at(3, 4).laid(3, 5, Hazard::Mine).laid(3, 6, Hazard::Oil);
    scene.puts(2, TractionDrive).drives(&[F]).does(GREEN, DamageRig(Airstrike));
    scene.drives(&[F]).does(GREEN, DamageRig(Cowcatcher));
    assert_eq!(scene.legal(GREEN), [TakeBonus, DeclineBonus]);
}

/// BR-4.3, BR-7.8
#[test]
fn impassable_ground_damages_the_rig_and_becomes_off_road() {
    // On 5a (1,19) is impassable.
    let mut scene = rig_race().rig_at(1, 18);
    scene.puts(2, Cowcatcher).drives(&[F]);
    assert_eq!(scene.terrain(1, 19), Terrain::OffRoad);
    scene.does(GREEN, DamageRig(Cowcatcher)).rig_stands((1, 19), (1, 18), (1, 17));
    assert_eq!((scene.moves(), scene.is_in(GREEN), scene.damaged_commands()), (1, true, vec![Cowcatcher]));
    // What drives there next is not eliminated.
    let mut next = rig_race().car(BM, 1, 18).turn(BLUE);
    next.open().road = scene.state.open.road;
    next.assigns(BM, 1).drives(&[F]).stands(BM, 1, 19);
}

/// BR-4.4, TR-15.2
#[test]
fn a_chopper_over_a_section_goes_home_and_the_rig_is_damaged() {
    // Two choppers over two sections, and one over a car, which goes first.
    let scene = rig_race().rig_at(2, 5).chopper(RED, 2, 4).chopper(BLUE, 2, 6);
    let mut scene = scene.car(BM, 2, 12).chopper(GREEN, 2, 12);
    scene.puts(1, Cowcatcher).drives(&[F]);
    assert_eq!((scene.asked(), scene.fate(BM)), (Some(GREEN), Some(Fate::UnderChopper)));
    let choppers = |scene: &Scene| [RED, BLUE, GREEN].map(|seat| scene.state.open.gangs[seat].chopper);
    assert_eq!(choppers(&scene), [None, None, Some(at(2, 12))]);
    scene.does(GREEN, DamageRig(Airstrike)).does(GREEN, DamageRig(Cowcatcher));
    assert_eq!((scene.damaged_commands().len(), scene.asked()), (2, Some(RED)));

    // The rear section counts too, but not a space that all have left.
    let mut rear = rig_race().rig_at(2, 5).chopper(RED, 2, 6);
    rear.puts(1, TractionDrive).drives(&[F]).does(GREEN, TakeBonus).drives(&[F, F]);
    assert_eq!((rear.asked(), choppers(&rear)[0]), (Some(GREEN), None));
    let mut passed = rig_race().rig_at(2, 5).chopper(RED, 2, 6).road_die(3);
    passed.puts(1, TractionDrive).drives(&[F]).does(GREEN, TakeBonus).drives(&[F, F, F]);
    assert_eq!((passed.asked(), choppers(&passed)[0]), (Some(RED), Some(at(2, 6))), "passing is free");
}

/// BR-4.4, BR-7.2
#[test]
fn a_chopper_over_the_rig_counts_at_the_end_of_anybodys_turn() {
    let mut scene = rig_race().rig_at(2, 5).chopper(BLUE, 2, 3).car(RM, 3, 12).turn(RED);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    assert_eq!((scene.asked(), scene.legal(GREEN).len()), (Some(GREEN), 6));
    scene.refuses(RED, DamageRig(Airstrike), "TR-7.5").does(GREEN, DamageRig(Airstrike));
    assert_eq!(scene.asked(), Some(BLUE));
}

/// BR-4.5
#[test]
fn road_and_mud_tokens_act_as_usual_and_stay() {
    let mut scene = rig_race().rig_at(3, 4).laid(3, 5, Hazard::Road).laid(3, 6, Hazard::Mud);
    scene.puts(3, Cowcatcher).drives(&[F, F, F]).stands(RIG, 3, 7);
    assert_eq!(
        [scene.face(3, 5), scene.face(3, 6)].map(|it| it.unwrap().face),
        [Some(Hazard::Road), Some(Hazard::Mud)]
    );
    assert_eq!((scene.damaged_commands(), scene.terrain(3, 6)), (vec![], Terrain::Mud));
}

/// BR-4.8
#[test]
fn a_wreck_token_slams_the_rig_or_is_shoved_aside() {
    let scene = || rig_race().rig_at(3, 4).laid(3, 5, Hazard::Wreck);
    let mut slams = scene();
    slams.puts(3, TargetingComputer).drives_rolling(F, &[Way(FR)]);
    slams.stands(WRECK, 4, 6).stands(RIG, 3, 5);
    assert_eq!((slams.moves(), slams.damaged_commands(), slams.discard(Hazard::Wreck)), (0, vec![], 1));
    let mut shoved = scene();
    shoved.puts(3, Cowcatcher).drives(&[F]);
    assert_eq!((shoved.asked(), shoved.legal(GREEN)), (Some(GREEN), vec![Shove(FL), Shove(FR)]));
    shoved.does(GREEN, Shove(FL)).stands(WRECK, 2, 6);
    assert_eq!(shoved.moves(), 2);
}

/// BR-4.8, TR-1.12
#[test]
fn without_a_wreck_figure_the_token_only_damages_the_rig() {
    let options = Options { four_wrecks: true, ..rig_plays() };
    let mut scene = rig_race().options(options).rig_at(3, 4).laid(3, 5, Hazard::Wreck);
    for number in 0..4 {
        scene = scene.car(VehicleId::wreck(number), number, 20);
    }
    scene.puts(3, Cowcatcher).drives(&[F]);
    scene.does(GREEN, DamageRig(Airstrike));
    assert_eq!((scene.moves(), scene.terrain(3, 5), scene.discard(Hazard::Wreck)), (2, Terrain::Road, 1));
}

/// BR-4.9, IX-2.4
#[test]
fn a_marker_is_terrain_and_leaves_with_its_tile() {
    let mut scene = rig_race().rig_at(3, 4).laid(3, 5, Hazard::Oil).stack(&["3a", "1a"]).car(RM, 3, 23);
    scene.puts(1, Cowcatcher).drives(&[F]).does(GREEN, DamageRig(Airstrike));
    assert_eq!(scene.state.open.road.markers().collect::<Vec<_>>(), [at(3, 5)]);
    // Off the rig, the space is empty: no token and no obstacle.
    let mut clear = scene.clone().rig_at(2, 12);
    assert!(clear.state.open.is_empty(at(3, 5)));
    clear.next_turn(BLUE);
    clear.open().put(BM, Place::On(at(3, 4)));
    clear.assigns(BM, 1).drives(&[F]).stands(BM, 3, 5);
    assert_eq!(clear.asked(), Some(GREEN), "off-road brings no bonus");
    // A token that is turned up there says what the space is, over the marker.
    let mut mud = clear.clone().gone(&[BM]).car(BS, 3, 4).laid(3, 5, Hazard::Mud);
    mud.next_turn(BLUE).assigns(BS, 2).drives(&[F]);
    assert_eq!(mud.terrain(3, 5), Terrain::Mud);

    clear.next_turn(RED).assigns(RM, 1).drives_rolling(F, &[Raw(0); 4]);
    assert_eq!(clear.state.open.road.markers().count(), 0);
}

/// BR-4.9
#[test]
fn there_are_more_markers_than_the_box_holds() {
    let mut scene = rig_race();
    for column in 0..12 {
        scene.open().road.ground.mark_off_road(at(2, column));
    }
    let mut scene = scene.rig_at(3, 4).laid(3, 5, Hazard::Oil);
    scene.puts(1, Cowcatcher).drives(&[F]).does(GREEN, DamageRig(Airstrike));
    assert_eq!((scene.state.open.road.markers().count(), scene.terrain(3, 5)), (13, Terrain::OffRoad));
}

/// BR-3.2, BR-5.1, BR-5.3, BR-5.4, TRX-S3
#[test]
fn a_car_before_the_rig_is_thrown_between_its_sections() {
    let mut scene = rig_race().rig_at(3, 9).car(BIG_BLUE, 3, 10).car(RS, 3, 11);
    scene.puts(3, TargetingComputer).drives_rolling(F, &[Way(B), Way(BL)]);
    scene.rig_stands((3, 10), (3, 9), (3, 8)).stands(BIG_BLUE, 2, 9);
    assert_eq!((scene.moves(), scene.damaged_commands()), (0, vec![]));
    assert_eq!(scene.legal(GREEN), [Shoot(RS), HoldFire]);
}

/// BR-5.1, BR-5.2
#[test]
fn only_the_other_vehicle_moves_and_nobody_rolls_again() {
    // The section is larger than the car it meets, and smaller than none.
    let mut meets = rig_race().rig_at(3, 4).car(BS, 3, 5);
    meets.puts(2, TargetingComputer).drives_rolling(F, &[Way(FL)]).stands(BS, 2, 6).stands(RIG, 3, 5);
    let mut hits = rig_race().rig_at(3, 6).car(BS, 3, 3).turn(BLUE);
    hits.assigns(BS, 1).drives_rolling(F, &[Way(BR)]).stands(BS, 4, 4);
    hits.rig_stands((3, 6), (3, 5), (3, 4)).refuses(GREEN, RerollSlam, "TR-10.4");
    let slammed = hits
        .told
        .iter()
        .filter(|it| matches!(it, Event::Slammed { top, bottom, .. } if (*top, *bottom) == (BS, REAR)));
    assert_eq!(slammed.count(), 1);
}

/// BR-5.3
#[test]
fn the_rig_loses_the_rest_only_where_it_drives_into_somebody() {
    let mut drives = rig_race().rig_at(3, 4).car(BM, 3, 5);
    drives.puts(3, TractionDrive).drives_rolling(F, &[Way(F)]);
    assert_eq!((drives.moves(), drives.legal(GREEN)), (0, vec![Shoot(BM), HoldFire]), "and no bonus either");
    // The chopper's shot throws a car against the rig, which then has all its moves.
    let mut thrown = rig_race().rig_at(3, 6).car(BM, 3, 3);
    thrown.puts(2, Airstrike).does(GREEN, PlaceChopper(at(3, 2)));
    thrown.rolls(GREEN, ChopperShot(BM), &[HIT_M, Draw(Damage::SkidFront), Way(B)]);
    thrown.stands(BM, 3, 3);
    assert_eq!((thrown.moves(), thrown.damaged_commands()), (2, vec![]));
}

/// BR-5.5
#[test]
fn a_drift_passes_one_section() {
    let mut scene = rig_race().rig_at(3, 6).car(BM, 3, 3).dice(BLUE, &[3, 4]).turn(BLUE);
    scene
        .does(BLUE, Assign { car: BM, die: 3 })
        .does(BLUE, Action::Command { command: Command::Drift, die: 4 });
    scene.drives(&[F]).does(BLUE, DriftThrough).drives_rolling(F, &[Way(FL)]);
    scene.stands(BM, 2, 6).rig_stands((3, 6), (3, 5), (3, 4));
}
