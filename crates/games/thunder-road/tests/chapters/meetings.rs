//! IX: where the expansions meet each other and the base game.

use super::crews::*;
use super::scene::*;
use crossroads_engine::{Game, Quick, SeatSet, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::FireFace;
use crossroads_thunder_road::setup::{AllOut, Start};

/// IX-1.3, TR-2.4, TR-14.2
#[test]
fn five_and_six_players_use_the_hazard_spaces_for_four_and_the_final_tile_of_more_than_two() {
    let laid = |start, seats, options: Options| {
        let open =
            ThunderRoad::setup(&Options { start, ..options }, seats, &mut Quick::new(1), &mut Silent).open;
        open.road
            .tokens()
            .filter(|token| token.space.tile() == 0)
            .map(|token| token.space)
            .collect::<Vec<_>>()
    };
    for start in [Start::ParkingLot, Start::Runway] {
        let four = laid(start, 4, Options::default());
        assert_eq!((four.len(), laid(start, 5, rig_plays())), (2, four.clone()));
        assert_eq!(laid(start, 6, both_play()), four);
    }
    // No number of tiles lays the finish line, the first player who is out does.
    let six = Scene::with(["1b", "4a", "5a"], 6, both_play()).swept().turn(RED);
    let mut far = six.clone().stack(&["3a", "2a"]).car(RM, 3, 23);
    far.open().road.laid = 9;
    far.assigns(RM, 1).drives_rolling(F, &[Raw(0); 4]);
    assert!(!far.state.open.road.is_final);
    let mut out = six.gone(&[BS, BIG_BLUE]).car(BM, 2, 5).damaged(BM, &[Damage::Dent]).car(RM, 2, 3);
    out.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus).rolls(
        RED,
        Shoot(BM),
        &[HIT_M, Draw(Damage::Dent)],
    );
    assert!(!out.is_in(BLUE) && out.state.open.road.is_final && out.winners().is_none());
}

/// IX-1.1
#[test]
fn all_crews_sit_at_one_table() {
    // Red drives, then Blue, then the bikes, then the rig.
    let scene = Scene::with(["6a", "7a", "8b"], 4, with_carnage(both_play())).swept().steering(1);
    let mut scene = scene.car(RM, 1, 5).car(BM, 4, 0).car(BARS, 5, 0).rig((0, 2), (0, 1), (0, 0)).turn(RED);
    scene.assigns(RM, 1).drives(&[F]).assigns(BM, 1).drives(&[F]);
    scene.does(GREEN, Assign { car: BARS, die: 1 }).does(GREEN, Assign { car: CROSS, die: 2 });
    scene
        .does(GREEN, FirstBike(BARS))
        .drives(&[F])
        .does(GREEN, Enter(3))
        .drives(&[F])
        .does(GREEN, DeclineBonus);
    scene.puts(1, Cowcatcher).drives(&[F]);
    assert_eq!(
        (scene.asked(), scene.terrain(0, 3)),
        (Some(YELLOW), Terrain::OffRoad),
        "it flattens the glass"
    );
}

/// IX-2.1, IX-5.1, CD-4.4
#[test]
fn the_fire_die_falls_after_the_command_and_before_each_bikes_move() {
    let scene = || {
        let scene = Scene::with(["1b", "4a", "5a"], 3, with_carnage(bikes_play())).swept().turn(GREEN);
        scene.car(BARS, 2, 3).car(CROSS, 3, 3).dice(GREEN, &[1, 1, 2])
    };
    let burns = |scene: &mut Scene, bike: VehicleId| {
        scene.open().car_mut(bike).unwrap().burning = true;
    };
    let mut nitro = scene();
    burns(&mut nitro, BARS);
    nitro.does(GREEN, Assign { car: BARS, die: 1 });
    nitro.rolls(GREEN, Action::Command { command: Command::Nitro, die: 2 }, &[fire(FireFace::Two)]);
    assert_eq!(nitro.moves(), 5);
    let mut both = scene();
    burns(&mut both, BARS);
    burns(&mut both, CROSS);
    both.does(GREEN, Assign { car: BARS, die: 1 }).does(GREEN, Assign { car: CROSS, die: 1 });
    both.rolls(GREEN, FirstBike(BARS), &[fire(FireFace::Out)]).drives(&[F]);
    assert_eq!(both.moves(), 0);
    both.rolls(GREEN, DeclineBonus, &[fire(FireFace::Eliminate)]);
    assert_eq!((both.fate(CROSS), both.asked()), (Some(Fate::Burnt), Some(RED)));
}

/// IX-2.2, BR-7.4
#[test]
fn a_rig_that_breaks_up_drops_what_works_after_its_move() {
    let five = [HazardDropper, TargetingComputer, TractionDrive, Airstrike, Cowcatcher];
    let mut scene = rig_race().rig_at(2, 9).laid(2, 10, Hazard::Mine).car(BM, 2, 12).rig_damage(&five);
    scene.puts(1, MissileLauncher).drives(&[F]).does(GREEN, DamageRig(MissileLauncher));
    assert_eq!((scene.fate(RIG), scene.damage(BM)), (Some(Fate::BrokenUp), vec![]));
}

/// IX-2.2, BR-8.1
#[test]
fn what_works_after_the_move_comes_once_and_not_while_moves_are_left() {
    let mut scene = rig_race().rig_at(2, 5);
    scene.puts(2, HazardDropper).drives(&[F]);
    assert_eq!((scene.step(), scene.legal(GREEN).len()), (Step::Drive, 3));
    scene.refuses(GREEN, DropHazard(at(2, 3)), "TR-7.5").drives(&[F]).does(GREEN, DropNone);
    assert_eq!(scene.asked(), Some(RED));
    let mut missiles = rig_race().rig_at(2, 5).car(BM, 2, 9);
    missiles.puts(2, MissileLauncher).drives(&[F]).drives_rolling(F, &[HIT_M]);
    assert_eq!(missiles.damage(BM), [Damage::Minor]);
}

/// IX-2.7, BR-8.2, CD-5.18
#[test]
fn a_shot_is_rolled_again_once_for_each_leave() {
    let scene = Scene::with(["1b", "4a", "5a"], 3, with_carnage(rig_plays())).swept().steering(2).turn(GREEN);
    let mut scene = scene.rig_at(2, 5).car(BM, 2, 7).damaged(BM, &[Damage::OpenEngineBay]);
    scene.puts(1, TargetingComputer).drives(&[F]).rolls(GREEN, Shoot(BM), &[HIT_L]);
    assert_eq!(scene.legal(GREEN), [KeepShot, RerollShot]);
    // Kept or rolled again by the computer, the miss may still be rolled again for the open engine bay, and then it stands.
    let mut kept = scene.clone();
    kept.does(GREEN, KeepShot).rolls(GREEN, RerollShot, &[HIT_M, Draw(Damage::Dent)]);
    assert!(kept.is_inoperable(BM));
    scene.rolls(GREEN, RerollShot, &[HIT_L]).rolls(GREEN, RerollShot, &[HIT_L]);
    assert_eq!((scene.damage(BM), scene.asked()), (vec![Damage::OpenEngineBay], Some(RED)));
    // A hit is not rolled again for it: the shot of another car, or what the computer made of a miss.
    let mut hit = Scene::with(["1b", "4a", "5a"], 3, with_carnage(rig_plays())).swept().turn(RED);
    hit = hit.car(RM, 2, 5).car(BM, 2, 7).damaged(BM, &[Damage::OpenEngineBay]);
    hit.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus).rolls(
        RED,
        Shoot(BM),
        &[HIT_M, Draw(Damage::Dent)],
    );
    assert!(hit.is_inoperable(BM));
}

/// IX-2.8, BR-5.2
#[test]
fn no_other_roll_is_rolled_again() {
    // The missiles of a rig, and the pit trap under it, whatever its targeting computer could do in another turn.
    let scene =
        || Scene::with(["1b", "4a", "5a"], 3, with_carnage(rig_plays())).swept().steering(2).turn(GREEN);
    let mut missiles = scene().rig_at(2, 5).car(BM, 2, 9).damaged(BM, &[Damage::OpenEngineBay]);
    missiles.puts(1, MissileLauncher).drives_rolling(F, &[HIT_L]).refuses(GREEN, RerollShot, "IX-2.7");
    assert_eq!(missiles.asked(), Some(RED));
    let mut trap = scene().rig_at(2, 5).laid(2, 6, Hazard::PitTrap);
    trap.puts(2, TargetingComputer).drives_rolling(F, &[HIT_SM]).refuses(GREEN, RerollShot, "IX-2.7");
    assert_eq!(trap.step(), Step::Drive);
    // The fire die of a car.
    let mut burning = scene().car(RM, 2, 5).turn(RED);
    burning.open().car_mut(RM).unwrap().burning = true;
    burning.does(RED, Assign { car: RM, die: 1 }).rolls(RED, NoCommand, &[fire(FireFace::Eliminate)]);
    assert_eq!((burning.fate(RM), burning.asked()), (Some(Fate::Burnt), Some(BLUE)));
}

/// IX-2.12, BR-4.4, TR-15.8, BR-3.4
#[test]
fn who_stands_furthest_forward_wins_if_choppers_put_out_all_together() {
    let five = [HazardDropper, TargetingComputer, TractionDrive, Airstrike, MissileLauncher];
    let scene = |row, column, all_out| {
        let options = Options { all_out, ..rig_plays() };
        let scene = Scene::with(["1b", "4a", "5a"], 2, options).swept().steering(2).turn(BLUE);
        // Red's last car and the rig each end the turn under a chopper.
        let scene = scene.gone(&[RS, RL]).car(RM, row, column).chopper(BLUE, row, column);
        scene.rig_at(2, 5).chopper(RED, 2, 5).rig_damage(&five)
    };
    let mut red = scene(2, 9, AllOut::Furthest);
    red.puts(1, Cowcatcher).drives(&[F]);
    assert_eq!(red.fate(RIG), Some(Fate::BrokenUp), "its last damage leaves nothing to choose");
    assert!(red.won_by(RED));
    // The rig's position is that of its front section, on (2,6): ahead of (3,5), though its others are behind.
    let mut blue = scene(3, 5, AllOut::Furthest);
    blue.puts(1, Cowcatcher).drives(&[F]);
    assert!(blue.won_by(BLUE));
    let mut draw = scene(3, 5, AllOut::Draw);
    draw.puts(1, Cowcatcher).drives(&[F]);
    assert_eq!(draw.winners().map(SeatSet::len), Some(2));
}

/// IX-2.12, CD-3.5, CD-3.9, IX-4.4, IX-4.5
#[test]
fn an_earthquake_and_a_sandworm_put_out_all_together_too() {
    let five = [HazardDropper, TargetingComputer, TractionDrive, Airstrike, MissileLauncher];
    let scene = |hazard| {
        let options = with_carnage(rig_plays());
        let scene = Scene::with(["1b", "4a", "5a"], 2, options).swept().gone(&[RS, RL]).rig_damage(&five);
        scene.laid(0, 12, hazard).turn(RED)
    };
    // The last car goes over the left edge, the rig breaks up: the rig stood further forward.
    let mut quake = scene(Hazard::Earthquake).rig_at(2, 20).car(RM, 0, 11);
    quake.assigns(RM, 1).drives_rolling(F, &[Way(FL)]);
    assert_eq!((quake.fate(RM), quake.fate(RIG)), (Some(Fate::OverSide), Some(Fate::BrokenUp)));
    assert!(quake.won_by(BLUE));
    // A sandworm under both, on equal positions: a draw.
    let mut worm = scene(Hazard::Sandworm).rig_at(2, 12).car(RM, 0, 11);
    worm.assigns(RM, 1).drives(&[F]);
    assert_eq!((worm.fate(RM), worm.fate(RIG)), (Some(Fate::Swallowed), Some(Fate::BrokenUp)));
    assert_eq!(worm.winners().map(SeatSet::len), Some(2));
}

/// IX-3.1, TR-15.2
#[test]
fn what_is_placed_meets_nothing_but_a_chopper_at_the_end_of_the_turn() {
    let scene = Scene::with(["1b", "4a", "5a"], 3, with_carnage(bikes_play())).swept().turn(GREEN);
    let scene = scene.only_bikes(&[BARS, CROSS]).car(BARS, 2, 5).car(CROSS, 3, 12).dice(GREEN, &[1, 4]);
    let scene = scene.ground(2, 6, Hazard::Glass).ground(1, 5, Hazard::Ramp).ground(3, 5, Hazard::Fire);
    for (row, column) in [(2, 6), (1, 5), (3, 5)] {
        let mut scene = scene.clone();
        scene.does(GREEN, Assign { car: CROSS, die: 1 });
        scene.does(GREEN, Action::Command { command: Command::Respawn, die: 4 });
        scene.does(GREEN, Respawn { bike: WAVE, space: at(row, column) }).stands(WAVE, row, column);
        assert!(!scene.state.open.car(WAVE).unwrap().burning);
        scene.open().gangs[RED].chopper = Some(at(row, column));
        scene.drives(&[F]).does(GREEN, DeclineBonus);
        assert_eq!(scene.fate(WAVE), Some(Fate::UnderChopper));
    }
}

/// IX-5.1, CD-2.3, CD-2.8, CD-2.12, FF-4.1
#[test]
fn bikes_meet_the_ground_of_carnage_as_cars_do() {
    let scene = || {
        let scene = Scene::with(["1b", "4a", "5a"], 3, with_carnage(bikes_play())).swept().turn(GREEN);
        scene.only_bikes(&[BARS, CROSS]).dice(GREEN, &[3]).car(BARS, 2, 3)
    };
    let mut fire_space = scene().ground(2, 4, Hazard::Fire);
    fire_space.assigns(BARS, 3).drives(&[F]);
    assert!(fire_space.state.open.car(BARS).unwrap().burning);
    let mut ramp = scene().ground(2, 4, Hazard::Ramp);
    ramp.assigns(BARS, 3).drives_rolling(F, &[Stunt(2)]).stands(BARS, 2, 6);
    let mut trap = scene().laid(2, 4, Hazard::PitTrap);
    trap.assigns(BARS, 3).drives_rolling(F, &[HIT_SM]);
    assert_eq!(trap.fate(BARS), Some(Fate::Trapped));
    // Damage is a minor damage, though On Fire and lasting effects lie in the pile; it puts the fire out.
    let mut mine = scene().laid(2, 4, Hazard::Mine);
    mine.open().car_mut(BARS).unwrap().burning = true;
    mine.rolls(GREEN, Assign { car: BARS, die: 3 }, &[fire(FireFace::One)]).drives(&[F]);
    assert_eq!((mine.damage(BARS), mine.state.open.car(BARS).unwrap().burning), (vec![Damage::Minor], false));
}

/// IX-5.2, CD-2.7, FF-3.2
#[test]
fn a_bike_stops_in_occupied_sludge_and_slides_over_occupied_glass() {
    // On 6b (2,3) is sludge.
    let sludge = Scene::with(["6b", "4a", "5a"], 3, with_carnage(bikes_play())).swept().turn(GREEN);
    let mut sludge = sludge.only_bikes(&[BARS]).dice(GREEN, &[3]).car(BARS, 2, 2).car(BM, 2, 3);
    sludge.assigns(BARS, 3).drives_rolling(F, &[Way(FL)]).stands(BARS, 1, 3).stands(BM, 2, 3);
    assert_eq!(sludge.moves(), 0);
    let glass = Scene::with(["1b", "4a", "5a"], 3, with_carnage(bikes_play())).swept().turn(GREEN);
    let glass = glass.only_bikes(&[BARS]).dice(GREEN, &[3]).car(BARS, 2, 2).car(BM, 2, 3);
    let mut glass = glass.ground(2, 3, Hazard::Glass);
    glass.assigns(BARS, 3).drives(&[F]).stands(BARS, 2, 4);
    assert_eq!((glass.moves(), glass.step()), (2, Step::Drive), "nothing is asked");
}

/// IX-7.3, TR-2.12
#[test]
fn the_tokens_that_serve_as_markers_count_as_in_the_pile() {
    // Of a pile of two, one lies unseen on a bike: the next car draws either kind, and the one after that none.
    let scene = bike_race().only_bikes(&[BARS, CROSS]).car(BARS, 2, 5).damaged(CROSS, &[]).car(CROSS, 4, 20);
    let mut scene = scene.damage_pile(&[Damage::Dent, Damage::SkidFront]).car(RM, 2, 3).turn(RED);
    scene.open().supply.minor = 0;
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus).rolls(RED, Shoot(BARS), &[HIT_ANY]);
    assert_eq!(scene.damage(BARS), [Damage::Substitute]);
    for token in [Damage::Dent, Damage::SkidFront] {
        let mut next = scene.clone().car(BM, 3, 8).laid(3, 9, Hazard::Mine).turn(BLUE);
        next.assigns(BM, 1).drives_rolling(F, &[Draw(token)]);
        assert_eq!(next.damage(BM), [token]);
        let mut last = next.clone().car(BS, 4, 8).laid(4, 9, Hazard::Mine).turn(BLUE);
        last.assigns(BS, 2).drives(&[F]);
        assert_eq!(last.damage(BS), [Damage::Marker], "the other one is on the bike");
    }
}
