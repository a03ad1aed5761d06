//! The best way for one car: every way it can drive, with what lies on it weighed by its odds.
//!
//! How good it is to be in a space with some moves left does not depend on how the car came there, but for whether it
//! has met nothing but road. So each space is worked out once for each number of moves, and a plan for one die is a
//! part of the plan for a higher one.

use super::map::{Lying, SPACES};
use super::outlook::Outlook;
use super::standing::FORWARDS;
use super::weights::UNKNOWN_COLUMNS;
use arrayvec::ArrayVec;
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::{
    COLUMNS, Direction, Ground, Hazard, Point, ROWS, Space, TILE_COLUMNS, Terrain, VehicleId,
};
use crossroads_thunder_road::state::{Bonus, Drive, Manner, Place};

/// More moves than any car ever has: a six and a nitro of three.
const MOST_MOVES: usize = 10;
/// What else a worth depends on: road so far, bonus still ahead, drift left.
const MOODS: usize = 8;

/// A car and all its ways.
pub struct Route<'a> {
    outlook: &'a Outlook<'a>,
    mover: VehicleId,
    place: Place,
    /// What it is worth to stand so far forward; not a number until somebody asks.
    standing: [f32; FORWARDS],
    slams: [f32; SPACES],
    advances: [f32; MOST_MOVES],
    resting: Vec<f32>,
}

/// What a car has to drive with.
#[derive(Clone, Copy)]
pub struct Purse {
    moves: u8,
    on_road: bool,
    bonus: bool,
    drift: bool,
}

impl Purse {
    /// What is left of a drive.
    pub fn of(drive: &Drive) -> Purse {
        let bonus = drive.manner == Manner::Normal && drive.bonus == Bonus::Ahead;
        Purse { moves: drive.moves, on_road: drive.on_road, bonus, drift: drive.drift }
    }

    /// With the moves of the bonus.
    pub fn with_bonus(self, moves: u8) -> Purse {
        Purse { moves, bonus: false, ..self }
    }

    /// With no bonus to come.
    pub fn without_bonus(self) -> Purse {
        Purse { bonus: false, ..self }
    }

    /// With its drift used.
    pub fn drifted(self) -> Purse {
        Purse { drift: false, ..self }
    }

    fn mood(self) -> usize {
        usize::from(self.on_road) | usize::from(self.bonus) << 1 | usize::from(self.drift) << 2
    }
}

impl<'a> Route<'a> {
    /// The ways of this car.
    pub fn of(outlook: &'a Outlook<'a>, mover: VehicleId) -> Route<'a> {
        Route {
            outlook,
            mover,
            place: outlook.open.car(mover).map(|car| car.place).unwrap_or_default(),
            standing: [f32::NAN; FORWARDS],
            slams: [f32::NAN; SPACES],
            advances: [f32::NAN; MOST_MOVES],
            resting: vec![f32::NAN; SPACES * MOST_MOVES * MOODS],
        }
    }

    /// The car.
    pub fn mover(&self) -> VehicleId {
        self.mover
    }

    /// The car has driven on, and nothing else has changed: what was worked out still holds.
    pub fn drive_on(&mut self, place: Place) {
        self.place = place;
    }

    /// What the car has for a normal move, before it has begun.
    pub fn purse(&self, moves: u8, drift: bool) -> Purse {
        let on_road = match self.place {
            Place::On(space) => self.outlook.map.cell(space).terrain == Terrain::Road,
            Place::Waiting => true,
            Place::Gone | Place::Home => false,
        };
        Purse { moves, on_road, bonus: true, drift }
    }

    /// How likely the seat wins with the best way for this purse.
    pub fn best(&mut self, purse: Purse) -> f32 {
        match self.place {
            Place::Gone | Place::Home => self.outlook.now,
            Place::Waiting => (0..ROWS).map(|row| self.entering(row, purse)).fold(0.0, f32::max),
            Place::On(space) => self.driving(space, purse),
        }
    }

    /// The same for one move that is all there is (TR-9.14).
    pub fn coasting(&mut self) -> f32 {
        self.best(Purse { moves: 1, on_road: false, bonus: false, drift: false })
    }

    /// What each step from here leads to, or each entry.
    pub fn steps(&mut self, purse: Purse) -> ArrayVec<(Action, f32), { ROWS as usize }> {
        // Straight ahead comes first: it is taken where all ways are as good.
        let ways = [Direction::Front, Direction::FrontLeft, Direction::FrontRight];
        match self.place {
            Place::On(space) => {
                let to = |way| self.arriving(space.point().step(way), purse);
                ways.into_iter().map(Action::Step).zip(ways.map(to)).collect()
            }
            Place::Waiting => (0..ROWS).map(|row| (Action::Enter(row), self.entering(row, purse))).collect(),
            Place::Gone | Place::Home => ArrayVec::new(),
        }
    }

    /// How good it is to enter the board in this row.
    fn entering(&mut self, row: u8, purse: Purse) -> f32 {
        self.arriving(Point { row: row as i8, column: 0 }, purse)
    }

    /// How good it is to go on from the own space without a slam there.
    pub fn going_on(&mut self, purse: Purse) -> f32 {
        match self.place {
            Place::On(space) => self.resting(space, purse),
            Place::Gone | Place::Waiting | Place::Home => 0.0,
        }
    }

    /// How good it is to slam who stands in the own space.
    pub fn slamming(&mut self, bottom: VehicleId) -> f32 {
        match self.place {
            Place::On(space) => self.slamming_at(space, bottom),
            Place::Gone | Place::Waiting | Place::Home => 0.0,
        }
    }

    fn driving(&mut self, from: Space, purse: Purse) -> f32 {
        let ways = Direction::ARC.map(|direction| self.arriving(from.point().step(direction), purse));
        ways.into_iter().fold(0.0, f32::max)
    }

    /// The car comes to a point by driving, in the order of TR-5.2.
    fn arriving(&mut self, to: Point, mut purse: Purse) -> f32 {
        if self.outlook.map.is_deadly(to) {
            return self.dying();
        }
        let Ground::Space(space) = to.ground() else { return self.over_front(purse.moves.saturating_sub(1)) };
        let cell = *self.outlook.map.cell(space);
        purse.moves = purse.moves.saturating_sub(cell.terrain.cost());
        match cell.token {
            Lying::None => self.meeting(space, purse),
            Lying::FaceUp(hazard) => self.in_hazard(hazard, space, purse),
            Lying::FaceDown => {
                let odds = Hazard::ALL.map(|hazard| self.outlook.map.odds(hazard));
                let possible = Hazard::ALL.into_iter().zip(odds).filter(|(_, odds)| *odds > 0.0);
                possible.map(|(hazard, odds)| odds * self.in_hazard(hazard, space, purse)).sum()
            }
        }
    }

    fn in_hazard(&mut self, hazard: Hazard, space: Space, mut purse: Purse) -> f32 {
        match hazard {
            Hazard::Road => self.resting(space, purse),
            Hazard::Mud => {
                purse.on_road = false;
                self.resting(space, purse)
            }
            Hazard::Oil => {
                let slides =
                    Direction::ALL.map(|direction| self.sliding(space.point().step(direction), purse));
                slides.iter().sum::<f32>() / slides.len() as f32
            }
            Hazard::Mine => self.stopping(space) + self.outlook.hurt(self.mover),
            Hazard::Wreck => self.slamming_at(space, VehicleId::wreck(0)),
        }
    }

    /// Comes to a point by a slide; what lies there is not looked at, for oil and mines are rarely neighbours.
    fn sliding(&mut self, to: Point, mut purse: Purse) -> f32 {
        if self.outlook.map.is_deadly(to) {
            return self.dying();
        }
        let Ground::Space(space) = to.ground() else { return self.over_front(purse.moves) };
        let cell = self.outlook.map.cell(space);
        purse.on_road &= cell.terrain == Terrain::Road;
        match cell.vehicle.filter(|who| *who != self.mover) {
            Some(_) => self.stopping(space),
            None => self.resting(space, purse),
        }
    }

    /// Somebody may be there already.
    fn meeting(&mut self, space: Space, mut purse: Purse) -> f32 {
        let cell = self.outlook.map.cell(space);
        purse.on_road &= cell.terrain == Terrain::Road;
        let Some(bottom) = cell.vehicle.filter(|who| *who != self.mover) else {
            return self.resting(space, purse);
        };
        let slam = self.slamming_at(space, bottom);
        if purse.drift && purse.moves > 0 {
            return slam.max(self.resting(space, purse.drifted()));
        }
        slam
    }

    /// Slams who stands in a space, or the wreck that a token brings: never both, so one worth a space is enough.
    fn slamming_at(&mut self, space: Space, bottom: VehicleId) -> f32 {
        if self.slams[usize::from(space.0)].is_nan() {
            let staying = self.stopping(space);
            self.slams[usize::from(space.0)] = self.outlook.slam(self.mover, bottom, space, staying);
        }
        self.slams[usize::from(space.0)]
    }

    /// The car is alone in a space and drives on, or has come to the end of its moves.
    fn resting(&mut self, space: Space, purse: Purse) -> f32 {
        let key = (usize::from(space.0) * MOST_MOVES + usize::from(purse.moves)) * MOODS + purse.mood();
        if self.resting[key].is_nan() {
            self.resting[key] = if purse.moves > 0 {
                self.driving(space, purse)
            } else {
                let stop = self.stopping(space);
                if purse.on_road && purse.bonus {
                    stop.max(self.driving(space, purse.with_bonus(self.outlook.open.road_die)))
                } else {
                    stop
                }
            };
        }
        self.resting[key]
    }

    /// The move ends in a space; then the car shoots, and whoever is under a chopper is lost.
    fn stopping(&mut self, space: Space) -> f32 {
        let shot = self.outlook.best_shot(space, Some(self.mover));
        if self.outlook.map.cell(space).has_chopper {
            return self.dying() + shot;
        }
        let known = &mut self.standing[usize::from(space.forwardness())];
        if known.is_nan() {
            *known = self.outlook.with_driven(self.mover, space);
        }
        *known + shot + self.outlook.beside_death(self.mover, space)
    }

    fn dying(&self) -> f32 {
        self.outlook.now + self.outlook.gone(self.mover)
    }

    /// Over the front edge: home, or on to a tile that nobody knows.
    fn over_front(&mut self, moves: u8) -> f32 {
        if self.outlook.open.road.is_final {
            return 1.0;
        }
        let slot = &mut self.advances[usize::from(moves).min(MOST_MOVES - 1)];
        if slot.is_nan() {
            let further = (UNKNOWN_COLUMNS * f32::from(moves)).min(f32::from(TILE_COLUMNS) - 1.0);
            let edge = f32::from(COLUMNS);
            *slot =
                self.outlook.standing.driven(self.mover, edge + further).advanced().chance(self.outlook.me);
        }
        *slot
    }
}
