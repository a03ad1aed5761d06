//! CD-4: on fire.

use super::carnage::*;
use super::scene::*;
use crossroads_thunder_road::data::FireFace;

/// A road on which Red's medium car burns on (3,8).
fn burning() -> Scene {
    let mut scene = road("2b").car(RM, 3, 8);
    scene.open().car_mut(RM).unwrap().burning = true;
    scene
}

/// Puts a die on the burning car; the fire die falls when the move begins.
fn departs(scene: &mut Scene, die: u8, face: FireFace) {
    scene.does(RED, Assign { car: RM, die }).rolls(RED, NoCommand, &[fire(face)]);
}

/// CD-4.1, CD-4.3
#[test]
fn a_vehicle_holds_one_marker_which_fills_no_slot_and_is_not_repaired() {
    let mut scene = road("7a").car(RM, 2, 10);
    scene.open().car_mut(RM).unwrap().burning = true;
    scene.does(RED, Assign { car: RM, die: 1 }).rolls(RED, NoCommand, &[fire(FireFace::One)]);
    scene.drives(&[F]);
    assert!(burns(&scene, RM) && scene.damage(RM).is_empty());
    assert!(!scene.told.contains(&Event::CaughtFire { who: RM }), "no second marker");
    // Repairing the token leaves the marker.
    let mut repaired =
        road("2b").car(RM, 3, 8).car(RS, 0, 8).damaged(RM, &[Damage::OnFire]).dice(RED, &[1, 6]);
    repaired.open().car_mut(RM).unwrap().burning = true;
    repaired
        .does(RED, Assign { car: RS, die: 1 })
        .does(RED, Action::Command { command: Command::Repair, die: 6 });
    repaired.does(RED, Repair { car: RM, damage: Damage::OnFire });
    assert!(burns(&repaired, RM) && repaired.damage(RM).is_empty());
}

/// CD-4.2
#[test]
fn what_is_inoperable_never_burns() {
    let mut scene = road("7a").car(RM, 2, 9).car(BM, 2, 10).damaged(BM, &[Damage::Dent, Damage::Blast]);
    scene.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(F)]).stands(BM, 2, 11);
    assert!(!burns(&scene, BM));
    let mut wreck = road("7a").car(RM, 2, 9).car(WRECK, 2, 10);
    wreck.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(F)]).does(RED, KeepSlam).stands(WRECK, 2, 11);
    assert!(!wreck.told.iter().any(|event| matches!(event, Event::CaughtFire { .. })));
}

/// CD-4.4, CD-4.5
#[test]
fn a_burning_mover_rolls_before_its_first_step_and_gets_more_moves() {
    for (face, moves) in [(FireFace::One, 4), (FireFace::Two, 5)] {
        let mut scene = burning();
        departs(&mut scene, 3, face);
        assert_eq!(scene.moves(), moves);
        assert!(burns(&scene, RM));
    }
    // All are used, also above six, and they are part of the normal move: the bonus comes after them.
    let mut scene = burning().dice(RED, &[3, 6]);
    scene.does(RED, Assign { car: RM, die: 6 });
    scene.rolls(RED, Action::Command { command: Command::Nitro, die: 3 }, &[fire(FireFace::Two)]);
    assert_eq!(scene.moves(), 11);
    let mut short = burning();
    departs(&mut short, 1, FireFace::One);
    short.drives(&[F]).refuses(RED, TakeBonus, "TR-9.3");
    short.drives(&[F]);
    assert!(short.offers(RED, TakeBonus));
}

/// CD-4.4
#[test]
fn the_fire_die_falls_again_in_every_turn_of_the_car_and_after_commands() {
    let mut scene = burning();
    departs(&mut scene, 1, FireFace::One);
    scene.drives(&[F, F]).does(RED, DeclineBonus);
    scene.next_turn(RED);
    scene.open().car_mut(RM).unwrap().die = None;
    scene.does(RED, Assign { car: RM, die: 2 });
    scene.does(RED, Action::Command { command: Command::Airstrike, die: 4 });
    scene.rolls(RED, PlaceChopper(at(0, 0)), &[fire(FireFace::Out)]);
    assert!(!burns(&scene, RM));
}

/// CD-4.4, CD-4.6, TRX-S15
#[test]
fn a_burning_car_that_coasts_adds_the_fire_to_its_one_move() {
    let coast = |face| {
        let mut scene = burning().moved(RM).gone(&[RS, RL]).dice(RED, &[6]).car(BM, 3, 12).coast_turn(RED);
        scene.rolls(RED, Coast { car: RM, die: 6 }, &[fire(face)]);
        scene
    };
    let mut scene = coast(FireFace::Two);
    assert_eq!(scene.moves(), 3);
    scene.drives(&[F, F, F]).stands(RM, 3, 11);
    assert!(!scene.offers(RED, TakeBonus) && scene.offers(RED, Shoot(BM)));
    let gone = coast(FireFace::Eliminate);
    assert_eq!((gone.fate(RM), gone.asked()), (Some(Fate::Burnt), Some(BLUE)));
}

/// CD-4.7
#[test]
fn the_fire_goes_out_or_the_car_is_gone() {
    let mut out = burning();
    departs(&mut out, 3, FireFace::Out);
    assert_eq!((out.moves(), burns(&out, RM)), (3, false));
    let mut gone = burning().car(BM, 3, 9);
    departs(&mut gone, 3, FireFace::Eliminate);
    assert_eq!(gone.fate(RM), Some(Fate::Burnt));
    assert_eq!(gone.asked(), Some(BLUE), "neither move nor shot");
}

/// CD-4.8
#[test]
fn nobody_rolls_for_what_is_no_own_move() {
    let mut pushed = road("2b").car(RM, 3, 8).car(BM, 3, 9);
    pushed.open().car_mut(BM).unwrap().burning = true;
    pushed.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(F)]).stands(BM, 3, 10);
    // Who catches fire on the way rolls from the next move on.
    let mut caught = road("7a").car(RM, 2, 10);
    caught.assigns(RM, 3).drives(&[F, F, F]);
    assert!(burns(&caught, RM));
    caught.next_turn(RED);
    caught.open().car_mut(RM).unwrap().die = None;
    caught.does(RED, Assign { car: RM, die: 1 }).rolls(RED, NoCommand, &[fire(FireFace::One)]);
}

/// CD-4.2, CD-6.1, TRX-S16
#[test]
fn fire_as_second_damage_goes_out_with_the_car() {
    let mut scene = road("2b").car(RM, 3, 8).car(BM, 3, 10).damaged(BM, &[Damage::Dent]);
    scene.assigns(RM, 1).drives(&[F]);
    shoots(&mut scene, BM, &[HIT_M, Draw(Damage::OnFire)]);
    assert!(scene.told.contains(&Event::CaughtFire { who: BM }));
    assert_eq!(scene.damage(BM), [Damage::Dent, Damage::OnFire]);
    assert!(scene.is_inoperable(BM) && !burns(&scene, BM));
    let mut scene = scene.turn(BLUE).dice(BLUE, &[1, 6]).car(BS, 0, 8);
    scene
        .does(BLUE, Assign { car: BS, die: 1 })
        .does(BLUE, Action::Command { command: Command::Repair, die: 6 });
    scene.does(BLUE, Repair { car: BM, damage: Damage::OnFire });
    assert!(!scene.is_inoperable(BM) && !burns(&scene, BM));
}

/// CD-4.1, CD-6.1
#[test]
fn the_on_fire_token_fills_a_slot_and_sets_on_fire() {
    let mut scene = road("2b").car(RM, 3, 8).car(BM, 3, 10);
    scene.assigns(RM, 1).drives(&[F]);
    shoots(&mut scene, BM, &[HIT_M, Draw(Damage::OnFire)]);
    assert!(burns(&scene, BM) && scene.damage(BM) == [Damage::OnFire]);
}
