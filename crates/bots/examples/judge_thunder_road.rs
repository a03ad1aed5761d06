//! Fits the judgement of Thunder Road's searching driver: plays tables between greedy drivers, notes what the judgement
//! sees at the start of turns, and learns from who won.
//!
//! `cargo run --release -p crossroads-bots --example judge_thunder_road -- 40000 > crates/bots/src/thunder_road/judgement_weights.rs`

use crossroads_bots::player::{Patience, Player, Seen};
use crossroads_bots::thunder_road::Greedy;
use crossroads_bots::thunder_road::judgement::{FEATURES, Gangs, INPUTS, Inputs, is_start_of_turn};
use crossroads_engine::{Chance, Game, Quick, Seat, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::Phase;
use std::array::from_fn;
use std::thread;

/// One turn in so many is noted: neighbours tell the same story.
const ONE_IN: u32 = 3;
/// One table in so many is kept apart to see what was learnt.
const HELD_OUT: u64 = 10;
const ROUNDS: usize = 12;
const BATCH: usize = 64;
const STEP: f32 = 0.002;
const DECAY: f32 = 1e-5;

/// A position: the gangs that are in, and what share of the win each had.
struct Position {
    gangs: Vec<(Inputs, f32)>,
}

fn main() {
    let tables: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1_000);
    let halves = [0, 1].map(|half| {
        thread::spawn(move || (0..tables).filter(|n| n % 2 == half).map(|n| (n, play(n))).collect::<Vec<_>>())
    });
    let all = halves.into_iter().flat_map(|half| half.join().unwrap_or_default());
    let (mut held_out, mut seen) = (Vec::new(), Vec::new());
    for (number, positions) in all {
        if (number / 5).is_multiple_of(HELD_OUT) {
            held_out.extend(positions);
        } else {
            seen.extend(positions);
        }
    }
    eprintln!("{} positions, {} held out", seen.len(), held_out.len());
    let mut network = Network::new();
    let mut chance = Quick::new(7);
    for round in 0..ROUNDS {
        for place in (1..seen.len()).rev() {
            seen.swap(place, chance.below(place as u32 + 1) as usize);
        }
        let rate = STEP * (1.0 - round as f32 / ROUNDS as f32);
        for batch in seen.chunks(BATCH) {
            network.learn(batch, rate);
        }
        eprintln!(
            "round {round}: {:.4} seen, {:.4} held out",
            network.surprise(&seen),
            network.surprise(&held_out)
        );
    }
    network.print();
}

/// A table between greedy drivers.
fn play(number: u64) -> Vec<Position> {
    let seats = [4, 4, 3, 4, 2][(number % 5) as usize];
    let (mut chance, mut noting) = (Quick::new(number), Quick::new(!number));
    let mut state = ThunderRoad::setup(&Options::default(), seats, &mut chance, &mut Silent);
    let (mut legal, mut noted, mut driver) = (Vec::new(), Vec::new(), Greedy::new());
    while let Some(seat) = ThunderRoad::to_act(&state).iter().next() {
        let open = &state.open;
        if is_start_of_turn(open) && noting.below(ONE_IN) == 0 {
            let gangs = Gangs::of(open);
            noted.push(
                open.in_game().iter().map(|seat| (seat, gangs.inputs(seat))).collect::<Vec<(Seat, Inputs)>>(),
            );
        }
        legal.clear();
        ThunderRoad::legal_actions(&state, seat, &mut legal);
        let action = driver.choose(&Seen::new(&state, seat, &legal, &Patience::ENDLESS));
        if ThunderRoad::apply(&mut state, seat, action, &mut chance, &mut Silent).is_err() {
            return Vec::new();
        }
    }
    let Phase::Over { winners } = state.open.phase else { return Vec::new() };
    let share = |seat: Seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    noted
        .into_iter()
        .map(|gangs| Position {
            gangs: gangs.into_iter().map(|(seat, inputs)| (inputs, share(seat))).collect(),
        })
        .collect()
}

/// The weights with what Adam remembers of each.
struct Network {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

const OUTER: usize = INPUTS * FEATURES;

impl Network {
    fn new() -> Network {
        let mut chance = Quick::new(1);
        let mut small = |size: f32| (chance.below(20_001) as f32 / 10_000.0 - 1.0) * size;
        let weights: Vec<f32> =
            (0..OUTER + FEATURES).map(|nth| small(if nth < OUTER { 0.25 } else { 0.4 })).collect();
        Network { mean: vec![0.0; weights.len()], square: vec![0.0; weights.len()], weights, steps: 0 }
    }

    /// The features of a gang, those below zero too, and its strength.
    fn look(&self, inputs: &Inputs) -> ([f32; FEATURES], f32) {
        let mut features = [0.0; FEATURES];
        for (nth, input) in inputs.iter().enumerate().filter(|(_, input)| **input != 0.0) {
            for (feature, weight) in features.iter_mut().zip(&self.weights[nth * FEATURES..]) {
                *feature += input * weight;
            }
        }
        let strength = features
            .iter()
            .zip(&self.weights[OUTER..])
            .map(|(feature, weight)| feature.max(0.0) * weight)
            .sum();
        (features, strength)
    }

    fn chances(strengths: impl Iterator<Item = f32> + Clone) -> Vec<f32> {
        let all: f32 = strengths.clone().map(f32::exp).sum();
        strengths.map(|strength| strength.exp() / all).collect()
    }

    /// The mean surprise at who won, in nats.
    fn surprise(&self, positions: &[Position]) -> f32 {
        let of = |position: &Position| {
            let chances = Network::chances(
                position.gangs.iter().map(|(inputs, _)| self.look(inputs).1).collect::<Vec<_>>().into_iter(),
            );
            position
                .gangs
                .iter()
                .zip(chances)
                .map(|((_, share), chance)| -share * chance.max(1e-6).ln())
                .sum::<f32>()
        };
        (positions.iter().map(|position| f64::from(of(position))).sum::<f64>() / positions.len() as f64)
            as f32
    }

    fn learn(&mut self, batch: &[Position], rate: f32) {
        let mut slope = vec![0.0_f32; self.weights.len()];
        for position in batch {
            let looks: Vec<_> = position.gangs.iter().map(|(inputs, _)| self.look(inputs)).collect();
            let chances = Network::chances(looks.iter().map(|look| look.1));
            for (((inputs, share), (features, _)), chance) in position.gangs.iter().zip(&looks).zip(chances) {
                let error = (chance - share) / batch.len() as f32;
                let back: [f32; FEATURES] =
                    from_fn(|nth| if features[nth] > 0.0 { error * self.weights[OUTER + nth] } else { 0.0 });
                for (nth, input) in inputs.iter().enumerate().filter(|(_, input)| **input != 0.0) {
                    for (slope, back) in slope[nth * FEATURES..][..FEATURES].iter_mut().zip(&back) {
                        *slope += input * back;
                    }
                }
                for (slope, feature) in slope[OUTER..].iter_mut().zip(features) {
                    *slope += error * feature.max(0.0);
                }
            }
        }
        self.steps += 1;
        let (fresh_mean, fresh_square) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for (nth, slope) in slope.into_iter().enumerate() {
            let slope = slope + DECAY * self.weights[nth];
            self.mean[nth] = 0.9 * self.mean[nth] + 0.1 * slope;
            self.square[nth] = 0.999 * self.square[nth] + 0.001 * slope * slope;
            self.weights[nth] -=
                rate * (self.mean[nth] / fresh_mean) / ((self.square[nth] / fresh_square).sqrt() + 1e-8);
        }
    }

    /// The weights as a source file.
    fn print(&self) {
        println!("//! What the judgement has learnt; written by `examples/judge_thunder_road.rs`.\n");
        let reason = "what is learnt may look like anything";
        println!("#![allow(clippy::approx_constant, reason = \"{reason}\")]\n");
        println!("use super::judgement::{{FEATURES, INPUTS}};\n");
        println!("/// What each input adds to each feature.");
        println!("#[rustfmt::skip]\npub const INNER: [[f32; FEATURES]; INPUTS] = [");
        for inputs in self.weights[..OUTER].chunks(FEATURES) {
            println!("    [{}],", lines(inputs));
        }
        println!("];\n\n/// What each feature adds to the strength.");
        println!("#[rustfmt::skip]\npub const OUTER: [f32; FEATURES] = [{}];", lines(&self.weights[OUTER..]));
    }
}

/// Numbers in lines of a readable length.
fn lines(weights: &[f32]) -> String {
    let line =
        |weights: &[f32]| weights.iter().map(|weight| format!("{weight:.3}")).collect::<Vec<_>>().join(", ");
    weights.chunks(12).map(line).collect::<Vec<_>>().join(",\n     ")
}
