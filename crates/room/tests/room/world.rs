//! A world: a room, its mailbox, a store, people and time under one seed. What was promised is looked at after every step.

use crate::messages::{Message, Wish, obey};
use crate::store::{NotWritten, Store, Trouble, head};
use crate::truth::{Heard, Truth};
use crossroads_engine::{Chance, Quick, Viewer};
use crossroads_room::clock::ClockRule;
use crossroads_room::head::Sitter;
use crossroads_room::{Fault, Person, Riddle, Room, Stage, Step, Thought};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::VecDeque;

/// Somebody who sits or looks on.
pub struct Somebody {
    pub person: Person,
    /// The socket over which they follow the table.
    pub socket: Option<u64>,
    /// The number of the last update that they saw.
    pub seen: Option<u64>,
    /// Whether the next update may be any, because they have just come.
    is_new: bool,
    /// What they could do when they looked last.
    pub legal: Vec<Box<RawValue>>,
    /// A wish of which they do not know what became of it.
    pub unanswered: Option<Wish>,
}

/// What somebody hears of a table.
#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(borrow)]
    update: Option<Heard<'a>>,
}

/// What has happened in a world, so that nobody takes an empty one for a good one.
#[derive(Default, Debug)]
pub struct Tally {
    pub updates: u32,
    pub steps_back: u32,
    pub kept_meanwhile: u32,
    pub tries_again: u32,
    pub failures: u32,
    pub deaths: u32,
    pub late: u32,
    pub ended: u32,
    pub nuisances: u32,
}

pub struct World {
    pub chance: Quick,
    pub now_ms: i64,
    pub store: Store,
    pub room: Option<Room>,
    pub truth: Option<Truth>,
    pub mailbox: VecDeque<Message>,
    pub people: Vec<Somebody>,
    pub riddles: Vec<Riddle>,
    /// Whether stores fail and processes die.
    pub troubles: bool,
    /// How many sockets there have been.
    pub sockets: u64,
    /// Everything that was told, as a number: a world that is played again is the same.
    pub digest: u64,
    pub tally: Tally,
}

impl World {
    /// The world of this number, before anybody has come.
    pub fn new(seed: u64) -> World {
        let mut chance = Quick::new(seed);
        let games = ["railroad-ink", "railroad-ink", "thunder-road", "heat", "steampunk-rally"];
        let game = chance.pick(&games).unwrap();
        let seats = 2 + chance.below(2) as usize;
        let clock = match chance.below(2) {
            0 => ClockRule::None,
            _ => ClockRule::Each { decision_ms: 20_000, bank_ms: 30_000 },
        };
        let mut head = head(game, seats, clock, seed);
        if chance.below(4) == 0 {
            head.seats[seats - 1] = Sitter::Bot { name: "random".to_owned() };
        }
        // One person more than seats only looks on.
        let somebody = |number: usize| Somebody {
            person: Person { id: format!("p{number}"), name: format!("Name {number}"), guest: false },
            socket: None,
            seen: None,
            is_new: false,
            legal: Vec::new(),
            unanswered: None,
        };
        World {
            now_ms: 1_000_000,
            store: Store::of(&head),
            room: None,
            truth: None,
            mailbox: VecDeque::new(),
            people: (0..=seats).map(somebody).collect(),
            riddles: Vec::new(),
            troubles: true,
            sockets: 0,
            digest: 0,
            tally: Tally::default(),
            chance,
        }
    }

    /// The table hears the next message. It is woken if it sleeps.
    pub fn deliver(&mut self) {
        let Some(message) = self.mailbox.pop_front() else { return };
        let mut step = Step::at(self.now_ms);
        if self.room.is_none() {
            self.room = Some(self.store.wake(&mut step).unwrap());
            if self.carry_out(step).is_err() {
                self.mailbox.push_front(message);
                return self.fail();
            }
            step = Step::at(self.now_ms);
        }
        let Some(room) = &mut self.room else { return };
        let answer = obey(room, &self.people, message, &mut step);
        let stored = self.carry_out(step);
        self.answer(answer, stored.is_ok());
        if stored.is_err() {
            match self.chance.below(3) {
                0 => self.die(),
                _ => self.fail(),
            }
        }
    }

    /// First it is stored, then told, then thought about; as the server does it.
    fn carry_out(&mut self, step: Step) -> Result<(), NotWritten> {
        let Some(room) = &self.room else { return Ok(()) };
        let (chance, troubles) = (&mut self.chance, self.troubles);
        let written = self.store.keep(room, &step, || match chance.below(60) {
            0 if troubles => Some(Trouble::Refused),
            1 if troubles => Some(Trouble::Unheard),
            _ => None,
        });
        if self.store.is_started() {
            let since_ms = room.since_ms();
            let truth = self.truth.get_or_insert_with(|| Truth::of(&self.store, since_ms));
            truth.follow(&self.store);
        }
        written?;
        // The disk takes its time.
        self.now_ms += i64::from(self.chance.below(300));
        if step.ended {
            self.tally.ended += 1;
            assert_eq!(self.tally.ended, 1, "a table ends once");
        }
        for (socket, frame) in &step.told {
            self.hear(*socket, frame);
        }
        self.riddles.extend(step.think);
        self.check_who_looks();
        Ok(())
    }

    fn hear(&mut self, socket: u64, frame: &str) {
        for byte in frame.bytes() {
            self.digest = self.digest.rotate_left(5) ^ u64::from(byte);
        }
        let Some(who) = self.people.iter().position(|somebody| somebody.socket == Some(socket)) else {
            return;
        };
        let Frame { update: Some(heard) } = serde_json::from_str(frame).unwrap() else { return };
        let viewer = self.viewer(who);
        self.truth.as_ref().expect("nothing is told that is not stored").check(viewer, &heard);
        self.tally.updates += 1;
        self.tally.steps_back += u32::from(heard.back_to.is_some());
        self.tally.kept_meanwhile +=
            u32::from(heard.back_to.is_some_and(|back| back.get().contains("keeps")));
        let somebody = &mut self.people[who];
        if !somebody.is_new {
            let follows = somebody.seen.map_or(0, |seen| seen + 1);
            assert_eq!(heard.number, follows, "an update is missing, or comes twice");
        }
        somebody.is_new = false;
        somebody.seen = Some(heard.number);
        somebody.legal = heard.legal.into_iter().map(RawValue::to_owned).collect();
    }

    /// Whoever looks on has been told everything.
    fn check_who_looks(&self) {
        let (Some(truth), Some(room)) = (&self.truth, &self.room) else { return };
        for (who, somebody) in self.people.iter().enumerate() {
            if somebody.socket.is_some_and(|socket| room.is_watched_by(socket)) {
                assert_eq!(
                    somebody.seen,
                    Some(truth.last(self.viewer(who))),
                    "somebody is not told everything"
                );
            }
        }
    }

    fn viewer(&self, who: usize) -> Viewer {
        self.store.head().seat_of(&self.people[who].person.id).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Somebody hears what became of their wish, and it is true.
    fn answer(&mut self, answer: Option<(usize, Wish, Result<(), Fault>)>, is_stored: bool) {
        let Some((who, wish, answer)) = answer else { return };
        let times =
            |key: &String| self.truth.as_ref().and_then(|truth| truth.keys.get(key)).copied().unwrap_or(0);
        if let Some(key) = &wish.key {
            assert!(times(key) <= 1, "a wish with a key is granted once");
            if is_stored {
                assert_eq!(times(key) == 1, answer.is_ok(), "an answer that is not true");
            }
        }
        let is_unknown = !is_stored && wish.key.is_some();
        self.people[who].unanswered = is_unknown.then_some(wish);
    }

    /// Something could not be stored: the room is read anew, and whoever followed it is to come back.
    fn fail(&mut self) {
        self.tally.failures += 1;
        self.room = None;
        self.riddles.clear();
        for somebody in &mut self.people {
            somebody.socket = None;
        }
    }

    /// The process dies: all that was not stored is gone, and every message and socket with it.
    pub fn die(&mut self) {
        self.tally.deaths += 1;
        for message in std::mem::take(&mut self.mailbox) {
            if let Message::Play(who, wish) = message {
                self.people[who].unanswered = wish.key.is_some().then_some(wish);
            }
        }
        self.fail();
    }

    /// Somebody opens a socket and follows the table from what they saw last.
    pub fn come(&mut self, who: usize) {
        self.sockets += 1;
        let somebody = &mut self.people[who];
        somebody.is_new = true;
        if let Some(old) = somebody.socket.replace(self.sockets) {
            self.mailbox.push_back(Message::Unwatch(old));
        }
        self.mailbox.push_back(Message::Sit(who));
        self.mailbox.push_back(Message::Watch(who, self.sockets));
    }

    /// A bot, or somebody like one, thinks: it takes anything.
    pub fn think(&mut self) {
        if self.riddles.is_empty() {
            return;
        }
        let which = self.chance.below(self.riddles.len() as u32) as usize;
        let Riddle { table, seat, bot, patience } = self.riddles.swap_remove(which);
        let choices = table.choices(seat);
        let action = self.chance.pick(&choices).map(|choice| choice.action.clone());
        let thought = Box::new(Thought { action, player: Some(bot) });
        self.mailbox.push_back(Message::Thought(seat, (!patience.is_cancelled()).then_some(thought)));
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.room.as_ref().is_some_and(|room| matches!(room.stage(), Stage::Ended(_)))
    }

    /// An action that somebody could take when they looked last.
    pub fn action(&mut self, who: usize) -> Option<Value> {
        let action = self.chance.pick(&self.people[who].legal)?;
        Some(serde_json::from_str(action.get()).unwrap())
    }
}
