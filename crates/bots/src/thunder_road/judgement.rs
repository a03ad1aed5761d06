//! Who is going to win, by experience: a small network that has seen how tens of thousands of tables ended.
//!
//! Each gang is looked at by itself, as a row of inputs about its cars, its dice and who is near them. One layer makes a
//! strength of it, and the chances are the soft maximum of the strengths. It says more than a standing does, since it
//! knows the dice in every gang's hands and who is near whom, but only at the start of a turn: that is all it has seen.
//! `examples/judge_thunder_road.rs` plays the tables and fits the weights.

use super::crew_weights::CREWS;
use super::judgement_weights::{INNER, OUTER};
use super::map::{Lying, Map};
pub use super::standing::{STORY, Story};
use super::standing::{Standing, position};
use arrayvec::ArrayVec;
use crossroads_engine::Seat;
use crossroads_thunder_road::data::{
    COLUMNS, Crew, Direction, MOST_SEATS, Size, Space, TILE_COLUMNS, Terrain, VehicleId,
};
use crossroads_thunder_road::rules::advance::final_of_two;
use crossroads_thunder_road::state::{Open, Phase, Place, Step};

/// What is told of the table and of a gang's dice.
const OF_GANG: usize = 16;
/// What is told of a car.
const OF_CAR: usize = 15;
/// What is told of a gang in all, the last a one.
pub const INPUTS: usize = OF_GANG + 3 * OF_CAR + 1;
/// How many features the network makes of it.
pub const FEATURES: usize = 24;
/// Within so many columns cars matter to each other.
const NEAR: f32 = 8.0;
/// So far ahead a driver looks whether the way is clear.
const SIGHT: u8 = 6;

/// What is told of one gang.
pub type Inputs = [f32; INPUTS];

/// Whether a turn begins with the next decision.
pub fn is_start_of_turn(open: &Open) -> bool {
    open.stack.is_empty()
        && open.turn.mover.is_none()
        && matches!(open.turn.step, Step::Assign | Step::Coast | Step::Steer | Step::RigDie)
}

/// How likely each seat wins at the start of a turn.
pub fn chances(open: &Open) -> [f32; MOST_SEATS] {
    let mut chances = [0.0; MOST_SEATS];
    if let Phase::Over { winners } = open.phase {
        for seat in winners.iter() {
            chances[seat.index()] = 1.0 / winners.len() as f32;
        }
        return chances;
    }
    if !open.options.is_base() {
        // What the network has learnt is about cars on the roads of the box.
        for (seat, crew, story) in crews(open) {
            let told = story.iter().zip(&CREWS[crew as usize]);
            chances[seat.index()] = told.map(|(much, weight)| much * weight).sum::<f32>().exp();
        }
        return shares(chances);
    }
    let gangs = Gangs::of(open);
    for seat in open.in_game().iter() {
        chances[seat.index()] = strength(&gangs.inputs(seat)).exp();
    }
    shares(chances)
}

fn shares(strengths: [f32; MOST_SEATS]) -> [f32; MOST_SEATS] {
    let all: f32 = strengths.iter().sum();
    strengths.map(|strength| strength / all)
}

/// What is told of the crews that are in the game, where expansions are in play. It is far less than of the gangs of the box, but
/// of cars, bikes and the rig each has weights of its own; `examples/judge_crews_thunder_road.rs` fits them.
pub fn crews(open: &Open) -> Vec<(Seat, Crew, Story)> {
    Standing::of(open).stories().collect()
}

/// What a gang's chances are the exponential of.
fn strength(inputs: &Inputs) -> f32 {
    let mut features = [0.0; FEATURES];
    for (input, row) in inputs.iter().zip(&INNER).filter(|(input, _)| **input != 0.0) {
        for (feature, weight) in features.iter_mut().zip(row) {
            *feature += input * weight;
        }
    }
    features.iter().zip(&OUTER).map(|(feature, weight)| feature.max(0.0) * weight).sum()
}

/// A table with what the inputs of all gangs share.
pub struct Gangs<'a> {
    open: &'a Open,
    map: Map,
    lead: f32,
}

impl<'a> Gangs<'a> {
    /// The gangs of a table.
    pub fn of(open: &'a Open) -> Gangs<'a> {
        let cars = open.gangs.iter().flat_map(|(seat, _)| VehicleId::gang(seat));
        let operable = cars.filter(|car| open.is_operable(*car));
        let lead = operable.map(|car| position(open, car)).fold(0.0, f32::max);
        Gangs { open, map: Map::of(open), lead }
    }

    /// What is told of a gang.
    pub fn inputs(&self, seat: Seat) -> Inputs {
        let open = self.open;
        let gang = &open.gangs[seat];
        let mut inputs = [0.0; INPUTS];
        let seats = f32::from(open.seats());
        let to_come = (seat.0 + open.seats() - open.turn.seat.0) % open.seats();
        let of_two = open.seats() == 2;
        let best = f32::from(gang.dice.last().copied().unwrap_or_default());
        let told = [
            bit(open.road.is_final),
            bit(of_two),
            if of_two {
                f32::from(open.road.laid) / f32::from(final_of_two(open.options.fifth_tile))
            } else {
                0.0
            },
            self.lead / f32::from(COLUMNS),
            bit(open.round < 2),
            open.in_game().len() as f32 / 4.0,
            seats / 4.0,
            f32::from(to_come) / seats,
            bit(to_come == 0),
            f32::from(open.road_die) / 6.0,
            bit(gang.commanded),
            bit(gang.chopper.is_some()),
        ];
        inputs[..told.len()].copy_from_slice(&told);
        for (input, die) in inputs[told.len()..OF_GANG].iter_mut().zip(gang.dice.iter().rev()) {
            *input = f32::from(*die) / 6.0;
        }
        let mut cars: ArrayVec<_, 3> = VehicleId::gang(seat).collect();
        cars.sort_by(|one, other| self.order(*other).total_cmp(&self.order(*one)));
        for (place, who) in cars.into_iter().enumerate() {
            let told = self.car(who, seat, best);
            inputs[OF_GANG + place * OF_CAR..][..OF_CAR].copy_from_slice(&told);
        }
        inputs[INPUTS - 1] = 1.0;
        inputs
    }

    /// Operable cars come first, the most forward of them before all.
    fn order(&self, who: VehicleId) -> f32 {
        match self.open.place(who) {
            Place::Gone => f32::MIN,
            _ if !self.open.is_operable(who) => position(self.open, who) - 100.0,
            _ => position(self.open, who),
        }
    }

    fn car(&self, who: VehicleId, seat: Seat, best: f32) -> [f32; OF_CAR] {
        let mut told = [0.0; OF_CAR];
        let Some(car) = self.open.car(who).filter(|_| self.open.place(who) != Place::Gone) else {
            return told;
        };
        let at = position(self.open, who);
        let on_rear_tile = bit(at < f32::from(TILE_COLUMNS) && !self.open.road.is_final);
        if car.inoperable {
            told[0] = 1.0;
            told[1] = on_rear_tile;
            return told;
        }
        let is_ready = car.die.is_none();
        let to_edge = f32::from(COLUMNS) - at;
        let [behind, ahead, beside] = self.company(seat, at);
        let (mut clear, mut deadly, mut off_road) = (0.5, 0.0, 0.0);
        if let Some(space) = self.open.space_of(who) {
            clear = f32::from(self.clear_ahead(space)) / f32::from(SIGHT);
            deadly = self.map.deadly_around(space) / 3.0;
            off_road = bit(self.map.cell(space).terrain != Terrain::Road);
        }
        told[2..].copy_from_slice(&[
            1.0,
            at / f32::from(COLUMNS),
            on_rear_tile,
            (self.lead - at) / 12.0,
            bit(is_ready),
            bit(!car.damage.is_empty()),
            f32::from(who.size() as u8 - Size::Small as u8) / 2.0,
            behind,
            ahead,
            beside,
            clear,
            deadly + off_road,
            if is_ready { ((best + 3.0 - to_edge) / 6.0).clamp(0.0, 1.0) } else { 0.0 },
        ]);
        told
    }

    /// How much of the others' cars is behind, ahead and beside, the nearer the more.
    fn company(&self, seat: Seat, at: f32) -> [f32; 3] {
        let others = self.open.gangs.iter().filter(|(other, _)| *other != seat);
        let cars = others.flat_map(|(other, _)| VehicleId::gang(other));
        let on_board = cars.filter(|car| self.open.space_of(*car).is_some() && self.open.is_operable(*car));
        let [mut behind, mut ahead, mut beside] = [0.0; 3];
        for lead in on_board.map(|car| at - position(self.open, car)) {
            let closeness = (1.0 - lead.abs() / NEAR).max(0.0);
            *(if lead > 0.0 { &mut behind } else { &mut ahead }) += closeness;
            if lead.abs() <= 1.0 {
                beside += 0.5;
            }
        }
        [behind, ahead, beside]
    }

    /// How many spaces straight ahead hold nothing but road.
    fn clear_ahead(&self, space: Space) -> u8 {
        let mut at = space;
        for clear in 0..SIGHT {
            let Some(next) = at.neighbour(Direction::Front) else { return SIGHT };
            let cell = self.map.cell(next);
            if cell.terrain != Terrain::Road || cell.token != Lying::None || cell.vehicle.is_some() {
                return clear;
            }
            at = next;
        }
        SIGHT
    }
}

fn bit(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}
