//! Races at random, as fast as one core can: decisions a second, allocations in the loop, the size of a state.
//!
//! `cargo run --release -p crossroads-heat --example random -- 2000`

use crossroads_engine::{Chance, Game, Quick, Silent};
use crossroads_heat::Heat;
use crossroads_heat::actions::Action;
use crossroads_heat::calendar::Season;
use crossroads_heat::setup::{Garage, Options};
use crossroads_heat::state::State;
use std::time::Instant;

fn main() {
    let tables: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2_000);
    println!("state: {} bytes, action: {} bytes", size_of::<State>(), size_of::<Action>());
    let mut legal = Vec::with_capacity(64);
    let base = Options { cars: 6, ..Options::default() };
    let garage = Options { garage: Garage::Both, heavy_rain: true, tunnel_vision: true, ..base };
    let season = Options { season: Season::Y1963, ..base };
    let rows = [2, 4, 6].map(|seats| ("base", base, seats)).into_iter();
    for (name, options, seats) in rows.chain([("garage", garage, 4), ("season 1963", season, 4)]) {
        let (mut decisions, start) = (0_u64, Instant::now());
        let allocations = allocation_counter::measure(|| {
            for number in 0..tables {
                decisions += race(&options, seats, number, &mut legal);
            }
        });
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{name}, {seats} drivers, {} Legends: {tables} tables, {decisions} decisions, {:.2} million a second, {} allocations",
            options.cars - seats,
            decisions as f64 / seconds / 1e6,
            allocations.count_total,
        );
    }
}

/// One race from start to end; answers how many decisions it took.
fn race(options: &Options, seats: u8, number: u64, legal: &mut Vec<Action>) -> u64 {
    let (mut chance, mut chooser) = (Quick::new(number), Quick::new(!number));
    let mut state = Heat::setup(options, seats, &mut chance, &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = Heat::to_act(&state).iter().next() {
        legal.clear();
        Heat::legal_actions(&state, seat, legal);
        let Some(action) = chooser.pick(legal).copied() else { break };
        if Heat::apply(&mut state, seat, action, &mut chance, &mut Silent).is_err() {
            break;
        }
        decisions += 1;
    }
    decisions
}
