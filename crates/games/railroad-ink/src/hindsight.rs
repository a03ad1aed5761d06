//! What is told of a game that is over: the figures of every board, and what decided it.
//!
//! Boards are compared as they were shown at the end of each round: what a seat draws meanwhile, the others do not see.

use crate::RailroadInk;
use crate::events::Event;
use crate::rules::scoring::{Score, marks, score};
use crate::setup::Expansion;
use crate::state::{Phase, Seats, State};
use crossroads_engine::hindsight::{Scales, each_seat, leads_since};
use crossroads_engine::{Figure, Hindsight, Message, Moment, PerSeat, Seat};

/// What weighs how much; points and exits are added.
mod weight {
    pub const LEAD: i32 = 100;
    pub const BEST_ROUND: i32 = 60;
    pub const NETWORK: i32 = 50;
    pub const METEOR: i32 = 40;
}

/// A network of fewer exits is nothing to tell of.
const WORTH_TELLING: u32 = 4;

/// What is told of these moments.
pub fn hindsight(mut moments: impl Iterator<Item = Moment<RailroadInk>>) -> Hindsight {
    let Some(first) = moments.next() else { return Hindsight::default() };
    let mut follower = Follower {
        rounds: vec![Stand::of(0, 0, &first.state)],
        meteors: PerSeat::from_fn(first.state.desks.seats(), |_| 0),
        scales: Scales::default(),
    };
    let last = moments.fold(first.state, |before, moment| {
        follower.follow(&before, &moment);
        moment.state
    });
    follower.tell(&last)
}

/// The boards when a round was over.
struct Stand {
    entries: usize,
    round: u8,
    scores: Seats<Score>,
    /// The most exits that hang together on each board.
    exits: Seats<u32>,
}

impl Stand {
    fn of(entries: usize, round: u8, state: &State) -> Stand {
        let (desks, options) = (&state.desks, &state.options);
        let exits = |seat: Seat| {
            let networks = marks(&desks[seat].shown.board, options).networks;
            networks.iter().map(|network| network.exits.len()).max().unwrap_or(0)
        };
        Stand {
            entries,
            round,
            scores: PerSeat::from_fn(desks.seats(), |seat| score(&desks[seat].shown.board, options)),
            exits: PerSeat::from_fn(desks.seats(), exits),
        }
    }

    fn leads(&self, seat: Seat) -> bool {
        self.scores.iter().all(|(_, score)| score.total() <= self.scores[seat].total())
    }
}

struct Follower {
    /// The rounds that are over, and before them the empty boards.
    rounds: Vec<Stand>,
    /// Routes that meteors destroyed.
    meteors: Seats<i32>,
    scales: Scales,
}

impl Follower {
    fn follow(&mut self, before: &State, Moment { entries, state, events }: &Moment<RailroadInk>) {
        for event in events {
            let Event::MeteorStruck { seat, destroyed: Some(_), .. } = event else { continue };
            self.meteors[*seat] += 1;
            let worth = |state: &State| score(&state.desks[*seat].sheet.board, &state.options).total();
            let cost = worth(before) - worth(state);
            // The step that ended a round drew as well: what of it was the meteor's, nobody can tell.
            if cost > 0 && before.round == state.round {
                let told = Message::new("turning-meteor")
                    .with("seat", *seat)
                    .with("points", i64::from(cost))
                    .with("round", i64::from(state.round));
                self.scales.put(weight::METEOR + cost, *entries, told);
            }
        }
        if state.round > before.round || state.phase == Phase::Over {
            self.rounds.push(Stand::of(*entries, before.round, state));
        }
    }

    fn tell(mut self, last: &State) -> Hindsight {
        self.tell_lead();
        self.tell_best_round();
        self.tell_network();
        Hindsight { figures: self.figures(last), turning_points: self.scales.weigh() }
    }

    /// From which round on the winner was never behind. Alone one is always ahead.
    fn tell_lead(&mut self) {
        let Some((_, rounds)) = self.rounds.split_first() else { return };
        let Some(last) = rounds.last() else { return };
        let mut winners = Seat::all(last.scores.seats()).filter(|seat| last.leads(*seat));
        let (Some(winner), None) = (winners.next(), winners.next()) else { return };
        let since = leads_since(rounds, |round| round.leads(winner)).and_then(|since| rounds.get(since));
        if let Some(Stand { entries, round, scores, .. }) = since
            && scores.seats() > 1
        {
            let told = Message::new("turning-lead").with("seat", winner).with("round", i64::from(*round));
            self.scales.put(weight::LEAD, *entries, told);
        }
    }

    /// The round in which somebody won the most.
    fn tell_best_round(&mut self) {
        let pairs = self.rounds.iter().zip(self.rounds.iter().skip(1));
        let gains = pairs.flat_map(|(before, round)| {
            let gain = |seat: Seat| round.scores[seat].total() - before.scores[seat].total();
            Seat::all(round.scores.seats()).map(move |seat| (gain(seat), round, seat))
        });
        if let Some((gain, Stand { entries, round, .. }, seat)) = gains.max_by_key(|(gain, ..)| *gain)
            && gain > 0
        {
            let told = Message::new("turning-best-round")
                .with("seat", seat)
                .with("points", i64::from(gain))
                .with("round", i64::from(*round));
            self.scales.put(weight::BEST_ROUND + gain, *entries, told);
        }
    }

    /// The largest network, when it first was one.
    fn tell_network(&mut self) {
        let most = self.rounds.iter().flat_map(|round| round.exits.iter().map(|(_, exits)| *exits)).max();
        let Some(most) = most.filter(|most| *most >= WORTH_TELLING) else { return };
        let first = self.rounds.iter().find_map(|round| {
            let seat = round.exits.iter().find(|(_, exits)| **exits == most).map(|(seat, _)| seat);
            seat.map(|seat| (round, seat))
        });
        let Some((Stand { entries, round, .. }, seat)) = first else { return };
        let told = Message::new("turning-network")
            .with("seat", seat)
            .with("exits", i64::from(most))
            .with("round", i64::from(*round));
        self.scales.put(weight::NETWORK + most as i32, *entries, told);
    }

    fn figures(&self, last: &State) -> Vec<Figure> {
        let seats = last.desks.seats();
        let board = |seat: Seat| &last.desks[seat].sheet.board;
        let all_marks = PerSeat::<_, { crate::setup::MOST_SEATS }>::from_fn(seats, |seat| {
            marks(board(seat), &last.options)
        });
        let figure = |name, value: &dyn Fn(Seat) -> i32| Figure {
            name: Message::new(name),
            values: each_seat(seats, value),
        };
        let exits = |seat: Seat| all_marks[seat].networks.iter().map(|it| it.exits.len() as i32).sum();
        let best = |seat: Seat| {
            let pairs = self.rounds.iter().zip(self.rounds.iter().skip(1));
            let gains = pairs.map(|(a, b)| b.scores[seat].total() - a.scores[seat].total());
            gains.max().unwrap_or(0)
        };
        let mut figures = vec![
            figure("figure-highway", &|seat| all_marks[seat].highway.len() as i32),
            figure("figure-railway", &|seat| all_marks[seat].railway.len() as i32),
            figure("figure-exits", &exits),
            figure("figure-squares", &|seat| board(seat).drawn().len() as i32),
            figure("figure-specials", &|seat| last.desks[seat].sheet.specials_used().count() as i32),
            figure("figure-best-round", &best),
        ];
        match last.options.expansion {
            Expansion::None => {}
            Expansion::Meteor => figures.push(figure("figure-meteors", &|seat| self.meteors[seat])),
            Expansion::Lava => {
                let lake = |seat: Seat| all_marks[seat].lakes.iter().map(|it| it.cells.len()).max();
                figures.push(figure("figure-lake", &|seat| lake(seat).unwrap_or(0) as i32));
            }
        }
        figures
    }
}
