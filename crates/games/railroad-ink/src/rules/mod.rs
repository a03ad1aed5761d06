//! What happens when a seat acts. This page is the table of moments; each chapter has a file of its own.

pub mod drawing;
pub mod lava;
pub mod lines;
pub mod meteor;
pub mod round;
pub mod scoring;

use crate::actions::Action;
use crate::board::Misfit;
use crate::events::Event;
use crate::state::{Desk, Moment, Phase, State};
use crossroads_engine::{Applied, Chance, Outcome, Refusal, Seat, SheetLine, Sink, Standing, listed};
use serde::Serialize;

listed! {
    /// Why an action is refused. The words are messages, `why-…`.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Why {
        /// The table is over, or the seat is not at it.
        NotNow,
        /// The seat has finished the round; it may take that back.
        Finished,
        /// The expansion is not played.
        NoSuchDice,
        /// The meteor comes first.
        MeteorFirst,
        /// The meteor has come, or was bought off.
        MeteorPast,
        /// The direction is not for this seat to choose now.
        NothingToAim,
        /// No undrawn die shows this.
        NoSuchDie,
        /// It is no special route.
        NotSpecial,
        /// A special route was used in this round already.
        OneSpecialARound,
        /// This special route is crossed off.
        CrossedOff,
        /// Three special routes are crossed off.
        ThreeSpecials,
        /// The cell is not free.
        CellFilled,
        /// Highway would face railway.
        KindsClash,
        /// It joins nothing.
        Unjoined,
        /// It would leave a die without a place.
        StrandsDie,
        /// An undrawn die still fits.
        DieStillFits,
        /// Lava must be drawn first.
        LavaOwed,
        /// It does not join lava.
        LavaUnjoined,
        /// Lava and routes are kept apart at this table.
        LavaApart,
        /// A volcano needs an empty cell.
        VolcanoNeedsEmptyCell,
        /// A volcano may not lie beside lava.
        VolcanoBesideLava,
        /// Routes are erased only when no lava can be drawn.
        NotStuck,
        /// No open lava side faces the cell, or no route is there.
        NotBeforeLava,
        /// Lava is never erased.
        LavaStays,
    }
}

/// A table with one seat acting at it.
pub(crate) struct Turn<'a, S> {
    pub state: &'a mut State,
    pub seat: Seat,
    pub events: &'a mut S,
}

impl<S: Sink<Event>> Turn<'_, S> {
    pub fn desk(&self) -> &Desk {
        &self.state.desks[self.seat]
    }

    pub fn desk_mut(&mut self) -> &mut Desk {
        &mut self.state.desks[self.seat]
    }

    pub fn tell(&mut self, event: Event) {
        self.events.tell(event);
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
    if state.phase == Phase::Over || !state.desks.has(seat) {
        return Err(Refusal::at("RI-3.4", Why::NotNow));
    }
    let mut turn = Turn { state, seat, events };
    match (turn.desk().turn.moment, action) {
        (Moment::Finished, _) => return Err(Refusal::at("RI-6.5", Why::Finished)),

        (Moment::Drawing, Action::DrawRoute(drawing)) => drawing::route(&mut turn, drawing)?,
        (Moment::Drawing, Action::DrawSpecial(drawing)) => drawing::special(&mut turn, drawing)?,
        (Moment::Drawing, Action::DrawLava(drawing)) => lava::draw(&mut turn, drawing)?,
        (Moment::Drawing, Action::DrawVolcano(cell)) => lava::open_volcano(&mut turn, cell)?,
        (Moment::Drawing, Action::EraseForLava(drawing)) => lava::erase_for_lava(&mut turn, drawing)?,
        (Moment::Drawing, Action::Finish) => return round::finish(&mut turn, chance),
        (
            Moment::Meteor | Moment::Aim,
            Action::DrawRoute(_)
            | Action::DrawSpecial(_)
            | Action::DrawLava(_)
            | Action::DrawVolcano(_)
            | Action::EraseForLava(_)
            | Action::Finish,
        ) => return Err(Refusal::at("RI-8.14", Why::MeteorFirst)),

        (_, Action::IgnoreMeteor(special)) => meteor::ignore(&mut turn, special)?,
        (_, Action::FaceMeteor) => meteor::face(&mut turn)?,
        (_, Action::AimMeteor(side)) => meteor::aim(&mut turn, side)?,
    }
    Ok(Applied::OPEN)
}

/// How the table ended (RI-7.22, RI-7.23): the highest total, then the fewest errors; what ties still is shared.
pub fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let scores = round::scores(state);
    Some(Outcome::ranked(
        state.desks.seats(),
        |seat| (scores[seat].total(), -scores[seat].errors),
        |seat, place| {
            let scoring::Score { networks, highway, railway, centre, expansion, errors } = scores[seat];
            let lines = [
                ("networks", networks),
                ("highway", highway),
                ("railway", railway),
                ("centre", centre),
                ("expansion", expansion),
                ("errors", -errors),
            ];
            let sheet = lines.into_iter().map(|(line, points)| SheetLine { line, points }).collect();
            Standing { place, points: scores[seat].total(), sheet }
        },
    ))
}

/// The clause by which a route does not fit.
fn misfit(misfit: Misfit) -> Refusal<Why> {
    match misfit {
        Misfit::Filled => Refusal::at("RI-4.7", Why::CellFilled),
        Misfit::Clash => Refusal::at("RI-4.9", Why::KindsClash),
        Misfit::Unjoined => Refusal::at("RI-4.1", Why::Unjoined),
    }
}
