//! Worlds that differ in one seat's last acts, of which the others may know the same or nothing: whatever the others are told
//! and ask for is the same in all of them, whether they look on, look away and back, or come anew, and whether the room was
//! put to sleep meanwhile.

use crate::store::{Store, head};
use crossroads_bots::player::Patience;
use crossroads_engine::conformance::Window;
use crossroads_engine::{Chance, Quick, Seat};
use crossroads_room::clock::ClockRule;
use crossroads_room::history::Replay;
use crossroads_room::protocol::Deed;
use crossroads_room::{Fault, Person, Place, Room, Step, Watcher};
use serde_json::Value;

const FORKS: Window = Window { gate: 60, long: 1_000 };
const GAMES: [&str; 4] = ["heat", "railroad-ink", "steampunk-rally", "thunder-road"];
/// The sockets of the two players, and of somebody who looks on.
const SOCKETS: [(u64, Option<&str>); 3] = [(0, Some("p0")), (1, Some("p1")), (2, None)];
/// The socket of whoever comes later.
const LATER: u64 = 9;

/// What somebody does last, by the place in the list of what may be done; none is a step back.
const WORLDS: [&[Option<usize>]; 3] = [&[Some(0)], &[Some(1)], &[Some(1), None, Some(0)]];

/// What the others may know of somebody's last acts, and what they were told and could ask for.
struct World {
    known: Vec<String>,
    told: Vec<String>,
}

struct Table {
    store: Store,
    room: Room,
    replay: Replay,
    followed: usize,
    now_ms: i64,
}

impl Table {
    /// A table for two that has started, with everybody looking on.
    fn new(game: &str, seed: u64) -> Table {
        let clock = ClockRule::Each { decision_ms: 60_000, bank_ms: 60_000 };
        let head = head(game, 2, clock, seed);
        let store = Store::of(&head);
        let room = store.wake(&mut Step::at(0)).unwrap();
        let (replay, _) = Replay::begin("t", &head).unwrap();
        let mut table = Table { store, room, replay, followed: 0, now_ms: 0 };
        for number in 0..2 {
            let person = Person { id: format!("p{number}"), name: format!("Name {number}"), guest: false };
            table.at(|room, step| room.sit(&person, Place::default(), step)).1.unwrap();
        }
        for (socket, person) in SOCKETS {
            table.at(|room, step| room.watch(Watcher::new(socket, person), None, &[], step));
        }
        table
    }

    fn at<T>(&mut self, work: impl FnOnce(&mut Room, &mut Step) -> T) -> (Step, T) {
        let mut step = Step::at(self.now_ms);
        let answer = work(&mut self.room, &mut step);
        self.store.keep(&self.room, &step, || None).unwrap();
        (step, answer)
    }

    /// What a seat may do.
    fn legal(&self, seat: Seat) -> Vec<Value> {
        let look = self.room.look(Some(&person(seat))).unwrap();
        serde_json::from_str::<Value>(look.get()).unwrap()["legal"].as_array().unwrap().clone()
    }

    /// A seat does something; comes with what was told.
    fn does(&mut self, seat: Seat, deed: Deed) -> Result<Step, Fault> {
        let (step, answer) = self.at(|room, step| room.play(&person(seat), None, &[deed], step));
        answer.map(|()| step)
    }

    /// What the others may know of what was stored since: what they are told of it when it is played again, without what they
    /// then see.
    fn known_to_others_of(&mut self, actor: Seat) -> Vec<String> {
        let mut known = Vec::new();
        for (_, line) in self.store.lines(self.followed) {
            self.followed += 1;
            if self.replay.follow(&line).unwrap() {
                for viewer in self.replay.viewers().filter(|viewer| !viewer.is(actor)) {
                    let told = self.replay.told(viewer).unwrap();
                    let told = told.map(|told| serde_json::from_str::<Value>(told.get()).unwrap());
                    known.extend(told.map(|told| format!("{} {}", told["events"], told["back_to"])));
                }
            }
        }
        known
    }

    /// Everything that one of the others can ask for.
    fn ask(&mut self, who: Option<&str>) -> Vec<String> {
        let room = &self.room;
        let mut all = vec![
            format!("{:?}", room.told(who)),
            format!("{:?}", room.look(who).map(|look| look.get().to_owned())),
            format!("{:?}", room.text(who)),
            format!("{:?} {:?} {:?}", room.alarm(), room.to_act(), room.record()),
        ];
        let past = room.past(who, None).unwrap();
        let updates = past.tell(self.store.lines(0).into_iter().map(|(_, line)| line), 0).unwrap().updates;
        all.extend(updates.iter().map(|update| update.get().to_owned()));
        if let Some(mut riddle) = who.and_then(|who| room.ponder(who).ok()) {
            let hint = riddle.bot.choose(&*riddle.table, riddle.seat, &Patience::samples(2));
            all.push(format!("hint {hint:?}"));
        }
        // Away and back, with the last number and without.
        for last in [None, Some(0), Some(1), Some(2), Some(3)] {
            let (_, ()) = self.at(|room, step| room.unwatch(LATER, step));
            let (step, ()) = self.at(|room, step| room.watch(Watcher::new(LATER, who), last, &[], step));
            all.extend(told_to(&step, |socket| socket == LATER));
        }
        all
    }
}

fn person(seat: Seat) -> String {
    format!("p{}", seat.0)
}

fn told_to(step: &Step, whom: impl Fn(u64) -> bool) -> impl Iterator<Item = String> {
    step.told.iter().filter(move |(socket, _)| whom(*socket)).map(|(_, frame)| frame.to_string())
}

/// A table of this seed has come so far, and then somebody does this; none if that cannot be done.
fn world(seed: u64, acts: u32, last: &[Option<usize>]) -> Option<World> {
    let mut chance = Quick::new(seed);
    let mut table = Table::new(GAMES[(seed % 4) as usize], seed);
    for _ in 0..acts {
        let waiting: Vec<_> = table.room.to_act().iter().collect();
        let seat = *chance.pick(&waiting)?;
        table.now_ms += 100;
        let action = chance.pick(&table.legal(seat))?.clone();
        table.does(seat, Deed::Act(action)).unwrap();
    }
    let waiting: Vec<_> = table.room.to_act().iter().collect();
    let actor = *chance.pick(&waiting)?;
    table.known_to_others_of(actor);
    let mut told = Vec::new();
    for place in last {
        let deed = match place {
            Some(place) => Deed::Act(table.legal(actor).get(*place)?.clone()),
            None => Deed::Undo,
        };
        told.extend(told_to(&table.does(actor, deed).ok()?, |socket| socket != u64::from(actor.0)));
    }
    let known = table.known_to_others_of(actor);
    table.now_ms += 1_000;
    for who in [Some(person(Seat(1 - actor.0))), None] {
        told.extend(table.ask(who.as_deref()));
        table.room = table.store.wake(&mut Step::at(table.now_ms)).unwrap();
        told.extend(table.ask(who.as_deref()));
    }
    Some(World { known, told })
}

#[test]
fn what_is_secret_moves_nothing_that_others_can_ask_for() {
    let mut compared = [0_u32; GAMES.len()];
    for seed in FORKS.tables() {
        let acts = Quick::new(seed ^ 0x005e_c2e7).below(40);
        let Some(one) = world(seed, acts, WORLDS[0]) else { continue };
        for other in WORLDS[1..].iter().filter_map(|last| world(seed, acts, last)) {
            if one.known == other.known {
                assert_eq!(one.told, other.told, "seed {seed} after {acts} acts");
                compared[(seed % 4) as usize] += 1;
            }
        }
    }
    // Everything is open in the base game of Thunder Road.
    assert!(compared[..3].iter().all(|forks| *forks > 0), "{compared:?}");
}
