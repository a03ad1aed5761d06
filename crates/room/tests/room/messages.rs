//! What people, bots and clocks want of a table.

use crate::hostile::trespass;
use crate::world::Somebody;
use crossroads_engine::Seat;
use crossroads_room::protocol::Deed;
use crossroads_room::{Fault, Place, Room, Step, Thought, Watcher};

/// Something to be done in a seat.
#[derive(Clone)]
pub struct Wish {
    pub key: Option<String>,
    pub deeds: Vec<Deed>,
}

/// A message for the table.
pub enum Message {
    Sit(usize),
    Watch(usize, u64),
    Unwatch(u64),
    Say(usize),
    Play(usize, Wish),
    Rewind(usize, bool),
    Resign(usize),
    /// Somebody tries what is not theirs, by lot.
    Trespass(usize, u64),
    Thought(Seat, Option<Box<Thought>>),
    Ring,
}

/// Does what a message wants; with somebody's wish comes what they are to be answered.
pub fn obey(
    room: &mut Room,
    people: &[Somebody],
    message: Message,
    step: &mut Step,
) -> Option<(usize, Wish, Result<(), Fault>)> {
    let person = |who: usize| &people[who].person;
    // What is refused here is what people do who are too late, or do not know better; the room stays as it is.
    match message {
        Message::Sit(who) => drop(room.sit(person(who), Place::default(), step)),
        // Who has a newer socket by now has left the older one.
        Message::Watch(who, socket) if people[who].socket == Some(socket) => {
            room.watch(Watcher::new(socket, Some(&person(who).id)), people[who].seen, &[], step);
        }
        Message::Watch(..) => {}
        Message::Unwatch(socket) => room.unwatch(socket, step),
        Message::Say(who) => drop(room.say(person(who), "so what", &[], step)),
        Message::Play(who, wish) => {
            let answer = room.play(&person(who).id, wish.key.as_deref(), &wish.deeds, step);
            return Some((who, wish, answer));
        }
        Message::Rewind(who, agree) => drop(room.rewind(&person(who).id, agree, step)),
        Message::Resign(who) => drop(room.resign(&person(who).id, step)),
        Message::Trespass(who, lot) => trespass(room, person(who), lot, step),
        Message::Thought(seat, thought) => {
            drop(room.hear_thought(seat, thought.map(|thought| *thought), step));
        }
        Message::Ring => {
            room.ring(step);
            assert!(room.alarm().is_none_or(|alarm| alarm > step.now_ms), "nobody is late any more");
        }
    }
    None
}
