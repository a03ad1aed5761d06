//! What one viewer has seen of a table from its beginning, worked out from its log.
//!
//! The same rule decides as for live updates: what others did in secret is no step of the history, not even an empty
//! one.

use crate::error::Fault;
use crate::feed::Feed;
use crate::head::{Head, Line};
use crate::protocol::Update;
use crossroads_bots::roster;
use crossroads_engine::Viewer;
use crossroads_engine::erased::{AnyEvents, AnyTable};
use crossroads_store::LogRow;
use serde_json::value::{RawValue, to_raw_value};

/// A table's beginning, and who wants to know how it went on.
pub struct Past {
    /// Which table.
    pub table: String,
    /// How it was set up.
    pub head: Head,
    /// With whose eyes.
    pub viewer: Viewer,
}

impl Past {
    /// The updates of this viewer, in order.
    ///
    /// # Errors
    /// The log is broken.
    pub fn tell(&self, log: &[LogRow]) -> Result<Vec<Box<RawValue>>, Fault> {
        let game = roster::game(&self.head.game).ok_or(Fault::NotFound("game"))?;
        let (mut table, events) = game
            .new_table(&self.head.options, self.head.seats.len() as u8, self.head.seed)
            .map_err(|error| Fault::Options(error.to_string()))?;
        let mut feed = Feed::default();
        let mut told = Vec::new();
        told.extend(self.update(&mut feed, &*table, &*events));
        for row in log {
            let line = Line::from_bytes(&row.line).map_err(|_| Fault::Store)?;
            if let Line::Entry(entry) = line {
                let events = table.redo(&entry).map_err(|_| Fault::Store)?;
                told.extend(self.update(&mut feed, &*table, &*events));
            }
        }
        Ok(told)
    }

    fn update(&self, feed: &mut Feed, table: &dyn AnyTable, events: &dyn AnyEvents) -> Option<Box<RawValue>> {
        let events = events.seen_by(self.viewer);
        let view = table.view(self.viewer).view;
        if !feed.is_news(&[view.get()], !events.is_empty()) {
            return None;
        }
        let update = Update {
            table: &self.table,
            epoch: 0,
            number: feed.number(),
            seat: self.viewer.seat(),
            events: &events,
            view: &view,
            legal: serde_json::from_str("[]").ok()?,
            prompt: None,
            can_undo: false,
            to_act: table.to_act().iter().collect(),
            clocks: &[],
        };
        to_raw_value(&update).ok()
    }
}
