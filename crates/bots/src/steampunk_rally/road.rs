//! The road ahead: what steps with and without terrain come to, by the best way at each fork.

use super::weights::GLACIER_DIE;
use super::worth::Wear;
use crossroads_engine::Seat;
use crossroads_steampunk_rally::data::Challenge;
use crossroads_steampunk_rally::rules::{challenges, movement};
use crossroads_steampunk_rally::state::Open;
use crossroads_steampunk_rally::track::Space;

/// Steps that are to be made one after another.
#[derive(Clone, Copy, Default, Debug)]
pub struct Steps {
    /// With terrain.
    pub plain: u8,
    /// Without.
    pub smooth: u8,
    /// Damage beside that of terrain.
    pub damage: u8,
    /// Whether the pawn will go on afterwards, so that a jump is no place to end.
    pub goes_on: bool,
}

/// The damage of an average step ahead, by the kindest way.
pub fn terrain_ahead(open: &Open, seat: Seat, steps: u8) -> f32 {
    let (mut space, mut sum, mut count) = (open.racers[seat].space, 0.0, 0.0);
    for _ in 0..steps {
        let ways = open.track.ahead(space);
        let Some(next) = ways.iter().min_by_key(|way| open.track.row(**way).terrain) else { break };
        sum += f32::from(movement::terrain_of(open, seat, *next));
        count += 1.0;
        space = *next;
    }
    if count > 0.0 { sum / count } else { 0.0 }
}

/// A pawn on its way.
#[derive(Clone, Copy)]
struct Pawn {
    space: Space,
    left: Steps,
    tolls: f32,
}

/// What the road is to one seat now.
pub struct Road<'a> {
    open: &'a Open,
    seat: Seat,
    wear: &'a Wear,
    cog: f32,
    from: i8,
}

impl<'a> Road<'a> {
    /// The road ahead of a seat to which damage costs this.
    pub fn new(open: &'a Open, seat: Seat, wear: &'a Wear, cog: f32) -> Road<'a> {
        Road { open, seat, wear, cog, from: open.steps_to_line(seat) }
    }

    /// Whether a crowd stands on a space at most so many steps ahead, by whichever way.
    pub fn has_crowd(&self, steps: u8) -> bool {
        self.crowd_from(self.open.racers[self.seat].space, steps)
    }

    fn crowd_from(&self, space: Space, steps: u8) -> bool {
        let meets = |way: &Space| self.open.track.challenge(*way) == Some(Challenge::Crowd);
        let ways = self.open.track.ahead(space);
        steps > 0 && ways.iter().any(|way| meets(way) || self.crowd_from(*way, steps - 1))
    }

    /// What these steps come to: spaces, less what the damage costs.
    pub fn drive(&self, steps: Steps) -> f32 {
        self.best(Pawn { space: self.open.racers[self.seat].space, left: steps, tolls: 0.0 })
    }

    /// The same after a step into this space.
    pub fn drive_by(&self, next: Space, smooth: bool, left: Steps) -> f32 {
        let mut pawn = Pawn { space: next, left, tolls: 0.0 };
        self.arrive(&mut pawn, if smooth { 0 } else { movement::terrain_of(self.open, self.seat, next) });
        self.best(pawn)
    }

    fn best(&self, mut pawn: Pawn) -> f32 {
        while pawn.left.plain + pawn.left.smooth > 0 {
            match *self.open.track.ahead(pawn.space) {
                [] => break,
                [next] => self.enter(&mut pawn, next),
                [one, other, ..] => {
                    let mut second = pawn;
                    self.enter(&mut pawn, one);
                    self.enter(&mut second, other);
                    return self.best(pawn).max(self.best(second));
                }
            }
        }
        self.judge(&pawn)
    }

    /// A step, smooth where that saves something.
    fn enter(&self, pawn: &mut Pawn, next: Space) {
        let terrain = movement::terrain_of(self.open, self.seat, next);
        pawn.space = next;
        if pawn.left.smooth > 0 && (terrain > 0 || pawn.left.plain == 0) {
            pawn.left.smooth -= 1;
            self.arrive(pawn, 0);
        } else {
            pawn.left.plain -= 1;
            self.arrive(pawn, terrain);
        }
    }

    /// What a space does to a pawn that has come into it.
    fn arrive(&self, pawn: &mut Pawn, terrain: u8) {
        let racer = &self.open.racers[self.seat];
        match self.open.track.challenge(pawn.space) {
            Some(Challenge::Glacier(colour)) if terrain > 1 && racer.pool.of(colour) > 0 => {
                pawn.tolls += GLACIER_DIE;
                return;
            }
            Some(Challenge::Crowd) => {
                let cogs = u16::from(challenges::toll(racer)).min(racer.cogs);
                pawn.tolls += self.cog * f32::from(cogs);
            }
            _ => {}
        }
        pawn.left.damage = pawn.left.damage.saturating_add(terrain);
    }

    fn judge(&self, pawn: &Pawn) -> f32 {
        let mut space = pawn.space;
        while !pawn.left.goes_on
            && self.open.track.challenge(space) == Some(Challenge::Jump)
            && self.open.track.behind(space) != space
        {
            space = self.open.track.behind(space);
        }
        let driven = self.from - self.open.track.steps_to_line(space);
        f32::from(driven) - self.wear.cost(pawn.left.damage) - pawn.tolls
    }
}
