//! Fits what Thunder Road's searching driver makes of cars, bikes and the rig where expansions are in play: plays tables between
//! greedy drivers, notes what is told of the crews at the start of turns, and learns from who won.
//!
//! `cargo run --release -p crossroads-bots --example judge_crews_thunder_road -- 6000 > crates/bots/src/thunder_road/crew_weights.rs`
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::expect_used,
    reason = "a tool that tells what it learns"
)]

use crossroads_bots::player::{Patience, Player, Seen};
use crossroads_bots::thunder_road::Greedy;
use crossroads_bots::thunder_road::judgement::{STORY, Story, crews, is_start_of_turn};
use crossroads_engine::{Chance, Game, Quick, Seat, Silent};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::Phase;

/// One turn in so many is noted: neighbours tell the same story.
const ONE_IN: u32 = 3;
/// One table in so many is kept apart to see what was learnt.
const HELD_OUT: u64 = 10;
const ROUNDS: usize = 12;
const STEP: f32 = 0.02;
const DECAY: f32 = 1e-4;
/// Cars, bikes and the rig.
const KINDS: usize = 3;

/// The crews that are in: what each is, what is told of it, and what share of the win it had.
type Position = Vec<(usize, Story, f32)>;

fn main() {
    let tables: u64 = std::env::args().nth(1).map_or(6000, |text| text.parse().expect("a number of tables"));
    let (mut held_out, mut seen) = (Vec::new(), Vec::new());
    for number in 0..tables {
        let of_table = play(number);
        if number.is_multiple_of(HELD_OUT) { &mut held_out } else { &mut seen }.extend(of_table);
    }
    eprintln!("{} positions, {} held out", seen.len(), held_out.len());
    let (mut weights, mut squares) = ([[0.0_f32; STORY]; KINDS], [[0.0_f32; STORY]; KINDS]);
    let mut chance = Quick::new(7);
    for round in 0..ROUNDS {
        for place in (1..seen.len()).rev() {
            seen.swap(place, chance.below(place as u32 + 1) as usize);
        }
        let step = STEP * (1.0 - round as f32 / ROUNDS as f32);
        for position in &seen {
            learn(&mut weights, &mut squares, position, step);
        }
        eprintln!(
            "round {round}: {:.4} seen, {:.4} held out",
            surprise(&weights, &seen),
            surprise(&weights, &held_out)
        );
    }
    print(&weights);
}

/// A table between greedy drivers: one half with crews and roads alone, the other with all cards as well.
fn play(number: u64) -> Vec<Position> {
    let options = if number % 4 < 2 { CREWS } else { EVERYTHING };
    let options: Options = serde_json::from_str(options).expect("these are options");
    let (mut chance, mut noting) = (Quick::new(number), Quick::new(!number));
    let mut state = ThunderRoad::setup(&options, 4, &mut chance, &mut Silent);
    let (mut legal, mut noted, mut driver) = (Vec::new(), Vec::new(), Greedy::new());
    while let Some(seat) = ThunderRoad::to_act(&state).iter().next() {
        if is_start_of_turn(&state.open) && noting.below(ONE_IN) == 0 {
            noted.push(crews(&state.open));
        }
        legal.clear();
        ThunderRoad::legal_actions(&state, seat, &mut legal);
        let action = driver.choose(&Seen::new(&state, seat, &legal, &Patience::ENDLESS));
        let _ = ThunderRoad::apply(&mut state, seat, action, &mut chance, &mut Silent).expect("listed");
    }
    let Phase::Over { winners } = state.open.phase else { return Vec::new() };
    let share = |seat: Seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    let of_crews = |crews: Vec<(Seat, _, Story)>| {
        crews.into_iter().map(|(seat, crew, story)| (crew as usize, story, share(seat))).collect()
    };
    noted.into_iter().map(of_crews).collect()
}

fn strength(weights: &[[f32; STORY]; KINDS], kind: usize, story: &Story) -> f32 {
    story.iter().zip(&weights[kind]).map(|(much, weight)| much * weight).sum()
}

/// How likely each crew wins.
fn chances(weights: &[[f32; STORY]; KINDS], position: &Position) -> Vec<f32> {
    let powers: Vec<f32> =
        position.iter().map(|(kind, story, _)| strength(weights, *kind, story).exp()).collect();
    let all: f32 = powers.iter().sum();
    powers.iter().map(|power| power / all).collect()
}

/// A step down the slope of the surprise, the smaller the steeper it has been (Adagrad).
fn learn(
    weights: &mut [[f32; STORY]; KINDS],
    squares: &mut [[f32; STORY]; KINDS],
    position: &Position,
    step: f32,
) {
    let chances = chances(weights, position);
    for ((kind, story, share), chance) in position.iter().zip(chances) {
        for (nth, much) in story.iter().enumerate().filter(|(_, much)| **much != 0.0) {
            let slope = (chance - share) * much + DECAY * weights[*kind][nth];
            let square = &mut squares[*kind][nth];
            *square += slope * slope;
            weights[*kind][nth] -= 5.0 * step * slope / (square.sqrt() + 1.0);
        }
    }
}

/// By how many nats it is surprised by who wins, on average.
fn surprise(weights: &[[f32; STORY]; KINDS], positions: &[Position]) -> f32 {
    let of_one = |position: &Position| {
        let told = position.iter().zip(chances(weights, position));
        told.map(|((_, _, share), chance)| -share * chance.ln()).sum::<f32>()
    };
    positions.iter().map(of_one).sum::<f32>() / positions.len() as f32
}

/// The weights as a source file.
fn print(weights: &[[f32; STORY]; KINDS]) {
    println!(
        "//! What the judgement has learnt of cars, bikes and the rig; written by `examples/judge_crews_thunder_road.rs`.\n"
    );
    println!("#![allow(clippy::approx_constant, reason = \"what is learnt may look like anything\")]\n");
    println!("use super::judgement::STORY;\n");
    println!(
        "/// What everything that is told of a crew adds to its strength: for cars, for bikes, for the rig."
    );
    println!("#[rustfmt::skip]\npub const CREWS: [[f32; STORY]; 3] = [");
    for row in weights {
        let line =
            |weights: &[f32]| weights.iter().map(|it| format!("{it:.3}")).collect::<Vec<_>>().join(", ");
        println!("    [{}],", row.chunks(12).map(line).collect::<Vec<_>>().join(",\n     "));
    }
    println!("];");
}

/// All crews and roads.
const CREWS: &str = r#"{"carnage":true,"final_five":true,"big_rig":true}"#;

/// And all cards.
const EVERYTHING: &str = r#"{"carnage":true,"final_five":true,"big_rig":true,"leaders":true,"upgrades":true,"cards":true,
    "road_conditions":true,"airstrikes":true,"one_shots":true,"bonus_commands":true}"#;
