//! What may not be done, and the clause that forbids it. Nothing here changes anything.

use super::{Why, boosts, building, challenges, damage, draft, effects, race, round, vent};
use crate::actions::{Action, is_asked, is_racing};
use crate::data::{Card, Challenge, Colour, Deck, Die};
use crate::machine::{self, Cell, Layout, Place, Plan};
use crate::state::{Frame, Phase, Racer, State};
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
            if !matches!(state.open.phase, Phase::Pick(_)) {
                asks.in_phase(|_| false)?;
            }
            asks.nothing_else(None)?;
            demand(asks.racer.holds(deck), "SR-5.2", Why::NotInHand)?;
            demand(state.hidden.picks[seat] != Some(deck), "SR-5.3", Why::AlreadyPicked)
        }
        Action::Construct(cell) => asks.construct(cell),
        Action::ConstructRearranged => asks.construct_rearranged(),
        Action::GeneratePower(colour) => {
            demand(asks.card_in_use()?.corner().offers(colour), "SR-5.12", Why::NotOffered)
        }
        Action::GainCogs => asks.card_in_use().map(|_| ()),
        Action::Stash => demand(asks.card_in_use()?.boost().is_some(), "SR-5.11", Why::NoBoost),
        Action::LosePart(place) => asks.lose_part(place),
        Action::DiscardBoost(boost) => {
            demand(asks.short_deck()? == Deck::Black, "SR-13.3", Why::OtherDeck)?;
            let stashed = state.hidden.stashes[seat].iter().any(|stashed| stashed.boost == boost);
            demand(stashed, "SR-13.3", Why::NotStashed)
        }
        Action::PlayBoost { boost, on } => {
            asks.nothing_else(None)?;
            demand(is_racing(state, seat), "SR-4.4", Why::NotNow)?;
            boosts::check_turn(state, seat)?;
            let row = boosts::check(state, seat, boost)?;
            boosts::check_target(state, seat, row, on)
        }
        Action::Answer(boost) => {
            asks.frame(|frame| matches!(frame, Frame::Answer(_)), "SR-11.8", Why::NotNow)?;
            let row = boosts::check(state, seat, boost)?;
            demand(row.answers, "SR-11.8", Why::NoAnswer)
        }
        Action::NoAnswer => asks.frame(|frame| matches!(frame, Frame::Answer(_)), "SR-11.8", Why::NotNow),
        Action::Vent { part, colour, value } => {
            asks.in_phase(|phase| phase == Phase::Vent)?;
            vent::check_pip(asks.racer)?;
            demand(asks.has_die(part, colour, value), "SR-6.4", Why::NothingToVent)
        }
        Action::Reroll { colour, value } => asks.pool_die(colour, value, "SR-7.3"),
        Action::Raise { colour, value } => {
            asks.pool_die(colour, value, "SR-7.4")?;
            demand(value < 6, "SR-7.4", Why::AlreadySix)
        }
        Action::Place { part, colour, value } => asks.place(part, Die { colour, value }),
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
                let groups = card.groups().len();
                let offered = batch.unbegun.iter().any(|copies| copies.card == card);
                demand(offered && usize::from(group) < groups, "SR-14.3", Why::NoSuchGroup)
            }
            _ => asks.no_such_frame("SR-14.3", Why::NoSuchGroup),
        },
        Action::DiscardDie { part, colour, value } => match asks.top {
            Some(Frame::DiscardDie(wanted)) => {
                let fits = wanted.is_none_or(|wanted| wanted == colour);
                demand(fits && asks.has_die(part, colour, value), "SR-14.6", Why::NoSuchDie)
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
                demand(part.is_some_and(machine::Part::takes_dice), "SR-11.3", Why::NoSuchPart)
            }
            _ => asks.no_such_frame("SR-11.3", Why::NotNow),
        },
        Action::DrawFrom(deck) => match asks.top {
            Some(Frame::DrawPart) => {
                demand(deck != Deck::Black && draft::can_draw(state, deck), "SR-11.11", Why::OtherDeck)
            }
            _ => asks.no_such_frame("SR-11.11", Why::NotNow),
        },
        Action::Arrange => {
            asks.may_build()?;
            demand(!matches!(asks.top, Some(Frame::Hanging)), "SR-12.5", Why::HangingFirst)?;
            demand(matches!(state.open.phase, Phase::Race(_)), "SR-4.4", Why::NotNow)?;
            demand(building::opened(asks.racer).is_some(), "SR-12.4", Why::NothingToOpen)
        }
        Action::Lay(plan) => asks.lay(&plan),
        Action::Discard(place) => {
            asks.may_build()?;
            demand(!matches!(asks.top, Some(Frame::Hanging)), "SR-12.5", Why::HangingFirst)?;
            asks.part_to_go(place, "SR-12.7")
        }
        Action::Store { part, colour } => {
            asks.in_phase(|phase| phase == Phase::Storage)?;
            let mut fits = false;
            round::storable(asks.racer, |place, of| fits |= (place, of) == (part, colour));
            demand(fits, "SR-10.7", Why::NoStorage)
        }
        Action::Done => {
            asks.is_waited_for()?;
            asks.nothing_else(None)?;
            match state.open.phase {
                Phase::Damage => damage::check_done(asks.racer),
                Phase::Vent | Phase::Race(_) | Phase::Storage | Phase::BoostTurn(_) => Ok(()),
                Phase::Inventors | Phase::Shortage(_) | Phase::Pick(_) | Phase::Use(_) | Phase::Over => {
                    refuse("SR-4.5", Why::NotNow)
                }
            }
        }
        Action::NotDone => {
            asks.nothing_else(None)?;
            demand(asks.racer.done, "SR-4.5", Why::NotDone)?;
            demand(round::can_be_withdrawn(state.open.phase), "SR-4.5", Why::NotNow)
        }
    }
}

fn is_placing(frame: &Frame) -> bool {
    matches!(frame, Frame::Placing { .. })
}

/// A seat, and what it is in the middle of.
struct Asks<'a> {
    state: &'a State,
    seat: Seat,
    racer: &'a Racer,
    top: Option<&'a Frame>,
}

impl<'a> Asks<'a> {
    /// Nobody acts who is not at the table, or when the game is over (SR-4.4).
    fn new(state: &'a State, seat: Seat) -> Result<Asks<'a>, Refusal<Why>> {
        if !state.open.racers.has(seat) || state.open.phase == Phase::Over {
            return Err(Refusal::at("SR-4.4", Why::NotNow));
        }
        let racer = &state.open.racers[seat];
        Ok(Asks { state, seat, racer, top: racer.work.last() })
    }

    /// What belongs to a step is not done by a seat that is done with it (SR-4.5), nor while another one has its turn
    /// (SR-6.10, SR-4.10).
    fn is_waited_for(&self) -> Checked {
        if is_asked(self.state, self.seat) {
            return Ok(());
        }
        match self.state.open.phase {
            Phase::BoostTurn(_) => refuse("SR-6.10", Why::NotNow),
            Phase::Race(Some(_)) => refuse("SR-4.10", Why::NotNow),
            _ if self.racer.done => refuse("SR-4.5", Why::IsDone),
            _ => refuse("SR-4.4", Why::NotNow),
        }
    }

    /// What the seat has begun comes first: an answer, a placement, what hangs, a batch.
    fn nothing_else(&self, save: Option<fn(&Frame) -> bool>) -> Checked {
        match self.top {
            None => Ok(()),
            Some(frame) if save.is_some_and(|save| save(frame)) => Ok(()),
            Some(Frame::Placing { .. }) => refuse("SR-7.16", Why::PlacementFirst),
            Some(Frame::Hanging) => refuse("SR-12.5", Why::HangingFirst),
            Some(Frame::Answer(_)) => refuse("SR-11.8", Why::AnswerFirst),
            Some(_) => refuse("SR-4.7", Why::BatchFirst),
        }
    }

    /// The step is open and nothing is begun.
    fn in_phase(&self, fits: impl Fn(Phase) -> bool) -> Checked {
        self.is_waited_for()?;
        self.nothing_else(None)?;
        demand(fits(self.state.open.phase), "SR-4.4", Why::NotNow)
    }

    /// This is what the seat is in the middle of.
    fn frame(&self, fits: impl Fn(&Frame) -> bool, clause: &'static str, why: Why) -> Checked {
        if self.top.is_some_and(fits) { Ok(()) } else { self.no_such_frame(clause, why) }
    }

    fn no_such_frame(&self, clause: &'static str, why: Why) -> Checked {
        self.is_waited_for()?;
        self.nothing_else(None)?;
        refuse(clause, why)
    }

    fn part(&self, place: Place) -> Option<Card> {
        self.racer.machine.get(usize::from(place)).map(|part| part.card)
    }

    fn has_die(&self, place: Place, colour: Colour, value: u8) -> bool {
        self.racer.machine.get(usize::from(place)).is_some_and(|part| part.has(colour, value))
    }

    /// The pick, or the part that was drawn.
    fn card_in_use(&self) -> Result<Card, Refusal<Why>> {
        self.is_waited_for()?;
        self.nothing_else(Some(|frame| matches!(frame, Frame::UseDrawn(_))))?;
        draft::card_in_use(self.state, self.seat).ok_or(Refusal::at("SR-4.4", Why::NotNow))
    }

    /// Only parts are constructed (SR-5.11), and only if there is room (SR-12.14).
    fn new_part(&self) -> Result<Card, Refusal<Why>> {
        let card = self.card_in_use()?;
        demand(card.part().is_some(), "SR-5.11", Why::NoPart)?;
        demand(building::has_room(self.racer), "SR-12.14", Why::NoRoom)?;
        Ok(card)
    }

    /// A part is laid only where it is joined (SR-5.7).
    fn construct(&self, cell: Cell) -> Checked {
        let card = self.new_part()?;
        let machine = &self.racer.machine;
        let layout = Layout::of(machine);
        demand(layout.is_free(cell), "SR-5.7", Why::CellNotFree)?;
        demand(layout.joins(machine, card, cell), "SR-5.7", Why::NotJoined)
    }

    fn construct_rearranged(&self) -> Checked {
        let card = self.new_part()?;
        let mut direct = false;
        machine::cells_that_join(&self.racer.machine, card, |_| direct = true);
        demand(!direct && building::can_be_joined(self.racer, card), "SR-5.7", Why::NoNeedToRearrange)
    }

    fn short_deck(&self) -> Result<Deck, Refusal<Why>> {
        self.is_waited_for()?;
        self.nothing_else(None)?;
        match self.state.open.phase {
            Phase::Shortage(deck) => Ok(deck),
            _ => Err(Refusal::at("SR-4.4", Why::NotNow)),
        }
    }

    /// Cogs work on rolled dice in the seat's own pool, never on dice in slots (SR-7.5).
    fn pool_die(&self, colour: Colour, value: u8, by: &'static str) -> Checked {
        if let Some(Frame::Placing { .. }) = self.top {
            return refuse("SR-7.5", Why::PlacementFirst);
        }
        self.in_phase(|phase| matches!(phase, Phase::Race(_)))?;
        demand(self.racer.cogs > 0, by, Why::NoCogs)?;
        demand(value > 0 && self.racer.pool.has(colour, value), "SR-7.5", Why::NoSuchDie)
    }

    /// Dice of one part at a time (SR-7.7), into free slots of their colour (SR-7.6).
    fn place(&self, place: Place, die: Die) -> Checked {
        let placed: &[Die] = if let Some(Frame::Placing { part, dice }) = self.top {
            demand(*part == place, "SR-7.7", Why::OtherPart)?;
            dice
        } else {
            self.in_phase(|phase| matches!(phase, Phase::Race(_)))?;
            &[]
        };
        let taker = race::Taker::new(self.racer, place, placed)?;
        taker.check(die.colour)?;
        demand(die.value > 0, "SR-7.6", Why::NotRolled)?;
        demand(self.racer.pool.has(die.colour, die.value), "SR-7.6", Why::NoSuchDie)?;
        demand(taker.can_come_to(&self.racer.pool, die), "SR-7.10", Why::TooWeak)
    }

    /// A challenge is used at rest, or in a pause (SR-17.3, SR-17.4).
    fn at_rest(&self) -> Checked {
        if let Some(Frame::Batch(_)) = self.top {
            return demand(challenges::may_pause(&self.state.open, self.seat), "SR-17.4", Why::NotAtRest);
        }
        self.nothing_else(None)?;
        demand(is_racing(self.state, self.seat), "SR-4.4", Why::NotNow)
    }

    fn pay_cog(&self) -> Checked {
        let here = self.state.open.track.challenge(self.racer.space);
        let Some(Challenge::Generator(colour)) = here else {
            return refuse("SR-17.6", Why::NoChallenge);
        };
        demand(self.racer.cogs > 0, "SR-17.2", Why::NoCogs)?;
        demand(effects::has_dice(&self.state.open, colour), "SR-16.6", Why::NoDiceLeft)?;
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

    /// A part goes that has to; the cockpit never does (SR-12.11).
    fn lose_part(&self, place: Place) -> Checked {
        if !matches!(self.top, Some(Frame::Breakdown | Frame::Hanging)) {
            self.in_phase(|phase| matches!(phase, Phase::Damage | Phase::Shortage(_)))?;
        }
        match (self.top, self.state.open.phase) {
            (None, Phase::Damage) => demand(self.racer.gauge < 0, "SR-8.1", Why::NothingOwed)?,
            (None, Phase::Shortage(deck)) => {
                let of_deck = self.part(place).is_some_and(|card| card.deck() == Some(deck));
                demand(of_deck, "SR-13.3", Why::OtherDeck)?;
            }
            _ => {}
        }
        self.part_to_go(place, "SR-8.2")
    }

    fn part_to_go(&self, place: Place, clause: &'static str) -> Checked {
        demand(place > 0, "SR-12.11", Why::Cockpit)?;
        demand(self.part(place).is_some(), clause, Why::NoSuchPart)
    }

    /// A machine is changed at any moment (SR-12.12).
    fn may_build(&self) -> Checked {
        self.nothing_else(Some(building::is_about_to))?;
        demand(is_racing(self.state, self.seat), "SR-4.4", Why::NotNow)
    }

    /// All cards of the machine at once, and with them the part in use, if there is a cell for it (SR-12.13, SR-5.7).
    fn lay(&self, plan: &Plan) -> Checked {
        self.may_build()?;
        let machine = &self.racer.machine;
        let new = if plan.len() > machine.len() { Some(self.new_part()?) } else { None };
        building::check_plan(machine, new, plan)
    }
}
