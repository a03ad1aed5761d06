//! The bots of Thunder Road: how strong they are, that they finish every table, and that they peek at nothing.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use crossroads_bots::arena::{self, Report, Series};
use crossroads_bots::{Patience, Roster, Seen};
use crossroads_engine::{Chance, Dice, Game, Quick, Seat, Seed, Silent, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::State;
use std::time::{Duration, Instant};

fn tables(bots: &[&'static str], tables: u64, think_ms: Option<u64>) -> Report {
    let (bots, seed) = (bots.to_vec(), Seed::from_number(11));
    let think = think_ms.map(Duration::from_millis);
    let series = Series { options: Options::default(), bots, tables, seed, think };
    let report = arena::series::<ThunderRoad>(&series, |_| ()).unwrap();
    // A table that a bot breaks off has no places.
    assert!(report.seats.iter().all(|seat| seat.places.len() as u64 == tables), "{:?}", series.bots);
    report
}

/// How often the bot in the first seat wins.
fn wins(bots: &[&'static str], number: u64, think_ms: Option<u64>) -> f64 {
    tables(bots, number, think_ms).seats[0].wins as f64 / number as f64
}

#[test]
fn greedy_beats_random_with_any_number_of_gangs() {
    for bots in [
        &["greedy", "random"][..],
        &["greedy", "random", "random"],
        &["greedy", "random", "random", "random"],
    ] {
        let wins = wins(bots, 40, None);
        assert!(wins >= 0.9, "{bots:?}: {wins}");
    }
}

#[test]
fn greedy_always_plays_alike() {
    let play = || tables(&["greedy"; 4], 3, None);
    let places = |report: Report| report.seats.into_iter().map(|seat| seat.places).collect::<Vec<_>>();
    assert_eq!(places(play()), places(play()));
}

fn all_bots_finish(numbers: std::ops::Range<u64>) {
    for number in numbers {
        let mut chance = Quick::new(number);
        let value = crossroads_engine::options::random(ThunderRoad::INFO.options, &mut chance);
        let options: Options = serde_json::from_value(value).unwrap();
        let seats = 2 + chance.below(3);
        let bots: Vec<&str> = (0..seats).map(|_| chance.pick(ThunderRoad::BOTS).unwrap().name).collect();
        let think = Some(Duration::ZERO);
        let series = Series { options, bots, tables: 1, seed: Seed::from_number(number), think };
        let report = arena::series::<ThunderRoad>(&series, |_| ()).unwrap();
        assert!(report.seats.iter().all(|seat| seat.places.len() == 1), "{series:?}");
    }
}

#[test]
fn all_bots_finish_whatever_is_agreed_on() {
    all_bots_finish(0..24);
}

/// Plays a table of three with a bot and calls with every state in which the first seat has to act.
fn states_of_seat_0(mut call: impl FnMut(&State)) {
    let mut dice = Dice::new(&Seed::from_number(5));
    let mut players: Vec<_> = (0..3).map(|seat| ThunderRoad::bot("greedy", seat).unwrap()).collect();
    let mut state = ThunderRoad::setup(&Options::default(), 3, &mut dice, &mut Silent);
    let mut legal = Vec::new();
    while let Some(seat) = ThunderRoad::to_act(&state).iter().next() {
        if seat == Seat(0) {
            call(&state);
        }
        legal.clear();
        ThunderRoad::legal_actions(&state, seat, &mut legal);
        let action = players[seat.index()].choose(&Seen::new(&state, seat, &legal, &Patience::ENDLESS));
        let applied = ThunderRoad::apply(&mut state, seat, action, &mut dice, &mut Silent);
        assert!(applied.is_ok(), "{action:?}");
    }
}

fn choice(bot: &str, state: &State, patience: &Patience) -> Action {
    let mut legal = Vec::new();
    ThunderRoad::legal_actions(state, Seat(0), &mut legal);
    ThunderRoad::bot(bot, 3).unwrap().choose(&Seen::new(state, Seat(0), &legal, patience))
}

#[test]
fn greedy_does_the_same_where_it_sees_the_same() {
    let mut chance = Quick::new(8);
    let mut differing = 0;
    states_of_seat_0(|state| {
        let view = ThunderRoad::view(state, Viewer::Seat(Seat(0)));
        let other = ThunderRoad::resample(&view, Seat(0), &mut chance);
        differing += u32::from(other.hidden != state.hidden);
        let endless = &Patience::ENDLESS;
        assert_eq!(choice("greedy", state, endless), choice("greedy", &other, endless));
    });
    assert!(differing > 0, "there was nothing to peek at");
}

#[test]
fn search_answers_in_time() {
    let mut slowest = Duration::ZERO;
    let mut asked = 0;
    states_of_seat_0(|state| {
        asked += 1;
        if asked % 8 == 0 {
            let answer = || {
                let started = Instant::now();
                choice("search", state, &arena::patience(Some(Duration::from_millis(5))));
                started.elapsed()
            };
            // The machine may have been busy with something else once, but not three times.
            slowest = slowest.max(answer().min(answer()).min(answer()));
        }
    });
    assert!(slowest < Duration::from_millis(50), "{slowest:?}");
}

#[test]
fn search_answers_also_if_nobody_waits() {
    let mut asked = 0;
    states_of_seat_0(|state| {
        asked += 1;
        if asked % 32 == 0 {
            let answer = || {
                let started = Instant::now();
                choice("search", state, &Patience::ENDLESS);
                started.elapsed()
            };
            let quickest = answer().min(answer());
            assert!(quickest < 2 * crossroads_bots::thunder_road::THINK, "{quickest:?}");
        }
    });
}

mod slow {
    use super::*;

    #[test]
    fn greedy_beats_three_random_at_many_tables() {
        let wins = wins(&["greedy", "random", "random", "random"], 400, None);
        assert!(wins >= 0.9, "{wins}");
    }

    #[test]
    fn search_beats_three_random() {
        let wins = wins(&["search", "random", "random", "random"], 24, Some(10));
        assert!(wins >= 0.8, "{wins}");
    }

    #[test]
    fn all_bots_finish_many_tables() {
        all_bots_finish(24..300);
    }
}
