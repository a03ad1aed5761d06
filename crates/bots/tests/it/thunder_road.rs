//! The bots of Thunder Road: how strong they are, that they finish every table, and that they peek at nothing.

use crate::gym;
use crossroads_bots::arena::Think;
use crossroads_bots::thunder_road::THINK;
use crossroads_bots::thunder_road::judgement::{chances, is_start_of_turn};
use crossroads_engine::Seat;
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::setup::{AllOut, FifthTile, Options, Start};
use crossroads_thunder_road::state::Phase;
use std::time::Duration;

/// All crews and tiles there are, without cards.
const CHROME: Options = Options {
    carnage: true,
    final_five: true,
    big_rig: true,
    start: Start::Random,
    bonus_after_stop: false,
    mud_costs_finder: false,
    fifth_tile: FifthTile::FromStart,
    four_wrecks: false,
    all_out: AllOut::Furthest,
    leaders: false,
    upgrades: false,
    cards: false,
    road_conditions: false,
    airstrikes: false,
    bounties: false,
    one_shots: false,
    bonus_commands: false,
};

/// And all cards that are played.
const EVERYTHING: Options = Options {
    leaders: true,
    upgrades: true,
    cards: true,
    road_conditions: true,
    airstrikes: true,
    one_shots: true,
    bonus_commands: true,
    ..CHROME
};

fn wins(bots: &[&str], number: u64, think: Think) -> f64 {
    gym::wins::<ThunderRoad>(Options::default(), bots, number, think)
}

#[test]
fn greedy_beats_random_with_any_number_of_gangs() {
    for bots in [
        &["greedy", "random"][..],
        &["greedy", "random", "random"],
        &["greedy", "random", "random", "random"],
    ] {
        let wins = wins(bots, 40, Think::Freely);
        assert!(wins >= 0.9, "{bots:?}: {wins}");
    }
}

/// A single greedy bot in each seat, against the others at random.
fn greedy_beats_random_in_each_seat(options: Options) {
    for place in 0..4 {
        let mut bots = ["random"; 4];
        bots[place] = "greedy";
        let report = gym::tables::<ThunderRoad>(options, &bots, 40, Think::Freely);
        let wins = report.seats[place].wins as f64 / 40.0;
        assert!(wins >= 0.7, "{bots:?}: {wins}");
    }
}

/// Cars, bikes and the rig.
#[test]
fn greedy_beats_random_with_every_crew_whatever_it_plays() {
    greedy_beats_random_in_each_seat(CHROME);
}

/// Leaders, upgrades, cards instead of dice and secret cards too.
#[test]
fn greedy_beats_random_with_everything_on() {
    greedy_beats_random_in_each_seat(EVERYTHING);
}

/// What is held to be spent is spent: a table of two car crews, bikes and rig sees two one-shots and a better airstrike, and each
/// leader loses a token for each that it still has.
#[test]
fn greedy_spends_tokens_and_secret_cards() {
    const NUMBER: u64 = 20;
    let (mut one_shots, mut airstrikes, mut dealt, mut left) = (0, 0, 0, 0);
    for number in 0..NUMBER {
        let end = gym::play::<ThunderRoad>(&EVERYTHING, 4, number, |_| ());
        one_shots += u64::from(end.open.spent.one_shots.len());
        airstrikes += u64::from(end.open.spent.airstrikes.len());
        for (_, gang) in end.open.gangs.iter() {
            dealt += gang.leader.map_or(0, |leader| leader.row().stars);
            left += gang.tokens;
        }
    }
    assert!(2 * one_shots >= 3 * NUMBER, "{one_shots} one-shots");
    assert!(2 * airstrikes >= NUMBER, "{airstrikes} airstrikes");
    assert!(2 * left <= dealt, "{left} of {dealt} tokens left");
}

#[test]
fn greedy_always_plays_alike() {
    gym::greedy_plays_alike::<ThunderRoad>(&Options::default(), 4);
    gym::greedy_plays_alike::<ThunderRoad>(&EVERYTHING, 4);
}

#[test]
fn all_bots_finish_whatever_is_agreed_on() {
    gym::all_finish::<ThunderRoad>(0..24, |options| options);
}

#[test]
fn greedy_does_the_same_where_it_sees_the_same() {
    gym::greedy_peeks_at_nothing::<ThunderRoad>(&Options::default(), 3);
    gym::greedy_peeks_at_nothing::<ThunderRoad>(&EVERYTHING, 4);
}

/// Whoever changes what the judgement is told has to fit it anew: it would be more surprised by who wins than somebody to
/// whom all are alike.
#[test]
fn judgement_foresees_more_than_nothing() {
    let (mut judged, mut blind) = (0.0, 0.0);
    for number in 0..150 {
        let mut seen = Vec::new();
        let end = gym::play::<ThunderRoad>(&Options::default(), 4, number, |state| {
            seen.extend(is_start_of_turn(&state.open).then(|| (chances(&state.open), state.open.in_game())));
        });
        let Phase::Over { winners } = end.open.phase else { panic!("the table is over") };
        assert!(Seat::all(4).all(|seat| (chances(&end.open)[seat.index()] > 0.0) == winners.contains(seat)));
        for (chances, gangs) in seen {
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
            assert!(
                Seat::all(4).all(|seat| (chances[seat.index()] > 0.0) == gangs.contains(seat)),
                "{chances:?}"
            );
            for winner in winners.iter() {
                judged -= chances[winner.index()].ln() / winners.len() as f32;
                blind += (gangs.len() as f32).ln() / winners.len() as f32;
            }
        }
    }
    assert!(judged < 0.95 * blind, "{judged} nats, and {blind} without looking");
}

#[test]
fn search_answers_in_time() {
    gym::search_answers_in_time::<ThunderRoad>(&Options::default(), 3, Duration::from_millis(50));
    gym::search_answers_in_time::<ThunderRoad>(&EVERYTHING, 4, Duration::from_millis(50));
}

#[test]
fn search_answers_also_if_nobody_waits() {
    gym::search_answers_if_nobody_waits::<ThunderRoad>(&Options::default(), 3, THINK, 32);
}

mod slow {
    use super::*;
    use crossroads_engine::conformance::Window;

    const CHASES: Window = Window { gate: 8, long: 24 };
    const TABLES: Window = Window { gate: 24, long: 300 };
    const SHARES: Window = Window { gate: 300, long: 2_000 };

    #[test]
    fn greedy_beats_three_random_at_many_tables() {
        let wins = wins(&["greedy", "random", "random", "random"], 400, Think::Freely);
        assert!(wins >= 0.9, "{wins}");
    }

    /// No kind of crew wins more than one and a half times, or less than two thirds of, its share.
    #[test]
    fn cars_bikes_and_rig_win_their_share() {
        let report = gym::tables::<ThunderRoad>(CHROME, &["greedy"; 4], SHARES.count(), Think::Freely);
        let share = |seats: &[usize]| {
            let wins: u64 = seats.iter().map(|seat| report.seats[*seat].wins).sum();
            4.0 * wins as f64 / seats.len() as f64 / SHARES.count() as f64
        };
        for (crew, seats) in [("cars", &[0, 1][..]), ("bikes", &[2]), ("rig", &[3])] {
            assert!((0.66..=1.5).contains(&share(seats)), "{crew}: {}", share(seats));
        }
    }

    #[test]
    fn search_beats_three_random() {
        let wins = wins(&["search", "random", "random", "random"], CHASES.count(), Think::Samples(16));
        assert!(wins >= 0.8, "{wins}");
    }

    #[test]
    fn all_bots_finish_many_tables() {
        gym::all_finish::<ThunderRoad>(TABLES.tables(), |options| options);
    }
}
