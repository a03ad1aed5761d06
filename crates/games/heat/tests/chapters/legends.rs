//! LEG: automated drivers.

use super::scene::{A, Setting, race};
use crossroads_engine::{Game, OptionsError, Quick, Silent};
use crossroads_heat::Heat;
use crossroads_heat::data::{Colour, LEGEND_CARDS, Road, Track, Weather};
use crossroads_heat::events::Event;
use crossroads_heat::setup::Options;
use crossroads_heat::state::{CarId, Phase, Status};

/// Where a Legend goes whose driver opponent stands still far behind.
fn drives(setting: Setting) -> (String, u8) {
    let mut scene = setting.hand(A, "u0").begin();
    scene.plans(A, 1, "u0").ends_turn(A);
    let spot = scene.state.cars[1].spot;
    (scene.car_at(1), spot.crossings(scene.state.board()))
}

fn one(track: Track, colour: Colour, at: &str, card: u8) -> Setting {
    // The driver is behind the Legend, so the Legend goes first, and in nobody's way.
    race(track, 1).at(A, "45L c0").legend(colour, at).legend_card(card)
}

/// LEG-1
#[test]
fn legends_fill_the_grid_as_far_as_cells_and_colours_go() {
    let with = |cars, track| Options { cars, track, ..Options::default() };
    let state = Heat::setup(&with(6, Track::Usa), 1, &mut Quick::new(3), &mut Silent);
    assert_eq!((state.cars.len(), state.drivers.seats()), (6, 1));
    let mut spots: Vec<_> = state.cars.iter().map(|car| car.spot.place(state.board()).to_string()).collect();
    spots.sort();
    assert_eq!(spots, ["67L", "67R", "68L", "68R", "69L", "69R"]);
    let refused = |options: Options, seats| match Heat::check_options(&options, seats) {
        Err(OptionsError::Clash { clause, .. }) => Some(clause),
        _ => None,
    };
    assert_eq!(refused(with(8, Track::Usa), 1), None);
    assert_eq!(refused(with(9, Track::Usa), 1), Some("LEG-1"));
    // They are drawn for the grid together with the drivers: over many tables the driver has stood on every cell.
    let cell = |number| {
        let state = Heat::setup(&with(4, Track::Usa), 1, &mut Quick::new(number), &mut Silent);
        state.cars.iter().filter(|car| car.spot.order(state.cars[0].spot, state.board()).is_lt()).count()
    };
    let mut cells: Vec<usize> = (0..60).map(cell).collect();
    cells.sort_unstable();
    cells.dedup();
    assert_eq!(cells, [0, 1, 2, 3]);
    // Where drivers fill the grid by themselves there is no Legend.
    assert_eq!(Heat::setup(&with(2, Track::Usa), 4, &mut Quick::new(3), &mut Silent).cars.len(), 4);
}

/// LEG-2
#[test]
fn ten_cards_give_every_colour_each_number_once() {
    for colour in 0..6 {
        let mut numbers: Vec<u8> = LEGEND_CARDS.iter().map(|card| card[colour]).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (10..=19).collect::<Vec<u8>>());
    }
}

/// LEG-3, LEG-4
#[test]
fn one_card_serves_all_legends_of_a_round_and_each_moves_once_in_its_place() {
    let mut scene = race(Track::Usa, 1)
        .at(A, "20R")
        .hand(A, "1 1")
        .legend(Colour::Red, "25R")
        .legend(Colour::Blue, "15R")
        .begin();
    scene.plans(A, 1, "1");
    assert_eq!(scene.order(), [CarId(1), CarId(0), CarId(2)]);
    scene.ends_turn(A);
    let turned = |event: &&Event| matches!(event, Event::LegendCardTurned { .. });
    assert_eq!(scene.told.iter().filter(turned).count(), 1);
    assert_eq!(scene.state.legends.left.count_ones(), 9);
    assert_eq!(scene.state.legends.turned, None, "the next round turns up another");
    scene.plans(A, 1, "1");
    assert_eq!(scene.told.iter().filter(turned).count(), 2);
}

/// LEG-4
#[test]
fn an_empty_legend_deck_is_made_of_all_ten_cards_again() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").hand(A, "1 1").legend(Colour::Red, "25R").begin();
    scene.state.legends.left = 0;
    scene.plans(A, 1, "1");
    assert_eq!(scene.state.legends.left.count_ones(), 9);
}

/// LEG-5
#[test]
fn a_legend_line_lies_limit_and_three_spaces_before_its_corner_but_not_before_the_last_one() {
    for track in Track::ALL {
        let mut previous = 0;
        for corner in track.board().corners {
            let law = corner.line.saturating_sub(corner.limit + 3).max(previous);
            assert_eq!(corner.legend_line, law, "{track:?} {}", corner.line);
            previous = corner.line;
        }
    }
    // On the very space before the line that corner is still the next: limit 7 and diamond 1.
    assert_eq!(drives(one(Track::Usa, Colour::Red, "12L", 1)), ("20R".into(), 1));
}

/// LEG-6, LEG-7, LEG-8, HEAT-S23
#[test]
fn legends_approach_a_corner_by_helmet_number_or_diamond() {
    let usa = |colour, at| drives(one(Track::Usa, colour, at, 1));
    assert_eq!(usa(Colour::Yellow, "66L"), ("8L".into(), 2));
    assert_eq!(usa(Colour::Black, "65L"), ("12L".into(), 2), "exactly before the line");
    assert_eq!(usa(Colour::Black, "66R"), ("10L".into(), 2), "13 would cross");
    assert_eq!(usa(Colour::Green, "3L"), ("12L".into(), 1), "past the Legend line");
}

/// LEG-6, LEG-13, HEAT-S24
#[test]
fn a_legend_crosses_one_line_and_an_aggressive_one_two_from_a_chevron() {
    let britain = |colour, at| one(Track::GreatBritain, colour, at, 2);
    assert_eq!(drives(britain(Colour::Silver, "43L")).0, "48L");
    let aggressive = |setting: Setting| drives(setting.with(|options| options.aggressive = true)).0;
    assert_eq!(aggressive(britain(Colour::Silver, "43L")), "50R");
    assert_eq!(aggressive(britain(Colour::Silver, "42L")), "48L", "no chevron there");
    assert_eq!(drives(britain(Colour::Green, "43L")).0, "48L");
    let chevrons: Vec<u8> =
        (1..=63).filter(|space| Track::GreatBritain.board().chevrons(*space) > 0).collect();
    assert_eq!(chevrons, [30, 37, 43]);
    for track in [Track::Usa, Track::France, Track::Italy] {
        assert!((1..=track.board().spaces).all(|space| track.board().chevrons(space) == 0));
    }
}

/// LEG-14
#[test]
fn an_aggressive_legend_stops_before_the_first_line_it_may_not_cross() {
    // Netherlands: two chevrons on space 9 allow the lines after 9, 13 and 16, so 26 would be the first too many.
    let setting = one(Track::Netherlands, Colour::Silver, "9R", 2).with(|options| options.aggressive = true);
    assert_eq!(drives(setting.clone()).0, "17R", "limit 5 and diamond 3");
    assert_eq!(drives(setting.with(|options| options.aggressive = false)).0, "13R");
    // One chevron on space 8 allows 9 and 13, and not 16. With the limit of corner 1 raised to 6 the Legend would go
    // 6 + 3 spaces, to 17, and is held before the line after 16.
    let held = one(Track::Netherlands, Colour::Silver, "8R", 2).with(|options| options.aggressive = true);
    let roads = [Some(Road::LimitUp), Some(Road::LimitUp), None, None, None];
    assert_eq!(drives(held.weather(Weather::Fog, &roads)).0, "16L", "9 spaces would be 17");
}

/// LEG-9, HEAT-S25
#[test]
fn corners_beyond_the_finish_never_stop_a_legend() {
    assert_eq!(drives(one(Track::Italy, Colour::Silver, "50R c2", 2)), ("7R".into(), 3));
    let mut scene = one(Track::Italy, Colour::Silver, "50R c3", 2).hand(A, "u0").begin();
    scene.plans(A, 1, "u0").ends_turn(A);
    assert_eq!((scene.car_at(1), scene.state.cars[1].status), ("15R".into(), Status::Placed(1)));
}

/// LEG-10
#[test]
fn full_spaces_block_a_legend_too() {
    let setting = one(Track::Usa, Colour::Yellow, "66L", 1).all_parked(&["8L", "8R", "7L"]);
    assert_eq!(drives(setting).0, "7R");
}

/// LEG-11, LEG-3
#[test]
fn a_corner_costs_a_legend_nothing_and_it_does_nothing_else() {
    let mut scene = one(Track::Usa, Colour::Green, "57R", 1).parked("62L").hand(A, "u0").begin();
    scene.plans(A, 1, "u0");
    // Limit 2 and diamond 2 lead to space 61, behind a car: no slipstream, no payment, no spin out.
    assert_eq!(scene.car_at(1), "61L");
    let of_legends =
        scene.told.iter().filter(|event| matches!(event, Event::HeatPaid { .. } | Event::SpunOut { .. }));
    assert_eq!(of_legends.count(), 0);
    assert_eq!(scene.state.supply, 34);
}

/// LEG-12, HEAT-8.2
#[test]
fn a_legend_counts_as_a_starter_and_in_the_order() {
    let mut setting = race(Track::Usa, 2).at(A, "14R").at(super::scene::B, "13R");
    for at in ["40R", "41R", "42R"] {
        setting = setting.legend(Colour::Red, at);
    }
    let mut scene = setting.hand(A, "1").hand(super::scene::B, "1").begin();
    scene.plans(A, 1, "1").plans(super::scene::B, 1, "1");
    assert_eq!(scene.order().len(), 5);
    assert!(scene.legal(A).contains(&super::scene::TakeAdrenaline), "five starters: the last two");
}

/// LEG-15
#[test]
fn a_bonus_is_added_to_helmet_numbers_and_not_to_diamonds() {
    let pro = |setting: Setting| drives(setting.with(|options| options.pro = 4)).0;
    assert_eq!(pro(one(Track::Usa, Colour::Yellow, "66L", 1)), "12L", "11 + 4, exactly before the line");
    assert_eq!(pro(one(Track::Usa, Colour::Black, "65L", 1)), "10L", "16 + 4 would cross: diamond 2");
    assert_eq!(pro(one(Track::Usa, Colour::Green, "3L", 1)), "12L", "limit and diamond as before");
    let refused = Heat::check_options(&Options { pro: 7, ..Options::default() }, 2);
    assert!(matches!(refused, Err(OptionsError::Clash { clause: "LEG-15", .. })));
}

/// LEG-16
#[test]
fn when_only_legends_are_left_they_race_to_the_end_by_themselves() {
    let mut scene = race(Track::Usa, 1)
        .at(A, "69L c2")
        .hand(A, "4")
        .legend(Colour::Red, "20R")
        .legend(Colour::Blue, "14R")
        .begin();
    scene.plans(A, 1, "4").ends_turn(A);
    assert_eq!(scene.state.phase, Phase::Over);
    let mut places: Vec<Status> = scene.state.cars.iter().map(|car| car.status).collect();
    assert_eq!(places.remove(0), Status::Placed(1));
    assert!(places.contains(&Status::Placed(2)) && places.contains(&Status::Placed(3)));
    assert!(scene.state.round > 3);
}
