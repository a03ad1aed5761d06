//! The bots of Steampunk Rally: how strong they are, that they finish every table, and that they peek at nothing.

use crate::gym;
use crossroads_bots::arena::Think;
use crossroads_bots::steampunk_rally::{Greedy, THINK};
use crossroads_bots::{Patience, Player, Seen};
use crossroads_engine::{Game, Quick, Seat, SeatSet, Silent};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::data::{Card, Colour, INVENTORS, Side};
use crossroads_steampunk_rally::machine::{Cell, Part};
use crossroads_steampunk_rally::setup::{Inventors, Options};
use crossroads_steampunk_rally::state::{Phase, Stashed, State};
use crossroads_steampunk_rally::track::Course;
use std::time::Duration;

/// Dealt inventors: no bot has its strength from a choice before the race.
fn on(track: Course) -> Options {
    Options { track, inventors: Inventors::Deal, ..Options::default() }
}

fn wins(track: Course, bots: &[&str], number: u64, think: Think) -> f64 {
    gym::wins::<SteampunkRally>(on(track), bots, number, think)
}

/// How a race of four greedy bots ends.
fn end_of_race(track: Course, number: u64) -> State {
    gym::play::<SteampunkRally>(&on(track), 4, number, |_| ())
}

#[test]
fn greedy_beats_random_with_any_number_of_inventors() {
    for (bots, track) in [
        (&["greedy", "random"][..], Course::Alps),
        (&["greedy", "random", "random"], Course::Skyrail),
        (&["greedy", "random", "random", "random"], Course::Alps),
    ] {
        let wins = wins(track, bots, 30, Think::Freely);
        assert!(wins >= 0.9, "{bots:?}: {wins}");
    }
}

#[test]
fn greedy_always_plays_alike() {
    gym::greedy_plays_alike::<SteampunkRally>(&Options::default(), 4);
}

#[test]
fn all_bots_finish_whatever_is_agreed_on() {
    gym::all_finish::<SteampunkRally>(0..24, |options| options);
}

#[test]
fn greedy_does_the_same_where_it_sees_the_same() {
    gym::greedy_peeks_at_nothing::<SteampunkRally>(&Options::default(), 4);
}

#[test]
fn search_answers_in_time() {
    gym::search_answers_in_time::<SteampunkRally>(&Options::default(), 4, Duration::from_millis(50));
}

#[test]
fn search_answers_also_if_nobody_waits() {
    gym::search_answers_if_nobody_waits::<SteampunkRally>(&Options::default(), 4, THINK, 48);
}

/// A race in which the first seat has this part beside its cockpit, and nothing else to do.
fn race_with(part: &str, pool: &[(Colour, u8)]) -> State {
    let mut state = SteampunkRally::setup(&on(Course::Alps), 2, &mut Quick::new(1), &mut Silent);
    (state.open.phase, state.open.round) = (Phase::Race(None), 3);
    let racer = &mut state.open.racers[Seat(0)];
    let cell = Cell::MIDDLE.neighbour(Side::East).unwrap();
    racer.machine = [racer.machine[0], Part::new(Card::named(part).unwrap(), cell)].into_iter().collect();
    (racer.bulb, racer.done, racer.hand) = (false, false, 0);
    for (colour, value) in pool {
        racer.pool.add(*colour, *value);
    }
    state
}

/// What a greedy first seat does, up to a number of actions.
fn greedy_does(state: &mut State, actions: usize) -> Vec<Action> {
    let mut done = Vec::new();
    for _ in 0..actions {
        let mut legal = Vec::new();
        SteampunkRally::legal_actions(state, Seat(0), &mut legal);
        let action = Greedy::new().choose(&Seen::new(state, Seat(0), &legal, &Patience::ENDLESS));
        let _ = SteampunkRally::apply(state, Seat(0), action, &mut Quick::new(1), &mut Silent).unwrap();
        done.push(action);
    }
    done
}

#[test]
fn greedy_places_dice_of_two_colours_together() {
    let place = |colour, value| Action::Place { part: 1, colour, value };
    // Indicator 5: neither die would do alone.
    let mut state = race_with("gold-ornithopter-wings", &[(Colour::Steam, 3), (Colour::Electric, 3)]);
    let did = greedy_does(&mut state, 3);
    assert_eq!(did, [place(Colour::Steam, 3), place(Colour::Electric, 3), Action::Fire]);
}

#[test]
fn greedy_keeps_the_die_that_it_has_slots_for() {
    let mut state =
        race_with("copper-toolbox", &[(Colour::Steam, 0), (Colour::Heat, 0), (Colour::Electric, 0)]);
    state.open.phase = Phase::Storage;
    let cell = Cell::MIDDLE.neighbour(Side::South).unwrap();
    state.open.racers[Seat(0)].machine.push(Part::new(Card::named("gold-spring-stilts").unwrap(), cell));
    let did = greedy_does(&mut state, 1);
    assert_eq!(did, [Action::Store { part: 1, colour: Colour::Heat }]);
}

#[test]
fn greedy_takes_the_group_of_a_boost_that_it_needs() {
    let boost = Card::named("boost-coolant-flush").unwrap();
    let mut state = race_with("copper-toolbox", &[]);
    state.open.phase = Phase::Damage;
    state.open.racers[Seat(0)].gauge = -2;
    state.hidden.stashes[Seat(0)].push(Stashed { boost, known_to: SeatSet::only(Seat(0)) });
    let did = greedy_does(&mut state, 2);
    assert_eq!(did, [Action::PlayBoost { boost, on: None }, Action::ChooseGroup { card: boost, group: 1 }]);
    assert_eq!(state.open.racers[Seat(0)].gauge, 0);
}

#[test]
fn races_take_five_to_eight_rounds() {
    for track in [Course::Alps, Course::Skyrail] {
        let rounds: u32 = (0..30).map(|number| u32::from(end_of_race(track, number).open.round)).sum();
        assert!((5 * 30..=8 * 30).contains(&rounds), "{track:?}: {rounds} rounds in 30 races");
    }
}

mod slow {
    use super::*;
    use crossroads_engine::conformance::Window;

    const RACES: Window = Window { gate: 40, long: 200 };
    const SEARCHED: Window = Window { gate: 3, long: 20 };
    const TABLES: Window = Window { gate: 16, long: 200 };

    #[test]
    fn greedy_beats_three_random_at_many_tables() {
        for track in [Course::Alps, Course::Skyrail] {
            let wins = wins(track, &["greedy", "random", "random", "random"], RACES.count(), Think::Freely);
            assert!(wins >= 0.85, "{track:?}: {wins}");
        }
    }

    /// A fourth of the races would be even. Given the time it is made for, it wins more than half of them.
    #[test]
    fn search_is_no_worse_than_three_greedy() {
        let bots = &["search", "greedy", "greedy", "greedy"];
        let wins = [Course::Alps, Course::Skyrail]
            .map(|track| wins(track, bots, SEARCHED.count(), Think::Samples(16)));
        let mean = f64::midpoint(wins[0], wins[1]);
        assert!(mean >= 0.25, "{wins:?}");
    }

    #[test]
    fn no_inventor_wins_twice_its_share() {
        let (mut races, mut won) = ([0_u32; INVENTORS.len()], [0_u32; INVENTORS.len()]);
        for number in 0..800 {
            let track = if number % 2 == 0 { Course::Alps } else { Course::Skyrail };
            let end = end_of_race(track, number);
            let outcome = SteampunkRally::outcome(&end).unwrap();
            for (seat, racer) in end.open.racers.iter() {
                let inventor = usize::from(racer.inventor.unwrap().0);
                races[inventor] += 1;
                won[inventor] += u32::from(outcome.standings[seat.index()].place == 1);
            }
        }
        for (row, (races, won)) in INVENTORS.iter().zip(races.into_iter().zip(won)) {
            assert!(won * 2 < races, "{}: {won} of {races} races", row.id);
        }
    }

    #[test]
    fn all_bots_finish_many_tables() {
        gym::all_finish::<SteampunkRally>(TABLES.tables(), |options| options);
    }
}
