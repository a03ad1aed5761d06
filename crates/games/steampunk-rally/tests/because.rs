//! What speaks for an action is what then happens: every number that a hint says of the own machine is compared with the
//! table a moment later.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use crossroads_engine::conformance::random_table;
use crossroads_engine::words::Arg;
use crossroads_engine::{Chance, Dice, Game, Message, Quick, Seat, Seed, Silent, Viewer};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::{Colour, Effect};
use crossroads_steampunk_rally::events::Event;
use crossroads_steampunk_rally::state::Frame;
use crossroads_steampunk_rally::view::View;
use std::collections::BTreeMap;

fn told(message: &Message, name: &str) -> i64 {
    match message.args.iter().find(|(given, _)| *given == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{} says no {name}: {other:?}", message.id),
    }
}

/// Dice of a colour before a seat.
fn dice(view: &View, seat: Seat, colour: Colour) -> i64 {
    view.open.racers[seat].pool.of(colour).into()
}

/// Compares what was said with what happened. Returns whether there was anything to compare.
fn compare(
    because: &Message,
    action: Action,
    before: &View,
    after: &View,
    events: &[Event],
    seat: Seat,
) -> bool {
    let (was, is) = (&before.open.racers[seat], &after.open.racers[seat]);
    match (because.id, action) {
        ("because-fire" | "because-weak", Action::Place { .. }) => {
            let firing = after.own.as_ref().unwrap().forecast.firing.unwrap();
            assert_eq!(told(because, "power"), i64::from(firing.power));
            let times = if because.id == "because-weak" { 0 } else { told(because, "times") };
            assert_eq!(times, i64::from(firing.times));
        }
        ("because-fire", Action::Fire) => {
            let fired = events.iter().find_map(|event| match event {
                Event::Fired { power, times, .. } => Some((i64::from(*power), i64::from(*times))),
                _ => None,
            });
            assert_eq!(fired, Some((told(because, "power"), told(because, "times"))));
        }
        ("because-power", Action::GeneratePower(colour)) => {
            assert_eq!(dice(after, seat, colour) - dice(before, seat, colour), told(because, "count"));
        }
        ("because-cogs", _) => assert_eq!(i64::from(is.cogs - was.cogs), told(because, "count")),
        ("because-build" | "because-rearrange", _) => {
            assert_eq!(i64::from(is.parts()), told(because, "parts"));
        }
        ("because-motion-harm", Action::Apply(Effect::Motion)) => {
            let harm = events
                .iter()
                .filter(|event| matches!(event, Event::GaugeFell { .. } | Event::BrokeDown { .. }));
            let stops = events.iter().any(|event| matches!(event, Event::BrokeDown { .. }));
            // What is left of a batch may follow by itself. A breakdown asks for a part first, and the rest of the damage comes
            // after it; a glacier asks for a die.
            let is_last = match was.work.last() {
                Some(Frame::Batch(batch)) => batch.left.iter().sum::<u8>() == 1 && batch.unbegun.is_empty(),
                _ => false,
            };
            if !is_last || stops || !is.work.is_empty() {
                return false;
            }
            assert_eq!(harm.count() as i64, told(because, "damage"));
        }
        ("because-raise", Action::Raise { colour, value }) => {
            assert_eq!(told(because, "to"), i64::from(value) + 1);
            assert!(is.pool.has(colour, value + 1));
        }
        _ => return false,
    }
    true
}

#[test]
fn what_speaks_for_an_action_is_what_then_happens() {
    let mut said: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut compared: BTreeMap<&'static str, u32> = BTreeMap::new();
    for number in 0..40 {
        let mut chance = Quick::new(number);
        let (options, seats) = random_table::<SteampunkRally>(&mut chance);
        let mut dice = Dice::new(&Seed::from_number(number));
        let mut state = SteampunkRally::setup(&options, seats, &mut dice, &mut Silent);
        let mut legal = Vec::new();
        while let Some(seat) = SteampunkRally::to_act(&state).iter().next() {
            legal.clear();
            SteampunkRally::legal_actions(&state, seat, &mut legal);
            let before = SteampunkRally::view(&state, Viewer::Seat(seat));
            let action = *chance.pick(&legal).unwrap();
            let because = SteampunkRally::because(&before, &action);
            let because = because.unwrap_or_else(|| panic!("nothing speaks for {action:?}"));
            *said.entry(because.id).or_default() += 1;
            let mut events = Vec::new();
            let _ = SteampunkRally::apply(&mut state, seat, action, &mut dice, &mut events).unwrap();
            let after = SteampunkRally::view(&state, Viewer::Seat(seat));
            if compare(&because, action, &before, &after, &events, seat) {
                *compared.entry(because.id).or_default() += 1;
            }
        }
    }
    assert!(said.values().sum::<u32>() > 1_000, "{said:?}");
    for id in ["fire", "power", "cogs", "build", "motion-harm", "raise"] {
        assert!(
            compared.get(format!("because-{id}").as_str()).is_some_and(|it| *it > 10),
            "{id}: {compared:?}"
        );
    }
}
