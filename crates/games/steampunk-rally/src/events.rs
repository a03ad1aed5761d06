//! What happened, in the past tense. What not everybody may know is an option, and [`crate::view::cut`] empties it.

use crate::data::{Card, Colour, Deck, Effect, Inventor};
use crate::machine::Cell;
use crate::state::{Phase, Pool};
use crate::track::Space;
use crossroads_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A challenge token was laid; one on a single branch of a fork makes the branches unequal.
    TokenLaid { token: u8, space: Space, one_branch: bool },
    /// More tokens lie on the track than is advised.
    ManyTokens,
    /// A seat took an inventor.
    InventorTaken { seat: Seat, inventor: Inventor },
    /// A round began.
    RoundBegan { round: u8, last: bool },
    /// A step or phase began.
    PhaseBegan { phase: Phase },
    /// A deck and its pile were shuffled together.
    DeckShuffled { deck: Deck },
    /// A seat drew its hand; only it sees the cards.
    HandDrawn { seat: Seat, cards: Option<[Card; 4]> },
    /// Hands were passed on.
    HandsPassed { clockwise: bool },
    /// A seat has a new hand; only it sees the cards.
    HandReceived { seat: Seat, cards: Option<[Option<Card>; 4]> },
    /// A seat picked a card; only it sees which.
    Picked { seat: Seat, card: Option<Card> },
    /// A seat picked another card instead; nobody else hears of it.
    PickChanged { seat: Seat, card: Option<Card> },
    /// A part was joined to a machine.
    Constructed { seat: Seat, card: Card, cell: Cell },
    /// A card was given up for dice.
    PowerGenerated { seat: Seat, card: Card, colour: Colour },
    /// A card was given up for cogs.
    CardForCogs { seat: Seat, card: Card, cogs: u8 },
    /// A boost was stashed; not all know which.
    BoostStashed { seat: Seat, boost: Option<Card>, known_to: SeatSet },
    /// A part was drawn in the middle of a draft; only its seat sees which.
    PartDrawn { seat: Seat, deck: Deck, card: Option<Card> },
    /// A part left a machine.
    PartLost { seat: Seat, card: Card, why: Loss },
    /// A boost was discarded from a stash.
    BoostDiscarded { seat: Seat, boost: Card },
    /// A boost was played.
    BoostPlayed { seat: Seat, boost: Card, on: Option<Seat> },
    /// A boost took effect on another seat.
    BoostStruck { seat: Seat, boost: Card, from: Seat },
    /// A shield kept a boost off.
    BoostWarded { seat: Seat, boost: Card },
    /// A seat did not answer a boost.
    NotAnswered { seat: Seat, boost: Card },
    /// A boost that lasted is over.
    BoostEnded { seat: Seat, boost: Card },
    /// Cogs changed hands.
    CogsStolen { seat: Seat, from: Seat, cogs: u8 },
    /// A pip was taken off a die.
    Vented { seat: Seat, card: Card, colour: Colour, from: u8 },
    /// All dice in a seat's slots were lowered.
    AllVented { seat: Seat, pips: u8 },
    /// A pool was rolled.
    PoolRolled { seat: Seat, pool: Pool },
    /// A die was rolled again.
    Rerolled { seat: Seat, colour: Colour, from: u8, to: u8 },
    /// A die was raised.
    Raised { seat: Seat, colour: Colour, from: u8 },
    /// A die became a six.
    SetToSix { seat: Seat, colour: Colour, from: u8 },
    /// A die was placed, not fired yet.
    DiePlaced { seat: Seat, card: Card, colour: Colour, value: u8 },
    /// The dice of a placement were taken back.
    TakenBack { seat: Seat, card: Card },
    /// A part was activated.
    Fired { seat: Seat, card: Card, power: u8, times: u8 },
    /// The bulb was turned off.
    BulbOff { seat: Seat },
    /// The bulb was turned on by a card.
    BulbOn { seat: Seat },
    /// A part gave its dice back.
    Refreshed { seat: Seat, card: Card },
    /// A group of effects was chosen for a copy.
    GroupChosen { seat: Seat, card: Card, group: u8 },
    /// An effect asks its seat for a choice.
    EffectBegan { seat: Seat, effect: Effect },
    /// An effect came to nothing.
    EffectSkipped { seat: Seat, effect: Effect },
    /// A die came from the bank; unrolled ones show 0.
    DieGained { seat: Seat, colour: Colour, value: u8 },
    /// A die left a slot for the bank.
    DieDiscarded { seat: Seat, card: Card, colour: Colour, value: u8 },
    /// The seat did without.
    Declined { seat: Seat, what: Declined },
    /// A pawn moved forward.
    Moved { seat: Seat, from: Space, to: Space, smooth: bool },
    /// A pawn went back.
    WentBack { seat: Seat, from: Space, to: Space, why: Fall },
    /// A pawn crossed the line for the first time.
    LineCrossed { seat: Seat, last_round: u8 },
    /// The gauge went down.
    GaugeFell { seat: Seat, gauge: i8 },
    /// The gauge reached the breakdown icon.
    BrokeDown { seat: Seat },
    /// The gauge went up.
    GaugeRose { seat: Seat, gauge: i8 },
    /// Cogs came from the bank.
    CogsGained { seat: Seat, cogs: u8 },
    /// A machine exploded.
    Exploded { seat: Seat },
    /// A die was paid to ignore the terrain of a glacier.
    GlacierPaid { seat: Seat, colour: Colour, value: u8 },
    /// A crowd took its toll.
    CrowdPaid { seat: Seat, cogs: u8, open_valves: u8 },
    /// A cog was paid at a generator.
    CogPaid { seat: Seat, colour: Colour },
    /// A die was paid for rails or a steam pony.
    DiePaid { seat: Seat, colour: Colour, value: u8 },
    /// A seat laid its machine out anew.
    Laid { seat: Seat },
    /// All cards were arranged by the program.
    Arranged { seat: Seat },
    /// A die was stored.
    Stored { seat: Seat, card: Card, colour: Colour },
    /// A seat declared itself done.
    Done { seat: Seat },
    /// A seat is not done after all.
    NotDone { seat: Seat },
    /// The direction token was turned over.
    TokenTurned { clockwise: bool },
    /// The game is over.
    Won { winners: SeatSet },
}

/// Why a part left a machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Loss {
    /// Its seat gave it up (SR-12.7).
    GivenUp,
    /// It was chained to nothing (SR-12.5).
    Loose,
    /// A breakdown (SR-14.8).
    Breakdown,
    /// The Damage phase (SR-8.2).
    Damage,
    /// An explosion (SR-9.4).
    Explosion,
    /// A short deck (SR-13.3).
    Shortage,
}

/// Why a pawn went back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Fall {
    /// Its machine exploded (SR-9.2).
    Explosion,
    /// It stood on a jump (SR-17.12).
    Jump,
}

/// What a seat did without.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Declined {
    /// To discard a die (SR-14.6).
    DiscardDie,
    /// To make dice sixes.
    SetDice,
    /// To pay for a glacier (SR-17.11).
    Glacier,
}
