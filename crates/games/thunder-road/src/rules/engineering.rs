//! GE: cards instead of movement dice, and a card turned up instead of the shooting die.

use super::Play;
use crate::data::{CardId, Cards, HAND, SHOOTING_DIE, ShotFace};
use crate::events::{Event, Told};
use crate::state::State;
use crossroads_engine::{Chance, Seat, Sink, never};

/// The cards of a seat's deck: what is neither in hand nor on boards nor discarded (GE-9).
pub(crate) fn deck(state: &State, seat: Seat) -> Cards {
    let piles = state.open.gangs[seat].cards;
    let elsewhere = state.hidden.seats[seat].hand().with(piles.played).with(piles.discard);
    Cards::ALL.without(elsewhere)
}

impl<C: Chance, S: Sink<Told>> Play<'_, C, S> {
    /// The top card of a deck; an empty one is made anew from the discard at once, and cards on boards stay there (GE-9). `None`
    /// if there is no card at all (GE-10).
    fn top_card(&mut self, seat: Seat) -> Option<CardId> {
        let mut left = deck(self.state, seat);
        if left.is_empty() {
            let piles = &mut self.open_mut().gangs[seat].cards;
            left = std::mem::take(&mut piles.discard);
            if left.is_empty() {
                return None;
            }
            self.tell(Event::DeckShuffled { seat });
        }
        let nth = self.chance.below(left.len().into());
        left.iter().nth(nth as usize)
    }

    /// Draws up to five cards (GE-5).
    pub fn draw_up(&mut self, seat: Seat) {
        let held = self.state.hidden.seats[seat].hand().len();
        self.draw_cards(seat, HAND.saturating_sub(held));
    }

    /// Draws so many cards, or as far as they go (GE-10).
    fn draw_cards(&mut self, seat: Seat, count: u8) {
        self.note_shown();
        let mut drawn = Cards::NONE;
        while drawn.len() < count
            && let Some(card) = self.top_card(seat)
        {
            self.state.hidden.seats[seat].change_hand(|hand| hand.cards.insert(card));
            drawn.insert(card);
        }
        self.count_hand(seat);
        self.tell(Event::CardsDrawn { seat, count: drawn.len(), cards: Some(drawn) });
    }

    /// How many cards a hand holds is open to all (GE-11).
    fn count_hand(&mut self, seat: Seat) {
        self.open_mut().gangs[seat].cards.hand = self.state.hidden.seats[seat].hand().len();
    }

    /// The hand of the beginning: what was there goes back, and five cards are drawn (GE-2); answers their sum, which is
    /// compared as it is (GE-3) and told for that.
    pub fn draw_first_hand(&mut self, seat: Seat) -> u8 {
        self.state.hidden.seats[seat].change_hand(|hand| hand.cards = Cards::NONE);
        self.draw_up(seat);
        let sum = self.state.hidden.seats[seat].hand().iter().map(|card| card.row().value).sum();
        self.tell(Event::HandCounted { seat, sum });
        sum
    }

    /// A card goes on a board and lies there open (GE-4, GE-5); answers its value.
    pub fn play_card(&mut self, seat: Seat, card: CardId) -> u8 {
        // Whether it is the one that counts as another value is seen now (GE-12).
        if !self.open().gangs[seat].set.is_empty() {
            self.note_shown();
        }
        self.state.hidden.seats[seat].change_hand(|hand| hand.cards.remove(card));
        self.open_mut().gangs[seat].cards.played.insert(card);
        self.count_hand(seat);
        self.tell(Event::CardPlayed { seat, card });
        self.state.hidden.seats[seat].value(card)
    }

    /// Cards that are discarded show what they show again (GE-12).
    pub fn unset(&mut self, seat: Seat, cards: Cards) {
        let counted = self.state.hidden.seats[seat];
        for (card, value) in counted.set().iter().filter(|(card, _)| cards.contains(*card)) {
            self.state.hidden.seats[seat].change_hand(|hand| _ = hand.set.take((*card, *value)));
            self.open_mut().gangs[seat].set.take(*value);
        }
    }

    /// The cards on boards are discarded at the end of a round (GE-5).
    pub fn discard_played(&mut self, seat: Seat) {
        let piles = &mut self.open_mut().gangs[seat].cards;
        let played = std::mem::take(&mut piles.played);
        piles.discard = piles.discard.with(played);
        self.unset(seat, played);
    }

    /// The face of a shot: of the top card of the shooter's deck, which is discarded (GE-6), again for every reroll (GE-7); or
    /// of the die, for whoever plays with dice and where no card is left (GE-10).
    pub fn shot_face(&mut self, seat: Seat) -> ShotFace {
        if self.open().plays_cards(seat)
            && let Some(card) = self.top_card(seat)
        {
            self.note_shown();
            self.open_mut().gangs[seat].cards.discard.insert(card);
            self.tell(Event::CardTurned { seat, card });
            return card.row().face;
        }
        self.roll(SHOOTING_DIE)
    }

    /// What rolls movement dice again discards such cards and draws as many (GE-12).
    pub fn redraw(&mut self, seat: Seat, cards: Cards) {
        let secret = &mut self.state.hidden.seats[seat];
        if !cards.without(secret.hand()).is_empty() {
            return never!("{cards:?} are not in the hand of {seat}");
        }
        secret.change_hand(|hand| hand.cards = hand.cards.without(cards));
        self.unset(seat, cards);
        let piles = &mut self.open_mut().gangs[seat].cards;
        piles.discard = piles.discard.with(cards);
        self.draw_cards(seat, cards.len());
    }
}
