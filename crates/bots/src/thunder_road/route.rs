//! The best way for one car: every way it can drive, with what lies on it weighed by its odds.
//!
//! How good it is to be in a space with some moves left does not depend on how the car came there, but for whether it
//! has met nothing but road. So each space is worked out once for each number of moves, and a plan for one die is a
//! part of the plan for a higher one.

use super::map::Lying;
use super::outlook::Outlook;
use super::standing::FORWARDS;
use super::weights::UNKNOWN_COLUMNS;
use arrayvec::ArrayVec;
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::{
    COLUMNS, Command, Condition, Damage, Direction, Ground, Hazard, Leader, Point, ROWS, RigCommand,
    SHOOTING_DIE, SPACES, STUNT_DIE, Space, TILE_COLUMNS, Terrain, Upgrade, VehicleId,
};
use crossroads_thunder_road::outlook::MOST_MOVES as LONGEST;
use crossroads_thunder_road::rules::readings;
use crossroads_thunder_road::state::{Bonus, Drive, Manner, Open, Place};

/// More moves than any car ever has.
const MOST_MOVES: usize = LONGEST as usize + 1;
/// What else a worth depends on in the base game: road so far, bonus still ahead, drift left.
const BASE_MOODS: usize = 8;
/// And with expansions: salt besides.
const MOODS: usize = 16;
/// And for the rig: up to three of steering.
const RIG_MOODS: usize = 32;

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
    moods: usize,
}

/// What a car has to drive with.
#[derive(Clone, Copy)]
pub struct Purse {
    moves: u8,
    on_road: bool,
    bonus: bool,
    /// A drift, or what is left of the rig's steering.
    spare: u8,
    /// Whether it has come onto salt, which earns the bonus whatever else it meets.
    salt: bool,
}

impl Purse {
    /// What is left of the drive of a turn.
    pub fn of(open: &Open) -> Purse {
        let drive: &Drive = &open.turn.drive;
        let bonus = drive.manner == Manner::Normal && drive.bonus == Bonus::Ahead;
        if open.turn.mover == Some(VehicleId::RIG) {
            let traction = open.turn.rig == Some(RigCommand::TractionDrive);
            return Purse::of_rig(drive.moves, open.rig.steering.unwrap_or(0), bonus && traction);
        }
        let spare = u8::from(drive.drift);
        Purse { moves: drive.moves, on_road: drive.on_road, bonus, spare, salt: drive.salt }
    }

    /// What the rig has: its bonus asks for the traction drive and for nothing else.
    pub fn of_rig(moves: u8, steering: u8, traction: bool) -> Purse {
        Purse { moves, on_road: true, bonus: traction, spare: steering.min(3), salt: true }
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
        Purse { spare: self.spare.saturating_sub(1), ..self }
    }

    fn off_road(self) -> Purse {
        Purse { on_road: false, ..self }
    }

    fn mood(self) -> usize {
        usize::from(self.on_road)
            | usize::from(self.bonus) << 1
            | usize::from(self.spare & 1) << 2
            | usize::from(self.salt) << 3
            | usize::from(self.spare >> 1) << 4
    }
}

impl<'a> Route<'a> {
    /// The ways of this car.
    pub fn of(outlook: &'a Outlook<'a>, mover: VehicleId) -> Route<'a> {
        let moods = match mover {
            VehicleId::RIG => RIG_MOODS,
            _ if outlook.open.options.is_base() => BASE_MOODS,
            _ => MOODS,
        };
        Route {
            outlook,
            mover,
            place: outlook.open.place(mover),
            standing: [f32::NAN; FORWARDS],
            slams: [f32::NAN; SPACES],
            advances: [f32::NAN; MOST_MOVES],
            resting: vec![f32::NAN; SPACES * MOST_MOVES * moods],
            moods,
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
            Place::On(space) => self.is_road(self.outlook.map.cell(space).terrain),
            Place::Waiting => true,
            Place::Gone | Place::Home | Place::Hanging => false,
        };
        let bonus = !self.outlook.open.has(self.mover, Damage::CloggedInjector);
        Purse { moves, on_road, bonus, spare: u8::from(drift), salt: false }
    }

    /// The same for a move that gets this die, and so many moves from a command.
    pub fn purse_of(&self, die: u8, more: u8) -> Purse {
        self.purse(self.outlook.moves(self.mover, die, more), false)
    }

    /// Whether ground is road for this car.
    fn is_road(&self, terrain: Terrain) -> bool {
        readings::counts_as(self.outlook.open, self.mover, terrain) == Terrain::Road
    }

    /// How likely the seat wins with the best way for this purse.
    pub fn best(&mut self, purse: Purse) -> f32 {
        match self.place {
            Place::Gone | Place::Home | Place::Hanging => self.outlook.now,
            Place::Waiting => (0..ROWS).map(|row| self.entering(row, purse)).fold(0.0, f32::max),
            Place::On(space) => self.driving(space, purse),
        }
    }

    /// The same for one move that is all there is (TR-9.14).
    pub fn coasting(&mut self) -> f32 {
        self.best(Purse { moves: 1, on_road: false, bonus: false, spare: 0, salt: false })
    }

    /// What each step from here leads to, or each entry.
    pub fn steps(&mut self, purse: Purse) -> ArrayVec<(Action, f32), { ROWS as usize }> {
        // Straight ahead comes first: it is taken where all ways are as good.
        let ways = [Direction::Front, Direction::FrontLeft, Direction::FrontRight];
        match self.place {
            Place::On(space) => {
                let ways = ways.into_iter().filter(|way| self.may_go(space, *way, purse));
                let ways: ArrayVec<Direction, 3> = ways.collect();
                let jump = self.may_jump().then(|| {
                    let to = space.point().along(Direction::Front, 2);
                    (Action::Jump, self.leaping(to, purse))
                });
                let steps = ways.into_iter().map(|way| (Action::Step(way), self.stepping(space, way, purse)));
                steps.chain(jump).collect()
            }
            Place::Waiting => (0..ROWS).map(|row| (Action::Enter(row), self.entering(row, purse))).collect(),
            Place::Gone | Place::Home | Place::Hanging => ArrayVec::new(),
        }
    }

    /// How good it is to enter the board in this row.
    fn entering(&mut self, row: u8, purse: Purse) -> f32 {
        self.arriving(Point { row: row as i8, column: 0 }, Direction::Front, purse)
    }

    /// How good it is to go on from the own space without a slam there.
    pub fn going_on(&mut self, purse: Purse) -> f32 {
        match self.place {
            Place::On(space) => self.resting(space, purse),
            Place::Gone | Place::Waiting | Place::Home | Place::Hanging => 0.0,
        }
    }

    /// How good it is to slam who stands in the own space.
    pub fn slamming(&mut self, bottom: VehicleId) -> f32 {
        match self.place {
            Place::On(space) => self.slamming_at(space, bottom),
            Place::Gone | Place::Waiting | Place::Home | Place::Hanging => 0.0,
        }
    }

    fn is_rig(&self) -> bool {
        self.mover == VehicleId::RIG
    }

    /// Whether a step can be chosen: the rig needs steering for it and never leaves the road.
    fn may_go(&self, from: Space, way: Direction, purse: Purse) -> bool {
        if self.is_rig() {
            let has_steering = way == Direction::Front || purse.spare > 0;
            return has_steering && from.point().step(way).ground() != Ground::OverSide;
        }
        readings::steers(self.outlook.open, self.mover, way)
    }

    /// Whether the car may drive over one space; a plan does not reckon with it before it is there.
    fn may_jump(&self) -> bool {
        let open = self.outlook.open;
        let has_charge = open.car(self.mover).is_some_and(|car| car.charges > 0);
        has_charge && open.turn.drive.manner == Manner::Normal && open.wears(self.mover, Upgrade::JumpJets)
    }

    /// Lands there for one move, whatever the landing costs.
    fn leaping(&mut self, to: Point, purse: Purse) -> f32 {
        match to.ground() {
            _ if self.outlook.map.is_deadly(to, Direction::Rear) => self.dying(),
            Ground::Space(space) => {
                let cost = readings::cost(self.outlook.open, self.mover, space, self.terrain(space));
                let moves = purse.moves.saturating_add(cost).saturating_sub(1);
                let paid = Purse { moves, ..purse };
                self.arriving(to, Direction::Front, paid)
            }
            _ => self.over_front(purse.moves.saturating_sub(1)),
        }
    }

    fn terrain(&self, space: Space) -> Terrain {
        self.outlook.map.cell(space).terrain
    }

    fn stepping(&mut self, from: Space, way: Direction, purse: Purse) -> f32 {
        let steered = self.is_rig() && way != Direction::Front;
        let purse = if steered { purse.drifted() } else { purse };
        self.arriving(from.point().step(way), way, purse)
    }

    fn driving(&mut self, from: Space, purse: Purse) -> f32 {
        let mut best = 0.0_f32;
        for way in Direction::ARC {
            if self.may_go(from, way, purse) {
                best = best.max(self.stepping(from, way, purse));
            }
        }
        best
    }

    /// The car comes to a point by driving, in the order of TR-5.2.
    fn arriving(&mut self, to: Point, way: Direction, mut purse: Purse) -> f32 {
        let Ground::Space(space) = to.ground() else {
            if self.outlook.map.is_deadly(to, way) {
                return self.dying();
            }
            return self.over_front(purse.moves.saturating_sub(1));
        };
        let cell = *self.outlook.map.cell(space);
        if cell.terrain == Terrain::Impassable {
            purse.moves = purse.moves.saturating_sub(1);
            return if self.is_rig() { self.bruised(space, purse) } else { self.dying() };
        }
        let cost = readings::cost(self.outlook.open, self.mover, space, cell.terrain);
        purse.moves = purse.moves.saturating_sub(cost);
        let token = if self.ploughs() { Lying::None } else { cell.token };
        match token {
            Lying::None => self.on_ground(cell.terrain, space, way, purse),
            Lying::FaceUp(hazard) => self.in_hazard(hazard, space, way, purse),
            Lying::FaceDown => {
                let odds = Hazard::PILED.map(|hazard| self.outlook.map.odds(hazard));
                let possible = Hazard::PILED.into_iter().zip(odds).filter(|(_, odds)| *odds > 0.0);
                possible.map(|(hazard, odds)| odds * self.in_hazard(hazard, space, way, purse)).sum()
            }
        }
    }

    /// Whether the next token does nothing; that a second one would is left out.
    fn ploughs(&self) -> bool {
        !self.outlook.open.turn.done.plough && self.outlook.open.wears(self.mover, Upgrade::HazardPlough)
    }

    /// The rig goes on, with a damage (BR-4.1).
    fn bruised(&mut self, space: Space, purse: Purse) -> f32 {
        self.meeting(space, purse) + self.outlook.hurt(self.mover)
    }

    fn in_hazard(&mut self, hazard: Hazard, space: Space, way: Direction, mut purse: Purse) -> f32 {
        match hazard {
            Hazard::Road if self.is_mined(space) => self.in_hazard(Hazard::Mine, space, way, purse),
            Hazard::Road => self.resting(space, purse),
            Hazard::Mud => {
                purse.on_road = false;
                self.resting(space, purse)
            }
            Hazard::Oil | Hazard::LaidOil | Hazard::Mine | Hazard::LaidMine if self.is_rig() => {
                self.bruised(space, purse)
            }
            Hazard::Oil | Hazard::LaidOil => {
                let slides = Direction::ALL.map(|way| self.sliding(space.point().step(way), way, purse));
                slides.iter().sum::<f32>() / slides.len() as f32
            }
            Hazard::Mine | Hazard::LaidMine => self.stopping(space) + self.outlook.hurt(self.mover),
            Hazard::Wreck => self.slamming_at(space, VehicleId::wreck(0)),
            Hazard::Glass => self.on_ground(Terrain::Glass, space, way, purse),
            Hazard::Ramp => self.on_ground(Terrain::Ramp, space, way, purse),
            Hazard::Fire => self.on_ground(Terrain::Fire, space, way, purse),
            Hazard::PitTrap => {
                let faces = SHOOTING_DIE.iter().filter(|face| face.hits(self.mover.size())).count();
                let caught = faces as f32 / SHOOTING_DIE.len() as f32;
                let gone = if self.is_rig() { self.bruised(space, purse) } else { self.dying() };
                caught * gone + (1.0 - caught) * self.resting(space, purse)
            }
            // Nobody can say what becomes of it, and whoever is last will not like a worm.
            Hazard::Earthquake | Hazard::Sandworm => {
                let shaken = if self.is_rig() && hazard == Hazard::Earthquake {
                    self.outlook.hurt(self.mover)
                } else {
                    0.0
                };
                self.resting(space, purse) + shaken
            }
        }
    }

    /// Whether a road token that is turned up there is a mine.
    fn is_mined(&self, space: Space) -> bool {
        let is_down = self.outlook.open.token(space).is_some_and(|token| token.face.is_none());
        is_down && self.outlook.open.condition_at(space) == Some(Condition::Minefield)
    }

    /// What the ground does, then who is there (CD-2.1).
    fn on_ground(&mut self, terrain: Terrain, space: Space, way: Direction, mut purse: Purse) -> f32 {
        match terrain {
            Terrain::Sludge | Terrain::Glass | Terrain::Ramp | Terrain::Fire if self.is_rig() => {
                return self.bruised(space, purse);
            }
            Terrain::Glass => return self.sliding(space.point().step(way), way, purse.off_road()),
            Terrain::Ramp if way == Direction::Front => return self.jumping(space),
            Terrain::Ramp => return self.dying(),
            Terrain::Sludge => purse = Purse { moves: 0, bonus: false, ..purse.off_road() },
            Terrain::Fire => return self.meeting(space, purse.off_road()) + self.outlook.burning(self.mover),
            Terrain::Salt => purse.salt = true,
            Terrain::Road | Terrain::OffRoad | Terrain::Mud | Terrain::Impassable => {}
        }
        self.meeting(space, purse)
    }

    /// Flies over a ramp and loses the rest (CD-2.8).
    fn jumping(&mut self, ramp: Space) -> f32 {
        let land = |spaces: u8| {
            let to = ramp.point().along(Direction::Front, spaces);
            let far = if spaces > 1 { Direction::Rear } else { Direction::Front };
            (to, far)
        };
        let flights = STUNT_DIE.map(land);
        let landed = flights.map(|(to, way)| match to.ground() {
            _ if self.outlook.map.is_deadly(to, way) => self.dying(),
            Ground::Space(space) => self.stopping(space),
            _ => self.over_front(0),
        });
        landed.iter().sum::<f32>() / landed.len() as f32
    }

    /// Comes to a point by a slide; tokens that lie there are not looked at, for they are rarely neighbours.
    fn sliding(&mut self, to: Point, way: Direction, mut purse: Purse) -> f32 {
        if self.outlook.map.is_deadly(to, way) {
            return self.dying();
        }
        let Ground::Space(space) = to.ground() else { return self.over_front(purse.moves) };
        let cell = *self.outlook.map.cell(space);
        match cell.terrain {
            Terrain::Glass => return self.sliding(to.step(way), way, purse.off_road()),
            Terrain::Ramp => return self.jumping(space),
            Terrain::Sludge => return self.stopping(space),
            _ => {}
        }
        purse.on_road &= self.is_road(cell.terrain);
        match cell.vehicle.filter(|who| *who != self.mover) {
            Some(_) if !(self.mover.kind().row().passes && purse.moves > 0) => self.stopping(space),
            _ => self.resting(space, purse),
        }
    }

    /// Somebody may be there already.
    fn meeting(&mut self, space: Space, mut purse: Purse) -> f32 {
        let cell = self.outlook.map.cell(space);
        purse.on_road &= self.is_road(cell.terrain) || self.is_rig();
        let own = |who: VehicleId| who == self.mover || (self.is_rig() && who.as_section().is_some());
        let Some(bottom) = cell.vehicle.filter(|who| !own(*who)) else {
            return self.resting(space, purse);
        };
        let slam = self.slamming_at(space, bottom);
        if purse.moves == 0 || self.is_rig() {
            return slam;
        }
        if self.mover.kind().row().passes {
            return slam.max(self.resting(space, purse));
        }
        if purse.spare > 0 {
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
        let key = (usize::from(space.0) * MOST_MOVES + usize::from(purse.moves)) * self.moods + purse.mood();
        if self.resting[key].is_nan() {
            self.resting[key] = if purse.moves > 0 {
                self.driving(space, purse)
            } else {
                let stop = self.stopping(space);
                if (purse.on_road || purse.salt || self.has_ribbon(space)) && purse.bonus {
                    stop.max(self.driving(space, purse.with_bonus(self.outlook.road_die(self.mover))))
                } else {
                    stop
                }
            };
        }
        self.resting[key]
    }

    /// Whether a black ribbon earns the bonus in a space.
    fn has_ribbon(&self, space: Space) -> bool {
        let is_ashas = self.outlook.open.led_by(self.outlook.me, Leader::Asha);
        is_ashas && self.is_road(self.terrain(space))
    }

    /// How good it is to end the move in the own space.
    pub fn halting(&mut self) -> f32 {
        let Place::On(space) = self.place else { return 0.0 };
        match self.outlook.map.cell(space).vehicle.filter(|who| *who != self.mover && !self.is_rig()) {
            Some(bottom) => self.slamming_at(space, bottom),
            None => self.stopping(space),
        }
    }

    /// The move ends in a space; then the car shoots, and whoever is under a chopper is lost.
    fn stopping(&mut self, space: Space) -> f32 {
        let shot = self.outlook.best_shot(space, Some(self.mover)) + self.flames(space);
        if self.outlook.map.cell(space).has_chopper && !self.is_rig() {
            return self.dying() + shot;
        }
        let known = &mut self.standing[usize::from(space.forwardness())];
        if known.is_nan() {
            *known = self.outlook.with_driven(self.mover, space);
        }
        // Nothing pushes the rig.
        let beside_death =
            if self.mover == VehicleId::RIG { 0.0 } else { self.outlook.beside_death(self.mover, space) };
        *known + shot + beside_death
    }

    /// What a flamethrower does from a space.
    fn flames(&self, space: Space) -> f32 {
        if !self.outlook.open.works(Command::Flamethrower) {
            return 0.0;
        }
        self.outlook.map.targets(space, Some(self.mover)).map(|who| self.outlook.burning(who)).sum()
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
