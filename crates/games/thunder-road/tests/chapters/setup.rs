//! TR-2: setup and what is known.

use super::scene::*;
use crossroads_engine::{Game, Quick, Seat, Silent, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::setup::{Options, Start};
use crossroads_thunder_road::state::{all_damage, all_hazards};

fn tables(seats: u8) -> impl Iterator<Item = State> {
    (0..60).map(move |number| {
        ThunderRoad::setup(&Options::default(), seats, &mut Quick::new(number), &mut Silent)
    })
}

/// TR-2.1
#[test]
fn the_start_side_is_an_option_or_random() {
    let first = |start, number| {
        let state = ThunderRoad::setup(
            &Options { start, ..Options::default() },
            2,
            &mut Quick::new(number),
            &mut Silent,
        );
        state.open.road.tiles[0].row().id
    };
    assert!((0..20).all(|number| first(Start::ParkingLot, number) == "1a"));
    assert!((0..20).all(|number| first(Start::Runway, number) == "1b"));
    assert!((0..20).any(|number| first(Start::Random, number) == "1a"));
    assert!((0..20).any(|number| first(Start::Random, number) == "1b"));
}

/// TR-2.2
#[test]
fn the_other_tiles_lie_in_random_order_with_random_sides() {
    let mut seen = [0; 10];
    for state in tables(3) {
        let road = &state.open.road;
        let [a, b, c] = road.tiles.map(|side| side.tile());
        assert!(a == 0 && b != 0 && c != 0 && b != c);
        assert_eq!(road.unknown_tiles.count_ones(), 2);
        assert_eq!(road.unknown_tiles & (1 << a | 1 << b | 1 << c), 0);
        seen[usize::from(road.tiles[1].0)] += 1;
        seen[usize::from(road.tiles[2].0)] += 1;
    }
    assert!(seen[2..].iter().all(|times| *times > 0), "{seen:?}");
}

/// TR-2.3, TR-2.6
#[test]
fn every_hazard_space_gets_a_token_face_down_and_the_rest_are_piles() {
    for state in tables(4) {
        let road = &state.open.road;
        for place in [1, 2] {
            let laid = road.tokens().filter(|token| token.space.tile() == place).count();
            assert_eq!(laid, road.tiles[place].row().hazards.len());
        }
        assert!(road.tokens().all(|token| token.face.is_none()));
        assert_eq!(usize::from(road.pile) + road.tokens().count(), 26);
        let mut all = state.hidden.pile;
        state.hidden.faces.iter().for_each(|(_, hazard)| all[*hazard as usize] += 1);
        assert_eq!(all, all_hazards(&Options::default()));
        assert_eq!(state.open.damage_pile, all_damage(&Options::default()));
    }
}

/// TR-2.4
#[test]
fn the_starting_tile_has_fewer_tokens_with_more_players() {
    for (seats, wanted) in [(2, [7, 6]), (3, [4, 4]), (4, [2, 2])] {
        for state in tables(seats) {
            let laid = state.open.road.tokens().filter(|token| token.space.tile() == 0).count();
            assert_eq!(laid, wanted[usize::from(state.open.road.tiles[0].0)]);
        }
    }
}

/// TR-2.5, TR-13.7
#[test]
fn a_starting_tile_that_comes_back_counts_those_who_started() {
    let mut scene = board_q(3).stack(&["1a"]).out(GREEN).car(RM, 3, 23).car(BM, 3, 12);
    scene.open().road.is_final = false;
    scene.assigns(RM, 1).drives_rolling(F, &[Raw(0); 4]);
    let lead: Vec<Space> =
        scene.state.open.road.tokens().map(|it| it.space).filter(|space| space.tile() == 2).collect();
    assert_eq!(lead, [at(1, 21), at(2, 18), at(2, 21), at(3, 17)], "three started, and dealt row by row");
}

/// TR-2.7
#[test]
fn all_cars_wait_and_the_choppers_are_off_the_board() {
    for state in tables(4) {
        assert!(
            state
                .open
                .in_game()
                .iter()
                .flat_map(|seat| state.open.vehicles(seat))
                .all(|car| state.open.place(car) == Place::Waiting)
        );
        assert!(state.open.gangs.iter().all(|(_, gang)| gang.chopper.is_none() && gang.is_in));
    }
}

/// TR-2.8, TR-2.10, TR-7.3
#[test]
fn the_single_lowest_total_begins_and_the_dice_are_kept_for_round_one() {
    for state in tables(4) {
        let open = &state.open;
        let total = |seat: Seat| open.gangs[seat].dice.iter().sum::<u8>();
        let mut others = Seat::all(4).filter(|seat| *seat != open.first);
        assert!(others.all(|seat| total(seat) > total(open.first)));
        assert_eq!((open.turn.seat, open.round), (open.first, 1));
        assert!((1..=3).contains(&open.road_die));
    }
}

/// TR-2.9
#[test]
fn a_shared_lowest_total_is_rolled_again_by_all() {
    let first_roll = [0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5];
    let second_roll = [3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1];
    let mut chance = Fallen([first_roll, second_roll].concat(), Quick::new(1));
    let mut told = Vec::new();
    let state = ThunderRoad::setup(&Options::default(), 3, &mut chance, &mut told);
    assert_eq!(state.open.first, GREEN, "who did not tie rolled again too");
    assert_eq!(told.iter().filter(|event| matches!(event.event, Event::DiceRolled { .. })).count(), 6);
}

/// TR-2.11, TR-15.3
#[test]
fn turns_go_round_by_seat_index() {
    let mut scene = board_p(4).turn(YELLOW).car(YM, 0, 2);
    scene.assigns(YM, 1).drives(&[F]);
    assert_eq!(scene.asked(), Some(RED), "after the last seat comes the first");
}

/// TR-2.12, TR-2.13
#[test]
fn nobody_sees_what_lies_face_down() {
    for state in tables(2) {
        let mut other = state;
        other.hidden.faces.reverse();
        let spaces: Vec<Space> = state.hidden.faces.iter().map(|(space, _)| *space).collect();
        other.hidden.faces.iter_mut().zip(spaces).for_each(|(face, space)| face.0 = space);
        for viewer in Viewer::all(2) {
            let view = ThunderRoad::view(&state, viewer);
            assert_eq!(view, ThunderRoad::view(&other, viewer));
            assert_eq!(
                view.open.damage_pile,
                all_damage(&Options::default()),
                "which tokens are not in sight is known"
            );
            let again = ThunderRoad::resample(&view, Seat(0), &mut Quick::new(1));
            let mut all = again.hidden.pile;
            again.hidden.faces.iter().for_each(|(_, hazard)| all[*hazard as usize] += 1);
            assert_eq!(all, all_hazards(&Options::default()));
        }
    }
}
