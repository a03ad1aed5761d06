//! RI-1: the box.

use super::scene::{A, B, draw, solo, table_for};
use super::staged::Rolls;
use crossroads_engine::{Game, OptionsError, Seed, Table};
use crossroads_railroad_ink::RailroadInk;
use crossroads_railroad_ink::data::{
    Cell, EXITS, Kind, LAVA_DIE, NETWORK_POINTS, Piece, ROUTE_DIE, STATION_DIE, Shape, Side,
};
use crossroads_railroad_ink::setup::{Expansion, Options};

/// RI-1.1
#[test]
fn one_to_six_seats_play_and_no_more() {
    for seats in 1..=6 {
        let (table, _) = Table::<RailroadInk>::new(Options::default(), seats, Seed::from_number(1)).unwrap();
        assert_eq!(table.state().desks.seats(), seats);
    }
    for seats in [0, 7] {
        let refused = Table::<RailroadInk>::new(Options::default(), seats, Seed::from_number(1)).err();
        assert_eq!(refused, Some(OptionsError::Seats { seats, least: 1, most: 6, clause: "RI-1.1" }));
    }
}

/// RI-1.1
#[test]
fn every_seat_draws_on_a_board_of_its_own() {
    let mut table = table_for(2).rolls("hs rs ht op");
    table.does(A, draw("01H-H-"));
    assert_eq!((table.board(A), table.board(B)), ("01H-H-".into(), String::new()));
    table.does(B, draw("01HHH-")); // the cell is free on the other board
    assert_eq!((table.board(A), table.board(B)), ("01H-H-".into(), "01HHH-".into()));
}

/// RI-1.2
#[test]
fn a_board_has_seven_by_seven_cells_and_three_exits_on_each_side() {
    let cells: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
    let square: Vec<String> = (0..7).flat_map(|r| (0..7).map(move |c| format!("{r}{c}"))).collect();
    assert_eq!(cells, square);
    assert!(Cell::new(7, 0).is_none() && Cell::new(0, 7).is_none());
    assert_eq!(EXITS.len(), 12);
    for side in Side::ALL {
        let here: Vec<_> = EXITS.iter().filter(|exit| exit.side == side).collect();
        assert_eq!(here.len(), 3);
        assert!(here.iter().all(|exit| exit.cell.neighbour(side).is_none()), "an exit leads out");
    }
}

/// RI-1.3, RI-4.1, RI-4.9
#[test]
fn each_exit_takes_routes_of_its_own_kind_only() {
    let mut table = solo().rolls("hs rs");
    // On an empty board a straight route can only start at an exit of its kind.
    assert_eq!(table.fits(A, "hs"), ["01H-H-", "05H-H-", "30-H-H", "36-H-H", "61H-H-", "65H-H-"]);
    assert_eq!(table.fits(A, "rs"), ["03R-R-", "10-R-R", "16-R-R", "50-R-R", "56-R-R", "63R-R-"]);
    for highway_exit in ["01R-R-", "05R-R-", "30-R-R", "36-R-R", "61R-R-", "65R-R-"] {
        table.refuses(A, draw(highway_exit), "RI-4.9");
    }
    for railway_exit in ["03H-H-", "10-H-H", "16-H-H", "50-H-H", "56-H-H", "63H-H-"] {
        table.refuses(A, draw(railway_exit), "RI-4.9");
    }
}

/// RI-1.4, RI-7.14
#[test]
fn nine_cells_are_central_and_33_is_the_centre() {
    let central = ["22", "23", "24", "32", "33", "34", "42", "43", "44"];
    for cell in Cell::all() {
        let scored = solo().meteor().board(&format!("{cell}*")).ends();
        let expected = i32::from(central.contains(&cell.to_string().as_str()));
        assert_eq!(scored.parts(A).centre, expected, "{cell}");
    }
    assert_eq!(Cell::CENTRE.to_string(), "33");
}

/// RI-1.5
#[test]
fn three_route_dice_are_alike_and_the_fourth_shows_stations_and_overpasses() {
    assert_eq!(ROUTE_DIE.map(Piece::id), ["hs", "rs", "hc", "rc", "ht", "rt"]);
    assert_eq!(STATION_DIE.map(Piece::id), ["op", "op", "ss", "ss", "sc", "sc"]);
    let printed = |id: &str| id.parse::<Piece>().unwrap().shapes().next().unwrap().to_string();
    let sides = ["hs", "rs", "hc", "rc", "ht", "rt", "op", "ss", "sc"].map(printed);
    assert_eq!(sides, ["H-H-", "R-R-", "HH--", "RR--", "HHH-", "RRR-", "HRHRo", "H-R-", "HR--"]);
    for face in ROUTE_DIE {
        let roll = solo().rolls(&format!("{face} {face} {face} sc")).state().roll;
        assert_eq!(roll.routes, [face, face, face, Piece::StationCurve]);
    }
}

/// RI-1.6, RI-1.8, RI-7.5
#[test]
fn all_ends_in_a_cell_are_joined_except_on_an_overpass() {
    let routes = Piece::ALL.into_iter().filter(|piece| piece.is_route_face() || piece.is_special());
    for shape in routes.flat_map(Piece::shapes) {
        let ends = Side::ALL.into_iter().filter(|side| shape.end(*side).is_some()).count();
        let expected = if shape.is_overpass() { 2 * NETWORK_POINTS[2] } else { NETWORK_POINTS[ends] };
        assert_eq!(solo().board(&arms(shape)).ends().parts(A).networks, expected, "{shape}");
    }
}

/// The shape in the centre, and from each of its ends a way to the exit straight on.
fn arms(shape: Shape) -> String {
    let mut board = vec![format!("33{shape}")];
    for (side, cells, exit) in [
        (Side::North, ["23", "13", "03"], Kind::Railway),
        (Side::East, ["34", "35", "36"], Kind::Highway),
        (Side::South, ["43", "53", "63"], Kind::Railway),
        (Side::West, ["32", "31", "30"], Kind::Highway),
    ] {
        let Some(kind) = shape.end(side) else { continue };
        let through = |outer: Kind| {
            let mut sides = ['-'; 4];
            (sides[side as usize], sides[side.opposite() as usize]) = (outer.letter(), kind.letter());
            sides.iter().collect::<String>()
        };
        let straight = through(kind);
        board.extend([format!("{}{straight}", cells[0]), format!("{}{straight}", cells[1])]);
        board.push(format!("{}{}", cells[2], through(exit))); // a station, if the exit is of the other kind
    }
    board.join(" ")
}

/// RI-1.7
#[test]
fn six_special_routes_are_on_every_board_and_on_no_die() {
    let printed = Piece::SPECIALS.map(|special| {
        let shape = special.shapes().next().unwrap();
        (special.id(), shape.to_string())
    });
    let expected = [
        ("x-hhhr", "HHHR"),
        ("x-hrrr", "HRRR"),
        ("x-hhhh", "HHHH"),
        ("x-rrrr", "RRRR"),
        ("x-hhrr", "HHRR"),
        ("x-hrhr", "HRHR"),
    ];
    assert_eq!(printed, expected.map(|(id, sides)| (id, sides.to_owned())));
    let on_dice = [ROUTE_DIE, STATION_DIE, LAVA_DIE].concat();
    assert!(Piece::SPECIALS.iter().all(|special| !on_dice.contains(special)));
    let table = table_for(2).rolls("hs");
    for seat in [A, B] {
        assert!(expected.iter().all(|(id, _)| !table.fits(seat, id).is_empty()));
    }
}

/// RI-1.9
#[test]
fn each_expansion_has_two_dice_of_its_own() {
    let fallen = |expansion| {
        let mut rolls = Rolls::default();
        let options = Options { expansion, ..Options::default() };
        let state = RailroadInk::setup(&options, 6, &mut rolls, &mut Vec::new());
        (rolls.fallen, state.roll.lava.is_some(), state.roll.meteor.is_some())
    };
    assert_eq!(fallen(Expansion::None), (4, false, false));
    assert_eq!(fallen(Expansion::Lava), (6, true, false));
    assert_eq!(fallen(Expansion::Meteor), (6, false, true));
}
