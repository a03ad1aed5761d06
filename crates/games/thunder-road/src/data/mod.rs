//! The box as rows: tiles, tokens, dice, crews, boards, cards. Everything else holds small indices into them.
//!
//! Here is also the geometry of the board, which is printed on it: which space lies beside which. What a space or a
//! token *does* is for [`crate::rules`]; the rows only name it.

/// Writes down each kind of thing once: enum, list of all and rows come from the same lines, so that none of them can
/// forget a kind or have it in another place.
macro_rules! tokens {
    (
        $(#[$of_kind:meta])* enum $Kind:ident;
        $(#[$of_rows:meta])* static $ROWS:ident: $Row:ident {
            $($(#[$of_token:meta])* $Token:ident: $row:expr,)*
        }
    ) => {
        $(#[$of_kind])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(export_to = "thunder-road.ts")]
        pub enum $Kind {
            $($(#[$of_token])* $Token,)*
        }

        impl $Kind {
            /// Every kind, in the order of the rows.
            pub const ALL: [$Kind; [$(stringify!($Token)),*].len()] = [$($Kind::$Token),*];

            /// The row of the table.
            pub const fn row(self) -> &'static $Row {
                &$ROWS[self as usize]
            }
        }

        $(#[$of_rows])*
        pub static $ROWS: [$Row; $Kind::ALL.len()] = [$($row),*];
    };
}

mod ammo;
mod bits;
mod boards;
mod cards;
mod crews;
mod dice;
mod tiles;
mod tokens;
mod upgrades;

pub use ammo::*;
pub use bits::*;
pub use boards::*;
pub use cards::*;
pub use crews::*;
pub use dice::*;
pub use tiles::*;
pub use tokens::*;
pub use upgrades::*;

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// Lanes of the road.
pub const ROWS: u8 = 6;
/// Spaces of one lane on one tile.
pub const TILE_COLUMNS: u8 = 8;
/// Spaces of one lane on the three tiles of the board (TR-4.1).
pub const COLUMNS: u8 = 3 * TILE_COLUMNS;
/// Spaces of the board.
pub const SPACES: usize = ROWS as usize * COLUMNS as usize;

/// Where something goes, read against the board (TR-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Direction {
    /// FL.
    FrontLeft,
    /// F.
    Front,
    /// FR.
    FrontRight,
    /// BL.
    RearLeft,
    /// B.
    Rear,
    /// BR.
    RearRight,
}

impl Direction {
    /// The faces of the direction die (TR-1.7).
    pub const ALL: [Direction; 6] = [
        Direction::FrontLeft,
        Direction::Front,
        Direction::FrontRight,
        Direction::RearLeft,
        Direction::Rear,
        Direction::RearRight,
    ];
    /// The front arc (TR-9.2).
    pub const ARC: [Direction; 3] = [Direction::FrontLeft, Direction::Front, Direction::FrontRight];
}

/// A point of the grid, on the board or beyond one of its edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct Point {
    /// The lane; 0 is the left one.
    pub row: i8,
    /// The column; 0 is the rear one.
    pub column: i8,
}

/// What lies at a point (TR-4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A space of the board.
    Space(Space),
    /// Beyond the left or right edge, whatever else.
    OverSide,
    /// Beyond the rear edge.
    OverRear,
    /// Beyond the front edge.
    OverFront,
}

impl Point {
    /// The neighbour in a direction (TR-4.2): odd rows sit half a space further forward.
    pub const fn step(self, direction: Direction) -> Point {
        let odd = self.row & 1;
        let (row, column) = match direction {
            Direction::FrontLeft => (-1, odd),
            Direction::Front => (0, 1),
            Direction::FrontRight => (1, odd),
            Direction::RearLeft => (-1, odd - 1),
            Direction::Rear => (0, -1),
            Direction::RearRight => (1, odd - 1),
        };
        Point { row: self.row + row, column: self.column + column }
    }

    /// So many steps along a straight line (TR-4.3).
    pub fn along(self, direction: Direction, steps: u8) -> Point {
        (0..steps).fold(self, |point, _| point.step(direction))
    }

    /// The same place after the board has advanced by a tile.
    pub const fn a_tile_back(self) -> Point {
        Point { row: self.row, column: self.column - TILE_COLUMNS as i8 }
    }

    /// What lies there; a side edge comes before the front edge (TR-4.4).
    pub const fn ground(self) -> Ground {
        if self.row < 0 || self.row >= ROWS as i8 {
            Ground::OverSide
        } else if self.column < 0 {
            Ground::OverRear
        } else if self.column >= COLUMNS as i8 {
            Ground::OverFront
        } else {
            Ground::Space(Space(self.row as u8 * COLUMNS + self.column as u8))
        }
    }
}

/// A space of the board, lane by lane.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "thunder-road.ts")]
pub struct Space(pub u8);

impl Space {
    /// The space in this row and column, if the board has it.
    pub const fn at(row: u8, column: u8) -> Option<Space> {
        if row < ROWS && column < COLUMNS { Some(Space(row * COLUMNS + column)) } else { None }
    }

    /// Every space of the board.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..ROWS * COLUMNS).map(Space)
    }

    /// Whether the board has it.
    pub const fn is_on_board(self) -> bool {
        self.0 < ROWS * COLUMNS
    }

    /// The lane.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The column of the board.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The tile it lies on: 0 rear, 1 middle, 2 lead.
    pub const fn tile(self) -> usize {
        (self.column() / TILE_COLUMNS) as usize
    }

    /// As a point.
    pub const fn point(self) -> Point {
        Point { row: self.row() as i8, column: self.column() as i8 }
    }

    /// The neighbour in a direction, if it is on the board.
    pub const fn neighbour(self, direction: Direction) -> Option<Space> {
        match self.point().step(direction).ground() {
            Ground::Space(space) => Some(space),
            Ground::OverSide | Ground::OverRear | Ground::OverFront => None,
        }
    }

    /// The same place after the board has advanced; `None` on the tile that is removed (TR-13.6).
    pub const fn a_tile_back(self) -> Option<Space> {
        if self.column() < TILE_COLUMNS { None } else { Some(Space(self.0 - TILE_COLUMNS)) }
    }

    /// How far forward it lies, in half columns (TR-4.5).
    pub const fn forwardness(self) -> u8 {
        2 * self.column() + (self.row() & 1)
    }
}

/// Eight flags as eight bits, the first one lowest: one multiplication carries the lowest bit of each byte into the highest byte,
/// so that a board is looked through in a few steps.
#[inline]
pub(crate) fn bits_of(eight: [bool; 8]) -> u8 {
    (u64::from_le_bytes(eight.map(u8::from)).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spaces([u64; SPACES.div_ceil(64)]);

impl Spaces {
    /// Those that are flagged.
    #[inline]
    pub(crate) fn flagged(flags: &[bool; SPACES]) -> Spaces {
        let mut spaces = Spaces::default();
        let (eights, _) = flags.as_chunks::<8>();
        for (place, eight) in eights.iter().enumerate() {
            spaces.0[place / 8] |= u64::from(bits_of(*eight)) << (place % 8 * 8);
        }
        spaces
    }

    /// Whether a space is in the set.
    pub fn contains(self, space: Space) -> bool {
        space.is_on_board() && self.0[usize::from(space.0 / 64)] >> (space.0 % 64) & 1 == 1
    }

    /// Takes a space in.
    pub fn insert(&mut self, space: Space) {
        if space.is_on_board() {
            self.0[usize::from(space.0 / 64)] |= 1 << (space.0 % 64);
        }
    }

    /// Takes a space out.
    pub fn remove(&mut self, space: Space) {
        if space.is_on_board() {
            self.0[usize::from(space.0 / 64)] &= !(1 << (space.0 % 64));
        }
    }

    /// Each of them, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        (0_u8..).zip(self.0).flat_map(|(word, bits)| {
            let mut left = bits;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as u8;
                left &= left.wrapping_sub(1);
                (bit < 64).then_some(Space(word * 64 + bit))
            })
        })
    }
}

const _: () = assert!(SPACES.is_multiple_of(8), "spaces are looked through in eights");

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.row(), self.column())
    }
}
