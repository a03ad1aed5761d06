//! CD-3: hazards.

use super::carnage::*;
use super::scene::*;

/// CD-3.1
#[test]
fn glass_ramp_and_fire_stay_and_act_at_once_on_who_turned_them_up() {
    let mut glass = hidden(road("2b").car(RM, 3, 8), 3, 9, Hazard::Glass);
    glass.assigns(RM, 2).drives(&[F]).stands(RM, 3, 10);
    assert_eq!(glass.face(3, 9).unwrap().face, Some(Hazard::Glass));
    assert_eq!(glass.state.open.terrain(at(3, 9)), Terrain::Glass);
    let mut fire = hidden(road("2b").car(RM, 3, 8), 3, 9, Hazard::Fire);
    fire.assigns(RM, 2).drives(&[F]);
    assert!(burns(&fire, RM));
    let mut ramp = hidden(road("2b").car(RM, 3, 8), 3, 9, Hazard::Ramp);
    ramp.assigns(RM, 2).drives_rolling(F, &[Stunt(3)]).stands(RM, 3, 12);
    let mut sideways = hidden(road("2b").car(RM, 2, 8), 3, 8, Hazard::Ramp);
    sideways.assigns(RM, 2).drives(&[FR]);
    assert_eq!(sideways.fate(RM), Some(Fate::OffRamp));
    // The next one finds the ground as it is now.
    let mut next = ramp.turn(BLUE).car(BM, 3, 8);
    next.assigns(BM, 1).drives_rolling(F, &[Stunt(2)]).stands(BM, 3, 11);
}

/// CD-3.2, CD-3.3
#[test]
fn a_pit_trap_may_swallow_who_turns_it_up_and_then_everybody() {
    let trap = || hidden(road("2b").car(RM, 3, 8), 3, 9, Hazard::PitTrap);
    let mut caught = trap();
    caught.assigns(RM, 2).drives_rolling(F, &[HIT_M]);
    assert_eq!(caught.fate(RM), Some(Fate::Trapped));
    let mut survived = trap().car(BM, 3, 8).car(GM, 3, 7);
    survived.open().put(BM, Place::On(at(2, 8)));
    survived.assigns(RM, 2).drives_rolling(F, &[HIT_L]).stands(RM, 3, 9);
    assert_eq!(survived.moves(), 1, "it may go on");
    assert_eq!(survived.face(3, 9).unwrap().face, Some(Hazard::PitTrap));
    survived.drives(&[F]).stands(RM, 3, 10);
    let mut later = survived.turn(BLUE);
    later.assigns(BM, 1).drives(&[FR]);
    assert_eq!(later.space(BM), Some(at(3, 8)), "beside it nothing happens");
    let mut into = later.turn(GREEN).car(GM, 2, 9);
    into.open().put(BM, Place::Gone);
    into.open().put(GM, Place::On(at(3, 8)));
    into.assigns(GM, 1).drives(&[F]);
    assert_eq!(into.fate(GM), Some(Fate::Crashed), "face up it is impassable");
}

/// CD-3.2
#[test]
fn a_pit_trap_asks_for_the_size_of_the_vehicle() {
    for (car, roll, is_caught) in
        [(RS, HIT_SM, true), (RS, HIT_M, false), (RL, HIT_L, true), (RL, HIT_SM, false), (RS, HIT_ANY, true)]
    {
        let mut scene = hidden(road("2b").car(car, 3, 8), 3, 9, Hazard::PitTrap);
        scene.assigns(car, 1).drives_rolling(F, &[roll]);
        assert_eq!(scene.fate(car) == Some(Fate::Trapped), is_caught, "{car:?} {roll:?}");
    }
}

/// CD-3.4, CD-3.8
#[test]
fn an_earthquake_shifts_everybody_at_once_and_the_mover_goes_on() {
    let scene = road("2b").car(RM, 3, 8).car(BM, 2, 11).car(GM, 2, 12).car(WRECK, 5, 14).chopper(BLUE, 2, 11);
    let mut scene = hidden(scene, 3, 9, Hazard::Earthquake);
    scene.assigns(RM, 3).drives_rolling(F, &[Way(F)]);
    scene.stands(RM, 3, 10).stands(BM, 2, 12).stands(GM, 2, 13).stands(WRECK, 5, 15);
    assert_eq!(scene.state.open.gangs[BLUE].chopper, Some(at(2, 11)), "choppers stay");
    assert_eq!((scene.moves(), scene.discard(Hazard::Earthquake)), (2, 1));
    assert!(scene.state.open.turn.drive.on_road, "it still stands on road");
    assert_eq!(scene.state.open.place(RS), Place::Waiting);
}

/// CD-3.5, CD-3.6
#[test]
fn of_several_at_the_finish_line_the_first_in_board_order_wins() {
    let scene = road("2b").car(RM, 3, 8).car(BM, 2, 23).car(GM, 3, 23).car(YM, 1, 23).final_tile();
    let mut scene = hidden(scene, 3, 9, Hazard::Earthquake);
    scene.assigns(RM, 3).drives_rolling(F, &[Way(F)]);
    assert!(scene.won_by(YELLOW), "rows 1 and 3 are further forward, and 1 is the lower");
    let scene = road("2b").car(RM, 3, 8).car(WRECK, 3, 23).car(BM, 2, 23).final_tile();
    let mut nobody = hidden(scene, 3, 9, Hazard::Earthquake);
    nobody.assigns(RM, 3).drives_rolling(F, &[Way(F)]);
    assert!(nobody.won_by(BLUE), "a wreck wins for nobody");
}

/// CD-3.7
#[test]
fn who_is_pushed_before_its_own_arrival_drops_it() {
    // Green's car comes first and slides on its glass into Blue's, which has still to arrive on fire.
    let mut scene = road("2b").car(RM, 3, 8).car(GM, 3, 12).car(BM, 3, 10);
    scene.open().road.ground.show(at(3, 11), Hazard::Fire);
    let mut scene = hidden(scene, 3, 9, Hazard::Earthquake);
    scene.open().road.ground.show(at(3, 13), Hazard::Oil);
    // Green is shifted onto the oil and slides back B, B is (3,12); nothing of Blue is touched: it arrives and burns.
    scene.assigns(RM, 3).rolls(RED, Step(F), &[Way(F), Way(B)]);
    scene.stands(GM, 3, 12).stands(BM, 3, 11);
    assert!(burns(&scene, BM));
    // With Blue next to the oil Green slides into it and pushes it away: it never comes into the fire.
    let mut pushed = road("2b").car(RM, 3, 8).car(GM, 3, 12).car(BM, 3, 11);
    pushed.open().road.ground.show(at(3, 12), Hazard::Fire);
    pushed.open().road.ground.show(at(3, 13), Hazard::Oil);
    let mut pushed = hidden(pushed, 3, 9, Hazard::Earthquake);
    pushed.assigns(RM, 3).rolls(RED, Step(F), &[Way(F), Way(B), Bottom, Way(FL)]);
    pushed.stands(GM, 3, 12).stands(BM, 2, 13);
    assert!(!burns(&pushed, BM) && burns(&pushed, GM));
}

/// CD-3.8
#[test]
fn an_arrival_may_cost_the_mover_its_moves_and_no_drift_helps() {
    let mut scene = road("6b").car(RM, 2, 8).dice(RED, &[3, 4]);
    scene.open().road.ground.show(at(2, 10), Hazard::Road);
    let mut scene = hidden(scene.car(BM, 5, 20), 2, 9, Hazard::Earthquake);
    scene.open().road.ground.show(at(3, 9), Hazard::Mud);
    scene
        .does(RED, Assign { car: RM, die: 4 })
        .does(RED, Action::Command { command: Command::Drift, die: 3 });
    scene.drives_rolling(F, &[Way(FR)]).stands(RM, 3, 9);
    assert_eq!(scene.moves(), 3, "the shift costs nothing");
    assert!(!scene.state.open.turn.drive.on_road, "it stands in mud now");
    let mut stuck = hidden(road("6b").car(RM, 2, 9), 2, 10, Hazard::Earthquake);
    stuck.assigns(RM, 4).drives_rolling(F, &[Way(F)]).stands(RM, 2, 11);
    assert_eq!(stuck.asked(), Some(BLUE), "it came into sludge");
}

/// CD-3.9
#[test]
fn a_sandworm_eats_whoever_is_last_on_a_tie_all_of_them() {
    let scene = road("2b").car(RM, 3, 8).car(BM, 2, 4).car(WRECK, 4, 4).car(GM, 3, 4);
    let mut scene = hidden(scene, 3, 9, Hazard::Sandworm);
    scene.assigns(RM, 2).drives(&[F]);
    assert_eq!((scene.fate(BM), scene.fate(WRECK)), (Some(Fate::Swallowed), Some(Fate::Swallowed)));
    scene.stands(GM, 3, 4);
    assert_eq!((scene.moves(), scene.discard(Hazard::Sandworm)), (1, 1));
    let mut alone = hidden(road("2b").car(RM, 3, 8).car(BM, 3, 14), 3, 9, Hazard::Sandworm);
    alone.assigns(RM, 2).drives(&[F]);
    assert_eq!(alone.fate(RM), Some(Fate::Swallowed), "who turned it up counts too");
}

/// CD-3.10
#[test]
fn a_player_who_goes_out_in_a_shift_over_the_front_edge_makes_the_new_tile_final() {
    let scene =
        road("2b").car(RM, 3, 8).car(BM, 0, 10).gone(&[BS, BIG_BLUE]).car(GM, 2, 23).stack(&["4a", "5a"]);
    let mut scene = hidden(scene, 3, 9, Hazard::Earthquake);
    let rolls = [Way(FL)].into_iter().chain([Raw(0); 5]).collect::<Vec<_>>();
    scene.open().put(GM, Place::On(at(3, 23)));
    scene.assigns(RM, 3).drives_rolling(F, &rolls);
    assert!(!scene.is_in(BLUE), "over the left edge");
    assert_eq!(scene.tiles(), ["2b", "3a", "4a"], "the advance still comes");
    assert!(scene.state.open.road.is_final);
    scene.stands(GM, 2, 16);
}
