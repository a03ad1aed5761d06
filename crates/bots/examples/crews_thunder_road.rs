//! How often cars, bikes and the rig win among four greedy bots of Thunder Road with Carnage, the Final Five and the Big Rig,
//! and how. The bikes' board and most of Carnage are our own design, so their balance is ours to keep.
//!
//!     cargo run --release -p crossroads-bots --example crews_thunder_road -- 2000
#![allow(clippy::print_stdout, clippy::expect_used, reason = "a tool that prints what it has measured")]

use crossroads_bots::thunder_road::Greedy;
use crossroads_bots::{Patience, Player, Seen};
use crossroads_engine::{Dice, Game, Seed};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::data::Crew;
use crossroads_thunder_road::events::Event;
use crossroads_thunder_road::setup::Options;

const CREWS: [(Crew, &str); 3] = [(Crew::Cars, "cars"), (Crew::Bikes, "bikes"), (Crew::Rig, "rig")];

fn main() {
    let tables: u64 =
        std::env::args().nth(1).map_or(2000, |tables| tables.parse().expect("a number of tables"));
    let options = Options { carnage: true, final_five: true, big_rig: true, ..Options::default() };
    let (mut won, mut home, mut played) = ([0.0; 3], [0_u32; 3], [0_u32; 3]);
    let (mut rounds, mut advances) = (0_u32, 0_u32);
    for number in 0..tables {
        let (mut dice, mut events) = (Dice::new(&Seed::from_number(number)), Vec::new());
        let mut state = ThunderRoad::setup(&options, 4, &mut dice, &mut events);
        let (mut players, mut legal) = ([(); 4].map(|()| Greedy::new()), Vec::new());
        let mut finished = false;
        while let Some(seat) = ThunderRoad::to_act(&state).iter().next() {
            legal.clear();
            ThunderRoad::legal_actions(&state, seat, &mut legal);
            let seen = Seen::new(&state, seat, &legal, &Patience::ENDLESS);
            let action = players[seat.index()].choose(&seen);
            events.clear();
            let _ = ThunderRoad::apply(&mut state, seat, action, &mut dice, &mut events).expect("listed");
            for told in &events {
                finished |= matches!(told.event, Event::Finished { .. });
                advances += u32::from(matches!(told.event, Event::BoardAdvanced { .. }));
            }
        }
        rounds += u32::from(state.open.round);
        let outcome = ThunderRoad::outcome(&state).expect("nobody is waited for any more");
        let winners = outcome.winners().count() as f64;
        for (seat, _) in state.open.gangs.iter() {
            let crew =
                CREWS.iter().position(|(crew, _)| *crew == state.open.crew(seat)).expect("one of three");
            played[crew] += 1;
            if outcome.standings[seat.index()].place == 1 {
                won[crew] += 1.0 / winners;
                home[crew] += u32::from(finished);
            }
        }
    }
    for (((_, name), won), (home, played)) in CREWS.iter().zip(won).zip(home.into_iter().zip(played)) {
        println!(
            "{name:>5}: {:5.1} % of {played} (fair 25), {home} over the line",
            100.0 * won / f64::from(played)
        );
    }
    println!(
        "{:.1} rounds, {:.1} advances",
        f64::from(rounds) / tables as f64,
        f64::from(advances) / tables as f64
    );
}
