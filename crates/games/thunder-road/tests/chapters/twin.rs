//! The text twin: what the terminal prints and a screen reader speaks.

use super::scene::*;
use crossroads_engine::words::Piece;
use crossroads_engine::{Game, Viewer};
use crossroads_thunder_road::ThunderRoad;

/// The lines of a table; what is said shows as the id of its message.
fn lines(scene: &Scene) -> Vec<String> {
    let text = ThunderRoad::text(&ThunderRoad::view(&scene.state, Viewer::Spectator), &[]);
    let piece = |piece: &Piece| match piece {
        Piece::Drawn(drawn) => drawn.clone(),
        Piece::Said(message) => message.id.to_owned(),
    };
    text.iter().map(|line| line.iter().map(|span| piece(&span.piece)).collect()).collect()
}

/// The line of a lane.
fn lane(scene: &Scene, row: usize) -> String {
    lines(scene)[2 + row].clone()
}

/// TR-2.12
#[test]
fn a_chopper_shows_whose_it_is_and_shows_over_a_car() {
    let scene = board_p(4).car(RM, 3, 2).chopper(GREEN, 3, 2).chopper(BLUE, 3, 4).car(RS, 3, 6);
    assert!(lane(&scene, 3).starts_with("3   =   =   ^1m =   =^2 =   =1s "), "{}", lane(&scene, 3));
}

/// TR-2.12
#[test]
fn a_crew_shows_its_command_its_chopper_and_what_is_on_its_dashboards() {
    let scene = board_p(4).car(RS, 3, 2).moved(RS).damaged(RS, &[Damage::Dent, Damage::Blast]);
    let mut scene = scene.car(RM, 3, 4).moved(RM).gone(&[RL]).chopper(RED, 0, 0).out(BLUE);
    scene.open().gangs[RED].commanded = true;
    scene.open().cars[RM.car_index().unwrap()].coasts = 1;
    let told = lines(&scene);
    assert_eq!(told[8], "text-dice; text-command-used; text-chopper");
    assert_eq!(
        told[9],
        "   1s(3,2) text-inoperable, text-die, damage-dent, damage-blast   1m(3,4) text-die, text-coasts   1l text-gone"
    );
    assert_eq!(told[10], "text-out");
    assert_eq!(told[12], "text-dice; text-command-free");
    assert_eq!(told[13], "   3s text-waiting   3m text-waiting   3l text-waiting");
}

/// TR-14.4
#[test]
fn the_car_that_has_won_is_not_shown_as_eliminated() {
    let mut scene = board_p(2).final_tile().car(RM, 3, 23).damaged(RM, &[Damage::Dent]);
    scene.assigns(RM, 1).drives(&[F]);
    assert_eq!(scene.state.open.place(RM), Place::Home);
    assert!(lines(&scene)[9].contains("1m text-home, text-die, damage-dent"), "{}", lines(&scene)[9]);
}

/// TR-10.3
#[test]
fn of_two_wrecks_the_one_that_goes_is_named() {
    let other = VehicleId::wreck(1);
    let mut scene = board_p(4).car(RS, 3, 1).car(WRECK, 3, 2).car(other, 3, 3);
    scene.assigns(RS, 1).drives_rolling(F, &[Bottom, Way(F), Bottom, Way(F)]);
    let story: Vec<String> = scene.told.iter().map(|event| format!("{:?}", told(event))).collect();
    assert!(story.iter().any(|line| line.contains("vehicle-wreck-bottom")), "{story:?}");
    scene.stands(other, 3, 4);
}

fn told(event: &Event) -> crossroads_engine::Message {
    crossroads_thunder_road::words::told(event)
}
