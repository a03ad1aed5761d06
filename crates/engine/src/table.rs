//! One play of a game: state, dice, log and undo.
//!
//! A table appends to its log and never rewrites it: an undo is an entry of its own. What can still be taken back
//! is kept apart as a short tail after a checkpoint, so that stepping back replays a handful of actions and not
//! the whole table.

use crate::dice::{Commitment, Dice, Seed};
use crate::game::{Game, Silent};
use crate::hindsight::{Hindsight, Moment};
use crate::options::OptionsError;
use crate::record::{self, Entry, HashMark, Record, Step};
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet};
use std::iter;

/// A table of one game.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    options: G::Options,
    seats: u8,
    seed: Seed,
    state: G::State,
    dice: Dice,
    log: Vec<Entry<G::Action>>,
    hashes: Vec<HashMark>,
    // Undo: the state and dice as they were before the first action that somebody may still take back, and the
    // actions since. Most tables wait where nobody can, so then there is neither.
    checkpoint: Option<Box<(G::State, Dice)>>,
    tail: Vec<Tail<G::Action>>,
}

#[derive(Clone, Copy, Debug)]
struct Tail<A> {
    seat: Seat,
    action: A,
    closes: SeatSet,
}

/// Why an action was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActError<W> {
    /// The table has no such seat.
    NoSuchSeat,
    /// The rules forbid it.
    Refused(Refusal<W>),
}

/// Why a step of a log was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepError<W> {
    /// The action was not carried out.
    Act(ActError<W>),
    /// Nothing could be taken back.
    Undo(UndoRefused),
}

/// Nothing of this seat's can be taken back now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("nothing can be taken back: dice have fallen or a secret was shown since, or nothing was done")]
pub struct UndoRefused;

impl<G: Game> Table<G> {
    /// A fresh table, and what happened on it before the first decision.
    ///
    /// # Errors
    /// Names the clause by which the game cannot be played so.
    pub fn new(options: G::Options, seats: u8, seed: Seed) -> Result<(Self, Vec<G::Event>), OptionsError> {
        G::check_options(&options, seats)?;
        let mut dice = Dice::new(&seed);
        let mut events = Vec::new();
        let state = G::setup(&options, seats, &mut dice, &mut events);
        let table = Table {
            options,
            seats,
            seed,
            checkpoint: None,
            state,
            dice,
            log: Vec::new(),
            hashes: Vec::new(),
            tail: Vec::new(),
        };
        Ok((table, events))
    }

    /// The true state. Whoever hands it on hands on every secret: readers want [`Game::view`].
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The options the table was made with.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// What may be published before the end: the hash of the seed.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// What was done so far.
    pub fn log(&self) -> &[Entry<G::Action>] {
        &self.log
    }

    /// The hash of the state after the last entry, if it is one after which a record notes it.
    pub fn last_hash(&self) -> Option<&str> {
        self.hashes.last().filter(|mark| mark.after == self.log.len()).map(|mark| mark.hash.as_str())
    }

    /// How many entries the log has.
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// Whether nothing has been done yet.
    pub fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// Whether it has ended: nobody acts any more, and nothing is taken back.
    pub fn is_over(&self) -> bool {
        G::to_act(&self.state).is_empty()
    }

    /// Carries out an action of a seat.
    ///
    /// # Errors
    /// The table is untouched if it has no such seat or the rules forbid the action.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, ActError<G::Why>> {
        if seat.0 >= self.seats {
            return Err(ActError::NoSuchSeat);
        }
        let mut events = Vec::new();
        let before = self.checkpoint.is_none().then(|| Box::new((self.state.clone(), self.dice.clone())));
        let applied = G::apply(&mut self.state, seat, action, &mut self.dice, &mut events)
            .map_err(ActError::Refused)?;
        self.checkpoint = self.checkpoint.take().or(before);
        // What ends a table closes it, whatever the game says of the action itself.
        let closes = if self.is_over() { SeatSet::ALL } else { applied.closes };
        self.tail.push(Tail { seat, action, closes });
        self.forget_what_is_closed();
        self.append(seat, Step::Act(action));
        Ok(events)
    }

    /// Takes back the last action of a seat that is still open.
    ///
    /// # Errors
    /// The table is untouched if nothing of the seat's is open.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, UndoRefused> {
        let last = self.last_open(seat).ok_or(UndoRefused)?;
        let (mut state, mut dice) = *self.checkpoint.clone().ok_or(UndoRefused)?;
        let mut kept = Vec::with_capacity(self.tail.len());
        for (place, done) in self.tail.iter().enumerate() {
            if place == last {
                continue;
            }
            // Another seat's later action may have leant on this one, or would now roll or show something; then it
            // is no longer this seat's alone to take back.
            let applied = G::apply(&mut state, done.seat, done.action, &mut dice, &mut Silent);
            if applied.map_err(|_| UndoRefused)?.closes != done.closes {
                return Err(UndoRefused);
            }
            kept.push(*done);
        }
        let undone = self.tail[last].action;
        (self.state, self.dice, self.tail) = (state, dice, kept);
        if self.tail.is_empty() {
            self.checkpoint = None;
        }
        self.append(seat, Step::Undo);
        Ok(undone)
    }

    /// Goes back to where the table was after so many entries of its log, at the wish of a seat. Dice that fell since
    /// will fall the same again. Whoever calls this has asked everybody: the rules know no such thing.
    ///
    /// # Errors
    /// The table is untouched if it is over or its log is not that long.
    pub fn rewind(&mut self, seat: Seat, to: usize) -> Result<(), UndoRefused> {
        if self.is_over() || to >= self.log.len() || seat.0 >= self.seats {
            return Err(UndoRefused);
        }
        let (mut past, _) =
            Table::new(self.options.clone(), self.seats, self.seed).map_err(|_| UndoRefused)?;
        for (_, entry) in self.steps_up_to(to) {
            past.take(entry.seat, entry.step).map_err(|_| UndoRefused)?;
        }
        let (log, hashes) = (std::mem::take(&mut self.log), std::mem::take(&mut self.hashes));
        *self = Table { log, hashes, ..past };
        self.append(seat, Step::Rewind(to));
        Ok(())
    }

    /// The place in the log of the last action of a seat that was not taken back since.
    pub fn last_act_of(&self, seat: Seat) -> Option<usize> {
        let mut standing: Vec<usize> = Vec::new();
        for (place, entry) in
            self.steps_up_to(self.log.len()).into_iter().filter(|(_, entry)| entry.seat == seat)
        {
            match entry.step {
                Step::Undo => drop(standing.pop()),
                Step::Act(_) | Step::Rewind(_) => standing.push(place),
            }
        }
        standing.pop()
    }

    /// The steps that led to where the table was after so many entries, each with its place in the
    /// log, without detours that a rewind cut off.
    fn steps_up_to(&self, mut entries: usize) -> Vec<(usize, Entry<G::Action>)> {
        let mut steps = Vec::new();
        while let Some(entry) = entries.checked_sub(1).and_then(|last| self.log.get(last)) {
            match entry.step {
                Step::Rewind(to) => entries = to,
                Step::Act(_) | Step::Undo => {
                    entries -= 1;
                    steps.push((entries, *entry));
                }
            }
        }
        steps.reverse();
        steps
    }

    /// What is told of this table, once it is over.
    pub fn hindsight(&self) -> Option<Hindsight> {
        self.is_over().then(|| G::hindsight(self.moments()))
    }

    /// All that happened, without what was taken back.
    ///
    /// Taking back is carrying out the rest without it, so what stands is carried out from the beginning and comes to the
    /// same table.
    pub fn moments(&self) -> impl Iterator<Item = Moment<G>> + use<G> {
        let mut standing: Vec<(usize, Seat, G::Action)> = Vec::new();
        for (place, Entry { seat, step }) in self.steps_up_to(self.log.len()) {
            match step {
                Step::Act(action) => standing.push((place + 1, seat, action)),
                Step::Undo => {
                    let last = standing.iter().rposition(|(_, by, _)| *by == seat);
                    if let Some(last) = last {
                        standing.remove(last);
                    }
                }
                Step::Rewind(_) => {}
            }
        }
        let (mut dice, mut events) = (Dice::new(&self.seed), Vec::new());
        let mut state = G::setup(&self.options, self.seats, &mut dice, &mut events);
        let first = Moment { entries: 0, state: state.clone(), events };
        let rest = standing.into_iter().map(move |(entries, seat, action)| {
            let mut events = Vec::new();
            let again = G::apply(&mut state, seat, action, &mut dice, &mut events);
            debug_assert!(again.is_ok(), "an accepted action is accepted again");
            Moment { entries, state: state.clone(), events }
        });
        iter::once(first).chain(rest)
    }

    /// Takes any step of a log again.
    ///
    /// # Errors
    /// The step is not one that this table can take.
    pub fn take(&mut self, seat: Seat, step: Step<G::Action>) -> Result<Vec<G::Event>, StepError<G::Why>> {
        match step {
            Step::Act(action) => self.act(seat, action).map_err(StepError::Act),
            Step::Undo => self.undo(seat).map(|_| Vec::new()).map_err(StepError::Undo),
            Step::Rewind(to) => self.rewind(seat, to).map(|()| Vec::new()).map_err(StepError::Undo),
        }
    }

    /// Whether the seat has something to take back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.last_open(seat).is_some()
    }

    /// The place in the tail of the seat's last action, unless something closed it.
    fn last_open(&self, seat: Seat) -> Option<usize> {
        let last = self.tail.iter().rposition(|done| done.seat == seat)?;
        self.tail[last..].iter().all(|done| !done.closes.contains(seat)).then_some(last)
    }

    /// Moves the checkpoint over actions that nobody may take back any more.
    fn forget_what_is_closed(&mut self) {
        if self.tail.iter().all(|done| self.last_open(done.seat).is_none()) {
            // The usual case, a round's end for all: no need to replay anything.
            self.checkpoint = None;
            self.tail.clear();
            return;
        }
        let Some(checkpoint) = &mut self.checkpoint else { return };
        let (state, dice) = &mut **checkpoint;
        let closed = |tail: &[Tail<G::Action>]| {
            let seat = tail[0].seat;
            tail.iter().any(|done| done.closes.contains(seat))
        };
        let mut gone = 0;
        while gone < self.tail.len() && closed(&self.tail[gone..]) {
            let Tail { seat, action, .. } = self.tail[gone];
            let again = G::apply(state, seat, action, dice, &mut Silent);
            debug_assert!(again.is_ok(), "an accepted action is accepted again");
            gone += 1;
        }
        self.tail.drain(..gone);
    }

    fn append(&mut self, seat: Seat, step: Step<G::Action>) {
        self.log.push(Entry { seat, step });
        if self.log.len().is_multiple_of(record::HASH_EVERY) || self.is_over() {
            self.hashes.push(HashMark { after: self.log.len(), hash: record::state_hash::<G>(&self.state) });
        }
    }

    /// The table as a record. It holds the seed, so it is for finished tables and for the store.
    pub fn record(&self) -> Record<G::Options, G::Action> {
        Record {
            format: record::FORMAT,
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version,
            options: self.options.clone(),
            seats: self.seats,
            seed: self.seed,
            commitment: self.commitment(),
            dice: None,
            over: Some(self.is_over()),
            table: None,
            log: self.log.clone(),
            hashes: self.hashes.clone(),
            seal: None,
        }
    }
}
