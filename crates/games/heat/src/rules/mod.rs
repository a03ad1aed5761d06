//! What happens: the table (moment, action) → rule, and what the chapters share.
//!
//! A chapter of the rules is a file: [`round`] (HEAT-3, HEAT-16), [`gears`] (HEAT-4), [`play`] (HEAT-5), [`movement`]
//! (HEAT-6), [`plus`] (HEAT-7), [`react`] (HEAT-8, HEAT-9), [`slipstream`] (HEAT-10), [`corners`] (HEAT-11), [`hand`]
//! (HEAT-12, HEAT-13), [`legends`] (LEG), [`weather`] (WEA), [`draft`] and [`garage`] (GAR) and [`season`] (CHA).

pub mod corners;
pub mod draft;
pub mod garage;
pub mod gears;
pub mod hand;
pub mod legends;
pub mod movement;
pub mod play;
pub mod plus;
pub mod react;
pub mod round;
pub mod season;
pub mod slipstream;
pub mod weather;

use crate::actions::Action;
use crate::data::{Card, PODIUM};
use crate::events::{Cost, Event, Impulse};
use crate::state::{CarId, Driver, Driving, Phase, Plan, Spot, State, Status, Step};
use crossroads_engine::{Applied, Chance, Outcome, Refusal, Seat, SheetLine, Sink, Standing, listed};
use serde::Serialize;

listed! {
    /// Why an action is refused.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Why {
        /// It is not asked for, or not of this seat.
        NotNow,
        /// The gear of this round is chosen; it can be taken back.
        AlreadyShifted,
        /// The gear comes before the cards.
        ShiftFirst,
        /// No shift is longer than two gears.
        ShiftTooLong,
        /// A shift of two gears needs heat in the engine.
        ShiftNeedsHeat,
        /// Shifting down on a flooded space needs more heat.
        FloodNeedsHeat,
        /// The hand cannot fill this gear, and it can fill another.
        GearNotFilled,
        /// A cluttered hand lays itself.
        LaidByItself,
        /// Heat is not laid.
        HeatNotLaid,
        /// The hand has no such card.
        NotInHand,
        /// The gear asks for another number of cards.
        WrongNumber,
        /// Nobody may retire here and now.
        NoRetiring,
        /// Clouds over this sector allow no cooldown.
        CloudsAllowNoCooldown,
        /// All cooldown of the turn is used.
        NoCooldown,
        /// There is no Heat in hand.
        NoHeatInHand,
        /// One boost a turn.
        AlreadyBoosted,
        /// A boost needs heat in the engine.
        BoostNeedsHeat,
        /// Only the last cars have adrenaline.
        NotLast,
        /// The event of the race takes adrenaline from all.
        NoAdrenaline,
        /// The extra space is taken.
        AdrenalineUsed,
        /// A slipstream has another length.
        NoSuchSlipstream,
        /// A slipstream so long would lead beyond the finish.
        SlipstreamBeyondFinish,
        /// A slipstream so short would gain nothing.
        SlipstreamGainsNothing,
        /// Stress stays in hand.
        StressNotDiscarded,
        /// Heat stays in hand.
        HeatNotDiscarded,
        /// It is not such an own upgrade, or not such a card of the market, or not for this driver to swap.
        NoSuchSwap,
        /// The driver has no such upgrade.
        NotOwned,
        /// The card has other values.
        NoSuchValue,
        /// More heat is owed for cards than the engine holds.
        Short,
        /// The engine's heat is owed for cards.
        HeatIsOwed,
        /// There is no cooldown after cards were declared unpayable.
        NoCooldownAfterDeclaring,
        /// Nothing leaves a hand in a tunnel.
        InTunnel,
        /// There is no stress in hand, or nothing that puts it away.
        NoStressToReduce,
        /// Enough cards are picked, or the pile has no such card.
        NotSalvaged,
        /// There is no such symbol left, or no Heat in the pile.
        NoSuperCool,
        /// No car is in reach of a draft.
        NobodyToDraft,
        /// The hand has no such card for direct play.
        NoDirectPlay,
        /// The engine cannot pay for the card.
        DirectPlayNotPaid,
        /// All that is owed can be paid.
        NotShort,
        /// More cards can be paid with another one.
        NotKept,
        /// Heat or scrap of a card is still open.
        DutyOpen,
        /// No such card in the play area can be refreshed.
        NoRefresh,
    }
}

const NOT_NOW: Refusal<Why> = Refusal::at("HEAT-3.10", Why::NotNow);

/// A turn being driven. The moment is taken out of the state, worked on, and put back by [`apply`].
pub(crate) struct Turn<'a, C, S> {
    pub state: &'a mut State,
    pub driving: Driving,
    pub chance: &'a mut C,
    pub events: &'a mut S,
    /// Whether cards came to light or a turn has ended, so that nothing before can be taken back.
    pub closed: bool,
}

impl<C: Chance, S: Sink<Event>> Turn<'_, C, S> {
    fn driver(&mut self, seat: Seat) -> &mut Driver {
        &mut self.state.drivers[seat]
    }

    fn spot(&self, car: CarId) -> Spot {
        self.state.cars[car.index()].spot
    }

    /// The driver goes on to the next step.
    fn end_step(&mut self, seat: Seat, next: Step) {
        self.events.tell(Event::StepEnded { seat, step: self.driving.step });
        self.driving.step = next;
    }

    /// The one way a car goes forward (HEAT-6.4 to HEAT-6.7).
    fn go(&mut self, car: CarId, spaces: u8, by: Impulse) {
        let from = self.spot(car);
        let to = movement::landing(self.state, car, spaces);
        self.state.cars[car.index()].spot = to;
        let (racer, board) = (self.state.racer(car), self.state.board());
        let moved = (to.progress - from.progress) as u8;
        let (from, to) = (from.place(board), to.place(board));
        self.events.tell(Event::Moved { racer, from, to, spaces, moved, by });
    }
}

/// The one way heat leaves an engine: to the discard pile (HEAT-14.1).
fn pay(driver: &mut Driver, seat: Seat, heat: u8, cost: Cost, events: &mut impl Sink<Event>) {
    if heat > 0 {
        driver.engine -= heat;
        (0..heat).for_each(|_| driver.discard.push(Card::HEAT));
        events.tell(Event::HeatPaid { seat, heat, cost });
    }
}

/// Carries out an action, and everything that nobody decides.
///
/// # Errors
/// Names the clause that forbids it; nothing has changed then.
pub fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> Result<Applied, Refusal<Why>> {
    match state.phase {
        Phase::Planning if state.is_racing(seat) => {
            let plan = state.drivers[seat].plan;
            match (plan, action) {
                (Plan::Open, Action::ShiftGear(gear)) => gears::choose(state, seat, gear, events)?,
                (Plan::Shifted(_), Action::ShiftGear(_)) => {
                    return Err(Refusal::at("HEAT-3.10", Why::AlreadyShifted));
                }
                (Plan::Shifted(gear), Action::LayCard(card)) => play::lay(state, seat, gear, card, events)?,
                (Plan::Shifted(gear), Action::Commit) => play::commit(state, seat, gear, events)?,
                (Plan::Open, Action::LayCard(_) | Action::Commit) => {
                    return Err(Refusal::at("HEAT-3.2", Why::ShiftFirst));
                }
                (Plan::Open | Plan::Shifted(_), Action::Retire) => round::retire(state, seat, events)?,
                _ => return Err(NOT_NOW),
            }
            if !round::all_are_ready(state) {
                return Ok(Applied::OPEN);
            }
            let driving = round::end_planning(state, events);
            Ok(run(Turn { state, driving, chance, events, closed: true }))
        }
        Phase::Drafting(draft) => match action {
            Action::PickUpgrade(card) => draft::pick(state, draft, seat, card, chance, events),
            _ => Err(NOT_NOW),
        },
        Phase::Swapping(market) if state.drivers.has(seat) => match action {
            Action::SwapUpgrade { own, market: wanted } => {
                draft::swap(state, &market, seat, own, wanted, chance, events)
            }
            Action::KeepUpgrades => draft::keep(state, seat, chance, events),
            _ => Err(NOT_NOW),
        },
        Phase::Dropping if state.drivers.has(seat) => match action {
            Action::DropUpgrade(card) => draft::drop(state, seat, card, chance, events),
            _ => Err(NOT_NOW),
        },
        Phase::Consulting(at) => match action {
            Action::Consult(tune) => season::consult(state, at, seat, tune, chance, events),
            _ => Err(NOT_NOW),
        },
        Phase::Driving(driving) if state.drivers.has(seat) && driving.car() == Some(CarId::of(seat)) => {
            let mut turn = Turn { state, driving, chance, events, closed: false };
            match (driving.step, action) {
                (Step::React, Action::Cool) => react::cool(&mut turn, seat)?,
                (Step::React, Action::Boost) => react::boost(&mut turn, seat)?,
                (Step::React, Action::TakeAdrenaline) => react::take_adrenaline(&mut turn, seat)?,
                (Step::React, Action::EndReact) => {
                    garage::check_end(turn.state, &turn.driving, seat)?;
                    turn.end_step(seat, Step::Slipstream);
                }
                (Step::Value, Action::ChooseValue(value)) => garage::choose_value(&mut turn, seat, value)?,
                (Step::React, Action::PayHeat(card)) => garage::pay_heat(&mut turn, seat, card)?,
                (Step::React, Action::Scrap(card)) => garage::scrap(&mut turn, seat, card)?,
                (Step::React, Action::ReduceStress) => garage::reduce_stress(&mut turn, seat)?,
                (Step::React, Action::Salvage(card)) => garage::salvage(&mut turn, seat, card)?,
                (Step::Salvage, Action::SalvageCard(card)) => garage::salvage_card(&mut turn, seat, card)?,
                (Step::Salvage, Action::EndSalvage) => garage::end_salvage(&mut turn, seat),
                (Step::React, Action::SuperCool(card)) => garage::super_cool(&mut turn, seat, card)?,
                (Step::SuperCool, Action::SuperCoolHeat) => garage::super_cool_heat(&mut turn, seat)?,
                (Step::SuperCool, Action::EndSuperCool) => turn.end_step(seat, Step::React),
                (Step::React, Action::Draft) => garage::draft(&mut turn, seat)?,
                (Step::React, Action::DirectPlay(card)) => garage::direct_play(&mut turn, seat, card)?,
                (Step::React, Action::Accelerate(card)) => garage::accelerate(&mut turn, seat, card)?,
                (Step::React, Action::DeclareUnpayable) => garage::declare(&mut turn, seat)?,
                (Step::Keep, Action::KeepCard(card)) => garage::keep_card(&mut turn, seat, card)?,
                (Step::Refresh, Action::Refresh(card)) => garage::refresh(&mut turn, seat, card)?,
                (Step::Refresh, Action::EndRefresh) => turn.end_step(seat, Step::Replenish),
                (Step::Slipstream, Action::Slipstream(spaces)) => {
                    slipstream::follow(&mut turn, seat, spaces)?;
                }
                (Step::Slipstream, Action::DeclineSlipstream) => turn.end_step(seat, Step::Corners),
                (Step::Discard, Action::Discard(card)) => hand::discard(&mut turn, seat, card)?,
                (Step::Discard, Action::EndDiscard) => turn.end_step(seat, Step::Refresh),
                _ => return Err(NOT_NOW),
            }
            Ok(run(turn))
        }
        Phase::Swapping(_) | Phase::Dropping | Phase::Planning | Phase::Driving(_) | Phase::Over => {
            Err(NOT_NOW)
        }
    }
}

/// Runs to the next decision and puts the moment back into the state.
fn run<C: Chance, S: Sink<Event>>(mut turn: Turn<'_, C, S>) -> Applied {
    turn.state.phase = round::run_to_next_decision(&mut turn);
    if turn.closed { Applied::CLOSED } else { Applied::OPEN }
}

/// Every driver's place among all cars, with the points of the podium (HEAT-16.11, HEAT-16.10).
pub fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    if let Some(standings) = &state.season {
        return Some(season::outcome(state, standings));
    }
    let standings = state.drivers.iter().map(|(seat, _)| {
        let place = match state.cars[seat.index()].status {
            Status::Placed(place) => place,
            Status::Racing | Status::Finished => state.cars.len() as u8,
        };
        let points = PODIUM.get(usize::from(place) - 1).copied().unwrap_or(0).into();
        Standing { place, points, sheet: [SheetLine { line: "race", points }].into_iter().collect() }
    });
    Some(Outcome { standings: standings.collect() })
}
