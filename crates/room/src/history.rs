//! What one viewer has seen of a table from its beginning, worked out from its log.
//!
//! An update of the past bears the number that it bore when it was live, and tells the same: what others did in secret is no
//! step here either, not even an empty one. Only what might have been done then is not told again.

use crate::fault::Fault;
use crate::head::Head;
use crate::line::Line;
use crate::numbering::{Numbering, viewer};
use crate::play;
use crate::protocol::Update;
use crate::steps::{self, Done};
use crossroads_engine::erased::{AnyEvents, AnyTable, SeenEvent};
use crossroads_engine::{Figure, Hindsight, Message, Seat, SeatSet, Viewer};
use serde_json::value::{RawValue, to_raw_value};
use std::slice;

/// A table's beginning, and who wants to know how it went on.
pub struct Past {
    /// Which table.
    pub table: String,
    /// How it was set up.
    pub head: Head,
    /// With whose eyes.
    pub viewer: Viewer,
}

/// How many bytes of updates a piece has; the one that goes beyond is its last.
const PIECE: usize = 1 << 20;

/// A piece of what one viewer has seen.
pub struct Piece {
    /// The updates, in order.
    pub updates: Vec<Box<RawValue>>,
    /// The number of the first that comes after them, if there is one.
    pub next: Option<u64>,
}

/// What is told of a table that is over.
pub struct Looked {
    /// What was done how often, how far, how fast, seat by seat.
    pub figures: Vec<Figure>,
    /// What decided it, each with the number of this viewer's update that shows it.
    pub turning_points: Vec<(u64, Message)>,
}

impl Past {
    /// What is told of the table, once it is over.
    ///
    /// # Errors
    /// It is not over, or the log is broken.
    pub fn look_back(&self, log: impl IntoIterator<Item = Line>) -> Result<Looked, Fault> {
        let (mut replay, _) = Replay::begin(&self.table, &self.head)?;
        // After how many entries of the log this viewer has seen how many steps: one wish may be several entries.
        let mut numbers = vec![0];
        for line in log {
            if replay.follow(&line)? {
                numbers.resize(replay.table.log_len() + 1, replay.number(self.viewer));
            }
        }
        let told = replay.table.hindsight().ok_or(Fault::NotNow("the table is not over"))?;
        let Hindsight { figures, turning_points } = told;
        let number = |entries: usize| numbers.get(entries).or(numbers.last()).copied().unwrap_or_default();
        let turning_points =
            turning_points.into_iter().map(|point| (number(point.entries), point.told)).collect();
        Ok(Looked { figures, turning_points })
    }

    /// The number that another viewer's update of the same moment bears, once the table is over: each counts what it could see.
    ///
    /// # Errors
    /// It is not over, or the log is broken.
    pub fn same_moment(
        &self,
        log: impl IntoIterator<Item = Line>,
        number: u64,
        other: Viewer,
    ) -> Result<u64, Fault> {
        let (mut replay, _) = Replay::begin(&self.table, &self.head)?;
        let mut there = 0;
        for line in log {
            // What came after it, whoever looks has not seen yet.
            if replay.follow(&line)? && replay.sees(self.viewer) && replay.number(self.viewer) <= number {
                there = replay.number(other);
            }
        }
        if replay.table.outcome().is_none() {
            return Err(Fault::NotNow("the table is not over"));
        }
        Ok(there)
    }

    /// The updates of this viewer in order, from the one with this number on, as many as are told at once: a long table
    /// must not be in memory as a whole.
    ///
    /// # Errors
    /// The log is broken.
    pub fn tell(&self, log: impl IntoIterator<Item = Line>, from: u64) -> Result<Piece, Fault> {
        let (mut replay, first) = Replay::begin(&self.table, &self.head)?;
        let mut updates = Vec::new();
        let mut bytes = 0;
        if from == 0 {
            updates.push(replay.update(self.viewer, &*first)?);
        }
        for line in log {
            if !replay.follow(&line)? || replay.number(self.viewer) < from {
                continue;
            }
            if bytes >= PIECE && replay.sees(self.viewer) {
                return Ok(Piece { updates, next: Some(replay.number(self.viewer)) });
            }
            let told = replay.told(self.viewer)?;
            bytes += told.as_ref().map_or(0, |update| update.get().len());
            updates.extend(told);
        }
        Ok(Piece { updates, next: None })
    }
}

/// A table that is played again, line by line.
pub struct Replay {
    id: String,
    seats: usize,
    table: Box<dyn AnyTable>,
    numbering: Numbering,
    last: Vec<Done>,
}

impl Replay {
    /// The table before its first line, and what happened before that.
    ///
    /// # Errors
    /// There is no such game, or it cannot be played so.
    pub fn begin(id: &str, head: &Head) -> Result<(Replay, Box<dyn AnyEvents>), Fault> {
        let (table, events) = play::open(id, head)?;
        let seats = head.seats.len();
        let replay =
            Replay { id: id.to_owned(), seats, table, numbering: Numbering::new(seats), last: Vec::new() };
        Ok((replay, events))
    }

    /// Carries out a line; `false` if it is none that changes the board.
    ///
    /// # Errors
    /// The log is broken.
    pub fn follow(&mut self, line: &Line) -> Result<bool, Fault> {
        let entries = match line {
            Line::Entry(entry) => slice::from_ref(entry),
            Line::Wish { entries, .. } => entries,
            Line::StandIn { .. }
            | Line::Back { .. }
            | Line::Hash(_)
            | Line::Record(_)
            | Line::Paused
            | Line::Resumed => return Ok(false),
        };
        self.last = steps::redo(&mut *self.table, entries)?;
        self.numbering.count(self.last.iter().map(|done| done.noted(self.seats)));
        Ok(true)
    }

    /// What this viewer was told of the last line, if it could see it.
    ///
    /// # Errors
    /// What is told cannot be written.
    pub fn told(&self, viewer: Viewer) -> Result<Option<Box<RawValue>>, Fault> {
        if !self.sees(viewer) {
            return Ok(None);
        }
        self.write(viewer, &seen_by(&self.last, viewer)).map(Some)
    }

    /// Whether this viewer could see the last line.
    fn sees(&self, viewer: Viewer) -> bool {
        self.numbering.is_seen_by(self.place(viewer))
    }

    /// The number of the last update of this viewer.
    fn number(&self, viewer: Viewer) -> u64 {
        self.numbering.number(self.place(viewer))
    }

    /// The present as this viewer sees it, with these events.
    ///
    /// # Errors
    /// What is told cannot be written.
    pub fn update(&self, viewer: Viewer, events: &dyn AnyEvents) -> Result<Box<RawValue>, Fault> {
        self.write(viewer, &events.seen_by(viewer))
    }

    fn write(&self, viewer: Viewer, events: &[SeenEvent]) -> Result<Box<RawValue>, Fault> {
        let place = self.place(viewer);
        let update = Update {
            table: &self.id,
            number: self.numbering.number(place),
            seat: viewer.seat(),
            events,
            back_to: self.numbering.back_to(place),
            view: &self.table.view(viewer).view,
            legal: &RawValue::from_string("[]".to_owned())
                .map_err(|error| Fault::Broken(error.to_string()))?,
            prompt: None,
            can_undo: false,
            to_act: self.table.to_act().iter().collect(),
            clocks: Vec::new(),
        };
        to_raw_value(&update).map_err(|error| Fault::Broken(error.to_string()))
    }

    fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.seats, Seat::index)
    }

    /// For whom the table waits.
    pub fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    /// The seats whose decision started anew with the last line.
    pub fn gave_time(&self) -> SeatSet {
        self.last.iter().fold(SeatSet::EMPTY, |seats, done| SeatSet(seats.0 | done.gives_time().0))
    }

    /// Every kind of viewer that this table has.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> {
        let seats = self.seats;
        (0..=seats).map(move |place| viewer(place, seats))
    }
}

/// What a viewer is told of the events of a step.
pub(crate) fn seen_by(step: &[Done], viewer: Viewer) -> Vec<SeenEvent> {
    step.iter().filter_map(|done| done.events.as_deref()).flat_map(|events| events.seen_by(viewer)).collect()
}
