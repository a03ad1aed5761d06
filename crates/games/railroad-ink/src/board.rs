//! What is drawn on one board, and the geometry of it: which ends meet, what faces what, where a shape fits.
//!
//! A board is a handful of bit sets, one for each kind of end and side, so that a question about one cell is
//! answered for all 49 at once. Whether a drawing is allowed at this moment of the game, the rules decide.

use crate::data::{Cell, Cells, Drawing, Exit, Kind, Shape, Side, exits};

/// The drawings on one board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Board {
    /// For each kind and side, the cells with an end there.
    ends: [[Cells; 4]; 3],
    /// Cells whose two routes cross without meeting.
    overpasses: Cells,
    /// Cells with a route, lava or a volcano.
    drawn: Cells,
    /// Cells with a crater.
    craters: Cells,
}

/// Why a shape does not fit into a cell. The rules name the clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// Something is drawn there.
    Filled,
    /// An end would face an end or exit of the other kind.
    Clash,
    /// Nothing of its kind meets it.
    Unjoined,
}

impl Board {
    /// Cells with a route, lava or a volcano.
    #[inline]
    pub fn drawn(&self) -> Cells {
        self.drawn
    }

    /// Cells with a crater.
    #[inline]
    pub fn craters(&self) -> Cells {
        self.craters
    }

    /// Cells with nothing in them.
    #[inline]
    pub fn empty(&self) -> Cells {
        !(self.drawn | self.craters)
    }

    /// Cells whose two routes cross without meeting.
    #[inline]
    pub fn overpasses(&self) -> Cells {
        self.overpasses
    }

    /// Cells with an end of this kind on this side.
    #[inline]
    pub fn ends(&self, kind: Kind, side: Side) -> Cells {
        self.ends[kind as usize][side as usize]
    }

    /// Cells with an end of this kind.
    #[inline]
    pub fn with(&self, kind: Kind) -> Cells {
        let [north, east, south, west] = self.ends[kind as usize];
        north | east | south | west
    }

    /// Cells whose end of this kind on this side meets one of the same kind.
    #[inline]
    pub fn joined(&self, kind: Kind, side: Side) -> Cells {
        self.ends(kind, side) & self.ends(kind, side.opposite()).step(side.opposite())
    }

    /// What is drawn in a cell: a route, lava or a volcano.
    pub fn shape(&self, cell: Cell) -> Option<Shape> {
        if !self.drawn.contains(cell) {
            return None;
        }
        let ends = self.ends.map(|sides| {
            let bit = |side: Side| u8::from(sides[side as usize].contains(cell)) << side as u8;
            Side::ALL.into_iter().map(bit).fold(0, |all, bit| all | bit)
        });
        Shape::with_ends(ends, self.overpasses.contains(cell))
    }

    /// Everything drawn, cell by cell.
    pub fn drawings(&self) -> impl Iterator<Item = Drawing> {
        self.drawn.iter().filter_map(|cell| self.shape(cell).map(|shape| Drawing { cell, shape }))
    }

    /// Puts a drawing into its cell; a crater there is gone.
    #[inline]
    pub fn draw(&mut self, drawing: Drawing) {
        let cell = Cells::only(drawing.cell);
        debug_assert!((self.drawn & cell).is_empty(), "one drawing a cell");
        for kind in Kind::ALL {
            let ends = drawing.shape.ends(kind);
            for side in Side::ALL {
                if ends & (1 << side as u8) != 0 {
                    self.ends[kind as usize][side as usize] |= cell;
                }
            }
        }
        if drawing.shape.is_overpass() {
            self.overpasses |= cell;
        }
        self.drawn |= cell;
        self.craters &= !cell;
    }

    /// Empties a cell.
    pub fn erase(&mut self, cell: Cell) {
        let rest = !Cells::only(cell);
        for ends in self.ends.iter_mut().flatten() {
            *ends &= rest;
        }
        self.overpasses &= rest;
        self.drawn &= rest;
        self.craters &= rest;
    }

    /// Empties a cell and leaves a crater.
    pub fn crater(&mut self, cell: Cell) {
        self.erase(cell);
        self.craters |= Cells::only(cell);
    }

    /// What every cell is faced with, on each of its sides.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "a call would copy what is looked at: five percent of random play"
    )]
    pub fn facing(&self) -> Facing {
        let mut facing = Facing([[Cells::EMPTY; 16]; 3]);
        for kind in Kind::ALL {
            if kind == Kind::Lava && self.with(kind).is_empty() {
                continue;
            }
            let sides = &mut facing.0[kind as usize];
            for side in Side::ALL {
                let across = side.opposite();
                let faced = self.ends(kind, across).step(across) | exits(kind, side);
                let bit = 1 << side as usize;
                for rest in 0..bit {
                    sides[bit + rest] = faced | sides[rest];
                }
            }
        }
        facing
    }

    /// Whether this exit is used: the cell beside it has an end of its kind there (RI-7.6).
    #[inline]
    pub fn uses(&self, exit: Exit) -> bool {
        self.ends(exit.kind, exit.side).contains(exit.cell)
    }

    /// The first cell in which a highway end faces a railway end or exit, or the other way round.
    pub fn clash(&self) -> Option<Cell> {
        let facing = self.facing();
        let clashes = Side::ALL.into_iter().fold(Cells::EMPTY, |all, side| {
            all | (self.ends(Kind::Highway, side) & facing.by(Kind::Railway, side))
                | (self.ends(Kind::Railway, side) & facing.by(Kind::Highway, side))
        });
        clashes.first()
    }
}

/// For each kind and set of sides, the cells that are faced by an end or an exit of that kind on one of them.
///
/// A list of legal actions asks this for up to fifty shapes, so all sixteen sets of sides are worked out at once.
#[derive(Clone, Copy, Debug)]
pub struct Facing([[Cells; 16]; 3]);

impl Facing {
    /// The cells that something of this kind faces on this side.
    #[inline]
    pub fn by(&self, kind: Kind, side: Side) -> Cells {
        self.any(kind, 1 << side as u8)
    }

    #[inline]
    fn any(&self, kind: Kind, sides: u8) -> Cells {
        self.0[kind as usize][usize::from(sides & 15)]
    }

    /// The cells in which the shape would meet something of its own kind: a route a route or an exit (RI-4.8),
    /// a lava face lava (RI-9.8).
    #[inline]
    pub fn joins(&self, shape: Shape) -> Cells {
        let lava = shape.ends(Kind::Lava);
        if lava == 0 {
            self.any(Kind::Highway, shape.ends(Kind::Highway))
                | self.any(Kind::Railway, shape.ends(Kind::Railway))
        } else {
            self.any(Kind::Lava, lava)
        }
    }

    /// The cells in which highway would face railway (RI-4.9); where lava is kept from routes, those too (RI-9.16).
    #[inline]
    pub fn clashes(&self, shape: Shape, lava_apart: bool) -> Cells {
        let (highway, railway) = (shape.ends(Kind::Highway), shape.ends(Kind::Railway));
        let mut clashes = self.any(Kind::Railway, highway) | self.any(Kind::Highway, railway);
        if lava_apart {
            let lava = shape.ends(Kind::Lava);
            clashes |= self.any(Kind::Lava, highway | railway)
                | self.any(Kind::Highway, lava)
                | self.any(Kind::Railway, lava);
        }
        clashes
    }

    /// The cells among `free` in which the shape fits.
    #[inline]
    pub fn fits(&self, shape: Shape, free: Cells, lava_apart: bool) -> Cells {
        free & self.joins(shape) & !self.clashes(shape, lava_apart)
    }

    /// Why the drawing does not fit, if it does not.
    ///
    /// # Errors
    /// The first reason that applies: filled, clash, unjoined.
    #[inline]
    pub fn check(&self, drawing: Drawing, free: Cells, lava_apart: bool) -> Result<(), Misfit> {
        let Drawing { cell, shape } = drawing;
        if !free.contains(cell) {
            return Err(Misfit::Filled);
        }
        if self.clashes(shape, lava_apart).contains(cell) {
            return Err(Misfit::Clash);
        }
        if !self.joins(shape).contains(cell) {
            return Err(Misfit::Unjoined);
        }
        Ok(())
    }
}
