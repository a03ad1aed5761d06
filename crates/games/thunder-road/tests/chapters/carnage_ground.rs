//! CD-2: terrain.

use super::carnage::*;
use super::scene::*;
use crossroads_thunder_road::state::Question;

/// CD-2.1, CD-2.2
#[test]
fn every_terrain_costs_one_move_is_no_obstacle_and_is_no_road() {
    for (tile, row, column) in [("6b", 2, 11), ("7a", 2, 11), ("9a", 2, 11)] {
        let mut scene = road(tile).car(RM, row, column - 1);
        assert!(scene.state.open.is_empty(at(row, column)), "a chopper may be placed there");
        scene.assigns(RM, 3).drives(&[F]);
        scene.stands(RM, row, column);
        let left = if tile == "6b" { 0 } else { 2 };
        assert_eq!(scene.moves(), left, "{tile}");
        assert!(!scene.state.open.turn.drive.on_road, "{tile}");
    }
}

/// CD-2.3
#[test]
fn sludge_takes_the_rest_without_damage_and_leaves_the_shot() {
    let mut scene = road("6b").car(RM, 2, 10).car(BM, 2, 12);
    scene.assigns(RM, 4).drives(&[F]);
    scene.stands(RM, 2, 11);
    assert_eq!((scene.moves(), scene.damage(RM).len(), scene.step()), (0, 0, Step::Shoot));
    scene.refuses(RED, TakeBonus, "TR-9.10");
    assert!(scene.offers(RED, Shoot(BM)));
}

/// CD-2.3
#[test]
fn sludge_ends_the_steps_of_a_dazed_car_and_comes_before_a_slam() {
    let mut scene = road("6b").car(RM, 2, 9).car(BM, 2, 10);
    scene.assigns(RM, 1);
    // The slam pushes Blue's car into the sludge; nothing more happens to it there.
    scene.rolls(RED, Step(F), &[Bottom, Way(F)]).stands(BM, 2, 11);
    let mut dazed = road("6b").car(RM, 3, 9).car(BM, 2, 10);
    dazed.assigns(RM, 1).drives(&[F]);
    dazed.open().put(RM, Place::On(at(2, 9)));
    shoots(&mut dazed, BM, &[HIT_M, Draw(Damage::Dazed), Stunt(4), Way(F)]);
    dazed.stands(BM, 2, 11);
}

/// CD-2.4, CD-2.6, TRX-S13
#[test]
fn a_car_slides_over_glass_for_one_move() {
    let mut scene = road("6a").car(RM, 3, 10);
    scene.assigns(RM, 2).drives(&[F]);
    scene.stands(RM, 3, 13);
    assert_eq!(scene.moves(), 1);
    scene.drives(&[F]);
    assert_eq!(scene.asked(), Some(BLUE), "it has left the road for the glass: no bonus");
}

/// CD-2.4, CD-2.7
#[test]
fn who_stands_on_glass_is_not_slammed_by_who_slides_over_it() {
    let mut scene = road("6a").car(RM, 3, 10).car(BM, 3, 11).car(GM, 3, 13);
    scene.assigns(RM, 2);
    // Only where the slide ends somebody is met.
    scene.rolls(RED, Step(F), &[Bottom, Way(F)]);
    scene.stands(RM, 3, 13).stands(BM, 3, 11).stands(GM, 3, 14);
}

/// CD-2.5
#[test]
fn a_slide_goes_on_the_way_of_the_last_push_flight_or_entry() {
    // A push to the front right: (3,10) to glass on (4,10) is even row, so the slide goes to (5,10).
    let mut pushed = road("6a").car(RM, 3, 8).car(BM, 3, 9);
    pushed.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(FR)]);
    pushed.stands(BM, 5, 10);
    let mut blasted = road("6a").car(RM, 3, 8).car(BM, 3, 10);
    blasted.assigns(RM, 1).drives(&[F]);
    shoots(&mut blasted, BM, &[HIT_M, Draw(Damage::Blast), Way(F), Stunt(1)]);
    blasted.stands(BM, 3, 13);
    // From the starting area it comes straight from behind.
    let mut entered = Scene::with(["6a", "2a", "3a"], 4, CARNAGE);
    entered.state.open.road = Road::bare(entered.state.open.road.tiles, true);
    entered.state.hidden.faces.clear();
    entered.open().road.ground.show(at(2, 0), Hazard::Glass);
    entered.assigns(RM, 2).does(RED, Enter(2)).stands(RM, 2, 1);
}

/// CD-2.6
#[test]
fn oil_between_glass_turns_the_slide_and_the_edge_ends_it() {
    let mut scene = road("6a").car(RM, 3, 10);
    scene.open().road.ground.show(at(3, 12), Hazard::Oil);
    // From the oil to the front right lies glass again, on (4,13), and there the way is the oil's.
    scene.assigns(RM, 1).rolls(RED, Step(F), &[Way(FR)]);
    scene.stands(RM, 5, 13);
    // Glass at the right edge: (5,11).
    let mut edge = road("6a").car(RM, 4, 11);
    edge.assigns(RM, 1).drives(&[FR]);
    assert_eq!(edge.fate(RM), Some(Fate::OverSide));
}

/// CD-2.8, CD-2.10, TRX-S14
#[test]
fn a_ramp_throws_who_comes_from_behind_and_overturns_all_others() {
    for (stunt, column) in [(2, 13), (3, 14), (4, 15)] {
        let mut scene = road("8b").car(RM, 2, 10);
        scene.assigns(RM, 4).drives_rolling(F, &[Stunt(stunt)]);
        scene.stands(RM, 2, column);
        assert_eq!(scene.asked(), Some(BLUE), "the other three moves are lost, and with them the bonus");
    }
    let mut crash = road("8b").car(RM, 2, 10);
    crash.assigns(RM, 4).drives_rolling(F, &[Stunt(1)]);
    assert_eq!(crash.fate(RM), Some(Fate::Crashed));
    let mut sideways = road("8b").car(RM, 3, 9).car(BM, 3, 10);
    sideways.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(FL)]);
    assert_eq!(sideways.fate(BM), Some(Fate::OffRamp));
    let mut driven = road("8b").car(RM, 3, 10);
    driven.assigns(RM, 1).drives(&[FL]);
    assert_eq!(driven.fate(RM), Some(Fate::OffRamp));
}

/// CD-2.9
#[test]
fn whoever_makes_the_step_from_behind_it_jumps() {
    let mut pushed = road("8b").car(RM, 2, 9).car(BM, 2, 10);
    pushed.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(F), Stunt(2)]);
    pushed.stands(BM, 2, 13);
    let mut skidded = road("8b").car(RM, 2, 8).car(BM, 2, 10);
    skidded.assigns(RM, 1).drives(&[F]);
    shoots(&mut skidded, BM, &[HIT_M, Draw(Damage::SkidFront), Stunt(2)]);
    skidded.stands(BM, 2, 13);
    let mut slid = road("8b").car(RM, 2, 8);
    slid.open().road.ground.show(at(2, 10), Hazard::Glass);
    slid.assigns(RM, 2).drives(&[F]).drives_rolling(F, &[Stunt(3)]);
    slid.stands(RM, 2, 14);
    let mut entered = road("8b").round(1);
    entered.open().road.ground.show(at(3, 0), Hazard::Ramp);
    entered.assigns(RM, 3).rolls(RED, Enter(3), &[Stunt(2)]);
    entered.stands(RM, 3, 2);
}

/// CD-2.10
#[test]
fn a_flight_of_two_lands_badly_on_a_ramp_and_a_flight_of_one_jumps_on() {
    let blast = |column: u8, stunt: u8, more: &[Roll]| {
        let mut scene = road("8b").car(RM, 2, column - 2).car(BM, 2, column);
        let rolls = [&[HIT_M, Draw(Damage::Blast), Way(F), Stunt(stunt)], more].concat();
        scene.assigns(RM, 1).drives(&[F]);
        shoots(&mut scene, BM, &rolls);
        scene
    };
    assert_eq!(blast(9, 2, &[]).fate(BM), Some(Fate::OffRamp));
    blast(10, 1, &[Stunt(2)]).stands(BM, 2, 13);
    // The landing of a jump as well.
    let mut scene = road("8b").car(RM, 3, 8);
    scene.open().road.ground.show(at(3, 9), Hazard::Ramp);
    scene.open().road.ground.show(at(3, 11), Hazard::Ramp);
    scene.assigns(RM, 1).drives_rolling(F, &[Stunt(2)]);
    assert_eq!(scene.fate(RM), Some(Fate::OffRamp));
    let mut chained = road("8b").car(RM, 3, 8);
    chained.open().road.ground.show(at(3, 9), Hazard::Ramp);
    chained.open().road.ground.show(at(3, 10), Hazard::Ramp);
    chained.assigns(RM, 1).drives_rolling(F, &[Stunt(1), Stunt(3)]);
    chained.stands(RM, 3, 13);
}

/// CD-2.11
#[test]
fn a_jump_over_the_front_edge_advances_the_board_and_wrecks_jump_too() {
    let mut scene = road("8b").car(RM, 2, 21).car(BM, 2, 9).stack(&["4a", "5a"]);
    scene.open().road.ground.show(at(2, 22), Hazard::Ramp);
    let raw = [Stunt(3)].into_iter().chain([Raw(0); 5]).collect::<Vec<_>>();
    scene.assigns(RM, 2).drives_rolling(F, &raw);
    scene.stands(RM, 2, 17);
    assert_eq!(scene.tiles(), ["8b", "3a", "4a"]);
    let mut wreck = road("8b").car(RM, 2, 9).car(WRECK, 2, 10);
    wreck.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(F)]);
    assert_eq!(wreck.state.open.question().map(|it| matches!(it, Question::Reroll { .. })), Some(true));
    wreck.rolls(RED, KeepSlam, &[Stunt(4)]).stands(WRECK, 2, 15);
    let mut home = road("8b").car(RM, 2, 21).final_tile();
    home.open().road.ground.show(at(2, 22), Hazard::Ramp);
    home.assigns(RM, 2).drives_rolling(F, &[Stunt(2)]);
    assert!(home.won_by(RED));
}

/// CD-2.12, CD-4.1
#[test]
fn fire_sets_a_vehicle_on_fire_and_lets_it_go_on() {
    let mut scene = road("7a").car(RM, 2, 10);
    scene.assigns(RM, 2).drives(&[F]);
    assert!(burns(&scene, RM) && scene.moves() == 1);
    assert!(scene.told.contains(&Event::CaughtFire { who: RM }));
    scene.drives(&[F]).stands(RM, 2, 12);
}

/// CD-2.13, CD-2.14, TRX-S17
#[test]
fn salt_gives_the_bonus_whatever_else_is_crossed() {
    let mut scene = road("9a").car(RM, 4, 8);
    scene.assigns(RM, 2).drives(&[F, F]);
    scene.does(RED, TakeBonus).drives(&[F, FL]);
    scene.stands(RM, 3, 11);
    assert_eq!(scene.asked(), Some(BLUE), "there is no second bonus");
    // Not while coasting, not after losing the rest, not for standing on it.
    let mut coasts = road("9a").car(RM, 4, 8).moved(RM).gone(&[RS, RL]).coast_turn(RED);
    coasts.does(RED, Coast { car: RM, die: 1 }).drives(&[F]);
    assert_eq!(coasts.asked(), Some(BLUE));
    let mut starts = road("9a").car(RM, 4, 11);
    starts.assigns(RM, 1).drives(&[F]);
    assert_eq!(starts.asked(), Some(BLUE));
    let mut slams = road("9a").car(RM, 4, 8).car(BM, 4, 9);
    slams.assigns(RM, 1).rolls(RED, Step(F), &[Bottom, Way(FR)]);
    assert!(!slams.offers(RED, TakeBonus), "the slam has ended the move");
}

/// CD-2.13
#[test]
fn salt_that_a_car_flies_over_does_not_count() {
    let mut scene = road("9a").car(RM, 4, 8);
    scene.open().road.ground.show(at(4, 9), Hazard::Ramp);
    scene.assigns(RM, 1).drives_rolling(F, &[Stunt(3)]);
    scene.stands(RM, 4, 12);
    assert_eq!(scene.asked(), Some(BLUE));
}

/// TRX-S26
#[test]
fn mud_behind_the_front_edge_is_paid_for() {
    for (die, left) in [(2, 0), (1, 0), (3, 1)] {
        let mut scene = road("2a").car(RM, 0, 23).car(BM, 2, 9).stack(&["10a", "5a"]);
        scene.assigns(RM, die).drives_rolling(F, &[Raw(0); 5]);
        assert_eq!(scene.space(RM), Some(at(0, 16)), "{die}");
        if left > 0 {
            assert_eq!(scene.moves(), left);
        } else {
            assert_ne!((scene.asked(), scene.step()), (Some(RED), Step::Drive), "{die}");
        }
    }
}
