//! What happens when a seat acts. This page is the machine: an action puts work on the seat's stack, the stack is drained
//! frame by frame up to the seat's next decision, and when every seat has finished the step the table goes on to the next.
//! Each chapter of the rules has a file of its own.

pub mod boosts;
pub mod building;
pub mod challenges;
pub mod damage;
pub mod draft;
pub mod effects;
pub mod movement;
pub mod race;
pub mod refusals;
pub mod round;
pub mod vent;
pub mod victory;

use crate::actions::Action;
use crate::data::Die;
use crate::events::Event;
use crate::state::{Frame, Open, Racer, State};
use crossroads_engine::{Applied, Chance, Refusal, Seat, SeatSet, Sink, never};
use serde::Serialize;

/// Why an action is refused. The words are messages, `why-…`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The step is another one, or not the seat's.
    NotNow,
    /// The seat has declared itself done.
    IsDone,
    /// Effects come first.
    BatchFirst,
    /// A placement comes first.
    PlacementFirst,
    /// A part that hangs on nothing comes first.
    HangingFirst,
    /// An answer comes first.
    AnswerFirst,
    /// The inventor is taken.
    InventorTaken,
    /// No such card in the hand.
    NotInHand,
    /// A boost cannot be constructed.
    NoPart,
    /// A part cannot be stashed.
    NoBoost,
    /// The new part would be joined to nothing.
    NotJoined,
    /// The machine has no room for another part.
    NoRoom,
    /// A cell does; no other arrangement is needed, or none is found.
    NoNeedToRearrange,
    /// The corner does not offer this.
    NotOffered,
    /// Not a card of the deck that is short.
    OtherDeck,
    /// No such part.
    NoSuchPart,
    /// No such die.
    NoSuchDie,
    /// The boost is not in the stash.
    NotStashed,
    /// The boost is for another phase.
    WrongPhase,
    /// The boost needs a target, or another one.
    WrongTarget,
    /// The leader may not play it.
    Leading,
    /// The boost is no answer.
    NoAnswer,
    /// No cog left.
    NoCogs,
    /// Stored dice are not vented, and neither is what is not there.
    NothingToVent,
    /// The die shows a six.
    AlreadySix,
    /// The die is not rolled.
    NotRolled,
    /// The part takes no dice.
    TakesNoDice,
    /// The part has no slot of the colour.
    OtherColour,
    /// All slots of the colour are full.
    NoFreeSlot,
    /// The star was activated in this phase.
    StarSpent,
    /// A star takes one die.
    OneDieForStar,
    /// Dice are being placed in another part.
    OtherPart,
    /// Nothing is placed.
    NothingPlaced,
    /// The dice do not reach the indicator.
    TooWeak,
    /// The bulb is off.
    BulbIsOff,
    /// No such effect is left.
    NoSuchEffect,
    /// No such group.
    NoSuchGroup,
    /// This cannot be declined.
    CannotDecline,
    /// Not a way from here.
    NoSuchWay,
    /// No challenge here that takes this.
    NoChallenge,
    /// The move must be finished first.
    NotAtRest,
    /// The steam pony was used before.
    PonyUsed,
    /// Nothing is owed.
    NothingOwed,
    /// Parts are still owed.
    PartsOwed,
    /// The cockpit is never given up.
    Cockpit,
    /// A crowd would cost no less.
    NothingToOpen,
    /// The cell is taken, or beyond the grid.
    CellNotFree,
    /// The new part hangs loose.
    NewPartLoose,
    /// Parts lie loose: they are joined, or left out.
    PartsLoose,
    /// All cards would lie where they lie.
    NothingMoved,
    /// The card is the pick already.
    AlreadyPicked,
    /// The seat is not done.
    NotDone,
    /// The bank has no die of the colour.
    NoDiceLeft,
    /// No storage slot for such a die.
    NoStorage,
}

/// A table while something happens on it.
pub(crate) struct Play<'a, C, S> {
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub events: &'a mut S,
    /// Seats that have learnt something, or were touched: they may not step back beyond it (SR-4.11).
    pub closes: SeatSet,
}

/// No chain of effects is longer than this; one that is never ends.
const ENDLESS: u32 = 10_000;

impl<'a, C: Chance, S: Sink<Event>> Play<'a, C, S> {
    pub fn new(state: &'a mut State, chance: &'a mut C, events: &'a mut S) -> Play<'a, C, S> {
        Play { state, chance, events, closes: SeatSet::EMPTY }
    }

    pub fn open(&self) -> &Open {
        &self.state.open
    }

    pub fn open_mut(&mut self) -> &mut Open {
        &mut self.state.open
    }

    pub fn racer(&self, seat: Seat) -> &Racer {
        &self.state.open.racers[seat]
    }

    pub fn racer_mut(&mut self, seat: Seat) -> &mut Racer {
        &mut self.state.open.racers[seat]
    }

    pub fn tell(&mut self, event: Event) {
        self.events.tell(event);
    }

    pub fn push(&mut self, seat: Seat, frame: Frame) {
        self.racer_mut(seat).work.push(frame);
    }

    /// Rolls a die of a seat before everybody's eyes.
    pub fn roll(&mut self, seat: Seat) -> u8 {
        self.closes.insert(seat);
        self.chance.below(6) as u8 + 1
    }

    /// Resolves the unfinished work of a seat, the last frame first, and then what others have done to it (SR-4.8), up
    /// to its next decision (SR-4.6).
    pub fn settle(&mut self, seat: Seat) {
        for _ in 0..ENDLESS {
            match self.racer_mut(seat).work.pop() {
                Some(Frame::Batch(batch)) => {
                    if self.resolve(seat, batch).is_waiting() {
                        return;
                    }
                }
                Some(Frame::Terrain(left)) => self.suffer_terrain(seat, left),
                Some(Frame::Crowd) => self.please_crowd(seat),
                Some(Frame::Breakdown) => {
                    if self.break_down(seat).is_waiting() {
                        return;
                    }
                }
                Some(
                    frame @ (Frame::Way { .. }
                    | Frame::Glacier(_)
                    | Frame::DiscardDie(_)
                    | Frame::Placing { .. }
                    | Frame::Hanging
                    | Frame::Answer(_)
                    | Frame::SetDice(_)
                    | Frame::Refresh
                    | Frame::DrawPart
                    | Frame::UseDrawn(_)),
                ) => return self.push(seat, frame),
                None => {
                    let Some(incoming) = self.racer(seat).incoming.first().copied() else { return };
                    self.racer_mut(seat).incoming.remove(0);
                    self.receive(seat, incoming);
                }
            }
        }
        never!("a chain of effects that never ends: {:?}", self.racer(seat));
    }
}

/// Whether a frame waits for a decision and was put back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outlook {
    /// It was resolved, or put other work on the stack.
    GoesOn,
    /// It lies on the stack again and asks.
    Waits,
}

impl Outlook {
    pub fn is_waiting(self) -> bool {
        self == Outlook::Waits
    }
}

/// Carries out an action.
///
/// # Errors
/// Names the clause that forbids it; nothing has changed then.
pub fn apply<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    events: &mut S,
) -> Result<Applied, Refusal<Why>> {
    refusals::check(state, seat, action)?;
    // The checks end here: nothing below can refuse, so no move is ever half made.
    let mut play = Play::new(state, chance, events);
    match action {
        Action::ChooseInventor(inventor) => play.take_inventor(seat, inventor),
        Action::Pick(deck) => play.pick(seat, deck),
        Action::Construct(cell) => play.construct(seat, cell),
        Action::ConstructRearranged => play.construct_rearranged(seat),
        Action::GeneratePower(colour) => play.generate_power(seat, colour),
        Action::GainCogs => play.card_for_cogs(seat),
        Action::Stash => play.stash(seat),
        Action::LosePart(place) => play.lose_part(seat, place),
        Action::DiscardBoost(boost) => play.discard_boost(seat, boost),
        Action::PlayBoost { boost, on } => play.play_boost(seat, boost, on),
        Action::Answer(boost) => play.answer(seat, Some(boost)),
        Action::NoAnswer => play.answer(seat, None),
        Action::Vent { part, colour, value } => play.vent(seat, part, colour, value),
        Action::Reroll { colour, value } => play.reroll(seat, colour, value),
        Action::Raise { colour, value } => play.raise(seat, colour, value),
        Action::Place { part, colour, value } => play.place(seat, part, Die { colour, value }),
        Action::TakeBack => play.take_back(seat),
        Action::Fire => play.fire(seat),
        Action::SwitchOff => play.switch_off(seat),
        Action::Apply(effect) => play.apply_next(seat, effect),
        Action::ChooseGroup { card, group } => play.choose_group(seat, card, group),
        Action::DiscardDie { part, colour, value } => play.discard_die(seat, part, colour, value),
        Action::Decline => play.decline(seat),
        Action::Way(space) => play.go(seat, space),
        Action::PayGlacier(value) => play.pay_glacier(seat, value),
        Action::TakeTerrain => play.take_terrain(seat),
        Action::PayCog => play.pay_cog(seat),
        Action::PayDie(value) => play.pay_die(seat, value),
        Action::SetDie { colour, value } => play.set_die(seat, colour, value),
        Action::Refresh(place) => play.refresh(seat, place),
        Action::DrawFrom(deck) => play.draw_from(seat, deck),
        Action::Arrange => play.arrange(seat),
        Action::Lay(layout) => play.lay(seat, &layout),
        Action::Discard(place) => play.discard(seat, place),
        Action::Store { part, colour } => play.store(seat, part, colour),
        Action::Done => play.done(seat),
        Action::NotDone => play.not_done(seat),
    }
    play.settle(seat);
    play.see_to_debt(seat);
    play.advance();
    Ok(Applied { closes: play.closes })
}
