//! Where the crews stand, and how likely each of them is to win from there.
//!
//! A standing is a table with all but the essentials left out: where the cars are, what they have suffered, whether the
//! finish line lies. It is small, so that a driver can ask «and if this car were gone?» a thousand times in a decision.

use super::weights::{
    AIRSTRIKE_CARD, BEST_DIE, BIKE, BURNING, DENTED, FAR_EDGE, FAR_OFF, FINAL_TRAITS, FRONT, KNOTS, LAST_CAR,
    NEAR_EDGE, NEARBY, ONE_SHOT, READY, RIG, RIG_HEALTH, STRANDED, TO_COME, TOKEN, TRAITS, TWO_CARS, WEIGHTS,
};
use crossroads_engine::Seat;
use crossroads_thunder_road::data::{
    BIKES, COLUMNS, Crew, DASHBOARDS, GANG, Kind, MOST_CARS, MOST_SEATS, Space, TILE_COLUMNS, VehicleId,
};
use crossroads_thunder_road::rules::advance::final_of_two;
use crossroads_thunder_road::state::{Open, Place};

/// A car, as far as it matters for winning.
#[derive(Clone, Copy, Default)]
struct Wheels {
    /// How far forward it is, in columns.
    forward: f32,
    tokens: u8,
    /// How many tokens make it inoperable.
    slots: u8,
    condition: Condition,
    /// Whether its normal move of this round is still to come.
    is_ready: bool,
    /// Whether it burns.
    burns: bool,
}

/// Cars, bikes and the rig, which is one.
pub const UNITS: usize = DASHBOARDS + 1;
const RIG_UNIT: usize = DASHBOARDS;

/// The place of a road vehicle among those that win; a wreck never does.
pub fn unit(who: VehicleId) -> Option<usize> {
    match who.kind() {
        Kind::Section => Some(RIG_UNIT),
        Kind::Car | Kind::Bike | Kind::Wreck => who.car_index(),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Condition {
    #[default]
    Gone,
    Inoperable,
    Operable,
}

/// Where all gangs stand.
#[derive(Clone, Copy)]
pub struct Standing {
    seats: u8,
    laid: u8,
    /// How many tiles are laid when the final one of a game for two is.
    last_of_two: u8,
    is_final: bool,
    cars: [Wheels; UNITS],
    /// What each seat plays.
    crews: [Crew; MOST_SEATS],
    /// The best die that a gang has left, as a share of a six.
    best_die: [f32; MOST_SEATS],
    /// How many turns pass before the gang has its own, as a share of a whole turn of all.
    to_come: [f32; MOST_SEATS],
    /// What a crew holds to be spent: command tokens and secret cards.
    held: [f32; MOST_SEATS],
}

/// How many things are told of a crew: its traits, its fires, what it holds, and how much of the rig is left.
pub const STORY: usize = TRAITS + 2 + RIG_HEALTH.len();
/// What is told of a crew.
pub type Story = [f32; STORY];

/// How far forward a space can be, in half columns.
pub const FORWARDS: usize = 2 * COLUMNS as usize;

/// How far forward a space is, in columns.
pub fn forward(space: Space) -> f32 {
    f32::from(space.forwardness()) / 2.0
}

/// How far forward a road vehicle is, in columns. Nothing can happen to one that waits, but it has one more to go.
pub fn position(open: &Open, who: VehicleId) -> f32 {
    match open.place(who) {
        Place::On(space) => forward(space),
        Place::Gone | Place::Waiting | Place::Home | Place::Hanging => -1.0,
    }
}

impl Standing {
    /// Where the gangs of a table stand.
    pub fn of(open: &Open) -> Standing {
        let mut cars = [Wheels::default(); UNITS];
        for who in open.gangs.iter().flat_map(|(seat, _)| open.vehicles(seat)) {
            let Some(index) = unit(who) else { continue };
            let car = open.car(who).copied().unwrap_or_default();
            let is_rig = who == VehicleId::RIG;
            let condition = match (open.place(who), car.inoperable) {
                (Place::Gone, _) => Condition::Gone,
                (_, true) => Condition::Inoperable,
                (_, false) => Condition::Operable,
            };
            cars[index] = Wheels {
                forward: position(open, who),
                tokens: if is_rig { open.rig.damages() } else { car.damage.len() as u8 },
                slots: open.slots(who) as u8,
                condition,
                is_ready: !is_rig && car.die.is_none(),
                burns: car.burning,
            };
        }
        let [mut best_die, mut to_come, mut held] = [[0.0; MOST_SEATS]; 3];
        for (seat, gang) in open.gangs.iter() {
            best_die[seat.index()] = f32::from(gang.dice.last().copied().unwrap_or_default()) / 6.0;
            let after = (seat.0 + open.seats() - open.turn.seat.0) % open.seats();
            to_come[seat.index()] = f32::from(after) / f32::from(open.seats());
            held[seat.index()] = f32::from(gang.tokens) * TOKEN
                + f32::from(u8::from(gang.airstrike)) * AIRSTRIKE_CARD
                + f32::from(u8::from(gang.one_shot)) * ONE_SHOT;
        }
        Standing {
            seats: open.seats(),
            laid: open.road.laid,
            last_of_two: final_of_two(open.options.fifth_tile),
            is_final: open.road.is_final,
            cars,
            crews: std::array::from_fn(|seat| {
                if seat < usize::from(open.seats()) { open.crew(Seat(seat as u8)) } else { Crew::Cars }
            }),
            best_die,
            to_come,
            held,
        }
    }

    /// How likely a seat is to win.
    pub fn chance(&self, seat: Seat) -> f32 {
        self.gauge().chance(seat)
    }

    /// How strong every gang is.
    pub fn gauge(&self) -> Gauge {
        let (mut fronts, mut powers) = ([0.0; MOST_SEATS], [0.0; MOST_SEATS]);
        for seat in Seat::all(self.seats) {
            fronts[seat.index()] = self.front(seat);
        }
        let nearness = nearness(lead(&fronts));
        for seat in Seat::all(self.seats) {
            powers[seat.index()] = self.power(seat, nearness);
        }
        Gauge { fronts, is_final: self.is_final, powers }
    }

    /// What is told of each crew that is in the game to somebody who judges it by experience.
    pub fn stories(&self) -> impl Iterator<Item = (Seat, Crew, Story)> {
        let lead = Seat::all(self.seats).map(|seat| self.front(seat)).fold(0.0, f32::max);
        let in_game = Seat::all(self.seats).filter(|seat| self.is_in(*seat));
        in_game.map(move |seat| (seat, self.crews[seat.index()], self.story(seat, nearness(lead))))
    }

    fn story(&self, seat: Seat, nearness: f32) -> Story {
        let mut story = [0.0; STORY];
        self.each_trait(seat, nearness, |which, much| story[which] += much);
        let burning = self.gang(seat).iter().filter(|car| car.burns && car.condition == Condition::Operable);
        story[TRAITS] = burning.count() as f32;
        story[TRAITS + 1] = self.held[seat.index()] * 10.0;
        if self.crews[seat.index()] == Crew::Rig {
            let damages = usize::from(self.cars[RIG_UNIT].tokens).min(RIG_HEALTH.len() - 1);
            story[TRAITS + 2 + damages] = 1.0;
        }
        story
    }

    /// How likely a seat is to win, if only `changed` differs from what was gauged before: what the others made of
    /// their gangs is the same as long as the lead is.
    pub fn chance_after(&self, before: &Gauge, changed: Seat, seat: Seat) -> f32 {
        let mut gauge = *before;
        gauge.fronts[changed.index()] = self.front(changed);
        let lead = lead(&gauge.fronts);
        if self.is_final != before.is_final || !lead.total_cmp(&self::lead(&before.fronts)).is_eq() {
            return self.chance(seat);
        }
        gauge.powers[changed.index()] = self.power(changed, nearness(lead));
        gauge.chance(seat)
    }

    /// What a gang's chances are proportional to; nothing if it is out.
    fn power(&self, seat: Seat, nearness: f32) -> f32 {
        if self.is_in(seat) { self.strength(seat, nearness).exp() } else { 0.0 }
    }

    /// With a car somewhere else.
    pub fn moved(mut self, who: VehicleId, forward: f32) -> Standing {
        if let Some(index) = unit(who) {
            self.cars[index].forward = forward;
        }
        self
    }

    /// With a car that has used its move to come somewhere else.
    pub fn driven(mut self, who: VehicleId, forward: f32) -> Standing {
        if let Some(index) = unit(who) {
            self.cars[index].is_ready = false;
        }
        self.moved(who, forward)
    }

    /// With a car that has taken one damage more.
    pub fn hurt(mut self, who: VehicleId) -> Standing {
        if let Some(index) = unit(who) {
            let car = &mut self.cars[index];
            if car.condition == Condition::Operable {
                car.tokens += 1;
                let (most, spent) = match who.kind() {
                    Kind::Section => (RIG_HEALTH.len() as u8, Condition::Gone),
                    Kind::Car | Kind::Bike | Kind::Wreck => (car.slots, Condition::Inoperable),
                };
                if car.tokens >= most {
                    car.condition = spent;
                }
            }
        }
        self.see_to_finish()
    }

    /// With a car that has broken down.
    pub fn broken(mut self, who: VehicleId) -> Standing {
        if let Some(index) = unit(who) {
            self.cars[index].condition = Condition::Inoperable;
        }
        self.see_to_finish()
    }

    /// With a car that has one damage less.
    pub fn repaired(mut self, who: VehicleId) -> Standing {
        if let Some(index) = unit(who) {
            let car = &mut self.cars[index];
            car.tokens = car.tokens.saturating_sub(1);
            car.condition = Condition::Operable;
        }
        self
    }

    /// Without a car.
    pub fn without(mut self, who: VehicleId) -> Standing {
        if let Some(index) = unit(who) {
            self.cars[index].condition = Condition::Gone;
        }
        self.see_to_finish()
    }

    /// After the board has advanced by a tile (TR-13).
    pub fn advanced(mut self) -> Standing {
        let tile = f32::from(TILE_COLUMNS);
        for car in &mut self.cars {
            // A car that waits is on no tile (TR-3.18).
            if car.forward >= 0.0 {
                if car.forward < tile {
                    car.condition = Condition::Gone;
                }
                car.forward -= tile;
            }
        }
        self.laid += 1;
        self.is_final |= self.seats == 2 && self.laid >= self.last_of_two;
        self.see_to_finish()
    }

    /// The finish line lies as soon as somebody is out (TR-14.2).
    fn see_to_finish(mut self) -> Standing {
        self.is_final |= self.seats > 2 && !Seat::all(self.seats).all(|seat| self.is_in(seat));
        self
    }

    /// Whether a seat has an operable car (TR-3.16).
    fn is_in(&self, seat: Seat) -> bool {
        self.gang(seat).iter().any(|car| car.condition == Condition::Operable)
    }

    /// How far forward the most forward car of a gang is.
    fn front(&self, seat: Seat) -> f32 {
        let operable = self.gang(seat).iter().filter(|car| car.condition == Condition::Operable);
        operable.map(|car| car.forward).fold(0.0, f32::max)
    }

    /// What a seat drives.
    fn gang(&self, seat: Seat) -> &[Wheels] {
        match self.crews[seat.index()] {
            Crew::Cars => &self.cars[seat.index() * GANG.len()..][..GANG.len()],
            Crew::Bikes => &self.cars[MOST_CARS..][..BIKES],
            Crew::Rig => &self.cars[RIG_UNIT..],
        }
    }

    /// The logarithm of what a gang's chances are proportional to.
    fn strength(&self, seat: Seat, nearness: f32) -> f32 {
        let mut strength = self.handicap(seat);
        self.each_trait(seat, nearness, |which, much| strength += WEIGHTS[which] * much);
        strength
    }

    /// What the weights that were fitted to cars do not know: fire, what is held to be spent, and how much of the rig is left.
    fn handicap(&self, seat: Seat) -> f32 {
        let burning = self.gang(seat).iter().filter(|car| car.burns && car.condition == Condition::Operable);
        let more = burning.count() as f32 * BURNING + self.held[seat.index()];
        match self.crews[seat.index()] {
            Crew::Rig => {
                more + RIG_HEALTH.get(usize::from(self.cars[RIG_UNIT].tokens)).copied().unwrap_or(0.0)
            }
            Crew::Cars | Crew::Bikes => more,
        }
    }

    /// With an eliminated bike that comes back.
    pub fn back(mut self, who: VehicleId, forward: f32) -> Standing {
        if let Some(index) = unit(who) {
            self.cars[index] = Wheels { forward, condition: Condition::Operable, ..Wheels::default() };
        }
        self
    }

    /// With a car that burns.
    pub fn burning(mut self, who: VehicleId) -> Standing {
        if let Some(index) = unit(who) {
            self.cars[index].burns = true;
        }
        self
    }

    /// What a gang's strength is made of: which weight counts how often.
    fn each_trait(&self, seat: Seat, nearness: f32, mut note: impl FnMut(usize, f32)) {
        let shift = if self.is_final { FINAL_TRAITS } else { 0 };
        let crew = self.crews[seat.index()];
        // How much of a car each of its vehicles is.
        let much = match crew {
            Crew::Cars => 1.0,
            Crew::Bikes => BIKE,
            Crew::Rig => RIG,
        };
        let (mut operable, mut front, mut front_is_ready, mut ready) = (0, -1.0_f32, false, 0.0);
        for car in self.gang(seat) {
            match car.condition {
                Condition::Gone => {}
                Condition::Inoperable => {
                    if self.is_final || car.forward >= f32::from(TILE_COLUMNS) {
                        note(shift + STRANDED, much);
                    }
                }
                Condition::Operable => {
                    operable += 1;
                    ready += f32::from(u8::from(car.is_ready));
                    if car.forward > front {
                        (front, front_is_ready) = (car.forward, car.is_ready);
                    }
                    if car.tokens > 0 && crew == Crew::Cars {
                        note(shift + DENTED, 1.0);
                    }
                    for (knot, share) in between_knots(car.forward) {
                        note(shift + FAR_OFF + knot, much * share * (1.0 - nearness));
                        note(shift + NEARBY + knot, much * share * nearness);
                    }
                }
            }
        }
        for (knot, share) in between_knots(front) {
            note(shift + FRONT + knot, share);
        }
        match (crew, operable) {
            (Crew::Cars | Crew::Bikes, 1) => note(shift + LAST_CAR, 1.0),
            (Crew::Cars, 2) | (Crew::Bikes, 2 | 3) => note(shift + TWO_CARS, 1.0),
            _ => {}
        }
        note(shift + READY, much * ready);
        if front_is_ready {
            note(shift + BEST_DIE, self.best_die[seat.index()]);
        }
        note(shift + TO_COME, self.to_come[seat.index()]);
    }
}

/// How strong every gang is, kept so that a change of one need not weigh them all again.
#[derive(Clone, Copy)]
pub struct Gauge {
    fronts: [f32; MOST_SEATS],
    is_final: bool,
    powers: [f32; MOST_SEATS],
}

impl Gauge {
    /// How likely a seat is to win.
    pub fn chance(&self, seat: Seat) -> f32 {
        let all: f32 = self.powers.iter().sum();
        if all > 0.0 { self.powers[seat.index()] / all } else { 0.0 }
    }
}

/// How far forward the most forward car of all is.
fn lead(fronts: &[f32; MOST_SEATS]) -> f32 {
    fronts.iter().copied().fold(0.0, f32::max)
}

/// How near the next advance is: 1 if the leader is about to drive off the front edge, 0 if that is far off.
fn nearness(lead: f32) -> f32 {
    let to_edge = f32::from(COLUMNS) - lead;
    ((FAR_EDGE - to_edge) / (FAR_EDGE - NEAR_EDGE)).clamp(0.0, 1.0)
}

/// Between which two knots a column lies, with the share of each.
fn between_knots(forward: f32) -> [(usize, f32); 2] {
    let above = KNOTS.iter().position(|knot| forward < *knot).unwrap_or(KNOTS.len());
    match above {
        0 => [(0, 1.0), (0, 0.0)],
        above if above == KNOTS.len() => [(above - 1, 1.0), (above - 1, 0.0)],
        above => {
            let share = (forward - KNOTS[above - 1]) / (KNOTS[above] - KNOTS[above - 1]);
            [(above - 1, 1.0 - share), (above, share)]
        }
    }
}

const _: () = assert!(WEIGHTS.len() == TRAITS);
