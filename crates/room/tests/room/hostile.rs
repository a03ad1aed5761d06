//! People who mean no good, let loose in the worlds. What they want is refused, and what is refused leaves nothing: no line, no
//! write, no word to anybody.

use crate::messages::{Message, Wish};
use crate::world::World;
use crossroads_engine::{Chance, Quick, Seat};
use crossroads_room::protocol::Deed;
use crossroads_room::{Fault, Person, Place, Room, Stage, Step};
use serde_json::{Value, json};

/// How often somebody does the same in a row.
const FLOOD: u32 = 20;

impl World {
    /// Somebody makes a nuisance of themselves, within what they may ask for.
    pub fn annoy(&mut self, who: usize) {
        self.tally.nuisances += 1;
        match self.chance.below(5) {
            // Asks for the same again and again, whatever the others say.
            0 => (0..FLOOD).for_each(|n| self.mailbox.push_back(Message::Rewind(who, n % 5 != 4))),
            1 => (0..FLOOD).for_each(|_| self.mailbox.push_back(Message::Say(who))),
            2 => (0..FLOOD).for_each(|_| self.come(who)),
            // A key is one wish, whatever is wished for with it later.
            3 => {
                let key = Some(format!("again and again by {who}"));
                for _ in 0..3 {
                    let Some(action) = self.action(who) else { return };
                    let deeds = vec![Deed::Act(action)];
                    self.mailbox.push_back(Message::Play(who, Wish { key: key.clone(), deeds }));
                }
            }
            _ => self.mailbox.push_back(Message::Trespass(who, u64::from(self.chance.below(u32::MAX)))),
        }
    }
}

/// Somebody tries what is not theirs, and a stranger everything.
pub fn trespass(room: &mut Room, person: &Person, lot: u64, step: &mut Step) {
    let now_ms = step.now_ms;
    let mut chance = Quick::new(lot);
    let is_gathering = matches!(room.stage(), Stage::Gathering);
    let is_over = matches!(room.stage(), Stage::Ended(_) | Stage::Kept { ended: true });
    let eve = Person { id: "eve".to_owned(), name: "Eve".to_owned(), guest: true };
    let garbage = [
        Value::Null,
        json!(-1),
        json!({ "act": { "seat": 0 } }),
        json!([[[[[[]]]]]]),
        json!({ "draw_route": "\u{0}" }),
        json!({ "shift_gear": u64::MAX }),
        json!("finish\u{202e}"),
    ];
    let garbage = chance.pick(&garbage).unwrap().clone();
    let far = Seat(chance.below(256) as u8);

    // A stranger, at whatever stage.
    let refused = |room: &mut Room, what: &str, wish: &dyn Fn(&mut Room, &mut Step) -> Result<(), Fault>| {
        let mut step = Step::at(now_ms);
        assert!(wish(room, &mut step).is_err(), "{what} is granted");
        let is_nothing = step.lines.is_empty() && step.chat.is_none() && step.lay.is_none() && !step.saves;
        assert!(is_nothing && step.told.is_empty() && step.think.is_empty(), "{what} leaves a trace");
    };
    refused(room, "a stranger's act", &|room, step| room.act("eve", &garbage, step));
    refused(room, "a stranger's way back", &|room, step| room.undo("eve", step));
    refused(room, "a stranger's wish to go back", &|room, step| room.rewind("eve", true, step));
    refused(room, "a stranger's word on it", &|room, step| room.rewind("eve", false, step));
    refused(room, "a stranger's end", &|room, step| room.resign("eve", step));
    refused(room, "a stranger's start", &|room, step| room.start("eve", step));
    refused(room, "a stranger's silence", &|room, step| room.mute("eve", "p0", true, step));
    refused(room, "a stranger's bot", &|room, step| room.place("eve", Seat(0), Some("random".into()), step));
    refused(room, "a stranger's colour", &|room, step| room.paint("eve", "red", step));
    refused(room, "a stranger's leave", &|room, step| room.stand_up("eve", step));
    refused(room, "a stranger's rematch", &|room, step| {
        room.rematch("eve", "r".into(), None, step).map(drop)
    });
    refused(room, "too long a word", &|room, step| room.say(&eve, &"x".repeat(501), &[], step));
    refused(room, "a word of nothing", &|room, step| room.say(&eve, " \n", &[], step));
    let nowhere = Place { seat: Some(Seat(200)), ..Place::default() };
    refused(room, "a seat that is not there", &|room, step| room.sit(&eve, nowhere, step));
    if !is_gathering {
        refused(room, "a seat at a running table", &|room, step| room.sit(&eve, Place::default(), step));
        refused(room, "a seat taken away", &|room, step| room.place("p0", far, None, step));
        refused(room, "a second start", &|room, step| room.start("p0", step));
    }

    // What others know, and what nobody knows yet.
    let own = room.head().seat_of(&person.id);
    for seat in (0..room.head().seats.len() as u8).map(Seat).filter(|seat| Some(*seat) != own) {
        assert!(is_over || room.past(Some(&person.id), Some(seat)).is_err(), "with another's eyes");
    }
    assert!(room.past(Some(&person.id), Some(Seat(200))).is_err());
    assert_eq!(room.record().is_ok(), is_over, "a record holds the seed");
    assert!(is_over || room.told(Some(&person.id)).outcome.is_none());

    // Whoever sits there wants what is no action. If a bot stood in, they are back with it; that is all that happens.
    let before = room.look(Some(&person.id)).ok();
    assert!(room.play(&person.id, None, &vec![Deed::Act(garbage); 64], step).is_err());
    assert!(room.play(&person.id, Some(&"k".repeat(65)), &[Deed::Undo], step).is_err());
    assert!(room.play(&person.id, None, &[], step).is_err());
    assert_eq!(step.moves, 0);
    let after = room.look(Some(&person.id)).ok();
    let view = |look: &Option<Box<serde_json::value::RawValue>>| {
        let look = look.as_ref().map(|look| serde_json::from_str::<Value>(look.get()).unwrap());
        look.map(|look| (look["number"].clone(), look["view"].clone()))
    };
    assert_eq!(view(&before), view(&after), "a board changes by what is no action");
}
