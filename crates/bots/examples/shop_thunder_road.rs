//! How often each leader and each upgrade of Thunder Road wins among four greedy car crews with all cards on the table, half
//! of them with cards instead of dice. Boards and cards are our own design, so their balance is ours to keep.
//!
//!     cargo run --release -p crossroads-bots --example shop_thunder_road -- 4000
//!     cargo run --release -p crossroads-bots --example shop_thunder_road -- 4000 random
//!
//! With `random` crews take any leader and any upgrade that they are dealt, so that all are seen as often. What comes of that
//! is what the bots think of them: `crates/bots/src/thunder_road/shop_weights.rs`.
#![allow(clippy::print_stdout, clippy::expect_used, reason = "a tool that prints what it has measured")]

use crossroads_bots::thunder_road::Greedy;
use crossroads_bots::{Patience, Player, Seen};
use crossroads_engine::{Chance, Dice, Game, Quick, Seed, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::{GANG, Leader, Upgrade, VehicleId};
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::{Phase, State};

/// Car crews at a table.
const CREWS: u8 = 4;

/// How often something was there, and how often it won, shared victories in parts.
#[derive(Clone, Copy, Default)]
struct Tally {
    there: u32,
    won: f64,
}

impl Tally {
    fn add(&mut self, won: f64) {
        self.there += 1;
        self.won += won;
    }

    /// Of all that it could have won, as a multiple of the fair share.
    fn share(self) -> f64 {
        f64::from(CREWS) * self.won / f64::from(self.there.max(1))
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let tables: u64 = arguments.next().map_or(4000, |tables| tables.parse().expect("a number of tables"));
    let at_random = arguments.next().is_some_and(|how| how == "random");
    let mut leaders = [Tally::default(); Leader::ALL.len()];
    let mut upgrades = [[Tally::default(); GANG.len()]; Upgrade::ALL.len()];
    let mut decisions = 0;
    for number in 0..tables {
        let (start, end, taken) = play(number, at_random);
        decisions += taken;
        let outcome = ThunderRoad::outcome(&end).expect("nobody is waited for any more");
        let winners = outcome.winners().count() as f64;
        for (seat, gang) in start.open.gangs.iter() {
            let is_first = outcome.standings[seat.index()].place == 1;
            let won = if is_first { 1.0 / winners } else { 0.0 };
            leaders[gang.leader.expect("all have one") as usize].add(won);
            for (size, car) in VehicleId::gang(seat).enumerate() {
                let upgrade = start.open.car(car).and_then(|car| car.upgrade).expect("all have one");
                upgrades[upgrade as usize][size].add(won);
            }
        }
    }
    println!("{:.0} decisions a table; shares of a fair quarter:", f64::from(decisions) / tables as f64);
    for (leader, tally) in Leader::ALL.iter().zip(leaders) {
        println!("{leader:?}: {:.2} of {}", tally.share(), tally.there);
    }
    for (upgrade, sizes) in Upgrade::ALL.iter().zip(upgrades) {
        let of_size = |tally: Tally| format!("{:.2} of {}", tally.share(), tally.there);
        println!("{upgrade:?}: {}", sizes.map(of_size).join(", "));
    }
}

/// Plays a table; answers how it was when the race began, how it ended, and how many decisions it took.
fn play(number: u64, at_random: bool) -> (State, State, u32) {
    let mut options: Options = serde_json::from_str(EVERYTHING).expect("these are options");
    options.cards = number.is_multiple_of(2);
    let (mut dice, mut chooser) = (Dice::new(&Seed::from_number(number)), Quick::new(number));
    let mut state = ThunderRoad::setup(&options, CREWS, &mut dice, &mut Silent);
    let (mut players, mut legal) = ([(); CREWS as usize].map(|()| Greedy::new()), Vec::new());
    let (mut start, mut decisions) = (state, 0);
    while let Some(seat) = ThunderRoad::to_act(&state).iter().next() {
        legal.clear();
        ThunderRoad::legal_actions(&state, seat, &mut legal);
        let shops = matches!(state.open.phase, Phase::Shopping { .. });
        let action = if shops && at_random {
            *chooser.pick(&legal).expect("somebody who is asked has an answer")
        } else {
            players[seat.index()].choose(&Seen::new(&state, seat, &legal, &Patience::ENDLESS))
        };
        let _ = ThunderRoad::apply(&mut state, seat, action, &mut dice, &mut Silent).expect("listed");
        decisions += 1;
        if shops {
            start = state;
        }
    }
    (start, state, decisions)
}

/// All that car crews can have.
const EVERYTHING: &str = r#"{"carnage":true,"leaders":true,"upgrades":true,"road_conditions":true,"airstrikes":true,
    "one_shots":true,"bonus_commands":true}"#;
