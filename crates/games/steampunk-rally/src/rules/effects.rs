//! SR-14: race effects, and the batches they come in.

use super::{Outlook, Play};
use crate::data::{Card, Colour, DICE, Effect, GAUGE_LEAST, GAUGE_MOST};
use crate::events::{Declined, Event};
use crate::machine::Place;
use crate::rules::challenges;
use crate::state::{Batch, Frame, Open, Phase, Unbegun};
use crossroads_engine::{Chance, Seat, Sink, never};

/// The one effect that comes next without a decision: all that is left is of one kind (SR-14.2).
fn only_kind(batch: &Batch) -> Option<Effect> {
    let mut kinds = batch.kinds();
    let kind = kinds.next()?;
    (kinds.next().is_none() && batch.unbegun.is_empty()).then_some(kind)
}

/// Whether a die of a colour can be gained: not all of them lie in pools and storage slots (SR-16.6).
pub(crate) fn has_dice(open: &Open, colour: Colour) -> bool {
    open.dice_held(colour) < DICE
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Goes on with a batch: all of it is applied, in the order the seat likes (SR-7.14, SR-14.2). It is asked wherever
    /// there are two things to choose from, or a challenge to pause for (SR-17.3).
    pub fn resolve(&mut self, seat: Seat, batch: Batch) -> Outlook {
        if batch.unbegun.is_empty() && batch.kinds().next().is_none() {
            return Outlook::GoesOn;
        }
        self.push(seat, Frame::Batch(batch));
        match only_kind(&batch).filter(|_| !challenges::may_pause(self.open(), seat)) {
            Some(effect) => {
                self.apply_next(seat, effect);
                Outlook::GoesOn
            }
            None => Outlook::Waits,
        }
    }

    /// The batch that is being applied.
    fn batch_mut(&mut self, seat: Seat) -> Option<&mut Batch> {
        match self.racer_mut(seat).work.last_mut() {
            Some(Frame::Batch(batch)) => Some(batch),
            other => {
                never!("{other:?} is no batch");
                None
            }
        }
    }

    /// Adds so many copies of a card's effects to a batch. Where they offer a choice of groups, each copy chooses for
    /// itself when it is begun (SR-7.15).
    pub fn generate(batch: &mut Batch, card: Card, times: u8) {
        if let [group] = card.groups() {
            return batch.add(group, times);
        }
        match batch.unbegun.iter_mut().find(|copies| copies.card == card) {
            Some(copies) => copies.times += times,
            None => batch.unbegun.push(Unbegun { card, times }),
        }
    }

    /// A copy is begun with one of its groups (SR-14.3).
    pub fn choose_group(&mut self, seat: Seat, card: Card, group: u8) {
        let Some(effects) = card.groups().get(usize::from(group)) else {
            return never!("{card:?} has no group {group}");
        };
        let Some(batch) = self.batch_mut(seat) else { return };
        let Some(place) = batch.unbegun.iter().position(|copies| copies.card == card) else {
            return never!("no copy of {card:?} is left to begin");
        };
        batch.add(effects, 1);
        batch.unbegun[place].times -= 1;
        if batch.unbegun[place].times == 0 {
            batch.unbegun.remove(place);
        }
        self.tell(Event::GroupChosen { seat, card, group });
    }

    /// Applies one effect; a symbol shown n times is n effects (SR-14.16).
    pub fn apply_next(&mut self, seat: Seat, effect: Effect) {
        if let Some(batch) = self.batch_mut(seat) {
            match &mut batch.left[effect as usize] {
                0 => never!("no {effect:?} is left"),
                left => *left -= 1,
            }
        }
        match effect {
            Effect::Motion => self.step(seat, false),
            Effect::Smooth => self.step(seat, true),
            Effect::Reinforce => self.reinforce(seat),
            Effect::Damage => self.damage(seat),
            Effect::Cog => self.gain_cogs(seat, 1),
            Effect::GainSteam => self.gain_die(seat, Colour::Steam),
            Effect::GainHeat => self.gain_die(seat, Colour::Heat),
            Effect::GainElectric => self.gain_die(seat, Colour::Electric),
            Effect::DiscardSteam => self.may_discard(seat, Some(Colour::Steam), effect),
            Effect::DiscardHeat => self.may_discard(seat, Some(Colour::Heat), effect),
            Effect::DiscardElectric => self.may_discard(seat, Some(Colour::Electric), effect),
            Effect::DiscardAny => self.may_discard(seat, None, effect),
        }
    }

    /// What cannot be carried out is skipped (SR-14.17).
    pub fn skip(&mut self, seat: Seat, effect: Effect) {
        self.tell(Event::EffectSkipped { seat, effect });
    }

    /// A die goes from the bank to the pool (SR-14.4); in the Race phase it is rolled at once (SR-14.5), at other times
    /// it lies there unrolled (SR-11.6). Dice in slots are only markers, for which anything can stand in: a gain
    /// succeeds as long as not all dice of the colour lie in pools and storage slots (SR-16.5, SR-16.6).
    pub fn gain_die(&mut self, seat: Seat, colour: Colour) {
        if !has_dice(self.open(), colour) {
            return self.skip(seat, Effect::gain(colour));
        }
        let value = if matches!(self.open().phase, Phase::Race(_)) { self.roll(seat) } else { 0 };
        self.racer_mut(seat).pool.add(colour, value);
        self.tell(Event::DieGained { seat, colour, value });
    }

    /// Cogs never run out (SR-1.4, SR-14.11).
    pub fn gain_cogs(&mut self, seat: Seat, cogs: u8) {
        let racer = self.racer_mut(seat);
        racer.cogs = racer.cogs.saturating_add(cogs.into());
        self.tell(Event::CogsGained { seat, cogs });
    }

    /// The gauge goes up; at its top a cog comes instead (SR-14.10).
    fn reinforce(&mut self, seat: Seat) {
        if self.racer(seat).gauge >= GAUGE_MOST {
            return self.gain_cogs(seat, 1);
        }
        self.racer_mut(seat).gauge += 1;
        let gauge = self.racer(seat).gauge;
        self.tell(Event::GaugeRose { seat, gauge });
    }

    /// The gauge goes down (SR-14.7); below its last value is the breakdown icon (SR-14.8).
    pub fn damage(&mut self, seat: Seat) {
        if self.racer(seat).gauge <= GAUGE_LEAST {
            self.tell(Event::BrokeDown { seat });
            return self.push(seat, Frame::Breakdown);
        }
        self.racer_mut(seat).gauge -= 1;
        let gauge = self.racer(seat).gauge;
        self.tell(Event::GaugeFell { seat, gauge });
    }

    fn may_discard(&mut self, seat: Seat, colour: Option<Colour>, effect: Effect) {
        let fits = |part: &crate::machine::Part| {
            part.kinds().any(|die| colour.is_none_or(|colour| die.colour == colour))
        };
        if self.racer(seat).machine.iter().any(fits) {
            self.tell(Event::EffectBegan { seat, effect });
            self.push(seat, Frame::DiscardDie(colour));
        } else {
            self.skip(seat, effect);
        }
    }

    /// A die returns from a slot to the bank, whatever it shows; the slot is free again (SR-14.6).
    pub fn discard_die(&mut self, seat: Seat, place: Place, colour: Colour, value: u8) {
        self.racer_mut(seat).work.pop();
        let part = &mut self.racer_mut(seat).machine[usize::from(place)];
        part.change(colour, value, 0);
        let card = part.card;
        self.tell(Event::DieDiscarded { seat, card, colour, value });
    }

    /// The seat does without what it may do, and so with the rest of it.
    pub fn decline(&mut self, seat: Seat) {
        let what = match self.racer_mut(seat).work.pop() {
            Some(Frame::SetDice(_)) => Declined::SetDice,
            Some(Frame::DiscardDie(_)) => Declined::DiscardDie,
            other => return never!("{other:?} cannot be declined"),
        };
        self.tell(Event::Declined { seat, what });
    }
}
