//! When all people are gone the table waits for them; and a seat that a bot has played says nothing of its person.

use crate::store::{Store, head};
use crossroads_room::clock::ClockRule;
use crossroads_room::line::{Line, StandInCause};
use crossroads_room::protocol::Frame;
use crossroads_room::rating::Unrated;
use crossroads_room::{Person, Place, Room, Stage, Step, Thought, Watcher};
use serde_json::Value;

const SECONDS: ClockRule = ClockRule::Each { decision_ms: 20_000, bank_ms: 10_000 };
const A_DAY: ClockRule = ClockRule::Each { decision_ms: 86_400_000, bank_ms: 0 };
/// When the first has had all their time in real time.
const LATE: i64 = 30_000;

/// Ana and Bo in seats 0 and 1, who look on by the sockets of these numbers.
struct Two {
    store: Store,
    room: Room,
    /// What bots think about.
    think: Vec<crossroads_room::Riddle>,
    /// What was told last, to whom.
    told: Vec<(u64, Value)>,
}

impl Two {
    fn at(game: &str, clock: ClockRule) -> Two {
        let store = Store::of(&head(game, 2, clock, 5));
        let room = store.wake(&mut Step::at(0)).unwrap();
        let mut two = Two { store, room, think: Vec::new(), told: Vec::new() };
        for number in 0..2 {
            two.does(0, |room, step| room.sit(&person(number), Place::default(), step).unwrap());
            two.comes(0, number);
        }
        two
    }

    /// Something happens, is stored and told.
    fn does<T>(&mut self, now_ms: i64, what: impl FnOnce(&mut Room, &mut Step) -> T) -> T {
        let mut step = Step::at(now_ms);
        let answer = what(&mut self.room, &mut step);
        self.store.keep(&self.room, &step, || None).unwrap();
        self.think.extend(step.think);
        let read = |(socket, frame): &(u64, Frame)| (*socket, serde_json::from_str(frame).unwrap());
        self.told = step.told.iter().map(read).collect();
        answer
    }

    fn comes(&mut self, now_ms: i64, number: u64) {
        let watcher = Watcher::new(number, Some(&person(number).id));
        self.does(now_ms, |room, step| room.watch(watcher, None, &[], step));
    }

    fn leaves(&mut self, now_ms: i64, number: u64) {
        self.does(now_ms, |room, step| room.unwatch(number, step));
    }

    fn rings(&mut self, now_ms: i64) {
        self.does(now_ms, |room, step| room.ring(step));
    }

    /// Bots think and act so often, as long as they are asked.
    fn bots_act(&mut self, now_ms: i64, times: usize) -> usize {
        (0..times).take_while(|_| self.a_bot_acts(now_ms)).count()
    }

    fn a_bot_acts(&mut self, now_ms: i64) -> bool {
        self.think.retain(|riddle| !riddle.patience.is_cancelled());
        let Some(riddle) = self.think.pop() else { return false };
        let action = riddle.table.choices(riddle.seat).first().map(|choice| choice.action.clone());
        let thought = Thought { action, player: Some(riddle.bot) };
        self.does(now_ms, |room, step| room.hear_thought(riddle.seat, Some(thought), step).unwrap());
        true
    }

    fn stands_in(&self, seat: usize) -> Option<StandInCause> {
        self.room.told(None).seats[seat].stand_in
    }

    /// How often clocks were stopped, and let go.
    fn pauses(&self) -> (usize, usize) {
        let lines = self.store.lines(0);
        let count = |wanted: Line| lines.iter().filter(|(_, line)| *line == wanted).count();
        (count(Line::Paused), count(Line::Resumed))
    }
}

fn person(number: u64) -> Person {
    Person { id: format!("p{number}"), name: format!("Name {number}"), guest: false }
}

#[test]
fn when_all_are_gone_clocks_stand_still_and_go_on_when_somebody_is_back() {
    let mut two = Two::at("railroad-ink", SECONDS);
    assert_eq!(two.room.alarm(), Some(LATE));
    two.leaves(5_000, 0);
    assert!(!two.room.is_paused(), "Bo is here, so that Ana's time runs");
    two.leaves(6_000, 1);
    assert!(two.room.is_paused() && two.room.alarm().is_none());
    assert_eq!(two.room.told(None).clocks[0].deadline_ms, None, "nobody is told that time runs");
    // Whoever only looks on does not count, and hears that it waits.
    two.does(7_000, |room, step| room.watch(Watcher::new(9, Some("eve")), None, &[], step));
    assert!(two.told.iter().any(|(_, told)| told["table"]["paused"] == true));
    two.rings(1_000_000);
    assert_eq!((two.stands_in(0), two.stands_in(1)), (None, None));

    two.comes(1_000_000, 1);
    let heard: Vec<_> = two.told.iter().filter(|(socket, _)| *socket == 1).collect();
    let paused: Vec<_> = heard.iter().filter_map(|(_, told)| told.get("table")).collect();
    assert_eq!(paused[0]["paused"], true, "whoever is back hears that it has waited");
    assert_eq!(paused.last().unwrap()["paused"], Value::Null);
    assert_eq!(two.room.alarm(), Some(1_000_000 + LATE - 6_000), "what was left of their time is left");
    assert_eq!(paused.last().unwrap()["clocks"][0]["deadline_ms"], 1_000_000 + LATE - 6_000);
    two.rings(1_000_000 + LATE - 6_000);
    assert_eq!(two.stands_in(0), Some(StandInCause::Clock), "Ana is still away, and Bo waits for her");
    assert_eq!(two.pauses(), (1, 1));
}

#[test]
fn a_table_that_wakes_anew_has_paused_as_long() {
    let mut two = Two::at("railroad-ink", SECONDS);
    two.leaves(1_000, 0);
    two.leaves(2_000, 1);
    two.room = two.store.wake(&mut Step::at(500_000)).unwrap();
    assert!(two.room.is_paused());
    // By a program, which asks without looking on.
    two.does(500_000, |room, step| room.attend(Some("p0"), step));
    assert_eq!(two.room.alarm(), Some(500_000 + LATE - 2_000));
    two.does(500_000, |room, step| room.attend(Some("eve"), step));
    assert_eq!(two.pauses(), (1, 1), "strangers bring nobody back");
    // A server that was started anew finds nobody there.
    let mut step = Step::at(501_000);
    two.room = two.store.wake(&mut step).unwrap();
    two.store.keep(&two.room, &step, || None).unwrap();
    assert!(two.room.is_paused() && two.pauses() == (2, 1));
}

/// Where turns take days nobody looks on for most of the time: the clock runs, and others' bots go on. Only when bots would play
/// for everybody they wait.
#[test]
fn where_turns_take_days_people_may_be_away() {
    let day = 86_400_000;
    let mut two = Two::at("railroad-ink", A_DAY);
    two.leaves(0, 0);
    two.leaves(0, 1);
    assert!(!two.room.is_paused());
    assert_eq!(two.room.alarm(), Some(day));
    two.does(10, |room, step| {
        let legal: Value = serde_json::from_str(room.look(Some("p0")).unwrap().get()).unwrap();
        room.act("p0", &legal["legal"][0], step).unwrap();
    });
    two.rings(10 + 2 * day);
    assert!((0..2).all(|seat| two.stands_in(seat) == Some(StandInCause::Clock)));
    assert!(two.room.is_paused() && !two.a_bot_acts(3 * day), "nobody plays over their heads");
    two.comes(10 * day, 0);
    assert!(!two.room.is_paused() && two.stands_in(0).is_none());
    assert_eq!(two.room.alarm(), Some(11 * day), "a decision's time anew");
}

#[test]
fn a_seat_that_a_bot_has_played_for_long_says_nothing_of_its_person() {
    for (decisions, counts) in [(3, true), (4, false)] {
        let mut two = Two::at("railroad-ink", SECONDS);
        two.leaves(0, 1);
        // Ana is here and waits for Bo, whose time is up.
        two.rings(LATE);
        two.comes(LATE, 0);
        assert_eq!(two.stands_in(1), Some(StandInCause::Clock));
        assert_eq!(two.bots_act(LATE, decisions), decisions);
        two.comes(LATE, 1);
        for number in 0..2 {
            let id = person(number).id;
            two.does(LATE, |room, step| room.resign(&id, step).unwrap());
        }
        while !matches!(two.room.stage(), Stage::Ended(_)) {
            assert!(two.a_bot_acts(LATE), "bots play it to its end while somebody looks");
        }
        // Resigning is losing, however long a bot plays on after it.
        let uncounted = two.room.head().uncounted(crossroads_engine::Seat(1));
        assert_eq!(uncounted.is_none(), counts, "{decisions}: {uncounted:?}");
        if !counts {
            assert_eq!(uncounted, Some(Unrated::StandIn));
            let ana = two.room.head().uncounted(crossroads_engine::Seat(0));
            assert_eq!(ana, Some(Unrated::NobodyElse), "alone she is not rated");
        }
        // The log tells the same.
        let again = two.store.wake(&mut Step::at(LATE)).unwrap();
        assert_eq!(again.head().stood_in, two.room.head().stood_in);
    }
}
