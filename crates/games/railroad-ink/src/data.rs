//! The box as rows: the faces of the dice, the special routes, the board.
//!
//! All of it is closed and tiny, so it is `const`; the oriented shapes are worked out from the rows by the
//! compiler. Nothing here knows a rule. Sides are always in the order north, east, south, west.

use arrayvec::ArrayString;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// A side of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[ts(export_to = "railroad-ink.ts")]
pub enum Side {
    /// Up.
    #[default]
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All sides, in the order of the notation.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side across.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    /// The message id of the side's name.
    pub const fn name(self) -> &'static str {
        ["north", "east", "south", "west"][self as usize]
    }
}

/// What reaches a side of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[ts(export_to = "railroad-ink.ts")]
pub enum Kind {
    /// A road for cars.
    Highway,
    /// A road for trains.
    Railway,
    /// Lava, which joins nothing but lava.
    Lava,
}

impl Kind {
    /// The kinds of routes.
    pub const ROUTES: [Kind; 2] = [Kind::Highway, Kind::Railway];
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Highway, Kind::Railway, Kind::Lava];

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        ['H', 'R', 'L'][self as usize]
    }
}

/// A cell of the board: row and column from 0 (upper left) to 6. Written as two digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, TS)]
#[ts(export_to = "railroad-ink.ts", type = "string")]
pub struct Cell(u8);

/// Cells in a row, and one column more that stays empty: stepping east from column 6 falls off the board.
const STRIDE: u8 = 8;

impl Cell {
    /// The centre of the board.
    pub const CENTRE: Cell = Cell::at(3, 3);

    /// The cell in this row and column, which must be below 7.
    pub(crate) const fn at(row: u8, column: u8) -> Cell {
        Cell(row * STRIDE + column)
    }

    /// The cell in this row and column, if the board has it.
    pub const fn new(row: u8, column: u8) -> Option<Cell> {
        if row < 7 && column < 7 { Some(Cell::at(row, column)) } else { None }
    }

    /// The row, counted from the top.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The column, counted from the left.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// All cells, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        Cells::BOARD.iter()
    }

    /// The neighbour on a side, if that is on the board.
    pub fn neighbour(self, side: Side) -> Option<Cell> {
        Cells::only(self).step(side).iter().next()
    }
}

impl Cell {
    fn write(self, text: &mut Notation) {
        text.push(char::from(b'0' + self.row()));
        text.push(char::from(b'0' + self.column()));
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of cells, one bit each. In JSON it is the list of its cells.
#[derive(Clone, Copy, PartialEq, Eq, Default, TS)]
#[ts(export_to = "railroad-ink.ts", type = "Array<string>")]
pub struct Cells(u64);

impl Cells {
    /// No cell.
    pub const EMPTY: Cells = Cells(0);
    /// The whole board.
    pub const BOARD: Cells = Cells(0x007f_7f7f_7f7f_7f7f);
    /// The nine central cells (RI-1.4).
    pub const CENTRAL: Cells = Cells(0x0000_001c_1c1c_0000);

    /// Just this cell.
    #[inline]
    pub const fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// Whether the cell is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & (1 << cell.0) != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// All cells moved one step; what would leave the board is gone.
    #[inline]
    pub const fn step(self, side: Side) -> Cells {
        Cells(
            match side {
                Side::North => self.0 >> STRIDE,
                Side::East => self.0 << 1,
                Side::South => self.0 << STRIDE,
                Side::West => self.0 >> 1,
            } & Cells::BOARD.0,
        )
    }

    /// The cells of the outermost row or column on this side.
    #[inline]
    pub const fn border(side: Side) -> Cells {
        Cells(match side {
            Side::North => 0x7f,
            Side::East => 0x0040_4040_4040_4040,
            Side::South => 0x7f << (6 * STRIDE),
            Side::West => 0x0001_0101_0101_0101,
        })
    }

    /// The cells in order, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let cell = Cell(left.trailing_zeros() as u8);
                left &= left - 1;
                cell
            })
        })
    }

    /// The first cell in order.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell(self.0.trailing_zeros() as u8))
    }
}

impl std::ops::BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl std::ops::BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Cells) {
        self.0 &= other.0;
    }
}

impl std::ops::Not for Cells {
    type Output = Cells;
    #[inline]
    fn not(self) -> Cells {
        Cells(!self.0 & Cells::BOARD.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::EMPTY, |set, cell| set | Cells::only(cell))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cells, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<Cell>::deserialize(deserializer)?.into_iter().collect())
        } else {
            let bits = u64::deserialize(deserializer)?;
            let on_board = bits & !Cells::BOARD.0 == 0;
            on_board.then_some(Cells(bits)).ok_or_else(|| serde::de::Error::custom("cells off the board"))
        }
    }
}

/// One of the twelve arrows at the border (RI-1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exit {
    /// The cell beside it.
    pub cell: Cell,
    /// The side on which it leaves the board.
    pub side: Side,
    /// What it joins.
    pub kind: Kind,
}

/// The exits, clockwise from the upper left.
pub const EXITS: [Exit; 12] = [
    Exit { cell: Cell::at(0, 1), side: Side::North, kind: Kind::Highway },
    Exit { cell: Cell::at(0, 3), side: Side::North, kind: Kind::Railway },
    Exit { cell: Cell::at(0, 5), side: Side::North, kind: Kind::Highway },
    Exit { cell: Cell::at(1, 6), side: Side::East, kind: Kind::Railway },
    Exit { cell: Cell::at(3, 6), side: Side::East, kind: Kind::Highway },
    Exit { cell: Cell::at(5, 6), side: Side::East, kind: Kind::Railway },
    Exit { cell: Cell::at(6, 5), side: Side::South, kind: Kind::Highway },
    Exit { cell: Cell::at(6, 3), side: Side::South, kind: Kind::Railway },
    Exit { cell: Cell::at(6, 1), side: Side::South, kind: Kind::Highway },
    Exit { cell: Cell::at(5, 0), side: Side::West, kind: Kind::Railway },
    Exit { cell: Cell::at(3, 0), side: Side::West, kind: Kind::Highway },
    Exit { cell: Cell::at(1, 0), side: Side::West, kind: Kind::Railway },
];

/// The cells beside an exit of this kind on this side.
#[inline]
pub const fn exits(kind: Kind, side: Side) -> Cells {
    EXIT_CELLS[kind as usize][side as usize]
}

const EXIT_CELLS: [[Cells; 4]; 3] = {
    let mut cells = [[Cells::EMPTY; 4]; 3];
    let mut i = 0;
    while i < EXITS.len() {
        let Exit { cell, side, kind } = EXITS[i];
        cells[kind as usize][side as usize].0 |= 1 << cell.0;
        i += 1;
    }
    cells
};

/// What a network is worth by the number of exits it connects (RI-7.3).
pub const NETWORK_POINTS: [i32; 13] = [0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45];

/// A thing that can be drawn, in any orientation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, TS)]
#[repr(u8)]
#[allow(missing_docs, reason = "PIECES below says it in a row each")]
#[ts(export_to = "railroad-ink.ts", type = "string")]
pub enum Piece {
    HighwayStraight,
    RailwayStraight,
    HighwayCurve,
    RailwayCurve,
    HighwayTee,
    RailwayTee,
    Overpass,
    StationStraight,
    StationCurve,
    SpecialHhhr,
    SpecialHrrr,
    SpecialHhhh,
    SpecialRrrr,
    SpecialHhrr,
    SpecialHrhr,
    LavaCurve,
    LavaStraight,
    LavaTee,
    LavaHighway,
    LavaRailway,
    Volcano,
}

/// How a piece looks as printed.
struct PieceRow {
    piece: Piece,
    /// The id in notation, files and messages.
    id: &'static str,
    /// The sides as printed; `o` marks the overpass, whose two routes stay apart.
    sides: &'static str,
}

const fn row(piece: Piece, id: &'static str, sides: &'static str) -> PieceRow {
    PieceRow { piece, id, sides }
}

/// Every piece of the box: nine faces of the route dice, six special routes, five lava faces, the volcano.
const PIECES: [PieceRow; 21] = [
    row(Piece::HighwayStraight, "hs", "H-H-"),
    row(Piece::RailwayStraight, "rs", "R-R-"),
    row(Piece::HighwayCurve, "hc", "HH--"),
    row(Piece::RailwayCurve, "rc", "RR--"),
    row(Piece::HighwayTee, "ht", "HHH-"),
    row(Piece::RailwayTee, "rt", "RRR-"),
    row(Piece::Overpass, "op", "HRHRo"),
    row(Piece::StationStraight, "ss", "H-R-"),
    row(Piece::StationCurve, "sc", "HR--"),
    row(Piece::SpecialHhhr, "x-hhhr", "HHHR"),
    row(Piece::SpecialHrrr, "x-hrrr", "HRRR"),
    row(Piece::SpecialHhhh, "x-hhhh", "HHHH"),
    row(Piece::SpecialRrrr, "x-rrrr", "RRRR"),
    row(Piece::SpecialHhrr, "x-hhrr", "HHRR"),
    row(Piece::SpecialHrhr, "x-hrhr", "HRHR"),
    row(Piece::LavaCurve, "l-curve", "LL--"),
    row(Piece::LavaStraight, "l-straight", "L-L-"),
    row(Piece::LavaTee, "l-tee", "LLL-"),
    row(Piece::LavaHighway, "l-highway", "H-HL"),
    row(Piece::LavaRailway, "l-railway", "R-RL"),
    row(Piece::Volcano, "volcano", "LLLL"),
];

/// The three like route dice (RI-1.5).
pub const ROUTE_DIE: [Piece; 6] = [
    Piece::HighwayStraight,
    Piece::RailwayStraight,
    Piece::HighwayCurve,
    Piece::RailwayCurve,
    Piece::HighwayTee,
    Piece::RailwayTee,
];

/// The fourth route die (RI-1.5).
pub const STATION_DIE: [Piece; 6] = [
    Piece::Overpass,
    Piece::Overpass,
    Piece::StationStraight,
    Piece::StationStraight,
    Piece::StationCurve,
    Piece::StationCurve,
];

/// Both lava dice (RI-9.5).
pub const LAVA_DIE: [Piece; 6] = [
    Piece::LavaCurve,
    Piece::LavaCurve,
    Piece::LavaStraight,
    Piece::LavaTee,
    Piece::LavaHighway,
    Piece::LavaRailway,
];

/// The meteor die that gives a direction; `None` is the free choice (RI-8.3).
pub const DIRECTION_DIE: [Option<Side>; 6] =
    [Some(Side::North), Some(Side::East), Some(Side::South), Some(Side::West), None, None];

/// The meteor die that gives a distance (RI-8.3).
pub const DISTANCE_DIE: [u8; 6] = [1, 1, 1, 2, 2, 3];

impl Piece {
    /// Every piece, in the order of the rows.
    pub const ALL: [Piece; 21] = {
        let mut all = [Piece::Volcano; 21];
        let mut i = 0;
        while i < 21 {
            all[i] = PIECES[i].piece;
            i += 1;
        }
        all
    };

    /// The six special routes (RI-1.7).
    pub const SPECIALS: [Piece; 6] = [
        Piece::SpecialHhhr,
        Piece::SpecialHrrr,
        Piece::SpecialHhhh,
        Piece::SpecialRrrr,
        Piece::SpecialHhrr,
        Piece::SpecialHrhr,
    ];

    /// The id in notation, files and messages.
    pub const fn id(self) -> &'static str {
        PIECES[self as usize].id
    }

    /// Whether a route die can show it.
    pub const fn is_route_face(self) -> bool {
        (self as u8) < Piece::SpecialHhhr as u8
    }

    /// Whether it is a special route.
    pub const fn is_special(self) -> bool {
        self as u8 >= Piece::SpecialHhhr as u8 && self as u8 <= Piece::SpecialHrhr as u8
    }

    /// Whether a lava die can show it.
    pub const fn is_lava_face(self) -> bool {
        self as u8 >= Piece::LavaCurve as u8 && self as u8 <= Piece::LavaRailway as u8
    }

    /// Its distinct orientations (RI-4.16).
    #[inline]
    pub fn shapes(self) -> impl ExactSizeIterator<Item = Shape> {
        (FIRST_SHAPE[self as usize]..FIRST_SHAPE[self as usize + 1]).map(Shape)
    }
}

impl Piece {
    fn write(self, text: &mut Notation) {
        text.push_str(self.id());
    }
}

/// No piece, shape, cell or drawing is written so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError(String);

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotationError {}

impl FromStr for Piece {
    type Err = NotationError;
    fn from_str(id: &str) -> Result<Piece, NotationError> {
        let known = Piece::ALL.into_iter().find(|piece| piece.id() == id);
        known.ok_or_else(|| NotationError(format!("unknown face `{id}`")))
    }
}

impl FromStr for Cell {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Cell, NotationError> {
        let digits: Vec<u8> = text.bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
        let cell = if let [row, column] = digits[..] { Cell::new(row, column) } else { None };
        cell.ok_or_else(|| NotationError(format!("`{text}` is no cell of the board (00 to 66)")))
    }
}

/// A piece in one orientation: what fills a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, TS)]
#[ts(export_to = "railroad-ink.ts", type = "string")]
pub struct Shape(u8);

/// What is known of a shape.
#[derive(Clone, Copy)]
struct ShapeRow {
    piece: Piece,
    /// For each kind the sides it reaches, a bit a side.
    ends: [u8; 3],
    overpass: bool,
}

const SHAPE_COUNT: usize = 69;
const SHAPES: [ShapeRow; SHAPE_COUNT] = orient().0;
const FIRST_SHAPE: [u8; 22] = orient().1;

/// Turns and mirrors every piece and keeps what is new.
const fn orient() -> ([ShapeRow; SHAPE_COUNT], [u8; 22]) {
    let mut shapes = [ShapeRow { piece: Piece::Volcano, ends: [0; 3], overpass: false }; SHAPE_COUNT];
    let mut first = [0; 22];
    let mut count = 0;
    let mut p = 0;
    while p < PIECES.len() {
        first[p] = count as u8;
        let printed = PIECES[p].sides.as_bytes();
        let mut turn = 0;
        while turn < 8 {
            let mut ends = [0; 3];
            let mut side = 0;
            while side < 4 {
                // Turns 4 to 7 are those of the mirror image.
                let from = if turn < 4 { side + turn } else { 8 - side + turn } % 4;
                match printed[from] {
                    b'H' => ends[Kind::Highway as usize] |= 1 << side,
                    b'R' => ends[Kind::Railway as usize] |= 1 << side,
                    b'L' => ends[Kind::Lava as usize] |= 1 << side,
                    _ => {}
                }
                side += 1;
            }
            let mut seen = first[p] as usize;
            while seen < count && !same(&shapes[seen].ends, &ends) {
                seen += 1;
            }
            if seen == count {
                shapes[count] = ShapeRow { piece: PIECES[p].piece, ends, overpass: printed.len() == 5 };
                count += 1;
            }
            turn += 1;
        }
        p += 1;
    }
    first[p] = count as u8;
    (shapes, first)
}

const fn same(a: &[u8; 3], b: &[u8; 3]) -> bool {
    a[0] == b[0] && a[1] == b[1] && a[2] == b[2]
}

impl Shape {
    /// The piece it is an orientation of.
    #[inline]
    pub const fn piece(self) -> Piece {
        SHAPES[self.0 as usize].piece
    }

    /// The sides this kind reaches, a bit a side.
    #[inline]
    pub const fn ends(self, kind: Kind) -> u8 {
        SHAPES[self.0 as usize].ends[kind as usize]
    }

    /// What reaches this side.
    pub fn end(self, side: Side) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| self.ends(*kind) & (1 << side as u8) != 0)
    }

    /// Whether its two routes cross without meeting.
    #[inline]
    pub const fn is_overpass(self) -> bool {
        SHAPES[self.0 as usize].overpass
    }

    /// The shape with these ends, if there is one.
    pub(crate) fn with_ends(ends: [u8; 3], overpass: bool) -> Option<Shape> {
        let place = SHAPES.iter().position(|row| same(&row.ends, &ends) && row.overpass == overpass)?;
        Some(Shape(place as u8))
    }
}

impl Shape {
    fn write(self, text: &mut Notation) {
        for side in Side::ALL {
            text.push(self.end(side).map_or('-', Kind::letter));
        }
        if self.is_overpass() {
            text.push('o');
        }
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Shape {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Shape, NotationError> {
        let unknown = || NotationError(format!("`{text}` is nothing that can be drawn"));
        let (sides, overpass) = text.strip_suffix('o').map_or((text, false), |sides| (sides, true));
        let mut ends = [0; 3];
        if sides.len() != 4 {
            return Err(unknown());
        }
        for (side, letter) in sides.chars().enumerate() {
            if let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.letter() == letter) {
                ends[kind as usize] |= 1 << side;
            } else if letter != '-' {
                return Err(unknown());
            }
        }
        Shape::with_ends(ends, overpass).ok_or_else(unknown)
    }
}

/// A shape in a cell, written like `13RRHR`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, TS)]
#[ts(export_to = "railroad-ink.ts", type = "string")]
pub struct Drawing {
    /// Where.
    pub cell: Cell,
    /// What.
    pub shape: Shape,
}

impl Drawing {
    fn write(self, text: &mut Notation) {
        self.cell.write(text);
        self.shape.write(text);
    }
}

impl fmt::Debug for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Drawing {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Drawing, NotationError> {
        let (cell, shape) = text
            .split_at_checked(2)
            .ok_or_else(|| NotationError(format!("`{text}` is no drawing (such as 13RRHR)")))?;
        Ok(Drawing { cell: cell.parse()?, shape: shape.parse()? })
    }
}

/// One side of one cell, written like `13n`.
#[derive(Clone, Copy, PartialEq, Eq, TS)]
#[ts(export_to = "railroad-ink.ts", type = "string")]
pub struct End {
    /// The cell.
    pub cell: Cell,
    /// The side of it.
    pub side: Side,
}

impl End {
    fn write(self, text: &mut Notation) {
        self.cell.write(text);
        text.push(self.side.letter());
    }
}

impl fmt::Debug for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for End {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<End, NotationError> {
        let unknown = || NotationError(format!("`{text}` is no end (such as 13n)"));
        let (cell, side) = text.split_at_checked(2).ok_or_else(unknown)?;
        let side = Side::ALL.into_iter().find(|known| side.chars().eq([known.letter()]));
        Ok(End { cell: cell.parse()?, side: side.ok_or_else(unknown)? })
    }
}

/// A set of ends, as the cells for each side. Written as a list of ends.
#[derive(Clone, Copy, PartialEq, Eq, Default, TS)]
#[ts(export_to = "railroad-ink.ts", type = "Array<string>")]
pub struct Ends([Cells; 4]);

impl Ends {
    /// For each side the cells that `of` gives.
    pub(crate) fn on_sides(of: impl Fn(Side) -> Cells) -> Ends {
        Ends(Side::ALL.map(of))
    }

    /// The cells with an end in the set.
    pub fn cells(self) -> Cells {
        self.0.into_iter().fold(Cells::EMPTY, |all, cells| all | cells)
    }

    /// How many ends there are.
    pub fn len(self) -> u32 {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.cells().is_empty()
    }

    /// The ends, side by side.
    pub fn iter(self) -> impl Iterator<Item = End> {
        let of_side = move |side| self.0[side as usize].iter().map(move |cell| End { cell, side });
        Side::ALL.into_iter().flat_map(of_side)
    }
}

impl std::ops::BitOr for Ends {
    type Output = Ends;
    fn bitor(self, other: Ends) -> Ends {
        Ends::on_sides(|side| self.0[side as usize] | other.0[side as usize])
    }
}

impl fmt::Debug for Ends {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Ends {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Bytes want the length first.
        let mut seq = serializer.serialize_seq(Some(self.len() as usize))?;
        self.iter().try_for_each(|end| seq.serialize_element(&end))?;
        seq.end()
    }
}

impl<'de> Deserialize<'de> for Ends {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ends, D::Error> {
        let mut ends = Ends::default();
        for End { cell, side } in Vec::<End>::deserialize(deserializer)? {
            ends.0[side as usize] |= Cells::only(cell);
        }
        Ok(ends)
    }
}

/// Room for the longest notation, that of a special route.
type Notation = ArrayString<12>;

/// In JSON these are their notation, in bytes a number each. Both are checked on the way in.
///
/// A view is mostly notation, and a server writes thousands of views a second: so it is put together in place, without
/// the machinery of formatting.
macro_rules! notation {
    ($name:ident, $to:expr, $from:expr) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut text = Notation::new();
                self.write(&mut text);
                f.write_str(&text)
            }
        }
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    let mut text = Notation::new();
                    self.write(&mut text);
                    serializer.serialize_str(&text)
                } else {
                    $to(*self).serialize(serializer)
                }
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                    text.parse().map_err(serde::de::Error::custom)
                } else {
                    let number = Deserialize::deserialize(deserializer)?;
                    $from(number)
                        .ok_or_else(|| serde::de::Error::custom(concat!("no such ", stringify!($name))))
                }
            }
        }
    };
}
notation!(Cell, |cell: Cell| cell.0, |bit: u8| Cell::new(bit / STRIDE, bit % STRIDE));
notation!(Piece, |piece: Piece| piece as u8, |index: u8| Piece::ALL.get(usize::from(index)).copied());
notation!(Shape, |shape: Shape| shape.0, |index: u8| (usize::from(index) < SHAPE_COUNT)
    .then_some(Shape(index)));
notation!(Drawing, |drawing: Drawing| (drawing.cell, drawing.shape), |(cell, shape): (Cell, Shape)| Some(
    Drawing { cell, shape }
));
notation!(End, |end: End| (end.cell, end.side), |(cell, side): (Cell, Side)| Some(End { cell, side }));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_stand_in_the_order_of_their_pieces() {
        for (place, row) in PIECES.iter().enumerate() {
            assert_eq!(row.piece as usize, place);
            assert_eq!(row.id.parse::<Piece>(), Ok(row.piece));
        }
    }

    #[test]
    fn every_shape_is_written_and_read_alike() {
        assert_eq!(usize::from(FIRST_SHAPE[21]), SHAPE_COUNT, "the table is just full");
        for index in 0..SHAPE_COUNT as u8 {
            let shape = Shape(index);
            assert_eq!(shape.to_string().parse::<Shape>(), Ok(shape));
            assert!(shape.piece().shapes().any(|known| known == shape));
        }
    }

    #[test]
    fn cells_step_and_fall_off() {
        let corner = Cell::at(0, 6);
        assert_eq!(corner.neighbour(Side::East), None);
        assert_eq!(corner.neighbour(Side::North), None);
        assert_eq!(corner.neighbour(Side::South), Cell::new(1, 6));
        assert_eq!(corner.neighbour(Side::West), Cell::new(0, 5));
        assert_eq!(Cell::all().count(), 49);
        assert_eq!(Cells::CENTRAL.len(), 9);
        assert!(
            "70".parse::<Cell>().is_err() && "07".parse::<Cell>().is_err() && "0".parse::<Cell>().is_err()
        );
    }

    #[test]
    fn ends_are_written_as_cells_with_a_side() {
        let ends = Ends::on_sides(|side| if side == Side::East { Cells::CENTRAL } else { Cells::EMPTY });
        let text = serde_json::to_string(&ends).unwrap();
        assert!(text.starts_with(r#"["22e","#), "{text}");
        assert_eq!(serde_json::from_str::<Ends>(&text).unwrap(), ends);
        assert_eq!(ends.len(), 9);
    }
}
