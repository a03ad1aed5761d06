//! A room in the words of the store.

use crate::error::{Fault, TableFault};
use crate::keys::{Keys, OtherKeys};
use crossroads_engine::Seed;
use crossroads_room::head::Head;
use crossroads_room::line::Line;
use crossroads_room::{ChatLine, Resting, Room, Stage, Step};
use crossroads_store::{ChatRow, LogRow, PersonId, Status, TableRow};

/// A room from what the store has kept.
pub fn wake(
    row: TableRow,
    chat: Vec<ChatRow>,
    log: &[LogRow],
    keys: &Keys,
    step: &mut Step,
) -> Result<Room, TableFault> {
    let broken = |error: &dyn std::fmt::Display| TableFault::Broken(error.to_string());
    let head: Head = serde_json::from_str(&row.head).map_err(|error| broken(&error))?;
    let head = opened(&row.id.0, head, keys).map_err(|error| broken(&error))?;
    let rest = Resting {
        id: row.id.0,
        listed: row.listed,
        started: match row.status {
            Status::Open => None,
            Status::Running => Some(false),
            Status::Over => Some(true),
        },
        since_ms: row.created_ms,
        head,
        chat: chat.into_iter().map(chat_line).collect(),
    };
    let line = |row: &LogRow| Ok((row.at_ms, Line::from_bytes(&row.line).map_err(|error| broken(&error))?));
    let log: Vec<(i64, Line)> = log.iter().map(line).collect::<Result<_, TableFault>>()?;
    Room::wake(rest, log, step)
}

/// A head as it is written down. Until the table is over, the secret of its dice is nobody's who reads the database.
///
/// # Errors
/// It cannot be written.
pub fn written(id: &str, head: &Head, keys: &Keys, is_over: bool) -> Result<String, Fault> {
    let sealed;
    let head = if is_over {
        head
    } else {
        sealed = Head { sealed: Some(keys.seal(id, head.seed)), seed: Seed([0; 32]), ..head.clone() };
        &sealed
    };
    serde_json::to_string(head).map_err(|_| Fault::Store)
}

/// A head with its secret, as a room needs it.
///
/// # Errors
/// It was sealed with other keys.
pub fn opened(id: &str, head: Head, keys: &Keys) -> Result<Head, OtherKeys> {
    match &head.sealed {
        Some(sealed) => Ok(Head { seed: keys.open(id, sealed)?, sealed: None, ..head }),
        None => Ok(head),
    }
}

/// The stage of a table, as the store knows it.
pub fn status(stage: &Stage) -> Status {
    match stage {
        Stage::Gathering => Status::Open,
        Stage::Playing(_) | Stage::Kept { ended: false } => Status::Running,
        Stage::Ended(_) | Stage::Kept { ended: true } => Status::Over,
    }
}

/// Something that was said, as the store keeps it.
pub fn chat_row(line: ChatLine) -> ChatRow {
    let ChatLine { number, at_ms, person, text } = line;
    ChatRow { number, at_ms, person: PersonId(person), text }
}

/// Something that was said, as a room knows it.
fn chat_line(row: ChatRow) -> ChatLine {
    let ChatRow { number, at_ms, person: PersonId(person), text } = row;
    ChatLine { number, at_ms, person, text }
}
