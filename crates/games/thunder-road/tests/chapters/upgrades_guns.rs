//! CS-5: upgrades about shooting.

use super::carnage::{CARNAGE, burns};
use super::crews::*;
use super::scene::*;
use super::shop::*;

/// Red's medium car has driven to (3,3) with this upgrade.
fn armed(upgrade: Upgrade, more: impl FnOnce(Scene) -> Scene) -> Scene {
    let mut scene = more(garage(upgrades_play(), 2).car(RM, 3, 2).fitted(RM, upgrade));
    scene.assigns(RM, 1);
    if scene.offers(RED, HoldFire) {
        scene.does(RED, HoldFire);
    }
    scene.drives(&[F]).declines();
    scene
}

/// CS-5.4, IX-2.7
#[test]
fn tracer_rounds_roll_a_miss_again_once_a_shot() {
    let mut scene = armed(Upgrade::TracerRounds, |scene| scene.car(BM, 3, 4));
    scene.rolls(RED, Shoot(BM), &[HIT_L]);
    scene.rolls(RED, RerollShot, &[HIT_L]);
    assert!(scene.damage(BM).is_empty() && !scene.offers(RED, RerollShot));
    let mut other = garage(upgrades_play(), 2).car(RM, 3, 2).car(RL, 2, 2).fitted(RL, Upgrade::TracerRounds);
    other = other.car(BM, 3, 4);
    other.assigns(RM, 1).drives(&[F]).declines();
    other.rolls(RED, Shoot(BM), &[HIT_L]);
    assert!(!other.offers(RED, RerollShot), "it is another car's");
}

/// CS-5.5, CS-5.14
#[test]
fn twin_guns_shoot_twice_and_at_another_target_if_there_is_one() {
    let mut scene = armed(Upgrade::TwinGuns, |scene| scene.car(BM, 3, 4).car(BS, 2, 4));
    scene.rolls(RED, Shoot(BM), &[HIT_L]);
    scene.refuses(RED, Shoot(BM), "CS-5.5");
    scene.rolls(RED, Shoot(BS), &[HIT_L]);
    assert!(!scene.offers(RED, HoldFire), "twice and no more");
    let mut one = armed(Upgrade::TwinGuns, |scene| scene.car(BM, 3, 4));
    one.rolls(RED, Shoot(BM), &[HIT_L]).rolls(RED, Shoot(BM), &[HIT_L]);
    // If a decoy is the only other target, the second shot goes at the first again.
    let mut decoy =
        armed(Upgrade::TwinGuns, |scene| scene.car(BM, 3, 4).car(BS, 2, 4).fitted(BS, Upgrade::Decoy));
    decoy.rolls(RED, Shoot(BM), &[HIT_L]);
    decoy.refuses(RED, Shoot(BS), "CS-5.14");
    assert!(decoy.offers(RED, Shoot(BM)));
    // Without a first shot there is no second.
    let mut held = armed(Upgrade::TwinGuns, |scene| scene.car(BM, 3, 4));
    held.does(RED, HoldFire);
    assert!(!held.offers(RED, HoldFire));
}

/// CS-5.6, IX-2.6
#[test]
fn a_hair_trigger_shoots_before_and_after_moving_but_not_in_round_one() {
    let quick = || {
        garage(upgrades_play(), 2).car(RM, 3, 2).fitted(RM, Upgrade::HairTrigger).car(BM, 3, 3).car(BS, 4, 4)
    };
    let mut scene = quick();
    scene.assigns(RM, 1);
    assert_eq!(scene.step(), Step::EarlyShot);
    scene.rolls(RED, Shoot(BM), &[HIT_L]).drives(&[FL]).declines();
    assert!(scene.offers(RED, Shoot(BM)) || scene.state.open.turn.seat == BLUE);
    let mut first = quick().round(1);
    first.assigns(RM, 1);
    assert_eq!(first.step(), Step::Drive);
    // With a second belt it is the same shot, not one more; and twin guns double only the shot of step 4.
    let options = Options { leaders: true, ..upgrades_play() };
    let mut belt = garage(options, 2).leader(RED, Leader::MachineGunJoe).car(RM, 3, 2).car(BM, 3, 3);
    belt = belt.fitted(RM, Upgrade::TwinGuns);
    belt.spends(RM, 1, Command::SecondBelt).rolls(RED, Shoot(BM), &[HIT_L]);
    assert_eq!(belt.step(), Step::Drive);
}

/// IX-2.6, TR-8.7
#[test]
fn what_an_early_shot_does_to_the_shooter_counts_before_its_move() {
    let scene = garage(upgrades_play(), 2).car(RM, 3, 2).fitted(RM, Upgrade::HairTrigger).car(BM, 3, 3);
    let mut scene = scene.damaged(RM, &[Damage::Dent]).car(RL, 0, 0);
    scene.assigns(RM, 1);
    // Shrapnel comes back and makes it inoperable: it does not move.
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Shrapnel), Way(B), Draw(Damage::Dent)]);
    assert!(scene.is_inoperable(RM));
    scene.stands(RM, 3, 2);
    assert_eq!(scene.state.open.turn.seat, BLUE);
}

/// CS-5.7, CS-5.8, CS-5.9, IX-2.5
#[test]
fn turret_long_barrel_and_rail_cannon_add_targets() {
    let targets = |upgrade| {
        let scene =
            armed(upgrade, |scene| scene.car(RS, 3, 2).car(BS, 1, 4).car(BM, 3, 5).car(RL, 4, 3).gone(&[RS]));
        scene.legal(RED).into_iter().filter(|action| matches!(action, Shoot(_))).collect::<Vec<_>>()
    };
    assert_eq!(targets(Upgrade::Turret), [Shoot(RL)]);
    assert_eq!(targets(Upgrade::LongBarrel), [Shoot(BS), Shoot(BM)]);
    assert_eq!(targets(Upgrade::RailCannon), [Shoot(BM)]);
    let far = |upgrade| {
        let scene = armed(upgrade, |scene| scene.car(BM, 3, 6));
        scene.offers(RED, Shoot(BM))
    };
    assert!(far(Upgrade::RailCannon) && !far(Upgrade::LongBarrel));
    // A shattered windshield leaves what lies straight ahead.
    let options = Options { upgrades: true, ..CARNAGE };
    let mut shattered =
        garage(options, 2).car(RM, 3, 2).fitted(RM, Upgrade::LongBarrel).car(BM, 3, 5).car(BS, 1, 4);
    shattered = shattered.damaged(RM, &[Damage::ShatteredWindshield]);
    shattered.assigns(RM, 1).drives(&[F]).declines();
    assert!(shattered.offers(RED, Shoot(BM)) && !shattered.offers(RED, Shoot(BS)));
}

/// CS-5.13
#[test]
fn a_rear_shield_keeps_out_shots_from_straight_behind_also_of_choppers() {
    let shielded = |row, column| {
        let scene =
            garage(upgrades_play(), 2).car(RM, 3, 2).car(BM, row, column).fitted(BM, Upgrade::RearShield);
        let mut scene = scene.dice(RED, &[1, 5]);
        scene.assigns(RM, 1).drives(&[F]).declines();
        scene
    };
    let mut scene = shielded(3, 4);
    assert_eq!(scene.state.open.turn.seat, BLUE, "nobody else is there to shoot at");
    scene = shielded(2, 4);
    assert!(scene.offers(RED, Shoot(BM)));
    let mut two =
        garage(upgrades_play(), 2).car(RM, 3, 2).car(BM, 3, 4).fitted(BM, Upgrade::RearShield).car(BS, 2, 4);
    two.assigns(RM, 1).drives(&[F]).declines();
    two.refuses(RED, Shoot(BM), "CS-5.13");
    let mut chopper = garage(upgrades_play(), 2).car(RM, 3, 2).car(BM, 3, 8).fitted(BM, Upgrade::RearShield);
    chopper = chopper.car(BS, 2, 8).dice(RED, &[1, 5]);
    chopper.does(RED, Assign { car: RM, die: 1 });
    chopper
        .does(RED, Action::Command { command: Command::Airstrike, die: 5 })
        .does(RED, PlaceChopper(at(3, 7)));
    chopper.refuses(RED, ChopperShot(BM), "CS-5.13");
}

/// CS-5.14
#[test]
fn a_decoy_is_chosen_only_if_there_is_nobody_else() {
    let mut scene = armed(Upgrade::Turbocharger, |scene| scene);
    assert_eq!(scene.state.open.turn.seat, RED, "a move is left");
    scene = garage(upgrades_play(), 2).car(RM, 3, 2).car(BM, 3, 4).fitted(BM, Upgrade::Decoy).car(BS, 2, 4);
    scene.assigns(RM, 1).drives(&[F]).declines();
    scene.refuses(RED, Shoot(BM), "CS-5.14");
    let mut alone = garage(upgrades_play(), 2).car(RM, 3, 2).car(BM, 3, 4).fitted(BM, Upgrade::Decoy);
    alone.assigns(RM, 1).drives(&[F]).declines();
    assert!(alone.offers(RED, Shoot(BM)));
    // A spray chooses nobody.
    let options = Options { leaders: true, ..upgrades_play() };
    let mut spray = garage(options, 2).leader(RED, Leader::MachineGunJoe).tokens(RED, 0).car(RM, 3, 2);
    spray = spray.car(BM, 3, 4).fitted(BM, Upgrade::Decoy).car(BS, 2, 4);
    spray.assigns(RM, 1).drives(&[F]).declines();
    spray.rolls(RED, Spray, &[HIT_L, HIT_M, Draw(Damage::Dent)]);
    assert_eq!(spray.damage(BM).len(), 1);
}

/// CS-5.18, IX-3.1, IX-6.1
#[test]
fn a_harpoon_swaps_places_after_the_damage() {
    let mut scene = armed(Upgrade::Harpoon, |scene| scene.car(BM, 3, 4).laid(3, 5, Hazard::Mine));
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::SkidFrontLeft)]);
    scene.stands(RM, 2, 5).stands(BM, 3, 3);
    // What is destroyed swaps with nobody, and the rig never.
    let mut wreck = armed(Upgrade::Harpoon, |scene| scene.car(WRECK, 3, 4));
    wreck.rolls(RED, Shoot(WRECK), &[HIT_SM]).stands(RM, 3, 3);
    let options = Options { upgrades: true, ..rig_plays() };
    let mut rig = garage(options, 3).car(RM, 3, 2).fitted(RM, Upgrade::Harpoon).rig_at(3, 6);
    rig.assigns(RM, 1).drives(&[F]).declines();
    rig.rolls(RED, ShootRig(HazardDropper), &[HIT_L]).stands(RM, 3, 3);
}

/// CS-5.19, IX-4.1
#[test]
fn incendiary_rounds_set_on_fire_what_they_hit() {
    let options = Options { upgrades: true, ..CARNAGE };
    let mut scene = garage(options, 2).car(RM, 3, 2).fitted(RM, Upgrade::IncendiaryRounds).car(BM, 3, 4);
    scene.assigns(RM, 1).drives(&[F]).declines();
    let mut miss = scene.clone();
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert!(burns(&scene, BM));
    miss.rolls(RED, Shoot(BM), &[HIT_L]);
    assert!(!burns(&miss, BM));
}
