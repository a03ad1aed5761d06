//! What is told of a table that is over, below its result.

use crate::words::{Words, faint, strong};
use crossroads_engine::erased::AnyTable;
use crossroads_engine::{Hindsight, Message, Seat};
use std::fmt::Write as _;

/// What decided the table, each with the entry at which it did, and the figures of every seat. Nothing before its end.
pub fn hindsight(words: &Words, table: &dyn AnyTable) -> String {
    let mut text = String::new();
    let Some(Hindsight { figures, turning_points }) = table.hindsight() else { return text };
    let (bold, dim) = (strong(), faint());
    if !turning_points.is_empty() {
        let _ = writeln!(text, "\n{bold}{}{bold:#}", words.say(&Message::new("cli-turning-points")));
    }
    for point in turning_points {
        let _ = writeln!(text, "{dim}{:>5}{dim:#}  {}", point.entries, words.line(&point.told));
    }
    if !figures.is_empty() {
        let _ = writeln!(text, "\n{bold}{}{bold:#}", words.say(&Message::new("cli-figures")));
    }
    for figure in figures {
        let of = |(seat, value): (usize, &i32)| format!("{} – {value}", words.name(Seat(seat as u8)));
        let values: Vec<String> = figure.values.iter().enumerate().map(of).collect();
        let _ = writeln!(text, "  {}: {}", words.line(&figure.name), values.join(", "));
    }
    text
}
