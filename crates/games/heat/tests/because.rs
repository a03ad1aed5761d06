//! What speaks for an action is what then happens: every number that a hint may say is compared with the table a moment
//! later.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use crossroads_engine::conformance::random_table;
use crossroads_engine::words::Arg;
use crossroads_engine::{Chance, Dice, Game, Message, Quick, Seat, Seed, Silent, Viewer};
use crossroads_heat::Heat;
use crossroads_heat::actions::Action;
use crossroads_heat::events::{Cost, Event, Impulse};
use crossroads_heat::forecast::Forecast;
use crossroads_heat::state::{Phase, Racer, Step};
use crossroads_heat::view::View;
use std::collections::BTreeMap;

/// One end of a told number, and the other.
fn told(message: &Message, name: &str) -> [i64; 2] {
    match message.args.iter().find(|(given, _)| *given == name) {
        Some((_, Arg::Number(number))) => [*number, *number],
        Some((_, Arg::Message(range))) if range.id == "because-number" => told(range, "number"),
        Some((_, Arg::Message(range))) => [told(range, "least")[0], told(range, "most")[0]],
        other => panic!("{} says no {name}: {other:?}", message.id),
    }
}

fn inner<'a>(message: &'a Message, name: &str) -> Option<&'a Message> {
    message.args.iter().find_map(|(given, arg)| match arg {
        Arg::Message(inner) if *given == name => Some(&**inner),
        _ => None,
    })
}

fn step(view: &View, seat: Seat) -> Option<Step> {
    match view.phase {
        Phase::Driving(driving) if view.turn.is_some_and(|turn| turn.seat == Some(seat)) => {
            Some(driving.step)
        }
        _ => None,
    }
}

/// What the corners of a seat cost in these events, and whether it spun out.
fn corners(events: &[Event], seat: Seat) -> (i64, bool) {
    let paid = events.iter().map(|event| match event {
        Event::HeatPaid { seat: who, heat, cost: Cost::Corner(_) } if *who == seat => i64::from(*heat),
        _ => 0,
    });
    (paid.sum(), events.iter().any(|it| matches!(it, Event::SpunOut { seat: who, .. } if *who == seat)))
}

/// What a view shows of a slipstream before it is taken is what comes of it.
fn compare_slipstream(spaces: u8, seat: Seat, before: &View, events: &[Event]) {
    let shown = before.turn.unwrap().slipstreams.iter().copied().find(|it| it.spaces == spaces).unwrap();
    let to = events.iter().find_map(|event| match event {
        Event::Moved { to, by: Impulse::Slipstream, .. } => Some(*to),
        _ => None,
    });
    assert_eq!(Some(shown.to), to);
    let (paid, spun_out) = corners(events, seat);
    assert_eq!(shown.spins_out, spun_out, "{shown:?}");
    assert!(spun_out || paid == i64::from(shown.heat), "{shown:?} costs {paid}");
}

/// Whoever moves first finds the others where they stood when the plan was made, and lands where it said.
fn compare_landing(plans: &[Option<Forecast>], events: &[Event]) -> u32 {
    let first = events.iter().find_map(|event| match event {
        Event::Moved { racer, from, to, by: Impulse::Cards | Impulse::Legend, .. } => {
            Some((*racer, *from, *to))
        }
        _ => None,
    });
    let Some((Racer::Driver(seat), from, to)) = first else { return 0 };
    let Some(plan) = plans[seat.index()].as_ref() else { return 0 };
    if plan.cluttered {
        assert_eq!(from, to);
    } else if plan.least == plan.most {
        assert_eq!(plan.least.to, to);
    }
    1
}

/// Compares what was said with what came of it.
fn compare(message: &Message, seat: Seat, before: &View, after: &View, events: &[Event]) {
    let id = message.id;
    let own = |view: &View| view.drivers[seat];
    let still_drives = step(after, seat).is_some_and(|it| matches!(it, Step::React | Step::Slipstream));
    let within = |what: &str, it: i64| {
        let [least, most] = told(message, what);
        assert!((least..=most).contains(&it), "{message:?}: {what} is {it}");
    };
    if still_drives && message.args.iter().any(|(name, _)| *name == "speed") {
        let speed = i64::from(after.turn.unwrap().speed);
        // A boost or a plus that finds no basic card adds nothing.
        let finds_nothing = events.iter().any(|it| matches!(it, Event::Found { card: None, .. }));
        if !finds_nothing {
            within("speed", speed);
        }
    }
    match id {
        "because-cool" if still_drives || step(after, seat) == Some(Step::SuperCool) => {
            assert_eq!(told(message, "engine"), [i64::from(own(after).engine); 2]);
        }
        "because-pay" if still_drives => {
            assert_eq!(told(message, "engine"), [i64::from(own(after).engine); 2]);
            assert_eq!(told(message, "heat"), [i64::from(own(before).engine - own(after).engine); 2]);
        }
        "because-boost" => {
            let paid = events.iter().find_map(|event| match event {
                Event::HeatPaid { heat, cost: Cost::Boost, .. } => Some(i64::from(*heat)),
                _ => None,
            });
            assert_eq!(told(message, "heat"), [paid.unwrap_or(0); 2]);
        }
        "because-slipstream" | "because-draft" => {
            let to = events.iter().find_map(|event| match event {
                Event::Moved { to, by: Impulse::Slipstream | Impulse::Draft, .. } => Some(*to),
                _ => None,
            });
            let place = inner(message, "to").unwrap();
            assert_eq!(told(place, "space"), [i64::from(to.unwrap().space); 2]);
        }
        "because-plan" | "because-cluttered" => {
            for event in events {
                if let Event::Moved { racer: Racer::Driver(who), spaces, by: Impulse::Cards, .. } = event
                    && *who == seat
                {
                    within("speed", i64::from(*spaces));
                }
            }
        }
        "because-reduce-stress" if still_drives => {
            let left =
                after.own.as_ref().unwrap().hand.iter().filter(|it| it.to_string() == "stress").count();
            assert_eq!(told(message, "count"), [left as i64; 2]);
        }
        _ => {}
    }
    // The corners are paid at once if nothing is left to decide before them.
    let ended = matches!(id, "because-end-react" | "because-decline" | "because-slipstream")
        && step(after, seat) != Some(Step::Slipstream);
    if let Some(effect) = inner(message, "effect").filter(|_| ended) {
        let (paid, spun_out) = corners(events, seat);
        assert_eq!(effect.id == "because-spins-out", spun_out, "{message:?}");
        match effect.id {
            "because-costs" => assert_eq!(told(effect, "heat"), [paid; 2], "{message:?}"),
            "because-spins-out" => assert!(told(effect, "heat")[0] > told(effect, "engine")[0]),
            _ => assert_eq!(paid, 0, "{message:?}"),
        }
        let finished = events
            .iter()
            .any(|it| matches!(it, Event::Finished { racer: Racer::Driver(who) } if *who == seat));
        assert!(effect.id != "because-finishes" || finished || after.cars[seat.index()].at.crossings > 0);
    }
}

#[test]
fn what_speaks_for_an_action_is_what_then_happens() {
    let mut said: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut landings = 0;
    for number in 0..60 {
        let mut chance = Quick::new(number);
        let (options, seats) = random_table::<Heat>(&mut chance);
        let mut dice = Dice::new(&Seed::from_number(number));
        let mut state = Heat::setup(&options, seats, &mut dice, &mut Silent);
        let mut legal = Vec::new();
        let mut plans: Vec<Option<Forecast>> = vec![None; seats.into()];
        while let Some(seat) = Heat::to_act(&state).iter().next() {
            legal.clear();
            Heat::legal_actions(&state, seat, &mut legal);
            let view = Heat::view(&state, Viewer::Seat(seat));
            let action: Action = *chance.pick(&legal).unwrap();
            let because = Heat::because(&view, &action);
            let because = because.unwrap_or_else(|| panic!("nothing speaks for {action:?}"));
            let mut events = Vec::new();
            let applied = Heat::apply(&mut state, seat, action, &mut dice, &mut events);
            assert!(applied.is_ok());
            if action == Action::Commit {
                plans[seat.index()].clone_from(&view.own.as_ref().unwrap().forecast);
            }
            if view.phase == Phase::Planning && !matches!(state.phase, Phase::Planning) {
                landings += compare_landing(&plans, &events);
                plans.fill(None);
            }
            if let Action::Slipstream(spaces) = action {
                compare_slipstream(spaces, seat, &view, &events);
            }
            compare(&because, seat, &view, &Heat::view(&state, Viewer::Seat(seat)), &events);
            *said.entry(because.id).or_default() += 1;
        }
    }
    assert!(landings > 100, "{landings}");
    assert!(said.values().sum::<u32>() > 1_000, "{said:?}");
    for id in ["because-plan", "because-end-react", "because-boost", "because-slipstream", "because-cool"] {
        assert!(said.get(id).is_some_and(|times| *times > 100), "{id}: {said:?}");
    }
}
