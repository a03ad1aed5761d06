//! What is told of a race or a season that is over: the figures of every driver, and what decided it.
//!
//! Cars are followed event by event, since a single step may hold the turns of several of them, and of Legends whole rounds.

use crate::Heat;
use crate::events::{Event, Impulse};
use crate::setup::MOST_CARS;
use crate::state::{CarId, Cars, Phase, Racer, Seats, Spot, State, Status};
use crate::words;
use crossroads_engine::hindsight::{Scales, each_seat, leads_since};
use crossroads_engine::{Figure, Hindsight, Message, Moment, PerSeat, Seat};
use std::cmp::Ordering;

/// What weighs how much. What is worth telling at all is worth more than what only adds to it: places, spaces.
mod weight {
    pub const LEAD: i32 = 100;
    pub const PHOTO: i32 = 90;
    pub const OUT: i32 = 70;
    pub const RACE: i32 = 60;
    pub const SPIN_OUT: i32 = 40;
    pub const LONGEST: i32 = 10;
}

/// More spin-outs than these say no more.
const MOST_SPIN_OUTS: usize = 2;

/// What is told of these moments.
pub fn hindsight(mut moments: impl Iterator<Item = Moment<Heat>>) -> Hindsight {
    let Some(first) = moments.next() else { return Hindsight::default() };
    let mut follower = Follower::begin(&first.state);
    moments.fold(first.state, |before, moment| {
        follower.follow(&before, &moment);
        moment.state
    });
    follower.tell()
}

/// What is counted of one driver.
#[derive(Clone, Copy, Default)]
struct Tally {
    top_speed: i32,
    heat: i32,
    spin_outs: i32,
    slipstream: i32,
    overtaken: i32,
    rounds_led: i32,
}

/// The turn that is being driven.
#[derive(Clone, Copy, Default)]
struct Run {
    car: Option<CarId>,
    speed: i32,
    spaces: i32,
}

/// The longest turn of the race.
struct Longest {
    spaces: i32,
    entries: usize,
    seat: Seat,
    round: u16,
}

/// Who led when a round was over.
struct Lead {
    entries: usize,
    round: u16,
    car: CarId,
}

/// Who follows the race.
struct Follower {
    tallies: Seats<Tally>,
    scales: Scales,
    round: u16,
    run: Run,
    longest: Option<Longest>,
    /// The spin-outs, each with its weight.
    spin_outs: Vec<(i32, usize, Message)>,
    /// The rounds of the race under way.
    leads: Vec<Lead>,
    /// Who led the season when a race was over.
    season: Vec<Lead>,
    is_season: bool,
    spots: Cars<Spot>,
}

impl Follower {
    fn begin(first: &State) -> Follower {
        let State { drivers, round, season, .. } = first;
        Follower {
            tallies: PerSeat::from_fn(drivers.seats(), |_| Tally::default()),
            scales: Scales::default(),
            round: *round,
            run: Run::default(),
            longest: None,
            spin_outs: Vec::new(),
            leads: Vec::new(),
            season: Vec::new(),
            is_season: season.is_some(),
            spots: Cars::default(),
        }
    }

    fn follow(&mut self, before: &State, Moment { entries, state, events }: &Moment<Heat>) {
        self.spots = before.cars.iter().map(|car| car.spot).collect();
        // The grid of the next race is another board's.
        let mut board_of = before;
        for event in events {
            match event {
                Event::RaceBegan { .. } => {
                    self.race_over(*entries, state);
                    board_of = state;
                }
                Event::RoundBegan { round } => self.round_over(*entries, before, state, *round),
                Event::Moved { racer, to, spaces, moved, by, .. } => {
                    let to = to.spot(board_of.board());
                    self.moved(board_of, *racer, to, (*spaces, *moved), *by, *entries);
                }
                Event::HeatPaid { seat, heat, .. } => self.tallies[*seat].heat += i32::from(*heat),
                Event::SpunOut { seat, corner, to, .. } => {
                    self.tallies[*seat].spin_outs += 1;
                    let place = place_of(before, CarId::of(*seat));
                    let told = Message::new("turning-spin-out")
                        .with("seat", *seat)
                        .with("corner", i64::from(*corner))
                        .with("place", place as i64);
                    let lost = (MOST_CARS - place) as i32;
                    self.spin_outs.push((weight::SPIN_OUT + 2 * lost, *entries, told));
                    if let Some(spot) = self.spots.get_mut(seat.index()) {
                        *spot = to.spot(board_of.board());
                    }
                }
                Event::Eliminated { .. } | Event::Retired { .. } => {
                    self.scales.put(weight::OUT, *entries, words::told(event));
                }
                Event::Placed { racer, place: 1 } => self.won(*racer, *entries, state, events),
                _ => {}
            }
        }
        if state.phase == Phase::Over && before.phase != Phase::Over {
            self.lead(*entries, state, self.round);
            self.race_over(*entries, state);
        }
    }

    fn moved(
        &mut self,
        state: &State,
        racer: Racer,
        to: Spot,
        (spaces, moved): (u8, u8),
        by: Impulse,
        entries: usize,
    ) {
        let Some(car) = car_of(state, racer) else { return };
        let from = self.spots.get(car.index()).copied().unwrap_or(to);
        if let Some(spot) = self.spots.get_mut(car.index()) {
            *spot = to;
        }
        let Racer::Driver(seat) = racer else { return };
        if self.run.car != Some(car) {
            self.run = Run { car: Some(car), ..Run::default() };
        }
        self.run.spaces += i32::from(moved);
        let tally = &mut self.tallies[seat];
        match by {
            Impulse::Slipstream => tally.slipstream += i32::from(moved),
            Impulse::Draft | Impulse::Legend => {}
            // The Speed counts, whether or not somebody stood in the way (HEAT-6.8).
            Impulse::Cards
            | Impulse::Boost
            | Impulse::Adrenaline
            | Impulse::DirectPlay
            | Impulse::Accelerate => {
                self.run.speed += i32::from(spaces);
                tally.top_speed = tally.top_speed.max(self.run.speed);
            }
        }
        let board = state.board();
        let passed = state.cars.iter().zip(self.spots.iter()).filter(|(other, spot)| {
            other.is_on_track()
                && spot.order(from, board) == Ordering::Less
                && spot.order(to, board) == Ordering::Greater
        });
        tally.overtaken += passed.count() as i32;
        let longest = self.longest.as_ref().map_or(0, |longest| longest.spaces);
        if self.run.spaces > longest {
            self.longest = Some(Longest { spaces: self.run.spaces, entries, seat, round: self.round });
        }
    }

    /// A round is over, and maybe several: when only Legends are left they drive to the end in one go.
    fn round_over(&mut self, entries: usize, before: &State, state: &State, next: u16) {
        let is_same_race = before.season.map(|it| it.race) == state.season.map(|it| it.race);
        if next > 1 && is_same_race {
            self.lead(entries, state, next - 1);
        }
        self.round = next;
        self.run = Run::default();
    }

    fn lead(&mut self, entries: usize, state: &State, round: u16) {
        let Some(car) = order(state).first().copied() else { return };
        if self.leads.last().is_some_and(|lead| lead.entries == entries) {
            return;
        }
        if let Some(seat) = state.driver_of(car) {
            self.tallies[seat].rounds_led += 1;
        }
        self.leads.push(Lead { entries, round, car });
    }

    /// The first car home, told of a race by itself; of a season's, that it won.
    fn won(&mut self, winner: Racer, entries: usize, state: &State, events: &[Event]) {
        if self.is_season {
            let told = words::told(&Event::Placed { racer: winner, place: 1 });
            return self.scales.put(weight::RACE, entries, told);
        }
        let second = events.iter().find_map(|event| match event {
            Event::Placed { racer, place: 2 } => Some(*racer),
            _ => None,
        });
        // Who came a round later was beaten by more than spaces.
        let rounds = events.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
        let (Some(second), true) = (second, rounds < 2) else { return };
        let progress = |racer| Some(i64::from(state.cars[car_of(state, racer)?.index()].spot.progress));
        let (Some(ahead), Some(behind)) = (progress(winner), progress(second)) else { return };
        let told = Message::new("turning-photo")
            .with("first", words::racer(winner))
            .with("second", words::racer(second))
            .with("spaces", ahead - behind);
        self.scales.put(weight::PHOTO, entries, told);
    }

    /// From which round on the winner was never again behind, or how the points of a season stand after a race.
    fn race_over(&mut self, entries: usize, state: &State) {
        let leads = std::mem::take(&mut self.leads);
        let Some(season) = &state.season else {
            let Some(winner) = order(state).first().copied() else { return };
            let since = leads_since(&leads, |lead| lead.car == winner);
            let Some(lead) = since.and_then(|since| leads.get(since)) else { return };
            let ids = ("turning-lead", "turning-legend-lead");
            let told = words::of_racer(ids, state.racer(winner)).with("round", i64::from(lead.round));
            return self.scales.put(weight::LEAD, lead.entries, told);
        };
        let best = state.car_ids().map(|car| season.total(car)).max();
        let leading = state.car_ids().find(|car| Some(season.total(*car)) == best);
        let race = season.points.len() as u16;
        self.season.extend(leading.map(|car| Lead { entries, round: race, car }));
        if state.phase != Phase::Over {
            return;
        }
        let Some(winner) = leading else { return };
        let since = leads_since(&self.season, |lead| lead.car == winner);
        let Some(lead) = since.and_then(|since| self.season.get(since)) else { return };
        let ids = ("turning-season", "turning-legend-season");
        let told = words::of_racer(ids, state.racer(winner)).with("race", i64::from(lead.round));
        self.scales.put(weight::LEAD, lead.entries, told);
    }

    fn tell(mut self) -> Hindsight {
        self.spin_outs.sort_by_key(|(weight, ..)| std::cmp::Reverse(*weight));
        for (weight, entries, told) in self.spin_outs.drain(..).take(MOST_SPIN_OUTS) {
            self.scales.put(weight, entries, told);
        }
        if let Some(Longest { spaces, entries, seat, round }) = self.longest {
            let told = Message::new("turning-longest")
                .with("seat", seat)
                .with("spaces", i64::from(spaces))
                .with("round", i64::from(round));
            self.scales.put(weight::LONGEST + spaces, entries, told);
        }
        let figure = |name, of: fn(&Tally) -> i32| Figure {
            name: Message::new(name),
            values: each_seat(self.tallies.seats(), |seat| of(&self.tallies[seat])),
        };
        let figures = vec![
            figure("figure-top-speed", |tally| tally.top_speed),
            figure("figure-overtaken", |tally| tally.overtaken),
            figure("figure-slipstream", |tally| tally.slipstream),
            figure("figure-heat", |tally| tally.heat),
            figure("figure-spin-outs", |tally| tally.spin_outs),
            figure("figure-rounds-led", |tally| tally.rounds_led),
        ];
        Hindsight { figures, turning_points: self.scales.weigh() }
    }
}

/// All cars from first to last.
fn order(state: &State) -> Vec<CarId> {
    let mut cars: Vec<CarId> = state.car_ids().collect();
    let place = |car: &CarId| match state.cars[car.index()].status {
        Status::Placed(place) => place,
        Status::Racing | Status::Finished => u8::MAX,
    };
    cars.sort_by(|a, b| {
        let spots = state.cars[a.index()].spot.order(state.cars[b.index()].spot, state.board());
        place(a).cmp(&place(b)).then(spots)
    });
    cars
}

/// In which place a car lies, counted from 1.
fn place_of(state: &State, car: CarId) -> usize {
    1 + order(state).iter().position(|other| *other == car).unwrap_or_default()
}

fn car_of(state: &State, racer: Racer) -> Option<CarId> {
    state.car_ids().find(|car| state.racer(*car) == racer)
}
