//! TR-15: the end of a turn, of a round, of the game.

use super::scene::*;
use crossroads_engine::{Applied, Game, SeatSet};
use crossroads_thunder_road::ThunderRoad;

/// TR-15.2, TR-15.8, TR-8.5, TR-12.6, TR-S9
#[test]
fn if_nobody_is_left_who_stood_furthest_forward_wins() {
    let scene = board_q(3).out(GREEN).final_tile().gone(&[RS, RL, BS, BIG_BLUE]).car(RM, 3, 0).car(BM, 2, 2);
    let mut scene = scene.chopper(BLUE, 3, 2).dice(RED, &[1, 2]);
    scene
        .does(RED, Assign { car: RM, die: 1 })
        .does(RED, Action::Command { command: Command::Airstrike, die: 2 });
    scene.does(RED, PlaceChopper(at(2, 1)));
    scene.rolls(RED, ChopperShot(BM), &[HIT_M, Draw(Damage::SkidFrontRight)]).stands(BM, 3, 2);
    scene.drives(&[FL]).stands(RM, 2, 1).does(RED, DeclineBonus);
    assert_eq!((scene.fate(RM), scene.fate(BM)), (Some(Fate::UnderChopper), Some(Fate::UnderChopper)));
    assert!(scene.won_by(BLUE));
    let outcome = ThunderRoad::outcome(&scene.state).unwrap();
    assert_eq!(outcome.standings.iter().map(|it| it.place).collect::<Vec<_>>(), [2, 1, 2]);
}

/// TR-15.8
#[test]
fn equal_places_are_a_draw() {
    let scene = board_p(2).gone(&[RS, RL, BS, BIG_BLUE]).car(RM, 3, 1).car(BM, 5, 2);
    let mut scene = scene.chopper(BLUE, 3, 2).chopper(RED, 5, 2);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    let mut both = SeatSet::only(RED);
    both.insert(BLUE);
    assert_eq!(scene.winners(), Some(both));
}

/// TR-15.8, TR-13.2
#[test]
fn if_an_advance_leaves_nobody_who_stood_furthest_forward_wins() {
    // A column of wrecks and of cars of nobody from Red's car to the front edge: each slam pushes on the next.
    let mut scene =
        board_q(4).out(GREEN).out(YELLOW).gone(&[RS, RL, BS, BIG_BLUE]).car(RM, 2, 6).car(BM, 3, 3);
    scene.open().road = Road::bare(scene.state.open.road.tiles, false);
    scene.state.hidden.faces.clear();
    let wrecks = (0..12).map(VehicleId::wreck).chain(VehicleId::gang(GREEN)).chain([YM, YL]);
    for (who, column) in wrecks.zip(7..) {
        scene = scene.car(who, 2, column);
    }
    scene.assigns(RM, 1).drives_rolling(F, &[Bottom, Way(F)]);
    let others = [Bottom, Way(F)].repeat(16);
    scene.rolls(RED, KeepSlam, &others);
    assert_eq!((scene.fate(RM), scene.fate(BM)), (Some(Fate::LeftBehind), Some(Fate::LeftBehind)));
    assert!(scene.won_by(RED));
    assert_eq!(scene.tiles(), ["1b", "2b", "5b"], "before the new tile is laid");
}

/// TR-15.5
#[test]
fn when_the_player_of_the_turn_goes_out_the_chain_is_still_resolved() {
    // Red's last car takes its second token, shrapnel, and what that hits still suffers; then the turn ends.
    let scene = board_p(3).gone(&[RS, RL]).car(RM, 3, 8).damaged(RM, &[Damage::Dent]);
    let mut scene = scene.token(3, 9, Hazard::Mine).car(BM, 3, 12).car(GS, 0, 20).chopper(GREEN, 3, 12);
    scene.assigns(RM, 1).drives_rolling(F, &[Draw(Damage::Shrapnel), Way(F), Draw(Damage::Dent)]);
    assert!(!scene.is_in(RED));
    assert_eq!(scene.fate(BM), Some(Fate::UnderChopper), "the turn ended as every turn does");
    assert!(scene.told.contains(&Event::Damaged { car: BM, damage: Damage::Dent }));
    assert_eq!(scene.asked(), Some(BLUE));
}

/// TR-15.6, TR-3.6, TR-3.16, TR-S20
#[test]
fn the_last_player_wins_at_once_and_effects_are_dropped() {
    let scene = board_p(2).gone(&[RS, RL, BS, BIG_BLUE]).car(RM, 2, 7).car(BM, 2, 9);
    let mut scene = scene.damaged(RM, &[Damage::Dent]).damaged(BM, &[Damage::Dazed]);
    scene.assigns(RM, 1).drives(&[F]).does(RED, DeclineBonus);
    scene.rolls(RED, Shoot(BM), &[HIT_M, Draw(Damage::Shrapnel), Way(B), Draw(Damage::Dent)]);
    assert!(scene.is_inoperable(RM) && !scene.is_inoperable(BM));
    assert!(scene.won_by(BLUE));
    assert!(scene.state.open.stack.is_empty());
    assert_eq!(scene.asked(), None);
    scene.refuses(BLUE, Assign { car: BM, die: 1 }, "TR-7.5");
}

/// TR-14.4, TR-15.6
#[test]
fn a_victory_is_not_taken_back() {
    let mut scene = board_p(2).final_tile().car(RM, 3, 22);
    scene.assigns(RM, 2).drives(&[F]);
    assert_eq!(scene.applied, Applied::OPEN, "a step on a bare road may be taken back");
    scene.drives(&[F]);
    assert!(scene.won_by(RED));
    assert_eq!(scene.applied, Applied::CLOSED);
}

/// TR-15.7
#[test]
fn the_last_player_wins_before_a_finish_line_is_laid() {
    let mut scene = board_p(3).out(GREEN).gone(&[BS, BM]).car(BIG_BLUE, 2, 10).car(RL, 2, 9);
    scene.assigns(RL, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert!(scene.won_by(RED));
    assert!(!scene.told.contains(&Event::FinishLaid));
    // And a car on the finish line wins although its arrival leaves others with nothing to wait for.
    let mut scene = board_p(2).final_tile().gone(&[RS, RL, BS, BM]).car(BIG_BLUE, 3, 0).car(RM, 3, 23);
    scene.assigns(RM, 1).drives(&[F]);
    assert!(matches!(scene.told[..], [.., Event::Finished { car: RM }, Event::Won { .. }]));
}
