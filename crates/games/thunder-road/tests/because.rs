//! What speaks for an action is what then happens: the way that a hint names is driven to its end, and a repair, a bonus and a
//! shot are what they are said to be.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use crossroads_engine::conformance::random_table;
use crossroads_engine::words::Arg;
use crossroads_engine::{Chance, Dice, Game, Message, Quick, Seat, Seed, Silent, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::VehicleId;
use crossroads_thunder_road::outlook::Meets;
use crossroads_thunder_road::state::{Place, Question, State};
use crossroads_thunder_road::view::View;
use std::collections::BTreeMap;

fn arg<'a>(message: &'a Message, name: &str) -> &'a Arg {
    let found = message.args.iter().find(|(given, _)| *given == name);
    &found.unwrap_or_else(|| panic!("{} says no {name}", message.id)).1
}

fn told(message: &Message, name: &str) -> i64 {
    match arg(message, name) {
        Arg::Number(number) => *number,
        other => panic!("{name} is {other:?}"),
    }
}

/// The place that a hint names, if nothing waits there: how many spaces ahead it is.
fn free_end(message: &Message) -> Option<i64> {
    let Arg::Message(end) = arg(message, "end") else { panic!("an end is a message") };
    if end.id != "because-end" {
        return None;
    }
    let Arg::Message(meets) = arg(end, "meets") else { panic!("what waits is a message") };
    let is_free = meets.id == "page-meets" && *arg(meets, "meets") == Arg::Code("nothing".to_owned());
    is_free.then(|| told(end, "spaces"))
}

/// How far ahead of where it stands a car can end its move freely, and how it gets there.
fn ways(view: &View, car: VehicleId) -> Vec<(i64, Vec<Action>)> {
    let from = match view.open.place(car) {
        Place::On(space) => i64::from(space.forwardness()),
        _ => return Vec::new(),
    };
    let reach = view.outlook.as_ref().unwrap().reach.iter().filter(|reach| reach.car == car);
    let ends = reach.flat_map(|reach| &reach.ends).filter(|end| end.meets == Meets::Nothing);
    let ahead = |end: &crossroads_thunder_road::outlook::End| {
        let to = 2 * i64::from(end.to.column) + i64::from(end.to.row & 1);
        (to - from).div_euclid(2)
    };
    ends.map(|end| (ahead(end), end.way.iter().map(|leg| leg.action).collect())).collect()
}

/// Drives a way to its end, if no dice fall in between.
fn drives(state: &State, seat: Seat, way: &[Action], chance: &mut Dice) -> Option<State> {
    let mut driven = *state;
    for leg in way {
        let before = driven.open.road;
        let mut events = Vec::new();
        let _ = ThunderRoad::apply(&mut driven, seat, *leg, chance, &mut events).unwrap();
        if driven.open.road != before {
            return None;
        }
    }
    Some(driven)
}

fn compare(
    because: &Message,
    action: Action,
    before: &State,
    after: &State,
    seat: Seat,
    dice: &Dice,
) -> bool {
    let view = ThunderRoad::view(before, Viewer::Seat(seat));
    let mover = before.open.turn.mover;
    match (because.id, action) {
        ("because-way", Action::Step(_)) => {
            let Some(spaces) = free_end(because) else { return false };
            let (_, way) = ways(&view, mover.unwrap())
                .into_iter()
                .find(|(ahead, way)| *ahead == spaces && way.first() == Some(&action))
                .unwrap_or_else(|| panic!("no way leads {spaces} spaces ahead"));
            let Some(driven) = drives(before, seat, &way, &mut dice.clone()) else { return false };
            let space = |state: &State| i64::from(state.open.space_of(mover.unwrap()).unwrap().forwardness());
            if driven.open.space_of(mover.unwrap()).is_none() {
                return false;
            }
            assert_eq!((space(&driven) - space(before)).div_euclid(2), spaces);
        }
        ("because-assign", Action::Assign { car, .. }) => {
            let Some(spaces) = free_end(because) else { return false };
            if after.open.question() != Some(Question::Command) || before.open.place(car) == Place::Waiting {
                return false;
            }
            let after = ThunderRoad::view(after, Viewer::Seat(seat));
            assert!(ways(&after, car).iter().any(|(ahead, _)| *ahead == spaces), "{spaces} spaces ahead");
        }
        ("because-bonus", _) if after.open.question() == Some(Question::Drive) => {
            assert_eq!(i64::from(after.open.turn.drive.moves), told(because, "moves"));
        }
        ("because-repair", Action::Repair { car, damage } | Action::PitCrew { car, damage }) => {
            let many = |state: &State| {
                let slots = state.open.car(car).unwrap().damage;
                slots.iter().filter(|it| **it == damage).count()
            };
            assert_eq!(many(after) + 1, many(before));
        }
        ("because-shot", Action::Shoot(target)) => {
            let shots = &view.outlook.as_ref().unwrap().shots;
            let shot = shots.iter().find(|shot| shot.target == target && shot.aim.is_none()).unwrap();
            let sixths = told(because, "percent") as f64 * 6.0 / 100.0;
            assert!((sixths - f64::from(shot.hits)).abs() < 0.05);
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
        let (options, seats) = random_table::<ThunderRoad>(&mut chance);
        let mut dice = Dice::new(&Seed::from_number(number));
        let mut state = ThunderRoad::setup(&options, seats, &mut dice, &mut Silent);
        let mut legal = Vec::new();
        while let Some(seat) = ThunderRoad::to_act(&state).iter().next() {
            legal.clear();
            ThunderRoad::legal_actions(&state, seat, &mut legal);
            let view = ThunderRoad::view(&state, Viewer::Seat(seat));
            let action = *chance.pick(&legal).unwrap();
            let because = ThunderRoad::because(&view, &action);
            let because = because.unwrap_or_else(|| panic!("nothing speaks for {action:?}"));
            *said.entry(because.id).or_default() += 1;
            let before = state;
            let _ = ThunderRoad::apply(&mut state, seat, action, &mut dice, &mut Silent).unwrap();
            if compare(&because, action, &before, &state, seat, &dice) {
                *compared.entry(because.id).or_default() += 1;
            }
        }
    }
    assert!(said.values().sum::<u32>() > 1_000, "{said:?}");
    for id in ["way", "assign", "bonus", "repair", "shot"] {
        assert!(
            compared.get(format!("because-{id}").as_str()).is_some_and(|it| *it > 10),
            "{id}: {compared:?}"
        );
    }
}
