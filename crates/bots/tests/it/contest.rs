//! Ideas against each other on the same samples.

use crossroads_bots::Patience;
use crossroads_bots::contest::Contest;
use crossroads_engine::{Chance, Quick};

const RULES: Contest = Contest { guesses: 4.0, few: 8, most: 400, certain: 2.0 };

#[test]
fn the_best_on_average_wins_in_spite_of_luck() {
    let (mut draws, mut luck) = (Quick::new(1), Quick::new(2));
    let worth = [0.3, 0.7, 0.5];
    let try_out = |sample: &f64, place: usize| worth[place] + sample + f64::from(luck.below(100)) / 200.0;
    let draw = || f64::from(draws.below(100)) / 10.0;
    let best = RULES.best([0.5, 0.4, 0.5].into_iter(), &Patience::ENDLESS, draw, try_out);
    assert_eq!(best, 1, "what the tables differ in is the same for all");
}

#[test]
fn who_is_behind_for_certain_costs_no_more_time() {
    let mut tries = [0; 2];
    let try_out = |(): &(), place: usize| {
        tries[place] += 1;
        [1.0, 0.0][place] + f64::from(tries[place] % 2) * 0.1
    };
    assert_eq!(RULES.best([0.0, 0.0].into_iter(), &Patience::ENDLESS, || (), try_out), 0);
    assert_eq!(tries, [8, 8]);
}

#[test]
fn samples_are_a_measure_that_no_clock_knows_of() {
    let mut drawn = 0;
    let worth = |(): &(), place: usize| [0.0, 0.1][place];
    let best = RULES.best([0.0, 0.0].into_iter(), &Patience::samples(3), || drawn += 1, worth);
    assert_eq!((best, drawn), (1, 3));
}

#[test]
fn without_time_the_guess_decides() {
    let patience = Patience::ENDLESS.until(std::time::Instant::now());
    let best = RULES.best([0.1, 0.3, 0.2].into_iter(), &patience, || (), |(), _| unreachable!());
    assert_eq!(best, 1);
}
