//! WEA: weather and road conditions.

use super::scene::{
    A, Boost, Cool, DeclineSlipstream, EndReact, Scene, Setting, Slipstream, TakeAdrenaline, race,
};
use crossroads_engine::{Game, Quick, Silent, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::data::Road::{FreeBoost, LimitDown, LimitUp, Overheat};
use crossroads_heat::data::Weather::{Cloudy, Fog, Rain, Snow, Storm, Sun};
use crossroads_heat::data::{Card, Colour, Road, Track, Weather};
use crossroads_heat::setup::Options;
use crossroads_heat::state::{State, Step};

const WEATHER: Option<Road> = Some(Road::Weather);

/// A fresh race in this weather.
fn fresh(weather: Weather, handicap: u8) -> State {
    let options = Options { weather: true, handicap_1: handicap, ..Options::default() };
    let mut states = (0..200).map(|number| Heat::setup(&options, 2, &mut Quick::new(number), &mut Silent));
    states.find(|state| state.weather == Some(weather)).unwrap()
}

/// A driver on USA whose sector, from the first corner to the second, has the effect of the weather.
fn in_weather(weather: Weather) -> Setting {
    race(Track::Usa, 1).at(A, "20R").weather(weather, &[WEATHER, None, None, None])
}

fn slipstreams(scene: &Scene) -> Vec<u8> {
    let turn = scene.view(Viewer::Spectator).turn.unwrap();
    turn.slipstreams.iter().map(|it| it.spaces).collect()
}

/// WEA-1, WEA-16
#[test]
fn one_token_of_six_is_drawn_and_counts_only_where_a_weather_token_lies() {
    for weather in Weather::ALL {
        assert_eq!(fresh(weather, 0).weather, Some(weather));
    }
    let without = Heat::setup(&Options::default(), 2, &mut Quick::new(1), &mut Silent);
    assert!(without.weather.is_none() && without.roads.is_empty());
    let beside = race(Track::Usa, 1).at(A, "20R").hand(A, "u0 heat");
    let mut clear = beside.clone().weather(Cloudy, &[None, WEATHER, None, None]).drives(1, "u0");
    clear.does(A, Cool);
    let mut clouded = beside.weather(Cloudy, &[WEATHER, None, None, None]).drives(1, "u0");
    clouded.refuses(A, Cool, "WEA-2");
}

/// WEA-2
#[test]
fn clouds_take_a_stress_and_allow_no_cooldown() {
    let state = fresh(Cloudy, 0);
    assert_eq!((state.drivers[A].stress, state.supply), (2, 33));
    let mut scene = in_weather(Cloudy).hand(A, "u0 heat").drives(1, "u0");
    scene.refuses(A, Cool, "WEA-2");
    assert_eq!(scene.view(Viewer::Spectator).turn.unwrap().cooldown, 0);
}

/// WEA-3
#[test]
fn fog_gives_a_heat_and_no_slipstream_begins_in_it() {
    assert_eq!(fresh(Fog, 0).drivers[A].engine, 7);
    let mut scene = in_weather(Fog).hand(A, "u0 1").parked("21R").drives(1, "u0");
    scene.does(A, EndReact);
    assert_eq!(scene.waits(), Some((A, Step::Discard)));
    // Ending in fog is fine: from space 12 the slipstream leads into the sector.
    let mut into = in_weather(Fog).at(A, "12L").hand(A, "u0 1").parked("13R").drives(1, "u0");
    into.does(A, EndReact).does(A, Slipstream(2));
    assert_eq!(into.at(A), "14R");
}

/// WEA-4, WEA-7
#[test]
fn in_a_storm_and_in_the_sun_a_slipstream_may_be_two_longer() {
    assert_eq!((fresh(Storm, 0).drivers[A].stress, fresh(Storm, 0).supply), (4, 29));
    for weather in [Storm, Sun] {
        let mut scene = in_weather(weather).hand(A, "u0 1").parked("21R").drives(1, "u0");
        scene.does(A, EndReact);
        assert_eq!(scene.legal(A), [Slipstream(2), Slipstream(4), DeclineSlipstream]);
        scene.refuses(A, Slipstream(3), "HEAT-10.2").does(A, Slipstream(4));
        assert_eq!(scene.at(A), "24R");
    }
}

/// WEA-5, WEA-6, WEA-17
#[test]
fn in_snow_and_rain_a_sector_cools_one_more_once_a_turn() {
    assert_eq!(fresh(Snow, 0).drivers[A].engine, 5);
    for weather in [Snow, Rain] {
        let mut scene = in_weather(weather).gear(A, 3).hand(A, "u0 1 1 heat heat heat").drives(3, "u0 1 1");
        assert_eq!(scene.view(Viewer::Spectator).turn.unwrap().cooldown, 2, "the sector and adrenaline");
        scene.does(A, Cool).does(A, Cool).refuses(A, Cool, "HEAT-9.2");
        assert_eq!(scene.engine(A), 8);
    }
}

/// WEA-6
#[test]
fn rain_washes_three_heat_into_the_deck() {
    let driver = fresh(Rain, 0).drivers[A];
    assert_eq!((driver.engine, driver.deck.len() + driver.hand.len(), driver.discard.len()), (3, 21, 0));
}

/// WEA-7
#[test]
fn the_sun_burns_three_heat_onto_the_discard_pile() {
    let driver = fresh(Sun, 0).drivers[A];
    assert_eq!((driver.engine, driver.deck.len() + driver.hand.len()), (3, 18));
    assert_eq!(driver.discard.to_vec(), [Card::HEAT; 3]);
}

/// WEA-8
#[test]
fn the_setup_never_takes_more_than_is_there() {
    for (weather, engine, moved) in [(Snow, 0, 0), (Rain, 0, 2), (Sun, 0, 2)] {
        // No table may ask for such a handicap; it stands for a board with less heat than the weather wants.
        let handicap = if weather == Snow { 6 } else { 4 };
        let driver = fresh(weather, handicap).drivers[A];
        let outside = driver.deck.iter().chain(driver.hand.iter()).chain(driver.discard.iter());
        let heat = outside.filter(|card| **card == Card::HEAT).count();
        assert_eq!((driver.engine, heat), (engine, moved + 1), "{weather:?}, and the starting Heat");
    }
}

/// WEA-9
#[test]
fn every_corner_gets_one_of_twelve_tokens_two_of_each_kind() {
    let mut seen = [0; 6];
    for number in 0..100 {
        let options = Options { track: Track::Spain, weather: true, ..Options::default() };
        let state = Heat::setup(&options, 2, &mut Quick::new(number), &mut Silent);
        let chicanes: Vec<bool> = state.board().corners.iter().map(|corner| corner.chicane).collect();
        let tokens: Vec<Road> =
            state.roads.iter().zip(&chicanes).filter_map(|(road, second)| road.filter(|_| !second)).collect();
        for (kind, count) in Road::ALL.into_iter().zip(&mut seen) {
            let of_kind = tokens.iter().filter(|token| **token == kind).count();
            assert!(of_kind <= 2, "the box has two of each");
            *count += of_kind;
        }
    }
    assert!(seen.iter().all(|count| *count > 30), "{seen:?}");
}

/// WEA-10
#[test]
fn a_sector_runs_from_one_corner_line_to_the_next_and_over_the_finish_line() {
    let board = Track::Usa.board();
    let sectors = [1, 12, 13, 33, 34, 49, 50, 57, 58, 69].map(|space| board.sector(space));
    assert_eq!(sectors, [3, 3, 0, 0, 1, 1, 2, 2, 3, 3]);
}

/// WEA-12
#[test]
fn a_limit_token_changes_the_limit_for_all_cars() {
    // The limit of 3 lies after space 33 of USA.
    let heat = |token: Option<Road>| {
        let setting = race(Track::Usa, 1).at(A, "31R").hand(A, "4").weather(Fog, &[None, token, None, None]);
        let mut scene = setting.drives(1, "4");
        scene.does(A, EndReact);
        6 - scene.engine(A)
    };
    assert_eq!([heat(None), heat(Some(LimitUp)), heat(Some(LimitDown))], [1, 0, 2]);
    // A Legend with diamond 2 that is past the Legend line goes limit + diamond.
    let legend = |token: Option<Road>| {
        let setting =
            race(Track::Usa, 1).at(A, "45L c0").hand(A, "u0").legend(Colour::Green, "33R").legend_card(1);
        let mut scene = setting.weather(Fog, &[None, token, None, None]).begin();
        scene.plans(A, 1, "u0");
        scene.car_at(1)
    };
    assert_eq!([legend(None), legend(Some(LimitUp)), legend(Some(LimitDown))], ["38R", "39R", "37R"]);
}

/// WEA-13
#[test]
fn an_overheated_corner_costs_one_more_for_whoever_is_over_the_limit() {
    let after = |ids: &str, engine: u8| {
        let setting = race(Track::Usa, 1).at(A, "31R").gear(A, 2).engine(A, engine).hand(A, ids);
        let mut scene = setting.weather(Fog, &[None, Some(Overheat), None, None]).drives(2, ids);
        scene.does(A, EndReact);
        (scene.at(A), scene.engine(A))
    };
    assert_eq!(after("1 2", 6), ("34R".into(), 6), "at the limit nothing is paid");
    assert_eq!(after("2 2", 6), ("35R".into(), 4));
    assert_eq!(after("2 2", 1), ("33R".into(), 0), "a spin out");
}

/// WEA-14
#[test]
fn a_boost_begun_in_a_free_sector_costs_nothing_but_is_still_the_only_one() {
    let setting = race(Track::Usa, 1).at(A, "20R").engine(A, 0).hand(A, "u0").deck(A, "2 2");
    let mut scene = setting.weather(Fog, &[Some(FreeBoost), None, None, None]).drives(1, "u0");
    assert_eq!(scene.view(Viewer::Spectator).turn.unwrap().boost_heat, 0);
    scene.does(A, Boost);
    assert_eq!((scene.engine(A), scene.at(A), scene.discarded(A)), (0, "22R".into(), String::new()));
    scene.refuses(A, Boost, "HEAT-9.6");
}

/// WEA-15, HEAT-10.7, HEAT-10.4, HEAT-10.8
#[test]
fn a_slipstream_token_makes_three_spaces_possible_and_each_length_is_tested_by_itself() {
    let setting = |at: &str| {
        let tokens = [None, None, None, Some(Road::Slipstream)];
        race(Track::Usa, 1).at(A, at).hand(A, "u0 1").weather(Fog, &tokens)
    };
    let after_react = |setting: Setting| {
        let mut scene = setting.drives(1, "u0");
        scene.does(A, EndReact);
        scene
    };
    let mut scene = after_react(setting("60L").parked("61L"));
    assert_eq!(slipstreams(&scene), [2, 3]);
    scene.does(A, Slipstream(3));
    assert_eq!(scene.at(A), "63L");
    let mut last = after_react(setting("67L c2").parked("68L c2"));
    assert_eq!(slipstreams(&last), [2]);
    last.refuses(A, Slipstream(3), "HEAT-10.7");
    let mut walled = after_react(setting("60L").all_parked(&["61L", "61R", "62L", "62R"]));
    assert_eq!(slipstreams(&walled), [3]);
    walled.refuses(A, Slipstream(2), "HEAT-10.4");
}

/// WEA-17, WEA-2, WEA-13, HEAT-S29
#[test]
fn a_boost_carries_a_car_out_of_the_clouds_into_an_overheated_corner() {
    let setting = race(Track::Usa, 1)
        .at(A, "29R")
        .gear(A, 2)
        .hand(A, "2 1 heat")
        .deck(A, "2")
        .weather(Cloudy, &[WEATHER, Some(Overheat), None, None]);
    let mut scene = setting.clone().engine(A, 2).drives(2, "2 1");
    assert_eq!(scene.at(A), "32R");
    scene.refuses(A, Cool, "WEA-2").does(A, Boost);
    assert_eq!((scene.engine(A), scene.at(A), scene.speed()), (1, "34R".into(), 5));
    scene.does(A, Cool);
    assert_eq!(scene.engine(A), 2);
    scene.does(A, EndReact);
    assert_eq!((scene.at(A), scene.engine(A), scene.hand(A)), ("33R".into(), 0, "stress".into()));
    let mut scene = setting.engine(A, 3).drives(2, "2 1");
    scene.does(A, Boost).does(A, Cool).does(A, EndReact);
    assert_eq!((scene.at(A), scene.engine(A)), ("34R".into(), 0));
}

/// WEA-17, WEA-19
#[test]
fn each_cooldown_sector_cools_once_and_before_the_gear() {
    // From one snowy sector into the next: two sectors, adrenaline, and nothing from third gear.
    let mut scene = race(Track::Usa, 1)
        .at(A, "31R")
        .gear(A, 3)
        .hand(A, "u0 1 u0 heat heat heat heat")
        .deck(A, "2")
        .weather(Snow, &[WEATHER, WEATHER, None, None])
        .drives(3, "u0 1 u0");
    assert_eq!(scene.at(A), "32R");
    scene.does(A, Cool);
    assert_eq!(scene.view(Viewer::Spectator).turn.unwrap().cooldown, 1, "adrenaline is left");
    scene.does(A, Boost);
    assert_eq!(scene.at(A), "34R");
    scene.does(A, Cool).does(A, Cool).refuses(A, Cool, "HEAT-9.2");
    assert_eq!(scene.engine(A), 8);
}

/// WEA-18
#[test]
fn sectors_do_not_touch_legends() {
    let goes = |weather: Weather| {
        let setting =
            race(Track::Usa, 1).at(A, "45L c0").hand(A, "u0").legend(Colour::Yellow, "66L").legend_card(1);
        let mut scene = setting.weather(weather, &[None, None, None, WEATHER]).begin();
        scene.plans(A, 1, "u0");
        scene.car_at(1)
    };
    assert!(Weather::ALL.into_iter().all(|weather| goes(weather) == "8L"));
}

/// WEA-17, HEAT-8.4
#[test]
fn the_extra_space_can_carry_a_car_into_a_sector_before_it_cools() {
    let mut scene = race(Track::Usa, 1)
        .at(A, "33R")
        .gear(A, 3)
        .hand(A, "u0 u0 u0 heat heat heat")
        .weather(Rain, &[None, WEATHER, None, None])
        .drives(3, "u0 u0 u0");
    scene.does(A, TakeAdrenaline);
    assert_eq!(scene.at(A), "34R");
    scene.does(A, Cool).does(A, Cool).refuses(A, Cool, "HEAT-9.2");
}
