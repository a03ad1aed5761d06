//! The life of a table without I/O.
//!
//! A [`Room`] is a table that is awake: who sits there, what is played, who looks on, what is said. Whoever drives it hands
//! in wishes, thoughts and the time, and gets a [`Step`] back: what to store, then what to tell, then what to think about;
//! [`Room::alarm`] says when it wants to be rung. Nothing here waits, reads a clock or touches a store, so a server, a
//! browser's worker and a simulation can drive the same rooms.
//!
//! To read on: [`Stage`] is how far a table is; `gathering`, `colours`, `playing`, `pausing`, `thinking`, `telling`, `awaited` and `chat`
//! are what a room can be asked, a chapter each; [`rating`] is what a table says of who plays well; [`head`] and [`mod@line`] are what is stored of
//! a table, and [`protocol`] what travels.

mod awaited;
mod chat;
pub mod clock;
pub mod colours;
mod deeds;
mod fault;
pub mod feed;
mod gathering;
pub mod head;
pub mod history;
pub mod line;
mod numbering;
mod pausing;
mod play;
mod playing;
pub mod protocol;
pub mod rating;
mod room;
mod stage;
mod step;
mod steps;
mod telling;
mod thinking;

pub use awaited::Player;
pub use chat::{ChatLine, TOLD as CHAT_TOLD};
pub use deeds::DeedTold;
pub use fault::{Fault, FaultTold};
pub use gathering::Place;
pub use play::Play;
pub use room::{Resting, Room, Watcher};
pub use stage::Stage;
pub use step::{Riddle, Step, Thought};

/// Somebody, as a table knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who it is.
    pub id: String,
    /// What the others read.
    pub name: String,
    /// Whether the name is nobody's own: anybody can be a guest once more, so what guests play is not rated.
    pub guest: bool,
}
