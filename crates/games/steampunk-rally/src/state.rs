//! The shapes of a table: no rules here, only what there is and what must hold of it.
//!
//! A table has two halves. [`Open`] is what everybody sees; [`Hidden`] is what not everybody sees: hands, picks, drawn
//! cards, stashes and decks (SR-1.12). Decks have no order: a card is drawn by chance when it is needed.
//!
//! Every seat goes on at its own pace, so unfinished work belongs to a seat: [`Racer::work`] is a stack of [`Frame`]s whose
//! last one is resolved first, and [`Racer::incoming`] is what others have done to it and waits (SR-4.8).

use crate::data::{
    BOOSTS, Boon, Card, Colour, DESIGNS, Deck, Die, Effect, Group, Inventor, MOST_SLOTS, PARTS,
};
use crate::machine::{Machine, Place};
use crate::setup::Options;
use crate::track::{Space, Track};
use crossroads_engine::{Chance, Few, MAX_SEATS, PerSeat, Seat, SeatSet, never};
use serde::{Deserialize, Serialize};
use std::array::from_fn;
use ts_rs::TS;

/// The most seats (SR-1.1).
pub const MOST_SEATS: usize = MAX_SEATS;
/// One value a seat.
pub type Seats<T> = PerSeat<T, MOST_SEATS>;
/// Unfinished work of a seat: batches inside batches, and what is done just now.
pub const MOST_FRAMES: usize = 10;
/// Boosts of the box, and so the most that a stash can hold (SR-11.10).
pub const MOST_STASHED: usize = 40;

/// A table of Steampunk Rally.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// What not everybody sees.
    pub hidden: Hidden,
}

/// What everybody sees (SR-1.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Open {
    /// What was chosen before the game.
    pub options: Options,
    /// The track.
    pub track: Track,
    /// Where the table stands.
    pub phase: Phase,
    /// The round, counted from 1.
    pub round: u8,
    /// The last round, once it is known (SR-18.3).
    pub last_round: Option<u8>,
    /// The direction token lies between this seat and the next one clockwise (SR-2.9).
    pub gap: Seat,
    /// Whether the token shows its clockwise side (SR-2.8).
    pub clockwise: bool,
    /// What each seat has.
    pub racers: Seats<Racer>,
    /// Whose machines exploded in this Damage phase and whose pawns are still to move (SR-9.11).
    pub exploded: SeatSet,
    /// The discard piles.
    pub piles: Cards,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Phase {
    /// Inventors are chosen (SR-3.2).
    Inventors,
    /// A deck is too small: seats discard down to four of it (SR-13.3).
    Shortage(Deck),
    /// Draft, step 1: each picks a card; hands have been passed so often (SR-5.2).
    Pick(u8),
    /// Draft, step 2: each uses its pick (SR-5.4).
    Use(u8),
    /// Vent: this seat may play boosts (SR-6.5).
    BoostTurn(Seat),
    /// Vent: pips are taken off (SR-6.1).
    Vent,
    /// Race; in turn, if the table plays it so (SR-4.10).
    Race(Option<Seat>),
    /// Damage: parts are lost (SR-8.2).
    Damage,
    /// End of round: dice are stored (SR-10.3).
    Storage,
    /// The game is over.
    Over,
}

/// The dice in front of a seat that lie in no slot: how many of each colour show which value; 0 is not rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Pool(pub [[u8; 7]; 3]);

impl Pool {
    /// How many dice of a colour.
    pub fn of(&self, colour: Colour) -> u8 {
        self.0[colour as usize].iter().sum()
    }

    /// Whether a die of this colour shows this.
    pub fn has(&self, colour: Colour, value: u8) -> bool {
        self.0[colour as usize].get(usize::from(value)).is_some_and(|count| *count > 0)
    }

    /// What the rolled dice of each colour show, a bit a value.
    pub fn shown(&self) -> [u8; 3] {
        self.0.map(|row| (1..7).fold(0, |bits, value| bits | u8::from(row[value] > 0) << value))
    }

    /// The values of the dice of a colour, each once.
    pub fn values(&self, colour: Colour) -> impl Iterator<Item = u8> + use<> {
        let row = self.0[colour as usize];
        (0..7).filter(move |value| row[usize::from(*value)] > 0)
    }

    /// Puts a die in.
    pub fn add(&mut self, colour: Colour, value: u8) {
        match self.0[colour as usize].get_mut(usize::from(value)) {
            Some(count) => *count += 1,
            None => never!("a die that shows {value}"),
        }
    }

    /// Takes a die out.
    pub fn take(&mut self, colour: Colour, value: u8) {
        match self.0[colour as usize].get_mut(usize::from(value)) {
            Some(count) if *count > 0 => *count -= 1,
            _ => never!("no {colour:?} die in the pool shows {value}"),
        }
    }
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
#[expect(clippy::struct_excessive_bools, reason = "each is a thing of its own that lies on the table")]
pub struct Racer {
    /// Who drives.
    pub inventor: Option<Inventor>,
    /// Where the pawn stands.
    pub space: Space,
    /// The damage gauge (SR-1.9).
    pub gauge: i8,
    /// Cogs.
    pub cogs: u16,
    /// Whether the bulb is on.
    pub bulb: bool,
    /// Dice that lie in no slot.
    pub pool: Pool,
    /// The machine; the cockpit is its first card.
    pub machine: Machine,
    /// Which cards of the four decks are left in the hand, a bit each.
    pub hand: u8,
    /// Whether the seat has declared itself done with the step: with its pick or its use in the draft (SR-4.5).
    pub done: bool,
    /// Whether a cog was paid for a pip that is still to be taken (SR-6.9).
    pub spare_pip: bool,
    /// Whether the steam pony was used (SR-17.9).
    pub pony: bool,
    /// Own boosts that last and lie face up (SR-11.5).
    pub lasting: Few<Card, 6>,
    /// Boosts of others that worsen terrain for this seat.
    pub avalanches: u8,
    /// Work that is not finished; the last frame is resolved first.
    pub work: Few<Frame, MOST_FRAMES>,
    /// Boosts of others that wait for this seat (SR-4.8).
    pub incoming: Few<Incoming, 8>,
}

impl Racer {
    /// How many parts the machine has; the cockpit is none.
    pub fn parts(&self) -> u8 {
        self.machine.len().saturating_sub(1) as u8
    }

    /// Whether an own boost of this kind lasts.
    pub fn has_lasting(&self, boon: Boon) -> bool {
        self.lasting.iter().any(|card| card.boost().is_some_and(|row| row.boon == boon))
    }

    /// What a terrain icon deals beyond what it shows: a shield keeps off what others have played.
    pub fn worse_terrain(&self) -> u8 {
        let own =
            self.lasting.iter().filter(|card| card.boost().is_some_and(|row| row.boon == Boon::WorseTerrain));
        own.count() as u8 + if self.has_lasting(Boon::Shield) { 0 } else { self.avalanches }
    }

    /// Whether the seat has a card of this deck in hand.
    pub fn holds(&self, deck: Deck) -> bool {
        self.hand & (1 << deck as u8) != 0
    }

    /// The cards of this deck in the machine (SR-13.3).
    pub fn parts_of(&self, deck: Deck) -> u8 {
        self.machine.iter().filter(|part| part.card.deck() == Some(deck)).count() as u8
    }
}

/// A boost of another seat that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Incoming {
    /// Which.
    pub boost: Card,
    /// Whose.
    pub from: Seat,
}

impl Default for Incoming {
    fn default() -> Incoming {
        Incoming { boost: Card::default(), from: Seat(0) }
    }
}

/// One piece of unfinished work of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Frame {
    /// Effects that are not applied yet (SR-14.2).
    Batch(Batch),
    /// A step at a fork: which way (SR-14.14).
    Way {
        /// Whether the step is smooth.
        smooth: bool,
    },
    /// A glacier was entered: pay, or take the terrain (SR-17.11).
    Glacier(Colour),
    /// Damage of terrain still to be taken (SR-15.5).
    Terrain(u8),
    /// A crowd was entered (SR-17.14).
    #[default]
    Crowd,
    /// The gauge is at the breakdown icon: a part is lost (SR-14.8).
    Breakdown,
    /// A die may leave a slot; of any colour, if none is named (SR-14.6).
    DiscardDie(Option<Colour>),
    /// Dice are being placed in a part (SR-7.16).
    Placing {
        /// Which part.
        part: Place,
        /// The dice so far.
        dice: Few<Die, MOST_SLOTS>,
    },
    /// Parts hang on nothing, and no arrangement of all is known: which part goes (SR-12.5).
    Hanging,
    /// A boost is about to touch the seat: an answer (SR-11.8).
    Answer(Incoming),
    /// So many dice of the pool may become sixes.
    SetDice(u8),
    /// A part is to be refreshed.
    Refresh,
    /// A part is to be drawn.
    DrawPart,
    /// A part was drawn and is used like a pick (SR-11.11).
    UseDrawn(Deck),
}

/// Everything that one activation, bulb, boost or challenge generated and that is not applied yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Batch {
    /// How often each effect is left, in the order of [`Effect::ALL`].
    pub left: [u8; Effect::ALL.len()],
    /// Copies whose group is not chosen yet (SR-7.15).
    pub unbegun: Few<Unbegun, 3>,
}

/// Copies of a card's effects that offer a choice of groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Unbegun {
    /// Which card.
    pub card: Card,
    /// How often.
    pub times: u8,
}

impl Batch {
    /// The effects of a group, so often.
    pub fn of(group: Group, times: u8) -> Batch {
        let mut batch = Batch::default();
        batch.add(group, times);
        batch
    }

    /// Adds the effects of a group, so often.
    pub fn add(&mut self, group: Group, times: u8) {
        for (effect, count) in group {
            let left = &mut self.left[*effect as usize];
            *left = left.saturating_add(count.saturating_mul(times));
        }
    }

    /// How often an effect is left.
    pub fn count(&self, effect: Effect) -> u8 {
        self.left[effect as usize]
    }

    /// The effects that are left, each once.
    pub fn kinds(&self) -> impl Iterator<Item = Effect> + use<> {
        let left = self.left;
        Effect::ALL.into_iter().filter(move |effect| left[*effect as usize] > 0)
    }

    /// Whether motion is still to come.
    pub fn has_motion(&self) -> bool {
        self.count(Effect::Motion) + self.count(Effect::Smooth) > 0
    }
}

/// What not everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The cards of each hand, one a deck; which of them are left is open.
    pub hands: Seats<[Card; 4]>,
    /// Picks, by the deck of the card.
    pub picks: Seats<Option<Deck>>,
    /// Parts that were drawn and are not used yet.
    pub drawn: Seats<Option<Card>>,
    /// Stashed boosts in the order in which they came.
    pub stashes: Seats<Stash>,
    /// The decks.
    pub decks: Cards,
}

/// The boosts of one seat.
pub type Stash = Few<Stashed, MOST_STASHED>;

/// A stashed boost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Stashed {
    /// Which.
    pub boost: Card,
    /// Who has seen it in the hand it was picked from, its owner included (SR-1.12).
    pub known_to: SeatSet,
}

/// How many cards of each design lie somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "steampunk-rally.ts")]
pub struct Cards {
    /// Gold, silver and copper parts.
    pub parts: [[u8; DESIGNS]; 3],
    /// Boosts.
    pub boosts: [u8; BOOSTS.len()],
}

impl Cards {
    /// All cards of the box.
    pub fn all() -> Cards {
        let copies = |deck: usize, design: usize| PARTS[deck * DESIGNS + design].copies;
        Cards {
            parts: from_fn(|deck| from_fn(|design| copies(deck, design))),
            boosts: from_fn(|design| BOOSTS[design].copies),
        }
    }

    /// The designs of one deck.
    pub fn of(&self, deck: Deck) -> &[u8] {
        match deck {
            Deck::Gold | Deck::Silver | Deck::Copper => &self.parts[deck as usize],
            Deck::Black => &self.boosts,
        }
    }

    fn of_mut(&mut self, deck: Deck) -> &mut [u8] {
        match deck {
            Deck::Gold | Deck::Silver | Deck::Copper => &mut self.parts[deck as usize],
            Deck::Black => &mut self.boosts,
        }
    }

    /// How many cards of a deck.
    pub fn count(&self, deck: Deck) -> u8 {
        self.of(deck).iter().sum()
    }

    /// Puts a card in; what belongs to no deck goes to the box (SR-12.10).
    pub fn add(&mut self, card: Card) {
        if let Some(deck) = card.deck() {
            self.of_mut(deck)[card.design()] += 1;
        }
    }

    /// Takes a card out.
    pub fn take(&mut self, card: Card) {
        if let Some(deck) = card.deck() {
            match &mut self.of_mut(deck)[card.design()] {
                0 => never!("there is no {card:?} to take"),
                count => *count -= 1,
            }
        }
    }

    /// Takes any card of a deck.
    pub fn draw(&mut self, deck: Deck, chance: &mut impl Chance) -> Option<Card> {
        let mut pick = chance.below(self.count(deck).into()) as u8;
        let design = self.of(deck).iter().position(|count| {
            let here = pick < *count;
            pick = pick.wrapping_sub(*count);
            here
        })?;
        let card = deck.card(design);
        self.take(card);
        Some(card)
    }

    /// Puts all cards of a deck into another heap.
    pub fn pour(&mut self, deck: Deck, into: &mut Cards) {
        for (from, to) in self.of_mut(deck).iter_mut().zip(into.of_mut(deck)) {
            *to += std::mem::take(from);
        }
    }
}

impl Open {
    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.racers.seats()
    }

    /// The seats in order from the nearest one, in the direction of the token (SR-4.9).
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, gap, clockwise) = (self.seats(), self.gap.0, self.clockwise);
        (0..seats).map(move |steps| {
            Seat(if clockwise { (gap + 1 + steps) % seats } else { (gap + seats - steps) % seats })
        })
    }

    /// The neighbour to whom a seat passes its hand (SR-5.14).
    pub fn neighbour(&self, seat: Seat) -> Seat {
        let seats = self.seats();
        Seat(if self.clockwise { (seat.0 + 1) % seats } else { (seat.0 + seats - 1) % seats })
    }

    /// Who has seen the hand that this seat holds, after so many passes: those it went through (SR-1.12).
    pub fn has_held(&self, seat: Seat, passes: u8) -> SeatSet {
        let seats = self.seats();
        let mut held = SeatSet::EMPTY;
        for steps in 0..=passes.min(seats - 1) {
            let back = if self.clockwise { seats - steps } else { steps };
            held.insert(Seat((seat.0 + back) % seats));
        }
        held
    }

    /// Hands that have been passed so often in this draft.
    pub fn passes(&self) -> u8 {
        match self.phase {
            Phase::Pick(passes) | Phase::Use(passes) => passes,
            _ => 0,
        }
    }

    /// How far a pawn is from the line (SR-18.1).
    pub fn steps_to_line(&self, seat: Seat) -> i8 {
        self.track.steps_to_line(self.racers[seat].space)
    }

    /// All who share the lead (SR-18.2).
    pub fn leaders(&self) -> SeatSet {
        self.share(|best, steps| steps < best)
    }

    /// All who share the last place (SR-18.2).
    pub fn last(&self) -> SeatSet {
        self.share(|worst, steps| steps > worst)
    }

    fn share(&self, beats: impl Fn(i8, i8) -> bool) -> SeatSet {
        let mut sharing = SeatSet::EMPTY;
        let mut mark = self.steps_to_line(Seat(0));
        for seat in Seat::all(self.seats()) {
            let steps = self.steps_to_line(seat);
            if beats(mark, steps) {
                (mark, sharing) = (steps, SeatSet::EMPTY);
            }
            if steps == mark {
                sharing.insert(seat);
            }
        }
        sharing
    }

    /// Dice of a colour in pools and storage slots of all seats (SR-16.5).
    pub fn dice_held(&self, colour: Colour) -> u8 {
        let stored = |racer: &Racer| -> u8 { racer.machine.iter().map(|part| part.stored.of(colour)).sum() };
        self.racers.iter().map(|(_, racer)| racer.pool.of(colour) + stored(racer)).sum()
    }
}
