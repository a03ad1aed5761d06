//! What every bot is asked to do, whatever it plays.

use cpu_time::ThreadTime;
use crossroads_bots::arena::{self, Report, Series, Think};
use crossroads_bots::{Patience, Roster, Seen};
use crossroads_engine::conformance::random_table;
use crossroads_engine::conformance::words::catalogue;
use crossroads_engine::{Chance, Dice, Lang, Quick, Seat, Seed, Silent, Viewer};
use std::ops::Range;
use std::time::Duration;

/// Whom the checks of a single seat look at.
const ME: Seat = Seat(0);

/// A series of tables that all came to their end.
pub fn tables<G: Roster>(options: G::Options, bots: &[&str], tables: u64, think: Think) -> Report {
    let (bots, seed) = (bots.to_vec(), Seed::from_number(11));
    let series = Series { options, bots, tables, seed, think };
    let report = arena::series::<G>(&series, |_| ()).unwrap();
    // A table that a bot breaks off has no places.
    let finished = |seat: &arena::SeatReport| seat.places.len() as u64 == tables;
    assert!(report.seats.iter().all(finished), "{:?}, {:?}", series.bots, series.options);
    report
}

/// How often the bot in the first seat wins.
pub fn wins<G: Roster>(options: G::Options, bots: &[&str], number: u64, think: Think) -> f64 {
    tables::<G>(options, bots, number, think).seats[0].wins as f64 / number as f64
}

/// Greedy bots keep no dice of their own.
pub fn greedy_plays_alike<G: Roster>(options: &G::Options, seats: usize) {
    let play = || tables::<G>(options.clone(), &vec!["greedy"; seats], 3, Think::Freely);
    let results =
        |report: Report| report.seats.into_iter().map(|seat| (seat.places, seat.points)).collect::<Vec<_>>();
    assert_eq!(results(play()), results(play()));
}

/// Bots of any kind, at tables of any kind after `made` has looked at the options, come to an end.
pub fn all_finish<G: Roster>(numbers: Range<u64>, made: impl Fn(G::Options) -> G::Options) {
    for number in numbers {
        let mut chance = Quick::new(number);
        let (options, seats) = random_table::<G>(&mut chance);
        let bots: Vec<&str> = (0..seats).map(|_| chance.pick(G::BOTS).unwrap().name).collect();
        tables::<G>(made(options), &bots, 1, Think::Samples(0));
    }
}

/// Plays a table of greedy bots to its end, calls with every state in which the first seat has to act, and answers the
/// last state.
pub fn play<G: Roster>(
    options: &G::Options,
    seats: u8,
    number: u64,
    mut call: impl FnMut(&G::State),
) -> G::State {
    let mut dice = Dice::new(&Seed::from_number(number));
    let mut players: Vec<_> = (0..seats).map(|seat| G::bot("greedy", seat.into()).unwrap()).collect();
    let mut state = G::setup(options, seats, &mut dice, &mut Silent);
    let mut legal = Vec::new();
    while let Some(seat) = G::to_act(&state).iter().next() {
        if seat == ME {
            call(&state);
        }
        legal.clear();
        G::legal_actions(&state, seat, &mut legal);
        let action = players[seat.index()].choose(&Seen::new(&state, seat, &legal, &Patience::ENDLESS));
        let applied = G::apply(&mut state, seat, action, &mut dice, &mut Silent);
        assert!(applied.is_ok(), "{action:?}");
    }
    state
}

fn choice<G: Roster>(bot: &str, state: &G::State, patience: &Patience) -> G::Action {
    let mut legal = Vec::new();
    G::legal_actions(state, ME, &mut legal);
    G::bot(bot, 3).unwrap().choose(&Seen::new(state, ME, &legal, patience))
}

/// Greedy bots do the same where they see the same.
pub fn greedy_peeks_at_nothing<G: Roster>(options: &G::Options, seats: u8) {
    let mut chance = Quick::new(8);
    let mut differing = 0;
    play::<G>(options, seats, 5, |state| {
        let other = G::resample(&G::view(state, Viewer::Seat(ME)), ME, &mut chance);
        differing += u32::from(other != *state);
        let endless = &Patience::ENDLESS;
        assert_eq!(choice::<G>("greedy", state, endless), choice::<G>("greedy", &other, endless));
    });
    assert!(differing > 0, "there was nothing to peek at");
}

/// Searching bots answer when they have to. Counted is the processor's time: what a busy machine does meanwhile is none
/// of theirs.
pub fn search_answers_in_time<G: Roster>(options: &G::Options, seats: u8, most: Duration) {
    let (mut slowest, mut asked) = (Duration::ZERO, 0);
    play::<G>(options, seats, 5, |state| {
        asked += 1;
        if asked % 8 == 0 {
            let started = ThreadTime::now();
            choice::<G>("search", state, &Think::Time(Duration::from_millis(5)).patience());
            slowest = slowest.max(started.elapsed());
        }
    });
    assert!(slowest < most, "{slowest:?}");
}

/// Searching bots answer some time also if nobody says when.
pub fn search_answers_if_nobody_waits<G: Roster>(
    options: &G::Options,
    seats: u8,
    think: Duration,
    one_in: u32,
) {
    let mut asked = 0;
    play::<G>(options, seats, 5, |state| {
        asked += 1;
        if asked % one_in == 0 {
            let started = ThreadTime::now();
            choice::<G>("search", state, &Patience::ENDLESS);
            assert!(started.elapsed() < 2 * think, "{:?}", started.elapsed());
        }
    });
}

/// Whatever the strongest bot takes, something speaks for it, and every language has the words.
pub fn every_hint_has_a_reason<G: Roster>(numbers: Range<u64>) {
    let catalogues = Lang::ALL.map(|lang| catalogue(G::INFO.messages.get(lang)));
    let strongest = G::BOTS.last().unwrap();
    for number in numbers {
        let mut chance = Quick::new(number);
        let (options, seats) = random_table::<G>(&mut chance);
        let mut dice = Dice::new(&Seed::from_number(number));
        let mut players: Vec<_> = (0..seats).map(|seat| (strongest.hire)(seat.into())).collect();
        let mut state = G::setup(&options, seats, &mut dice, &mut Silent);
        let mut legal = Vec::new();
        while let Some(seat) = G::to_act(&state).iter().next() {
            legal.clear();
            G::legal_actions(&state, seat, &mut legal);
            let patience = Patience::samples(0);
            let seen = Seen::new(&state, seat, &legal, &patience);
            let action = players[seat.index()].choose(&seen);
            let because = G::because(&seen.view(), &action);
            let because = because.unwrap_or_else(|| panic!("nothing speaks for {action:?}"));
            assert!(catalogues.iter().all(|words| words.contains_key(because.id)), "{because:?}");
            assert!(G::apply(&mut state, seat, action, &mut dice, &mut Silent).is_ok(), "{action:?}");
        }
    }
}
