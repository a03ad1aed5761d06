//! Who is told what: the table to everybody who looks on, and what has changed on the board to each kind of viewer.

use crate::clock::{ClockRule, SeatClock};
use crate::fault::Fault;
use crate::protocol::{BackTo, ClockTold, Frame, Told, Update, frame};
use crate::room::Watcher;
use crate::step::Step;
use crate::steps::Done;
use crate::{Room, history, numbering};
use crossroads_engine::erased::{AnyEvents, SeenEvent, Sight};
use crossroads_engine::words::Text;
use crossroads_engine::{Message, Seat, Viewer};
use serde_json::value::{RawValue, to_raw_value};

impl Room {
    /// Somebody follows the table from now on, and is told what they have missed since the last update they saw, and what was
    /// said, but by whom they have blocked.
    pub fn watch(&mut self, watcher: Watcher, last: Option<u64>, deaf_to: &[String], step: &mut Step) {
        let Watcher { socket, person } = watcher.clone();
        let person = person.as_deref();
        let place = self.feed_of(person);
        let seat = self.viewer(place).seat();
        let was_here = self.is_here(person);
        self.watchers.retain(|other| other.socket != socket);
        if self.is_paused() {
            // Whoever comes back hears that it has waited for them.
            step.told.push((socket, frame(&Told::Table(&self.told(person)))));
        }
        self.watchers.push(watcher);
        self.pause_or_go_on(step);
        match seat {
            Some(seat) if self.is_timed_out(seat) => self.come_back(seat, step),
            Some(_) if !was_here => self.tell_table(step),
            // Nothing of the table has changed for those who were here already.
            _ => step.told.push((socket, frame(&Told::Table(&self.told(person))))),
        }
        self.tell_chat(socket, deaf_to, step);
        self.let_bots_think(step);
        let Some(play) = self.stage.play() else { return };
        let missed = last.and_then(|seen| play.feeds[place].since(seen, play.numbering.number(place)));
        let missed = missed.unwrap_or_else(|| self.fresh_update(place, &[]).into_iter().collect());
        step.told.extend(missed.into_iter().map(|frame| (socket, frame)));
    }

    /// Somebody follows it no more.
    pub fn unwatch(&mut self, socket: u64, step: &mut Step) {
        let left = self.watchers.iter().position(|watcher| watcher.socket == socket);
        let Some(Watcher { person, .. }) = left.map(|place| self.watchers.remove(place)) else { return };
        let sits = person.as_deref().is_some_and(|person| self.head.seat_of(person).is_some());
        if sits && !self.is_here(person.as_deref()) {
            self.tell_table(step);
            self.part(step);
        }
    }

    /// Whether a person looks on, through whatever socket.
    pub(crate) fn is_here(&self, person: Option<&str>) -> bool {
        person.is_some() && self.watchers.iter().any(|watcher| watcher.person.as_deref() == person)
    }

    /// The feed of a person: that of the own seat, or that of the spectators.
    fn feed_of(&self, person: Option<&str>) -> usize {
        person.and_then(|person| self.head.seat_of(person)).map_or(self.head.seats.len(), Seat::index)
    }

    fn viewer(&self, place: usize) -> Viewer {
        numbering::viewer(place, self.head.seats.len())
    }

    /// The sockets of one kind of viewer.
    fn looking(&self, place: usize) -> Vec<u64> {
        let is_of_place = |watcher: &&Watcher| self.feed_of(watcher.person.as_deref()) == place;
        self.watchers.iter().filter(is_of_place).map(|watcher| watcher.socket).collect()
    }

    /// Tells everybody who looks on who sits where; the invitation only those who may invite.
    pub(crate) fn tell_table(&self, step: &mut Step) {
        for Watcher { socket, person } in &self.watchers {
            let told = self.told(person.as_deref());
            step.told.push((*socket, frame(&Told::Table(&told))));
        }
    }

    /// Tells everybody who looks on the same.
    pub fn tell_all(&self, told: &Told<'_>, step: &mut Step) {
        let frame = frame(told);
        step.told.extend(self.watchers.iter().map(|watcher| (watcher.socket, frame.clone())));
    }

    /// Tells everybody who looks on what they may know of a step. Who can see nothing of it is sent nothing: games promise
    /// that nothing changes for them, and their conformance suite holds them to it.
    pub(crate) fn tell_step(&mut self, done: &[Done], step: &mut Step) {
        for place in 0..=self.head.seats.len() {
            let looking = self.looking(place);
            let Some(play) = self.stage.play() else { return };
            if looking.is_empty() || !play.numbering.is_seen_by(place) {
                continue;
            }
            let (number, back_to) = (play.numbering.number(place), play.numbering.back_to(place));
            let events = history::seen_by(done, self.viewer(place));
            let Some(update) =
                self.picture(place).and_then(|picture| self.write(place, &picture, &events, back_to))
            else {
                continue;
            };
            if let Some(play) = self.stage.play_mut() {
                play.feeds[place].keep(number, update.clone());
            }
            step.told.extend(looking.into_iter().map(|socket| (socket, update.clone())));
        }
    }

    /// Tells everybody who looks on how the table begins.
    pub(crate) fn tell_beginning(&self, events: &dyn AnyEvents, step: &mut Step) {
        for place in 0..=self.head.seats.len() {
            let update = self.fresh_update(place, &events.seen_by(self.viewer(place)));
            let looking = self.looking(place).into_iter();
            step.told.extend(looking.filter_map(|socket| Some((socket, update.clone()?))));
        }
    }

    /// The whole picture for somebody who has seen nothing yet.
    fn fresh_update(&self, place: usize, events: &[SeenEvent]) -> Option<Frame> {
        self.write(place, &self.picture(place)?, events, None)
    }

    fn write(
        &self,
        place: usize,
        picture: &Picture,
        events: &[SeenEvent],
        back_to: Option<BackTo>,
    ) -> Option<Frame> {
        let update = self.update(place, picture, events)?;
        Some(frame(&Told::Update(Update { back_to, ..update })))
    }

    fn picture(&self, place: usize) -> Option<Picture> {
        let play = self.stage.play()?;
        let viewer = self.viewer(place);
        let nothing = || RawValue::from_string("[]".to_owned()).ok();
        let legal = viewer.seat().map_or_else(nothing, |seat| Some(play.table.legal(seat)))?;
        let can_undo = viewer.seat().is_some_and(|seat| play.table.can_undo(seat));
        let Sight { view, prompt } = play.table.view(viewer);
        Some(Picture { view, prompt, legal, can_undo })
    }

    fn update<'a>(
        &'a self,
        place: usize,
        picture: &'a Picture,
        events: &'a [SeenEvent],
    ) -> Option<Update<'a>> {
        let play = self.stage.play()?;
        Some(Update {
            table: &self.id,
            number: play.numbering.number(place),
            seat: self.viewer(place).seat(),
            events,
            back_to: None,
            view: &picture.view,
            legal: &picture.legal,
            prompt: picture.prompt.clone(),
            can_undo: picture.can_undo,
            to_act: play.table.to_act().iter().collect(),
            clocks: self.clocks_told(),
        })
    }

    /// How the clocks stand, if there are any.
    pub(crate) fn clocks_told(&self) -> Vec<ClockTold> {
        let (rule, play) = (self.head.clock, self.stage.play());
        let is_paused = self.is_paused();
        let told = |(seat, clock): (usize, &SeatClock)| ClockTold {
            seat: Seat(seat as u8),
            bank_ms: clock.bank_ms(),
            deadline_ms: clock.deadline(rule).filter(|_| !is_paused),
        };
        match rule {
            ClockRule::None => Vec::new(),
            ClockRule::Each { .. } => {
                play.map_or_else(Vec::new, |play| play.clocks.iter().enumerate().map(told).collect())
            }
        }
    }

    /// What a person may see of the board now, as the socket would send it.
    ///
    /// # Errors
    /// There is no board to see.
    pub fn look(&self, person: Option<&str>) -> Result<Box<RawValue>, Fault> {
        let fault = self.started().err().unwrap_or(Fault::NotFound("board"));
        let place = self.feed_of(person);
        let picture = self.picture(place).ok_or_else(|| fault.clone())?;
        let update = self.update(place, &picture, &[]).ok_or_else(|| fault.clone())?;
        to_raw_value(&update).map_err(|_| fault)
    }

    /// The same as text.
    ///
    /// # Errors
    /// There is no board to see.
    pub fn text(&self, person: Option<&str>) -> Result<Text, Fault> {
        Ok(self.started()?.table.text(self.viewer(self.feed_of(person)), &[]))
    }
}

/// What a viewer sees of a table, before it is put into a message.
struct Picture {
    view: Box<RawValue>,
    /// Follows from the view.
    prompt: Option<Message>,
    legal: Box<RawValue>,
    can_undo: bool,
}
