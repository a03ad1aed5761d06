//! The road as a driver reads it: every space with what lies and stands there, looked up once for a whole decision.

use crossroads_thunder_road::data::{
    Direction, Ground, Hazard, Kind, Point, SPACES, Space, Terrain, VehicleId,
};
use crossroads_thunder_road::outlook;
use crossroads_thunder_road::state::Open;
use std::array::from_fn;

/// What lies and stands in a space.
#[derive(Clone, Copy)]
pub struct Cell {
    /// The ground as it looks now.
    pub terrain: Terrain,
    /// The hazard token.
    pub token: Lying,
    /// The road vehicle.
    pub vehicle: Option<VehicleId>,
    /// Whether a chopper hovers there.
    pub has_chopper: bool,
}

/// How a hazard token lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lying {
    /// There is none.
    None,
    /// Nobody knows what it is.
    FaceDown,
    /// Everybody knows.
    FaceUp(Hazard),
}

/// The whole board.
#[derive(Clone)]
pub struct Map {
    cells: [Cell; SPACES],
    /// How many deadly neighbours a space has, as soon as somebody has asked.
    deadly: [std::cell::Cell<Option<u8>>; SPACES],
    odds: [f32; Hazard::PILED.len()],
}

impl Map {
    /// The board of a table.
    pub fn of(open: &Open) -> Map {
        let bare = Cell { terrain: Terrain::Road, token: Lying::None, vehicle: None, has_chopper: false };
        let mut cells = [bare; SPACES];
        for (cell, space) in cells.iter_mut().zip(Space::all()) {
            cell.terrain = open.terrain(space);
            if let Some(token) = open.token(space) {
                cell.token = token.face.map_or(Lying::FaceDown, Lying::FaceUp);
            }
        }
        for (who, space) in open.on_board() {
            cells[usize::from(space.0)].vehicle = Some(who);
        }
        for space in open.gangs.iter().filter_map(|(_, gang)| gang.chopper) {
            cells[usize::from(space.0)].has_chopper = true;
        }
        Map { cells, deadly: from_fn(|_| None.into()), odds: odds(open) }
    }

    /// Somebody has looked at a token that lies face down.
    pub fn learn(&mut self, space: Space, face: Hazard) {
        self.cells[usize::from(space.0)].token = Lying::FaceUp(face);
    }

    /// What is in a space.
    pub fn cell(&self, space: Space) -> &Cell {
        &self.cells[usize::from(space.0)]
    }

    /// How likely a token that lies face down is of this kind.
    pub fn odds(&self, hazard: Hazard) -> f32 {
        self.odds[hazard as usize]
    }

    /// Whether nobody but the rig survives coming to this point by a step in this direction.
    pub fn is_deadly(&self, point: Point, way: Direction) -> bool {
        match point.ground() {
            Ground::OverSide | Ground::OverRear => true,
            Ground::OverFront => false,
            Ground::Space(space) => match self.cell(space).terrain {
                Terrain::Impassable => true,
                // Only from straight behind is a ramp a jump (CD-2.10).
                Terrain::Ramp => way != Direction::Front,
                _ => false,
            },
        }
    }

    /// How many of the six spaces around are deadly.
    pub fn deadly_around(&self, space: Space) -> f32 {
        let known = &self.deadly[usize::from(space.0)];
        let count = known.get().unwrap_or_else(|| {
            let is_deadly =
                |direction: &Direction| self.is_deadly(space.point().step(*direction), *direction);
            Direction::ALL.iter().filter(|direction| is_deadly(direction)).count() as u8
        });
        known.set(Some(count));
        f32::from(count)
    }

    /// The road vehicles in the front arc of a space, other than `but`.
    pub fn targets(&self, from: Space, but: Option<VehicleId>) -> impl Iterator<Item = VehicleId> {
        let arc = Direction::ARC.into_iter().filter_map(move |direction| from.neighbour(direction));
        let is_own = move |who: VehicleId| {
            Some(who) == but
                || (who.kind() == Kind::Section && but.is_some_and(|but| but.kind() == Kind::Section))
        };
        arc.filter_map(|space| self.cell(space).vehicle).filter(move |who| !is_own(*who))
    }

    /// Whether nothing that counts as an obstacle is in a space (TR-5.1).
    pub fn is_empty(&self, space: Space) -> bool {
        let cell = self.cell(space);
        let is_bare = cell.token == Lying::None && cell.vehicle.is_none() && !cell.has_chopper;
        is_bare && cell.terrain != Terrain::Impassable
    }
}

/// What face-down tokens are, as far as counting tells (TR-2.13).
fn odds(open: &Open) -> [f32; Hazard::PILED.len()] {
    let unseen = outlook::unseen(open);
    let total: u8 = unseen.iter().sum();
    unseen.map(|count| f32::from(count) / f32::from(total.max(1)))
}
