//! Finds an arrangement of cards in which all of them hang together with the cockpit (SR-12.1).
//!
//! Cards that touch without a complete valve do no harm (SR-12.3), so an arrangement is a tree of complete valves, and
//! the search grows one: card by card, those with many valves first, each where it costs the least of what the others
//! will need; it steps back when it is stuck. It gives up after [`MOST_TRIES`]. Nothing that is allowed hangs on that:
//! it only means that the program has no suggestion.

use crate::data::{Card, Side, Valves};
use crate::machine::{Cell, MOST_CARDS, Places};

/// After so many cards laid, taken up again ones included, the search gives up.
pub const MOST_TRIES: u32 = 600;
/// Cells that are tried for one card before another card is tried.
const MOST_CELLS: usize = 6;

/// Where cards would lie.
#[derive(Clone, Copy, Debug)]
pub struct Arrangement {
    /// A cell for each card that found one.
    pub cells: [Cell; MOST_CARDS],
    /// The cards that found one.
    pub placed: Places,
}

/// The cards of one machine while an arrangement is sought. The first is the cockpit.
struct Search<'a> {
    cards: &'a [Valves],
    cells: [Cell; MOST_CARDS],
    placed: Places,
    taken: [u64; 4],
    best: Arrangement,
    tries: u32,
}

/// An arrangement of all these cards, the cockpit first; or, if none is found, of as many as the search could place.
pub fn arrange(cards: impl Iterator<Item = Card>) -> Arrangement {
    let mut valves = [Valves::default(); MOST_CARDS];
    let mut count = 0;
    for (place, card) in valves.iter_mut().zip(cards) {
        *place = card.valves();
        count += 1;
    }
    let cells = [Cell::NOWHERE; MOST_CARDS];
    let nothing = Arrangement { cells, placed: 0 };
    let mut search =
        Search { cards: &valves[..count], cells, placed: 0, taken: [0; 4], best: nothing, tries: 0 };
    if count > 0 {
        search.lay(0, Cell::MIDDLE);
        search.grow();
    }
    search.best
}

/// Whether an arrangement of all these cards is found.
pub fn can_be_arranged(cards: impl Iterator<Item = Card> + Clone) -> bool {
    let count = cards.clone().count();
    arrange(cards).placed.count_ones() as usize == count
}

impl Search<'_> {
    fn lay(&mut self, card: usize, cell: Cell) {
        self.cells[card] = cell;
        self.placed |= 1 << card;
        self.taken[usize::from(cell.0 / 64)] |= 1 << (cell.0 % 64);
        self.tries += 1;
        if self.placed.count_ones() > self.best.placed.count_ones() {
            self.best = Arrangement { cells: self.cells, placed: self.placed };
        }
    }

    fn take_up(&mut self, card: usize) {
        let cell = self.cells[card];
        self.taken[usize::from(cell.0 / 64)] &= !(1 << (cell.0 % 64));
        self.cells[card] = Cell::NOWHERE;
        self.placed &= !(1 << card);
    }

    fn is_free(&self, cell: Cell) -> bool {
        self.taken[usize::from(cell.0 / 64)] & (1 << (cell.0 % 64)) == 0
    }

    /// Lays all cards that are left; answers whether that was possible.
    fn grow(&mut self) -> bool {
        if self.placed.count_ones() as usize == self.cards.len() {
            return true;
        }
        let needs = self.needs();
        // Cards with the same valves are alike: one of each kind is tried, those with many valves first.
        for count in (1..=4).rev() {
            let mut seen = 0_u16;
            for card in 0..self.cards.len() {
                let valves = self.cards[card];
                if self.placed & (1 << card) != 0 || valves.count() != count || seen & (1 << valves.0) != 0 {
                    continue;
                }
                seen |= 1 << valves.0;
                let (cells, found) = self.cells_for(valves, &needs);
                for (_, cell) in &cells[..found] {
                    self.lay(card, *cell);
                    if self.grow() {
                        return true;
                    }
                    self.take_up(card);
                    if self.tries > MOST_TRIES {
                        return false;
                    }
                }
            }
        }
        false
    }

    /// How much a free half on each side is worth to the cards that are left: the fewer valves a card has, the more it
    /// hangs on finding the right one.
    fn needs(&self) -> [i16; 4] {
        let mut needs = [1; 4];
        for (card, valves) in self.cards.iter().enumerate() {
            if self.placed & (1 << card) == 0 {
                for side in Side::ALL.into_iter().filter(|side| valves.has(*side)) {
                    needs[side.opposite() as usize] += [0, 12, 4, 2, 1][usize::from(valves.count())];
                }
            }
        }
        needs
    }

    /// The best cells where a card with these valves would be joined, best first.
    fn cells_for(&self, valves: Valves, needs: &[i16; 4]) -> ([(i16, Cell); MOST_CELLS], usize) {
        let (mut best, mut found) = ([(i16::MIN, Cell::NOWHERE); MOST_CELLS], 0);
        for (card, at) in self.cells.iter().enumerate().filter(|(card, _)| self.placed & (1 << card) != 0) {
            for side in Side::ALL {
                if !self.cards[card].has(side) || !valves.has(side.opposite()) {
                    continue;
                }
                let Some(cell) = at.neighbour(side).filter(|cell| self.is_free(*cell)) else { continue };
                if best[..found].iter().any(|(_, known)| *known == cell) {
                    continue;
                }
                let worth = self.worth(valves, cell, needs);
                let place = best[..found].iter().position(|(other, _)| *other < worth).unwrap_or(found);
                if place < MOST_CELLS {
                    found = (found + 1).min(MOST_CELLS);
                    best[place..found].rotate_right(1);
                    best[place] = (worth, cell);
                }
            }
        }
        (best, found)
    }

    /// The halves that a card would offer from this cell, less those it would cover.
    fn worth(&self, valves: Valves, cell: Cell, needs: &[i16; 4]) -> i16 {
        let mut worth = 0;
        for side in Side::ALL {
            match cell.neighbour(side) {
                Some(beside) if self.is_free(beside) => {
                    if valves.has(side) {
                        worth += needs[side as usize];
                    }
                }
                Some(beside) => {
                    let neighbour = self.cells.iter().position(|cell| *cell == beside);
                    if neighbour.is_some_and(|card| self.cards[card].has(side.opposite())) {
                        worth -= needs[side.opposite() as usize];
                    }
                }
                None => worth -= 1,
            }
        }
        worth
    }
}
