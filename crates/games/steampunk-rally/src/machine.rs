//! A machine as it lies: cards on a grid, valves that meet, what is chained to the cockpit (SR-12). When cards may be
//! moved is for [`crate::rules::building`]; how to find an arrangement is for [`crate::arrange`].

use crate::data::{Card, Colour, Die, MOST_SLOTS, Side, Slots, Storage, Works};
use crossroads_engine::{Few, never};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Cards of a machine, the cockpit included. Far more than any race builds; see the rulings.
pub const MOST_CARDS: usize = 25;
/// The grid is so many cells wide and high.
pub const GRID: u8 = 15;
/// The grid with a rim of empty cells, so that no neighbour needs a check.
const RIM: usize = GRID as usize + 2;

/// A cell of the grid, row by row from the upper left (SR-12.14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Cell(pub u8);

impl Cell {
    /// The middle of the grid.
    pub const MIDDLE: Cell = Cell(GRID * (GRID / 2) + GRID / 2);
    /// Where a card is that has no place yet, or none any more.
    pub const NOWHERE: Cell = Cell(u8::MAX);

    /// The cell in this column and row, if it is on the grid.
    pub fn at(column: i8, row: i8) -> Option<Cell> {
        let inside = |place: i8| (0..GRID as i8).contains(&place);
        (inside(column) && inside(row)).then(|| Cell(row as u8 * GRID + column as u8))
    }

    /// The column; 0 is the left one.
    pub const fn column(self) -> i8 {
        (self.0 % GRID) as i8
    }

    /// The row; 0 is the upper one.
    pub const fn row(self) -> i8 {
        (self.0 / GRID) as i8
    }

    /// Whether it is a cell of the grid.
    pub const fn is_on_grid(self) -> bool {
        self.0 < GRID * GRID
    }

    /// The cell on this side.
    pub fn neighbour(self, side: Side) -> Option<Cell> {
        let (column, row) = (self.column(), self.row());
        match side {
            Side::North => Cell::at(column, row - 1),
            Side::East => Cell::at(column + 1, row),
            Side::South => Cell::at(column, row + 1),
            Side::West => Cell::at(column - 1, row),
        }
    }

    /// The place on the grid with a rim.
    const fn on_rim(self) -> usize {
        (self.0 / GRID + 1) as usize * RIM + (self.0 % GRID + 1) as usize
    }
}

/// The step to a neighbour on the grid with a rim.
const fn rim_step(side: Side) -> isize {
    match side {
        Side::North => -(RIM as isize),
        Side::East => 1,
        Side::South => RIM as isize,
        Side::West => -1,
    }
}

/// A card of a machine by its place in the list; the cockpit is the first.
pub type Place = u8;

/// A set of cards of a machine, a bit each.
pub type Places = u32;

/// A card of a machine with what lies on it (SR-12.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Part {
    /// Which card.
    pub card: Card,
    /// Where it lies.
    pub cell: Cell,
    /// The dice in its slots, which stand in the order of [`Slots`]; of a colour the highest first, 0 is a free slot.
    pub dice: [u8; MOST_SLOTS],
    /// Dice in its storage slots.
    pub stored: Stored,
    /// Whether its star has been activated in this Race phase (SR-7.12).
    pub spent: bool,
}

/// Dice in storage slots, which have a colour and no value (SR-10.3): how many of each, two bits a colour, so that a machine
/// stays small. On the wire it is the three numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(try_from = "[u8; 3]", into = "[u8; 3]")]
#[ts(export_to = "steampunk-rally.ts", type = "[number, number, number]")]
pub struct Stored(u8);

impl Stored {
    /// How many of a colour.
    pub const fn of(self, colour: Colour) -> u8 {
        self.0 >> (2 * colour as u8) & 3
    }

    /// How many in all.
    pub fn total(self) -> u8 {
        Colour::ALL.into_iter().map(|colour| self.of(colour)).sum()
    }

    /// Whether nothing is kept.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn add(&mut self, colour: Colour) {
        self.0 += 1 << (2 * colour as u8);
    }
}

impl TryFrom<[u8; 3]> for Stored {
    type Error = &'static str;

    fn try_from(counts: [u8; 3]) -> Result<Stored, &'static str> {
        let [steam, heat, electric] = counts;
        if counts.iter().any(|count| usize::from(*count) > Storage::MOST) {
            return Err("more dice than storage slots");
        }
        Ok(Stored(steam | heat << 2 | electric << 4))
    }
}

impl From<Stored> for [u8; 3] {
    fn from(stored: Stored) -> [u8; 3] {
        Colour::ALL.map(|colour| stored.of(colour))
    }
}

impl Part {
    /// A card with nothing on it.
    pub fn new(card: Card, cell: Cell) -> Part {
        Part { card, cell, dice: [0; MOST_SLOTS], stored: Stored::default(), spent: false }
    }

    /// The slots it has.
    pub fn slots(&self) -> Slots {
        match self.card.part().map(|row| row.works) {
            Some(Works::Dice { slots, .. }) => slots,
            Some(Works::Bulb) | None => Slots::NONE,
        }
    }

    /// Whether it has slots.
    pub fn takes_dice(&self) -> bool {
        self.indicator().is_some()
    }

    /// The indicator: `None` without slots, `Some(None)` for a star.
    pub fn indicator(&self) -> Option<Option<u8>> {
        match self.card.part()?.works {
            Works::Bulb => None,
            Works::Dice { indicator, .. } => Some(indicator),
        }
    }

    /// The storage slots it has.
    pub fn storage(&self) -> Storage {
        self.card.part().map_or(Storage::NONE, |row| row.storage)
    }

    /// Whether a storage slot is free for a die of this colour: one of its own, or one for any that no other colour is in
    /// (SR-10.7).
    pub fn can_store(&self, colour: Colour) -> bool {
        let (storage, stored) = (self.storage(), self.stored);
        let beyond = |other: Colour| stored.of(other).saturating_sub(storage.count(other));
        stored.of(colour) < storage.count(colour)
            || Colour::ALL.into_iter().map(beyond).sum::<u8>() < storage.any()
    }

    /// Keeps a die.
    pub fn store(&mut self, colour: Colour) {
        if self.can_store(colour) {
            self.stored.add(colour);
        } else {
            never!("{:?} keeps no {colour:?} die", self.card);
        }
    }

    /// How many dice lie in its slots.
    pub fn filled(&self) -> u8 {
        self.dice.iter().filter(|die| **die > 0).count() as u8
    }

    /// How many slots are free.
    pub fn free(&self) -> u8 {
        self.slots().total().saturating_sub(self.filled())
    }

    /// How many slots of a colour are free.
    pub fn free_of(&self, colour: Colour) -> u8 {
        (self.slots().bits(colour) & !self.filled_bits()).count_ones() as u8
    }

    /// The slots with a die in them, a bit each.
    pub fn filled_bits(&self) -> u8 {
        let [one, two, three, four] = self.dice.map(|die| u8::from(die > 0));
        one | two << 1 | three << 2 | four << 3
    }

    /// The dice in its slots, those that are alike once; of a colour the highest first.
    pub fn kinds(&self) -> impl Iterator<Item = Die> + use<> {
        let (values, slots) = (self.dice, self.slots());
        let die = move |at: usize| Die { colour: slots.colour(at), value: values[at] };
        (0..MOST_SLOTS).filter(move |at| values[*at] > 0 && (*at == 0 || die(at - 1) != die(*at))).map(die)
    }

    /// Whether such a die lies in a slot.
    pub fn has(&self, colour: Colour, value: u8) -> bool {
        let run = self.dice.get(self.slots().range(colour)).unwrap_or_default();
        value > 0 && run.contains(&value)
    }

    /// Puts a die into a free slot of its colour.
    pub fn put(&mut self, colour: Colour, value: u8) {
        self.change(colour, 0, value);
    }

    /// Changes a die of this value; at 0 it has left its slot.
    pub fn change(&mut self, colour: Colour, from: u8, to: u8) {
        let slots = self.slots().range(colour);
        let run = self.dice.get_mut(slots).unwrap_or_default();
        let Some(mut at) = run.iter().position(|die| *die == from) else {
            return never!("no {colour:?} die on {:?} shows {from}", self.card);
        };
        run[at] = to;
        while at > 0 && run[at - 1] < to {
            run.swap(at - 1, at);
            at -= 1;
        }
        while at + 1 < run.len() && run[at + 1] > to {
            run.swap(at, at + 1);
            at += 1;
        }
    }

    /// Lowers every die.
    pub fn lower_all(&mut self, pips: u8) {
        self.dice = self.dice.map(|die| die.saturating_sub(pips));
    }
}

/// A machine: the cockpit, then the parts in the order in which they came.
pub type Machine = Few<Part, MOST_CARDS>;

/// Where the cards of a machine are to lie, in their order; [`Cell::NOWHERE`] for one that is given up. One cell more than
/// there are cards is for the part that is constructed with it (SR-5.7).
pub type Plan = Few<Cell, MOST_CARDS>;

/// Which card lies where; the rim is empty.
pub struct Layout([u8; RIM * RIM]);

/// Nothing lies here.
const EMPTY: u8 = u8::MAX;

impl Layout {
    /// The layout of these cards, those without a place left out.
    pub fn of(machine: &[Part]) -> Layout {
        let mut layout = Layout([EMPTY; RIM * RIM]);
        for (place, part) in machine.iter().enumerate().filter(|(_, part)| part.cell.is_on_grid()) {
            layout.0[part.cell.on_rim()] = place as u8;
        }
        layout
    }

    /// The card on the side of a cell.
    fn beside(&self, cell: Cell, side: Side) -> Option<usize> {
        let at = cell.on_rim().checked_add_signed(rim_step(side))?;
        self.0.get(at).filter(|place| **place != EMPTY).map(|place| usize::from(*place))
    }

    /// Whether nothing lies in a cell.
    pub fn is_free(&self, cell: Cell) -> bool {
        cell.is_on_grid() && self.0[cell.on_rim()] == EMPTY
    }

    /// Whether two cards that touch make a complete valve (SR-12.2): the neighbour on `side` of this card.
    fn joined(&self, machine: &[Part], place: usize, side: Side) -> Option<usize> {
        let part = &machine[place];
        if !part.cell.is_on_grid() || !part.card.valves().has(side) {
            return None;
        }
        let beside = self.beside(part.cell, side)?;
        machine[beside].card.valves().has(side.opposite()).then_some(beside)
    }

    /// The cards that hang together with the cockpit by complete valves (SR-12.1).
    pub fn chained(&self, machine: &[Part]) -> Places {
        if machine.first().is_none_or(|cockpit| !cockpit.cell.is_on_grid()) {
            return 0;
        }
        let (mut reached, mut ahead): (Places, Places) = (1, 1);
        while ahead != 0 {
            let place = ahead.trailing_zeros() as usize;
            ahead &= ahead - 1;
            for side in Side::ALL {
                if let Some(next) = self.joined(machine, place, side)
                    && reached & (1 << next) == 0
                {
                    reached |= 1 << next;
                    ahead |= 1 << next;
                }
            }
        }
        reached
    }

    /// Whether a card laid into this free cell would make a complete valve.
    pub fn joins(&self, machine: &[Part], card: Card, cell: Cell) -> bool {
        let valves = card.valves();
        Side::ALL.into_iter().any(|side| {
            let faces = |beside: usize| machine[beside].card.valves().has(side.opposite());
            valves.has(side) && self.beside(cell, side).is_some_and(faces)
        })
    }
}

/// Whether all cards hang together (SR-12.1).
pub fn is_whole(machine: &[Part]) -> bool {
    Layout::of(machine).chained(machine) == all_places(machine)
}

/// Every card of the machine.
pub fn all_places(machine: &[Part]) -> Places {
    (1 << machine.len()) - 1
}

/// Calls with every cell where this card could be laid as the machine lies (SR-5.7). All cards that lie hang together.
pub fn cells_that_join(machine: &[Part], card: Card, mut found: impl FnMut(Cell)) {
    let layout = Layout::of(machine);
    let mut seen = [0_u64; 4];
    for part in machine.iter().filter(|part| part.cell.is_on_grid()) {
        for side in Side::ALL {
            let Some(cell) = part.cell.neighbour(side) else { continue };
            let (word, bit) = (usize::from(cell.0 / 64), 1 << (cell.0 % 64));
            if seen[word] & bit == 0 && layout.is_free(cell) {
                seen[word] |= bit;
                if layout.joins(machine, card, cell) {
                    found(cell);
                }
            }
        }
    }
}

/// Valve halves of all cards together; a tree of complete valves closes two for each card but the cockpit.
pub fn valve_halves(machine: &[Part]) -> u8 {
    machine.iter().map(|part| part.card.valves().count()).sum()
}

/// Valve halves that are part of no complete valve, also where they touch another card (SR-17.14).
pub fn open_valves(machine: &[Part]) -> u8 {
    let mut rows = [[0_u16; 4]; GRID as usize + 1];
    let (mut first, mut end, mut halves) = (usize::from(GRID), 0, 0);
    for part in machine {
        let valves = part.card.valves();
        halves += valves.count();
        if part.cell.is_on_grid() {
            let (row, column) = (part.cell.row() as usize, part.cell.column());
            (first, end) = (first.min(row), end.max(row + 1));
            for (side, line) in rows[row].iter_mut().enumerate() {
                *line |= u16::from(valves.0 >> side & 1) << column;
            }
        }
    }
    let complete = |row: usize| {
        let ([_, east, south, west], [north_below, ..]) = (rows[row], rows[row + 1]);
        (u32::from(south & north_below) << 16 | u32::from((east << 1) & west)).count_ones() as u8
    };
    halves - 2 * (first..end).map(complete).sum::<u8>()
}

/// Moves the machine as a whole so that it lies in the middle again, once it touches the edge of the grid: places mean
/// nothing beyond what is joined (SR-12.14).
pub fn keep_off_the_edge(machine: &mut [Part]) {
    let edge = GRID as i8 - 1;
    let on_edge = |part: &Part| {
        let (column, row) = (part.cell.column(), part.cell.row());
        part.cell.is_on_grid() && (column == 0 || row == 0 || column == edge || row == edge)
    };
    if !machine.iter().any(on_edge) {
        return;
    }
    let shift = |of: fn(Cell) -> i8| {
        let places = || machine.iter().filter(|part| part.cell.is_on_grid()).map(|part| of(part.cell));
        let Some((least, most)) = places().min().zip(places().max()) else {
            never!("a card on the edge is a card that lies");
            return 0;
        };
        (edge - least - most) / 2
    };
    let (across, down) = (shift(Cell::column), shift(Cell::row));
    for part in machine.iter_mut().filter(|part| part.cell.is_on_grid()) {
        match Cell::at(part.cell.column() + across, part.cell.row() + down) {
            Some(cell) => part.cell = cell,
            None => never!("a machine that fits on the grid fits into its middle"),
        }
    }
}
