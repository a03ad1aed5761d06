//! draft
use arrayvec::ArrayVec;
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{Cell, Cells, Drawing, EXITS, Kind, Piece, Shape, Side};
use crossroads_railroad_ink::rules::lines;
use crossroads_railroad_ink::setup::{Longest, Options};

pub struct Solution {
    pub total: i32,
    pub drawings: ArrayVec<Drawing, 8>,
}

const NODES: usize = 128;
const NONE: u8 = 255;

fn place(cell: Cell) -> usize {
    usize::from(cell.row() * 8 + cell.column())
}

#[derive(Clone, Copy)]
struct Placed {
    cell: Cell,
    shape: Shape,
    key: u32,
    node: [u8; 2],
    reach: [u8; 2],
}

#[derive(Clone)]
struct Sketch {
    facing: [[Cells; 4]; 2],
    free: Cells,
    beside: Cells,
    parents: [u8; NODES],
    nodes: u8,
    with_exit: u128,
    apart: u8,
    plain: i16,
    lines: [u8; 2],
    growth: [u8; 2],
    placed: ArrayVec<Placed, 8>,
    highest: u32,
    left: [u8; 5],
    dice_left: u8,
    special_left: bool,
}

#[derive(Clone, Copy, Default)]
struct Effect {
    plain: i16,
    merged: u8,
    lines: [u8; 2],
    reach: [u8; 2],
    growth: [u8; 2],
}

impl Sketch {
    fn root(&self, mut node: u8) -> u8 {
        while self.parents[usize::from(node)] != node {
            node = self.parents[usize::from(node)];
        }
        node
    }
    fn value(&self) -> i32 {
        value(self.apart, self.plain, self.lines)
    }
}
fn value(apart: u8, plain: i16, lines: [u8; 2]) -> i32 {
    4 * (12 - i32::from(apart))
        + i32::from(apart == 1)
        + i32::from(plain)
        + i32::from(lines[0])
        + i32::from(lines[1])
}

struct Option_ {
    cell: Cell,
    shape: Shape,
    key: u32,
    best: i16,
    effect: Effect,
}

struct Face {
    piece: Piece,
    shapes: ArrayVec<Shape, 8>,
    options: Vec<Option_>,
    cells: Cells,
    most: i32,
}

struct Search<'a> {
    board: &'a Board,
    options: &'a Options,
    faces: Vec<Face>, // dice faces, then specials
    dice_faces: usize,
    node: [[[u8; 4]; 64]; 2],
    arm: [[[u8; 4]; 64]; 2],
    tops: [[u8; 8]; 2],
    best: i32,
    best_drawings: ArrayVec<Drawing, 8>,
    pub counts: [u64; 16],
}

pub fn best_last_round(board: &Board, dice: &[Piece], specials: &[Piece], options: &Options) -> Solution {
    let (s, _) = solve(board, dice, specials, options);
    s
}

pub fn solve(board: &Board, dice: &[Piece], specials: &[Piece], options: &Options) -> (Solution, [u64; 16]) {
    let mut search = Search {
        board,
        options,
        faces: Vec::new(),
        dice_faces: 0,
        node: [[[NONE; 4]; 64]; 2],
        arm: [[[0; 4]; 64]; 2],
        tops: [[0; 8]; 2],
        best: i32::MIN,
        best_drawings: ArrayVec::new(),
        counts: [0; 16],
    };
    let mut root = search.root_sketch();
    let mut faces: Vec<(Piece, u8)> = Vec::new();
    for die in dice {
        if let Some(f) = faces.iter_mut().find(|(p, _)| p == die) {
            f.1 += 1;
        } else {
            faces.push((*die, 1));
        }
    }
    search.dice_faces = faces.len();
    for (i, (_, n)) in faces.iter().enumerate() {
        root.left[i] = *n;
    }
    root.dice_left = dice.len() as u8;
    root.special_left = !specials.is_empty();
    for (i, piece) in faces.iter().map(|f| f.0).chain(specials.iter().copied()).enumerate() {
        let face = search.face(&root, i, piece);
        search.faces.push(face);
    }
    for k in 0..2 {
        let mut arms: Vec<u8> = search.arm[k].iter().flatten().copied().collect();
        arms.sort_unstable_by(|a, b| b.cmp(a));
        let mut sum = 0;
        for i in 0..8 {
            sum += arms[i];
            search.tops[k][i] = sum + i as u8;
        }
    }
    search.beam(&root);
    search.dfs(&root);
    (Solution { total: search.best, drawings: search.best_drawings }, search.counts)
}

impl Search<'_> {
    fn root_sketch(&mut self) -> Sketch {
        let board = self.board;
        let mut parents = [0u8; NODES];
        for (i, p) in parents.iter_mut().enumerate() {
            *p = i as u8;
        }
        fn find(parents: &[u8; NODES], mut n: u8) -> u8 {
            while parents[usize::from(n)] != n {
                n = parents[usize::from(n)];
            }
            n
        }
        // node ids: cells*2+under in a wide array of 128, exits merged later
        let id = |cell: Cell, kind: Kind| {
            (place(cell) * 2) as u8 + u8::from(kind == Kind::Railway && board.overpasses().contains(cell))
        };
        for kind in Kind::ROUTES {
            for side in [Side::East, Side::South] {
                for cell in board.joined(kind, side).iter() {
                    let next = cell.neighbour(side).unwrap();
                    let (a, b) = (find(&parents, id(cell, kind)), find(&parents, id(next, kind)));
                    parents[usize::from(a)] = b;
                }
            }
        }
        // small ids
        let mut small = [NONE; NODES];
        let mut count = 0u8;
        let mut label = |root: u8| {
            if small[usize::from(root)] == NONE {
                small[usize::from(root)] = count;
                count += 1;
            }
            small[usize::from(root)]
        };
        let mut with_exit = 0u128;
        let mut apart = 0;
        let facing_all = board.facing();
        let mut facing = [[Cells::EMPTY; 4]; 2];
        let free = !board.drawn();
        let mut errors = 0;
        for kind in Kind::ROUTES {
            for side in Side::ALL {
                let f = facing_all.by(kind, side);
                facing[kind as usize][side as usize] = f;
                let open = board.ends(kind, side) & !(board.joined(kind, side) | Cells::border(side));
                errors += open.len() as i16;
                for cell in (f & free & !Cells::border(side)).iter() {
                    let next = cell.neighbour(side).unwrap();
                    self.node[kind as usize][place(cell)][side as usize] =
                        label(find(&parents, id(next, kind)));
                    self.arm[kind as usize][place(cell)][side as usize] = self.arm_from(next, kind);
                }
            }
        }
        for exit in EXITS {
            if board.uses(exit) {
                let n = label(find(&parents, id(exit.cell, exit.kind)));
                if with_exit & (1 << n) == 0 {
                    with_exit |= 1 << n;
                    apart += 1;
                }
            }
        }
        for exit in EXITS {
            if !board.uses(exit) {
                self.node[exit.kind as usize][place(exit.cell)][exit.side as usize] = count;
                with_exit |= 1 << count;
                apart += 1;
                count += 1;
            }
        }
        for (i, p) in parents.iter_mut().enumerate() {
            *p = i as u8;
        }
        let centre = (board.drawn() & Cells::CENTRAL).len() as i16;
        Sketch {
            facing,
            free,
            beside: Cells::EMPTY,
            parents,
            nodes: count,
            with_exit,
            apart,
            plain: centre - errors,
            lines: Kind::ROUTES.map(|k| lines::longest(board, k, self.options.longest) as u8),
            growth: [0; 2],
            placed: ArrayVec::new(),
            highest: 0,
            left: [0; 5],
            dice_left: 0,
            special_left: false,
        }
    }

    fn arm_from(&self, cell: Cell, kind: Kind) -> u8 {
        fn go(board: &Board, kind: Kind, here: Cell, free: Cells) -> u8 {
            let free = free & !Cells::only(here);
            let mut best = 0;
            for side in Side::ALL {
                if let Some(next) = ((Cells::only(here) & board.joined(kind, side)).step(side) & free).first()
                {
                    best = best.max(go(board, kind, next, free));
                }
            }
            best + 1
        }
        assert!(self.options.longest == Longest::Simple);
        go(self.board, kind, cell, Cells::BOARD)
    }

    fn face(&self, root: &Sketch, index: usize, piece: Piece) -> Face {
        let shapes: ArrayVec<Shape, 8> = piece.shapes().collect();
        let mut options = Vec::new();
        let mut all = Cells::EMPTY;
        for (s, shape) in shapes.iter().enumerate() {
            let cells = fits(root, *shape, root.free);
            all |= cells;
            for cell in cells.iter() {
                let e = self.effect(root, cell, *shape);
                let gain = i32::from(e.plain)
                    + 4 * i32::from(e.merged)
                    + (0..2).map(|k| i32::from(e.lines[k].saturating_sub(root.lines[k]))).sum::<i32>();
                options.push(Option_ { cell, shape: *shape, key: key(index, cell, s), best: gain as i16, effect: e });
            }
        }
        options.sort_by_key(|o| -o.best);
        Face { piece, shapes, options, cells: all, most: 0 }
    }

    /// What drawing this would change.
    fn effect(&self, sketch: &Sketch, cell: Cell, shape: Shape) -> Effect {
        let mut effect = Effect { plain: i16::from(Cells::CENTRAL.contains(cell)), ..Effect::default() };
        let mut roots = [NONE; 4];
        let mut count = 0;
        let at = place(cell);
        for kind in Kind::ROUTES {
            let k = kind as usize;
            let ends = shape.ends(kind);
            if ends == 0 {
                continue;
            }
            if shape.is_overpass() {
                effect.merged += merged(sketch, &roots[..count]);
                count = 0;
            }
            let mut arms = [0u8; 3];
            let mut joined = 0;
            for side in Side::ALL {
                if ends & (1 << side as u8) == 0 {
                    continue;
                }
                let border = Cells::border(side).contains(cell);
                if sketch.facing[k][side as usize].contains(cell) {
                    let mut node = self.node[k][at][side as usize];
                    let mut arm = self.arm[k][at][side as usize];
                    if node == NONE {
                        let next = Cells::only(cell).step(side);
                        if let Some(placed) = sketch.placed.iter().find(|p| next.contains(p.cell)) {
                            node = placed.node[k];
                            arm = placed.reach[k];
                        }
                    }
                    let root = sketch.root(node);
                    if !roots[..count].contains(&root) {
                        roots[count] = root;
                        count += 1;
                    }
                    if !border {
                        effect.plain += 1;
                        joined += 1;
                        if arm > arms[0] {
                            arms = [arm, arms[0], arms[1]];
                        } else if arm > arms[1] {
                            arms = [arms[0], arm, arms[1]];
                        } else {
                            arms[2] = arms[2].max(arm);
                        }
                    }
                } else if !border {
                    effect.plain -= 1;
                }
            }
            effect.reach[k] = 1 + arms[0];
            effect.growth[k] = match joined {
                0 => 0,
                1 => 1,
                _ => 1 + arms[0],
            };
            effect.lines[k] = 1 + arms[0] + arms[1] + if joined > 0 { sketch.growth[k] } else { 0 };
        }
        effect.merged += merged(sketch, &roots[..count]);
        effect
    }

    fn draw(
        &self,
        sketch: &Sketch,
        face: usize,
        key: u32,
        cell: Cell,
        shape: Shape,
        effect: &Effect,
    ) -> Sketch {
        let mut next = sketch.clone();
        let at = place(cell);
        let mut nodes = [0; 2];
        let own = next.nodes;
        next.nodes += 1 + u8::from(shape.is_overpass());
        nodes[0] = own;
        nodes[1] = own + u8::from(shape.is_overpass());
        let bit = Cells::only(cell);
        next.free &= !bit;
        for kind in Kind::ROUTES {
            let k = kind as usize;
            let ends = shape.ends(kind);
            for side in Side::ALL {
                if ends & (1 << side as u8) == 0 {
                    continue;
                }
                let beyond = bit.step(side);
                next.facing[k][side.opposite() as usize] |= beyond;
                if sketch.facing[k][side as usize].contains(cell) {
                    let mut node = self.node[k][at][side as usize];
                    if node == NONE {
                        if let Some(placed) = sketch.placed.iter().find(|p| beyond.contains(p.cell)) {
                            node = placed.node[k];
                        }
                    }
                    let root = next.root(node);
                    let me = next.root(nodes[k]);
                    if root != me {
                        next.parents[usize::from(root)] = me;
                        if next.with_exit & (1 << root) != 0 {
                            next.with_exit |= 1 << me;
                        }
                    }
                }
            }
            next.lines[k] = next.lines[k].max(effect.lines[k]);
            next.growth[k] += effect.growth[k];
        }
        for side in Side::ALL {
            next.beside |= bit.step(side);
        }
        next.apart -= effect.merged;
        next.plain += effect.plain;
        next.placed.push(Placed { cell, shape, key, node: nodes, reach: effect.reach });
        next.highest = next.highest.max(key);
        if face < self.dice_faces {
            next.left[face] -= 1;
            next.dice_left -= 1;
        } else {
            next.special_left = false;
        }
        next
    }

    fn terminal(&mut self, sketch: &Sketch) {
        if sketch.value() > self.best {
            self.exact(
                sketch.apart,
                sketch.plain,
                sketch.placed.iter().map(|p| Drawing { cell: p.cell, shape: p.shape }).collect(),
            );
        }
    }

    fn exact(&mut self, apart: u8, plain: i16, drawings: ArrayVec<Drawing, 8>) {
        self.counts[0] += 1;
        let mut board = *self.board;
        for d in &drawings {
            board.draw(*d);
        }
        let lines = Kind::ROUTES.map(|k| lines::longest(&board, k, self.options.longest) as u8);
        let total = value(apart, plain, lines);
        debug_assert_eq!(total, crossroads_railroad_ink::rules::scoring::score(&board, self.options).total());
        if total > self.best {
            self.best = total;
            self.best_drawings = drawings;
        }
    }

    /// Whether no smaller order of the same drawings is legal.
    fn normal(&self, sketch: &Sketch, key: u32, cell: Cell, shape: Shape) -> bool {
        if key > sketch.highest {
            return true;
        }
        // joined to the base?
        let at = place(cell);
        for kind in Kind::ROUTES {
            let ends = shape.ends(kind);
            for side in Side::ALL {
                if ends & (1 << side as u8) != 0 && self.node[kind as usize][at][side as usize] != NONE {
                    return false;
                }
            }
        }
        let mut ok = false;
        for placed in &sketch.placed {
            if ok {
                if placed.key > key {
                    return false;
                }
            } else {
                let side = Side::ALL.into_iter().find(|side| Cells::only(cell).step(*side).contains(placed.cell));
                if let Some(side) = side {
                    ok = Kind::ROUTES.into_iter().any(|k| shape.ends(k) & (1 << side as u8) != 0 && placed.shape.ends(k) & (1 << side.opposite() as u8) != 0);
                }
            }
        }
        true
    }

    fn dfs(&mut self, sketch: &Sketch) {
        self.counts[1 + sketch.placed.len()] += 1;
        let mut must = false;
        for f in 0..self.dice_faces {
            if sketch.left[f] > 0 {
                must |= !(self.faces[f].cells & sketch.free & !sketch.beside).is_empty()
                    || self.faces[f]
                        .shapes
                        .iter()
                        .any(|s| !fits(sketch, *s, sketch.free & sketch.beside).is_empty());
            }
        }
        if !must {
            self.terminal(sketch);
        }
        let pieces = sketch.dice_left + u8::from(sketch.special_left);
        for f in 0..self.faces.len() {
            let special = f >= self.dice_faces;
            if if special { !sketch.special_left } else { sketch.left[f] == 0 } {
                continue;
            }
            let last = pieces == 1;
            // beside
            for s in 0..self.faces[f].shapes.len() {
                let shape = self.faces[f].shapes[s];
                for cell in fits(sketch, shape, sketch.free & sketch.beside).iter() {
                    let key = key(f, cell, s);
                    if self.normal(sketch, key, cell, shape) {
                        self.child(sketch, f, key, cell, shape, last);
                    }
                }
            }
            // clean
            let clean = sketch.free & !sketch.beside;
            let slack = sketch.value() + i32::from(sketch.growth[0]) + i32::from(sketch.growth[1]) + 1;
            for o in 0..self.faces[f].options.len() {
                let Option_ { cell, shape, key, best, effect } = self.faces[f].options[o];
                if last && slack + i32::from(best) <= self.best {
                    break;
                }
                if clean.contains(cell) && key > sketch.highest {
                    // merged may only shrink, lines grow by what was joined since
                    let mut e = effect;
                    for k in 0..2 {
                        if e.reach[k] > 1 { e.lines[k] += sketch.growth[k]; }
                    }
                    if last {
                        let lines = [0, 1].map(|k| sketch.lines[k].max(e.lines[k]));
                        if value(sketch.apart - e.merged.min(sketch.apart-1), sketch.plain + e.plain, lines) <= self.best {
                            continue;
                        }
                    } else if self.bound(sketch, f, key, &Effect{merged: e.merged.min(sketch.apart-1), ..e}) <= self.best {
                        self.counts[11] += 1;
                        continue;
                    }
                    self.child(sketch, f, key, cell, shape, last);
                }
            }
        }
    }

    fn bound(&self, sketch: &Sketch, face: usize, key: u32, effect: &Effect) -> i32 {
        let highest = (sketch.highest.max(key) >> 12) as usize - 1;
        let mut points = 4 * (12 - i32::from(sketch.apart - effect.merged)) + i32::from(sketch.plain + effect.plain);
        let mut links = [0; 2];
        let mut more = [0; 2];
        let mut hanging = 0;
        for f in 0..self.dice_faces {
            let n = i32::from(sketch.left[f]) - i32::from(f == face);
            if n == 0 {
                continue;
            }
            let piece = self.faces[f].piece;
            let shape = self.faces[f].shapes[0];
            if f < highest {
                hanging += n;
                points += 2 * n;
                for k in 0..2 {
                    more[k] += n;
                }
            } else {
                let ends = [0, 1].map(|k| shape.ends(Kind::ROUTES[k]).count_ones() as i32);
                let merges = if piece == Piece::Overpass { 2 } else { ends[0] + ends[1] - 1 };
                points += n * (4 * merges + ends[0] + ends[1] + 1);
                for k in 0..2 {
                    if ends[k] >= 2 {
                        links[k] += n;
                    } else {
                        more[k] += ends[k];
                    }
                }
            }
        }
        if hanging > 1 {
            points += 3 * hanging;
        }
        if sketch.special_left && face < self.dice_faces {
            points += 12 + 5;
            links[0] += 1;
            links[1] += 1;
        } else {
            points += 1;
        }
        for k in 0..2 {
            let growth = i32::from(sketch.growth[k] + effect.growth[k]);
            let cap = if links[k] > 0 { i32::from(self.tops[k][links[k] as usize]) + growth } else { 0 };
            points += cap.max(i32::from(sketch.lines[k].max(effect.lines[k]))) + more[k];
        }
        points
    }

    fn beam(&mut self, root: &Sketch) {
        const WIDTH: usize = 24;
        let mut beam = vec![root.clone()];
        while !beam.is_empty() {
            let mut next: Vec<(i32, usize, usize, u32, Cell, Shape)> = Vec::new();
            for (b, sketch) in beam.iter().enumerate() {
                let mut must = false;
                for f in 0..self.faces.len() {
                    let special = f >= self.dice_faces;
                    if if special { !sketch.special_left } else { sketch.left[f] == 0 } {
                        continue;
                    }
                    for s in 0..self.faces[f].shapes.len() {
                        let shape = self.faces[f].shapes[s];
                        for cell in fits(sketch, shape, sketch.free).iter() {
                            must |= !special;
                            let key = key(f, cell, s);
                            if self.normal(sketch, key, cell, shape) {
                                let e = self.effect(sketch, cell, shape);
                                let lines = [0, 1].map(|k| sketch.lines[k].max(e.lines[k]));
                                next.push((value(sketch.apart - e.merged, sketch.plain + e.plain, lines) - if special { 6 } else { 0 }, b, f, key, cell, shape));
                            }
                        }
                    }
                }
                if !must {
                    self.terminal(sketch);
                }
            }
            next.sort_by_key(|n| -n.0);
            next.truncate(WIDTH);
            beam = next
                .into_iter()
                .map(|(_, b, f, key, cell, shape)| {
                    let e = self.effect(&beam[b], cell, shape);
                    self.draw(&beam[b], f, key, cell, shape, &e)
                })
                .collect();
        }
        self.counts[10] = self.best as u64;
    }

    fn child(&mut self, sketch: &Sketch, f: usize, key: u32, cell: Cell, shape: Shape, last: bool) {
        let effect = self.effect(sketch, cell, shape);
        if last {
            self.counts[8] += 1;
            let apart = sketch.apart - effect.merged;
            let plain = sketch.plain + effect.plain;
            let lines = [0, 1].map(|k| sketch.lines[k].max(effect.lines[k]));
            if value(apart, plain, lines) > self.best {
                let mut d: ArrayVec<Drawing, 8> =
                    sketch.placed.iter().map(|p| Drawing { cell: p.cell, shape: p.shape }).collect();
                d.push(Drawing { cell, shape });
                self.exact(apart, plain, d);
            }
        } else {
            if self.bound(sketch, f, key, &effect) <= self.best {
                self.counts[9] += 1;
                return;
            }
            let next = self.draw(sketch, f, key, cell, shape, &effect);
            self.dfs(&next);
        }
    }
}

fn merged(sketch: &Sketch, roots: &[u8]) -> u8 {
    let n = roots.iter().filter(|r| sketch.with_exit & (1 << **r) != 0).count() as u8;
    n.saturating_sub(1)
}

fn around(cell: Cell) -> Cells {
    let bit = Cells::only(cell);
    Side::ALL.into_iter().fold(Cells::EMPTY, |all, side| all | bit.step(side))
}

fn key(face: usize, cell: Cell, shape: usize) -> u32 {
    (1 + face as u32) << 12 | (place(cell) as u32) << 4 | shape as u32
}

fn fits(sketch: &Sketch, shape: Shape, free: Cells) -> Cells {
    let (h, r) = (shape.ends(Kind::Highway), shape.ends(Kind::Railway));
    let mut joins = Cells::EMPTY;
    let mut clashes = Cells::EMPTY;
    for side in Side::ALL {
        let [fh, fr] = [sketch.facing[0][side as usize], sketch.facing[1][side as usize]];
        if h & (1 << side as u8) != 0 {
            joins |= fh;
            clashes |= fr;
        }
        if r & (1 << side as u8) != 0 {
            joins |= fr;
            clashes |= fh;
        }
    }
    free & joins & !clashes
}
