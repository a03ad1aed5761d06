//! What a seat may do, and who may do something now.
//!
//! Taking back is no action of the game: the table steps back through a seat's open actions by itself (SR-4.11). So a
//! pick is changed while others still pick (SR-5.3) and «done» is withdrawn until the last seat says it (SR-4.5).

use crate::data::{Card, Colour, Deck, Effect, Inventor};
use crate::machine::{self, Cell, Place};
use crate::rules::{boosts, building, challenges, damage, draft, race, round, vent};
use crate::state::{Frame, Phase, State};
use crate::track::Space;
use crossroads_engine::{Seat, SeatSet, never};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "steampunk-rally.ts")]
pub enum Action {
    /// Takes an inventor (SR-3.2).
    ChooseInventor(Inventor),
    /// Picks the card of this deck from the hand (SR-5.2).
    Pick(Deck),
    /// Lays the part into this cell (SR-5.5).
    Construct(Cell),
    /// Joins the part in an arrangement that the program finds, where no cell would do (SR-5.7).
    ConstructRearranged,
    /// Gives the card up for dice of this colour (SR-5.8).
    GeneratePower(Colour),
    /// Gives the card up for cogs (SR-5.9).
    GainCogs,
    /// Stashes the boost (SR-5.10).
    Stash,
    /// Discards a part, since its deck is too small (SR-13.3).
    DiscardPart(Place),
    /// Discards a stashed boost for the same reason.
    DiscardBoost(Card),
    /// Plays a boost, on another seat if it asks for one (SR-11.1).
    PlayBoost {
        /// Which.
        boost: Card,
        /// On whom.
        on: Option<Seat>,
    },
    /// Answers a boost with this one (SR-11.8).
    Answer(Card),
    /// Does not answer.
    NoAnswer,
    /// Takes a pip off a die (SR-6.1).
    Vent {
        /// The part it lies in.
        part: Place,
        /// What it shows.
        value: u8,
    },
    /// Pays a cog to roll a pool die again (SR-7.3).
    Reroll {
        /// Its colour.
        colour: Colour,
        /// What it shows.
        value: u8,
    },
    /// Pays a cog to raise a pool die (SR-7.4).
    Raise {
        /// Its colour.
        colour: Colour,
        /// What it shows.
        value: u8,
    },
    /// Places a pool die of the part's colour (SR-7.6).
    Place {
        /// Where.
        part: Place,
        /// What it shows.
        value: u8,
    },
    /// Takes the placed dice back (SR-7.16).
    TakeBack,
    /// Activates the part with the placed dice (SR-7.8).
    Fire,
    /// Turns the bulb off (SR-7.17).
    SwitchOff,
    /// Applies one effect of the batch (SR-14.2).
    Apply(Effect),
    /// Begins a copy with this group (SR-14.3).
    ChooseGroup {
        /// Which card.
        card: Card,
        /// Which of its groups, counted from 0.
        group: u8,
    },
    /// Returns a die from a slot to the bank (SR-14.6).
    DiscardDie {
        /// The part it lies in.
        part: Place,
        /// What it shows.
        value: u8,
    },
    /// Does without what is offered.
    Decline,
    /// Goes this way at a fork (SR-14.14).
    Way(Space),
    /// Pays a pool die that shows this for a glacier (SR-17.11).
    PayGlacier(u8),
    /// Takes the terrain of the glacier.
    TakeTerrain,
    /// Pays a cog for a die (SR-17.6).
    PayCog,
    /// Pays a pool die that shows this for rails or a steam pony (SR-17.8, SR-17.9).
    PayDie(u8),
    /// Makes a pool die a six.
    SetDie {
        /// Its colour.
        colour: Colour,
        /// What it shows.
        value: u8,
    },
    /// Refreshes this part.
    Refresh(Place),
    /// Draws a part of this deck.
    DrawFrom(Deck),
    /// Loses this part (SR-8.2, SR-14.8).
    LosePart(Place),
    /// Begins to move cards (SR-12.4).
    Rearrange,
    /// Lifts a card, the cockpit too.
    Lift(Place),
    /// Lays the lifted card into this cell.
    Put(Cell),
    /// Gives up the lifted part (SR-12.7).
    GiveUp,
    /// Takes the new part up again (SR-5.7).
    Withdraw,
    /// Lets the program arrange the cards.
    Arrange,
    /// Has finished moving cards; what is not chained is lost (SR-12.13).
    EndRearranging,
    /// Stores a pool die in this part (SR-10.3).
    Store(Place),
    /// Is done with the step, or with its turn (SR-4.5).
    Done,
}

/// Whether a seat holds a decision.
pub fn is_asked(state: &State, seat: Seat) -> bool {
    if !state.open.racers.has(seat) || state.open.phase == Phase::Over {
        return false;
    }
    let racer = &state.open.racers[seat];
    // After every action unfinished work stands at a decision.
    if !racer.work.is_empty() {
        return true;
    }
    match state.open.phase {
        Phase::Inventors => racer.inventor.is_none(),
        Phase::Shortage(deck) => draft::surplus(state, seat, deck) > 0,
        Phase::BoostTurn(turn) | Phase::Race(Some(turn)) => turn == seat && !racer.done,
        Phase::Pick(_) | Phase::Use(_) | Phase::Vent | Phase::Race(None) | Phase::Damage | Phase::Storage => {
            !racer.done
        }
        Phase::Over => false,
    }
}

/// The seats that hold a decision.
pub fn to_act(state: &State) -> SeatSet {
    let mut seats = SeatSet::EMPTY;
    for seat in Seat::all(state.open.seats()).filter(|seat| is_asked(state, *seat)) {
        seats.insert(seat);
    }
    seats
}

/// Appends every legal action of a seat.
pub fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    if !is_asked(state, seat) {
        return;
    }
    if let Some(frame) = state.open.racers[seat].work.last() {
        return legal_in_frame(state, seat, frame, into);
    }
    legal_in_phase(state, seat, into);
    legal_at_any_time(state, seat, into);
}

/// What unfinished work asks for.
fn legal_in_frame(state: &State, seat: Seat, frame: &Frame, into: &mut Vec<Action>) {
    let racer = &state.open.racers[seat];
    match *frame {
        Frame::Batch(batch) => {
            into.extend(batch.kinds().map(Action::Apply));
            for copies in batch.unbegun.iter() {
                let groups = copies.card.part().map_or(0, |row| row.effects.len() as u8);
                into.extend((0..groups).map(|group| Action::ChooseGroup { card: copies.card, group }));
            }
            if challenges::may_pause(&state.open, seat) {
                challenges::legal(&state.open, seat, into);
            }
        }
        Frame::Way { .. } => {
            into.extend(state.open.track.ahead(racer.space).iter().copied().map(Action::Way));
        }
        Frame::Glacier(colour) => {
            into.extend(racer.pool.values(colour).map(Action::PayGlacier));
            into.push(Action::TakeTerrain);
        }
        Frame::Breakdown => {
            into.extend((1..racer.machine.len() as u8).map(Action::LosePart));
            building::legal_begin(racer, into);
        }
        Frame::DiscardDie(colour) => {
            for (place, part) in racer.machine.iter().enumerate() {
                if colour.is_none_or(|colour| part.colour() == Some(colour)) {
                    let die = |value| Action::DiscardDie { part: place as Place, value };
                    into.extend(part.values().map(die));
                }
            }
            into.push(Action::Decline);
        }
        Frame::Placing { part, ref dice } => {
            race::legal_placements(racer, part, dice.len(), into);
            if race::times(racer, part, dice) > 0 {
                into.push(Action::Fire);
            }
            into.push(Action::TakeBack);
        }
        Frame::Rearranging(ref act) => building::legal(state, seat, act, into),
        Frame::Answer(_) => {
            boosts::legal_answers(state, seat, into);
            into.push(Action::NoAnswer);
        }
        Frame::SetDice(_) => {
            for colour in Colour::ALL {
                let low = racer.pool.values(colour).filter(|value| (1..6).contains(value));
                into.extend(low.map(|value| Action::SetDie { colour, value }));
            }
            into.push(Action::Decline);
        }
        Frame::Refresh => {
            let takes_dice = |place: &usize| racer.machine[*place].slots().is_some();
            into.extend((1..racer.machine.len()).filter(takes_dice).map(|at| Action::Refresh(at as Place)));
        }
        Frame::DrawPart => {
            into.extend(
                Deck::PARTS.into_iter().filter(|deck| draft::can_draw(state, *deck)).map(Action::DrawFrom),
            );
        }
        Frame::UseDrawn(_) => {
            legal_uses(state, seat, into);
            building::legal_begin(racer, into);
        }
        Frame::Terrain(_) | Frame::Crowd => {}
    }
}

/// What the step is for.
fn legal_in_phase(state: &State, seat: Seat, into: &mut Vec<Action>) {
    let racer = &state.open.racers[seat];
    match state.open.phase {
        Phase::Inventors => {
            let free = Inventor::all().filter(|it| draft::is_free(&state.open, *it));
            into.extend(free.map(Action::ChooseInventor));
        }
        Phase::Shortage(Deck::Black) => {
            boosts::kinds(&state.hidden.stashes[seat], |card| into.push(Action::DiscardBoost(card)));
        }
        Phase::Shortage(deck) => {
            let of_deck = |place: &usize| racer.machine[*place].card.deck() == Some(deck);
            into.extend((1..racer.machine.len()).filter(of_deck).map(|at| Action::DiscardPart(at as Place)));
        }
        Phase::Pick(_) => {
            into.extend(Deck::ALL.into_iter().filter(|deck| racer.holds(*deck)).map(Action::Pick));
        }
        Phase::Use(_) => legal_uses(state, seat, into),
        Phase::Vent => {
            if vent::check_pip(racer).is_ok() {
                for (place, part) in racer.machine.iter().enumerate() {
                    into.extend(part.values().map(|value| Action::Vent { part: place as Place, value }));
                }
            }
            into.push(Action::Done);
        }
        Phase::Race(_) => {
            race::legal(racer, into);
            into.push(Action::Done);
        }
        Phase::Damage => {
            if racer.gauge < 0 {
                into.extend((1..racer.machine.len() as u8).map(Action::LosePart));
            }
            if damage::check_done(racer).is_ok() {
                into.push(Action::Done);
            }
        }
        Phase::Storage => {
            round::storable(racer, |place| into.push(Action::Store(place)));
            into.push(Action::Done);
        }
        Phase::BoostTurn(_) => into.push(Action::Done),
        Phase::Over => {}
    }
}

/// What may be done with a pick, or with a part that was drawn.
fn legal_uses(state: &State, seat: Seat, into: &mut Vec<Action>) {
    let Some(card) = draft::card_in_use(state, seat) else {
        return never!("seat {seat} has no card to use");
    };
    if let Some(colour) = card.deck().and_then(Deck::corner) {
        let racer = &state.open.racers[seat];
        if building::has_room(racer) {
            let before = into.len();
            machine::cells_that_join(&racer.machine, card, |cell| into.push(Action::Construct(cell)));
            if into.len() == before && building::can_be_joined(racer, card) {
                into.push(Action::ConstructRearranged);
            }
        }
        into.push(Action::GeneratePower(colour));
    } else {
        into.push(Action::Stash);
        into.extend(Colour::ALL.map(Action::GeneratePower));
    }
    into.push(Action::GainCogs);
}

/// What may be done at any time by a seat without unfinished work (SR-11.2, SR-12.12, SR-17.10).
fn legal_at_any_time(state: &State, seat: Seat, into: &mut Vec<Action>) {
    if state.open.phase == Phase::Inventors {
        return;
    }
    let racer = &state.open.racers[seat];
    building::legal_begin(racer, into);
    challenges::legal(&state.open, seat, into);
    boosts::legal(state, seat, into);
}
