//! SR-12: building and rearranging a machine.
//!
//! A rearrangement is one act of small steps: cards are lifted and put down, given up, or arranged by the program. It has a
//! bound, so that nobody moves cards for ever: so many lifts in one act, and no second act in a step before the machine
//! has changed. Stepping back costs nothing.

use super::{Play, Why};
use crate::actions::Action;
use crate::arrange::{arrange, can_be_arranged};
use crate::data::Card;
use crate::events::{Event, Loss};
use crate::machine::{
    Cell, Layout, MOST_CARDS, Machine, Place, all_places, cells_in_reach, is_whole, keep_off_the_edge,
};
use crate::rules::draft;
use crate::state::{Frame, Racer, Rearranging, State};
use crossroads_engine::{Chance, Refusal, Seat, Sink, never};

/// How often cards may be lifted or laid in one rearrangement: twice as often as there are cards, and a new one. Once would
/// reach every arrangement, since it may as well be laid out beside the old one; but people change their minds.
fn most_moves(machine: &Machine) -> u8 {
    2 * machine.len() as u8 + 1
}

/// Whether another part can be built.
pub(crate) fn has_room(racer: &Racer) -> bool {
    racer.machine.len() < MOST_CARDS
}

/// Whether the program finds an arrangement of the machine with this part (SR-5.6).
pub fn can_be_joined(racer: &Racer, card: Card) -> bool {
    let cards = racer.machine.iter().map(|part| part.card).chain([card]);
    can_be_arranged(cards)
}

/// Whether a rearrangement can begin: there is a part to move, and the machine has changed, or the step, since the last one.
pub(crate) fn can_begin(racer: &Racer) -> bool {
    racer.parts() > 0 && !racer.arranged
}

/// Appends the beginning of a rearrangement.
pub(crate) fn legal_begin(racer: &Racer, into: &mut Vec<Action>) {
    if can_begin(racer) {
        into.push(Action::Rearrange);
    }
}

/// Whether a rearrangement can end: the new part is chained (SR-5.7), and so is everything else (SR-12.1). Only where parts
/// hung before it began, or the program has found no place for them either, what hangs is lost with its end (SR-12.13);
/// otherwise what is to go is given up by name.
pub(crate) fn check_end(racer: &Racer, act: &Rearranging) -> Result<(), Refusal<Why>> {
    let chained = Layout::of(&racer.machine).chained(&racer.machine);
    if act.laid.is_some_and(|laid| chained & (1 << laid) == 0) {
        return Err(Refusal::at("SR-5.7", Why::NewPartLoose));
    }
    if chained == all_places(&racer.machine) || act.hanging {
        return Ok(());
    }
    Err(Refusal::at("SR-12.1", Why::PartsLoose))
}

/// Whether the seat has a part to lay down in the course of a rearrangement.
pub(crate) fn can_lay(state: &State, seat: Seat) -> bool {
    let card = draft::card_in_use(state, seat);
    has_room(&state.open.racers[seat]) && card.is_some_and(|card| card.part().is_some())
}

/// Appends what may be done in a rearrangement.
pub(crate) fn legal(state: &State, seat: Seat, act: &Rearranging, into: &mut Vec<Action>) {
    let racer = &state.open.racers[seat];
    let laid = act.laid;
    if let Some(lifted) = act.lifted {
        cells_in_reach(&racer.machine, |cell| into.push(Action::Put(cell)));
        // The cockpit is never given up (SR-12.11), and the new part is taken up again instead.
        if lifted != 0 && laid != Some(lifted) {
            into.push(Action::GiveUp);
        }
        return;
    }
    if check_end(racer, act).is_ok() {
        into.push(Action::EndRearranging);
    }
    if laid.is_some() {
        into.push(Action::Withdraw);
    }
    into.push(Action::Arrange);
    if act.moves > 0 {
        into.extend((0..racer.machine.len() as Place).map(Action::Lift));
        if laid.is_none() && can_lay(state, seat) {
            cells_in_reach(&racer.machine, |cell| into.push(Action::Construct(cell)));
        }
    }
}

/// Lays all cards out in an arrangement that the program finds. What finds no place stays loose beside it.
pub(crate) fn lay_out(machine: &mut Machine) {
    let found = arrange(machine.iter().map(|part| part.card));
    for (place, part) in machine.iter_mut().enumerate() {
        part.cell = found.cells[place];
    }
    for place in 0..machine.len() {
        if !machine[place].cell.is_on_grid() {
            let mut cell = None;
            cells_in_reach(machine, |found| cell = cell.or(Some(found)));
            match cell {
                Some(cell) => machine[place].cell = cell,
                None => never!("no free cell beside {} cards", machine.len()),
            }
        }
    }
    keep_off_the_edge(machine);
}

/// Whether the cards lie as the program would lay them: to let it arrange them again would change nothing.
pub fn is_laid_out(machine: &Machine) -> bool {
    let mut again = *machine;
    lay_out(&mut again);
    again == *machine
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A seat begins to move cards (SR-12.4).
    pub fn rearrange(&mut self, seat: Seat) {
        let hanging = !is_whole(&self.racer(seat).machine);
        let moves = most_moves(&self.racer(seat).machine);
        let act = Rearranging { lifted: None, laid: None, moves, hanging };
        self.push(seat, Frame::Rearranging(act));
        self.tell(Event::RearrangingBegan { seat });
    }

    /// Parts that hang on nothing any more may be rejoined first (SR-12.12); what cannot be is lost (SR-12.5).
    pub fn see_to_hanging(&mut self, seat: Seat) {
        if !is_whole(&self.racer(seat).machine) {
            self.rearrange(seat);
        }
    }

    /// Lifts a card, the cockpit too (SR-12.4).
    pub fn lift(&mut self, seat: Seat, place: Place) {
        let racer = self.racer_mut(seat);
        let Some(Frame::Rearranging(act)) = racer.work.last_mut() else {
            return never!("seat {seat} lifts a card and moves none");
        };
        (act.lifted, act.moves) = (Some(place), act.moves - 1);
        let part = &mut racer.machine[usize::from(place)];
        part.cell = Cell::NOWHERE;
        let card = part.card;
        self.tell(Event::Lifted { seat, card });
    }

    /// The card that is lifted; it is no longer.
    fn let_go(&mut self, seat: Seat) -> Option<Place> {
        let lifted = match self.racer_mut(seat).work.last_mut() {
            Some(Frame::Rearranging(act)) => act.lifted.take(),
            _ => None,
        };
        if lifted.is_none() {
            never!("seat {seat} has lifted no card");
        }
        lifted
    }

    /// Lays the lifted card down; its dice stay on it (SR-12.6).
    pub fn put(&mut self, seat: Seat, cell: Cell) {
        let Some(place) = self.let_go(seat) else { return };
        let part = &mut self.racer_mut(seat).machine[usize::from(place)];
        part.cell = cell;
        let card = part.card;
        self.tell(Event::PutDown { seat, card, cell });
    }

    /// Gives the lifted part up (SR-12.7).
    pub fn give_up(&mut self, seat: Seat) {
        let Some(place) = self.let_go(seat) else { return };
        self.lose(seat, place, Loss::GivenUp);
    }

    /// Takes the new part up again: it may still be used for power or cogs (SR-5.6).
    pub fn withdraw(&mut self, seat: Seat) {
        let racer = self.racer_mut(seat);
        let laid = match racer.work.last_mut() {
            Some(Frame::Rearranging(act)) => act.laid.take(),
            _ => None,
        };
        let Some(place) = laid else {
            return never!("seat {seat} has laid no new part");
        };
        let card = racer.machine[usize::from(place)].card;
        racer.machine.remove(place.into());
        self.return_card_in_use(seat, card);
        self.tell(Event::Withdrawn { seat, card });
    }

    /// The program arranges the cards, and if all of them are chained then, that is the end of it.
    pub fn arrange(&mut self, seat: Seat) {
        lay_out(&mut self.racer_mut(seat).machine);
        self.tell(Event::Arranged { seat });
        if is_whole(&self.racer(seat).machine) {
            self.end_rearranging(seat);
        } else if let Some(Frame::Rearranging(act)) = self.racer_mut(seat).work.last_mut() {
            act.hanging = true;
        } else {
            never!("seat {seat} arranges and moves no cards");
        }
    }

    /// The act is over: every part that is not chained to the cockpit is discarded (SR-12.13, SR-12.1).
    pub fn end_rearranging(&mut self, seat: Seat) {
        let Some(Frame::Rearranging(act)) = self.racer_mut(seat).work.pop() else {
            return never!("seat {seat} ends what it has not begun");
        };
        let built = act.laid.map(|laid| self.racer(seat).machine[usize::from(laid)]);
        let chained = Layout::of(&self.racer(seat).machine).chained(&self.racer(seat).machine);
        for place in (1..self.racer(seat).machine.len()).rev().filter(|place| chained & (1 << place) == 0) {
            self.lose(seat, place as Place, Loss::Loose);
        }
        keep_off_the_edge(&mut self.racer_mut(seat).machine);
        self.racer_mut(seat).arranged = true;
        if let Some(part) = built {
            self.tell(Event::Constructed { seat, card: part.card, cell: part.cell });
            self.end_use(seat);
        }
        self.tell(Event::RearrangingEnded { seat });
    }

    /// A card leaves a machine: it earns nothing (SR-12.9), its dice go to the bank (SR-12.8), and it goes to the pile of
    /// its own deck (SR-13.1), a personal part to the box (SR-12.10).
    pub fn lose(&mut self, seat: Seat, place: Place, why: Loss) {
        let racer = self.racer_mut(seat);
        racer.arranged = false;
        let part = racer.machine[usize::from(place)];
        racer.machine.remove(place.into());
        if let Some(Frame::Rearranging(act)) = racer.work.last_mut() {
            act.laid = act.laid.map(|laid| if laid > place { laid - 1 } else { laid });
        }
        self.open_mut().piles.add(part.card);
        self.tell(Event::PartLost { seat, card: part.card, why });
        self.pay_debt(seat, why);
    }
}
