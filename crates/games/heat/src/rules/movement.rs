//! HEAT-6: where a car ends up.

use crate::data::{Board, Side};
use crate::state::{CarId, Spot, State, space_at};

/// The spots that other cars take up (HEAT-1.2), whatever their lap and whether or not they have finished
/// (HEAT-6.10); a bit a space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    board: &'static Board,
    sides: [u128; 2],
}

impl Taken {
    /// The spots of these cars.
    #[inline]
    pub fn by(board: &'static Board, spots: impl Iterator<Item = Spot>) -> Taken {
        // Two numbers and not a list that is written to at a place: so they stay in registers.
        let (mut left, mut right) = (0, 0);
        for spot in spots {
            let space = 1 << spot.space(board);
            match spot.side {
                Side::Left => left |= space,
                Side::Right => right |= space,
            }
        }
        Taken { board, sides: [left, right] }
    }

    /// The spot that a car takes on a space: on the race line if that is free, else beside it (HEAT-6.4). It is never
    /// the driver's choice (HEAT-6.12).
    #[inline]
    fn free_side(&self, space: u8) -> Option<Side> {
        let race_line = self.board.race_line(space);
        [race_line, race_line.other()].into_iter().find(|side| self.sides[*side as usize] >> space & 1 == 0)
    }

    /// Where a car comes to stand that goes this many spaces. Full spaces are passed (HEAT-6.3); a car that would end
    /// on one is blocked and takes the nearest space behind with a free spot (HEAT-6.5), but never falls back behind
    /// its own spot (HEAT-6.6), which it also keeps if it does not move (HEAT-6.7).
    pub fn landing(&self, from: Spot, spaces: u8) -> Spot {
        self.last_free(from.progress + 1, from.progress + u16::from(spaces)).unwrap_or(from)
    }

    /// The free spot that is furthest ahead between two spaces, both included.
    pub fn last_free(&self, first: u16, last: u16) -> Option<Spot> {
        let free = |progress| Some(Spot { progress, side: self.free_side(space_at(self.board, progress))? });
        (first..=last).rev().find_map(free)
    }

    /// Whether another car stands on the space of a car with this progress (HEAT-1.2).
    pub fn is_anybody_at(&self, progress: u16) -> bool {
        (self.sides[0] | self.sides[1]) >> space_at(self.board, progress) & 1 == 1
    }
}

/// The spots taken by all cars but one.
pub(crate) fn taken_by_others(state: &State, car: CarId) -> Taken {
    let cars = state.car_ids().zip(state.cars.iter());
    let others = cars.filter(|(other, it)| *other != car && it.is_on_track());
    Taken::by(state.board(), others.map(|(_, it)| it.spot))
}

/// Where a car of the table comes to stand that goes this many spaces.
pub(crate) fn landing(state: &State, car: CarId, spaces: u8) -> Spot {
    taken_by_others(state, car).landing(state.cars[car.index()].spot, spaces)
}
