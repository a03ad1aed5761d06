//! TR-1: what is in the box.

use super::scene::*;
use crossroads_engine::{Game, Quick, Seat, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::{
    Effect, GANG, MOST_WRECKS, MOVEMENT_DIE, ROAD_DIE, SHOOTING_DIE, SIDES, SLAM_DIE, STUNT_DIE, SideId,
    SlamFace,
};
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::{all_damage, all_hazards};

/// TR-1.1
#[test]
fn two_to_four_play() {
    for seats in 0..=6 {
        let playable = ThunderRoad::check_options(&Options::default(), seats).is_ok();
        assert_eq!(playable, (2..=4).contains(&seats), "{seats}");
    }
}

/// TR-1.2, TR-3.4
#[test]
fn a_gang_has_three_cars_a_chopper_and_four_dice() {
    assert_eq!(GANG, [Size::Small, Size::Medium, Size::Large]);
    let state = ThunderRoad::setup(&Options::default(), 4, &mut Quick::new(1), &mut Silent);
    for seat in Seat::all(4) {
        let sizes: Vec<Size> = VehicleId::gang(seat).map(|car| car.size()).collect();
        assert_eq!(sizes, GANG);
        assert!(VehicleId::gang(seat).all(|car| car.gang_seat() == Some(seat)));
        assert_eq!(state.open.gangs[seat].dice.len(), 4);
    }
    // One slot for a die, and one to coast.
    let mut slots = board_p(4).car(RM, 3, 1);
    slots.assigns(RM, 3);
    let car = slots.state.open.cars[RM.car_index().unwrap()];
    assert_eq!((car.die, car.coasts), (Some(3), 0));
    let mut slots = board_p(4).gone(&[RM, RL]).car(RS, 3, 1).moved(RS).coast_turn(RED);
    slots.does(RED, Coast { car: RS, die: 4 });
    let car = slots.state.open.cars[RS.car_index().unwrap()];
    assert_eq!((car.die, car.coasts), (Some(1), 1), "the die of the normal move stays");
    // Two slots for damage: with the second token a car is inoperable, and there is no third.
    let mut scene = board_p(4).car(RM, 3, 8).damaged(RM, &[Damage::Dent]).token(3, 9, Hazard::Mine);
    scene.assigns(RM, 1).drives_rolling(F, &[Draw(Damage::Dazed), Stunt(1), Way(F)]);
    assert!(scene.is_inoperable(RM));
    assert_eq!(scene.damage(RM), [Damage::Dent, Damage::Dazed]);
}

/// TR-1.3, TR-1.4, TR-1.5, TR-1.6, TR-1.7
#[test]
fn the_dice_have_the_faces_of_the_box() {
    assert_eq!(MOVEMENT_DIE, [1, 2, 3, 4, 5, 6]);
    assert_eq!(ROAD_DIE, [1, 1, 1, 2, 2, 3]);
    assert_eq!(STUNT_DIE, [1, 2, 2, 3, 3, 4]);
    assert_eq!(SLAM_DIE.iter().filter(|face| **face == SlamFace::Top).count(), 2);
    let hits = |size| SHOOTING_DIE.iter().filter(|face| face.hits(size)).count();
    assert_eq!([hits(Size::Small), hits(Size::Medium), hits(Size::Large)], [2, 3, 4]);
    assert_eq!(
        SHOOTING_DIE.iter().filter(|face| face.hits(Size::Large) && !face.hits(Size::Small)).count(),
        3
    );
    assert_eq!(Direction::ALL, [FL, F, FR, BL, B, BR]);
}

/// TR-1.8, TR-1.9
#[test]
fn there_are_twenty_damage_tokens_and_twenty_six_hazards() {
    let base = Options::default();
    assert_eq!(all_damage(&base), [3, 1, 1, 1, 1, 1, 1, 3, 3, 5, 0, 0, 0]);
    assert_eq!(all_damage(&base).iter().sum::<u8>(), 20);
    assert_eq!(all_hazards(&base), [6, 6, 6, 4, 4, 0, 0, 0, 0, 0, 0]);
    assert_eq!(all_hazards(&base).iter().sum::<u8>(), 26);
    assert_eq!(Damage::Marker.row().count, 0, "of markers there is no number");
    let skids = [FL, F, FR, BL, B, BR].map(Effect::Skid);
    let effects = Damage::ALL.map(|damage| damage.row().effect);
    assert_eq!(effects[1..7], skids);
    assert_eq!((effects[0], effects[10]), (Effect::Nothing, Effect::Nothing));
    assert_eq!(effects[7..10], [Effect::Shrapnel, Effect::Dazed, Effect::Blast]);
}

/// TR-1.10
#[test]
fn five_tiles_have_two_sides_of_six_lanes() {
    let base = &SIDES[..2 * 5];
    assert_eq!(base.len(), 10);
    for (place, side) in base.iter().enumerate() {
        assert_eq!(side.id, format!("{}{}", place / 2 + 1, ["a", "b"][place % 2]));
        assert_eq!(side.is_start, place < 2);
        assert!(
            side.rows.iter().all(|row| row.len() == 8 && row.chars().all(|c| "ROMX".contains(c))),
            "{}",
            side.id
        );
        let id = SideId(place as u8);
        assert!(
            (0..6).all(|row| matches!(id.terrain(row, 0), Terrain::Road | Terrain::OffRoad)),
            "column 0 of the base side {} costs one move everywhere",
            side.id
        );
        let mut order: Vec<(u8, u8)> = side.hazards.iter().map(|spot| (spot.row, spot.column)).collect();
        assert!(side.hazards.iter().all(|spot| id.terrain(spot.row, spot.column) != Terrain::Impassable));
        order.sort_unstable();
        order.dedup();
        assert_eq!(order.len(), side.hazards.len(), "{}", side.id);
    }
}

/// TR-1.10
#[test]
fn every_side_has_the_ground_and_the_hazard_spaces_of_the_box() {
    // Spaces of road, off-road, mud and impassable ground, and the rows and columns of hazard spaces, as counted on the
    // printed tiles.
    let printed = [
        ("1a", [33, 12, 3, 0], "15 22 24 25 31 43 45"),
        ("1b", [16, 26, 6, 0], "22 24 26 32 34 36"),
        ("2a", [16, 26, 3, 3], "26 31 33 36 42 44"),
        ("2b", [25, 15, 3, 5], "22 23 26 31 33 34 35"),
        ("3a", [25, 10, 13, 0], "05 15 43 53"),
        ("3b", [6, 27, 2, 13], "05 15 43 52"),
        ("4a", [16, 16, 16, 0], "21 24 25 33 35"),
        ("4b", [17, 14, 2, 15], "12 22 35 36 46"),
        ("5a", [16, 23, 4, 5], "07 21 26 31 36"),
        ("5b", [14, 13, 2, 19], "21 23 25 27 31 36"),
    ];
    for (side, (id, ground, hazards)) in SIDES.iter().zip(printed) {
        let letters =
            |letter| side.rows.iter().flat_map(|row| row.chars()).filter(|it| *it == letter).count();
        let spots: Vec<String> =
            side.hazards.iter().map(|spot| format!("{}{}", spot.row, spot.column)).collect();
        assert_eq!((side.id, ['R', 'O', 'M', 'X'].map(letters), &*spots.join(" ")), (id, ground, hazards));
    }
}

/// TR-2.4
#[test]
fn hazard_spaces_printed_four_and_more_are_used_with_five_and_six_players_too() {
    for (side, used) in [("1a", [7, 4, 2, 2, 2]), ("1b", [6, 4, 2, 2, 2])] {
        let hazards = SideId::named(side).unwrap().row().hazards;
        let with = |players| hazards.iter().filter(|spot| spot.is_used(players)).count();
        assert_eq!([2, 3, 4, 5, 6].map(with), used, "{side}");
    }
    assert!(SIDES[2..].iter().all(|side| side.hazards.iter().all(|spot| spot.is_used(6))));
}

/// TR-1.11, TR-14.3
#[test]
fn the_finish_line_is_one_column_of_six_spaces() {
    for row in 0..6 {
        let mut scene = board_p(2).final_tile().car(RS, row, 23);
        scene.assigns(RS, 1).drives(&[F]);
        assert!(scene.won_by(RED), "{row}");
    }
}

/// TR-1.12
#[test]
fn more_wrecks_than_figures_stand_on_the_board() {
    let mut scene = board_p(4).token(3, 9, Hazard::Wreck).car(RS, 3, 8);
    for number in 0..4 {
        scene = scene.car(VehicleId::wreck(number), 0, 10 + number);
    }
    scene.assigns(RS, 1).drives_rolling(F, &[Bottom, Way(F)]);
    assert_eq!(scene.state.open.on_board().filter(|(who, _)| who.wreck_index().is_some()).count(), 5);
    const { assert!(MOST_WRECKS > 4) };
}
