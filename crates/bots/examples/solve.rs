use crossroads_bots::railroad_ink::last_round::solve;
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{Drawing, Piece};
use crossroads_railroad_ink::setup::Options;
use serde_json::Value;
use std::time::Instant;
fn pieces(v: &Value) -> Vec<Piece> {
    v.as_array().unwrap().iter().map(|s| s.as_str().unwrap().parse().unwrap()).collect()
}
fn main() {
    let v: Value =
        serde_json::from_str(include_str!("../../games/railroad-ink/tests/data/score_vectors.json")).unwrap();
    let verbose = std::env::args().any(|a| a == "-v");
    let all = std::env::args().any(|a| a == "all");
    let mut times = vec![];
    let mut wrong = 0;
    let mut sum = [0u64; 16];
    let mut run = |id: &str, tiles: &Value, specials: &Value, dice: &[Piece], optimum: i64| {
        let mut board = Board::default();
        for t in tiles.as_array().unwrap() {
            board.draw(t.as_str().unwrap().parse::<Drawing>().unwrap());
        }
        let t = Instant::now();
        let (s, c) = solve(&board, dice, &pieces(specials), &Options::default());
        let ms = t.elapsed().as_secs_f64() * 1e3;
        for i in 0..16 {
            sum[i] += c[i];
        }
        if verbose {
            println!("{id} {} {} {ms:.2} {:?}", s.total, optimum, c);
        }
        if i64::from(s.total) != optimum {
            wrong += 1;
            println!("WRONG {id} {} {optimum}", s.total);
        }
        times.push(ms);
    };
    if all {
        let rolls: Vec<Vec<Piece>> = v["last_round_rolls"].as_array().unwrap().iter().map(pieces).collect();
        for e in v["last_round_all_rolls"].as_array().unwrap() {
            for (i, r) in rolls.iter().enumerate() {
                run(
                    e["id"].as_str().unwrap(),
                    &e["tiles"],
                    &e["specials_left"],
                    r,
                    e["optimum"][i].as_i64().unwrap(),
                );
            }
        }
    } else {
        for e in v["last_round"].as_array().unwrap() {
            run(
                e["id"].as_str().unwrap(),
                &e["tiles"],
                &e["specials_left"],
                &pieces(&e["dice"]),
                e["optimum"].as_i64().unwrap(),
            );
        }
    }
    times.sort_by(f64::total_cmp);
    let n = times.len();
    println!(
        "n {n} wrong {wrong} mean {:.3} median {:.3} p95 {:.3} max {:.3} ms; counts {:?}",
        times.iter().sum::<f64>() / n as f64,
        times[n / 2],
        times[n * 95 / 100],
        times[n - 1],
        sum.map(|x| x / n as u64)
    );
}
