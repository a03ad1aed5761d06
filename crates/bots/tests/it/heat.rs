//! The bots of HEAT: how strong they are, that they finish whatever the table has agreed on, and that they peek at
//! nothing.

use crate::gym;
use crossroads_bots::arena::{Report, Think};
use crossroads_bots::heat::hand::{for_each_choice, without};
use crossroads_heat::Heat;
use crossroads_heat::data::{Card, Track};
use crossroads_heat::setup::Options;
use std::time::Duration;

const BASE_TRACKS: [Track; 4] = [Track::Usa, Track::France, Track::GreatBritain, Track::Italy];

fn races(options: Options, bots: &[&str], tables: u64, think: Think) -> Report {
    gym::tables::<Heat>(options, bots, tables, think)
}

fn one_lap(options: Options) -> Options {
    Options { laps: 1, ..options }
}

/// How often the first bot is ahead of the second, two cars each.
fn share(options: Options, bots: [&'static str; 2], tables: u64, think: Think) -> f64 {
    let bots = [bots[0], bots[1], bots[0], bots[1]];
    let report = races(options, &bots, tables, think);
    let pairing = &report.pairings(&bots)[0];
    pairing.ahead as f64 / pairing.pairs as f64
}

#[test]
fn every_choice_comes_once() {
    let [one, two, ..] = Card::BASIC;
    let hand = [one, one, two, Card::STRESS, Card::HEAT];
    let mut choices = Vec::new();
    for_each_choice(&hand, 2, &mut |laid| choices.push((laid.cards().to_vec(), laid.speed, laid.plus)));
    let expected = [
        (vec![one, one], 2, 0),
        (vec![one, two], 3, 0),
        (vec![one, Card::STRESS], 1, 1),
        (vec![two, Card::STRESS], 2, 1),
    ];
    assert_eq!(choices, expected);
    assert_eq!(*without(&hand, &[one, Card::STRESS]), [one, two, Card::HEAT]);
}

#[test]
fn greedy_beats_random_on_base_tracks_and_rocky_roads() {
    for track in BASE_TRACKS.into_iter().chain([Track::Germany, Track::SouthAfrica]) {
        let options = Options { track, cars: 4, laps: 1, ..Options::default() };
        let share = share(options, ["greedy", "random"], 20, Think::Freely);
        assert!(share >= 0.95, "{track:?}: {share}");
    }
}

#[test]
fn greedy_is_ahead_of_an_average_legend() {
    // One driver among four cars: the mean of all places is 2.5. Great Britain, where Legends are fastest, needs more
    // races to show it.
    for track in [Track::Usa, Track::France, Track::Italy] {
        let place = races(Options { track, cars: 4, ..Options::default() }, &["greedy"], 20, Think::Freely)
            .seats[0]
            .mean_place();
        assert!(place < 2.5, "{track:?}: {place}");
    }
}

#[test]
fn greedy_always_plays_alike() {
    gym::greedy_plays_alike::<Heat>(&Options { cars: 4, ..Options::default() }, 3);
}

#[test]
fn all_bots_finish_whatever_is_agreed_on() {
    gym::all_finish::<Heat>(0..24, one_lap);
}

#[test]
fn greedy_does_the_same_where_it_sees_the_same() {
    gym::greedy_peeks_at_nothing::<Heat>(&one_lap(Options::default()), 3);
}

#[test]
fn search_answers_in_time() {
    // Working out the paces of the track for a bot that has never seen it is part of it.
    let most = Duration::from_millis(150);
    gym::search_answers_in_time::<Heat>(&one_lap(Options::default()), 3, most);
}

mod slow {
    use super::*;
    use crossroads_engine::conformance::Window;

    const RACES: Window = Window { gate: 6, long: 30 };
    const TABLES: Window = Window { gate: 24, long: 300 };

    #[test]
    fn search_beats_greedy_with_a_small_budget() {
        let on = |track| {
            let options = Options { track, cars: 4, ..Options::default() };
            share(options, ["search", "greedy"], RACES.count(), Think::Samples(16))
        };
        // Few races say little of a single track.
        let shares = BASE_TRACKS.map(on);
        let mean = shares.iter().sum::<f64>() / shares.len() as f64;
        assert!(mean >= 0.55, "{shares:?}");
    }

    #[test]
    fn greedy_is_ahead_of_an_average_legend_in_great_britain() {
        let options = Options { track: Track::GreatBritain, cars: 4, ..Options::default() };
        let place = races(options, &["greedy"], 100, Think::Freely).seats[0].mean_place();
        assert!(place < 2.5, "{place}");
    }

    #[test]
    fn all_bots_finish_many_races() {
        gym::all_finish::<Heat>(TABLES.tables(), one_lap);
    }
}

#[test]
fn every_hint_has_a_reason() {
    gym::every_hint_has_a_reason::<Heat>(0..6);
}
