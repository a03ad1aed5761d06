//! What may not be done, and the clause that forbids it. Nothing here changes anything.

use super::{Why, boosts, building, challenges, damage, draft, race, round, vent};
use crate::actions::{Action, is_asked};
use crate::data::{Card, Challenge, Colour, Deck};
use crate::machine::{self, Cell, Layout, Place};
use crate::state::{Frame, Phase, Racer, Rearranging, State};
use crossroads_engine::{Refusal, Seat};

type Checked = Result<(), Refusal<Why>>;

fn refuse(clause: &'static str, why: Why) -> Checked {
    Err(Refusal::at(clause, why))
}

fn demand(holds: bool, clause: &'static str, why: Why) -> Checked {
    if holds { Ok(()) } else { refuse(clause, why) }
}

/// Whether a seat may take an action now.
///
/// # Errors
/// Names the clause that forbids it.
#[expect(clippy::too_many_lines, reason = "one arm an action")]
pub fn check(state: &State, seat: Seat, action: Action) -> Checked {
    let asks = Asks::new(state, seat)?;
    match action {
        Action::ChooseInventor(inventor) => {
            asks.in_phase(|phase| phase == Phase::Inventors)?;
            demand(draft::is_free(&state.open, inventor), "SR-3.1", Why::InventorTaken)
        }
        Action::Pick(deck) => {
            asks.in_phase(|phase| matches!(phase, Phase::Pick(_)))?;
            demand(asks.racer.holds(deck), "SR-5.2", Why::NotInHand)
        }
        Action::Construct(cell) => asks.construct(cell),
        Action::ConstructRearranged => asks.construct_rearranged(),
        Action::GeneratePower(colour) => {
            let corner = asks.card_in_use()?.deck().and_then(Deck::corner);
            demand(corner.is_none_or(|offered| offered == colour), "SR-5.12", Why::NotOffered)
        }
        Action::GainCogs => asks.card_in_use().map(|_| ()),
        Action::Stash => demand(asks.card_in_use()?.boost().is_some(), "SR-5.11", Why::NoBoost),
        Action::DiscardPart(place) => {
            let deck = asks.short_deck()?;
            let of_deck = |place: Place| asks.part(place).is_some_and(|card| card.deck() == Some(deck));
            demand(of_deck(place), "SR-13.3", Why::OtherDeck)
        }
        Action::DiscardBoost(boost) => {
            demand(asks.short_deck()? == Deck::Black, "SR-13.3", Why::OtherDeck)?;
            let stashed = state.hidden.stashes[seat].iter().any(|stashed| stashed.boost == boost);
            demand(stashed, "SR-13.3", Why::NotStashed)
        }
        Action::PlayBoost { boost, on } => {
            asks.nothing_else(None)?;
            demand(state.open.phase != Phase::Inventors, "SR-4.4", Why::NotNow)?;
            let row = boosts::check(state, seat, boost)?;
            boosts::check_target(state, seat, row, on)
        }
        Action::Answer(boost) => {
            asks.frame(|frame| matches!(frame, Frame::Answer(_)), "SR-11.8", Why::NotNow)?;
            let row = boosts::check(state, seat, boost)?;
            demand(row.answers, "SR-11.8", Why::NoAnswer)
        }
        Action::NoAnswer => asks.frame(|frame| matches!(frame, Frame::Answer(_)), "SR-11.8", Why::NotNow),
        Action::Vent { part, value } => {
            asks.in_phase(|phase| phase == Phase::Vent)?;
            vent::check_pip(asks.racer)?;
            demand(asks.has_die(part, value), "SR-6.4", Why::NothingToVent)
        }
        Action::Reroll { colour, value } => asks.pool_die(colour, value),
        Action::Raise { colour, value } => {
            asks.pool_die(colour, value)?;
            demand(value < 6, "SR-7.4", Why::AlreadySix)
        }
        Action::Place { part, value } => asks.place(part, value),
        Action::TakeBack => asks.frame(is_placing, "SR-7.16", Why::NothingPlaced),
        Action::Fire => match asks.top {
            Some(Frame::Placing { part, dice }) => {
                demand(race::times(asks.racer, *part, dice) > 0, "SR-7.10", Why::TooWeak)
            }
            _ => asks.no_such_frame("SR-7.16", Why::NothingPlaced),
        },
        Action::SwitchOff => {
            asks.in_phase(|phase| matches!(phase, Phase::Race(_)))?;
            demand(asks.racer.bulb, "SR-7.19", Why::BulbIsOff)
        }
        Action::Apply(effect) => match asks.top {
            Some(Frame::Batch(batch)) => demand(batch.count(effect) > 0, "SR-14.2", Why::NoSuchEffect),
            _ => asks.no_such_frame("SR-14.2", Why::NoSuchEffect),
        },
        Action::ChooseGroup { card, group } => match asks.top {
            Some(Frame::Batch(batch)) => {
                let groups = card.part().map_or(0, |row| row.effects.len());
                let offered = batch.unbegun.iter().any(|copies| copies.card == card);
                demand(offered && usize::from(group) < groups, "SR-14.3", Why::NoSuchGroup)
            }
            _ => asks.no_such_frame("SR-14.3", Why::NoSuchGroup),
        },
        Action::DiscardDie { part, value } => match asks.top {
            Some(Frame::DiscardDie(colour)) => {
                let of_colour = |it: &machine::Part| colour.is_none_or(|colour| it.colour() == Some(colour));
                let fits = asks.racer.machine.get(usize::from(part)).is_some_and(of_colour);
                demand(fits && asks.has_die(part, value), "SR-14.6", Why::NoSuchDie)
            }
            _ => asks.no_such_frame("SR-14.6", Why::NoSuchDie),
        },
        Action::Decline => match asks.top {
            Some(Frame::DiscardDie(_) | Frame::SetDice(_)) => Ok(()),
            _ => asks.no_such_frame("SR-14.2", Why::CannotDecline),
        },
        Action::Way(space) => match asks.top {
            Some(Frame::Way { .. }) => {
                demand(state.open.track.ahead(asks.racer.space).contains(&space), "SR-14.14", Why::NoSuchWay)
            }
            _ => asks.no_such_frame("SR-14.14", Why::NoSuchWay),
        },
        Action::PayGlacier(value) => match asks.top {
            Some(Frame::Glacier(colour)) => {
                demand(asks.racer.pool.has(*colour, value), "SR-17.11", Why::NoSuchDie)
            }
            _ => asks.no_such_frame("SR-17.11", Why::NoChallenge),
        },
        Action::TakeTerrain => match asks.top {
            Some(Frame::Glacier(_)) => Ok(()),
            _ => asks.no_such_frame("SR-17.11", Why::NoChallenge),
        },
        Action::PayCog => asks.pay_cog(),
        Action::PayDie(value) => asks.pay_die(value),
        Action::SetDie { colour, value } => match asks.top {
            Some(Frame::SetDice(_)) => {
                let low = (1..6).contains(&value) && asks.racer.pool.has(colour, value);
                demand(low, "SR-11.3", Why::NoSuchDie)
            }
            _ => asks.no_such_frame("SR-11.3", Why::NotNow),
        },
        Action::Refresh(place) => match asks.top {
            Some(Frame::Refresh) => {
                let part = asks.racer.machine.get(usize::from(place));
                // The cockpit has no slots either.
                demand(part.is_some_and(|part| part.slots().is_some()), "SR-11.3", Why::NoSuchPart)
            }
            _ => asks.no_such_frame("SR-11.3", Why::NotNow),
        },
        Action::DrawFrom(deck) => match asks.top {
            Some(Frame::DrawPart) => {
                demand(deck != Deck::Black && draft::can_draw(state, deck), "SR-11.11", Why::OtherDeck)
            }
            _ => asks.no_such_frame("SR-11.11", Why::NotNow),
        },
        Action::LosePart(place) => asks.lose_part(place),
        Action::Rearrange => {
            asks.nothing_else(Some(|frame| matches!(frame, Frame::Breakdown | Frame::UseDrawn(_))))?;
            demand(state.open.phase != Phase::Inventors, "SR-4.4", Why::NotNow)?;
            demand(building::can_begin(asks.racer), "SR-12.13", Why::NothingToRearrange)
        }
        Action::Lift(_)
        | Action::Put(_)
        | Action::GiveUp
        | Action::Withdraw
        | Action::Arrange
        | Action::EndRearranging => asks.rearranging(action),
        Action::Store(place) => {
            asks.in_phase(|phase| phase == Phase::Storage)?;
            let mut fits = false;
            round::storable(asks.racer, |it| fits |= it == place);
            demand(fits, "SR-10.7", Why::NoStorage)
        }
        Action::Done => {
            asks.nothing_else(None)?;
            match state.open.phase {
                Phase::Damage => damage::check_done(asks.racer),
                Phase::Vent | Phase::Race(_) | Phase::Storage | Phase::BoostTurn(_) => Ok(()),
                Phase::Inventors | Phase::Shortage(_) | Phase::Pick(_) | Phase::Use(_) | Phase::Over => {
                    refuse("SR-4.5", Why::NotNow)
                }
            }
        }
    }
}

fn is_placing(frame: &Frame) -> bool {
    matches!(frame, Frame::Placing { .. })
}

/// A seat that holds a decision, and what it is in the middle of.
struct Asks<'a> {
    state: &'a State,
    seat: Seat,
    racer: &'a Racer,
    top: Option<&'a Frame>,
}

impl<'a> Asks<'a> {
    /// Nobody acts who holds no decision (SR-4.4), who is done (SR-4.5), or while another has its turn (SR-6.10).
    fn new(state: &'a State, seat: Seat) -> Result<Asks<'a>, Refusal<Why>> {
        if is_asked(state, seat) {
            let racer = &state.open.racers[seat];
            return Ok(Asks { state, seat, racer, top: racer.work.last() });
        }
        let is_done = state.open.racers.has(seat) && state.open.racers[seat].done;
        Err(match state.open.phase {
            Phase::BoostTurn(_) => Refusal::at("SR-6.10", Why::NotNow),
            Phase::Race(Some(_)) => Refusal::at("SR-4.10", Why::NotNow),
            Phase::Over => Refusal::at("SR-4.4", Why::NotNow),
            _ if is_done => Refusal::at("SR-4.5", Why::IsDone),
            _ => Refusal::at("SR-4.4", Why::NotNow),
        })
    }

    /// What the seat has begun comes first: an answer, a placement, a rearrangement, a batch.
    fn nothing_else(&self, save: Option<fn(&Frame) -> bool>) -> Checked {
        match self.top {
            None => Ok(()),
            Some(frame) if save.is_some_and(|save| save(frame)) => Ok(()),
            Some(Frame::Placing { .. }) => refuse("SR-7.16", Why::PlacementFirst),
            Some(Frame::Rearranging(_)) => refuse("SR-12.13", Why::RearrangingFirst),
            Some(Frame::Answer(_)) => refuse("SR-11.8", Why::AnswerFirst),
            Some(_) => refuse("SR-4.7", Why::BatchFirst),
        }
    }

    /// The step is open and nothing is begun.
    fn in_phase(&self, fits: impl Fn(Phase) -> bool) -> Checked {
        self.nothing_else(None)?;
        demand(fits(self.state.open.phase), "SR-4.4", Why::NotNow)
    }

    /// This is what the seat is in the middle of.
    fn frame(&self, fits: impl Fn(&Frame) -> bool, clause: &'static str, why: Why) -> Checked {
        if self.top.is_some_and(fits) { Ok(()) } else { self.no_such_frame(clause, why) }
    }

    fn no_such_frame(&self, clause: &'static str, why: Why) -> Checked {
        self.nothing_else(None)?;
        refuse(clause, why)
    }

    fn part(&self, place: Place) -> Option<Card> {
        self.racer.machine.get(usize::from(place)).map(|part| part.card)
    }

    fn has_die(&self, place: Place, value: u8) -> bool {
        self.racer.machine.get(usize::from(place)).is_some_and(|part| part.has(value))
    }

    /// The pick, or the part that was drawn.
    fn card_in_use(&self) -> Result<Card, Refusal<Why>> {
        self.nothing_else(Some(|frame| matches!(frame, Frame::UseDrawn(_))))?;
        draft::card_in_use(self.state, self.seat).ok_or(Refusal::at("SR-4.4", Why::NotNow))
    }

    /// Only parts are constructed (SR-5.11), only where they are joined (SR-5.7).
    fn construct(&self, cell: Cell) -> Checked {
        if let Some(Frame::Rearranging(act)) = self.top {
            demand(act.lifted.is_none(), "SR-12.13", Why::CardLifted)?;
            demand(act.laid.is_none() && building::can_lay(self.state, self.seat), "SR-5.7", Why::NotNow)?;
            demand(act.moves > 0, "SR-12.13", Why::NoMovesLeft)?;
            return demand(machine::is_in_reach(&self.racer.machine, cell), "SR-5.7", Why::CellNotFree);
        }
        let card = self.card_in_use()?;
        demand(card.part().is_some(), "SR-5.11", Why::NoPart)?;
        demand(building::has_room(self.racer), "SR-12.14", Why::NoRoom)?;
        let machine = &self.racer.machine;
        let layout = Layout::of(machine);
        demand(layout.is_free(cell), "SR-5.7", Why::CellNotFree)?;
        demand(layout.joins(machine, layout.chained(machine), card, cell), "SR-5.7", Why::NotJoined)
    }

    fn construct_rearranged(&self) -> Checked {
        let card = self.card_in_use()?;
        demand(card.part().is_some(), "SR-5.11", Why::NoPart)?;
        demand(building::has_room(self.racer), "SR-12.14", Why::NoRoom)?;
        let mut direct = false;
        machine::cells_that_join(&self.racer.machine, card, |_| direct = true);
        demand(!direct && building::can_be_joined(self.racer, card), "SR-5.7", Why::NoNeedToRearrange)
    }

    fn short_deck(&self) -> Result<Deck, Refusal<Why>> {
        self.nothing_else(None)?;
        match self.state.open.phase {
            Phase::Shortage(deck) => Ok(deck),
            _ => Err(Refusal::at("SR-4.4", Why::NotNow)),
        }
    }

    /// Cogs work on rolled dice in the seat's own pool, never on dice in slots (SR-7.5).
    fn pool_die(&self, colour: Colour, value: u8) -> Checked {
        if let Some(Frame::Placing { .. }) = self.top {
            return refuse("SR-7.5", Why::PlacementFirst);
        }
        self.in_phase(|phase| matches!(phase, Phase::Race(_)))?;
        demand(self.racer.cogs > 0, "SR-7.3", Why::NoCogs)?;
        demand(value > 0 && self.racer.pool.has(colour, value), "SR-7.5", Why::NoSuchDie)
    }

    /// Dice of one part at a time (SR-7.7), of its colour, into free slots (SR-7.6).
    fn place(&self, place: Place, value: u8) -> Checked {
        let placed = if let Some(Frame::Placing { part, dice }) = self.top {
            demand(*part == place, "SR-7.7", Why::OtherPart)?;
            dice.len()
        } else {
            self.in_phase(|phase| matches!(phase, Phase::Race(_)))?;
            0
        };
        let colour = race::check_part(self.racer, place, placed)?;
        demand(value > 0, "SR-7.6", Why::NotRolled)?;
        demand(self.racer.pool.has(colour, value), "SR-7.6", Why::NoSuchDie)
    }

    /// A challenge is used at rest, or in a pause (SR-17.3, SR-17.4).
    fn at_rest(&self) -> Checked {
        if let Some(Frame::Batch(_)) = self.top {
            return demand(challenges::may_pause(&self.state.open, self.seat), "SR-17.4", Why::NotAtRest);
        }
        self.nothing_else(None)?;
        demand(self.state.open.phase != Phase::Inventors, "SR-4.4", Why::NotNow)
    }

    fn pay_cog(&self) -> Checked {
        let here = self.state.open.track.challenge(self.racer.space);
        demand(matches!(here, Some(Challenge::Generator(_))), "SR-17.6", Why::NoChallenge)?;
        demand(self.racer.cogs > 0, "SR-17.2", Why::NoCogs)?;
        self.at_rest()
    }

    fn pay_die(&self, value: u8) -> Checked {
        let colour = match self.state.open.track.challenge(self.racer.space) {
            Some(Challenge::Rails { colour, .. }) => colour,
            Some(Challenge::Pony { colour, .. }) => {
                demand(!self.racer.pony, "SR-17.9", Why::PonyUsed)?;
                colour
            }
            _ => return refuse("SR-17.8", Why::NoChallenge),
        };
        demand(self.racer.pool.has(colour, value), "SR-17.2", Why::NoSuchDie)?;
        self.at_rest()
    }

    /// The cockpit is never discarded by choice (SR-12.11).
    fn lose_part(&self, place: Place) -> Checked {
        if !matches!(self.top, Some(Frame::Breakdown)) {
            self.in_phase(|phase| phase == Phase::Damage)?;
            demand(self.racer.gauge < 0, "SR-8.1", Why::NothingOwed)?;
        }
        demand(place > 0, "SR-12.11", Why::Cockpit)?;
        demand(self.part(place).is_some(), "SR-8.2", Why::NoSuchPart)
    }

    /// The steps of a rearrangement (SR-12.13).
    fn rearranging(&self, action: Action) -> Checked {
        let Some(Frame::Rearranging(act)) = self.top else {
            return self.no_such_frame("SR-12.13", Why::NotNow);
        };
        let Rearranging { lifted, laid, moves, .. } = *act;
        match action {
            Action::Put(cell) => {
                demand(lifted.is_some(), "SR-12.13", Why::NothingLifted)?;
                demand(machine::is_in_reach(&self.racer.machine, cell), "SR-12.14", Why::CellNotFree)
            }
            Action::GiveUp => {
                demand(lifted.is_some(), "SR-12.13", Why::NothingLifted)?;
                demand(lifted != Some(0), "SR-12.11", Why::Cockpit)?;
                demand(lifted != laid, "SR-5.7", Why::NewPartLoose)
            }
            _ if lifted.is_some() => refuse("SR-12.13", Why::CardLifted),
            Action::EndRearranging => building::check_end(self.racer, act),
            Action::Withdraw => demand(laid.is_some(), "SR-5.7", Why::NothingLifted),
            Action::Arrange => Ok(()),
            _ if moves == 0 => refuse("SR-12.13", Why::NoMovesLeft),
            Action::Lift(place) => demand(self.part(place).is_some(), "SR-12.4", Why::NoSuchPart),
            _ => Ok(()),
        }
    }
}
