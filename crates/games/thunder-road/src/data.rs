//! The box as rows: tiles, dice, tokens, commands. Everything else holds small indices into them.
//!
//! Here is also the geometry of the board, which is printed on it: which space lies beside which. What a space or a
//! token *does* is for [`crate::rules`]; the rows only name it.

use crossroads_engine::{Chance, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// The most seats (TR-1.1).
pub const MOST_SEATS: usize = 4;
/// Lanes of the road.
pub const ROWS: u8 = 6;
/// Spaces of one lane on one tile.
pub const TILE_COLUMNS: u8 = 8;
/// Spaces of one lane on the three tiles of the board (TR-4.1).
pub const COLUMNS: u8 = 3 * TILE_COLUMNS;
/// Road tiles of the box (TR-1.10).
pub const TILES: usize = 5;

/// How big a road vehicle is (TR-3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Size {
    /// Hard to hit.
    Small,
    /// In between.
    Medium,
    /// Easy to hit, hard to push around.
    Large,
}

/// The cars of a gang (TR-1.2).
pub const GANG: [Size; 3] = [Size::Small, Size::Medium, Size::Large];
/// Cars of all gangs.
pub const MOST_CARS: usize = GANG.len() * MOST_SEATS;
/// Wrecks that can stand on the board at once: far more than the tokens of three tiles bring, so that the four figures
/// of the box set no limit (TR-1.12).
pub const MOST_WRECKS: usize = 12;
/// Wreck figures of the box.
pub const WRECK_FIGURES: usize = 4;
/// Movement dice of a gang (TR-1.2).
pub const GANG_DICE: usize = 4;

/// A road vehicle: a car of a gang, or a wreck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "thunder-road.ts")]
pub struct VehicleId(pub u8);

impl VehicleId {
    /// The car of this size in the gang of this seat.
    pub const fn car(seat: Seat, size: Size) -> VehicleId {
        VehicleId(seat.0 * GANG.len() as u8 + size as u8)
    }

    /// A wreck figure.
    pub const fn wreck(number: u8) -> VehicleId {
        VehicleId(MOST_CARS as u8 + number)
    }

    /// All that there can be.
    pub fn all() -> impl Iterator<Item = VehicleId> {
        (0..(MOST_CARS + MOST_WRECKS) as u8).map(VehicleId)
    }

    /// All cars of a seat.
    pub fn gang(seat: Seat) -> impl Iterator<Item = VehicleId> {
        GANG.into_iter().map(move |size| VehicleId::car(seat, size))
    }

    /// The place in the list of cars, if it is one.
    pub fn car_index(self) -> Option<usize> {
        (usize::from(self.0) < MOST_CARS).then_some(self.0.into())
    }

    /// The number of the wreck, if it is one.
    pub fn wreck_index(self) -> Option<usize> {
        usize::from(self.0).checked_sub(MOST_CARS).filter(|number| *number < MOST_WRECKS)
    }

    /// Whose gang it belongs to; a wreck is nobody's (TR-3.14).
    pub fn owner(self) -> Option<Seat> {
        self.car_index().map(|index| Seat((index / GANG.len()) as u8))
    }

    /// How big it is; a wreck is small (TR-3.14).
    pub fn size(self) -> Size {
        self.car_index().map_or(Size::Small, |index| GANG[index % GANG.len()])
    }
}

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

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.row(), self.column())
    }
}

/// What the ground of a space is (TR-4.6 to TR-4.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Terrain {
    /// Keeps the road die bonus alive.
    Road,
    /// As quick as road, but without the bonus.
    OffRoad,
    /// Takes two moves.
    Mud,
    /// The end of whoever comes there.
    Impassable,
}

impl Terrain {
    /// The moves that entering costs (TR-4.6, TR-4.7, TR-4.8).
    pub const fn cost(self) -> u8 {
        match self {
            Terrain::Road | Terrain::OffRoad | Terrain::Impassable => 1,
            Terrain::Mud => 2,
        }
    }

    #[expect(
        clippy::panic,
        reason = "only the compiler reads letters, so this is an error when the program is built"
    )]
    const fn read(letter: u8) -> Terrain {
        match letter {
            b'R' => Terrain::Road,
            b'O' => Terrain::OffRoad,
            b'M' => Terrain::Mud,
            b'X' => Terrain::Impassable,
            _ => panic!("a letter that no terrain has"),
        }
    }
}

/// One side of a road tile (TR-1.10), by its place in [`SIDES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "thunder-road.ts")]
pub struct SideId(pub u8);

impl SideId {
    /// A side of the tile with this number (from 0).
    pub const fn of(tile: u8, side: u8) -> SideId {
        SideId(2 * tile + side)
    }

    /// The side with this name, such as `3b`.
    pub fn named(id: &str) -> Option<SideId> {
        SIDES.iter().position(|side| side.id == id).map(|place| SideId(place as u8))
    }

    /// The row of the table.
    pub fn row(self) -> &'static TileSide {
        &SIDES[usize::from(self.0) % SIDES.len()]
    }

    /// The number of its tile (from 0).
    pub const fn tile(self) -> u8 {
        self.0 / 2
    }

    /// The other side of the tile.
    pub const fn turned(self) -> SideId {
        SideId(self.0 ^ 1)
    }

    /// The ground printed in a row and column of the tile.
    pub fn terrain(self, row: u8, column: u8) -> Terrain {
        TERRAIN[usize::from(self.0) % SIDES.len()][usize::from(row % ROWS)]
            [usize::from(column % TILE_COLUMNS)]
    }
}

/// What is printed on one side of a tile.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct TileSide {
    /// Number and letter.
    pub id: &'static str,
    /// What the tile is called.
    pub name: &'static str,
    /// Whether a game may start on it.
    pub is_start: bool,
    /// Six lanes from the left, each from the rear: `R`oad, `O`ff-road, `M`ud, `X` impassable.
    pub rows: [&'static str; 6],
    /// Where hazard tokens are laid (TR-4.10), by row and in a row from the rear.
    pub hazards: &'static [HazardSpace],
    /// Where the layout comes from.
    pub source: &'static str,
}

/// A space that gets a token when its tile comes into play.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(export_to = "thunder-road.ts")]
pub struct HazardSpace {
    /// The lane.
    pub row: u8,
    /// The column on the tile.
    pub column: u8,
    /// The most players with whom it is used (TR-2.4); `None` with any number, as what is printed 4+.
    pub most_players: Option<u8>,
}

impl HazardSpace {
    /// Whether it gets a token with so many players.
    pub fn is_used(&self, players: u8) -> bool {
        self.most_players.is_none_or(|most| players <= most)
    }
}

const fn always(row: u8, column: u8) -> HazardSpace {
    HazardSpace { row, column, most_players: None }
}

const fn up_to(most_players: u8, row: u8, column: u8) -> HazardSpace {
    HazardSpace { row, column, most_players: Some(most_players) }
}

/// The ten sides of the five tiles (TR-1.10).
pub static SIDES: [TileSide; 2 * TILES] = [
    TileSide {
        id: "1a",
        name: "The Parking Lot",
        is_start: true,
        rows: ["RROMOMOO", "RRRRRROO", "RRRRRRRR", "RRRRRRRR", "RRRRRRRO", "RROOOMOO"],
        hazards: &[
            always(1, 5),
            up_to(3, 2, 2),
            up_to(2, 2, 4),
            always(2, 5),
            up_to(3, 3, 1),
            up_to(2, 4, 3),
            up_to(2, 4, 5),
        ],
        source: "public",
    },
    TileSide {
        id: "1b",
        name: "The Runway to Ruin",
        is_start: true,
        rows: ["OOOMOMOO", "OOOOOOOO", "RRRRRRRR", "RRRRRRRR", "OOOOMMOO", "OOOMMOOO"],
        hazards: &[
            up_to(2, 2, 2),
            up_to(3, 2, 4),
            always(2, 6),
            up_to(2, 3, 2),
            up_to(3, 3, 4),
            always(3, 6),
        ],
        source: "public",
    },
    TileSide {
        id: "2a",
        name: "The Snakeway",
        is_start: false,
        rows: ["OOOMMOOO", "OOOMOOOO", "RROXORRR", "RRRRRXRR", "ORRRROOO", "OOOOOXOO"],
        hazards: &[always(2, 6), always(3, 1), always(3, 3), always(3, 6), always(4, 2), always(4, 4)],
        source: "public",
    },
    TileSide {
        id: "2b",
        name: "The Unrest Stop",
        is_start: false,
        rows: ["OMOMOOXO", "OOOOOOOM", "RRRRRRRR", "RRRRRRRR", "ORRXRRXR", "OXRRXRRO"],
        hazards: &[
            always(2, 2),
            always(2, 3),
            always(2, 6),
            always(3, 1),
            always(3, 3),
            always(3, 4),
            always(3, 5),
        ],
        source: "public",
    },
    TileSide {
        id: "3a",
        name: "The Mudhole",
        is_start: false,
        rows: ["ORRRRRRO", "RRMMMRRO", "RMMOOMMR", "RMOMOOMR", "RRMRRMMR", "ORRRRRRO"],
        hazards: &[always(0, 5), always(1, 5), always(4, 3), always(5, 3)],
        source: "public",
    },
    TileSide {
        id: "3b",
        name: "The Bunker",
        is_start: false,
        rows: ["OOOOOOOO", "OOXOOOOO", "RRXXXXXR", "RRXXXXXR", "OOMOOXXO", "OOOOOMOO"],
        hazards: &[always(0, 5), always(1, 5), always(4, 3), always(5, 2)],
        source: "public",
    },
    TileSide {
        id: "4a",
        name: "The Barrens",
        is_start: false,
        rows: ["OOOOMMMM", "OOOMMMMO", "RRRRRRRR", "RRRRRRRR", "OOMMMMOO", "OMMMMOOO"],
        hazards: &[always(2, 1), always(2, 4), always(2, 5), always(3, 3), always(3, 5)],
        source: "public",
    },
    TileSide {
        id: "4b",
        name: "The Scenic Route",
        is_start: false,
        rows: ["OXXXOOOM", "ORRRXXOO", "RRRRROXO", "RXOMRRRR", "OXOXRRRR", "OOXXXXXX"],
        hazards: &[always(1, 2), always(2, 2), always(3, 5), always(3, 6), always(4, 6)],
        source: "public",
    },
    TileSide {
        id: "5a",
        name: "Route Sixty Styx",
        is_start: false,
        rows: ["OXOOOOOO", "OOMXXMOO", "RRRRRRRR", "RRRRRRRR", "OOMXXMOO", "OOOOOOOO"],
        hazards: &[always(0, 7), always(2, 1), always(2, 6), always(3, 1), always(3, 6)],
        source: "public",
    },
    TileSide {
        id: "5b",
        name: "The Choke",
        is_start: false,
        rows: ["OXXXXXXO", "OOXXXXOO", "RRRRRRRR", "RRMRRMRR", "OOOXXXOO", "OXXXXXXO"],
        hazards: &[always(2, 1), always(2, 3), always(2, 5), always(2, 7), always(3, 1), always(3, 6)],
        source: "public",
    },
];

static TERRAIN: [[[Terrain; 8]; 6]; 2 * TILES] = {
    let mut all = [[[Terrain::OffRoad; 8]; 6]; 2 * TILES];
    let mut side = 0;
    while side < SIDES.len() {
        let mut row = 0;
        while row < 6 {
            let mut column = 0;
            while column < 8 {
                all[side][row][column] = Terrain::read(SIDES[side].rows[row].as_bytes()[column]);
                column += 1;
            }
            row += 1;
        }
        side += 1;
    }
    all
};

/// Writes down each kind of token once: enum, list of all and rows come from the same lines, so that none of them can
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

/// One kind of hazard token.
#[derive(Debug)]
pub struct HazardRow {
    /// How many are in the box.
    pub count: u8,
    /// What the space becomes if the token stays (TR-4.11, TR-6.2); used up otherwise.
    pub terrain: Option<Terrain>,
}

const fn hazard(count: u8, terrain: Option<Terrain>) -> HazardRow {
    HazardRow { count, terrain }
}

tokens! {
    /// What lies on a hazard space (TR-1.9).
    enum Hazard;
    /// The hazard tokens of the box (TR-1.9).
    static HAZARDS: HazardRow {
        /// The space is road.
        #[default]
        Road: hazard(6, Some(Terrain::Road)),
        /// The space is mud.
        Mud: hazard(6, Some(Terrain::Mud)),
        /// Whoever comes here slides on.
        Oil: hazard(6, Some(Terrain::Road)),
        /// Damages once.
        Mine: hazard(4, None),
        /// A wreck to slam into.
        Wreck: hazard(4, None),
    }
}

/// Tokens of each hazard kind.
pub type HazardCounts = [u8; Hazard::ALL.len()];

/// What a damage token does (TR-12.5 to TR-12.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// One space that way.
    Skid(Direction),
    /// Along a line to the first road vehicle.
    Shrapnel,
    /// Random steps.
    Dazed,
    /// A flight along a line.
    Blast,
}

/// One kind of damage token.
#[derive(Debug)]
pub struct DamageRow {
    /// How many are in the box.
    pub count: u8,
    /// What it does.
    pub effect: Effect,
}

const fn damage(count: u8, effect: Effect) -> DamageRow {
    DamageRow { count, effect }
}

tokens! {
    /// What a damage token shows (TR-1.8), or the marker that stands for one (TR-12.4).
    enum Damage;
    /// The damage tokens of the box (TR-1.8), and last the marker, of which there is no number.
    static DAMAGE: DamageRow {
        /// Nothing more happens.
        #[default]
        Dent: damage(3, Effect::Nothing),
        /// One space to the front left.
        SkidFrontLeft: damage(1, Effect::Skid(Direction::FrontLeft)),
        /// One space to the front.
        SkidFront: damage(1, Effect::Skid(Direction::Front)),
        /// One space to the front right.
        SkidFrontRight: damage(1, Effect::Skid(Direction::FrontRight)),
        /// One space to the rear left.
        SkidRearLeft: damage(1, Effect::Skid(Direction::RearLeft)),
        /// One space to the rear.
        SkidRear: damage(1, Effect::Skid(Direction::Rear)),
        /// One space to the rear right.
        SkidRearRight: damage(1, Effect::Skid(Direction::RearRight)),
        /// Hits somebody else.
        Shrapnel: damage(3, Effect::Shrapnel),
        /// Staggers about.
        Dazed: damage(3, Effect::Dazed),
        /// Flies off.
        Blast: damage(5, Effect::Blast),
        /// The pile was empty: works as a dent.
        Marker: damage(0, Effect::Nothing),
    }
}

/// Tokens of each damage kind but the marker, which lies in no pile.
pub type DamageCounts = [u8; Damage::ALL.len() - 1];

const _: () = assert!(
    Damage::Marker as usize == Damage::ALL.len() - 1,
    "the marker stands last: counts have no place for it"
);

/// Takes one token out of a pile, each as likely as the other; `None` if the pile is empty (TR-2.6).
pub fn draw<const N: usize>(pile: &mut [u8; N], chance: &mut impl Chance) -> Option<usize> {
    let total: u32 = pile.iter().map(|count| u32::from(*count)).sum();
    if total == 0 {
        return None;
    }
    let mut left = chance.below(total);
    for (kind, count) in pile.iter_mut().enumerate() {
        if left < u32::from(*count) {
            *count -= 1;
            return Some(kind);
        }
        left -= u32::from(*count);
    }
    None
}

/// What a command die may be put on (TR-8.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum Command {
    /// Places the chopper, which may shoot.
    Airstrike,
    /// More moves.
    Nitro,
    /// Through one occupied space.
    Drift,
    /// One damage token less.
    Repair,
}

impl Command {
    /// All of them.
    pub const ALL: [Command; 4] = [Command::Airstrike, Command::Nitro, Command::Drift, Command::Repair];

    /// Whether a die of this value may be put on it (TR-8.2).
    pub const fn takes(self, die: u8) -> bool {
        match self {
            Command::Airstrike => true,
            Command::Nitro => 1 <= die && die <= 3,
            Command::Drift => 3 <= die && die <= 5,
            Command::Repair => die == 6,
        }
    }
}

/// The road die (TR-1.4).
pub const ROAD_DIE: [u8; 6] = [1, 1, 1, 2, 2, 3];
/// The stunt die (TR-1.4).
pub const STUNT_DIE: [u8; 6] = [1, 2, 2, 3, 3, 4];
/// The movement die (TR-1.3).
pub const MOVEMENT_DIE: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// Which of two slammed vehicles moves (TR-10.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum SlamFace {
    /// The one that came in.
    Top,
    /// The one that was there.
    Bottom,
}

/// The slam die (TR-1.5).
pub const SLAM_DIE: [SlamFace; 6] = {
    use SlamFace::{Bottom, Top};
    [Top, Top, Bottom, Bottom, Bottom, Bottom]
};

/// A face of the shooting die: the sizes it hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "thunder-road.ts")]
pub enum ShotFace {
    /// Small or medium.
    SmallOrMedium,
    /// Medium.
    Medium,
    /// Large.
    Large,
    /// Every size.
    Any,
}

impl ShotFace {
    /// Whether it names this size (TR-11.6).
    pub const fn hits(self, size: Size) -> bool {
        match self {
            ShotFace::SmallOrMedium => matches!(size, Size::Small | Size::Medium),
            ShotFace::Medium => matches!(size, Size::Medium),
            ShotFace::Large => matches!(size, Size::Large),
            ShotFace::Any => true,
        }
    }
}

/// The shooting die (TR-1.6).
pub const SHOOTING_DIE: [ShotFace; 6] = {
    use ShotFace::{Any, Large, Medium, SmallOrMedium};
    [SmallOrMedium, Medium, Large, Large, Large, Any]
};

/// Rolls a die.
pub fn roll<T: Copy>(die: [T; 6], chance: &mut impl Chance) -> T {
    die[chance.below(6) as usize % 6]
}
