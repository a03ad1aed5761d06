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

/// Spots are cells with a frame of walls around them, so that a step in any direction needs no check.
const SPOTS: usize = 72;

/// The way from a spot to its neighbours.
const STEPS: [isize; 4] = [-8, 1, 8, -1];

fn spot(cell: Cell) -> usize {
    place(cell) + 8
}

fn beside(spot: usize, side: Side) -> usize {
    spot.wrapping_add_signed(STEPS[side as usize])
}

/// More than all nodes: two for each spot, the first row of which is wall and lends its nodes to the exits.
const NODES: usize = 2 * SPOTS;

/// No network has reached the spot.
const NONE: u8 = u8::MAX;

/// Nothing can be drawn there.
const WALL: u8 = u8::MAX - 1;

/// An end or an exit that faces a free cell.
struct Facer {
    spot: u8,
    side: Side,
    kind: Kind,
    network: u8,
}

/// The different gaps, the narrowest first.
const GAPS: usize = Feature::GapFar as usize - Feature::GapStraight as usize + 1;

/// Pairs of networks that could be joined, by how.
struct Gaps {
    pairs: ArrayVec<[u8; 2], 320>,
    /// For each pair another one of the same sort.
    next: [u16; 320],
    first: [u16; GAPS],
}

/// No pair.
const END: u16 = u16::MAX;

impl Gaps {
    fn push(&mut self, how: Feature, pair: [u8; 2]) {
        let first = &mut self.first[how as usize - Feature::GapStraight as usize];
        let index = self.pairs.len();
        if self.pairs.try_push(pair).is_ok() {
            self.next[index] = *first;
            *first = index as u16;
        }
    }
}

/// A board while it is described.
struct Survey<'a> {
    board: &'a Board,
    facing: Facing,
    free: Cells,
    features: Features,
    /// One for the spots of overpasses.
    overpass: [u8; SPOTS],
    /// Nodes that have become one network, each pointing to another of its kin.
    parent: [u8; NODES],
    /// Networks with an exit.
    with_exit: [bool; NODES],
    facers: ArrayVec<Facer, 256>,
    /// The network that reaches a spot first.
    network: [u8; SPOTS],
    /// Its kind there.
    kind: [Kind; SPOTS],
    /// From how far it comes.
    steps: [u8; SPOTS],
    /// Free spots in the order in which they are reached.
    order: ArrayVec<u8, 49>,
    gaps: Gaps,
}

impl<'a> Survey<'a> {
    fn new(board: &'a Board) -> Survey<'a> {
        let mut survey = Survey {
            board,
            facing: board.facing(),
            free: !board.drawn(),
            features: Features([0; FEATURES]),
            overpass: [0; SPOTS],
            parent: std::array::from_fn(|node| node as u8),
            with_exit: [false; NODES],
            facers: ArrayVec::new(),
            network: [WALL; SPOTS],
            kind: [Kind::Highway; SPOTS],
            steps: [0; SPOTS],
            order: ArrayVec::new(),
            gaps: Gaps { pairs: ArrayVec::new(), next: [END; 320], first: [END; GAPS] },
        };
        for cell in survey.free.iter() {
            survey.network[spot(cell)] = NONE;
        }
        for cell in board.overpasses().iter() {
            survey.overpass[spot(cell)] = 1;
        }
        for kind in Kind::ROUTES {
            for side in [Side::East, Side::South] {
                for cell in board.joined(kind, side).iter() {
                    let at = spot(cell);
                    survey.join(survey.node(at, kind), survey.node(beside(at, side), kind));
                }
            }
        }
        survey
    }

    /// Two nodes a spot: the second one is the railway under an overpass, which stays apart (RI-1.8).
    fn node(&self, spot: usize, kind: Kind) -> u8 {
        2 * spot as u8 + if kind == Kind::Railway { self.overpass[spot] } else { 0 }
    }

    /// The node that stands for the network of a node.
    fn root(&mut self, mut node: u8) -> u8 {
        while self.parent[usize::from(node)] != node {
            let up = self.parent[usize::from(self.parent[usize::from(node)])];
            self.parent[usize::from(node)] = up;
            node = up;
        }
        node
    }

    fn join(&mut self, one: u8, other: u8) {
        let (one, other) = (self.root(one), self.root(other));
        self.parent[usize::from(one)] = other;
    }

    fn exits(&mut self) {
        let mut exits_of = [0_u8; NODES];
        let (mut apart, mut dead) = (0, 0);
        for (index, exit) in EXITS.into_iter().enumerate() {
            let network = if self.board.uses(exit) {
                self.root(self.node(spot(exit.cell), exit.kind))
            } else if self.free.contains(exit.cell) {
                let (network, spot) = (index as u8, spot(exit.cell) as u8);
                self.facers.push(Facer { spot, side: exit.side, kind: exit.kind, network });
                self.features.add(Feature::UnusedExits, 1);
                network
            } else {
                dead += 1;
                continue;
            };
            self.with_exit[usize::from(network)] = true;
            apart += i32::from(exits_of[usize::from(network)] == 0);
            exits_of[usize::from(network)] += 1;
        }
        self.features.add(Feature::DeadExits, dead);
        self.features.add(Feature::Joined, EXITS.len() as i32 - apart - dead);
        self.features.add(Feature::Largest, i32::from(exits_of.into_iter().max().unwrap_or(0)));
        self.features.add(Feature::Unreachable, apart - 1);
    }

    fn ends_and_lines(&mut self, kind: Kind, reading: Longest) {
        let longest = lines::longest(self.board, kind, reading);
        let joined = Side::ALL.map(|side| self.board.joined(kind, side));
        // For each free cell the two longest lines that end before it.
        let mut arms = [[0_u8; 2]; SPOTS];
        let (mut live, mut loose, mut all, mut longest_arm) = (0, 0, 0, 0);
        for side in Side::ALL {
            loose +=
                (self.board.ends(kind, side) & !(joined[side as usize] | Cells::border(side))).len() as i32;
            let before_free = self.facing.by(kind, side) & self.free & !Cells::border(side);
            live += before_free.len() as i32;
            for cell in before_free.iter() {
                let at = spot(cell);
                let network = self.root(self.node(beside(at, side), kind));
                self.facers.push(Facer { spot: at as u8, side, kind, network });
                let arm = arm(&joined, Cells::only(cell).step(side), Cells::BOARD);
                all += i32::from(arm);
                longest_arm = longest_arm.max(i32::from(arm));
                let [first, second] = &mut arms[at];
                if arm > *first {
                    (*first, *second) = (arm, *first);
                } else {
                    *second = (*second).max(arm);
                }
            }
        }
        let (mut gain, mut gains) = (0, 0);
        for [first, second] in arms {
            let more = if first > 0 { (i32::from(first + second) + 1 - longest).max(0) } else { 0 };
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
        // For each spot how many sides of either kind face it, and which sides they are.
        let (mut faced, mut sides) = ([[0_u8; 2]; SPOTS], [0_u8; SPOTS]);
        let mut between = [false; SPOTS];
        for facer in &self.facers {
            let at = usize::from(facer.spot);
            if self.network[at] == NONE {
                (self.network[at], self.kind[at], self.steps[at]) = (facer.network, facer.kind, 1);
                self.order.push(facer.spot);
            }
            faced[at][facer.kind as usize] += 1;
            sides[at] |= 1 << facer.side as u8;
            between[at] |= self.network[at] != facer.network;
        }
        for facer in &self.facers {
            let at = usize::from(facer.spot);
            if self.network[at] == facer.network {
                continue;
            }
            let straight = sides[at] == 0b0101 || sides[at] == 0b1010;
            let how = match (faced[at], straight) {
                ([2, 0] | [0, 2], true) => Feature::GapStraight,
                ([2, 0] | [0, 2], false) => Feature::GapCurve,
                ([1, 1], true) => Feature::GapStationStraight,
                ([1, 1], false) => Feature::GapStationCurve,
                _ => Feature::GapJunction,
            };
            self.gaps.push(how, [self.network[at], facer.network]);
        }
        for at in &self.order {
            let at = usize::from(*at);
            let feature = match faced[at] {
                [1, 0] | [0, 1] => Feature::FacedOnce,
                [2, 0] | [1, 1] | [0, 2] if between[at] => continue,
                [2, 0] | [1, 1] | [0, 2] => Feature::FacedTwice,
                [3, 0] | [0, 3] => Feature::FacedByThree,
                [2, 1] | [1, 2] => Feature::FacedByBoth,
                _ => Feature::FacedByFour,
            };
            self.features.add(feature, 1);
        }
        let faced = self.free & Cells::CENTRAL & self.facing_any();
        self.features.add(Feature::CentreFaced, faced.len() as i32);
    }

    /// The cells that a route or an exit faces.
    fn facing_any(&self) -> Cells {
        let of = |kind: Kind, side: Side| self.facing.by(kind, side);
        Side::ALL
            .into_iter()
            .fold(Cells::EMPTY, |all, side| all | of(Kind::Highway, side) | of(Kind::Railway, side))
    }

    /// Spreads every network over the free cells; where two meet, there is a gap as wide as the way.
    fn wider_gaps(&mut self) {
        let mut next = 0;
        while let Some(at) = self.order.get(next).copied() {
            next += 1;
            let at = usize::from(at);
            let (network, kind, steps) = (self.network[at], self.kind[at], self.steps[at]);
            for side in Side::ALL {
                let there = beside(at, side);
                if self.network[there] == NONE {
                    (self.network[there], self.kind[there], self.steps[there]) = (network, kind, steps + 1);
                    self.order.push(there as u8);
                } else if self.network[there] != WALL && self.network[there] != network && there > at {
                    let how = match (steps + self.steps[there], kind == self.kind[there]) {
                        (2, true) => Feature::GapTwo,
                        (2, false) => Feature::GapTwoMixed,
                        (3, _) => Feature::GapThree,
                        (4, _) => Feature::GapFour,
                        _ => Feature::GapFar,
                    };
                    self.gaps.push(how, [network, self.network[there]]);
                }
            }
        }
    }

    /// Closes the gaps, the narrowest first, until all networks are one that can be.
    fn count_gaps(&mut self) {
        for how in 0..GAPS {
            let mut index = self.gaps.first[how];
            while index != END {
                let [one, other] = self.gaps.pairs[usize::from(index)];
                index = self.gaps.next[usize::from(index)];
                let (one, other) = (self.root(one), self.root(other));
                if one == other {
                    if how <= Feature::GapJunction as usize - Feature::GapStraight as usize {
                        self.features.add(Feature::SpareGaps, 1);
                    }
                    continue;
                }
                self.parent[usize::from(one)] = other;
                if self.with_exit[usize::from(one)] && self.with_exit[usize::from(other)] {
                    self.features.0[how + Feature::GapStraight as usize] += 1;
                    self.features.add(Feature::Unreachable, -1);
                }
                self.with_exit[usize::from(other)] |= self.with_exit[usize::from(one)];
            }
        }
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
fn arm(joined: &[Cells; 4], here: Cells, free: Cells) -> u8 {
    let free = free & !here;
    let mut longest = 0;
    for side in Side::ALL {
        let next = (here & joined[side as usize]).step(side) & free;
        if !next.is_empty() {
            longest = longest.max(arm(joined, next, free));
        }
    }
    longest + 1
}
