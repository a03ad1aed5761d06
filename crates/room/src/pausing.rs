//! When all people are gone, the table waits for them: clocks stand still, and no bot plays on over their heads.

use crate::Room;
use crate::head::Sitter;
use crate::line::Line;
use crate::stage::Stage;
use crate::step::Step;
use crossroads_engine::Seat;

impl Room {
    /// Whether nobody is left who could go on. In real time whoever does not look on is gone. Where there is more time people
    /// come and go, and gone is for whom a bot has had to stand in. At a table of bots alone there is nobody to wait for.
    fn is_deserted(&self) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        let in_real_time = self.head.clock.is_in_real_time();
        let is_gone =
            |seat: Seat| !self.looks_on(seat) && (in_real_time || play.stand_ins[seat.index()].is_some());
        let people = self.people_of_the_table();
        if people.is_empty() || (in_real_time && self.heard) {
            return false;
        }
        people.iter().all(is_gone)
    }

    /// Whether the person in a seat looks on.
    fn looks_on(&self, seat: Seat) -> bool {
        match &self.head.seats[seat.index()] {
            Sitter::Person { id, .. } => self.is_here(Some(id)),
            Sitter::Bot { .. } | Sitter::Nobody | Sitter::Gone => false,
        }
    }

    /// Whether it waits until somebody is back.
    pub fn is_paused(&self) -> bool {
        self.stage.play().is_some_and(|play| play.paused_since.is_some())
    }

    /// Somebody asks for something here without looking on, as programs do. If they play here, they are back.
    pub fn attend(&mut self, person: Option<&str>, step: &mut Step) {
        let seat = person.and_then(|person| self.head.seat_of(person));
        if seat.is_some_and(|seat| self.people_of_the_table().contains(seat)) {
            self.be_here(step);
        }
    }

    /// Somebody who plays here is here.
    pub(crate) fn be_here(&mut self, step: &mut Step) {
        self.heard = true;
        self.pause_or_go_on(step);
    }

    /// Somebody looks on no more. If nobody who plays here does, those who only asked are not waited for either, until they
    /// ask again.
    pub(crate) fn part(&mut self, step: &mut Step) {
        self.heard &= self.people_of_the_table().iter().any(|seat| self.looks_on(seat));
        self.pause_or_go_on(step);
    }

    /// Stops the clocks when all people are gone, and lets them go on when somebody is back.
    pub(crate) fn pause_or_go_on(&mut self, step: &mut Step) {
        let is_deserted = self.is_deserted();
        let Stage::Playing(play) = &mut self.stage else { return };
        match (play.paused_since, is_deserted) {
            (None, true) => {
                step.lines.push(Line::Paused);
                play.pause(step.now_ms);
                play.stop_thinking();
                step.think.clear();
                self.tell_table(step);
            }
            (Some(_), false) => {
                step.lines.push(Line::Resumed);
                play.go_on(step.now_ms);
                self.tell_table(step);
                self.let_bots_think(step);
            }
            (None, false) | (Some(_), true) => {}
        }
    }
}
