//! What is told of a race that is over: the figures of every inventor, and what decided it.

use crate::SteampunkRally;
use crate::events::Event;
use crate::state::{Open, Seats};
use crate::track::Space;
use crate::words;
use crossroads_engine::hindsight::{Scales, each_seat, leads_since};
use crossroads_engine::{Figure, Hindsight, Message, Moment, PerSeat, Seat, SeatSet};

/// What weighs how much; spaces are added.
mod weight {
    pub const LEAD: i32 = 100;
    pub const LINE: i32 = 80;
    pub const EXPLOSION: i32 = 60;
    pub const LEAP: i32 = 40;
    pub const LOSSES: i32 = 20;
}

/// Losing fewer parts in a round is usual.
const MANY_PARTS: i32 = 3;

/// What is told of these moments.
pub fn hindsight(mut moments: impl Iterator<Item = Moment<SteampunkRally>>) -> Hindsight {
    let Some(first) = moments.next() else { return Hindsight::default() };
    let mut follower = Follower::begin(&first.state.open);
    let last = moments.fold(first.state, |before, moment| {
        follower.follow(&before.open, &moment);
        moment.state
    });
    follower.tell(&last.open)
}

/// What is counted of one inventor.
#[derive(Clone, Copy, Default)]
struct Tally {
    longest_round: i32,
    activations: i32,
    boosts: i32,
    cogs: i32,
    damage: i32,
    parts_lost: i32,
    explosions: i32,
}

/// How the race stood when a round was over.
struct Stand {
    entries: usize,
    round: u8,
    leaders: SeatSet,
}

struct Follower {
    tallies: Seats<Tally>,
    /// How far each had come when the round began, and what it has lost since.
    began: Seats<(i32, i32)>,
    rounds: Vec<Stand>,
    /// The longest way in one round: how far, when, who, in which round.
    leap: Option<(i32, usize, Seat, u8)>,
    scales: Scales,
}

impl Follower {
    fn begin(open: &Open) -> Follower {
        Follower {
            tallies: PerSeat::from_fn(open.seats(), |_| Tally::default()),
            began: PerSeat::from_fn(open.seats(), |seat| (travelled(open, seat), 0)),
            rounds: Vec::new(),
            leap: None,
            scales: Scales::default(),
        }
    }

    fn follow(&mut self, before: &Open, Moment { entries, state, events }: &Moment<SteampunkRally>) {
        let open = &state.open;
        for event in events {
            match event {
                // Nothing moves a pawn between the end of a round and the beginning of the next.
                Event::RoundBegan { round, .. } if *round > 1 => self.round_over(*entries, open, round - 1),
                Event::Won { .. } => self.round_over(*entries, open, before.round),
                Event::Fired { seat, times, .. } => self.tallies[*seat].activations += i32::from(*times),
                Event::BoostPlayed { seat, .. } => self.tallies[*seat].boosts += 1,
                Event::CogsGained { seat, cogs } | Event::CardForCogs { seat, cogs, .. } => {
                    self.tallies[*seat].cogs += i32::from(*cogs);
                }
                Event::GaugeFell { seat, .. } | Event::BrokeDown { seat } => {
                    self.tallies[*seat].damage += 1;
                }
                Event::PartLost { seat, .. } => {
                    self.tallies[*seat].parts_lost += 1;
                    self.began[*seat].1 += 1;
                }
                Event::Exploded { seat } => {
                    self.tallies[*seat].explosions += 1;
                    self.scales.put(weight::EXPLOSION, *entries, words::told(event));
                }
                Event::LineCrossed { .. } => self.scales.put(weight::LINE, *entries, words::told(event)),
                _ => {}
            }
        }
    }

    fn round_over(&mut self, entries: usize, open: &Open, round: u8) {
        self.rounds.push(Stand { entries, round, leaders: open.leaders() });
        for seat in Seat::all(open.seats()) {
            let (began, parts) = self.began[seat];
            let far = travelled(open, seat);
            let spaces = far - began;
            self.tallies[seat].longest_round = self.tallies[seat].longest_round.max(spaces);
            if self.leap.is_none_or(|(longest, ..)| spaces > longest) {
                self.leap = Some((spaces, entries, seat, round));
            }
            if parts >= MANY_PARTS {
                let told = Message::new("turning-losses")
                    .with("seat", seat)
                    .with("parts", i64::from(parts))
                    .with("round", i64::from(round));
                self.scales.put(weight::LOSSES + parts, entries, told);
            }
            self.began[seat] = (far, 0);
        }
    }

    fn tell(mut self, open: &Open) -> Hindsight {
        let winners =
            crate::rules::victory::outcome(open).map(|outcome| outcome.winners().collect::<Vec<_>>());
        if let Some(&[winner]) = winners.as_deref() {
            let since = leads_since(&self.rounds, |round| round.leaders.contains(winner));
            if let Some(Stand { entries, round, .. }) = since.and_then(|since| self.rounds.get(since)) {
                let told = Message::new("turning-lead").with("seat", winner).with("round", i64::from(*round));
                self.scales.put(weight::LEAD, *entries, told);
            }
        }
        if let Some((spaces, entries, seat, round)) = self.leap.filter(|(spaces, ..)| *spaces > 0) {
            let told = Message::new("turning-leap")
                .with("seat", seat)
                .with("spaces", i64::from(spaces))
                .with("round", i64::from(round));
            self.scales.put(weight::LEAP + spaces, entries, told);
        }
        let figure = |name, of: fn(&Tally) -> i32| Figure {
            name: Message::new(name),
            values: each_seat(open.seats(), |seat| of(&self.tallies[seat])),
        };
        let figures = vec![
            figure("figure-longest-round", |tally| tally.longest_round),
            figure("figure-activations", |tally| tally.activations),
            figure("figure-boosts", |tally| tally.boosts),
            figure("figure-cogs", |tally| tally.cogs),
            figure("figure-damage", |tally| tally.damage),
            figure("figure-parts-lost", |tally| tally.parts_lost),
            figure("figure-explosions", |tally| tally.explosions),
        ];
        Hindsight { figures, turning_points: self.scales.weigh() }
    }
}

/// How far a seat has come.
fn travelled(open: &Open, seat: Seat) -> i32 {
    i32::from(open.track.steps_to_line(Space::START)) - i32::from(open.steps_to_line(seat))
}
