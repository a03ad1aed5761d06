//! What is told of a chase that is over: the figures of every crew, and what decided it.

use crate::ThunderRoad;
use crate::data::VehicleId;
use crate::events::{Event, Fate, Told};
use crate::state::{Cause, Open, Seats};
use crate::words;
use crossroads_engine::hindsight::{Scales, each_seat};
use crossroads_engine::{Figure, Hindsight, Message, Moment, PerSeat, Seat};

/// What weighs how much.
mod weight {
    pub const HOME: i32 = 100;
    pub const OUT: i32 = 80;
    pub const FINISH_LAID: i32 = 60;
    pub const LOSS: i32 = 40;
    pub const CHAIN: i32 = 35;
    /// The first loss of all, and one that leaves a crew with a single car, weigh more.
    pub const FIRST: i32 = 15;
    pub const LAST_BUT_ONE: i32 = 10;
}

/// Fewer slams in one go are usual.
const CHAIN: i64 = 3;

/// What is told of these moments.
pub fn hindsight(mut moments: impl Iterator<Item = Moment<ThunderRoad>>) -> Hindsight {
    let Some(first) = moments.next() else { return Hindsight::default() };
    let seats = first.state.open.seats();
    let mut follower = Follower {
        tallies: PerSeat::from_fn(seats, |_| Tally::default()),
        scales: Scales::default(),
        losses: 0,
    };
    moments.fold(first.state, |before, moment| {
        follower.follow(&before.open, &moment);
        moment.state
    });
    follower.tell(seats)
}

/// What is counted of one crew.
#[derive(Clone, Copy, Default)]
struct Tally {
    spaces: i32,
    slams: i32,
    shots: i32,
    hits: i32,
    damage: i32,
    hazards: i32,
    lost: i32,
}

struct Follower {
    tallies: Seats<Tally>,
    scales: Scales,
    /// Vehicles of crews that were lost so far.
    losses: u32,
}

impl Follower {
    fn follow(&mut self, before: &Open, Moment { entries, state, events }: &Moment<ThunderRoad>) {
        let open = &state.open;
        let mut gone: Vec<VehicleId> = Vec::new();
        let mut slams: Option<(Seat, i64)> = None;
        for Told { event, .. } in events {
            self.count(open, event);
            match *event {
                Event::Slammed { top, .. } | Event::BikesSlammed { top, .. } => {
                    // A chain belongs to whoever began it.
                    let (_, count) = slams.get_or_insert((open.owner(top).unwrap_or(open.turn.seat), 0));
                    *count += 1;
                }
                // A car that no longer drove is lost no second time.
                Event::BecameInoperable { car } | Event::Eliminated { who: car, .. }
                    if before.is_operable(car) && !gone.contains(&car) =>
                {
                    gone.push(car);
                    if !matches!(event, Event::Eliminated { how: Fate::Finished, .. }) {
                        self.lost(open, car, event, *entries);
                    }
                }
                Event::WentOut { seat } => self.went_out(open, seat, events, *entries),
                Event::FinishLaid => {
                    self.scales.put(weight::FINISH_LAID, *entries, words::told(event));
                }
                Event::Finished { .. } => self.scales.put(weight::HOME, *entries, words::told(event)),
                _ => {}
            }
        }
        if let Some((seat, count)) = slams.filter(|(_, count)| *count >= CHAIN) {
            let told = Message::new("turning-chain").with("seat", seat).with("count", count);
            self.scales.put(weight::CHAIN + count as i32, *entries, told);
        }
    }

    fn count(&mut self, open: &Open, event: &Event) {
        let mut add = |who: Option<Seat>, of: fn(&mut Tally) -> &mut i32| {
            if let Some(seat) = who {
                *of(&mut self.tallies[seat]) += 1;
            }
        };
        match *event {
            Event::Moved { who, by: Cause::Driven, .. } => add(open.owner(who), |tally| &mut tally.spaces),
            Event::Slammed { top, .. } | Event::BikesSlammed { top, .. } => {
                add(open.owner(top), |tally| &mut tally.slams);
            }
            Event::Shot { seat, hit, .. } => {
                add(Some(seat), |tally| &mut tally.shots);
                add(Some(seat).filter(|_| hit), |tally| &mut tally.hits);
            }
            Event::Damaged { car, .. } => add(open.owner(car), |tally| &mut tally.damage),
            Event::HazardActed { who, .. } => add(open.owner(who), |tally| &mut tally.hazards),
            Event::Eliminated { who, .. } => add(open.owner(who), |tally| &mut tally.lost),
            _ => {}
        }
    }

    /// A vehicle drives no more.
    fn lost(&mut self, open: &Open, car: VehicleId, event: &Event, entries: usize) {
        let Some(owner) = open.owner(car) else { return };
        let first = if self.losses == 0 { weight::FIRST } else { 0 };
        self.losses += 1;
        let left = open.vehicles(owner).filter(|who| open.is_operable(*who)).count();
        // With the last one its crew goes out, and that is told instead.
        if left > 0 {
            let alone = if left == 1 { weight::LAST_BUT_ONE } else { 0 };
            self.scales.put(weight::LOSS + first + alone, entries, words::told(event));
        }
    }

    /// A crew goes out with the last of its vehicles: which, and what became of it.
    fn went_out(&mut self, open: &Open, seat: Seat, events: &[Told], entries: usize) {
        let is_own = |who: VehicleId| open.owner(who) == Some(seat);
        let last = events.iter().rev().find_map(|told| match told.event {
            Event::Eliminated { who, how } if is_own(who) => {
                let told = Message::new("turning-out").with("car", words::whole(who));
                Some(told.with("how", words::fate_name(how)))
            }
            Event::BecameInoperable { car } if is_own(car) => {
                Some(Message::new("turning-out-inoperable").with("car", words::whole(car)))
            }
            _ => None,
        });
        let told = last.map(|told| told.with("seat", seat));
        self.scales.put(weight::OUT, entries, told.unwrap_or_else(|| words::told(&Event::WentOut { seat })));
    }

    fn tell(self, seats: u8) -> Hindsight {
        let figure = |name, of: fn(&Tally) -> i32| Figure {
            name: Message::new(name),
            values: each_seat(seats, |seat| of(&self.tallies[seat])),
        };
        let figures = vec![
            figure("figure-spaces", |tally| tally.spaces),
            figure("figure-slams", |tally| tally.slams),
            figure("figure-shots", |tally| tally.shots),
            figure("figure-hits", |tally| tally.hits),
            figure("figure-damage", |tally| tally.damage),
            figure("figure-hazards", |tally| tally.hazards),
            figure("figure-lost", |tally| tally.lost),
        ];
        Hindsight { figures, turning_points: self.scales.weigh() }
    }
}
