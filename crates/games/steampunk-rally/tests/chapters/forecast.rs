//! What a page is told before a choice is made.

use super::scene::*;
use crossroads_engine::Game;
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::forecast::{Firing, Fit, Forecast, Placement};

fn forecast(scene: &Scene) -> Forecast {
    SteampunkRally::view(&scene.state, Viewer::Seat(A)).own.unwrap().forecast
}

fn would(part: u8, value: u8, power: u8, times: u8) -> Placement {
    Placement { die: Die { colour: Heat, value }, firing: Firing { part, power, times } }
}

/// SR-7.8, SR-7.9
#[test]
fn every_die_tells_what_it_would_fire() {
    let mut scene = race(2)
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("gold-locomotive-front", 1, 0)])
        .pool(A, Heat, &[5, 3])
        .pool(A, Steam, &[6]);
    assert_eq!(forecast(&scene).placements, [would(1, 3, 3, 0), would(1, 5, 5, 1)]);
    scene.does(A, Place { part: 1, colour: Heat, value: 5 });
    assert_eq!(forecast(&scene).placements, [would(1, 3, 8, 2)]);
    scene.does(A, Fire);
    let later = scene.phase(Phase::Vent);
    assert_eq!(forecast(&later).placements, []);
}

/// SR-7.6, SR-7.8
#[test]
fn a_part_of_two_colours_tells_what_either_die_would_fire() {
    let mut scene = race(2)
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("silver-compound-engine", 0, 1)])
        .pool(A, Heat, &[3])
        .pool(A, Steam, &[5, 3])
        .pool(A, Electric, &[6]);
    let of = |colour, value, power, times| Placement {
        die: Die { colour, value },
        firing: Firing { part: 1, power, times },
    };
    let all = [of(Steam, 3, 3, 0), of(Steam, 5, 5, 1), of(Heat, 3, 3, 0)];
    assert_eq!(forecast(&scene).placements, all);
    scene.does(A, Place { part: 1, colour: Heat, value: 3 });
    assert_eq!(forecast(&scene).placements, [of(Steam, 3, 6, 1), of(Steam, 5, 8, 2)]);
}

/// SR-6.2, SR-6.9
#[test]
fn a_cog_is_worth_two_pips_and_a_spare_one_counts() {
    let mut scene = in_phase(2, Phase::Vent)
        .machine(A, &[("ada-lovelace-cockpit", 0, 0), ("gold-locomotive-front", 1, 0)])
        .slots(A, 1, &[5])
        .cogs(A, 2);
    assert_eq!(forecast(&scene).pips, 4);
    scene.does(A, Vent { part: 1, colour: Heat, value: 5 });
    assert_eq!(forecast(&scene).pips, 3);
}

/// SR-5.6, SR-5.7
#[test]
fn a_hand_tells_where_its_parts_would_be_joined() {
    let mut scene = in_phase(2, Phase::Pick(0)).machine(A, &[("ada-lovelace-cockpit", 0, 0)]);
    let hand = ["gold-kite-sail", "silver-boiler", "copper-radiator", "boost-tailwind"];
    scene.state.hidden.hands[A] = hand.map(card);
    scene.racer(A).hand = 0b1101;
    // The cockpit has valves on three sides, but none above for the sail.
    let fits = forecast(&scene).fits;
    let sides = vec![cell(1, 0), cell(0, 1), cell(-1, 0)];
    assert_eq!(
        fits,
        [
            Fit { deck: Deck::Gold, cells: vec![], joinable: false },
            Fit { deck: Deck::Copper, cells: sides, joinable: false },
        ]
    );
}

/// SR-18.1
#[test]
fn the_distance_to_the_line_is_open_to_all() {
    let scene = race(2).at(A, "alps-finish.1").at(B, "alps-finish.3");
    let view = SteampunkRally::view(&scene.state, Viewer::Spectator);
    assert_eq!((view.to_line[A], view.to_line[B]), (1, -1));
}
