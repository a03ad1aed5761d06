//! The last round of the base game, played as well as it can be.
//!
//! Whoever draws last knows all the dice, so the best round can be found by trying them all. What makes that fast:
//!
//! - Drawings that do not need each other can be made in any order; only the first order in a fixed numbering is
//!   tried (`Search::is_first_order`).
//! - Points are kept while drawing, but for the lines; true lines are counted only where the bound on them is
//!   promising (`Sketch`).
//! - A special route is joined to everything that faces its cell. Which one it is makes a difference only to what is
//!   drawn behind it, so as the last drawing it is tried once a cell.
//! - A quick look ahead finds a round that is good, and then every part of the search that cannot beat it is left
//!   out (`Search::bound`).

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
pub fn best_last_round(
    board: &Board,
    dice: &[Piece],
    specials_left: &[Piece],
    options: &Options,
) -> Solution {
    let (mut search, sketch, task) = Search::new(board, dice, specials_left, options);
    search.look_ahead(&sketch, task, 24);
    search.try_all(&sketch, task);
    Solution { total: search.best, drawings: search.drawings }
}

/// A total that the last round can reach, and mostly the best one or close to it, at a fraction of the work.
pub(super) fn good_last_round(
    board: &Board,
    dice: &[Piece],
    specials_left: &[Piece],
    options: &Options,
    width: usize,
) -> i32 {
    let (mut search, sketch, task) = Search::new(board, dice, specials_left, options);
    search.look_ahead(&sketch, task, width);
    search.best
}

/// The most dice, and so the most different faces.
const MOST_DICE: usize = MOST_DRAWN - 1;

/// What a special route gains at most where one, two, three or four sides face it, lines left out: it joins as many
/// networks less one, mends as many errors and makes new ones on the other sides, but for those at the border.
const SPECIAL_GAINS: [i32; 4] = [
    0,
    NETWORK_POINTS[2] + 2,     // in a corner
    2 * NETWORK_POINTS[2] + 3, // at the border, or in a central cell
    3 * NETWORK_POINTS[2] + 5, // in a central cell
];

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
    prospects: Vec<Prospect>,
    /// The cells of those drawings.
    cells: Cells,
    /// How many networks it joins with another at most.
    merges: i32,
    /// For each kind how many ends it has.
    ends: [i32; 2],
}

/// A legal drawing on the ground.
#[derive(Clone, Copy)]
struct Prospect {
    drawing: Drawing,
    key: u32,
    effect: Effect,
}

/// What a special route could do if nothing else were drawn before.
struct Outlook {
    /// The cells faced on at least one, two, three, four sides.
    faced_on: [Cells; 4],
    /// Its effect in each cell faced on at least two.
    effects: ArrayVec<(Cell, Effect), 49>,
}

struct Search {
    ground: Ground,
    faces: ArrayVec<Face, MOST_DICE>,
    /// All orientations of the special routes that may be drawn.
    specials: ArrayVec<Shape, 24>,
    best: i32,
    drawings: ArrayVec<Drawing, MOST_DRAWN>,
}

/// A drawing's place in the fixed numbering.
fn key(face: usize, cell: Cell, shape: usize) -> u32 {
    ((face as u32) << 16) | ((place(cell) as u32) << 8) | (shape as u32 + 1)
}

/// The face a key belongs to.
fn face_of(key: u32) -> usize {
    (key >> 16) as usize
}

/// The key of every special route, after all dice.
const SPECIAL: u32 = u32::MAX;

impl Search {
    fn new(board: &Board, dice: &[Piece], specials: &[Piece], options: &Options) -> (Search, Sketch, Task) {
        let (ground, sketch) = Ground::new(board, options.longest);
        let mut search = Search {
            ground,
            faces: ArrayVec::new(),
            specials: specials.iter().flat_map(|special| special.shapes()).collect(),
            best: i32::MIN,
            drawings: ArrayVec::new(),
        };
        let mut task =
            Task { left: [0; MOST_DICE], dice: dice.len() as u8, special: !search.specials.is_empty() };
        for (die, piece) in dice.iter().enumerate() {
            if !dice[..die].contains(piece) {
                let face = search.face(&sketch, *piece);
                task.left[search.faces.len()] = dice.iter().filter(|other| *other == piece).count() as u8;
                search.faces.push(face);
            }
        }
        (search, sketch, task)
    }

    fn face(&self, sketch: &Sketch, piece: Piece) -> Face {
        let index = self.faces.len();
        let shapes: ArrayVec<Shape, 8> = piece.shapes().collect();
        let mut prospects = Vec::new();
        let mut cells = Cells::EMPTY;
        for (orientation, shape) in shapes.iter().enumerate() {
            let fits = sketch.fits(*shape, sketch.free);
            cells |= fits;
            prospects.extend(fits.iter().map(|cell| {
                let drawing = Drawing { cell, shape: *shape };
                let effect = self.ground.effect_of(sketch, drawing);
                Prospect { drawing, key: key(index, cell, orientation), effect }
            }));
        }
        prospects.sort_by_key(|prospect| -sketch.points_with(&prospect.effect));
        let ends = Kind::ROUTES.map(|kind| shapes[0].ends(kind).count_ones() as i32);
        let merges = ends[0] + ends[1] - if shapes[0].is_overpass() { 2 } else { 1 };
        Face { shapes, prospects, cells, merges, ends }
    }

    /// Keeps a finished round if it is the best so far.
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

    /// Whether no legal order of the same drawings has lower keys first: whether this one, drawn before any with a
    /// higher key, would be joined to nothing.
    ///
    /// Of all legal orders of a set of drawings the lowest passes this at every step, so no set is lost.
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
        let outlook = task.special.then(|| self.outlook(sketch));
        for face in 0..self.faces.len() {
            if task.left[face] > 0 {
                self.try_face(sketch, face, task.without(face), outlook.as_ref());
            }
        }
        if let Some(outlook) = outlook {
            self.try_special(sketch, task.without_special(), &outlook);
        }
    }

    fn try_face(&mut self, sketch: &Sketch, face: usize, rest: Task, outlook: Option<&Outlook>) {
        let beside = sketch.free & sketch.beside;
        for orientation in 0..self.faces[face].shapes.len() {
            let shape = self.faces[face].shapes[orientation];
            for cell in sketch.fits(shape, beside).iter() {
                let (drawing, key) = (Drawing { cell, shape }, key(face, cell, orientation));
                if self.is_first_order(sketch, drawing, key) {
                    self.try_drawing(sketch, drawing, key, rest, outlook);
                }
            }
        }
        if face < face_of(sketch.highest) {
            return;
        }
        let untouched = sketch.free & !sketch.beside;
        for index in 0..self.faces[face].prospects.len() {
            let Prospect { drawing, key, effect } = self.faces[face].prospects[index];
            if key > sketch.highest
                && untouched.contains(drawing.cell)
                && self.bound(sketch, drawing.cell, key, &effect.later(sketch), rest, outlook) > self.best
            {
                self.try_drawing(sketch, drawing, key, rest, outlook);
            }
        }
    }

    fn try_drawing(
        &mut self,
        sketch: &Sketch,
        drawing: Drawing,
        key: u32,
        rest: Task,
        outlook: Option<&Outlook>,
    ) {
        let effect = self.ground.effect_of(sketch, drawing);
        if self.bound(sketch, drawing.cell, key, &effect, rest, outlook) <= self.best {
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
    fn try_special(&mut self, sketch: &Sketch, rest: Task, outlook: &Outlook) {
        let least = self.bound(sketch, Cell::CENTRE, SPECIAL, &Effect::default(), rest, None);
        let [faced, twice, ..] = outlook.faced_on;
        if least + SPECIAL_GAINS[0] + 2 > self.best {
            for cell in (faced & !twice).iter() {
                let effect = self.ground.effect_of_special(sketch, cell);
                self.try_special_at(sketch, cell, &effect, rest);
            }
        }
        for (cell, effect) in &outlook.effects {
            self.try_special_at(sketch, *cell, effect, rest);
        }
    }

    fn try_special_at(&mut self, sketch: &Sketch, cell: Cell, effect: &Effect, rest: Task) {
        for index in 0..self.specials.len() {
            if self.bound(sketch, cell, SPECIAL, effect, rest, None) <= self.best {
                return;
            }
            let drawing = Drawing { cell, shape: self.specials[index] };
            if special_fits(sketch, drawing) {
                let effect = self.ground.effect_of(sketch, drawing);
                self.try_all(&self.ground.draw(sketch, drawing, SPECIAL, &effect), rest);
            }
        }
    }

    /// Tries a special route as the last drawing.
    fn end_with_special(&mut self, sketch: &Sketch) {
        let [faced, twice, ..] = sketch.faced_on();
        // Faced on one side only, it can do no more than make lines longer by its own cell.
        let cells = if sketch.points() + SPECIAL_GAINS[0] + 2 > self.best { faced } else { twice };
        for cell in cells.iter() {
            let effect = self.ground.effect_of_special(sketch, cell);
            if sketch.points_with(&effect) > self.best {
                let fits = |shape: &Shape| special_fits(sketch, Drawing { cell, shape: *shape });
                if let Some(shape) = self.specials.iter().copied().find(fits) {
                    let mut drawings = sketch.drawings();
                    drawings.push(Drawing { cell, shape });
                    self.finish(sketch.apart - effect.merged, sketch.rest + effect.rest, drawings);
                }
            }
        }
    }

    fn outlook(&self, sketch: &Sketch) -> Outlook {
        let faced_on = sketch.faced_on();
        let effect = |cell| (cell, self.ground.effect_of_special(sketch, cell));
        Outlook { faced_on, effects: faced_on[1].iter().map(effect).collect() }
    }

    /// No round that goes on with this drawing ends with more points. `outlook` is that of the sketch without the
    /// drawing, and wanted when a special route may follow.
    fn bound(
        &self,
        sketch: &Sketch,
        cell: Cell,
        key: u32,
        effect: &Effect,
        rest: Task,
        outlook: Option<&Outlook>,
    ) -> i32 {
        match outlook {
            Some(outlook) if rest.dice == 0 => self.bound_before_special(sketch, cell, effect, outlook),
            _ => self.bound_before_dice(sketch, key, effect, rest),
        }
    }

    fn bound_before_dice(&self, sketch: &Sketch, key: u32, effect: &Effect, rest: Task) -> i32 {
        let highest = face_of(sketch.highest.max(key));
        let (mut merges, mut gains) = (0, 0);
        // For each kind, how many routes a line can run through, and how many can stand at its ends.
        let (mut through, mut ending) = ([0; 2], [0; 2]);
        let mut hanging = 0;
        for (index, face) in self.faces.iter().enumerate() {
            let left = i32::from(rest.left[index]);
            if index < highest {
                hanging += left;
                continue;
            }
            merges += left * face.merges;
            gains += left * (face.ends[0] + face.ends[1] + 1);
            for kind in 0..2 {
                *(if face.ends[kind] > 1 { &mut through[kind] } else { &mut ending[kind] }) += left;
            }
        }
        // A die with a key lower than the highest hangs on what was drawn since. It joins no network, mends one
        // error, may be central, and makes a line longer by its own cell. Three of them can close a ring, and join
        // the two routes of an overpass.
        gains += 2 * hanging;
        if hanging > 2 {
            gains += 3 * hanging;
            merges += 1;
        }
        if rest.special {
            merges += 3;
            gains += SPECIAL_GAINS[3] - 3 * NETWORK_POINTS[2];
            through = through.map(|routes| routes + 1);
        }
        let apart = sketch.apart - effect.merged;
        let merges = (merges as u8).min(apart.saturating_sub(self.ground.closed + 1));
        let lines = [0, 1].map(|kind| {
            let growth = sketch.growth[kind] + effect.growth[kind];
            let line = sketch.lines[kind].max(effect.lines[kind]);
            let linked = if through[kind] > 0 { self.ground.linked(kind, through[kind], growth) } else { 0 };
            line.max(linked) + self.ground.longer(ending[kind] + hanging)
        });
        points(apart - merges, sketch.rest + effect.rest, lines) + gains
    }

    /// The same when nothing but a special route can follow.
    fn bound_before_special(&self, sketch: &Sketch, cell: Cell, effect: &Effect, outlook: &Outlook) -> i32 {
        let apart = sketch.apart - effect.merged;
        let rest = sketch.rest + effect.rest;
        let lines = [0, 1].map(|kind| sketch.lines[kind].max(effect.lines[kind]));
        let beside = around(cell);
        // Faced on one side only, or none.
        let mut most = points(apart, rest, lines) + SPECIAL_GAINS[0] + 2;
        for (at, special) in &outlook.effects {
            if *at == cell || beside.contains(*at) {
                continue;
            }
            let lines = [0, 1].map(|kind| {
                let grown = if special.growth[kind] > 0 { effect.growth[kind] } else { 0 };
                lines[kind].max(special.lines[kind] + grown)
            });
            most = most.max(points(apart - special.touched.min(apart - 1), rest + special.rest, lines));
        }
        // Beside the drawing, one more side can face the special route than before.
        let [once, twice, thrice, _] = outlook.faced_on.map(|cells| !(cells & beside).is_empty());
        if once {
            let gain = SPECIAL_GAINS[if thrice { 3 } else { 1 + usize::from(twice) }];
            let [highway, railway] = [0, 1].map(|kind| {
                let linked = self.ground.linked(kind, 1, sketch.growth[kind] + effect.growth[kind]);
                i32::from(linked.saturating_sub(lines[kind]).max(1))
            });
            // Three sides cannot link two highways and two railways.
            let longer = if thrice { highway + railway } else { highway.max(railway) + 1 };
            most = most.max(points(apart, rest, lines) + gain + longer + 1);
        }
        most
    }

    /// Finds a good round quickly: after each drawing only the best sketches are followed.
    fn look_ahead(&mut self, sketch: &Sketch, task: Task, width: usize) {
        let mut kept = vec![(sketch.clone(), task)];
        while !kept.is_empty() {
            let mut next: Vec<Step> = Vec::new();
            for (from, (sketch, task)) in kept.iter().enumerate() {
                if !self.must_draw(sketch, *task) {
                    if sketch.points() > self.best {
                        self.finish(sketch.apart, sketch.rest, sketch.drawings());
                    }
                    // With dice left, a special route could make one of them fit again.
                    if task.special && task.dice == 0 {
                        self.end_with_special(sketch);
                    }
                }
                for (face, Face { shapes, .. }) in self.faces.iter().enumerate() {
                    if task.left[face] == 0 {
                        continue;
                    }
                    for (orientation, shape) in shapes.iter().enumerate() {
                        for cell in sketch.fits(*shape, sketch.free).iter() {
                            let drawing = Drawing { cell, shape: *shape };
                            let key = key(face, cell, orientation);
                            let effect = self.ground.effect_of(sketch, drawing);
                            let points = sketch.points_with(&effect);
                            let set = sketch.added.iter().fold(mark(key), |set, added| set ^ mark(added.key));
                            next.push(Step { points, set, from, face, drawing, key, effect });
                        }
                    }
                }
            }
            next.sort_by_key(|step| (-step.points, step.set));
            next.dedup_by_key(|step| (step.points, step.set));
            next.truncate(width);
            let draw = |step: &Step| {
                let (sketch, task) = &kept[step.from];
                (self.ground.draw(sketch, step.drawing, step.key, &step.effect), task.without(step.face))
            };
            kept = next.iter().map(draw).collect();
        }
    }
}

/// A drawing that the look ahead may follow.
struct Step {
    points: i32,
    /// The marks of all drawings, mixed: the same for any order of them.
    set: u64,
    /// The sketch it is added to.
    from: usize,
    face: usize,
    drawing: Drawing,
    key: u32,
    effect: Effect,
}

/// A number by which drawings can be told apart when they are mixed.
fn mark(key: u32) -> u64 {
    let mixed = u64::from(key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// Whether a special route fits into a free cell that something faces.
fn special_fits(sketch: &Sketch, special: Drawing) -> bool {
    let [highways, railways] = sketch.faced(special.cell);
    special.shape.ends(Kind::Highway) & railways == 0 && special.shape.ends(Kind::Railway) & highways == 0
}

/// Whether two drawings stand in neighbouring cells and are joined.
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
