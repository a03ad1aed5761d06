//! CS-5: upgrades about slams, damage and driving.

use super::carnage::CARNAGE;
use super::crews::*;
use super::scene::*;
use super::shop::*;
use crossroads_thunder_road::data::FireFace;

/// Red's medium car on (3,2) with this upgrade, in a game of two.
fn fitted(upgrade: Upgrade) -> Scene {
    garage(upgrades_play(), 2).car(RM, 3, 2).fitted(RM, upgrade)
}

/// CS-5.1
#[test]
fn guard_rails_roll_the_direction_again_before_an_impassable_space() {
    let rails = || garage(upgrades_play(), 2).car(RS, 3, 17).car(BM, 3, 18).fitted(BM, Upgrade::GuardRails);
    // From (3,18) FR is (4,19), impassable.
    let mut scene = rails();
    scene.assigns(RS, 1).rolls(RED, Step(F), &[Bottom, Way(FR)]);
    scene.rolls(BLUE, KeepSlam, &[Way(F)]).stands(BM, 3, 19);
    // Once only, and for nobody else.
    let mut twice = rails();
    twice.assigns(RS, 1).rolls(RED, Step(F), &[Bottom, Way(FR)]);
    twice.rolls(BLUE, KeepSlam, &[Way(FR)]);
    assert_eq!(twice.fate(BM), Some(Fate::Crashed));
    let mut top = rails().fitted(RS, Upgrade::Turret).car(BM, 3, 18);
    top.assigns(RS, 1).rolls(RED, Step(F), &[Top, Way(FR)]).does(BLUE, KeepSlam);
    assert_eq!(top.fate(RS), Some(Fate::Crashed));
    // A face-up pit trap counts, an edge does not, and a bike is no match.
    let options = Options { upgrades: true, ..CARNAGE };
    let trap = garage(options, 2).car(RS, 3, 1).car(BM, 3, 2).fitted(BM, Upgrade::GuardRails).laid(
        3,
        3,
        Hazard::PitTrap,
    );
    let mut trap = trap.shown(3, 3, Hazard::PitTrap);
    trap.assigns(RS, 1).rolls(RED, Step(F), &[Bottom, Way(F)]).rolls(BLUE, KeepSlam, &[Way(FL)]);
    trap.stands(BM, 2, 3);
}

/// CS-5.2
#[test]
fn against_a_ram_stance_opponents_do_not_roll_a_slam_again() {
    let mut scene = fitted(Upgrade::RamStance).car(BIG_BLUE, 3, 3);
    scene.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(F)]).stands(BIG_BLUE, 3, 4);
    // Its owner may, and a bumper car may not.
    let mut own = fitted(Upgrade::RamStance).car(BS, 3, 3);
    own.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(F)]);
    assert_eq!(own.asked(), Some(RED));
    let options = Options { leaders: true, ..upgrades_play() };
    let mut bumper =
        garage(options, 2).leader(BLUE, Leader::Bumpo).car(RM, 3, 2).fitted(RM, Upgrade::RamStance);
    bumper = bumper.car(BM, 3, 3);
    bumper.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(F)]).stands(BM, 3, 4);
}

/// CS-5.3, IX-6.4
#[test]
fn a_heavy_ram_pushes_one_space_further_from_where_the_other_then_stands() {
    let mut scene = fitted(Upgrade::HeavyRam).car(BS, 3, 3);
    scene.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(FL)]).does(RED, KeepSlam).stands(BS, 1, 4);
    // Not if it is moved itself.
    let mut top = fitted(Upgrade::HeavyRam).car(BS, 3, 3);
    top.assigns(RM, 1).rolls(RED, Step(F), &[Top, Way(B)]).does(RED, KeepSlam).stands(RM, 3, 2);
    // A bike goes further too.
    let options = Options { upgrades: true, ..bikes_play() };
    let mut bike = garage(options, 3).car(RM, 3, 2).fitted(RM, Upgrade::HeavyRam).car(BARS, 3, 3);
    bike.assigns(RM, 1).rolls(RED, Step(F), &[Way(F)]).stands(BARS, 3, 5);
}

/// CS-5.10
#[test]
fn a_crumple_zone_takes_the_effect_and_not_the_slot() {
    let scene = garage(upgrades_play(), 2).car(RM, 3, 2).car(BM, 3, 4).fitted(BM, Upgrade::CrumpleZone);
    let mut scene = scene;
    scene.assigns(RM, 1).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Blast)]);
    assert_eq!(scene.damage(BM), [Damage::Blast]);
    scene.stands(BM, 3, 4);
}

/// CS-5.11, IX-6.3
#[test]
fn the_face_for_any_size_slips_off_slick_plating() {
    let plated =
        |options: Options| garage(options, 3).car(RM, 3, 2).car(BM, 3, 4).fitted(BM, Upgrade::SlickPlating);
    let mut scene = plated(upgrades_play());
    scene.assigns(RM, 1).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BM), &[HIT_ANY]);
    assert!(scene.damage(BM).is_empty());
    // Wherever the die is read against it: a pit trap, and missiles.
    let options = Options { upgrades: true, ..CARNAGE };
    let mut trap =
        garage(options, 2).car(RM, 3, 2).fitted(RM, Upgrade::SlickPlating).laid(3, 3, Hazard::PitTrap);
    trap.assigns(RM, 1).rolls(RED, Step(F), &[HIT_ANY]).stands(RM, 3, 3);
    let options = Options { upgrades: true, ..rig_plays() };
    let mut rig =
        garage(options, 3).rig_at(3, 4).car(BM, 3, 7).fitted(BM, Upgrade::SlickPlating).car(RM, 2, 7);
    rig = rig.steering(2).turn(GREEN);
    rig.puts(1, MissileLauncher);
    rig.rolls(GREEN, Step(F), &[HIT_ANY]);
    assert_eq!((rig.damage(BM).len(), rig.damage(RM).len()), (0, 1));
}

/// CS-5.12, IX-6.3
#[test]
fn extra_armour_makes_a_car_inoperable_only_at_its_third_token() {
    let scene = garage(upgrades_play(), 2).car(RM, 3, 2).car(BM, 3, 4).fitted(BM, Upgrade::ExtraArmour);
    let mut scene = scene.damaged(BM, &[Damage::Dent]);
    scene.assigns(RM, 1).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert!(!scene.is_inoperable(BM));
    let mut third = garage(upgrades_play(), 2).car(RM, 3, 2).car(BM, 3, 4).fitted(BM, Upgrade::ExtraArmour);
    third.open().damage_pile[Damage::Dent as usize] -= 2;
    third.open().cars[BM.car_index().unwrap()].damage = [Damage::Dent, Damage::Dent].into_iter().collect();
    third.assigns(RM, 1).drives(&[F]).declines();
    third.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert!(third.is_inoperable(BM));
}

/// CS-5.15, IX-2.3
#[test]
fn a_turbocharger_gives_a_move_but_not_to_a_coast() {
    let mut scene = fitted(Upgrade::Turbocharger);
    scene.assigns(RM, 4);
    assert_eq!(scene.moves(), 5);
    let mut coasts =
        fitted(Upgrade::Turbocharger).moved(RM).moved(RS).moved(RL).dice(RED, &[2]).coast_turn(RED);
    coasts.does(RED, Coast { car: RM, die: 2 });
    assert_eq!(coasts.moves(), 1);
}

/// IX-2.3, CD-5.4, TRX-S23
#[test]
fn the_moves_of_a_burning_car_are_summed_in_order() {
    let options = Options { upgrades: true, ..CARNAGE };
    let broken = || {
        let scene = garage(options, 2).car(RM, 3, 2).fitted(RM, Upgrade::ExtraArmour);
        let mut scene = scene.damaged(RM, &[Damage::TransmissionFailure, Damage::FlatTyre]);
        let car = &mut scene.open().cars[RM.car_index().unwrap()];
        (car.inoperable, car.burning) = (false, true);
        scene
    };
    // Without the tailwind of the worked scenario: 3 + 2 + 1 - 1.
    let mut scene = broken().dice(RED, &[2, 6]);
    scene.does(RED, Assign { car: RM, die: 6 });
    scene.rolls(RED, Action::Command { command: Command::Nitro, die: 2 }, &[fire(FireFace::One)]);
    assert_eq!(scene.moves(), 5);
    let mut coasts = broken().moved(RM).moved(RS).moved(RL).dice(RED, &[2]).coast_turn(RED);
    coasts.rolls(RED, Coast { car: RM, die: 2 }, &[fire(FireFace::One)]);
    assert_eq!(coasts.moves(), 1);
}

/// CS-5.16, IX-3.1, IX-6.7
#[test]
fn a_tow_hook_saves_an_inoperable_car_from_the_tile_that_goes() {
    let hooked = || {
        let scene = garage(upgrades_play(), 2).car(BM, 2, 5).fitted(BM, Upgrade::TowHook).car(BS, 2, 20);
        scene.damaged(BM, &[Damage::Dent, Damage::Dent]).car(RM, 3, 23).stack(&["2a", "3a"])
    };
    let mut scene = hooked();
    scene.assigns(RM, 1).just(RED, Step(F));
    scene.stands(BM, 2, 0);
    assert!(scene.told.contains(&Event::Towed { car: BM, space: at(2, 0) }));
    // Two spaces are as near: its owner chooses.
    let mut tied = hooked().car(RL, 2, 8);
    tied.assigns(RM, 1).just(RED, Step(F));
    assert_eq!(tied.asked(), Some(BLUE));
    tied.refuses(BLUE, Tow(at(4, 0)), "CS-5.16");
    tied.just(BLUE, Tow(at(3, 0))).stands(BM, 3, 0);
    // An operable car is left behind, and one of a player who is out.
    let mut operable = hooked().damaged(BM, &[Damage::Dent]);
    operable.assigns(RM, 1).just(RED, Step(F));
    assert_eq!(operable.fate(BM), Some(Fate::LeftBehind));
    let mut out = garage(upgrades_play(), 3).car(BM, 2, 5).fitted(BM, Upgrade::TowHook).gone(&[BS, BIG_BLUE]);
    out = out.damaged(BM, &[Damage::Dent, Damage::Dent]).car(RM, 3, 23).car(GM, 3, 20).stack(&["2a", "3a"]);
    out.open().gangs[BLUE].is_in = false;
    out.assigns(RM, 1).just(RED, Step(F));
    assert_eq!(out.fate(BM), Some(Fate::LeftBehind));
}

/// CS-3.6, CS-5.17, IX-2.12, IX-6.2
#[test]
fn a_dead_mans_switch_takes_all_neighbours_along_and_bruises_the_rig() {
    let options = Options { upgrades: true, ..rig_plays() };
    let scene =
        garage(options, 3).car(RM, 3, 2).car(RL, 0, 0).car(BM, 3, 4).fitted(BM, Upgrade::DeadMansSwitch);
    let scene =
        scene.damaged(BM, &[Damage::Dent]).car(BS, 2, 5).car(BIG_BLUE, 0, 2).rig((4, 6), (4, 5), (4, 4));
    let mut scene = scene;
    scene.assigns(RM, 1).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert_eq!(
        (scene.fate(RM), scene.fate(BS), scene.fate(BM)),
        (Some(Fate::BlownUp), Some(Fate::BlownUp), None)
    );
    assert_eq!(scene.asked(), Some(GREEN), "one damage, however many sections are near");
    assert!(scene.is_inoperable(BM) && scene.is_in(BLUE));
    scene.just(GREEN, DamageRig(Airstrike));
    assert_eq!(scene.damaged_commands().len(), 1);
}

/// IX-2.12, CS-5.17
#[test]
fn if_a_switch_leaves_nobody_who_stood_furthest_forward_wins() {
    let scene = garage(upgrades_play(), 2).car(RM, 3, 2).car(BM, 3, 4).fitted(BM, Upgrade::DeadMansSwitch);
    let mut scene = scene.damaged(BM, &[Damage::Dent]).gone(&[RS, RL, BS, BIG_BLUE]);
    scene.assigns(RM, 1).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert!(scene.won_by(BLUE));
}

/// IX-2.2, CS-4.2, CS-5.21
#[test]
fn a_roadblock_comes_before_a_layer() {
    let options = Options { leaders: true, ..upgrades_play() };
    let mut scene =
        garage(options, 2).leader(RED, Leader::Abigail).car(RM, 3, 2).fitted(RM, Upgrade::MineLayer);
    scene.spends(RM, 2, Command::Roadblock).drives(&[F, F]).does(RED, DeclineBonus);
    scene.rolls(RED, DropHazard(at(3, 3)), &[Raw(0)]);
    assert_eq!(scene.legal(RED), [Lay, LayNone]);
}

/// CS-5.20, IX-6.1
#[test]
fn a_bull_bar_pushes_straight_ahead_and_loses_the_rest() {
    let mut scene = fitted(Upgrade::BullBar).car(BM, 3, 3).car(BIG_BLUE, 3, 4);
    scene.assigns(RM, 3).rolls(RED, Step(F), &[Bottom, Way(F)]);
    // The pushed car slams the next one, as after a slam.
    scene.does(BLUE, KeepSlam).stands(RM, 3, 3).stands(BM, 3, 4).stands(BIG_BLUE, 3, 5);
    assert_eq!(scene.moves(), 0);
    assert!(!scene.offers(RED, TakeBonus));
    // Drift comes first, if it is used.
    let mut drifts = fitted(Upgrade::BullBar).car(BM, 3, 3).dice(RED, &[3, 4]);
    drifts
        .does(RED, Assign { car: RM, die: 3 })
        .does(RED, Action::Command { command: Command::Drift, die: 4 });
    drifts.drives(&[F]);
    let mut slams = drifts.clone();
    drifts.does(RED, DriftThrough).stands(BM, 3, 3);
    slams.does(RED, DriftSlam).stands(BM, 3, 4);
    // A wreck token slams, and so does the rig.
    let mut wreck = fitted(Upgrade::BullBar).laid(3, 3, Hazard::Wreck);
    wreck.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(F)]).does(RED, KeepSlam).stands(WRECK, 3, 4);
    let options = Options { upgrades: true, ..rig_plays() };
    let mut rig = garage(options, 3).car(RM, 3, 2).fitted(RM, Upgrade::BullBar).rig_at(3, 5);
    rig.assigns(RM, 1).rolls(RED, Step(F), &[Way(FL)]).stands(RM, 2, 4);
}

/// CS-5.21
#[test]
fn a_mine_layer_leaves_three_mines_where_its_moves_began() {
    let mut scene = fitted(Upgrade::MineLayer).car(RL, 3, 0).dice(RED, &[1, 2]);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    assert_eq!(scene.legal(RED), [Lay, LayNone]);
    let mut none = scene.clone();
    none.does(RED, LayNone);
    assert!(none.face(3, 2).is_none());
    scene.does(RED, Lay);
    assert_eq!(scene.face(3, 2).unwrap().face, Some(Hazard::LaidMine));
    assert_eq!(scene.state.open.car(RM).unwrap().charges, 2);
    // It works like a mine and goes back to the box, not to the discard.
    let mut scene = scene.turn(RED);
    scene.assigns(RL, 2).drives(&[F]).rolls(RED, Step(F), &[Draw(Damage::Dent)]);
    assert_eq!((scene.damage(RL).len(), scene.discard(Hazard::Mine)), (1, 0));
    assert!(scene.face(3, 2).is_none());
    // Not from the starting area, and not without a token left.
    let mut enters = garage(upgrades_play(), 2).fitted(RM, Upgrade::MineLayer);
    enters.assigns(RM, 1).does(RED, Enter(3)).declines();
    assert!(!enters.offers(RED, Lay));
    let mut empty = fitted(Upgrade::MineLayer);
    empty.open().cars[RM.car_index().unwrap()].charges = 0;
    empty.assigns(RM, 1).drives(&[F]).declines();
    assert!(!empty.offers(RED, Lay));
}

/// CS-5.22, IX-2.2
#[test]
fn an_oil_layer_leaves_oil_that_counts_as_road_and_stays() {
    let mut scene = fitted(Upgrade::OilLayer).car(RM, 1, 2).car(RL, 1, 1).dice(RED, &[1, 2]);
    scene.assigns(RM, 1).drives(&[F]).does(RED, Lay);
    assert_eq!(scene.terrain(1, 2), Terrain::Road);
    let mut scene = scene.turn(RED);
    scene.assigns(RL, 2).rolls(RED, Step(F), &[Way(FR)]).stands(RL, 2, 3);
    assert_eq!(scene.face(1, 2).unwrap().face, Some(Hazard::LaidOil));
    assert_eq!(scene.moves(), 1);
}

/// CS-5.23, IX-2.4
#[test]
fn with_mud_tyres_mud_costs_one_move_but_a_broken_axle_beats_them() {
    let options = Options { upgrades: true, ..CARNAGE };
    let tyres = || garage(options, 2).car(RM, 1, 10).fitted(RM, Upgrade::MudTyres);
    let mut scene = tyres();
    scene.assigns(RM, 3).drives(&[F]);
    assert_eq!(scene.moves(), 2);
    let mut axle = tyres().damaged(RM, &[Damage::BrokenAxle]);
    axle.assigns(RM, 3).drives(&[F]);
    assert_eq!(axle.moves(), 0);
}

/// CS-5.24
#[test]
fn a_slipstream_kit_adds_one_to_the_road_die() {
    let mut scene = fitted(Upgrade::SlipstreamKit).road_die(2);
    scene.assigns(RM, 1).drives(&[F]).does(RED, TakeBonus);
    assert_eq!(scene.moves(), 3);
}

/// CS-5.25
#[test]
fn a_hazard_plough_discards_the_first_token_of_a_turn_without_effect() {
    let mut scene = fitted(Upgrade::HazardPlough).laid(3, 3, Hazard::Mine).laid(3, 4, Hazard::Mine);
    scene.assigns(RM, 3).drives(&[F]);
    assert!(
        scene.told.contains(&Event::HazardShown { space: at(3, 3), hazard: Hazard::Mine }),
        "shown first"
    );
    assert_eq!((scene.damage(RM).len(), scene.discard(Hazard::Mine), scene.moves()), (0, 1, 2));
    assert!(scene.face(3, 3).is_none());
    scene.rolls(RED, Step(F), &[Draw(Damage::Dent)]);
    assert_eq!(scene.damage(RM).len(), 1);
    // A face-up pit trap too, and the ground is again what is printed.
    let options = Options { upgrades: true, ..CARNAGE };
    let trap = garage(options, 2).car(RM, 3, 2).fitted(RM, Upgrade::HazardPlough).laid(3, 3, Hazard::PitTrap);
    let mut trap = trap.shown(3, 3, Hazard::PitTrap);
    trap.assigns(RM, 2).drives(&[F]).stands(RM, 3, 3);
    assert_eq!((trap.terrain(3, 3), trap.discard(Hazard::PitTrap)), (Terrain::Road, 1));
    // Not when it is pushed in another's turn.
    let mut pushed = garage(upgrades_play(), 2).car(RL, 3, 1).car(BM, 3, 2).fitted(BM, Upgrade::HazardPlough);
    pushed = pushed.laid(3, 3, Hazard::Mine);
    pushed.assigns(RL, 1).rolls(RED, Step(F), &[Bottom, Way(F)]);
    pushed.rolls(RED, KeepSlam, &[Draw(Damage::Dent)]);
    assert_eq!(pushed.damage(BM).len(), 1);
}

/// CS-5.26, CD-2.10
#[test]
fn jump_jets_skip_one_space_once_a_round_for_one_move() {
    let mut scene = fitted(Upgrade::JumpJets).car(BM, 3, 3).laid(3, 4, Hazard::Road);
    scene.assigns(RM, 3);
    assert!(scene.offers(RED, Jump) && scene.offers(RED, Step(F)));
    scene.does(RED, Jump).stands(RM, 3, 4);
    assert_eq!(scene.moves(), 2);
    scene.refuses(RED, Jump, "CS-5.26");
    // One move, whatever the landing costs.
    let mut mud = fitted(Upgrade::JumpJets).car(RM, 1, 9);
    mud.assigns(RM, 3).does(RED, Jump).stands(RM, 1, 11);
    assert_eq!(mud.moves(), 2);
    let mut coasts = fitted(Upgrade::JumpJets).moved(RM).moved(RS).moved(RL).dice(RED, &[2]).coast_turn(RED);
    coasts.does(RED, Coast { car: RM, die: 2 });
    coasts.refuses(RED, Jump, "CS-5.26");
    // Onto a ramp it is a landing.
    let options = Options { upgrades: true, ..CARNAGE };
    let mut ramp = garage(options, 2).car(RM, 3, 2).fitted(RM, Upgrade::JumpJets).ground(3, 4, Hazard::Ramp);
    ramp.assigns(RM, 3).does(RED, Jump);
    assert_eq!(ramp.fate(RM), Some(Fate::OffRamp));
}

/// CS-5.27, CS-3.6, IX-2.1, IX-2.9
#[test]
fn a_pit_crew_mends_its_car_once_a_game_at_the_start_of_a_turn() {
    let scene = garage(upgrades_play(), 2).car(RM, 3, 2).fitted(RM, Upgrade::PitCrew).car(RL, 2, 2);
    let mut scene = scene.damaged(RM, &[Damage::Dent, Damage::Blast]).damaged(RL, &[Damage::Dazed]);
    scene.open().turn.step = Step::Start;
    let stops = [Damage::Dent, Damage::Blast].map(|damage| PitCrew { car: RM, damage });
    assert_eq!(scene.legal(RED), [stops[0], stops[1], BeginTurn]);
    scene.refuses(RED, PitCrew { car: RL, damage: Damage::Dazed }, "CS-5.27");
    let mut none = scene.clone();
    none.does(RED, BeginTurn);
    assert_eq!(none.step(), Step::Assign);
    scene.does(RED, stops[1]);
    assert_eq!((scene.damage(RM), scene.is_inoperable(RM)), (vec![Damage::Dent], false));
    assert!(scene.offers(RED, Assign { car: RM, die: 1 }), "it may be assigned in this turn");
    scene.open().turn.step = Step::Start;
    scene.refuses(RED, stops[0], "CS-5.27");
}

/// CS-5.26, TR-6.8
#[test]
fn a_jump_costs_one_move_also_where_a_finder_pays_for_mud() {
    for hazard in [Hazard::Road, Hazard::Mud] {
        let options = Options { mud_costs_finder: true, ..upgrades_play() };
        let mut scene = garage(options, 2).car(RM, 3, 8).fitted(RM, Upgrade::JumpJets).laid(3, 10, hazard);
        scene.assigns(RM, 3);
        scene.does(RED, Jump).stands(RM, 3, 10);
        assert_eq!(scene.moves(), 2);
    }
}
