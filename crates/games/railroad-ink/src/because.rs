//! What speaks for an action, worked out from a view: said beside a hint. It knows no more than its viewer, and the
//! points it tells are those of the board a moment later.

use crate::actions::Action;
use crate::board::Board;
use crate::data::{Cell, Drawing, Piece};
use crate::rules::meteor::Trajectory;
use crate::rules::scoring::{Score, score};
use crate::view::View;
use crate::words;
use crossroads_engine::{Message, Seat};

/// What speaks for an action of the viewer; `None` for what it cannot do.
pub fn because(view: &View, action: &Action) -> Option<Message> {
    let (own, seat) = (view.own.as_ref()?, view.viewer.seat()?);
    let desk = Desk { view, seat };
    Some(match *action {
        Action::IgnoreMeteor(special) => {
            desk.hit("because-ignore-meteor", &own.meteors)?.with("special", words::piece(special))
        }
        Action::FaceMeteor if own.meteors.len() > 1 => desk.hit("because-choose-meteor", &own.meteors)?,
        Action::FaceMeteor => desk.hit("because-face-meteor", &own.meteors)?,
        Action::AimMeteor(side) => {
            let way = own.meteors.iter().position(|way| way.aim == side)?;
            desk.hit("because-face-meteor", &own.meteors[way..=way])?
        }
        Action::DrawRoute(drawing) | Action::DrawLava(drawing) => desk.die(drawing),
        Action::DrawSpecial(drawing) => {
            let left = 2_i64.saturating_sub(view.sheets[seat].crossed_off.count_ones().into());
            Message::new("because-special").with("points", desk.drawn(&[drawing])).with("left", left)
        }
        Action::DrawVolcano(cell) => {
            let volcano: Vec<Drawing> =
                Piece::Volcano.shapes().map(|shape| Drawing { cell, shape }).collect();
            Message::new("because-volcano").with("points", desk.drawn(&volcano))
        }
        Action::EraseForLava(drawing) => {
            let mut board = *desk.board();
            board.erase(drawing.cell);
            board.draw(drawing);
            Message::new("because-erase").with("points", desk.points(&board))
        }
        Action::Finish => Message::new("because-finish").with("total", i64::from(view.scores[seat].total())),
    })
}

/// What lies before the viewer.
struct Desk<'a> {
    view: &'a View,
    seat: Seat,
}

impl Desk<'_> {
    fn board(&self) -> &Board {
        &self.view.sheets[self.seat].board
    }

    /// A die in its place, and in how many squares it could stand.
    fn die(&self, drawing: Drawing) -> Message {
        let (board, piece) = (self.board(), drawing.shape.piece());
        let facing = board.facing();
        let free = if piece.is_lava_face() { board.empty() } else { !board.drawn() };
        let fits = |shape| facing.fits(shape, free, self.view.options.lava_apart);
        let cells = piece.shapes().map(fits).reduce(|all, cells| all | cells).unwrap_or_default();
        Message::new("because-die")
            .with("piece", words::piece(piece))
            .with("points", self.drawn(&[drawing]))
            .with("cells", i64::from(cells.len()))
    }

    /// What the points become with these drawings.
    fn drawn(&self, drawings: &[Drawing]) -> Message {
        let mut board = *self.board();
        for drawing in drawings {
            board.draw(*drawing);
        }
        self.points(&board)
    }

    /// The hit that costs least of those a meteor can make: nobody aims it at what is dear.
    fn hit(&self, id: &'static str, ways: &[Trajectory]) -> Option<Message> {
        let cells = ways.iter().filter_map(|way| way.cells.last().copied());
        let (cell, struck) = cells
            .map(|cell| (cell, self.struck(cell)))
            .max_by_key(|(_, board)| score(board, &self.view.options).total())?;
        let what = self
            .board()
            .shape(cell)
            .map_or(Message::new("because-empty"), |shape| words::piece(shape.piece()));
        Some(Message::new(id).with("what", what).with("points", self.points(&struck)))
    }

    fn struck(&self, cell: Cell) -> Board {
        let mut board = *self.board();
        board.erase(cell);
        board.crater(cell);
        board
    }

    /// What such a board has more and less than the own one.
    fn points(&self, board: &Board) -> Message {
        let (now, then) = (self.view.scores[self.seat], score(board, &self.view.options));
        let parts = parts(&now).into_iter().zip(parts(&then));
        let changes = parts.filter(|((_, now), (_, then))| now != then).map(|((line, now), (_, then))| {
            Message::new("because-part").with("line", Message::new(line)).with("points", signed(then - now))
        });
        let changes =
            changes.reduce(|all, next| Message::new("because-parts").with("all", all).with("next", next));
        match changes {
            None => Message::new("because-no-points"),
            Some(parts) => Message::new("because-points")
                .with("total", signed(then.total() - now.total()))
                .with("parts", parts),
        }
    }
}

/// The lines of a score sheet, as they count.
fn parts(score: &Score) -> [(&'static str, i32); 6] {
    let Score { networks, highway, railway, centre, expansion, errors } = *score;
    [
        ("sheet-networks", networks),
        ("sheet-highway", highway),
        ("sheet-railway", railway),
        ("sheet-centre", centre),
        ("sheet-expansion", expansion),
        ("sheet-errors", -errors),
    ]
}

/// A number with its sign.
fn signed(points: i32) -> String {
    format!("{points:+}").replace('-', "−")
}
