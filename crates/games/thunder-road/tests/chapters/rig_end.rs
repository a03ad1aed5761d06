//! BR-6 and BR-7: shots at the rig, its damage and its end.

use super::crews::*;
use super::scene::*;

/// BR-6.2, BR-6.3, BR-6.4, BR-6.5, TRX-S9
#[test]
fn a_shot_at_the_rig_names_a_command_of_a_section_in_the_arc() {
    let scene = rig_race().rig((2, 7), (2, 6), (3, 5)).car(RM, 2, 4).turn(RED);
    let mut scene = scene.rig_damage(&[HazardDropper, TargetingComputer, TractionDrive]);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    assert_eq!(scene.legal(RED), [ShootRig(Airstrike), HoldFire]);
    scene.refuses(RED, ShootRig(TractionDrive), "BR-6.3").refuses(RED, ShootRig(RepairMiddle), "BR-6.3");
    scene.refuses(RED, Shoot(MIDDLE), "BR-6.3").refuses(RED, ShootRig(HazardDropper), "BR-6.4");
    scene.refuses(RED, ShootRig(Cowcatcher), "TR-11.3");
    let mut missed = scene.clone();
    missed.rolls(RED, ShootRig(Airstrike), &[HIT_M]);
    assert_eq!(missed.damaged_commands().len(), 3, "a section is large");
    scene.rolls(RED, ShootRig(Airstrike), &[HIT_L]);
    let four = [HazardDropper, TargetingComputer, TractionDrive, Airstrike];
    assert_eq!((scene.damaged_commands(), scene.asked()), (four.to_vec(), Some(BLUE)));
}

/// BR-6.2
#[test]
fn every_section_in_the_arc_can_be_chosen() {
    // The arc of (2,5) is (2,6), (1,5) and (3,5).
    let mut scene = rig_race().rig((1, 5), (2, 6), (3, 5)).car(RM, 2, 4).turn(RED);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    let front_first =
        [MissileLauncher, Cowcatcher, TractionDrive, Airstrike, HazardDropper, TargetingComputer];
    let expected: Vec<Action> = front_first.map(ShootRig).into_iter().chain([HoldFire]).collect();
    assert_eq!(scene.legal(RED), expected);
    // A chopper aims at a command likewise, and one that is the rig's own too.
    let mut chopper = rig_race().rig_at(2, 8);
    chopper.puts(1, Airstrike).does(GREEN, PlaceChopper(at(2, 5)));
    assert_eq!(
        chopper.legal(GREEN),
        [ChopperShotRig(HazardDropper), ChopperShotRig(TargetingComputer), ChopperHold]
    );
    chopper.rolls(GREEN, ChopperShotRig(HazardDropper), &[HIT_ANY]);
    assert_eq!((chopper.damaged_commands(), chopper.moves()), (vec![HazardDropper], 1));
}

/// BR-7.1, BR-7.2
#[test]
fn the_rig_never_draws_a_token_and_its_owner_says_where_damage_goes() {
    // Shrapnel of a car that was shot flies into the rear section.
    let mut scene = rig_race().rig_at(3, 7).car(RM, 2, 3).car(BM, 2, 5).rig_damage(&[Cowcatcher]).turn(RED);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Shrapnel), Way(FR)]);
    let five = [HazardDropper, TargetingComputer, TractionDrive, Airstrike, MissileLauncher];
    assert_eq!((scene.asked(), scene.legal(GREEN)), (Some(GREEN), five.map(DamageRig).to_vec()));
    scene.refuses(GREEN, DamageRig(Cowcatcher), "BR-7.1").refuses(GREEN, DamageRig(RepairRear), "BR-7.1");
    scene.does(GREEN, DamageRig(TractionDrive));
    assert_eq!(scene.damaged_commands(), [TractionDrive, Cowcatcher]);
    let tokens: u8 = scene.state.open.damage_pile.iter().sum();
    assert_eq!((tokens, scene.state.open.supply.minor), (19, 16), "a minor damage, and no second token");
}

/// BR-7.4, BR-7.7, BR-4.3, TRX-S8
#[test]
fn with_the_sixth_damage_the_rig_is_gone_in_the_middle_of_its_move() {
    let five = [HazardDropper, TargetingComputer, TractionDrive, Airstrike, MissileLauncher];
    let scene = |seats: u8, seat| {
        let scene = Scene::with(["1b", "2b", "5b"], seats, rig_plays()).swept().steering(2).turn(seat);
        scene.rig_at(0, 16).rig_damage(&five).chopper(seat, 5, 0).car(RM, 3, 3)
    };
    let mut three = scene(3, GREEN);
    three.puts(3, Cowcatcher).drives(&[F]);
    assert_eq!(three.legal(GREEN), [DamageRig(Cowcatcher)]);
    three.does(GREEN, DamageRig(Cowcatcher));
    assert_eq!((three.fate(RIG), three.is_in(GREEN)), (Some(Fate::BrokenUp), false));
    assert!([RIG, MIDDLE, REAR].iter().all(|it| three.state.open.place(*it) == Place::Gone));
    let open = &three.state.open;
    assert!(open.road.is_final && open.gangs[GREEN].chopper.is_none());
    assert_eq!(
        (open.supply.minor, three.asked()),
        (18, Some(RED)),
        "its marks are in the supply, the turn is over"
    );
    // With two players the other one wins.
    let mut two = scene(2, BLUE);
    two.puts(3, Cowcatcher).drives(&[F]).does(BLUE, DamageRig(Cowcatcher));
    assert!(two.won_by(RED));
}

/// BR-7.4, BR-6.5
#[test]
fn a_shot_can_be_the_sixth_damage() {
    let scene = rig_race().rig_at(2, 8).car(RM, 2, 4).turn(RED);
    let mut scene =
        scene.rig_damage(&[TargetingComputer, TractionDrive, Airstrike, MissileLauncher, Cowcatcher]);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus).rolls(RED, ShootRig(HazardDropper), &[HIT_L]);
    assert_eq!((scene.fate(RIG), scene.is_in(GREEN)), (Some(Fate::BrokenUp), false));
}

/// BR-7.3, BR-8.3
#[test]
fn a_repaired_command_works_again() {
    let mut scene =
        rig_race().rig_at(2, 5).rig_damage(&[MissileLauncher, Cowcatcher, Airstrike]).car(BM, 2, 10);
    scene.puts(3, RepairFront);
    scene.refuses(GREEN, RepairRig(Airstrike), "BR-8.3");
    assert_eq!(scene.legal(GREEN), [RepairRig(MissileLauncher), RepairRig(Cowcatcher)]);
    scene.does(GREEN, RepairRig(Cowcatcher)).refuses(GREEN, RepairRig(MissileLauncher), "TR-7.5");
    assert_eq!(
        (scene.damaged_commands(), scene.state.open.supply.minor),
        (vec![Airstrike, MissileLauncher], 16)
    );
    scene.drives(&[F, F, F]).anew().puts(2, Cowcatcher).drives(&[F, F]);
    assert_eq!(scene.asked(), Some(BLUE), "the cowcatcher shoves");
}

/// BR-7.8, BR-3.5
#[test]
fn nothing_else_eliminates_the_rig() {
    // Choppers, mines and oil, impassable ground: each is one damage.
    let mut scene = rig_race().rig_at(1, 17).laid(1, 18, Hazard::Mine);
    scene = scene.chopper(RED, 1, 18).chopper(BLUE, 1, 19);
    scene.puts(3, Cowcatcher).drives(&[F]).does(GREEN, DamageRig(HazardDropper));
    scene.drives(&[F]).does(GREEN, DamageRig(TargetingComputer));
    scene.does(GREEN, DamageRig(TractionDrive)).does(GREEN, DamageRig(Airstrike));
    assert_eq!((scene.damaged_commands().len(), scene.is_in(GREEN)), (4, true));
    assert_eq!(scene.asked(), Some(RED));
}
