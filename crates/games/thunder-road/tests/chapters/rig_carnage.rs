//! IX-4: the rig and Carnage.

use super::crews::*;
use super::scene::*;

fn race() -> Scene {
    Scene::with(["1b", "4a", "5a"], 3, with_carnage(rig_plays())).swept().steering(2).turn(GREEN)
}

/// IX-4.1, IX-4.2, BR-4.1, BR-4.2
#[test]
fn fire_sludge_glass_and_ramps_are_flattened() {
    let tokens = [Hazard::Fire, Hazard::Glass, Hazard::Ramp];
    for hazard in tokens {
        // Printed, as a token face up, and as one that it turns up.
        let printed = race().rig_at(2, 5).ground(2, 6, hazard);
        let shown = race().rig_at(2, 5).laid(2, 6, hazard).shown(2, 6, hazard);
        let hidden = race().rig_at(2, 5).laid(2, 6, hazard);
        for (scene, discarded) in [(printed, 0), (shown, 1), (hidden, 1)] {
            let mut scene = scene;
            scene.puts(3, Cowcatcher).drives(&[F]);
            assert_eq!(scene.legal(GREEN), DAMAGEABLE.map(DamageRig), "{hazard:?}");
            scene.does(GREEN, DamageRig(Airstrike)).stands(RIG, 2, 6);
            assert_eq!((scene.terrain(2, 6), scene.face(2, 6), scene.moves()), (Terrain::OffRoad, None, 2));
            assert_eq!((scene.discard(hazard), scene.damaged_commands()), (discarded, vec![Airstrike]));
            scene.drives(&[F]).stands(RIG, 2, 7);
        }
    }
    // A ramp from the side too.
    let mut side = race().rig_at(3, 5).ground(2, 6, Hazard::Ramp);
    side.puts(2, Cowcatcher).drives(&[FL]).does(GREEN, DamageRig(Airstrike)).stands(RIG, 2, 6);
    assert_eq!(side.moves(), 1);
    // On 6b (2,3) is sludge.
    let sludge =
        Scene::with(["6b", "4a", "5a"], 3, with_carnage(rig_plays())).swept().steering(2).turn(GREEN);
    let mut sludge = sludge.rig((2, 2), (2, 1), (2, 0));
    sludge.puts(2, Cowcatcher).drives(&[F]).does(GREEN, DamageRig(Airstrike));
    assert_eq!((sludge.moves(), sludge.terrain(2, 3)), (1, Terrain::OffRoad));
}

/// IX-4.3, BR-4.3
#[test]
fn a_pit_trap_damages_the_rig_on_a_hit_and_stays_on_a_miss() {
    let scene = || race().rig_at(2, 5).laid(2, 6, Hazard::PitTrap);
    let mut hit = scene();
    hit.puts(2, Cowcatcher).drives_rolling(F, &[HIT_L]).does(GREEN, DamageRig(Airstrike));
    assert_eq!((hit.terrain(2, 6), hit.face(2, 6)), (Terrain::OffRoad, None));
    assert_eq!((hit.discard(Hazard::PitTrap), hit.moves()), (1, 1));
    let mut missed = scene().car(BM, 3, 4);
    missed.puts(2, Cowcatcher).drives_rolling(F, &[HIT_SM]);
    assert_eq!((missed.moves(), missed.damaged_commands()), (1, vec![]));
    assert_eq!(missed.face(2, 6).unwrap().face, Some(Hazard::PitTrap), "impassable for others");
    let mut other = missed.clone().rig_at(2, 12).car(BM, 2, 5).turn(BLUE);
    other.assigns(BM, 1).drives(&[F]);
    assert_eq!(other.fate(BM), Some(Fate::Crashed));
    // Face up it is impassable ground for the rig too: a damage, and the trap is gone.
    let mut shown = race().rig_at(2, 5).laid(2, 6, Hazard::PitTrap).shown(2, 6, Hazard::PitTrap);
    shown.puts(2, Cowcatcher).drives(&[F]).does(GREEN, DamageRig(Airstrike));
    assert_eq!((shown.terrain(2, 6), shown.discard(Hazard::PitTrap)), (Terrain::OffRoad, 1));
}

/// CD-3.4, CD-3.5, IX-4.4, BR-5.1, TRX-S18
#[test]
fn an_earthquake_shifts_all_but_the_rig() {
    const A: VehicleId = RL;
    const B_CAR: VehicleId = RS;
    const C: VehicleId = BS;
    const D: VehicleId = BM;
    const E: VehicleId = BIG_BLUE;
    const G: VehicleId = GM;
    const H: VehicleId = RM;
    let scene = Scene::with(["1b", "4a", "5a"], 4, with_carnage(rig_plays())).swept().stack(&["4b", "2a"]);
    let scene = scene.car(A, 3, 23).car(B_CAR, 2, 23).car(C, 0, 10).car(D, 5, 12).car(E, 5, 11).car(G, 2, 5);
    // H turns the earthquake up on (3,7).
    let mut scene = scene.car(H, 3, 6).laid(3, 7, Hazard::Earthquake).rig_at(4, 12).turn(RED);
    scene.assigns(H, 3).drives_rolling(F, &[Way(FL), Raw(0), Raw(0), Raw(0), Raw(0), Raw(0)]);
    assert_eq!((scene.fate(C), scene.fate(G)), (Some(Fate::OverSide), Some(Fate::LeftBehind)));
    assert_eq!(scene.tiles(), ["4a", "5a", "4b"]);
    scene.rig_stands((4, 4), (4, 3), (4, 2));
    assert_eq!((scene.asked(), scene.legal(YELLOW).len()), (Some(YELLOW), 6));
    scene.rolls(YELLOW, DamageRig(Airstrike), &[Way(FR)]);
    let arrived: Vec<VehicleId> = scene
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Moved { who, by: crossroads_thunder_road::state::Cause::Quaked, .. } => Some(*who),
            _ => None,
        })
        .collect();
    assert_eq!(arrived, [A, B_CAR, D, E, H], "in board order");
    scene.stands(A, 2, 16).stands(B_CAR, 1, 15).stands(D, 4, 5).stands(E, 5, 4).stands(H, 2, 0);
    assert_eq!((scene.moves(), scene.damaged_commands()), (2, vec![Airstrike]));
}

/// IX-4.4
#[test]
fn the_rig_is_shaken_by_its_own_earthquake_but_not_in_the_starting_area() {
    let mut own = race().rig_at(2, 5).laid(2, 6, Hazard::Earthquake).car(BM, 2, 12).car(RM, 4, 6);
    own.puts(2, TargetingComputer).drives_rolling(F, &[Way(FL)]);
    own.does(GREEN, DamageRig(Airstrike)).rig_stands((2, 6), (2, 5), (2, 4));
    own.stands(BM, 1, 12).stands(RM, 3, 6);
    assert_eq!((own.moves(), own.terrain(2, 6), own.discard(Hazard::Earthquake)), (1, Terrain::Road, 1));
    let mut waits = race().laid(2, 6, Hazard::Earthquake).car(BM, 2, 5).turn(BLUE);
    waits.assigns(BM, 1).drives_rolling(F, &[Way(FR)]).stands(BM, 3, 6);
    assert_eq!(waits.damaged_commands(), []);
    assert_ne!(waits.asked(), Some(GREEN));
}

/// FF-3.3, CD-3.8, IX-4.4
#[test]
fn a_bike_that_an_earthquake_shifts_onto_the_rig_slams_though_it_has_moves() {
    let scene = Scene::with(["1b", "4a", "5a"], 4, with_carnage(both_play())).swept().steering(2);
    let scene = scene.only_bikes(&[BARS]).dice(GREEN, &[3]).car(BARS, 3, 5).laid(3, 6, Hazard::Earthquake);
    let mut scene = scene.rig_at(2, 9).turn(GREEN);
    scene.assigns(BARS, 3).drives_rolling(F, &[Way(FL)]).stands(BARS, 2, 7).stands(REAR, 2, 7);
    scene.rolls(YELLOW, DamageRig(Airstrike), &[Way(FR)]).stands(BARS, 3, 7);
    assert_eq!(scene.moves(), 0);
}

/// CD-3.9, IX-4.5, BR-3.4, TRX-S19
#[test]
fn a_sandworm_damages_the_rig_and_eats_the_others_of_a_tie() {
    let scene = || {
        let scene = Scene::with(["1b", "4a", "5a"], 4, with_carnage(both_play())).swept().steering(2);
        scene.rig_at(0, 4).car(BARS, 3, 4).car(RL, 2, 20).laid(2, 21, Hazard::Sandworm).turn(RED)
    };
    let mut tie = scene().car(BM, 2, 4).car(BS, 4, 4);
    tie.assigns(RL, 1).drives(&[F]);
    assert_eq!(
        [tie.fate(BM), tie.fate(BS), tie.fate(BARS)],
        [Some(Fate::Swallowed), Some(Fate::Swallowed), None]
    );
    assert_eq!((tie.asked(), tie.discard(Hazard::Sandworm)), (Some(YELLOW), 0), "it acts still");
    tie.does(YELLOW, DamageRig(Airstrike));
    assert_eq!((tie.damaged_commands(), tie.discard(Hazard::Sandworm)), (vec![Airstrike], 1));
    let mut alone = scene();
    alone.assigns(RL, 1).drives(&[F]);
    assert!(alone.told.iter().all(|event| !matches!(event, Event::Eliminated { .. })));
    alone.does(YELLOW, DamageRig(Airstrike)).stands(BARS, 3, 4);
}

/// IX-4.1
#[test]
fn nothing_sets_the_rig_on_fire() {
    // Fire damages it like anything else, and no fire die falls at its next move.
    let mut scene = race().rig_at(2, 5).ground(2, 6, Hazard::Fire);
    scene.puts(1, Cowcatcher).drives(&[F]).does(GREEN, DamageRig(Airstrike)).next_turn(GREEN);
    scene.puts(2, TargetingComputer).drives(&[F, F]).stands(RIG, 2, 8);
}

/// IX-4.2, CD-2.1, BR-4.7
#[test]
fn behind_a_mine_the_rig_meets_the_ground() {
    // A token that was dropped on glass: the mine is one cause, the glass another.
    let mut scene = race().rig_at(2, 5).ground(2, 6, Hazard::Glass).laid(2, 6, Hazard::Mine);
    scene
        .puts(2, Cowcatcher)
        .drives(&[F])
        .does(GREEN, DamageRig(Airstrike))
        .does(GREEN, DamageRig(Cowcatcher));
    assert_eq!((scene.moves(), scene.terrain(2, 6)), (1, Terrain::OffRoad));
    scene.stands(RIG, 2, 6);
}
