//! The file formats of Railroad Ink: boards, games and dice as other programs write them down.
//!
//! An entry is an object with an `id`; tiles are written like `13RRHR`, faces like `hs`. Whatever is wrong with a
//! file becomes one line that names the entry.

use anyhow::{Context, Result, anyhow, bail};
use crossroads_bots::railroad_ink::last_round;
use crossroads_engine::{PerSeat, Refusal, Scripted, Seat, Silent};
use crossroads_railroad_ink::actions::Action;
use crossroads_railroad_ink::board::{Board, Misfit};
use crossroads_railroad_ink::data::{Drawing, Piece, ROUTE_DIE, STATION_DIE};
use crossroads_railroad_ink::rules::scoring::{Score, score};
use crossroads_railroad_ink::rules::{self, Why};
use crossroads_railroad_ink::setup::{Expansion, Longest, Options, rounds};
use crossroads_railroad_ink::state::{Desk, Moment, Phase, Roll, SeatTurn, State};
use serde::Serialize;
use serde_json::Value;

/// The entries of a file: an array of objects.
pub fn entries(file: &Value) -> Result<Vec<Entry<'_>>> {
    let entries = file.as_array().context("the file is not an array of entries")?;
    entries.iter().enumerate().map(|(place, entry)| Entry::new(place, entry)).collect()
}

/// One entry of a file.
pub struct Entry<'a> {
    id: &'a Value,
    fields: &'a Value,
}

/// What is said of an entry. The fields and their order are a format that others read.
#[derive(Serialize)]
#[serde(untagged)]
#[allow(missing_docs, reason = "the README describes the fields")]
pub enum Answer {
    Score { id: Value, exits: i32, highway: i32, railway: i32, centre: i32, errors: i32, total: i32 },
    Legal { id: Value, legal: bool },
    Illegal { id: Value, legal: bool, at: usize, clause: &'static str },
    Optimum { id: Value, optimum: i32 },
}

impl<'a> Entry<'a> {
    fn new(place: usize, fields: &'a Value) -> Result<Entry<'a>> {
        let id = fields.get("id").filter(|id| id.is_string() || id.is_number());
        Ok(Entry { id: id.with_context(|| format!("entry {place} has no id"))?, fields })
    }

    fn bad(&self, what: impl std::fmt::Display) -> anyhow::Error {
        anyhow!("entry {}: {what}", self.id)
    }

    fn field(&self, name: &str) -> Option<&'a Value> {
        self.fields.get(name).filter(|value| !value.is_null())
    }

    fn list(&self, value: &'a Value, what: &str) -> Result<&'a [Value]> {
        value.as_array().map(Vec::as_slice).ok_or_else(|| self.bad(format!("{what} is not a list")))
    }

    fn parse<T: std::str::FromStr<Err: std::fmt::Display>>(&self, value: &Value) -> Result<T> {
        let text = value.as_str().ok_or_else(|| self.bad(format!("{value} is not a text")))?;
        text.parse().map_err(|error| self.bad(error))
    }

    fn parse_all<T: std::str::FromStr<Err: std::fmt::Display>>(
        &self,
        value: &'a Value,
        what: &str,
    ) -> Result<Vec<T>> {
        self.list(value, what)?.iter().map(|item| self.parse(item)).collect()
    }

    fn required(&self, name: &str) -> Result<&'a Value> {
        self.field(name).ok_or_else(|| self.bad(format!("no `{name}`")))
    }

    /// The tiles of each round.
    fn rounds(&self, value: &'a Value) -> Result<Vec<Vec<Drawing>>> {
        self.list(value, "rounds")?.iter().map(|round| self.parse_all(round, "a round")).collect()
    }

    /// The board that `tiles` or `rounds` make.
    fn board(&self) -> Result<Board> {
        let tiles: Vec<Drawing> = match self.field("rounds") {
            Some(rounds) => self.rounds(rounds)?.concat(),
            None => self.parse_all(self.required("tiles")?, "tiles")?,
        };
        let mut board = Board::default();
        for tile in tiles {
            if board.drawn().contains(tile.cell) {
                return Err(self.bad(format!("two tiles in cell {}", tile.cell)));
            }
            board.draw(tile);
        }
        if let Some(cell) = board.clash() {
            return Err(self.bad(format!("highway meets railway in cell {cell} (RI-7.20)")));
        }
        Ok(board)
    }

    /// The four dice of a roll: three of one kind and the one with stations, in any order.
    fn dice(&self, value: &'a Value) -> Result<[Piece; 4]> {
        let faces: Vec<Piece> = self.parse_all(value, "dice")?;
        in_order_of_dice(&faces).map_err(|error| self.bad(error))
    }

    /// What the board scores.
    pub fn score(&self, longest: Longest) -> Result<Answer> {
        let score = score(&self.board()?, &Options { longest, ..Options::default() });
        let Score { networks, highway, railway, centre, errors, .. } = score;
        let total = score.total();
        Ok(Answer::Score { id: self.id.clone(), exits: networks, highway, railway, centre, errors, total })
    }

    /// The best total of the last round.
    pub fn solve(&self) -> Result<Answer> {
        let board = self.board()?;
        let dice = self.dice(self.required("dice")?)?;
        let specials: Vec<Piece> = self.parse_all(self.required("specials_left")?, "specials_left")?;
        if let Some(other) = specials.iter().find(|special| !special.is_special()) {
            return Err(self.bad(format!("`{other}` is no special route")));
        }
        // Each special route once, and three in all (RI-5.3, RI-5.4).
        let used: Vec<Piece> = board.drawings().map(|d| d.shape.piece()).filter(|p| p.is_special()).collect();
        let specials: Vec<Piece> = Piece::SPECIALS
            .into_iter()
            .filter(|special| specials.contains(special) && used.len() < 3 && !used.contains(special))
            .collect();
        let solution = last_round::best_last_round(&board, &dice, &specials, &Options::default());
        Ok(Answer::Optimum { id: self.id.clone(), optimum: solution.total })
    }

    /// Whether the game is legal, and if not, where it breaks and by which clause.
    pub fn check(&self) -> Result<Answer> {
        let broken = match self.field("sequence") {
            Some(sequence) => {
                Judge::default().placements(&self.parse_all::<Drawing>(sequence, "sequence")?).err()
            }
            None => self.check_rounds()?,
        };
        Ok(match broken {
            None => Answer::Legal { id: self.id.clone(), legal: true },
            Some(Illegal { at, clause }) => Answer::Illegal { id: self.id.clone(), legal: false, at, clause },
        })
    }

    fn check_rounds(&self) -> Result<Option<Illegal>> {
        let rounds = self.rounds(self.required("rounds")?)?;
        let dice: Vec<Option<[Piece; 4]>> = match self.field("dice") {
            None => vec![None; rounds.len()],
            Some(dice) => {
                let rolls = self.list(dice, "dice")?.iter();
                rolls
                    .map(|roll| (!roll.is_null()).then(|| self.dice(roll)).transpose())
                    .collect::<Result<_>>()?
            }
        };
        if dice.len() != rounds.len() {
            return Err(self.bad(format!("{} rounds, but dice for {}", rounds.len(), dice.len())));
        }
        let mut judge = Judge::default();
        for (tiles, dice) in rounds.iter().zip(dice) {
            if let Err(illegal) = judge.round(tiles, dice) {
                return Ok(Some(illegal));
            }
        }
        Ok(None)
    }
}

/// Faces in the order in which the dice are rolled: three like dice, then the one with stations.
fn in_order_of_dice(faces: &[Piece]) -> Result<[Piece; 4]> {
    let (stations, routes): (Vec<Piece>, Vec<Piece>) =
        faces.iter().copied().partition(|face| STATION_DIE.contains(face));
    match (&routes[..], &stations[..]) {
        (&[a, b, c], &[d]) if routes.iter().all(|face| ROUTE_DIE.contains(face)) => Ok([a, b, c, d]),
        _ => {
            let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
            bail!("the dice cannot show {}", faces.join(" "))
        }
    }
}

/// The first tile that is not legal.
struct Illegal {
    at: usize,
    clause: &'static str,
}

/// Follows a game tile by tile.
#[derive(Default)]
struct Judge {
    desk: Desk,
    round: u8,
    /// How many tiles have been judged.
    at: usize,
}

impl Judge {
    /// A round with its dice is played by the rules; without dice only the places are judged.
    fn round(&mut self, tiles: &[Drawing], dice: Option<[Piece; 4]>) -> Result<(), Illegal> {
        let Some(routes) = dice else {
            self.round += 1;
            return self.placements(tiles);
        };
        if self.round >= rounds(Expansion::None) {
            return Err(Illegal { at: self.at, clause: "RI-7.1" });
        }
        self.round += 1;
        let turn =
            SeatTurn { moment: Moment::Drawing, routes_left: 0b1111, lava_left: 0, special_used: false };
        let mut state = State {
            options: Options::default(),
            round: self.round,
            phase: Phase::Drawing,
            roll: Roll { routes, lava: None, meteor: None },
            desks: PerSeat::from_fn(1, |_| Desk { turn, ..self.desk }),
        };
        let at = self.at;
        let actions = tiles.iter().map(|tile| draw(*tile)).chain([Action::Finish]);
        for (place, action) in actions.enumerate() {
            let _ = rules::apply(&mut state, Seat(0), action, &mut Scripted::default(), &mut Silent)
                .map_err(|Refusal { clause, .. }: Refusal<Why>| Illegal { at: at + place, clause })?;
            if action != Action::Finish {
                self.desk = state.desks[Seat(0)];
            }
        }
        self.at += tiles.len();
        Ok(())
    }

    /// Only whether each tile may stand where it does.
    fn placements(&mut self, tiles: &[Drawing]) -> Result<(), Illegal> {
        for tile in tiles {
            let sheet = &mut self.desk.sheet;
            let clause = match sheet.board.facing().check(*tile, sheet.board.empty(), false) {
                Ok(()) => None,
                Err(Misfit::Filled) => Some("RI-4.7"),
                Err(Misfit::Clash) => Some("RI-4.9"),
                Err(Misfit::Unjoined) => Some("RI-4.1"),
            };
            if let Some(clause) = clause {
                return Err(Illegal { at: self.at, clause });
            }
            sheet.board.draw(*tile);
            sheet.cross_off(tile.shape.piece());
            self.at += 1;
        }
        Ok(())
    }
}

/// The action that makes this drawing.
pub fn draw(drawing: Drawing) -> Action {
    let piece = drawing.shape.piece();
    if piece.is_special() {
        Action::DrawSpecial(drawing)
    } else if piece.is_lava_face() {
        Action::DrawLava(drawing)
    } else if piece == Piece::Volcano {
        Action::DrawVolcano(drawing.cell)
    } else {
        Action::DrawRoute(drawing)
    }
}

/// The rolls of each sequence in a dice file, as answers to a table that rolls.
pub fn dice_sequences(file: &Value) -> Result<Vec<Scripted>> {
    let sequences = file.get("sequences").and_then(Value::as_array).context("the file has no `sequences`")?;
    let place =
        |die: &[Piece; 6], face: Piece| die.iter().position(|shown| *shown == face).unwrap_or(0) as u32;
    let mut all = Vec::new();
    for (number, sequence) in sequences.iter().enumerate() {
        let entry = Entry { id: sequence.get("seed").unwrap_or(&Value::Null), fields: sequence };
        let mut answers = Vec::new();
        let rolls = entry.list(entry.required("dice")?, "dice")?;
        if rolls.len() < usize::from(rounds(Expansion::None)) {
            bail!("sequence {number} has {} rolls, not seven", rolls.len());
        }
        for roll in rolls {
            let [a, b, c, d] = entry.dice(roll)?;
            answers.extend([place(&ROUTE_DIE, a), place(&ROUTE_DIE, b), place(&ROUTE_DIE, c)]);
            answers.push(place(&STATION_DIE, d));
        }
        all.push(Scripted::new(answers));
    }
    Ok(all)
}
