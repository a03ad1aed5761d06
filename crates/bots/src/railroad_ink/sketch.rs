//! A board in the making, for searches that try millions of drawings.
//!
//! A search adds a few routes to a board that is fixed, the [`Ground`]. A [`Sketch`] is the ground with the routes
//! added so far; it keeps networks, errors and central cells exactly, and of the longest lines an upper bound, all
//! without looking at the whole board again. It knows the geometry and the points of the base game; which dice are
//! left and what must be drawn, the search knows.

use arrayvec::ArrayVec;
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{Cell, Cells, Drawing, EXITS, Kind, NETWORK_POINTS, Shape, Side};
use crossroads_railroad_ink::rules::lines;
use crossroads_railroad_ink::setup::Longest;

/// The most routes a sketch can add: seven dice and a special route.
pub(super) const MOST_DRAWN: usize = 8;

/// More than all networks there can be: two in each cell, twelve exits, and what is added.
const NETWORKS: usize = 128;

/// No network.
const NONE: u8 = u8::MAX;

/// Steps after which the search for an arm gives up and takes its cells for granted.
const ARM_STEPS: u32 = 5_000;

/// For each kind, cell and side, a number about what faces the cell there.
type Faced = [[[u8; 4]; 64]; 2];

/// The board under all sketches of one search, with what can be told of it once and for all.
pub(super) struct Ground {
    board: Board,
    reading: Longest,
    /// The network that faces a free cell on a side. Every unused exit is a network of its own.
    network: Faced,
    /// The longest line that a route drawn in the cell would prolong on that side.
    arm: Faced,
    /// For each kind, how long a line can get that runs through so many new routes, in between as long as the arms
    /// allow.
    linked: [[u16; 2 * MOST_DRAWN + 1]; 2],
    /// How many networks with an exit face no free cell, so that nothing can be joined to them any more.
    pub closed: u8,
}

/// A route that a sketch has added.
#[derive(Clone, Copy)]
pub(super) struct Added {
    pub drawing: Drawing,
    /// Its place in the order in which the search tries drawings.
    pub key: u32,
    /// For each kind the network it belongs to.
    network: [u8; 2],
    /// For each kind the longest line that ends in it, growth left out.
    arm: [u16; 2],
}

/// The ground with some routes added.
#[derive(Clone)]
pub(super) struct Sketch {
    /// For each kind and side, the cells that an end or an exit faces there.
    facing: [[Cells; 4]; 2],
    /// Cells with nothing in them.
    pub free: Cells,
    /// Cells beside an added route. In all others everything is as on the ground.
    pub beside: Cells,
    /// Networks that have become one, each pointing to another of its kin.
    parent: [u8; NETWORKS],
    networks: u8,
    /// Networks with an exit, a bit each.
    with_exit: u128,
    /// How many networks with an exit there are.
    pub apart: u8,
    /// Central cells less errors.
    pub rest: i16,
    /// For each kind, no line is longer than this.
    pub lines: [u16; 2],
    /// For each kind, how much longer a line on the ground can have become by the added routes.
    pub growth: [u16; 2],
    /// The added routes in drawing order.
    pub added: ArrayVec<Added, MOST_DRAWN>,
    /// The highest key among them.
    pub highest: u32,
}

/// What a route would change.
#[derive(Clone, Copy, Default)]
pub(super) struct Effect {
    /// Central cell less errors.
    pub rest: i16,
    /// How many networks with an exit become one with another.
    pub merged: u8,
    /// The same with every network counted as if it had an exit.
    pub touched: u8,
    /// For each kind, no line through the route is longer than this.
    pub lines: [u16; 2],
    /// For each kind the longest line that ends in it, growth left out.
    arm: [u16; 2],
    /// For each kind, how much it can lengthen a line that reaches it.
    pub growth: [u16; 2],
}

impl Effect {
    /// The same effect on a later sketch, if nothing was drawn beside the cell since. Networks may have become one,
    /// or got an exit; lines may have grown.
    #[inline]
    pub fn later(mut self, sketch: &Sketch) -> Effect {
        self.merged = self.touched.min(sketch.apart - 1);
        for (kind, line) in self.lines.iter_mut().enumerate() {
            if self.growth[kind] > 0 {
                *line += sketch.growth[kind];
            }
        }
        self
    }
}

/// The points of a board, given its networks with an exit, central cells less errors, and lines.
///
/// Each exit after the first is worth four points to a network (RI-7.3), so only the number of networks matters, and
/// a point more when all twelve exits are connected.
#[inline]
pub(super) fn points(apart: u8, rest: i16, lines: [u16; 2]) -> i32 {
    const TWELVE: i32 = NETWORK_POINTS[12] - 11 * NETWORK_POINTS[2];
    NETWORK_POINTS[2] * (12 - i32::from(apart))
        + if apart == 1 { TWELVE } else { 0 }
        + i32::from(rest)
        + i32::from(lines[0])
        + i32::from(lines[1])
}

/// A cell's place in tables.
#[inline]
pub(super) fn place(cell: Cell) -> usize {
    usize::from(cell.row() * 8 + cell.column())
}

/// The cells at the four sides of a cell.
#[inline]
pub(super) fn around(cell: Cell) -> Cells {
    let at = Cells::only(cell);
    Side::ALL.into_iter().fold(Cells::EMPTY, |all, side| all | at.step(side))
}

#[inline]
fn has(sides: u8, side: Side) -> bool {
    sides & (1 << side as u8) != 0
}

impl Ground {
    /// The ground, and the sketch in which nothing is added yet.
    pub fn new(board: &Board, reading: Longest) -> (Ground, Sketch) {
        let mut ground = Ground {
            board: *board,
            reading,
            network: [[[NONE; 4]; 64]; 2],
            arm: [[[0; 4]; 64]; 2],
            linked: [[0; 2 * MOST_DRAWN + 1]; 2],
            closed: 0,
        };
        let sketch = ground.survey();
        ground.link_arms();
        (ground, sketch)
    }

    /// Numbers the networks, measures the arms, counts errors.
    fn survey(&mut self) -> Sketch {
        let board = self.board;
        let networks = join_networks(&board);
        let mut numbers = Numbers { of: [NONE; NETWORKS], next: 0 };
        let free = !board.drawn();
        let faced = board.facing();
        let mut errors = 0;
        for kind in Kind::ROUTES {
            for side in Side::ALL {
                let loose = board.ends(kind, side) & !(board.joined(kind, side) | Cells::border(side));
                errors += loose.len() as i16;
                for cell in (faced.by(kind, side) & free).iter() {
                    if let Some(next) = cell.neighbour(side) {
                        let at = (place(cell), side as usize);
                        let root = find(&networks, node(&board, next, kind));
                        self.network[kind as usize][at.0][at.1] = numbers.of(root);
                        self.arm[kind as usize][at.0][at.1] = self.measure_arm(next, kind);
                    }
                }
            }
        }
        let facing = numbers.next;
        let mut with_exit = 0_u128;
        for exit in EXITS.into_iter().filter(|exit| board.uses(*exit)) {
            with_exit |= 1 << numbers.of(find(&networks, node(&board, exit.cell, exit.kind)));
        }
        let with_exit_used = with_exit;
        for exit in EXITS.into_iter().filter(|exit| !board.uses(*exit)) {
            let number = numbers.new_number();
            self.closed += u8::from(!free.contains(exit.cell));
            self.network[exit.kind as usize][place(exit.cell)][exit.side as usize] = number;
            with_exit |= 1 << number;
        }
        // Those numbered first face something.
        self.closed += (with_exit_used >> facing).count_ones() as u8;
        Sketch {
            facing: Kind::ROUTES.map(|kind| Side::ALL.map(|side| faced.by(kind, side))),
            free,
            beside: Cells::EMPTY,
            parent: alone(),
            networks: numbers.next,
            with_exit,
            apart: with_exit.count_ones() as u8,
            rest: (board.drawn() & Cells::CENTRAL).len() as i16 - errors,
            lines: Kind::ROUTES.map(|kind| lines::longest(&board, kind, self.reading) as u16),
            growth: [0; 2],
            added: ArrayVec::new(),
            highest: 0,
        }
    }

    /// The longest line that ends in this cell.
    fn measure_arm(&self, cell: Cell, kind: Kind) -> u8 {
        let mut joined = Side::ALL.map(|side| self.board.joined(kind, side));
        let mut steps = 0;
        let arm = match self.reading {
            Longest::Simple => visit_once(&joined, cell, Cells::BOARD, &mut steps),
            Longest::Trail => follow(&mut joined, cell, &mut steps),
        };
        if steps < ARM_STEPS {
            return arm;
        }
        // So many rings that it takes too long: no line is longer than all there is of its kind, which is what the
        // bound needs.
        match self.reading {
            Longest::Simple => self.board.with(kind).len() as u8,
            Longest::Trail => 1 + joined.iter().map(|cells| cells.len() as u8).sum::<u8>() / 2,
        }
    }

    /// Adds up the longest arms for [`Ground::linked`].
    fn link_arms(&mut self) {
        for (arms, linked) in self.arm.iter().zip(&mut self.linked) {
            let mut arms: ArrayVec<u8, 256> = arms.iter().flatten().copied().collect();
            arms.sort_unstable_by(|a, b| b.cmp(a));
            let mut line = 0;
            for (routes, linked) in linked.iter_mut().enumerate() {
                line += u16::from(arms[routes]);
                *linked = line + routes as u16;
            }
        }
    }

    /// No line of this kind gets longer than this, if `routes` more are added that it can run through.
    ///
    /// A line is cut by the new routes into stretches on the ground. The routes added already account for the
    /// stretch behind each of them by their growth; every further one for a stretch no longer than the next longest
    /// arm, and the first stretch is an arm too.
    #[inline]
    pub fn linked(&self, kind: usize, routes: i32, growth: u16) -> u16 {
        let linked = &self.linked[kind];
        linked[(routes * self.visits()) as usize] + growth
    }

    /// By how much a line gets longer at most when so many routes are put to its ends.
    #[inline]
    pub fn longer(&self, routes: i32) -> u16 {
        // Where a line may run through a route twice, it can also come back to where the new ones begin.
        (routes * (2 * self.visits() - 1)) as u16
    }

    /// How often a line may run through a route.
    #[inline]
    fn visits(&self) -> i32 {
        match self.reading {
            Longest::Simple => 1,
            Longest::Trail => 2,
        }
    }

    /// Whether a route of this shape in this cell would be joined to the ground itself, or to an exit.
    #[inline]
    pub fn joins(&self, drawing: Drawing) -> bool {
        let at = place(drawing.cell);
        Kind::ROUTES.into_iter().any(|kind| {
            let ends = drawing.shape.ends(kind);
            Side::ALL
                .into_iter()
                .any(|side| has(ends, side) && self.network[kind as usize][at][side as usize] != NONE)
        })
    }

    /// The network and the arm that face a cell on a side; something must face it there.
    #[inline]
    fn met(&self, sketch: &Sketch, cell: Cell, kind: usize, side: Side) -> (u8, u16) {
        let at = place(cell);
        let network = self.network[kind][at][side as usize];
        if network != NONE {
            return (network, u16::from(self.arm[kind][at][side as usize]));
        }
        let next = Cells::only(cell).step(side);
        let added = sketch.added.iter().find(|added| next.contains(added.drawing.cell));
        added.map_or((0, 0), |added| (added.network[kind], added.arm[kind]))
    }

    /// What a route with these ends, highway and railway, would change in a cell where it fits.
    #[inline]
    pub fn effect(&self, sketch: &Sketch, cell: Cell, ends: [u8; 2], overpass: bool) -> Effect {
        let mut effect = Effect { rest: i16::from(Cells::CENTRAL.contains(cell)), ..Effect::default() };
        let mut met: ArrayVec<u8, 4> = ArrayVec::new();
        for (kind, ends) in ends.into_iter().enumerate() {
            if ends == 0 {
                continue;
            }
            if overpass {
                effect.count_networks(sketch, &met);
                met.clear();
            }
            let mut arms = [0; 3];
            let mut joined = 0;
            for side in Side::ALL {
                if !has(ends, side) {
                    continue;
                }
                let at_border = Cells::border(side).contains(cell);
                if sketch.facing[kind][side as usize].contains(cell) {
                    let (network, arm) = self.met(sketch, cell, kind, side);
                    let root = find(&sketch.parent, network);
                    if !met.contains(&root) {
                        met.push(root);
                    }
                    if !at_border {
                        effect.rest += 1;
                        joined += 1;
                        let [first, second, third] = arms;
                        arms = if arm > first {
                            [arm, first, second]
                        } else if arm > second {
                            [first, arm, second]
                        } else {
                            [first, second, third.max(arm)]
                        };
                    }
                } else if !at_border {
                    effect.rest -= 1;
                }
            }
            effect.arm[kind] = 1 + arms[0];
            let twice = if self.reading == Longest::Trail && joined > 2 { 1 + arms[2] } else { 0 };
            effect.growth[kind] = match joined {
                0 => 0,
                1 => 1,
                _ if twice > 0 => 1 + arms[0] + arms[1] + twice,
                _ => 1 + arms[0],
            };
            effect.lines[kind] =
                1 + arms[0] + arms[1] + twice + if joined > 0 { sketch.growth[kind] } else { 0 };
        }
        effect.count_networks(sketch, &met);
        effect
    }

    /// What a drawing would change.
    #[inline]
    pub fn effect_of(&self, sketch: &Sketch, drawing: Drawing) -> Effect {
        let Drawing { cell, shape } = drawing;
        let ends = [shape.ends(Kind::Highway), shape.ends(Kind::Railway)];
        self.effect(sketch, cell, ends, shape.is_overpass())
    }

    /// What a special route would change in a cell, whichever fits there: a special route has an end on every side,
    /// so it is joined to all that faces the cell, and joins all of it.
    #[inline]
    pub fn effect_of_special(&self, sketch: &Sketch, cell: Cell) -> Effect {
        let [highways, _] = sketch.faced(cell);
        self.effect(sketch, cell, [highways, 0b1111 & !highways], false)
    }

    /// The sketch with one more route. `effect` is what [`Ground::effect_of`] says about it.
    pub fn draw(&self, sketch: &Sketch, drawing: Drawing, key: u32, effect: &Effect) -> Sketch {
        let mut next = sketch.clone();
        let Drawing { cell, shape } = drawing;
        let network = [next.networks, next.networks + u8::from(shape.is_overpass())];
        next.networks = network[1] + 1;
        let at = Cells::only(cell);
        for kind in Kind::ROUTES {
            let ends = shape.ends(kind);
            let kind = kind as usize;
            for side in Side::ALL.into_iter().filter(|side| has(ends, *side)) {
                next.facing[kind][side.opposite() as usize] |= at.step(side);
                if sketch.facing[kind][side as usize].contains(cell) {
                    let (met, _) = self.met(sketch, cell, kind, side);
                    let (root, own) = (find(&next.parent, met), find(&next.parent, network[kind]));
                    next.parent[usize::from(root)] = own;
                    if next.with_exit & (1 << root) != 0 {
                        next.with_exit |= 1 << own;
                    }
                }
            }
            next.lines[kind] = next.lines[kind].max(effect.lines[kind]);
            next.growth[kind] += effect.growth[kind];
        }
        next.free &= !at;
        next.beside |= around(cell);
        next.apart -= effect.merged;
        next.rest += effect.rest;
        next.highest = next.highest.max(key);
        next.added.push(Added { drawing, key, network, arm: effect.arm });
        next
    }

    /// The true lines of the ground with these drawings.
    pub fn lines(&self, drawings: &[Drawing]) -> [u16; 2] {
        let mut board = self.board;
        for drawing in drawings {
            board.draw(*drawing);
        }
        Kind::ROUTES.map(|kind| lines::longest(&board, kind, self.reading) as u16)
    }
}

impl Effect {
    /// Counts the networks that a route joins with each other.
    #[inline]
    fn count_networks(&mut self, sketch: &Sketch, met: &[u8]) {
        let with_exit = met.iter().filter(|root| sketch.with_exit & (1 << **root) != 0).count() as u8;
        self.merged += with_exit.saturating_sub(1);
        self.touched += (met.len() as u8).saturating_sub(1);
    }
}

impl Sketch {
    /// The points of the sketch, with lines as long as they can be at most.
    #[inline]
    pub fn points(&self) -> i32 {
        points(self.apart, self.rest, self.lines)
    }

    /// The points with one more route, with lines as long as they can be at most.
    #[inline]
    pub fn points_with(&self, effect: &Effect) -> i32 {
        let lines = [0, 1].map(|kind| self.lines[kind].max(effect.lines[kind]));
        points(self.apart - effect.merged, self.rest + effect.rest, lines)
    }

    /// The cells among `free` in which the shape fits.
    #[inline]
    pub fn fits(&self, shape: Shape, free: Cells) -> Cells {
        let (highways, railways) = (shape.ends(Kind::Highway), shape.ends(Kind::Railway));
        let (mut joins, mut clashes) = (Cells::EMPTY, Cells::EMPTY);
        for side in Side::ALL {
            let [by_highway, by_railway] = [self.facing[0][side as usize], self.facing[1][side as usize]];
            if has(highways, side) {
                joins |= by_highway;
                clashes |= by_railway;
            } else if has(railways, side) {
                joins |= by_railway;
                clashes |= by_highway;
            }
        }
        free & joins & !clashes
    }

    /// The sides on which highways face a cell, and those on which railways do.
    #[inline]
    pub fn faced(&self, cell: Cell) -> [u8; 2] {
        self.facing.map(|facing| {
            let bit = |side: Side| u8::from(facing[side as usize].contains(cell)) << side as u8;
            Side::ALL.into_iter().fold(0, |all, side| all | bit(side))
        })
    }

    /// The free cells faced on at least one, two, three and on four sides.
    #[inline]
    pub fn faced_on(&self) -> [Cells; 4] {
        let mut on = [Cells::EMPTY; 4];
        for side in 0..4 {
            let here = (self.facing[0][side] | self.facing[1][side]) & self.free;
            on = [on[0] | here, on[1] | (on[0] & here), on[2] | (on[1] & here), on[3] | (on[2] & here)];
        }
        on
    }

    /// The added routes in drawing order.
    pub fn drawings(&self) -> ArrayVec<Drawing, MOST_DRAWN> {
        self.added.iter().map(|added| added.drawing).collect()
    }
}

/// The longest line from a cell on that visits no cell twice (RI-7.11).
fn visit_once(joined: &[Cells; 4], here: Cell, free: Cells, steps: &mut u32) -> u8 {
    *steps += 1;
    if *steps >= ARM_STEPS {
        return 0;
    }
    let at = Cells::only(here);
    let free = free & !at;
    let next = |side: Side| ((at & joined[side as usize]).step(side) & free).first();
    let ways = Side::ALL.into_iter().filter_map(next);
    1 + ways.map(|next| visit_once(joined, next, free, steps)).max().unwrap_or(0)
}

/// The longest line from a cell on that uses no side twice (the option of RI-7.11).
fn follow(joined: &mut [Cells; 4], here: Cell, steps: &mut u32) -> u8 {
    *steps += 1;
    if *steps >= ARM_STEPS {
        return 0;
    }
    let at = Cells::only(here);
    let mut longest = 0;
    for side in Side::ALL {
        let next = (at & joined[side as usize]).step(side);
        if let Some(cell) = next.first() {
            joined[side as usize] &= !at;
            joined[side.opposite() as usize] &= !next;
            longest = longest.max(follow(joined, cell, steps));
            joined[side as usize] |= at;
            joined[side.opposite() as usize] |= next;
        }
    }
    1 + longest
}

/// Two nodes a cell: the second one is the railway under an overpass, which stays apart (RI-1.8).
fn node(board: &Board, cell: Cell, kind: Kind) -> u8 {
    let under = kind == Kind::Railway && board.overpasses().contains(cell);
    place(cell) as u8 * 2 + u8::from(under)
}

/// Every node by itself.
fn alone() -> [u8; NETWORKS] {
    std::array::from_fn(|node| node as u8)
}

/// Joins the nodes of a board into networks.
fn join_networks(board: &Board) -> [u8; NETWORKS] {
    let mut parent = alone();
    for kind in Kind::ROUTES {
        for side in [Side::East, Side::South] {
            for cell in board.joined(kind, side).iter() {
                if let Some(next) = cell.neighbour(side) {
                    let (a, b) = (node(board, cell, kind), node(board, next, kind));
                    parent[usize::from(find(&parent, a))] = find(&parent, b);
                }
            }
        }
    }
    parent
}

/// The node that stands for a whole network.
#[inline]
fn find(parent: &[u8; NETWORKS], mut node: u8) -> u8 {
    while parent[usize::from(node)] != node {
        node = parent[usize::from(node)];
    }
    node
}

/// Small numbers for networks, in the order in which they are met.
struct Numbers {
    of: [u8; NETWORKS],
    next: u8,
}

impl Numbers {
    fn new_number(&mut self) -> u8 {
        self.next += 1;
        self.next - 1
    }

    fn of(&mut self, root: u8) -> u8 {
        if self.of[usize::from(root)] == NONE {
            self.of[usize::from(root)] = self.new_number();
        }
        self.of[usize::from(root)]
    }
}
