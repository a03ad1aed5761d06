//! SR-12: building and rearranging a machine.
//!
//! A seat lays its machine out anew in one act, checked as a whole: a [`Plan`] says where every card is to lie. So no card
//! ever lies loose in a state. For those who think in goals and not in cells the program arranges: to join a part, to
//! rejoin what a loss has left hanging, and to please a crowd.

use super::{Play, Why};
use crate::actions::Action;
use crate::arrange::{arrange, can_be_arranged, search};
use crate::data::Card;
use crate::events::{Event, Loss};
use crate::machine::{
    Cell, Layout, MOST_CARDS, Machine, Part, Place, Plan, all_places, cells_that_join, is_whole,
    keep_off_the_edge, open_valves, valve_halves,
};
use crate::rules::challenges::CROWD;
use crate::state::{Frame, Open, Phase, Racer};
use crossroads_engine::{Chance, Refusal, Seat, Sink};

/// How many arrangements are compared to please a crowd.
const OPENINGS: u32 = 8;

/// Whether another part can be built.
pub(crate) fn has_room(racer: &Racer) -> bool {
    racer.machine.len() < MOST_CARDS
}

/// Whether the program finds an arrangement of the machine with this part (SR-5.6).
pub fn can_be_joined(racer: &Racer, card: Card) -> bool {
    let cards = racer.machine.iter().map(|part| part.card).chain([card]);
    can_be_arranged(cards)
}

/// Whether a machine may be changed now: at any moment, also when a part is about to be lost or constructed, but neither in
/// the middle of a batch nor during a placement (SR-12.12).
pub(crate) fn is_about_to(frame: &Frame) -> bool {
    matches!(frame, Frame::Breakdown | Frame::Hanging | Frame::UseDrawn(_))
}

/// Appends what the program offers to do to a machine in the Race phase, where crowds are met. What a seat may do by hand is
/// never listed.
pub(crate) fn legal(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    if matches!(open.phase, Phase::Race(_)) && opened(&open.racers[seat]).is_some() {
        into.push(Action::Arrange);
    }
}

/// The machine in an arrangement that the program finds and in which a crowd would cost less, if there is one. Cards that
/// hang in a tree close as few valves as can be, so a machine that does so already is not looked at twice.
pub fn opened(racer: &Racer) -> Option<Machine> {
    // Fewer than four cards cannot close more than a tree does.
    if racer.parts() < 3 {
        return None;
    }
    let machine = &racer.machine;
    let now = open_valves(machine);
    let most = valve_halves(machine).saturating_sub(2 * racer.parts());
    if now >= CROWD || now >= most {
        return None;
    }
    let (mut best, mut best_open) = (None, now);
    search(machine.iter().map(|part| part.card), OPENINGS, |found| {
        let mut laid = *machine;
        laid.iter_mut().zip(found.cells).for_each(|(part, cell)| part.cell = cell);
        let open = open_valves(&laid);
        if open > best_open {
            (best, best_open) = (Some(laid), open);
        }
        best_open >= most
    });
    best
}

/// The machine as this plan would have it, with the part that is constructed.
fn planned(machine: &Machine, new: Option<Card>, plan: &Plan) -> Machine {
    let mut laid = *machine;
    if let Some(card) = new {
        laid.push(Part::new(card, Cell::NOWHERE));
    }
    laid.iter_mut().zip(plan.iter()).for_each(|(part, cell)| part.cell = *cell);
    laid
}

/// Whether a machine may be laid out so: one card to a cell (SR-12.14), the cockpit among them (SR-12.11), and everything
/// that lies chained to it (SR-12.1), above all the new part (SR-5.7).
pub(crate) fn check_plan(machine: &Machine, new: Option<Card>, plan: &Plan) -> Result<(), Refusal<Why>> {
    if plan.len() != machine.len() + usize::from(new.is_some()) {
        return Err(Refusal::at("SR-12.13", Why::NoSuchPart));
    }
    let (mut taken, mut lie) = ([0_u64; 4], 0);
    for (place, cell) in plan.iter().enumerate().filter(|(_, cell)| **cell != Cell::NOWHERE) {
        let (word, bit) = (usize::from(cell.0 / 64), 1 << (cell.0 % 64));
        if !cell.is_on_grid() || taken[word] & bit != 0 {
            return Err(Refusal::at("SR-12.14", Why::CellNotFree));
        }
        taken[word] |= bit;
        lie |= 1 << place;
    }
    if lie & 1 == 0 {
        return Err(Refusal::at("SR-12.11", Why::Cockpit));
    }
    let laid = planned(machine, new, plan);
    let chained = Layout::of(&laid).chained(&laid);
    if new.is_some() && chained & (1 << machine.len()) == 0 {
        return Err(Refusal::at("SR-5.7", Why::NewPartLoose));
    }
    if chained != lie {
        return Err(Refusal::at("SR-12.1", Why::PartsLoose));
    }
    let mut laid = laid;
    keep_off_the_edge(&mut laid);
    if laid == *machine { Err(Refusal::at("SR-12.4", Why::NothingMoved)) } else { Ok(()) }
}

/// Lays all cards out in an arrangement that the program finds; answers whether it has found one.
pub(crate) fn lay_out(machine: &mut Machine) -> bool {
    let found = arrange(machine.iter().map(|part| part.card));
    if found.placed != all_places(machine) {
        return false;
    }
    machine.iter_mut().zip(found.cells).for_each(|(part, cell)| part.cell = cell);
    true
}

/// The first card without a place that could be joined, and where.
fn next_to_join(machine: &Machine) -> Option<(usize, Cell)> {
    let mut without = machine.iter().enumerate().filter(|(_, part)| part.cell == Cell::NOWHERE);
    without.find_map(|(place, part)| Some((place, first_cell(machine, part.card)?)))
}

/// The first cell where this card would be joined.
pub(crate) fn first_cell(machine: &Machine, card: Card) -> Option<Cell> {
    let mut cell = None;
    cells_that_join(machine, card, |found| cell = cell.or(Some(found)));
    cell
}

/// Joins what hangs on nothing again: beside what still hangs together, and if that does not do, in an arrangement of all.
fn rejoin(machine: &mut Machine) -> bool {
    let mut again = *machine;
    let chained = Layout::of(&again).chained(&again);
    for place in (0..again.len()).filter(|place| chained & (1 << place) == 0) {
        again[place].cell = Cell::NOWHERE;
    }
    while let Some((place, cell)) = next_to_join(&again) {
        again[place].cell = cell;
    }
    if again.iter().any(|part| part.cell == Cell::NOWHERE) {
        return lay_out(machine);
    }
    keep_off_the_edge(&mut again);
    *machine = again;
    true
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The machine is laid out anew (SR-12.4), dice and all (SR-12.6): what the plan leaves out is given up (SR-12.7), and
    /// the part in use is constructed if it has a cell for it (SR-5.7).
    pub fn lay(&mut self, seat: Seat, plan: &Plan) {
        let builds = plan.len() > self.racer(seat).machine.len();
        let new = builds.then(|| self.show_card_in_use(seat)).flatten();
        let racer = self.racer_mut(seat);
        racer.machine = planned(&racer.machine, new, plan);
        self.tell(Event::Laid { seat });
        for place in (1..self.racer(seat).machine.len()).rev() {
            if !self.racer(seat).machine[place].cell.is_on_grid() {
                self.lose(seat, place as Place, Loss::GivenUp);
            }
        }
        if let Some(Frame::Hanging) = self.racer(seat).work.last() {
            self.racer_mut(seat).work.pop();
        }
        match new {
            Some(card) => self.joined(seat, card),
            None => keep_off_the_edge(&mut self.racer_mut(seat).machine),
        }
    }

    /// The program lays the machine out so that a crowd costs less (SR-12.4, SR-17.14).
    pub fn arrange(&mut self, seat: Seat) {
        if let Some(machine) = opened(self.racer(seat)) {
            self.racer_mut(seat).machine = machine;
            self.tell(Event::Arranged { seat });
        }
    }

    /// A part goes that has to: to a breakdown (SR-14.8), since not all could be rejoined (SR-12.5), to a short deck (SR-13.3),
    /// or one at a time in the Damage phase (SR-8.5).
    pub fn lose_part(&mut self, seat: Seat, place: Place) {
        let why = match (self.racer(seat).work.last(), self.open().phase) {
            (Some(Frame::Breakdown), _) => Loss::Breakdown,
            (Some(Frame::Hanging), _) => Loss::Loose,
            (_, Phase::Shortage(_)) => Loss::Shortage,
            _ => Loss::Damage,
        };
        if matches!(why, Loss::Breakdown | Loss::Loose) {
            self.racer_mut(seat).work.pop();
        }
        self.lose(seat, place, why);
        self.see_to_hanging(seat);
    }

    /// A part goes because its seat likes it so (SR-12.7).
    pub fn discard(&mut self, seat: Seat, place: Place) {
        self.lose(seat, place, Loss::GivenUp);
        self.see_to_hanging(seat);
    }

    /// Parts that hang on nothing any more are rejoined (SR-12.12). If not all can be, the seat says which part goes, one
    /// at a time; where there is only one it is lost (SR-12.5).
    fn see_to_hanging(&mut self, seat: Seat) {
        if is_whole(&self.racer(seat).machine) {
            return;
        }
        if rejoin(&mut self.racer_mut(seat).machine) {
            self.tell(Event::Arranged { seat });
        } else if self.racer(seat).parts() > 1 {
            self.push(seat, Frame::Hanging);
        } else {
            self.lose(seat, 1, Loss::Loose);
        }
    }

    /// A card leaves a machine: it earns nothing (SR-12.9), its dice go to the bank (SR-12.8), and it goes to the pile of
    /// its own deck (SR-13.1), a personal part to the box (SR-12.10).
    pub fn lose(&mut self, seat: Seat, place: Place, why: Loss) {
        let racer = self.racer_mut(seat);
        let part = racer.machine[usize::from(place)];
        racer.machine.remove(place.into());
        self.open_mut().piles.add(part.card);
        self.tell(Event::PartLost { seat, card: part.card, why });
        self.pay_debt(seat, why);
    }

    /// The new part is joined: it has a cell by now.
    pub fn joined(&mut self, seat: Seat, card: Card) {
        let machine = &mut self.racer_mut(seat).machine;
        keep_off_the_edge(machine);
        let cell = machine.last().map_or(Cell::NOWHERE, |part| part.cell);
        self.tell(Event::Constructed { seat, card, cell });
        self.end_use(seat);
    }
}
