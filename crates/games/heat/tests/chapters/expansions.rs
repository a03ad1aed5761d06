//! EXP: what the tracks of the expansions need.

use super::scene::{A, EndDiscard, EndReact, TakeAdrenaline, discard, race, shift};
use crossroads_engine::{Game, OptionsError, Quick, Silent, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::data::Track;
use crossroads_heat::events::{Cost, Event};
use crossroads_heat::setup::Options;
use crossroads_heat::state::Step;

/// EXP-1, WEA-9
#[test]
fn a_chicane_has_one_token_that_counts_at_both_lines_or_behind_the_second() {
    let (mut corners, mut sectors) = (0, 0);
    for number in 0..40 {
        let options = Options { track: Track::Japan, weather: true, ..Options::default() };
        let roads = Heat::setup(&options, 2, &mut Quick::new(number), &mut Silent).roads;
        assert_eq!(roads.len(), 5);
        match (roads[0], roads[1]) {
            (Some(first), Some(second)) => {
                assert!(first == second && !first.is_on_sector());
                corners += 1;
            }
            (None, Some(second)) => {
                assert!(second.is_on_sector());
                sectors += 1;
            }
            other => panic!("{other:?}"),
        }
        assert!(roads.iter().skip(2).all(Option::is_some));
    }
    assert!(corners > 0 && sectors > 0);
}

/// EXP-1
#[test]
fn the_two_lines_of_a_chicane_are_checked_and_paid_separately() {
    let mut scene = race(Track::Japan, 1).at(A, "9R").gear(A, 2).hand(A, "4 1").drives(2, "4 1");
    scene.does(A, EndReact);
    let paid: Vec<_> = scene.told.iter().filter(|event| matches!(event, Event::HeatPaid { .. })).collect();
    let line = |corner| Event::HeatPaid { seat: A, heat: 1, cost: Cost::Corner(corner) };
    assert_eq!(paid, [&line(1), &line(2)]);
    let mut chicanes = 0;
    for track in Track::ALL {
        for pair in track.board().corners.windows(2).filter(|pair| pair[1].chicane) {
            assert_eq!(pair[0].limit, pair[1].limit, "{track:?}");
            chicanes += 1;
        }
    }
    assert_eq!(chicanes, 7, "two of them in Mexico and two in Spain");
}

/// EXP-2
#[test]
fn shifting_down_on_a_flooded_space_costs_a_heat_more() {
    let setting = race(Track::Japan, 1).at(A, "40L").gear(A, 3).hand(A, "1 1 1 1");
    let shifts = setting.clone().begin().view(Viewer::Seat(A)).own.unwrap().shifts;
    assert_eq!(shifts.map(|shift| shift.heat), [2, 1, 0, 0]);
    let mut scene = setting.clone().engine(A, 1).begin();
    scene.refuses(A, shift(1), "EXP-2").plans(A, 2, "1 1");
    assert_eq!((scene.engine(A), scene.gear(A)), (0, 2));
    let mut dry = setting.clone().engine(A, 0).begin();
    dry.refuses(A, shift(1), "HEAT-4.3").refuses(A, shift(2), "EXP-2");
    assert_eq!(dry.legal(A), [shift(3), shift(4)]);
    // Beside the flood everything costs what it always does.
    let shifts = setting.at(A, "46R").begin().view(Viewer::Seat(A)).own.unwrap().shifts;
    assert_eq!(shifts.map(|shift| shift.heat), [1, 0, 0, 0]);
}

/// EXP-2, HEAT-5.6
#[test]
fn a_gear_that_the_flood_makes_too_dear_is_out_of_reach_for_a_cluttered_hand() {
    let scene =
        race(Track::Japan, 1).at(A, "40L").gear(A, 2).engine(A, 0).hand(A, "1 heat heat heat heat").begin();
    assert_eq!(scene.legal(A), [shift(2), shift(3)], "first gear could be filled, but not paid");
}

/// EXP-3
#[test]
fn in_a_tunnel_nothing_can_be_discarded() {
    let setting = race(Track::Spain, 1).hand(A, "1 2 3").deck(A, "4 4 4 4 4 4");
    let mut scene = setting.clone().at(A, "16R").drives(1, "1");
    scene.does(A, TakeAdrenaline).does(A, EndReact).refuses(A, discard("2"), "HEAT-3.10");
    assert_eq!(scene.hand(A), "2 3 4 4 4 4 4", "step 8 was passed over");
    let mut outside = setting.at(A, "24R").drives(1, "1");
    outside.does(A, EndReact);
    assert_eq!(outside.waits(), Some((A, Step::Discard)));
    outside.does(A, discard("2")).does(A, EndDiscard);
}

/// EXP-4, HEAT-2.8
#[test]
fn expansion_boards_have_twelve_cells() {
    for track in Track::ALL {
        let cells = if track.board().source == "board of the base box" { 8 } else { 12 };
        assert_eq!(track.board().grid_cells, cells);
    }
}

/// EXP-6
#[test]
fn gravel_changes_nothing_for_whoever_drives_over_it() {
    // South Africa: gravel on the left of spaces 53 to 59, and of the right of 48 to 57. The limit of 2 lies after 55.
    let mut scene =
        race(Track::SouthAfrica, 1).at(A, "52L").gear(A, 2).engine(A, 7).hand(A, "2 1 3 3").drives(2, "2 1");
    assert_eq!((scene.at(A), scene.speed(), scene.engine(A)), ("55L".into(), 3, 7), "a space is a space");
    scene.does(A, EndReact).does(A, discard("3")).does(A, EndDiscard);
    let mut over =
        race(Track::SouthAfrica, 1).at(A, "55L").gear(A, 1).engine(A, 7).hand(A, "3").drives(1, "3");
    over.does(A, EndReact);
    assert_eq!(
        (over.at(A), over.engine(A), over.gear(A)),
        ("58R".into(), 6, 1),
        "1 above the limit, and no more"
    );
}

/// EXP-8, LEG-1
#[test]
fn nine_cars_start_on_an_expansion_board_and_eight_on_another() {
    let check = |track, cars| Heat::check_options(&Options { track, cars, ..Options::default() }, 6).err();
    assert_eq!((check(Track::Japan, 9), check(Track::Usa, 8)), (None, None));
    for (track, cars) in [(Track::Japan, 10), (Track::Usa, 9)] {
        assert!(matches!(check(track, cars), Some(OptionsError::Clash { clause: "LEG-1", .. })));
    }
}
