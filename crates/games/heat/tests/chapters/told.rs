//! What the log and the board in words say: everything that a driver needs before choosing.

use super::scene::{A, EndReact, Scene, card, event, lay, race, shift};
use crossroads_engine::words::{Arg, Piece};
use crossroads_engine::{Game, Message, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::calendar::EventCard;
use crossroads_heat::data::{Road, Track, Weather};
use crossroads_heat::events::Event;
use crossroads_heat::words;

/// Every message of the board in words, as the driver reads it.
fn read(scene: &Scene) -> Vec<Message> {
    let text = Heat::text(&scene.view(Viewer::Seat(A)), &scene.legal(A));
    let said = text.into_iter().flatten().filter_map(|span| match span.piece {
        Piece::Said(message) => Some(message),
        Piece::Drawn(_) => None,
    });
    said.collect()
}

/// The numbers that all messages of this id are handed under these names.
fn numbers<const N: usize>(messages: &[Message], id: &str, names: [&str; N]) -> Vec<[i64; N]> {
    let number = |message: &Message, name: &str| match message.args.iter().find(|(it, _)| *it == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{id} has no number {name}: {other:?}"),
    };
    let of_id = messages.iter().filter(|message| message.id == id);
    of_id.map(|message| names.map(|name| number(message, name))).collect()
}

fn says(messages: &[Message], id: &str) -> bool {
    messages.iter().any(|message| message.id == id)
}

/// What is inside of the log lines about movement.
fn ways(scene: &Scene) -> Vec<Message> {
    let moves = scene.told.iter().filter(|event| matches!(event, Event::Moved { .. }));
    let inner = moves.flat_map(|event| words::told(event).args).filter_map(|(_, arg)| match arg {
        Arg::Message(inner) => Some(*inner),
        Arg::Number(_) | Arg::Code(_) | Arg::Seat(_) => None,
    });
    inner.filter(|message| message.id.starts_with("way-")).collect()
}

/// HEAT-6.5, HEAT-6.6
#[test]
fn a_blocked_car_is_told_how_far_it_went_and_how_far_it_was_to_go() {
    let setting = race(Track::Usa, 1).at(A, "20R").hand(A, "4 1");
    let blocked = setting.clone().all_parked(&["24L", "24R"]).drives(1, "4");
    assert_eq!(blocked.at(A), "23R");
    assert_eq!(numbers(&ways(&blocked), "way-blocked", ["moved", "spaces"]), [[3, 4]]);
    let free = setting.clone().drives(1, "4");
    assert_eq!(numbers(&ways(&free), "way-free", ["moved"]), [[4]]);
    let wall = ["21L", "21R", "22L", "22R", "23L", "23R", "24L", "24R"];
    let stays = setting.all_parked(&wall).drives(1, "4");
    let told = stays.told.iter().map(words::told).find(|told| told.id == "told-stayed").unwrap();
    assert_eq!(numbers(&[told], "told-stayed", ["spaces"]), [[4]]);
}

/// HEAT-4.2, HEAT-9.4, EXP-2
#[test]
fn every_gear_says_what_it_costs_and_cools() {
    let scene = race(Track::Usa, 1).at(A, "20R").gear(A, 1).hand(A, "1 1 1 2 2").begin();
    let gears = numbers(&read(&scene), "text-gear", ["gear", "cooldown", "heat", "cluttered"]);
    assert_eq!(gears, [[1, 3, 0, 0], [2, 1, 0, 0], [3, 0, 1, 0]]);
    let flood = race(Track::Japan, 1).at(A, "40L").gear(A, 3).hand(A, "1 1 1 1").begin();
    let gears = numbers(&read(&flood), "text-gear", ["gear", "heat"]);
    assert_eq!(gears, [[1, 2], [2, 1], [3, 0], [4, 0]]);
}

/// HEAT-5.5, HEAT-5.8
#[test]
fn a_cluttered_hand_is_told_before_the_driver_is_ready() {
    let mut scene =
        race(Track::Usa, 1).at(A, "20R").gear(A, 3).engine(A, 0).hand(A, "4 heat heat heat").begin();
    let gears = numbers(&read(&scene), "text-gear", ["gear", "cluttered"]);
    assert_eq!(gears, [[2, 1], [3, 1], [4, 1]]);
    scene.does(A, shift(2));
    assert!(says(&read(&scene), "text-cluttered") && !says(&read(&scene), "text-forecast"));
}

/// GAR-14, HEAT-4.2
#[test]
fn a_plan_says_the_heat_of_shift_and_cards_and_whether_the_engine_can_pay() {
    let setting = race(Track::Usa, 1).garage().at(A, "20R").hand(A, "g42 1 1");
    let mut scene = setting.clone().begin();
    scene.does(A, shift(3)).does(A, lay("g42"));
    assert_eq!(numbers(&read(&scene), "text-forecast", ["shift", "cards"]), [[1, 2]]);
    assert!(!says(&read(&scene), "text-short"));
    let mut poor = setting.engine(A, 2).begin();
    poor.does(A, shift(3)).does(A, lay("g42"));
    assert!(says(&read(&poor), "text-short"), "1 is left after the shift");
}

/// WEA-14, HEAT-9.6
#[test]
fn a_boost_says_whether_it_is_free() {
    let boost = |roads: &[Option<Road>]| {
        let setting = race(Track::Usa, 1).at(A, "20R").hand(A, "1 2").weather(Weather::Fog, roads);
        numbers(&read(&setting.drives(1, "1")), "text-boost", ["heat"])
    };
    assert_eq!(boost(&[Some(Road::FreeBoost), None, None, None]), [[0]]);
    assert_eq!(boost(&[None, None, None, None]), [[1]]);
}

/// HEAT-11.3
#[test]
fn corners_are_told_by_number_and_limit() {
    let scene = race(Track::Usa, 1).at(A, "20R").hand(A, "4").begin();
    let text = read(&scene);
    assert_eq!(numbers(&text, "text-corner", ["corner", "limit", "spaces"]), [[2, 3, 13]]);
    let over = race(Track::Usa, 1).at(A, "32R").hand(A, "4").drives(1, "4");
    assert_eq!(numbers(&read(&over), "text-owed", ["corner", "limit", "heat"]), [[2, 3, 1]]);
}

/// HEAT-10.2
#[test]
fn a_slipstream_says_where_it_leads() {
    let mut scene = race(Track::Usa, 1).at(A, "20R").hand(A, "1 2").parked("22R").drives(1, "1");
    scene.does(A, EndReact);
    assert_eq!(numbers(&read(&scene), "text-slipstream", ["spaces"]), [[2]]);
}

/// CHA-1, GAR-12
#[test]
fn events_and_symbols_say_what_they_do() {
    let scene = event(EventCard::Corruption, 1).hand(A, "g43 1").begin();
    let text = read(&scene);
    assert!(says(&text, EventCard::Corruption.row().help));
    let lines = text.iter().find(|message| message.id == "lines").unwrap();
    let helps = format!("{lines:?}");
    assert!(helps.contains("symbol-heat-help") && helps.contains("symbol-scrap-help"), "{helps}");
    assert_eq!(card("g43").row().symbols.scrap, 6);
}
