//! TR-13 and TR-14: the front edge, the final tile and the finish line.

use super::scene::*;

/// TR-13.1
#[test]
fn a_wreck_makes_the_board_advance_too() {
    let mut scene = board_q(3).stack(&["3a", "4a"]).car(RS, 3, 22).car(WRECK, 3, 23);
    scene.assigns(RS, 1).drives_rolling(F, &[Bottom, Way(F), Raw(0), Raw(0), Raw(0), Raw(0)]);
    scene.stands(WRECK, 3, 16).stands(RS, 3, 15);
}

/// TR-13.3, TR-14.2, TR-14.4, TR-10.4, TR-S25
#[test]
fn a_player_who_goes_out_in_an_advance_makes_the_new_tile_final() {
    let scene = board_q(3).stack(&["3a", "4a"]).gone(&[GS, GL]).car(GM, 4, 2).chopper(GREEN, 0, 22);
    let mut scene = scene.car(RM, 3, 23).car(BS, 0, 8);
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(0); 4]);
    assert_eq!(scene.fate(GM), Some(Fate::LeftBehind));
    assert!(!scene.is_in(GREEN) && scene.state.open.gangs[GREEN].chopper.is_none());
    assert_eq!((scene.tiles()[2], scene.state.open.road.is_final), ("3a", true));
    let place = |what: fn(&Event) -> bool| scene.told.iter().position(what).unwrap();
    let out = place(|event| matches!(event, Event::WentOut { .. }));
    let laid = place(|event| matches!(event, Event::BoardAdvanced { .. }));
    assert!(out < laid && laid < place(|event| matches!(event, Event::FinishLaid)));

    let scene = scene.car(RM, 3, 22).car(BIG_BLUE, 3, 23).damaged(BIG_BLUE, &[Damage::Dent, Damage::Dent]);
    let mut scene = scene.dice(RED, &[1]).turn(RED);
    scene.open().cars[RM.car_index().unwrap()].die = None;
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    scene.does(BLUE, KeepSlam);
    assert!(scene.told.contains(&Event::Finished { car: BIG_BLUE }));
    assert!(scene.won_by(BLUE), "in Red's turn, with an inoperable car");
}

/// TR-13.3, TR-15.6
#[test]
fn the_last_player_wins_before_the_new_tile_is_laid() {
    let mut scene = board_p(2).gone(&[BS, BIG_BLUE]).car(BM, 4, 2).car(RM, 3, 23).stack(&["4b", "5a"]);
    scene.assigns(RM, 1).drives(&[F]);
    assert!(scene.won_by(RED));
    assert_eq!(scene.tiles(), ["1a", "2a", "3a"]);
}

/// TR-13.4
#[test]
fn tokens_of_the_rear_tile_are_discarded_and_face_down_ones_unseen() {
    let scene = board_p(4).stack(&["4a", "5a"]).shown(1, 5, Hazard::Oil).token(2, 5, Hazard::Mine);
    let mut scene = scene.car(RM, 3, 23);
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(0); 5]);
    assert_eq!((scene.discard(Hazard::Oil), scene.discard(Hazard::Mine)), (1, 0));
    assert_eq!(
        (scene.state.open.road.unseen_discard, scene.state.hidden.discard[Hazard::Mine as usize]),
        (1, 1)
    );
}

/// TR-13.6, TR-2.13
#[test]
fn unknown_tiles_come_at_random_and_known_ones_in_order() {
    let mut scene = board_p(4).car(RM, 3, 23);
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(1), Raw(0), Raw(0), Raw(0), Raw(0), Raw(0), Raw(0)]);
    assert_eq!(scene.tiles(), ["2a", "3a", "5a"], "one of tiles 4 and 5, on one of its sides");
    assert_eq!(scene.state.open.road.unknown_tiles, 0b1000);
    assert_eq!(scene.state.open.road.known_tiles.first().unwrap().row().id, "1b");
}

/// TR-13.7
#[test]
fn a_tile_that_comes_back_is_as_printed() {
    let mut scene = board_p(4).stack(&["4a"]).shown(1, 5, Hazard::Mud).car(RM, 3, 23).dice(RED, &[1, 1]);
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(0); 5]);
    let mut scene = scene.car(RM, 3, 23).turn(RED);
    scene.open().road.known_tiles.clear();
    scene = scene.stack(&["1a"]);
    scene.open().cars[RM.car_index().unwrap()].die = None;
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(0); 2]);
    assert_eq!(scene.tiles()[2], "1a");
    assert_eq!(scene.state.open.terrain(at(1, 21)), Terrain::Road);
    assert_eq!(scene.face(1, 21), Some(Token { space: at(1, 21), face: None }));
}

/// TR-13.8
#[test]
fn an_empty_hazard_pile_is_made_anew_from_the_discard() {
    let mut scene =
        board_p(4).stack(&["4a", "5a"]).token(1, 5, Hazard::Oil).token(2, 5, Hazard::Mine).car(RM, 3, 23);
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.state.hidden.pile = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    scene.state.open.road.pile = 1;
    scene.state.open.road.discard[Hazard::Wreck as usize] = 2;
    scene.does(RED, NoCommand).drives_rolling(F, &[Raw(0); 5]);
    let mut laid: Vec<u8> =
        scene.state.hidden.faces.iter().rev().take(5).map(|(_, hazard)| *hazard as u8).collect();
    laid.sort_unstable();
    assert_eq!(laid, [0, 2, 3, 4, 4], "the last of the pile, then seen and unseen discards");
    let mut bare =
        board_p(4).stack(&["4a", "5a"]).car(RM, 3, 23).shown(1, 5, Hazard::Oil).shown(2, 5, Hazard::Mud);
    bare.does(RED, Assign { car: RM, die: 1 });
    bare.state.hidden.pile = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    bare.state.open.road.pile = 1;
    bare.does(RED, NoCommand).drives_rolling(F, &[Raw(0); 3]);
    let lead = bare.state.open.road.tokens().filter(|token| token.space.tile() == 2).count();
    assert_eq!(lead, 3, "one of the pile and two of the discard; the other spaces stay bare");
}

/// TR-14.1, TR-14.3, TR-14.4, TR-4.4, TR-S24
#[test]
fn with_two_players_the_fifth_tile_is_final() {
    let mut scene = board_p(2).stack(&["4b", "5a"]).car(RM, 3, 23).dice(RED, &[1, 1, 1, 1]);
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(0); 5]);
    assert_eq!((scene.tiles()[2], scene.state.open.road.is_final), ("4b", false));
    let mut scene = scene.car(RL, 3, 23).turn(RED);
    scene.assigns(RL, 1).drives_rolling(F, &[Raw(0); 5]);
    assert_eq!((scene.tiles(), scene.state.open.road.is_final), (["3a", "4b", "5a"], true));

    let mut side = scene.clone().car(RL, 5, 23).turn(RED).dice(RED, &[1, 1]);
    side.open().cars[RL.car_index().unwrap()].die = None;
    side.assigns(RL, 1).drives(&[FR]);
    assert_eq!(side.fate(RL), Some(Fate::OverSide));
    let mut scene = scene.car(RS, 3, 23).turn(RED).dice(RED, &[1, 1]);
    scene.assigns(RS, 1).drives(&[F]);
    assert!(scene.won_by(RED));
    assert_eq!(scene.tiles(), ["3a", "4b", "5a"], "the board does not advance any more");
}

/// TR-14.2
#[test]
fn with_more_players_the_lead_tile_is_final_when_the_first_goes_out() {
    let scene = board_p(3).gone(&[BS, BM]).car(BIG_BLUE, 2, 10).car(RL, 2, 9);
    let mut scene = scene;
    scene.assigns(RL, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(scene.fate(BIG_BLUE), Some(Fate::Crashed));
    assert!(scene.told.contains(&Event::FinishLaid) && scene.state.open.road.is_final);
    assert_eq!(scene.tiles(), ["1a", "2a", "3a"]);
}

/// TR-14.2, TR-14.3, TR-3.16
#[test]
fn the_finish_line_lies_at_once_when_the_last_car_of_a_player_breaks_down() {
    let scene = board_p(3).gone(&[BS, BM]).car(BIG_BLUE, 4, 8).damaged(BIG_BLUE, &[Damage::Dent]);
    let mut scene = scene.car(RM, 3, 23).dice(RED, &[1, 4]);
    scene
        .does(RED, Assign { car: RM, die: 1 })
        .does(RED, Action::Command { command: Command::Airstrike, die: 4 });
    scene.does(RED, PlaceChopper(at(4, 7))).rolls(RED, ChopperShot(BIG_BLUE), &[HIT_L, Draw(Damage::Dent)]);
    assert!(!scene.is_in(BLUE) && scene.told.contains(&Event::FinishLaid));
    scene.drives(&[F]);
    assert!(scene.won_by(RED), "in the same turn");
}

/// TR-14.5
#[test]
fn a_wreck_or_a_car_of_nobody_is_eliminated_on_the_finish_line() {
    let mut scene = board_p(3).final_tile().car(RS, 3, 22).car(WRECK, 3, 23);
    scene.assigns(RS, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(scene.fate(WRECK), Some(Fate::Finished));
    let mut scene = board_p(3).out(GREEN).final_tile().car(RS, 3, 22).car(GS, 3, 23);
    scene.assigns(RS, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(scene.fate(GS), Some(Fate::Finished));
    assert_eq!(scene.winners(), None);
}

/// TR-14.6
#[test]
fn a_step_over_the_side_beside_the_finish_line_is_a_side_exit() {
    let mut scene = board_p(3).final_tile().car(RS, 5, 23);
    scene.assigns(RS, 1).drives(&[FR]);
    assert_eq!(scene.fate(RS), Some(Fate::OverSide));
    assert_eq!(scene.winners(), None);
}

/// TR-14.2, TR-15.2
#[test]
fn a_player_who_goes_out_at_the_end_of_a_turn_makes_the_lead_tile_final_too() {
    let mut scene = board_p(3).gone(&[BS, BM]).car(BIG_BLUE, 0, 20).chopper(GREEN, 0, 20).car(RM, 0, 1);
    scene.assigns(RM, 1).drives(&[F]);
    assert_eq!(scene.fate(BIG_BLUE), Some(Fate::UnderChopper));
    assert!(!scene.is_in(BLUE) && scene.state.open.road.is_final);
    assert_eq!(scene.asked(), Some(GREEN));
}

/// TR-13.6
#[test]
fn choppers_wrecks_and_tokens_move_back_with_their_tiles() {
    let scene = board_p(4).stack(&["4a", "5a"]).car(RM, 3, 23).chopper(BLUE, 0, 20).car(WRECK, 0, 12);
    let mut scene = scene.token(3, 11, Hazard::Mine).shown(4, 10, Hazard::Oil);
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(0); 5]);
    assert_eq!(scene.state.open.gangs[BLUE].chopper, Some(at(0, 12)));
    scene.stands(WRECK, 0, 4);
    assert!(scene.state.hidden.faces.contains(&(at(3, 3), Hazard::Mine)));
    assert_eq!(scene.face(4, 2).unwrap().face, Some(Hazard::Oil));
}
