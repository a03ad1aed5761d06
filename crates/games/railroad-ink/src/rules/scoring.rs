//! RI-7: what a board is worth at the end, and what the expansions add (RI-8.18, RI-9.14 to RI-9.19).

use super::lines::{self, Line};
use crate::board::Board;
use crate::data::{Cell, Cells, EXITS, Ends, Kind, NETWORK_POINTS, Side};
use crate::setup::{Centre, Expansion, Options};
use crossroads_engine::Few;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The score sheet of one board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "railroad-ink.ts")]
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

/// Where the points of a board come from. Every part of a [`Score`] is counted from the part of the same name here.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "railroad-ink.ts")]
pub struct Marks {
    /// The networks that score.
    pub networks: Few<Network, 6>,
    /// A longest highway.
    pub highway: Line,
    /// A longest railway.
    pub railway: Line,
    /// The central cells that count.
    pub centre: Cells,
    /// With Meteor: the ends that lead into a crater, two points each.
    pub into_craters: Ends,
    /// With Lava: the lakes.
    pub lakes: Few<Lake, 25>,
    /// Ends and lava sides that lead nowhere.
    pub errors: Ends,
}

/// Routes that hang together and connect two exits or more.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "railroad-ink.ts")]
pub struct Network {
    /// The cells beside the exits it connects; no cell has two exits.
    pub exits: Cells,
    /// The cells whose highway belongs to it. On an overpass the railway need not.
    pub highways: Cells,
    /// The cells whose railway belongs to it.
    pub railways: Cells,
    /// What it scores.
    pub points: i32,
}

/// Lava that hangs together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "railroad-ink.ts")]
pub struct Lake {
    /// Its cells.
    pub cells: Cells,
    /// Whether no side of it is open.
    pub closed: bool,
    /// What it scores: for being closed, for being the largest.
    pub points: i32,
}

impl Marks {
    /// What all of it is worth.
    pub fn score(&self) -> Score {
        let Marks { networks, highway, railway, centre, into_craters, lakes, errors } = self;
        Score {
            networks: networks.iter().map(|network| network.points).sum(),
            highway: highway.len() as i32,
            railway: railway.len() as i32,
            centre: centre.len() as i32,
            expansion: crater_points(*into_craters) + lakes.iter().map(|lake| lake.points).sum::<i32>(),
            errors: errors.len() as i32,
        }
    }
}

/// The score of a board as it stands: that of its [`marks`], without the trouble of listing them.
pub fn score(board: &Board, options: &Options) -> Score {
    let expansion = match options.expansion {
        Expansion::None => 0,
        Expansion::Meteor => crater_points(ends_into_craters(board)),
        Expansion::Lava => lake_points(board),
    };
    Score {
        networks: network_points(board),
        highway: lines::longest(board, Kind::Highway, options.longest),
        railway: lines::longest(board, Kind::Railway, options.longest),
        centre: central_cells(board, options.centre).len() as i32,
        expansion,
        errors: errors(board, options.expansion).len() as i32,
    }
}

/// Where the points of a board come from.
pub fn marks(board: &Board, options: &Options) -> Marks {
    let Options { expansion, longest, centre, .. } = *options;
    Marks {
        networks: networks(board),
        highway: lines::longest_line(board, Kind::Highway, longest),
        railway: lines::longest_line(board, Kind::Railway, longest),
        centre: central_cells(board, centre),
        into_craters: if expansion == Expansion::Meteor { ends_into_craters(board) } else { Ends::default() },
        lakes: if expansion == Expansion::Lava { lakes(board) } else { Few::default() },
        errors: errors(board, expansion),
    }
}

/// Each network scores by the exits it connects (RI-7.3, RI-7.4).
pub fn network_points(board: &Board) -> i32 {
    let (_, connected) = Joined::of(board);
    connected.iter().map(|exits| NETWORK_POINTS[usize::from(*exits)]).sum()
}

/// The networks that score.
fn networks(board: &Board) -> Few<Network, 6> {
    let (mut joined, connected) = Joined::of(board);
    let mut networks = Few::<Network, 6>::default();
    let mut roots = [0; 6];
    // The exits say which networks score; whatever hangs together with one of them belongs to it.
    for exit in EXITS.into_iter().filter(|exit| board.uses(*exit)) {
        let root = joined.root(node(board, exit.cell, exit.kind));
        let exits = usize::from(connected[usize::from(root)]);
        if exits < 2 {
            continue;
        }
        let place = roots[..networks.len()].iter().position(|known| *known == root).unwrap_or(networks.len());
        if place == networks.len() {
            roots[place] = root;
            networks.push(Network { points: NETWORK_POINTS[exits], ..Network::default() });
        }
        networks[place].exits |= Cells::only(exit.cell);
    }
    for kind in Kind::ROUTES {
        for cell in board.with(kind).iter() {
            let root = joined.root(node(board, cell, kind));
            if let Some(place) = roots[..networks.len()].iter().position(|known| *known == root) {
                let Network { highways, railways, .. } = &mut networks[place];
                *(if kind == Kind::Highway { highways } else { railways }) |= Cells::only(cell);
            }
        }
    }
    networks
}

/// Two nodes a cell: the second one is the railway under an overpass, which stays apart (RI-1.8, RI-7.5).
const NODES: usize = 128;

fn node(board: &Board, cell: Cell, kind: Kind) -> u8 {
    let under = kind == Kind::Railway && board.overpasses().contains(cell);
    (cell.row() * 8 + cell.column()) * 2 + u8::from(under)
}

/// Union and find over the nodes of a board.
struct Joined([u8; NODES]);

impl Joined {
    const ALONE: [u8; NODES] = {
        let mut parents = [0; NODES];
        let mut i = 0;
        while i < NODES {
            parents[i] = i as u8;
            i += 1;
        }
        parents
    };

    /// Joins what hangs together on a board; answers also how many exits are connected at each root.
    fn of(board: &Board) -> (Joined, [u8; NODES]) {
        let mut joined = Joined(Joined::ALONE);
        for kind in Kind::ROUTES {
            for side in [Side::East, Side::South] {
                for cell in board.joined(kind, side).iter() {
                    if let Some(next) = cell.neighbour(side) {
                        joined.join(node(board, cell, kind), node(board, next, kind));
                    }
                }
            }
        }
        let mut connected = [0_u8; NODES];
        for exit in EXITS {
            if board.uses(exit) {
                connected[usize::from(joined.root(node(board, exit.cell, exit.kind)))] += 1;
            }
        }
        (joined, connected)
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

/// The central cells in which something is drawn, one point each (RI-7.14, RI-7.15).
fn central_cells(board: &Board, centre: Centre) -> Cells {
    let something = match centre {
        Centre::Anything => board.drawn() | board.craters(),
        Centre::Routes => board.with(Kind::Highway) | board.with(Kind::Railway),
    };
    something & Cells::CENTRAL
}

/// Everything that costs a point: loose ends, and with Lava the open sides of lakes (RI-9.14).
fn errors(board: &Board, expansion: Expansion) -> Ends {
    Ends::on_sides(|side| match expansion {
        Expansion::None | Expansion::Meteor => loose_ends(board, side),
        Expansion::Lava => loose_ends(board, side) | open_lava(board, side),
    })
}

/// Cells whose route end here meets neither a route nor the border (RI-7.16 to RI-7.19), nor a crater (RI-8.18).
fn loose_ends(board: &Board, side: Side) -> Cells {
    let closed = Cells::border(side) | board.craters().step(side.opposite());
    Kind::ROUTES
        .into_iter()
        .fold(Cells::EMPTY, |all, kind| all | (board.ends(kind, side) & !(board.joined(kind, side) | closed)))
}

/// Route ends that lead into a crater (RI-8.19).
fn ends_into_craters(board: &Board) -> Ends {
    Ends::on_sides(|side| {
        let ends = board.ends(Kind::Highway, side) | board.ends(Kind::Railway, side);
        ends & board.craters().step(side.opposite())
    })
}

/// Two points for each of them (RI-8.18).
fn crater_points(into_craters: Ends) -> i32 {
    2 * into_craters.len() as i32
}

/// Cells whose lava side here meets neither lava nor the border (RI-9.15).
pub(super) fn open_lava(board: &Board, side: Side) -> Cells {
    board.ends(Kind::Lava, side) & !(board.joined(Kind::Lava, side) | Cells::border(side))
}

/// Five points for each closed lake (RI-9.17), and a point for each cell of the largest (RI-9.18).
fn lake_points(board: &Board) -> i32 {
    let (mut closed, mut largest) = (0, 0);
    each_lake(board, |cells, is_closed| {
        closed += i32::from(is_closed);
        largest = largest.max(cells.len() as i32);
    });
    CLOSED_LAKE * closed + largest
}

/// What a closed lake scores (RI-9.17).
const CLOSED_LAKE: i32 = 5;

/// The lakes with what each is worth.
fn lakes(board: &Board) -> Few<Lake, 25> {
    let mut lakes = Few::<Lake, 25>::default();
    let mut largest = (0, 0);
    each_lake(board, |cells, closed| {
        if cells.len() > largest.0 {
            largest = (cells.len(), lakes.len());
        }
        lakes.push(Lake { cells, closed, points: if closed { CLOSED_LAKE } else { 0 } });
    });
    if let Some(lake) = lakes.get_mut(largest.1) {
        lake.points += lake.cells.len() as i32;
    }
    lakes
}

/// Goes through the lakes: their cells, and whether they are closed.
fn each_lake(board: &Board, mut tell: impl FnMut(Cells, bool)) {
    let open = Side::ALL.into_iter().fold(Cells::EMPTY, |all, side| all | open_lava(board, side));
    let mut unseen = board.with(Kind::Lava);
    while let Some(cell) = unseen.first() {
        let lake = lake(board, cell);
        unseen &= !lake;
        tell(lake, (lake & open).is_empty());
    }
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
