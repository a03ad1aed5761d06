//! What a seat makes of a table: how likely it wins, and what each thing that may happen would change about that.

use super::map::{Lying, Map};
use super::standing::{FORWARDS, Gauge, Standing, UNITS, forward, unit};
use super::weights::{BESIDE_DEATH, DEADLY_HIT, DEADLY_NEIGHBOUR};
use crossroads_engine::Seat;
use crossroads_thunder_road::data::{
    Direction, Ground, Hazard, Kind, SHOOTING_DIE, SLAM_DIE, SlamFace, Space, VehicleId,
};
use crossroads_thunder_road::rules::slams::{Settled, settled};
use crossroads_thunder_road::state::Open;
use std::array::from_fn;
use std::cell::Cell;
use std::cmp::Ordering;

/// A table with the eyes of one seat. All worths are chances to win.
pub struct Outlook<'a> {
    /// The table.
    pub open: &'a Open,
    /// Whose eyes.
    pub me: Seat,
    /// The board.
    pub map: Map,
    /// Where the gangs stand.
    pub standing: Standing,
    /// How likely the seat wins as things are.
    pub now: f32,
    gauge: Gauge,
    // What was worked out once; not a number until somebody asks.
    hurt: [Cell<f32>; UNITS],
    gone: [Cell<f32>; UNITS],
    moved: [[Cell<f32>; FORWARDS]; UNITS],
}

impl<'a> Outlook<'a> {
    /// What this seat makes of the table.
    pub fn of(open: &'a Open, me: Seat) -> Outlook<'a> {
        let (map, standing) = (Map::of(open), Standing::of(open));
        let gauge = standing.gauge();
        let now = gauge.chance(me);
        let unknown = || Cell::new(f32::NAN);
        Outlook {
            open,
            me,
            map,
            standing,
            now,
            gauge,
            hurt: from_fn(|_| unknown()),
            gone: from_fn(|_| unknown()),
            moved: from_fn(|_| from_fn(|_| unknown())),
        }
    }

    /// What a damage to this vehicle changes.
    pub fn hurt(&self, who: VehicleId) -> f32 {
        let (Some(index), Some(owner)) = (unit(who), self.open.owner(who)) else { return 0.0 };
        once(&self.hurt[index], || {
            if !self.open.is_operable(who) {
                return 0.0;
            }
            let around = self.open.space_of(who).map_or(0.0, |space| self.map.deadly_around(space));
            // Only a car draws a token that may throw it about.
            let deadly = if who.kind() == Kind::Car { DEADLY_HIT + DEADLY_NEIGHBOUR * around } else { 0.0 };
            let token = self.standing.hurt(who).chance_after(&self.gauge, owner, self.me) - self.now;
            (1.0 - deadly) * token + deadly * self.gone(who)
        })
    }

    /// What the end of this vehicle changes.
    pub fn gone(&self, who: VehicleId) -> f32 {
        let (Some(index), Some(owner)) = (unit(who), self.open.owner(who)) else { return 0.0 };
        once(&self.gone[index], || {
            self.standing.without(who).chance_after(&self.gauge, owner, self.me) - self.now
        })
    }

    /// What a shot at this vehicle changes.
    pub fn shot(&self, who: VehicleId) -> f32 {
        let faces = SHOOTING_DIE.iter().filter(|face| face.hits(who.size())).count();
        faces as f32 / SHOOTING_DIE.len() as f32 * self.hurt(who)
    }

    /// What the best shot from a space changes; holding fire changes nothing.
    pub fn best_shot(&self, from: Space, shooter: Option<VehicleId>) -> f32 {
        if self.open.round < 2 {
            return 0.0;
        }
        self.map.targets(from, shooter).map(|who| self.shot(who)).fold(0.0, f32::max)
    }

    /// What it changes if a vehicle burns.
    pub fn burning(&self, who: VehicleId) -> f32 {
        let Some(owner) = self.open.owner(who) else { return 0.0 };
        self.standing.burning(who).chance_after(&self.gauge, owner, self.me) - self.now
    }

    /// What it changes if a vehicle is thrown out of a space in a direction.
    pub fn thrown(&self, who: VehicleId, from: Space, way: Direction) -> f32 {
        let Some(owner) = self.open.owner(who) else { return 0.0 };
        let to = from.point().step(way);
        if self.map.is_deadly(to, way) {
            return self.gone(who);
        }
        match to.ground() {
            Ground::Space(space) => {
                let cell = self.map.cell(space);
                if cell.has_chopper {
                    return self.gone(who);
                }
                let mine = if cell.token == Lying::FaceDown { self.map.odds(Hazard::Mine) } else { 0.0 };
                let there = self.with_moved(who, owner, space) - self.now;
                there + mine * self.hurt(who) + self.beside_death(who, space)
            }
            _ if self.open.road.is_final => {
                let is_in = self.open.gangs[owner].is_in;
                f32::from(u8::from(is_in && owner == self.me)) - if is_in { self.now } else { 0.0 }
            }
            _ => self.standing.moved(who, f32::from(to.column)).advanced().chance(self.me) - self.now,
        }
    }

    /// How likely the seat wins if a car of `owner` were in another space.
    pub fn with_moved(&self, who: VehicleId, owner: Seat, space: Space) -> f32 {
        let there = || self.standing.moved(who, forward(space)).chance_after(&self.gauge, owner, self.me);
        match unit(who) {
            Some(index) => once(&self.moved[index][usize::from(space.forwardness())], there),
            None => self.now,
        }
    }

    /// How likely the seat wins if its own car drives to another space.
    pub fn with_driven(&self, mover: VehicleId, space: Space) -> f32 {
        self.standing.driven(mover, forward(space)).chance_after(&self.gauge, self.me, self.me)
    }

    /// What it costs to stand where one may be pushed to death from.
    pub fn beside_death(&self, who: VehicleId, space: Space) -> f32 {
        BESIDE_DEATH * self.map.deadly_around(space) * self.gone(who)
    }

    /// What a slam in a space will come to, with the reroll of the larger one. `staying` is what it is worth if the top
    /// vehicle stays there.
    pub fn slam(&self, top: VehicleId, bottom: VehicleId, space: Space, staying: f32) -> f32 {
        let outcomes = self.outcomes(top, bottom, space, staying);
        let mean = mean(top, bottom, &outcomes, |it| it);
        let larger = match top.size().cmp(&bottom.size()) {
            _ if settled(top, bottom) != Settled::ByDie => None,
            Ordering::Equal => None,
            Ordering::Greater => self.open.owner(top),
            Ordering::Less => self.open.owner(bottom),
        };
        match larger.filter(|owner| self.open.gangs[*owner].is_in) {
            None => mean,
            Some(owner) if owner == self.me => self::mean(top, bottom, &outcomes, |it| it.max(mean)),
            Some(_) => self::mean(top, bottom, &outcomes, |it| it.min(mean)),
        }
    }

    /// What a slam that would move `who` in a direction is worth as it lies, and rolled again.
    pub fn slam_rolled(
        &self,
        top: VehicleId,
        bottom: VehicleId,
        who: VehicleId,
        direction: Direction,
    ) -> (f32, f32) {
        let Some(space) = self.open.space_of(who) else { return (self.now, self.now) };
        let kept = self.now + self.thrown(who, space, direction);
        (kept, mean(top, bottom, &self.outcomes(top, bottom, space, self.now), |it| it))
    }

    /// What the slam dice can come to: the top vehicle moves, or the bottom one, in each direction.
    fn outcomes(&self, top: VehicleId, bottom: VehicleId, space: Space, staying: f32) -> Outcomes {
        let thrown =
            |who, base: f32| Direction::ALL.map(|direction| base + self.thrown(who, space, direction));
        [thrown(top, self.now), thrown(bottom, staying)]
    }
}

/// What is in a cell, or what it will be from now on.
fn once(cell: &Cell<f32>, work_out: impl FnOnce() -> f32) -> f32 {
    if cell.get().is_nan() {
        cell.set(work_out());
    }
    cell.get()
}

/// What it is worth if the top or the bottom vehicle of a slam moves, by direction.
type Outcomes = [[f32; Direction::ALL.len()]; 2];

/// The mean of what is made of each outcome of a slam of these two.
fn mean(top: VehicleId, bottom: VehicleId, outcomes: &Outcomes, made_of: impl Fn(f32) -> f32) -> f32 {
    let tops = match settled(top, bottom) {
        Settled::ByDie => {
            SLAM_DIE.iter().filter(|face| **face == SlamFace::Top).count() as f32 / SLAM_DIE.len() as f32
        }
        Settled::Already(SlamFace::Top) => 1.0,
        Settled::Already(SlamFace::Bottom) => 0.0,
        // Their owner takes what suits; half of each comes near to it.
        Settled::ByOwner => 0.5,
    };
    let of_row = |row: &[f32; 6]| row.iter().map(|it| made_of(*it)).sum::<f32>() / row.len() as f32;
    tops * of_row(&outcomes[0]) + (1.0 - tops) * of_row(&outcomes[1])
}
