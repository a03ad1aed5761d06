//! BR-8: what the sections of the rig can do.

use super::crews::*;
use super::scene::*;
use crossroads_engine::{Game, Quick, Viewer};
use crossroads_thunder_road::ThunderRoad;

/// BR-8.1, BR-3.9, TRX-S6
#[test]
fn a_token_is_dropped_on_an_empty_space_of_the_rear_arc() {
    // On 10a (3,3) is mud. The rear arc of (3,4) is (3,3), (2,4) and (4,4).
    let scene =
        Scene::with(["10a", "4a", "5a"], 3, with_carnage(rig_plays())).swept().steering(2).turn(GREEN);
    let mut scene = scene.rig_at(3, 5).chopper(BLUE, 2, 4);
    scene.puts(1, HazardDropper).drives(&[F]).stands(REAR, 3, 4);
    assert_eq!(scene.terrain(3, 3), Terrain::Mud);
    assert_eq!(scene.legal(GREEN), [DropHazard(at(3, 3)), DropHazard(at(4, 4)), DropNone]);
    scene.refuses(GREEN, DropHazard(at(2, 4)), "BR-8.1").refuses(GREEN, DropHazard(at(3, 2)), "BR-8.1");
    let mut none = scene.clone();
    none.does(GREEN, DropNone);
    assert_eq!((none.face(3, 3), none.asked()), (None, Some(RED)));
    let before = scene.state.open.road.pile;
    scene.rolls(GREEN, DropHazard(at(3, 3)), &[Raw(0)]);
    assert_eq!(scene.face(3, 3).map(|token| token.face), Some(None), "it lies face down");
    assert_eq!((scene.state.open.road.pile, scene.asked()), (before - 1, Some(RED)));
}

/// BR-8.1, IX-7.1, IX-7.3, TR-13.8
#[test]
fn nobody_sees_what_is_dropped_and_an_empty_pile_is_made_anew() {
    let mut scene = rig_race().rig_at(2, 5);
    scene.puts(1, HazardDropper).drives(&[F]);
    let mut empty = scene.clone();
    let open = empty.open();
    (open.road.pile, open.road.discard) = (0, Default::default());
    empty.state.hidden.pile = Default::default();
    // Without any token there is nothing to drop; with one in the discard it is drawn.
    assert_eq!(empty.legal(GREEN), [DropNone]);
    empty.refuses(GREEN, DropHazard(at(2, 3)), "BR-8.1");
    empty.open().road.discard[Hazard::Mine as usize] = 1;
    assert!(empty.offers(GREEN, DropHazard(at(2, 3))));
    empty.just(GREEN, DropHazard(at(2, 3)));
    assert_eq!(
        (empty.discard(Hazard::Mine), empty.state.hidden.faces.to_vec()),
        (0, vec![(at(2, 3), Hazard::Mine)])
    );
    // Which token it was is in no view and no event, not even the rig's own.
    let (mut mine, mut road) = (scene.clone(), scene);
    mine.just(GREEN, DropHazard(at(2, 3)));
    road.just(GREEN, DropHazard(at(2, 3)));
    let face = &mut road.state.hidden.faces[0].1;
    *face = if *face == Hazard::Mine { Hazard::Road } else { Hazard::Mine };
    assert_ne!(mine.state, road.state);
    for viewer in Viewer::all(3) {
        assert_eq!(ThunderRoad::view(&mine.state, viewer), ThunderRoad::view(&road.state, viewer));
    }
    assert!(mine.told.contains(&Event::HazardDropped { seat: GREEN, space: at(2, 3) }));
    let again = ThunderRoad::resample(
        &ThunderRoad::view(&mine.state, Viewer::Seat(GREEN)),
        GREEN,
        &mut Quick::new(3),
    );
    assert_eq!(again.hidden.faces.len(), mine.state.hidden.faces.len());
}

/// BR-8.1
#[test]
fn the_dropper_asks_nothing_where_no_space_is_empty() {
    let mut scene = rig_race().rig_at(2, 5).car(RS, 1, 3).car(RM, 2, 3).chopper(BLUE, 3, 3);
    scene.puts(1, HazardDropper).drives(&[F]);
    assert_eq!(scene.legal(GREEN), [Shoot(RS), Shoot(RM), HoldFire]);
}

/// BR-8.2, IX-2.7
#[test]
fn the_targeting_computer_rolls_the_shot_again_once() {
    let scene = || {
        let mut scene = rig_race().rig_at(2, 5).car(BM, 2, 7);
        scene.puts(1, TargetingComputer).drives(&[F]);
        scene
    };
    let mut hit = scene();
    hit.rolls(GREEN, Shoot(BM), &[HIT_M]);
    assert_eq!(hit.legal(GREEN), [KeepShot, RerollShot], "a hit too");
    let mut spared = hit.clone();
    spared.rolls(GREEN, RerollShot, &[HIT_L]);
    assert!(spared.damage(BM).is_empty());
    hit.rolls(GREEN, KeepShot, &[Draw(Damage::Dent)]);
    assert_eq!((hit.damage(BM), hit.asked()), (vec![Damage::Dent], Some(RED)));
    let mut again = scene();
    again.rolls(GREEN, Shoot(BM), &[HIT_L]);
    assert_eq!((again.asked(), again.legal(GREEN)), (Some(GREEN), vec![KeepShot, RerollShot]));
    again.refuses(BLUE, RerollShot, "IX-2.7");
    let (mut kept, mut missed) = (again.clone(), again.clone());
    kept.does(GREEN, KeepShot);
    assert!(kept.damage(BM).is_empty());
    missed.rolls(GREEN, RerollShot, &[HIT_L]).refuses(GREEN, RerollShot, "IX-2.7");
    assert!(missed.damage(BM).is_empty(), "the second result stands");
    again.rolls(GREEN, RerollShot, &[HIT_ANY, Draw(Damage::Dent)]);
    assert_eq!((again.damage(BM), again.asked()), (vec![Damage::Dent], Some(RED)));
    // It is the computer's die, not every shot of the rig.
    let mut other = rig_race().rig_at(2, 5).car(BM, 2, 7);
    other.puts(1, Cowcatcher).drives(&[F]).rolls(GREEN, Shoot(BM), &[HIT_L]);
    assert_eq!(other.asked(), Some(RED));
}

/// BR-8.3
#[test]
fn a_repair_takes_one_damage_of_its_own_section() {
    let sections = [
        (RepairRear, HazardDropper, TargetingComputer),
        (RepairMiddle, TractionDrive, Airstrike),
        (RepairFront, MissileLauncher, Cowcatcher),
    ];
    for (repair, one, other) in sections {
        let mut scene = rig_race().rig_at(2, 5).rig_damage(&DAMAGEABLE[..5]);
        if repair == RepairFront {
            scene = rig_race().rig_at(2, 5).rig_damage(&DAMAGEABLE[1..]);
        }
        scene.puts(3, repair);
        assert_eq!(scene.legal(GREEN), [RepairRig(one), RepairRig(other)]);
        scene.refuses(GREEN, RepairRig(repair), "BR-8.3").does(GREEN, RepairRig(other));
        assert_eq!((scene.damaged_commands().len(), scene.state.open.rig.works(other)), (4, true));
        assert_eq!((scene.step(), scene.moves()), (Step::Drive, 3), "before the move");
    }
}

/// BR-8.4
#[test]
fn the_traction_drive_brings_no_bonus_after_losing_the_rest() {
    let scene = || rig_race().rig_at(4, 5).car(BM, 4, 7).road_die(3);
    let mut slams = scene();
    slams.puts(3, TractionDrive).drives(&[F]).drives_rolling(F, &[Way(FL)]);
    assert_eq!((slams.moves(), slams.legal(GREEN)), (0, vec![Shoot(BM), HoldFire]));
    let mut free = scene();
    free.puts(1, TractionDrive).drives(&[F]).does(GREEN, TakeBonus);
    assert_eq!(free.moves(), 3, "over off-road");
    free.drives_rolling(F, &[Way(FL)]);
    assert_eq!(free.moves(), 0);
}

/// BR-8.5, TR-8.4, TR-8.5
#[test]
fn the_airstrike_places_the_chopper_before_the_move() {
    let mut scene = rig_race().rig_at(2, 5).car(BM, 2, 12).chopper(GREEN, 0, 0);
    scene.puts(2, Airstrike).refuses(GREEN, PlaceChopper(at(2, 5)), "TR-8.4");
    scene.refuses(GREEN, PlaceChopper(at(0, 0)), "TR-8.4").does(GREEN, PlaceChopper(at(2, 11)));
    assert_eq!(scene.legal(GREEN), [ChopperShot(BM), ChopperHold]);
    scene.rolls(GREEN, ChopperShot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert_eq!((scene.damage(BM), scene.moves()), (vec![Damage::Dent], 2));
    let mut first = rig_race().rig_at(2, 5).car(BM, 2, 12).round(1);
    first.puts(2, Airstrike).does(GREEN, PlaceChopper(at(2, 11)));
    assert_eq!(first.step(), Step::Drive);
}

/// BR-8.6, BR-8.9, FF-4.1, TRX-S5
#[test]
fn missiles_hit_every_vehicle_around_two_spaces_ahead() {
    let scene = full_race().rig_at(2, 9).car(RS, 2, 11).car(BM, 1, 12).car(BARS, 1, 11).car(WRECK, 2, 13);
    let mut scene = scene.car(RL, 3, 11).car(BIG_BLUE, 1, 13);
    scene.puts(1, MissileLauncher).drives_rolling(F, &[HIT_SM]);
    assert_eq!((scene.damage(RS), scene.damage(BM)), (vec![Damage::Minor], vec![Damage::Minor]));
    assert!(!scene.is_inoperable(RS) && scene.is_inoperable(BARS));
    assert_eq!(scene.fate(WRECK), Some(Fate::Destroyed));
    assert!(scene.damage(RL).is_empty() && scene.damage(BIG_BLUE).is_empty());
    assert_eq!(scene.state.open.damage_pile.iter().sum::<u8>(), 20, "nobody draws a token");
}

/// BR-8.9
#[test]
fn a_second_minor_damage_makes_a_car_inoperable_and_a_third_is_ignored() {
    let scene = rig_race().rig_at(2, 9).car(RM, 2, 12).damaged(RM, &[Damage::Dent]);
    let mut scene = scene.car(BM, 2, 13).damaged(BM, &[Damage::Dent, Damage::Blast]);
    scene.puts(1, MissileLauncher).drives_rolling(F, &[HIT_M]);
    assert!(scene.is_inoperable(RM) && scene.told.contains(&Event::DamageIgnored { car: BM }));
    assert_eq!(scene.damage(BM), [Damage::Dent, Damage::Blast]);
}

/// BR-8.7, IX-2.12
#[test]
fn the_area_may_lie_beyond_the_front_edge_and_hits_come_in_board_order() {
    // The front section on (3,22): the centre is (3,24), its neighbours on the board are (3,23) and none of the next lane.
    let mut edge = rig_race().rig_at(3, 21).car(BM, 3, 23).car(RM, 2, 23);
    edge.puts(1, MissileLauncher).drives_rolling(F, &[HIT_M]);
    assert_eq!((edge.damage(BM), edge.damage(RM)), (vec![Damage::Minor], vec![]));
    // All are hit before anybody is out: the last bikes and cars go together, and the rig wins.
    let alone = full_race().rig_at(2, 9).gone(&[RS, RL, BS, BIG_BLUE]).only_bikes(&[BARS]);
    let alone = alone.car(RM, 2, 12).damaged(RM, &[Damage::Dent]).car(BARS, 1, 12);
    let mut alone = alone.car(BM, 2, 13).damaged(BM, &[Damage::Dent]);
    alone.puts(1, MissileLauncher).drives_rolling(F, &[HIT_SM]);
    let hit: Vec<VehicleId> = alone
        .told
        .iter()
        .filter_map(|it| match it {
            Event::MissileHit { target } => Some(*target),
            _ => None,
        })
        .collect();
    assert_eq!(hit, [BM, BARS, RM], "the most forward one first");
    assert!(alone.won_by(YELLOW));
}

/// BR-8.8
#[test]
fn missiles_are_not_the_shot_and_do_not_work_in_round_one() {
    let scene = || rig_race().rig_at(2, 9).car(BM, 2, 11);
    let mut later = scene();
    later.puts(1, MissileLauncher).drives_rolling(F, &[HIT_M]);
    assert_eq!(later.legal(GREEN), [Shoot(BM), HoldFire]);
    later.refuses(GREEN, RerollShot, "IX-2.7");
    let mut first = scene().round(1);
    first.puts(1, MissileLauncher).drives(&[F]);
    assert_eq!((first.asked(), first.damage(BM)), (Some(RED), vec![]));
}

/// BR-8.10, BR-8.12, TRX-S4
#[test]
fn the_cowcatcher_shoves_the_first_vehicle_aside() {
    let mut scene = rig_race().rig_at(2, 12).car(BM, 2, 13).car(WRECK, 2, 14);
    scene.puts(2, Cowcatcher).drives(&[F]);
    assert_eq!((scene.asked(), scene.legal(BLUE)), (Some(BLUE), vec![Shove(FL), Shove(FR)]));
    scene.refuses(BLUE, Shove(F), "BR-8.10").refuses(GREEN, Shove(FL), "TR-7.5").refuses(
        GREEN,
        Step(F),
        "TR-7.5",
    );
    let mut left = scene.clone();
    left.does(BLUE, Shove(FL)).stands(BM, 1, 13);
    scene.does(BLUE, Shove(FR)).stands(BM, 3, 13);
    assert_eq!((scene.moves(), scene.step()), (1, Step::Drive), "it is no slam");
    scene.drives_rolling(F, &[Way(F)]).stands(WRECK, 2, 15).stands(RIG, 2, 14);
}

/// BR-8.11
#[test]
fn the_rigs_owner_shoves_what_nobody_owns_and_a_slam_there_is_not_the_rigs() {
    let mut wreck = rig_race().rig_at(2, 12).car(WRECK, 2, 13).car(BM, 3, 13);
    wreck.puts(2, Cowcatcher).drives(&[F]);
    assert_eq!(wreck.asked(), Some(GREEN));
    wreck.rolls(GREEN, Shove(FR), &[Bottom, Way(F)]);
    assert_eq!(wreck.asked(), Some(BLUE), "the larger of the two may roll again");
    wreck.does(BLUE, KeepSlam).stands(WRECK, 3, 13).stands(BM, 3, 14);
    assert_eq!((wreck.moves(), wreck.asked()), (1, Some(GREEN)), "the rig drives on");

    let out = Scene::with(["1b", "4a", "5a"], 4, rig_plays()).swept().steering(2).turn(YELLOW).out(BLUE);
    let mut out = out.car(BM, 0, 13).damaged(BM, &[Damage::Dent, Damage::Dent]).rig_at(0, 12);
    out.puts(2, Cowcatcher).drives(&[F]);
    assert_eq!(out.asked(), Some(YELLOW));
    out.does(YELLOW, Shove(FL));
    assert_eq!(out.fate(BM), Some(Fate::OverSide), "it meets its new space as after a push");
}

/// BR-8.11, BR-5.3
#[test]
fn what_a_shoved_vehicle_throws_against_the_rig_costs_the_rig_nothing() {
    let mut scene = rig_race().rig_at(2, 12).car(BM, 2, 13).car(RM, 3, 13);
    scene.puts(2, Cowcatcher).drives(&[F]).rolls(BLUE, Shove(FR), &[Bottom, Way(BL), Way(FL)]);
    scene.stands(BM, 3, 13).stands(RM, 1, 13).stands(RIG, 2, 13);
    assert_eq!((scene.moves(), scene.step(), scene.asked()), (1, Step::Drive, Some(GREEN)));
}

/// BR-8.12
#[test]
fn the_cowcatcher_does_not_shove_tokens_and_works_once_a_turn() {
    let mut scene = rig_race().rig_at(2, 12).laid(2, 13, Hazard::Mine).car(BM, 2, 14);
    scene.puts(3, Cowcatcher).drives(&[F]);
    assert_eq!(scene.legal(GREEN).len(), 6, "the mine acts");
    scene.does(GREEN, DamageRig(Airstrike)).drives(&[F]);
    assert_eq!(scene.legal(BLUE), [Shove(FL), Shove(FR)]);
}
