//! RI-7.7 to RI-7.13: the longest highway and the longest railway.
//!
//! A line runs from cell to neighbouring cell. Finding the longest one is hard in general, but on a real board
//! nearly everything is a tree: branches are folded into the cell they hang on, and only what lies on rings is
//! searched.

use crate::board::Board;
use crate::data::{Cell, Cells, Kind, Side};
use crate::setup::Longest;

/// How many cells the longest line of this kind counts.
pub fn longest(board: &Board, kind: Kind, reading: Longest) -> i32 {
    let cells = board.with(kind);
    if cells.is_empty() {
        return 0;
    }
    let mut lines = Lines::new(board, kind);
    let mut best = lines.fold_branches(cells);
    let rings = lines.rings;
    for start in rings.iter() {
        best = best.max(match reading {
            Longest::Simple => lines.visit_once(start, start, lines.branch(start), rings, best),
            Longest::Trail => lines.follow(start, start, lines.branch(start)),
        });
    }
    i32::from(best)
}

/// The cells of one kind and the sides on which they are joined.
struct Lines {
    joined: [Cells; 4],
    /// What is left when all branches are folded: cells on rings and between them.
    rings: Cells,
    /// The longest and the second longest line that begins in a cell and runs into a branch folded there, the cell
    /// included.
    branches: [[u8; 2]; 64],
    /// The longest line in any branch.
    longest_branch: u8,
}

impl Lines {
    fn new(board: &Board, kind: Kind) -> Lines {
        let joined = Side::ALL.map(|side| board.joined(kind, side));
        Lines { joined, rings: Cells::EMPTY, branches: [[1; 2]; 64], longest_branch: 1 }
    }

    fn branch(&self, cell: Cell) -> u8 {
        self.branches[place(cell)][0]
    }

    /// Folds branches from their tips inwards; answers the longest line that lies in branches alone.
    fn fold_branches(&mut self, cells: Cells) -> u8 {
        let mut left = cells;
        let mut best = 1;
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
                        let length = self.branch(tip);
                        let [longest, second] = &mut self.branches[place(trunk)];
                        best = best.max(*longest + length);
                        if length + 1 > *longest {
                            (*longest, *second) = (length + 1, *longest);
                        } else {
                            *second = (*second).max(length + 1);
                        }
                    }
                }
                left &= !at;
            }
        }
        let [n, e, s, w] = links;
        self.rings = n | e | s | w;
        self.joined = links;
        self.longest_branch = self.rings.iter().map(|cell| self.branch(cell)).max().unwrap_or(1);
        best
    }

    /// The longest line from `here` on through cells of `free`, which visits no cell twice (RI-7.11). `length`
    /// counts what came before and this cell.
    fn visit_once(&self, start: Cell, here: Cell, length: u8, free: Cells, best: u8) -> u8 {
        let free = free & !Cells::only(here);
        // Every free cell, and then the longest branch there is: would that be enough?
        if length + free.len() as u8 + self.longest_branch <= best {
            return best;
        }
        let mut best = if here == start { best } else { best.max(length - 1 + self.branch(here)) };
        let at = Cells::only(here);
        for side in Side::ALL {
            let next = (at & self.joined[side as usize]).step(side) & free;
            if let Some(next) = next.first() {
                best = best.max(self.visit_once(start, next, length + 1, free, best));
            }
        }
        best
    }

    /// The longest line from `here` on that uses no side twice; a cell may be counted again (the option of RI-7.11).
    fn follow(&mut self, start: Cell, here: Cell, length: u8) -> u8 {
        let branches = self.branches[place(here)];
        // Back at the start, its longest branch is behind us already.
        let last = branches[usize::from(here == start)];
        let mut best = length - 1 + last;
        let at = Cells::only(here);
        for side in Side::ALL {
            if !self.joined[side as usize].contains(here) {
                continue;
            }
            let next = at.step(side);
            self.joined[side as usize] &= !at;
            self.joined[side.opposite() as usize] &= !next;
            if let Some(next) = next.first() {
                best = best.max(self.follow(start, next, length + 1));
            }
            self.joined[side as usize] |= at;
            self.joined[side.opposite() as usize] |= next;
        }
        best
    }
}

/// Adds one more set to a count of «at least one» and «at least two».
fn add((some, two): (Cells, Cells), more: Cells) -> (Cells, Cells) {
    (some | more, two | (some & more))
}

fn place(cell: Cell) -> usize {
    usize::from(cell.row() * 8 + cell.column())
}
