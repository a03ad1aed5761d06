//! How long tables take to wake from their logs: `cargo run --release -p crossroads-room --example wake -- 500`.
#![allow(clippy::expect_used, reason = "a measurement that cannot be made says why and stops")]

use crossroads_bots::roster;
use crossroads_engine::erased::AnyGame;
use crossroads_engine::{Chance, Quick, Seed};
use crossroads_room::head::{Head, Sitter};
use crossroads_room::line::Line;
use crossroads_room::{Resting, Room, Step};
use serde_json::json;
use std::time::Instant;

/// How often each table is woken.
const TIMES: u32 = 50;
/// How many tables of each game.
const TABLES: u64 = 8;

fn main() {
    let lines = std::env::args().nth(1).and_then(|lines| lines.parse().ok()).unwrap_or(500);
    for game in roster::GAMES {
        let (mut woken, mut entries) = (0, 0);
        let mut took = std::time::Duration::ZERO;
        for seed in 0..TABLES {
            let (head, log) = play(*game, seed, lines);
            entries += log.len() as u32 * TIMES;
            for _ in 0..TIMES {
                let began = Instant::now();
                let room = Room::wake(rest(&head), log.iter().cloned(), &mut Step::at(0)).expect("it wakes");
                took += began.elapsed();
                woken += u32::from(room.id() == "t");
            }
        }
        println!("{}: {} lines on average, {:?} to wake", game.info().id, entries / woken, took / woken);
    }
}

/// A table for two of random players, cut off after so many lines.
fn play(game: &dyn AnyGame, seed: u64, lines: usize) -> (Head, Vec<(i64, Line)>) {
    let sitter = |seat: u8| Sitter::Person { id: format!("p{seat}"), name: "Name".to_owned(), guest: false };
    let (id, seats) = (game.info().id.to_owned(), (0..2).map(sitter).collect());
    let head = Head {
        invite: "i".to_owned(),
        rules_version: Some(game.info().rules_version),
        ..Head::new(id, json!({}), seats, "p0".to_owned(), Seed::from_number(seed))
    };
    let (mut table, _) = game.new_table(&head.options, 2, head.seed).expect("a table for two");
    let (mut chance, mut log) = (Quick::new(seed), Vec::new());
    while log.len() < lines {
        let waiting: Vec<_> = table.to_act().iter().collect();
        let Some(seat) = chance.pick(&waiting) else { break };
        let choices = table.choices(*seat);
        let choice = chance.pick(&choices).expect("who is waited for can do something");
        table.act(*seat, &choice.action).expect("what is listed is taken");
        log.extend(table.last_entry().map(|entry| (0, Line::Entry(entry))));
        log.extend(table.last_hash().map(|hash| (0, Line::Hash(hash))));
    }
    (head, log)
}

fn rest(head: &Head) -> Resting {
    Resting {
        id: "t".to_owned(),
        listed: false,
        started: Some(false),
        since_ms: 0,
        head: head.clone(),
        chat: Vec::new(),
    }
}
