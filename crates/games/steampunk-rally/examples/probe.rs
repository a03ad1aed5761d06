use crossroads_engine::{Chance, Game, Quick, Seat, Silent};
use crossroads_steampunk_rally::SteampunkRally;
use crossroads_steampunk_rally::setup::Options;
use std::collections::BTreeMap;
fn main() {
    for seats in [2, 4, 8] {
        for number in 0..4 {
            let (mut chance, mut chooser) = (Quick::new(number), Quick::new(!number));
            let mut state = SteampunkRally::setup(&Options::default(), seats, &mut chance, &mut Silent);
            let (mut n, mut legal) = (0, Vec::new());
            let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
            let mut longest = 0;
            while let Some(seat) = SteampunkRally::to_act(&state).iter().next() {
                legal.clear();
                SteampunkRally::legal_actions(&state, seat, &mut legal);
                longest = longest.max(legal.len());
                let Some(a) = chooser.pick(&legal).copied() else {
                    println!("none! {:?} {:?}", state.open.phase, state.open.racers[seat].work);
                    break;
                };
                let k = format!("{a:?}");
                *kinds.entry(k.split(['(', ' ']).next().unwrap().to_owned()).or_default() += 1;
                if let Err(e) = SteampunkRally::apply(&mut state, seat, a, &mut chance, &mut Silent) {
                    println!("{a:?} {e:?}");
                    break;
                }
                n += 1;
                if n == 30_000 {
                    println!("STUCK {:?} {:?}", state.open.phase, state.open.racers[seat].work);
                    break;
                }
            }
            let spaces: Vec<_> = Seat::all(seats)
                .map(|s| {
                    (state.open.steps_to_line(s), state.open.racers[s].parts(), state.open.racers[s].cogs)
                })
                .collect();
            println!(
                "{seats} seats #{number}: {n} decisions, round {}, longest {longest} {:?} {spaces:?}",
                state.open.round, state.open.last_round
            );
            if number == 0 {
                println!("{kinds:?}");
            }
        }
    }
}
