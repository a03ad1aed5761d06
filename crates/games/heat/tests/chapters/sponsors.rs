//! CHA-10 to CHA-18: sponsor cards and the press.

use super::scene::{
    A, B, Commit, EndDiscard, EndReact, Scene, Setting, Slipstream, SuperCool, SuperCoolHeat, card, discard,
    event, shift,
};
use crossroads_engine::{Game, Quick, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::calendar::{EventCard, Season};
use crossroads_heat::data::{Card, Road, Track, Weather};
use crossroads_heat::events::{Event, Publicity};
use crossroads_heat::setup::Options;
use crossroads_heat::state::{Phase, Step};

/// How many sponsor cards a driver has gained in the scene, and by what.
fn gained(scene: &Scene) -> Vec<(u8, Publicity)> {
    let count = |event: &Event| match event {
        Event::SponsorsGained { count, by, .. } => Some((*count, *by)),
        _ => None,
    };
    scene.told.iter().filter_map(count).collect()
}

/// Race 2 of 1961 on USA: press B is corner 2, limit 3 after 33.
fn record(at: &str, hand: &str) -> Setting {
    event(EventCard::SpeedRecord, 1).at(A, at).hand(A, hand).deck(A, "4 4 4 4 4 4 4")
}

/// CHA-15, CHA-16, CHA-17, HEAT-S30
#[test]
fn the_press_wants_a_slipstream_or_a_fast_corner() {
    // A: by slipstream with a Speed at the limit.
    let mut a = record("29R", "3 1").parked("33R").drives(1, "3");
    a.does(A, EndReact).does(A, Slipstream(2));
    assert_eq!((a.at(A), a.engine(A), gained(&a)), ("34R".into(), 6, vec![(1, Publicity::Press(2))]));
    // C: two over the limit. D: one over it.
    let crosses = |ids: &str, engine: u8| {
        let mut scene = record("32R", ids).gear(A, 2).engine(A, engine).drives(2, ids);
        scene.does(A, EndReact);
        (scene.at(A), scene.engine(A), gained(&scene).len())
    };
    assert_eq!(crosses("4 1", 6), ("37R".into(), 4, 1));
    assert_eq!(crosses("3 1", 6), ("36R".into(), 5, 0));
    // E: two over it, but a spin out.
    assert_eq!(crosses("4 1", 1), ("33R".into(), 0, 0));
    // F: both at once bring one card.
    let mut f = record("27R", "3 3 1").gear(A, 2).parked("34R").drives(2, "3 3");
    assert_eq!(f.at(A), "33R");
    f.does(A, EndReact).does(A, Slipstream(2));
    assert_eq!((f.at(A), f.engine(A), gained(&f)), ("35R".into(), 3, vec![(1, Publicity::Press(2))]));
}

/// CHA-16, GAR-13, WEA-12
#[test]
fn the_limit_of_the_press_has_the_road_in_it_but_not_the_driver() {
    let press = |ids: &str, road: Option<Road>| {
        let setting = record("32R", ids).gear(A, 2).weather(Weather::Fog, &[None, road, None, None]);
        let mut scene = setting.deck(A, "1 4 4 4 4 4 4").drives(2, ids);
        scene.ends_turn(A);
        gained(&scene).len()
    };
    assert_eq!(press("4 1", None), 1);
    assert_eq!(press("4 1", Some(Road::LimitUp)), 0);
    assert_eq!(press("3 1", Some(Road::LimitDown)), 1);
    // Speed 4 + 1 with the limit raised by 1 for the driver: the press does not mind.
    assert_eq!(press("4 g40", None), 1);
}

/// CHA-15
#[test]
fn only_the_slipstream_move_itself_counts_and_other_corners_have_no_press() {
    // The line is crossed by the cards at a Speed one over the limit; the slipstream comes after it.
    let mut scene = record("32R", "4 1").parked("37R").drives(1, "4");
    scene.does(A, EndReact).does(A, Slipstream(2));
    assert_eq!(gained(&scene), []);
    let mut elsewhere = record("48R", "4 1 1").gear(A, 2).drives(2, "4 1");
    elsewhere.does(A, EndReact);
    assert_eq!(gained(&elsewhere), [], "corner 3 has no press");
}

/// CHA-14, EXP-1
#[test]
fn press_letters_count_corners_and_go_round() {
    let press = |track: Track| track.board().press;
    assert_eq!(press(Track::Usa), [1, 2, 3, 4, 1]);
    assert_eq!(press(Track::France), [1, 2, 3, 4, 5]);
    assert_eq!(press(Track::GreatBritain), [1, 2, 3, 4, 5]);
    assert_eq!(press(Track::Italy), [1, 2, 3, 1, 2]);
    // A chicane is one corner, and the letter belongs to its second line.
    assert_eq!(press(Track::Japan), [2, 3, 4, 5, 2]);
    assert_eq!(press(Track::Mexico), [2, 3, 4, 6, 2]);
    assert_eq!(press(Track::Netherlands), [2, 3, 4, 5, 2]);
    assert_eq!(press(Track::Germany), [1, 3, 4, 5, 6]);
    assert_eq!(press(Track::Spain), [2, 4, 6, 7, 10]);
    assert_eq!(press(Track::SouthAfrica), [1, 2, 4, 5, 7]);
    let scene = event(EventCard::RestrictionsLifted, 1).begin();
    assert_eq!(scene.view(Viewer::Spectator).press.to_vec(), [2], "E of Italy");
}

/// CHA-10, CHA-18, CHA-4
#[test]
fn at_the_start_everybody_takes_sponsor_cards_that_count_as_hand_and_are_seen_by_nobody_else() {
    let options = Options { season: Season::Y1963, ..Options::default() };
    let mut told = Vec::new();
    let mut chance = Quick::new(3);
    let mut state = Heat::setup(&options, 2, &mut chance, &mut told);
    while !matches!(state.phase, Phase::Planning) {
        let seat = Heat::to_act(&state).iter().next().unwrap();
        let mut legal = Vec::new();
        Heat::legal_actions(&state, seat, &mut legal);
        let _ = Heat::apply(&mut state, seat, legal[0], &mut chance, &mut told).unwrap();
    }
    for seat in [A, B] {
        let driver = &state.drivers[seat];
        assert_eq!(driver.hand.iter().filter(|card| card.sponsor_place().is_some()).count(), 3);
        assert_eq!((driver.hand.len(), driver.sponsors.iter().sum::<u8>()), (7, 3));
        let view = Heat::view(&state, Viewer::Spectator);
        assert_eq!((view.drivers[seat].sponsors, view.sponsor_pile), (3, 35 - 6));
    }
    let event = told.iter().find(|event| matches!(event, Event::SponsorsGained { seat: A, .. })).unwrap();
    assert_eq!(Heat::cut(event, Viewer::Seat(A)), Some(*event));
    let cut = Some(Event::SponsorsGained { seat: A, count: 3, by: Publicity::Start, cards: None });
    assert_eq!(Heat::cut(event, Viewer::Seat(B)), cut);
    let drawn = told.iter().position(|event| matches!(event, Event::Drew { .. })).unwrap();
    let weather = told.iter().position(|event| matches!(event, Event::WeatherDrawn { .. })).unwrap();
    let sponsors = told.iter().position(|event| matches!(event, Event::SponsorsGained { .. })).unwrap();
    assert!(sponsors < weather && weather < drawn);
}

/// CHA-18, HEAT-13.5
#[test]
fn a_hand_that_sponsors_make_too_large_draws_nothing() {
    // Seven cards are left in hand after the two that are laid; the press brings the eighth.
    let mut scene = record("31R", "4 1 2 2 2 2 2 2 2").gear(A, 2).drives(2, "4 1");
    scene.does(A, EndReact);
    assert_eq!((gained(&scene).len(), scene.state.drivers[A].hand.len()), (1, 8));
    scene.does(A, EndDiscard);
    assert_eq!((scene.state.drivers[A].hand.len(), scene.deck(A)), (8, "4 4 4 4 4 4 4".into()));
}

/// CHA-11, HEAT-7.2
#[test]
fn a_sponsor_card_is_played_once_and_a_plus_throws_it_away() {
    let setting = event(EventCard::TitleSponsor, 1).at(A, "14R").sponsors(A, "s4 s3 s2");
    let mut scene =
        setting.gear(A, 2).hand(A, "s4 stress 1 1 1 1 1").deck(A, "s3 2 4 4 4").drives(2, "s4 stress");
    assert_eq!((scene.speed(), scene.discarded(A)), (8, "s3".into()));
    scene.ends_turn(A);
    assert_eq!(scene.state.drivers[A].sponsors, [0, 1, 1, 0, 0, 0, 0]);
    assert_eq!(scene.state.season.unwrap().used, [0, 0, 0, 1, 0, 0, 0]);
    assert!(!scene.discarded(A).contains("s4") && scene.discarded(A).contains("stress"));
}

/// CHA-12, HEAT-16.7
#[test]
fn laying_a_sponsor_card_uses_it_up_and_discarding_does_not() {
    let setting = event(EventCard::TitleSponsor, 1).at(A, "14R").sponsors(A, "s4");
    let mut discarded = setting.clone().hand(A, "1 s4 2").deck(A, "4 4 4 4 4 4 4").drives(1, "1");
    discarded.does(A, EndReact).does(A, discard("s4"));
    assert_eq!((discarded.discarded(A), discarded.state.drivers[A].sponsors[3]), ("s4".into(), 1));
    let cluttered =
        setting.clone().gear(A, 3).engine(A, 0).hand(A, "s4 heat heat heat").deck(A, "4 4 4 4 4 4 4");
    let mut cluttered = cluttered.begin();
    cluttered.does(A, shift(2)).does(A, Commit);
    assert_eq!(cluttered.state.drivers[A].sponsors[3], 0);
    assert!(!cluttered.discarded(A).contains("s4"));
    let mut finish = setting.at(A, "66L c2").hand(A, "s4 1").parked("20L c3").drives(1, "s4");
    finish.does(A, EndReact);
    assert_eq!((finish.state.drivers[A].sponsors[3], finish.state.season.unwrap().used[3]), (0, 1));
}

/// CHA-13
#[test]
fn an_empty_sponsor_pile_is_filled_with_used_ones_or_nothing_is_gained() {
    let mut setting = record("31R", "4 1").gear(A, 2);
    let all = |used: u8| [used, used, used, used, used, 0, 0];
    setting.state.season.as_mut().unwrap().used = all(7);
    let mut scene = setting.clone().drives(2, "4 1");
    scene.does(A, EndReact);
    assert_eq!((gained(&scene).len(), scene.state.season.unwrap().used), (1, all(0)));
    setting.state.season.as_mut().unwrap().used = all(0);
    setting.state.drivers[A].sponsors = all(7);
    let mut none = setting.drives(2, "4 1");
    none.does(A, EndReact);
    assert_eq!(gained(&none), []);
}

/// CHA-18: a state dealt anew for a seat gives others any sponsor cards that it has not seen.
#[test]
fn what_sponsor_cards_others_hold_is_not_known() {
    let setting =
        event(EventCard::TitleSponsor, 2).at(A, "30R").at(B, "14R").sponsors(B, "s1 s1").sponsors(A, "s2");
    let scene = setting.hand(A, "1 s2").hand(B, "1 s1 s1").begin();
    let view = scene.view(Viewer::Seat(A));
    let mut kinds = std::collections::BTreeSet::new();
    for number in 0..30 {
        let state = Heat::resample(&view, A, &mut Quick::new(number));
        assert_eq!(state.drivers[A].sponsors, [0, 1, 0, 0, 0, 0, 0]);
        assert_eq!(state.drivers[B].sponsors.iter().sum::<u8>(), 2);
        kinds.insert(state.drivers[B].sponsors);
    }
    assert!(kinds.len() > 5);
}

/// EXP-7
#[test]
fn sponsor_cards_of_expansions_are_in_the_pile_only_if_they_were_added() {
    let pile = |heavy_rain: bool, tunnel_vision: bool| {
        let setting = event(EventCard::TitleSponsor, 1).with(|options| {
            (options.heavy_rain, options.tunnel_vision) = (heavy_rain, tunnel_vision);
        });
        setting.begin().view(Viewer::Spectator).sponsor_pile
    };
    assert_eq!(
        [pile(false, false), pile(true, false), pile(false, true), pile(true, true)],
        [35, 42, 42, 49]
    );
    // S6 super cools two, S7 drafts two.
    let symbols = |place: usize| Card::sponsor(place).row().symbols;
    assert_eq!((symbols(5).super_cool, symbols(6).draft), (2, 2));
    let setting = event(EventCard::TitleSponsor, 1).at(A, "14R").sponsors(A, "s6").hand(A, "s6 1");
    let mut scene = setting.discard(A, "heat heat heat").deck(A, "4 4 4 4 4 4").drives(1, "s6");
    scene.does(A, SuperCool(card("s6"))).does(A, SuperCoolHeat).does(A, SuperCoolHeat);
    scene.refuses(A, SuperCoolHeat, "GAR-26");
    assert_eq!((scene.engine(A), scene.waits()), (8, Some((A, Step::SuperCool))));
}
