//! What a seat may do, and for whom the table waits.
//!
//! A seat that is done, or not at its turn, is not waited for; but as long as the step is open it may change its pick
//! (SR-5.3), say that it is not done after all (SR-4.5), and do what is free at any time: play boosts (SR-11.2), use
//! challenges (SR-17.10), lay out its machine and discard parts (SR-12.12). These last two are free-form acts: accepted, never
//! listed.

use crate::data::{Card, Colour, Deck, Die, Effect, Inventor, Side};
use crate::machine::{self, Cell, Place, Plan};
use crate::rules::{boosts, building, challenges, damage, draft, race, round, vent};
use crate::state::{Frame, Phase, State};
use crate::track::Space;
use crossroads_engine::{Chance, Seat, SeatSet, never};
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
    /// Joins the part in an arrangement that the program finds, where no cell would do as the machine lies (SR-5.7).
    ConstructRearranged,
    /// Gives the card up for dice of this colour (SR-5.8).
    GeneratePower(Colour),
    /// Gives the card up for cogs (SR-5.9).
    GainCogs,
    /// Stashes the boost (SR-5.10).
    Stash,
    /// Loses a part that has to go: to damage (SR-8.2), to a breakdown (SR-14.8), to a short deck (SR-13.3), or since not all
    /// can be rejoined (SR-12.5).
    LosePart(Place),
    /// Discards a stashed boost, since its deck is too small (SR-13.3).
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
        /// Its colour.
        colour: Colour,
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
    /// Places a pool die in a slot of its colour (SR-7.6).
    Place {
        /// Where.
        part: Place,
        /// Its colour.
        colour: Colour,
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
        /// Its colour.
        colour: Colour,
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
    /// Lets the program lay the machine out so that a crowd costs less (SR-17.14), in the Race phase.
    Arrange,
    /// Lays the whole machine out anew, as one act (SR-12.4). Free-form: never listed.
    Lay(Plan),
    /// Discards a part because the seat likes it so (SR-12.7). Free-form: whoever does what comes to its mind would take its
    /// machine apart and never arrive.
    Discard(Place),
    /// Stores a pool die in this part (SR-10.3).
    Store {
        /// Where.
        part: Place,
        /// Its colour.
        colour: Colour,
    },
    /// Is done with the step, or with its turn (SR-4.5).
    Done,
    /// Is not done after all.
    NotDone,
}

/// Whether the table waits for a seat.
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

/// The seats for which the table waits.
pub fn to_act(state: &State) -> SeatSet {
    let mut seats = SeatSet::EMPTY;
    for seat in Seat::all(state.open.seats()).filter(|seat| is_asked(state, *seat)) {
        seats.insert(seat);
    }
    seats
}

/// Whether the game has begun for a seat and is not over: it may then do what is free at any time.
pub(crate) fn is_racing(state: &State, seat: Seat) -> bool {
    state.open.racers.has(seat) && !matches!(state.open.phase, Phase::Inventors | Phase::Over)
}

/// Appends every legal action of a seat but layouts.
pub fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    if !state.open.racers.has(seat) {
        return;
    }
    if let Some(frame) = state.open.racers[seat].work.last() {
        return legal_in_frame(state, seat, frame, into);
    }
    if is_asked(state, seat) {
        legal_in_phase(state, seat, into);
    } else {
        legal_when_done(state, seat, into);
    }
    if is_racing(state, seat) {
        building::legal(&state.open, seat, into);
        challenges::legal(&state.open, seat, into);
        boosts::legal(state, seat, into);
    }
}

/// What a seat may take back that is not waited for any more.
fn legal_when_done(state: &State, seat: Seat, into: &mut Vec<Action>) {
    let racer = &state.open.racers[seat];
    if let Phase::Pick(_) = state.open.phase {
        let others = Deck::ALL.into_iter().filter(|deck| state.hidden.picks[seat] != Some(*deck));
        into.extend(others.filter(|deck| racer.holds(*deck)).map(Action::Pick));
    } else if racer.done && round::can_be_withdrawn(state.open.phase) {
        into.push(Action::NotDone);
    }
}

/// What unfinished work asks for.
fn legal_in_frame(state: &State, seat: Seat, frame: &Frame, into: &mut Vec<Action>) {
    let racer = &state.open.racers[seat];
    match *frame {
        Frame::Batch(batch) => {
            into.extend(batch.kinds().map(Action::Apply));
            for copies in batch.unbegun.iter() {
                let groups = copies.card.groups().len() as u8;
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
            damage::legal(racer, into);
            building::legal(&state.open, seat, into);
        }
        Frame::Hanging => damage::legal(racer, into),
        Frame::DiscardDie(colour) => {
            for (place, part) in racer.machine.iter().enumerate() {
                let fits = part.kinds().filter(|die| colour.is_none_or(|colour| die.colour == colour));
                into.extend(fits.map(|Die { colour, value }| Action::DiscardDie {
                    part: place as Place,
                    colour,
                    value,
                }));
            }
            into.push(Action::Decline);
        }
        Frame::Placing { part, ref dice } => {
            race::legal_placements(racer, part, dice, into);
            if race::times(racer, part, dice) > 0 {
                into.push(Action::Fire);
            }
            into.push(Action::TakeBack);
        }
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
            let takes_dice = |place: &usize| racer.machine[*place].takes_dice();
            into.extend((1..racer.machine.len()).filter(takes_dice).map(|at| Action::Refresh(at as Place)));
        }
        Frame::DrawPart => {
            into.extend(
                Deck::PARTS.into_iter().filter(|deck| draft::can_draw(state, *deck)).map(Action::DrawFrom),
            );
        }
        Frame::UseDrawn(_) => {
            legal_uses(state, seat, into);
            building::legal(&state.open, seat, into);
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
            into.extend((1..racer.machine.len()).filter(of_deck).map(|at| Action::LosePart(at as Place)));
        }
        Phase::Pick(_) => {
            into.extend(Deck::ALL.into_iter().filter(|deck| racer.holds(*deck)).map(Action::Pick));
        }
        Phase::Use(_) => legal_uses(state, seat, into),
        Phase::Vent => {
            if vent::check_pip(racer).is_ok() {
                for (place, part) in racer.machine.iter().enumerate() {
                    let part_at = place as Place;
                    let vent = |Die { colour, value }| Action::Vent { part: part_at, colour, value };
                    into.extend(part.kinds().map(vent));
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
                damage::legal(racer, into);
            }
            if damage::check_done(racer).is_ok() {
                into.push(Action::Done);
            }
        }
        Phase::Storage => {
            round::storable(racer, |part, colour| into.push(Action::Store { part, colour }));
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
    if card.part().is_some() {
        let racer = &state.open.racers[seat];
        if building::has_room(racer) {
            let before = into.len();
            machine::cells_that_join(&racer.machine, card, |cell| into.push(Action::Construct(cell)));
            if into.len() == before && building::can_be_joined(racer, card) {
                into.push(Action::ConstructRearranged);
            }
        }
    } else {
        into.push(Action::Stash);
    }
    let corner = card.corner();
    into.extend(Colour::ALL.into_iter().filter(|colour| corner.offers(*colour)).map(Action::GeneratePower));
    into.push(Action::GainCogs);
}

/// Some free-form act, sensible or not, for the suite of the engine to try out: a part is discarded, or the machine laid out
/// with cards that change places, move by a step, or are left out; a cell for a new part is added now and then.
pub fn any_free_form(state: &State, seat: Seat, chance: &mut impl Chance) -> Action {
    if chance.below(4) == 0 {
        return Action::Discard(chance.below(12) as Place);
    }
    let mut plan = Plan::default();
    if state.open.racers.has(seat) {
        plan = state.open.racers[seat].machine.iter().map(|part| part.cell).collect();
    }
    if chance.below(3) == 0 && plan.len() < machine::MOST_CARDS {
        let beside = plan.first().copied().unwrap_or_default();
        let side = Side::ALL[chance.below(4) as usize];
        plan.push(beside.neighbour(side).unwrap_or_default());
    }
    for _ in 0..chance.below(4) {
        let Some(last) = (plan.len() as u32).checked_sub(1) else { break };
        let (one, other) = (chance.below(last + 1) as usize, chance.below(last + 1) as usize);
        match chance.below(6) {
            0 => plan[one] = Cell::NOWHERE,
            1 => plan[one] = Cell(chance.below(256) as u8),
            2 | 3 => plan.swap(one, other),
            _ => {
                let side = Side::ALL[chance.below(4) as usize];
                plan[one] = plan[other].neighbour(side).unwrap_or(plan[one]);
            }
        }
    }
    Action::Lay(plan)
}
