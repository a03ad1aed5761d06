//! The road as it lies: tiles, what they are in each space by now, and the tokens on them.
//!
//! What a space is, is put together when something changes there, never when somebody asks: a byte a space says its terrain
//! and its token. On the wire the same road is written as its tokens and markers ([`RoadOnWire`]), since everything else
//! is printed on the tiles.

use crate::data::{
    BASE_TILES, COLUMNS, Hazard, HazardCounts, ROWS, SPACES, SideId, Space, Spaces, TILE_COLUMNS, TILES,
    Terrain,
};
use crossroads_engine::Few;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Tokens that can lie on three tiles: all there are.
pub const MOST_TOKENS: usize = 48;

/// The road as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "RoadOnWire", into = "RoadOnWire")]
pub struct Road {
    /// Rear, middle and lead tile.
    pub tiles: [SideId; 3],
    /// Tiles of the stack whose order and sides nobody knows, a bit each; they lie on top.
    pub unknown_tiles: u16,
    /// The bottom of the stack, from the top: tiles that left the board, with the side that lies up (TR-2.13).
    pub known_tiles: Few<SideId, TILES>,
    /// Tiles laid in this game, those of setup included (TR-14.1).
    pub laid: u8,
    /// Whether the lead tile is final and the finish line lies (TR-14.3).
    pub is_final: bool,
    /// What each space is by now.
    pub ground: Ground,
    /// Hazard tokens in the pile.
    pub pile: u8,
    /// Discarded hazard tokens that everybody has seen.
    pub discard: HazardCounts,
    /// Discarded hazard tokens that nobody has seen (TR-13.4).
    pub unseen_discard: u8,
}

/// A hazard token on the board; without a face it lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Token {
    /// Where.
    pub space: Space,
    /// What it shows.
    pub face: Option<Hazard>,
}

/// What one space is by now: the terrain in the lower half of the byte, the token in the upper one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cell(u8);

impl Cell {
    const BARE: u8 = 0;
    const FACE_DOWN: u8 = 1;
    const FIRST_FACE: u8 = 2;

    const fn of(terrain: Terrain) -> Cell {
        Cell(terrain as u8)
    }

    fn terrain(self) -> Terrain {
        /// Sixteen of them, so that no look-up can miss.
        const TERRAINS: [Terrain; 16] = {
            let mut all = [Terrain::Impassable; 16];
            let mut place = 0;
            while place < Terrain::ALL.len() {
                all[place] = Terrain::ALL[place];
                place += 1;
            }
            all
        };
        TERRAINS[usize::from(self.0 & 0xF)]
    }

    /// No token, and not impassable.
    #[inline]
    fn is_bare(self) -> bool {
        self.0 >> 4 == Cell::BARE && self.0 != Terrain::Impassable as u8
    }

    #[inline]
    fn with_token(self, token: u8) -> Cell {
        Cell(self.0 & 0xF | token << 4)
    }
}

const _: () = assert!(Terrain::ALL.len() <= 16 && Hazard::ALL.len() + 2 <= 16);

/// What every space of the board is by now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground([Cell; SPACES]);

impl Ground {
    /// Three tiles as they are printed.
    #[inline]
    fn printed(tiles: [SideId; 3]) -> Ground {
        let mut ground = Ground([Cell::of(Terrain::OffRoad); SPACES]);
        for (place, side) in tiles.into_iter().enumerate() {
            ground.print(place as u8, side);
        }
        ground
    }

    #[inline]
    fn print(&mut self, place: u8, side: SideId) {
        for row in 0..ROWS {
            for column in 0..TILE_COLUMNS {
                let at = usize::from(row * COLUMNS + place * TILE_COLUMNS + column);
                self.0[at] = Cell::of(side.terrain(row, column));
            }
        }
    }

    /// Two tiles move back, and a new one lies in front (TR-13.6).
    #[inline]
    pub fn advance(&mut self, laid: SideId) {
        for lane in self.0.chunks_exact_mut(COLUMNS.into()) {
            lane.copy_within(usize::from(TILE_COLUMNS).., 0);
        }
        self.print(2, laid);
    }

    #[inline]
    fn cell(&self, space: Space) -> Cell {
        self.0.get(usize::from(space.0)).copied().unwrap_or(Cell::of(Terrain::Impassable))
    }

    #[inline]
    fn change(&mut self, space: Space, change: impl FnOnce(Cell) -> Cell) {
        if let Some(cell) = self.0.get_mut(usize::from(space.0)) {
            *cell = change(*cell);
        }
    }

    /// The ground of a space as it looks now (TR-4.11): what a face-up token or an off-road marker says, or else what is
    /// printed.
    #[inline]
    pub fn terrain(&self, space: Space) -> Terrain {
        self.cell(space).terrain()
    }

    /// Whether nothing lies in a space, and one can be there.
    #[inline]
    pub fn is_bare(&self, space: Space) -> bool {
        self.cell(space).is_bare()
    }

    /// All spaces like that.
    #[inline]
    pub fn bare(&self) -> Spaces {
        Spaces::flagged(&self.0.map(Cell::is_bare))
    }

    /// The token in a space.
    #[inline]
    pub fn token(&self, space: Space) -> Option<Token> {
        let face = match self.cell(space).0 >> 4 {
            Cell::BARE => return None,
            Cell::FACE_DOWN => None,
            face => Hazard::ALL.get(usize::from(face - Cell::FIRST_FACE)).copied(),
        };
        Some(Token { space, face })
    }

    /// Every token on the board: tile by tile from the rear, by row, and in a row from the rear.
    #[inline]
    pub fn tokens(&self) -> impl Iterator<Item = Token> {
        in_order().filter_map(|space| self.token(space))
    }

    /// A token lies face down.
    #[inline]
    pub fn lay(&mut self, space: Space) {
        self.change(space, |cell| cell.with_token(Cell::FACE_DOWN));
    }

    /// A token lies face up; one that stays says what the space is from now on (TR-4.11, CD-3.1).
    #[inline]
    pub fn show(&mut self, space: Space, hazard: Hazard) {
        self.change(space, |cell| {
            let ground = hazard.row().terrain.map_or(cell, Cell::of);
            ground.with_token(Cell::FIRST_FACE + hazard as u8)
        });
    }

    /// A token goes.
    #[inline]
    pub fn clear(&mut self, space: Space) {
        self.change(space, |cell| cell.with_token(Cell::BARE));
    }

    /// An off-road marker lies in a space, and no token any more (BR-4.2).
    #[inline]
    pub fn mark_off_road(&mut self, space: Space) {
        self.change(space, |_| Cell::of(Terrain::OffRoad));
    }
}

/// Every space: tile by tile from the rear, by row, and in a row from the rear, as tokens are laid (TR-2.3).
fn in_order() -> impl Iterator<Item = Space> {
    let tile =
        |place| (0..ROWS).flat_map(move |row| (0..TILE_COLUMNS).map(move |column| (place, row, column)));
    (0..3).flat_map(tile).map(|(place, row, column)| Space(row * COLUMNS + place * TILE_COLUMNS + column))
}

impl Road {
    /// A road of these tiles and nothing on it, out of a box with or without Carnage (CD-1.1).
    pub fn bare(tiles: [SideId; 3], carnage: bool) -> Road {
        let box_holds = if carnage { TILES } else { BASE_TILES };
        let on_board = tiles.iter().fold(0, |bits, side| bits | 1_u16 << side.tile());
        Road {
            tiles,
            unknown_tiles: !on_board & ((1 << box_holds) - 1),
            known_tiles: Few::default(),
            laid: 3,
            is_final: false,
            ground: Ground::printed(tiles),
            pile: 0,
            discard: HazardCounts::default(),
            unseen_discard: 0,
        }
    }

    /// What is printed in a space.
    #[inline]
    fn print(&self, space: Space) -> Terrain {
        self.tiles[space.tile()].terrain(space.row(), space.column() % TILE_COLUMNS)
    }

    /// Every token on the board.
    #[inline]
    pub fn tokens(&self) -> impl Iterator<Item = Token> {
        self.ground.tokens()
    }

    /// A face-up token goes, and with it what it made of the space (CS-5.25).
    #[inline]
    pub fn reprint(&mut self, space: Space) {
        if space.is_on_board() {
            let print = self.print(space);
            self.ground.change(space, |_| Cell::of(print));
        }
    }

    /// The spaces with an off-road marker (BR-4.9).
    #[inline]
    pub fn markers(&self) -> impl Iterator<Item = Space> {
        in_order().filter(|space| {
            let is_off_road = self.ground.terrain(*space) == Terrain::OffRoad;
            is_off_road && self.print(*space) != Terrain::OffRoad
        })
    }
}

/// The road as it is written: what is printed on the tiles is not.
#[derive(Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts", rename = "Road")]
pub(crate) struct RoadOnWire {
    tiles: [SideId; 3],
    unknown_tiles: u16,
    known_tiles: Few<SideId, TILES>,
    laid: u8,
    is_final: bool,
    /// Hazard tokens on the board.
    tokens: Vec<Token>,
    /// Spaces with an off-road marker.
    markers: Vec<Space>,
    pile: u8,
    discard: HazardCounts,
    unseen_discard: u8,
}

impl From<Road> for RoadOnWire {
    fn from(road: Road) -> RoadOnWire {
        RoadOnWire {
            tiles: road.tiles,
            unknown_tiles: road.unknown_tiles,
            known_tiles: road.known_tiles,
            laid: road.laid,
            is_final: road.is_final,
            tokens: road.tokens().collect(),
            markers: road.markers().collect(),
            pile: road.pile,
            discard: road.discard,
            unseen_discard: road.unseen_discard,
        }
    }
}

impl From<RoadOnWire> for Road {
    fn from(wire: RoadOnWire) -> Road {
        let mut ground = Ground::printed(wire.tiles);
        wire.markers.iter().for_each(|space| ground.mark_off_road(*space));
        for token in wire.tokens {
            match token.face {
                Some(hazard) => ground.show(token.space, hazard),
                None => ground.lay(token.space),
            }
        }
        Road {
            tiles: wire.tiles,
            unknown_tiles: wire.unknown_tiles,
            known_tiles: wire.known_tiles,
            laid: wire.laid,
            is_final: wire.is_final,
            ground,
            pile: wire.pile,
            discard: wire.discard,
            unseen_discard: wire.unseen_discard,
        }
    }
}
