//! While it is played: actions, steps back, clocks, the end.

use crate::Room;
use crate::fault::Fault;
use crate::history::Past;
use crate::line::{Line, StandInCause};
use crate::play::Play;
use crate::protocol::Deed;
use crate::rating::MOST_HELPED;
use crate::stage::Stage;
use crate::step::Step;
use crate::steps::Done;
use crossroads_engine::record::{Played, Sitting};
use crossroads_engine::{Seat, SeatSet, Viewer};
use serde_json::Value;

/// How much one wish can do.
const MOST_DEEDS: usize = 64;
/// The longest key of a wish, in bytes.
const LONGEST_KEY: usize = 64;

impl Room {
    /// A person takes an action.
    ///
    /// # Errors
    /// It is not theirs to take, or the rules refuse it.
    pub fn act(&mut self, person: &str, action: &Value, step: &mut Step) -> Result<(), Fault> {
        self.play(person, None, &[Deed::Act(action.clone())], step)
    }

    /// A person takes their last action back.
    ///
    /// # Errors
    /// Nothing of theirs can be taken back.
    pub fn undo(&mut self, person: &str, step: &mut Step) -> Result<(), Fault> {
        self.play(person, None, &[Deed::Undo], step)
    }

    /// A person does all of this, or nothing. Whoever tries again with the key of a wish that was granted gets the same
    /// answer, and nothing is done twice.
    ///
    /// # Errors
    /// It is not theirs to do, or the rules refuse something of it.
    pub fn play(
        &mut self,
        person: &str,
        key: Option<&str>,
        deeds: &[Deed],
        step: &mut Step,
    ) -> Result<(), Fault> {
        let seat = self.seat_of(person)?;
        if !(1..=MOST_DEEDS).contains(&deeds.len()) {
            return Err(Fault::NotAcceptable("a wish has 1 to 64 deeds"));
        }
        if key.is_some_and(|key| key.is_empty() || key.len() > LONGEST_KEY) {
            return Err(Fault::NotAcceptable("a key has 1 to 64 bytes"));
        }
        if key.is_some_and(|key| self.stage.play().is_some_and(|play| play.has_granted(seat, key))) {
            return Ok(());
        }
        let seat = self.acting_seat(seat, step)?;
        self.play_in(seat, key, deeds, step)
    }

    /// Carries out what is wanted in a seat.
    pub(crate) fn play_in(
        &mut self,
        seat: Seat,
        key: Option<&str>,
        deeds: &[Deed],
        step: &mut Step,
    ) -> Result<(), Fault> {
        let (done, entries) = self.started_mut()?.carry_out(seat, deeds)?;
        step.moves += done.iter().filter(|done| done.events.is_some()).count() as u32;
        if let (Some(key), Some(play)) = (key, self.stage.play_mut()) {
            play.remember(seat, key.to_owned());
        }
        self.after(&done, Line::of_wish(key.map(str::to_owned), entries), step);
        Ok(())
    }

    /// What follows from every step: what is stored, the end, updates, bots.
    fn after(&mut self, done: &[Done], line: Line, step: &mut Step) {
        let rule = self.head.clock;
        if let Some(play) = self.stage.play_mut() {
            play.note(done, rule, step.now_ms);
            step.lines.push(line);
            step.lines.extend(play.table.last_hash().map(Line::Hash));
        }
        let ends = self.note_the_end(step);
        self.tell_step(done, step);
        if ends {
            self.tell_table(step);
        }
        self.let_bots_think(step);
    }

    /// The seat of a person who may act; one who comes back takes over from the bot.
    fn acting_seat(&mut self, seat: Seat, step: &mut Step) -> Result<Seat, Fault> {
        let stand_in = self.started()?.stand_ins[seat.index()];
        if stand_in == Some(StandInCause::Resigned) {
            return Err(Fault::NotNow("you have resigned"));
        }
        self.be_here(step);
        if stand_in == Some(StandInCause::Clock) {
            self.come_back(seat, step);
        }
        Ok(seat)
    }

    /// A person is back for whom a bot stood in.
    pub(crate) fn come_back(&mut self, seat: Seat, step: &mut Step) {
        step.lines.push(Line::Back { seat });
        let rule = self.head.clock;
        if let Some(play) = self.stage.play_mut() {
            play.stand_ins[seat.index()] = None;
            if let Some(patience) = play.thinking[seat.index()].take() {
                patience.cancel();
            }
            play.start_anew(seat, rule, step.now_ms);
        }
        self.tell_table(step);
    }

    /// Whether an action could be taken now. What may be done is listed, so a copy of the table can try it without
    /// telling anything that is not known.
    ///
    /// # Errors
    /// Why it could not.
    pub fn why(&self, person: &str, action: &Value) -> Result<(), Fault> {
        let seat = self.seat_of(person)?;
        self.started()?.table.copy().act(seat, action)?;
        Ok(())
    }

    /// Going back further than undo, which every other person at the table has to agree to, also one whose time was up and who
    /// may come back: a wish, or an answer to one.
    ///
    /// # Errors
    /// There is no such wish, or nothing can be taken back.
    pub fn rewind(&mut self, person: &str, agree: bool, step: &mut Step) -> Result<(), Fault> {
        let seat = self.acting_seat(self.seat_of(person)?, step)?;
        let others = self.people_of_the_table();
        let play = self.playing()?;
        let (asks, mut agreed) = match play.rewind {
            Some(wish) => wish,
            None if agree => (seat, SeatSet::EMPTY),
            None => return Err(Fault::NotNow("nobody wants to go back")),
        };
        agreed.insert(seat);
        let is_settled = others.iter().all(|other| agreed.contains(other));
        play.rewind = (agree && !is_settled).then_some((asks, agreed));
        if !agree || !is_settled {
            self.tell_table(step);
            return Ok(());
        }
        let (done, entry) = play.go_back(asks)?;
        play.stop_thinking();
        self.tell_table(step);
        self.after(&[done], Line::Entry(entry), step);
        Ok(())
    }

    /// A person gives up; a bot plays on.
    ///
    /// # Errors
    /// They do not sit there, or it is not being played.
    pub fn resign(&mut self, person: &str, step: &mut Step) -> Result<(), Fault> {
        let seat = self.seat_of(person)?;
        if !matches!(self.stage, Stage::Playing(_)) {
            return Err(Fault::NotNow("the table is not running"));
        }
        self.stand_in(seat, StandInCause::Resigned, step);
        self.pause_or_go_on(step);
        Ok(())
    }

    fn stand_in(&mut self, seat: Seat, cause: StandInCause, step: &mut Step) {
        step.lines.push(Line::StandIn { seat, cause });
        if let Some(play) = self.stage.play_mut() {
            play.stand_ins[seat.index()] = Some(cause);
        }
        self.tell_table(step);
        self.let_bots_think(step);
    }

    /// The time of the alarm has come: bots stand in for whose time is up.
    pub fn ring(&mut self, step: &mut Step) {
        let Stage::Playing(play) = &self.stage else { return };
        if play.paused_since.is_some() {
            return;
        }
        let (rule, to_act) = (self.head.clock, play.table.to_act());
        let is_late = |seat: &Seat| {
            let deadline = play.clocks[seat.index()].deadline(rule);
            to_act.contains(*seat) && deadline.is_some_and(|deadline| deadline <= step.now_ms)
        };
        let late: Vec<Seat> = self.people_playing().iter().filter(is_late).collect();
        for seat in late {
            self.stand_in(seat, StandInCause::Clock, step);
        }
        self.pause_or_go_on(step);
    }

    /// Writes the outcome into the head when the table is over, and keeps its record: other rules could not make it
    /// again. Answers whether it has just ended.
    pub(crate) fn note_the_end(&mut self, step: &mut Step) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        let Some(outcome) = play.table.outcome() else { return false };
        self.head.outcome = serde_json::to_value(&outcome).ok();
        let resigned =
            (0..).map(Seat).zip(&play.stand_ins).filter(|(_, cause)| **cause == Some(StandInCause::Resigned));
        self.head.resigned = resigned.map(|(seat, _)| seat).collect();
        let helped = (0..).map(Seat).zip(&play.helped).filter(|(_, helped)| **helped > MOST_HELPED);
        self.head.stood_in = helped.map(|(seat, _)| seat).collect();
        // Its names are added when somebody asks for it: in a log they could not be forgotten.
        let record = self.written(play, Vec::new());
        // A record is plain data with string keys, and that can be written.
        step.lines.push(Line::Record(serde_json::to_vec(&record).unwrap_or_default()));
        step.saves = true;
        step.ended = true;
        self.stage = match std::mem::replace(&mut self.stage, Stage::Gathering) {
            Stage::Playing(play) => Stage::Ended(play),
            stage => stage,
        };
        true
    }

    /// With whose eyes somebody may look back: with the own or, when the table is over, with everybody's.
    ///
    /// # Errors
    /// It is not for these eyes, or there is nothing to look back at.
    pub fn past(&self, person: Option<&str>, seat: Option<Seat>) -> Result<Past, Fault> {
        self.started()?;
        let own = person.and_then(|person| self.head.seat_of(person));
        let viewer = match seat.or(own) {
            None => Viewer::Spectator,
            Some(seat) if seat.index() >= self.head.seats.len() => return Err(Fault::NotFound("seat")),
            Some(seat) if own == Some(seat) || matches!(self.stage, Stage::Ended(_)) => Viewer::Seat(seat),
            Some(_) => return Err(Fault::Forbidden("the table is not over")),
        };
        Ok(Past { table: self.id.clone(), head: self.head.clone(), viewer })
    }

    /// The record of this table as it is now, with these people.
    pub(crate) fn written(&self, play: &Play, seats: Vec<Sitting>) -> Value {
        let mut record = play.table.record();
        let played =
            Played { id: self.id.clone(), since_ms: self.since_ms, times: play.times.clone(), seats };
        record["commitment"] = self.head.seed.commitment().to_string().into();
        record["table"] = serde_json::to_value(played).unwrap_or_default();
        if let Some(origin) = self.head.origin() {
            record["dice"] = serde_json::to_value(origin).unwrap_or_default();
        }
        record
    }

    /// The record of a table that is over, with the names that are known now.
    ///
    /// # Errors
    /// It is not over, or was over before records were kept.
    pub fn record(&self) -> Result<Value, Fault> {
        match (&self.stage, &self.record) {
            (Stage::Ended(play), _) => Ok(self.written(play, self.head.sittings())),
            (Stage::Kept { ended: true }, Some(record)) => {
                let mut record: Value =
                    serde_json::from_slice(record).map_err(|error| Fault::Broken(error.to_string()))?;
                if let Some(table) = record.get_mut("table").and_then(Value::as_object_mut) {
                    let seats = serde_json::to_value(self.head.sittings()).unwrap_or_default();
                    table.insert("seats".to_owned(), seats);
                }
                Ok(record)
            }
            (Stage::Kept { ended: true }, None) => Err(Fault::NotFound("record")),
            (Stage::Gathering | Stage::Playing(_) | Stage::Kept { ended: false }, _) => {
                Err(Fault::NotNow("a record holds the seed, so it is for tables that are over"))
            }
        }
    }
}
