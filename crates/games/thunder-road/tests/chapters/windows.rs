//! EA-1: what secret cards have in common.

use super::scene::*;
use crossroads_engine::words::Piece;
use crossroads_engine::{Game, Quick, Seat, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::Airstrike;
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::Window;

fn road() -> Scene {
    let options = Options { airstrikes: true, ..Options::default() };
    let mut scene = Scene::with(["1a", "2b", "3a"], 2, options);
    scene.state.open.road = Road::bare(scene.state.open.road.tiles, false);
    scene.state.hidden.faces.clear();
    scene.state.hidden.seats[RED].airstrike = Some(Airstrike::DoubleTap);
    scene.state.hidden.seats[BLUE].airstrike = Some(Airstrike::Gunship);
    scene.car(RM, 3, 1).car(BM, 3, 14)
}

/// EA-1.6
#[test]
fn a_muted_moment_is_not_asked_again_before_the_next_turn_of_the_seat() {
    let mut scene = road();
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.does(RED, Action::Command { command: Command::Airstrike, die: 2 });
    scene.does(RED, PlaceChopper(at(3, 13))).does(RED, ChopperHold);
    assert_eq!(scene.step(), Step::Drive, "with a target the card is an option of the shot");
    let mut scene = road().car(RS, 2, 2);
    scene.does(RED, Assign { car: RM, die: 1 });
    scene.does(RED, Action::Command { command: Command::Airstrike, die: 2 });
    scene.does(RED, PlaceChopper(at(3, 15))).does(RED, Mute);
    assert!(scene.told.contains(&Event::WindowPassed {
        seat: RED,
        window: Window::AfterChopper,
        muted: true
    }));
    assert!(scene.state.open.gangs[RED].muted.contains(Window::AfterChopper), "all see it");
    scene.does(RED, Step(F)).does(RED, DeclineBonus);
    scene.assigns(BM, 1).does(BLUE, Step(F));
    if scene.offers(BLUE, DeclineBonus) {
        scene.does(BLUE, DeclineBonus);
    }
    assert_eq!(scene.asked(), Some(RED));
    assert!(!scene.state.open.gangs[RED].muted.contains(Window::AfterChopper), "it ends by itself");
}

/// EA-1.3, IX-7.3
#[test]
fn what_another_seat_thinks_can_be_held_is_any_card_that_was_not_seen() {
    let mut scene = road();
    scene.open().spent.airstrikes = scene.state.open.spent.airstrikes.with(Airstrike::SkyHook as usize);
    let view = ThunderRoad::view(&scene.state, Viewer::Seat(RED));
    let mut thought = std::collections::BTreeSet::new();
    for number in 0..200 {
        let state = ThunderRoad::resample(&view, RED, &mut Quick::new(number));
        assert_eq!(state.hidden.seats[RED].airstrike, Some(Airstrike::DoubleTap));
        let other = state.hidden.seats[BLUE].airstrike.unwrap();
        assert!(other != Airstrike::DoubleTap && other != Airstrike::SkyHook);
        thought.insert(other as u8);
    }
    assert_eq!(thought.len(), 6);
}

/// EA-1.3
#[test]
fn the_text_twin_names_a_card_to_its_owner_alone() {
    let scene = road();
    let says = |viewer, id: &str| {
        let text = ThunderRoad::text(&ThunderRoad::view(&scene.state, viewer), &[]);
        text.into_iter().flatten().any(|span| matches!(span.piece, Piece::Said(message) if message.id == id))
    };
    assert!(says(Viewer::Seat(RED), "airstrike-double-tap"));
    assert!(!says(Viewer::Seat(RED), "airstrike-gunship"));
    assert!(!says(Viewer::Spectator, "airstrike-double-tap"));
    assert!(says(Viewer::Seat(Seat(1)), "text-holds-airstrike"), "that a card is held is open");
}
