//! What speaks for an action is what then happens: the points that a hint says are those of the board a moment later.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use crossroads_engine::conformance::random_table;
use crossroads_engine::words::Arg;
use crossroads_engine::{Chance, Dice, Game, Message, Quick, Seed, Silent, Viewer};
use crossroads_railroad_ink::RailroadInk;
use crossroads_railroad_ink::actions::Action;
use std::collections::BTreeMap;

/// The points that a message says.
fn told(message: &Message) -> i32 {
    let arg = |name: &str| message.args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg);
    match (message.id, arg("points"), arg("total")) {
        ("because-no-points", ..) => 0,
        (_, Some(Arg::Message(points)), _) => told(points),
        (_, _, Some(Arg::Code(total))) => total.replace('−', "-").parse().unwrap(),
        _ => panic!("{message:?} says no points"),
    }
}

#[test]
fn what_speaks_for_an_action_is_what_then_happens() {
    let mut said: BTreeMap<&'static str, u32> = BTreeMap::new();
    for number in 0..60 {
        let mut chance = Quick::new(number);
        let (options, seats) = random_table::<RailroadInk>(&mut chance);
        let mut dice = Dice::new(&Seed::from_number(number));
        let mut state = RailroadInk::setup(&options, seats, &mut dice, &mut Silent);
        let mut legal = Vec::new();
        while let Some(seat) = RailroadInk::to_act(&state).iter().next() {
            legal.clear();
            RailroadInk::legal_actions(&state, seat, &mut legal);
            let before = RailroadInk::view(&state, Viewer::Seat(seat));
            // Finishing is one of a hundred things to do, and the end of all of them.
            let action = if legal.contains(&Action::Finish) && chance.below(4) == 0 {
                Action::Finish
            } else {
                *chance.pick(&legal).unwrap()
            };
            let because = RailroadInk::because(&before, &action);
            let because = because.unwrap_or_else(|| panic!("nothing speaks for {action:?}"));
            let _ = RailroadInk::apply(&mut state, seat, action, &mut dice, &mut Silent).unwrap();
            let after = RailroadInk::view(&state, Viewer::Seat(seat));
            *said.entry(because.id).or_default() += 1;
            let gained = after.scores[seat].total() - before.scores[seat].total();
            match action {
                // What is dodged is not felt, and what is yet to be aimed is felt later.
                Action::IgnoreMeteor(_) => assert_eq!(gained, 0),
                Action::FaceMeteor if because.id == "because-choose-meteor" => assert_eq!(gained, 0),
                Action::Finish => {
                    assert!(because.args.contains(&("total", i64::from(before.scores[seat].total()).into())));
                }
                _ => assert_eq!(told(&because), gained, "{action:?}"),
            }
        }
    }
    assert!(said.values().sum::<u32>() > 1_000, "{said:?}");
    for id in
        ["die", "special", "volcano", "erase", "finish", "ignore-meteor", "face-meteor", "choose-meteor"]
    {
        assert!(said.contains_key(format!("because-{id}").as_str()), "{id}: {said:?}");
    }
}
