//! How the game is told: log lines, prompts, reasons, menus, and the board's text twin.
//!
//! No sentence is written here; `messages/*.ftl` hold them in each language.

use crate::actions::Action;
use crate::data::{Cell, Cells, Drawing, Exit, Kind, Piece, Shape, Side, exits};
use crate::events::{Event, Shown};
use crate::rules::Why;
use crate::rules::scoring::Score;
use crate::setup::rounds;
use crate::state::{Meteor, Moment, Phase, Roll, Sheet};
use crate::view::View;
use crossroads_engine::words::ChoicePath;
use crossroads_engine::{Line, Message, Seat, Span, Style, Text};

/// What is asked of the viewer.
pub fn prompt(view: &View) -> Option<Message> {
    let own = view.own.as_ref().filter(|_| view.phase == Phase::Drawing)?;
    Some(match own.turn.moment {
        Moment::Finished => return None,
        Moment::Meteor => Message::new("prompt-meteor"),
        Moment::Aim => Message::new("prompt-aim"),
        Moment::Drawing if own.turn.lava_left == 0b11 => Message::new("prompt-draw-lava"),
        Moment::Drawing => Message::new("prompt-draw"),
    })
}

/// An event as a line of the log.
pub fn told(event: &Event) -> Message {
    match *event {
        Event::RoundBegan { round, roll } => {
            let began = Message::new("told-round").with("round", i64::from(round));
            began.with("dice", roll_words(&roll))
        }
        Event::MeteorIgnored { seat, special } => {
            Message::new("told-ignored").with("seat", seat).with("special", piece(special))
        }
        Event::MeteorStruck { seat, cell: _, destroyed, direction: _ } => match destroyed {
            Some(drawing) => with_piece("told-destroyed", seat, drawing),
            None => Message::new("told-struck").with("seat", seat),
        },
        Event::Drawn { seat, drawing } => drawn(seat, drawing),
        Event::Erased { seat, drawing } => with_piece("told-erased", seat, drawing),
        Event::Finished { seat } => Message::new("told-finished").with("seat", seat),
        Event::Shown { seat, what } => match what {
            Shown::Drawing(drawing) => drawn(seat, drawing),
            Shown::Crater(_) => Message::new("told-struck").with("seat", seat),
            Shown::CrossedOff(special) => {
                Message::new("told-crossed-off").with("seat", seat).with("special", piece(special))
            }
        },
        Event::Scored { seat, score } => {
            Message::new("told-scored").with("seat", seat).with("total", i64::from(score.total()))
        }
    }
}

/// One draws a route; lava is none, and a special route says so itself.
fn drawn(seat: Seat, drawing: Drawing) -> Message {
    let piece = drawing.shape.piece();
    let is_plain = piece.is_lava_face() || piece == Piece::Volcano || piece.is_special();
    with_piece(if is_plain { "told-drawn-plain" } else { "told-drawn" }, seat, drawing)
}

fn with_piece(id: &'static str, seat: Seat, drawing: Drawing) -> Message {
    Message::new(id).with("seat", seat).with("piece", piece(drawing.shape.piece()))
}

fn roll_words(roll: &Roll) -> Message {
    let [a, b, c, d] = roll.routes;
    let routes = Message::new("roll").with("a", piece(a)).with("b", piece(b)).with("c", piece(c));
    let routes = routes.with("d", piece(d));
    match (roll.lava, roll.meteor) {
        (Some([a, b]), _) => {
            Message::new("roll-lava").with("routes", routes).with("a", piece(a)).with("b", piece(b))
        }
        (_, Some(Meteor { direction, distance })) => Message::new("roll-meteor")
            .with("routes", routes)
            .with("direction", Message::new(direction.map_or("side-any", side_name)))
            .with("distance", i64::from(distance)),
        (None, None) => routes,
    }
}

/// Why an action is refused.
pub fn reason(why: Why) -> Message {
    Message::new(match why {
        Why::NotNow => "why-not-now",
        Why::Finished => "why-finished",
        Why::NoSuchDice => "why-no-such-dice",
        Why::MeteorFirst => "why-meteor-first",
        Why::MeteorPast => "why-meteor-past",
        Why::NothingToAim => "why-nothing-to-aim",
        Why::NoSuchDie => "why-no-such-die",
        Why::NotSpecial => "why-not-special",
        Why::OneSpecialARound => "why-one-special-a-round",
        Why::CrossedOff => "why-crossed-off",
        Why::ThreeSpecials => "why-three-specials",
        Why::CellFilled => "why-cell-filled",
        Why::KindsClash => "why-kinds-clash",
        Why::Unjoined => "why-unjoined",
        Why::StrandsDie => "why-strands-die",
        Why::DieStillFits => "why-die-still-fits",
        Why::LavaOwed => "why-lava-owed",
        Why::LavaUnjoined => "why-lava-unjoined",
        Why::LavaApart => "why-lava-apart",
        Why::VolcanoNeedsEmptyCell => "why-volcano-needs-empty-cell",
        Why::VolcanoBesideLava => "why-volcano-beside-lava",
        Why::NotStuck => "why-not-stuck",
        Why::NotBeforeLava => "why-not-before-lava",
        Why::LavaStays => "why-lava-stays",
    })
}

/// An action in menus: what, then where, then which way round.
pub fn choice(action: &Action) -> ChoicePath {
    let drawing = |what: Message, drawing: Drawing| {
        let shape = Message::new("choice-shape").with("shape", drawing.shape.to_string());
        vec![what, cell_choice(drawing.cell), shape.with("picture", picture(drawing.shape))]
    };
    match *action {
        Action::IgnoreMeteor(special) => vec![Message::new("choice-ignore-meteor"), piece(special)],
        Action::FaceMeteor => vec![Message::new("choice-face-meteor")],
        Action::AimMeteor(side) => vec![Message::new(side_name(side))],
        Action::DrawRoute(drawn) | Action::DrawLava(drawn) => drawing(piece(drawn.shape.piece()), drawn),
        Action::DrawSpecial(drawn) => {
            let mut path = drawing(piece(drawn.shape.piece()), drawn);
            path.insert(0, Message::new("choice-special"));
            path
        }
        Action::DrawVolcano(cell) => vec![piece(Piece::Volcano), cell_choice(cell)],
        Action::EraseForLava(drawn) => {
            let mut path = drawing(piece(drawn.shape.piece()), drawn);
            path.insert(0, Message::new("choice-erase"));
            path
        }
        Action::Finish => vec![Message::new("choice-finish")],
    }
}

fn cell_choice(cell: Cell) -> Message {
    Message::new("choice-cell").with("cell", cell.to_string())
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::North => "side-north",
        Side::East => "side-east",
        Side::South => "side-south",
        Side::West => "side-west",
    }
}

/// The name of a piece.
pub fn piece(piece: Piece) -> Message {
    Message::new(match piece {
        Piece::HighwayStraight => "piece-hs",
        Piece::RailwayStraight => "piece-rs",
        Piece::HighwayCurve => "piece-hc",
        Piece::RailwayCurve => "piece-rc",
        Piece::HighwayTee => "piece-ht",
        Piece::RailwayTee => "piece-rt",
        Piece::Overpass => "piece-op",
        Piece::StationStraight => "piece-ss",
        Piece::StationCurve => "piece-sc",
        Piece::SpecialHhhr => "piece-x-hhhr",
        Piece::SpecialHrrr => "piece-x-hrrr",
        Piece::SpecialHhhh => "piece-x-hhhh",
        Piece::SpecialRrrr => "piece-x-rrrr",
        Piece::SpecialHhrr => "piece-x-hhrr",
        Piece::SpecialHrhr => "piece-x-hrhr",
        Piece::LavaCurve => "piece-l-curve",
        Piece::LavaStraight => "piece-l-straight",
        Piece::LavaTee => "piece-l-tee",
        Piece::LavaHighway => "piece-l-highway",
        Piece::LavaRailway => "piece-l-railway",
        Piece::Volcano => "piece-volcano",
    })
}

/// The text twin: the viewer's own board with dice and special routes, and a line for each other seat. Spectators,
/// and everybody after the end, see all boards.
pub fn text(view: &View, lit: &[Action]) -> Text {
    let mut text = Vec::new();
    let all_rounds = rounds(view.options.expansion);
    let head = match view.phase {
        Phase::Drawing => Message::new("text-round")
            .with("round", i64::from(view.round))
            .with("rounds", i64::from(all_rounds))
            .with("dice", roll_words(&view.roll)),
        Phase::Over => Message::new("text-over"),
    };
    text.push(vec![Span::said(Style::Strong, head)]);
    for (seat, sheet) in view.sheets.iter() {
        let own = view.viewer.is(seat);
        let lit_cells = if own { lit.iter().filter_map(action_cell).collect() } else { Cells::EMPTY };
        text.push(seat_line(
            seat,
            &view.scores[seat],
            view.finished.contains(seat) && view.phase == Phase::Drawing,
        ));
        if own || view.viewer.seat().is_none() || view.phase == Phase::Over {
            text.extend(board(sheet, lit_cells));
        }
        if own && view.phase == Phase::Drawing {
            text.push(specials_line(sheet));
        }
    }
    text
}

fn seat_line(seat: Seat, score: &Score, finished: bool) -> Line {
    let Score { networks, highway, railway, centre, expansion, errors } = *score;
    let sheet = Message::new("text-score")
        .with("seat", seat)
        .with("total", i64::from(score.total()))
        .with("networks", i64::from(networks))
        .with("highway", i64::from(highway))
        .with("railway", i64::from(railway))
        .with("centre", i64::from(centre))
        .with("expansion", i64::from(expansion))
        .with("errors", i64::from(errors));
    let mut line = vec![Span::said(Style::Plain, sheet)];
    if finished {
        line.push(Span::drawn(Style::Plain, " "));
        line.push(Span::said(Style::Faint, Message::new("text-finished")));
    }
    line
}

fn specials_line(sheet: &Sheet) -> Line {
    let left = 3_u32.saturating_sub(sheet.crossed_off.count_ones());
    let head = Message::new("text-specials").with("left", i64::from(left));
    let mut line = vec![Span::said(Style::Plain, head)];
    for special in sheet.specials_left() {
        line.push(Span::drawn(Style::Faint, format!(" {special}")));
    }
    line
}

fn action_cell(action: &Action) -> Option<Cell> {
    match *action {
        Action::DrawRoute(drawing)
        | Action::DrawSpecial(drawing)
        | Action::DrawLava(drawing)
        | Action::EraseForLava(drawing) => Some(drawing.cell),
        Action::DrawVolcano(cell) => Some(cell),
        Action::IgnoreMeteor(_) | Action::FaceMeteor | Action::AimMeteor(_) | Action::Finish => None,
    }
}

/// A cell is five characters wide and three lines high, so that routes run on from cell to cell.
const CELL_WIDTH: usize = 5;

fn board(sheet: &Sheet, lit: Cells) -> Text {
    let mut text = vec![column_numbers(), exit_line(Side::North)];
    for row in 0..7 {
        for part in 0..3 {
            let mut line = Vec::new();
            let label = if part == 1 { format!("  {row} ") } else { "    ".to_owned() };
            line.push(Span::drawn(Style::Faint, label));
            line.push(side_exit(row, Side::West, part == 1));
            for column in 0..7 {
                if let Some(cell) = Cell::new(row, column) {
                    cell_part(sheet, cell, part, lit.contains(cell), &mut line);
                }
            }
            line.push(side_exit(row, Side::East, part == 1));
            text.push(line);
        }
    }
    text.push(exit_line(Side::South));
    text
}

fn column_numbers() -> Line {
    let numbers = (0..7).fold(String::new(), |line, column| line + &format!("{column:^CELL_WIDTH$}"));
    vec![Span::drawn(Style::Faint, format!("      {numbers}"))]
}

fn exit_line(side: Side) -> Line {
    let row = if side == Side::North { 0 } else { 6 };
    let mut line = vec![Span::drawn(Style::Plain, "      ")];
    for column in 0..7 {
        let kind = Cell::new(row, column).and_then(|cell| exit_kind(cell, side));
        line.push(match kind {
            Some(kind) => Span::drawn(kind_style(kind), format!("{:^CELL_WIDTH$}", upright(kind))),
            None => Span::drawn(Style::Plain, " ".repeat(CELL_WIDTH)),
        });
    }
    line
}

fn side_exit(row: u8, side: Side, middle: bool) -> Span {
    let column = if side == Side::West { 0 } else { 6 };
    match Cell::new(row, column).and_then(|cell| exit_kind(cell, side)).filter(|_| middle) {
        Some(kind) => Span::drawn(kind_style(kind), level(kind).repeat(2)),
        None => Span::drawn(Style::Plain, "  "),
    }
}

fn exit_kind(cell: Cell, side: Side) -> Option<Kind> {
    let Exit { kind, .. } = Kind::ROUTES
        .into_iter()
        .map(|kind| Exit { cell, side, kind })
        .find(|exit| exits(exit.kind, exit.side).contains(exit.cell))?;
    Some(kind)
}

fn cell_part(sheet: &Sheet, cell: Cell, part: u8, lit: bool, line: &mut Line) {
    let shape = sheet.board.shape(cell);
    let end = |side| shape.and_then(|shape| shape.end(side));
    match part {
        0 => {
            let number = match sheet.number(cell) {
                0 => " ".to_owned(),
                round => round.to_string(),
            };
            let dot = sheet.dot == cell && sheet.board.craters().contains(cell);
            line.push(Span::drawn(Style::Faint, if dot { "•".to_owned() } else { number }));
            line.push(Span::drawn(Style::Plain, " "));
            line.push(arm(end(Side::North), upright, 1));
            line.push(Span::drawn(Style::Plain, "  "));
        }
        1 => {
            line.push(arm(end(Side::West), level, 2));
            line.push(middle(sheet, cell, shape, lit));
            line.push(arm(end(Side::East), level, 2));
        }
        _ => {
            line.push(Span::drawn(Style::Plain, "  "));
            line.push(arm(end(Side::South), upright, 1));
            line.push(Span::drawn(Style::Plain, "  "));
        }
    }
}

fn arm(end: Option<Kind>, line: fn(Kind) -> &'static str, width: usize) -> Span {
    match end {
        Some(kind) => Span::drawn(kind_style(kind), line(kind).repeat(width)),
        None => Span::drawn(Style::Plain, " ".repeat(width)),
    }
}

fn middle(sheet: &Sheet, cell: Cell, shape: Option<Shape>, lit: bool) -> Span {
    let (style, sign) = match shape {
        None if sheet.board.craters().contains(cell) => (Style::Third, "◎"),
        None => (Style::Faint, "·"),
        Some(shape) => shape_middle(shape),
    };
    match shape {
        None if lit => Span::drawn(Style::Lit, if sign == "·" { "○" } else { sign }),
        _ => Span::drawn(if lit { Style::Lit } else { style }, sign),
    }
}

fn shape_middle(shape: Shape) -> (Style, &'static str) {
    // Indexed by the sides an end reaches: north 1, east 2, south 4, west 8.
    const HIGHWAY: [&str; 16] =
        ["·", "║", "═", "╚", "║", "║", "╔", "╠", "═", "╝", "═", "╩", "╗", "╣", "╦", "╬"];
    const RAILWAY: [&str; 16] =
        ["·", "┆", "┄", "└", "┆", "┆", "┌", "├", "┄", "┘", "┄", "┴", "┐", "┤", "┬", "┼"];
    let (highway, railway) = (shape.ends(Kind::Highway), shape.ends(Kind::Railway));
    match (highway, railway) {
        _ if shape.piece() == Piece::Volcano => (Style::Third, "▲"),
        (0, 0) => (Style::Third, "▒"),
        (_, 0) => (Style::First, HIGHWAY[usize::from(highway)]),
        (0, _) => (Style::Second, RAILWAY[usize::from(railway)]),
        _ if shape.is_overpass() => (Style::Both, if highway & 1 == 0 { "╪" } else { "╫" }),
        _ => (Style::Both, "■"),
    }
}

/// A shape in one line: an arrow for each side and what leaves there, such as `↑║ →┄`.
fn picture(shape: Shape) -> String {
    let arm = |side: Side| {
        let arrow = ["↑", "→", "↓", "←"][side as usize];
        shape.end(side).map(|kind| format!("{arrow}{}", upright(kind)))
    };
    Side::ALL.into_iter().filter_map(arm).collect::<Vec<_>>().join(" ")
}

fn upright(kind: Kind) -> &'static str {
    ["║", "┆", "▒"][kind as usize]
}

fn level(kind: Kind) -> &'static str {
    ["═", "┄", "▒"][kind as usize]
}

fn kind_style(kind: Kind) -> Style {
    [Style::First, Style::Second, Style::Third][kind as usize]
}
