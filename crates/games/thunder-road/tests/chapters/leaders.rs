//! CS-4: what each leader does.

use super::carnage::{CARNAGE, burns};
use super::crews::*;
use super::scene::*;
use super::shop::*;
use crossroads_engine::{Game, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::FireFace;
use crossroads_thunder_road::state::Bonus;

/// Red's medium car on (3,2) under this leader, in a game of two.
fn led_by(leader: Leader) -> Scene {
    garage(leaders_play(), 2).leader(RED, leader).car(RM, 3, 2)
}

/// The same with the fire of Carnage.
fn in_fire(leader: Leader) -> Scene {
    garage(Options { leaders: true, ..CARNAGE }, 2).leader(RED, leader).car(RM, 3, 2)
}

/// CS-4.1
#[test]
fn blood_rush_takes_a_token_for_the_first_hit_of_a_round() {
    let mut scene = led_by(Leader::VinceVamp).tokens(RED, 0).car(BM, 3, 4).car(RL, 2, 2).car(BIG_BLUE, 2, 4);
    scene = scene.dice(RED, &[1, 1, 4, 4]);
    scene.does(RED, Assign { car: RM, die: 1 });
    assert!(scene.offers(RED, Action::Command { command: Command::Nitro, die: 4 }), "nitro takes up to four");
    scene.refuses(RED, Action::Command { command: Command::Drift, die: 1 }, "TR-8.2");
    scene.does(RED, NoCommand).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert_eq!(scene.held(RED), 1);
    let mut scene = scene.tokens(RED, 0).turn(RED);
    scene.assigns(RL, 1).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BIG_BLUE), &[HIT_L, Draw(Damage::Dent)]);
    assert_eq!(scene.held(RED), 0, "once a round");
}

/// CS-4.1
#[test]
fn the_shot_of_a_chopper_is_no_blood_rush() {
    let mut scene = led_by(Leader::VinceVamp).tokens(RED, 0).car(BM, 3, 8).dice(RED, &[1, 4]);
    scene.does(RED, Assign { car: RM, die: 1 });
    scene
        .does(RED, Action::Command { command: Command::Airstrike, die: 4 })
        .does(RED, PlaceChopper(at(3, 7)));
    scene.rolls(RED, ChopperShot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert_eq!(scene.held(RED), 0);
}

/// CS-4.2
#[test]
fn the_long_arm_reaches_two_spaces_straight_ahead_over_an_empty_one() {
    let mut scene = led_by(Leader::Abigail).tokens(RED, 0).car(BM, 3, 5);
    scene.assigns(RM, 1).drives(&[F]).declines();
    assert!(scene.offers(RED, Shoot(BM)));
    let mut between = led_by(Leader::Abigail).tokens(RED, 0).car(BM, 3, 5).car(BS, 3, 4);
    between.assigns(RM, 1).drives(&[F]).declines();
    between.refuses(RED, Shoot(BM), "TR-11.3");
    assert!(between.offers(RED, Shoot(BS)));
    let mut far = led_by(Leader::Abigail).tokens(RED, 0).car(BM, 3, 6).car(BS, 2, 5);
    far.assigns(RM, 1).drives(&[F]).declines();
    assert!(!far.offers(RED, Shoot(BM)) && !far.offers(RED, Shoot(BS)), "neither three ahead nor aside");
}

/// CS-4.2, IX-7.1
#[test]
fn a_roadblock_lies_face_down_behind_the_car_after_its_move() {
    let mut scene = led_by(Leader::Abigail).car(BS, 2, 3);
    scene.spends(RM, 1, Command::Roadblock).drives(&[F]);
    scene.does(RED, DeclineBonus);
    assert_eq!(scene.legal(RED), [DropHazard(at(3, 2)), DropHazard(at(4, 3))], "(2,3) is taken");
    scene.refuses(RED, DropHazard(at(2, 3)), "CS-4.2").refuses(RED, DropNone, "TR-7.5");
    scene.rolls(RED, DropHazard(at(3, 2)), &[Raw(0)]);
    assert_eq!(scene.face(3, 2).unwrap().face, None);
    assert!(scene.told.contains(&Event::RoadblockPlaced { seat: RED, space: at(3, 2) }));
}

/// CS-4.3
#[test]
fn a_black_ribbon_asks_only_where_the_move_ends() {
    let mut scene = led_by(Leader::Asha).tokens(RED, 0).car(RM, 1, 2).dice(RED, &[1, 2]);
    scene.assigns(RM, 1).drives(&[FR]);
    assert!(scene.offers(RED, TakeBonus), "off-road, then road");
    let mut off = led_by(Leader::Asha).tokens(RED, 0).car(RM, 2, 2).dice(RED, &[1, 2]);
    off.assigns(RM, 1).drives(&[FL]);
    assert!(!off.offers(RED, TakeBonus));
    let mut other = led_by(Leader::Bumpo).tokens(RED, 0).car(RM, 1, 2).dice(RED, &[1, 2]);
    other.assigns(RM, 1).drives(&[FR]);
    assert!(!other.offers(RED, TakeBonus));
    // A move that was cut short earns nothing.
    let mut stopped = led_by(Leader::Asha).tokens(RED, 0).car(RM, 1, 2).car(BIG_BLUE, 2, 3).dice(RED, &[3]);
    stopped.assigns(RM, 3);
    stopped.rolls(RED, Step(FR), &[Bottom, Way(F)]).does(BLUE, KeepSlam);
    assert!(!stopped.offers(RED, TakeBonus));
    let mut coasts =
        led_by(Leader::Asha).tokens(RED, 0).car(RM, 1, 2).moved(RM).moved(RS).moved(RL).dice(RED, &[2]);
    coasts = coasts.coast_turn(RED);
    coasts.does(RED, Coast { car: RM, die: 2 }).drives(&[FR]);
    assert!(!coasts.offers(RED, TakeBonus));
}

/// CS-4.4, CS-5.17, TRX-S21
#[test]
fn two_tokens_keep_a_car_operable_before_anything_explodes() {
    let options = Options { leaders: true, upgrades: true, ..Options::default() };
    let scene = garage(options, 3).leader(BLUE, Leader::MsBetty).tokens(BLUE, 2).gone(&[BS, BIG_BLUE]);
    let scene = scene.car(BM, 3, 4).damaged(BM, &[Damage::Blast]).fitted(BM, Upgrade::DeadMansSwitch);
    let mut scene = scene.car(RM, 3, 2).car(GM, 4, 4).car(RL, 0, 0).car(RS, 0, 1);
    scene.assigns(RM, 1).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert_eq!(scene.asked(), Some(BLUE));
    let pile = scene.state.open.damage_pile[Damage::Dent as usize];
    let mut declines = scene.clone();
    scene.does(BLUE, JuryRig);
    assert_eq!((scene.damage(BM), scene.held(BLUE)), (vec![Damage::Blast], 0));
    assert_eq!(scene.state.open.damage_pile[Damage::Dent as usize], pile + 1);
    assert!(!scene.is_inoperable(BM) && scene.is_in(BLUE) && scene.space(GM).is_some());
    declines.does(BLUE, NoJuryRig);
    assert_eq!((declines.fate(GM), declines.fate(RM)), (Some(Fate::BlownUp), Some(Fate::BlownUp)));
    assert!(!declines.is_in(BLUE));
}

/// CS-4.4
#[test]
fn with_one_token_nobody_is_asked() {
    let scene = garage(leaders_play(), 2).leader(BLUE, Leader::MsBetty).tokens(BLUE, 1).car(RM, 3, 2);
    let mut scene = scene.car(BM, 3, 4).damaged(BM, &[Damage::Blast]);
    scene.assigns(RM, 1).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
    assert!(scene.is_inoperable(BM));
}

/// CS-4.5, IX-2.8
#[test]
fn a_bumper_car_rolls_again_after_the_owner_of_the_larger_one() {
    let mut scene = led_by(Leader::Bumpo).tokens(RED, 0).car(BIG_BLUE, 3, 3);
    scene.assigns(RM, 1).rolls(RED, Step(F), &[Top, Way(BL)]);
    assert_eq!(scene.asked(), Some(BLUE));
    scene.rolls(BLUE, RerollSlam, &[Top, Way(B)]);
    assert_eq!(scene.asked(), Some(RED), "one reroll for each player");
    scene.rolls(RED, RerollSlam, &[Bottom, Way(F)]).stands(BIG_BLUE, 3, 4).stands(RM, 3, 3);
    // Whoever has rolled by size has rolled.
    let mut larger = led_by(Leader::Bumpo).tokens(RED, 0).car(BS, 3, 3);
    larger.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(F)]).does(RED, KeepSlam);
    assert!(!larger.offers(RED, KeepSlam));
    larger.stands(BS, 3, 4);
}

/// CS-4.5
#[test]
fn a_big_shove_rolls_the_direction_and_chooses_who_moves() {
    let mut scene = led_by(Leader::Bumpo).car(BIG_BLUE, 3, 3).car(BS, 3, 5);
    scene.spends(RM, 3, Command::BigShove).rolls(RED, Step(F), &[Way(FL)]);
    scene.does(BLUE, KeepSlam).does(RED, KeepSlam);
    assert_eq!(scene.legal(RED), [BigShove(SlamFace::Top), BigShove(SlamFace::Bottom)]);
    scene.does(RED, BigShove(SlamFace::Bottom)).stands(BIG_BLUE, 2, 4).stands(RM, 3, 3);
    assert!(!scene.state.open.works(Command::BigShove), "the first slam only");
}

/// CS-4.5, IX-6.1
#[test]
fn neither_bumper_car_nor_big_shove_works_against_rig_or_bike() {
    let options = Options { leaders: true, ..both_play() };
    let scene = garage(options, 3).leader(RED, Leader::Bumpo).car(RM, 3, 2).car(BARS, 3, 3).rig_at(2, 6);
    let mut scene = scene;
    scene.spends(RM, 1, Command::BigShove).rolls(RED, Step(F), &[Way(F)]).stands(BARS, 3, 4);
    assert!(scene.state.open.works(Command::BigShove), "it waits for a slam that it is good for");
}

/// CS-4.6, IX-2.7
#[test]
fn a_steady_hand_rolls_one_miss_again_in_a_turn() {
    let mut scene = led_by(Leader::WongLeiKong).tokens(RED, 0).car(BM, 3, 4);
    scene.assigns(RM, 1).drives(&[F]).declines();
    scene.rolls(RED, Shoot(BM), &[HIT_L]);
    assert_eq!(scene.legal(RED), [KeepShot, RerollShot]);
    scene.rolls(RED, RerollShot, &[HIT_L]);
    assert!(scene.state.open.turn.seat == BLUE || !scene.offers(RED, RerollShot));
    assert!(scene.damage(BM).is_empty());
    let mut hit = led_by(Leader::WongLeiKong).tokens(RED, 0).car(BM, 3, 4);
    hit.assigns(RM, 1).drives(&[F]).declines();
    hit.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Dent)]);
}

/// CS-4.6, IX-2.5, IX-6.5
#[test]
fn a_spotter_shoots_three_spaces_along_the_front_lines_at_the_first_vehicle() {
    let mut scene = led_by(Leader::WongLeiKong).car(BM, 3, 6).car(BS, 2, 5).car(BIG_BLUE, 1, 5);
    scene.spends(RM, 1, Command::Spotter).drives(&[F]).declines();
    // From (3,3) the left line is (2,4), (1,4), (0,5).
    assert!(scene.offers(RED, Shoot(BM)), "three ahead");
    assert!(!scene.offers(RED, Shoot(BS)) && !scene.offers(RED, Shoot(BIG_BLUE)), "beside the lines");
    let mut covered = led_by(Leader::WongLeiKong).car(BM, 3, 6).car(BS, 3, 5).car(BIG_BLUE, 0, 5);
    covered.spends(RM, 1, Command::Spotter).drives(&[F]).declines();
    assert!(
        covered.offers(RED, Shoot(BS))
            && !covered.offers(RED, Shoot(BM))
            && covered.offers(RED, Shoot(BIG_BLUE))
    );
    let options = Options { leaders: true, ..rig_plays() };
    let rig = garage(options, 3).leader(RED, Leader::WongLeiKong).car(RM, 3, 2).rig_at(3, 7).car(BM, 2, 20);
    let mut rig = rig.rig_damage(&[HazardDropper, TargetingComputer]).car(BS, 3, 8);
    rig.spends(RM, 2, Command::Spotter).drives(&[F, F]).declines();
    assert!(!rig.legal(RED).contains(&Shoot(BS)), "a section that is no target still ends the line");
}

/// IX-2.10
#[test]
fn weapons_are_refused_in_round_one() {
    let mut scene = led_by(Leader::WongLeiKong).round(1);
    scene.does(RED, Assign { car: RM, die: 1 }).does(RED, NoCommand);
    scene.refuses(RED, SpendToken(Command::Spotter), "IX-2.10");
    let mut joe = led_by(Leader::MachineGunJoe).round(1);
    joe.does(RED, Assign { car: RM, die: 1 }).does(RED, NoCommand);
    joe.refuses(RED, SpendToken(Command::SecondBelt), "IX-2.10");
    let mut late = led_by(Leader::CrisCrass).round(1);
    late.does(RED, Assign { car: RM, die: 1 }).does(RED, NoCommand);
    assert!(
        late.offers(RED, SpendToken(Command::Slingshot)),
        "what works after the move may always be chosen"
    );
}

/// CS-4.7, IX-2.11
#[test]
fn a_lead_foot_rolls_any_dice_again_before_the_first_turn_of_a_round() {
    let mut scene = garage(leaders_play(), 2).leader(BLUE, Leader::CrisCrass).car(RM, 3, 2);
    for (_, gang) in scene.open().gangs.iter_mut() {
        gang.turns = 3;
    }
    scene.assigns(RM, 1).drives(&[F]);
    let dice: Vec<Roll> = [0, 1, 2, 3, 0, 0, 2, 5, 1].map(Raw).to_vec();
    scene.rolls(RED, DeclineBonus, &dice);
    assert_eq!(scene.asked(), Some(BLUE), "although the round begins with somebody else");
    assert_eq!(scene.state.open.gangs[BLUE].dice.to_vec(), [1, 1, 3, 6]);
    assert_eq!(scene.legal(BLUE).len(), 12, "of equal dice it does not matter which");
    scene.refuses(BLUE, LeadFoot(0b10), "CS-4.7");
    scene.rolls(BLUE, LeadFoot(0b101), &[Raw(4), Raw(4)]);
    assert_eq!(scene.state.open.gangs[BLUE].dice.to_vec(), [1, 5, 5, 6]);
    assert_eq!(scene.step(), Step::Assign);
}

/// CS-4.7, IX-2.1
#[test]
fn a_slingshot_gives_two_moves_behind_somebody_and_no_bonus_after_them() {
    let mut scene = led_by(Leader::CrisCrass).car(BM, 3, 4);
    scene.spends(RM, 1, Command::Slingshot).drives(&[F]);
    scene.does(RED, DeclineBonus);
    assert_eq!((scene.moves(), scene.step()), (2, Step::Drive));
    assert_eq!(scene.state.open.turn.drive.bonus, Bonus::Settled);
    scene.drives(&[FL, F]);
    assert!(!scene.offers(RED, TakeBonus));
    let mut alone = led_by(Leader::CrisCrass);
    alone.spends(RM, 1, Command::Slingshot).drives(&[F]);
    alone.does(RED, DeclineBonus);
    assert_eq!(alone.state.open.turn.seat, BLUE, "nobody is ahead");
    // Also after losing the rest.
    let mut slammed = led_by(Leader::CrisCrass).car(BS, 3, 3).car(BIG_BLUE, 4, 4);
    slammed.spends(RM, 2, Command::Slingshot).rolls(RED, Step(F), &[Bottom, Way(FL)]);
    slammed.does(RED, KeepSlam);
    assert_eq!(slammed.moves(), 2);
}

/// CS-4.8
#[test]
fn a_scrap_run_takes_a_token_for_the_first_hazard_token_of_a_turn_and_holds_four_at_most() {
    let mut scene = led_by(Leader::Cruft).laid(3, 3, Hazard::Road).laid(3, 4, Hazard::Road);
    scene.assigns(RM, 2).drives(&[F]);
    assert_eq!(scene.held(RED), 2);
    scene.drives(&[F]);
    assert_eq!(scene.held(RED), 2, "once a turn");
    let mut full = led_by(Leader::Cruft).tokens(RED, 4).laid(3, 3, Hazard::Road);
    full.assigns(RM, 1).drives(&[F]);
    assert_eq!(full.held(RED), 4);
}

/// CS-4.8, IX-2.9
#[test]
fn a_patch_up_works_as_a_repair() {
    let mut scene = led_by(Leader::Cruft).car(RL, 2, 2).damaged(RL, &[Damage::Dent, Damage::Blast]);
    scene.spends(RM, 1, Command::PatchUp);
    scene.does(RED, Repair { car: RL, damage: Damage::Blast });
    assert_eq!((scene.damage(RL), scene.is_inoperable(RL)), (vec![Damage::Dent], false));
    let mut sound = led_by(Leader::Cruft);
    sound.does(RED, Assign { car: RM, die: 1 }).does(RED, NoCommand);
    sound.refuses(RED, SpendToken(Command::PatchUp), "TR-8.3");
}

/// CS-4.9
#[test]
fn a_spray_shoots_at_all_in_the_front_arc_from_left_to_right() {
    let mut scene = led_by(Leader::MachineGunJoe).tokens(RED, 0).car(BM, 3, 4).car(RL, 2, 4).car(BS, 4, 4);
    scene.assigns(RM, 1).drives(&[F]).declines();
    assert!(scene.offers(RED, Shoot(BM)), "one target is allowed too");
    let rolls = [HIT_L, Draw(Damage::Dent), HIT_L, HIT_SM, Draw(Damage::Dent)];
    scene.rolls(RED, Spray, &rolls);
    assert_eq!((scene.damage(RL).len(), scene.damage(BM).len(), scene.damage(BS).len()), (1, 0, 1));
    let mut one = led_by(Leader::MachineGunJoe).tokens(RED, 0).car(BM, 3, 4);
    one.assigns(RM, 1).drives(&[F]).declines();
    one.refuses(RED, Spray, "CS-4.9");
}

/// CS-4.9
#[test]
fn a_spray_skips_who_has_left_and_names_a_command_of_each_section() {
    let mut scene = led_by(Leader::MachineGunJoe).tokens(RED, 0).car(BIG_BLUE, 2, 4).car(BM, 3, 4);
    scene.assigns(RM, 1).drives(&[F]).declines();
    // The large car skids onto the medium one and pushes it away.
    scene.rolls(RED, Spray, &[HIT_L, Draw(Damage::SkidFrontRight), Bottom, Way(F)]);
    scene.does(BLUE, KeepSlam).stands(BIG_BLUE, 3, 4).stands(BM, 3, 5);
    assert!(scene.damage(BM).is_empty() && scene.damage(BIG_BLUE).len() == 1);
    let options = Options { leaders: true, ..rig_plays() };
    let rig = garage(options, 3).leader(RED, Leader::MachineGunJoe).tokens(RED, 0).car(RM, 3, 2);
    let mut rig = rig.rig_at(2, 6).car(BM, 3, 4);
    rig.assigns(RM, 1).drives(&[F]).declines();
    rig.does(RED, Spray);
    assert_eq!(rig.legal(RED), [ShootRig(HazardDropper), ShootRig(TargetingComputer)]);
    rig.refuses(RED, ShootRig(Airstrike), "CS-4.9").refuses(RED, ShootRig(RepairRear), "BR-6.3");
    rig.rolls(RED, ShootRig(HazardDropper), &[HIT_L, HIT_M, Draw(Damage::Dent)]);
    assert_eq!((rig.damaged_commands(), rig.damage(BM).len()), (vec![HazardDropper], 1));
}

/// CS-4.9
#[test]
fn a_second_belt_shoots_before_the_move_too() {
    let mut scene = led_by(Leader::MachineGunJoe).car(BM, 3, 3).car(BS, 2, 3);
    scene.spends(RM, 1, Command::SecondBelt);
    assert_eq!(scene.step(), Step::EarlyShot);
    scene.rolls(RED, Shoot(BM), &[HIT_L]);
    assert_eq!(scene.step(), Step::Drive);
    scene.drives(&[FR]).declines();
    assert_eq!(scene.state.open.turn.mover, Some(RM));
}

/// CS-4.10, IX-7.2
#[test]
fn second_sight_shows_one_token_to_one_seat_alone() {
    let scene = led_by(Leader::MadameBoubreaux).laid(2, 5, Hazard::Mine).laid(2, 6, Hazard::Road);
    let mut scene = scene;
    scene.open().turn.step = Step::Start;
    scene.refuses(RED, LookAt(at(2, 7)), "CS-4.10");
    scene.does(RED, LookAt(at(2, 5)));
    assert_eq!(scene.told, [Event::Looked { seat: RED, space: at(2, 5), face: Some(Hazard::Mine) }]);
    assert_eq!(scene.step(), Step::Assign, "one token a turn");
    let view = |viewer| ThunderRoad::view(&scene.state, viewer);
    assert_eq!(view(Viewer::Seat(RED)).own.unwrap().faces, [(at(2, 5), Hazard::Mine)]);
    assert!(view(Viewer::Seat(BLUE)).own.unwrap().faces.is_empty());
    assert_eq!(view(Viewer::Seat(BLUE)).open.looked.len(), 1, "others know which token it was");
    let told = crossroads_thunder_road::events::Told { level: 0, event: scene.told[0] };
    let cut = ThunderRoad::cut(&told, Viewer::Seat(BLUE)).unwrap().event;
    assert_eq!(cut, Event::Looked { seat: RED, space: at(2, 5), face: None });
    // Turned up, it is known to all.
    let mut scene = scene.car(RM, 2, 4);
    scene.assigns(RM, 1);
    scene.rolls(RED, Step(F), &[Draw(Damage::Dent)]);
    assert!(scene.state.open.looked.is_empty());
}

/// CS-4.10, IX-2.8
#[test]
fn an_omen_rolls_any_dice_of_the_turn_again_once() {
    let mut scene = led_by(Leader::MadameBoubreaux).laid(3, 3, Hazard::Oil).laid(3, 4, Hazard::Oil);
    scene.spends(RM, 2, Command::Omen).rolls(RED, Step(F), &[Way(BL)]);
    assert_eq!(scene.legal(RED), [KeepDice, RerollDice]);
    scene.refuses(RED, RerollSlam, "TR-10.4");
    scene.rolls(RED, RerollDice, &[Way(B)]).stands(RM, 3, 2);
    let mut again = scene.clone();
    again.rolls(RED, Step(F), &[Way(FL)]).stands(RM, 2, 4);
    // After all others, in slams too, also of another player's reroll.
    let mut slam = led_by(Leader::MadameBoubreaux).car(BIG_BLUE, 3, 3);
    slam.spends(RM, 1, Command::Omen).rolls(RED, Step(F), &[Bottom, Way(FL)]);
    slam.rolls(BLUE, RerollSlam, &[Top, Way(B)]);
    slam.rolls(RED, RerollSlam, &[Bottom, Way(F)]).stands(BIG_BLUE, 3, 4);
}

/// CS-4.11
#[test]
fn fireproof_rolls_the_fire_die_again_once_a_round() {
    let mut scene = in_fire(Leader::EmBerco).tokens(RED, 0).car(RL, 2, 2).dice(RED, &[1, 1]);
    for car in [RM, RL] {
        scene.open().cars[car.car_index().unwrap()].burning = true;
    }
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.rolls(RED, NoCommand, &[fire(FireFace::Eliminate)]);
    assert_eq!(scene.legal(RED), [KeepDice, RerollDice]);
    scene.rolls(RED, RerollDice, &[fire(FireFace::Two)]);
    assert_eq!(scene.moves(), 3);
    let mut scene = scene.turn(RED);
    scene.rolls(RED, Assign { car: RL, die: 1 }, &[fire(FireFace::Eliminate)]);
    assert_eq!(scene.fate(RL), Some(Fate::Burnt), "once a round");
}

/// CS-4.11, IX-4.1
#[test]
fn a_flamethrower_sets_the_front_arc_on_fire_after_the_move_and_not_in_round_one() {
    let options = Options { leaders: true, big_rig: true, ..CARNAGE };
    let scene = garage(options, 3).leader(RED, Leader::EmBerco).car(RM, 3, 2).car(BM, 3, 4).car(RL, 2, 4);
    let mut scene = scene.rig((4, 4), (4, 3), (5, 2)).dice(RED, &[1, 4]);
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.does(RED, Action::Command { command: Command::Flamethrower, die: 4 }).does(RED, NoToken);
    scene.drives(&[F]).does(RED, DeclineBonus);
    assert!(burns(&scene, BM) && burns(&scene, RL), "own vehicles too, and the rig never");
    let mut first = in_fire(Leader::EmBerco).round(1).dice(RED, &[1, 4]);
    first.does(RED, Assign { car: RM, die: 1 });
    first.refuses(RED, Action::Command { command: Command::Flamethrower, die: 4 }, "IX-2.10");
}
