//! What is said at a table.

use crate::fault::Fault;
use crate::protocol::{ChatTold, Told, frame};
use crate::step::Step;
use crate::{Person, Room, Watcher};
use std::collections::VecDeque;

/// The longest thing that can be said at once, in characters.
const LONGEST: usize = 500;
/// How many people a host can mute.
const MOST_MUTED: usize = 64;
/// How much of the chat somebody is told who comes to a table.
pub const TOLD: usize = 50;

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number, counted from 0; there may be gaps.
    pub number: u64,
    /// When it was said.
    pub at_ms: i64,
    /// By whom; the empty id is somebody who has been forgotten.
    pub person: String,
    /// What was said.
    pub text: String,
}

/// The last lines of a table's chat.
#[derive(Debug, Default)]
pub(crate) struct Chat(VecDeque<ChatLine>);

impl Chat {
    pub fn new(lines: Vec<ChatLine>) -> Chat {
        Chat(lines.into())
    }

    pub fn lines(&self) -> impl Iterator<Item = &ChatLine> {
        self.0.iter()
    }

    /// What somebody has said, nobody has said any more.
    pub fn forget(&mut self, person: &str) {
        for line in self.0.iter_mut().filter(|line| line.person == person) {
            line.person.clear();
        }
    }

    fn next_number(&self) -> u64 {
        self.0.back().map_or(0, |line| line.number + 1)
    }

    fn keep(&mut self, line: ChatLine) {
        if self.0.len() == TOLD {
            self.0.pop_front();
        }
        self.0.push_back(line);
    }
}

impl Room {
    /// Somebody says something, and those who have blocked them do not hear it.
    ///
    /// # Errors
    /// The host has muted them, or the text is empty or too long.
    pub fn say(
        &mut self,
        person: &Person,
        text: &str,
        unheard_by: &[String],
        step: &mut Step,
    ) -> Result<(), Fault> {
        if self.head.muted.contains(&person.id) {
            return Err(Fault::Forbidden("the host has muted you"));
        }
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST || text.contains('\0') {
            return Err(Fault::NotAcceptable("a message has 1 to 500 characters"));
        }
        let line = ChatLine {
            number: self.chat.next_number(),
            at_ms: step.now_ms,
            person: person.id.clone(),
            text: text.to_owned(),
        };
        let told = ChatTold { name: person.name.clone(), ..self.chat_told(&line) };
        self.chat.keep(line.clone());
        step.chat = Some(line);
        let frame = frame(&Told::Chat(&told));
        let hears = |watcher: &&Watcher| {
            watcher.person.as_ref().is_none_or(|listener| !unheard_by.contains(listener))
        };
        let hearing = self.watchers.iter().filter(hears);
        step.told.extend(hearing.map(|watcher| (watcher.socket, frame.clone())));
        Ok(())
    }

    /// The host lets somebody speak no more, or again.
    ///
    /// # Errors
    /// Only the host may, not about themselves, and about a limited number of people.
    pub fn mute(&mut self, by: &str, person: &str, muted: bool, step: &mut Step) -> Result<(), Fault> {
        self.must_be_host(by)?;
        if person == by {
            return Err(Fault::NotNow("nobody mutes themselves"));
        }
        let others = self.head.muted.iter().filter(|other| *other != person).count();
        if muted && others >= MOST_MUTED {
            return Err(Fault::TooMany);
        }
        self.head.muted.retain(|other| other != person);
        if muted {
            self.head.muted.push(person.to_owned());
        }
        self.save_and_tell(step);
        Ok(())
    }

    /// Tells somebody who comes to the table what was said last.
    pub(crate) fn tell_chat(&self, socket: u64, deaf_to: &[String], step: &mut Step) {
        for line in self.chat.lines().filter(|line| !deaf_to.contains(&line.person)) {
            step.told.push((socket, frame(&Told::Chat(&self.chat_told(line)))));
        }
    }

    fn chat_told(&self, line: &ChatLine) -> ChatTold {
        ChatTold {
            table: self.id.clone(),
            number: line.number,
            at_ms: line.at_ms,
            person: line.person.clone(),
            name: self.head.name_of(&line.person).unwrap_or_default().to_owned(),
            text: line.text.clone(),
        }
    }
}
