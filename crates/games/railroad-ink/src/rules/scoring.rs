//! RI-7: what a board is worth at the end, and what the expansions add (RI-8.18, RI-9.14 to RI-9.19).

use super::lines;
use crate::board::Board;
use crate::data::{Cell, Cells, EXITS, Kind, NETWORK_POINTS, Side};
use crate::setup::{Centre, Expansion, Options};
use serde::{Deserialize, Serialize};

/// The score sheet of one board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Score {
    /// Points for exits connected with each other.
    pub networks: i32,
    /// Cells of the longest highway.
    pub highway: i32,
    /// Cells of the longest railway.
    pub railway: i32,
    /// Central cells with something in them.
    pub centre: i32,
    /// Points of the expansion.
    pub expansion: i32,
    /// Ends and lava sides that lead nowhere.
    pub errors: i32,
}

impl Score {
    /// The total (RI-7.2, RI-7.21); it may be negative.
    pub fn total(&self) -> i32 {
        let Score { networks, highway, railway, centre, expansion, errors } = *self;
        networks + highway + railway + centre + expansion - errors
    }
}

/// The score of a board as it stands.
pub fn score(board: &Board, options: &Options) -> Score {
    let (expansion, open_lava) = match options.expansion {
        Expansion::None => (0, 0),
        Expansion::Meteor => (2 * ends_in_craters(board), 0),
        Expansion::Lava => (lake_points(board), open_lava_sides(board)),
    };
    Score {
        networks: network_points(board),
        highway: lines::longest(board, Kind::Highway, options.longest),
        railway: lines::longest(board, Kind::Railway, options.longest),
        centre: central_cells(board, options.centre),
        expansion,
        errors: loose_ends(board) + open_lava,
    }
}

/// Each network scores by the exits it connects (RI-7.3, RI-7.4).
pub fn network_points(board: &Board) -> i32 {
    let mut networks = Networks::new();
    for kind in Kind::ROUTES {
        for side in [Side::East, Side::South] {
            for cell in board.joined(kind, side).iter() {
                if let Some(next) = cell.neighbour(side) {
                    networks.join(node(board, cell, kind), node(board, next, kind));
                }
            }
        }
    }
    let mut connected = [0_u8; NODES];
    for exit in EXITS {
        if board.uses(exit) {
            connected[usize::from(networks.root(node(board, exit.cell, exit.kind)))] += 1;
        }
    }
    connected.iter().map(|exits| NETWORK_POINTS[usize::from(*exits)]).sum()
}

/// Two nodes a cell: the second one is the railway under an overpass, which stays apart (RI-1.8, RI-7.5).
const NODES: usize = 128;

fn node(board: &Board, cell: Cell, kind: Kind) -> u8 {
    let under = kind == Kind::Railway && board.overpasses().contains(cell);
    (cell.row() * 8 + cell.column()) * 2 + u8::from(under)
}

/// Union and find over the nodes of a board.
struct Networks([u8; NODES]);

impl Networks {
    const ALONE: [u8; NODES] = {
        let mut parents = [0; NODES];
        let mut i = 0;
        while i < NODES {
            parents[i] = i as u8;
            i += 1;
        }
        parents
    };

    fn new() -> Networks {
        Networks(Networks::ALONE)
    }

    fn root(&mut self, mut node: u8) -> u8 {
        while self.0[usize::from(node)] != node {
            let parent = self.0[usize::from(node)];
            self.0[usize::from(node)] = self.0[usize::from(parent)];
            node = parent;
        }
        node
    }

    fn join(&mut self, a: u8, b: u8) {
        let (a, b) = (self.root(a), self.root(b));
        self.0[usize::from(a)] = b;
    }
}

/// One point for each central cell in which something is drawn (RI-7.14, RI-7.15).
fn central_cells(board: &Board, centre: Centre) -> i32 {
    let something = match centre {
        Centre::Anything => board.drawn() | board.craters(),
        Centre::Routes => board.with(Kind::Highway) | board.with(Kind::Railway),
    };
    (something & Cells::CENTRAL).len() as i32
}

/// Route ends that meet neither a route nor the border (RI-7.16 to RI-7.19), nor a crater (RI-8.18).
fn loose_ends(board: &Board) -> i32 {
    let loose = |kind, side: Side| {
        let ends = board.ends(kind, side);
        let closed = board.joined(kind, side) | Cells::border(side) | board.craters().step(side.opposite());
        (ends & !closed).len() as i32
    };
    Kind::ROUTES.into_iter().flat_map(|kind| Side::ALL.map(|side| loose(kind, side))).sum()
}

/// Route ends that lead into a crater (RI-8.19).
fn ends_in_craters(board: &Board) -> i32 {
    let leading =
        |kind, side: Side| (board.ends(kind, side) & board.craters().step(side.opposite())).len() as i32;
    Kind::ROUTES.into_iter().flat_map(|kind| Side::ALL.map(|side| leading(kind, side))).sum()
}

/// Cells whose lava side here meets neither lava nor the border (RI-9.15).
pub(super) fn open_lava(board: &Board, side: Side) -> Cells {
    board.ends(Kind::Lava, side) & !(board.joined(Kind::Lava, side) | Cells::border(side))
}

/// Open sides of lava are errors (RI-9.14).
fn open_lava_sides(board: &Board) -> i32 {
    Side::ALL.into_iter().map(|side| open_lava(board, side).len() as i32).sum()
}

/// Five points for each closed lake (RI-9.17), and a point for each cell of the largest (RI-9.18).
fn lake_points(board: &Board) -> i32 {
    let open = Side::ALL.into_iter().fold(Cells::EMPTY, |all, side| all | open_lava(board, side));
    let mut unseen = board.with(Kind::Lava);
    let (mut closed, mut largest) = (0, 0);
    while let Some(cell) = unseen.first() {
        let lake = lake(board, cell);
        unseen &= !lake;
        closed += i32::from((lake & open).is_empty());
        largest = largest.max(lake.len() as i32);
    }
    5 * closed + largest
}

/// All cells whose lava hangs together with the lava of this one (RI-9.19).
fn lake(board: &Board, cell: Cell) -> Cells {
    let mut lake = Cells::only(cell);
    loop {
        let spread = Side::ALL
            .into_iter()
            .fold(lake, |all, side| all | (lake & board.joined(Kind::Lava, side)).step(side));
        if spread == lake {
            return lake;
        }
        lake = spread;
    }
}
