//! HEAT-1: the box, and who knows what of it.

use super::scene::{A, B, Commit, EndDiscard, EndReact, discard, lay, place, race, shift};
use crossroads_engine::{Game, Quick, Seat, Silent, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::data::{CARDS, Card, Track};
use crossroads_heat::setup::Options;

/// HEAT-1.1, HEAT-2.2, HEAT-2.4
#[test]
fn four_boards_of_the_base_box_say_laps_spaces_heat_and_stress() {
    let base = Track::ALL.into_iter().filter(|track| track.board().source == "board of the base box");
    let said: Vec<_> =
        base.map(|it| (it, it.board().spaces, it.board().laps, it.board().corners.len())).collect();
    assert_eq!(
        said,
        [
            (Track::Usa, 69, 2, 4),
            (Track::France, 60, 2, 5),
            (Track::GreatBritain, 63, 2, 5),
            (Track::Italy, 54, 3, 3)
        ]
    );
    for (track, ..) in said {
        assert_eq!((track.board().heat, track.board().stress), (6, 3));
    }
}

/// HEAT-1.1
#[test]
fn sectors_are_as_long_as_the_track_cards_say() {
    let sectors = |track: Track| {
        let board = track.board();
        let lines: Vec<u8> = board.corners.iter().map(|corner| corner.line).collect();
        let next = lines.iter().skip(1).copied().chain([board.spaces + lines[0]]);
        lines.iter().zip(next).map(|(line, next)| next - line).collect::<Vec<u8>>()
    };
    let expected: [&[u8]; 10] = [
        &[21, 16, 8, 24],
        &[8, 7, 12, 8, 25],
        &[15, 7, 6, 5, 30],
        &[9, 7, 38],
        &[2, 6, 27, 8, 17],
        &[5, 19, 6, 6, 1, 23],
        &[4, 14, 3, 12, 21, 20, 7, 3, 3, 5, 17],
        &[4, 3, 10, 8, 30],
        &[12, 1, 13, 8, 7, 21],
        &[7, 6, 10, 12, 9, 7, 20],
    ];
    for (track, expected) in Track::ALL.into_iter().zip(expected) {
        assert_eq!(sectors(track), expected, "{track:?}");
        assert_eq!(sectors(track).iter().sum::<u8>(), track.board().spaces);
    }
}

/// HEAT-1.2, HEAT-2.11
#[test]
fn a_track_is_a_ring_of_spaces_with_two_spots() {
    let board = Track::Usa.board();
    let last = place("69L c0").spot(board);
    assert_eq!(last.progress, 69);
    let mut next = last;
    next.progress += 1;
    assert_eq!(next.place(board), place("1L c1"));
    for board in Track::ALL.map(Track::board) {
        let counted =
            (0..=u16::MAX).find(|spaces| board.laps_in(*spaces) != spaces / u16::from(board.spaces));
        assert_eq!(counted, None, "laps are counted exactly");
    }
    // A third car on a space with two cars finds no spot there.
    let scene = race(Track::Usa, 1).at(A, "27R").hand(A, "3").parked("30L").parked("30R").drives(1, "3");
    assert_eq!(scene.at(A), "29R");
}

/// HEAT-1.3
#[test]
fn a_line_is_crossed_from_a_space_at_or_before_it_to_one_beyond() {
    // The limit of 7 lies after space 12 of USA.
    let crosses = |from: &str, cards: &str| {
        let scene = race(Track::Usa, 1).at(A, from).hand(A, cards).drives(1, cards);
        !scene.view(Viewer::Spectator).turn.unwrap().lines.is_empty()
    };
    assert!(crosses("12L", "1") && crosses("11L", "2"));
    assert!(!crosses("11L", "1") && !crosses("13R", "4"));
}

/// HEAT-1.4
#[test]
fn the_race_line_changes_side_at_corner_lines_only() {
    let sides = |track: Track| -> String {
        (1..=track.board().spaces).map(|space| track.board().race_line(space).letter()).collect()
    };
    let stretch = |letter: &str, spaces: usize| letter.repeat(spaces);
    assert_eq!(sides(Track::Usa), stretch("L", 12) + &stretch("R", 45) + &stretch("L", 12));
    assert_eq!(sides(Track::France), stretch("R", 27) + &stretch("L", 12) + &stretch("R", 21));
    assert_eq!(sides(Track::GreatBritain), stretch("R", 37) + &stretch("L", 11) + &stretch("R", 15));
    assert_eq!(sides(Track::Italy), stretch("R", 19) + &stretch("L", 7) + &stretch("R", 28));
    for track in Track::ALL {
        let board = track.board();
        for space in 1..board.spaces {
            let line = board.corners.iter().any(|corner| corner.line == space);
            assert!(line || board.race_line(space) == board.race_line(space + 1), "{track:?} {space}");
        }
        assert_eq!(
            board.race_line(board.spaces),
            board.race_line(1),
            "the start/finish line changes nothing"
        );
    }
}

/// HEAT-1.5, HEAT-15.1
#[test]
fn a_driver_owns_twelve_basic_cards_and_three_starting_upgrades() {
    let owned = |card: Card| (card.to_string(), card.row().owned, card.row().basic);
    let all: Vec<_> = Card::all().map(owned).filter(|(_, owned, _)| *owned > 0).collect();
    let expected = [
        ("1", 3, true),
        ("2", 3, true),
        ("3", 3, true),
        ("4", 3, true),
        ("u0", 1, false),
        ("u5", 1, false),
        ("heat", 1, false),
    ];
    assert_eq!(all, expected.map(|(id, owned, basic)| (id.to_owned(), owned, basic)));
    assert_eq!((Card::U0.value(), Card::U5.value()), (0, 5));
    assert!(CARDS.iter().all(|row| !row.source.is_empty()), "every row names its source");
}

/// HEAT-1.6, HEAT-2.7
#[test]
fn there_is_stress_for_all_in_the_box_and_a_card_of_it_has_a_plus_and_no_value() {
    assert_eq!((Card::STRESS.value(), Card::STRESS.row().plus), (0, 1));
    assert_eq!((Card::HEAT.value(), Card::HEAT.row().plus), (0, 0));
    for track in Track::ALL {
        let state = Heat::setup(&Options { track, ..Options::default() }, 6, &mut Quick::new(1), &mut Silent);
        assert_eq!(state.supply, 37 - 6 * track.board().stress);
    }
}

/// HEAT-1.7
#[test]
fn a_drivers_cards_lie_in_five_places() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").hand(A, "2 3 4").deck(A, "1 1").drives(1, "3");
    let view = scene.view(Viewer::Spectator).drivers[A];
    assert_eq!((view.deck, view.hand, view.discard, view.engine, view.gear.number()), (2, 2, 0, 6, 1));
    assert_eq!(scene.played(A), "3");
    scene.does(A, EndReact).does(A, discard("2"));
    assert_eq!((scene.hand(A), scene.discarded(A)), ("4".into(), "2".into()));
}

/// HEAT-1.8, HEAT-12.3
#[test]
fn of_a_discard_pile_only_the_top_is_seen_even_by_its_owner() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").hand(A, "1 2 3 4").discard(A, "u5 u0").drives(1, "1");
    scene.does(A, EndReact).does(A, discard("2"));
    for viewer in [Viewer::Seat(A), Viewer::Spectator] {
        let view = scene.view(viewer);
        assert_eq!((view.drivers[A].discard, view.drivers[A].top), (3, Some(Card::BASIC[1])));
        assert!(!serde_json::to_string(&view).unwrap().contains("u5"));
    }
}

/// HEAT-1.9
#[test]
fn hands_laid_cards_and_decks_are_secret_and_sizes_are_open() {
    let mut scene = race(Track::Usa, 2).hand(A, "u5 u0 1 1 2").deck(A, "4 4 4").hand(B, "3").begin();
    scene.does(A, shift(2)).does(A, lay("u5")).does(A, lay("u0")).does(A, Commit);
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let view = scene.view(viewer);
        let seen = view.drivers[A];
        assert_eq!((seen.hand, seen.deck, seen.discard, seen.engine, view.supply), (5, 3, 0, 6, 31));
        let text = serde_json::to_string(&view).unwrap();
        assert!(!text.contains("u5") && !text.contains("u0") && !text.contains("\"4\""), "{text}");
    }
    let own = scene.view(Viewer::Seat(A)).own.unwrap();
    assert_eq!((own.hand.len(), own.laid.to_vec()), (3, vec![Card::U5, Card::U0]));
    // Once planning is over it is open how many cards lie face down, but not which.
    scene.does(B, shift(1)).does(B, lay("3")).does(B, Commit);
    assert_eq!(scene.waits().map(|(seat, _)| seat), Some(A), "A is ahead");
    assert_eq!(scene.view(Viewer::Seat(A)).drivers[B].laid, 1);
    assert!(!serde_json::to_string(&scene.view(Viewer::Seat(A))).unwrap().contains("\"3\""));
}

/// HEAT-1.10
#[test]
fn only_stress_from_the_supply_ever_joins_a_drivers_cards() {
    let owned = |scene: &super::scene::Scene, seat: Seat| {
        let driver = &scene.state.drivers[seat];
        let piles = [&*driver.deck, &*driver.hand, &*driver.laid, &*driver.played, &*driver.discard];
        piles.iter().map(|pile| pile.len()).sum::<usize>() + usize::from(driver.engine)
    };
    // A spin out at the limit of 2 after space 20 of France.
    let setting = race(Track::France, 1).at(A, "18R").engine(A, 1).hand(A, "1 2 3 4").deck(A, "1 1");
    let before = owned(&setting.clone().begin(), A);
    let mut scene = setting.drives(1, "4");
    scene.ends_turn(A);
    assert_eq!(owned(&scene, A), before + 1);
    assert_eq!(scene.state.drivers[A].stress, 4);
    assert!(scene.legal(A).iter().all(|action| *action != EndDiscard), "the turn is over");
}
