//! CHA: seasons, their events, points; and the events of the expansions (EXP-5).

use super::scene::{
    A, Action, B, Boost, C, Consult, DeclineSlipstream, EndDiscard, EndReact, Foreseen, Retire, Scene,
    Slipstream, TakeAdrenaline, discard, event, place,
};
use crossroads_engine::{Chance, Game, OptionsError, Quick, Seat, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::actions::Tune;
use crossroads_heat::calendar::{EventCard, Season};
use crossroads_heat::data::{Card, Colour, Track, Weather};
use crossroads_heat::events::Event;
use crossroads_heat::rules::Why;
use crossroads_heat::setup::{DraftBy, Garage, Options};
use crossroads_heat::state::{Cars, Phase, Standings, State, Status, Step};

/// A season of this one race, up to its first planning; the mechanics are told to give more.
fn prepared(event: EventCard, seats: u8, number: u64) -> State {
    let options = Options { season: Season::Own, race_1: event, ..Options::default() };
    Heat::check_options(&options, seats).unwrap();
    let (mut chance, mut told) = (Quick::new(number), Vec::new());
    let mut state = Heat::setup(&options, seats, &mut chance, &mut told);
    while state.phase != Phase::Planning {
        let seat = Heat::to_act(&state).iter().next().unwrap();
        let mut legal = Vec::new();
        Heat::legal_actions(&state, seat, &mut legal);
        let _ = Heat::apply(&mut state, seat, legal[0], &mut chance, &mut told).unwrap();
    }
    state
}

/// The heat and stress that board and weather alone would give.
fn plain(state: &State, seat: Seat) -> (u8, u8) {
    use crossroads_heat::data::Weather::{Cloudy, Storm};
    let stress = match state.weather {
        Some(Cloudy) => state.board().stress - 1,
        Some(Storm) => state.board().stress + 1,
        _ => state.board().stress,
    };
    (state.options.engine(seat, state.weather), stress)
}

/// The heat that a driver owns less the upgrades that are Heat.
fn heat(state: &State, seat: Seat) -> u8 {
    let driver = &state.drivers[seat];
    driver.heat - driver.upgrades.iter().filter(|card| card.in_deck() == Card::HEAT).count() as u8
}

fn sponsors_gained(scene: &Scene) -> u8 {
    let count = |event: &Event| if let Event::SponsorsGained { count, .. } = event { *count } else { 0 };
    scene.told.iter().map(count).sum()
}

/// CHA-1
#[test]
fn a_table_may_mix_its_own_season_but_not_a_race_of_no_laps() {
    let own = |race_1, race_3| Options { season: Season::Own, race_1, race_3, ..Options::default() };
    let options = own(EventCard::SmoothStart, EventCard::DriversStrike);
    assert_eq!(Heat::check_options(&options, 2), Ok(()));
    assert_eq!(options.races().to_vec(), [EventCard::SmoothStart, EventCard::DriversStrike]);
    let clause = |options: Options| match Heat::check_options(&options, 2) {
        Err(OptionsError::Clash { clause, .. }) => clause,
        other => panic!("{other:?}"),
    };
    assert_eq!(clause(own(EventCard::None, EventCard::None)), "CHA-1");
    assert_eq!(clause(Options { laps: 2, ..options }), "CHA-1");
    assert_eq!(EventCard::DriversStrike.row().laps_on(Track::Spain), None, "one lap fewer than one");
}

/// CHA-1, CHA-2
#[test]
fn every_race_of_an_own_season_is_driven_on_the_track_of_its_event() {
    let options = Options {
        season: Season::Own,
        race_1: EventCard::TightManeuvers,
        race_2: EventCard::SmoothStart,
        race_3: EventCard::CrowdGoesWild,
        race_4: EventCard::ConsultingMechanics,
        track: Track::Japan,
        cars: 2,
        ..Options::default()
    };
    let tracks = [Track::France, Track::Germany, Track::Italy, Track::SouthAfrica];
    assert_eq!(driven(options), tracks, "wherever a single race would be driven");
    assert_eq!(driven(Options { season: Season::Y1966, ..options }), tracks, "the season of Rocky Roads");
    // In another order the same events keep their tracks.
    let turned =
        Options { race_1: EventCard::ConsultingMechanics, race_4: EventCard::TightManeuvers, ..options };
    assert_eq!(driven(turned), [Track::SouthAfrica, Track::Germany, Track::Italy, Track::France]);
    for event in EventCard::ALL.into_iter().skip(1) {
        let row = event.row();
        assert!(
            row.track.is_some_and(|track| row.laps_on(track).is_some()),
            "{event:?} has a track and laps"
        );
    }
}

/// CHA-1, LEG-1
#[test]
fn whether_a_season_can_be_driven_is_asked_of_the_tracks_of_its_events() {
    let nine = |race_2| Options {
        season: Season::Own,
        race_1: EventCard::SmoothStart,
        race_2,
        cars: 9,
        track: Track::Usa,
        ..Options::default()
    };
    assert_eq!(
        Heat::check_options(&nine(EventCard::ConsultingMechanics), 2),
        Ok(()),
        "the chosen track is no matter"
    );
    let crowded = Heat::check_options(&Options { track: Track::Japan, ..nine(EventCard::CrowdGoesWild) }, 2);
    assert!(matches!(crowded, Err(OptionsError::Clash { clause: "LEG-1", .. })), "Italy has eight cells");
}

/// Where the races of a season are driven: two drivers play it to its end.
fn driven(options: Options) -> Vec<Track> {
    Heat::check_options(&options, 2).unwrap();
    let (mut chance, mut told) = (Quick::new(7), Vec::new());
    let mut state = Heat::setup(&options, 2, &mut chance, &mut told);
    let mut legal = Vec::new();
    while let Some(seat) = Heat::to_act(&state).iter().next() {
        legal.clear();
        Heat::legal_actions(&state, seat, &mut legal);
        let action = *chance.pick(&legal).unwrap();
        let _ = Heat::apply(&mut state, seat, action, &mut chance, &mut told).unwrap();
    }
    let track = |event: &Event| if let Event::RaceBegan { track, .. } = event { Some(*track) } else { None };
    told.iter().filter_map(track).collect()
}

/// CHA-2, CHA-21, CHA-22, CHA-23, CHA-24, CHA-25, CHA-26, CHA-27, CHA-28, CHA-29, CHA-30
#[test]
fn the_seasons_are_rows_of_events_on_their_tracks() {
    let season = |season: Season| -> Vec<(Track, u8, String)> {
        let row = |event: &EventCard| {
            let row = event.row();
            let letters = row.press.iter().map(|letter| char::from(b'A' + letter)).collect();
            (row.track.unwrap(), row.sponsors, letters)
        };
        season.events().iter().map(row).collect()
    };
    let (gb, usa, italy, france) = (Track::GreatBritain, Track::Usa, Track::Italy, Track::France);
    let is = |rows: Vec<(Track, u8, String)>, expected: &[(Track, u8, &str)]| {
        let expected: Vec<_> =
            expected.iter().map(|(track, count, press)| (*track, *count, (*press).into())).collect();
        assert_eq!(rows, expected);
    };
    is(season(Season::Y1961), &[(gb, 2, "A"), (usa, 1, "B"), (italy, 1, "C")]);
    is(season(Season::Y1962), &[(italy, 2, "E"), (gb, 1, "CE"), (france, 1, "C")]);
    is(season(Season::Y1963), &[(usa, 3, "A"), (gb, 1, "BD"), (france, 1, "D"), (italy, 0, "D")]);
    let (japan, mexico) = (Track::Japan, Track::Mexico);
    is(season(Season::Y1964), &[(japan, 0, "BC"), (france, 1, "B"), (mexico, 1, "C"), (japan, 1, "")]);
    let (spain, netherlands) = (Track::Spain, Track::Netherlands);
    is(season(Season::Y1965), &[(gb, 2, "D"), (usa, 0, "C"), (spain, 0, "AC"), (netherlands, 1, "B")]);
    let (germany, south_africa) = (Track::Germany, Track::SouthAfrica);
    is(season(Season::Y1966), &[(france, 1, "E"), (germany, 1, "C"), (italy, 0, ""), (south_africa, 1, "B")]);
}

/// CHA-3, CHA-6
#[test]
fn a_season_brings_garage_and_weather_by_itself() {
    let options = Options { season: Season::Y1961, ..Options::default() };
    let state = Heat::setup(&options, 2, &mut Quick::new(1), &mut Vec::new());
    assert_eq!((state.options.garage, state.options.weather), (Garage::Both, true));
    let basic = Options { garage: Garage::Basic, ..options };
    assert_eq!(Heat::setup(&basic, 2, &mut Quick::new(1), &mut Vec::new()).options.garage, Garage::Basic);
    let clash = Heat::check_options(&Options { draft: DraftBy::Snake, ..options }, 2);
    assert!(matches!(clash, Err(OptionsError::Clash { clause: "CHA-6", .. })));
    assert_eq!(state.cars.len(), 6, "Legends fill up");
    // A season of an expansion also comes to boards with eight cells.
    let crowd = Heat::check_options(&Options { season: Season::Y1964, cars: 9, ..options }, 2);
    assert!(matches!(crowd, Err(OptionsError::Clash { clause: "LEG-1", .. })));
}

/// A and B are about to finish the race of this event, A first; the season has these points and races.
fn last_turns(this: EventCard, points: &[[u8; 2]], races: &[EventCard]) -> Scene {
    let board = this.row().track.unwrap().board();
    let laps = this.row().laps_on(this.row().track.unwrap()).unwrap();
    let mut setting = event(this, 2).hand(A, "4 1").hand(B, "1 1").deck(A, "1").deck(B, "1");
    for (seat, back) in [(A, 0), (B, 1)] {
        let progress = u16::from(laps + 1) * u16::from(board.spaces) - back;
        setting.state.cars[seat.index()].spot.progress = progress;
    }
    let each = points.iter().map(|race| race.iter().copied().collect::<Cars<u8>>());
    setting.state.season = Some(Standings {
        races: races.iter().copied().collect(),
        race: points.len() as u8,
        points: each.collect(),
        ..Standings::default()
    });
    let mut scene = setting.begin();
    scene.plans(A, 1, "4").plans(B, 1, "1");
    scene.does(A, EndReact);
    scene.does(B, TakeAdrenaline).ends_turn(B);
    scene
}

fn pole(state: &State) -> Seat {
    state.driver_of(Heat::view(state, Viewer::Spectator).running[0]).unwrap()
}

/// CHA-5, CHA-19
#[test]
fn the_leader_of_the_season_stands_on_the_pole_and_of_equals_the_better_in_the_last_race() {
    let races = [EventCard::TitleSponsor, EventCard::Corruption, EventCard::TitleSponsor];
    let first = last_turns(EventCard::TitleSponsor, &[], &races);
    assert_eq!(first.state.season.unwrap().points[0].to_vec(), [9, 6]);
    assert_eq!((first.state.event, pole(&first.state)), (EventCard::Corruption, A));
    let tied = last_turns(EventCard::TitleSponsor, &[[6, 9]], &races);
    assert_eq!(pole(&tied.state), A, "15 each");
    let behind = last_turns(EventCard::TitleSponsor, &[[1, 9]], &races);
    assert_eq!(pole(&behind.state), B);
    assert!(matches!(behind.state.phase, Phase::Drafting(_)));
}

/// CHA-2, CHA-9, CHA-6
#[test]
fn between_races_decks_are_built_anew_and_upgrades_and_sponsors_are_kept() {
    let races = [EventCard::TitleSponsor, EventCard::SpeedRecord];
    let options = Options { season: Season::Own, race_1: races[0], race_2: races[1], ..Options::default() };
    let (mut chance, mut chooser) = (Quick::new(4), Quick::new(5));
    let mut state = Heat::setup(&options, 3, &mut chance, &mut Vec::new());
    let mut legal = Vec::new();
    let mut kept = None;
    while state.season.unwrap().race == 0 || state.phase != Phase::Planning {
        let seat = Heat::to_act(&state).iter().next().unwrap();
        legal.clear();
        Heat::legal_actions(&state, seat, &mut legal);
        let action = *chooser.pick(&legal).unwrap();
        let race = state.season.unwrap().race;
        let _ = Heat::apply(&mut state, seat, action, &mut chance, &mut Vec::new()).unwrap();
        if race != state.season.unwrap().race {
            kept = Some(state.clone());
            assert!(state.drivers.iter().all(|(_, it)| it.deck.is_empty() && it.stress == 0 && it.heat == 0));
        }
    }
    let kept = kept.unwrap();
    for (seat, driver) in state.drivers.iter() {
        assert_eq!((kept.drivers[seat].upgrades.len(), driver.upgrades.len()), (1, 2));
        let before: u8 = kept.drivers[seat].sponsors.iter().sum();
        assert_eq!(driver.sponsors.iter().sum::<u8>(), before + 1);
        let (engine, stress) = plain(&state, seat);
        assert_eq!((heat(&state, seat), driver.stress), (engine, stress));
        let all: Vec<Card> =
            driver.deck.iter().chain(driver.hand.iter()).chain(driver.discard.iter()).copied().collect();
        let sponsors = all.iter().filter(|card| card.sponsor_place().is_some()).count();
        assert_eq!(sponsors, usize::from(before) + 1, "unused ones are in the deck again");
    }
}

/// CHA-19, CHA-20
#[test]
fn most_points_win_the_season_and_the_sheet_has_a_line_for_every_race() {
    let races = [EventCard::Corruption, EventCard::TitleSponsor];
    let scene = last_turns(EventCard::TitleSponsor, &[[0, 9]], &races);
    assert_eq!(scene.state.phase, Phase::Over);
    let outcome = Heat::outcome(&scene.state).unwrap();
    let standings: Vec<_> = outcome.standings.iter().map(|it| (it.place, it.points)).collect();
    assert_eq!(standings, [(2, 9), (1, 15)]);
    assert_eq!(outcome.standings[1].sheet.iter().map(|it| it.points).collect::<Vec<_>>(), [9, 6]);
    let tied = last_turns(EventCard::TitleSponsor, &[[6, 9]], &races);
    assert_eq!(Heat::outcome(&tied.state).unwrap().winners().collect::<Vec<_>>(), [A]);
}

/// CHA-19
#[test]
fn legends_score_and_the_seventh_place_is_worth_nothing() {
    let mut setting = event(EventCard::TitleSponsor, 1).at(A, "69L c2").hand(A, "4 1").deck(A, "1");
    for place in 1..=6 {
        setting = setting.placed(place);
    }
    let mut scene = setting.drives(1, "4");
    scene.does(A, EndReact);
    assert_eq!(scene.state.season.unwrap().points[0].to_vec(), [0, 9, 6, 4, 3, 2, 1]);
}

/// CHA-21, CHA-31
#[test]
fn the_first_three_to_complete_lap_one_gain_a_sponsor_card() {
    let crosses = |already: u8, engine: u8| {
        let mut setting = event(EventCard::Grandstand, 1).at(A, "62R c1").hand(A, "4 1").engine(A, engine);
        setting.state.season.as_mut().unwrap().counted[1] = already;
        let mut scene = setting.deck(A, "1 1 1 1 1 1 1").drives(1, "4");
        scene.does(A, EndReact);
        (sponsors_gained(&scene), scene.state.season.unwrap().counted[1])
    };
    assert_eq!([crosses(0, 6), crosses(2, 6), crosses(3, 6)], [(1, 1), (1, 3), (0, 4)]);
    // The first crossing completes nothing.
    let mut first = event(EventCard::Grandstand, 1).at(A, "62R c0").hand(A, "4 1").drives(1, "4");
    first.does(A, EndReact);
    assert_eq!(sponsors_gained(&first), 0);
    // A Legend uses up a place.
    let setting = event(EventCard::Grandstand, 1).at(A, "20R").hand(A, "1 1").legend(Colour::Red, "60R c1");
    let mut legend = setting.deck(A, "1 1 1 1 1 1 1").begin();
    legend.plans(A, 1, "1").ends_turn(A);
    assert_eq!((legend.state.season.unwrap().counted[1], sponsors_gained(&legend)), (1, 0));
}

/// CHA-31, CHA-17
#[test]
fn a_crossing_taken_back_by_a_spin_out_does_not_count() {
    // No corner of Great Britain lies so near that a spin out leads back over the line but the last one, after 48.
    let setting = event(EventCard::Grandstand, 1).at(A, "47R c1").gear(A, 4).engine(A, 0);
    let mut scene = setting.hand(A, "4 4 4 g5 1").deck(A, "1 1 1 1 1 1 1").drives(4, "4 4 4 g5");
    assert_eq!(scene.crossings(A), 2);
    scene.does(A, EndReact);
    assert_eq!(
        (scene.crossings(A), scene.state.season.unwrap().counted[1], sponsors_gained(&scene)),
        (1, 0, 0)
    );
}

/// CHA-22
#[test]
fn a_speed_of_fifteen_brings_a_sponsor_card() {
    let drives = |ids: &str| {
        let setting = event(EventCard::SpeedRecord, 1).at(A, "13R").gear(A, 4).hand(A, ids);
        let mut scene = setting.deck(A, "1 1 1 1 1 1 1").drives(4, ids);
        scene.ends_turn(A);
        sponsors_gained(&scene)
    };
    assert_eq!((drives("4 4 4 3"), drives("4 4 4 2")), (1, 0));
}

/// CHA-23
#[test]
fn in_the_drivers_strike_a_lap_is_missing_and_the_winner_scores_two_more() {
    let scene = last_turns(EventCard::DriversStrike, &[], &[EventCard::DriversStrike]);
    assert_eq!((scene.state.options.laps(), Track::Italy.board().laps), (2, 3));
    assert_eq!(scene.state.season.unwrap().points[0].to_vec(), [11, 6]);
}

/// CHA-24, CHA-25, CHA-27, CHA-29
#[test]
fn events_change_engines_stress_hands_and_laps() {
    for number in 0..6 {
        let lifted = prepared(EventCard::RestrictionsLifted, 2, number);
        assert_eq!(heat(&lifted, A), plain(&lifted, A).0 + 1);
        let crowds = prepared(EventCard::RecordCrowds, 2, number);
        assert_eq!((crowds.options.laps(), crowds.drivers[A].hand.len()), (3, 8));
        let safety = prepared(EventCard::SafetyRegulations, 2, number);
        let (engine, stress) = plain(&safety, A);
        assert_eq!((heat(&safety, A), safety.drivers[A].stress), (engine - 2, stress - 1));
        assert_eq!(safety.drivers[A].hand.len(), 6);
        let title = prepared(EventCard::TitleSponsor, 2, number);
        assert_eq!((heat(&title, A), title.drivers[A].stress), plain(&title, A));
        assert_eq!((title.drivers[A].hand.len(), title.options.laps()), (7, 2));
    }
}

/// CHA-26
#[test]
fn corruption_gives_the_first_three_a_point_more() {
    let scene = last_turns(EventCard::Corruption, &[], &[EventCard::Corruption]);
    assert_eq!(scene.state.season.unwrap().points[0].to_vec(), [10, 7]);
    assert_eq!(EventCard::Corruption.row().points, [1, 1, 1]);
}

/// CHA-28, CHA-32
#[test]
fn passing_three_cars_on_television_brings_a_sponsor_card() {
    let passes = |parked: &[&str]| {
        let setting = event(EventCard::LiveTelevision, 1).at(A, "16R").hand(A, "4 1").all_parked(parked);
        let mut scene = setting.deck(A, "1 1 1 1 1 1 1").drives(1, "4");
        scene.ends_turn(A);
        sponsors_gained(&scene)
    };
    assert_eq!(passes(&["17R", "18R", "18L"]), 1);
    assert_eq!(passes(&["17R", "18R"]), 0);
    // On its own space the race line is ahead; where it ends up beside a car, it is behind or ahead by the same line.
    assert_eq!(passes(&["16L", "17R", "18R"]), 0, "the car beside was behind already");
    assert_eq!(passes(&["17R", "18R", "20L"]), 1, "A took the race line of 20");
}

/// CHA-30, CHA-33
#[test]
fn who_spins_out_into_an_unknown_future_is_out_and_scores_nothing() {
    let state = prepared(EventCard::FutureUnknown, 2, 3);
    assert_eq!(state.drivers[A].stress, plain(&state, A).1 + 1);
    // The limit of 2 lies after space 19 of Italy.
    let setting = event(EventCard::FutureUnknown, 3).at(A, "18R").at(B, "17R").at(C, "3R").sponsors(A, "s4");
    let setting = setting.engine(A, 0).engine(B, 0).hand(A, "s4 1").hand(B, "4 1").hand(C, "1 1 1");
    let mut scene = setting.deck(C, "1 1 1 1 1 1 1 1").begin();
    scene.plans(A, 1, "s4").plans(B, 1, "4").plans(C, 1, "1");
    scene.ends_turn(A);
    assert_eq!(scene.status(A), Status::Placed(3));
    assert!(scene.told.iter().any(|event| matches!(event, Event::Eliminated { .. })));
    assert_eq!(
        (scene.state.drivers[A].sponsors[3], scene.hand(A)),
        (0, "1 stress".into()),
        "no step 8, no step 9"
    );
    scene.ends_turn(B);
    assert_eq!((scene.status(B), scene.waits()), (Status::Placed(2), Some((C, Step::React))));
    scene.state.cars[2].spot = place("54R c3").spot(scene.state.board());
    scene.does(C, Boost).ends_turn(C);
    assert_eq!(scene.state.season.unwrap().points[0].to_vec(), [0, 0, 9]);
}

/// HEAT-8.3, CHA-33
#[test]
fn an_eliminated_car_takes_adrenaline_from_nobody() {
    let setting = event(EventCard::FutureUnknown, 2).at(A, "18R").at(B, "3R").engine(A, 0).hand(A, "4 1");
    let mut scene = setting.hand(B, "1 1 1").deck(B, "1 1 1 1 1 1 1").begin();
    scene.plans(A, 1, "4").plans(B, 1, "1").ends_turn(A).ends_turn(B);
    scene.plans(B, 1, "1");
    scene.does(B, TakeAdrenaline);
}

/// CHA-34, HEAT-16.9
#[test]
fn a_retired_driver_scores_the_points_of_the_place() {
    let setting = event(EventCard::TitleSponsor, 2).at(A, "60L c2").at(B, "30R c1").placed(1);
    let mut scene = setting.with(|options| options.retire = true).begin();
    scene.does(A, Retire).does(B, Retire);
    assert_eq!(scene.state.phase, Phase::Over);
    assert_eq!(scene.state.season.unwrap().points[0].to_vec(), [6, 4, 9]);
}

// EXP-5: the events of the expansions, one by one.

/// EXP-5
#[test]
fn going_global_brings_two_sponsor_cards_for_a_press_corner() {
    // B of Japan is corner 3, limit 2 after 18.
    let setting = event(EventCard::GoingGlobal, 1).at(A, "17L").hand(A, "4 1").deck(A, "1 1 1 1 1 1 1");
    let mut scene = setting.drives(1, "4");
    scene.ends_turn(A);
    assert_eq!(sponsors_gained(&scene), 2);
}

/// EXP-5
#[test]
fn in_turbulent_winds_only_high_gears_slipstream() {
    let offered = |gear: u8, ids: &str| {
        let setting =
            event(EventCard::TurbulentWinds, 1).at(A, "30L").gear(A, gear).hand(A, ids).deck(A, "1 1 1 1");
        let mut scene = setting.parked("34L").drives(gear, ids);
        scene.does(A, EndReact);
        scene.waits() == Some((A, Step::Slipstream))
    };
    assert!(!offered(2, "1 2") && offered(3, "1 1 1"));
}

/// EXP-5
#[test]
fn chicanes_let_heat_be_discarded_and_tunnel_vision_stress() {
    let discards = |this: EventCard| {
        let setting = event(this, 1).at(A, "25R").hand(A, "1 2 heat stress").deck(A, "1 1 1 1 1 1 1 1");
        let mut scene = setting.drives(1, "1");
        scene.does(A, EndReact);
        scene
    };
    let (chicanes, tunnels) = (discards(EventCard::Chicanes), discards(EventCard::TunnelVision));
    assert_eq!(chicanes.legal(A), [discard("2"), discard("heat"), EndDiscard]);
    assert_eq!(why(&chicanes, discard("stress")), Why::StressNotDiscarded);
    assert_eq!(tunnels.legal(A), [discard("2"), discard("stress"), EndDiscard]);
    assert_eq!(why(&tunnels, discard("heat")), Why::HeatNotDiscarded);
}

/// The reason why A is refused something.
fn why(scene: &Scene, action: Action) -> Why {
    let (mut state, mut chance) = (scene.state.clone(), scene.chance.clone());
    Heat::apply(&mut state, A, action, &mut chance, &mut Vec::new()).unwrap_err().why
}

/// EXP-5
#[test]
fn in_sudden_rain_nobody_has_adrenaline() {
    let mut scene = event(EventCard::SuddenRain, 1).at(A, "25L").hand(A, "1 2").drives(1, "1");
    scene.refuses(A, TakeAdrenaline, "HEAT-8.1");
    assert_eq!(why(&scene, TakeAdrenaline), Why::NoAdrenaline, "although this car is the last");
    assert_eq!(scene.view(Viewer::Spectator).turn.unwrap().cooldown, 3, "the gear's alone");
}

/// EXP-5
#[test]
fn holding_on_tight_leaves_one_card_to_discard() {
    let setting = event(EventCard::HoldOnTight, 1).at(A, "16R").hand(A, "1 2 2 3").deck(A, "4 4 4 4 4 4");
    let mut scene = setting.drives(1, "1");
    scene.does(A, EndReact).does(A, discard("2"));
    assert_eq!(scene.hand(A), "2 3 4 4 4 4 4", "the step is over");
    scene.refuses(A, discard("3"), "HEAT-3.10");
}

/// EXP-5
#[test]
fn smile_and_wave_pays_who_stays_below_the_limit_alone() {
    // C of USA is corner 3, limit 3 after 49.
    let gains = |ids: &str, gear: u8| {
        let setting = event(EventCard::SmileAndWave, 1).at(A, "49R").gear(A, gear).hand(A, ids);
        let mut scene = setting.deck(A, "1 1 1 1 1 1 1 1").drives(gear, ids);
        scene.ends_turn(A);
        sponsors_gained(&scene)
    };
    assert_eq!([gains("2", 1), gains("3", 1), gains("4 1", 2)], [1, 0, 0]);
    let setting = event(EventCard::SmileAndWave, 1).at(A, "47R").hand(A, "1 3").deck(A, "1 1 1 1 1 1 1");
    let mut pulled = setting.clone().parked("49R").drives(1, "1");
    pulled.does(A, EndReact).does(A, Slipstream(2));
    assert_eq!((pulled.at(A), sponsors_gained(&pulled)), ("50R".into(), 1), "by slipstream too");
    let mut fast = setting.at(A, "45R").parked("49R").drives(1, "3");
    fast.does(A, EndReact).does(A, Slipstream(2));
    assert_eq!(sponsors_gained(&fast), 0);
}

/// EXP-5, HEAT-1.10
#[test]
fn in_the_pressure_cooker_a_lap_costs_a_heat() {
    let completes = |engine: u8, hand: &str, discarded: &str, deck: &str| {
        let setting = event(EventCard::PressureCooker, 1).at(A, "54R c1").engine(A, engine).hand(A, hand);
        let mut scene = setting.discard(A, discarded).deck(A, deck).drives(1, "4");
        let before = scene.state.drivers[A].heat;
        scene.does(A, EndReact);
        assert_eq!(before - scene.state.drivers[A].heat, 1);
        (scene.engine(A), scene.hand(A), scene.discarded(A), scene.deck(A))
    };
    assert_eq!(event(EventCard::PressureCooker, 1).state.options.laps(), 4);
    let is =
        |engine: u8, rest: [&str; 3]| (engine, rest[0].to_owned(), rest[1].to_owned(), rest[2].to_owned());
    assert_eq!(completes(2, "4 1 heat", "heat", "heat"), is(1, ["1 heat", "heat", "heat"]));
    assert_eq!(completes(0, "4 1 heat", "heat", "heat"), is(0, ["1", "heat", "heat"]));
    assert_eq!(completes(0, "4 1", "heat", "heat"), is(0, ["1", "", "heat"]));
    assert_eq!(completes(0, "4 1", "1", "heat"), is(0, ["1", "1", ""]));
    let mut first = event(EventCard::PressureCooker, 1).at(A, "54R c0").hand(A, "4 1").drives(1, "4");
    first.does(A, EndReact);
    assert_eq!(first.engine(A), 6, "the first crossing completes no lap");
}

/// EXP-5, GAR-11
#[test]
fn tight_maneuvers_make_every_slipstream_shorter() {
    let setting = event(EventCard::TightManeuvers, 1).at(A, "30L").hand(A, "g14 1").deck(A, "1 1 1 1 1 1");
    let mut scene = setting.parked("32L").drives(1, "g14");
    scene.does(A, EndReact);
    assert_eq!(scene.legal(A), [Slipstream(1), Slipstream(3), DeclineSlipstream]);
    scene.refuses(A, Slipstream(2), "HEAT-10.2");
}

/// EXP-5
#[test]
fn a_smooth_start_leaves_stress_in_the_discard_pile() {
    for number in 0..5 {
        let state = prepared(EventCard::SmoothStart, 2, number);
        let driver = &state.drivers[A];
        let stress = |cards: &[Card]| cards.iter().filter(|card| **card == Card::STRESS).count();
        assert_eq!(
            (stress(&driver.discard), stress(&driver.deck) + stress(&driver.hand)),
            (driver.stress.into(), 0)
        );
    }
}

/// EXP-5, CHA-31
#[test]
fn when_the_crowd_goes_wild_the_first_two_over_line_b_of_each_lap_gain() {
    // B of Italy is the line after 19.
    let crosses = |at: &str, counted: [u8; 6]| {
        let mut setting = event(EventCard::CrowdGoesWild, 1).at(A, at).hand(A, "2 1").deck(A, "1 1 1 1 1 1");
        setting.state.season.as_mut().unwrap().counted = counted;
        let mut scene = setting.drives(1, "2");
        scene.ends_turn(A);
        (sponsors_gained(&scene), scene.state.season.unwrap().counted)
    };
    assert_eq!(crosses("18R c1", [0; 6]), (1, [0, 1, 0, 0, 0, 0]));
    assert_eq!(crosses("18R c1", [0, 2, 0, 0, 0, 0]), (0, [0, 3, 0, 0, 0, 0]));
    assert_eq!(crosses("18R c2", [0, 2, 0, 0, 0, 0]), (1, [0, 2, 1, 0, 0, 0]));
    let setting =
        event(EventCard::CrowdGoesWild, 1).at(A, "40R c0").hand(A, "1 1").legend(Colour::Red, "19R c1");
    let mut legend = setting.deck(A, "1 1 1 1 1 1").begin();
    legend.plans(A, 1, "1").ends_turn(A);
    assert_eq!((legend.state.season.unwrap().counted[1], sponsors_gained(&legend)), (1, 0));
}

/// EXP-5, HEAT-2.4
#[test]
fn the_mechanics_ask_every_driver_in_the_order_of_the_grid() {
    let options =
        Options { season: Season::Own, race_1: EventCard::ConsultingMechanics, ..Options::default() };
    let mut told = Vec::new();
    let mut state = Heat::setup(&options, 2, &mut Quick::new(4), &mut told);
    while !matches!(state.phase, Phase::Consulting(_)) {
        let seat = Heat::to_act(&state).iter().next().unwrap();
        let mut legal = Vec::new();
        Heat::legal_actions(&state, seat, &mut legal);
        let _ = Heat::apply(&mut state, seat, legal[0], &mut Quick::new(9), &mut told).unwrap();
    }
    assert!(state.weather.is_some(), "weather and road lie there");
    let first = pole_driver(&state);
    let second = Seat(1 - first.0);
    let mut scene = Scene { state, chance: Foreseen::default(), told };
    scene.refuses(second, Consult(Tune::More), "HEAT-3.10");
    scene.does(first, Consult(Tune::More)).does(second, Consult(Tune::Fewer));
    assert_eq!(scene.state.phase, Phase::Planning);
    for (seat, more) in [(first, 1), (second, -1)] {
        let (engine, stress) = plain(&scene.state, seat);
        assert_eq!(heat(&scene.state, seat), engine.saturating_add_signed(more));
        assert_eq!(scene.state.drivers[seat].stress, stress.saturating_add_signed(more));
    }
}

fn pole_driver(state: &State) -> Seat {
    let running = Heat::view(state, Viewer::Spectator).running;
    running.iter().find_map(|car| state.driver_of(*car)).unwrap()
}

/// HEAT-2.13, HEAT-1.6
#[test]
fn when_all_heat_cards_are_in_engines_the_mechanics_have_none_to_give() {
    let options =
        Options { season: Season::Own, race_1: EventCard::ConsultingMechanics, ..Options::default() };
    let asked = |number: u64| {
        let (mut chance, mut told) = (Quick::new(number), Vec::new());
        let mut state = Heat::setup(&options, 6, &mut chance, &mut told);
        while !matches!(state.phase, Phase::Consulting(_)) {
            let seat = Heat::to_act(&state).iter().next().unwrap();
            let mut legal = Vec::new();
            Heat::legal_actions(&state, seat, &mut legal);
            let _ = Heat::apply(&mut state, seat, legal[0], &mut chance, &mut told).unwrap();
        }
        state
    };
    // In fog six engines of South Africa hold 8 each: all 48.
    let state = (0..100).map(asked).find(|state| state.weather == Some(Weather::Fog)).unwrap();
    let grid: Vec<Seat> = Heat::view(&state, Viewer::Spectator)
        .running
        .iter()
        .filter_map(|car| state.driver_of(*car))
        .collect();
    assert_eq!(state.drivers.iter().map(|(_, driver)| driver.engine).sum::<u8>(), 48);
    let mut scene = Scene { state, chance: Foreseen::default(), told: Vec::new() };
    let tunes = [Tune::More, Tune::Fewer, Tune::More, Tune::More, Tune::Fewer, Tune::Fewer];
    for (seat, tune) in grid.iter().zip(tunes) {
        scene.does(*seat, Consult(tune));
    }
    // The first finds none; the third gets what the second gave back; the fourth finds none again. Stress there is.
    let engines: Vec<u8> = grid.iter().map(|seat| heat(&scene.state, *seat)).collect();
    assert_eq!(engines, [8, 7, 9, 8, 7, 7]);
    let (_, stress) = plain(&scene.state, A);
    assert_eq!(scene.state.drivers[grid[0]].stress, stress + 1);
    let moved = |event: &Event| if let Event::Consulted { heat, .. } = event { Some(*heat) } else { None };
    assert_eq!(scene.told.iter().filter_map(moved).collect::<Vec<_>>(), [0, 1, 1, 0, 1, 1]);
}
