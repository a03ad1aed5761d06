//! HEAT-10: slipstream.

use super::scene::{A, DeclineSlipstream, EndReact, Scene, Setting, Slipstream, race};
use crossroads_engine::Viewer;
use crossroads_heat::data::{Colour, Track};
use crossroads_heat::state::Step;

/// A driver who moves nothing in step 3 and has done with step 5.
fn after_react(setting: Setting) -> Scene {
    let mut scene = setting.hand(A, "u0 1").drives(1, "u0");
    scene.does(A, EndReact);
    scene
}

fn is_offered(setting: Setting) -> bool {
    after_react(setting).waits() == Some((A, Step::Slipstream))
}

/// HEAT-10.1
#[test]
fn a_car_beside_or_on_the_next_space_gives_slipstream() {
    let setting = race(Track::Usa, 1).at(A, "30R");
    assert!(is_offered(setting.clone().parked("30L")));
    assert!(is_offered(setting.clone().parked("31L")));
    assert!(is_offered(setting.clone().parked("31R")));
    assert!(!is_offered(setting.clone().parked("32R")));
    assert!(!is_offered(setting.clone().parked("29R")));
    let mut alone = after_react(setting.parked("32R"));
    alone.refuses(A, Slipstream(2), "HEAT-3.10");
}

/// HEAT-10.2, HEAT-10.5
#[test]
fn slipstream_is_a_choice_of_two_spaces_once_a_turn_and_adds_no_speed() {
    let mut scene = after_react(race(Track::Usa, 1).at(A, "30R").parked("31R").parked("33R"));
    scene.refuses(A, Slipstream(1), "HEAT-10.2").refuses(A, Slipstream(3), "HEAT-10.2");
    let mut declined = scene.clone();
    declined.does(A, DeclineSlipstream);
    assert_eq!(declined.at(A), "30R");
    scene.does(A, Slipstream(2));
    assert_eq!((scene.at(A), scene.speed()), ("32R".into(), 0));
    assert_eq!(scene.waits(), Some((A, Step::Discard)), "not once more behind the car on 33");
}

/// HEAT-10.3, HEAT-10.4, HEAT-S8
#[test]
fn half_a_slipstream_is_lawful_and_none_at_all_is_not_offered() {
    let setting = race(Track::France, 1).at(A, "30L").all_parked(&["31L", "32L", "32R"]);
    let mut scene = after_react(setting.clone());
    let seen = scene.view(Viewer::Spectator).turn.unwrap().slipstreams;
    assert_eq!(seen.iter().map(|it| (it.spaces, it.to.to_string())).collect::<Vec<_>>(), [(2, "31R".into())]);
    scene.does(A, Slipstream(2));
    assert_eq!(scene.at(A), "31R");
    assert!(!is_offered(setting.parked("31R")));
}

/// HEAT-10.6
#[test]
fn lines_crossed_by_slipstream_are_checked_with_the_speed_of_the_turn() {
    // The limit of 3 lies after space 33.
    let mut scene = race(Track::Usa, 1).at(A, "28R").hand(A, "u5 1").parked("34R").drives(1, "u5");
    scene.does(A, EndReact).does(A, Slipstream(2));
    assert_eq!((scene.at(A), scene.engine(A)), ("35R".into(), 4));
}

/// HEAT-10.7, HEAT-10.8, HEAT-10.9, HEAT-S15
#[test]
fn no_slipstream_leads_over_the_finish_line() {
    let usa = |at: &str| race(Track::Usa, 1).at(A, at);
    assert!(!is_offered(usa("68L c2").parked("69L c2")));
    let mut earlier = after_react(usa("68L c1").parked("69L c1"));
    earlier.does(A, Slipstream(2));
    assert_eq!((earlier.at(A), earlier.crossings(A)), ("1L".into(), 2));
    let mut before = after_react(usa("67L c2").parked("68L c2"));
    before.does(A, Slipstream(2));
    assert_eq!(before.at(A), "69L");
    // Blocking would hold the car on 69R; the space aimed at counts all the same.
    assert!(!is_offered(usa("68L c2").all_parked(&["69L c2", "1L c3", "1R c3"])));
    // Space 1 is the next after the last.
    assert!(is_offered(usa("69R c1").parked("1L c2")));
}

/// HEAT-10.10
#[test]
fn any_car_gives_slipstream_also_to_a_car_that_was_blocked() {
    let setting = race(Track::Usa, 1).at(A, "30R");
    assert!(is_offered(setting.clone().parked("31R c3")), "finished, and on another lap");
    assert!(is_offered(setting.legend(Colour::Red, "31R c0").legend_card(1)), "a Legend");
    let mut blocked =
        race(Track::Usa, 1).at(A, "28R").hand(A, "2").all_parked(&["30L", "30R"]).drives(1, "2");
    assert_eq!(blocked.at(A), "29R");
    blocked.does(A, EndReact).does(A, Slipstream(2));
    assert_eq!(blocked.at(A), "31R");
}
