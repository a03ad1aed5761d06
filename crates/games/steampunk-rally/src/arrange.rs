//! Finds an arrangement of cards in which all of them hang together with the cockpit (SR-12.1).
//!
//! Cards that touch without a complete valve do no harm (SR-12.3), so an arrangement is a tree of complete valves, and
//! the search grows one: card by card, those with many valves first, each where it costs the least of what the others
//! will need; it steps back where the halves that are left cannot join the cards that are left. A search that has begun
//! badly seldom recovers, so it is short, and begun anew with slightly other tastes. After [`ROUNDS`] it gives up: of
//! machines of fourteen cards that can be built, it misses three in a thousand. Nothing that is allowed hangs on that: it
//! only means that the program has no suggestion.

use crate::data::{Card, Side, Valves};
use crate::machine::{Cell, GRID, MOST_CARDS, Places};

/// How often a search is begun.
pub const ROUNDS: u32 = 40;
/// How many cards are laid in one search, those taken up again included, before it is given up.
const MOST_TRIES: u32 = 24;
/// Cells that are tried for one card before another card is tried.
const MOST_CELLS: usize = 6;

/// Cells of the grid, and a cell where nothing lies.
const CELLS: usize = GRID as usize * GRID as usize;
const EMPTY: u8 = u8::MAX;

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
    /// Which card lies in which cell of the grid.
    grid: [u8; CELLS],
    best: Arrangement,
    tries: u32,
    round: u32,
}

/// An arrangement of all these cards, the cockpit first; or, if none is found, of as many as the search could place.
pub fn arrange(cards: impl Iterator<Item = Card>) -> Arrangement {
    search(cards, ROUNDS, |_| true)
}

/// Begins the search anew until an arrangement of all cards is good enough. The last one that was found, or the fullest.
pub fn search(
    cards: impl Iterator<Item = Card>,
    rounds: u32,
    mut is_enough: impl FnMut(&Arrangement) -> bool,
) -> Arrangement {
    let mut valves = [Valves::default(); MOST_CARDS];
    let mut count = 0;
    for (place, card) in valves.iter_mut().zip(cards) {
        *place = card.valves();
        count += 1;
    }
    let cells = [Cell::NOWHERE; MOST_CARDS];
    let none = Arrangement { cells, placed: 0 };
    let mut best = none;
    for round in 0..if count > 0 { rounds } else { 0 } {
        let cards = &valves[..count];
        let mut search =
            Search { cards, cells, placed: 0, grid: [EMPTY; CELLS], best: none, tries: 0, round };
        search.lay(0, Cell::MIDDLE);
        if !search.has_hope() {
            return search.best;
        }
        let found = search.grow();
        if found || search.best.placed.count_ones() > best.placed.count_ones() {
            best = search.best;
        }
        if found && is_enough(&best) {
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
        self.grid[usize::from(cell.0)] = card as u8;
        self.tries += 1;
        if self.placed.count_ones() > self.best.placed.count_ones() {
            self.best = Arrangement { cells: self.cells, placed: self.placed };
        }
    }

    fn take_up(&mut self, card: usize) {
        let cell = self.cells[card];
        self.grid[usize::from(cell.0)] = EMPTY;
        self.cells[card] = Cell::NOWHERE;
        self.placed &= !(1 << card);
    }

    fn is_free(&self, cell: Cell) -> bool {
        self.grid[usize::from(cell.0)] == EMPTY
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
                    if self.has_hope() && self.grow() {
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

    /// Whether the cards that are left could still all be joined, if every cell were near every other: there are halves
    /// enough, since each card joins by a valve of its own; and each finds a half to begin with, open or of a card that
    /// does.
    fn has_hope(&self) -> bool {
        let (mut open, mut left, mut kinds, mut cards) = ([0_u8; 4], [0_u8; 4], 0_u16, 0);
        for (card, valves) in self.cards.iter().enumerate() {
            let is_placed = self.placed & (1 << card) != 0;
            if !is_placed {
                cards += 1;
                kinds |= 1 << valves.0;
            }
            for side in Side::ALL.into_iter().filter(|side| valves.has(*side)) {
                if !is_placed {
                    left[side as usize] += 1;
                } else if self.cells[card].neighbour(side).is_some_and(|beside| self.is_free(beside)) {
                    open[side as usize] += 1;
                }
            }
        }
        let joins = |one: Side| {
            let (one, other) = (one as usize, one.opposite() as usize);
            (left[one] + open[one]).min(left[other] + open[other]).min(left[one] + left[other])
        };
        joins(Side::North) + joins(Side::East) >= cards && all_begin(kinds, open)
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
            let beside = cell.neighbour(side).and_then(|beside| self.card_at(beside));
            beside.is_some_and(|card| card.has(side.opposite()))
        })
    }

    fn card_at(&self, cell: Cell) -> Option<Valves> {
        self.cards.get(usize::from(self.grid[usize::from(cell.0)])).copied()
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

/// Whether cards of all these kinds, a bit for each set of valves, find a half to begin with.
fn all_begin(mut kinds: u16, mut open: [u8; 4]) -> bool {
    while kinds != 0 {
        let begins = |kind: &u8| {
            let fits = |side: &Side| Valves(*kind).has(*side) && open[side.opposite() as usize] > 0;
            kinds & (1 << kind) != 0 && Side::ALL.iter().any(fits)
        };
        let Some(kind) = (0..16).find(begins) else { return false };
        kinds &= !(1 << kind);
        for side in Side::ALL.into_iter().filter(|side| Valves(kind).has(*side)) {
            open[side as usize] += 1;
        }
    }
    true
}
