//! What one wish can do: several things at once, all or none, and once however often it is tried.

use crate::store::{Store, head};
use crossroads_room::clock::ClockRule;
use crossroads_room::line::Line;
use crossroads_room::protocol::Deed;
use crossroads_room::{Fault, Person, Place, Room, Step, Watcher};
use serde_json::{Value, json};

const ANA: &str = "p0";

/// HEAT for two, who are planning; Ana and Bo look on.
struct Planning {
    store: Store,
    room: Room,
}

impl Planning {
    fn new() -> Planning {
        Planning::of("heat", 3)
    }

    /// The same for any game.
    fn of(game: &str, seed: u64) -> Planning {
        let store = Store::of(&head(game, 2, ClockRule::None, seed));
        let mut room = store.wake(&mut Step::at(0)).unwrap();
        let mut planning = Step::at(0);
        for number in 0..2 {
            let person = Person { id: format!("p{number}"), name: "Name".to_owned(), guest: false };
            room.sit(&person, Place::default(), &mut planning).unwrap();
            room.watch(Watcher::new(number, Some(&person.id)), None, &[], &mut planning);
        }
        let mut at_table = Planning { store, room };
        at_table.store.keep(&at_table.room, &planning, || None).unwrap();
        at_table
    }

    /// Ana wishes something; comes with what is stored and told.
    fn wish(&mut self, key: Option<&str>, deeds: &[Deed]) -> (Result<(), Fault>, Step) {
        let mut step = Step::at(0);
        let answer = self.room.play(ANA, key, deeds, &mut step);
        self.store.keep(&self.room, &step, || None).unwrap();
        (answer, step)
    }

    fn wake_anew(&mut self) {
        self.room = self.store.wake(&mut Step::at(0)).unwrap();
    }
}

fn gear(gear: u8) -> Deed {
    Deed::Act(json!({ "shift_gear": gear }))
}

/// The updates that Ana is told, without what only passes through.
fn updates(step: &Step) -> Vec<(u64, usize, Value)> {
    let told = step.told.iter().filter(|(socket, _)| *socket == 0);
    let told = told.map(|(_, frame)| serde_json::from_str::<Value>(frame).unwrap()["update"].clone());
    let brief = |update: Value| {
        let events = update["events"].as_array().unwrap().len();
        (update["number"].as_u64().unwrap(), events, update["back_to"].clone())
    };
    told.filter(Value::is_object).map(brief).collect()
}

#[test]
fn a_gear_in_the_middle_of_a_plan_is_changed_with_one_wish() {
    let mut table = Planning::new();
    table.wish(None, &[gear(1)]).0.unwrap();
    let (answer, step) = table.wish(None, &[Deed::Undo, gear(2)]);
    answer.unwrap();
    assert!(matches!(&step.lines[..], [Line::Wish { key: None, entries }] if entries.len() == 2), "one line");
    let [(2, _, back_to)] = &updates(&step)[..] else { panic!("one update: {:?}", updates(&step)) };
    assert_eq!(back_to["number"], 0, "to before the first gear");
    assert!(!step.told.iter().any(|(socket, _)| *socket == 1), "and nobody else can know of it");
}

#[test]
fn a_wish_of_which_a_part_is_refused_does_nothing() {
    let mut table = Planning::new();
    table.wish(None, &[gear(1)]).0.unwrap();
    let before = table.room.look(Some(ANA)).unwrap().get().to_owned();
    for deeds in [vec![Deed::Undo, gear(2), gear(1)], vec![Deed::Undo, Deed::Undo], vec![], vec![gear(2); 65]]
    {
        let (answer, step) = table.wish(None, &deeds);
        assert!(answer.is_err());
        assert!(step.lines.is_empty() && step.told.is_empty(), "{deeds:?}");
        assert_eq!(table.room.look(Some(ANA)).unwrap().get(), before);
    }
}

#[test]
fn a_wish_with_a_key_is_granted_once() {
    let mut table = Planning::new();
    for (number, lines) in [1, 0, 0].into_iter().enumerate() {
        let (answer, step) = table.wish(Some("k"), &[gear(1)]);
        assert_eq!((answer, step.lines.len()), (Ok(()), lines), "try {number}");
    }
    table.wake_anew();
    assert_eq!(table.wish(Some("k"), &[gear(1)]).1.lines, [], "a room that was woken knows it too");
    // The key is Ana's alone.
    let mut step = Step::at(0);
    table.room.play("p1", Some("k"), &[gear(1)], &mut step).unwrap();
    assert_eq!(step.lines.len(), 1);
    assert!(table.wish(Some(""), &[Deed::Undo]).0.is_err());
    assert!(table.wish(Some(&"k".repeat(65)), &[Deed::Undo]).0.is_err());
}

#[test]
fn a_wish_that_was_refused_may_be_tried_again_with_its_key() {
    let mut table = Planning::new();
    assert!(table.wish(Some("k"), &[Deed::Undo]).0.is_err(), "there is nothing to take back");
    table.wish(None, &[gear(1)]).0.unwrap();
    assert_eq!(table.wish(Some("k"), &[Deed::Undo]).1.lines.len(), 1);
}

/// Otherwise who wants to know how dice will fall would ask for a roll together with something that only one of them allows,
/// and be refused without having rolled.
#[test]
fn a_wish_ends_with_what_cannot_be_taken_back() {
    let (mut open, mut closed) = (0, 0);
    for seed in 0..20 {
        let game = ["thunder-road", "railroad-ink", "heat", "steampunk-rally"][seed as usize % 4];
        let mut table = Planning::of(game, seed);
        for number in 0..40 {
            let Some(seat) = table.room.to_act().iter().next() else { break };
            let person = format!("p{}", seat.0);
            let look =
                |room: &Room| serde_json::from_str::<Value>(room.look(Some(&person)).unwrap().get()).unwrap();
            let legal = look(&table.room)["legal"].as_array().unwrap().clone();
            let first = Deed::Act(legal[number % legal.len()].clone());
            let mut other = table.store.wake(&mut Step::at(0)).unwrap();
            let mut step = Step::at(0);
            table.room.play(&person, None, std::slice::from_ref(&first), &mut step).unwrap();
            table.store.keep(&table.room, &step, || None).unwrap();
            let after = look(&table.room);
            let Some(second) = after["legal"].get(0).cloned() else { continue };
            let both = other.play(&person, None, &[first, Deed::Act(second)], &mut Step::at(0));
            if after["can_undo"] == true {
                open += 1;
                assert_eq!(both, Ok(()));
            } else {
                closed += 1;
                assert_eq!(both, Err(Fault::NotNow("what cannot be taken back ends a wish")));
            }
        }
    }
    assert!(open > 50 && closed > 50, "{open} {closed}");
}
