//! Before the start and after the end: who sits where, and whether it is played again.

use crate::fault::Fault;
use crate::head::{Head, Sitter};
use crate::play::{self, Play};
use crate::rating::Change;
use crate::stage::Stage;
use crate::step::Step;
use crate::{Person, Room};
use crossroads_bots::roster;
use crossroads_engine::Seat;
use crossroads_engine::dice::Nonce;

/// How somebody sits down.
#[derive(Clone, Copy, Default, Debug)]
pub struct Place<'a> {
    /// In which seat; any if nothing is said.
    pub seat: Option<Seat>,
    /// The secret of the invitation, if the table is not listed.
    pub invite: Option<&'a str>,
    /// What they add to the dice.
    pub nonce: Option<Nonce>,
    /// Who does not want to play with them: whoever of these made the table keeps them from sitting down.
    pub shunned_by: &'a [String],
}

impl Room {
    /// A person sits down.
    ///
    /// # Errors
    /// It has started, the person sits there, may not come, or the seat is taken.
    pub fn sit(&mut self, person: &Person, place: Place<'_>, step: &mut Step) -> Result<(), Fault> {
        let Place { seat, invite, nonce, shunned_by } = place;
        self.must_gather()?;
        if self.head.seat_of(&person.id).is_some() {
            return Err(Fault::NotNow("you sit here already"));
        }
        if shunned_by.contains(&self.head.host) {
            return Err(Fault::Forbidden("whoever made this table does not want to play with you"));
        }
        let is_expected = person.id == self.head.host || self.head.expected.contains(&person.id);
        if !self.listed && invite != Some(self.head.invite.as_str()) && !is_expected {
            return Err(Fault::Forbidden("this table is by invitation"));
        }
        let seat = seat.or_else(|| self.head.free_seat()).ok_or(Fault::NotNow("every seat is taken"))?;
        match self.head.seats.get_mut(seat.index()) {
            Some(free @ Sitter::Nobody) => {
                *free = Sitter::of(person);
            }
            Some(_) => return Err(Fault::NotNow("the seat is taken")),
            None => return Err(Fault::NotFound("seat")),
        }
        self.head.add_to_dice(seat, nonce);
        self.save_and_tell(step);
        if self.head.starts_when_full && self.head.free_seat().is_none() {
            return self.begin(step);
        }
        Ok(())
    }

    /// A person leaves before the start.
    ///
    /// # Errors
    /// It has started, or the person does not sit there.
    pub fn stand_up(&mut self, person: &str, step: &mut Step) -> Result<(), Fault> {
        self.must_gather()?;
        let seat = self.seat_of(person)?;
        self.head.seats[seat.index()] = Sitter::Nobody;
        self.head.add_to_dice(seat, None);
        self.save_and_tell(step);
        Ok(())
    }

    /// The host sends a seat away before the start, or puts a bot there.
    ///
    /// # Errors
    /// It has started, somebody else is the host, or there is no such seat or bot.
    pub fn place(&mut self, by: &str, seat: Seat, bot: Option<String>, step: &mut Step) -> Result<(), Fault> {
        self.must_gather()?;
        self.must_be_host(by)?;
        if let Some(name) = &bot
            && roster::any_bot(&self.head.game, name, 0).is_none()
        {
            return Err(Fault::NotFound("bot"));
        }
        let place = self.head.seats.get_mut(seat.index()).ok_or(Fault::NotFound("seat"))?;
        *place = bot.map_or(Sitter::Nobody, |name| Sitter::Bot { name });
        self.head.add_to_dice(seat, None);
        self.save_and_tell(step);
        Ok(())
    }

    /// The host starts.
    ///
    /// # Errors
    /// It has started, somebody else is the host, or a seat is free.
    pub fn start(&mut self, by: &str, step: &mut Step) -> Result<(), Fault> {
        self.must_gather()?;
        self.must_be_host(by)?;
        if self.head.free_seat().is_some() {
            return Err(Fault::NotNow("a seat is free"));
        }
        self.begin(step)
    }

    fn begin(&mut self, step: &mut Step) -> Result<(), Fault> {
        let (table, events) = play::open(&self.id, &self.head)?;
        self.head.rules_version = Some(table.info().rules_version);
        // The clocks of a table that wakes are counted from here.
        self.since_ms = step.now_ms;
        self.heard = true;
        self.stage = Stage::Playing(Box::new(Play::begin(table, self.head.clock, step.now_ms)));
        self.save_and_tell(step);
        self.tell_beginning(&*events, step);
        self.let_bots_think(step);
        Ok(())
    }

    /// Another table for the same bots and for whoever of the people wants to play again, under this id. Whoever asks second
    /// gets the same one; nobody sits there before they have asked.
    ///
    /// # Errors
    /// The person did not sit there, or it is not over.
    pub fn rematch(
        &mut self,
        person: &str,
        id: String,
        nonce: Option<Nonce>,
        step: &mut Step,
    ) -> Result<String, Fault> {
        if self.head.seat_of(person).is_none() {
            return Err(Fault::Forbidden("you did not sit here"));
        }
        if !matches!(self.stage, Stage::Ended(_) | Stage::Kept { ended: true }) {
            return Err(Fault::NotNow("the table is not over"));
        }
        if let Some(again) = &self.head.rematch {
            return Ok(again.clone());
        }
        let stays = |sitter: &Sitter| match sitter {
            Sitter::Bot { .. } => true,
            Sitter::Person { id, .. } => id == person,
            Sitter::Nobody | Sitter::Gone => false,
        };
        let seats =
            self.head.seats.iter().map(|sitter| if stays(sitter) { sitter.clone() } else { Sitter::Nobody });
        let nonces = self.head.seats.iter().map(|sitter| match sitter {
            Sitter::Person { id, .. } if id == person => nonce,
            _ => None,
        });
        let head = Head {
            seats: seats.collect(),
            nonces: Some(nonces.collect()),
            expected: self.head.people().map(str::to_owned).collect(),
            host: person.to_owned(),
            rematch_of: Some(self.id.clone()),
            rules_version: None,
            outcome: None,
            resigned: Vec::new(),
            stood_in: Vec::new(),
            ratings: Vec::new(),
            changes: Vec::new(),
            ..self.head.clone()
        };
        step.lay = Some((id.clone(), Box::new(head)));
        self.head.rematch = Some(id.clone());
        self.save_and_tell(step);
        Ok(id)
    }

    /// Somebody is forgotten who is named there. A running table goes on with a bot in the seat.
    pub fn forget(&mut self, person: &str, step: &mut Step) {
        self.head.forget(person, matches!(self.stage, Stage::Gathering));
        self.chat.forget(person);
        self.save_and_tell(step);
        self.part(step);
        self.let_bots_think(step);
    }

    /// How well its people were supposed to play when it had ended, and before. Everybody is told.
    pub fn rate(&mut self, ratings: Vec<Option<f64>>, changes: Vec<Option<Change>>, step: &mut Step) {
        self.head.ratings = ratings;
        self.head.changes = changes;
        self.save_and_tell(step);
    }

    pub(crate) fn must_gather(&self) -> Result<(), Fault> {
        match self.stage {
            Stage::Gathering => Ok(()),
            _ => Err(Fault::NotNow("the table has started")),
        }
    }

    pub(crate) fn save_and_tell(&mut self, step: &mut Step) {
        step.saves = true;
        self.tell_table(step);
    }
}
