//! RI-7.7 to RI-7.13: the longest highway and the longest railway.
//!
//! A line runs from cell to neighbouring cell. Finding the longest one is hard in general, but on a real board
//! nearly everything is a tree: branches are folded into the cell they hang on, and only what lies on rings is
//! searched.

use crate::board::Board;
use crate::data::{Cell, Cells, Kind, Side};
use crate::setup::Longest;
use crossroads_engine::Few;

/// The most cells a line can count: it crosses each of the 84 sides between cells at most once.
const LONGEST: usize = 85;

/// The cells of a line in their order.
pub type Line = Few<Cell, LONGEST>;

/// How many cells the longest line of this kind counts.
pub fn longest(board: &Board, kind: Kind, reading: Longest) -> i32 {
    Lines::search(board, kind, reading).map_or(0, |lines| i32::from(lines.best.length))
}

/// A longest line of this kind: of several the one that is found first (RI-7.9).
pub fn longest_line(board: &Board, kind: Kind, reading: Longest) -> Line {
    Lines::search(board, kind, reading).map_or_else(Line::default, |lines| lines.best_line())
}

/// The cells of one kind and the sides on which they are joined.
struct Lines {
    joined: [Cells; 4],
    /// What is left when all branches are folded: cells on rings and between them.
    rings: Cells,
    /// The longest and the second longest line that begins in a cell and runs into a branch folded there.
    branches: [[Branch; 2]; 64],
    /// The longest line in any branch.
    longest_branch: u8,
    /// The way through the rings that is being tried.
    way: [Cell; LONGEST],
    best: Best,
}

/// A line from a cell into a branch folded there.
#[derive(Clone, Copy)]
struct Branch {
    /// Its cells, the one it begins in included.
    length: u8,
    /// The second cell, if there is one.
    next: Cell,
}

/// The longest line so far: a way from cell to cell that runs out into a branch at both ends. A line that lies in
/// branches alone has a way of one cell.
struct Best {
    length: u8,
    way: [Cell; LONGEST],
    way_length: usize,
    first: Branch,
    last: Branch,
}

impl Lines {
    /// All lines of a kind, the best one found; `None` without a cell of that kind.
    fn search(board: &Board, kind: Kind, reading: Longest) -> Option<Lines> {
        let cells = board.with(kind);
        let start = cells.first()?;
        let alone = Branch { length: 1, next: start };
        let way = [start; LONGEST];
        let mut lines = Lines {
            joined: Side::ALL.map(|side| board.joined(kind, side)),
            rings: Cells::EMPTY,
            branches: [[alone; 2]; 64],
            longest_branch: 1,
            way,
            best: Best { length: 1, way, way_length: 1, first: alone, last: alone },
        };
        lines.fold_branches(cells);
        for start in lines.rings.iter() {
            let length = lines.branch(start).length;
            match reading {
                Longest::Simple => lines.visit_once(0, start, length, lines.rings),
                Longest::Trail => lines.follow(0, start, length),
            }
        }
        Some(lines)
    }

    fn branch(&self, cell: Cell) -> Branch {
        self.branches[place(cell)][0]
    }

    /// Folds branches from their tips inwards; the best line is then the longest that lies in branches alone.
    fn fold_branches(&mut self, cells: Cells) {
        let mut left = cells;
        let mut links = self.joined;
        loop {
            let [n, e, s, w] = links;
            // A tip is joined on exactly one side.
            let (some, two) = add(add(add((n, Cells::EMPTY), e), s), w);
            let tips = some & !two & left;
            if tips.is_empty() {
                break;
            }
            for tip in tips.iter() {
                let at = Cells::only(tip);
                for side in Side::ALL {
                    if !links[side as usize].contains(tip) {
                        continue;
                    }
                    let trunk = at.step(side);
                    links[side as usize] &= !at;
                    links[side.opposite() as usize] &= !trunk;
                    if let Some(trunk) = trunk.first() {
                        self.fold(tip, trunk);
                    }
                }
                left &= !at;
            }
        }
        let [n, e, s, w] = links;
        self.rings = n | e | s | w;
        self.joined = links;
        self.longest_branch = self.rings.iter().map(|cell| self.branch(cell).length).max().unwrap_or(1);
    }

    /// Folds a tip, with all that hangs on it, into the cell it hangs on.
    fn fold(&mut self, tip: Cell, trunk: Cell) {
        let new = Branch { length: self.branch(tip).length + 1, next: tip };
        let [longest, second] = &mut self.branches[place(trunk)];
        let length = longest.length + new.length - 1;
        if length > self.best.length {
            self.best.length = length;
            (self.best.way[0], self.best.way_length) = (trunk, 1);
            (self.best.first, self.best.last) = (*longest, new);
        }
        if new.length > longest.length {
            (*longest, *second) = (new, *longest);
        } else if new.length > second.length {
            *second = new;
        }
    }

    /// Tries every line from `here` on through cells of `free` that visits no cell twice (RI-7.11). `steps` lead
    /// here through the rings; `length` counts what came before and this cell.
    fn visit_once(&mut self, steps: usize, here: Cell, length: u8, free: Cells) {
        let free = free & !Cells::only(here);
        // Every free cell, and then the longest branch there is: would that be enough?
        if length + free.len() as u8 + self.longest_branch <= self.best.length {
            return;
        }
        self.way[steps] = here;
        if steps > 0 {
            self.end_here(steps, length, self.branch(here));
        }
        let at = Cells::only(here);
        for side in Side::ALL {
            let next = (at & self.joined[side as usize]).step(side) & free;
            if let Some(next) = next.first() {
                self.visit_once(steps + 1, next, length + 1, free);
            }
        }
    }

    /// Tries every line from `here` on that uses no side twice; a cell may be counted again (the option of RI-7.11).
    fn follow(&mut self, steps: usize, here: Cell, length: u8) {
        self.way[steps] = here;
        // Back at the start, its longest branch is behind us already.
        let branches = self.branches[place(here)];
        self.end_here(steps, length, branches[usize::from(here == self.way[0])]);
        let at = Cells::only(here);
        for side in Side::ALL {
            if !self.joined[side as usize].contains(here) {
                continue;
            }
            let next = at.step(side);
            self.joined[side as usize] &= !at;
            self.joined[side.opposite() as usize] &= !next;
            if let Some(next) = next.first() {
                self.follow(steps + 1, next, length + 1);
            }
            self.joined[side as usize] |= at;
            self.joined[side.opposite() as usize] |= next;
        }
    }

    /// Keeps the line that leaves the rings here through this branch, if none so far is as long.
    fn end_here(&mut self, steps: usize, length: u8, last: Branch) {
        let length = length - 1 + last.length;
        if length > self.best.length {
            self.best.length = length;
            self.best.way_length = steps + 1;
            self.best.way[..=steps].copy_from_slice(&self.way[..=steps]);
            (self.best.first, self.best.last) = (self.branch(self.way[0]), last);
        }
    }

    /// The cells of the best line.
    fn best_line(&self) -> Line {
        let mut line = Line::default();
        self.run_out(self.best.first, &mut line);
        line.reverse();
        self.best.way[..self.best.way_length].iter().for_each(|cell| line.push(*cell));
        self.run_out(self.best.last, &mut line);
        line
    }

    /// Appends the cells of a branch, but for the one it begins in.
    fn run_out(&self, mut branch: Branch, line: &mut Line) {
        while branch.length > 1 {
            line.push(branch.next);
            branch = self.branch(branch.next);
        }
    }
}

/// Adds one more set to a count of «at least one» and «at least two».
fn add((some, two): (Cells, Cells), more: Cells) -> (Cells, Cells) {
    (some | more, two | (some & more))
}

fn place(cell: Cell) -> usize {
    usize::from(cell.row() * 8 + cell.column())
}
