//! The last round of the base game, played as well as it can be.
//!
//! Whoever draws last knows all the dice, so the best round can be found by trying them all. What makes that fast:
//!
//! - Drawings that do not need each other can be made in any order; only the first order in a fixed numbering is
//!   tried ([`Search::is_first_order`]).
//! - Points are kept while drawing, but for the lines; true lines are counted only where the bound on them is
//!   promising ([`Sketch`]).
//! - A special route is joined to everything that faces its cell. Which one it is makes a difference only to what is
//!   drawn behind it, so as the last drawing it is tried once a cell.
//! - A quick look ahead first finds a round that is good, and then every part that cannot beat it is left out
//!   ([`Search::bound`]).

use super::sketch::{Effect, Ground, MOST_DRAWN, Sketch, around, place, points};
use arrayvec::ArrayVec;
use crossroads_railroad_ink::board::Board;
use crossroads_railroad_ink::data::{Cell, Cells, Drawing, Kind, NETWORK_POINTS, Piece, Shape, Side};
use crossroads_railroad_ink::setup::Options;

/// The best way to draw the last round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The total of the final board.
    pub total: i32,
    /// What to draw, in a legal order.
    pub drawings: ArrayVec<Drawing, MOST_DRAWN>,
}

/// The best way to draw the last round of the base game: the highest total that any legal order and choice of
/// drawings leads to (RI-4.12 to RI-4.14).
///
/// `dice` are the route dice still to be drawn, seven at most; `specials_left` the special routes of which one may be
/// drawn, none if the round or the game allows no more.
pub fn best_last_round(board: &Board, dice: &[Piece], specials_left: &[Piece], options: &Options) -> Solution {
    let (ground, sketch) = Ground::new(board, options.longest);
    let mut search = Search::new(ground, &sketch, dice, specials_left);
    let task = Task { left: search.counts(dice), dice: dice.len() as u8, special: !search.specials.is_empty() };
    search.look_ahead(&sketch, task);
    search.try_all(&sketch, task);
    Solution { total: search.best, drawings: search.drawings }
}

/// The most dice, and so the most different faces.
const MOST_DICE: usize = MOST_DRAWN - 1;

/// How many sketches the look ahead keeps after each drawing.
const LOOK_AHEAD: usize = 24;

/// What may still be drawn.
#[derive(Clone, Copy)]
struct Task {
    /// How many dice are left of each face.
    left: [u8; MOST_DICE],
    /// How many in all.
    dice: u8,
    /// Whether a special route may be drawn.
    special: bool,
}

impl Task {
    fn without(mut self, face: usize) -> Task {
        self.left[face] -= 1;
        self.dice -= 1;
        self
    }

    fn without_special(self) -> Task {
        Task { special: false, ..self }
    }
}

/// A face of the dice, with what it can do.
struct Face {
    shapes: ArrayVec<Shape, 8>,
    /// Its legal drawings on the ground, the best first.
    drawings: Vec<Prospect>,
    /// The cells of those drawings.
    cells: Cells,
    /// What it gains at most beside lines: every end joined, to another network each.
    most: i32,
    /// For each kind, whether a line can run through it.
    lets_through: [bool; 2],
}

/// A drawing on the ground.
#[derive(Clone, Copy)]
struct Prospect {
    drawing: Drawing,
    key: u32,
    effect: Effect,
}

struct Search {
    ground: Ground,
    faces: ArrayVec<Face, MOST_DICE>,
    /// All orientations of the special routes that may be drawn.
    specials: ArrayVec<Shape, 24>,
    best: i32,
    drawings: ArrayVec<Drawing, MOST_DRAWN>,
}

/// A drawing's place in the fixed numbering: faces in order, special routes last.
fn key(face: usize, cell: Cell, shape: usize) -> u32 {
    (face as u32) << 16 | (place(cell) as u32) << 8 | (shape as u32 + 1)
}

/// The face a key belongs to.
fn face_of(key: u32) -> usize {
    (key >> 16) as usize
}

/// The key of every special route.
const SPECIAL: u32 = u32::MAX;

impl Search {
    fn new(ground: Ground, sketch: &Sketch, dice: &[Piece], specials: &[Piece]) -> Search {
        let mut search = Search {
            ground,
            faces: ArrayVec::new(),
            specials: specials.iter().flat_map(|special| special.shapes()).collect(),
            best: i32::MIN,
            drawings: ArrayVec::new(),
        };
        for (die, piece) in dice.iter().enumerate() {
            if !dice[..die].contains(piece) {
                let face = search.face(sketch, *piece);
                search.faces.push(face);
            }
        }
        search
    }

    fn face(&self, sketch: &Sketch, piece: Piece) -> Face {
        let index = self.faces.len();
        let shapes: ArrayVec<Shape, 8> = piece.shapes().collect();
        let mut drawings = Vec::new();
        let mut cells = Cells::EMPTY;
        for (place, shape) in shapes.iter().enumerate() {
            let fits = sketch.fits(*shape, sketch.free);
            cells |= fits;
            drawings.extend(fits.iter().map(|cell| {
                let drawing = Drawing { cell, shape: *shape };
                let effect = self.ground.effect_of(sketch, drawing);
                Prospect { drawing, key: key(index, cell, place), effect }
            }));
        }
        drawings.sort_by_key(|prospect| -sketch.points_with(&prospect.effect));
        let ends = Kind::ROUTES.map(|kind| shapes[0].ends(kind).count_ones() as i32);
        let all = ends[0] + ends[1];
        let merges = if shapes[0].is_overpass() { all - 2 } else { all - 1 };
        Face {
            shapes,
            drawings,
            cells,
            most: NETWORK_POINTS[2] * merges + all + 1,
            lets_through: ends.map(|ends| ends > 1),
        }
    }

    fn counts(&self, dice: &[Piece]) -> [u8; MOST_DICE] {
        let mut left = [0; MOST_DICE];
        for (face, left) in self.faces.iter().zip(&mut left) {
            *left = dice.iter().filter(|die| **die == face.shapes[0].piece()).count() as u8;
        }
        left
    }

    /// Keeps a round that is finished, if it is the best so far.
    fn finish(&mut self, apart: u8, rest: i16, drawings: ArrayVec<Drawing, MOST_DRAWN>) {
        let total = points(apart, rest, self.ground.lines(&drawings));
        if total > self.best {
            self.best = total;
            self.drawings = drawings;
        }
    }

    /// Whether a die is left that fits, so that the round cannot end here (RI-4.13).
    fn must_draw(&self, sketch: &Sketch, task: Task) -> bool {
        let untouched = sketch.free & !sketch.beside;
        let beside = sketch.free & sketch.beside;
        self.faces.iter().zip(task.left).any(|(face, left)| {
            left > 0
                && (!(face.cells & untouched).is_empty()
                    || face.shapes.iter().any(|shape| !sketch.fits(*shape, beside).is_empty()))
        })
    }

    /// Whether no order of the same drawings has lower keys first: whether the drawing, made before any with a higher
    /// key, would be joined to nothing.
    fn is_first_order(&self, sketch: &Sketch, drawing: Drawing, key: u32) -> bool {
        if key > sketch.highest {
            return true;
        }
        if self.ground.joins(drawing) {
            return false;
        }
        let mut joined = false;
        for added in &sketch.added {
            if joined && added.key > key {
                return false;
            }
            joined |= are_joined(drawing, added.drawing);
        }
        true
    }

    /// Tries everything that can still be drawn.
    fn try_all(&mut self, sketch: &Sketch, task: Task) {
        if task.dice == 0 {
            if sketch.points() > self.best {
                self.finish(sketch.apart, sketch.rest, sketch.drawings());
            }
            if task.special {
                self.end_with_special(sketch);
            }
            return;
        }
        if sketch.points() > self.best && !self.must_draw(sketch, task) {
            self.finish(sketch.apart, sketch.rest, sketch.drawings());
        }
        for face in 0..self.faces.len() {
            if task.left[face] > 0 {
                self.try_face(sketch, face, task.without(face));
            }
        }
        if task.special {
            self.try_special(sketch, task.without_special());
        }
    }

    fn try_face(&mut self, sketch: &Sketch, face: usize, rest: Task) {
        let beside = sketch.free & sketch.beside;
        if !beside.is_empty() {
            for (place, shape) in self.faces[face].shapes.clone().into_iter().enumerate() {
                for cell in sketch.fits(shape, beside).iter() {
                    let (drawing, key) = (Drawing { cell, shape }, key(face, cell, place));
                    if self.is_first_order(sketch, drawing, key) {
                        self.try_drawing(sketch, drawing, key, rest);
                    }
                }
            }
        }
        if face < face_of(sketch.highest) {
            return;
        }
        let untouched = sketch.free & !sketch.beside;
        for index in 0..self.faces[face].drawings.len() {
            let Prospect { drawing, key, effect } = self.faces[face].drawings[index];
            if key > sketch.highest
                && untouched.contains(drawing.cell)
                && self.bound(sketch, drawing.cell, key, &effect.later(sketch), rest) > self.best
            {
                self.try_drawing(sketch, drawing, key, rest);
            }
        }
    }

    fn try_drawing(&mut self, sketch: &Sketch, drawing: Drawing, key: u32, rest: Task) {
        let effect = self.ground.effect_of(sketch, drawing);
        if self.bound(sketch, drawing.cell, key, &effect, rest) <= self.best {
            return;
        }
        if rest.dice == 0 && !rest.special {
            let mut drawings = sketch.drawings();
            drawings.push(drawing);
            self.finish(sketch.apart - effect.merged, sketch.rest + effect.rest, drawings);
        } else {
            self.try_all(&self.ground.draw(sketch, drawing, key, &effect), rest);
        }
    }

    /// Tries special routes before the dice that are left. Those have lower keys, so they will hang on it alone.
    fn try_special(&mut self, sketch: &Sketch, rest: Task) {
        let [faced, ..] = sketch.faced_on();
        for cell in faced.iter() {
            let effect = self.ground.effect_of_special(sketch, cell);
            if self.bound(sketch, cell, SPECIAL, &effect, rest) <= self.best {
                continue;
            }
            for shape in self.specials_at(sketch, cell) {
                let drawing = Drawing { cell, shape };
                let effect = self.ground.effect_of(sketch, drawing);
                self.try_all(&self.ground.draw(sketch, drawing, SPECIAL, &effect), rest);
            }
        }
    }

    /// Tries a special route as the last drawing.
    fn end_with_special(&mut self, sketch: &Sketch) {
        let [faced, twice, ..] = sketch.faced_on();
        // Faced on one side only, it wins no exit, leaves at least as many errors as it mends, and makes one line
        // longer by its own cell.
        let cells = if sketch.points() < self.best { twice } else { faced };
        for cell in cells.iter() {
            let effect = self.ground.effect_of_special(sketch, cell);
            if sketch.points_with(&effect) > self.best {
                if let Some(shape) = self.specials_at(sketch, cell).next() {
                    let mut drawings = sketch.drawings();
                    drawings.push(Drawing { cell, shape });
                    self.finish(sketch.apart - effect.merged, sketch.rest + effect.rest, drawings);
                }
            }
        }
    }

    /// The special routes that fit into a cell which something faces.
    fn specials_at(&self, sketch: &Sketch, cell: Cell) -> impl Iterator<Item = Shape> + use<> {
        let [highways, railways] = sketch.faced(cell);
        self.specials.clone().into_iter().filter(move |shape| {
            shape.ends(Kind::Highway) & railways == 0 && shape.ends(Kind::Railway) & highways == 0
        })
    }

    /// No round that goes on with this drawing ends with more points.
    fn bound(&self, sketch: &Sketch, cell: Cell, key: u32, effect: &Effect, rest: Task) -> i32 {
        let highest = face_of(sketch.highest.max(key));
        let mut points = 0;
        let (mut through, mut longer) = ([0; 2], 0);
        let mut hanging = 0;
        for (index, face) in self.faces.iter().enumerate() {
            let left = i32::from(rest.left[index]);
            if left == 0 {
                continue;
            }
            if index < highest {
                hanging += left;
            } else {
                points += left * face.most;
                for (kind, through) in through.iter_mut().enumerate() {
                    *through += if face.lets_through[kind] { left as usize } else { 0 };
                }
                longer += 1;
            }
        }
        // Dice that hang on what was drawn since join no network; each mends one error at most, may be central, and
        // makes a line longer by its own cell. Three of them can close a ring.
        points += 2 * hanging;
        longer += hanging;
        if hanging > 2 {
            points += 3 * hanging + NETWORK_POINTS[2];
        }
        if rest.special {
            points += 17;
            through[0] += 1;
            through[1] += 1;
        }
        let _ = cell;
        points += 4 * (12 - i32::from(sketch.apart - effect.merged)) + i32::from(sketch.rest + effect.rest) + i32::from(sketch.apart - effect.merged == 1 || rest.dice > 0 || rest.special);
        for kind in 0..2 {
            let growth = sketch.growth[kind] + effect.growth[kind];
            let cap = if through[kind] > 0 { self.ground.longest_line(kind, through[kind], growth) } else { 0 };
            points += cap.max(i32::from(sketch.lines[kind].max(effect.lines[kind]))) + longer;
        }
        points
    }

    /// Finds a good round quickly: after each drawing only the best sketches are followed.
    fn look_ahead(&mut self, sketch: &Sketch, task: Task) {
        let mut kept = vec![(sketch.clone(), task)];
        while !kept.is_empty() {
            let mut next: Vec<(i32, usize, usize, Drawing, u32)> = Vec::new();
            for (index, (sketch, task)) in kept.iter().enumerate() {
                if !self.must_draw(sketch, *task) {
                    if sketch.points() > self.best {
                        self.finish(sketch.apart, sketch.rest, sketch.drawings());
                    }
                    if task.special {
                        self.end_with_special(sketch);
                    }
                }
                for (face, Face { shapes, .. }) in self.faces.iter().enumerate() {
                    if task.left[face] == 0 {
                        continue;
                    }
                    for (place, shape) in shapes.iter().enumerate() {
                        for cell in sketch.fits(*shape, sketch.free).iter() {
                            let (drawing, key) = (Drawing { cell, shape: *shape }, key(face, cell, place));
                            if self.is_first_order(sketch, drawing, key) {
                                let effect = self.ground.effect_of(sketch, drawing);
                                next.push((sketch.points_with(&effect), index, face, drawing, key));
                            }
                        }
                    }
                }
            }
            next.sort_by_key(|(points, ..)| -points);
            next.truncate(LOOK_AHEAD);
            let draw = |(_, index, face, drawing, key): (i32, usize, usize, Drawing, u32)| {
                let (sketch, task): &(Sketch, Task) = &kept[index];
                let effect = self.ground.effect_of(sketch, drawing);
                (self.ground.draw(sketch, drawing, key, &effect), task.without(face))
            };
            kept = next.into_iter().map(draw).collect();
        }
    }
}

/// Whether two drawings in neighbouring cells are joined.
fn are_joined(one: Drawing, other: Drawing) -> bool {
    let at = Cells::only(one.cell);
    Side::ALL.into_iter().any(|side| {
        at.step(side).contains(other.cell)
            && Kind::ROUTES.into_iter().any(|kind| {
                one.shape.ends(kind) & (1 << side as u8) != 0
                    && other.shape.ends(kind) & (1 << side.opposite() as u8) != 0
            })
    })
}
