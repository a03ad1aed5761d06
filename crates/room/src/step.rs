//! What follows from a change at a table.

use crate::chat::ChatLine;
use crate::head::Head;
use crate::line::Line;
use crate::protocol::Frame;
use crossroads_bots::player::Patience;
use crossroads_bots::roster::AnyPlayer;
use crossroads_engine::Seat;
use crossroads_engine::erased::AnyTable;
use serde_json::Value;

/// What follows from one change, in the order in which it must happen: what is stored first, what is told only then, and at
/// last what is thought about. Whoever drives a room carries a step out whether or not the wish behind it was granted, and
/// drops the room if something cannot be stored: then it is woken anew from what is.
#[derive(Default)]
pub struct Step {
    /// What time it is, in milliseconds since 1970.
    pub now_ms: i64,
    /// Another table to be laid, under this id.
    pub lay: Option<(String, Box<Head>)>,
    /// Lines to be added to the log, all or none.
    pub lines: Vec<Line>,
    /// Something said, to be added to the chat.
    pub chat: Option<ChatLine>,
    /// Whether the head is to be written anew.
    pub saves: bool,
    /// Whether the table has just ended, so that it can be rated.
    pub ended: bool,
    /// How many actions were taken.
    pub moves: u32,
    /// Who is to be told what, by the number of the socket.
    pub told: Vec<(u64, Frame)>,
    /// What bots are to think about.
    pub think: Vec<Riddle>,
}

impl Step {
    /// A step at this time, with nothing in it yet.
    pub fn at(now_ms: i64) -> Step {
        Step { now_ms, ..Step::default() }
    }
}

/// A decision to think about, and who is to think.
pub struct Riddle {
    /// A copy of the table.
    pub table: Box<dyn AnyTable>,
    /// Whose decision it is.
    pub seat: Seat,
    /// Who thinks.
    pub bot: Box<dyn AnyPlayer>,
    /// Through it the bot hears when nobody wants to know any more.
    pub patience: Patience,
}

/// What came out of it.
pub struct Thought {
    /// The action; none if the seat has nothing to do.
    pub action: Option<Value>,
    /// The bot, with what it remembers; lost if it did not come back.
    pub player: Option<Box<dyn AnyPlayer>>,
}
