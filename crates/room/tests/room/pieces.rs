//! A table of any length can be looked back at without holding all of it: a history comes in pieces.

use crate::store::{Store, head};
use crossroads_engine::Seat;
use crossroads_room::clock::ClockRule;
use crossroads_room::{Person, Place, Step};
use serde_json::Value;

/// What a piece may hold, and the one update that goes beyond.
const LARGEST: usize = (1 << 20) + 100_000;

#[test]
fn a_long_history_comes_in_pieces() {
    let mut store = Store::of(&head("railroad-ink", 1, ClockRule::None, 3));
    let mut step = Step::at(0);
    let mut room = store.wake(&mut step).unwrap();
    let ana = Person { id: "p0".to_owned(), name: "Ana".to_owned(), guest: false };
    room.sit(&ana, Place::default(), &mut step).unwrap();
    store.keep(&room, &step, || None).unwrap();
    let look: Value = serde_json::from_str(room.look(Some("p0")).unwrap().get()).unwrap();
    let action = look["legal"][0].clone();
    // Somebody wavers, which anybody can do for as long as they like.
    let steps = 4_000;
    for number in 0..steps {
        let mut step = Step::at(number);
        match number % 2 {
            0 => room.act("p0", &action, &mut step).unwrap(),
            _ => room.undo("p0", &mut step).unwrap(),
        }
        store.keep(&room, &step, || None).unwrap();
    }
    let past = room.past(Some("p0"), Some(Seat(0))).unwrap();
    let (mut from, mut told, mut pieces) = (0, 0, 0);
    loop {
        let piece = past.tell(store.lines(0).into_iter().map(|(_, line)| line), from).unwrap();
        assert!(piece.updates.iter().map(|update| update.get().len()).sum::<usize>() <= LARGEST);
        for update in &piece.updates {
            let update: Value = serde_json::from_str(update.get()).unwrap();
            assert_eq!(update["number"], told, "each once, and in order");
            told += 1;
        }
        pieces += 1;
        let Some(next) = piece.next else { break };
        assert_eq!(next, told);
        from = next;
    }
    assert_eq!(told, steps as u64 + 1);
    assert!(pieces > 1, "this one is longer than a piece");
}
