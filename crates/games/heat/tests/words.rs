//! Every message has words in every language, and is handed what its words ask for.

use crossroads_engine::conformance::words::{catalogue, check};
use crossroads_engine::{Few, Game, Message, Seat};
use crossroads_heat::Heat;
use crossroads_heat::calendar::EventCard;
use crossroads_heat::data::{Card, Colour, Part, Road, Track, Weather};
use crossroads_heat::events::Event;
use crossroads_heat::rules::Why;
use crossroads_heat::words;

/// What has a name, every reason to refuse something, and what hardly ever happens.
fn names() -> impl Iterator<Item = Message> {
    Card::all()
        .map(words::card)
        .chain(Part::ALL.map(words::part))
        .chain(Track::ALL.map(words::track))
        .chain(EventCard::ALL.map(words::event_card))
        .chain(EventCard::ALL.map(words::event_help))
        .chain(Colour::ALL.map(words::colour))
        .chain(Weather::ALL.map(words::weather))
        .chain(Weather::ALL.map(words::weather_help))
        .chain(Road::ALL.map(words::road))
        .chain(Road::ALL.map(words::road_help))
        .chain(Why::ALL.map(words::reason))
        .chain(rare_events().map(|event| words::told(&event)))
}

/// A plus that finds nothing, and lists that are empty only on paper.
fn rare_events() -> [Event; 4] {
    let seat = Seat(0);
    [
        Event::Found { seat, card: None },
        Event::Revealed { seat, cards: Few::default() },
        Event::GridDrawn { cells: Few::default() },
        Event::WeatherDrawn { weather: Weather::Fog, roads: Few::default() },
    ]
}

#[test]
fn everything_that_is_said_has_words() {
    check::<Heat>(names(), 0..80);
}

#[test]
fn the_line_of_the_sheet_has_a_name() {
    assert!(catalogue(Heat::INFO.messages.en).contains_key("sheet-race"));
}
