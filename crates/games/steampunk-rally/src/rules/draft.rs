//! SR-3.2, SR-5 and SR-13: inventors, the draft, and the decks it draws from.

use super::Play;
use crate::data::{Card, Colour, Deck, Inventor};
use crate::events::Event;
use crate::machine::{Cell, Part};
use crate::rules::building;
use crate::state::{Frame, Open, Phase, Seats, Stashed, State};
use crossroads_engine::{Chance, PerSeat, Seat, SeatSet, Sink, never};

/// A seat keeps no more than so many cards of a deck that is short (SR-13.3).
pub const KEPT: u8 = 4;

/// Whether nobody has taken an inventor (SR-3.1).
pub(crate) fn is_free(open: &Open, inventor: Inventor) -> bool {
    inventor.row().is_some() && open.racers.iter().all(|(_, racer)| racer.inventor != Some(inventor))
}

/// How many cards of a short deck a seat still has to discard, its stash and its machine counted (SR-13.3).
pub fn surplus(state: &State, seat: Seat, deck: Deck) -> u8 {
    let has = match deck {
        Deck::Black => state.hidden.stashes[seat].len() as u8,
        Deck::Gold | Deck::Silver | Deck::Copper => state.open.racers[seat].parts_of(deck),
    };
    has.saturating_sub(KEPT)
}

/// The card a seat is about to use: a part it drew, or its pick (SR-5.4, SR-11.11).
pub fn card_in_use(state: &State, seat: Seat) -> Option<Card> {
    if state.hidden.drawn[seat].is_some() {
        return state.hidden.drawn[seat];
    }
    let racer = &state.open.racers[seat];
    let deck = state.hidden.picks[seat].filter(|deck| racer.holds(*deck))?;
    (matches!(state.open.phase, Phase::Use(_)) && !racer.done)
        .then(|| state.hidden.hands[seat][deck as usize])
}

/// Whether a part can be drawn: from the deck, or from its pile (SR-13.7).
pub fn can_draw(state: &State, deck: Deck) -> bool {
    state.hidden.decks.count(deck) + state.open.piles.count(deck) > 0
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A seat takes its inventor, whose cockpit and part lie joined by a complete valve (SR-3.5).
    pub fn take_inventor(&mut self, seat: Seat, inventor: Inventor) {
        let racer = self.racer_mut(seat);
        racer.inventor = Some(inventor);
        racer.machine.clear();
        racer.machine.push(Part::new(inventor.cockpit(), Cell::MIDDLE));
        match building::first_cell(&racer.machine, inventor.part()) {
            Some(cell) => racer.machine.push(Part::new(inventor.part(), cell)),
            None => never!("{inventor:?} has a part that joins the cockpit nowhere"),
        }
        self.tell(Event::InventorTaken { seat, inventor });
    }

    /// The decks are checked one by one, from this one on (SR-5.1, SR-13.7); then each seat draws a card from each.
    pub fn check_decks(&mut self, from: usize) {
        let seats = self.open().seats();
        for deck in Deck::ALL.into_iter().skip(from) {
            if self.state.hidden.decks.count(deck) >= seats {
                continue;
            }
            self.shuffle_pile_in(deck);
            let short = self.state.hidden.decks.count(deck) < seats;
            if short && Seat::all(seats).any(|seat| surplus(self.state, seat, deck) > 0) {
                return self.begin(Phase::Shortage(deck));
            }
            self.turn_up(deck);
        }
        self.draw_hands();
    }

    /// Every seat has discarded down to four: deck and pile are shuffled together again (SR-13.3).
    pub fn end_shortage(&mut self, deck: Deck) {
        self.shuffle_pile_in(deck);
        self.turn_up(deck);
        self.check_decks(deck as usize + 1);
    }

    /// Deck and pile become a new deck (SR-13.2).
    fn shuffle_pile_in(&mut self, deck: Deck) {
        let State { open, hidden } = &mut *self.state;
        open.piles.pour(deck, &mut hidden.decks);
        self.tell(Event::DeckShuffled { deck });
    }

    /// The top card begins the new pile (SR-13.5), unless the deck would then be too small (SR-13.6).
    fn turn_up(&mut self, deck: Deck) {
        if self.state.hidden.decks.count(deck) > self.open().seats()
            && let Some(card) = self.state.hidden.decks.draw(deck, self.chance)
        {
            self.open_mut().piles.add(card);
        }
    }

    /// A hand of four, one card of each deck (SR-5.1).
    fn draw_hands(&mut self) {
        for seat in Seat::all(self.open().seats()) {
            let mut cards = [Card::default(); 4];
            for deck in Deck::ALL {
                if let Some(card) = self.state.hidden.decks.draw(deck, self.chance) {
                    cards[deck as usize] = card;
                    self.racer_mut(seat).hand |= 1 << deck as u8;
                }
            }
            self.state.hidden.hands[seat] = cards;
            self.tell(Event::HandDrawn { seat, cards: Some(cards) });
        }
        self.begin(Phase::Pick(0));
    }

    /// Lays a card of the hand face down (SR-5.2), or another one instead; it is nobody else's business (SR-5.3).
    pub fn pick(&mut self, seat: Seat, deck: Deck) {
        let is_change = self.state.hidden.picks[seat].replace(deck).is_some();
        self.racer_mut(seat).done = true;
        let card = Some(self.state.hidden.hands[seat][deck as usize]);
        self.tell(if is_change { Event::PickChanged { seat, card } } else { Event::Picked { seat, card } });
    }

    /// The card that is used is seen by all, and what was seen cannot be taken back (SR-5.16, SR-4.11).
    pub fn show_card_in_use(&mut self, seat: Seat) -> Option<Card> {
        self.closes.insert(seat);
        self.take_card_in_use(seat)
    }

    /// The card that is used leaves the hand, or the table where it was drawn.
    fn take_card_in_use(&mut self, seat: Seat) -> Option<Card> {
        let Some(card) = card_in_use(self.state, seat) else {
            never!("seat {seat} has no card to use");
            return None;
        };
        if self.state.hidden.drawn[seat].take().is_none() {
            match card.deck() {
                Some(deck) => self.racer_mut(seat).hand &= !(1 << deck as u8),
                None => never!("{card:?} was in a hand and belongs to no deck"),
            }
        }
        Some(card)
    }

    /// The card is used: the seat has done its one thing (SR-5.4).
    pub fn end_use(&mut self, seat: Seat) {
        if let Some(Frame::UseDrawn(_)) = self.racer(seat).work.last() {
            self.racer_mut(seat).work.pop();
        } else {
            self.state.hidden.picks[seat] = None;
            self.racer_mut(seat).done = true;
        }
    }

    /// The part is joined to the machine at once (SR-5.5).
    pub fn construct(&mut self, seat: Seat, cell: Cell) {
        let Some(card) = self.show_card_in_use(seat) else { return };
        self.racer_mut(seat).machine.push(Part::new(card, cell));
        self.joined(seat, card);
    }

    /// The part is joined in an arrangement that the program finds (SR-5.7).
    pub fn construct_rearranged(&mut self, seat: Seat) {
        let Some(card) = self.show_card_in_use(seat) else { return };
        let machine = &mut self.racer_mut(seat).machine;
        machine.push(Part::new(card, Cell::NOWHERE));
        if !building::lay_out(machine) {
            never!("no arrangement joins {card:?}");
        }
        self.tell(Event::Arranged { seat });
        self.joined(seat, card);
    }

    /// The card goes to its own pile, the dice of its corner to the pool (SR-5.8); of several offers one (SR-5.12).
    pub fn generate_power(&mut self, seat: Seat, colour: Colour) {
        let Some(card) = self.show_card_in_use(seat) else { return };
        self.open_mut().piles.add(card);
        self.tell(Event::PowerGenerated { seat, card, colour });
        for _ in 0..card.corner().dice {
            self.gain_die(seat, colour);
        }
        self.end_use(seat);
    }

    /// The card goes to its own pile, cogs come for it (SR-5.9).
    pub fn card_for_cogs(&mut self, seat: Seat) {
        let Some(card) = self.show_card_in_use(seat) else { return };
        self.open_mut().piles.add(card);
        let racer = self.racer_mut(seat);
        let cogs = card.corner().cogs;
        racer.cogs = racer.cogs.saturating_add(cogs.into());
        self.tell(Event::CardForCogs { seat, card, cogs });
        self.end_use(seat);
    }

    /// The boost goes face down under the gauge (SR-5.10), and nothing is shown: it may be taken back (SR-4.11). Who had
    /// its hand before knows which it is: each hand has one boost (SR-1.12).
    pub fn stash(&mut self, seat: Seat) {
        let Some(boost) = self.take_card_in_use(seat) else { return };
        let known_to = self.open().has_held(seat, self.open().passes());
        self.state.hidden.stashes[seat].push(Stashed { boost, known_to });
        self.tell(Event::BoostStashed { seat, boost: Some(boost), known_to });
        self.end_use(seat);
    }

    /// What is left of each hand goes to the neighbour in the direction of the token (SR-5.14); nothing else does
    /// (SR-5.15).
    pub fn pass_hands(&mut self, passes: u8) {
        let seats = self.open().seats();
        let hands = self.state.hidden.hands;
        let left: Seats<u8> = PerSeat::from_fn(seats, |seat| self.racer(seat).hand);
        let clockwise = self.open().clockwise;
        self.tell(Event::HandsPassed { clockwise });
        for seat in Seat::all(seats) {
            let to = self.open().neighbour(seat);
            self.state.hidden.hands[to] = hands[seat];
            self.racer_mut(to).hand = left[seat];
        }
        for seat in Seat::all(seats) {
            let (racer, hand) = (self.racer(seat), self.state.hidden.hands[seat]);
            let cards = Deck::ALL.map(|deck| racer.holds(deck).then_some(hand[deck as usize]));
            self.tell(Event::HandReceived { seat, cards: Some(cards) });
        }
        self.begin(Phase::Pick(passes + 1));
    }

    /// A stashed boost of the short deck is discarded (SR-13.3).
    pub fn discard_boost(&mut self, seat: Seat, boost: Card) {
        self.take_from_stash(seat, boost);
        self.open_mut().piles.add(boost);
        self.closes = SeatSet::only(seat);
        self.tell(Event::BoostDiscarded { seat, boost });
    }

    /// Draws a part of a deck, to be used at once like a pick (SR-11.11); an empty deck has its pile shuffled first
    /// (SR-13.7).
    pub fn draw_from(&mut self, seat: Seat, deck: Deck) {
        self.racer_mut(seat).work.pop();
        if self.state.hidden.decks.count(deck) == 0 {
            self.shuffle_pile_in(deck);
        }
        let card = self.state.hidden.decks.draw(deck, self.chance);
        self.closes.insert(seat);
        self.state.hidden.drawn[seat] = card;
        self.tell(Event::PartDrawn { seat, deck, card });
        if card.is_some() {
            self.push(seat, Frame::UseDrawn(deck));
        }
    }
}
