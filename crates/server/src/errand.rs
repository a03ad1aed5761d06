//! What is asked of a table: a request that does its work and then answers itself.

use crate::error::{Fault, TableFault};
use crossroads_room::{Room, Step};
use tokio::sync::oneshot;

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// Something to be done at a table, and whom to answer.
pub trait Errand: Send {
    /// Does it, and keeps the answer.
    fn run(&mut self, room: &mut Room, step: &mut Step);
    /// Gives the answer: what was kept, once all is stored, or why it came to nothing.
    fn answer(self: Box<Self>, stored: Result<(), Fault>);
}

/// What is asked of a table: any work on its room that has an answer.
pub struct Asked<T, W> {
    work: Option<W>,
    answer: Option<Result<T, TableFault>>,
    reply: Reply<T>,
}

impl<T: Send, W: FnOnce(&mut Room, &mut Step) -> Result<T, TableFault> + Send> Asked<T, W> {
    /// Work, and where its answer goes.
    pub fn new(work: W, reply: Reply<T>) -> Asked<T, W> {
        Asked { work: Some(work), answer: None, reply }
    }
}

impl<T: Send, W: FnOnce(&mut Room, &mut Step) -> Result<T, TableFault> + Send> Errand for Asked<T, W> {
    fn run(&mut self, room: &mut Room, step: &mut Step) {
        self.answer = self.work.take().map(|work| work(room, step));
    }

    fn answer(self: Box<Self>, stored: Result<(), Fault>) {
        let answer = match (stored, self.answer) {
            (Err(fault), _) => Err(fault),
            (Ok(()), Some(answer)) => answer.map_err(Fault::Table),
            (Ok(()), None) => Err(Fault::Closing),
        };
        // Whoever asked may have left meanwhile.
        let _ = self.reply.send(answer);
    }
}
