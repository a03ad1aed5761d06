//! What travels over the socket: one JSON object a message, both ways. `docs/protocol.md` tells it as a story.

mod told;
mod wishes;

pub use told::{BackTo, ChatTold, ClockTold, PersonTold, RewindTold, SeatTold, TableTold, Told, Update};
pub use wishes::{Deed, Request, Wish};

use std::sync::Arc;

/// A message as it goes out.
pub fn frame(told: &Told<'_>) -> Frame {
    // An update is mostly what it only passes on; room for that, so that it need not move while it grows.
    let passed_on = match told {
        Told::Update(update) => update.view.get().len() + update.legal.get().len(),
        _ => 0,
    };
    let mut text = Vec::with_capacity(passed_on + 512);
    // Everything told is plain data with string keys, and that becomes UTF-8.
    let written = serde_json::to_writer(&mut text, told);
    written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default().into()
}

/// A message as it goes out: text that many sockets can share.
pub type Frame = Arc<str>;
