//! Bots at a table: who is set to think, and what becomes of a thought.

use crate::Room;
use crate::fault::Fault;
use crate::head::Sitter;
use crate::protocol::Deed;
use crate::stage::Stage;
use crate::step::{Riddle, Step, Thought};
use crossroads_bots::player::Patience;
use crossroads_bots::roster;
use crossroads_engine::erased::{AnyTable, Sight};
use crossroads_engine::{Seat, Viewer};
use std::hash::{DefaultHasher, Hash, Hasher};

impl Room {
    /// Sets every bot that is waited for to think.
    pub(crate) fn let_bots_think(&mut self, step: &mut Step) {
        // A table of bots alone goes on while somebody looks: nobody else's bot waits for them.
        let is_unseen = self.people_of_the_table().is_empty() && self.watchers.is_empty();
        if is_unseen || self.is_paused() {
            return;
        }
        let stand_in = self.stand_in_bot();
        let Stage::Playing(play) = &mut self.stage else { return };
        for seat in play.table.to_act().iter() {
            if play.thinking[seat.index()].is_some() {
                continue;
            }
            let name = match (&self.head.seats[seat.index()], play.stand_ins[seat.index()]) {
                (Sitter::Bot { name }, _) => name.as_str(),
                (Sitter::Person { .. }, Some(_)) | (Sitter::Gone, _) => stand_in,
                (Sitter::Person { .. }, None) | (Sitter::Nobody, _) => continue,
            };
            let bot = play.bots[seat.index()].take();
            let hire = || roster::any_bot(&self.head.game, name, luck(&*play.table, seat));
            let Some(bot) = bot.or_else(hire) else { continue };
            let patience = Patience::endless();
            play.thinking[seat.index()] = Some(patience.clone());
            step.think.push(Riddle { table: play.table.copy(), seat, bot, patience });
        }
    }

    /// Nobody wants to know any more what bots think about: the room is about to sleep.
    pub fn stop_thinking(&mut self) {
        if let Some(play) = self.stage.play_mut() {
            play.stop_thinking();
        }
    }

    /// The bot that stands in for people: the strongest there is.
    fn stand_in_bot(&self) -> &'static str {
        roster::bots(&self.head.game).last().map_or("random", |row| row.name)
    }

    /// A bot has thought, or has been stopped.
    ///
    /// # Errors
    /// Its action is refused: the table has moved on meanwhile, and the bot thinks again.
    pub fn hear_thought(
        &mut self,
        seat: Seat,
        thought: Option<Thought>,
        step: &mut Step,
    ) -> Result<(), Fault> {
        let Some(play) = self.stage.play_mut() else { return Ok(()) };
        // A thought that was stopped may have been begun anew by now.
        let Some(Thought { action, player }) = thought else { return Ok(()) };
        if play.thinking[seat.index()].take().is_none() {
            return Ok(());
        }
        play.bots[seat.index()] = player;
        let Some(action) = action.filter(|_| play.table.to_act().contains(seat)) else { return Ok(()) };
        let done = self.play_in(seat, None, &[Deed::Act(action)], step);
        if done.is_err() {
            self.let_bots_think(step);
        }
        done
    }

    /// What is needed to think for a person who is waited for.
    ///
    /// # Errors
    /// They hold no decision, or others play without hints.
    pub fn ponder(&self, person: &str) -> Result<Riddle, Fault> {
        let seat = self.seat_of(person)?;
        if !self.head.has_hints() {
            return Err(Fault::Forbidden(
                "where several people play there are hints at assisted tables only",
            ));
        }
        let play = self.started()?;
        if !play.table.to_act().contains(seat) {
            return Err(Fault::NotNow("you hold no decision"));
        }
        let bot = roster::any_bot(&self.head.game, self.stand_in_bot(), luck(&*play.table, seat));
        let bot = bot.ok_or(Fault::NotFound("bot"))?;
        Ok(Riddle { table: play.table.copy(), seat, bot, patience: Patience::endless() })
    }
}

/// Where the luck of a bot comes from that is hired now: from what its seat sees and from nothing else, so that what it does
/// tells nobody of what others did in secret.
fn luck(table: &dyn AnyTable, seat: Seat) -> u64 {
    let Sight { view, .. } = table.view(Viewer::Seat(seat));
    let mut hasher = DefaultHasher::new();
    view.get().hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossroads_engine::Seed;
    use serde_json::json;

    #[test]
    fn a_hired_bot_has_its_luck_from_what_its_seat_sees() {
        let heat = roster::game("heat").expect("HEAT is here");
        let (mut table, _) = heat.new_table(&json!({}), 2, Seed([1; 32])).expect("a table for two");
        let (ana, bo) = (Seat(0), Seat(1));
        let before = [ana, bo].map(|seat| luck(&*table, seat));
        assert!(table.act(bo, &json!({ "shift_gear": 2 })).is_ok(), "a secret gear");
        let after = [ana, bo].map(|seat| luck(&*table, seat));
        assert_eq!(before[0], after[0], "Ana cannot know of it, and no more can her hint");
        assert_ne!(before[1], after[1], "Bo can");
    }
}
