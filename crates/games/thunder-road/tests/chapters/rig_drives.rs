//! BR-3 and BR-7.5 to BR-7.6: how the rig moves, and what of it hangs.

use super::crews::*;
use super::scene::*;

/// BR-3.2, BR-3.3, BR-3.1, TRX-S1
#[test]
fn the_rig_runs_as_on_rails() {
    let mut scene = rig_race().rig((2, 5), (2, 4), (3, 3));
    scene.puts(3, Cowcatcher).drives(&[F]).rig_stands((2, 6), (2, 5), (2, 4));
    assert_eq!(scene.left_steering(), Some(2));
    scene.drives(&[FL]).rig_stands((1, 6), (2, 6), (2, 5));
    scene.drives(&[F]).rig_stands((1, 7), (1, 6), (2, 6));
    assert_eq!((scene.left_steering(), scene.asked()), (Some(1), Some(RED)));
}

/// BR-3.3
#[test]
fn a_step_aside_costs_steering_and_several_may_be_made_in_one_turn() {
    let mut scene = rig_race().rig_at(2, 5);
    scene.puts(3, Cowcatcher).drives(&[FR, FL]).stands(RIG, 2, 6);
    assert_eq!((scene.left_steering(), scene.legal(GREEN)), (Some(0), vec![Step(F)]));
    scene
        .refuses(GREEN, Step(FL), "BR-3.3")
        .refuses(GREEN, Step(FR), "BR-3.3")
        .drives(&[F])
        .stands(RIG, 2, 7);
}

/// BR-3.4, BR-4.5
#[test]
fn only_the_front_section_pays_and_meets() {
    // Mud costs the front section two moves; the others come through it for nothing and trigger no token.
    let mut scene = rig_race().rig_at(3, 4).ground(3, 5, Hazard::Mud).laid(3, 6, Hazard::Mud);
    scene.puts(3, Cowcatcher).drives(&[F]);
    assert_eq!(scene.moves(), 1);
    scene.drives(&[F]).rig_stands((3, 6), (3, 5), (3, 4));
    assert_eq!((scene.asked(), scene.damaged_commands()), (Some(RED), vec![]), "mud does no damage");
    assert_eq!(scene.face(3, 6).unwrap().face, Some(Hazard::Mud), "and its token stays");
    scene.next_turn(GREEN).puts(2, TargetingComputer).drives(&[F, F]).rig_stands((3, 8), (3, 7), (3, 6));
    assert_eq!((scene.asked(), scene.damaged_commands()), (Some(RED), vec![]));

    // The last move is enough for mud.
    let mut scene = rig_race().rig_at(3, 4).ground(3, 5, Hazard::Mud);
    scene.puts(1, Cowcatcher).drives(&[F]).stands(RIG, 3, 5);
}

/// BR-4.5, TR-6.8
#[test]
fn the_rig_pays_for_hidden_mud_where_the_table_plays_so() {
    let options = Options { mud_costs_finder: true, ..rig_plays() };
    let scene = || rig_race().rig_at(3, 4).laid(3, 5, Hazard::Mud);
    let mut plain = scene();
    plain.puts(3, Cowcatcher).drives(&[F]);
    assert_eq!(plain.moves(), 2);
    let mut paid = scene().options(options);
    paid.puts(3, Cowcatcher).drives(&[F]);
    assert_eq!(paid.moves(), 1);
}

/// BR-3.5
#[test]
fn the_rig_does_not_drive_over_a_side_edge() {
    let mut left = rig_race().rig_at(0, 5);
    left.puts(1, Cowcatcher).refuses(GREEN, Step(FL), "BR-3.5");
    assert_eq!(left.legal(GREEN), [Step(F), Step(FR)]);
    let mut right = rig_race().rig_at(5, 5);
    right.puts(1, Cowcatcher).refuses(GREEN, Step(FR), "BR-3.5");
    // Also where the front edge would be crossed with it.
    let mut corner = rig_race().rig_at(5, 23);
    corner.puts(1, Cowcatcher).refuses(GREEN, Step(FR), "BR-3.5");
}

/// BR-3.6
#[test]
fn the_front_section_makes_the_board_advance_and_wins_on_the_finish_line() {
    let scene = || rig_race().rig_at(3, 23).stack(&["3a", "2a"]).car(BM, 2, 3).car(RM, 2, 12);
    let mut scene_on = scene();
    scene_on.puts(2, Cowcatcher).drives_rolling(F, &[Raw(0); 4]);
    scene_on.rig_stands((3, 16), (3, 15), (3, 14)).stands(RM, 2, 4);
    assert_eq!((scene_on.tiles(), scene_on.fate(BM)), (["4a", "5a", "3a"], Some(Fate::LeftBehind)));
    assert_eq!(scene_on.moves(), 1);
    let mut won = scene().final_tile();
    won.puts(2, Cowcatcher).drives(&[F]);
    assert!(won.won_by(GREEN));
}

/// BR-3.7, BR-8.4, IX-4.6
#[test]
fn the_rig_uses_the_road_die_only_with_its_traction_drive() {
    let mut road = rig_race().rig_at(2, 5);
    road.puts(2, Cowcatcher).drives(&[F, F]);
    assert_eq!(road.asked(), Some(RED), "nothing but road brings no bonus");
    let mut late = rig_race().rig_at(2, 5).car(BM, 2, 8);
    late.puts(2, Cowcatcher).drives(&[F, F]).refuses(GREEN, TakeBonus, "BR-3.7");
    // Salt brings none either.
    let salt =
        || Scene::with(["9a", "4a", "5a"], 3, with_carnage(rig_plays())).swept().steering(2).turn(GREEN);
    let mut salt_only = salt().rig((5, 1), (5, 0), (4, 0));
    salt_only.puts(1, Cowcatcher).drives(&[F]);
    assert_eq!(salt_only.asked(), Some(RED));
    // The traction drive does, on any ground.
    let mut traction = salt().rig((4, 4), (4, 3), (4, 2)).road_die(3);
    traction.puts(1, TractionDrive).drives(&[FL]).does(GREEN, TakeBonus);
    assert_eq!(traction.moves(), 3);
    let mut mud = rig_race().rig_at(4, 3).road_die(2);
    mud.puts(1, TractionDrive).drives(&[F]);
    assert_eq!((mud.terrain(4, 4), mud.legal(GREEN)), (Terrain::Mud, vec![TakeBonus, DeclineBonus]));
    mud.does(GREEN, TakeBonus).drives(&[F]).stands(RIG, 4, 5);
    assert_eq!(mud.asked(), Some(RED), "two bonus moves went into mud, and there is no second bonus");
    let mut damaged = rig_race().rig_at(2, 5).rig_damage(&[TractionDrive]);
    damaged.puts(1, TractionDrive).drives(&[F]);
    assert_eq!(damaged.asked(), Some(RED));
}

/// BR-3.8, BR-3.9, BR-7.5, BR-7.6, TRX-S7
#[test]
fn sections_whose_tile_goes_hang_until_they_follow() {
    let scene = |front, middle, rear| {
        let scene = rig_race().rig(front, middle, rear).stack(&["3a", "2a"]).car(RM, 3, 23);
        scene.car(BM, 3, 8).chopper(BLUE, 2, 20).turn(RED)
    };
    let mut hangs = scene((2, 9), (2, 8), (3, 7));
    hangs.assigns(RM, 1).drives_rolling(F, &[Raw(0); 4]).does(RED, DeclineBonus);
    hangs.stands(RIG, 2, 1).stands(MIDDLE, 2, 0).stands(BM, 3, 0);
    assert_eq!((hangs.space(REAR), hangs.state.open.place(REAR)), (None, Place::Hanging));
    assert!(hangs.is_in(GREEN), "one section on the board is enough");

    // It cannot be shot, it has no arc, and its commands can be used and damaged.
    let mut rig = hangs.clone().laid(2, 2, Hazard::Oil);
    rig.next_turn(GREEN).puts(1, HazardDropper).drives(&[F]);
    let all = DAMAGEABLE.map(DamageRig);
    assert_eq!(rig.legal(GREEN), all, "the commands of a section that hangs too");
    rig.does(GREEN, DamageRig(TargetingComputer)).rig_stands((2, 2), (2, 1), (2, 0));

    hangs.next_turn(GREEN).puts(1, HazardDropper).drives(&[F]).rig_stands((2, 2), (2, 1), (2, 0));
    assert_eq!(hangs.asked(), Some(RED), "no space lies behind the board");

    let mut gone = scene((2, 7), (2, 6), (3, 5));
    gone.assigns(RM, 1).drives_rolling(F, &[Raw(0); 4]);
    assert_eq!((gone.fate(RIG), gone.is_in(GREEN)), (Some(Fate::LeftBehind), false));
    assert!([RIG, MIDDLE, REAR].iter().all(|it| gone.state.open.place(*it) == Place::Gone));
}

/// BR-3.8, BR-6.2
#[test]
fn a_section_that_hangs_is_no_target_and_takes_no_space() {
    let mut scene = rig_race().rig((2, 1), (2, 0), (2, 0)).turn(RED);
    scene.open().put(REAR, Place::Hanging);
    // The arc of (1,0), where a car enters, holds the front section and nothing else of the rig.
    scene.assigns(RM, 1).does(RED, Enter(1));
    assert_eq!(scene.legal(RED), [ShootRig(MissileLauncher), ShootRig(Cowcatcher), HoldFire]);
    scene.refuses(RED, ShootRig(HazardDropper), "TR-11.3");
    let sections = scene.state.open.on_board().filter(|(who, _)| [RIG, MIDDLE, REAR].contains(who));
    assert_eq!(sections.count(), 2);
}

/// BR-7.5
#[test]
fn a_rig_that_waits_is_not_touched_by_an_advance() {
    let mut scene = rig_race().stack(&["3a", "2a"]).car(RM, 3, 23).turn(RED);
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(0); 4]);
    assert!(scene.is_in(GREEN));
    assert_eq!(scene.state.open.place(RIG), Place::Waiting);
}

/// BR-3.9, BR-6.1
#[test]
fn the_rig_shoots_into_both_arcs_and_not_in_round_one() {
    // Front arc of (2,6): (1,6), (2,7), (3,6). Rear arc of (2,4): (1,3), (2,3), (3,3).
    let cars = |scene: Scene| {
        scene.car(RS, 1, 6).car(RM, 3, 6).car(RL, 2, 8).car(BS, 1, 3).car(BM, 3, 3).car(BIG_BLUE, 2, 2)
    };
    let mut scene = cars(rig_race()).rig_at(2, 5);
    scene.puts(1, Cowcatcher).drives(&[F]);
    assert_eq!(scene.legal(GREEN), [Shoot(RS), Shoot(RM), Shoot(BS), Shoot(BM), HoldFire]);
    scene.refuses(GREEN, Shoot(RL), "BR-6.1").refuses(GREEN, Shoot(BIG_BLUE), "BR-6.1");
    scene.rolls(GREEN, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert_eq!((scene.damage(BM), scene.asked()), (vec![Damage::Dent], Some(RED)), "one shot");
    let mut first = cars(rig_race()).rig_at(2, 5).round(1);
    first.puts(1, Cowcatcher).drives(&[F]);
    assert_eq!(first.asked(), Some(RED));
}
