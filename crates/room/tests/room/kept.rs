//! A stored table knows by which rules it is played.

use crate::store::{Store, head};
use crossroads_room::clock::ClockRule;
use crossroads_room::line::Line;
use crossroads_room::{Fault, Person, Place, Room, Stage, Step, Watcher};
use serde_json::Value;

/// A table for two that has started, with the first moves made.
fn started() -> (Store, Room) {
    let mut store = Store::of(&head("railroad-ink", 2, ClockRule::None, 7));
    let mut room = store.wake(&mut Step::at(0)).unwrap();
    for number in 0..2 {
        let person = Person { id: format!("p{number}"), name: "Ana".to_owned(), guest: false };
        at(&mut store, &mut room, |room, step| room.sit(&person, Place::default(), step)).unwrap();
    }
    while store.log.len() < 20 {
        let waiting = room.to_act().iter().next().unwrap();
        let who = format!("p{}", waiting.0);
        let look: Value = serde_json::from_str(room.look(Some(&who)).unwrap().get()).unwrap();
        let action = look["legal"][0].clone();
        at(&mut store, &mut room, |room, step| room.act(&who, &action, step)).unwrap();
    }
    (store, room)
}

fn at<T>(
    store: &mut Store,
    room: &mut Room,
    work: impl FnOnce(&mut Room, &mut Step) -> Result<T, Fault>,
) -> Result<T, Fault> {
    let mut step = Step::at(0);
    let answer = work(room, &mut step);
    store.keep(room, &step, || None).unwrap();
    answer
}

#[test]
fn a_table_wakes_as_it_was() {
    let (store, room) = started();
    let again = store.wake(&mut Step::at(9)).unwrap();
    assert_eq!(again.told(None), room.told(None));
    assert_eq!(again.text(Some("p0")).unwrap(), room.text(Some("p0")).unwrap());
}

#[test]
fn a_table_of_other_rules_is_kept_and_not_played_again() {
    for pretend in [Store::pretend_other_rules, Store::pretend_no_version] {
        let (mut store, room) = started();
        let before = room.told(None);
        pretend(&mut store);
        let mut step = Step::at(9);
        let mut kept = store.wake(&mut step).unwrap();
        assert!(
            step.lines.is_empty() && !step.saves && step.think.is_empty(),
            "nothing is written or thought"
        );
        assert!(matches!(kept.stage(), Stage::Kept { ended: false }));
        let told = kept.told(None);
        assert!(told.other_rules);
        assert_eq!((told.seats, told.status, told.options), (before.seats, before.status, before.options));
        let mut step = Step::at(9);
        let refused = Err(Fault::NotNow("the table was played by other rules"));
        assert_eq!(kept.act("p0", &Value::Null, &mut step), refused);
        assert_eq!(kept.undo("p0", &mut step), refused);
        assert_eq!(kept.look(Some("p0")).map(drop), refused);
        assert_eq!(kept.past(None, None).map(drop), refused);
        kept.watch(Watcher::new(1, Some("p0")), None, &[], &mut step);
        assert_eq!(step.told.len(), 1, "who looks is told of the table, and of no board");
        assert!(step.lines.is_empty());
    }
}

#[test]
fn a_log_whose_states_are_others_is_broken() {
    let (store, _) = started();
    let hashes = store.lines(0).into_iter().filter(|(_, line)| matches!(line, Line::Hash(_))).count();
    assert_eq!(hashes, 1, "nineteen entries hold one hash");
    let mut drifted = store.clone();
    for (_, bytes) in &mut drifted.log {
        if let Line::Hash(_) = Line::from_bytes(bytes).unwrap() {
            *bytes = Line::Hash("0".repeat(32)).to_bytes();
        }
    }
    assert!(matches!(drifted.wake(&mut Step::at(9)), Err(Fault::Broken(_))));
}
