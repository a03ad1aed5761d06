//! How far a table is.

use crate::play::Play;

/// How far a table is.
pub enum Stage {
    /// Seats are being taken.
    Gathering,
    /// It is being played.
    Playing(Box<Play>),
    /// It is over.
    Ended(Box<Play>),
    /// It was played by other rules than this program's, and is kept as it was: to its end, or not.
    Kept {
        /// Whether it came to its end.
        ended: bool,
    },
}

impl Stage {
    /// The word for it that clients know.
    pub fn word(&self) -> &'static str {
        match self {
            Stage::Gathering => "open",
            Stage::Playing(_) | Stage::Kept { ended: false } => "running",
            Stage::Ended(_) | Stage::Kept { ended: true } => "over",
        }
    }

    pub(crate) fn play(&self) -> Option<&Play> {
        match self {
            Stage::Playing(play) | Stage::Ended(play) => Some(play),
            Stage::Gathering | Stage::Kept { .. } => None,
        }
    }

    pub(crate) fn play_mut(&mut self) -> Option<&mut Play> {
        match self {
            Stage::Playing(play) | Stage::Ended(play) => Some(play),
            Stage::Gathering | Stage::Kept { .. } => None,
        }
    }
}
