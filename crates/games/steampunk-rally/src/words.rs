//! How the game is told.
use crate::actions::Action;
use crate::events::Event;
use crate::rules::Why;
use crate::view::View;
use crossroads_engine::words::ChoicePath;
use crossroads_engine::{Message, Text};
pub fn prompt(_view: &View) -> Option<Message> {
    None
}
pub fn told(_event: &Event) -> Message {
    Message::new("x")
}
pub fn reason(_why: Why) -> Message {
    Message::new("x")
}
pub fn choice(_action: &Action) -> ChoicePath {
    vec![]
}
pub fn text(_view: &View, _lit: &[Action]) -> Text {
    vec![]
}
