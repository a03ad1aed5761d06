//! How often each inventor of Steampunk Rally wins among four greedy bots, and how often a crowd costs something. The cards
//! are our own design, so their balance is ours to keep.
//!
//!     cargo run --release -p crossroads-bots --example inventors_steampunk_rally -- 6000
#![allow(clippy::print_stdout, clippy::expect_used, reason = "a tool that prints what it has measured")]

use crossroads_bots::steampunk_rally::Greedy;
use crossroads_bots::{Patience, Player, Seen};
use crossroads_engine::{Dice, Game, Seed};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::data::INVENTORS;
use crossroads_steampunk_rally::events::Event;
use crossroads_steampunk_rally::setup::{Inventors, Options};
use crossroads_steampunk_rally::track::Course;

/// The fewest open valves with which a crowd costs nothing (SR-17.13).
const FREE: u8 = 5;

fn main() {
    let tables: u64 =
        std::env::args().nth(1).map_or(3000, |tables| tables.parse().expect("a number of tables"));
    let (mut won, mut driven) = ([0.0; INVENTORS.len()], [0_u32; INVENTORS.len()]);
    let (mut crowds, mut tolls) = (0_u32, 0_u32);
    for number in 0..tables {
        let track = if number.is_multiple_of(2) { Course::Alps } else { Course::Skyrail };
        let options = Options { inventors: Inventors::Deal, track, ..Options::default() };
        let (mut dice, mut events) = (Dice::new(&Seed::from_number(number)), Vec::new());
        let mut state = SteampunkRally::setup(&options, 4, &mut dice, &mut events);
        let (mut players, mut legal) = ([(); 4].map(|()| Greedy::new()), Vec::new());
        while let Some(seat) = SteampunkRally::to_act(&state).iter().next() {
            legal.clear();
            SteampunkRally::legal_actions(&state, seat, &mut legal);
            let seen = Seen::new(&state, seat, &legal, &Patience::ENDLESS);
            let action = players[seat.index()].choose(&seen);
            events.clear();
            let _ = SteampunkRally::apply(&mut state, seat, action, &mut dice, &mut events).expect("listed");
            for event in &events {
                if let Event::CrowdPaid { open_valves, .. } = event {
                    crowds += 1;
                    tolls += u32::from(*open_valves < FREE);
                }
            }
        }
        let outcome = SteampunkRally::outcome(&state).expect("nobody is waited for any more");
        let winners = outcome.winners().count() as f64;
        for (seat, racer) in state.open.racers.iter() {
            let inventor = usize::from(racer.inventor.expect("all were dealt one").0);
            driven[inventor] += 1;
            if outcome.standings[seat.index()].place == 1 {
                won[inventor] += 1.0 / winners;
            }
        }
    }
    for ((row, won), driven) in INVENTORS.iter().zip(won).zip(driven) {
        println!("{:5.1} % of {driven} races: {}", 100.0 * won / f64::from(driven), row.id);
    }
    println!("{:5.1} % of {crowds} crowds cost something", 100.0 * f64::from(tolls) / f64::from(crowds));
}
