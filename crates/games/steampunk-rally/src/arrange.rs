//! Finds an arrangement of cards in which all of them hang together with the cockpit (SR-12.1).
//!
//! Cards that touch without a complete valve do no harm (SR-12.3), so an arrangement is a tree of complete valves, and
//! the search grows one: card by card, those with many valves first, each where it costs the least of what the others
//! will need; it steps back when it is stuck. A search that has begun badly seldom recovers, so it is short, and begun anew
//! with slightly other tastes. After [`ROUNDS`] it gives up. Nothing that is allowed hangs on that: it only means that the
//! program has no suggestion.

use crate::data::{Card, Side, Valves};
use crate::machine::{Cell, MOST_CARDS, Places};

/// How often a search is begun.
pub const ROUNDS: u32 = 12;
/// How many cards are laid in one search, those taken up again included, before it is given up.
const MOST_TRIES: u32 = 60;
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
    round: u32,
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
    let mut best = Arrangement { cells, placed: 0 };
    for round in 0..if count > 0 { ROUNDS } else { 0 } {
        let cards = &valves[..count];
        let mut search = Search { cards, cells, placed: 0, taken: [0; 4], best, tries: 0, round };
        search.lay(0, Cell::MIDDLE);
        let found = search.grow();
        best = search.best;
        if found {
            break;
        }
    }
    best
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
    /// hangs on finding the right one; and the fewer such halves there are at all, the more each of them is worth.
    fn needs(&self) -> [i16; 4] {
        let (mut needs, mut halves) = ([1; 4], [1; 4]);
        for (card, valves) in self.cards.iter().enumerate() {
            for side in Side::ALL.into_iter().filter(|side| valves.has(*side)) {
                halves[side as usize] += 1;
                if self.placed & (1 << card) == 0 {
                    needs[side.opposite() as usize] += [0, 12, 4, 2, 1][usize::from(valves.count())];
                }
            }
        }
        [0, 1, 2, 3].map(|side| needs[side] * 24 / halves[side])
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

    /// Whether a half of a card that lies faces this cell.
    fn is_faced(&self, cell: Cell) -> bool {
        Side::ALL.into_iter().any(|side| {
            let beside = cell.neighbour(side).filter(|beside| !self.is_free(*beside));
            beside.and_then(|beside| self.card_at(beside)).is_some_and(|card| card.has(side.opposite()))
        })
    }

    fn card_at(&self, cell: Cell) -> Option<Valves> {
        let place = self.cells[..self.cards.len()].iter().position(|at| *at == cell)?;
        self.cards.get(place).copied()
    }

    /// The halves that a card would offer from this cell to cells that nobody offers one yet, less those it would cover;
    /// in later rounds with a taste for other cells.
    fn worth(&self, valves: Valves, cell: Cell, needs: &[i16; 4]) -> i16 {
        let mut worth = 0;
        for side in Side::ALL {
            match cell.neighbour(side) {
                Some(beside) if self.is_free(beside) => {
                    if valves.has(side) && !self.is_faced(beside) {
                        worth += needs[side as usize];
                    }
                }
                Some(beside) => {
                    if self.card_at(beside).is_some_and(|card| card.has(side.opposite())) {
                        worth -= needs[side.opposite() as usize];
                    }
                }
                None => worth -= 1,
            }
        }
        let taste = (u32::from(cell.0) * 29 + u32::from(valves.0) * 13) * self.round % 61;
        worth + taste as i16
    }
}
