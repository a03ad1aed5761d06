//! What a board promises while the game goes on.
//!
//! A board is described by a few dozen numbers, [`Feature`]s: what it scores by now, and what could still become of
//! it. How much each is worth after which round, [`super::weights`] says; nothing here weighs anything.

use super::sketch::place;
use arrayvec::ArrayVec;
use crossroads_railroad_ink::board::{Board, Facing};
use crossroads_railroad_ink::data::{Cell, Cells, EXITS, Kind, Side};
use crossroads_railroad_ink::rules::lines;
use crossroads_railroad_ink::setup::Longest;

/// One number that describes a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(super) enum Feature {
    /// Always one.
    Always,
    /// Exits that are joined to another exit, less one for each network.
    Joined,
    /// Cells of the longest highway and of the longest railway.
    Lines,
    /// Central cells with something in them.
    Centre,
    /// Ends before a filled cell that does not join them: errors for good.
    DeadEnds,
    /// Ends before a free cell.
    LiveEnds,
    /// Unused exits whose cell is filled.
    DeadExits,
    /// Special routes that may still be used.
    Specials,
    /// Networks that a straight route in one cell would join. Here and below each network is counted with the
    /// nearest other one only, so that the sum is what could be joined in all.
    GapStraight,
    /// The same with a curve.
    GapCurve,
    /// The same with a straight station.
    GapStationStraight,
    /// The same with a curved station.
    GapStationCurve,
    /// The same in a cell faced on three or four sides.
    GapJunction,
    /// Networks two cells apart.
    GapTwo,
    /// Networks two cells apart, one with a highway end, the other with a railway end.
    GapTwoMixed,
    /// Networks three cells apart.
    GapThree,
    /// Networks four cells apart.
    GapFour,
    /// Networks further apart.
    GapFar,
    /// Networks that cannot be joined to any other.
    Unreachable,
    /// Further cells in which networks could be joined, that the gaps leave out.
    SpareGaps,
    /// Free cells faced on one side.
    FacedOnce,
    /// Free cells faced on two sides by the same network.
    FacedTwice,
    /// Free cells faced on three sides by one kind.
    FacedByThree,
    /// Free cells faced on three sides by both kinds.
    FacedByBoth,
    /// Free cells faced on all sides.
    FacedByFour,
    /// How much longer the longest lines would become by one cell.
    LineGain,
    /// How much longer they would become in all other cells.
    SpareLineGain,
    /// The longest lines that end before a free cell.
    LongestArms,
    /// All lines that end before a free cell.
    Arms,
    /// Free central cells that something faces.
    CentreFaced,
    /// Free cells.
    Free,
    /// Unused exits whose cell is free.
    UnusedExits,
    /// Exits of the largest network.
    Largest,
    /// Ends that lead into a crater (Meteor).
    CraterEnds,
    /// Craters (Meteor).
    Craters,
    /// Closed lakes (Lava).
    ClosedLakes,
    /// Cells of the largest lake (Lava).
    LargestLake,
    /// Open lava sides before an empty cell (Lava).
    OpenLava,
    /// Open lava sides before a filled cell (Lava).
    BlockedLava,
}

/// How many features there are.
pub(super) const FEATURES: usize = Feature::BlockedLava as usize + 1;

/// A board in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Features(pub [i32; FEATURES]);

impl Features {
    #[inline]
    fn add(&mut self, feature: Feature, count: i32) {
        self.0[feature as usize] += count;
    }
}

/// Describes a board.
pub(super) fn describe(board: &Board, specials_left: i32, reading: Longest) -> Features {
    let mut survey = Survey::new(board);
    survey.exits();
    for kind in Kind::ROUTES {
        survey.ends_and_lines(kind, reading);
    }
    survey.faced_cells();
    survey.wider_gaps();
    survey.count_gaps();
    survey.expansions();
    let mut features = survey.features;
    features.add(Feature::Always, 1);
    features.add(Feature::Specials, specials_left);
    features.add(Feature::Centre, ((board.drawn() | board.craters()) & Cells::CENTRAL).len() as i32);
    features.add(Feature::Free, survey.free.len() as i32);
    features
}

/// More than all nodes: two in each of 56 places, and the exits.
const NODES: usize = 128;

/// The first node of an exit.
const EXIT_NODES: u8 = 112;

/// No node.
const NONE: u8 = u8::MAX;

/// An end or an exit that faces a free cell.
struct Facer {
    cell: Cell,
    side: Side,
    kind: Kind,
    network: u8,
}

/// Two networks that could be joined, and how.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Gap {
    how: Feature,
    networks: [u8; 2],
}

/// What is known of a free cell: the network that reaches it first, and from how far.
#[derive(Clone, Copy)]
struct Reached {
    network: u8,
    kind: Kind,
    steps: u8,
    /// For each kind how many sides face the cell.
    faced: [u8; 2],
    /// The sides that face it.
    sides: u8,
}

/// A board while it is described.
struct Survey<'a> {
    board: &'a Board,
    facing: Facing,
    free: Cells,
    features: Features,
    /// Nodes that have become one network, each pointing to another of its kin.
    parent: [u8; NODES],
    /// Networks with an exit, a bit each.
    with_exit: u128,
    facers: ArrayVec<Facer, 256>,
    reached: [Reached; 64],
    /// Free cells in the order in which they are reached.
    order: ArrayVec<Cell, 49>,
    gaps: ArrayVec<Gap, 400>,
}

impl<'a> Survey<'a> {
    fn new(board: &'a Board) -> Survey<'a> {
        let nowhere = Reached { network: NONE, kind: Kind::Highway, steps: 0, faced: [0; 2], sides: 0 };
        let mut survey = Survey {
            board,
            facing: board.facing(),
            free: !board.drawn(),
            features: Features([0; FEATURES]),
            parent: std::array::from_fn(|node| node as u8),
            with_exit: 0,
            facers: ArrayVec::new(),
            reached: [nowhere; 64],
            order: ArrayVec::new(),
            gaps: ArrayVec::new(),
        };
        for kind in Kind::ROUTES {
            for side in [Side::East, Side::South] {
                for cell in board.joined(kind, side).iter() {
                    if let Some(next) = cell.neighbour(side) {
                        survey.join(survey.node(cell, kind), survey.node(next, kind));
                    }
                }
            }
        }
        survey
    }

    /// Two nodes a cell: the second one is the railway that crosses a highway without meeting it, under an overpass
    /// (RI-1.8).
    fn node(&self, cell: Cell, kind: Kind) -> u8 {
        let under = kind == Kind::Railway && self.board.overpasses().contains(cell);
        place(cell) as u8 * 2 + u8::from(under)
    }

    fn network(&mut self, mut node: u8) -> u8 {
        while self.parent[usize::from(node)] != node {
            let up = self.parent[usize::from(self.parent[usize::from(node)])];
            self.parent[usize::from(node)] = up;
            node = up;
        }
        node
    }

    /// Joins two networks; answers whether they were two.
    fn join(&mut self, one: u8, other: u8) -> bool {
        let (one, other) = (self.network(one), self.network(other));
        self.parent[usize::from(one)] = other;
        one != other
    }

    fn exits(&mut self) {
        let mut exits_of = [0_u8; NODES];
        let mut dead = 0;
        for (index, exit) in EXITS.into_iter().enumerate() {
            let network = if self.board.uses(exit) {
                self.network(self.node(exit.cell, exit.kind))
            } else if self.free.contains(exit.cell) {
                let network = EXIT_NODES + index as u8;
                self.facers.push(Facer { cell: exit.cell, side: exit.side, kind: exit.kind, network });
                self.features.add(Feature::UnusedExits, 1);
                network
            } else {
                dead += 1;
                continue;
            };
            self.with_exit |= 1 << network;
            exits_of[usize::from(network)] += 1;
        }
        let apart = self.with_exit.count_ones() as i32 + dead;
        self.features.add(Feature::DeadExits, dead);
        self.features.add(Feature::Joined, EXITS.len() as i32 - apart);
        self.features.add(Feature::Largest, i32::from(exits_of.into_iter().max().unwrap_or(0)));
    }

    fn ends_and_lines(&mut self, kind: Kind, reading: Longest) {
        let longest = lines::longest(self.board, kind, reading);
        let joined = Side::ALL.map(|side| self.board.joined(kind, side));
        // For each free cell the two longest lines that end before it.
        let mut arms = [[0_u8; 2]; 64];
        let (mut live, mut loose, mut all, mut longest_arm) = (0, 0, 0, 0);
        for side in Side::ALL {
            loose += (self.board.ends(kind, side) & !(joined[side as usize] | Cells::border(side))).len() as i32;
            let before_free = self.facing.by(kind, side) & self.free & !Cells::border(side);
            live += before_free.len() as i32;
            for cell in before_free.iter() {
                let Some(next) = cell.neighbour(side) else { continue };
                let network = self.network(self.node(next, kind));
                self.facers.push(Facer { cell, side, kind, network });
                let arm = arm(&joined, next, Cells::BOARD);
                all += i32::from(arm);
                longest_arm = longest_arm.max(i32::from(arm));
                let [first, second] = &mut arms[place(cell)];
                if arm > *first {
                    (*first, *second) = (arm, *first);
                } else {
                    *second = (*second).max(arm);
                }
            }
        }
        let (mut gain, mut gains) = (0, 0);
        for cell in self.free.iter() {
            let [first, second] = arms[place(cell)].map(i32::from);
            let more = if first > 0 { (first + second + 1 - longest).max(0) } else { 0 };
            gain = gain.max(more);
            gains += if second > 0 { more } else { 0 };
        }
        self.features.add(Feature::Lines, longest);
        self.features.add(Feature::LiveEnds, live);
        self.features.add(Feature::DeadEnds, loose - live);
        self.features.add(Feature::LineGain, gain);
        self.features.add(Feature::SpareLineGain, gains);
        self.features.add(Feature::LongestArms, longest_arm);
        self.features.add(Feature::Arms, all);
    }

    /// Free cells that something faces, and the gaps of one cell in them.
    fn faced_cells(&mut self) {
        for facer in &self.facers {
            let reached = &mut self.reached[place(facer.cell)];
            if reached.network == NONE {
                (reached.network, reached.kind, reached.steps) = (facer.network, facer.kind, 1);
                self.order.push(facer.cell);
            }
            reached.faced[facer.kind as usize] += 1;
            reached.sides |= 1 << facer.side as u8;
        }
        for facer in &self.facers {
            let Reached { network, faced, sides, .. } = self.reached[place(facer.cell)];
            if network == facer.network {
                continue;
            }
            let straight = sides == 0b0101 || sides == 0b1010;
            let how = match (faced, straight) {
                ([2, 0] | [0, 2], true) => Feature::GapStraight,
                ([2, 0] | [0, 2], false) => Feature::GapCurve,
                ([1, 1], true) => Feature::GapStationStraight,
                ([1, 1], false) => Feature::GapStationCurve,
                _ => Feature::GapJunction,
            };
            self.gaps.push(Gap { how, networks: [network, facer.network] });
        }
        let mut of_two_networks = Cells::EMPTY;
        for facer in &self.facers {
            if self.reached[place(facer.cell)].network != facer.network {
                of_two_networks |= Cells::only(facer.cell);
            }
        }
        for cell in &self.order {
            let [highways, railways] = self.reached[place(*cell)].faced;
            let both = highways > 0 && railways > 0;
            match highways + railways {
                1 => self.features.add(Feature::FacedOnce, 1),
                2 if of_two_networks.contains(*cell) => {}
                2 => self.features.add(Feature::FacedTwice, 1),
                3 if both => self.features.add(Feature::FacedByBoth, 1),
                3 => self.features.add(Feature::FacedByThree, 1),
                _ => self.features.add(Feature::FacedByFour, 1),
            }
            if Cells::CENTRAL.contains(*cell) {
                self.features.add(Feature::CentreFaced, 1);
            }
        }
    }

    /// Spreads every network over the free cells; where two meet, there is a gap as wide as the way.
    fn wider_gaps(&mut self) {
        let mut next = 0;
        while let Some(cell) = self.order.get(next).copied() {
            next += 1;
            let here = self.reached[place(cell)];
            for side in Side::ALL {
                let Some(beside) = cell.neighbour(side).filter(|cell| self.free.contains(*cell)) else { continue };
                let there = &mut self.reached[place(beside)];
                if there.network == NONE {
                    (there.network, there.kind, there.steps) = (here.network, here.kind, here.steps + 1);
                    self.order.push(beside);
                } else if there.network != here.network && beside > cell {
                    let how = match (here.steps + there.steps, here.kind == there.kind) {
                        (2, true) => Feature::GapTwo,
                        (2, false) => Feature::GapTwoMixed,
                        (3, _) => Feature::GapThree,
                        (4, _) => Feature::GapFour,
                        _ => Feature::GapFar,
                    };
                    self.gaps.push(Gap { how, networks: [here.network, there.network] });
                }
            }
        }
    }

    /// Closes the gaps, the narrowest first, until all networks are one that can be.
    fn count_gaps(&mut self) {
        self.gaps.sort_unstable();
        let mut left = self.with_exit;
        for Gap { how, networks: [one, other] } in std::mem::take(&mut self.gaps) {
            let (one, other) = (self.network(one), self.network(other));
            if one == other {
                if how <= Feature::GapJunction {
                    self.features.add(Feature::SpareGaps, 1);
                }
                continue;
            }
            self.join(one, other);
            let with_exit = [one, other].map(|network| left & (1 << network) != 0);
            left &= !(1 << one);
            if with_exit[0] {
                left |= 1 << other;
            }
            if with_exit == [true, true] {
                self.features.add(how, 1);
            }
        }
        self.features.add(Feature::Unreachable, left.count_ones() as i32 - 1);
    }

    fn expansions(&mut self) {
        let craters = self.board.craters();
        if !craters.is_empty() {
            self.features.add(Feature::Craters, craters.len() as i32);
            for side in Side::ALL {
                let faced = (self.facing.by(Kind::Highway, side) | self.facing.by(Kind::Railway, side))
                    & !Cells::border(side);
                self.features.add(Feature::CraterEnds, (faced & craters).len() as i32);
            }
        }
        let lava = self.board.with(Kind::Lava);
        if lava.is_empty() {
            return;
        }
        let mut open = Cells::EMPTY;
        for side in Side::ALL {
            let here = self.board.ends(Kind::Lava, side)
                & !(self.board.joined(Kind::Lava, side) | Cells::border(side));
            let before_free = here.step(side) & self.free;
            open |= here;
            self.features.add(Feature::OpenLava, before_free.len() as i32);
            self.features.add(Feature::BlockedLava, here.len() as i32 - before_free.len() as i32);
        }
        let mut unseen = lava;
        let mut largest = 0;
        while let Some(cell) = unseen.first() {
            let lake = self.lake(cell);
            unseen &= !lake;
            largest = largest.max(lake.len() as i32);
            self.features.add(Feature::ClosedLakes, i32::from((lake & open).is_empty()));
        }
        self.features.add(Feature::LargestLake, largest);
    }

    /// All cells whose lava hangs together with the lava of this one.
    fn lake(&self, cell: Cell) -> Cells {
        let mut lake = Cells::only(cell);
        loop {
            let spread = Side::ALL
                .into_iter()
                .fold(lake, |all, side| all | (lake & self.board.joined(Kind::Lava, side)).step(side));
            if spread == lake {
                return lake;
            }
            lake = spread;
        }
    }
}

/// The longest line that ends in a cell, without visiting one twice.
fn arm(joined: &[Cells; 4], here: Cell, free: Cells) -> u8 {
    let at = Cells::only(here);
    let free = free & !at;
    let mut longest = 0;
    for side in Side::ALL {
        if let Some(next) = ((at & joined[side as usize]).step(side) & free).first() {
            longest = longest.max(arm(joined, next, free));
        }
    }
    longest + 1
}
