//! The shapes of a table: no rules here, only what there is and what must hold of it.

use crate::board::Board;
use crate::data::{Cell, Cells, Drawing, Piece, Side};
use crate::setup::{MOST_SEATS, Options};
use crossroads_engine::PerSeat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// One value a seat of this game.
pub type Seats<T> = PerSeat<T, MOST_SEATS>;

/// A table of Railroad Ink.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What was chosen before the game.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u8,
    /// Whether it goes on.
    pub phase: Phase,
    /// What the dice show in this round.
    pub roll: Roll,
    /// What lies before each seat.
    pub desks: Seats<Desk>,
}

/// Where a table stands. All seats draw at once; there is nothing else to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "railroad-ink.ts")]
pub enum Phase {
    /// A round is being drawn.
    Drawing,
    /// The last round has been shown.
    Over,
}

/// The dice of a round, the same for all (RI-3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "railroad-ink.ts")]
pub struct Roll {
    /// The four route dice.
    pub routes: [Piece; 4],
    /// The two lava dice, with Lava.
    pub lava: Option<[Piece; 2]>,
    /// The two meteor dice, with Meteor.
    pub meteor: Option<Meteor>,
}

impl Default for Roll {
    fn default() -> Roll {
        Roll { routes: [Piece::HighwayStraight; 4], lava: None, meteor: None }
    }
}

/// What the meteor dice show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "railroad-ink.ts")]
pub struct Meteor {
    /// Where it goes; `None` is each seat's own choice.
    pub direction: Option<Side>,
    /// How far.
    pub distance: u8,
}

/// What lies before one seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Desk {
    /// The sheet as the seat has it.
    pub sheet: Sheet,
    /// The sheet as the others saw it when the round began (RI-3.5).
    pub shown: Sheet,
    /// What the seat does in this round.
    pub turn: SeatTurn,
}

/// How far a seat is in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "railroad-ink.ts")]
pub struct SeatTurn {
    /// What it is asked.
    pub moment: Moment,
    /// Route dice not drawn yet, a bit a die.
    pub routes_left: u8,
    /// Lava dice not drawn yet, a bit a die.
    pub lava_left: u8,
    /// Whether the special route of this round is used (RI-5.2).
    pub special_used: bool,
}

impl Default for SeatTurn {
    fn default() -> SeatTurn {
        SeatTurn { moment: Moment::Finished, routes_left: 0, lava_left: 0, special_used: false }
    }
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "railroad-ink.ts")]
pub enum Moment {
    /// Whether to buy off the meteor.
    Meteor,
    /// Which way the meteor shall go.
    Aim,
    /// What to draw.
    Drawing,
    /// Nothing more in this round.
    Finished,
}

/// A seat's board with everything that is written on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(export_to = "railroad-ink.ts", as = "Written")]
pub struct Sheet {
    /// What is drawn.
    pub board: Board,
    /// The number of the round in the cells drawn then (RI-6.2), as three bit sets: ones, twos, fours.
    numbers: [Cells; 3],
    /// Special routes crossed off, a bit each in the order of [`Piece::SPECIALS`].
    pub crossed_off: u8,
    /// The cell a meteor is counted from (RI-8.2).
    pub dot: Cell,
}

impl Default for Sheet {
    fn default() -> Sheet {
        Sheet { board: Board::default(), numbers: [Cells::EMPTY; 3], crossed_off: 0, dot: Cell::CENTRE }
    }
}

impl Sheet {
    /// The round in which a cell was drawn; 0 where nothing is, or what was there from the start.
    pub fn number(&self, cell: Cell) -> u8 {
        self.numbers.iter().enumerate().map(|(bit, set)| u8::from(set.contains(cell)) << bit).sum()
    }

    /// The cells drawn in a round.
    pub fn drawn_in(&self, round: u8) -> Cells {
        self.numbers.iter().enumerate().fold(self.board.drawn(), |cells, (bit, set)| {
            cells & if round & (1 << bit) == 0 { !*set } else { *set }
        })
    }

    /// Draws, and writes the number of the round into the cell.
    #[inline]
    pub(crate) fn draw(&mut self, drawing: Drawing, round: u8) {
        self.board.draw(drawing);
        for (bit, set) in self.numbers.iter_mut().enumerate() {
            if round & (1 << bit) != 0 {
                *set |= Cells::only(drawing.cell);
            }
        }
    }

    /// Empties a cell; its number goes with it (RI-6.6).
    pub(crate) fn erase(&mut self, cell: Cell) {
        self.board.erase(cell);
        for set in &mut self.numbers {
            *set &= !Cells::only(cell);
        }
    }

    /// A meteor's work: the cell is empty but for a crater, and the dot is there.
    pub(crate) fn strike(&mut self, cell: Cell) {
        self.erase(cell);
        self.board.crater(cell);
        self.dot = cell;
    }

    /// Crosses off a special route; any other piece has nothing to cross off.
    #[inline]
    pub fn cross_off(&mut self, special: Piece) {
        self.crossed_off |= special_bit(special);
    }

    /// Whether a special route is crossed off.
    pub fn is_crossed_off(&self, special: Piece) -> bool {
        self.crossed_off & special_bit(special) != 0
    }

    /// The special routes that are crossed off.
    pub fn specials_used(&self) -> impl Iterator<Item = Piece> {
        Piece::SPECIALS.into_iter().filter(|special| self.is_crossed_off(*special))
    }

    /// The special routes that are not.
    pub fn specials_left(&self) -> impl Iterator<Item = Piece> {
        Piece::SPECIALS.into_iter().filter(|special| !self.is_crossed_off(*special))
    }
}

/// A special route's place in [`Sheet::crossed_off`]; nothing for any other piece.
#[inline]
fn special_bit(special: Piece) -> u8 {
    if special.is_special() { 1 << (special as u8 - Piece::SPECIALS[0] as u8) } else { 0 }
}

/// A sheet as it is written down: drawings with their round, craters, what is crossed off, the dot.
#[derive(Serialize, Deserialize, TS)]
#[serde(rename = "Sheet")]
#[ts(export_to = "railroad-ink.ts")]
struct Written {
    drawings: Vec<(Drawing, u8)>,
    craters: Vec<Cell>,
    crossed_off: Vec<Piece>,
    dot: Cell,
}

impl Serialize for Sheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written {
            drawings: self.board.drawings().map(|drawing| (drawing, self.number(drawing.cell))).collect(),
            craters: self.board.craters().iter().collect(),
            crossed_off: self.specials_used().collect(),
            dot: self.dot,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Sheet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Sheet, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let mut sheet = Sheet { dot: written.dot, ..Sheet::default() };
        for (drawing, round) in written.drawings {
            if sheet.board.drawn().contains(drawing.cell) {
                return Err(serde::de::Error::custom("two drawings in one cell"));
            }
            sheet.draw(drawing, round);
        }
        for cell in written.craters {
            if !sheet.board.empty().contains(cell) {
                return Err(serde::de::Error::custom("a crater in a cell with a drawing"));
            }
            sheet.board.crater(cell);
        }
        if let Some(cell) = sheet.board.clash() {
            // Nothing on an illegal board could be scored (RI-7.20).
            return Err(serde::de::Error::custom(format!("highway meets railway in cell {cell}")));
        }
        sheet.crossed_off =
            written.crossed_off.into_iter().fold(0, |all, special| all | special_bit(special));
        Ok(sheet)
    }
}
