//! Tables at random, as fast as one core can: decisions a second, allocations in the loop, the size of a state.
//!
//! `cargo run --release -p crossroads-steampunk-rally --example random -- 2000`

use crossroads_engine::{Chance, Game, Quick, Silent};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::actions::Action;
use crossroads_steampunk_rally::setup::Options;
use crossroads_steampunk_rally::state::State;
use std::time::Instant;

fn main() {
    let tables: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2_000);
    println!("state: {} bytes, action: {} bytes", size_of::<State>(), size_of::<Action>());
    let mut legal = Vec::with_capacity(256);
    for seats in [2, 4, 8] {
        let (mut decisions, start) = (0_u64, Instant::now());
        let allocations = allocation_counter::measure(|| {
            for number in 0..tables {
                decisions += race(seats, number, &mut legal);
            }
        });
        println!(
            "{seats} seats: {tables} tables, {decisions} decisions, {:.2} million a second, {} allocations",
            decisions as f64 / start.elapsed().as_secs_f64() / 1e6,
            allocations.count_total,
        );
    }
}

/// One table from start to end; answers how many decisions it took.
fn race(seats: u8, number: u64, legal: &mut Vec<Action>) -> u64 {
    let (mut chance, mut chooser) = (Quick::new(number), Quick::new(!number));
    let mut state = SteampunkRally::setup(&Options::default(), seats, &mut chance, &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = SteampunkRally::to_act(&state).iter().next() {
        legal.clear();
        SteampunkRally::legal_actions(&state, seat, legal);
        let Some(action) = chooser.pick(legal).copied() else { break };
        if SteampunkRally::apply(&mut state, seat, action, &mut chance, &mut Silent).is_err() {
            break;
        }
        decisions += 1;
    }
    decisions
}
