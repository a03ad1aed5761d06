//! SR-11: boosts, whom they touch, and answers to them.

use super::{Play, Why};
use crate::actions::Action;
use crate::data::{Boon, BoostRow, Card, Colour, Lasts, Target, When};
use crate::events::Event;
use crate::machine::{Part, Place};
use crate::rules::{draft, round};
use crate::state::{Batch, Frame, Incoming, Phase, Stash, State};
use crossroads_engine::{Chance, Refusal, Seat, SeatSet, Sink, never};

/// Calls with the different boosts of a stash.
pub(crate) fn kinds(stash: &Stash, mut call: impl FnMut(Card)) {
    let mut seen = 0_u64;
    for stashed in stash.iter() {
        let bit = 1 << (stashed.boost.0 % 64);
        if seen & bit == 0 {
            seen |= bit;
            call(stashed.boost);
        }
    }
}

/// Whether a card may be played in this phase at all (SR-6.6, SR-11.1).
fn is_time(when: When, phase: Phase) -> bool {
    match when {
        When::Any => true,
        When::Draft => matches!(phase, Phase::Pick(_) | Phase::Use(_)),
        When::Vent => matches!(phase, Phase::BoostTurn(_) | Phase::Vent),
        When::Race => matches!(phase, Phase::Race(_)),
    }
}

/// Whether a seat may play boosts at all: while another one has its turn for them, only as an answer (SR-6.10).
pub(crate) fn check_turn(state: &State, seat: Seat) -> Result<(), Refusal<Why>> {
    match state.open.phase {
        Phase::BoostTurn(turn) if turn != seat || state.open.racers[seat].done => {
            Err(Refusal::at("SR-6.10", Why::NotNow))
        }
        _ => Ok(()),
    }
}

/// Whether a seat has the boost and may play it now. There is no limit to how many (SR-11.2).
pub(crate) fn check(state: &State, seat: Seat, boost: Card) -> Result<&'static BoostRow, Refusal<Why>> {
    let stashed = state.hidden.stashes[seat].iter().any(|stashed| stashed.boost == boost);
    let Some(row) = boost.boost().filter(|_| stashed) else {
        return Err(Refusal::at("SR-5.13", Why::NotStashed));
    };
    if !is_time(row.when, state.open.phase) {
        return Err(Refusal::at("SR-11.1", Why::WrongPhase));
    }
    if row.unless_leading && state.open.leaders().contains(seat) {
        return Err(Refusal::at("SR-11.9", Why::Leading));
    }
    Ok(row)
}

/// Whether the boost asks for this target.
pub(crate) fn check_target(
    state: &State,
    seat: Seat,
    row: &BoostRow,
    on: Option<Seat>,
) -> Result<(), Refusal<Why>> {
    let fits = match (row.target, on) {
        (Target::OneOpponent, Some(other)) => other != seat && state.open.racers.has(other),
        (Target::OneOpponent, None) => false,
        (Target::Own | Target::Leaders | Target::Everybody, on) => on.is_none(),
    };
    if fits { Ok(()) } else { Err(Refusal::at("SR-11.1", Why::WrongTarget)) }
}

/// Appends the boosts that a seat may play.
pub(crate) fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    if check_turn(state, seat).is_err() {
        return;
    }
    kinds(&state.hidden.stashes[seat], |boost| match check(state, seat, boost) {
        Ok(row) if row.target == Target::OneOpponent => {
            let others = Seat::all(state.open.seats()).filter(|other| *other != seat);
            into.extend(others.map(|other| Action::PlayBoost { boost, on: Some(other) }));
        }
        Ok(_) => into.push(Action::PlayBoost { boost, on: None }),
        Err(_) => {}
    });
}

/// Appends the boosts that may be an answer.
pub(crate) fn legal_answers(state: &State, seat: Seat, into: &mut Vec<Action>) {
    kinds(&state.hidden.stashes[seat], |boost| {
        if boost.boost().is_some_and(|row| row.answers) {
            into.push(Action::Answer(boost));
        }
    });
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Plays a boost: its effects are applied at once, in whatever phase it is (SR-11.3); the card is then discarded
    /// (SR-11.4), or lies face up while it lasts (SR-11.5). Places are judged now (SR-11.9).
    pub fn play_boost(&mut self, seat: Seat, boost: Card, on: Option<Seat>) {
        let Some(row) = boost.boost() else {
            return never!("{boost:?} is no boost");
        };
        self.take_from_stash(seat, boost);
        self.closes.insert(seat);
        self.tell(Event::BoostPlayed { seat, boost, on });
        match row.lasts {
            Lasts::Moment => self.open_mut().piles.add(boost),
            Lasts::Phase | Lasts::Round => self.racer_mut(seat).lasting.push(boost),
        }
        let mut touched = match row.target {
            Target::Own => SeatSet::EMPTY,
            Target::OneOpponent => on.map_or_else(
                || {
                    never!("{boost:?} is played on nobody");
                    SeatSet::EMPTY
                },
                SeatSet::only,
            ),
            Target::Leaders => self.open().leaders(),
            Target::Everybody => SeatSet::first(self.open().seats()),
        };
        touched.remove(seat);
        for other in touched.iter() {
            self.closes.insert(other);
            self.racer_mut(other).incoming.push(Incoming { boost, from: seat });
            self.settle(other);
        }
        if row.target == Target::Own {
            self.enjoy(seat, boost, row);
        }
    }

    /// What a boost does to the seat that plays it. A card may be played even if nothing comes of it (SR-11.9).
    fn enjoy(&mut self, seat: Seat, boost: Card, row: &BoostRow) {
        match row.boon {
            Boon::Effects(_) => {
                let instead = row.if_last.filter(|_| self.open().last().contains(seat));
                let batch = instead.map_or_else(|| Self::generated(boost), |group| Batch::of(group, 1));
                self.push(seat, Frame::Batch(batch));
            }
            Boon::LowerDice(pips) => {
                self.racer_mut(seat).machine.iter_mut().for_each(|part| part.lower_all(pips));
                self.tell(Event::AllVented { seat, pips });
            }
            Boon::SetDice(dice) => self.may_set_dice(seat, dice),
            Boon::RefreshPart => {
                if self.racer(seat).machine.iter().skip(1).any(Part::takes_dice) {
                    self.push(seat, Frame::Refresh);
                }
            }
            Boon::DrawPart => {
                if crate::data::Deck::PARTS.into_iter().any(|deck| draft::can_draw(self.state, deck)) {
                    self.push(seat, Frame::DrawPart);
                }
            }
            Boon::Relight => {
                self.racer_mut(seat).bulb = true;
                self.tell(Event::BulbOn { seat });
            }
            // What lasts is read where it matters; what is taken from others comes from them.
            Boon::Shield | Boon::IgnoreTerrain | Boon::WorseTerrain | Boon::StealCogs(_) => {}
        }
    }

    /// The effects of a boost, which is resolved once.
    fn generated(boost: Card) -> Batch {
        let mut batch = Batch::default();
        Self::generate(&mut batch, boost, 1);
        batch
    }

    /// The card leaves the stash; of copies that are alike, the oldest.
    pub fn take_from_stash(&mut self, seat: Seat, boost: Card) {
        let stash = &mut self.state.hidden.stashes[seat];
        match stash.iter().position(|stashed| stashed.boost == boost) {
            Some(place) => stash.remove(place),
            None => never!("seat {seat} has not stashed {boost:?}"),
        }
    }

    /// A boost of another seat reaches this one, which is asked for an answer if it has any stashed card (SR-11.8).
    pub fn receive(&mut self, seat: Seat, incoming: Incoming) {
        if self.racer(seat).has_lasting(Boon::Shield) {
            self.tell(Event::BoostWarded { seat, boost: incoming.boost });
        } else if self.state.hidden.stashes[seat].is_empty() {
            self.strike(seat, incoming);
        } else {
            self.undone(seat);
            self.push(seat, Frame::Answer(incoming));
        }
    }

    /// The seat answers, or does not.
    pub fn answer(&mut self, seat: Seat, boost: Option<Card>) {
        let Some(Frame::Answer(incoming)) = self.racer_mut(seat).work.pop() else {
            return never!("seat {seat} is asked for no answer");
        };
        self.closes.insert(incoming.from);
        if let Some(boost) = boost {
            self.play_boost(seat, boost, None);
            self.tell(Event::BoostWarded { seat, boost: incoming.boost });
        } else {
            self.tell(Event::NotAnswered { seat, boost: incoming.boost });
            self.strike(seat, incoming);
        }
    }

    /// A boost takes effect on another seat than the one that played it.
    fn strike(&mut self, seat: Seat, incoming: Incoming) {
        let Incoming { boost, from } = incoming;
        let Some(row) = boost.boost() else {
            return never!("{boost:?} is no boost");
        };
        self.closes.insert(seat);
        self.undone(seat);
        self.tell(Event::BoostStruck { seat, boost, from });
        match row.boon {
            // Whoever applies the effects also chooses among their groups (SR-14.3).
            Boon::Effects(_) => self.push(seat, Frame::Batch(Self::generated(boost))),
            Boon::StealCogs(most) => {
                let cogs = u16::from(most).min(self.racer(seat).cogs);
                self.racer_mut(seat).cogs -= cogs;
                self.racer_mut(from).cogs += cogs;
                self.tell(Event::CogsStolen { seat: from, from: seat, cogs: cogs as u8 });
            }
            Boon::WorseTerrain => self.racer_mut(seat).avalanches += 1,
            Boon::LowerDice(_)
            | Boon::SetDice(_)
            | Boon::Shield
            | Boon::IgnoreTerrain
            | Boon::RefreshPart
            | Boon::DrawPart
            | Boon::Relight => {}
        }
    }

    /// «Done» falls away when something reaches a seat (SR-4.5).
    fn undone(&mut self, seat: Seat) {
        if round::can_be_withdrawn(self.open().phase) {
            self.racer_mut(seat).done = false;
        }
    }

    fn may_set_dice(&mut self, seat: Seat, dice: u8) {
        let low = |colour: Colour| self.racer(seat).pool.values(colour).any(|value| (1..6).contains(&value));
        if dice > 0 && Colour::ALL.into_iter().any(low) {
            self.push(seat, Frame::SetDice(dice));
        }
    }

    /// A rolled pool die becomes a six.
    pub fn set_die(&mut self, seat: Seat, colour: Colour, from: u8) {
        let Some(Frame::SetDice(dice)) = self.racer_mut(seat).work.pop() else {
            return never!("seat {seat} may set no die");
        };
        let pool = &mut self.racer_mut(seat).pool;
        pool.take(colour, from);
        pool.add(colour, 6);
        self.tell(Event::SetToSix { seat, colour, from });
        self.may_set_dice(seat, dice - 1);
    }

    /// A part gives its dice back and, if it has a star, may be activated once more.
    pub fn refresh(&mut self, seat: Seat, place: Place) {
        self.racer_mut(seat).work.pop();
        let part = &mut self.racer_mut(seat).machine[usize::from(place)];
        (part.dice, part.spent) = (Default::default(), false);
        let card = part.card;
        self.tell(Event::Refreshed { seat, card });
    }

    /// Boosts that lasted are over and go to the pile (SR-11.5).
    pub fn end_lasting(&mut self, lasts: Lasts) {
        for seat in Seat::all(self.open().seats()) {
            let lasting = self.racer(seat).lasting;
            let over = |card: &Card| card.boost().is_some_and(|row| row.lasts == lasts);
            for boost in lasting.iter().copied().filter(over) {
                self.open_mut().piles.add(boost);
                self.tell(Event::BoostEnded { seat, boost });
            }
            self.racer_mut(seat).lasting = lasting.iter().copied().filter(|card| !over(card)).collect();
            if lasts == Lasts::Round {
                self.racer_mut(seat).avalanches = 0;
            }
        }
    }
}
