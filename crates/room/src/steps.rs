//! What one wish does in a seat: all of it or nothing, and again from the log.

use crate::clock::ClockRule;
use crate::fault::Fault;
use crate::line::{Line, StandInCause};
use crate::numbering::Noted;
use crate::play::Play;
use crate::protocol::Deed;
use crossroads_engine::erased::{AnyEvents, AnyTable};
use crossroads_engine::record::Step;
use crossroads_engine::{Seat, SeatSet, Viewer};
use std::slice;

/// How many keys of a seat's wishes are remembered.
const KEYS: usize = 64;

/// An entry of the log that has just been carried out.
pub(crate) struct Done {
    pub seat: Seat,
    pub what: Step<()>,
    /// What happened; nothing when something was taken back.
    pub events: Option<Box<dyn AnyEvents>>,
    /// For whom the table waited before, and for whom it waits since.
    pub before: SeatSet,
    pub after: SeatSet,
}

impl Play {
    /// Does all of this in a seat, or nothing, and says what is to be stored.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        deeds: &[Deed],
    ) -> Result<(Vec<Done>, Vec<Vec<u8>>), Fault> {
        if let [deed] = deeds {
            // What is refused leaves the table as it was, so that a single deed needs no copy.
            let (done, entry) = do_one(&mut *self.table, seat, deed)?;
            return Ok((vec![done], vec![entry]));
        }
        let mut table = self.table.copy();
        let mut all = Vec::with_capacity(deeds.len());
        for (deed, later) in deeds.iter().zip((0..deeds.len()).rev()) {
            all.push(do_one(&mut *table, seat, deed)?);
            // Dice may have fallen or a secret may have been shown. Whether what comes after that is refused would tell of it
            // before anything is done for good.
            if later > 0 && matches!(deed, Deed::Act(_)) && !table.can_undo(seat) {
                return Err(Fault::NotNow("what cannot be taken back ends a wish"));
            }
        }
        self.table = table;
        Ok(all.into_iter().unzip())
    }

    /// Goes back to before the last action of a seat, and says what is to be stored.
    pub(crate) fn go_back(&mut self, seat: Seat) -> Result<(Done, Vec<u8>), Fault> {
        let nothing = || Fault::NotNow("nothing can be taken back");
        let to = self.table.last_act_of(seat).ok_or_else(nothing)?;
        let before = self.table.to_act();
        self.table.rewind(seat, to).map_err(|_| nothing())?;
        Ok((
            done(&*self.table, before, None, seat, Step::Rewind(to)),
            self.table.last_entry().unwrap_or_default(),
        ))
    }

    /// Lets clocks and numbers follow what was done with one wish.
    pub(crate) fn note(&mut self, step: &[Done], rule: ClockRule, at_ms: i64) {
        for done in step {
            // What a bot does for somebody who may come back is nothing of theirs.
            let is_helped = self.stand_ins[done.seat.index()] == Some(StandInCause::Clock);
            self.helped[done.seat.index()] += u32::from(is_helped && done.events.is_some());
            self.turn_clocks(done, rule, at_ms);
            self.times.push(at_ms);
        }
        let seats = self.clocks.len();
        self.numbering.count(step.iter().map(|done| done.noted(seats)));
    }

    /// Carries out a line of the log again.
    pub(crate) fn redo(&mut self, line: &Line, at_ms: i64, rule: ClockRule) -> Result<(), Fault> {
        match line {
            Line::Entry(entry) => {
                let step = redo(&mut *self.table, slice::from_ref(entry))?;
                self.note(&step, rule, at_ms);
            }
            Line::Wish { key, entries } => {
                let step = redo(&mut *self.table, entries)?;
                if let (Some(key), Some(done)) = (key, step.first()) {
                    self.remember(done.seat, key.clone());
                }
                self.note(&step, rule, at_ms);
            }
            Line::Hash(hash) if *hash != self.table.state_hash() => {
                let after = self.table.log_len();
                return Err(Fault::Broken(format!("the state after entry {after} is not the one it was")));
            }
            Line::Hash(_) | Line::Record(_) => {}
            Line::Paused => self.pause(at_ms),
            Line::Resumed => self.go_on(at_ms),
            Line::StandIn { seat, cause } => *self.stand_in_of(*seat)? = Some(*cause),
            Line::Back { seat } => {
                *self.stand_in_of(*seat)? = None;
                self.start_anew(*seat, rule, at_ms);
            }
        }
        Ok(())
    }

    /// Remembers the key of a wish that was granted.
    pub(crate) fn remember(&mut self, seat: Seat, key: String) {
        let keys = &mut self.keys[seat.index()];
        if keys.len() == KEYS {
            keys.pop_front();
        }
        keys.push_back(key);
    }

    /// Whether a wish with this key was granted before.
    pub(crate) fn has_granted(&self, seat: Seat, key: &str) -> bool {
        self.keys[seat.index()].iter().any(|granted| granted == key)
    }
}

/// Carries out again what one wish did.
pub(crate) fn redo(table: &mut dyn AnyTable, entries: &[Vec<u8>]) -> Result<Vec<Done>, Fault> {
    let again = |entry: &Vec<u8>| {
        let before = table.to_act();
        let events = table.redo(entry).map_err(|error| Fault::Broken(error.to_string()))?;
        let (seat, what) =
            table.last_done().ok_or_else(|| Fault::Broken("an entry left no trace".to_owned()))?;
        let events = matches!(what, Step::Act(())).then_some(events);
        Ok(done(table, before, events, seat, what))
    };
    entries.iter().map(again).collect()
}

fn do_one(table: &mut dyn AnyTable, seat: Seat, deed: &Deed) -> Result<(Done, Vec<u8>), Fault> {
    let before = table.to_act();
    let (events, what) = match deed {
        Deed::Act(action) => (Some(table.act(seat, action)?), Step::Act(())),
        Deed::Undo => {
            table.undo(seat).map_err(|_| Fault::NotNow("nothing can be taken back"))?;
            (None, Step::Undo)
        }
    };
    Ok((done(table, before, events, seat, what), table.last_entry().unwrap_or_default()))
}

fn done(
    table: &dyn AnyTable,
    before: SeatSet,
    events: Option<Box<dyn AnyEvents>>,
    seat: Seat,
    what: Step<()>,
) -> Done {
    Done { seat, what, events, before, after: table.to_act() }
}

impl Done {
    /// The seats whose decision starts anew: everybody who was waited for, if the others can see that one of them did
    /// something. What is done in secret must not show on a clock. What a seat does besides, while it is not waited for, gives
    /// nobody time, and no more does taking something back.
    pub(crate) fn gives_time(&self) -> SeatSet {
        let is_told = self.events.as_ref().is_some_and(|events| events.is_seen_by(Viewer::Spectator));
        if is_told && self.before.contains(self.seat) { self.before } else { SeatSet::EMPTY }
    }

    pub(crate) fn noted(&self, seats: usize) -> Noted {
        Noted::new(self.seat, self.what, self.events.as_deref(), seats)
    }
}
