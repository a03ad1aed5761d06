//! The ground: terrains and the tiles that they are printed on.

use super::{ROWS, TILE_COLUMNS};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Road tiles of the base game (TR-1.10).
pub const BASE_TILES: usize = 5;
/// Road tiles with those of Carnage (CD-1.1).
pub const TILES: usize = 10;

/// What the ground of a space is (TR-4.6 to TR-4.9, CD-2).
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
    /// Holds whoever comes there (CD-2.3).
    Sludge,
    /// Whoever comes there slides on (CD-2.4).
    Glass,
    /// Throws what comes from behind, and overturns what does not (CD-2.8, CD-2.10).
    Ramp,
    /// Sets on fire (CD-2.12).
    Fire,
    /// Gives the road die bonus (CD-2.13).
    Salt,
}

impl Terrain {
    /// Every kind, in order.
    pub const ALL: [Terrain; 9] = [
        Terrain::Road,
        Terrain::OffRoad,
        Terrain::Mud,
        Terrain::Impassable,
        Terrain::Sludge,
        Terrain::Glass,
        Terrain::Ramp,
        Terrain::Fire,
        Terrain::Salt,
    ];

    /// The moves that entering costs (TR-4.6, TR-4.7, TR-4.8, CD-2.1).
    pub const fn cost(self) -> u8 {
        if matches!(self, Terrain::Mud) { 2 } else { 1 }
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
            b'T' => Terrain::Sludge,
            b'G' => Terrain::Glass,
            b'J' => Terrain::Ramp,
            b'F' => Terrain::Fire,
            b'S' => Terrain::Salt,
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
    /// Six lanes from the left, each from the rear: `R`oad, `O`ff-road, `M`ud, `X` impassable, `T`oxic
    /// sludge, `G`lass, `J`ump ramp, `F`ire, `S`alt.
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

/// The sides of the five tiles of the box (TR-1.10), and of the five of Carnage, whose layouts are our own (CD-1.1).
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
    TileSide {
        id: "6a",
        name: "Glass Oasis",
        is_start: false,
        rows: ["OOOGGOOO", "OOGMMGOO", "RRGMXGRR", "RRRGGRRR", "OOGOOGOO", "OOOGOOOO"],
        hazards: &[always(2, 1), always(2, 6), always(3, 2), always(3, 6), always(5, 5)],
        source: "designed",
    },
    TileSide {
        id: "6b",
        name: "Sludgeworks",
        is_start: false,
        rows: ["OOTTOOOO", "OTOOOTTO", "RRRTRRRR", "RRRRTRRR", "OOTOOOTO", "OXOOTTOO"],
        hazards: &[always(1, 4), always(2, 1), always(2, 5), always(3, 2), always(3, 6)],
        source: "designed",
    },
    TileSide {
        id: "7a",
        name: "Scorcher",
        is_start: false,
        rows: ["OFOOXOOO", "OOFOOFOO", "RRRFRRRR", "RRRRFRRR", "OOFOOFOO", "OXOOFOOO"],
        hazards: &[always(1, 7), always(2, 1), always(2, 4), always(3, 2), always(3, 6)],
        source: "designed",
    },
    TileSide {
        id: "7b",
        name: "Furnace Row",
        is_start: false,
        rows: ["OXFFOOXX", "OOOOOOOO", "RRRRFRRR", "RRRFRRRR", "OOOOFOOO", "OXOFFOXX"],
        hazards: &[always(1, 5), always(2, 2), always(2, 6), always(3, 1), always(3, 5)],
        source: "designed",
    },
    TileSide {
        id: "8a",
        name: "Zag",
        is_start: false,
        rows: ["OXORRROO", "OORRXRRO", "RRRXXORR", "RROXOORR", "OJOOTOJO", "OOOXOOOO"],
        hazards: &[always(0, 4), always(2, 1), always(2, 6), always(4, 3), always(5, 5)],
        source: "designed",
    },
    TileSide {
        id: "8b",
        name: "The Long Jump",
        is_start: false,
        rows: ["OOXXXOOO", "OOJXOOOO", "RRRJXRRR", "RRRRRRRR", "OOJXOOOO", "OOOOXOOO"],
        hazards: &[always(1, 6), always(2, 1), always(3, 3), always(3, 5), always(4, 6)],
        source: "designed",
    },
    TileSide {
        id: "9a",
        name: "Salty Dogleg",
        is_start: false,
        rows: ["OOOOSSSO", "OOOSSSOO", "RRRSXORR", "RRRRRRRR", "OSSSOXOO", "SSSOOOXO"],
        hazards: &[always(0, 3), always(2, 1), always(3, 2), always(3, 4), always(3, 6), always(4, 4)],
        source: "designed",
    },
    TileSide {
        id: "9b",
        name: "Mirror Flats",
        is_start: false,
        rows: ["SSGOOGSS", "OGSSGOGO", "RRRGRRRR", "RRRRGRRR", "OGOSSGOO", "SSOGOOSS"],
        hazards: &[always(1, 5), always(2, 2), always(2, 5), always(3, 1), always(3, 6)],
        source: "designed",
    },
    TileSide {
        id: "10a",
        name: "Drifts",
        is_start: false,
        rows: ["MMOOOMMO", "OMMOMMOO", "RRMRRMRR", "RRRMRRRR", "OOMMOOMM", "OMMOOOOM"],
        hazards: &[always(1, 3), always(2, 4), always(3, 1), always(3, 6), always(5, 4)],
        source: "designed",
    },
    TileSide {
        id: "10b",
        name: "Last Rites",
        is_start: false,
        rows: ["OXOFOOTO", "OOGOXOOO", "RRRMRJRR", "RRRRTRRR", "OSSOXXGO", "OOJOOFOO"],
        hazards: &[always(1, 3), always(2, 1), always(3, 2), always(3, 6), always(5, 4)],
        source: "designed",
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
